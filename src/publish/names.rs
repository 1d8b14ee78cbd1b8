//! Which names a new site has taken.

use std::collections::BTreeMap;

use anyhow::bail;

use super::MARKER;

/// The files and folders of a site so far, by their paths without regard to case.
#[derive(Debug)]
pub(super) struct Names(BTreeMap<String, Taken>);

#[derive(Debug)]
struct Taken {
    path: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    File,
    Folder,
}

impl Default for Names {
    fn default() -> Self {
        let marker = Taken { path: MARKER.to_owned(), kind: Kind::File };
        Self(BTreeMap::from([(MARKER.to_owned(), marker)]))
    }
}

impl Names {
    /// Takes `path` and the folders above it.
    pub(super) fn add(&mut self, path: &str) -> anyhow::Result<()> {
        for (end, _) in path.match_indices('/') {
            self.take(&path[..end], Kind::Folder)?;
        }
        self.take(path, Kind::File)
    }

    fn take(&mut self, path: &str, kind: Kind) -> anyhow::Result<()> {
        // Addresses are ASCII.
        let folded = path.to_ascii_lowercase();
        let Some(taken) = self.0.get(&folded) else {
            self.0.insert(folded, Taken { path: path.to_owned(), kind });
            return Ok(());
        };
        if taken.path != path {
            bail!(
                "`/{path}` and `/{}` differ only in capitals, which many disks and hosts cannot \
                 keep apart: rename one",
                taken.path
            );
        }
        match (taken.kind, kind) {
            (Kind::Folder, Kind::Folder) => Ok(()),
            (Kind::File, Kind::File) => bail!("`/{path}` is the address of two files"),
            _ => bail!("`/{path}` is the address of a file and of a folder: rename one"),
        }
    }
}
