//! The layout of `src/` as ARCHITECTURE.md draws it: data flows one way.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The vocabulary: plain values that every room may speak.
const VOCABULARY: &[&str] = &["record", "diagnostic", "output", "config", "authority"];

/// The stages from first to last; rooms of one row are siblings and do not know each other.
const STAGES: &[&[&str]] = &[
    &["source"],
    &["caption"],
    &["catalog"],
    &["pages"],
    &["render", "search", "data", "photos", "check"],
    &["publish"],
    &["pipeline"],
    &["serve"],
    &["cli"],
];

/// What a room imports beside what its row allows, and why.
const EXCEPTIONS: &[(&str, &str)] = &[];

#[test]
fn no_room_imports_one_below_it_or_a_sibling() {
    let mut imports = BTreeMap::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    read_imports(&source, &source, &mut imports);
    assert!(imports.len() > 10, "the test found no imports to judge: {imports:?}");

    let mut faults = Vec::new();
    for ((room, imported), file) in &imports {
        if room != imported
            && !allowed(room, imported)
            && !EXCEPTIONS.contains(&(room.as_str(), imported.as_str()))
        {
            faults.push(format!("{file}: `{room}` imports `{imported}`"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_room_has_its_place_in_the_order() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in fs::read_dir(source).unwrap() {
        let path = entry.unwrap().path();
        let room = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let placed = VOCABULARY.contains(&room.as_str())
            || STAGES.iter().any(|row| row.contains(&room.as_str()))
            || ["main", "lib"].contains(&room.as_str());
        assert!(placed, "`{room}` is in src/ and not in the order that this test knows");
    }
}

#[test]
fn the_order_refuses_what_it_should() {
    for (room, imported, verdict) in [
        ("catalog", "caption", true),
        ("caption", "record", true),
        ("caption", "catalog", false),
        ("search", "data", false),
        ("record", "caption", false),
        ("publish", "pipeline", false),
        ("cli", "pipeline", true),
    ] {
        assert_eq!(allowed(room, imported), verdict, "{room} imports {imported}");
    }
}

fn allowed(room: &str, imported: &str) -> bool {
    if VOCABULARY.contains(&imported) {
        return true;
    }
    let row = |name: &str| STAGES.iter().position(|row| row.contains(&name));
    match (row(room), row(imported)) {
        (Some(room), Some(imported)) => imported < room,
        _ => false,
    }
}

/// Each pair of room and imported room, with a file that has it.
fn read_imports(root: &Path, folder: &Path, imports: &mut BTreeMap<(String, String), String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_imports(root, &path, imports);
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let relative = path.strip_prefix(root).unwrap();
        let room = relative.components().next().unwrap().as_os_str().to_str().unwrap();
        let room = room.trim_end_matches(".rs");
        if ["lib", "main"].contains(&room) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code: Vec<&str> =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for imported in code.join("\n").split("crate::").skip(1).flat_map(first_names) {
            let file = format!("src/{}", relative.display());
            imports.entry((room.to_owned(), imported)).or_insert(file);
        }
    }
}

/// The rooms named after `crate::`: one, or each of a list in braces.
fn first_names(after: &str) -> Vec<String> {
    let Some(list) = after.strip_prefix('{') else { return vec![first_name(after)] };
    let mut depth = 1;
    let mut names = vec![first_name(list)];
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            ',' if depth == 1 => names.push(first_name(&list[at + 1..])),
            _ => {}
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

fn first_name(text: &str) -> String {
    text.trim_start().chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect()
}

#[test]
fn every_room_of_a_list_of_imports_is_seen() {
    for (after, names) in [
        ("record::Span;", vec!["record"]),
        ("{caption, data::{a, b},\n search};", vec!["caption", "data", "search"]),
        ("{\n    pages,\n};", vec!["pages"]),
    ] {
        assert_eq!(first_names(after), names, "{after}");
    }
}
