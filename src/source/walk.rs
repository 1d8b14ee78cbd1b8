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
/// A symbolic link is followed where it leads to a file of the site that is not hidden, so that
/// neither what lies outside nor what lies in `.git/` is ever published.
pub(super) fn files(
    root: &Path,
    folder: &str,
    diagnostics: &mut Vec<Diagnostic>,
) -> BTreeMap<String, PathBuf> {
    let mut files = BTreeMap::new();
    let start = root.join(folder);
    match start.try_exists() {
        Ok(false) if !start.is_symlink() => return files,
        Ok(_) if start.is_symlink() && !leads_within(&start, root) => {
            let message = format!("`{folder}` is a link that leads out of the site or nowhere");
            diagnostics.push(
                Diagnostic::of_file(Severity::Error, Code::UnreadableFile, message)
                    .help("put the folder itself there"),
            );
            return files;
        }
        // What cannot be looked at is told by the walk.
        Ok(_) | Err(_) => {}
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
        if let Some(what) = unusable(&entry, root) {
            let message = format!("`{name}` is {what}");
            diagnostics.push(report(Code::UnreadableFile, message, "put the file itself there"));
            continue;
        }
        files.insert(name, entry.into_path());
    }
    files
}

/// Why an entry of a folder is not read as a file; `None` where it is. Reading a pipe would wait
/// for ever.
fn unusable(entry: &DirEntry, root: &Path) -> Option<&'static str> {
    if !entry.path_is_symlink() {
        return (!entry.file_type().is_file()).then_some("no file but a pipe, socket or device");
    }
    // Follows the link.
    match entry.path().metadata() {
        Err(_) => Some("a link that leads nowhere"),
        Ok(target) if target.is_dir() => Some("a link to a folder, which is not followed"),
        Ok(target) if !target.is_file() => Some("a link to a pipe, socket or device"),
        Ok(_) if leads_within(entry.path(), root) => None,
        Ok(_) => Some("a link that leads out of the site or to a hidden file"),
    }
}

/// True if a link leads to something of the site that is not hidden.
fn leads_within(link: &Path, root: &Path) -> bool {
    let (Ok(target), Ok(root)) = (link.canonicalize(), root.canonicalize()) else { return false };
    let hidden = |part: std::path::Component<'_>| {
        part.as_os_str().as_encoded_bytes().first().is_some_and(|first| *first == b'.')
    };
    target.strip_prefix(root).is_ok_and(|below| !below.components().any(hidden))
}

/// The text of a file, without a byte-order mark. Control characters and those that XML cannot hold
/// become spaces, and a carriage return without a line feed becomes one, each of the same number of
/// bytes, so that every place in it stays true. `None` where it cannot be read as text, which is
/// reported.
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
            let is_utf16 = matches!(error.as_bytes(), [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]);
            let encoding = if is_utf16 { "UTF-16" } else { "WINDOWS-1252" };
            let before = String::from_utf8_lossy(&error.as_bytes()[..sound]).into_owned();
            let source = Arc::new(SourceText { path: name.to_owned(), text: before });
            let at = SourceSpan::new(&source, Span::new(sound, sound));
            let message = format!("`{name}` is not UTF-8 text from here on");
            diagnostics.push(Diagnostic::error(Code::NotUtf8, at, message).help(format!(
                "save the file as UTF-8, for example `iconv -f {encoding} -t UTF-8`"
            )));
            return None;
        }
    };
    let text = text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text);
    let text = with_line_feeds(text);
    let first = text.char_indices().find(|(_, c)| is_stray(*c));
    let text = if first.is_some() { sound(&text) } else { text };
    let source = Arc::new(SourceText { path: name.to_owned(), text });
    if let Some((start, stray)) = first {
        let at = SourceSpan::new(&source, Span::new(start, start + stray.len_utf8()));
        let message =
            format!("a character that no text holds, U+{:04X}, is read as a space", stray as u32);
        diagnostics.push(
            Diagnostic::warning(Code::ControlCharacter, at, message)
                .help("remove it; there may be more further on"),
        );
    }
    Some(source)
}

/// The text with spaces in the place of stray characters and line feeds at the ends of its lines.
pub(super) fn sound(text: &str) -> String {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    with_line_feeds(text.chars().map(blank).collect())
}

/// A text whose lines end with carriage returns alone, as the classic Mac OS wrote them, is one line
/// to everything else.
fn with_line_feeds(text: String) -> String {
    let bare = |at: usize| !text[at + 1..].starts_with('\n');
    if !text.match_indices('\r').any(|(at, _)| bare(at)) {
        return text;
    }
    let letters = text.char_indices();
    letters.map(|(at, c)| if c == '\r' && bare(at) { '\n' } else { c }).collect()
}

/// Control characters, byte-order marks within a text (of files put together), and U+FFFE and
/// U+FFFF, which XML 1.0 cannot hold even escaped.
fn is_stray(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\r' | '\t'))
        || matches!(c, '\u{FEFF}' | '\u{FFFE}' | '\u{FFFF}')
}

/// Strays take one to three bytes, as do the space, the no-break space and the em space.
fn blank(c: char) -> char {
    match (is_stray(c), c.len_utf8()) {
        (false, _) => c,
        (true, 1) => ' ',
        (true, 2) => '\u{A0}',
        (true, _) => '\u{2003}',
    }
}

/// A title made from the name of a file or folder: `quay-1998` is "Quay 1998".
pub(super) fn title(name: &str) -> String {
    let words = name.replace(['-', '_'], " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut letters = words.chars();
    letters.next().map_or(words.clone(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_stays_true_where_a_stray_character_is_blanked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        for (written, expected, told) in [
            ("\u{FEFF}Nets", "Nets", None),
            ("a\u{7}b\u{7}", "a b ", Some((1, 2))),
            ("é\r\n\u{85}b", "é\r\n\u{A0}b", Some((2, 1))),
            ("Nets\n\u{FEFF}b", "Nets\n\u{2003}b", Some((2, 1))),
            ("\u{FFFE}b", "\u{2003}b", Some((1, 1))),
            ("tab\tb", "tab\tb", None),
            ("a\rb\r\rc\r\nd\u{7}", "a\nb\n\nc\r\nd ", Some((5, 2))),
        ] {
            std::fs::write(&path, written).unwrap();
            let mut diagnostics = Vec::new();
            let source = text("content/a.txt", &path, &mut diagnostics).unwrap();
            assert_eq!(source.text, expected, "{written:?}");
            let places = diagnostics.iter().map(|found| found.at.as_ref().unwrap().line_column());
            assert_eq!(places.collect::<Vec<_>>(), Vec::from_iter(told), "{written:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_cannot_publish_what_is_hidden_or_outside() {
        use std::os::unix::fs::symlink;

        let outside = tempfile::tempdir().unwrap();
        std::fs::write(outside.path().join("secret"), "x").unwrap();
        let site = tempfile::tempdir().unwrap();
        let root = site.path();
        for (name, words) in [(".git/config", "x"), ("static/a.css", "x"), ("fonts/b.woff2", "x")] {
            let path = root.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, words).unwrap();
        }
        symlink("../.git/config", root.join("static/config")).unwrap();
        symlink("../.git", root.join("static/git")).unwrap();
        symlink(outside.path().join("secret"), root.join("static/secret")).unwrap();
        symlink("nowhere", root.join("static/nothing")).unwrap();
        symlink("/dev/zero", root.join("static/zero")).unwrap();
        symlink("../fonts/b.woff2", root.join("static/b.woff2")).unwrap();
        symlink(outside.path(), root.join("content")).unwrap();
        let _socket = std::os::unix::net::UnixListener::bind(root.join("static/socket")).unwrap();

        let mut diagnostics = Vec::new();
        let found = files(root, "static", &mut diagnostics);
        let names: Vec<&str> = found.keys().map(String::as_str).collect();
        assert_eq!(names, ["static/a.css", "static/b.woff2"]);
        assert_eq!(diagnostics.len(), 6, "{diagnostics:#?}");

        assert!(files(root, "content", &mut diagnostics).is_empty());
        assert_eq!(diagnostics.len(), 7);
    }
}
