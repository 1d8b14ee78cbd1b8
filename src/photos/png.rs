//! PNG (ISO/IEC 15948): chunks that stay.

use img_parts::png::{Png, PngChunk};

use super::{PhotoError, exif, xmp};

/// What a picture is made of: pixels, colours, transparency, density, animation.
const KEPT: [&[u8; 4]; 20] = [
    b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"cHRM", b"gAMA", b"iCCP", b"sBIT", b"sRGB",
    b"cICP", b"mDCV", b"cLLI", b"bKGD", b"hIST", b"pHYs", b"sPLT", b"acTL", b"fcTL", b"fdAT",
];

/// Beginning of an `iTXt` chunk with XMP: keyword, not compressed, no language, no translation.
const XMP: &[u8] = b"XML:com.adobe.xmp\0\0\0\0\0";

pub(super) fn cleaned(bytes: Vec<u8>) -> Result<Vec<u8>, PhotoError> {
    let mut png = Png::from_bytes(bytes.into()).map_err(PhotoError::damaged)?;
    let [head, rest @ ..] = png.chunks().as_slice() else {
        return Err(PhotoError::damaged("it holds no picture"));
    };
    if !rest.iter().any(|chunk| chunk.kind() == *b"IDAT") {
        return Err(PhotoError::damaged("it holds no picture"));
    }
    let exif = rest
        .iter()
        .filter(|chunk| chunk.kind() == *b"eXIf")
        .find_map(|chunk| exif::kept(chunk.contents()))
        .map(|block| PngChunk::new(*b"eXIf", block.into()));
    let xmp = rest
        .iter()
        .filter(|chunk| chunk.kind() == *b"iTXt")
        .find_map(|chunk| xmp::kept(chunk.contents().strip_prefix(XMP)?))
        .map(|packet| PngChunk::new(*b"iTXt", [XMP, packet.as_bytes()].concat().into()));
    let chunks = std::iter::once(head.clone())
        .chain(exif)
        .chain(xmp)
        .chain(rest.iter().filter(|chunk| stays(chunk)).cloned())
        .collect();
    *png.chunks_mut() = chunks;
    Ok(png.encoder().bytes().to_vec())
}

fn stays(chunk: &PngChunk) -> bool {
    // Text chunks by keyword: who made it and who owns it.
    let is_credit = || {
        let keyword = chunk.contents().split(|&byte| byte == 0).next();
        matches!(keyword, Some(b"Author" | b"Copyright"))
    };
    match &chunk.kind() {
        b"tEXt" | b"zTXt" | b"iTXt" => is_credit(),
        kind => KEPT.contains(&kind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::{XMP as PACKET, exif_block, has};

    fn png(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
        let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
        for (kind, content) in chunks {
            let chunk = PngChunk::new(**kind, content.to_vec().into());
            png.extend_from_slice(&chunk.encoder().bytes());
        }
        png
    }

    #[test]
    fn nothing_private_stays_and_the_picture_is_not_changed() {
        let mut photograph = png(&[
            (b"IHDR", b"head"),
            (b"iCCP", b"colours"),
            (b"eXIf", &exif_block(6)),
            (b"tEXt", b"Author\0Jane Roe"),
            (b"tEXt", b"Comment\0SECRET"),
            (b"iTXt", &[XMP, PACKET.as_bytes()].concat()),
            (b"iTXt", b"Location\0\0\0\0\0SECRET"),
            (b"tIME", b"SECRET!"),
            (b"prVt", b"SECRET"),
            (b"IDAT", b"pixels"),
            (b"IEND", b""),
        ]);
        photograph.extend_from_slice(b"SECRET after the end");
        let cleaned = cleaned(photograph).unwrap();
        assert!(!has(&cleaned, b"SECRET"));
        for part in [&b"head"[..], b"colours", b"pixels", b"Jane Roe", b"eXIf", b"Credit>AFP"] {
            assert!(has(&cleaned, part), "{:?} is lost", String::from_utf8_lossy(part));
        }
        assert_eq!(super::cleaned(cleaned.clone()).unwrap(), cleaned);
        let plain = png(&[(b"IHDR", b"head"), (b"IDAT", b"pixels"), (b"IEND", b"")]);
        assert_eq!(super::cleaned(plain.clone()).unwrap(), plain);
    }
}
