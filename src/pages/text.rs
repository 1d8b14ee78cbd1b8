//! Pages that list no entries: an editor's own, search, not found, and redirects.

use std::borrow::Cow;

use serde::Serialize;

use super::{Body, FacetKind, Head, Link, Site};
use crate::output::Address;

/// A page that an editor wrote.
#[derive(Clone, Debug, Serialize)]
pub struct TextView<'a> {
    /// Its title.
    pub heading: &'a str,
    /// Safe HTML.
    pub html: Cow<'a, str>,
}

/// `/search/`.
#[derive(Clone, Debug, Serialize)]
pub struct SearchView {
    /// Entries that can be found.
    pub entries: usize,
}

/// `/404.html`.
#[derive(Clone, Debug, Serialize)]
pub struct NotFoundView {
    /// Where to go on.
    pub ways: Vec<Link>,
}

/// An earlier address of an entry, or a photographer or an agency by another name.
#[derive(Clone, Debug, Serialize)]
pub struct RedirectView<'a> {
    /// Why the reader is led on: "This entry has moved".
    pub says: &'static str,
    /// The page to which it leads.
    pub target: String,
    /// The title of that page.
    pub heading: &'a str,
}

pub(super) fn text<'a>(site: &Site<'a>, address: &Address, at: usize) -> (Head, Body<'a>) {
    let page = &site.catalog.pages[at];
    let plain = plain_text(&page.html);
    let description = if plain.is_empty() { page.title.as_str() } else { &plain };
    let head = Head::new(site, address, &page.title, description);
    (head, Body::Text(TextView { heading: &page.title, html: site.html(&page.html) }))
}

/// The words of safe HTML: what stands outside its tags, with the entities that escaping makes
/// read back.
fn plain_text(html: &str) -> String {
    let mut words = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(open) = rest.find('<') {
        words.push_str(&rest[..open]);
        words.push(if rest[open..].starts_with("</p") { ' ' } else { '\u{0}' });
        rest = rest[open..].find('>').map_or("", |close| &rest[open + close + 1..]);
    }
    words.push_str(rest);
    let words = words.replace('\u{0}', "");
    let words = words.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    let words = words.replace("&#39;", "'").replace("&amp;", "&");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(super) fn search<'a>(site: &Site<'a>, address: &Address) -> (Head, Body<'a>) {
    let description = format!("Search the captions of {}.", site.config.title);
    let head = Head::new(site, address, "Search", &description);
    (head, Body::Search(SearchView { entries: site.catalog.entries.len() }))
}

pub(super) fn not_found<'a>(site: &Site<'a>, address: &Address) -> (Head, Body<'a>) {
    let description = format!("There is no such page in {}.", site.config.title);
    let mut head = Head::new(site, address, "Page not found", &description);
    head.is_indexed = false;
    // The page stands in for any address, so it has none of its own.
    head.canonical = None;
    let ways = vec![
        Link::to(site, &Address::home(), "Home"),
        Link::to(site, &Address::page(["dates"]), "Dates"),
        Link::to(site, &Address::page(["locations"]), "Places"),
        Link::to(site, &Address::page(["search"]), "Search"),
    ];
    (head, Body::NotFound(NotFoundView { ways }))
}

pub(super) fn moved_entry<'a>(
    site: &Site<'a>,
    address: &Address,
    entry: usize,
) -> (Head, Body<'a>) {
    let entry = &site.catalog.entries[entry];
    let says = "This entry has moved";
    redirect(site, address, says, super::entry::title(entry), &entry.address)
}

pub(super) fn other_name<'a>(
    site: &Site<'a>,
    address: &Address,
    kind: FacetKind,
    facet: usize,
) -> (Head, Body<'a>) {
    let facet = &kind.facets(site.catalog)[facet];
    redirect(site, address, "This name is listed under another", &facet.name, &facet.address)
}

fn redirect<'a>(
    site: &Site<'a>,
    address: &Address,
    says: &'static str,
    heading: &'a str,
    to: &Address,
) -> (Head, Body<'a>) {
    let mut head = Head::new(site, address, heading, heading);
    head.is_indexed = false;
    head.canonical = (!site.config.base_url.is_unset()).then(|| site.url(to));
    let target = site.href(to);
    (head, Body::Redirect(RedirectView { says, target, heading }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_the_words_of_a_page() {
        let html = "<h2>Who</h2>\n<p>Nets &amp; <em>boats</em>, &lt;b&gt;.</p><p>Two</p>";
        assert_eq!(plain_text(html), "Who Nets & boats, <b>. Two");
        assert_eq!(plain_text("<p"), "");
    }
}
