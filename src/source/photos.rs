//! Which photographs captions attach, and what they are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Context;
use rayon::prelude::*;

use super::{AttachedPhoto, CaptionFile, PhotoFile};
use crate::diagnostic::{Code, Diagnostic, Severity};

/// Finds the photographs that captions attach among the picture files of `content/`.
///
/// A file name becomes a path relative to the site; what is not there, or is no picture, is
/// reported and taken off its caption, and a caption that was only that is left out.
pub(super) fn attach(
    files: &mut [CaptionFile],
    pictures: &BTreeMap<String, PathBuf>,
    diagnostics: &mut Vec<Diagnostic>,
) -> BTreeMap<String, PhotoFile> {
    for file in files.iter_mut() {
        let folder = file.source.path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
        for block in &mut file.blocks {
            block.photos.retain_mut(|photo| match locate(&folder, photo, pictures) {
                Ok(path) => {
                    photo.file = path;
                    true
                }
                Err(fault) => {
                    diagnostics.push(fault);
                    false
                }
            });
        }
    }
    pair_by_stem(files, pictures);

    let named: BTreeSet<&String> = photos_of(files).map(|photo| &photo.file).collect();
    for file in pictures.keys().filter(|file| !named.contains(file)) {
        let message = format!("`{file}` is attached to no caption and is not published");
        diagnostics.push(
            Diagnostic::of_file(Severity::Warning, Code::UnusedPhoto, message)
                .help("name it in a caption, `![what it shows](file)`, or remove it"),
        );
    }
    let read: Vec<(&String, anyhow::Result<PhotoFile>)> =
        named.into_par_iter().map(|file| (file, read(&pictures[file]))).collect();
    let mut photos = BTreeMap::new();
    let mut faults = BTreeMap::new();
    for (file, photo) in read {
        match photo {
            Ok(photo) => {
                photos.insert(file.clone(), photo);
            }
            Err(error) => {
                faults.insert(file.clone(), format!("`{file}` cannot be published: {error:#}"));
            }
        }
    }
    for block in files.iter_mut().flat_map(|file| &mut file.blocks) {
        block.photos.retain(|photo| match faults.get(&photo.file) {
            None => true,
            Some(message) => {
                diagnostics.push(
                    Diagnostic::error(Code::BadPhoto, photo.at.clone(), message.clone())
                        .help("save it as JPEG, PNG, WebP, AVIF or GIF"),
                );
                false
            }
        });
    }
    for file in files {
        file.blocks.retain(|block| !block.markdown.is_empty() || !block.photos.is_empty());
    }
    photos
}

fn photos_of(files: &[CaptionFile]) -> impl Iterator<Item = &AttachedPhoto> {
    files.iter().flat_map(|file| &file.blocks).flat_map(|block| &block.photos)
}

/// The site's path of a photograph named in a caption file of `folder`.
fn locate(
    folder: &str,
    photo: &AttachedPhoto,
    pictures: &BTreeMap<String, PathBuf>,
) -> Result<String, Diagnostic> {
    let name = photo.file.as_str();
    let refuse = |message: String, help: &str| {
        Err(Diagnostic::error(Code::BadPhoto, photo.at.clone(), message).help(help))
    };
    if name.contains("://") || name.starts_with('/') || name.contains('\\') || name.contains(':') {
        return refuse(
            format!("`{name}` is no file beside the caption file"),
            "put the photograph into content/ and name it relative to the caption file, with `/` between folders",
        );
    }
    let mut path: Vec<&str> = folder.split('/').collect();
    for part in name.split('/') {
        match part {
            "" | "." => {}
            ".." if path.len() > 1 => {
                path.pop();
            }
            ".." => {
                return refuse(
                    format!("`{name}` lies outside content/"),
                    "put the photograph into content/",
                );
            }
            part => path.push(part),
        }
    }
    let path = path.join("/");
    if pictures.contains_key(&path) {
        return Ok(path);
    }
    let other_case = pictures.keys().find(|known| known.to_lowercase() == path.to_lowercase());
    let help = match other_case {
        Some(known) => format!("the file is `{known}`: capitals must be the same"),
        None => "put the photograph there, or correct its name".to_owned(),
    };
    let message = format!("there is no photograph `{path}`");
    Err(Diagnostic::error(Code::MissingPhoto, photo.at.clone(), message).help(help))
}

/// `nets.jpg` belongs to the caption of `nets.txt` where that file has one caption and names no
/// photograph.
fn pair_by_stem(files: &mut [CaptionFile], pictures: &BTreeMap<String, PathBuf>) {
    let named: BTreeSet<String> = photos_of(files).map(|photo| photo.file.clone()).collect();
    for file in files {
        let [block] = file.blocks.as_mut_slice() else { continue };
        if !block.photos.is_empty() {
            continue;
        }
        let stem = file.source.path.rsplit_once('.').map_or("", |(stem, _)| stem);
        let stem = format!("{stem}.");
        let pair = pictures
            .range(stem.clone()..)
            .map(|(picture, _)| picture)
            .take_while(|picture| picture.starts_with(&stem))
            .find(|picture| !picture[stem.len()..].contains('.') && !named.contains(*picture));
        block.photos.extend(pair.map(|picture| AttachedPhoto {
            file: picture.clone(),
            alt: None,
            at: block.at.clone(),
        }));
    }
}

/// What a picture file is, by its content.
fn read(path: &Path) -> anyhow::Result<PhotoFile> {
    let size = std::fs::metadata(path).context("it cannot be read")?.len();
    let header = head(path).context("it cannot be read")?;
    let media_type = match imagesize::image_type(&header) {
        Ok(imagesize::ImageType::Jpeg) => "image/jpeg",
        Ok(imagesize::ImageType::Png) => "image/png",
        Ok(imagesize::ImageType::Gif) => "image/gif",
        Ok(imagesize::ImageType::Webp) => "image/webp",
        Ok(imagesize::ImageType::Heif(imagesize::Compression::Av1)) => "image/avif",
        _ => anyhow::bail!("it is no picture that browsers show"),
    };
    let dimensions = imagesize::size(path).context("its size cannot be read")?;
    let (width, height) = (u32::try_from(dimensions.width)?, u32::try_from(dimensions.height)?);
    let turned = media_type == "image/jpeg" && lies_on_its_side(path)?;
    let (width, height) = if turned { (height, width) } else { (width, height) };
    Ok(PhotoFile { path: path.to_owned(), width, height, size, media_type })
}

fn head(path: &Path) -> std::io::Result<Vec<u8>> {
    use std::io::Read;
    let mut header = Vec::new();
    std::fs::File::open(path)?.take(64).read_to_end(&mut header)?;
    Ok(header)
}

/// True if EXIF Orientation (5–8) tells viewers to turn the picture by a quarter.
fn lies_on_its_side(path: &Path) -> anyhow::Result<bool> {
    let mut file = std::io::BufReader::new(std::fs::File::open(path).context("it cannot be read")?);
    // A photograph without EXIF, or with EXIF that cannot be read, is shown as it is.
    let Ok(exif) = exif::Reader::new().read_from_container(&mut file) else { return Ok(false) };
    let orientation = exif.get_field(exif::Tag::Orientation, exif::In::PRIMARY);
    Ok(orientation
        .and_then(|field| field.value.get_uint(0))
        .is_some_and(|turn| (5..=8).contains(&turn)))
}
