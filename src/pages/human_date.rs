//! A date as people write it, no more precisely than it is known.

use edtf_core::{Date, DateField, IntervalEndpoint, SetElement, SetKind, YearKind};

use super::words;
use crate::record::Edtf;

/// "6 November 2016", "circa 1936", "the 1940s", "between 1935 and 1942".
///
/// A form that has no good words stays as it is: EDTF can say more than English.
pub(super) fn human_date(edtf: &Edtf) -> String {
    use edtf_core::Edtf as Expression;
    let written = match edtf.expression() {
        Expression::Date(date) => date_words(date),
        Expression::DateTime(moment) => date_words(&moment.date),
        Expression::Interval(interval) => interval_words(&interval.start, &interval.end),
        Expression::Set(set) => set_words(set.kind, &set.elements),
    };
    written.unwrap_or_else(|| edtf.to_string())
}

fn interval_words(start: &IntervalEndpoint, end: &IntervalEndpoint) -> Option<String> {
    use IntervalEndpoint::{Date, OnOrAfter, OnOrBefore, Open, Unknown};
    Some(match (start, end) {
        (Date(first) | OnOrBefore(first), Date(last) | OnOrAfter(last)) => {
            format!("from {} to {}", date_words(first)?, date_words(last)?)
        }
        (Date(first), Open | Unknown) => format!("from {}", date_words(first)?),
        (Open | Unknown, Date(last)) => format!("until {}", date_words(last)?),
        _ => return None,
    })
}

fn set_words(kind: SetKind, elements: &[SetElement]) -> Option<String> {
    match elements {
        [SetElement::Range(first, last)] => {
            let (first, last) = (date_words(first)?, date_words(last)?);
            Some(match kind {
                SetKind::OneMember => format!("between {first} and {last}"),
                SetKind::AllMembers => format!("from {first} to {last}"),
            })
        }
        [SetElement::OnOrBefore(date)] => Some(format!("{} or earlier", date_words(date)?)),
        [SetElement::OnOrAfter(date)] => Some(format!("{} or later", date_words(date)?)),
        _ => {
            let dates: Option<Vec<String>> = elements
                .iter()
                .map(|element| match element {
                    SetElement::Date(date) => date_words(date),
                    _ => None,
                })
                .collect();
            let word = match kind {
                SetKind::OneMember => "or",
                SetKind::AllMembers => "and",
            };
            Some(listed(&dates?, word))
        }
    }
}

/// "a", "a or b", "a, b or c".
fn listed(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

fn date_words(date: &Date) -> Option<String> {
    let plain = unqualified(date)?;
    Some(match (date.is_approximate(), date.is_uncertain()) {
        (false, false) => plain,
        (true, false) => format!("circa {plain}"),
        (false, true) => format!("{plain}, perhaps"),
        (true, true) => format!("circa {plain}, perhaps"),
    })
}

fn unqualified(date: &Date) -> Option<String> {
    let year = year_words(date)?;
    let Some(month) = date.month else { return Some(year) };
    let Some(number) = month.value() else {
        return is_wholly_unknown(month).then(|| format!("{year}, month unknown"));
    };
    if number > 12 {
        return Some(format!("{} {year}", season(number)?));
    }
    let month = words::month(number.into());
    match date.day.map(DateField::value) {
        None => Some(format!("{month} {year}")),
        Some(Some(day)) => Some(format!("{day} {month} {year}")),
        Some(None) => {
            date.day.is_some_and(is_wholly_unknown).then(|| format!("{month} {year}, day unknown"))
        }
    }
}

fn is_wholly_unknown(field: DateField) -> bool {
    field.digits == [None, None]
}

/// "1936", "the 1940s", "the 19th century".
fn year_words(date: &Date) -> Option<String> {
    if let Some(year) = date.year.value() {
        return i32::try_from(year).ok().map(words::year_name);
    }
    let YearKind::Standard { negative: false, digits } = date.year.kind else { return None };
    match digits {
        [Some(a), Some(b), Some(c), None] => Some(format!("the {a}{b}{c}0s")),
        [Some(a), Some(b), None, None] => {
            Some(format!("the {} century", ordinal(u32::from(a) * 10 + u32::from(b) + 1)))
        }
        _ => None,
    }
}

fn ordinal(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// The sub-year groupings of ISO 8601-2, 4.8, that have a name of their own.
fn season(code: u8) -> Option<&'static str> {
    Some(match code {
        21 | 25 | 29 => "spring",
        22 | 26 | 30 => "summer",
        23 | 27 | 31 => "autumn",
        24 | 28 | 32 => "winter",
        33 => "first quarter of",
        34 => "second quarter of",
        35 => "third quarter of",
        36 => "fourth quarter of",
        40 => "first half of",
        41 => "second half of",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_reads_as_precisely_as_it_is_known() {
        let mut faults = Vec::new();
        for (edtf, words) in [
            ("2016-11-06", "6 November 2016"),
            ("2016-11", "November 2016"),
            ("1969-22", "summer 1969"),
            ("1936", "1936"),
            ("1936~", "circa 1936"),
            ("1936?", "1936, perhaps"),
            ("1936%", "circa 1936, perhaps"),
            ("194X", "the 1940s"),
            ("194X~", "circa the 1940s"),
            ("18XX", "the 19th century"),
            ("20XX", "the 21st century"),
            ("1936-XX", "1936, month unknown"),
            ("1936-05-XX", "May 1936, day unknown"),
            ("[1935..1942]", "between 1935 and 1942"),
            ("[1935,1942]", "1935 or 1942"),
            ("{1935,1938,1942}", "1935, 1938 and 1942"),
            ("[..1942]", "1942 or earlier"),
            ("[1942..]", "1942 or later"),
            ("1935/1942", "from 1935 to 1942"),
            ("1935-05-02/1935-05-09", "from 2 May 1935 to 9 May 1935"),
            ("1935/..", "from 1935"),
            ("/1942", "until 1942"),
            ("1XXX", "1XXX"),
        ] {
            let found = human_date(&edtf.parse().unwrap());
            if found != words {
                faults.push(format!("{edtf}: {found}, not {words}"));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
