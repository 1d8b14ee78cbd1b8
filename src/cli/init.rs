//! `archive init`.

use super::Outcome;

/// Makes a new site that builds at once, with a workflow for GitHub Pages.
#[derive(Debug, clap::Args)]
pub(super) struct Init {}

impl Init {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        todo!()
    }
}
