//! The order of the stages; `build`, `serve` and `check` are its callers.

use std::path::{Path, PathBuf};

use crate::authority::Authority;
use crate::catalog::Catalog;
use crate::config::BaseUrl;
use crate::diagnostic::{Diagnostic, Reported};
use crate::source::SiteSource;

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
pub fn read_archive(_root: &Path, _drafts: bool) -> anyhow::Result<Reported<Archive>> {
    todo!()
}

/// Builds the site in `root` and publishes it.
///
/// # Errors
/// As [`read_archive`], or if the output folder is not ours or the disk refuses.
pub fn build(_root: &Path, _options: &BuildOptions) -> anyhow::Result<Built> {
    todo!()
}
