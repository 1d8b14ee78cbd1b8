//! The home page: what the archive holds, and the ways into it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::dates::{YearBar, month_address, share, year_address};
use super::list::row;
use super::{Body, EntryRow, FacetKind, Head, Link, MapView, Site, map, words};
use crate::catalog::{Facet, LocationLevel, LocationNode, YearNode};
use crate::output::Address;

/// `/`.
#[derive(Clone, Debug, Serialize)]
pub struct HomeView<'a> {
    /// Entries in the archive.
    pub entries: usize,
    /// Entries that have a photograph.
    pub with_photo: usize,
    /// How many countries, agencies and photographers there are, each a link to their list.
    pub counts: Vec<Link>,
    /// The first and the last year; `None` where nothing is dated.
    pub years: Option<(String, String)>,
    /// Entries through time; empty where nothing is dated.
    pub timeline: Timeline,
    /// Where the photographs were made; `None` where no place is on a map.
    pub map: Option<MapView>,
    /// Countries by number of entries, at most twelve; towns where there are few countries.
    pub places: Vec<Link>,
    /// Agencies by number of entries, at most eight.
    pub agencies: Vec<Link>,
    /// Photographers by number of entries, at most eight.
    pub photographers: Vec<Link>,
    /// Folders of sets, or sets where there are no folders.
    pub sets: Vec<Link>,
    /// Tags by number of entries, at most sixteen.
    pub tags: Vec<Link>,
    /// The latest entries by date.
    pub newest: Vec<EntryRow<'a>>,
}

/// Entries through time as bars of one width.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Timeline {
    /// True where the bars are few enough to name each.
    pub is_labelled: bool,
    /// Earliest first, empty stretches included.
    pub bars: Vec<YearBar>,
}

/// Where fewer countries are in the archive, the home page names towns.
const FEW_COUNTRIES: usize = 4;

/// Bars that can each be named.
const LABELLED: usize = 20;

/// Entries that the home page shows.
const NEWEST: usize = 12;

pub(super) fn view<'a>(site: &Site<'a>, address: &Address) -> (Head, Body<'a>) {
    let catalog = site.catalog;
    let entries = &catalog.entries;
    let countries = || {
        catalog
            .locations
            .iter()
            .filter(|node| node.level == LocationLevel::Country && node.country.is_some())
    };
    let index = |address: &str, count: usize, one: &str, several: &str| {
        let text = if count == 1 { one } else { several };
        Link::to(site, &Address::page([address]), text).counting(count)
    };
    let mut counts = vec![
        index("locations", countries().count(), "country", "countries"),
        index("agencies", catalog.agencies.len(), "agency", "agencies"),
        index("photographers", catalog.photographers.len(), "photographer", "photographers"),
        index("sets", catalog.sets.len(), "set", "sets"),
    ];
    counts.retain(|link| link.count != Some(0));
    let years = certain_years(site);
    let link = |node: &LocationNode| {
        Link::to(site, &node.address, &node.name).counting(node.entries.len())
    };
    let countries: Vec<Link> = countries().map(link).collect();
    let towns = catalog.locations.iter().filter(|node| node.level == LocationLevel::Locality);
    let towns: Vec<Link> = towns.map(link).collect();
    let on_map = catalog.locations.iter().filter(|node| map::stands_alone(site, node));
    let view = HomeView {
        entries: entries.len(),
        with_photo: entries.iter().filter(|entry| !entry.photos.is_empty()).count(),
        counts,
        years: years
            .first()
            .zip(years.last())
            .map(|(first, last)| (words::year_name(first.year), words::year_name(last.year))),
        timeline: timeline(site, &years),
        map: map::map(site, on_map),
        places: most(if countries.len() < FEW_COUNTRIES { towns } else { countries }, 12),
        agencies: most(facet_links(site, FacetKind::Agencies), 8),
        photographers: most(facet_links(site, FacetKind::Photographers), 8),
        sets: sets(site),
        tags: most(facet_links(site, FacetKind::Tags), 16),
        newest: entries
            .iter()
            .rev()
            .filter(|entry| entry.date.is_some())
            .chain(entries.iter().filter(|entry| entry.date.is_none()))
            .take(NEWEST)
            .map(|entry| row(site, entry))
            .collect(),
    };
    let config = site.config;
    let description = match config.description.as_str() {
        "" => format!("{}: {}.", config.title, words::entries(entries.len())),
        description => description.to_owned(),
    };
    (Head::new(site, address, &config.title, &description), Body::Home(Box::new(view)))
}

fn facet_links(site: &Site<'_>, kind: FacetKind) -> Vec<Link> {
    let link =
        |facet: &Facet| Link::to(site, &facet.address, &facet.name).counting(facet.entries.len());
    kind.facets(site.catalog).iter().map(link).collect()
}

/// Those with most entries, at most `number`; equal ones in the order given.
fn most(mut links: Vec<Link>, number: usize) -> Vec<Link> {
    links.sort_by_key(|link| std::cmp::Reverse(link.count));
    links.truncate(number);
    links
}

/// The folders below `content/`, and the sets that lie in no folder.
fn sets(site: &Site<'_>) -> Vec<Link> {
    let catalog = site.catalog;
    let Some(root) = catalog.collections.first() else { return Vec::new() };
    let folders = root.children.iter().map(|&child| {
        let collection = &catalog.collections[child];
        Link::to(site, &collection.address, &collection.title).counting(collection.entries.len())
    });
    let sets = root.sets.iter().map(|&set| {
        let set = &catalog.sets[set];
        Link::to(site, &set.address, &set.title).counting(set.entries.len())
    });
    folders.chain(sets).take(24).collect()
}

fn certain_years<'a>(site: &Site<'a>) -> Vec<&'a YearNode> {
    site.catalog.dates.years.iter().filter(|year| !year.certain.is_empty()).collect()
}

/// By month where all lies within four years, by year within eighty, else by decade.
fn timeline(site: &Site<'_>, years: &[&YearNode]) -> Timeline {
    let (Some(first), Some(last)) = (years.first(), years.last()) else {
        return Timeline::default();
    };
    let (first, last) = (first.year, last.year);
    match last - first {
        0..=3 => Timeline { is_labelled: false, bars: months(site, years) },
        4..=79 => {
            let counts = years.iter().map(|year| (year.year, year.certain.len())).collect();
            let bars = bars(&counts, first, last, 1, |year| {
                (site.href(&year_address(year)), words::year_name(year))
            });
            Timeline { is_labelled: bars.len() <= LABELLED, bars }
        }
        _ => {
            let mut counts: BTreeMap<i32, usize> = BTreeMap::new();
            for year in years {
                *counts.entry(year.year.div_euclid(10) * 10).or_default() += year.certain.len();
            }
            let first = first.div_euclid(10) * 10;
            let dates = site.href(&Address::page(["dates"]));
            let bars = bars(&counts, first, last, 10, |decade| {
                (format!("{dates}#d{decade}"), format!("{}s", words::year_name(decade)))
            });
            Timeline { is_labelled: bars.len() <= LABELLED, bars }
        }
    }
}

/// One bar for each step from `first` to `last`.
fn bars(
    counts: &BTreeMap<i32, usize>,
    first: i32,
    last: i32,
    step: usize,
    name: impl Fn(i32) -> (String, String),
) -> Vec<YearBar> {
    let longest = counts.values().copied().max().unwrap_or(0);
    (first..=last)
        .step_by(step)
        .map(|start| {
            let count = counts.get(&start).copied().unwrap_or(0);
            let (href, text) = name(start);
            let href = if count == 0 { String::new() } else { href };
            let link = Link { href, text, count: Some(count) };
            YearBar { link, possible: 0, share: share(count, longest) }
        })
        .collect()
}

fn months(site: &Site<'_>, years: &[&YearNode]) -> Vec<YearBar> {
    let counts: BTreeMap<i32, usize> = years
        .iter()
        .flat_map(|year| {
            year.months
                .iter()
                .map(|month| (year.year * 12 + month.month.cast_signed() - 1, month.certain.len()))
        })
        .collect();
    let (Some((&first, _)), Some((&last, _))) = (counts.first_key_value(), counts.last_key_value())
    else {
        return Vec::new();
    };
    bars(&counts, first, last, 1, |ordinal| {
        let (year, month) = (ordinal.div_euclid(12), ordinal.rem_euclid(12).unsigned_abs() + 1);
        (site.href(&month_address(year, month)), words::month_of(year, month))
    })
}
