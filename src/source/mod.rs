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
    /// Its first words: what a diagnostic about all of it points at.
    pub fn opening(&self) -> SourceSpan {
        /// Bytes that a reader takes in at a glance.
        const GLANCE: usize = 56;
        let whole = self.at.span.text(&self.at.source.text);
        let line = whole.lines().next().unwrap_or_default();
        let end = line.char_indices().map(|(at, _)| at).find(|at| *at >= GLANCE);
        let cut = end.map_or(line, |end| {
            let cut = &line[..end];
            cut.rfind(' ').map_or(cut, |space| &cut[..space])
        });
        let start = self.at.span.start;
        SourceSpan::new(&self.at.source, Span::new(start, start + cut.trim_end().len()))
    }

    /// Where the words `span` of `text`, the plain text of the caption, stand in the file, on one
    /// line or over several; the first words where markup parts them.
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
            _ => self.opening(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_caption_are_found_in_its_file() {
        let text = "Nets dry in Brest, *Jane\n  Roe* says. Boats leave Brest for\nPort Ellen.\n";
        let site = one_file("a.txt", text).value;
        let block = &site.caption_files[0].blocks[0];
        let plain = "Nets dry in Brest, Jane Roe says. Boats leave Brest for Port Ellen.";
        for (words, nth, expected) in [
            ("Brest", 0, Some((1, 13))),
            ("Brest", 1, Some((2, 26))),
            ("Jane Roe", 0, Some((1, 21))),
            ("for Port Ellen", 0, Some((2, 32))),
            ("Roe says", 0, None),
        ] {
            let (start, _) = plain.match_indices(words).nth(nth).unwrap();
            let found = block.place_of(plain, Span::new(start, start + words.len()));
            let wanted = expected.unwrap_or((1, 1));
            assert_eq!(found.line_column(), wanted, "{words}");
        }
    }

    #[test]
    fn a_long_caption_opens_with_whole_words() {
        let text = "Éclairs ".repeat(30);
        let site = one_file("a.txt", &text).value;
        let opening = site.caption_files[0].blocks[0].opening();
        assert_eq!(opening.span.text(&text), "Éclairs Éclairs Éclairs Éclairs Éclairs Éclairs");
    }
}
