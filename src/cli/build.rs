//! `archive build`: the site folder in, a finished site out.

use std::path::{Path, PathBuf};

use super::{Outcome, SITE, report};
use crate::config::BaseUrl;
use crate::pipeline::{self, BuildOptions};

/// Builds the site: reads content/, catalogues the captions and writes the pages.
///
/// The finished site replaces the old one in one step; if the content has errors the old one stays
/// as it was. The output folder can be published as it is, for example on GitHub Pages.
#[derive(Debug, clap::Args)]
pub(super) struct Build {
    /// Where the finished site goes.
    #[arg(long, value_name = "DIR", default_value = "public")]
    output: PathBuf,
    /// Where the site will stand on the web, in place of `base_url` in site.toml.
    #[arg(long, value_name = "URL")]
    base_url: Option<BaseUrl>,
    /// Takes in caption files marked `draft = true`.
    #[arg(long)]
    drafts: bool,
    /// Treats warnings as errors.
    #[arg(long)]
    strict: bool,
    /// Prints errors only.
    #[arg(long, short)]
    quiet: bool,
}

impl Build {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let started = std::time::Instant::now();
        let output = self.output;
        let options = BuildOptions {
            output: output.clone(),
            base_url: self.base_url,
            origin: None,
            drafts: self.drafts,
            strict: self.strict,
        };
        let built = pipeline::build(Path::new(SITE), &options)?;
        report::diagnostics(&built.diagnostics, self.quiet && !self.strict);
        if !built.published {
            eprintln!("The site was not built; what {} held is unchanged.", output.display());
            return Ok(Outcome::Faults);
        }
        if !self.quiet {
            let took = started.elapsed().as_secs_f64();
            eprintln!(
                "Built the site in {}: {}, {}, in {took:.2} s.",
                output.display(),
                report::count(built.entries, "entry", "entries"),
                report::count(built.files, "file", "files"),
            );
        }
        Ok(Outcome::Fine)
    }
}
