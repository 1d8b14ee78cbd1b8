//! `archive explain`.

use super::Outcome;

/// Shows captions with the words that each field was read from, and why.
#[derive(Debug, clap::Args)]
pub(super) struct Explain {}

impl Explain {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        todo!()
    }
}
