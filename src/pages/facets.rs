//! Entries by agency, photographer, tag and kind of note.

use std::collections::BTreeMap;

use serde::Serialize;

use super::list::{list, years};
use super::{Body, FacetKind, Head, Link, ListView, Site, words};
use crate::authority::fold;
use crate::output::Address;

/// `/agencies/`, `/photographers/`, `/tags/`, `/notes/`.
#[derive(Clone, Debug, Serialize)]
pub struct FacetIndexView {
    /// Which list it is.
    pub facet: FacetKind,
    /// "Agencies".
    pub heading: &'static str,
    /// How many names.
    pub total: usize,
    /// The names under their first letters; one group without a letter where they are few.
    pub groups: Vec<FacetGroup>,
}

/// The names that begin with one letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FacetGroup {
    /// "A"; empty where the names are not grouped.
    pub letter: String,
    /// By name.
    pub links: Vec<Link>,
}

/// One agency, photographer, tag or kind of note.
#[derive(Clone, Debug, Serialize)]
pub struct FacetView<'a> {
    /// Which list it is of.
    pub facet: FacetKind,
    /// "Photographer"; of an agency that is known, what it is: "News agency".
    pub kind: &'static str,
    /// Its name.
    pub heading: &'a str,
    /// Entries by year; only on the first part of the list.
    pub years: Vec<Link>,
    /// Its entries.
    pub list: ListView<'a>,
}

/// Names from which on they are grouped by letter.
const GROUPED: usize = 40;

const fn plural(kind: FacetKind) -> &'static str {
    match kind {
        FacetKind::Agencies => "Agencies",
        FacetKind::Photographers => "Photographers",
        FacetKind::Tags => "Tags",
        FacetKind::Notes => "Notes",
    }
}

const fn singular(kind: FacetKind) -> &'static str {
    match kind {
        FacetKind::Agencies => "Agency",
        FacetKind::Photographers => "Photographer",
        FacetKind::Tags => "Tag",
        FacetKind::Notes => "Note",
    }
}

/// What an agency is; "Agency" where nobody says more.
fn body(site: &Site<'_>, name: &str) -> &'static str {
    let known = site.authority.agencies.find(name);
    known.map_or(singular(FacetKind::Agencies), |agency| words::agency_kind(agency.kind))
}

fn index_address(kind: FacetKind) -> Address {
    Address::page([kind.as_str()])
}

pub(super) fn index<'a>(site: &Site<'a>, address: &Address, kind: FacetKind) -> (Head, Body<'a>) {
    let facets = kind.facets(site.catalog);
    let mut groups: BTreeMap<String, Vec<Link>> = BTreeMap::new();
    for facet in facets {
        let letter = if facets.len() < GROUPED { String::new() } else { initial(&facet.name) };
        let link = Link::to(site, &facet.address, &facet.name).counting(facet.entries.len());
        groups.entry(letter).or_default().push(link);
    }
    let description = match kind {
        FacetKind::Agencies => "Agencies and institutions whose photographs are in",
        FacetKind::Photographers => "Photographers whose work is in",
        FacetKind::Tags => "The keywords of",
        FacetKind::Notes => "Warnings, corrections and restrictions that captions carry in",
    };
    let description = format!("{description} {}.", site.config.title);
    let view = FacetIndexView {
        facet: kind,
        heading: plural(kind),
        total: facets.len(),
        groups: groups.into_iter().map(|(letter, links)| FacetGroup { letter, links }).collect(),
    };
    (Head::new(site, address, plural(kind), &description), Body::FacetIndex(view))
}

/// The letter under which a name stands: "É" stands under "E", what is no letter under "#".
fn initial(name: &str) -> String {
    let folded = fold(name);
    match folded.chars().find(|c| c.is_alphanumeric()) {
        Some(letter) if letter.is_alphabetic() => letter.to_uppercase().collect(),
        _ => "#".to_owned(),
    }
}

pub(super) fn facet<'a>(
    site: &Site<'a>,
    address: &Address,
    kind: FacetKind,
    at: usize,
    part: usize,
) -> (Head, Body<'a>) {
    let facet = &kind.facets(site.catalog)[at];
    let list = list(site, &facet.address, &facet.entries, part);
    let name = match kind {
        FacetKind::Agencies => format!("{}, agency", facet.name),
        FacetKind::Photographers => format!("{}, photographer", facet.name),
        FacetKind::Tags => format!("Tagged “{}”", facet.name),
        FacetKind::Notes => format!("Noted “{}”", facet.name),
    };
    let description = match kind {
        FacetKind::Agencies => format!("Photographs credited to {}", facet.name),
        FacetKind::Photographers => format!("Photographs by {}", facet.name),
        FacetKind::Tags => format!("Photographs tagged “{}”", facet.name),
        FacetKind::Notes => format!("Photographs whose captions note “{}”", facet.name),
    };
    let description = format!("{description}: {}.", words::entries(list.total));
    let index = Link::to(site, &index_address(kind), plural(kind));
    let head = Head::new(site, address, &name, &description).below([index]).part(site, &list);
    let view = FacetView {
        facet: kind,
        kind: if kind == FacetKind::Agencies { body(site, &facet.name) } else { singular(kind) },
        heading: &facet.name,
        years: if part == 1 { years(site, &facet.entries) } else { Vec::new() },
        list,
    };
    (head, Body::Facet(view))
}
