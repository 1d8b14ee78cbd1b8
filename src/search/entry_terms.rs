//! The terms of one entry and how much each says about it.

use std::collections::{BTreeMap, BTreeSet};

use super::tokens::index_terms;
use crate::catalog::LocationLevel;
use crate::pages::Site;
use crate::record::{Edtf, Entry, Precision};

/// The greatest weight that a posting holds.
pub(super) const HEAVIEST: u32 = 31;

/// A body with more terms than this counts as long: each of its words says less.
const LONG_BODY: usize = 60;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Every term under which entry `index` is found, with its weight, 1–[`HEAVIEST`].
///
/// A term weighs what the fields weigh in which it stands, each counted once; in the caption
/// itself repetition adds up to two. Names outweigh prose: headline, place and credit 8, tags 6,
/// title and source 4, date and identity 3, caption 3 or 2, alt text and spellings that only the
/// gazetteer knows 1.
pub(super) fn entry_terms(site: &Site<'_>, index: usize) -> BTreeMap<String, u32> {
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
    add(&mut terms, 3, date_words(entry).iter());
    add(&mut terms, 3, [&entry.id.0]);
    add(&mut terms, 1, variants(site, index).iter());
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

/// "6 November 2016", "summer 1969", "1936", "1940s" and the years in it: the words by which a
/// reader may ask for the date.
fn date_words(entry: &Entry) -> Vec<String> {
    entry.date.as_ref().map_or_else(Vec::new, |date| edtf_words(&date.edtf))
}

fn edtf_words(edtf: &Edtf) -> Vec<String> {
    use chrono::Datelike;

    let mut words = vec![edtf.to_string()];
    let (Some(first), Some(last)) = (edtf.earliest(), edtf.latest()) else { return words };
    if last.year() - first.year() <= 10 {
        words.extend((first.year()..=last.year()).map(|year| year.to_string()));
    }
    if first.year() / 10 == last.year() / 10 && edtf.precision() >= Precision::Year {
        words.push(format!("{}0s", first.year() / 10));
    }
    let month = (first.year(), first.month()) == (last.year(), last.month());
    if month {
        words.push(MONTHS[first.month0() as usize].to_owned());
    }
    if first == last {
        words.push(first.day().to_string());
    }
    if edtf.precision() == Precision::Season {
        words.push(season(first.month()).to_owned());
    }
    words
}

/// The season of the northern half that begins in this month, as EDTF's 21–24 name them.
fn season(first_month: u32) -> &'static str {
    match first_month {
        3..=5 => "spring",
        6..=8 => "summer",
        9..=11 => "autumn",
        _ => "winter",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_found_by_the_words_that_people_use_for_it() {
        for (edtf, expected) in [
            ("2016-11-06", vec!["2016-11-06", "2016", "November", "6"]),
            ("1936~", vec!["1936~", "1936", "1930s"]),
            ("1944-07", vec!["1944-07", "1944", "July"]),
            ("1969-22", vec!["1969-22", "1969", "summer"]),
            ("[1939..1941]", vec!["[1939..1941]", "1939", "1940", "1941"]),
        ] {
            assert_eq!(edtf_words(&edtf.parse().unwrap()), expected, "{edtf}");
        }
    }
}
