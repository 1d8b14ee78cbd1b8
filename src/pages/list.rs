//! Lists of entries: their rows, cut into parts.

use serde::Serialize;

use super::{Link, Site, human_date, words};
use crate::output::Address;
use crate::record::{Direction, Entry, Language, NoteKind};

/// A list of entries, or one part of a long one.
#[derive(Clone, Debug, Serialize)]
pub struct ListView<'a> {
    /// Entries in the whole list.
    pub total: usize,
    /// The rows of this part.
    pub rows: Vec<EntryRow<'a>>,
    /// The parts; `None` where there is only one.
    pub parts: Option<Parts>,
}

/// An entry in a list.
#[derive(Clone, Debug, Serialize)]
pub struct EntryRow<'a> {
    /// Its page.
    pub href: String,
    /// Headline, or the caption's first words.
    pub title: &'a str,
    /// More of the caption, without its credit, where the title cuts it short.
    pub caption: Option<String>,
    /// The caption's first words, below a headline.
    pub excerpt: Option<&'a str>,
    /// The caption's language; `None` where it is the site's.
    pub language: Option<&'a Language>,
    /// Which way its script runs; `None` where it is the site's.
    pub direction: Option<Direction>,
    /// In words; `None` where the entry is undated.
    pub date: Option<String>,
    /// What is dated, where it is not the picture: `provided`, `published`.
    pub date_role: Option<&'static str>,
    /// The chain of places, narrowest first; `None` where no place is named.
    pub place: Option<String>,
    /// Photographers and agency; `None` where nobody is credited.
    pub credit: Option<String>,
    /// The first photograph, unless readers should be warned of it.
    pub thumbnail: Option<Thumbnail>,
    /// How many photographs the entry has.
    pub photos: usize,
    /// What a reader should be warned of.
    pub sensitive: Option<&'a str>,
    /// What a reader should know before opening it: "Content warning", "Not independently verified".
    pub flags: Vec<&'static str>,
    /// True if the entry only may belong in this list ("circa 1936" in 1936).
    pub is_possible: bool,
}

/// A small picture beside a row; the row says what it shows.
#[derive(Clone, Debug, Serialize)]
pub struct Thumbnail {
    /// The file.
    pub src: String,
    /// Pixels of the file.
    pub width: u32,
    /// Pixels of the file.
    pub height: u32,
}

/// The parts that a long list is cut into.
#[derive(Clone, Debug, Serialize)]
pub struct Parts {
    /// Which this is, from 1.
    pub part: usize,
    /// How many there are.
    pub count: usize,
    /// The first entry on this part, from 1.
    pub first: usize,
    /// The last entry on this part.
    pub last: usize,
    /// The part before.
    pub previous: Option<String>,
    /// The part after.
    pub next: Option<String>,
    /// The first, the last and those around this one.
    pub links: Vec<PartLink>,
}

/// A link to a part of a list.
#[derive(Clone, Debug, Serialize)]
pub struct PartLink {
    /// From 1.
    pub number: usize,
    /// Its address.
    pub href: String,
    /// True for the part that is being shown.
    pub is_current: bool,
    /// True if parts are left out before it.
    pub follows_gap: bool,
}

/// How many parts a list has; an empty list has one.
pub(super) fn part_count(entries: usize, per_page: usize) -> usize {
    entries.div_ceil(per_page.max(1)).max(1)
}

/// Part `part` of the list of `entries` at `address`, the address of its first part.
pub(super) fn list<'a>(
    site: &Site<'a>,
    address: &Address,
    entries: &[usize],
    part: usize,
) -> ListView<'a> {
    list_with_possible(site, address, entries, &[], part)
}

/// The same for a list whose certain entries stand before those that only may belong to it.
pub(super) fn list_with_possible<'a>(
    site: &Site<'a>,
    address: &Address,
    certain: &[usize],
    possible: &[usize],
    part: usize,
) -> ListView<'a> {
    let total = certain.len() + possible.len();
    let per_page = site.config.per_page.max(1);
    let first = part.saturating_sub(1) * per_page;
    let all = certain.iter().map(|entry| (entry, false));
    let all = all.chain(possible.iter().map(|entry| (entry, true)));
    let rows: Vec<EntryRow<'a>> = all
        .skip(first)
        .take(per_page)
        .map(|(&entry, is_possible)| EntryRow {
            is_possible,
            ..row(site, &site.catalog.entries[entry])
        })
        .collect();
    let count = part_count(total, per_page);
    let parts = (count > 1).then(|| Parts {
        part,
        count,
        first: first + 1,
        last: first + rows.len(),
        previous: (part > 1).then(|| site.href(&address.numbered(part - 1))),
        next: (part < count).then(|| site.href(&address.numbered(part + 1))),
        links: part_links(site, address, part, count),
    });
    ListView { total, rows, parts }
}

fn part_links(site: &Site<'_>, address: &Address, part: usize, count: usize) -> Vec<PartLink> {
    let near = |number: usize| number == 1 || number == count || number.abs_diff(part) <= 2;
    let mut links: Vec<PartLink> = Vec::new();
    let from = part.saturating_sub(2).max(1);
    let shown = std::iter::once(1).chain(from..=(part + 2).min(count)).chain([count]);
    for number in shown.filter(|&number| near(number)) {
        let last = links.last().map_or(0, |link| link.number);
        if number > last {
            links.push(PartLink {
                number,
                href: site.href(&address.numbered(number)),
                is_current: number == part,
                follows_gap: number > last + 1,
            });
        }
    }
    links
}

/// An entry as a row, also of the results of a search.
pub fn row<'a>(site: &Site<'a>, entry: &'a Entry) -> EntryRow<'a> {
    let is_foreign = entry.language != site.config.language;
    let photo = entry.photos.first().filter(|_| entry.sensitive.is_none());
    EntryRow {
        href: site.href(&entry.address),
        title: super::entry::title(entry),
        caption: longer_title(entry),
        excerpt: entry.headline.is_some().then_some(entry.title.as_str()),
        language: is_foreign.then_some(&entry.language),
        direction: is_foreign.then_some(entry.direction),
        date: entry
            .date
            .as_ref()
            .map(|date| words::capitalized(&human_date::human_date(&date.edtf))),
        date_role: entry.date.as_ref().and_then(|date| words::date_role_note(date.role)),
        place: place_line(site, entry),
        credit: credit_line(entry),
        thumbnail: photo.map(|photo| Thumbnail {
            src: site.href(&photo.address),
            width: photo.width,
            height: photo.height,
        }),
        photos: entry.photos.len(),
        sensitive: entry.sensitive.as_deref(),
        flags: flags(entry),
        is_possible: false,
    }
}

fn flags(entry: &Entry) -> Vec<&'static str> {
    let kinds = entry.note_kinds().into_iter();
    let shown = [NoteKind::ContentWarning, NoteKind::Unverified, NoteKind::Withdrawn];
    kinds.filter(|kind| shown.contains(kind)).map(NoteKind::name).collect()
}

/// Characters of a caption in a list.
const CAPTION: usize = 240;

/// The caption up to its credit, where its title is cut short and there is no headline.
fn longer_title(entry: &Entry) -> Option<String> {
    let begun = entry.title.strip_suffix('…').filter(|_| entry.headline.is_none())?;
    let text = entry.text.strip_prefix(begun).map(|_| entry.text.as_str())?;
    let credit = entry.credit.line.as_deref().and_then(|line| text.find(line));
    let description = text[..credit.unwrap_or(text.len())].trim_end_matches(['(', '[', ' ']);
    (description.len() > begun.len())
        .then(|| super::head::shortened(description.trim_end_matches('.'), CAPTION))
}

/// "Jobar, Damascus, Syria"; `None` where no place is named.
pub(super) fn place_line(site: &Site<'_>, entry: &Entry) -> Option<String> {
    let location = &entry.location;
    let mut names: Vec<&str> = Vec::new();
    for name in [&location.place, &location.locality].into_iter().flatten() {
        names.push(&name.name);
    }
    if names.is_empty() {
        names.extend(location.region.as_ref().map(|region| region.name.as_str()));
    }
    names.extend(location.country.map(|code| site.authority.gazetteer.country_name(code)));
    names.dedup();
    (!names.is_empty()).then(|| names.join(", "))
}

/// "Jane Roe / AFP"; `None` where nobody is credited.
pub(super) fn credit_line(entry: &Entry) -> Option<String> {
    let credit = &entry.credit;
    let mut names: Vec<String> = Vec::new();
    if !credit.photographers.is_empty() {
        names.push(credit.photographers.join(", "));
    }
    names.extend(credit.agency.clone().or_else(|| credit.source.clone()));
    (!names.is_empty()).then(|| names.join(" / "))
}

/// How many of `entries` are certainly of each year, as links to the years. Takes time linear in
/// `entries`.
pub(super) fn years(site: &Site<'_>, entries: &[usize]) -> Vec<Link> {
    let mut counts: std::collections::BTreeMap<i32, usize> = std::collections::BTreeMap::new();
    for &entry in entries {
        if let Some(year) = certain_year(&site.catalog.entries[entry]) {
            *counts.entry(year).or_default() += 1;
        }
    }
    counts
        .into_iter()
        .map(|(year, count)| {
            let address = super::dates::year_address(year);
            Link::to(site, &address, words::year_name(year)).counting(count)
        })
        .collect()
}

/// The year that an entry is surely of.
fn certain_year(entry: &Entry) -> Option<i32> {
    use chrono::Datelike;
    let edtf = &entry.date.as_ref()?.edtf;
    let (first, last) = (edtf.earliest()?.year(), edtf.latest()?.year());
    (first == last && !edtf.is_qualified()).then_some(first)
}
