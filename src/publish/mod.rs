//! Publishing: output files to disk, beside the old site, then switched in.
//!
//! Knows nothing of captions. The output folder is only ever touched if `archive` made it, which
//! its marker file says. A new site grows in a hidden sibling of the output folder; a build that
//! fails or is killed leaves the old site as it was, and the next build clears away what it left.

mod folder;
mod lock;
mod names;
mod staging;
mod switch;

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;

use crate::output::{Content, OutputFile};
use lock::Lock;
use names::Names;
use staging::Staging;

/// The file that says that a folder is a site of ours, so that a build may replace it.
pub const MARKER: &str = ".archive-site";

/// A new site being completed beside the old one. Dropped before [`Publication::finish`], it
/// leaves no trace.
#[derive(Debug)]
pub struct Publication {
    output: PathBuf,
    names: Mutex<Names>,
    // In this order: the staging folder is removed while the lock is still held.
    staging: Staging,
    _lock: Lock,
}

impl Publication {
    /// Begins a new site for the folder `output`, which must not exist, be empty, or carry our
    /// marker; where it is a symbolic link, the folder that it leads to is the output and the link
    /// stays. `site` is the site folder: no output may stand in its way.
    ///
    /// # Errors
    /// If the folder is somebody else's, holds or lies within the site's own files, is being
    /// published to already, or the disk refuses.
    pub fn begin(output: &Path, site: &Path) -> anyhow::Result<Self> {
        let output = folder::resolve(output)?;
        folder::refuse_site(&output, site)?;
        let lock = Lock::take(&output)?;
        staging::recover(&output)?;
        folder::refuse_foreign(&output)?;
        let staging = Staging::create(&output)?;
        Ok(Self { output, names: Mutex::new(Names::default()), staging, _lock: lock })
    }

    /// Adds a file. May be called from several threads.
    ///
    /// # Errors
    /// If two files share an address, addresses differ only in case or one is a folder of the
    /// other (some disks and hosts cannot hold both), or the disk refuses.
    pub fn write(&self, file: &OutputFile) -> anyhow::Result<()> {
        let relative = file.address.file_path();
        let path = self.staging.path().join(&relative);
        self.names.lock().unwrap_or_else(PoisonError::into_inner).add(&relative)?;
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).with_context(|| cannot("make", parent))?;
        }
        let mut target = File::create_new(&path).with_context(|| cannot("write", &path))?;
        match &file.content {
            Content::Bytes(bytes) => {
                target.write_all(bytes).with_context(|| cannot("write", &path))?;
            }
            Content::CopyOf(original) => {
                let mut original_file =
                    File::open(original).with_context(|| cannot("read", original))?;
                // Not `fs::copy`, which would carry over a private file mode.
                io::copy(&mut original_file, &mut target).with_context(|| {
                    format!("cannot copy {} to {}", original.display(), path.display())
                })?;
            }
        }
        Ok(())
    }

    /// Makes the new site the site. Until this returns the old one stays whole; then it is gone.
    ///
    /// # Errors
    /// If the disk refuses. Then the old site is still there, unless the message says that it
    /// could not be cleared away.
    pub fn finish(self) -> anyhow::Result<()> {
        self.staging.flush()?;
        switch::switch(self.staging.path(), &self.output)?;
        // What stands there now is the old site.
        staging::remove(self.staging.path()).with_context(|| {
            format!(
                "the new site stands in {}, but the old one could not be cleared away",
                self.output.display()
            )
        })
    }
}

fn cannot(verb: &str, path: &Path) -> String {
    format!("cannot {verb} {}", path.display())
}

#[cfg(test)]
mod tests;
