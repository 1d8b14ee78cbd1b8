//! A site in a temporary folder, built up, run and asked about as a chain.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

/// The settings that [`Archive::new`] begins with.
const SITE: &str = "title = \"Quay archive\"\n\
                    description = \"Pictures of a harbour.\"\n\
                    base_url = \"https://example.org/quay\"\n";

/// The sample archive of this repository, built once for all tests that only look at it.
pub(crate) static BUILT_SAMPLE: LazyLock<Ran> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sample");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    Archive { folder, _vanishing: None }.with_sample().run("build").exits(0)
});

/// A site folder.
pub(crate) struct Archive {
    folder: PathBuf,
    /// Takes the folder with it.
    _vanishing: Option<TempDir>,
}

/// An [`Archive`] on which the program has run.
pub(crate) struct Ran {
    archive: Archive,
    command: String,
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Archive {
    /// A site with a title and a base URL that has a path, and no captions yet.
    pub(crate) fn new() -> Self {
        Self::empty().file("site.toml", SITE)
    }

    /// A folder without anything.
    pub(crate) fn empty() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        Self { folder: folder.path().to_owned(), _vanishing: Some(folder) }
    }

    /// The sample archive of this repository.
    pub(crate) fn sample() -> Self {
        Self::empty().with_sample()
    }

    fn with_sample(self) -> Self {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
        for part in ["site.toml", "content"] {
            copy(&repository.join(part), &self.path(part));
        }
        self
    }

    /// Writes a file, and the folders above it.
    pub(crate) fn file(self, path: &str, content: impl AsRef<[u8]>) -> Self {
        let file = self.path(path);
        fs::create_dir_all(file.parent().expect("a file has a folder")).unwrap();
        fs::write(file, content).unwrap();
        self
    }

    /// Runs `archive` in the folder with arguments that hold no spaces.
    pub(crate) fn run(self, arguments: &str) -> Ran {
        self.run_with(arguments, &[])
    }

    /// The same with variables in the environment.
    pub(crate) fn run_with(self, arguments: &str, environment: &[(&str, &str)]) -> Ran {
        let output = Command::new(env!("CARGO_BIN_EXE_archive"))
            .args(arguments.split_whitespace())
            .envs(environment.iter().copied())
            .current_dir(&self.folder)
            .output()
            .expect("the program runs");
        Ran {
            archive: self,
            command: arguments.to_owned(),
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).expect("stdout is UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("stderr is UTF-8"),
        }
    }

    /// Where a path of the site stands on disk.
    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }
}

impl Ran {
    /// The program ended with this code.
    #[track_caller]
    pub(crate) fn exits(self, code: i32) -> Self {
        let Self { command, stdout, stderr, .. } = &self;
        assert_eq!(self.code, Some(code), "`archive {command}`:\n{stdout}\n{stderr}");
        self
    }

    /// The words for people hold each of these.
    #[track_caller]
    pub(crate) fn stderr_has(self, parts: &[&str]) -> Self {
        for part in parts {
            let Self { command, stderr, .. } = &self;
            assert!(stderr.contains(part), "`archive {command}` does not say {part:?}:\n{stderr}");
        }
        self
    }

    /// The words for people do not hold this.
    #[track_caller]
    pub(crate) fn stderr_lacks(&self, part: &str) {
        let Self { command, stderr, .. } = self;
        assert!(!stderr.contains(part), "`archive {command}` says {part:?}:\n{stderr:?}");
    }

    /// What the program wrote for other programs.
    pub(crate) fn stdout(&self) -> &str {
        &self.stdout
    }

    /// The published page at an address: `/dates/`.
    #[track_caller]
    pub(crate) fn page(&self, address: &str) -> String {
        assert!(address.ends_with('/'), "a page ends with a slash");
        self.published(&format!("{address}index.html"))
    }

    /// The published file at an address: `/feed.xml`.
    #[track_caller]
    pub(crate) fn published(&self, address: &str) -> String {
        let file = self.archive.path(&format!("public{address}"));
        match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => panic!(
                "nothing stands at {address} ({error}); published are {:#?}",
                self.tree().keys().collect::<Vec<_>>()
            ),
        }
    }

    /// Every published file by its path below `public/`, hidden ones included.
    pub(crate) fn tree(&self) -> BTreeMap<String, Vec<u8>> {
        self.tree_of("public")
    }

    /// Every file of a folder of the site.
    pub(crate) fn tree_of(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        collect(&self.archive.path(folder), "", &mut files);
        files
    }

    /// The addresses of the entries' pages, in order.
    pub(crate) fn entries(&self) -> Vec<String> {
        let exported: serde_json::Value =
            serde_json::from_str(&self.published("/data/entries.json")).unwrap();
        let mut found = Vec::new();
        urls(&exported, &mut found);
        found.sort();
        found.dedup();
        found
    }

    /// The site, to change it and run again.
    pub(crate) fn then(self) -> Archive {
        self.archive
    }
}

/// Pages of entries among the texts of a JSON value: those that have a year or `undated` first.
fn urls(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => {
            let path = text.split_once("/quay/").or_else(|| text.split_once("/archive/"));
            let Some((_, path)) = path.filter(|_| text.starts_with("http")) else { return };
            let first = path.split('/').next().unwrap_or_default();
            let is_year = first.len() == 4 && first.bytes().all(|b| b.is_ascii_digit());
            if (is_year || first == "undated") && path.ends_with('/') {
                found.push(format!("/{path}"));
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| urls(value, found)),
        serde_json::Value::Object(fields) => fields.values().for_each(|value| urls(value, found)),
        _ => {}
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let entry = entry.unwrap();
        let name = format!("{prefix}{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), &format!("{name}/"), files);
        } else {
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}
