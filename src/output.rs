//! What every producer hands to `publish`: an address on the site and the bytes that stand there.

use std::fmt;

use serde::Serialize;

/// A page or file of the site: begins with `/`, relative to the base URL, percent-encoding not
/// needed (ASCII letters, digits, `-`, `_`, `.`). A page ends with `/`, a file does not.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Address(String);

/// Why a text is not an [`Address`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not an address of the site: write `/`, then names of a–z, 0–9, `-`, `_` and `.` with `/` between them, each at most 255 letters long"
)]
pub struct AddressError(String);

impl Address {
    /// The home page.
    pub fn home() -> Self {
        Self("/".to_owned())
    }

    /// The page under the given segments: `["2016", "11"]` is `/2016/11/`.
    ///
    /// # Panics
    /// If a segment is empty, `.` or `..`, or holds another character than the type allows:
    /// segments come from slugs and numbers.
    pub fn page<S: AsRef<str>>(segments: impl IntoIterator<Item = S>) -> Self {
        let mut path = String::from("/");
        for segment in segments {
            let segment = segment.as_ref();
            assert!(is_segment(segment), "`{segment}` is a path segment");
            path.push_str(segment);
            path.push('/');
        }
        Self(path)
    }

    /// The page or file under this page: `/sets/` and `quay` give `/sets/quay/`.
    ///
    /// # Panics
    /// As [`Address::page`].
    pub fn child(&self, segment: &str) -> Self {
        assert!(is_segment(segment), "`{segment}` is a path segment");
        Self(format!("{}{segment}/", self.0))
    }

    /// A file under this page: `/data/` and `entries.csv` give `/data/entries.csv`.
    ///
    /// # Panics
    /// As [`Address::page`].
    pub fn file(&self, name: &str) -> Self {
        assert!(is_segment(name), "`{name}` is a file name");
        Self(format!("{}{name}", self.0))
    }

    /// Page `number` of a list at this address: the first is the address itself, the others are
    /// `…/page/2/`.
    pub fn numbered(&self, number: usize) -> Self {
        match number {
            0 | 1 => self.clone(),
            _ => Self(format!("{}page/{number}/", self.0)),
        }
    }

    /// An address that an editor or a file name gave.
    ///
    /// # Errors
    /// If a segment is empty, `.` or `..`, longer than a file name may be, or holds other characters
    /// than the type allows.
    pub fn parse(text: &str) -> Result<Self, AddressError> {
        let refused = || AddressError(text.to_owned());
        let path = text.strip_prefix('/').ok_or_else(refused)?;
        let path = path.strip_suffix('/').unwrap_or(path);
        let sound = path.is_empty() || path.split('/').all(is_segment);
        sound.then(|| Self(text.to_owned())).ok_or_else(refused)
    }

    /// As written: `/2016/11/06/`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The file that holds it, relative to the output folder: `2016/11/06/index.html`.
    pub fn file_path(&self) -> String {
        match self.0.strip_prefix('/').expect("an address begins with a slash") {
            "" => "index.html".to_owned(),
            path if path.ends_with('/') => format!("{path}index.html"),
            path => path.to_owned(),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Bytes of a file name, at most, on the disks in use.
const LONGEST_SEGMENT: usize = 255;

fn is_segment(segment: &str) -> bool {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !segment.is_empty()
        && segment.len() <= LONGEST_SEGMENT
        && segment != "."
        && segment != ".."
        && segment.chars().all(allowed)
}

/// One file of the site, complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputFile {
    /// Where it stands.
    pub address: Address,
    /// What stands there.
    pub content: Content,
}

/// The bytes of an [`OutputFile`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Made by a stage.
    Bytes(Vec<u8>),
    /// A file of the site folder, published as it is.
    CopyOf(std::path::PathBuf),
}

impl OutputFile {
    /// A file whose bytes a stage made.
    pub fn new(address: Address, bytes: impl Into<Vec<u8>>) -> Self {
        Self { address, content: Content::Bytes(bytes.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_file_that_holds_it() {
        for (address, file) in [
            ("/", "index.html"),
            ("/2016/11/06/", "2016/11/06/index.html"),
            ("/data/entries.csv", "data/entries.csv"),
        ] {
            assert_eq!(Address::parse(address).unwrap().file_path(), file);
        }
    }

    #[test]
    fn an_address_cannot_leave_the_site() {
        for text in
            ["", "a", "/../a", "/a/../b/", "//a", "/a//b", "/a b/", "/a\\b", "/./", "/a?b", "/é/"]
        {
            assert!(Address::parse(text).is_err(), "{text} was accepted");
        }
    }
}
