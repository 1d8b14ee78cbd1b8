//! The client-side search index: shards of JSON and their manifest, below `/search/`.
//!
//! Entries are numbered newest first, undated ones last, so that the order of numbers breaks ties
//! between equally good results. `/search/index.json` names the shards:
//!
//! - term shards, `{"aleppo":[40,9],…}`, sorted by term (`shard::term_shards` has the form of a
//!   posting), each with its first and last term, so that a query fetches what it needs and no
//!   more. A filter's value is a term that no text can hold: `=country=syria`; weight 2 says that
//!   the entry is surely of it, 1 that it may be (a year in "the 1940s").
//! - document shards, what a result shows (`document::Document`), each with its first number.
//!
//! A shard has the name of its content and can be cached for ever; only the manifest changes in
//! place. No shard is larger than `[search] shard_kib`. `static/search-engine.js` is the reader.

mod document;
mod entry_terms;
mod shard;
mod tokens;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde::Serialize;

use crate::output::{Address, OutputFile};
use crate::pages::Site;
use shard::{DocumentShard, Posting, TermShard};

/// Version of the index's form. A reader refuses another.
const VERSION: u32 = 1;

/// Entries whose terms are held at once before they join the index.
const BATCH: usize = 2_048;

/// The entry is surely of a filter's value.
const CERTAIN: u32 = 2;

/// The entry may be of it.
const POSSIBLE: u32 = 1;

/// `/search/index.json`.
#[derive(Debug, Serialize)]
struct Manifest<'a> {
    version: u32,
    entries: usize,
    /// First term, last term, name.
    terms: Vec<(&'a str, &'a str, &'a str)>,
    /// First number, name.
    documents: Vec<(usize, &'a str)>,
    filters: Filters,
}

/// The values that results can be narrowed to.
#[derive(Debug, Serialize)]
struct Filters {
    /// Latest first.
    year: Vec<FilterValue>,
    country: Vec<FilterValue>,
    agency: Vec<FilterValue>,
    photographer: Vec<FilterValue>,
    /// In the order of the site's list of notes.
    note: Vec<FilterValue>,
}

/// One of them: its value in an address, its name, entries surely of it, entries that may be.
#[derive(Debug, Serialize)]
struct FilterValue(String, String, usize, usize);

/// Every file. Sorted by address; takes memory for one posting per term of each entry.
pub fn files(site: &Site<'_>) -> Vec<OutputFile> {
    let limit = site.config.search_shard_kib * 1024;
    let order = numbering(site);
    let (filters, filter_terms) = filters(site, &order);
    let mut terms = terms(site, &order);
    terms.extend(filter_terms);

    let term_shards = shard::term_shards(&terms, limit);
    let block = (limit / 4).max(4096).min(limit);
    let document_shards = shard::document_shards(
        order
            .par_iter()
            .map(|&index| {
                // Two bytes for the brackets of the shard.
                document::document(site, &site.catalog.entries[index], block - 2)
            })
            .collect::<Vec<_>>(),
        block,
    );
    let manifest = manifest(site, &term_shards, &document_shards, filters);

    let mut files = vec![manifest];
    files.extend(term_shards.into_iter().map(|shard| shard.file));
    files.extend(document_shards.into_iter().map(|shard| shard.file));
    files.sort_by(|a, b| a.address.cmp(&b.address));
    files
}

/// Indices of entries by their number: newest first, undated ones last, as in the catalogue
/// otherwise.
fn numbering(site: &Site<'_>) -> Vec<usize> {
    let entries = &site.catalog.entries;
    let first_day = |index: &usize| entries[*index].date.as_ref().and_then(|d| d.edtf.earliest());
    let mut order: Vec<usize> = (0..entries.len()).collect();
    // `None` is less than any day: reversed, it stands last.
    order.sort_by_key(|index| (std::cmp::Reverse(first_day(index)), *index));
    order
}

/// The postings of every term of every entry.
fn terms(site: &Site<'_>, order: &[usize]) -> BTreeMap<String, Vec<Posting>> {
    let mut terms: BTreeMap<String, Vec<Posting>> = BTreeMap::new();
    let others = entry_terms::other_names(site);
    for (batch, indices) in order.chunks(BATCH).enumerate() {
        let found: Vec<_> = indices
            .par_iter()
            .map(|&index| entry_terms::entry_terms(site, index, &others))
            .collect();
        for (number, entry) in (batch * BATCH..).zip(found) {
            let number = u32::try_from(number).expect("an archive has fewer than 2³² entries");
            for (term, weight) in entry {
                terms.entry(term).or_default().push((number, weight));
            }
        }
    }
    terms
}

/// The values of every filter, and their postings.
fn filters(site: &Site<'_>, order: &[usize]) -> (Filters, BTreeMap<String, Vec<Posting>>) {
    let catalog = site.catalog;
    let mut number_of = vec![0; order.len()];
    for (number, &index) in order.iter().enumerate() {
        number_of[index] = u32::try_from(number).expect("an archive has fewer than 2³² entries");
    }
    let mut terms = BTreeMap::new();
    let mut value = |filter: &str, value: &str, name: &str, certain: &[usize], maybe: &[usize]| {
        let postings = |entries: &[usize], weight| {
            entries.iter().map(|&index| (number_of[index], weight)).collect::<Vec<Posting>>()
        };
        let mut all = postings(certain, CERTAIN);
        all.extend(postings(maybe, POSSIBLE));
        // An entry named twice counts as the surer of the two.
        all.sort_by_key(|&(number, weight)| (number, std::cmp::Reverse(weight)));
        all.dedup_by_key(|posting| posting.0);
        terms.insert(format!("={filter}={value}"), all);
        FilterValue(value.to_owned(), name.to_owned(), certain.len(), maybe.len())
    };

    let year = catalog.dates.years.iter().rev().map(|node| {
        let year = node.year.to_string();
        value("year", &year, &year, &node.certain, &node.possible)
    });
    let year = year.collect();
    let country =
        catalog.locations.iter().filter(|node| node.parent.is_none()).map(|node| {
            value("country", last_segment(&node.address), &node.name, &node.entries, &[])
        });
    let country = country.collect();
    let agency = catalog.agencies.iter().map(|facet| {
        value("agency", last_segment(&facet.address), &facet.name, &facet.entries, &[])
    });
    let agency = agency.collect();
    let photographer = catalog.photographers.iter().map(|facet| {
        value("photographer", last_segment(&facet.address), &facet.name, &facet.entries, &[])
    });
    let photographer = photographer.collect();
    let note = catalog
        .notes
        .iter()
        .map(|facet| value("note", last_segment(&facet.address), &facet.name, &facet.entries, &[]));
    let note = note.collect();
    (Filters { year, country, agency, photographer, note }, terms)
}

/// `/locations/syria/` is `syria`.
fn last_segment(address: &Address) -> &str {
    address.as_str().trim_end_matches('/').rsplit('/').next().expect("a split has a part")
}

fn manifest(
    site: &Site<'_>,
    terms: &[TermShard],
    documents: &[DocumentShard],
    filters: Filters,
) -> OutputFile {
    let manifest = Manifest {
        version: VERSION,
        entries: site.catalog.entries.len(),
        terms: terms.iter().map(|s| (s.first.as_str(), s.last.as_str(), s.name.as_str())).collect(),
        documents: documents.iter().map(|s| (s.first, s.name.as_str())).collect(),
        filters,
    };
    OutputFile::new(Address::page(["search"]).file("index.json"), shard::json(&manifest))
}
