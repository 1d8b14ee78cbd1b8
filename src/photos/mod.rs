//! Photographs as they are published: the picture untouched, nothing in the file that its maker
//! did not mean for readers.
//!
//! A camera and an editing program write where and when, with which device, by whom, often with
//! GPS coordinates and a small picture of what was later cut away. A list says what stays
//! (colour profile, orientation, credit and rights); everything else goes, the unknown included.

mod exif;
mod gif;
mod iim;
mod jpeg;
mod png;
mod webp;
mod xmp;

#[cfg(test)]
mod sample;

use std::path::Path;

use anyhow::Context;

use crate::output::Content;

/// The kinds of file that can be published, by MIME type.
pub const MEDIA_TYPES: [&str; 4] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/// Why a photograph cannot be published.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PhotoError {
    /// Its file is cut short or is not of its kind.
    #[error("the file is damaged or cut short ({0})")]
    Damaged(String),
    /// Private metadata of this kind of file cannot be removed.
    #[error(
        "`{0}` may hold private metadata that cannot be removed: convert it to JPEG, PNG or WebP"
    )]
    Kind(String),
}

impl PhotoError {
    fn damaged(reason: impl ToString) -> Self {
        Self::Damaged(reason.to_string())
    }
}

/// The photograph at `path` as it is published. `media_type` is its MIME type, by content.
///
/// Reads the whole file: as much memory as the file is large.
///
/// # Errors
/// If the file cannot be read, is damaged, or is of another kind than [`MEDIA_TYPES`]. Then it
/// must not be published at all.
pub fn published(path: &Path, media_type: &str) -> anyhow::Result<Content> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let cleaned = cleaned(bytes, media_type)
        .with_context(|| format!("cannot publish the photograph {}", path.display()))?;
    Ok(Content::Bytes(cleaned))
}

/// A photograph without private metadata; the bytes of the picture itself are not changed.
///
/// Kept: ICC profile; EXIF Orientation, Artist and Copyright; the IPTC and XMP properties of
/// creator, credit, source, rights and instructions.
///
/// # Errors
/// As [`published`].
pub fn cleaned(bytes: Vec<u8>, media_type: &str) -> Result<Vec<u8>, PhotoError> {
    match media_type {
        "image/jpeg" => jpeg::cleaned(bytes),
        "image/png" => png::cleaned(bytes),
        "image/webp" => webp::cleaned(bytes),
        "image/gif" => gif::cleaned(&bytes),
        other => Err(PhotoError::Kind(other.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_that_cannot_be_cleaned_is_refused() {
        let error = cleaned(b"<svg/>".to_vec(), "image/svg+xml").unwrap_err();
        assert_eq!(error, PhotoError::Kind("image/svg+xml".to_owned()));
    }

    #[test]
    fn a_damaged_file_is_refused_and_never_published_as_it_is() {
        for media_type in MEDIA_TYPES {
            for bytes in [&b""[..], b"GPS", b"\xFF\xD8\xFF\xE1\xFF\xFF", b"GIF89a", b"RIFF"] {
                let cleaned = cleaned(bytes.to_vec(), media_type);
                assert!(cleaned.is_err(), "{media_type} of {bytes:?}: {cleaned:?}");
            }
        }
    }
}
