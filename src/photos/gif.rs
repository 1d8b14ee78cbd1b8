//! GIF 89a: blocks that stay.

use super::PhotoError;

/// Application extensions that say how to show the picture: repetition and colours.
const APPLICATIONS: [&[u8; 11]; 3] = [b"NETSCAPE2.0", b"ANIMEXTS1.0", b"ICCRGBG1012"];

pub(super) fn cleaned(bytes: &[u8]) -> Result<Vec<u8>, PhotoError> {
    let mut rest = Rest(bytes);
    let mut kept = Vec::with_capacity(bytes.len());
    let head = rest.take(13)?;
    if !head.starts_with(b"GIF8") {
        return Err(PhotoError::damaged("it does not begin as a GIF"));
    }
    kept.extend_from_slice(head);
    kept.extend_from_slice(rest.take(colours(head[10]))?);
    loop {
        match rest.take(1)?[0] {
            // An image: descriptor, colours, code size, data.
            0x2C => {
                let descriptor = rest.take(9)?;
                kept.push(0x2C);
                kept.extend_from_slice(descriptor);
                kept.extend_from_slice(rest.take(colours(descriptor[8]) + 1)?);
                kept.extend_from_slice(rest.blocks()?);
            }
            // An extension: its label, then its data.
            0x21 => {
                let label = rest.take(1)?[0];
                let blocks = rest.blocks()?;
                let shows = match label {
                    0xF9 => true,
                    0xFF => APPLICATIONS.iter().any(|name| blocks[1..].starts_with(*name)),
                    _ => false,
                };
                if shows {
                    kept.extend_from_slice(&[0x21, label]);
                    kept.extend_from_slice(blocks);
                }
            }
            0x3B => {
                kept.push(0x3B);
                return Ok(kept);
            }
            other => return Err(PhotoError::damaged(format!("block {other:#04x} is unknown"))),
        }
    }
}

/// Bytes of the table of colours that these flags announce.
fn colours(flags: u8) -> usize {
    if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 0x07) + 1) }
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], PhotoError> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .ok_or_else(|| PhotoError::damaged("it ends too soon"))?;
        self.0 = rest;
        Ok(taken)
    }

    /// Blocks of data, each after its length, up to and with the empty one.
    fn blocks(&mut self) -> Result<&'a [u8], PhotoError> {
        let begin = self.0;
        let mut length = 0;
        loop {
            let size = usize::from(self.take(1)?[0]);
            self.take(size)?;
            length += 1 + size;
            if size == 0 {
                return Ok(&begin[..length]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::has;

    #[test]
    fn nothing_private_stays_and_the_picture_is_not_changed() {
        let head = [&b"GIF89a"[..], &[1, 0, 1, 0, 0x80, 0, 0], b"colour"].concat();
        let repeated = [&[0x21, 0xFF, 11][..], b"NETSCAPE2.0", &[3, 1, 0, 0, 0]].concat();
        let image = [&[0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 6][..], b"pixels", &[0, 0x3B]].concat();
        let comment = [&[0x21, 0xFE, 6][..], b"SECRET", &[0]].concat();
        let xmp = [&[0x21, 0xFF, 11][..], b"XMP DataXMP", &[6], b"SECRET", &[0]].concat();
        let after = b"SECRET after the end".to_vec();
        let photograph =
            [head.clone(), comment, repeated.clone(), xmp, image.clone(), after].concat();
        let cleaned = cleaned(&photograph).unwrap();
        assert!(!has(&cleaned, b"SECRET"));
        assert_eq!(cleaned, [head, repeated, image].concat());
    }
}
