//! Every way into the archive leads to its entries.

use crate::archive::{Archive, BUILT_SAMPLE};

#[test]
fn the_sample_archive_builds_without_errors() {
    let built = &*BUILT_SAMPLE;
    assert!(built.entries().len() >= 98, "{} entries", built.entries().len());
}

#[test]
fn an_entry_is_listed_by_date_place_agency_photographer_set_and_tag() {
    let built = Archive::new()
        .file(
            "content/quay.txt",
            "Nets dry on the quay in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n\
             Tags: nets\n",
        )
        .run("build")
        .exits(0);
    let entry = built.entries()[0].clone();
    assert!(entry.starts_with("/1998/05/04/"), "{entry}");
    for list in [
        "/",
        "/dates/1998/",
        "/dates/1998/05/",
        "/dates/1998/05/04/",
        "/on/05-04/",
        "/locations/france/",
        "/locations/france/brest/",
        "/agencies/afp/",
        "/photographers/jane-roe/",
        "/sets/quay/",
        "/tags/nets/",
    ] {
        let page = built.page(list);
        assert!(page.contains(&format!("/quay{entry}\"")), "{list} does not link to {entry}");
        if list != "/" && list != "/on/05-04/" {
            let back = format!("href=\"/quay{list}\"");
            assert!(built.page(&entry).contains(&back), "{entry} does not link to {list}");
        }
    }
}

#[test]
fn an_entry_without_a_date_is_listed_as_undated() {
    let built = Archive::new()
        .file("content/quay.txt", "Nets dry on the quay in Brest, France.\n")
        .run("build")
        .exits(0);
    let entry = built.entries()[0].clone();
    assert!(entry.starts_with("/undated/"), "{entry}");
    assert!(built.page("/undated/").contains(&entry) || built.page("/dates/").contains(&entry));
}

#[test]
fn spelling_variants_of_a_place_meet_on_one_page() {
    let built = Archive::new()
        .file(
            "content/a.txt",
            "A bridge in Raqa, Syria, on May 4, 2018. (Photo by Jo Roe/Reuters)\n\n\
             A school in Raqqa, Syria, on May 5, 2018. (Photo by Jo Roe/Reuters)\n",
        )
        .run("build")
        .exits(0);
    let page = built.page("/locations/syria/raqqa/");
    for entry in built.entries() {
        assert!(page.contains(&entry), "{entry} is not on the page");
    }
}

#[test]
fn a_place_that_places_toml_teaches_has_a_page_under_its_parent() {
    let built = Archive::new()
        .file(
            "content/places.toml",
            "[[place]]\nname = \"Rope Walk\"\naliases = [\"the Ropewalk\"]\nkind = \"neighbourhood\"\n\
             parent = \"Brest\"\ncountry = \"FR\"\n",
        )
        .file("content/a.txt", "Nets dry in Rope Walk, Brest, France, on May 4, 1998.\n")
        .run("build")
        .exits(0);
    let entry = built.entries()[0].clone();
    assert!(built.page("/locations/france/brest/rope-walk/").contains(&entry));
}

#[test]
fn a_long_list_goes_on_over_the_page() {
    let captions: Vec<String> = (1..=25)
        .map(|n| format!("Net {n} dries in Brest, France, on May 4, 1998. (Photo by Jo Roe/AFP)\n"))
        .collect();
    let built = Archive::empty()
        .file(
            "site.toml",
            "title = \"Quay\"\nbase_url = \"https://example.org/quay\"\nper_page = 10\n",
        )
        .file("content/a.txt", captions.join("\n"))
        .run("build")
        .exits(0);
    let lists: Vec<String> = ["", "page/2/", "page/3/"]
        .iter()
        .map(|page| built.page(&format!("/locations/france/brest/{page}")))
        .collect();
    for entry in built.entries() {
        let on = lists.iter().filter(|page| page.contains(&entry)).count();
        assert_eq!(on, 1, "{entry} stands on {on} pages of the list");
    }
    assert!(lists[0].contains("/quay/locations/france/brest/page/2/"));
}

#[test]
fn an_alias_leads_to_the_entry() {
    let built = Archive::new()
        .file("content/a.txt", "Nets dry in Brest, France, on May 4, 1998.\nAlias: /old/nets/\n")
        .run("build")
        .exits(0);
    let entry = built.entries()[0].clone();
    let page = built.page("/old/nets/");
    assert!(page.contains("http-equiv=\"refresh\"") && page.contains(&entry), "{page}");
}

#[test]
fn an_attached_photograph_is_published_with_its_alt_text_and_size() {
    let built = &*BUILT_SAMPLE;
    let entry = built
        .entries()
        .into_iter()
        .find(|entry| entry.contains("quay-sequence") || entry.starts_with("/2025/06/21/"))
        .expect("the sequence of the sample has a page");
    let page = built.page(&entry);
    assert_eq!(page.matches("<img").count(), 2, "{page}");
    assert!(page.contains("alt=\"Test card: an empty quay"), "{page}");
    assert!(page.contains("width=\"960\"") && page.contains("height=\"640\""), "{page}");
    let published = built.tree().into_keys().filter(|path| path.ends_with(".jpg")).count();
    assert!(published >= 3, "{published} pictures are published");
}

#[test]
fn a_right_to_left_caption_says_so_in_its_markup() {
    let built = &*BUILT_SAMPLE;
    let entry = built.entries().into_iter().find(|entry| entry.starts_with("/2016/11/06/"));
    let page = built.page(&entry.expect("the caption from Alexandria has a page"));
    assert!(page.contains("dir=\"rtl\"") && page.contains("lang=\"ar\""), "{page}");
}

#[test]
fn a_template_of_the_site_replaces_the_built_in_one_and_its_faults_are_placed() {
    let nets = "Nets dry in Brest, France, on May 4, 1998.\n";
    let built = Archive::new()
        .file("content/a.txt", nets)
        .file("templates/404.html", "<!doctype html><title>Lost at sea</title>\n")
        .file("static/extra.css", "p { color: teal }\n")
        .run("build")
        .exits(0);
    assert!(built.published("/404.html").contains("Lost at sea"));
    assert!(
        built.tree().keys().any(|path| path.ends_with("extra.css")),
        "{:?}",
        built.tree().keys()
    );
    built
        .then()
        .file("templates/404.html", "<!doctype html>\n<p>{{ lost\n")
        .run("build")
        .exits(1)
        .stderr_has(&["error[template-error]", "404.html:"]);
}

#[test]
fn the_base_url_of_the_command_line_replaces_that_of_site_toml() {
    let built = Archive::new()
        .file("content/a.txt", "Nets dry in Brest, France, on May 4, 1998.\n")
        .run("build --base-url https://museum.example/plates")
        .exits(0);
    for (path, bytes) in built.tree() {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert!(!text.contains("example.org/quay"), "{path} still has the old base URL");
        assert!(!text.contains("href=\"/quay/"), "{path} still has the old path");
    }
    assert!(built.page("/").contains("https://museum.example/plates/"));
}
