//! The list of all pages.

use std::collections::BTreeMap;

use super::dates::{
    day_address, month_address, on_this_day_address, undated_address, year_address,
};
use super::list::part_count;
use super::{EntryPage, FacetKind, Page, PageKind, Site};
use crate::catalog::{Catalog, Facet};
use crate::output::Address;

/// Every page of the site, in the order of their addresses. Takes time linear in the catalogue.
pub fn all(site: &Site<'_>) -> Vec<Page> {
    let mut pages = Pages { per_page: site.config.per_page, pages: Vec::new() };
    pages.add(Address::home(), PageKind::Home);
    pages.add(Address::page(["search"]), PageKind::Search);
    pages.add(Address::home().file("404.html"), PageKind::NotFound);
    pages.add_entries(site.catalog);
    pages.add_dates(site.catalog);
    pages.add_locations(site.catalog);
    pages.add_facets(site.catalog);
    pages.add_sets(site.catalog);
    for (index, page) in site.catalog.pages.iter().enumerate() {
        pages.add(page.address.clone(), PageKind::Text(index));
    }
    let mut pages = pages.pages;
    pages.sort_by(|a, b| a.address.cmp(&b.address));
    pages
}

struct Pages {
    per_page: usize,
    pages: Vec<Page>,
}

impl Pages {
    fn add(&mut self, address: Address, kind: PageKind) {
        self.pages.push(Page { address, kind });
    }

    /// The parts of a list of `entries` at `address`.
    fn add_list(&mut self, address: &Address, entries: usize, kind: impl Fn(usize) -> PageKind) {
        for part in 1..=part_count(entries, self.per_page) {
            self.add(address.numbered(part), kind(part));
        }
    }

    fn add_entries(&mut self, catalog: &Catalog) {
        for page in entry_pages(catalog) {
            let entry = page.entry;
            let record = &catalog.entries[entry];
            for alias in &record.aliases {
                self.add(alias.clone(), PageKind::Redirect { entry });
            }
            self.add(record.address.clone(), PageKind::Entry(page));
        }
    }

    fn add_dates(&mut self, catalog: &Catalog) {
        self.add(Address::page(["dates"]), PageKind::Dates);
        let mut on_this_day: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        for (year, y) in catalog.dates.years.iter().enumerate() {
            let count = y.certain.len() + y.possible.len();
            self.add_list(&year_address(y.year), count, |part| PageKind::Year { year, part });
            for (month, m) in y.months.iter().enumerate() {
                let address = month_address(y.year, m.month);
                self.add_list(&address, m.certain.len(), |part| PageKind::Month {
                    year,
                    month,
                    part,
                });
                for (day, d) in m.days.iter().enumerate() {
                    *on_this_day.entry((m.month, d.day)).or_default() += d.entries.len();
                    let address = day_address(y.year, m.month, d.day);
                    self.add_list(&address, d.entries.len(), |part| PageKind::Day {
                        year,
                        month,
                        day,
                        part,
                    });
                }
            }
        }
        for ((month, day), count) in on_this_day {
            self.add_list(&on_this_day_address(month, day), count, |part| PageKind::OnThisDay {
                month,
                day,
                part,
            });
        }
        let undated = catalog.dates.undated.len();
        if undated > 0 {
            self.add_list(&undated_address(), undated, |part| PageKind::Undated { part });
        }
    }

    fn add_locations(&mut self, catalog: &Catalog) {
        self.add(Address::page(["locations"]), PageKind::Locations);
        for (location, node) in catalog.locations.iter().enumerate() {
            self.add_list(&node.address, node.entries.len(), |part| PageKind::Location {
                location,
                part,
            });
        }
    }

    /// An archive without tags or notes has no page for them; the other lists always stand.
    fn add_facets(&mut self, catalog: &Catalog) {
        for kind in FacetKind::ALL {
            let facets = kind.facets(catalog);
            if matches!(kind, FacetKind::Tags | FacetKind::Notes) && facets.is_empty() {
                continue;
            }
            self.add(Address::page([kind.as_str()]), PageKind::FacetIndex(kind));
            for (facet, named) in facets.iter().enumerate() {
                for forward in &named.forwards {
                    self.add(forward.clone(), PageKind::Forward { kind, facet });
                }
                self.add_list(&named.address, named.entries.len(), |part| PageKind::Facet {
                    kind,
                    facet,
                    part,
                });
            }
        }
    }

    fn add_sets(&mut self, catalog: &Catalog) {
        if catalog.collections.is_empty() {
            self.add(Address::page(["sets"]), PageKind::Collection(0));
        }
        for (index, collection) in catalog.collections.iter().enumerate() {
            self.add(collection.address.clone(), PageKind::Collection(index));
        }
        for (set, file) in catalog.sets.iter().enumerate() {
            self.add_list(&file.address, file.entries.len(), |part| PageKind::Set { set, part });
        }
    }
}

/// Each entry with its places in the lists of names and sets, found by going through those once.
fn entry_pages(catalog: &Catalog) -> Vec<EntryPage> {
    let mut pages: Vec<EntryPage> = (0..catalog.entries.len())
        .map(|entry| EntryPage {
            entry,
            set_positions: vec![0; catalog.entries[entry].sets.len()],
            ..EntryPage::default()
        })
        .collect();
    let turn = |facets: &[Facet], add: &mut dyn FnMut(usize, usize)| {
        for (index, facet) in facets.iter().enumerate() {
            facet.entries.iter().for_each(|&entry| add(entry, index));
        }
    };
    turn(&catalog.agencies, &mut |entry, facet| pages[entry].agencies.push(facet));
    turn(&catalog.photographers, &mut |entry, facet| pages[entry].photographers.push(facet));
    turn(&catalog.tags, &mut |entry, facet| pages[entry].tags.push(facet));
    turn(&catalog.notes, &mut |entry, facet| pages[entry].notes.push(facet));
    for (index, set) in catalog.sets.iter().enumerate() {
        for (position, &entry) in set.entries.iter().enumerate() {
            let among = catalog.entries[entry].sets.iter().position(|&set| set == index);
            if let Some(among) = among {
                pages[entry].set_positions[among] = position;
            }
        }
    }
    let mut namesakes: BTreeMap<(&str, Option<String>), usize> = BTreeMap::new();
    for (page, entry) in pages.iter_mut().zip(&catalog.entries) {
        let date = entry.date.as_ref().map(|date| date.edtf.to_string());
        let count = namesakes.entry((super::entry::title(entry), date)).or_default();
        *count += 1;
        page.namesake = *count;
    }
    pages
}
