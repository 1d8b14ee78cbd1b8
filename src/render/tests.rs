use super::*;
use crate::pages::sample::{HOSTILE, Sample};

fn theme() -> Theme {
    Theme::new(&BTreeMap::new(), &BTreeMap::new()).unwrap()
}

fn html(output: &OutputFile) -> &str {
    match &output.content {
        Content::Bytes(bytes) => std::str::from_utf8(bytes).unwrap(),
        Content::CopyOf(path) => panic!("{} is copied", path.display()),
    }
}

/// Every page of the sample by its address.
fn rendered(sample: &Sample, theme: &Theme) -> BTreeMap<String, String> {
    let site = sample.site();
    let pages = pages::all(&site);
    pages
        .iter()
        .map(|page| {
            let output = theme.render(&site, page).unwrap_or_else(|fault| panic!("{fault:?}"));
            (page.address.to_string(), html(&output).to_owned())
        })
        .collect()
}

#[test]
fn every_kind_of_page_has_its_address() {
    let sample = Sample::new();
    let addresses: Vec<String> =
        pages::all(&sample.site()).iter().map(|page| page.address.to_string()).collect();
    let expected = [
        "/",
        "/1936/mast/",
        "/1998/05/04/nets/",
        "/1998/05/06/boats/",
        "/2001/05/04/rot/",
        "/404.html",
        "/about/",
        "/agencies/",
        "/agencies/afp/",
        "/dates/",
        "/dates/1936/",
        "/dates/1998/",
        "/dates/1998/05/",
        "/dates/1998/05/04/",
        "/dates/1998/05/06/",
        "/dates/2001/",
        "/dates/2001/05/",
        "/dates/2001/05/04/",
        "/locations/",
        "/locations/france/",
        "/locations/france/brest/",
        "/notes/",
        "/notes/content-warning/",
        "/notes/embargoed/",
        "/notes/restricted/",
        "/old/nets/",
        "/on/05-04/",
        "/on/05-06/",
        "/photographers/",
        "/photographers/jane-roe/",
        "/search/",
        "/sets/",
        "/sets/harbour/",
        "/sets/harbour/quay/",
        "/tags/",
        "/tags/nets/",
        "/undated/",
        "/undated/rope/",
    ];
    assert_eq!(addresses, expected);
}

#[test]
fn every_link_keeps_the_path_of_the_base_url() {
    for (address, page) in rendered(&Sample::new(), &theme()) {
        for attribute in ["href=\"", "src=\"", "action=\""] {
            for part in page.split(attribute).skip(1) {
                let link = part.split('"').next().unwrap();
                let sound = link.starts_with("/quay/")
                    || link.starts_with("https://")
                    || link.starts_with('#');
                assert!(sound, "{address} links to {link}");
            }
        }
    }
}

#[test]
fn a_caption_is_text_on_every_page() {
    for (address, page) in rendered(&Sample::new(), &theme()) {
        for running in ["<script>alert", "</script><script>", "<b>rot"] {
            assert!(!page.contains(running), "{address} holds {running}");
        }
        assert_eq!(page.matches("<script").count(), page.matches("</script>").count(), "{address}");
    }
}

#[test]
fn the_linked_data_of_an_entry_is_its_record_and_cannot_end_its_script() {
    let pages = rendered(&Sample::new(), &theme());
    let data = |address: &str| -> serde_json::Value {
        let script = pages[address].split("<script type=\"application/ld+json\">").nth(1).unwrap();
        serde_json::from_str(script.split("</script>").next().unwrap()).unwrap()
    };
    let nets = data("/1998/05/04/nets/");
    for (field, value) in [
        ("/@type", "Photograph"),
        ("/url", "https://example.org/quay/1998/05/04/nets/"),
        ("/dateCreated", "1998-05-04"),
        ("/creator/0/name", "Jane Roe"),
        ("/creditText", "Photo by Jane Roe/AFP"),
        ("/contentLocation/address/addressLocality", "Brest"),
        ("/isPartOf/0/name", "The quay"),
        ("/image/0/contentUrl", "https://example.org/quay/photos/nets-1.jpg"),
    ] {
        assert_eq!(nets.pointer(field).and_then(|value| value.as_str()), Some(value), "{field}");
    }
    assert_eq!(data("/2001/05/04/rot/")["description"], HOSTILE);
    assert_eq!(data("/1936/mast/")["dateCreated"], "1936~");
}

#[test]
fn the_main_part_of_each_kind_of_page_is_as_before() {
    for (address, page) in rendered(&Sample::new(), &theme()) {
        if address == "/search/" {
            continue;
        }
        let main = page
            .split_once("<main id=\"main\" tabindex=\"-1\">")
            .map_or(&*page, |(_, rest)| rest.split_once("</main>").expect("main ends").0);
        let name = address.trim_matches('/').replace('/', "-");
        let name = if name.is_empty() { "home" } else { &name };
        insta::assert_snapshot!(name, main.trim());
    }
}

#[test]
fn the_frame_of_a_page_is_as_before() {
    let pages = rendered(&Sample::new(), &theme());
    let page = &pages["/1998/05/04/nets/"];
    let main = page.find("<main").unwrap();
    let footer = page.find("<footer").unwrap();
    insta::assert_snapshot!("frame", format!("{}…\n{}", &page[..main], &page[footer..]));
}

#[test]
fn a_long_list_goes_on_over_the_page() {
    let mut sample = Sample::new();
    sample.config.per_page = 1;
    let pages = rendered(&sample, &theme());
    let (first, second) = (&pages["/dates/1998/"], &pages["/dates/1998/page/2/"]);
    assert!(first.contains("/quay/1998/05/04/nets/") && !first.contains("/quay/1998/05/06/boats/"));
    assert!(second.contains("/quay/1998/05/06/boats/"));
    assert!(first.contains("<link rel=\"next\" href=\"/quay/dates/1998/page/2/\">"));
    assert!(second.contains("<link rel=\"prev\" href=\"/quay/dates/1998/\">"));
    assert!(second.contains("<title>1998, page 2 – Quay &amp; boats</title>"));
}

#[test]
fn without_a_base_url_a_page_has_no_canonical_link() {
    let mut sample = Sample::new();
    sample.config.base_url = crate::config::BaseUrl::default();
    for (address, page) in rendered(&sample, &theme()) {
        assert!(!page.contains("rel=\"canonical\""), "{address}");
        assert!(!page.contains("href=\"//"), "{address}");
    }
}

fn own(name: &str, text: &str) -> BTreeMap<String, Arc<SourceText>> {
    let path = format!("templates/{name}");
    BTreeMap::from([(name.to_owned(), Arc::new(SourceText { path, text: text.to_owned() }))])
}

#[test]
fn a_template_of_the_site_takes_the_place_of_the_built_in_one() {
    let own = own("404.html", "<title>Lost at sea, {{ site.title }}</title>");
    let theme = Theme::new(&own, &BTreeMap::new()).unwrap();
    let pages = rendered(&Sample::new(), &theme);
    assert_eq!(pages["/404.html"], "<title>Lost at sea, Quay &amp; boats</title>");
}

#[test]
fn a_template_that_does_not_compile_is_reported_at_its_place() {
    for (text, place) in [
        ("<p>\n{{ lost", (2, 1)),
        ("{% extends \"nowhere.html\" %}", (1, 1)),
        ("<p>{{ site.title | nothing }}", (1, 20)),
    ] {
        let faults = Theme::new(&own("404.html", text), &BTreeMap::new()).unwrap_err();
        let [fault] = faults.as_slice() else { panic!("{text}: {faults:?}") };
        assert_eq!(fault.code, Code::TemplateError);
        let at = fault.at.as_ref().unwrap();
        assert_eq!(at.source.path, "templates/404.html");
        assert_eq!(at.line_column().0, place.0, "{text}: {fault:?}");
    }
}

#[test]
fn a_template_that_fails_on_a_page_names_the_page() {
    let theme = Theme::new(&own("404.html", "<p>\n{{ lost }}"), &BTreeMap::new()).unwrap();
    let sample = Sample::new();
    let site = sample.site();
    let pages = pages::all(&site);
    let page = pages.iter().find(|page| page.address.as_str() == "/404.html").unwrap();
    let fault = theme.render(&site, page).unwrap_err();
    assert!(fault.message.contains("on the page `/404.html`"), "{fault:?}");
    assert_eq!(fault.at.unwrap().line_column().0, 2);
}

#[test]
fn a_static_file_of_the_site_takes_the_place_of_the_built_in_one() {
    let statics = BTreeMap::from([
        ("site.css".to_owned(), PathBuf::from("static/site.css")),
        ("extra.css".to_owned(), PathBuf::from("static/extra.css")),
    ]);
    let theme = Theme::new(&BTreeMap::new(), &statics).unwrap();
    let copied: Vec<String> = theme
        .static_files()
        .into_iter()
        .filter(|file| matches!(file.content, Content::CopyOf(_)))
        .map(|file| file.address.to_string())
        .collect();
    assert_eq!(copied, ["/static/extra.css", "/static/site.css"]);
    assert!(theme.static_files().len() > 3);
}

#[test]
fn a_static_file_that_has_no_address_is_reported() {
    let statics = BTreeMap::from([("a b.css".to_owned(), PathBuf::from("static/a b.css"))]);
    let faults = Theme::new(&BTreeMap::new(), &statics).unwrap_err();
    assert!(faults[0].message.contains("static/a b.css"), "{faults:?}");
}

#[test]
fn the_page_on_themes_names_every_template_and_block() {
    let paper = include_str!("../../docs/theme.md");
    for (name, source) in built_in_templates() {
        assert!(paper.contains(&format!("`{name}`")), "docs/theme.md does not name {name}");
        if name == "base.html" {
            for block in source.text.split("{% block ").skip(1) {
                let block = block.split(' ').next().unwrap();
                assert!(paper.contains(&format!("`{block}`")), "the block {block} is not named");
            }
        }
    }
}

#[test]
fn the_stylesheet_is_small_and_asks_nothing_of_other_hosts() {
    let css = STATICS.get_file("site.css").unwrap().contents_utf8().unwrap();
    assert!(css.len() < 14 * 1024, "{} bytes", css.len());
    assert!(!css.contains("url(") && !css.contains("@import"));
}
