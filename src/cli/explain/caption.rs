//! A caption with the words of each field marked.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use super::WIDTH;
use crate::cli::report::wrapped;
use crate::diagnostic::visible;
use crate::record::{Entry, Field, Provenance, Span};

/// The caption in lines: in a terminal each field's words are underlined in the field's colour,
/// elsewhere marked below the line.
pub(super) fn draw(entry: &Entry, title: &str, colour: bool) -> String {
    let shown = visible(&entry.text);
    let lines = wrapped(&shown, WIDTH);
    // `visible` may lengthen a text that holds deceiving characters; its spans are then off.
    let marks = if lines.len() == entry.text.len() { marks(entry) } else { Vec::new() };
    if colour {
        return format!("{title}\n\n{}", coloured(&lines, &marks));
    }
    let mut snippet = Snippet::source(lines.as_str()).line_start(1).fold(false);
    for (field, span) in marks {
        let pieces = pieces(&lines, span);
        for (at, piece) in pieces.iter().enumerate() {
            let label = (at + 1 == pieces.len()).then_some(field.as_str());
            snippet = snippet
                .annotation(AnnotationKind::Primary.span(piece.start..piece.end).label(label));
        }
    }
    let group = Level::NOTE.no_name().primary_title(title).element(snippet);
    Renderer::plain().render(&[group])
}

/// The words of each field that the caption itself says, the language left out: it is said by all.
fn marks(entry: &Entry) -> Vec<(Field, Span)> {
    let said = entry.provenance.iter().filter_map(|(field, from)| match from {
        Provenance::Caption(span) if *field != Field::Language => Some((*field, *span)),
        _ => None,
    });
    said.collect()
}

/// The colour of a field, as the parameter of SGR (ECMA-48).
pub(super) const fn colour_of(field: Field) -> &'static str {
    match field {
        Field::Date => "36",
        Field::Country => "32",
        Field::Region => "92",
        Field::Locality => "33",
        Field::Place => "93",
        Field::Agency => "35",
        Field::Photographers => "34",
        Field::Source => "95",
        Field::Restrictions | Field::Embargo | Field::Sensitive => "31",
        Field::Verification | Field::Corrections => "91",
        _ => "39",
    }
}

/// The lines with each mark underlined in its colour; of marks that lie in each other the inner
/// one is seen.
fn coloured(lines: &str, marks: &[(Field, Span)]) -> String {
    let mut edges: Vec<usize> = marks.iter().flat_map(|(_, span)| [span.start, span.end]).collect();
    edges.extend(lines.match_indices('\n').flat_map(|(at, _)| [at, at + 1]));
    edges.extend([0, lines.len()]);
    edges.sort_unstable();
    edges.dedup();
    let mut out = String::from("  ");
    for piece in edges.windows(2) {
        let (start, end) = (piece[0], piece[1]);
        let words = &lines[start..end];
        let over = marks.iter().filter(|(_, span)| span.start <= start && end <= span.end);
        match over.min_by_key(|(_, span)| span.end - span.start) {
            _ if words == "\n" => out.push_str("\n  "),
            Some((field, _)) => {
                out.push_str(&format!("\x1b[4;{}m{words}\x1b[0m", colour_of(*field)));
            }
            None => out.push_str(words),
        }
    }
    out
}

/// The parts of a span on each line.
fn pieces(lines: &str, span: Span) -> Vec<Span> {
    let words = span.text(lines);
    words
        .split('\n')
        .filter(|piece| !piece.is_empty())
        .map(|piece| Span::of(piece, lines))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapping_keeps_every_byte_in_place() {
        for text in ["Nets dry  on the quay ".repeat(12), " a".to_owned(), "x".repeat(200)] {
            let lines = wrapped(&text, WIDTH);
            assert_eq!(lines.replace('\n', " "), text);
            assert!(lines.lines().all(|line| line.chars().count() <= WIDTH || !line.contains(' ')));
        }
    }

    #[test]
    fn a_span_over_a_line_break_is_underlined_on_both_lines() {
        assert_eq!(
            pieces("one two\nthree four", Span::new(4, 13)),
            [Span::new(4, 7), Span::new(8, 13)]
        );
    }

    #[test]
    fn of_words_in_words_the_inner_ones_keep_their_colour() {
        let marks = [(Field::Place, Span::new(0, 10)), (Field::Country, Span::new(5, 10))];
        assert_eq!(
            coloured("Port Chile\nbay", &marks),
            "  \x1b[4;93mPort \x1b[0m\x1b[4;32mChile\x1b[0m\n  bay"
        );
    }
}
