//! The terms of one entry and how much each says about it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Datelike;

use super::tokens::index_terms;
use crate::catalog::LocationLevel;
use crate::pages::{self, Site};
use crate::record::Entry;

/// The greatest weight that a posting holds.
pub(super) const HEAVIEST: u32 = 31;

/// A body with more terms than this counts as long: each of its words says less.
const LONG_BODY: usize = 60;

/// A date between more years than this is not found by each of them, only by the filter.
const FEW_YEARS: i32 = 10;

/// The other names of the photographers and agencies that have some, by the established one.
pub(super) type OtherNames<'a> = BTreeMap<&'a str, Vec<&'a str>>;

/// The names by which readers may ask for a photographer or an agency beside the established one.
pub(super) fn other_names<'a>(site: &Site<'a>) -> OtherNames<'a> {
    let mut others = OtherNames::new();
    let catalog = site.catalog;
    for facet in catalog.agencies.iter().chain(&catalog.photographers) {
        if !facet.others.is_empty() {
            let known = others.entry(facet.name.as_str()).or_default();
            known.extend(facet.others.iter().map(String::as_str));
        }
    }
    others
}

/// Every term under which entry `index` is found, with its weight, 1–[`HEAVIEST`].
///
/// A term weighs what the fields weigh in which it stands, each counted once; in the caption
/// itself repetition adds up to two. Names outweigh prose: headline, place and credit 8, tags 6,
/// title and source 4, date and identity 3, caption 3 or 2, alt text and names that only an
/// authority or another entry has 1.
pub(super) fn entry_terms(
    site: &Site<'_>,
    index: usize,
    others: &OtherNames<'_>,
) -> BTreeMap<String, u32> {
    let entry = &site.catalog.entries[index];
    let credit = &entry.credit;
    let mut terms = BTreeMap::new();

    add(&mut terms, 8, entry.headline.iter());
    add(&mut terms, 4, [&entry.title]);
    add(&mut terms, 8, place_names(site, index).iter());
    add(&mut terms, 8, credit.agency.iter().chain(&credit.agencies).chain(&credit.photographers));
    add(&mut terms, 4, credit.source.iter().chain(&credit.line));
    add(&mut terms, 6, entry.tags.iter());
    add(&mut terms, 1, entry.photos.iter().filter_map(|photo| photo.alt.as_ref()));
    add(&mut terms, 3, date_words(site, entry).iter());
    add(&mut terms, 3, [&entry.id.0]);
    add(&mut terms, 1, variants(site, index).iter());
    let credited = credit.agencies.iter().chain(&credit.photographers);
    add(&mut terms, 1, credited.filter_map(|name| others.get(name.as_str())).flatten().copied());
    add_body(&mut terms, &entry.text);
    terms.values_mut().for_each(|weight| *weight = (*weight).min(HEAVIEST));
    terms
}

/// Adds a field: each of its terms once.
fn add<S: AsRef<str>>(
    terms: &mut BTreeMap<String, u32>,
    weight: u32,
    texts: impl IntoIterator<Item = S>,
) {
    let field: BTreeSet<String> =
        texts.into_iter().flat_map(|text| index_terms(text.as_ref())).collect();
    for term in field {
        *terms.entry(term).or_default() += weight;
    }
}

fn add_body(terms: &mut BTreeMap<String, u32>, text: &str) {
    let body = index_terms(text);
    let weight = if body.len() > LONG_BODY { 2 } else { 3 };
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    for term in body {
        *times.entry(term).or_default() += 1;
    }
    for (term, times) in times {
        *terms.entry(term).or_default() += weight + (times - 1).min(2);
    }
}

/// The chain of places, as established and as written.
fn place_names(site: &Site<'_>, index: usize) -> BTreeSet<String> {
    let location = &site.catalog.entries[index].location;
    let chain = [&location.region, &location.locality, &location.place];
    let mut names: BTreeSet<String> = chain
        .into_iter()
        .flatten()
        .flat_map(|place| [place.name.clone(), place.as_written.clone()])
        .collect();
    if let Some(country) = location.country {
        names.insert(site.authority.gazetteer.country_name(country).to_owned());
    }
    names
}

/// Other spellings of the entry's places: the gazetteer's, and those of other captions; "No country named" is no
/// name.
fn variants(site: &Site<'_>, index: usize) -> BTreeSet<String> {
    let location = &site.catalog.entries[index].location;
    let known = location.geonames.map(|id| site.authority.gazetteer.variants(id));
    let mut spellings: BTreeSet<String> = known.into_iter().flatten().collect();
    let mut node = site.catalog.location_of.get(&index).copied();
    while let Some(place) = node.map(|at| &site.catalog.locations[at]) {
        if place.level != LocationLevel::Country {
            spellings.insert(place.name.clone());
        }
        spellings.extend(place.spellings.iter().cloned());
        node = place.parent;
    }
    spellings
}

/// The words by which a reader may ask for the date: the date in words, "6 November 2016" or "circa
/// 1936"; as EDTF; the years that it may mean, if they are few; and its decade, "1930s".
fn date_words(site: &Site<'_>, entry: &Entry) -> Vec<String> {
    let Some(date) = &entry.date else { return Vec::new() };
    let edtf = &date.edtf;
    let mut words: Vec<String> = pages::row(site, entry).date.into_iter().collect();
    words.push(edtf.to_string());
    if let (Some(first), Some(last)) = (edtf.earliest(), edtf.latest()) {
        let (first, last) = (first.year(), last.year());
        if last - first <= FEW_YEARS {
            words.extend((first..=last).map(|year| year.to_string()));
        }
        if first.div_euclid(10) == last.div_euclid(10) {
            words.push(format!("{}0s", first.div_euclid(10)));
        }
    }
    words
}
