//! Photographers and agencies: one page each, however captions spell them, and what `archive check`
//! makes of names that look alike.

use crate::archive::Archive;

/// A caption for each of these credits.
fn captions(credits: &[&str]) -> String {
    let captions = credits.iter().enumerate().map(|(at, credit)| {
        format!(
            "Net {at} dries on the quay in Brest, France, on May {}, 1998. ({credit})\n",
            at + 1
        )
    });
    captions.collect::<Vec<_>>().join("\n")
}

fn archive(credits: &[&str]) -> Archive {
    Archive::new().file("content/quay.txt", captions(credits))
}

/// Entries on the page of an address.
fn entries(built: &crate::archive::Ran, address: &str) -> usize {
    built.page(address).matches("Net ").count()
}

#[test]
fn a_person_has_one_page_by_the_best_attested_spelling_and_the_others_lead_to_it() {
    let built = archive(&[
        "Photo by H W Scott/AFP",
        "Photo by H. W. Scott/AFP",
        "Photo by HW Scott/AFP",
        "Photo by H. W. Scott/AFP",
        "Photo by Zoe Roe/AFP",
        "Photo by Zoë Roe/AFP",
        "Photo by Zoë Roe/AFP",
    ])
    .run("build")
    .exits(0);
    let scott = built.page("/photographers/h-w-scott/");
    assert!(scott.contains("H. W. Scott") && scott.contains("4 entries"), "{scott}");
    let zoe = built.page("/photographers/zoe-roe/");
    assert!(zoe.contains("Zoë Roe") && zoe.contains("3 entries"), "{zoe}");
    let forward = built.page("/photographers/hw-scott/");
    assert!(forward.contains("url=/quay/photographers/h-w-scott/"), "{forward}");
    assert!(!built.published("/sitemap.xml").contains("/photographers/hw-scott/"));
    // The caption keeps its own words.
    let exported = built.published("/data/entries.json");
    assert!(exported.contains("HW Scott") && exported.contains("\"H. W. Scott\""), "{exported}");
}

#[test]
fn people_toml_gathers_what_it_names_and_search_finds_it_by_any_name() {
    let built = archive(&[
        "Photo by Jane Roe/AFP",
        "Photo by J. Roe/AFP",
        "Photo by Jane Roe/Harbor Gazette Press",
        "Photo by Jane Roe/Harbour Gazette Press",
    ])
    .file(
        "content/people.toml",
        "[[person]]\nname = \"Jane Quay Roe\"\naliases = [\"Jane Roe\", \"J. Roe\", \"Janka\"]\n\
         [[agency]]\nname = \"Harbour Gazette Press\"\naliases = [\"Harbor Gazette Press\"]\n\
         kind = \"newspaper\"\n",
    )
    .run("build")
    .exits(0);
    let jane = built.page("/photographers/jane-quay-roe/");
    assert!(jane.contains("4 entries"), "{jane}");
    for other in ["jane-roe", "j-roe", "janka"] {
        let forward = built.page(&format!("/photographers/{other}/"));
        assert!(forward.contains("url=/quay/photographers/jane-quay-roe/"), "{forward}");
    }
    let gazette = built.page("/agencies/harbour-gazette-press/");
    assert!(gazette.contains("2 entries") && gazette.contains("Newspaper"), "{gazette}");
    assert!(built.page("/agencies/harbor-gazette-press/").contains("harbour-gazette-press"));
    let shards = built.tree();
    let terms = shards.iter().filter(|(path, _)| path.starts_with("search/"));
    assert!(
        terms.into_iter().any(|(_, shard)| String::from_utf8_lossy(shard).contains("\"janka\""))
    );
    built.then().run("check").exits(0).stderr_lacks("variant");
}

#[test]
fn a_name_of_two_people_is_an_error_at_its_place() {
    archive(&["Photo by Jane Roe/AFP"])
        .file(
            "content/people.toml",
            "[[person]]\nname = \"Jane Roe\"\naliases = [\"J. Roe\"]\n\
             [[person]]\nname = \"John Roe\"\naliases = [\"Jack\", \"J. Roe\"]\nborn = 1970\n",
        )
        .run("check --write")
        .exits(1)
        .stderr_has(&[
            "error[duplicate-name]: `J. Roe` means both",
            "content/people.toml:6:20",
            "error[unknown-key]: `born` is not a key of person",
            "content/people.toml:7:1",
            "nothing is written",
        ]);
}

#[test]
fn check_proposes_lines_and_writes_them_once_and_nothing_else() {
    let before = "# Names of our own.\n[[person]]\nname = \"Omar Khalil\" # of the harbour\n";
    let archive = archive(&[
        "Photo by Jane Roe/AFP",
        "Photo by Jane Roe/AFP",
        "Photo by J. Roe/AFP",
        "Photo by Marianne Leclerc/AFP",
        "Photo by Mariane Leclerc/AFP",
        "Photo by O. Khalil/AFP",
        "Photo by Petra BRANDT/AFP",
        "Photo by BRANDT Petra/AFP",
    ])
    .file("content/people.toml", before);
    let asked = archive.run("check --format json --only names").exits(0);
    let told: Vec<String> = asked
        .stdout()
        .lines()
        .map(|line| {
            let told: serde_json::Value = serde_json::from_str(line).unwrap();
            format!("{}: {}", told["line"], told["message"].as_str().unwrap())
        })
        .collect();
    assert_eq!(
        told,
        [
            "5: `J. Roe` (1 entry): did you mean `Jane Roe` (2 entries, first at content/quay.txt:1)?",
            "7: `Marianne Leclerc` (1 entry) and `Mariane Leclerc` (1 entry, first at content/quay.txt:9): one person or two?",
            "11: `O. Khalil` (1 entry): did you mean `Omar Khalil`?",
            "15: `Brandt Petra` (1 entry): did you mean `Petra Brandt` (1 entry, first at content/quay.txt:13)?",
        ]
    );
    let asked = asked.then().run("check").exits(0).stderr_has(&["aliases = [\"J. Roe\"]"]);
    assert_eq!(asked.tree_of("content")["people.toml"], before.as_bytes());

    let untouched = asked.tree_of("content")["quay.txt"].clone();
    let written = asked.then().run("check --write").exits(0).stderr_has(&[
        "content/people.toml: `J. Roe` is `Jane Roe`.",
        "content/people.toml: `O. Khalil` is `Omar Khalil`.",
        "1 name that may be a variant",
    ]);
    written.stderr_lacks("nothing to add");
    let after = "# Names of our own.\n[[person]]\nname = \"Omar Khalil\" # of the harbour\n\
                 aliases = [\"O. Khalil\"]\n\n[[person]]\nname = \"Jane Roe\"\naliases = [\"J. Roe\"]\n\n\
                 [[person]]\nname = \"Petra Brandt\"\naliases = [\"Brandt Petra\"]\n";
    let content = written.tree_of("content");
    assert_eq!(String::from_utf8_lossy(&content["people.toml"]), after);
    assert_eq!(content["quay.txt"], untouched);
    assert_eq!(content.keys().collect::<Vec<_>>(), ["people.toml", "quay.txt"]);

    let again = written.then().run("check --write").exits(0).stderr_has(&["nothing to add"]);
    assert_eq!(again.tree_of("content"), content);
    let built = again.then().run("build").exits(0);
    assert_eq!(entries(&built, "/photographers/jane-roe/"), 3);
}

#[test]
fn people_who_are_listed_apart_are_not_asked_about_again() {
    let credits =
        ["Photo by Kirsten Hansen/AFP", "Photo by Kristen Hansen/AFP", "Photo by José Ruiz/AFP"];
    let apart = "[[person]]\nname = \"Kirsten Hansen\"\n[[person]]\nname = \"Kristen Hansen\"\n\
                 [[person]]\nname = \"José Ruiz\"\n[[person]]\nname = \"Jose Ruiz\"\n";
    let credits = [&credits[..], &["Photo by Jose Ruiz/AFP"]].concat();
    let ran = archive(&credits).run("check").exits(0).stderr_has(&["1 name that may be a variant"]);
    let ran = ran.then().file("content/people.toml", apart).run("check --write").exits(0);
    ran.stderr_lacks("variant");
    assert_eq!(ran.tree_of("content")["people.toml"], apart.as_bytes());
    let built = ran.then().run("build").exits(0);
    let page = built.page("/photographers/");
    assert!(page.contains("José Ruiz") && page.contains("Jose Ruiz"), "{page}");
}
