//! Entries by agency, photographer and tag.

use std::collections::{BTreeMap, BTreeSet};

use super::address::{digest, name_slug};
use crate::authority::fold;
use crate::output::Address;
use crate::record::Entry;

/// A name and its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facet {
    /// The established name.
    pub name: String,
    /// Its page.
    pub address: Address,
    /// In catalogue order.
    pub entries: Vec<usize>,
}

/// The facets of `entries` by the names that `names_of` gives, each with a page below `root`, by
/// name. Names that differ only by case, accents or punctuation are one; the first entry's
/// spelling stands.
pub(super) fn facets<'a>(
    entries: &'a [Entry],
    root: &Address,
    names_of: impl Fn(&'a Entry) -> &'a [String],
) -> Vec<Facet> {
    let mut by_key: BTreeMap<String, (&str, Vec<usize>)> = BTreeMap::new();
    for (at, entry) in entries.iter().enumerate() {
        for name in names_of(entry) {
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
            Facet { name: name.to_owned(), address, entries }
        })
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
