//! Writing what `archive check` proposes into content/people.toml.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};

use super::SITE;
use crate::check::{Proposal, alike_names, with_aliases};
use crate::diagnostic::{Diagnostic, Severity, visible};
use crate::pipeline::{self, Archive};

/// The file, relative to the site.
const PEOPLE: &str = "content/people.toml";

/// Puts what names of the archive are one into people.toml, which is made where there is none, and
/// says so on stderr. `drafts` takes in caption files marked so.
///
/// # Errors
/// As [`pipeline::read_archive`], or if people.toml cannot be read or written, or is not in a form
/// that can be added to.
pub(super) fn learn(drafts: bool) -> anyhow::Result<()> {
    let mut has_learnt = false;
    // An alias that is learnt may bring another to light.
    loop {
        let read = pipeline::read_archive(Path::new(SITE), drafts)?;
        if read.diagnostics.iter().any(is_fault_of_file) {
            eprintln!("{PEOPLE}: nothing is written while it has errors.");
            return Ok(());
        }
        let Archive { source, authority, catalog } = read.value;
        let found = alike_names(&source, &authority, &catalog).proposals;
        let proposals: Vec<Proposal> = found.into_iter().map(|(proposal, _)| proposal).collect();
        if proposals.is_empty() || !write(&proposals)? {
            break;
        }
        has_learnt = true;
    }
    if !has_learnt {
        eprintln!("{PEOPLE}: nothing to add.");
    }
    Ok(())
}

fn is_fault_of_file(found: &Diagnostic) -> bool {
    let is_there = found.at.as_ref().is_some_and(|at| at.source.path == PEOPLE);
    is_there && found.severity == Severity::Error
}

/// False if the file holds them all already.
fn write(proposals: &[Proposal]) -> anyhow::Result<bool> {
    let path = Path::new(SITE).join(PEOPLE);
    // Through a link to the file that it leads to, which stays where it is.
    let path = if path.exists() { path.canonicalize().context(PEOPLE)? } else { path };
    let root = Path::new(SITE).canonicalize().context("finding the site")?;
    if path.is_absolute() && !path.starts_with(root) {
        bail!("{PEOPLE} is a link that leads out of the site; nothing is written");
    }
    let before = match path.exists() {
        true => std::fs::read_to_string(&path).with_context(|| format!("reading {PEOPLE}"))?,
        false => String::new(),
    };
    let after = with_aliases(&before, proposals)
        .with_context(|| format!("nothing is written to {PEOPLE}"))?;
    if after == before {
        return Ok(false);
    }
    replace(&path, &after).with_context(|| format!("writing {PEOPLE}"))?;
    for Proposal { name, alias, .. } in proposals {
        eprintln!("{PEOPLE}: `{}` is `{}`.", visible(alias), visible(name));
    }
    Ok(true)
}

/// In one step, so that a stop leaves the old file or the new one.
fn replace(path: &Path, text: &str) -> anyhow::Result<()> {
    let folder = path.parent().context("the file has no folder")?;
    std::fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new().prefix(".people").tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    match std::fs::metadata(path) {
        Ok(known) => file.as_file().set_permissions(known.permissions())?,
        Err(_) => readable(file.as_file())?,
    }
    file.persist(path)?;
    Ok(())
}

/// A temporary file is for its owner alone; a new file of the site is for all who may read it.
#[cfg(unix)]
fn readable(file: &std::fs::File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn readable(_: &std::fs::File) -> std::io::Result<()> {
    Ok(())
}
