//! The order of the stages; `build`, `serve` and `check` are its callers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::authority::{Agencies, Authority, Gazetteer, People};
use crate::catalog::{self, Catalog};
use crate::config::BaseUrl;
use crate::diagnostic::{self, Code, Diagnostic, Reported, Severity, has_errors};
use crate::output::{Address, OutputFile};
use crate::pages::{self, Site};
use crate::photos::{self, PhotoError};
use crate::publish::Publication;
use crate::record::Photo;
use crate::render::Theme;
use crate::source::{self, SiteSource};
use crate::{data, search};

/// A site read and catalogued, not yet rendered.
#[derive(Debug)]
pub struct Archive {
    /// What stands in the site folder.
    pub source: SiteSource,
    /// Established names, the site's own included.
    pub authority: Authority,
    /// The entries and their facets.
    pub catalog: Catalog,
}

/// How to build.
#[derive(Clone, Debug)]
pub struct BuildOptions {
    /// Where the finished site goes.
    pub output: PathBuf,
    /// In place of `base_url` in site.toml.
    pub base_url: Option<BaseUrl>,
    /// In place of the base URL's scheme and host, its path kept: the preview server's
    /// `http://127.0.0.1:4000`, by [`BaseUrl::on_origin`].
    pub origin: Option<String>,
    /// Takes in caption files marked `draft`.
    pub drafts: bool,
    /// Warnings stop the build as errors do.
    pub strict: bool,
}

/// What a build did.
#[derive(Debug)]
pub struct Built {
    /// False if the content has errors; then the site that stood there still stands.
    pub published: bool,
    /// Everything that the editor should hear, sorted by file and position.
    pub diagnostics: Vec<Diagnostic>,
    /// Entries in the catalogue.
    pub entries: usize,
    /// Files written.
    pub files: usize,
    /// Where the site stands, by which its links were made.
    pub base_url: BaseUrl,
}

/// Reads and catalogues the site in `root`.
///
/// # Errors
/// Only where there is no site, or the machine fails. Faults of the content are diagnostics.
pub fn read_archive(root: &Path, drafts: bool) -> anyhow::Result<Reported<Archive>> {
    Ok(source::read(root)?.and_then(|source| archive(source, drafts)))
}

/// Catalogues the captions of `text`, which stand in no file, as one set called `name`. The names
/// and settings of the site in `root` count where there is one.
///
/// # Errors
/// As [`read_archive`].
pub fn read_captions(root: &Path, name: &str, text: &str) -> anyhow::Result<Reported<Archive>> {
    let Reported { value: piped, diagnostics } = source::one_file(name, text);
    let source = match root.join("site.toml").is_file() {
        true => {
            let site = source::read(root)?.value;
            SiteSource { config: site.config, places: site.places, ..piped }
        }
        false => piped,
    };
    Ok(Reported { value: source, diagnostics }.and_then(|source| archive(source, true)))
}

fn archive(source: SiteSource, drafts: bool) -> Reported<Archive> {
    let authority = Authority {
        gazetteer: Gazetteer::embedded().with_local(&source.places),
        agencies: Agencies::embedded()
            .extended(&source.config.agencies)
            .extended(&source.names.agencies),
        people: People::new(&source.names.people),
    };
    let assembled = catalog::assemble(&source, &authority, drafts);
    let archive = Archive { source, authority, catalog: assembled.value };
    Reported { value: archive, diagnostics: assembled.diagnostics }
}

/// Builds the site in `root` and publishes it.
///
/// # Errors
/// As [`read_archive`], or if the output folder is not ours or the disk refuses.
pub fn build(root: &Path, options: &BuildOptions) -> anyhow::Result<Built> {
    let Reported { value: mut archive, mut diagnostics } = read_archive(root, options.drafts)?;
    let config = &mut archive.source.config;
    if let Some(base_url) = &options.base_url {
        config.base_url = base_url.clone();
        diagnostics.retain(|diagnostic| diagnostic.code != Code::MissingSetting);
    }
    if let Some(origin) = &options.origin {
        config.base_url = config.base_url.on_origin(origin);
        diagnostics.retain(|diagnostic| diagnostic.code != Code::MissingSetting);
    }
    let theme = match Theme::new(&archive.source.templates, &archive.source.statics) {
        Ok(theme) => Some(theme),
        Err(found) => {
            diagnostics.extend(found);
            None
        }
    };
    let mut built = Built {
        published: false,
        diagnostics,
        entries: archive.catalog.entries.len(),
        files: 0,
        base_url: archive.source.config.base_url.clone(),
    };
    let stops = |diagnostics: &[Diagnostic]| {
        has_errors(diagnostics) || (options.strict && !diagnostics.is_empty())
    };
    if let Some(theme) = theme.filter(|_| !stops(&built.diagnostics)) {
        let publication = Publication::begin(&options.output, root)?;
        let (files, failed) = write(&archive, &theme, &publication)?;
        built.diagnostics.extend(failed);
        if !stops(&built.diagnostics) {
            publication.finish()?;
            built.published = true;
            built.files = files;
        }
    }
    diagnostic::sort(&mut built.diagnostics);
    Ok(built)
}

/// Makes every file of the site and adds it to the publication, a page at a time; gives their
/// number and what failed.
fn write(
    archive: &Archive,
    theme: &Theme,
    publication: &Publication,
) -> anyhow::Result<(usize, Vec<Diagnostic>)> {
    let Archive { source, authority, catalog } = archive;
    let site = Site { config: &source.config, authority, catalog };
    let pages = pages::all(&site);
    let mut failed: Vec<Diagnostic> = pages
        .par_iter()
        .map(|page| match theme.render(&site, page) {
            Ok(file) => publication.write(&file).map(|()| None),
            Err(failed) => Ok(Some(failed)),
        })
        .collect::<anyhow::Result<Vec<_>>>()?
        .into_iter()
        .flatten()
        .collect();
    let (photographs, refused) = write_photographs(catalog, publication)?;
    failed.extend(refused);
    let mut files = theme.static_files();
    files.extend(search::files(&site));
    files.extend(data::files(&site));
    files.par_iter().try_for_each(|file| publication.write(file))?;
    Ok((pages.len() + files.len() + photographs, failed))
}

/// Adds the photographs, without their private metadata; gives their number and those that are
/// damaged or of a kind that cannot be published.
fn write_photographs(
    catalog: &Catalog,
    publication: &Publication,
) -> anyhow::Result<(usize, Vec<Diagnostic>)> {
    let attached: BTreeMap<&Address, &Photo> = catalog
        .entries
        .iter()
        .flat_map(|entry| &entry.photos)
        .map(|photo| (&photo.address, photo))
        .collect();
    let refused = attached
        .par_iter()
        .map(|(address, photo)| {
            let path = catalog.photo_files.get(*address);
            let path = path.expect("every attached photograph has its file");
            match photos::published(path, photo.media_type) {
                Ok(content) => {
                    let file = OutputFile { address: (*address).clone(), content };
                    publication.write(&file).map(|()| None)
                }
                Err(error) => match error.downcast::<PhotoError>() {
                    Ok(error) => Ok(Some(Diagnostic::of_file(
                        Severity::Error,
                        Code::BadPhoto,
                        format!("`{}` cannot be published: {error}", photo.file),
                    ))),
                    Err(error) => Err(error),
                },
            }
        })
        .collect::<anyhow::Result<Vec<_>>>()?;
    Ok((attached.len(), refused.into_iter().flatten().collect()))
}
