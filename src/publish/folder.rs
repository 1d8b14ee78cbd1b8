//! Which folder may be published to.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::{MARKER, cannot};

/// Folders of a site that hold the editor's own work.
const SITE_FOLDERS: [&str; 4] = ["content", "templates", "static", "src"];

/// The output folder without links and `..`; the folder above it is made where it is missing.
pub(super) fn resolve(output: &Path) -> anyhow::Result<PathBuf> {
    match fs::symlink_metadata(output) {
        Ok(_) => fs::canonicalize(output).with_context(|| {
            format!(
                "cannot follow {}: if it is a link to a folder that is gone, remove the link",
                output.display()
            )
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let Some(name) = output.file_name() else {
                bail!("{} is not a folder to publish to: name one", output.display());
            };
            let parent = match output.parent() {
                Some(parent) if !parent.as_os_str().is_empty() => parent,
                _ => Path::new("."),
            };
            fs::create_dir_all(parent).with_context(|| cannot("make", parent))?;
            let parent = fs::canonicalize(parent).with_context(|| cannot("find", parent))?;
            Ok(parent.join(name))
        }
        Err(error) => Err(error).with_context(|| cannot("read", output)),
    }
}

/// Refuses an output folder that is the site folder, holds it, or lies in the editor's own work.
pub(super) fn refuse_site(output: &Path, site: &Path) -> anyhow::Result<()> {
    let root = fs::canonicalize(site).with_context(|| cannot("find", site))?;
    if root.starts_with(output) {
        bail!(
            "the output folder {} holds the site itself, which a build would replace: choose a \
             folder of its own, as with `--output public`",
            output.display()
        );
    }
    for name in SITE_FOLDERS {
        let folder = root.join(name);
        let folder = match fs::canonicalize(&folder) {
            Ok(folder) => folder,
            Err(error) if error.kind() == io::ErrorKind::NotFound => folder,
            Err(error) => return Err(error).with_context(|| cannot("find", &folder)),
        };
        if output.starts_with(&folder) || folder.starts_with(output) {
            bail!(
                "the output folder {} and the site's `{name}` lie one within the other: choose a \
                 folder of its own, as with `--output public`",
                output.display()
            );
        }
    }
    Ok(())
}

/// Refuses an output folder that `archive` did not make.
pub(super) fn refuse_foreign(output: &Path) -> anyhow::Result<()> {
    let mut entries = match fs::read_dir(output) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
            bail!(
                "{} is a file, not a folder to publish to: choose another `--output`",
                output.display()
            )
        }
        Err(error) => return Err(error).with_context(|| cannot("read", output)),
    };
    if entries.next().is_none() {
        return Ok(());
    }
    if !has_marker(output)? {
        bail!(
            "{} holds files that `archive` did not make (it has no `{MARKER}`), so it is left \
             alone: choose another `--output`, or empty the folder if nothing in it is needed",
            output.display()
        );
    }
    if fs::symlink_metadata(output.join(".git")).is_ok() {
        bail!(
            "{} holds a git repository (`.git`), which a build would delete: build to another \
             `--output` and copy its files here",
            output.display()
        );
    }
    Ok(())
}

/// True if the folder carries our marker.
pub(super) fn has_marker(folder: &Path) -> anyhow::Result<bool> {
    let marker = folder.join(MARKER);
    match fs::symlink_metadata(&marker) {
        Ok(metadata) => Ok(metadata.is_file()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error).with_context(|| cannot("read", &marker)),
    }
}
