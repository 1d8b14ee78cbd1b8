//! Dates that no photograph can have.

use chrono::{Datelike, NaiveDate};

use super::{Entries, place_of};
use crate::diagnostic::{Code, Diagnostic};
use crate::record::Field;

/// The year of the oldest photograph that is known, Niépce's view from his window at Le Gras.
const FIRST_PHOTOGRAPH: i32 = 1826;

/// Dates after `today` and dates older than photography.
pub(super) fn findings(entries: &Entries<'_>, today: NaiveDate) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (entry, block) in entries.iter() {
        let Some(date) = &entry.date else { continue };
        let message = if date.edtf.earliest().is_some_and(|earliest| earliest > today) {
            format!("`{}` is yet to come", date.edtf)
        } else if date.edtf.latest().is_some_and(|latest| latest.year() < FIRST_PHOTOGRAPH) {
            format!("`{}` is older than photography", date.edtf)
        } else {
            continue;
        };
        let at = place_of(entry, block, Field::Date);
        found.push(
            Diagnostic::warning(Code::SuspiciousDate, at, message).help(
                "correct the caption, or state the date in a line `Date: YYYY-MM-DD` under it",
            ),
        );
    }
    found
}
