//! From the site folder to what it holds.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::bail;

use super::blocks::blocks;
use super::front_matter::{part, yaml};
use super::walk::{files, text, title};
use super::{
    CaptionFile, CollectionSource, PageSource, SiteSource, people_toml, photos, places_toml,
    trailer,
};
use crate::authority::LocalNames;
use crate::config::{self, Config, Defaults, Split, Table};
use crate::diagnostic::{Code, Diagnostic, Reported, Severity, SourceText};

/// Reads the site in `root`.
///
/// # Errors
/// Only where there is no site: no `site.toml` in `root`. Everything else is a diagnostic.
pub fn read(root: &Path) -> anyhow::Result<Reported<SiteSource>> {
    let settings = root.join("site.toml");
    if !settings.is_file() {
        let folder = root.canonicalize().unwrap_or_else(|_| root.to_owned());
        bail!(
            "there is no site.toml in {}: run this in the folder of a site, or make one with `archive init`",
            folder.display()
        );
    }
    let mut diagnostics = Vec::new();
    let Reported { value: config, diagnostics: found } =
        match text("site.toml", &settings, &mut diagnostics) {
            Some(source) => config::parse(&source),
            None => Reported::silent(Config::default()),
        };
    diagnostics.extend(found);

    let mut content = files(root, "content", &mut diagnostics);
    let places = match content.remove("content/places.toml") {
        None => Reported::silent(crate::authority::LocalPlaces::default()),
        Some(path) => match text("content/places.toml", &path, &mut diagnostics) {
            None => Reported::silent(crate::authority::LocalPlaces::default()),
            Some(source) => places_toml::parse(&source),
        },
    };
    diagnostics.extend(places.diagnostics);
    let people = content.remove("content/people.toml");
    let people = people.and_then(|path| text("content/people.toml", &path, &mut diagnostics));
    let names = people.map(|source| people_toml::parse(&source, &config.agencies));
    let names = names.unwrap_or_else(|| Reported::silent(LocalNames::default()));
    diagnostics.extend(names.diagnostics);

    let mut site = SiteSource {
        config,
        places: places.value,
        names: names.value,
        templates: BTreeMap::new(),
        statics: below("static/", files(root, "static", &mut diagnostics)),
        ..SiteSource::default()
    };
    for (name, path) in below("templates/", files(root, "templates", &mut diagnostics)) {
        if let Some(source) = text(&format!("templates/{name}"), &path, &mut diagnostics) {
            site.templates.insert(name, source);
        }
    }
    let pictures = sort(content, &mut site, &mut diagnostics);
    site.photos = photos::attach(&mut site.caption_files, &pictures, &mut diagnostics);
    Ok(Reported { value: site, diagnostics })
}

/// A site of one caption file with this text, by default settings: for captions that stand in no
/// site.
pub fn one_file(name: &str, text: &str) -> Reported<SiteSource> {
    let mut site = SiteSource::default();
    site.collections.push(CollectionSource::default());
    let mut diagnostics = Vec::new();
    let text = super::walk::sound(text);
    let source = Arc::new(SourceText { path: name.to_owned(), text });
    let split = site.config.split;
    site.caption_files.extend(caption_file(source, 0, name.to_owned(), split, &mut diagnostics));
    Reported { value: site, diagnostics }
}

/// Paths relative to a folder of the site.
fn below(folder: &str, files: BTreeMap<String, PathBuf>) -> BTreeMap<String, PathBuf> {
    let name = |path: String| path.strip_prefix(folder).map(str::to_owned).unwrap_or(path);
    files.into_iter().map(|(path, file)| (name(path), file)).collect()
}

/// Puts the files of `content/` where they belong; gives the pictures.
fn sort(
    content: BTreeMap<String, PathBuf>,
    site: &mut SiteSource,
    diagnostics: &mut Vec<Diagnostic>,
) -> BTreeMap<String, PathBuf> {
    let mut pictures = BTreeMap::new();
    let mut introductions = BTreeMap::new();
    let mut captions = Vec::new();
    for (name, path) in content {
        let below = name.strip_prefix("content/").unwrap_or(&name).to_owned();
        let (folder, file) = below.rsplit_once('/').unwrap_or(("", &below));
        let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
        let ending = ending.to_ascii_lowercase();
        if trailer::names_a_picture(file) {
            pictures.insert(name, path);
        } else if ending == "md" && below.starts_with("pages/") {
            site.pages.extend(page(&name, &path, diagnostics));
        } else if file == "_index.md" {
            introductions.insert(folder.to_owned(), (name, path));
        } else if ending == "txt" || ending == "md" {
            captions.push((name.clone(), path, folder.to_owned(), stem.to_owned()));
        } else {
            let message = format!("`{name}` is not read: captions are `.txt` and `.md`");
            diagnostics.push(
                Diagnostic::of_file(Severity::Warning, Code::UnreadFile, message)
                    .help("save captions as plain text, and keep other files out of content/"),
            );
        }
    }
    let mut folders: BTreeSet<String> = BTreeSet::from([String::new()]);
    let used = captions.iter().map(|(_, _, folder, _)| folder).chain(introductions.keys());
    for folder in used {
        let ends = folder.match_indices('/').map(|(at, _)| at).chain([folder.len()]);
        folders.extend(ends.map(|end| folder[..end].to_owned()));
    }
    for folder in folders {
        let introduction = introductions.remove(&folder);
        site.collections.push(collection(folder, introduction, &site.config, diagnostics));
    }
    for (name, path, folder, stem) in captions {
        let collection = site.collections.binary_search_by(|known| known.path.cmp(&folder));
        let collection = collection.expect("each caption file's folder is a collection, in order");
        let Some(source) = text(&name, &path, diagnostics) else { continue };
        site.caption_files.extend(caption_file(
            source,
            collection,
            stem,
            site.config.split,
            diagnostics,
        ));
    }
    pictures
}

/// What the front matter of a caption file or `_index.md` may say.
#[derive(Default)]
struct FrontMatter {
    title: Option<String>,
    description: Option<String>,
    draft: bool,
    split: Option<Split>,
    defaults: Defaults,
}

/// Front matter and body; `None` where the file cannot be parted, which is reported.
fn parted(
    source: &Arc<SourceText>,
    what: &'static str,
    of_set: bool,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<(FrontMatter, crate::record::Span)> {
    let parts = match part(source) {
        Ok(parts) => parts,
        Err(fault) => {
            diagnostics.push(fault);
            return None;
        }
    };
    let Some(toml) = parts.toml else {
        diagnostics.extend(yaml(source));
        return Some((FrontMatter::default(), parts.body));
    };
    let mut table = Table::parse(source, toml, what);
    let mut front =
        FrontMatter { title: table.text("title").map(|text| text.value), ..FrontMatter::default() };
    if of_set {
        front.description = table.text("description").map(|text| text.value);
        front.draft = table.boolean("draft").unwrap_or(false);
        front.split = config::split(&mut table);
    }
    if what != "a page" {
        front.defaults = config::defaults(&mut table);
    }
    diagnostics.extend(table.finish());
    Some((front, parts.body))
}

fn caption_file(
    source: Arc<SourceText>,
    collection: usize,
    stem: String,
    split: Split,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<CaptionFile> {
    let (front, body) = parted(&source, "a caption file", true, diagnostics)?;
    let read = blocks(&source, body, front.split.unwrap_or(split));
    diagnostics.extend(read.diagnostics);
    Some(CaptionFile {
        collection,
        title: front.title.unwrap_or_else(|| title(&stem)),
        description: front.description.unwrap_or_default(),
        defaults: front.defaults,
        draft: front.draft,
        blocks: read.value,
        stem,
        source,
    })
}

fn collection(
    folder: String,
    introduction: Option<(String, PathBuf)>,
    config: &Config,
    diagnostics: &mut Vec<Diagnostic>,
) -> CollectionSource {
    let plain = match folder.rsplit('/').next() {
        Some(name) if !name.is_empty() => title(name),
        _ => config.title.clone(),
    };
    let source = introduction.and_then(|(name, path)| text(&name, &path, diagnostics));
    let read = source.and_then(|source| {
        let (front, body) = parted(&source, "an _index.md", false, diagnostics)?;
        Some((front, body.text(&source.text).trim().to_owned()))
    });
    match read {
        None => CollectionSource { path: folder, title: plain, ..CollectionSource::default() },
        Some((front, body)) => {
            let (heading, introduction) = headed(&body);
            let title = front.title.clone();
            // A heading that is the title already does not stand twice.
            let introduction = if title.is_none() { introduction } else { &body };
            CollectionSource {
                path: folder,
                introduction: introduction.to_owned(),
                title: title.or_else(|| heading.map(str::to_owned)).unwrap_or(plain),
                defaults: front.defaults,
            }
        }
    }
}

fn page(name: &str, path: &Path, diagnostics: &mut Vec<Diagnostic>) -> Option<PageSource> {
    let source = text(name, path, diagnostics)?;
    let (front, body) = parted(&source, "a page", false, diagnostics)?;
    let below = name.strip_prefix("content/pages/").unwrap_or(name);
    let below = below.rsplit_once('.').map_or(below, |(stem, _)| stem).to_owned();
    let body = body.text(&source.text).trim();
    let (heading, rest) = headed(body);
    let plain = title(below.rsplit('/').next().unwrap_or(&below));
    let (title, body) = match (front.title, heading) {
        (Some(title), _) => (title, body),
        (None, Some(heading)) => (heading.to_owned(), rest),
        (None, None) => (plain, body),
    };
    Some(PageSource { path: below, title, body: body.to_owned(), source: Arc::clone(&source) })
}

/// The first-level heading that a Markdown text begins with, and the rest.
fn headed(body: &str) -> (Option<&str>, &str) {
    match body.strip_prefix("# ") {
        None => (None, body),
        Some(rest) => {
            let (heading, rest) = rest.split_once('\n').unwrap_or((rest, ""));
            (Some(heading.trim()).filter(|heading| !heading.is_empty()), rest.trim_start())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn site(files: &[(&str, &[u8])]) -> (tempfile::TempDir, Reported<SiteSource>) {
        let folder = tempfile::tempdir().unwrap();
        let settings: (&str, &[u8]) =
            ("site.toml", b"title = \"Quay\"\nbase_url = \"https://example.org\"\n");
        for (name, content) in files.iter().chain([&settings]) {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        let read = read(folder.path()).unwrap();
        (folder, read)
    }

    fn told(diagnostics: &[Diagnostic]) -> Vec<(Code, Option<(usize, usize)>)> {
        diagnostics
            .iter()
            .map(|found| (found.code, found.at.as_ref().map(|at| at.line_column())))
            .collect()
    }

    #[test]
    fn folders_are_collections_and_files_are_sets() {
        let (_folder, read) = site(&[
            ("content/_index.md", b"# All\n\nThe archive."),
            (
                "content/quay/1998/spring-nets.txt",
                b"\xEF\xBB\xBF+++\r\ntitle = \"Nets\"\r\ndate = 1998\r\n+++\r\nA boat.\r\n",
            ),
            ("content/quay/_index.md", b"+++\ntitle = \"The quay\"\nagency = \"AFP\"\n+++\nWords."),
            ("content/pages/about.md", b"# About us\n\nWe are."),
            ("content/.hidden/x.txt", b"no"),
        ]);
        assert_eq!(told(&read.diagnostics), []);
        let collections: Vec<_> =
            read.value.collections.iter().map(|c| (c.path.as_str(), c.title.as_str())).collect();
        assert_eq!(collections, [("", "All"), ("quay", "The quay"), ("quay/1998", "1998")]);
        let [file] = read.value.caption_files.as_slice() else { panic!("one set") };
        assert_eq!((file.title.as_str(), file.collection, file.blocks.len()), ("Nets", 2, 1));
        assert_eq!(file.blocks[0].at.line_column(), (5, 1));
        assert_eq!(read.value.pages[0].title, "About us");
        assert_eq!(read.value.pages[0].body, "We are.");
    }

    #[test]
    fn faults_are_told_at_their_places() {
        for (content, expected) in [
            (&b"+++\nphotografer = \"Jane\"\n+++\nA boat.\n"[..], (Code::UnknownKey, Some((2, 1)))),
            (b"+++\ntitle = \"a\"\nA boat.\n", (Code::UnclosedFrontMatter, Some((1, 1)))),
            (b"+++\r\ndate = \"\xC3\xA9\"\r\n+++\r\n", (Code::BadValue, Some((2, 8)))),
            (b"A b\xF6at.\n", (Code::NotUtf8, Some((1, 4)))),
            (b"A b\x07at.\n", (Code::ControlCharacter, Some((1, 4)))),
            (b"A boat.\n![](boat.jpg)\n", (Code::MissingPhoto, Some((2, 5)))),
            (b"A boat.\n![](../../boat.jpg)\n", (Code::BadPhoto, Some((2, 5)))),
            (b"A boat.\nPhoto: /etc/boat.jpg\n", (Code::BadPhoto, Some((2, 8)))),
            (b"Date: 1998\n\nA boat.\n", (Code::StrayTrailer, Some((1, 1)))),
            ("é\r\nA boat ![](a.jpg) here.\r\n".as_bytes(), (Code::InlinePhoto, Some((2, 1)))),
            ("é\r\n![éé](é.jpg)\r\n".as_bytes(), (Code::MissingPhoto, Some((2, 7)))),
        ] {
            let (_folder, read) = site(&[("content/a.txt", content)]);
            assert_eq!(told(&read.diagnostics), [expected], "{}", String::from_utf8_lossy(content));
        }
    }

    #[test]
    fn a_picture_is_attached_by_name_or_by_stem_or_told_to_be_unused() {
        // The smallest PNG header: 3 by 2 pixels.
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02\x08\x06\0\0\0";
        let (_folder, read) = site(&[
            ("content/quay/a.png", png),
            ("content/quay/a.txt", b"A boat.\n"),
            ("content/b.txt", b"A gull.\n![Wings](quay/b.png)\n\nTwo gulls.\nPhoto: quay/b.png\n"),
            ("content/quay/b.png", png),
            ("content/quay/c.png", png),
            ("content/quay/d.jpg", b"no picture"),
            ("content/quay/e.txt", b"A rope.\n![](d.jpg)\n"),
        ]);
        let photo = |file: usize, block: usize| {
            let photos = &read.value.caption_files[file].blocks[block].photos;
            photos.first().map(|photo| photo.file.as_str())
        };
        assert_eq!(photo(1, 0), Some("content/quay/a.png"));
        assert_eq!(photo(0, 0), Some("content/quay/b.png"));
        assert_eq!(photo(0, 1), Some("content/quay/b.png"));
        assert_eq!(photo(2, 0), None);
        let file = &read.value.photos["content/quay/a.png"];
        assert_eq!((file.width, file.height, file.media_type), (3, 2, "image/png"));
        assert_eq!(
            told(&read.diagnostics),
            [(Code::UnusedPhoto, None), (Code::BadPhoto, Some((2, 5)))]
        );
    }

    #[test]
    fn a_folder_without_settings_is_no_site() {
        let folder = tempfile::tempdir().unwrap();
        let error = read(folder.path()).unwrap_err().to_string();
        assert!(error.contains("archive init"), "{error}");
    }
}
