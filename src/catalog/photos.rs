//! Where photographs are published.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::address::{digest, name_slug};
use crate::output::Address;
use crate::record::Photo;
use crate::source::{AttachedPhoto, PhotoFile};

/// The photographs that entries attach, each published once however many entries attach it.
#[derive(Debug, Default)]
pub(super) struct Photographs {
    by_file: BTreeMap<String, Address>,
    files: BTreeMap<Address, PathBuf>,
}

impl Photographs {
    /// The record of an attached photograph.
    pub(super) fn attach(&mut self, attached: &AttachedPhoto, file: &PhotoFile) -> Photo {
        let address = self.by_file.entry(attached.file.clone()).or_insert_with(|| {
            let plain = address(&attached.file, "");
            let address = match self.files.contains_key(&plain) {
                false => plain,
                true => address(&attached.file, &format!("-{}", digest(&attached.file))),
            };
            self.files.insert(address.clone(), file.path.clone());
            address
        });
        Photo {
            address: address.clone(),
            file: attached.file.clone(),
            alt: attached.alt.clone(),
            width: file.width,
            height: file.height,
            size: file.size,
            media_type: file.media_type,
        }
    }

    /// The files to publish.
    pub(super) fn into_files(self) -> BTreeMap<Address, PathBuf> {
        self.files
    }
}

/// `content/Harbour 1952/Quay No. 1.JPG` is `/photos/harbour-1952/quay-no-1.jpg`.
fn address(file: &str, suffix: &str) -> Address {
    let file = file.strip_prefix("content/").unwrap_or(file);
    let (folders, name) = file.rsplit_once('/').unwrap_or(("", file));
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "jpg"));
    let folders = folders.split('/').filter(|folder| !folder.is_empty()).map(name_slug);
    Address::page(std::iter::once("photos".to_owned()).chain(folders)).file(&format!(
        "{}{suffix}.{}",
        name_slug(stem),
        name_slug(ending)
    ))
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn a_photograph_keeps_its_path_in_letters_that_every_host_serves() {
        for (file, published) in [
            ("content/Harbour 1952/Quay No. 1.JPG", "/photos/harbour-1952/quay-no-1.jpg"),
            ("content/été.png", "/photos/ete.png"),
        ] {
            assert_eq!(address(file, "").as_str(), published);
        }
    }
}
