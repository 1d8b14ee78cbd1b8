//! Pictures that a caption says must not be published: withdrawn ones, and those whose embargo is
//! not over.

use chrono::NaiveDate;

use super::{Entries, place_of};
use crate::diagnostic::{Code, Diagnostic};
use crate::record::{Field, NoteKind};

/// Withdrawn pictures, and embargoes that end on `today` or later.
pub(super) fn findings(entries: &Entries<'_>, today: NaiveDate) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (entry, block) in entries.iter() {
        let mut tell = |field: Field, message: String, help: &str| {
            let at = place_of(entry, block, field);
            found.push(Diagnostic::warning(Code::NotToPublish, at, message).help(help));
        };
        if entry.note_kinds().contains(&NoteKind::Withdrawn) {
            let message = "its agency withdrew the picture".to_owned();
            tell(Field::Corrections, message, "take the picture and its caption out");
        }
        if let Some(embargo) = &entry.embargo
            && let Some(end) = embargo.date.as_ref().and_then(|date| date.latest())
            && end >= today
        {
            let time = embargo.time.map(|time| format!(", {time}")).unwrap_or_default();
            let zone = embargo.zone.as_ref().filter(|_| embargo.time.is_some());
            let zone = zone.map(|zone| format!(" {zone}")).unwrap_or_default();
            let message = format!("the embargo ends on {end}{time}{zone}");
            tell(Field::Embargo, message, "publish it then, or take the caption out until then");
        }
    }
    found
}
