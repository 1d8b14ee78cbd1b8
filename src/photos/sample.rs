//! Metadata for the tests of this room; what must not be published is called SECRET in it.

use std::io::Cursor;

use exif::experimental::Writer;
use exif::{Field, In, Rational, Tag, Value};

/// An EXIF block with GPS, a device, an orientation, a maker and an owner.
pub(super) fn exif_block(orientation: u16) -> Vec<u8> {
    let ascii = |text: &str| Value::Ascii(vec![text.as_bytes().to_vec()]);
    let degrees = [48, 23, 9].map(|part| Rational { num: part, denom: 1 }).to_vec();
    let fields = [
        (Tag::Orientation, Value::Short(vec![orientation])),
        (Tag::Artist, ascii("Jane Roe")),
        (Tag::Copyright, ascii("(c) Example")),
        (Tag::Model, ascii("SECRET camera")),
        (Tag::BodySerialNumber, ascii("SECRET number")),
        (Tag::ImageDescription, ascii("SECRET note")),
        (Tag::GPSAreaInformation, Value::Undefined(b"SECRET place".to_vec(), 0)),
        (Tag::GPSLatitude, Value::Rational(degrees)),
    ]
    .map(|(tag, value)| Field { tag, ifd_num: In::PRIMARY, value });
    let mut writer = Writer::new();
    fields.iter().for_each(|field| writer.push_field(field));
    let mut block = Cursor::new(Vec::new());
    writer.write(&mut block, true).unwrap();
    block.into_inner()
}

/// Photoshop resources: one of another kind with a name, then IPTC.
pub(super) fn iim_resources() -> Vec<u8> {
    let data: Vec<u8> = [
        (1, 90, &b"\x1B%G"[..]),
        (2, 0, b"\0\x04"),
        (2, 80, b"Jane Roe"),
        (2, 90, b"SECRET city"),
        (2, 110, b"AFP"),
        (2, 116, b"(c) Example"),
        (2, 118, b"SECRET contact"),
        (2, 120, b"SECRET caption!"),
    ]
    .into_iter()
    .flat_map(|(record, number, value)| {
        let length = u16::try_from(value.len()).unwrap().to_be_bytes();
        [&[0x1C, record, number][..], &length, value].concat()
    })
    .collect();
    let size = u32::try_from(data.len()).unwrap().to_be_bytes();
    let odd = if data.len() % 2 == 1 { &[0][..] } else { &[] };
    [&b"8BIM\x04\x0C\x04name\0\0\0\0\x07SECRET!\0"[..], b"8BIM\x04\x04\0\0", &size, &data, odd]
        .concat()
}

/// A packet as an editing program writes it.
pub(super) const XMP: &str = r#"<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="SECRET toolkit">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:ps="http://ns.adobe.com/photoshop/1.0/"
    xmlns:exif="http://ns.adobe.com/exif/1.0/" ps:Credit="AFP" ps:City="SECRET city"
    exif:GPSLatitude="48,23.15N SECRET"/>
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
    xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
   <dc:creator><rdf:Seq><rdf:li>Jane Roe</rdf:li><rdf:li>Jo &lt;Roe&#62;</rdf:li></rdf:Seq></dc:creator>
   <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">(c) Example &amp; Sons</rdf:li></rdf:Alt></dc:rights>
   <dc:description><rdf:Alt><rdf:li xml:lang="x-default">SECRET</rdf:li></rdf:Alt></dc:description>
   <photoshop:Source>Example</photoshop:Source>
   <xmpRights:WebStatement>https://example.org/rights</xmpRights:WebStatement>
   <xmpMM:History><rdf:Seq><rdf:li rdf:parseType="Resource"><dc:creator>SECRET</dc:creator></rdf:li></rdf:Seq></xmpMM:History>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"#;

/// True if `part` stands somewhere in `bytes`.
pub(super) fn has(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
