//! `archive init`: a new site.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::{Outcome, report};

/// Makes a new site that builds at once, with a workflow for GitHub Pages.
///
/// Writes site.toml, example captions, a page and .github/workflows/pages.yml. A file that is
/// already there is never overwritten.
///
/// Example: archive init museum && cd museum && archive serve --open
#[derive(Debug, clap::Args)]
pub(super) struct Init {
    /// The site's folder; made where it does not exist.
    #[arg(default_value = ".")]
    dir: PathBuf,
}

/// The files of a new site, by path.
const FILES: [(&str, &str); 6] = [
    ("site.toml", include_str!("init/site.toml")),
    ("content/harbour/_index.md", include_str!("init/content/harbour/_index.md")),
    ("content/harbour/first-set.txt", include_str!("init/content/harbour/first-set.txt")),
    ("content/pages/about.md", include_str!("init/content/pages/about.md")),
    (".gitignore", include_str!("init/gitignore")),
    (".github/workflows/pages.yml", include_str!("init/pages.yml")),
];

impl Init {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let there: Vec<&str> = FILES
            .iter()
            .map(|(name, _)| *name)
            .filter(|name| self.dir.join(name).exists())
            .collect();
        if !there.is_empty() {
            bail!(
                "{} already holds {}; nothing was written. Choose another folder: `archive init DIR`",
                self.dir.display(),
                there.join(", ")
            );
        }
        for (name, content) in FILES {
            let content = content.replace("@VERSION@", env!("CARGO_PKG_VERSION"));
            write(&self.dir.join(name), &content)?;
        }
        let place = self.dir.display();
        eprintln!("Made a site in {place}: {}.", report::count(FILES.len(), "file", "files"));
        let go = if self.dir == Path::new(".") { String::new() } else { format!("cd {place} && ") };
        eprintln!("See it with `{go}archive serve --open`, then put your captions into content/.");
        Ok(Outcome::Fine)
    }
}

/// Writes a new file; one that has appeared meanwhile is left alone.
fn write(path: &Path, content: &str) -> anyhow::Result<()> {
    let failed = || format!("cannot write {}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(failed)?;
    }
    let mut file = fs::File::create_new(path).with_context(failed)?;
    file.write_all(content.as_bytes()).with_context(failed)
}
