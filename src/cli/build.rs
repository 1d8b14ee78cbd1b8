//! `archive build`.

use super::Outcome;

/// Builds the site: reads content/, catalogues the captions and writes the pages.
#[derive(Debug, clap::Args)]
pub(super) struct Build {
    #[arg(long, default_value = "public")]
    output: std::path::PathBuf,
}

impl Build {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        todo!()
    }
}
