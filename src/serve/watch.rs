//! Noticing that a file of the site has changed.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::Context;
use notify::{EventKind, RecommendedWatcher, RecursiveMode};
use notify_debouncer_full::{
    DebounceEventResult, DebouncedEvent, Debouncer, RecommendedCache, new_debouncer,
};

/// Folders whose files make the site.
const FOLDERS: [&str; 3] = ["content", "templates", "static"];

/// How long no further change must come before the site is built: an editor that saves a file
/// writes, renames and touches it within a few milliseconds.
const QUIET: Duration = Duration::from_millis(80);

/// What the builder hears.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// These files or folders of the site have changed.
    Changed(Vec<PathBuf>),
    /// The system cannot say what has changed.
    Failed(String),
    /// The preview is to end.
    Stop,
}

/// Watches site.toml and the folders of the site, those too that come into being later.
pub(super) struct Watcher {
    root: PathBuf,
    debouncer: Debouncer<RecommendedWatcher, RecommendedCache>,
}

impl Watcher {
    /// Begins to watch the site in `root`, a canonical path.
    pub(super) fn start(root: &Path, sender: Sender<Event>) -> anyhow::Result<Self> {
        let site = root.to_owned();
        let tell = move |result: DebounceEventResult| {
            let event = match result {
                Ok(events) => Event::Changed(changed(&site, &events)),
                Err(errors) => {
                    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
                    Event::Failed(format!("changes may go unnoticed: {}", errors.join("; ")))
                }
            };
            if event != Event::Changed(Vec::new()) {
                // Fails only if the preview is ending.
                let _ = sender.send(event);
            }
        };
        let debouncer = new_debouncer(QUIET, None, tell).context("cannot watch for changes")?;
        let mut watcher = Self { root: root.to_owned(), debouncer };
        // The folder itself tells of site.toml and of folders that come and go.
        watcher.watch(root, RecursiveMode::NonRecursive)?;
        for name in FOLDERS {
            watcher.watch_folder(&root.join(name))?;
        }
        Ok(watcher)
    }

    /// Watches a folder of the site anew if it is among what has changed.
    pub(super) fn follow(&mut self, changed: &[PathBuf]) -> anyhow::Result<()> {
        for name in FOLDERS {
            let folder = self.root.join(name);
            if changed.contains(&folder) {
                // Fails if it was not watched, which is as well.
                let _ = self.debouncer.unwatch(&folder);
                self.watch_folder(&folder)?;
            }
        }
        Ok(())
    }

    fn watch_folder(&mut self, folder: &Path) -> anyhow::Result<()> {
        if folder.is_dir() { self.watch(folder, RecursiveMode::Recursive) } else { Ok(()) }
    }

    fn watch(&mut self, path: &Path, mode: RecursiveMode) -> anyhow::Result<()> {
        self.debouncer.watch(path, mode).with_context(|| {
            format!(
                "cannot watch {} for changes (on Linux, `fs.inotify.max_user_watches` may be too \
                 low)",
                path.display()
            )
        })
    }
}

/// The paths that can change the site, each once.
fn changed(root: &Path, events: &[DebouncedEvent]) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = events
        .iter()
        // A build itself opens and reads every file.
        .filter(|event| !matches!(event.kind, EventKind::Access(_)))
        .flat_map(|event| &event.paths)
        .filter(|path| matters(root, path))
        .cloned()
        .collect();
    paths.sort();
    paths.dedup();
    paths
}

/// True for site.toml and what lies in the folders of the site, but for files that an editor
/// writes for itself.
fn matters(root: &Path, path: &Path) -> bool {
    let Ok(inside) = path.strip_prefix(root) else { return false };
    let mut names = inside.iter();
    let first = names.next();
    let of_site = first == Some(OsStr::new("site.toml"))
        || FOLDERS.iter().any(|folder| first == Some(OsStr::new(folder)));
    let own = |name: &OsStr| {
        let name = name.to_string_lossy();
        name.starts_with('.') || name.ends_with('~') || name.starts_with('#')
    };
    of_site && !names.any(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_makes_the_site_matters() {
        let root = Path::new("/site");
        for (path, expected) in [
            ("/site/site.toml", true),
            ("/site/content", true),
            ("/site/content/quay.txt", true),
            ("/site/templates/entry.html", true),
            ("/site/static/a/b.css", true),
            ("/site/public/index.html", false),
            ("/site/.public.archive-new", false),
            ("/site/README.md", false),
            ("/site/content/.quay.txt.swp", false),
            ("/site/content/quay.txt~", false),
            ("/site/content/.git/index", false),
            ("/elsewhere/content/quay.txt", false),
        ] {
            assert_eq!(matters(root, Path::new(path)), expected, "{path}");
        }
    }

    #[test]
    fn a_change_in_a_folder_that_came_later_is_noticed() {
        let site = tempfile::tempdir().unwrap();
        let root = std::fs::canonicalize(site.path()).unwrap();
        let (sender, events) = std::sync::mpsc::channel();
        let mut watcher = Watcher::start(&root, sender).unwrap();
        let mut wait_for = |path: &Path| loop {
            match events.recv_timeout(Duration::from_secs(20)).unwrap() {
                Event::Changed(paths) => {
                    watcher.follow(&paths).unwrap();
                    if paths.iter().any(|changed| changed == path) {
                        break;
                    }
                }
                other => panic!("{other:?}"),
            }
        };
        std::fs::write(root.join("README.md"), "not part of the site").unwrap();
        std::fs::create_dir(root.join("static")).unwrap();
        wait_for(&root.join("static"));
        std::fs::write(root.join("static/site.css"), "body {}").unwrap();
        wait_for(&root.join("static/site.css"));
    }
}
