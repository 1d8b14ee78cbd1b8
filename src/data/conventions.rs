//! The small files that browsers, search engines and hosts look for.

use super::url;
use super::xml::Document;
use crate::output::{Address, OutputFile};
use crate::pages::Site;

/// /robots.txt, /opensearch.xml and /.nojekyll.
pub(super) fn files(site: &Site<'_>) -> [OutputFile; 3] {
    let home = Address::home();
    [
        OutputFile::new(home.file("robots.txt"), robots(site)),
        OutputFile::new(home.file("opensearch.xml"), opensearch(site)),
        // GitHub Pages would otherwise run Jekyll over the site and drop names that begin with `_`.
        OutputFile::new(home.file(".nojekyll"), ""),
    ]
}

/// RFC 9309: everybody may read everything.
fn robots(site: &Site<'_>) -> String {
    let mut text = String::from("User-agent: *\nAllow: /\n");
    if !site.config.base_url.is_unset() {
        let sitemap = url(site, &Address::home().file("sitemap.xml"));
        text.push_str(&format!("\nSitemap: {sitemap}\n"));
    }
    text
}

/// OpenSearch 1.1: lets a browser search the archive from its address bar.
fn opensearch(site: &Site<'_>) -> Vec<u8> {
    let config = site.config;
    let search = url(site, &Address::page(["search"]));
    let mut document = Document::new();
    document.open("OpenSearchDescription", &[("xmlns", "http://a9.com/-/spec/opensearch/1.1/")]);
    document.text("ShortName", &shortened(&config.title, 16));
    document.text("LongName", &shortened(&config.title, 48));
    let description =
        if config.description.is_empty() { &config.title } else { &config.description };
    document.text("Description", &shortened(description, 1024));
    document.text("InputEncoding", "UTF-8");
    document.text("Language", &config.language.0);
    document.empty(
        "Url",
        &[("type", "text/html"), ("template", &format!("{search}?q={{searchTerms}}"))],
    );
    document.close("OpenSearchDescription");
    document.finish()
}

/// At most `most` characters, which OpenSearch demands; whole words where there are several.
fn shortened(text: &str, most: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(most) else { return text.to_owned() };
    let cut = match text[end..].starts_with(' ') {
        true => end,
        false => text[..end].rfind(' ').unwrap_or(end),
    };
    text[..cut].trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sample::Sample;

    #[test]
    fn robots_names_the_sitemap_where_it_can() {
        let mut sample = Sample::new();
        assert!(robots(&sample.site()).contains("Sitemap: https://example.org/quay/sitemap.xml\n"));
        sample.config.base_url = crate::config::BaseUrl::default();
        assert!(!robots(&sample.site()).contains("Sitemap"));
    }

    #[test]
    fn the_search_of_a_browser_finds_the_search_page() {
        let text = String::from_utf8(opensearch(&Sample::new().site())).unwrap();
        assert!(text.contains("https://example.org/quay/search/?q={searchTerms}"), "{text}");
        assert!(text.contains("<ShortName>The quay &amp; boats</ShortName>"), "{text}");
    }

    #[test]
    fn a_long_name_is_cut_between_words() {
        for (text, most, short) in [
            ("The quay", 8, "The quay"),
            ("The quay", 7, "The"),
            ("The quay", 3, "The"),
            ("Fotoarchiv", 4, "Foto"),
            ("Ägäis", 2, "Äg"),
        ] {
            assert_eq!(shortened(text, most), short);
        }
    }
}
