//! The papers say what is true of the code.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use ::archive::diagnostic::Code;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// `UPDATE_PAPERS=1 cargo test papers` writes the file anew.
#[test]
fn the_page_of_diagnostics_names_every_code() {
    let mut page = String::from(
        "# Diagnostics\n\n\
         What each message of `archive check` and `archive build` means. The names are stable; this page\n\
         is made from `src/diagnostic/code.rs`.\n",
    );
    for code in Code::ALL {
        let words: Vec<&str> = code.explanation().split_whitespace().collect();
        write!(page, "\n## {}\n\n{}\n", code.as_str(), words.join(" ")).unwrap();
    }
    let file = repository("docs/diagnostics.md");
    if std::env::var_os("UPDATE_PAPERS").is_some() {
        fs::write(&file, &page).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap();
    assert!(written == page, "docs/diagnostics.md is out of date: run with UPDATE_PAPERS=1");
}

#[test]
fn every_link_of_the_papers_to_a_file_leads_to_one() {
    let mut papers =
        vec![repository("README.md"), repository("ARCHITECTURE.md"), repository("CHANGELOG.md")];
    for entry in fs::read_dir(repository("docs")).unwrap() {
        papers.push(entry.unwrap().path());
    }
    let mut faults = Vec::new();
    let mut links = 0;
    for paper in &papers {
        let text = fs::read_to_string(paper).unwrap();
        for target in text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
            if target.contains("://") || target.contains('…') || target.ends_with(".jpg") {
                continue;
            }
            links += 1;
            let file = target.split('#').next().unwrap();
            if !paper.parent().unwrap().join(file).exists() {
                faults.push(format!("{}: {target}", paper.display()));
            }
        }
    }
    assert!(links > 5, "{links} links");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Asks each table of settings for a key that none has: the advice lists the keys that it has.
#[test]
fn the_page_of_settings_names_every_key() {
    let unknown = "zzzzzzzzzz = 1\n";
    let site = tempfile::tempdir().unwrap();
    let front = format!("+++\n{unknown}+++\nNets dry on the quay.\n");
    for (name, text) in [
        (
            "site.toml",
            format!(
                "per_page = 0\nfeed_entries = 0\n{unknown}[defaults]\n{unknown}\
                 [[agencies]]\nname = \"A\"\n{unknown}[search]\nshard_kib = 0\n{unknown}"
            ),
        ),
        ("content/places.toml", format!("{unknown}[[place]]\nname = \"A\"\n{unknown}")),
        ("content/_index.md", front.clone()),
        ("content/quay.txt", front.clone()),
        ("content/pages/about.md", front),
    ] {
        let path = site.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let page = fs::read_to_string(repository("docs/configuration.md")).unwrap();
    let (mut tables, mut ranges, mut missing) = (0, 0, Vec::new());
    for found in ::archive::source::read(site.path()).unwrap().diagnostics {
        let help = found.help.unwrap_or_default();
        if let Some(keys) = help.strip_prefix("its keys are ") {
            tables += 1;
            let written = |key: &&str| {
                [format!("`{key}`"), format!("[{key}]")].iter().any(|k| page.contains(k))
            };
            missing.extend(keys.split(", ").filter(|key| !written(key)).map(str::to_owned));
        }
        if let Some((key, range)) = found.message.split_once(" must be a whole number from ") {
            ranges += 1;
            let row = page.lines().find(|line| line.starts_with(&format!("| {key} |")));
            if !row.is_some_and(|row| row.contains(range)) {
                missing.push(format!("{key}: {range}"));
            }
        }
    }
    assert_eq!((tables, ranges), (9, 3), "a table of settings was not asked");
    assert!(missing.is_empty(), "docs/configuration.md lacks {missing:?}");

    let default = ::archive::config::Config::default();
    for (key, value) in [
        ("title", format!("{:?}", default.title)),
        ("language", format!("{:?}", default.language.0)),
        ("per_page", default.per_page.to_string()),
        ("feed_entries", default.feed_entries.to_string()),
        ("shard_kib", default.search_shard_kib.to_string()),
    ] {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{key}` |"))).unwrap();
        assert!(row.ends_with(&format!("| `{value}` |")), "{key} is {value}: {row}");
    }
}

#[test]
fn the_architecture_names_every_room() {
    let text = fs::read_to_string(repository("ARCHITECTURE.md")).unwrap();
    let mut missing = Vec::new();
    for entry in fs::read_dir(repository("src")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let name = if name.ends_with(".rs") { name } else { format!("{name}/") };
        if !text.contains(&name) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "ARCHITECTURE.md does not name {missing:?}");
}
