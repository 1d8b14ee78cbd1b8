//! Bad content and settings are named with their place; good ones are read as the papers say.

use crate::archive::{Archive, Ran};

fn first_entry(built: &Ran) -> serde_json::Value {
    let exported: serde_json::Value =
        serde_json::from_str(&built.published("/data/entries.json")).unwrap();
    let entries = exported.get("entries").unwrap_or(&exported);
    entries[0].clone()
}

#[test]
fn an_unknown_key_is_named_with_its_place_and_the_nearest_key() {
    Archive::new()
        .file("content/quay.txt", "+++\nphotografer = \"Jane Roe\"\n+++\nNets dry on the quay.\n")
        .run("check")
        .exits(1)
        .stderr_has(&[
            "error[unknown-key]",
            "`photografer`",
            "content/quay.txt:2:1",
            "`photographer`",
        ]);
}

#[test]
fn an_unknown_setting_is_named_with_its_place() {
    Archive::empty()
        .file("site.toml", "title = \"Quay\"\nbase_ur = \"https://example.org\"\n")
        .file("content/quay.txt", "Nets dry on the quay.\n")
        .run("build")
        .exits(1)
        .stderr_has(&["error[unknown-key]", "`base_ur`", "site.toml:2:1", "`base_url`"]);
}

#[test]
fn every_fault_of_a_site_is_told_at_once() {
    Archive::new()
        .file("content/a.txt", "+++\ntitel = \"A\"\n+++\nNets dry.\n")
        .file("content/b.txt", "Nets dry.\nDate: 1998-02-31\n")
        .file("content/c.txt", "![nets](nets.jpg)\nNets dry.\n")
        .run("check")
        .exits(1)
        .stderr_has(&["content/a.txt:2:1", "content/b.txt:2:", "content/c.txt:1:"]);
}

#[test]
fn what_is_wrong_with_lines_is_told_above_those_that_share_it() {
    let twice = "Nets dry.\nCredit: Jane Roe/AFP\nCredit: John Roe/AP\n";
    Archive::new()
        .file("content/quay.txt", format!("{twice}\n{twice}"))
        .run("check")
        .stderr_has(&["this field was given above", "content/quay.txt:3:", "content/quay.txt:7:"]);
}

#[test]
fn a_photograph_that_is_not_there_is_an_error_where_it_is_named() {
    Archive::new()
        .file(
            "content/quay.txt",
            "![Nets on a quay](nets.jpg)\nNets dry in Brest, France, on May 4, 1998.\n",
        )
        .run("build")
        .exits(1)
        .stderr_has(&["error[missing-photo]", "nets.jpg", "content/quay.txt:1:"]);
}

#[test]
fn a_photograph_outside_the_site_cannot_be_published() {
    let ran = Archive::new()
        .file("content/quay.txt", "![x](../../../../../../etc/passwd)\nNets dry on the quay.\n")
        .run("build")
        .exits(1)
        .stderr_has(&["content/quay.txt:1:"]);
    assert!(ran.tree().is_empty());
}

#[test]
fn a_file_that_is_not_text_is_told_and_not_read() {
    Archive::new()
        .file("content/quay.txt", b"Nets \xff dry on the quay.\n")
        .run("check")
        .exits(1)
        .stderr_has(&["error[not-utf8]", "content/quay.txt"]);
}

#[test]
fn a_folder_without_site_toml_is_no_site() {
    Archive::empty().run("build").exits(1).stderr_has(&["site.toml"]);
}

#[test]
fn a_wrong_option_is_wrong_usage() {
    Archive::new().run("build --outptu x").exits(2).stderr_has(&["--output"]);
    Archive::new().run("publish").exits(2);
}

#[test]
fn a_trailer_wins_over_the_caption_and_the_caption_over_the_file() {
    let caption = "Nets dry on the quay in Brest, France, on May 4, 1998. \
                   (Photo by Jane Roe/AFP Photo)\n";
    let front = "+++\nphotographer = \"File Roe\"\nagency = \"Reuters\"\ndate = \"1990\"\n+++\n";

    let built = Archive::new()
        .file("content/quay.txt", format!("{front}{caption}Date: 1998-05-03\n"))
        .run("build")
        .exits(0);
    let entry = first_entry(&built).to_string();
    assert!(entry.contains("1998-05-03"), "the trailer's date: {entry}");
    assert!(entry.contains("Jane Roe") && !entry.contains("File Roe"), "by-line: {entry}");
    assert!(entry.contains("AFP") && !entry.contains("Reuters"), "agency: {entry}");

    let built = Archive::new()
        .file("content/quay.txt", format!("{front}Nets dry on the quay in Brest, France.\n"))
        .run("build")
        .exits(0);
    let entry = first_entry(&built).to_string();
    assert!(entry.contains("\"1990\""), "the file's date: {entry}");
    assert!(entry.contains("File Roe") && entry.contains("Reuters"), "the file's credit: {entry}");
}

#[test]
fn the_nearer_default_wins() {
    let built = Archive::new()
        .file(
            "site.toml",
            "title = \"Quay\"\nbase_url = \"https://example.org/quay\"\n\
             [defaults]\nagency = \"Reuters\"\nrights = \"© Site\"\nlicense = \"CC0\"\n",
        )
        .file("content/port/_index.md", "+++\nagency = \"AFP\"\nrights = \"© Port\"\n+++\n")
        .file(
            "content/port/quay.txt",
            "+++\nagency = \"AP\"\n+++\nNets dry on a quay in Brest, France, on May 4, 1998.\n",
        )
        .run("build")
        .exits(0);
    let entry = first_entry(&built).to_string();
    assert!(entry.contains("\"AP\""), "the file's agency: {entry}");
    assert!(entry.contains("© Port"), "the collection's rights: {entry}");
    assert!(entry.contains("CC0"), "the site's licence: {entry}");
}

#[test]
fn the_same_caption_in_two_files_is_one_entry_in_two_sets() {
    let built = Archive::new()
        .file(
            "content/day.txt",
            "A boy’s “sea” dries on the quay in Brest, France, on May 4, 1998 – at noon. (Photo by Jane Roe/AFP Photo)\n",
        )
        .file(
            "content/week.txt",
            "A boy's \"sea\" dries  on the quay\nin Brest, France, on May 4, 1998 - at noon. (Photo by Jane Roe/AFP Photo)\n",
        )
        .run("build")
        .exits(0);
    let entries = built.entries();
    assert_eq!(entries.len(), 1, "{entries:?}");
    for set in ["/sets/day/", "/sets/week/"] {
        assert!(built.page(set).contains(&entries[0]), "{set} does not list {}", entries[0]);
        assert!(built.page(&entries[0]).contains(set), "the entry does not name {set}");
    }
}

#[test]
fn two_entries_cannot_have_one_id() {
    Archive::new()
        .file("content/quay.txt", "Nets dry.\nID: one\n\nA mast is stepped.\nID: one\n")
        .run("build")
        .exits(1)
        .stderr_has(&["error[duplicate-address]", "content/quay.txt:"]);
}

#[test]
fn a_date_is_never_more_precise_than_its_caption() {
    for (words, edtf) in [
        ("in 1936", "1936"),
        ("in March 1936", "1936-03"),
        ("circa 1936", "1936~"),
        ("in the 1930s", "193X"),
    ] {
        let built = Archive::new()
            .file("content/a.txt", format!("Nets dry on the quay in Brest, France, {words}.\n"))
            .run("build")
            .exits(0);
        let entry = first_entry(&built).to_string();
        assert!(entry.contains(&format!("\"{edtf}\"")), "{words} is not {edtf}: {entry}");
    }
}

#[test]
fn parse_writes_one_line_of_json_for_each_caption() {
    let ran = Archive::empty()
        .file(
            "captions.txt",
            "Nets dry on the quay in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n\n\
             A mast is stepped in Vigo, Spain May 5, 1999. (Photo by Jo Roe/Reuters)\n",
        )
        .run("parse captions.txt")
        .exits(0);
    let lines: Vec<serde_json::Value> =
        ran.stdout().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["date"], "1998-05-04");
    assert_eq!(lines[0]["country"], "FR");
    assert_eq!(lines[0]["locality"], "Brest");
    assert_eq!(lines[0]["agency"], "AFP");
    assert_eq!(lines[0]["photographers"], serde_json::json!(["Jane Roe"]));
    assert_eq!(lines[1]["agency"], "Reuters");
    for line in &lines {
        let text = line["text"].as_str().unwrap();
        for (field, span) in line["spans"].as_object().unwrap() {
            let ends = (span[0].as_u64().unwrap() as usize, span[1].as_u64().unwrap() as usize);
            assert!(text.get(ends.0..ends.1).is_some(), "{field} {span} is no part of {text:?}");
        }
    }
}

#[test]
fn lines_may_end_in_any_of_the_three_ways() {
    for end in ["\n", "\r\n", "\r"] {
        let captions =
            ["Nets dry\n", "in Brest, May 4, 1998.\n", "\n", "A mast in Vigo, May 5, 1999.\n"];
        let captions = captions.concat().replace('\n', end);
        let ran = Archive::new()
            .file("content/quay.txt", &captions)
            .run("parse content/quay.txt")
            .exits(0);
        assert_eq!(ran.stdout().lines().count(), 2, "{end:?}");
        assert!(ran.stdout().contains("\"Nets dry in Brest, May 4, 1998.\""), "{end:?}");
        assert_eq!(ran.then().run("build").exits(0).entries().len(), 2, "{end:?}");
    }
}

#[test]
fn text_that_is_not_utf8_is_told_with_its_place() {
    let latin = b"Nets dry.\n\nA m\xE2t in Brest.\n";
    let ran = Archive::new().file("content/quay.txt", latin).run("parse content/quay.txt").exits(1);
    let ran = ran.stderr_has(&["content/quay.txt:3:4", "iconv"]).then().run("check").exits(1);
    let ran = ran.stderr_has(&["content/quay.txt:3:4", "iconv -f WINDOWS-1252"]);
    let wide = b"\xFF\xFEN\0e\0t\0s\0";
    ran.then()
        .file("content/quay.txt", wide)
        .run("check")
        .exits(1)
        .stderr_has(&["iconv -f UTF-16"]);
}

#[test]
fn check_finds_what_stops_a_build_in_templates_and_static_files() {
    Archive::new()
        .file("templates/entry.html", "<h1>\n{% if %}")
        .file("static/a b.css", "")
        .run("check")
        .exits(1)
        .stderr_has(&["templates/entry.html:2:7", "static/a b.css"]);
}

#[test]
fn check_groups_what_it_finds_and_counts_each_group() {
    let caption =
        "Nets dry in Xyzzy village, Morocco, on May 4, 1998. (Photo by Jane Roe/Quayside)\n";
    let ran = Archive::new()
        .file("content/a.txt", caption)
        .file("content/b.txt", format!("{caption}\n{}", caption.replace("Nets dry", "A boat lies")))
        .run("check")
        .exits(0)
        .stderr_has(&[
            "1 unknown place in 2 captions",
            "content/a.txt:1:13  Xyzzy (2 captions)",
            "    name = \"Xyzzy\"\n",
            "unsure of the agency: only the shape",
            "    content/a.txt:1:72  Agency: Quayside (2 captions)\n        content/b.txt:3:75\n",
            "2 entries: 1 unknown place in 2 captions, 1 field read on little evidence.",
        ]);
    let ran = ran.then().run("check --only unsure --format json").exits(0);
    let lines: Vec<serde_json::Value> =
        ran.stdout().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [line] = lines.as_slice() else { panic!("{lines:#?}") };
    assert_eq!(line["paste"], "Agency: Quayside");
    assert_eq!(line["also"], serde_json::json!(["content/b.txt:3:75"]));
}

#[test]
fn a_warning_of_the_caption_warns_the_reader_unless_a_trailer_says_otherwise() {
    let caption = "Nets dry in Brest, France, on May 4, 1998. GRAPHIC CONTENT (Jane Roe/AFP)\n";
    for (trailer, expected) in [("", "GRAPHIC CONTENT"), ("Sensitive: a wound\n", "a wound")] {
        let built = Archive::new()
            .file("content/a.txt", format!("{caption}{trailer}"))
            .run("build")
            .exits(0);
        let data: serde_json::Value =
            serde_json::from_str(&built.published("/data/entries.json")).unwrap();
        let text = data.to_string();
        assert!(text.contains(&format!("\"sensitive\":\"{expected}\"")), "{text}");
    }
}

#[test]
fn explain_shows_the_words_that_a_field_was_read_from() {
    let ran = Archive::new()
        .file(
            "content/quay.txt",
            "Nets dry in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n",
        )
        .run("explain content/quay.txt")
        .exits(0);
    let told = ran.stdout();
    for part in ["May 4, 1998", "1998-05-04", "Jane Roe", "AFP", "Brest"] {
        assert!(told.contains(part), "{part} is not in:\n{told}");
    }
}

#[test]
fn explain_says_why_and_what_lost_and_where_each_tag_comes_from() {
    let ran = Archive::new()
        .file(
            "content/quay.txt",
            "+++\ntags = [\"harbour\"]\n+++\nNets dry at the mill, closed since May 2, 1975, in Brest, \
             France, on May 4, 1998. (Photo by Jane Roe/Quayside)\nTags: nets\n\nLatest news\n",
        )
        .run("explain content/quay.txt")
        .exits(0);
    let told = ran.stdout().split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "1998-05-04, taken, to the day",
        "not 1975-05-02 (“May 2, 1975”): something began then",
        "France (FR)",
        "region Brittany follows from Brest",
        "UNSURE: to settle it, add under the caption `Agency: Quayside`",
        "nets stated under the caption; harbour from the caption file's front matter",
        "not-a-caption: this paragraph",
    ] {
        assert!(told.contains(part), "{part} is not in:\n{told}");
    }
}

#[test]
fn a_new_site_builds_at_once() {
    let built = Archive::empty().run("init .").exits(0).then().run("build").exits(0);
    assert!(built.page("/").contains("<h1"));
    assert!(built.tree_of(".github").keys().any(|file| file.ends_with(".yml")));
}

#[test]
fn a_link_within_the_site_leads_there_wherever_the_site_stands() {
    let caption = "Nets dry, [as said](/about/), in Brest, France, on May 4, 1998.\n";
    let built = Archive::empty()
        .file("site.toml", "title = \"Quay\"\nbase_url = \"https://example.org/quay\"\n")
        .file("content/quay.txt", format!("+++\ndescription = \"[See](/about/)\"\n+++\n{caption}"))
        .file("content/pages/about.md", "# About\n\nSee [all dates](/dates/).\n")
        .run("build")
        .exits(0);
    let entry = built.entries()[0].clone();
    for (address, link) in [
        (entry.as_str(), "href=\"/quay/about/\">as said"),
        ("/about/", "href=\"/quay/dates/\">all dates"),
        ("/sets/quay/", "href=\"/quay/about/\">See"),
    ] {
        assert!(built.page(address).contains(link), "{address} lacks {link}");
    }
    let feed: serde_json::Value = serde_json::from_str(&built.published("/feed.json")).unwrap();
    let html = feed["items"][0]["content_html"].as_str().unwrap();
    assert!(html.contains("href=\"https://example.org/quay/about/\""), "{html}");
}
