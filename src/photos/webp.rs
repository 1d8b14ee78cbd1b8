//! WebP (RFC 9649): chunks that stay.

use img_parts::riff::{RiffChunk, RiffContent};
use img_parts::webp::WebP;

use super::{PhotoError, exif, xmp};

const HEAD: [u8; 4] = *b"VP8X";
const EXIF: [u8; 4] = *b"EXIF";
const XMP: [u8; 4] = *b"XMP ";

/// What a picture is made of: pixels, transparency, colours, animation.
const KEPT: [[u8; 4]; 7] = [HEAD, *b"ICCP", *b"ANIM", *b"ANMF", *b"ALPH", *b"VP8 ", *b"VP8L"];

/// Bits in the first byte of the head that say what follows.
const EXIF_FOLLOWS: u8 = 0b1000;
const XMP_FOLLOWS: u8 = 0b0100;

pub(super) fn cleaned(bytes: Vec<u8>) -> Result<Vec<u8>, PhotoError> {
    let mut webp = WebP::from_bytes(bytes.into()).map_err(PhotoError::damaged)?;
    if ![*b"VP8 ", *b"VP8L", *b"ANMF"].into_iter().any(|kind| webp.has_chunk(kind)) {
        return Err(PhotoError::damaged("it holds no picture"));
    }
    // Only a file with the extended head may hold metadata.
    let extended = webp.has_chunk(HEAD);
    let content = |kind| webp.chunk_by_id(kind).filter(|_| extended)?.content().data();
    let exif = content(EXIF).and_then(|block| exif::kept(block));
    let xmp = content(XMP).and_then(|packet| xmp::kept(packet));
    let follows =
        exif.as_ref().map_or(0, |_| EXIF_FOLLOWS) | xmp.as_ref().map_or(0, |_| XMP_FOLLOWS);

    let mut chunks: Vec<RiffChunk> = webp
        .chunks()
        .iter()
        .filter(|chunk| KEPT.contains(&chunk.id()))
        .map(|chunk| if chunk.id() == HEAD { head(chunk, follows) } else { chunk.clone() })
        .collect();
    let data = |kind, bytes: Vec<u8>| RiffChunk::new(kind, RiffContent::Data(bytes.into()));
    chunks.extend(exif.map(|block| data(EXIF, block)));
    chunks.extend(xmp.map(|packet| data(XMP, packet.into_bytes())));
    *webp.chunks_mut() = chunks;
    Ok(webp.encoder().bytes().to_vec())
}

fn head(chunk: &RiffChunk, follows: u8) -> RiffChunk {
    let Some([flags, rest @ ..]) = chunk.content().data().map(AsRef::as_ref) else {
        return chunk.clone();
    };
    let mut content = vec![flags & !(EXIF_FOLLOWS | XMP_FOLLOWS) | follows];
    content.extend_from_slice(rest);
    RiffChunk::new(HEAD, RiffContent::Data(content.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::{XMP as PACKET, exif_block, has};

    fn webp(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
        let chunks = chunks
            .iter()
            .map(|(kind, content)| {
                RiffChunk::new(**kind, RiffContent::Data(content.to_vec().into()))
            })
            .collect();
        let list = RiffContent::List { kind: Some(*b"WEBP"), subchunks: chunks };
        RiffChunk::new(*b"RIFF", list).encoder().bytes().to_vec()
    }

    fn flags(file: &[u8]) -> u8 {
        let webp = WebP::from_bytes(file.to_vec().into()).unwrap();
        webp.chunk_by_id(HEAD).unwrap().content().data().unwrap()[0]
    }

    #[test]
    fn nothing_private_stays_and_the_picture_is_not_changed() {
        let photograph = webp(&[
            (b"VP8X", &[0b0010_1100, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
            (b"ICCP", b"colours!"),
            (b"VP8 ", b"pixels"),
            (b"EXIF", &[b"Exif\0\0", exif_block(6).as_slice()].concat()),
            (b"XMP ", PACKET.as_bytes()),
            (b"prvt", b"SECRET"),
        ]);
        let cleaned = cleaned(photograph).unwrap();
        assert!(!has(&cleaned, b"SECRET"));
        for part in [&b"colours!"[..], b"pixels", b"Jane Roe", b"Credit>AFP"] {
            assert!(has(&cleaned, part), "{:?} is lost", String::from_utf8_lossy(part));
        }
        assert_eq!(flags(&cleaned), 0b0010_1100);
        assert_eq!(super::cleaned(cleaned.clone()).unwrap(), cleaned);
    }

    #[test]
    fn the_head_says_what_follows() {
        let photograph = webp(&[
            (b"VP8X", &[0b0000_1100, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
            (b"VP8 ", b"pixels"),
            (b"EXIF", b"SECRET"),
            (b"XMP ", b"SECRET"),
        ]);
        let cleaned = cleaned(photograph).unwrap();
        assert!(!has(&cleaned, b"SECRET"));
        assert_eq!(flags(&cleaned), 0);
    }
}
