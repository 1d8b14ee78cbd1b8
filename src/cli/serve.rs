//! `archive serve`.

use super::Outcome;
use crate::serve::{ServeOptions, serve};

/// Previews the site at http://127.0.0.1:4000 and rebuilds it whenever a file changes.
///
/// The browser reloads by itself, and shows what is wrong while the site cannot be built. Nothing
/// is published: the preview lives in a temporary folder until Ctrl-C.
#[derive(Debug, clap::Args)]
pub(super) struct Serve {
    /// Port of the preview; 0 takes any free one.
    #[arg(long, default_value_t = 4000)]
    port: u16,
    /// Opens the preview in the browser.
    #[arg(long)]
    open: bool,
    /// Leaves out caption files marked `draft`, as `archive build` does.
    #[arg(long)]
    no_drafts: bool,
}

impl Serve {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let options = ServeOptions {
            root: ".".into(),
            port: self.port,
            open: self.open,
            drafts: !self.no_drafts,
        };
        serve(&options)?;
        Ok(Outcome::Fine)
    }
}
