//! What an editor could mend in a site that builds: what captions leave open or contradict, places
//! that no authority knows, texts and photographs that lack words.
//!
//! Everything is a diagnostic; `groups` puts them in the order in which an editor works.

mod dates;
mod forbidden;
mod groups;
mod missing;
mod names;
mod numbers;
mod placeholders;
mod places;
mod trailer;
mod unsure;

use std::collections::BTreeMap;

use chrono::NaiveDate;

pub use groups::{Group, GroupKind, groups};
pub use names::{AlikeNames, NameKind, Proposal, Refusal, alike_names, with_aliases};
pub use trailer::trailer_line;

use crate::authority::Authority;
use crate::catalog::Catalog;
use crate::diagnostic::{Diagnostic, SourceSpan};
use crate::record::{Entry, Field, Provenance, Span};
use crate::source::{CaptionBlock, SiteSource, TrailerKey};

/// A site as the checks see it.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// Where the captions stand.
    pub source: &'a SiteSource,
    /// What names are judged against.
    pub authority: &'a Authority,
    /// What was read.
    pub catalog: &'a Catalog,
    /// The day of the check: no picture is of a later one.
    pub today: NaiveDate,
}

/// The findings of every check, in no order that matters.
pub fn findings(subject: &Subject<'_>) -> Vec<Diagnostic> {
    let entries = Entries::new(subject);
    let mut found = Vec::new();
    found.extend(forbidden::findings(&entries, subject.today));
    found.extend(dates::findings(&entries, subject.today));
    found.extend(numbers::findings(&entries));
    found.extend(placeholders::findings(&entries));
    found.extend(places::findings(&entries, subject.authority));
    found.extend(alike_names(subject.source, subject.authority, subject.catalog).diagnostics());
    found.extend(unsure::findings(&entries, subject.authority));
    found.extend(missing::findings(&entries, subject.source));
    found
}

/// The entries with the caption that decided each, in the order of the files.
struct Entries<'a>(Vec<(&'a Entry, &'a CaptionBlock)>);

impl<'a> Entries<'a> {
    fn new(subject: &Subject<'a>) -> Self {
        let mut blocks: BTreeMap<(&str, usize), &CaptionBlock> = BTreeMap::new();
        for file in &subject.source.caption_files {
            let (mut line, mut from) = (1, 0);
            for block in &file.blocks {
                line += file.source.text[from..block.at.span.start].matches('\n').count();
                from = block.at.span.start;
                blocks.insert((&file.source.path, line), block);
            }
        }
        let block = |entry: &Entry| {
            let first = entry.sources.first()?;
            blocks.get(&(first.file.as_str(), first.line)).copied()
        };
        let entries = subject.catalog.entries.iter();
        let mut entries: Vec<_> =
            entries.filter_map(|entry| Some((entry, block(entry)?))).collect();
        entries.sort_by(|(_, a), (_, b)| {
            let key = |block: &CaptionBlock| block.at.span;
            a.at.source.path.cmp(&b.at.source.path).then_with(|| key(a).cmp(&key(b)))
        });
        Self(entries)
    }

    fn iter(&self) -> impl Iterator<Item = (&'a Entry, &'a CaptionBlock)> {
        self.0.iter().copied()
    }
}

/// Where a field is said: its words in the caption, its trailer, else the caption's first words.
fn place_of(entry: &Entry, block: &CaptionBlock, field: Field) -> SourceSpan {
    let keys: &[TrailerKey] = match field {
        Field::Date => &[TrailerKey::Date],
        Field::Place | Field::Locality => {
            &[TrailerKey::Location, TrailerKey::Place, TrailerKey::Locality]
        }
        _ => &[],
    };
    match entry.provenance.get(&field) {
        Some(Provenance::Caption(span)) => words(entry, block, *span),
        Some(Provenance::Trailer) => block
            .trailers
            .iter()
            .find(|trailer| keys.contains(&trailer.key))
            .map_or_else(|| block.opening(), |trailer| trailer.at.clone()),
        _ => block.opening(),
    }
}

/// Where words of the caption stand in its file.
fn words(entry: &Entry, block: &CaptionBlock, span: Span) -> SourceSpan {
    block.place_of(&entry.text, span)
}

#[cfg(test)]
mod tests;
