//! /feed.xml: Atom (RFC 4287).

use atom_syndication::{
    Category, Content, Entry as AtomEntry, Feed, Generator, Link, Person, Text,
};

use super::feed;
use super::url;
use super::xml::legal;
use crate::output::{Address, OutputFile};
use crate::pages::Site;
use crate::record::Entry;

/// /feed.xml.
pub(super) fn file(site: &Site<'_>) -> OutputFile {
    let config = site.config;
    let home = Address::home();
    let address = home.file("feed.xml");
    let entries = feed::entries(site);
    let atom = Feed {
        title: text(&config.title),
        id: feed::uri(site, &home, &config.title),
        updated: feed::feed_updated(&entries),
        authors: vec![person(&config.publisher)],
        generator: Some(Generator { value: "archive".to_owned(), ..Generator::default() }),
        links: vec![
            link("self", "application/atom+xml", url(site, &address)),
            link("alternate", "text/html", url(site, &home)),
        ],
        subtitle: (!config.description.is_empty()).then(|| text(&config.description)),
        entries: entries.iter().map(|entry| atom_entry(site, entry)).collect(),
        base: (!config.base_url.is_unset()).then(|| url(site, &home)),
        lang: Some(config.language.0.clone()),
        ..Feed::default()
    };
    OutputFile::new(address, atom.to_string() + "\n")
}

fn atom_entry(site: &Site<'_>, entry: &Entry) -> AtomEntry {
    let names = match entry.credit.photographers.as_slice() {
        [] => &entry.credit.agencies,
        photographers => photographers,
    };
    AtomEntry {
        title: text(&feed::title(entry)),
        id: feed::uri(site, &entry.address, &entry.id.0),
        updated: feed::updated(entry),
        authors: names.iter().map(|name| person(name)).collect(),
        categories: entry.tags.iter().map(|tag| category(tag)).collect(),
        links: vec![link("alternate", "text/html", url(site, &entry.address))],
        rights: entry.rights.statement.as_deref().map(text),
        content: Some(Content {
            value: Some(feed::html(site, entry)),
            content_type: Some("html".to_owned()),
            lang: Some(entry.language.0.clone()),
            ..Content::default()
        }),
        ..AtomEntry::default()
    }
}

fn text(value: &str) -> Text {
    Text::plain(legal(value).into_owned())
}

fn person(name: &str) -> Person {
    Person { name: legal(name).into_owned(), ..Person::default() }
}

fn category(tag: &str) -> Category {
    Category { term: legal(tag).into_owned(), ..Category::default() }
}

fn link(rel: &str, media_type: &str, href: String) -> Link {
    Link { href, rel: rel.to_owned(), mime_type: Some(media_type.to_owned()), ..Link::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sample::Sample;

    fn written(sample: &Sample) -> String {
        let crate::output::Content::Bytes(bytes) = file(&sample.site()).content else { panic!() };
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn a_reader_finds_each_entry_with_its_whole_address() {
        let feed: Feed = written(&Sample::new()).parse().unwrap();
        assert_eq!(feed.id, "https://example.org/quay/");
        assert_eq!(feed.links[0].href, "https://example.org/quay/feed.xml");
        assert_eq!(feed.updated.to_rfc3339(), "2001-01-01T00:00:00+00:00");
        assert_eq!(feed.entries.len(), 3);
        let nets = &feed.entries[1];
        assert_eq!(nets.links[0].href, "https://example.org/quay/1998/05/04/nets/");
        assert_eq!(nets.authors[0].name, "Jane Roe");
        let content = nets.content.as_ref().unwrap();
        assert!(
            content.value.as_ref().unwrap().contains("https://example.org/quay/photos/nets.jpg")
        );
    }

    #[test]
    fn without_a_base_url_links_begin_at_the_root() {
        let mut sample = Sample::new();
        sample.config.base_url = crate::config::BaseUrl::default();
        let feed: Feed = written(&sample).parse().unwrap();
        assert_eq!(feed.links[0].href, "/feed.xml");
        assert!(feed.id.starts_with("urn:uuid:"), "{}", feed.id);
    }

    #[test]
    fn hostile_words_are_text_and_the_feed_still_reads() {
        let hostile = "]]></title><script>alert(1)</script> & \"\u{0}\u{1b}";
        let mut sample = Sample::new();
        sample.config.title = hostile.to_owned();
        let entry = &mut sample.catalog.entries[0];
        entry.title = hostile.to_owned();
        entry.tags = vec![hostile.to_owned()];
        entry.credit.photographers = vec![hostile.to_owned()];
        entry.photos[0].alt = Some(hostile.to_owned());
        let written = written(&sample);
        assert!(!written.contains("<script"), "{written}");
        let feed: Feed = written.parse().unwrap();
        assert_eq!(feed.entries[1].title.value, "]]></title><script>alert(1)</script> & \"");
    }
}
