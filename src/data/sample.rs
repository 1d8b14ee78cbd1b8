//! A small archive for the tests of this room.

use std::collections::BTreeMap;

use crate::authority::Authority;
use crate::catalog::{Catalog, Set};
use crate::config::Config;
use crate::output::Address;
use crate::pages::Site;
use crate::record::{
    Coordinates, Credit, Entry, EntrySource, Field, Location, Photo, PlaceName, Provenance, Span,
};

/// Three entries: one whole, one of a year alone, one undated; the base URL has a path.
pub(super) struct Sample {
    pub(super) config: Config,
    pub(super) authority: Authority,
    pub(super) catalog: Catalog,
}

impl Sample {
    pub(super) fn new() -> Self {
        let config = Config {
            title: "The quay & boats".to_owned(),
            base_url: "https://example.org/quay".parse().unwrap(),
            ..Config::default()
        };
        let mut nets = entry(
            "/1998/05/04/nets/",
            Some("1998-05-04"),
            "Nets dry in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)",
        );
        nets.location = Location {
            country: Some("FR".parse().unwrap()),
            locality: Some(PlaceName::as_written("Brest")),
            coordinates: Some(Coordinates { latitude: 48.5, longitude: -4.25 }),
            ..Location::default()
        };
        nets.credit = Credit {
            line: Some("Photo by Jane Roe/AFP Photo".to_owned()),
            agency: Some("AFP".to_owned()),
            agencies: vec!["AFP".to_owned()],
            photographers: vec!["Jane Roe".to_owned()],
            source: None,
        };
        nets.tags = vec!["boats".to_owned(), "nets".to_owned()];
        nets.photos = vec![Photo {
            address: Address::parse("/photos/nets.jpg").unwrap(),
            file: "content/nets.jpg".to_owned(),
            alt: Some("Nets on a \"quay\"".to_owned()),
            width: 800,
            height: 600,
            size: 12_345,
            media_type: "image/jpeg",
        }];
        nets.provenance = BTreeMap::from([(Field::Date, Provenance::Caption(Span::new(31, 42)))]);
        let entries = vec![
            nets,
            entry("/2001/mast/", Some("2001"), "A mast."),
            entry("/undated/rope/", None, "A rope."),
        ];
        let set = Set {
            address: Address::page(["sets", "quay"]),
            title: "The quay".to_owned(),
            description: String::new(),
            file: "content/quay.txt".to_owned(),
            collection: 0,
            entries: vec![0, 1, 2],
        };
        let catalog = Catalog { entries, sets: vec![set], ..Catalog::default() };
        Self { config, authority: Authority::embedded(), catalog }
    }

    pub(super) fn site(&self) -> Site<'_> {
        Site { config: &self.config, authority: &self.authority, catalog: &self.catalog }
    }
}

fn entry(address: &str, date: Option<&str>, text: &str) -> Entry {
    Entry {
        sets: vec![0],
        sources: vec![EntrySource { file: "content/quay.txt".to_owned(), line: 1 }],
        ..Entry::bare(address, date, text)
    }
}
