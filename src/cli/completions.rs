//! `archive completions`.

use super::Outcome;

/// Prints the completion script of a shell.
#[derive(Debug, clap::Args)]
pub(super) struct Completions {}

impl Completions {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        todo!()
    }
}
