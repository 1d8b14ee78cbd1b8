//! Reading: from the site folder to caption files, blocks and trailers, each with its place.
//!
//! The only stage that reads content. What cannot be read is reported and the rest goes on.

mod blocks;
mod credit_end;
mod front_matter;
mod people_toml;
mod photos;
mod picture;
mod places_toml;
mod read;
mod trailer;
mod walk;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

pub use read::{one_file, read};

use crate::authority::{LocalNames, LocalPlaces};
use crate::config::{Config, Defaults};
use crate::diagnostic::{SourceSpan, SourceText};
use crate::record::Span;

/// Everything in a site folder that the pipeline uses.
#[derive(Debug, Default)]
pub struct SiteSource {
    /// site.toml.
    pub config: Config,
    /// content/places.toml.
    pub places: LocalPlaces,
    /// content/people.toml.
    pub names: LocalNames,
    /// Folders below `content/`, parents before children; the first is `content/` itself.
    pub collections: Vec<CollectionSource>,
    /// Caption files, in the order of their paths.
    pub caption_files: Vec<CaptionFile>,
    /// `content/pages/**/*.md`.
    pub pages: Vec<PageSource>,
    /// Photographs in `content/`, by path relative to the site, with `/` between its parts.
    pub photos: BTreeMap<String, PhotoFile>,
    /// The site's own templates, by name: `entry.html`.
    pub templates: BTreeMap<String, Arc<SourceText>>,
    /// The site's own static files, by path below `static/`.
    pub statics: BTreeMap<String, PathBuf>,
}

/// A folder of caption files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CollectionSource {
    /// Relative to `content/`, with `/` between its parts; empty for `content/` itself.
    pub path: String,
    /// From `_index.md`, else made from the folder's name.
    pub title: String,
    /// The Markdown of `_index.md`; empty where there is none.
    pub introduction: String,
    /// Its own defaults, from the front matter of `_index.md`.
    pub defaults: Defaults,
}

/// One set: a caption file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptionFile {
    /// Its path and text.
    pub source: Arc<SourceText>,
    /// Index of its folder in [`SiteSource::collections`].
    pub collection: usize,
    /// File name without its ending.
    pub stem: String,
    /// From the front matter, else made from the stem.
    pub title: String,
    /// Markdown; empty where there is none.
    pub description: String,
    /// From the front matter.
    pub defaults: Defaults,
    /// Left out unless drafts are asked for.
    pub draft: bool,
    /// In order.
    pub blocks: Vec<CaptionBlock>,
}

/// One caption with what stands under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptionBlock {
    /// The whole block, photographs and trailers included.
    pub at: SourceSpan,
    /// The caption as written, its lines joined by single spaces, without photograph lines and
    /// trailers: inline Markdown. May be empty where only a photograph stands.
    pub markdown: String,
    /// `![alt](file)` lines and `Photo:` trailers, in order.
    pub photos: Vec<AttachedPhoto>,
    /// `Key: value` lines, in order, `Photo` left out.
    pub trailers: Vec<Trailer>,
}

impl CaptionBlock {
    /// The first line: what a diagnostic about all of it points at.
    pub fn first_line(&self) -> SourceSpan {
        let whole = self.at.span.text(&self.at.source.text);
        let end = self.at.span.start + whole.lines().next().map_or(0, str::len);
        SourceSpan::new(&self.at.source, Span::new(self.at.span.start, end))
    }

    /// Where the words `span` of `text`, the plain text of the caption, stand in the file, on one
    /// line or over several; the first line where markup parts them.
    pub fn place_of(&self, text: &str, span: Span) -> SourceSpan {
        let whole = self.at.span.text(&self.at.source.text);
        let words = span.text(text);
        let before = text[..span.start].matches(words).count();
        let found = occurrences(whole, words).nth(before).or_else(|| {
            // Markup before the words may hide an earlier mention of them.
            occurrences(whole, words).next()
        });
        match found {
            Some(found) if !words.is_empty() => {
                SourceSpan::new(&self.at.source, found.shifted(self.at.span.start))
            }
            _ => self.first_line(),
        }
    }
}

/// Where `words` stand in `whole`, a line break and what indents the next line being a space.
fn occurrences(whole: &str, words: &str) -> impl Iterator<Item = Span> {
    let first = words.split(' ').next().unwrap_or_default();
    let starts = whole.match_indices(first).map(|(at, _)| at);
    starts.filter_map(move |start| Some(Span::new(start, end_of(whole, start, words)?)))
}

/// The end of `words` in `whole` if they stand at `start`.
fn end_of(whole: &str, start: usize, words: &str) -> Option<usize> {
    let mut rest = &whole[start..];
    for (index, word) in words.split(' ').enumerate() {
        if index > 0 {
            rest = rest.strip_prefix(char::is_whitespace)?;
            if !word.is_empty() {
                rest = rest.trim_start();
            }
        }
        rest = rest.strip_prefix(word)?;
    }
    Some(whole.len() - rest.len())
}

/// A photograph that a caption names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttachedPhoto {
    /// The file named, relative to the site folder, with `/` between its parts; it need not exist.
    pub file: String,
    /// The alt text; `None` where it is empty or only `Photo:` names the file.
    pub alt: Option<String>,
    /// Where the file is named.
    pub at: SourceSpan,
}

/// A `Key: value` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trailer {
    /// Which.
    pub key: TrailerKey,
    /// Trimmed, never empty.
    pub value: String,
    /// Where the value stands.
    pub at: SourceSpan,
}

/// The keys of trailers; IPTC's own names are synonyms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is the field of Entry of that name")]
pub enum TrailerKey {
    Date,
    Location,
    Country,
    Region,
    Locality,
    Place,
    Credit,
    Agency,
    Photographer,
    Source,
    Alt,
    Headline,
    Tags,
    Rights,
    License,
    Sensitive,
    Language,
    Coordinates,
    Id,
    Alias,
}

/// A Markdown page: about, rights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageSource {
    /// Its path and text.
    pub source: Arc<SourceText>,
    /// Path below `content/pages/` without its ending, with `/` between its parts: `about`.
    pub path: String,
    /// From the front matter, else the first heading, else made from the path.
    pub title: String,
    /// Markdown without the front matter (and without the first heading if that gave the title).
    pub body: String,
}

/// A photograph in `content/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhotoFile {
    /// On disk.
    pub path: PathBuf,
    /// Pixels, as displayed (EXIF orientation applied).
    pub width: u32,
    /// Pixels, as displayed.
    pub height: u32,
    /// Bytes.
    pub size: u64,
    /// MIME type, by content.
    pub media_type: &'static str,
}
