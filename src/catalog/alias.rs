//! Whether an address that an entry had before is free.

use std::collections::{BTreeMap, BTreeSet};

use super::address::is_reserved;
use crate::diagnostic::{Code, Diagnostic, SourceSpan};
use crate::output::Address;

/// Files at the site's root that every build makes.
const ROOT_FILES: &[&str] = &[
    "404.html",
    "feed.json",
    "feed.xml",
    "index.html",
    "opensearch.xml",
    "robots.txt",
    "sitemap.xml",
];

/// An alias may take no file of another page, nor stand below a file or in place of a folder;
/// `pages` are those of entries and of editors.
pub(super) fn check<'a>(
    aliases: impl Iterator<Item = &'a (Address, SourceSpan)>,
    pages: impl Iterator<Item = &'a Address>,
) -> Vec<Diagnostic> {
    let mut taken = Taken::default();
    ROOT_FILES.iter().for_each(|file| taken.add(file));
    pages.for_each(|page| taken.add(&page.file_path()));
    let mut found = Vec::new();
    for (alias, at) in aliases {
        let file = alias.file_path();
        if is_reserved(alias) || file.starts_with('.') || taken.clashes(&file) {
            let message = format!("the alias `{alias}` is the address of another page or file");
            found.push(
                Diagnostic::error(Code::DuplicateAddress, at.clone(), message)
                    .help("an alias is an address that this entry had before; leave the line out"),
            );
        } else {
            taken.add(&file);
        }
    }
    found
}

/// Paths of files and of the folders above them, without regard to case.
#[derive(Default)]
struct Taken {
    files: BTreeSet<String>,
    /// Each by its spelling: two spellings of one folder cannot be kept apart.
    folders: BTreeMap<String, String>,
}

impl Taken {
    fn add(&mut self, path: &str) {
        for folder in folders(path) {
            self.folders.insert(folder.to_ascii_lowercase(), folder.to_owned());
        }
        self.files.insert(path.to_ascii_lowercase());
    }

    fn clashes(&self, path: &str) -> bool {
        let folded = path.to_ascii_lowercase();
        self.files.contains(&folded)
            || self.folders.contains_key(&folded)
            || folders(path).any(|folder| {
                let folded = folder.to_ascii_lowercase();
                self.files.contains(&folded)
                    || self.folders.get(&folded).is_some_and(|known| known != folder)
            })
    }
}

/// The folders above a file: `a` and `a/b` above `a/b/c.html`.
fn folders(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').map(|(end, _)| &path[..end])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::SourceText;
    use crate::record::Span;

    #[test]
    fn an_alias_takes_nothing_that_is_there() {
        let source = Arc::new(SourceText { path: "content/a.txt".to_owned(), text: String::new() });
        let at = SourceSpan::new(&source, Span::new(0, 0));
        let alias = |path: &str| (Address::parse(path).unwrap(), at.clone());
        let pages = [Address::page(["2016", "nets"]), Address::page(["about"])];
        for (aliases, refused) in [
            (&["/old/"][..], 0),
            (&["/2016/nets.html", "/2016/boats/"], 0),
            (&["/"], 1),
            (&["/about/"], 1),
            (&["/About/"], 1),
            (&["/ABOUT/us/"], 1),
            (&["/2016/nets/index.html"], 1),
            (&["/404.html"], 1),
            (&["/feed.xml/"], 1),
            (&["/robots.txt/x/"], 1),
            (&["/.nojekyll/"], 1),
            (&["/search/x/"], 1),
            (&["/old/", "/old/index.html"], 1),
            (&["/a.html", "/a.html/b/"], 1),
            (&["/a.html/b/", "/a.html"], 1),
        ] {
            let written: Vec<_> = aliases.iter().map(|path| alias(path)).collect();
            let found = check(written.iter(), pages.iter());
            assert_eq!(found.len(), refused, "{aliases:?}");
        }
    }
}
