//! When a photograph was made, no more precisely than its caption says.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate};
use edtf_core::{Bound, BoundDate};
use serde::{Deserialize, Serialize};

/// A date in the Extended Date/Time Format (ISO 8601-2:2019).
///
/// Level 0 and 1, and of level 2 the sets `[..]`, `{..}` and masked digits. `1936` is a year and
/// never 1 January 1936; "circa 1936" is `1936~`; "the 1940s" is `194X`; "between 1935 and 1942",
/// some time in it, is `[1935..1942]`, while `1935/1942` is the whole span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edtf(edtf_core::Edtf);

/// Why a text is not an EDTF date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EdtfError {
    /// Not in the grammar, or no such day in the calendar.
    #[error("`{text}` is not an EDTF date: {reason}")]
    Malformed {
        /// What was written.
        text: String,
        /// What the grammar missed, and where.
        reason: String,
    },
    /// A time of day: the archive dates photographs to the day.
    #[error("`{text}` has a time of day; write the day alone")]
    TimeOfDay {
        /// What was written.
        text: String,
    },
}

/// How finely a date is known; the finest is least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Precision {
    /// One day.
    Day,
    /// One month.
    Month,
    /// A season of one year.
    Season,
    /// One year.
    Year,
    /// Anything wider: a decade, an interval, one of several.
    Range,
}

impl FromStr for Edtf {
    type Err = EdtfError;

    fn from_str(text: &str) -> Result<Self, EdtfError> {
        match edtf_core::Edtf::parse(text) {
            Ok(edtf_core::Edtf::DateTime(_)) => Err(EdtfError::TimeOfDay { text: text.to_owned() }),
            Ok(parsed) => Ok(Self(parsed)),
            Err(error) => {
                Err(EdtfError::Malformed { text: text.to_owned(), reason: error.to_string() })
            }
        }
    }
}

impl fmt::Display for Edtf {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Serialize for Edtf {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edtf {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl From<NaiveDate> for Edtf {
    fn from(day: NaiveDate) -> Self {
        let written = format!("{:04}-{:02}-{:02}", day.year(), day.month(), day.day());
        written.parse().expect("chrono's day is a calendar day of a four-digit year")
    }
}

impl Edtf {
    /// The earliest day that it may mean; `None` where it is open or unknown at the start.
    pub fn earliest(&self) -> Option<NaiveDate> {
        calendar_day(self.0.bounds().earliest)
    }

    /// The latest day that it may mean; `None` where it is open or unknown at the end.
    pub fn latest(&self) -> Option<NaiveDate> {
        calendar_day(self.0.bounds().latest)
    }

    /// How finely it is known.
    pub fn precision(&self) -> Precision {
        match &self.0 {
            edtf_core::Edtf::Date(date) if date.has_unspecified() => Precision::Range,
            edtf_core::Edtf::Date(date) => match date.precision() {
                edtf_core::Precision::Year => Precision::Year,
                edtf_core::Precision::Month => Precision::Month,
                edtf_core::Precision::Season => Precision::Season,
                edtf_core::Precision::Day => Precision::Day,
            },
            _ => Precision::Range,
        }
    }

    /// True if the caption hedges: circa (`~`), perhaps (`?`), or both (`%`).
    pub fn is_qualified(&self) -> bool {
        self.0.is_uncertain() || self.0.is_approximate()
    }

    /// True if it is marked circa (`~` or `%`).
    pub fn is_approximate(&self) -> bool {
        self.0.is_approximate()
    }

    /// True if it is marked perhaps (`?` or `%`).
    pub fn is_uncertain(&self) -> bool {
        self.0.is_uncertain()
    }

    /// The parsed expression, for a reader that must tell its kinds apart.
    pub const fn expression(&self) -> &edtf_core::Edtf {
        &self.0
    }
}

fn calendar_day(bound: Bound) -> Option<NaiveDate> {
    match bound {
        Bound::Date(BoundDate { year, month, day }) => {
            NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month.into(), day.into())
        }
        _ => None,
    }
}

/// What happened on a [`PhotoDate`]: "provided on March 4" does not say when it was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DateRole {
    /// The shutter opened.
    Taken,
    /// A third party handed the picture over, or released it.
    Provided,
    /// It was published.
    Published,
}

impl DateRole {
    /// As written in exports: `taken`, `provided`, `published`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Provided => "provided",
            Self::Published => "published",
        }
    }
}

/// When the photograph was made, or what else its caption dates.
///
/// IPTC: Date Created, when `role` is [`DateRole::Taken`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PhotoDate {
    /// The date, no finer than the caption.
    pub edtf: Edtf,
    /// What happened on it.
    pub role: DateRole,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_prints_as_it_was_written_and_knows_its_bounds() {
        for (written, precision, earliest, latest) in [
            ("2016-11-06", Precision::Day, "2016-11-06", "2016-11-06"),
            ("2016-02", Precision::Month, "2016-02-01", "2016-02-29"),
            ("1969-22", Precision::Season, "1969-06-01", "1969-08-31"),
            ("1936~", Precision::Year, "1936-01-01", "1936-12-31"),
            ("194X", Precision::Range, "1940-01-01", "1949-12-31"),
            ("[1935..1942]", Precision::Range, "1935-01-01", "1942-12-31"),
            ("1935/1942", Precision::Range, "1935-01-01", "1942-12-31"),
        ] {
            let edtf: Edtf = written.parse().unwrap();
            assert_eq!(edtf.to_string(), written);
            assert_eq!(edtf.precision(), precision, "{written}");
            assert_eq!(edtf.earliest().unwrap().to_string(), earliest, "{written}");
            assert_eq!(edtf.latest().unwrap().to_string(), latest, "{written}");
        }
    }

    #[test]
    fn what_is_no_date_is_refused_with_the_reason() {
        for written in
            ["2016-11-31", "2016-13", "06/11/2016", "circa 1936", "", "1936-01-01T10:00:00"]
        {
            assert!(written.parse::<Edtf>().is_err(), "{written} was accepted");
        }
    }
}
