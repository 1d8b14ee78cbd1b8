//! Publishing: output files to disk, beside the old site, then switched in.
//!
//! Knows nothing of captions. The output folder is only ever touched if `archive` made it.

use std::path::Path;

use crate::output::OutputFile;

/// A new site being completed beside the old one.
#[derive(Debug)]
pub struct Publication {}

impl Publication {
    /// Begins a new site for `output`, which must not exist, be empty, or carry our marker.
    ///
    /// # Errors
    /// If the folder is somebody else's, is being published to already, or the disk refuses.
    pub fn begin(_output: &Path) -> anyhow::Result<Self> {
        todo!()
    }

    /// Adds a file. May be called from several threads.
    ///
    /// # Errors
    /// If two files share an address, or the disk refuses.
    pub fn write(&self, _file: &OutputFile) -> anyhow::Result<()> {
        todo!()
    }

    /// Makes the new site the site. Until this returns the old one stays whole.
    ///
    /// # Errors
    /// If the disk refuses; then the old site is still there.
    pub fn finish(self) -> anyhow::Result<()> {
        todo!()
    }
}
