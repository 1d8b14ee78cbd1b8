//! Content warnings: "GRAPHIC CONTENT", "Warning: graphic image", "viewer discretion advised".

use super::phrases::Phrases;
use crate::record::Span;

/// What a warning says, where it stands apart from the description.
pub(super) const WARNINGS: &[&str] = &[
    "warning: graphic content",
    "warning: graphic image",
    "warning: sensitive",
    "content warning",
    "graphic warning",
    "graphic content",
    "graphic image",
    "sensitive content",
    "sensitive material",
    "sensitive image",
    "disturbing content",
    "disturbing image",
    "viewer discretion",
    "depicts death",
    "visual coverage of scenes of injury or death",
    "scenes of injury or death",
    "smout",
];

/// The first warning, to the end of its clause. In prose ("a film with graphic content") the same
/// words warn of nothing.
pub(super) fn find(text: &str, phrases: &Phrases) -> Option<Span> {
    let first = phrases.warnings.iter().filter(|span| is_apart(text, **span)).min()?;
    let rest = &text[first.end..];
    let end = rest.find(['.', ';', ')', ']', ',', '-', '–', '—', '(', '[', '/', '|']);
    let words = &rest[..end.unwrap_or(rest.len())];
    // A clause that goes on for long is a sentence.
    let words = if words.split_whitespace().count() <= 3 { words.trim_end() } else { "" };
    Some(Span::new(first.start, first.end + words.len()))
}

/// True after a mark or at the start, and for capitals among small letters.
fn is_apart(text: &str, span: Span) -> bool {
    let is_shouted = !span.text(text).bytes().any(|b| b.is_ascii_lowercase());
    let before = text[..span.start].trim_end();
    let opens = before.is_empty()
        || before.ends_with(|c: char| c.is_ascii_punctuation() || c == '–' || c == '—');
    let whole = !text[..span.start].ends_with(char::is_alphanumeric);
    whole && (is_shouted || opens)
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use crate::record::Field;

    #[test]
    fn a_warning_stands_apart_and_prose_warns_of_nothing() {
        for (text, wanted) in [
            ("Nets dry. GRAPHIC CONTENT (Photo by Jane Roe/AFP)", Some("GRAPHIC CONTENT")),
            ("WARNING: GRAPHIC IMAGE. A body lies on the quay.", Some("WARNING: GRAPHIC IMAGE")),
            (
                "ATTENTION EDITORS - VISUAL COVERAGE OF SCENES OF INJURY OR DEATH A body lies here.",
                Some("VISUAL COVERAGE OF SCENES OF INJURY OR DEATH"),
            ),
            ("A man is carried. Viewer discretion advised.", Some("Viewer discretion advised")),
            ("A man is carried. (SMOUT)", Some("SMOUT")),
            ("A film with graphic content is shown in Brest.", None),
            ("An artist prints a graphic image.", None),
            ("The man killed in the raid is buried.", None),
        ] {
            let notes = read(text);
            assert_eq!(notes.sensitive.as_deref(), wanted, "{text}");
            let words = notes.spans.get(&Field::Sensitive).map(|span| span.text(text));
            assert_eq!(words, wanted, "{text}");
        }
    }
}
