//! Putting the new site in the place of the old one.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::Context;

use super::staging::sibling;

/// Makes the folder `new` stand at `output`. What stood there, if anything, then stands at `new`.
pub(super) fn switch(new: &Path, output: &Path) -> anyhow::Result<()> {
    switch_on_disk(new, output).with_context(|| {
        format!(
            "cannot put the new site in the place of {} (if that folder is a mount point, publish \
             to a folder within it)",
            output.display()
        )
    })
}

fn switch_on_disk(new: &Path, output: &Path) -> io::Result<()> {
    match fs::symlink_metadata(output) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return fs::rename(new, output),
        Err(error) => return Err(error),
        Ok(_) => {}
    }
    if exchange(new, output)? {
        return Ok(());
    }
    move_aside(new, output)
}

/// Exchanges the two in one step, so that a site stands there at every moment; false where the
/// system or the file system cannot.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn exchange(new: &Path, output: &Path) -> io::Result<bool> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;

    match renameat_with(CWD, new, CWD, output, RenameFlags::EXCHANGE) {
        Ok(()) => Ok(true),
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn exchange(_new: &Path, _output: &Path) -> io::Result<bool> {
    Ok(false)
}

/// The same in three steps. After the first one there is no site for an instant; a build killed
/// just then has the old site brought back by the next one (`staging::recover`).
fn move_aside(new: &Path, output: &Path) -> io::Result<()> {
    let old = sibling(output, "old");
    fs::rename(output, &old)?;
    if let Err(error) = fs::rename(new, output) {
        fs::rename(&old, output)?;
        return Err(error);
    }
    fs::rename(&old, new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_switching_change_the_places_of_the_two() {
        let ways: [fn(&Path, &Path) -> io::Result<()>; 2] = [switch_on_disk, move_aside];
        for way in ways {
            let folder = tempfile::tempdir().unwrap();
            let (new, output) = (folder.path().join("new"), folder.path().join("public"));
            for path in [&new, &output] {
                fs::create_dir(path).unwrap();
                fs::write(path.join("name"), path.to_str().unwrap()).unwrap();
            }
            way(&new, &output).unwrap();
            let name = |path: &Path| fs::read_to_string(path.join("name")).unwrap();
            assert_eq!(name(&new), output.to_str().unwrap());
            assert_eq!(name(&output), new.to_str().unwrap());
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        }
    }
}
