//! `archive explain`: which words a record was read from.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _};
use std::path::Path;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use anyhow::bail;

use super::{Outcome, SITE, report};
use crate::catalog::Catalog;
use crate::diagnostic::{Reported, visible};
use crate::pipeline;
use crate::record::{Entry, Field, Provenance, Span};

/// Columns of a caption's lines.
const WIDTH: usize = 80;

/// Shows captions with the words that each field was read from, and why.
///
/// FILE is a caption file of the site; with a line, only the caption that stands there is shown.
///
/// Example: archive explain content/harbour/1952.txt:14
#[derive(Debug, clap::Args)]
pub(super) struct Explain {
    /// A caption file, with or without a line: content/quay.txt:14
    #[arg(value_name = "FILE[:LINE]")]
    place: String,
}

impl Explain {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let (file, line) = match self.place.rsplit_once(':') {
            Some((file, line)) if !Path::new(&self.place).exists() => match line.parse::<usize>() {
                Ok(line) => (file, Some(line)),
                Err(_) => (self.place.as_str(), None),
            },
            _ => (self.place.as_str(), None),
        };
        let Reported { value: archive, diagnostics } =
            pipeline::read_archive(Path::new(SITE), true)?;
        let file = below_site(file)?;
        let shown = entries_at(&archive.catalog, &file, line);
        if shown.is_empty() {
            report::diagnostics(&diagnostics, true);
            bail!(
                "no caption stands in {}; give a caption file below content/, for example `archive explain content/quay.txt:3`",
                visible(&self.place)
            );
        }
        let colour = std::io::stdout().is_terminal() && report::colour();
        let mut out = std::io::stdout().lock();
        for (line, entry) in shown {
            let title = format!("{file}:{line} is {}", entry.address);
            writeln!(out, "{}\n{}", caption(entry, &title, colour), fields(entry))?;
        }
        Ok(Outcome::Fine)
    }
}

/// The path as the catalogue knows it: relative to the site, with `/` between its parts.
fn below_site(file: &str) -> anyhow::Result<String> {
    let path = Path::new(file);
    let site = std::env::current_dir()?;
    let path = path.strip_prefix(&site).unwrap_or(path);
    let parts = path.components().filter(|part| !matches!(part, std::path::Component::CurDir));
    let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
    Ok(parts.join("/"))
}

/// The entries that stand in a file, by line; with a line, the one that begins there or nearest
/// above it.
fn entries_at<'a>(
    catalog: &'a Catalog,
    file: &str,
    line: Option<usize>,
) -> Vec<(usize, &'a Entry)> {
    let mut here: Vec<(usize, &Entry)> = Vec::new();
    for entry in &catalog.entries {
        let places = entry.sources.iter().filter(|place| place.file == file);
        here.extend(places.map(|place| (place.line, entry)));
    }
    here.sort_by_key(|(line, _)| *line);
    match line {
        None => here,
        Some(line) => {
            here.into_iter().rev().find(|(first, _)| *first <= line).into_iter().collect()
        }
    }
}

/// The caption in lines, the words of each field underlined.
fn caption(entry: &Entry, title: &str, colour: bool) -> String {
    let lines = wrapped(&visible(&entry.text));
    // `visible` may lengthen a text that holds deceiving characters; its spans are then off.
    let faithful = lines.len() == entry.text.len();
    let mut snippet = Snippet::source(lines.as_str()).line_start(1).fold(false);
    for (field, provenance) in &entry.provenance {
        let Provenance::Caption(span) = provenance else { continue };
        if !faithful || *field == Field::Language {
            continue;
        }
        let pieces = pieces(&lines, *span);
        for (at, piece) in pieces.iter().enumerate() {
            let label = (at + 1 == pieces.len()).then_some(field.as_str());
            snippet = snippet
                .annotation(AnnotationKind::Primary.span(piece.start..piece.end).label(label));
        }
    }
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let group = Level::NOTE.no_name().primary_title(title).element(snippet);
    renderer.render(&[group])
}

/// The text with some spaces as line breaks: not a byte more or less, so that spans hold.
fn wrapped(text: &str) -> String {
    let mut lines = String::with_capacity(text.len());
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.chars().count();
        if !lines.is_empty() {
            let breaks = column + 1 + width > WIDTH;
            lines.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        lines.push_str(word);
        column += width;
    }
    lines
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

/// Every field with its value and where it comes from.
fn fields(entry: &Entry) -> String {
    let mut table = String::new();
    for (field, provenance) in &entry.provenance {
        let Some(value) = entry.value(*field) else { continue };
        let from = match provenance {
            Provenance::Trailer => "stated under the caption",
            Provenance::Embedded => "from the photograph's own metadata",
            Provenance::Caption(_) if *field == Field::Language => "judged by the caption's words",
            Provenance::Caption(_) => "read in the caption",
            Provenance::FileDefault => "from the caption file's front matter",
            Provenance::CollectionDefault => "from the collection's _index.md",
            Provenance::SiteDefault => "from site.toml",
            Provenance::Authority => "follows from another field",
        };
        let value = visible(&value);
        writeln!(table, "  {:<14}{value}  ({from})", field.as_str()).expect("a string takes all");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapping_keeps_every_byte_in_place() {
        let text = "Nets dry  on the quay ".repeat(12);
        let lines = wrapped(&text);
        assert_eq!(lines.replace('\n', " "), text);
        assert!(lines.lines().all(|line| line.chars().count() <= WIDTH));
    }

    #[test]
    fn a_span_over_a_line_break_is_underlined_on_both_lines() {
        assert_eq!(
            pieces("one two\nthree four", Span::new(4, 13)),
            [Span::new(4, 7), Span::new(8, 13)]
        );
    }
}
