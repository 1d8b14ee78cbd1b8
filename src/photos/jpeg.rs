//! JPEG (ISO/IEC 10918-1): segments that stay.

use img_parts::Bytes;
use img_parts::jpeg::{Jpeg, JpegSegment, markers};

use super::{PhotoError, exif, iim, xmp};

const EXIF: &[u8] = b"Exif\0\0";
const XMP: &[u8] = b"http://ns.adobe.com/xap/1.0/\0";
const JFIF: &[u8] = b"JFIF\0";
const ICC: &[u8] = b"ICC_PROFILE\0";
const ADOBE: &[u8] = b"Adobe";

/// The most that a segment can hold.
const LARGEST: usize = 65_533;

pub(super) fn cleaned(bytes: Vec<u8>) -> Result<Vec<u8>, PhotoError> {
    let file = Bytes::from(bytes);
    let mut jpeg = Jpeg::from_bytes(file.clone()).map_err(PhotoError::damaged)?;
    let Some((scan, before)) = jpeg.segments().split_last().filter(|(last, _)| last.has_entropy())
    else {
        return Err(PhotoError::damaged("it holds no picture"));
    };
    let mut segments: Vec<JpegSegment> = before.iter().filter_map(kept).collect();
    let at = segments.iter().take_while(|segment| segment.marker() == markers::APP0).count();
    segments.splice(at..at, metadata(before));
    // img-parts takes all that follows the head of the first scan for its data.
    let following = scan.len_with_entropy() - scan.len();
    segments.push(JpegSegment::new_with_entropy(
        scan.marker(),
        scan.contents().clone(),
        to_the_end_of_the_picture(&file[file.len() - following..]).into(),
    ));
    *jpeg.segments_mut() = segments;
    Ok(jpeg.encoder().bytes().to_vec())
}

/// What a segment becomes; `None` if it goes.
fn kept(segment: &JpegSegment) -> Option<JpegSegment> {
    let content = segment.contents();
    match segment.marker() {
        // Version and density; a picture may follow that shows what was cut away.
        markers::APP0 if content.starts_with(JFIF) && content.len() >= 14 => {
            let mut head = content[..14].to_vec();
            head[12..14].fill(0);
            Some(JpegSegment::new_with_contents(markers::APP0, head.into()))
        }
        markers::APP2 if content.starts_with(ICC) => Some(segment.clone()),
        // How colours are coded.
        markers::APP14 if content.starts_with(ADOBE) => Some(segment.clone()),
        marker if is_application(marker) => None,
        _ => Some(segment.clone()),
    }
}

/// What stays of EXIF, XMP and IPTC, as segments.
fn metadata(segments: &[JpegSegment]) -> Vec<JpegSegment> {
    let contents = |marker: u8, prefix: &'static [u8]| {
        segments
            .iter()
            .filter(move |segment| segment.marker() == marker)
            .filter_map(move |segment| segment.contents().strip_prefix(prefix))
    };
    let exif = contents(markers::APP1, EXIF).find_map(exif::kept);
    let xmp = contents(markers::APP1, XMP).find_map(xmp::kept);
    let resources: Vec<&[u8]> = contents(markers::APP13, iim::PHOTOSHOP).collect();
    let iim = iim::kept(&resources.concat());
    [
        exif.map(|block| (markers::APP1, [EXIF, &block].concat())),
        xmp.map(|packet| (markers::APP1, [XMP, packet.as_bytes()].concat())),
        iim.map(|segment| (markers::APP13, segment)),
    ]
    .into_iter()
    .flatten()
    .filter(|(_, content)| content.len() <= LARGEST)
    .map(|(marker, content)| JpegSegment::new_with_contents(marker, content.into()))
    .collect()
}

/// Application data or a comment.
fn is_application(marker: u8) -> bool {
    matches!(marker, 0xE0..=0xEF | 0xFE)
}

/// The scans of the picture, without application data between them and without what follows its
/// end: further pictures and videos of a telephone, with metadata of their own.
fn to_the_end_of_the_picture(mut rest: &[u8]) -> Vec<u8> {
    const END: u8 = 0xD9;

    let mut scans = Vec::with_capacity(rest.len());
    while let Some(at) = rest.iter().position(|&byte| byte == 0xFF) {
        scans.extend_from_slice(&rest[..at]);
        rest = &rest[at..];
        match *rest {
            [_, END, ..] => break,
            // A stuffed zero or a restart marker.
            [_, 0x00 | 0xD0..=0xD7, ..] => {
                scans.extend_from_slice(&rest[..2]);
                rest = &rest[2..];
            }
            // A fill byte.
            [_, 0xFF, ..] => rest = &rest[1..],
            [_, marker, high, low, ..] => {
                let length = 2 + usize::from(u16::from_be_bytes([high, low]));
                let (segment, after) = rest.split_at(length.min(rest.len()));
                if !is_application(marker) {
                    scans.extend_from_slice(segment);
                }
                rest = after;
            }
            // Cut short within a marker.
            _ => rest = &[],
        }
    }
    if !rest.starts_with(&[0xFF, END]) {
        scans.extend_from_slice(rest);
    }
    scans.extend_from_slice(&[0xFF, END]);
    scans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::{XMP as PACKET, exif_block, has, iim_resources};

    const SCAN: &[u8] = &[1, 2, 0xFF, 0x00, 3, 0xFF, 0xD1, 4];

    fn segment(marker: u8, parts: &[&[u8]]) -> Vec<u8> {
        let content = parts.concat();
        let length = u16::try_from(content.len() + 2).unwrap();
        [&[0xFF, marker][..], &length.to_be_bytes(), &content].concat()
    }

    fn photograph() -> Vec<u8> {
        [
            vec![0xFF, 0xD8],
            segment(0xE0, &[b"JFIF\0", &[1, 1, 0, 0, 1, 0, 1, 1, 1], b"SECRET thumbnail"]),
            segment(0xE0, &[b"JFXX\0SECRET"]),
            segment(0xE1, &[b"Exif\0\0", &exif_block(6)]),
            segment(0xE1, &[XMP, PACKET.as_bytes()]),
            segment(0xE1, &[b"http://ns.adobe.com/xmp/extension/\0SECRET"]),
            segment(0xE2, &[b"ICC_PROFILE\0\x01\x01colours"]),
            segment(0xE2, &[b"MPF\0SECRET"]),
            segment(0xED, &[iim::PHOTOSHOP, &iim_resources()]),
            segment(0xEE, &[b"Adobe\0d"]),
            segment(0xFE, &[b"SECRET comment"]),
            segment(0xDB, &[b"tables"]),
            segment(0xDA, &[b"scan 1"]),
            SCAN.to_vec(),
            segment(0xFE, &[b"SECRET comment between scans"]),
            segment(0xC4, &[b"tables 2"]),
            segment(0xDA, &[b"scan 2"]),
            SCAN.to_vec(),
            vec![0xFF, 0xD9],
            b"SECRET second picture".to_vec(),
        ]
        .concat()
    }

    #[test]
    fn nothing_private_stays_and_the_picture_is_not_changed() {
        let cleaned = cleaned(photograph()).unwrap();
        assert!(!has(&cleaned, b"SECRET"));
        for part in [
            &b"colours"[..],
            b"Adobe\0d",
            b"tables",
            b"scan 1",
            b"tables 2",
            b"scan 2",
            b"Jane Roe",
            b"photoshop:Credit>AFP",
        ] {
            assert!(has(&cleaned, part), "{:?} is lost", String::from_utf8_lossy(part));
        }
        assert!(cleaned.ends_with(&[SCAN, &[0xFF, 0xD9]].concat()));
        assert_eq!(super::cleaned(cleaned.clone()).unwrap(), cleaned);
    }

    #[test]
    fn a_picture_that_is_cut_short_ends_where_it_is_cut() {
        let whole = photograph();
        for end in 0..whole.len() {
            if let Ok(cleaned) = cleaned(whole[..end].to_vec()) {
                assert!(!has(&cleaned, b"SECRET"), "cut at {end}");
            }
        }
    }
}
