//! Words that a template left to be filled in.

use super::{Entries, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::record::Span;

/// Words that stand for others, in small letters.
const PHRASES: &[&str] = &[
    "name to come",
    "names to come",
    "caption to come",
    "credit to come",
    "date to come",
    "location to come",
    "details to come",
    "so and so",
    "so-and-so",
    "insert name",
    "insert caption",
    "insert date",
    "insert location",
    "insert credit",
    "name surname",
    "firstname lastname",
    "first name last name",
    "photographer name",
    "photographer's name",
    "your name here",
    "lorem ipsum",
    "caption here",
    "type caption",
    "enter caption",
    "agency name",
    "city, country",
    "dd/mm/yyyy",
    "mm/dd/yyyy",
    "yyyy-mm-dd",
    "month day, year",
];

/// Captions with a word still to be filled in.
pub(super) fn findings(entries: &Entries<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (entry, block) in entries.iter() {
        for span in placeholders(&entry.text) {
            let message = format!("`{}` is left to be filled in", span.text(&entry.text));
            let at = words(entry, block, span);
            found.push(
                Diagnostic::warning(Code::Placeholder, at, message)
                    .help("write what belongs there, or take it out"),
            );
        }
    }
    found
}

fn placeholders(text: &str) -> Vec<Span> {
    let lower = text.to_ascii_lowercase();
    let mut found: Vec<Span> = Vec::new();
    for phrase in PHRASES {
        let is_word = |at: usize| {
            let end = at + phrase.len();
            !lower[..at].ends_with(char::is_alphanumeric)
                && !lower[end..].starts_with(char::is_alphanumeric)
        };
        let starts = lower.match_indices(phrase).map(|(at, _)| at).filter(|at| is_word(*at));
        found.extend(starts.map(|at| Span::new(at, at + phrase.len())));
    }
    let mut tokens = text.split(|c: char| !(c.is_alphanumeric() || c == '?')).peekable();
    while let Some(token) = tokens.next() {
        let next = tokens.peek().copied().unwrap_or_default();
        if is_placeholder(token, next) {
            found.push(Span::of(token, text));
        }
    }
    found.sort_unstable();
    found.dedup_by(|later, earlier| later.overlaps(*earlier));
    found
}

/// "XXXX", "TK", "TKTK", "???". "TK Maxx" is a shop, XXX a number.
fn is_placeholder(token: &str, next: &str) -> bool {
    let all = |c: char, least: usize| token.len() >= least && token.chars().all(|found| found == c);
    let is_to_come = matches!(token, "TK" | "TKTK" | "TKTKTK" | "TKTKTKTK");
    all('X', 4) || all('x', 4) || all('?', 3) || is_to_come && !next.starts_with(char::is_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_still_to_be_filled_in_is_found_and_nothing_else() {
        for (text, expected) in [
            ("Nets dry. (Name to come/AFP)", &["Name to come"][..]),
            ("Mayor XXXX opens the quay, TK.", &["XXXX", "TK"]),
            ("Nets dry in City, Country on YYYY-MM-DD.", &["City, Country", "YYYY-MM-DD"]),
            ("Who ??? is seen.", &["???"]),
            ("Super Bowl XXX at a TK Maxx shop? The best is yet to come.", &[]),
            ("The name to comedy is Roe.", &[]),
        ] {
            let found: Vec<&str> = placeholders(text).iter().map(|span| span.text(text)).collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
