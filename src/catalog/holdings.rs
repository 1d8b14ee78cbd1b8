//! Sets and collections: how the archive is kept.

use std::collections::{BTreeMap, BTreeSet};

use super::address::name_slug;
use super::assemble::contains;
use super::facets::vacant;
use super::{Collection, Set};
use crate::caption::markup::page;
use crate::output::Address;
use crate::source::{CaptionFile, SiteSource};

/// Every set and collection.
#[derive(Debug)]
pub(super) struct Holdings {
    /// In the order of their files.
    pub(super) sets: Vec<Set>,
    /// In the order of the site's folders.
    pub(super) collections: Vec<Collection>,
}

/// The sets and collections of a site; `members` are the entries of each file. A file without
/// entries is no set, and a folder without entries is kept for the folders below it.
pub(super) fn holdings(
    site: &SiteSource,
    files: &[&CaptionFile],
    members: &BTreeMap<usize, Vec<usize>>,
) -> Holdings {
    let mut taken = BTreeSet::new();
    let mut collections: Vec<Collection> = Vec::new();
    for folder in &site.collections {
        let parent = parent(&folder.path, site, collections.len());
        let address = match parent {
            None => Address::page(["sets"]),
            Some(above) => {
                let name = folder.path.rsplit('/').next().unwrap_or(&folder.path);
                vacant(&collections[above].address, &name_slug(name), &folder.path, &mut taken)
            }
        };
        if let Some(above) = parent {
            let here = collections.len();
            collections[above].children.push(here);
        }
        collections.push(Collection {
            address,
            title: folder.title.clone(),
            introduction: page(&folder.introduction),
            parent,
            children: Vec::new(),
            sets: Vec::new(),
            entries: Vec::new(),
        });
    }
    let mut sets = Vec::new();
    for (at, file) in files.iter().enumerate() {
        let Some(entries) = members.get(&at) else { continue };
        let collection = &mut collections[file.collection];
        collection.sets.push(sets.len());
        sets.push(Set {
            address: vacant(
                &collection.address,
                &name_slug(&file.stem),
                &file.source.path,
                &mut taken,
            ),
            title: file.title.clone(),
            description: page(&file.description),
            file: file.source.path.clone(),
            collection: file.collection,
            entries: entries.clone(),
        });
    }
    for (at, collection) in collections.iter_mut().enumerate() {
        let below: BTreeSet<usize> = sets
            .iter()
            .filter(|set| {
                contains(&site.collections[at].path, &site.collections[set.collection].path)
            })
            .flat_map(|set| set.entries.iter().copied())
            .collect();
        collection.entries = below.into_iter().collect();
    }
    Holdings { sets, collections }
}

/// The nearest folder above that has been met already.
fn parent(path: &str, site: &SiteSource, met: usize) -> Option<usize> {
    (0..met)
        .filter(|at| contains(&site.collections[*at].path, path))
        .max_by_key(|at| site.collections[*at].path.len())
}
