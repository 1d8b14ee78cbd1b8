//! A small archive made by hand for the tests of pages and templates.

use std::collections::{BTreeMap, BTreeSet};

use crate::authority::Authority;
use crate::catalog::{
    Catalog, Collection, DateIndex, DayNode, Facet, LocationLevel, LocationNode, MarkdownPage,
    MonthNode, Set, YearNode,
};
use crate::config::Config;
use crate::output::Address;
use crate::pages::Site;
use crate::record::{
    ClockTime, Coordinates, Credit, Direction, Embargo, Entry, EntrySource, Field, Language,
    Location, Photo, PlaceName, Provenance, Rights, Span,
};

/// Five entries: one with everything, one from right to left, one with a hostile caption, one of
/// about a year, and one undated. The base URL has a path.
pub(crate) struct Sample {
    pub(crate) config: Config,
    pub(crate) authority: Authority,
    pub(crate) catalog: Catalog,
}

/// A caption that would run if it were not escaped.
pub(crate) const HOSTILE: &str =
    "Nets \"dry\" & 'rot' </script><script>alert(1)</script> {{ 7*7 }}";

impl Sample {
    pub(crate) fn new() -> Self {
        let config = Config {
            title: "Quay & boats".to_owned(),
            description: "Pictures of a harbour.".to_owned(),
            publisher: "Harbour Museum".to_owned(),
            base_url: "https://example.org/quay".parse().unwrap(),
            ..Config::default()
        };
        let entries = vec![
            about_1936(),
            nets(),
            right_to_left(),
            hostile(),
            entry("/undated/rope/", None, "A rope."),
        ];
        Self { config, authority: Authority::embedded(), catalog: catalog(entries) }
    }

    pub(crate) fn site(&self) -> Site<'_> {
        let Self { config, authority, catalog } = self;
        Site { config, authority, catalog }
    }
}

fn nets() -> Entry {
    let text = "Nets dry on the quay of Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP)";
    let span = |words: &str| Span::of(&text[text.find(words).unwrap()..][..words.len()], text);
    Entry {
        html: text.replace("Nets", "<em>Nets</em>"),
        title: "Nets dry on the quay of Brest, France, on May 4, 1998.".to_owned(),
        headline: Some("A dry day".to_owned()),
        aliases: vec![Address::parse("/old/nets/").unwrap()],
        location: Location {
            country: Some("FR".parse().unwrap()),
            locality: Some(PlaceName { name: "Brest".to_owned(), as_written: "Brest".to_owned() }),
            coordinates: Some(Coordinates { latitude: 48.39, longitude: -4.486 }),
            geonames: Some(3_030_300),
            ..Location::default()
        },
        credit: Credit {
            line: Some("Photo by Jane Roe/AFP".to_owned()),
            agency: Some("AFP".to_owned()),
            agencies: vec!["AFP".to_owned()],
            photographers: vec!["Jane Roe".to_owned()],
            source: None,
        },
        photos: vec![photo("nets-1.jpg", Some("Nets on a line")), photo("nets-2.jpg", None)],
        tags: vec!["nets".to_owned()],
        rights: Rights {
            statement: Some("© Jane Roe".to_owned()),
            license: Some("https://creativecommons.org/licenses/by/4.0/".to_owned()),
        },
        restrictions: vec!["EDITORIAL USE ONLY".to_owned()],
        embargo: Some(Embargo {
            words: "EMBARGOED UNTIL 0001 GMT MAY 5, 1998".to_owned(),
            date: Some("1998-05-05".parse().unwrap()),
            time: ClockTime::new(0, 1),
            zone: Some("GMT".to_owned()),
        }),
        picture_ids: vec!["AP98050412345678".to_owned()],
        slugs: vec!["FRANCE-FISHING/NETS".to_owned()],
        provenance: BTreeMap::from([
            (Field::Date, Provenance::Caption(span("on May 4, 1998"))),
            (Field::Locality, Provenance::Caption(span("Brest, France"))),
            (Field::Country, Provenance::Caption(span("France"))),
            (Field::License, Provenance::FileDefault),
        ]),
        ..entry("/1998/05/04/nets/", Some("1998-05-04"), text)
    }
}

fn about_1936() -> Entry {
    entry("/1936/mast/", Some("1936~"), "A mast is stepped.")
}

fn right_to_left() -> Entry {
    Entry {
        language: Language("ar".to_owned()),
        direction: Direction::Rtl,
        ..entry("/1998/05/06/boats/", Some("1998-05-06"), "قوارب في الميناء.")
    }
}

fn hostile() -> Entry {
    let html = "Nets &quot;dry&quot; &amp; 'rot' &lt;/script&gt;&lt;script&gt;alert(1)\
                &lt;/script&gt; {{ 7*7 }}";
    Entry {
        html: html.to_owned(),
        sensitive: Some("<b>rot</b>".to_owned()),
        photos: vec![photo("rot.jpg", None)],
        tags: vec!["nets".to_owned()],
        ..entry("/2001/05/04/rot/", Some("2001-05-04"), HOSTILE)
    }
}

fn entry(address: &str, date: Option<&str>, text: &str) -> Entry {
    Entry {
        sets: vec![0],
        sources: vec![EntrySource { file: "content/harbour/quay.txt".to_owned(), line: 3 }],
        ..Entry::bare(address, date, text)
    }
}

fn photo(name: &str, alt: Option<&str>) -> Photo {
    Photo {
        address: Address::page(["photos"]).file(name),
        file: format!("content/{name}"),
        alt: alt.map(str::to_owned),
        width: 960,
        height: 640,
        size: 12_345,
        media_type: "image/jpeg",
    }
}

/// The lists that lead to those entries, in their order: about 1936, nets (1998-05-04), boats
/// (1998-05-06), rot (2001-05-04), rope (undated).
fn catalog(entries: Vec<Entry>) -> Catalog {
    let day = |day, entry| DayNode { day, entries: vec![entry] };
    let may = |certain: Vec<usize>, days| MonthNode { month: 5, certain, days };
    let years = vec![
        YearNode { year: 1936, possible: vec![0], ..YearNode::default() },
        YearNode {
            year: 1998,
            certain: vec![1, 2],
            months: vec![may(vec![1, 2], vec![day(4, 1), day(6, 2)])],
            ..YearNode::default()
        },
        YearNode {
            year: 2001,
            certain: vec![3],
            months: vec![may(vec![3], vec![day(4, 3)])],
            ..YearNode::default()
        },
    ];
    let facet = |kind: &str, slug: &str, name: &str, entries: &[usize]| {
        Facet::new(name, Address::page([kind, slug]), entries.to_vec())
    };
    let all: Vec<usize> = (0..entries.len()).collect();
    Catalog {
        sets: vec![Set {
            address: Address::page(["sets", "harbour", "quay"]),
            title: "The quay".to_owned(),
            description: "<p>Along the <em>quay</em>.</p>".to_owned(),
            file: "content/harbour/quay.txt".to_owned(),
            collection: 1,
            entries: vec![1, 0, 2, 3, 4],
        }],
        collections: vec![
            Collection {
                address: Address::page(["sets"]),
                title: "Content".to_owned(),
                introduction: String::new(),
                parent: None,
                children: vec![1],
                sets: Vec::new(),
                entries: all.clone(),
            },
            Collection {
                address: Address::page(["sets", "harbour"]),
                title: "Harbour".to_owned(),
                introduction: "<p>All of the harbour.</p>".to_owned(),
                parent: Some(0),
                children: Vec::new(),
                sets: vec![0],
                entries: all,
            },
        ],
        dates: DateIndex { years, undated: vec![4] },
        locations: locations(),
        agencies: vec![facet("agencies", "afp", "AFP", &[1])],
        photographers: vec![facet("photographers", "jane-roe", "Jane Roe", &[1])],
        tags: vec![facet("tags", "nets", "nets", &[1, 3])],
        notes: vec![
            facet("notes", "content-warning", "Content warning", &[3]),
            facet("notes", "restricted", "Use restricted", &[1]),
            facet("notes", "embargoed", "Under embargo when sent", &[1]),
        ],
        location_of: BTreeMap::from([(1, 1)]),
        pages: vec![MarkdownPage {
            address: Address::page(["about"]),
            title: "About".to_owned(),
            html: "<p>Who we are.</p>".to_owned(),
        }],
        entries,
        ..Catalog::default()
    }
}

fn locations() -> Vec<LocationNode> {
    let node = |name: &str, level, slugs: &[&str]| LocationNode {
        name: name.to_owned(),
        level,
        country: Some("FR".parse().unwrap()),
        address: Address::page(std::iter::once("locations").chain(slugs.iter().copied())),
        parent: None,
        children: Vec::new(),
        entries: vec![1],
        spellings: BTreeSet::new(),
        coordinates: None,
        geonames: None,
    };
    vec![
        LocationNode { children: vec![1], ..node("France", LocationLevel::Country, &["france"]) },
        LocationNode {
            parent: Some(0),
            spellings: BTreeSet::from(["Breſt".to_owned()]),
            coordinates: Some(Coordinates { latitude: 48.39, longitude: -4.486 }),
            geonames: Some(3_030_300),
            ..node("Brest", LocationLevel::Locality, &["france", "brest"])
        },
    ]
}
