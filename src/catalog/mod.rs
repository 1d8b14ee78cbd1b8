//! Cataloguing: from blocks and their readings to entries, sets and facets.
//!
//! Decides precedence of fields, identity, addresses, and that one caption in several files is one
//! entry in several sets. Opens no file and makes no page.

mod address;
mod alias;
mod assemble;
mod dates;
mod facets;
mod fields;
mod holdings;
mod identity;
mod locations;
mod names;
mod photos;
mod title;

use std::collections::BTreeMap;

pub use assemble::assemble;
pub use dates::{DateIndex, DayNode, MonthNode, YearNode};
pub use facets::Facet;
pub use locations::{LocationLevel, LocationNode};

use crate::output::Address;
use crate::record::Entry;

/// The whole archive, in the order in which readers meet it.
#[derive(Debug, Default)]
pub struct Catalog {
    /// By date, earliest first, undated ones last; then by address. Everything else refers to
    /// them by index.
    pub entries: Vec<Entry>,
    /// Caption files, in the order of their paths.
    pub sets: Vec<Set>,
    /// Folders, parents before children; the first is `content/` itself.
    pub collections: Vec<Collection>,
    /// By year, month and day.
    pub dates: DateIndex,
    /// The tree of places, parents before children, siblings by name.
    pub locations: Vec<LocationNode>,
    /// By name.
    pub agencies: Vec<Facet>,
    /// By name.
    pub photographers: Vec<Facet>,
    /// By name.
    pub tags: Vec<Facet>,
    /// The kinds of notes that some entry has, in the order of [`crate::record::NoteKind::ALL`].
    pub notes: Vec<Facet>,
    /// Index of each entry's finest place in `locations`.
    pub location_of: BTreeMap<usize, usize>,
    /// Markdown pages, in the order of their paths.
    pub pages: Vec<MarkdownPage>,
    /// Files to publish as they are: photographs that entries attach.
    pub photo_files: BTreeMap<Address, std::path::PathBuf>,
}

/// A caption file: a story, an assignment, a contact sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Its page.
    pub address: Address,
    /// Its title.
    pub title: String,
    /// Safe HTML; empty where there is none.
    pub description: String,
    /// The caption file, relative to the site.
    pub file: String,
    /// Index in `Catalog::collections`.
    pub collection: usize,
    /// In the order of the file.
    pub entries: Vec<usize>,
}

/// A folder of sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// Its page; that of `content/` itself is `/sets/`.
    pub address: Address,
    /// Its title.
    pub title: String,
    /// Safe HTML; empty where there is none.
    pub introduction: String,
    /// The folder above; `None` for `content/` itself.
    pub parent: Option<usize>,
    /// Folders directly below.
    pub children: Vec<usize>,
    /// Sets directly in it.
    pub sets: Vec<usize>,
    /// Entries in it and below, each once, in catalogue order.
    pub entries: Vec<usize>,
}

/// A page that an editor wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkdownPage {
    /// Where it stands.
    pub address: Address,
    /// Its title.
    pub title: String,
    /// Safe HTML.
    pub html: String,
}
