//! A small reader of the index searches what was written, as the page would.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::files;
use super::tokens::{index_terms, query_terms};
use crate::authority::Authority;
use crate::catalog::{Catalog, Facet, LocationLevel, LocationNode, YearNode};
use crate::config::Config;
use crate::output::{Address, Content, OutputFile};
use crate::pages::Site;
use crate::record::{Credit, Direction, Entry, EntryId, Language, PlaceName};

fn entry(number: usize, text: &str, date: Option<&str>) -> Entry {
    Entry {
        id: EntryId(format!("id{number:05}")),
        title: text.split_inclusive('.').next().unwrap_or_default().to_owned(),
        ..Entry::bare(&format!("/2016/caption-{number}/"), date, text)
    }
}

fn country(name: &str, slug: &str, entries: &[usize]) -> LocationNode {
    LocationNode {
        name: name.to_owned(),
        level: LocationLevel::Country,
        country: None,
        address: Address::page(["locations", slug]),
        parent: None,
        children: Vec::new(),
        entries: entries.to_vec(),
        spellings: BTreeSet::new(),
        coordinates: None,
        geonames: None,
    }
}

/// Four captions with every kind of field.
fn quays() -> Catalog {
    let mut old = entry(0, "Herring is landed at the old quay.", Some("193X"));
    old.headline = Some("Silver harvest".to_owned());
    let mut quay =
        entry(1, "Nets dry on the quay of Syria's port. Gulls wait.", Some("2016-11-06"));
    quay.location.locality =
        Some(PlaceName { name: "Tartus".to_owned(), as_written: "Ṭarṭūs".to_owned() });
    quay.credit = Credit {
        line: Some("Jane Roe/AFP via Getty Images".to_owned()),
        agency: Some("AFP".to_owned()),
        agencies: vec!["AFP".to_owned(), "Getty Images".to_owned()],
        photographers: vec!["Jane Roe".to_owned()],
        source: Some("Harbour Office".to_owned()),
    };
    quay.tags = vec!["fishing".to_owned()];
    let hostile =
        entry(2, "A sign says <script>alert(\"x\")</script> & {{ 7 }} 'quay'.", Some("2017"));
    let mut arabic = entry(3, "صيادون على رصيف الباب", None);
    arabic.language = Language("ar".to_owned());
    arabic.direction = Direction::Rtl;
    let facet =
        |name: &str, kind: &str, slug: &str| Facet::new(name, Address::page([kind, slug]), vec![1]);
    Catalog {
        entries: vec![old, quay, hostile, arabic],
        locations: vec![country("Nowhere", "nowhere", &[1, 2]), country("Elsewhere", "else", &[0])],
        agencies: vec![facet("AFP", "agencies", "afp")],
        photographers: vec![facet("Jane Roe", "photographers", "jane-roe")],
        dates: crate::catalog::DateIndex {
            years: vec![
                YearNode { year: 1936, possible: vec![0], ..YearNode::default() },
                YearNode { year: 2016, certain: vec![1], ..YearNode::default() },
                YearNode { year: 2017, certain: vec![2], ..YearNode::default() },
            ],
            undated: vec![3],
        },
        ..Catalog::default()
    }
}

/// What a reader of the files knows.
struct Index {
    manifest: Value,
    files: BTreeMap<String, Value>,
}

impl Index {
    fn of(files: &[OutputFile]) -> Self {
        let mut files: BTreeMap<String, Value> = files
            .iter()
            .map(|file| {
                let Content::Bytes(bytes) = &file.content else { panic!("a made file") };
                let name = file.address.as_str().trim_start_matches("/search/").to_owned();
                (name, serde_json::from_slice(bytes).unwrap())
            })
            .collect();
        Self { manifest: files.remove("index.json").unwrap(), files }
    }

    /// Numbers and weights under every term that answers, from the shards whose range says so.
    fn find(&self, term: &str, is_prefix: bool) -> BTreeMap<u64, u64> {
        let mut found = BTreeMap::new();
        for shard in self.manifest["terms"].as_array().unwrap() {
            let [first, last, name] = [0, 1, 2].map(|at| shard[at].as_str().unwrap());
            if last < term || (first > term && !(is_prefix && first.starts_with(term))) {
                continue;
            }
            for (candidate, postings) in self.files[&format!("{name}.json")].as_object().unwrap() {
                if candidate != term && !(is_prefix && candidate.starts_with(term)) {
                    continue;
                }
                let mut number = 0;
                for posting in postings.as_array().unwrap() {
                    number += posting.as_u64().unwrap() / 32;
                    found.insert(number, posting.as_u64().unwrap() % 32);
                }
            }
        }
        found
    }

    /// Addresses of the entries that have every word, newest first.
    fn search(&self, query: &str) -> Vec<String> {
        let mut lists = query_terms(query).into_iter().map(|asked| {
            self.find(&asked.term, asked.is_prefix).into_keys().collect::<BTreeSet<u64>>()
        });
        let first = lists.next().unwrap_or_default();
        let all = lists.fold(first, |all, list| all.intersection(&list).copied().collect());
        all.into_iter()
            .map(|number| self.document(number)[0].as_str().unwrap().to_owned())
            .collect()
    }

    fn document(&self, number: u64) -> &Value {
        let shards = self.manifest["documents"].as_array().unwrap();
        let shard = shards.iter().rev().find(|shard| shard[0].as_u64().unwrap() <= number).unwrap();
        let at = usize::try_from(number - shard[0].as_u64().unwrap()).unwrap();
        &self.files[&format!("{}.json", shard[1].as_str().unwrap())][at]
    }
}

fn written(catalog: &Catalog, config: &Config) -> Vec<OutputFile> {
    files(&Site { config, authority: &Authority::embedded(), catalog })
}

fn index(catalog: &Catalog) -> Index {
    Index::of(&written(catalog, &Config::default()))
}

fn caption(number: usize) -> String {
    format!("/2016/caption-{number}/")
}

#[test]
fn an_entry_is_found_by_any_word_of_it() {
    let catalog = quays();
    let index = index(&catalog);
    for entry in &catalog.entries {
        for word in entry.text.split_whitespace() {
            if index_terms(word).is_empty() {
                continue;
            }
            let found = index.search(word);
            assert!(found.contains(&entry.address.as_str().to_owned()), "{word}: {found:?}");
        }
    }
}

#[test]
fn an_entry_is_found_by_every_field_of_its_record() {
    let index = index(&quays());
    for (query, expected) in [
        ("silver", vec![0]),
        ("1930s", vec![0]),
        ("1936", vec![0]),
        ("2010s", vec![2, 1]),
        ("tartus", vec![1]),
        ("TARTUS quay", vec![1]),
        ("jane roe afp", vec![1]),
        ("getty", vec![1]),
        ("harbour office", vec![1]),
        ("fishing", vec![1]),
        ("november 2016", vec![1]),
        ("id00001", vec![1]),
        ("syria port", vec![1]),
        ("quay", vec![2, 1, 0]),
        ("que", vec![]),
        ("qua", vec![2, 1, 0]),
        ("qua nets", vec![]),
        ("باب", vec![3]),
        ("الباب", vec![3]),
        ("script alert", vec![2]),
        ("", vec![]),
    ] {
        let expected: Vec<String> = expected.into_iter().map(caption).collect();
        assert_eq!(index.search(query), expected, "{query}");
    }
}

#[test]
fn names_weigh_more_than_prose() {
    let mut catalog = quays();
    catalog.entries[0].text.push_str(" Jane waves.");
    let found = index(&catalog).find("jane", false);
    let weights: Vec<u64> = found.into_values().collect();
    assert_eq!(weights, [12, 3], "photographer and credit line, then the caption");
}

#[test]
fn spellings_of_other_captions_of_a_place_find_each_other() {
    let mut catalog = quays();
    catalog.locations.push(LocationNode {
        level: LocationLevel::Locality,
        spellings: BTreeSet::from(["Tortosa".to_owned()]),
        parent: Some(0),
        ..country("Tartus", "tartus", &[1])
    });
    catalog.location_of.insert(1, 2);
    let index = index(&catalog);
    assert_eq!(index.search("tortosa"), [caption(1)]);
    assert_eq!(index.find("nowhere", false).len(), 0, "a heading of the tree is no word");
}

#[test]
fn filters_tell_the_certain_from_the_possible() {
    let index = index(&quays());
    let number = |caption: usize| [2, 1, 0, 3][caption];
    for (term, expected) in [
        ("=year=1936", vec![(number(0), 1)]),
        ("=year=2016", vec![(number(1), 2)]),
        ("=country=nowhere", vec![(number(2), 2), (number(1), 2)]),
        ("=agency=afp", vec![(number(1), 2)]),
        ("=photographer=jane-roe", vec![(number(1), 2)]),
        ("=country=atlantis", vec![]),
    ] {
        assert_eq!(index.find(term, false), expected.into_iter().collect(), "{term}");
    }
    let filters = &index.manifest["filters"];
    assert_eq!(filters["year"][0], serde_json::json!(["2017", "2017", 1, 0]));
    assert_eq!(filters["year"][2], serde_json::json!(["1936", "1936", 0, 1]));
    assert_eq!(filters["country"][0], serde_json::json!(["nowhere", "Nowhere", 2, 0]));
}

#[test]
fn a_result_shows_the_caption_as_text() {
    let index = index(&quays());
    let hostile = index.document(0);
    assert_eq!(hostile[2], "A sign says <script>alert(\"x\")</script> & {{ 7 }} 'quay'.");
    let arabic = index.document(3);
    assert_eq!((&arabic[6], &arabic[7]), (&Value::from("ar"), &Value::from(1)));
}

/// Many captions of few words, so that lists are long.
fn many(count: usize) -> Catalog {
    let entries = (0..count).map(|number| {
        let text = format!("The boat {} comes in, seen from pier {}.", number, number % 7);
        entry(number, &text, Some("2016"))
    });
    Catalog { entries: entries.collect(), ..Catalog::default() }
}

#[test]
fn no_shard_is_larger_than_the_setting_and_none_of_it_is_lost() {
    let mut catalog = many(3_000);
    catalog.entries[7].text = "𝔸\u{1}\"".repeat(5_000);
    catalog.entries[8].text = "x".repeat(100_000);
    let config = Config { search_shard_kib: 4, ..Config::default() };
    let files = written(&catalog, &config);
    for file in &files {
        let Content::Bytes(bytes) = &file.content else { panic!("a made file") };
        let is_shard = file.address.as_str() != "/search/index.json";
        assert!(!is_shard || bytes.len() <= 4096, "{}: {}", file.address, bytes.len());
    }
    let addresses: BTreeSet<&Address> = files.iter().map(|file| &file.address).collect();
    assert_eq!(addresses.len(), files.len(), "two files stand at one address");
    let index = Index::of(&files);
    assert_eq!(index.find("boat", false).len(), 3_000, "a list that fills several shards");
    assert_eq!(index.search("boat 2711"), [caption(2711)]);
    assert_eq!(index.search("xxxxx"), [caption(8)]);
}

#[test]
fn the_same_catalogue_gives_the_same_files() {
    let catalog = many(5_000);
    assert_eq!(written(&catalog, &Config::default()), written(&catalog, &Config::default()));
}

#[test]
fn an_archive_without_entries_has_an_index() {
    let index = index(&Catalog::default());
    assert_eq!(index.manifest["entries"], 0);
    assert!(index.files.is_empty());
    assert!(index.search("anything").is_empty());
}
