//! Sets and the collections they lie in.

use std::borrow::Cow;

use serde::Serialize;

use super::list::list;
use super::{Body, Head, Link, ListView, Site, words};
use crate::catalog::Collection;
use crate::output::Address;

/// A folder of sets; `/sets/` is the first.
#[derive(Clone, Debug, Serialize)]
pub struct CollectionView<'a> {
    /// Its title.
    pub heading: &'a str,
    /// Safe HTML; may be empty.
    pub introduction: Cow<'a, str>,
    /// Entries in it and below.
    pub total: usize,
    /// Folders directly in it.
    pub collections: Vec<SetSummary<'a>>,
    /// Sets directly in it.
    pub sets: Vec<SetSummary<'a>>,
}

/// A set or a folder in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetSummary<'a> {
    /// Its page, title and number of entries.
    pub link: Link,
    /// The years it spans: "1936", "1936–1944"; `None` where none of its entries is dated.
    pub years: Option<String>,
    /// Safe HTML; may be empty.
    pub description: Cow<'a, str>,
}

/// A caption file.
#[derive(Clone, Debug, Serialize)]
pub struct SetView<'a> {
    /// Its title.
    pub heading: &'a str,
    /// Safe HTML; may be empty.
    pub description: Cow<'a, str>,
    /// The caption file, relative to the site.
    pub file: &'a str,
    /// The years it spans.
    pub years: Option<String>,
    /// Its entries, in the order of the file.
    pub list: ListView<'a>,
}

pub(super) fn collection<'a>(site: &Site<'a>, address: &Address, at: usize) -> (Head, Body<'a>) {
    let catalog = site.catalog;
    let Some(collection) = catalog.collections.get(at) else {
        let head = Head::new(site, address, "Sets", "No sets yet.");
        let (introduction, collections, sets) = (Cow::Borrowed(""), Vec::new(), Vec::new());
        let view = CollectionView { heading: "Sets", introduction, total: 0, collections, sets };
        return (head, Body::Collection(view));
    };
    let title = match collection.parent {
        None => "Sets",
        Some(_) => &collection.title,
    };
    let description = format!(
        "{}: {} in {}.",
        collection.title,
        words::entries(collection.entries.len()),
        site.config.title
    );
    let name = match collection.parent {
        None => title.to_owned(),
        Some(_) => format!("Collection: {title}"),
    };
    let head = Head::new(site, address, &name, &description).below(above(site, collection));
    let folder = |&child: &usize| {
        let child = &catalog.collections[child];
        SetSummary {
            link: Link::to(site, &child.address, &child.title).counting(child.entries.len()),
            years: span_of_years(site, &child.entries),
            description: site.html(&child.introduction),
        }
    };
    let set = |&set: &usize| {
        let set = &catalog.sets[set];
        SetSummary {
            link: Link::to(site, &set.address, &set.title).counting(set.entries.len()),
            years: span_of_years(site, &set.entries),
            description: site.html(&set.description),
        }
    };
    let view = CollectionView {
        heading: title,
        introduction: site.html(&collection.introduction),
        total: collection.entries.len(),
        collections: collection.children.iter().map(folder).collect(),
        sets: collection.sets.iter().map(set).collect(),
    };
    (head, Body::Collection(view))
}

/// The collections above one, from `/sets/` down.
fn above(site: &Site<'_>, collection: &Collection) -> Vec<Link> {
    let mut chain = Vec::new();
    let mut at = collection.parent;
    while let Some(parent) = at {
        let parent = &site.catalog.collections[parent];
        chain.push(link(site, parent));
        at = parent.parent;
    }
    chain.reverse();
    chain
}

fn link(site: &Site<'_>, collection: &Collection) -> Link {
    let text = if collection.parent.is_none() { "Sets" } else { &collection.title };
    Link::to(site, &collection.address, text)
}

pub(super) fn set<'a>(
    site: &Site<'a>,
    address: &Address,
    at: usize,
    part: usize,
) -> (Head, Body<'a>) {
    let catalog = site.catalog;
    let set = &catalog.sets[at];
    let list = list(site, &set.address, &set.entries, part);
    let description =
        format!("{}, a set of {}: {}.", set.title, site.config.title, words::entries(list.total));
    let crumbs = catalog
        .collections
        .get(set.collection)
        .map(|collection| above(site, collection).into_iter().chain([link(site, collection)]));
    let head = Head::new(site, address, &format!("Set: {}", set.title), &description)
        .below(crumbs.into_iter().flatten())
        .part(site, &list);
    let view = SetView {
        heading: &set.title,
        description: site.html(&set.description),
        file: &set.file,
        years: span_of_years(site, &set.entries),
        list,
    };
    (head, Body::Set(view))
}

/// The first and the last year that entries may be of. Takes time linear in `entries`.
fn span_of_years(site: &Site<'_>, entries: &[usize]) -> Option<String> {
    use chrono::Datelike;
    let dates = || {
        let entries = entries.iter().map(|&entry| &site.catalog.entries[entry]);
        entries.filter_map(|entry| entry.date.as_ref().map(|date| &date.edtf))
    };
    let first = dates().filter_map(|edtf| edtf.earliest()).min()?.year();
    let last = dates().filter_map(|edtf| edtf.latest()).max()?.year();
    Some(match first == last {
        true => words::year_name(first),
        false => format!("{}–{}", words::year_name(first), words::year_name(last)),
    })
}
