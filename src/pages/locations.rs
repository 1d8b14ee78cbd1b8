//! Entries by place.

use serde::Serialize;

use super::list::{list, years};
use super::{Body, Head, Link, ListView, MapView, Site, map, words};
use crate::authority::fold;
use crate::catalog::{LocationLevel, LocationNode};
use crate::output::Address;

/// `/locations/`.
#[derive(Clone, Debug, Serialize)]
pub struct LocationIndexView {
    /// Where the entries are; `None` where no place is on a map.
    pub map: Option<MapView>,
    /// Countries by name, each with the places in it.
    pub countries: Vec<LocationBranch>,
    /// Entries whose captions name no place.
    pub unplaced: usize,
}

/// A country and the places in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LocationBranch {
    /// The country.
    pub link: Link,
    /// Its towns by name; its regions where there are too many towns.
    pub within: Vec<Link>,
}

/// One place.
#[derive(Clone, Debug, Serialize)]
pub struct LocationView<'a> {
    /// Its established name.
    pub heading: &'a str,
    /// What it is: "Country", "Town".
    pub level: &'static str,
    /// Other spellings that captions used.
    pub spellings: Vec<&'a str>,
    /// "48.390° N, 4.486° W".
    pub coordinates: Option<String>,
    /// Its page at GeoNames.
    pub geonames: Option<String>,
    /// The map of the places in it, or of itself.
    pub map: Option<MapView>,
    /// The regions of a country, as far as towns are named in them.
    pub regions: Vec<Link>,
    /// The towns in it, or the places in a town.
    pub places: Vec<Link>,
    /// Entries by year; only on the first part of the list.
    pub years: Vec<Link>,
    /// Entries in it and below.
    pub list: ListView<'a>,
}

fn link(site: &Site<'_>, node: &LocationNode) -> Link {
    Link::to(site, &node.address, &node.name).counting(node.entries.len())
}

fn index_link(site: &Site<'_>) -> Link {
    Link::to(site, &Address::page(["locations"]), "Places")
}

/// Towns of one country that the index names; where there are more it names the regions.
const MOST_TOWNS: usize = 60;

pub(super) fn index<'a>(site: &Site<'a>, address: &Address) -> (Head, Body<'a>) {
    let catalog = site.catalog;
    let countries: Vec<LocationBranch> = catalog
        .locations
        .iter()
        .filter(|node| node.parent.is_none())
        .map(|node| LocationBranch { link: link(site, node), within: within(site, node) })
        .collect();
    let description =
        format!("The places where the photographs of {} were made.", site.config.title);
    let on_map = catalog.locations.iter().filter(|node| map::stands_alone(site, node));
    let view = LocationIndexView {
        map: map::map(site, on_map),
        countries,
        unplaced: catalog.entries.len() - catalog.location_of.len(),
    };
    (Head::new(site, address, "Places", &description), Body::Locations(view))
}

/// The towns of a country, or its regions where there are too many towns.
fn within(site: &Site<'_>, country: &LocationNode) -> Vec<Link> {
    let towns = towns(site, country);
    match towns.len() {
        ..=MOST_TOWNS => towns,
        _ => country
            .children
            .iter()
            .map(|&child| link(site, &site.catalog.locations[child]))
            .collect(),
    }
}

/// The towns of a country or region by name, with the regions of which no town is named.
fn towns(site: &Site<'_>, node: &LocationNode) -> Vec<Link> {
    let nodes = &site.catalog.locations;
    let mut found: Vec<&LocationNode> = Vec::new();
    let mut open: Vec<usize> = node.children.clone();
    while let Some(node) = open.pop() {
        let node = &nodes[node];
        let is_region = node.level == LocationLevel::Region;
        if is_region && !node.children.is_empty() {
            open.extend(&node.children);
        } else {
            found.push(node);
        }
    }
    found.sort_by_cached_key(|node| (fold(&node.name), node.address.clone()));
    found.into_iter().map(|node| link(site, node)).collect()
}

/// The regions of a country that have towns: those that stand among the towns are left out.
fn regions(site: &Site<'_>, node: &LocationNode) -> Vec<Link> {
    let nodes = node.children.iter().map(|&child| &site.catalog.locations[child]);
    nodes
        .filter(|node| node.level == LocationLevel::Region && !node.children.is_empty())
        .map(|node| link(site, node))
        .collect()
}

pub(super) fn location<'a>(
    site: &Site<'a>,
    address: &Address,
    at: usize,
    part: usize,
) -> (Head, Body<'a>) {
    let node = &site.catalog.locations[at];
    let list = list(site, &node.address, &node.entries, part);
    let full_name = map::full_name(site, node);
    let description = format!("Photographs of {full_name}: {}.", words::entries(list.total));
    let head = Head::new(site, address, &full_name, &description)
        .below(std::iter::once(index_link(site)).chain(above(site, node)))
        .part(site, &list);
    let is_first = part == 1;
    let view = LocationView {
        heading: &node.name,
        level: words::level(node.level),
        spellings: node.spellings.iter().map(String::as_str).collect(),
        coordinates: node.coordinates.map(map::degrees),
        geonames: node.geonames.map(|id| format!("https://www.geonames.org/{id}")),
        map: is_first.then(|| map::map(site, on_map(site, node))).flatten(),
        regions: regions(site, node),
        places: towns(site, node),
        years: if is_first { years(site, &node.entries) } else { Vec::new() },
        list,
    };
    (head, Body::Location(Box::new(view)))
}

/// The places above one, widest first.
fn above(site: &Site<'_>, node: &LocationNode) -> Vec<Link> {
    let mut chain = Vec::new();
    let mut at = node.parent;
    while let Some(parent) = at {
        let parent = &site.catalog.locations[parent];
        chain.push(Link::to(site, &parent.address, &parent.name));
        at = parent.parent;
    }
    chain.reverse();
    chain
}

/// The towns in a place; the place itself where it is one.
fn on_map<'a>(site: &Site<'a>, node: &'a LocationNode) -> Vec<&'a LocationNode> {
    let mut found = Vec::new();
    let mut open = vec![node];
    while let Some(node) = open.pop() {
        if map::stands_alone(site, node) {
            found.push(node);
        } else {
            open.extend(node.children.iter().map(|&child| &site.catalog.locations[child]));
        }
    }
    if found.is_empty() { vec![node] } else { found }
}
