//! The same input gives the same bytes.

use crate::archive::Archive;

#[test]
fn two_builds_are_identical_byte_for_byte_on_any_number_of_threads() {
    let one = Archive::sample().run_with("build", &[("RAYON_NUM_THREADS", "1")]).exits(0);
    let four = Archive::sample().run_with("build", &[("RAYON_NUM_THREADS", "4")]).exits(0);
    let (one, four) = (one.tree(), four.tree());
    assert!(one.len() > 100, "only {} files were published", one.len());
    assert_eq!(one.keys().collect::<Vec<_>>(), four.keys().collect::<Vec<_>>());
    for (path, bytes) in &one {
        assert!(four[path] == *bytes, "{path} differs between two builds");
    }
}

#[test]
fn building_again_changes_nothing() {
    let first = Archive::sample().run("build").exits(0);
    let before = first.tree();
    let second = first.then().run("build").exits(0);
    for (path, bytes) in &before {
        assert!(second.tree()[path] == *bytes, "{path} changed on the second build");
    }
    assert_eq!(before.len(), second.tree().len());
}

#[test]
fn an_entry_keeps_its_address_when_other_captions_come_and_go() {
    let nets =
        "Nets dry on the quay in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n";
    let first = Archive::new().file("content/quay.txt", nets).run("build").exits(0);
    let address = first.entries()[0].clone();
    let more = format!(
        "A crane lifts a mast in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n\n{nets}"
    );
    let second = first.then().file("content/quay.txt", more).run("build").exits(0);
    assert!(second.entries().contains(&address), "{address} is gone: {:?}", second.entries());
}
