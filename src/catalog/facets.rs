//! Entries by agency, photographer, tag and kind of note.

use std::collections::{BTreeMap, BTreeSet};

use super::address::{digest, name_slug};
use super::names::Spellings;
use crate::authority::fold;
use crate::output::Address;
use crate::record::{Entry, NoteKind};

/// A name and its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facet {
    /// The established name.
    pub name: String,
    /// Its page.
    pub address: Address,
    /// In catalogue order.
    pub entries: Vec<usize>,
    /// How the archive spells the name, the established way included, each with its entries in
    /// catalogue order; empty for a tag.
    pub spellings: BTreeMap<String, Vec<usize>>,
    /// Its other names: those spellings, and those that the site teaches.
    pub others: BTreeSet<String>,
    /// Addresses that the page would have by its other names; they lead to it.
    pub forwards: Vec<Address>,
}

impl Facet {
    /// A name that is spelt in one way.
    pub fn new(name: &str, address: Address, entries: Vec<usize>) -> Self {
        let (spellings, others, forwards) = (BTreeMap::new(), BTreeSet::new(), Vec::new());
        Self { name: name.to_owned(), address, entries, spellings, others, forwards }
    }
}

/// A facet for each settled name, with a page below `root`, by name. `others` gives the names that
/// the site's authority has for an established one.
pub(super) fn named(
    settled: Spellings,
    root: &Address,
    others: impl Fn(&str) -> Vec<String>,
) -> Vec<Facet> {
    let mut settled: Vec<_> = settled.into_iter().collect();
    settled.sort_by_cached_key(|(name, _)| (key(name), name.clone()));
    let mut taken = BTreeSet::new();
    let mut facets: Vec<Facet> = settled
        .into_iter()
        .map(|(name, spellings)| {
            let entries: BTreeSet<usize> = spellings.values().flatten().copied().collect();
            let address = vacant(root, &name_slug(&name), &name, &mut taken);
            let entries = entries.into_iter().collect();
            Facet { spellings, ..Facet::new(&name, address, entries) }
        })
        .collect();
    for facet in &mut facets {
        facet.others = facet.spellings.keys().cloned().chain(others(&facet.name)).collect();
        facet.others.remove(&facet.name);
        for other in &facet.others {
            let slug = name_slug(other);
            let forward = root.child(&slug);
            // `…/page/2/` is the second page of the list above.
            if slug != "page" && taken.insert(forward.clone()) {
                facet.forwards.push(forward);
            }
        }
    }
    facets
}

/// The tags of `entries`, each with a page below `root`, by name. Tags that differ only by case,
/// accents or punctuation are one; the first entry's spelling stands.
pub(super) fn tags(entries: &[Entry], root: &Address) -> Vec<Facet> {
    let mut by_key: BTreeMap<String, (&str, Vec<usize>)> = BTreeMap::new();
    for (at, entry) in entries.iter().enumerate() {
        for name in &entry.tags {
            let (_, members) = by_key.entry(key(name)).or_insert((name, Vec::new()));
            if members.last() != Some(&at) {
                members.push(at);
            }
        }
    }
    let mut taken = BTreeSet::new();
    by_key
        .into_values()
        .map(|(name, entries)| {
            let address = vacant(root, &name_slug(name), name, &mut taken);
            Facet::new(name, address, entries)
        })
        .collect()
}

/// The kinds of notes that `entries` have, each with a page below `root`.
pub(super) fn notes(entries: &[Entry], root: &Address) -> Vec<Facet> {
    let mut by_kind: BTreeMap<NoteKind, Vec<usize>> = BTreeMap::new();
    for (at, entry) in entries.iter().enumerate() {
        for kind in entry.note_kinds() {
            by_kind.entry(kind).or_default().push(at);
        }
    }
    by_kind
        .into_iter()
        .map(|(kind, entries)| Facet::new(kind.name(), root.child(kind.as_str()), entries))
        .collect()
}

/// What names of one body or person have in common; the name itself where it has no letters.
pub(super) fn key(name: &str) -> String {
    let folded = fold(name);
    if folded.is_empty() { name.to_owned() } else { folded }
}

/// The page `slug` below `root`, or the slug with the digest of `name` where that page is taken.
pub(super) fn vacant(
    root: &Address,
    slug: &str,
    name: &str,
    taken: &mut BTreeSet<Address>,
) -> Address {
    // `…/page/2/` is the second page of the list above.
    let plain = root.child(slug);
    if slug != "page" && taken.insert(plain.clone()) {
        return plain;
    }
    let address = root.child(&format!("{slug}-{}", digest(name)));
    taken.insert(address.clone());
    address
}
