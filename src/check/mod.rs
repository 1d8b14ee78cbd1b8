//! What an editor could mend in a site that builds: fields that captions do not state, places that
//! no authority knows, photographs that a blind reader cannot see.

mod trailer;

use std::sync::Arc;

pub use trailer::trailer_line;

use crate::catalog::Catalog;
use crate::diagnostic::{Code, Diagnostic, SourceSpan, SourceText};
use crate::record::{Entry, Span};
use crate::source::SiteSource;

/// The findings, by entry in the order of the catalogue.
pub fn findings(source: &SiteSource, catalog: &Catalog) -> Vec<Diagnostic> {
    catalog.entries.iter().flat_map(|entry| of_entry(entry, source)).collect()
}

fn of_entry(entry: &Entry, source: &SiteSource) -> Vec<Diagnostic> {
    let Some(at) = place(entry, source) else { return Vec::new() };
    let warning =
        |code, message: &str, help: &str| Diagnostic::warning(code, at.clone(), message).help(help);
    let mut found = Vec::new();
    if entry.date.is_none() {
        found.push(warning(
            Code::MissingDate,
            "this caption has no date",
            "if you know it, put a line such as `Date: 1998-05` or `Date: 1936~` under the caption",
        ));
    }
    if entry.location.is_empty() {
        found.push(warning(
            Code::MissingPlace,
            "this caption names no place",
            "if you know it, put a line such as `Location: Jobar, Damascus, Syria` under the caption",
        ));
    }
    if let Some(name) = unknown_place(entry) {
        let message = format!("neither the gazetteer nor places.toml tells where `{name}` is");
        let help = format!(
            "teach it in content/places.toml: `[[place]]`, `name = \"{name}\"`, `parent = \"…\"`, `coordinates = [0.0, 0.0]`"
        );
        found.push(warning(Code::UnknownPlace, &message, &help));
    }
    if entry.credit.is_empty() {
        found.push(warning(
            Code::MissingCredit,
            "this caption credits nobody",
            "put a line such as `Credit: Jane Roe/AFP` under the caption",
        ));
    }
    for photo in entry.photos.iter().filter(|photo| photo.alt.is_none()) {
        let message = format!("`{}` has no alternative text", photo.file);
        let help = "describe what it shows for those who cannot see it: `![description](file)`";
        found.push(warning(Code::MissingAlt, &message, help));
    }
    found
}

/// The finest name of an entry's place, where nothing tells where it is.
fn unknown_place(entry: &Entry) -> Option<&str> {
    let location = &entry.location;
    let known = location.coordinates.is_some() || location.geonames.is_some();
    let name = location.place.as_ref().or(location.locality.as_ref())?;
    (!known).then_some(name.name.as_str())
}

/// The first line of the block that decided the entry.
fn place(entry: &Entry, source: &SiteSource) -> Option<SourceSpan> {
    let first = entry.sources.first()?;
    let file = source.caption_files.iter().find(|file| file.source.path == first.file)?;
    Some(SourceSpan::new(&file.source, line(&file.source, first.line)))
}

/// The bytes of line `number`, from 1, without the white space around it.
fn line(source: &Arc<SourceText>, number: usize) -> Span {
    let line = source.text.split('\n').nth(number.saturating_sub(1)).unwrap_or_default().trim();
    match line.is_empty() {
        true => Span::new(0, 0),
        false => Span::of(line, &source.text),
    }
}
