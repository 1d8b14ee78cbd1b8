//! `archive explain`: which words a record was read from, and why.

mod caption;
mod fields;

use std::fmt::Write as _;
use std::io::{IsTerminal, Read, Write as _};
use std::path::Path;

use anyhow::{Context, bail};

use super::{Outcome, SITE, report};
use crate::diagnostic::{Code, Diagnostic, Reported, visible};
use crate::pipeline::{self, Archive};
use crate::record::Entry;
use crate::source::{CaptionBlock, CaptionFile};

/// Columns of what is printed.
const WIDTH: usize = 80;

/// The name of the captions that are piped in.
const PIPED: &str = "standard input";

/// Shows captions with the words that each field was read from, and why.
///
/// FILE is a caption file of the site; with a line, only the caption that stands there is shown.
/// `-` reads captions from standard input, as a caption file would hold them, in a site or outside.
///
/// Example: archive explain content/harbour/1952.txt:14
#[derive(Debug, clap::Args)]
pub(super) struct Explain {
    /// A caption file, with or without a line (content/quay.txt:14), or `-`
    #[arg(value_name = "FILE[:LINE]")]
    place: String,
}

impl Explain {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        if self.place == "-" {
            let mut text = String::new();
            let read = std::io::stdin().read_to_string(&mut text);
            read.context("standard input is not UTF-8 text, or cannot be read")?;
            let site = Path::new(SITE);
            return self.show(&pipeline::read_captions(site, PIPED, &text)?, PIPED, None);
        }
        let (file, line) = match self.place.rsplit_once(':') {
            Some((file, line)) if !Path::new(&self.place).exists() => match line.parse::<usize>() {
                Ok(line) => (file, Some(line)),
                Err(_) => (self.place.as_str(), None),
            },
            _ => (self.place.as_str(), None),
        };
        let archive = pipeline::read_archive(Path::new(SITE), true)?;
        self.show(&archive, &below_site(file)?, line)
    }

    fn show(
        &self,
        archive: &Reported<Archive>,
        file: &str,
        line: Option<usize>,
    ) -> anyhow::Result<Outcome> {
        let Reported { value: archive, diagnostics } = archive;
        let known = archive.source.caption_files.iter().find(|known| known.source.path == file);
        let blocks = known.map(|known| blocks_at(known, line)).unwrap_or_default();
        if blocks.is_empty() {
            report::diagnostics(diagnostics, true);
            bail!(
                "no caption stands in {}; give a caption file below content/, for example `archive explain content/quay.txt:3`",
                visible(&self.place)
            );
        }
        let colour = std::io::stdout().is_terminal() && report::colour();
        let mut out = std::io::stdout().lock();
        for (index, block) in blocks.into_iter().enumerate() {
            let gap = if index > 0 { "\n" } else { "" };
            let told = explained(block, archive, diagnostics, colour);
            writeln!(out, "{gap}{}", told.trim_end())?;
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

/// The captions of a file; with a line, the one that holds it or stands nearest above it.
fn blocks_at(file: &CaptionFile, line: Option<usize>) -> Vec<&CaptionBlock> {
    let blocks = file.blocks.iter();
    match line {
        None => blocks.collect(),
        Some(line) => {
            blocks.rev().find(|block| block.at.line_column().0 <= line).into_iter().collect()
        }
    }
}

/// One caption and what became of it.
fn explained(
    block: &CaptionBlock,
    archive: &Archive,
    diagnostics: &[Diagnostic],
    colour: bool,
) -> String {
    let file = &block.at.source.path;
    let line = block.at.line_column().0;
    let here = |entry: &&Entry| {
        entry.sources.iter().any(|place| place.file == *file && place.line == line)
    };
    let title = format!("{}:{line}", visible(file));
    let mut told = match archive.catalog.entries.iter().find(here) {
        Some(entry) => {
            let title = match file == PIPED {
                true => title,
                false => format!("{title} is {}", entry.address),
            };
            let drawn = caption::draw(entry, &title, colour);
            let sources = fields::Sources { archive, block };
            format!("{drawn}\n\n{}", fields::table(entry, &sources, colour))
        }
        None => format!("{title}\n\n{}\n", report::wrapped(&visible(&block.markdown), WIDTH)),
    };
    let inside = |found: &&Diagnostic| {
        found.at.as_ref().is_some_and(|at| {
            at.source.path == *file
                && block.at.span.start <= at.span.start
                && at.span.start < block.at.span.end
        })
    };
    for found in diagnostics.iter().filter(inside) {
        let help = found.help.as_ref().filter(|_| found.code != Code::LikelyTrailer);
        let help = help.map(|help| format!("; {help}")).unwrap_or_default();
        let words = visible(&format!("{}: {}{help}", found.code.as_str(), found.message));
        write!(told, "\n{}", fields::indented("! ", "  ", &words)).expect("a string takes all");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::one_file;

    #[test]
    fn a_line_means_the_caption_that_holds_it() {
        let site = one_file("quay.txt", "Nets dry.\nDate: 1998\n\nA boat\nleaves.\n").value;
        let line_of = |line| {
            let found = blocks_at(&site.caption_files[0], Some(line));
            found.first().map(|block| block.at.line_column().0)
        };
        assert_eq!(
            [0, 1, 2, 3, 4, 5, 99].map(line_of),
            [None, Some(1), Some(1), Some(1), Some(4), Some(4), Some(4)]
        );
    }
}
