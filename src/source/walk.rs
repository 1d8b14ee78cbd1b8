//! The files of a site folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use walkdir::{DirEntry, WalkDir};

use crate::diagnostic::{Code, Diagnostic, Severity, SourceSpan, SourceText};
use crate::record::Span;

/// The files below `folder` of the site in `root`, by path relative to the site, with `/` between
/// its parts; without hidden ones. A missing folder has no files.
///
/// A symbolic link is followed where it leads to a file of the site, so that nothing outside it is
/// ever published.
pub(super) fn files(
    root: &Path,
    folder: &str,
    diagnostics: &mut Vec<Diagnostic>,
) -> BTreeMap<String, PathBuf> {
    let mut files = BTreeMap::new();
    let start = root.join(folder);
    if !start.exists() {
        return files;
    }
    let shown = |entry: &DirEntry| {
        entry.depth() == 0 || !entry.file_name().to_string_lossy().starts_with('.')
    };
    let report = |code, message: String, help: &str| {
        Diagnostic::of_file(Severity::Warning, code, message).help(help)
    };
    for entry in WalkDir::new(&start).sort_by_file_name().into_iter().filter_entry(shown) {
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => {
                diagnostics.push(Diagnostic::of_file(
                    Severity::Error,
                    Code::UnreadableFile,
                    format!("a file of the site cannot be read: {error}"),
                ));
                continue;
            }
        };
        if entry.file_type().is_dir() {
            continue;
        }
        let below = entry.path().strip_prefix(root).unwrap_or(entry.path());
        let parts: Option<Vec<&str>> =
            below.components().map(|part| part.as_os_str().to_str()).collect();
        let Some(parts) = parts else {
            let message = format!("the name of `{}` is not UTF-8", below.to_string_lossy());
            diagnostics.push(report(Code::BadFileName, message, "rename the file"));
            continue;
        };
        let name = parts.join("/");
        if entry.path_is_symlink() && !leads_into(entry.path(), root) {
            let message = format!("`{name}` is a link that leads out of the site");
            diagnostics.push(report(Code::UnreadableFile, message, "put the file itself there"));
            continue;
        }
        files.insert(name, entry.into_path());
    }
    files
}

fn leads_into(link: &Path, root: &Path) -> bool {
    match (link.canonicalize(), root.canonicalize()) {
        (Ok(target), Ok(root)) => target.starts_with(root) && target.is_file(),
        _ => false,
    }
}

/// The text of a file, without a byte-order mark; control characters become spaces of the same
/// number of bytes, so that every place in it stays true. `None` where it cannot be read as text,
/// which is reported.
pub(super) fn text(
    name: &str,
    path: &Path,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<Arc<SourceText>> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            let message = format!("`{name}` cannot be read: {error}");
            diagnostics.push(Diagnostic::of_file(Severity::Error, Code::UnreadableFile, message));
            return None;
        }
    };
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let sound = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(&error.as_bytes()[..sound]).into_owned();
            let source = Arc::new(SourceText { path: name.to_owned(), text: before });
            let at = SourceSpan::new(&source, Span::new(sound, sound));
            let message = format!("`{name}` is not UTF-8 text from here on");
            diagnostics.push(
                Diagnostic::error(Code::NotUtf8, at, message)
                    .help("save the file as UTF-8, for example `iconv -f WINDOWS-1252 -t UTF-8`"),
            );
            return None;
        }
    };
    let text = text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text);
    let first = text.char_indices().find(|(_, c)| is_stray(*c));
    let text = if first.is_some() { text.chars().map(blank).collect() } else { text };
    let source = Arc::new(SourceText { path: name.to_owned(), text });
    if let Some((start, stray)) = first {
        let at = SourceSpan::new(&source, Span::new(start, start + stray.len_utf8()));
        let message = format!("a control character, U+{:04X}, is read as a space", stray as u32);
        diagnostics.push(
            Diagnostic::warning(Code::ControlCharacter, at, message)
                .help("remove it; there may be more further on"),
        );
    }
    Some(source)
}

fn is_stray(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t')
}

/// Control characters take one byte or two, as do the space and the no-break space.
fn blank(c: char) -> char {
    match (is_stray(c), c.len_utf8()) {
        (false, _) => c,
        (true, 1) => ' ',
        (true, _) => '\u{A0}',
    }
}

/// A title made from the name of a file or folder: `quay-1998` is "Quay 1998".
pub(super) fn title(name: &str) -> String {
    let words = name.replace(['-', '_'], " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut letters = words.chars();
    letters.next().map_or(words.clone(), |first| first.to_uppercase().chain(letters).collect())
}
