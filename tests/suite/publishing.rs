//! A build never leaves less than a whole site, and never touches what is not its own.

use std::fs;

use crate::archive::Archive;

const NETS: &str =
    "Nets dry on the quay in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n";

#[test]
fn a_failed_build_leaves_the_old_site_as_it_was() {
    let built = Archive::new().file("content/quay.txt", NETS).run("build").exits(0);
    let before = built.tree();
    let failed = built
        .then()
        .file("content/broken.txt", "+++\ntitle = \n+++\nA boat.\n")
        .run("build")
        .exits(1)
        .stderr_has(&["error[bad-toml]", "content/broken.txt:2:"]);
    assert!(failed.tree() == before, "the old site was changed by a build that failed");
}

#[test]
fn a_failed_build_leaves_nothing_beside_the_site() {
    let failed = Archive::new()
        .file("content/broken.txt", "+++\ntitle = \n+++\nA boat.\n")
        .run("build")
        .exits(1);
    let left: Vec<_> = failed
        .tree_of(".")
        .into_keys()
        .filter(|path| !path.starts_with("content/") && path != "site.toml")
        .collect();
    assert!(left.is_empty(), "left behind: {left:?}");
}

#[test]
fn what_is_no_longer_in_the_site_is_no_longer_published() {
    let both = Archive::new()
        .file("content/quay.txt", NETS)
        .file(
            "content/mast.txt",
            "A mast in Vigo, Spain, on May 5, 1999. (Photo by Jo Roe/Reuters)\n",
        )
        .run("build")
        .exits(0);
    assert_eq!(both.entries().len(), 2);
    assert!(both.tree().contains_key("sets/mast/index.html"), "{:?}", both.tree().keys());
    let archive = both.then();
    fs::remove_file(archive.path("content/mast.txt")).unwrap();
    let one = archive.run("build").exits(0);
    assert_eq!(one.entries().len(), 1);
    assert!(!one.tree().contains_key("sets/mast/index.html"));
}

#[test]
fn a_folder_that_archive_did_not_make_is_refused_and_left_alone() {
    let refused = Archive::new()
        .file("content/quay.txt", NETS)
        .file("public/thesis.txt", "years of work\n")
        .run("build")
        .exits(1)
        .stderr_has(&["public"]);
    assert_eq!(refused.tree().len(), 1);
    assert_eq!(refused.published("/thesis.txt"), "years of work\n");
}

#[test]
fn the_site_folder_itself_is_refused_as_output() {
    for output in [".", "content", ".."] {
        let refused = Archive::new()
            .file("content/quay.txt", NETS)
            .run(&format!("build --output {output}"))
            .exits(1);
        assert!(refused.tree_of("content").contains_key("quay.txt"), "--output {output}");
    }
}

#[test]
fn an_empty_folder_may_become_the_site() {
    let archive = Archive::new().file("content/quay.txt", NETS);
    fs::create_dir(archive.path("elsewhere")).unwrap();
    let built = archive.run("build --output elsewhere").exits(0);
    assert!(built.tree_of("elsewhere").contains_key("index.html"));
}

#[test]
fn warnings_stop_a_strict_build_only() {
    let text = "Nets dry on a quay. (Photo by Jane Roe/AFP Photo)\nPhotografer: Jo Roe\n";
    let lenient = Archive::new()
        .file("content/quay.txt", text)
        .run("build")
        .exits(0)
        .stderr_has(&["warning[likely-trailer]", "content/quay.txt:2:1"]);
    assert!(lenient.tree().contains_key("index.html"));
    let strict = Archive::new().file("content/quay.txt", text).run("build --strict").exits(1);
    assert!(strict.tree().is_empty(), "a strict build with warnings published something");
}

#[test]
fn a_draft_is_built_only_when_asked_for() {
    let text = format!("+++\ndraft = true\n+++\n{NETS}");
    let archive = Archive::new().file("content/quay.txt", text).file(
        "content/mast.txt",
        "A mast in Vigo, Spain, on May 5, 1999. (Photo by Jo Roe/Reuters)\n",
    );
    let without = archive.run("build").exits(0);
    assert_eq!(without.entries().len(), 1);
    let with = without.then().run("build --drafts").exits(0);
    assert_eq!(with.entries().len(), 2);
}
