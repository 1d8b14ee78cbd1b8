//! One photograph's catalogue record.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::Serialize;

use super::{Credit, Decisions, Embargo, Field, Location, PhotoDate, Provenance};
use crate::output::Address;

/// The identity of an entry: its `ID:` trailer, else a digest of its caption that white space,
/// quotes and dashes do not change. Safe in a URL.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct EntryId(pub String);

/// BCP 47 language tag, lower case: `en`, `ar`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Language(pub String);

/// Which way the script of a caption runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Left to right.
    Ltr,
    /// Right to left.
    Rtl,
}

/// `text` is not a language tag.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language tag (BCP 47): write `en`, `ar` or `pt-br`")]
pub struct LanguageError(String);

impl FromStr for Language {
    type Err = LanguageError;

    /// Any case is read; the tag is kept in lower case.
    fn from_str(text: &str) -> Result<Self, LanguageError> {
        let mut parts = text.split('-');
        let primary = parts.next().is_some_and(|part| {
            (2..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphabetic())
        });
        let more = parts.all(|part| {
            (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric())
        });
        let sound = primary && more;
        sound.then(|| Self(text.to_ascii_lowercase())).ok_or_else(|| LanguageError(text.to_owned()))
    }
}

impl Language {
    /// The direction of the language's usual script.
    pub fn direction(&self) -> Direction {
        match self.0.split('-').next() {
            Some("ar" | "he" | "fa" | "ur" | "ps" | "ckb" | "sd" | "ug" | "yi" | "dv") => {
                Direction::Rtl
            }
            _ => Direction::Ltr,
        }
    }
}

/// A photograph of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Photo {
    /// Where it is published.
    pub address: Address,
    /// The file in the site folder, with `/` between its parts.
    pub file: String,
    /// IPTC Alt Text (Accessibility); never the caption copied.
    pub alt: Option<String>,
    /// Pixels, as displayed.
    pub width: u32,
    /// Pixels, as displayed.
    pub height: u32,
    /// Bytes.
    pub size: u64,
    /// MIME type.
    pub media_type: &'static str,
}

/// What a reader may do with the picture. Status and permission are two things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rights {
    /// IPTC Copyright Notice, or a rightsstatements.org URI.
    pub statement: Option<String>,
    /// A licence by name or URI (Creative Commons).
    pub license: Option<String>,
}

/// How far the caption vouches for the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verification {
    /// An agency says that it checked the picture.
    Authenticated,
    /// An agency says that it could not, or only reports what a source claims.
    Unverified,
}

impl Verification {
    /// `authenticated` or `unverified`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Authenticated => "authenticated",
            Self::Unverified => "unverified",
        }
    }
}

/// Where an entry stands in `content/`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct EntrySource {
    /// The caption file, relative to the site, with `/` between its parts.
    pub file: String,
    /// Its line there, from 1.
    pub line: usize,
}

/// A photograph's record: one caption, wherever it stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Its identity.
    pub id: EntryId,
    /// Its page.
    pub address: Address,
    /// Earlier addresses (`Alias:`), which lead to `address`.
    pub aliases: Vec<Address>,
    /// IPTC Description (formerly Caption/Abstract), as plain text.
    pub text: String,
    /// `text` with its inline markup, safe to put in a page.
    pub html: String,
    /// The caption without its credit, the first sentence: what a list or a tab shows.
    pub title: String,
    /// IPTC Headline, where one was given.
    pub headline: Option<String>,
    /// `None` where the caption is undated.
    pub date: Option<PhotoDate>,
    /// Empty where the caption names no place.
    pub location: Location,
    /// Empty where nobody is credited.
    pub credit: Credit,
    /// In the order attached.
    pub photos: Vec<Photo>,
    /// IPTC Keywords.
    pub tags: Vec<String>,
    /// Status and licence.
    pub rights: Rights,
    /// Usage restrictions, as the caption words them ("EDITORIAL USE ONLY").
    pub restrictions: Vec<String>,
    /// Until when it must not be published.
    pub embargo: Option<Embargo>,
    /// Whether the caption vouches for the picture; `None` where it says nothing.
    pub verification: Option<Verification>,
    /// Corrections, as the caption words them.
    pub corrections: Vec<String>,
    /// What the picture shows that a reader should be warned of.
    pub sensitive: Option<String>,
    /// The numbers by which agencies and holders know the picture, as the caption gives them.
    pub picture_ids: Vec<String>,
    /// The words by which a desk files the picture: "HARBOUR-NETS/STRIKE", "TOPSHOT".
    pub slugs: Vec<String>,
    /// The caption's language.
    pub language: Language,
    /// Which way its script runs.
    pub direction: Direction,
    /// Indices of the sets it stands in, in order (`Catalog::sets`).
    pub sets: Vec<usize>,
    /// Every place it stands in; never empty, the first one decided its fields.
    pub sources: Vec<EntrySource>,
    /// Where each stated value comes from. A field that says nothing is absent.
    pub provenance: BTreeMap<Field, Provenance>,
    /// How the fields that its caption decides were read, or why it decides none.
    pub decisions: Decisions,
}

#[cfg(test)]
impl Entry {
    /// An English entry with a caption and a date, for the tests of every room; all else is empty.
    pub(crate) fn bare(address: &str, date: Option<&str>, text: &str) -> Self {
        use super::DateRole;
        Self {
            id: EntryId(address.trim_matches('/').replace('/', "-")),
            address: Address::parse(address).unwrap(),
            aliases: Vec::new(),
            text: text.to_owned(),
            html: text.to_owned(),
            title: text.to_owned(),
            headline: None,
            date: date.map(|date| PhotoDate { edtf: date.parse().unwrap(), role: DateRole::Taken }),
            location: Location::default(),
            credit: Credit::default(),
            photos: Vec::new(),
            tags: Vec::new(),
            rights: Rights::default(),
            restrictions: Vec::new(),
            embargo: None,
            verification: None,
            corrections: Vec::new(),
            sensitive: None,
            picture_ids: Vec::new(),
            slugs: Vec::new(),
            language: Language("en".to_owned()),
            direction: Direction::Ltr,
            sets: Vec::new(),
            sources: Vec::new(),
            provenance: BTreeMap::new(),
            decisions: Decisions::default(),
        }
    }
}
