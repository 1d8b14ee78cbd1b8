//! Fields that captions do not state.

use std::collections::BTreeMap;

use super::{Entries, words};
use crate::diagnostic::{Code, Diagnostic, SourceSpan};
use crate::record::{Entry, Field};
use crate::source::{CaptionBlock, SiteSource};

/// A field that every caption should have.
struct Wanted {
    code: Code,
    field: Field,
    lacks: fn(&Entry) -> bool,
    one: &'static str,
    one_help: &'static str,
    file: &'static str,
    file_paste: &'static str,
}

const WANTED: [Wanted; 3] = [
    Wanted {
        code: Code::MissingDate,
        field: Field::Date,
        lacks: |entry| entry.date.is_none(),
        one: "this caption has no date",
        one_help: "if you know it, put a line such as `Date: 1998-05` or `Date: 1936~` under the caption",
        file: "no caption of this file has a date",
        file_paste: "date = \"…\"",
    },
    Wanted {
        code: Code::MissingCredit,
        field: Field::Agency,
        lacks: |entry| entry.credit.is_empty(),
        one: "this caption credits nobody",
        one_help: "put a line such as `Credit: Jane Roe/AFP` under the caption",
        file: "no caption of this file credits anybody",
        file_paste: "photographer = \"…\"\nagency = \"…\"",
    },
    Wanted {
        code: Code::MissingPlace,
        field: Field::Place,
        lacks: |entry| entry.location.is_empty(),
        one: "this caption names no place",
        one_help: "if you know it, put a line such as `Location: Jobar, Damascus, Syria` under the caption",
        file: "no caption of this file names a place",
        file_paste: "location = \"…\"",
    },
];

/// Missing dates, credits, places and alternative texts. Where all captions of a file lack a field,
/// one finding tells of the file.
pub(super) fn findings(entries: &Entries<'_>, source: &SiteSource) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut files: BTreeMap<&str, Vec<(&Entry, &CaptionBlock)>> = BTreeMap::new();
    for (entry, block) in entries.iter() {
        files.entry(&block.at.source.path).or_default().push((entry, block));
    }
    for file in &source.caption_files {
        let Some(captions) = files.get(file.source.path.as_str()) else { continue };
        for wanted in &WANTED {
            of_file(captions, wanted, &mut found);
        }
    }
    for (entry, block) in entries.iter() {
        for photo in entry.photos.iter().filter(|photo| photo.alt.is_none()) {
            let message = format!("`{}` has no alternative text", photo.file);
            let help = "describe what it shows for those who cannot see it: `![description](file)`";
            let at = block.photos.iter().find(|attached| attached.file == photo.file);
            let at = at.map_or_else(|| block.opening(), |attached| attached.at.clone());
            found.push(Diagnostic::warning(Code::MissingAlt, at, message).help(help));
        }
    }
    found
}

fn of_file(captions: &[(&Entry, &CaptionBlock)], wanted: &Wanted, found: &mut Vec<Diagnostic>) {
    let lacking: Vec<_> = captions.iter().filter(|(entry, _)| (wanted.lacks)(entry)).collect();
    if lacking.len() == captions.len() && lacking.len() > 1 {
        let mut places: Vec<SourceSpan> =
            lacking.iter().map(|(_, block)| block.opening()).collect();
        let first = places.remove(0);
        found.push(
            Diagnostic::warning(wanted.code, first, wanted.file)
                .help("if one value holds for all, put it in the file's front matter, between two lines `+++`")
                .paste(wanted.file_paste)
                .also(places),
        );
        return;
    }
    for (entry, block) in lacking {
        // The words that were not taken for it are where the editor looks first.
        let lost = entry.decisions.get(wanted.field).and_then(|told| told.runner_up.as_ref());
        let (at, message) = match lost {
            Some(lost) => {
                let at = words(entry, block, lost.span);
                let name = lost.span.text(&entry.text);
                (at, format!("{}; not `{name}`: {}", wanted.one, lost.lost))
            }
            None => (block.opening(), wanted.one.to_owned()),
        };
        found.push(Diagnostic::warning(wanted.code, at, message).help(wanted.one_help));
    }
}
