//! Which pages exist, at which address, with which view: one file per kind of page.
//!
//! [`all`] lists them cheaply, [`view`] gathers what one of them shows. A view holds the rows of its
//! own page and nothing else; the work for a page grows with what stands on it.

mod dates;
mod day;
mod entry;
mod facets;
mod head;
mod home;
mod human_date;
mod index;
mod json_ld;
mod link;
mod list;
mod locations;
mod map;
mod reading;
mod record_table;
mod sets;
mod text;
mod words;

#[cfg(test)]
pub(crate) mod sample;

use std::borrow::Cow;

use serde::Serialize;

use crate::authority::Authority;
use crate::caption::markup::based;
use crate::catalog::Catalog;
use crate::config::Config;
use crate::output::Address;

pub use dates::{
    CalendarDay, DateIndexView, DecadeView, MonthView, UndatedView, YearBar, YearView,
};
pub use day::{DayView, OnThisDayView};
pub use entry::{Citation, EntryView, Neighbours, PhotoView};
pub use facets::{FacetGroup, FacetIndexView, FacetView};
pub use head::{Head, HeadImage, Section, SiteView};
pub use home::{HomeView, Timeline};
pub use index::all;
pub use link::Link;
pub use list::{EntryRow, ListView, PartLink, Parts, Thumbnail, row};
pub use locations::{LocationBranch, LocationIndexView, LocationView};
pub use map::{Dot, MapView};
pub use reading::{ReadField, ReadingView, Segment};
pub use record_table::{RecordLayout, RecordRow, RecordValue};
pub use sets::{CollectionView, SetSummary, SetView};
pub use text::{NotFoundView, RedirectView, SearchView, TextView};
pub use words::grouped;

/// What every page of one site is made from.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The settings.
    pub config: &'a Config,
    /// Established names.
    pub authority: &'a Authority,
    /// The archive.
    pub catalog: &'a Catalog,
}

impl Site<'_> {
    /// A link to an address, with the path of the base URL.
    fn href(&self, address: &Address) -> String {
        self.config.base_url.link(address)
    }

    /// HTML that an editor wrote, its links within the site with the path of the base URL.
    fn html<'b>(&self, html: &'b str) -> Cow<'b, str> {
        based(html, self.config.base_url.path())
    }

    /// The whole URL of an address; a link from the root of the host where no base URL is set.
    fn url(&self, address: &Address) -> String {
        self.config.base_url.absolute(address)
    }
}

/// A page to render: its address and what it shows; cheap, so that a large site can list them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Where it stands.
    pub address: Address,
    /// What it shows.
    pub kind: PageKind,
}

/// What a page shows. Indices are those of the catalogue's lists; `part` counts the pages of a long
/// list from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum PageKind {
    /// `/`.
    Home,
    /// One photograph's record.
    Entry(EntryPage),
    /// `/dates/`: all years.
    Dates,
    /// One year: its index in `DateIndex::years`.
    Year { year: usize, part: usize },
    /// One month: indices in the year's lists.
    Month { year: usize, month: usize, part: usize },
    /// One day: indices in the year's and the month's lists.
    Day { year: usize, month: usize, day: usize, part: usize },
    /// `/on/11-06/`: this day in every year; `month` 1–12, `day` 1–31.
    OnThisDay { month: u32, day: u32, part: usize },
    /// `/undated/`: entries without a date.
    Undated { part: usize },
    /// `/locations/`: all places.
    Locations,
    /// One place.
    Location { location: usize, part: usize },
    /// All agencies, photographers, tags or kinds of notes.
    FacetIndex(FacetKind),
    /// One agency, photographer, tag or kind of note.
    Facet { kind: FacetKind, facet: usize, part: usize },
    /// A folder of sets; the first is `/sets/`.
    Collection(usize),
    /// A caption file.
    Set { set: usize, part: usize },
    /// `/search/`.
    Search,
    /// A page that an editor wrote.
    Text(usize),
    /// `/404.html`.
    NotFound,
    /// An earlier address of an entry.
    Redirect { entry: usize },
    /// The address that an agency or a photographer would have by another name.
    Forward { kind: FacetKind, facet: usize },
}

/// An entry and where it stands in the lists that its page leads back to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryPage {
    /// Index in `Catalog::entries`.
    pub entry: usize,
    /// Indices in `Catalog::agencies`, ascending.
    pub agencies: Vec<usize>,
    /// Indices in `Catalog::photographers`, ascending.
    pub photographers: Vec<usize>,
    /// Indices in `Catalog::tags`, ascending.
    pub tags: Vec<usize>,
    /// Indices in `Catalog::notes`, ascending.
    pub notes: Vec<usize>,
    /// For each of the entry's sets, its position there.
    pub set_positions: Vec<usize>,
    /// 1 for the first entry with its title and date, 2 for the next: keeps page titles apart.
    pub namesake: usize,
}

/// The lists of names by which entries are browsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FacetKind {
    /// Agencies and institutions.
    Agencies,
    /// Photographers.
    Photographers,
    /// Keywords.
    Tags,
    /// What stands beside captions: content warnings, corrections, restrictions.
    Notes,
}

impl FacetKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Agencies, Self::Photographers, Self::Tags, Self::Notes];

    /// The first segment of its addresses: `agencies`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Agencies => "agencies",
            Self::Photographers => "photographers",
            Self::Tags => "tags",
            Self::Notes => "notes",
        }
    }

    /// Its names in the catalogue.
    pub fn facets(self, catalog: &Catalog) -> &[crate::catalog::Facet] {
        match self {
            Self::Agencies => &catalog.agencies,
            Self::Photographers => &catalog.photographers,
            Self::Tags => &catalog.tags,
            Self::Notes => &catalog.notes,
        }
    }
}

/// Everything that the template of one page is given.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// `site`: what every page shows.
    pub site: SiteView,
    /// `page`: what the frame around the page needs to know of it.
    pub page: Head,
    /// The page's own fields, beside the two.
    #[serde(flatten)]
    pub body: Body<'a>,
}

/// What stands on a page, by its kind; the fields of the struct are the variables of the template.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "each is the view of that kind of page")]
pub enum Body<'a> {
    Home(Box<HomeView<'a>>),
    Entry(Box<EntryView<'a>>),
    Dates(DateIndexView),
    Year(YearView<'a>),
    Month(MonthView<'a>),
    Day(DayView<'a>),
    OnThisDay(OnThisDayView<'a>),
    Undated(UndatedView<'a>),
    Locations(LocationIndexView),
    Location(Box<LocationView<'a>>),
    FacetIndex(FacetIndexView),
    Facet(FacetView<'a>),
    Collection(CollectionView<'a>),
    Set(SetView<'a>),
    Search(SearchView),
    Text(TextView<'a>),
    NotFound(NotFoundView),
    Redirect(RedirectView<'a>),
}

impl Body<'_> {
    /// The template that renders it.
    pub const fn template(&self) -> &'static str {
        match self {
            Self::Home(_) => "home.html",
            Self::Entry(_) => "entry.html",
            Self::Dates(_) => "dates.html",
            Self::Year(_) => "year.html",
            Self::Month(_) => "month.html",
            Self::Day(_) => "day.html",
            Self::OnThisDay(_) => "on-this-day.html",
            Self::Undated(_) => "undated.html",
            Self::Locations(_) => "locations.html",
            Self::Location(_) => "location.html",
            Self::FacetIndex(_) => "facets.html",
            Self::Facet(_) => "facet.html",
            Self::Collection(_) => "collection.html",
            Self::Set(_) => "set.html",
            Self::Search(_) => "search.html",
            Self::Text(_) => "page.html",
            Self::NotFound(_) => "404.html",
            Self::Redirect(_) => "redirect.html",
        }
    }
}

/// What one page shows.
pub fn view<'a>(site: &Site<'a>, page: &Page) -> View<'a> {
    let at = &page.address;
    let (page, body) = match &page.kind {
        PageKind::Home => home::view(site, at),
        PageKind::Entry(places) => entry::view(site, at, places),
        PageKind::Dates => dates::index(site, at),
        PageKind::Year { year, part } => dates::year(site, at, *year, *part),
        PageKind::Month { year, month, part } => dates::month(site, at, *year, *month, *part),
        PageKind::Day { year, month, day, part } => {
            day::day(site, at, (*year, *month, *day), *part)
        }
        PageKind::OnThisDay { month, day, part } => day::on_this_day(site, at, *month, *day, *part),
        PageKind::Undated { part } => dates::undated(site, at, *part),
        PageKind::Locations => locations::index(site, at),
        PageKind::Location { location, part } => locations::location(site, at, *location, *part),
        PageKind::FacetIndex(kind) => facets::index(site, at, *kind),
        PageKind::Facet { kind, facet, part } => facets::facet(site, at, *kind, *facet, *part),
        PageKind::Collection(collection) => sets::collection(site, at, *collection),
        PageKind::Set { set, part } => sets::set(site, at, *set, *part),
        PageKind::Search => text::search(site, at),
        PageKind::Text(text) => text::text(site, at, *text),
        PageKind::NotFound => text::not_found(site, at),
        PageKind::Redirect { entry } => text::moved_entry(site, at, *entry),
        PageKind::Forward { kind, facet } => text::other_name(site, at, *kind, *facet),
    };
    View { site: SiteView::new(site, &page), page, body }
}
