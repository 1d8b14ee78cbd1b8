//! `archive check`.

use super::Outcome;

/// Tells what to mend: missing dates, places, credits and photographs, unknown names.
#[derive(Debug, clap::Args)]
pub(super) struct Check {}

impl Check {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        todo!()
    }
}
