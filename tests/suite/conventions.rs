//! Feeds, sitemap, open data and search index agree with the pages.

use std::collections::BTreeSet;

use crate::archive::{Archive, BUILT_SAMPLE};

#[test]
fn the_conventional_files_are_there() {
    let built = &*BUILT_SAMPLE;
    let tree = built.tree();
    for file in [
        "index.html",
        "404.html",
        "feed.xml",
        "feed.json",
        "sitemap.xml",
        "robots.txt",
        "opensearch.xml",
        ".nojekyll",
        "data/entries.json",
        "data/entries.csv",
        "data/entries.geojson",
        "data/datapackage.json",
        "search/index.html",
        "about/index.html",
        "rights/index.html",
    ] {
        assert!(tree.contains_key(file), "{file} is missing from {:#?}", tree.keys());
    }
}

#[test]
fn the_exports_hold_every_entry_once() {
    let built = &*BUILT_SAMPLE;
    let entries = built.entries();
    let csv = built.published("/data/entries.csv");
    let rows = csv::Reader::from_reader(csv.as_bytes()).records().map(Result::unwrap).count();
    assert_eq!(rows, entries.len());
    for entry in &entries {
        assert!(!built.page(entry).is_empty());
    }
}

#[test]
fn the_sitemap_names_every_page_with_its_whole_address() {
    let built = &*BUILT_SAMPLE;
    let sitemap = built.published("/sitemap.xml");
    let named: BTreeSet<&str> =
        sitemap.split("<loc>").skip(1).map(|rest| rest.split("</loc>").next().unwrap()).collect();
    for entry in built.entries() {
        let whole = format!("https://example.github.io/archive{entry}");
        assert!(named.contains(whole.as_str()), "{whole} is not in the sitemap");
    }
}

#[test]
fn a_feed_is_dated_by_the_archive_and_not_by_the_clock() {
    let first = BUILT_SAMPLE.published("/feed.xml");
    assert!(first.contains("<updated>"), "{first}");
    assert!(first.contains("https://example.github.io/archive/feed.xml"), "no link to itself");
}

#[test]
fn a_spreadsheet_does_not_run_what_a_caption_says() {
    let built = Archive::new()
        .file("content/a.txt", "=HYPERLINK(1) nets dry in Brest, France, on May 4, 1998.\n")
        .run("build")
        .exits(0);
    let csv = built.published("/data/entries.csv");
    for row in csv::Reader::from_reader(csv.as_bytes()).records() {
        for field in &row.unwrap() {
            let is_number = field.parse::<f64>().is_ok();
            assert!(is_number || !field.starts_with(['=', '+', '@', '-']), "a formula: {field}");
        }
    }
}

#[test]
fn the_search_index_knows_every_entry() {
    let built = &*BUILT_SAMPLE;
    let shards: String = built
        .tree()
        .into_iter()
        .filter(|(path, _)| path.starts_with("search/") && path.ends_with(".json"))
        .map(|(_, bytes)| String::from_utf8(bytes).unwrap())
        .collect();
    for entry in built.entries() {
        let short = entry.trim_matches('/');
        assert!(shards.contains(short), "{entry} is not in the search index");
    }
}
