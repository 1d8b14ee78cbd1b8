//! What stands beside a caption: the kinds of notes that readers can list, and embargoes.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Edtf, Entry, Verification};

/// What a note of an entry says; a page lists the entries of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteKind {
    /// It shows what a reader should be warned of.
    ContentWarning,
    /// An agency could not check the picture, or only reports what a source claims.
    Unverified,
    /// An agency says that it checked the picture.
    Authenticated,
    /// Its caption was corrected.
    Corrected,
    /// Its agency withdrew it.
    Withdrawn,
    /// Its use is restricted.
    Restricted,
    /// It must not be published before a time.
    Embargoed,
}

impl NoteKind {
    /// Every kind, in the order in which a reader asks for them.
    pub const ALL: &[Self] = &[
        Self::ContentWarning,
        Self::Unverified,
        Self::Authenticated,
        Self::Corrected,
        Self::Withdrawn,
        Self::Restricted,
        Self::Embargoed,
    ];

    /// As in addresses and exports: `content-warning`, `unverified`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ContentWarning => "content-warning",
            Self::Unverified => "unverified",
            Self::Authenticated => "authenticated",
            Self::Corrected => "corrected",
            Self::Withdrawn => "withdrawn",
            Self::Restricted => "restricted",
            Self::Embargoed => "embargoed",
        }
    }

    /// As a reader sees it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ContentWarning => "Content warning",
            Self::Unverified => "Not independently verified",
            Self::Authenticated => "Checked by an agency",
            Self::Corrected => "Caption corrected",
            Self::Withdrawn => "Withdrawn by its agency",
            Self::Restricted => "Use restricted",
            Self::Embargoed => "Under embargo when sent",
        }
    }

    /// [`Self::Withdrawn`] of "MANDATORY KILL" and "Photo elimination: …", by which an agency takes
    /// its picture back, else [`Self::Corrected`].
    pub fn of_correction(note: &str) -> Self {
        let first = note.split([':', '.', '-', '–', '—']).next().unwrap_or_default();
        let withdraws = first.split_whitespace().take(3).any(|word| {
            ["kill", "killed", "elimination", "withdrawn", "withdrawal"]
                .iter()
                .any(|wanted| word.eq_ignore_ascii_case(wanted))
        });
        if withdraws { Self::Withdrawn } else { Self::Corrected }
    }
}

impl Entry {
    /// What its notes say, in the order of [`NoteKind::ALL`].
    pub fn note_kinds(&self) -> Vec<NoteKind> {
        let is = |kind: NoteKind| match kind {
            NoteKind::ContentWarning => self.sensitive.is_some(),
            NoteKind::Unverified => self.verification == Some(Verification::Unverified),
            NoteKind::Authenticated => self.verification == Some(Verification::Authenticated),
            NoteKind::Corrected | NoteKind::Withdrawn => {
                self.corrections.iter().any(|note| NoteKind::of_correction(note) == kind)
            }
            NoteKind::Restricted => !self.restrictions.is_empty(),
            NoteKind::Embargoed => self.embargo.is_some(),
        };
        NoteKind::ALL.iter().copied().filter(|kind| is(*kind)).collect()
    }
}

/// A time before which a picture must not be published.
///
/// Source: IPTC Photo Metadata, Instructions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Embargo {
    /// As the caption words it: "EMBARGOED UNTIL 0001 GMT MAY 5".
    pub words: String,
    /// The day; `None` where the words do not say it with its year.
    pub date: Option<Edtf>,
    /// The time of that day; `None` where the words give none.
    pub time: Option<ClockTime>,
    /// The time zone as worded: "GMT", "CEST", "local time".
    pub zone: Option<String>,
}

/// A time of day, to the minute: 00:00–24:00.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    hour: u8,
    minute: u8,
}

impl ClockTime {
    /// `None` for what no clock shows.
    pub fn new(hour: u8, minute: u8) -> Option<Self> {
        let is_time = hour < 24 && minute < 60 || (hour, minute) == (24, 0);
        is_time.then_some(Self { hour, minute })
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:02}:{:02}", self.hour, self.minute)
    }
}

impl Serialize for ClockTime {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_listed_under_every_kind_of_its_notes() {
        let mut entry = Entry::bare("/undated/nets/", None, "Nets dry.");
        assert!(entry.note_kinds().is_empty());
        entry.corrections = vec!["Corrects spelling of Roe".to_owned()];
        entry.verification = Some(Verification::Unverified);
        assert_eq!(entry.note_kinds(), [NoteKind::Unverified, NoteKind::Corrected]);
        entry.corrections = vec!["MANDATORY KILL: the picture is of Vigo".to_owned()];
        entry.restrictions = vec!["NO SALES".to_owned()];
        assert_eq!(
            entry.note_kinds(),
            [NoteKind::Unverified, NoteKind::Withdrawn, NoteKind::Restricted]
        );
    }

    #[test]
    fn a_clock_shows_no_minute_past_its_day() {
        let shown = |hour, minute| ClockTime::new(hour, minute).map(|time| time.to_string());
        assert_eq!(shown(0, 1).as_deref(), Some("00:01"));
        assert_eq!(shown(24, 0).as_deref(), Some("24:00"));
        assert_eq!(shown(24, 1), None);
        assert_eq!(shown(12, 60), None);
    }
}
