//! One build at a time for one output folder.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::cannot;
use super::staging::sibling;

/// Held while a site is being published: an advisory lock on a file beside the output folder,
/// which the system releases when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of `output` without waiting.
    pub(super) fn take(output: &Path) -> anyhow::Result<Self> {
        let path = sibling(output, "lock");
        loop {
            let file = File::options()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .with_context(|| cannot("write", &path))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => bail!(
                    "another `archive` is publishing to {}: wait until it has finished",
                    output.display()
                ),
                Err(TryLockError::Error(error)) => {
                    return Err(error).with_context(|| cannot("lock", &path));
                }
            }
            // The build that held it may have removed the file between our opening and locking
            // it; a third build could then lock a new file of that name.
            if is_at(&file, &path)? {
                return Ok(Self { path, file });
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Only where `is_at` can tell: elsewhere the empty file stays. A failure leaves it too,
        // which does no harm, and there is nobody to tell.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
        let _ = self.file.unlock();
    }
}

/// True if `path` still leads to `file`.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> anyhow::Result<bool> {
    use std::os::unix::fs::MetadataExt;

    let held = file.metadata().with_context(|| cannot("read", path))?;
    match fs::symlink_metadata(path) {
        Ok(there) => Ok((there.dev(), there.ino()) == (held.dev(), held.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error).with_context(|| cannot("read", path)),
    }
}

#[cfg(not(unix))]
fn is_at(_file: &File, _path: &Path) -> io::Result<bool> {
    Ok(true)
}
