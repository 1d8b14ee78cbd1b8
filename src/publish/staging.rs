//! The hidden folder beside the output in which a new site grows, and what killed builds left.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context;
use rayon::prelude::*;

use super::folder::has_marker;
use super::{MARKER, cannot};

const MARKER_TEXT: &str = "This folder was made by archive, the static-site generator for photo \
archives.\nEvery build replaces it whole: keep nothing of your own in it.\n";

/// Where a new site grows until it is switched in.
#[derive(Debug)]
pub(super) struct Staging(PathBuf);

impl Staging {
    /// An empty folder beside `output`, marked as ours from its first moment.
    pub(super) fn create(output: &Path) -> anyhow::Result<Self> {
        let path = sibling(output, "new");
        fs::create_dir(&path).with_context(|| cannot("make", &path))?;
        let staging = Self(path);
        let marker = staging.0.join(MARKER);
        fs::write(&marker, MARKER_TEXT).with_context(|| cannot("write", &marker))?;
        Ok(staging)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Waits until the new site is on the disk, so that a power cut after the switch cannot leave
    /// empty files. One call for the disk is far cheaper than one for each file.
    #[cfg(target_os = "linux")]
    pub(super) fn flush(&self) -> anyhow::Result<()> {
        let folder = fs::File::open(&self.0).with_context(|| cannot("read", &self.0))?;
        rustix::fs::syncfs(folder).with_context(|| cannot("flush", &self.0))
    }

    #[cfg(not(target_os = "linux"))]
    pub(super) fn flush(&self) -> anyhow::Result<()> {
        Ok(())
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        // The build has failed and says why; what cannot be removed now the next build removes.
        let _ = remove(&self.0);
    }
}

/// `public` and `new` give `.public.archive-new`, in the same folder: a rename never copies.
pub(super) fn sibling(output: &Path, what: &str) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(output.file_name().unwrap_or_default());
    name.push(format!(".archive-{what}"));
    output.with_file_name(name)
}

/// Clears away what a killed build left, and brings back an old site that it had moved aside.
/// Call with the lock held.
pub(super) fn recover(output: &Path) -> anyhow::Result<()> {
    let old = sibling(output, "old");
    if is_folder(&old)? {
        if is_folder(output)? {
            remove(&old)?;
        } else {
            fs::rename(&old, output).with_context(|| {
                format!("cannot bring the old site back from {}", old.display())
            })?;
        }
    }
    remove(&sibling(output, "new"))
}

/// Removes a site of ours, or an empty folder; nothing there is well too.
pub(super) fn remove(folder: &Path) -> anyhow::Result<()> {
    if !is_folder(folder)? {
        return Ok(());
    }
    if has_marker(folder)? {
        // The marker goes last: a removal that is interrupted can be taken up again.
        let entries: Vec<fs::DirEntry> = fs::read_dir(folder)
            .and_then(Iterator::collect)
            .with_context(|| cannot("read", folder))?;
        // In parallel: an archive has a folder for each year, and to remove a large site takes
        // longer than to write it.
        entries.par_iter().filter(|entry| entry.file_name() != MARKER).try_for_each(|entry| {
            let path = entry.path();
            let kind = entry.file_type().with_context(|| cannot("read", &path))?;
            let removed =
                if kind.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
            removed.with_context(|| cannot("remove", &path))
        })?;
        let marker = folder.join(MARKER);
        fs::remove_file(&marker).with_context(|| cannot("remove", &marker))?;
    }
    fs::remove_dir(folder).with_context(|| {
        format!("cannot remove {}, which a build left behind: remove it", folder.display())
    })
}

fn is_folder(path: &Path) -> anyhow::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(metadata) => Ok(metadata.is_dir()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error).with_context(|| cannot("read", path)),
    }
}
