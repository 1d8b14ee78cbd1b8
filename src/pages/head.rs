//! The frame around every page: what its head, header and footer need.

use serde::Serialize;

use super::{FacetKind, Link, Site};
use crate::output::Address;

/// `site`: what every page shows of the site.
#[derive(Clone, Debug, Serialize)]
pub struct SiteView {
    /// The site's name.
    pub title: String,
    /// One or two sentences; may be empty.
    pub description: String,
    /// Who publishes it.
    pub publisher: String,
    /// BCP 47.
    pub language: String,
    /// `ltr` or `rtl`.
    pub direction: crate::record::Direction,
    /// The path that every link of the site begins with; `{{ site.base }}/static/site.css`.
    pub base: String,
    /// The home page.
    pub home: String,
    /// The whole URL of the home page; empty where no base URL is set.
    pub url: String,
    /// The lists to browse by.
    pub sections: Vec<Section>,
    /// The pages that editors wrote.
    pub pages: Vec<Section>,
}

/// A link of the navigation.
#[derive(Clone, Debug, Serialize)]
pub struct Section {
    /// The link.
    #[serde(flatten)]
    pub link: Link,
    /// `page` on that page itself, `true` on the pages below it: the value of `aria-current`.
    pub current: Option<&'static str>,
}

impl SiteView {
    pub(super) fn new(site: &Site<'_>, page: &Head) -> Self {
        let config = site.config;
        let section = |address: &Address, text: &str| {
            let own = &page.address == address;
            let within = page.address.as_str().starts_with(address.as_str())
                || page.breadcrumbs.iter().any(|crumb| crumb.href == site.href(address));
            let current = if own { Some("page") } else { within.then_some("true") };
            Section { link: Link::to(site, address, text), current }
        };
        let mut sections = vec![
            section(&Address::page(["dates"]), "Dates"),
            section(&Address::page(["locations"]), "Places"),
            section(&Address::page([FacetKind::Agencies.as_str()]), "Agencies"),
            section(&Address::page([FacetKind::Photographers.as_str()]), "Photographers"),
            section(&Address::page(["sets"]), "Sets"),
        ];
        if !site.catalog.tags.is_empty() {
            sections.push(section(&Address::page([FacetKind::Tags.as_str()]), "Tags"));
        }
        if !site.catalog.notes.is_empty() {
            sections.push(section(&Address::page([FacetKind::Notes.as_str()]), "Notes"));
        }
        let pages = &site.catalog.pages;
        let home = Address::home();
        Self {
            title: config.title.clone(),
            description: config.description.clone(),
            publisher: config.publisher.clone(),
            language: config.language.0.clone(),
            direction: config.language.direction(),
            base: config.base_url.path().to_owned(),
            home: site.href(&home),
            url: if config.base_url.is_unset() { String::new() } else { site.url(&home) },
            sections,
            pages: pages.iter().map(|page| section(&page.address, &page.title)).collect(),
        }
    }
}

/// `page`: what the frame needs to know of the page.
#[derive(Clone, Debug, Serialize)]
pub struct Head {
    /// For `<title>`: the page's own, then the site's.
    pub title: String,
    /// The page's own title alone.
    pub name: String,
    /// For search engines and shared links; plain text, never empty.
    pub description: String,
    /// Where the page stands.
    #[serde(skip)]
    pub address: Address,
    /// The whole URL; `None` where no base URL is set.
    pub canonical: Option<String>,
    /// From the home page down to the page above this one.
    pub breadcrumbs: Vec<Link>,
    /// True for the home page.
    pub is_home: bool,
    /// False for pages that search engines should leave out.
    pub is_indexed: bool,
    /// OpenGraph's word for the kind of page: `website` or `article`.
    pub og_type: &'static str,
    /// The picture of a shared link.
    pub image: Option<HeadImage>,
    /// The part of the list before this one.
    pub previous: Option<String>,
    /// The part of the list after this one.
    pub next: Option<String>,
}

/// The picture of a shared link.
#[derive(Clone, Debug, Serialize)]
pub struct HeadImage {
    /// The whole URL.
    pub url: String,
    /// Its alt text; may be empty.
    pub alt: String,
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
}

/// Characters of a description that search engines show.
const DESCRIPTION: usize = 200;

impl Head {
    /// The head of a page with this title and description, below the home page.
    pub(super) fn new(site: &Site<'_>, address: &Address, name: &str, description: &str) -> Self {
        let config = site.config;
        let is_home = *address == Address::home();
        Self {
            title: if is_home { name.to_owned() } else { format!("{name} – {}", config.title) },
            name: name.to_owned(),
            description: shortened(description, DESCRIPTION),
            address: address.clone(),
            canonical: (!config.base_url.is_unset()).then(|| site.url(address)),
            breadcrumbs: if is_home {
                Vec::new()
            } else {
                vec![Link::to(site, &Address::home(), "Home")]
            },
            is_home,
            is_indexed: true,
            og_type: "website",
            image: None,
            previous: None,
            next: None,
        }
    }

    /// The same with these pages between the home page and it.
    pub(super) fn below(mut self, links: impl IntoIterator<Item = Link>) -> Self {
        self.breadcrumbs.extend(links);
        self
    }

    /// The head of part `part` of a list.
    pub(super) fn part(mut self, site: &Site<'_>, list: &super::ListView<'_>) -> Self {
        let Some(parts) = &list.parts else { return self };
        self.previous = parts.previous.clone();
        self.next = parts.next.clone();
        if parts.part > 1 {
            self.name = format!("{}, page {}", self.name, parts.part);
            self.title = format!("{} – {}", self.name, site.config.title);
        }
        self
    }
}

/// At most `most` characters, cut between words.
pub(super) fn shortened(text: &str, most: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(most) else { return text.to_owned() };
    let cut = text[..end].rfind(char::is_whitespace).unwrap_or(end);
    format!("{}…", text[..cut].trim_end_matches([' ', ',', ';', '.']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_description_is_cut_between_words() {
        assert_eq!(shortened("Nets dry on the quay", 12), "Nets dry on…");
        assert_eq!(shortened("Nets dry", 12), "Nets dry");
        assert_eq!(shortened("صيادون يصلحون", 8), "صيادون…");
    }
}
