use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::output::Address;

/// A site folder in a temporary folder, with `public` beside its `content`.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for name in ["site/content", "site/static", "site/templates"] {
            fs::create_dir_all(folder.path().join(name)).unwrap();
        }
        Self { folder }
    }

    fn site(&self) -> PathBuf {
        self.folder.path().join("site")
    }

    fn public(&self) -> PathBuf {
        self.site().join("public")
    }

    fn begin(&self) -> anyhow::Result<Publication> {
        Publication::begin(&self.public(), &self.site())
    }

    fn publish(&self, files: &[(&str, &str)]) {
        let publication = self.begin().unwrap();
        for (address, text) in files {
            publication.write(&file(address, text)).unwrap();
        }
        publication.finish().unwrap();
    }

    /// Every file of the published site but the marker.
    fn published(&self) -> BTreeMap<String, String> {
        let mut files = read(&self.public());
        assert!(files.remove(MARKER).is_some(), "the site carries the marker");
        files
    }

    /// Names in the site folder that a build could have left.
    fn hidden(&self) -> Vec<String> {
        fs::read_dir(self.site())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.starts_with('.'))
            .collect()
    }
}

fn file(address: &str, text: &str) -> OutputFile {
    OutputFile::new(Address::parse(address).unwrap(), text)
}

fn read(folder: &Path) -> BTreeMap<String, String> {
    walkdir::WalkDir::new(folder)
        .into_iter()
        .map(Result::unwrap)
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| {
            let path = entry.path().strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
            (path, fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn files<const N: usize>(pairs: [(&str, &str); N]) -> BTreeMap<String, String> {
    pairs.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
}

#[test]
fn a_new_site_replaces_the_old_one_whole_and_leaves_nothing_behind() {
    let place = Place::new();
    place.publish(&[("/", "one"), ("/gone/", "one")]);
    place.publish(&[("/", "two"), ("/2016/", "two")]);
    assert_eq!(place.published(), files([("index.html", "two"), ("2016/index.html", "two")]));
    assert_eq!(place.hidden(), Vec::<String>::new());
}

#[test]
fn the_old_site_stands_until_the_new_one_is_finished() {
    let place = Place::new();
    place.publish(&[("/", "old")]);
    let publication = place.begin().unwrap();
    publication.write(&file("/", "new")).unwrap();
    assert_eq!(place.published(), files([("index.html", "old")]));
    publication.finish().unwrap();
    assert_eq!(place.published(), files([("index.html", "new")]));
}

#[test]
fn a_build_that_fails_leaves_the_old_site_and_no_trace() {
    let place = Place::new();
    place.publish(&[("/", "old")]);
    let publication = place.begin().unwrap();
    publication.write(&file("/", "new")).unwrap();
    drop(publication);
    assert_eq!(place.published(), files([("index.html", "old")]));
    assert_eq!(place.hidden(), Vec::<String>::new());
}

#[test]
fn the_next_build_clears_away_what_a_killed_one_left() {
    let place = Place::new();
    place.publish(&[("/", "old")]);
    let left = place.site().join(".public.archive-new");
    fs::create_dir_all(left.join("2016")).unwrap();
    fs::write(left.join(MARKER), "").unwrap();
    fs::write(left.join("2016/index.html"), "half").unwrap();
    fs::write(place.site().join(".public.archive-lock"), "").unwrap();
    place.publish(&[("/", "new")]);
    assert_eq!(place.published(), files([("index.html", "new")]));
    assert_eq!(place.hidden(), Vec::<String>::new());
}

#[test]
fn a_site_that_a_killed_build_had_moved_aside_is_brought_back() {
    let place = Place::new();
    place.publish(&[("/", "old")]);
    fs::rename(place.public(), place.site().join(".public.archive-old")).unwrap();
    drop(place.begin().unwrap());
    assert_eq!(place.published(), files([("index.html", "old")]));
    assert_eq!(place.hidden(), Vec::<String>::new());
}

#[test]
fn a_folder_of_staging_s_name_that_is_not_ours_is_never_removed() {
    let place = Place::new();
    let left = place.site().join(".public.archive-new");
    fs::create_dir(&left).unwrap();
    fs::write(left.join("letter.txt"), "mine").unwrap();
    let error = format!("{:#}", place.begin().unwrap_err());
    assert!(error.contains(".public.archive-new"), "{error}");
    assert_eq!(read(&left), files([("letter.txt", "mine")]));
}

#[test]
fn a_folder_that_archive_did_not_make_is_left_alone() {
    let place = Place::new();
    fs::create_dir(place.public()).unwrap();
    place.publish(&[("/", "an empty folder may be used")]);
    fs::remove_file(place.public().join(MARKER)).unwrap();
    let error = place.begin().unwrap_err().to_string();
    assert!(error.contains("did not make") && error.contains("public"), "{error}");
    assert_eq!(read(&place.public()), files([("index.html", "an empty folder may be used")]));
    assert_eq!(place.hidden(), Vec::<String>::new());
}

#[test]
fn a_git_repository_in_the_output_is_left_alone() {
    let place = Place::new();
    place.publish(&[("/", "old")]);
    fs::create_dir(place.public().join(".git")).unwrap();
    let error = place.begin().unwrap_err().to_string();
    assert!(error.contains(".git"), "{error}");
}

#[test]
fn the_output_never_stands_in_the_way_of_the_site() {
    let place = Place::new();
    for output in [".", "..", "content", "content/public", "templates", "static/new/deep", "src/x"]
    {
        let refused = Publication::begin(&place.site().join(output), &place.site());
        assert!(refused.is_err(), "{output} was accepted");
    }
    let beside = Publication::begin(&place.folder.path().join("out/of/the/way"), &place.site());
    assert!(beside.is_ok());
}

#[test]
fn two_builds_do_not_publish_to_one_folder_at_once() {
    let place = Place::new();
    let first = place.begin().unwrap();
    let error = place.begin().unwrap_err().to_string();
    assert!(error.contains("another `archive`"), "{error}");
    drop(first);
    assert!(place.begin().is_ok());
}

#[test]
fn files_that_some_disk_could_not_hold_together_are_refused() {
    for (first, second) in [
        ("/a/", "/a/"),
        ("/a/", "/a/index.html"),
        ("/Quay/", "/quay/other/"),
        ("/photo.JPG", "/photo.jpg"),
        ("/a", "/a/b"),
        ("/a/b", "/a"),
    ] {
        let place = Place::new();
        let publication = place.begin().unwrap();
        publication.write(&file(first, "")).unwrap();
        assert!(publication.write(&file(second, "")).is_err(), "{first} and {second}");
    }
    let place = Place::new();
    assert!(place.begin().unwrap().write(&file("/.archive-site", "")).is_err());
}

#[test]
fn several_threads_may_write() {
    let place = Place::new();
    let publication = place.begin().unwrap();
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let publication = &publication;
            scope.spawn(move || {
                for number in 0..50 {
                    let address = format!("/{}/{thread}/{number}/", number % 5);
                    publication.write(&file(&address, &address)).unwrap();
                }
            });
        }
    });
    publication.finish().unwrap();
    let published = place.published();
    assert_eq!(published.len(), 400);
    assert!(published.iter().all(|(path, text)| *path == format!("{}index.html", &text[1..])));
}

#[cfg(unix)]
#[test]
fn a_copied_file_is_the_same_but_for_its_private_mode() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::new();
    let original = place.site().join("content/photo.jpg");
    fs::write(&original, "picture").unwrap();
    fs::set_permissions(&original, fs::Permissions::from_mode(0o400)).unwrap();
    let publication = place.begin().unwrap();
    let address = Address::parse("/photo.jpg").unwrap();
    publication.write(&OutputFile { address, content: Content::CopyOf(original) }).unwrap();
    publication.write(&file("/page", "")).unwrap();
    publication.finish().unwrap();
    assert_eq!(place.published(), files([("page", ""), ("photo.jpg", "picture")]));
    let mode = |name| fs::metadata(place.public().join(name)).unwrap().permissions().mode();
    assert_eq!(mode("photo.jpg"), mode("page"));
}

#[cfg(unix)]
#[test]
fn a_linked_output_folder_is_replaced_where_it_really_stands() {
    let place = Place::new();
    let real = place.folder.path().join("www");
    fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(&real, place.public()).unwrap();
    place.publish(&[("/", "new")]);
    assert!(fs::symlink_metadata(place.public()).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(real.join("index.html")).unwrap(), "new");

    std::os::unix::fs::symlink(place.folder.path().join("nowhere"), place.site().join("lost"))
        .unwrap();
    assert!(Publication::begin(&place.site().join("lost"), &place.site()).is_err());
}
