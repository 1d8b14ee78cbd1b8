//! /feed.json: JSON Feed 1.1.

use serde::Serialize;

use super::feed;
use super::url;
use crate::output::{Address, OutputFile};
use crate::pages::Site;
use crate::record::Entry;

#[derive(Serialize)]
struct JsonFeed<'a> {
    version: &'static str,
    title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    description: &'a str,
    home_page_url: String,
    feed_url: String,
    language: &'a str,
    authors: Vec<Author<'a>>,
    items: Vec<Entered<'a>>,
}

/// JSON Feed's "item".
#[derive(Serialize)]
struct Entered<'a> {
    id: String,
    url: String,
    title: String,
    content_html: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<String>,
    /// Only where the day is known: readers would show a mere year as 1 January.
    #[serde(skip_serializing_if = "Option::is_none")]
    date_published: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    authors: Vec<Author<'a>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    tags: &'a [String],
    language: &'a str,
}

#[derive(Serialize)]
struct Author<'a> {
    name: &'a str,
}

/// /feed.json.
pub(super) fn file(site: &Site<'_>) -> OutputFile {
    let config = site.config;
    let home = Address::home();
    let address = home.file("feed.json");
    let feed = JsonFeed {
        version: "https://jsonfeed.org/version/1.1",
        title: &config.title,
        description: &config.description,
        home_page_url: url(site, &home),
        feed_url: url(site, &address),
        language: &config.language.0,
        authors: vec![Author { name: &config.publisher }],
        items: feed::entries(site).into_iter().map(|entry| entered(site, entry)).collect(),
    };
    let text = serde_json::to_string_pretty(&feed).expect("a feed is plain data");
    OutputFile::new(address, text + "\n")
}

fn entered<'a>(site: &Site<'_>, entry: &'a Entry) -> Entered<'a> {
    let names = match entry.credit.photographers.as_slice() {
        [] => &entry.credit.agencies,
        photographers => photographers,
    };
    let shown = entry.photos.first().filter(|_| entry.sensitive.is_none());
    Entered {
        id: feed::uri(site, &entry.address, &entry.id.0),
        url: url(site, &entry.address),
        title: feed::title(entry),
        content_html: feed::html(site, entry),
        image: shown.map(|photo| url(site, &photo.address)),
        date_published: feed::day(entry).map(|day| day.to_rfc3339()),
        authors: names.iter().map(|name| Author { name }).collect(),
        tags: &entry.tags,
        language: &entry.language.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sample::Sample;

    #[test]
    fn a_reader_finds_each_entry_with_its_whole_address() {
        let sample = Sample::new();
        let crate::output::Content::Bytes(bytes) = file(&sample.site()).content else { panic!() };
        let feed: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(feed["feed_url"], "https://example.org/quay/feed.json");
        let nets = &feed["items"][1];
        assert_eq!(nets["url"], "https://example.org/quay/1998/05/04/nets/");
        assert_eq!(nets["date_published"], "1998-05-04T00:00:00+00:00");
        assert_eq!(nets["image"], "https://example.org/quay/photos/nets.jpg");
        assert_eq!(feed["items"][0].get("date_published"), None);
    }
}
