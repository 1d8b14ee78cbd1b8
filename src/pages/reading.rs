//! "How this was read": the fields, where each was read, and the caption with those words marked.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Site, human_date, words};
use crate::record::{Entry, Field, Provenance, Span};

/// How the fields of an entry were read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReadingView<'a> {
    /// The caption as plain text, cut where a field's words begin or end.
    pub segments: Vec<Segment<'a>>,
    /// Each field that says something.
    pub fields: Vec<ReadField<'a>>,
}

/// A stretch of the caption.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Segment<'a> {
    /// Its words.
    pub text: &'a str,
    /// True if a field was read from them.
    pub is_marked: bool,
    /// The numbers of the fields whose words end here.
    pub ends: Vec<usize>,
}

/// A field and where it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReadField<'a> {
    /// The field's number in the marked caption; `None` where it was not read from the caption.
    pub number: Option<usize>,
    /// Its name.
    pub label: &'static str,
    /// Its value.
    pub value: String,
    /// Where it was read.
    pub from: &'static str,
    /// The words of the caption.
    pub words: Option<&'a str>,
}

pub(super) fn reading<'a>(site: &Site<'_>, entry: &'a Entry) -> ReadingView<'a> {
    let mut spans: Vec<(usize, Span)> = Vec::new();
    let mut fields = Vec::new();
    for (&field, provenance) in &entry.provenance {
        let Some(value) = value(site, entry, field) else { continue };
        let span = match provenance {
            Provenance::Caption(span) => sound(*span, &entry.text),
            _ => None,
        };
        let number = span.map(|_| spans.len() + 1);
        spans.extend(number.zip(span));
        fields.push(ReadField {
            number,
            label: words::field(field),
            value,
            from: words::provenance(provenance),
            words: span.map(|span| span.text(&entry.text)),
        });
    }
    ReadingView { segments: segments(&entry.text, &spans), fields }
}

/// A span that covers words of this text, but not all of them: what was read from the caption as a
/// whole, as its language, is not to be found in any words of it.
fn sound(span: Span, text: &str) -> Option<Span> {
    let words = text.get(span.start..span.end)?;
    (!words.is_empty() && words != text).then_some(span)
}

/// The text cut at the ends of all spans, which may overlap.
fn segments<'a>(text: &'a str, spans: &[(usize, Span)]) -> Vec<Segment<'a>> {
    let mut cuts = BTreeSet::from([0, text.len()]);
    cuts.extend(spans.iter().flat_map(|(_, span)| [span.start, span.end]));
    let cuts: Vec<usize> = cuts.into_iter().collect();
    cuts.windows(2)
        .map(|cut| {
            let (start, end) = (cut[0], cut[1]);
            Segment {
                text: &text[start..end],
                is_marked: spans.iter().any(|(_, span)| span.start <= start && end <= span.end),
                ends: spans
                    .iter()
                    .filter(|(_, span)| span.end == end)
                    .map(|(number, _)| *number)
                    .collect(),
            }
        })
        .collect()
}

/// The value of a field in words; `None` where it says nothing.
fn value(site: &Site<'_>, entry: &Entry, field: Field) -> Option<String> {
    match field {
        Field::Date => entry.date.as_ref().map(|date| {
            let words = human_date::human_date(&date.edtf);
            match words::date_role_note(date.role) {
                Some(note) => format!("{words} ({note})"),
                None => words,
            }
        }),
        Field::Country => entry
            .location
            .country
            .map(|code| site.authority.gazetteer.country_name(code).to_owned()),
        Field::Coordinates => entry.location.coordinates.map(super::map::degrees),
        _ => entry.value(field),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The segments with marks as brackets and the numbers where the words of a field end.
    fn drawn(text: &str, spans: &[(usize, usize)]) -> String {
        let spans: Vec<(usize, Span)> =
            spans.iter().zip(1..).map(|(&(start, end), n)| (n, Span::new(start, end))).collect();
        segments(text, &spans)
            .iter()
            .map(|segment| {
                let ends: Vec<String> = segment.ends.iter().map(usize::to_string).collect();
                match segment.is_marked {
                    true => format!("[{}]{}", segment.text, ends.join(",")),
                    false => segment.text.to_owned(),
                }
            })
            .collect()
    }

    #[test]
    fn the_words_of_a_field_are_marked_even_where_fields_overlap() {
        for (spans, marked) in [
            (&[][..], "Brest, France, 1998"),
            (&[(0, 5), (7, 13)], "[Brest]1, [France]2, 1998"),
            (&[(0, 13), (7, 13)], "[Brest, ][France]1,2, 1998"),
            (&[(0, 9), (7, 13)], "[Brest, ][Fr]1[ance]2, 1998"),
            (&[(15, 19)], "Brest, France, [1998]1"),
        ] {
            assert_eq!(drawn("Brest, France, 1998", spans), marked);
        }
    }
}
