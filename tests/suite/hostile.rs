//! Nothing in a caption can run in a reader's browser or reach outside the site.

use crate::archive::{Archive, Ran};

const CAPTION: &str = "Nets \"dry\" & 'rot' on <script>alert(1)</script> the quay \
    </script><img src=x onerror=alert(2)> {{ 7*7 }} {% raw %} ../../../etc/passwd \
    [a link](javascript:alert(3)) <!-- ]]> in Brest, France, on May 4, 1998. \
    (Photo by Jane <b>Roe</b>/AFP Photo)\n";

const TRAILERS: &str = "Headline: <script>alert(4)</script> \"A\" & 'B' {{ 8*8 }}\n\
    Tags: <i>tag</i> & \"quote\", ../up\n\
    Photographer: \"><svg onload=alert(5)>\n\
    Rights: </title><script>alert(6)</script>\n\
    Location: <u>Quay</u>, Brest, France\n\
    Sensitive: <script>alert(7)</script>\n";

fn hostile() -> Ran {
    let front = "+++\ntitle = \"<script>alert(8)</script> & {{ 9*9 }}\"\n\
                 description = \"<script>alert(9)</script> [x](javascript:alert(10))\"\n+++\n";
    Archive::new()
        .file("content/quay.txt", format!("{front}{CAPTION}\n{CAPTION}{TRAILERS}"))
        .file(
            "content/_index.md",
            "+++\ntitle = \"<b>Quay</b>\"\n+++\n<script>alert(11)</script>\n",
        )
        .file("content/pages/about.md", "# About\n\n<script>alert(12)</script> {{ 6*6 }}\n")
        .run("build")
        .exits(0)
}

#[test]
fn a_hostile_caption_is_text_on_every_page() {
    let built = hostile();
    let mut pages = 0;
    for (path, bytes) in built.tree() {
        if !path.ends_with(".html") {
            continue;
        }
        pages += 1;
        let page = String::from_utf8(bytes).unwrap();
        for running in
            ["<script>alert", "<img src=x", "<svg onload", "<b>Roe", "<i>tag", "<u>Quay", "<b>Quay"]
        {
            assert!(!page.contains(running), "{path} holds {running}");
        }
        let lower = page.to_lowercase();
        for link in ["href=\"javascript:", "href='javascript:", "href=javascript:"] {
            assert!(!lower.contains(link), "{path} holds {link}");
        }
    }
    assert!(pages > 10, "{pages} pages");
    let entry = built.page(&built.entries()[0]);
    assert!(entry.contains("{{ 7*7 }}"), "the braces are not shown as text:\n{entry}");
    assert!(entry.contains("&lt;script&gt;alert(1)&lt;"), "the tag is not shown as text:\n{entry}");
}

#[test]
fn the_data_inside_a_page_cannot_end_its_script() {
    let built = hostile();
    for address in built.entries() {
        let page = built.page(&address);
        for script in page.split("<script").skip(1) {
            let body = script.split_once('>').unwrap().1.split("</script").next().unwrap();
            if script.starts_with(" type=\"application/ld+json\"") {
                let json: Result<serde_json::Value, _> = serde_json::from_str(body);
                assert!(json.is_ok(), "{address}: {body}");
            } else {
                assert!(!body.contains("alert"), "{address}: {body}");
            }
        }
    }
}

#[test]
fn a_hostile_caption_is_text_in_feeds_and_whole_in_json() {
    let built = hostile();
    let atom = built.published("/feed.xml");
    assert!(!atom.contains("<script>"), "{atom}");
    quick_xml_accepts(&atom);
    quick_xml_accepts(&built.published("/sitemap.xml"));
    for (path, bytes) in built.tree() {
        if path.ends_with(".json") || path.ends_with(".geojson") {
            let json: Result<serde_json::Value, _> = serde_json::from_slice(&bytes);
            assert!(json.is_ok(), "{path} is not JSON: {json:?}");
        }
    }
    let exported = built.published("/data/entries.json");
    let exported: serde_json::Value = serde_json::from_str(&exported).unwrap();
    let text = exported.to_string();
    assert!(text.contains("<script>alert(1)</script>"), "the export lost words: {text}");
    let feed: serde_json::Value = serde_json::from_str(&built.published("/feed.json")).unwrap();
    for entry in feed["items"].as_array().unwrap() {
        let html = entry["content_html"].as_str().unwrap_or_default();
        assert!(!html.contains("<script>"), "feed.json would run: {html}");
    }
}

#[test]
fn a_hostile_id_or_alias_cannot_leave_the_site() {
    for trailer in ["ID: ../../evil", "ID: a/b", "Alias: /../evil/", "Alias: //evil.example/"] {
        let ran = Archive::new()
            .file("content/quay.txt", format!("Nets dry on the quay.\n{trailer}\n"))
            .run("build")
            .exits(1)
            .stderr_has(&["content/quay.txt:2:"]);
        assert!(ran.tree().is_empty(), "{trailer} was published");
    }
}

#[test]
fn names_longer_than_a_disk_takes_make_pages_all_the_same() {
    let long = "q".repeat(300);
    for trailer in ["ID", "Tags", "Agency", "Photographer", "Headline", "Location", "Source"] {
        Archive::new()
            .file("content/quay.txt", format!("{CAPTION}{trailer}: {long}\n"))
            .run("build")
            .exits(0);
    }
    Archive::new()
        .file("content/quay.txt", format!("{CAPTION}Alias: /{long}/\n"))
        .run("build")
        .exits(1)
        .stderr_has(&["content/quay.txt:2:8"]);
}

#[test]
fn control_characters_of_a_caption_do_not_reach_the_terminal() {
    let ran = Archive::new()
        .file(
            "content/quay.txt",
            "Nets \u{1b}[31mdry\u{202e} on the quay.\nPhotografer: \u{1b}[2J\n",
        )
        .run("check");
    for part in ["\u{1b}[31m", "\u{1b}[2J", "\u{202e}"] {
        ran.stderr_lacks(part);
    }
}

fn quick_xml_accepts(text: &str) {
    let mut reader = quick_xml::Reader::from_str(text);
    loop {
        match reader.read_event() {
            Ok(quick_xml::events::Event::Eof) => break,
            Ok(_) => {}
            Err(error) => panic!("not well-formed at {}: {error}", reader.error_position()),
        }
    }
}
