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
