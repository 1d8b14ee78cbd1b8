//! Picture numbers that hold a date, against the date of the caption.

use chrono::{Days, NaiveDate};

use super::{Entries, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::record::{DateRole, Entry, Precision, Span};

/// A number and the day that it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbered {
    span: Span,
    day: NaiveDate,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// "160911-N-AB123-001", the visual information record of the US armed forces: the day on which
    /// the picture was taken.
    Virin,
    /// "AP24011347933043": the year and the day of it on which AP sent the picture.
    Ap,
}

/// Captions whose picture number has another day than their date.
pub(super) fn findings(entries: &Entries<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (entry, block) in entries.iter() {
        let Some(day) = day_taken(entry) else { continue };
        for number in numbers(&entry.text) {
            let contradicts = match number.kind {
                Kind::Virin => number.day != day,
                // The clock of the office may be a day behind that of the picture.
                Kind::Ap => number.day + Days::new(1) < day,
            };
            if !contradicts {
                continue;
            }
            let name = number.span.text(&entry.text);
            let message = match number.kind {
                Kind::Virin => format!(
                    "the number `{name}` says that the picture is of {}, the caption {day}",
                    number.day
                ),
                Kind::Ap => format!(
                    "the number `{name}` says that the picture was sent on {}, before the caption's {day}",
                    number.day
                ),
            };
            let at = words(entry, block, number.span);
            found.push(
                Diagnostic::warning(Code::Contradiction, at, message)
                    .help("correct the caption, or state what is right under it: `Date: …`"),
            );
        }
    }
    found
}

/// The day on which the picture was taken, where it is known to the day.
fn day_taken(entry: &Entry) -> Option<NaiveDate> {
    let date = entry.date.as_ref()?;
    let exact = date.role == DateRole::Taken && date.edtf.precision() == Precision::Day;
    date.edtf.earliest().filter(|_| exact)
}

fn numbers(text: &str) -> Vec<Numbered> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut found = Vec::new();
    for word in text.split(|c: char| !is_part(c)).filter(|word| word.len() >= 12) {
        let read = virin(word).map(|day| (day, Kind::Virin));
        if let Some((day, kind)) = read.or_else(|| ap(word).map(|day| (day, Kind::Ap))) {
            found.push(Numbered { span: Span::of(word, text), day, kind });
        }
    }
    found
}

/// Year, month and day in two figures each, service, photographer, number.
fn virin(word: &str) -> Option<NaiveDate> {
    let parts: Vec<&str> = word.split('-').collect();
    let [date, service, person, number, ..] = parts.as_slice() else { return None };
    let is_virin = date.len() == 6
        && service.len() == 1
        && service.starts_with(|c: char| c.is_ascii_uppercase())
        && person.len() == 5
        && (3..=4).contains(&number.len())
        && number.bytes().all(|b| b.is_ascii_digit());
    let figure = |at: std::ops::Range<usize>| date.get(at)?.parse::<u32>().ok();
    let (year, month, day) = (figure(0..2)?, figure(2..4)?, figure(4..6)?);
    // The number came with the digital camera; what is older was scanned and numbered by its own day.
    let century = if year < 70 { 2000 } else { 1900 };
    let year = i32::try_from(century + year).ok()?;
    NaiveDate::from_ymd_opt(year, month, day).filter(|_| is_virin)
}

/// Two figures of the year, three of its day, then the time and a number.
fn ap(word: &str) -> Option<NaiveDate> {
    let figures = word.strip_prefix("AP")?;
    let is_number = figures.len() == 14 && figures.bytes().all(|b| b.is_ascii_digit());
    let year: i32 = figures.get(..2)?.parse().ok()?;
    let day = figures.get(2..5)?.parse().ok()?;
    NaiveDate::from_yo_opt(2000 + year, day).filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_holds_its_day_and_other_numbers_hold_none() {
        for (text, expected) in [
            ("160911-N-AB123-001 BREST (Sept. 11, 2016)", Some("2016-09-11")),
            ("Nets dry. (990504-F-1234A-0012)", Some("1999-05-04")),
            ("AP24011347933043", Some("2024-01-11")),
            ("161341-N-AB123-001", None),
            ("AP24411347933043", None),
            ("160911-NN-AB123-001", None),
            ("LC-USF34-052594-D", None),
            ("SC-111-160911-1234", None),
        ] {
            let day = numbers(text).first().map(|number| number.day.to_string());
            assert_eq!(day.as_deref(), expected, "{text}");
        }
    }
}
