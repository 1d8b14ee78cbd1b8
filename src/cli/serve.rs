//! `archive serve`.

use super::Outcome;

/// Previews the site at http://127.0.0.1:4000 and rebuilds it whenever a file changes.
#[derive(Debug, clap::Args)]
pub(super) struct Serve {}

impl Serve {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        todo!()
    }
}
