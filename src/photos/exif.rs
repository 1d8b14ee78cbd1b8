//! EXIF (CIPA DC-008): what of it is published.

use std::io::Cursor;

use exif::experimental::Writer;
use exif::{Error, Exif, Field, In, Reader, Tag, Value};

/// What stays of an EXIF block: how the picture is to be turned, who made it and who owns it.
/// `None` where nothing of that stands in it, or it cannot be read.
pub(super) fn kept(block: &[u8]) -> Option<Vec<u8>> {
    // Some programs write the prefix of JPEG's segment before the block in other containers too.
    let block = block.strip_prefix(b"Exif\0\0").unwrap_or(block);
    let exif = read(block)?;
    let fields: Vec<&Field> = [Tag::Orientation, Tag::Artist, Tag::Copyright]
        .into_iter()
        .filter_map(|tag| exif.get_field(tag, In::PRIMARY))
        .filter(|field| is_kept(field))
        .collect();
    if fields.is_empty() {
        return None;
    }
    let mut writer = Writer::new();
    fields.into_iter().for_each(|field| writer.push_field(field));
    let mut written = Cursor::new(Vec::new());
    // Refuses a field that EXIF cannot hold: then none is kept, which is the safe side.
    writer.write(&mut written, false).ok()?;
    Some(written.into_inner())
}

/// The block as far as it can be read.
fn read(block: &[u8]) -> Option<Exif> {
    match Reader::new().continue_on_error(true).read_raw(block.to_vec()) {
        Ok(exif) => Some(exif),
        Err(Error::PartialResult(partial)) => Some(partial.into_inner().0),
        // Not EXIF: there is nothing to keep.
        Err(_) => None,
    }
}

fn is_kept(field: &Field) -> bool {
    match &field.value {
        // 1 is upright, which is what no statement means too.
        Value::Short(_) => {
            field.tag == Tag::Orientation
                && field.value.get_uint(0).is_some_and(|turn| (2..=8).contains(&turn))
        }
        Value::Ascii(lines) => {
            field.tag != Tag::Orientation && lines.iter().map(Vec::len).sum::<usize>() < 4096
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::{exif_block, has};

    fn value(block: &[u8], tag: Tag) -> Option<String> {
        let exif = Reader::new().read_raw(block.to_vec()).unwrap();
        exif.get_field(tag, In::PRIMARY).map(|field| field.display_value().to_string())
    }

    #[test]
    fn orientation_and_credit_stay_and_the_rest_goes() {
        let block = exif_block(6);
        assert!(has(&block, b"SECRET"));
        let kept = kept(&block).unwrap();
        assert!(!has(&kept, b"SECRET"));
        assert!(value(&kept, Tag::Orientation).unwrap().contains("right"));
        assert_eq!(value(&kept, Tag::Artist).unwrap(), "\"Jane Roe\"");
        assert_eq!(value(&kept, Tag::Copyright).unwrap(), "\"(c) Example\"");
        assert_eq!(value(&kept, Tag::GPSLatitude), None);
        assert_eq!(value(&kept, Tag::Model), None);
        assert_eq!(super::kept(&[b"Exif\0\0", block.as_slice()].concat()), Some(kept));
    }

    #[test]
    fn an_upright_picture_needs_no_orientation_and_rubbish_keeps_nothing() {
        let upright = kept(&exif_block(1)).unwrap();
        assert_eq!(value(&upright, Tag::Orientation), None);
        assert_eq!(kept(b"rubbish"), None);
        assert_eq!(kept(b""), None);
    }
}
