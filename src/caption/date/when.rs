//! What a date expression means, and how EDTF writes it.

use chrono::{Datelike, NaiveDate};

/// A year, or what of a day is stated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Point {
    pub year: Option<u32>,
    /// 1–12.
    pub month: Option<u8>,
    /// 1–31.
    pub day: Option<u8>,
    /// 21 (spring)–24, with a year and nothing else.
    pub season: Option<u8>,
}

/// What a date expression means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// One day, month, season or year.
    At(Point),
    /// From one to the other, the whole span.
    Span(Point, Point),
    /// Some time between the two.
    Within(Point, Point),
    /// Two days, both.
    Both(Point, Point),
    /// The ten years from this one.
    Decade(u32),
    /// The hundred years from this one.
    Century(u32),
}

/// How sure a caption is of its date.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hedge {
    /// "circa"
    pub approximate: bool,
    /// "probably"
    pub uncertain: bool,
}

/// On which side of its date a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Side {
    /// On it.
    #[default]
    On,
    /// Not after it.
    Before,
    /// Not before it.
    After,
}

/// Why a date cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The month has no such day.
    NoSuchDay,
    /// The day was another weekday: 1 (Monday)–7.
    Weekday(u8),
}

impl Point {
    /// What is wrong with it, where `weekday` is the one that the caption gives.
    pub(super) fn fault(self, weekday: Option<u8>) -> Option<Fault> {
        let (Some(year), Some(month), Some(day)) = (self.year, self.month, self.day) else {
            return None;
        };
        let year = i32::try_from(year).ok()?;
        let Some(date) = NaiveDate::from_ymd_opt(year, month.into(), day.into()) else {
            return Some(Fault::NoSuchDay);
        };
        let told = weekday?;
        let actual = u8::try_from(date.weekday().number_from_monday()).ok()?;
        (told != actual).then_some(Fault::Weekday(actual))
    }

    /// The month of a day that cannot be right: the contradiction leaves it standing.
    pub(super) const fn coarsened(self) -> Self {
        Self { day: None, ..self }
    }

    /// What `self` leaves out taken from `other`, the other end of a span.
    pub(super) fn completed(self, other: Self) -> Self {
        let month = self.month.or(if self.season.is_none() { other.month } else { None });
        Self {
            year: self.year.or(other.year),
            month: self.day.map_or(self.month, |_| month),
            ..self
        }
    }

    fn written(self) -> Option<String> {
        let year = self.year?;
        Some(match (self.season, self.month, self.day) {
            (Some(season), ..) => format!("{year:04}-{season}"),
            (_, Some(month), Some(day)) => format!("{year:04}-{month:02}-{day:02}"),
            (_, Some(month), None) => format!("{year:04}-{month:02}"),
            _ => format!("{year:04}"),
        })
    }
}

impl When {
    /// In EDTF; `None` where the year is not stated.
    ///
    /// A decade or a century hedged with "circa" is written without: it is already as wide as that.
    pub(super) fn edtf(self, hedge: Hedge, side: Side) -> Option<String> {
        let mark = match (hedge.approximate, hedge.uncertain) {
            (true, true) => "%",
            (true, false) => "~",
            (false, true) => "?",
            (false, false) => "",
        };
        let written = match self {
            Self::At(point) => match side {
                Side::On => format!("{}{mark}", point.written()?),
                Side::Before => format!("[..{}]", point.written()?),
                Side::After => format!("[{}..]", point.written()?),
            },
            Self::Span(from, to) => format!("{}{mark}/{}{mark}", from.written()?, to.written()?),
            Self::Within(from, to) => format!("[{}..{}]", from.written()?, to.written()?),
            Self::Both(one, other) => format!("{{{},{}}}", one.written()?, other.written()?),
            Self::Decade(year) => format!("{:03}X", year / 10),
            Self::Century(year) => format!("{:02}XX", year / 100),
        };
        Some(written)
    }

    /// True if it says a year and no more.
    pub(super) const fn is_year(self) -> bool {
        matches!(self, Self::At(Point { year: Some(_), month: None, season: None, .. }))
    }

    /// True if it says years and no more: one, two, ten or a hundred.
    pub(super) const fn is_of_years(self) -> bool {
        match self {
            Self::At(_) => self.is_year(),
            Self::Span(from, _) | Self::Within(from, _) | Self::Both(from, _) => {
                from.month.is_none() && from.season.is_none()
            }
            Self::Decade(_) | Self::Century(_) => true,
        }
    }

    /// The years that it reaches over, from the first to the last.
    pub(super) const fn years(self) -> Option<(u32, u32)> {
        match self {
            Self::At(point) => match point.year {
                Some(year) => Some((year, year)),
                None => None,
            },
            Self::Span(from, to) | Self::Within(from, to) | Self::Both(from, to) => {
                match (from.year, to.year) {
                    (Some(from), Some(to)) => Some((from, to)),
                    _ => None,
                }
            }
            Self::Decade(year) => Some((year, year + 9)),
            Self::Century(year) => Some((year, year + 99)),
        }
    }
}
