//! One photograph's record.

use std::borrow::Cow;

use chrono::Datelike;
use serde::Serialize;

use super::dates::{day_address, month_address, undated_address, year_address};
use super::head::HeadImage;
use super::list::{credit_line, place_line};
use super::{
    Body, EntryPage, Head, Link, ReadingView, RecordRow, Site, human_date, json_ld, reading,
    record_table, words,
};
use crate::output::Address;
use crate::record::{Direction, Entry, Language, Precision};

/// An entry's page.
#[derive(Clone, Debug, Serialize)]
pub struct EntryView<'a> {
    /// Headline, or else place and date: what stands above the caption.
    pub heading: String,
    /// True if `heading` is the entry's own headline, in the caption's language.
    pub has_headline: bool,
    /// The caption with its inline markup: safe HTML.
    pub html: Cow<'a, str>,
    /// The caption's language.
    pub language: &'a Language,
    /// Which way its script runs.
    pub direction: Direction,
    /// In the order attached.
    pub photos: Vec<PhotoView<'a>>,
    /// What a reader should be warned of before the photographs are shown.
    pub sensitive: Option<&'a str>,
    /// The fields that are stated.
    pub record: Vec<RecordRow>,
    /// How the fields were read.
    pub reading: ReadingView<'a>,
    /// How to cite the entry, without its address.
    pub citation: Citation<'a>,
    /// The address to cite: the whole URL where a base URL is set.
    pub permalink: String,
    /// What stands before and after the entry, by date, by set, by place.
    pub neighbours: Vec<Neighbours>,
    /// The same day in other years; `None` if the day is not known.
    pub on_this_day: Option<Link>,
    /// JSON-LD (schema.org), safe inside a script element.
    pub json_ld: String,
}

/// How to cite an entry; the title stands apart because its script may run the other way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Citation<'a> {
    /// Photographers and agency; `None` where nobody is credited.
    pub credit: Option<String>,
    /// What the entry is called, without quotation marks.
    pub title: &'a str,
    /// Date, place, archive and identifier.
    pub rest: String,
}

/// A photograph on its entry's page.
#[derive(Clone, Debug, Serialize)]
pub struct PhotoView<'a> {
    /// The file.
    pub src: String,
    /// IPTC Alt Text; empty where none was given.
    pub alt: &'a str,
    /// Pixels, as displayed.
    pub width: u32,
    /// Pixels, as displayed.
    pub height: u32,
}

/// The entries before and after this one in a list.
#[derive(Clone, Debug, Serialize)]
pub struct Neighbours {
    /// What kind of list: "By date", "In this set", "In this place".
    pub label: &'static str,
    /// The list itself.
    pub list: Link,
    /// The one before.
    pub previous: Option<Link>,
    /// The one after.
    pub next: Option<Link>,
}

/// What a list or a tab calls an entry: its headline, or its caption's first words.
pub(super) fn title(entry: &Entry) -> &str {
    entry.headline.as_deref().unwrap_or(&entry.title)
}

pub(super) fn view<'a>(site: &Site<'a>, address: &Address, places: &EntryPage) -> (Head, Body<'a>) {
    let entry = &site.catalog.entries[places.entry];
    let view = EntryView {
        heading: heading(site, entry),
        has_headline: entry.headline.is_some(),
        html: site.html(&entry.html),
        language: &entry.language,
        direction: entry.direction,
        photos: photos(site, entry),
        sensitive: entry.sensitive.as_deref(),
        record: record_table::rows(site, entry, places),
        reading: reading::reading(site, entry),
        citation: citation(site, entry),
        permalink: site.url(address),
        neighbours: neighbours(site, entry, places),
        on_this_day: on_this_day(site, entry),
        json_ld: json_ld::photograph(site, entry),
    };
    (head(site, address, entry, places.namesake), Body::Entry(Box::new(view)))
}

fn head(site: &Site<'_>, address: &Address, entry: &Entry, namesake: usize) -> Head {
    let mut name = title(entry).to_owned();
    if let Some(date) = &entry.date {
        name = format!("{name} ({})", human_date::human_date(&date.edtf));
    }
    if namesake > 1 {
        name = format!("{name}, {namesake}");
    }
    let description = if entry.text.is_empty() { &name } else { &entry.text };
    let photo = entry.photos.first().filter(|_| entry.sensitive.is_none());
    Head {
        og_type: "article",
        image: photo.filter(|_| !site.config.base_url.is_unset()).map(|photo| HeadImage {
            url: site.url(&photo.address),
            alt: photo.alt.clone().unwrap_or_default(),
            width: photo.width,
            height: photo.height,
        }),
        ..Head::new(site, address, &name, description).below(date_chain(site, entry))
    }
}

/// The pages of the entry's date, widest first, as far as it is surely known.
pub(super) fn date_chain(site: &Site<'_>, entry: &Entry) -> Vec<Link> {
    let dates = Link::to(site, &Address::page(["dates"]), "Dates");
    let Some(edtf) = entry.date.as_ref().map(|date| &date.edtf) else {
        return vec![dates, Link::to(site, &undated_address(), "Undated")];
    };
    let mut chain = vec![dates];
    let (Some(first), Some(last)) = (edtf.earliest(), edtf.latest()) else { return chain };
    let year = first.year();
    if year != last.year() {
        return chain;
    }
    chain.push(Link::to(site, &year_address(year), words::year_name(year)));
    if edtf.is_qualified() || first.month() != last.month() {
        return chain;
    }
    let month = first.month();
    let words_of_month = words::month_of(year, month);
    chain.push(Link::to(site, &month_address(year, month), words_of_month));
    if first == last {
        let words_of_day = words::day(year, month, first.day());
        chain.push(Link::to(site, &day_address(year, month, first.day()), words_of_day));
    }
    chain
}

fn heading(site: &Site<'_>, entry: &Entry) -> String {
    if let Some(headline) = &entry.headline {
        return headline.clone();
    }
    let date = entry.date.as_ref().map(|date| human_date::human_date(&date.edtf));
    match (place_line(site, entry), date) {
        (Some(place), Some(date)) => words::capitalized(&format!("{place}, {date}")),
        (Some(place), None) => words::capitalized(&format!("{place}, undated")),
        (None, Some(date)) => words::capitalized(&date),
        (None, None) => "Undated".to_owned(),
    }
}

fn photos<'a>(site: &Site<'_>, entry: &'a Entry) -> Vec<PhotoView<'a>> {
    let view = |photo: &'a crate::record::Photo| PhotoView {
        src: site.href(&photo.address),
        alt: photo.alt.as_deref().unwrap_or_default(),
        width: photo.width,
        height: photo.height,
    };
    entry.photos.iter().map(view).collect()
}

/// Credit, title, date and archive, in the order of the usual styles of citation.
fn citation<'a>(site: &Site<'_>, entry: &'a Entry) -> Citation<'a> {
    let mut after = vec![entry.date.as_ref().map_or_else(
        || "Undated".to_owned(),
        |date| match words::date_role_note(date.role) {
            Some(note) => format!("{} ({note})", human_date::human_date(&date.edtf)),
            None => human_date::human_date(&date.edtf),
        },
    )];
    after.extend(place_line(site, entry));
    let config = site.config;
    after.push(match config.publisher == config.title {
        true => config.title.clone(),
        false => format!("{}, {}", config.title, config.publisher),
    });
    after.push(format!("ID {}", entry.id.0));
    Citation {
        credit: credit_line(entry).map(|credit| sentence(&credit)),
        title: title(entry).trim_end_matches('.'),
        rest: after
            .iter()
            .map(|part| sentence(&words::capitalized(part)))
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// A part of a citation, ended by one full stop.
fn sentence(part: &str) -> String {
    if part.ends_with('.') { part.to_owned() } else { format!("{part}.") }
}

fn on_this_day(site: &Site<'_>, entry: &Entry) -> Option<Link> {
    let edtf = &entry.date.as_ref()?.edtf;
    if edtf.precision() != Precision::Day || edtf.is_qualified() {
        return None;
    }
    let day = edtf.earliest()?;
    let words = words::day_of_any_year(day.month(), day.day());
    Some(Link::to(
        site,
        &super::dates::on_this_day_address(day.month(), day.day()),
        format!("{words} in every year"),
    ))
}

fn neighbours(site: &Site<'_>, entry: &Entry, places: &EntryPage) -> Vec<Neighbours> {
    let catalog = site.catalog;
    let mut lists = Vec::new();
    let link = |at: usize| {
        let entry = &catalog.entries[at];
        Link::to(site, &entry.address, title(entry))
    };
    let around = |label, list, entries: &[usize], position: usize| Neighbours {
        label,
        list,
        previous: position.checked_sub(1).map(|before| link(entries[before])),
        next: entries.get(position + 1).copied().map(link),
    };

    let chain = date_chain(site, entry);
    let list = chain.last().expect("a chain of dates begins with their index").clone();
    let at = places.entry;
    let is_dated = |&at: &usize| catalog.entries[at].date.is_some() == entry.date.is_some();
    lists.push(Neighbours {
        label: "By date",
        list,
        previous: at.checked_sub(1).filter(is_dated).map(link),
        next: Some(at + 1).filter(|&next| next < catalog.entries.len()).filter(is_dated).map(link),
    });
    for (&set, &position) in entry.sets.iter().zip(&places.set_positions) {
        let set = &catalog.sets[set];
        let list = Link::to(site, &set.address, &set.title);
        lists.push(around("In this set", list, &set.entries, position));
    }
    if let Some(&node) = catalog.location_of.get(&at) {
        let node = &catalog.locations[node];
        if let Ok(position) = node.entries.binary_search(&at) {
            let list = Link::to(site, &node.address, &node.name);
            lists.push(around("In this place", list, &node.entries, position));
        }
    }
    lists.retain(|list| list.previous.is_some() || list.next.is_some());
    lists
}
