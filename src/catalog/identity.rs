//! Which blocks are one entry.
//!
//! The same caption in several files is one entry in several sets. Captions are the same if they
//! differ only by white space, quotes and dashes, or if they carry the same `ID:`.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization;

use super::assemble::Occurrence;
use crate::caption::markup::{Markup, markup};
use crate::diagnostic::{Code, Diagnostic, Reported};
use crate::source::{CaptionFile, Trailer, TrailerKey};

/// One caption and every place where it stands.
#[derive(Debug)]
pub(super) struct Gathered<'a> {
    /// The caption, from its first place.
    pub(super) markup: Markup,
    /// Never empty.
    pub(super) occurrences: Vec<Occurrence<'a>>,
    /// What makes it this entry and no other.
    pub(super) identity: String,
}

impl Gathered<'_> {
    /// The name of its first photograph, for an entry without words.
    pub(super) fn photo_name(&self) -> &str {
        let photos = self.occurrences.iter().flat_map(|occurrence| &occurrence.block.photos);
        let file = photos.map(|photo| photo.file.as_str()).next().unwrap_or(&self.identity);
        let name = file.rsplit('/').next().unwrap_or(file);
        name.split('.').next().unwrap_or(name)
    }
}

/// The captions of `files`, each once, in the order of their first places.
pub(super) fn gather<'a>(files: &[&'a CaptionFile]) -> Reported<Vec<Gathered<'a>>> {
    let mut diagnostics = Vec::new();
    let mut gathered: Vec<Gathered<'a>> = Vec::new();
    let mut by_identity: BTreeMap<String, usize> = BTreeMap::new();
    let mut by_id: BTreeMap<&'a str, usize> = BTreeMap::new();
    for (file_index, file) in files.iter().enumerate() {
        for block in &file.blocks {
            let occurrence = Occurrence { file_index, file, block };
            let markup = markup(&block.markdown);
            let identity = identity(&markup.text, &occurrence);
            let id = block.trailers.iter().find(|trailer| trailer.key == TrailerKey::Id);
            let at = match by_identity.get(&identity) {
                Some(at) => {
                    gathered[*at].occurrences.push(occurrence);
                    diagnostics.extend(contradictions(&gathered[*at].occurrences));
                    *at
                }
                None => {
                    by_identity.insert(identity.clone(), gathered.len());
                    gathered.push(Gathered { markup, occurrences: vec![occurrence], identity });
                    gathered.len() - 1
                }
            };
            if let Some(id) = id
                && *by_id.entry(&id.value).or_insert(at) != at
            {
                let message = format!("the ID `{}` is another caption's", id.value);
                diagnostics.push(
                    Diagnostic::error(Code::DuplicateAddress, id.at.clone(), message)
                        .help("give each entry an ID of its own"),
                );
            }
        }
    }
    Reported { value: gathered, diagnostics }
}

/// The caption without what does not tell captions apart; a photograph without words is itself.
fn identity(text: &str, occurrence: &Occurrence<'_>) -> String {
    let normalised = normalised(text);
    match occurrence.block.photos.first() {
        Some(photo) if normalised.is_empty() => photo.file.clone(),
        _ => normalised,
    }
}

/// `text` in NFC with one straight quote and one dash for all kinds, and single spaces.
pub(super) fn normalised(text: &str) -> String {
    let mut normalised = String::with_capacity(text.len());
    for c in text.nfc() {
        match c {
            '‘' | '’' | '‚' | '‛' | '`' | '´' | '“' | '”' | '„' | '‟' | '«' | '»' | '"' =>
            {
                normalised.push('\'');
            }
            '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => {
                if !normalised.ends_with('-') {
                    normalised.push('-');
                }
            }
            c if c.is_whitespace() || c == '\u{200B}' || c == '\u{FEFF}' => {
                if !normalised.is_empty() && !normalised.ends_with(' ') {
                    normalised.push(' ');
                }
            }
            c => normalised.push(c),
        }
    }
    normalised.truncate(normalised.trim_end().len());
    // A doubled straight quote is how some systems write the double one.
    normalised.replace("''", "'").replace(" -", "-").replace("- ", "-")
}

/// The newest place of a caption states a field that an earlier place states otherwise.
fn contradictions(occurrences: &[Occurrence<'_>]) -> Vec<Diagnostic> {
    let Some((newest, earlier)) = occurrences.split_last() else { return Vec::new() };
    let single = |trailer: &&Trailer| {
        !matches!(
            trailer.key,
            TrailerKey::Tags | TrailerKey::Alias | TrailerKey::Photographer | TrailerKey::Agency
        )
    };
    let earlier: Vec<&Trailer> =
        earlier.iter().flat_map(|occurrence| &occurrence.block.trailers).collect();
    let mut found = Vec::new();
    for trailer in newest.block.trailers.iter().filter(single) {
        let other = earlier.iter().find(|other| other.key == trailer.key);
        if let Some(other) = other.filter(|other| other.value != trailer.value) {
            let (line, column) = other.at.line_column();
            let place = format!("{}:{line}:{column}", other.at.source.path);
            let message = format!(
                "the same caption has `{}` here and `{}` at {place}; that one counts",
                trailer.value, other.value
            );
            found.push(
                Diagnostic::warning(Code::RepeatedTrailer, trailer.at.clone(), message)
                    .help("state it once, or alike in both places"),
            );
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::normalised;

    #[test]
    fn white_space_quotes_and_dashes_do_not_tell_captions_apart() {
        for (a, b) in [
            ("The “old” quay — at dawn", "The \"old\"  quay - at dawn "),
            ("Nets dry at Aïn-Diab’s pier", "Nets dry at Ai\u{308}n–Diab's\u{A0}pier"),
            ("1914–1918", "1914-1918"),
            ("left -- right", "left—right"),
        ] {
            assert_eq!(normalised(a), normalised(b), "{a} / {b}");
        }
        assert_ne!(normalised("Quay 1"), normalised("Quay 2"));
        assert_ne!(normalised("Polish sailors"), normalised("polish sailors"));
    }
}
