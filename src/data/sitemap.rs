//! /sitemap.xml (sitemaps.org, protocol 0.9).

use super::url;
use super::xml::Document;
use crate::output::{Address, OutputFile};
use crate::pages::{self, PageKind, Site};

const NAMESPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// URLs that one sitemap may hold.
const LARGEST: usize = 50_000;

/// The sitemap, or an index and its parts where one cannot hold all; nothing without a base URL,
/// because a sitemap must give whole URLs.
pub(super) fn files(site: &Site<'_>) -> Vec<OutputFile> {
    if site.config.base_url.is_unset() {
        return Vec::new();
    }
    let is_forward =
        |kind: &PageKind| matches!(kind, PageKind::Redirect { .. } | PageKind::Forward { .. });
    let addresses: Vec<Address> = pages::all(site)
        .into_iter()
        .filter(|page| is_listed(&page.address) && !is_forward(&page.kind))
        .map(|page| page.address)
        .collect();
    split(site, &addresses, LARGEST)
}

/// True for a page that a search engine should know: not 404.html, and no later part of a list.
fn is_listed(address: &Address) -> bool {
    let Some(path) = address.as_str().strip_suffix('/') else { return false };
    let mut segments = path.rsplit('/');
    let number = segments.next().unwrap_or_default();
    let is_later_part =
        segments.next() == Some("page") && number.bytes().all(|byte| byte.is_ascii_digit());
    !is_later_part
}

fn split(site: &Site<'_>, addresses: &[Address], largest: usize) -> Vec<OutputFile> {
    let home = Address::home();
    let whole = home.file("sitemap.xml");
    if addresses.len() <= largest {
        return vec![OutputFile::new(whole, list(site, "urlset", "url", addresses))];
    }
    let parts: Vec<OutputFile> = addresses
        .chunks(largest)
        .zip(1..)
        .map(|(part, number)| {
            let address = home.file(&format!("sitemap-{number}.xml"));
            OutputFile::new(address, list(site, "urlset", "url", part))
        })
        .collect();
    let named: Vec<Address> = parts.iter().map(|part| part.address.clone()).collect();
    let index = OutputFile::new(whole, list(site, "sitemapindex", "sitemap", &named));
    std::iter::once(index).chain(parts).collect()
}

fn list(site: &Site<'_>, root: &str, element: &str, addresses: &[Address]) -> Vec<u8> {
    let mut document = Document::new();
    document.open(root, &[("xmlns", NAMESPACE)]);
    for address in addresses {
        document.open(element, &[]);
        document.text("loc", &url(site, address));
        document.close(element);
    }
    document.close(root);
    document.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sample::Sample;
    use crate::output::Content;

    #[test]
    fn later_parts_of_lists_and_files_are_left_out() {
        for (address, listed) in [
            ("/", true),
            ("/2016/11/06/quay/", true),
            ("/locations/page/", true),
            ("/locations/page/2/", false),
            ("/404.html", false),
        ] {
            assert_eq!(is_listed(&Address::parse(address).unwrap()), listed, "{address}");
        }
    }

    #[test]
    fn a_sitemap_that_would_be_too_large_is_split_under_an_index() {
        let sample = Sample::new();
        let addresses: Vec<Address> =
            (2001..2006).map(|year| Address::page([year.to_string()])).collect();
        let names = |files: &[OutputFile]| -> Vec<String> {
            files.iter().map(|file| file.address.to_string()).collect()
        };
        let locations = |file: &OutputFile| -> usize {
            let Content::Bytes(bytes) = &file.content else { panic!() };
            String::from_utf8_lossy(bytes).matches("<loc>https://example.org/quay/").count()
        };
        let whole = split(&sample.site(), &addresses, 5);
        assert_eq!(names(&whole), ["/sitemap.xml"]);
        assert_eq!(locations(&whole[0]), 5);
        let parts = split(&sample.site(), &addresses, 2);
        assert_eq!(
            names(&parts),
            ["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]
        );
        assert_eq!(parts.iter().map(locations).collect::<Vec<_>>(), [3, 2, 2, 1]);
    }
}
