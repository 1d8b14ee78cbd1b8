//! XMP (ISO 16684-1): what of it is published.

use quick_xml::escape::escape;
use quick_xml::events::{BytesStart, Event};
use quick_xml::name::ResolveResult;
use quick_xml::{NsReader, XmlVersion};

const RDF: &str = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

/// A property that stays.
struct Property {
    prefix: &'static str,
    namespace: &'static str,
    name: &'static str,
    /// RDF's container around its values; `None` for a plain one.
    container: Option<&'static str>,
}

const DC: &str = "http://purl.org/dc/elements/1.1/";
const PHOTOSHOP: &str = "http://ns.adobe.com/photoshop/1.0/";
const RIGHTS: &str = "http://ns.adobe.com/xap/1.0/rights/";
const IPTC_EXTENSION: &str = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/";

const KEPT: [Property; 11] = [
    property("dc", DC, "creator", Some("Seq")),
    property("dc", DC, "rights", Some("Alt")),
    property("photoshop", PHOTOSHOP, "AuthorsPosition", None),
    property("photoshop", PHOTOSHOP, "Credit", None),
    property("photoshop", PHOTOSHOP, "Source", None),
    property("photoshop", PHOTOSHOP, "Instructions", None),
    property("xmpRights", RIGHTS, "Marked", None),
    property("xmpRights", RIGHTS, "Owner", Some("Bag")),
    property("xmpRights", RIGHTS, "UsageTerms", Some("Alt")),
    property("xmpRights", RIGHTS, "WebStatement", None),
    property("Iptc4xmpExt", IPTC_EXTENSION, "DigitalSourceType", None),
];

const fn property(
    prefix: &'static str,
    namespace: &'static str,
    name: &'static str,
    container: Option<&'static str>,
) -> Property {
    Property { prefix, namespace, name, container }
}

/// Values by their places in [`KEPT`].
type Values = [Vec<String>; KEPT.len()];

/// What stays of an XMP packet, as a packet; `None` where nothing does, or it cannot be read.
pub(super) fn kept(packet: &[u8]) -> Option<String> {
    // UTF-16 and worse exist on paper; what is not UTF-8 is dropped, which is the safe side.
    let packet = std::str::from_utf8(packet).ok()?;
    let values = read(packet)?;
    values.iter().any(|values| !values.is_empty()).then(|| write(&values))
}

/// Where in the packet the reader stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Description,
    /// A property that stays, by its place in [`KEPT`].
    Kept(usize),
    /// A value in the container of such a property.
    Value(usize),
    Other,
}

fn read(packet: &str) -> Option<Values> {
    let mut reader = NsReader::from_str(packet);
    let mut values = Values::default();
    let mut open: Vec<Open> = Vec::new();
    let mut text = String::new();
    loop {
        match reader.read_event().ok()? {
            Event::Start(element) => {
                let kind = kind(&reader, &element, &open);
                if kind == Open::Description {
                    read_attributes(&reader, &element, &mut values)?;
                }
                open.push(kind);
                text.clear();
            }
            Event::Empty(element) if kind(&reader, &element, &open) == Open::Description => {
                read_attributes(&reader, &element, &mut values)?;
            }
            Event::Text(part) => text.push_str(&part.decode().ok()?),
            Event::CData(part) => text.push_str(&part.decode().ok()?),
            Event::GeneralRef(reference) => match reference.resolve_char_ref().ok()? {
                Some(character) => text.push(character),
                None => {
                    let name = reference.decode().ok()?;
                    text.push_str(quick_xml::escape::resolve_predefined_entity(&name)?);
                }
            },
            Event::End(_) => {
                let (Open::Kept(index) | Open::Value(index)) = open.pop()? else { continue };
                let value = text.trim();
                if !value.is_empty() {
                    values[index].push(value.to_owned());
                }
                text.clear();
            }
            Event::Eof => return Some(values),
            _ => {}
        }
    }
}

fn kind(reader: &NsReader<&[u8]>, element: &BytesStart<'_>, open: &[Open]) -> Open {
    let (namespace, name) = reader.resolver().resolve_element(element.name());
    let is_rdf = |local: &str| is(&namespace, RDF) && name.as_ref() == local.as_bytes();
    match open {
        [.., Open::Description] => KEPT
            .iter()
            .position(|kept| {
                is(&namespace, kept.namespace) && name.as_ref() == kept.name.as_bytes()
            })
            .map_or(Open::Other, Open::Kept),
        [.., Open::Kept(index), Open::Other] if is_rdf("li") => Open::Value(*index),
        [.., Open::Kept(_) | Open::Value(_)] => Open::Other,
        _ if is_rdf("Description") => Open::Description,
        _ => Open::Other,
    }
}

/// Plain properties may stand as attributes.
fn read_attributes(
    reader: &NsReader<&[u8]>,
    element: &BytesStart<'_>,
    values: &mut Values,
) -> Option<()> {
    for attribute in element.attributes() {
        let attribute = attribute.ok()?;
        let (namespace, name) = reader.resolver().resolve_attribute(attribute.key);
        for (index, kept) in KEPT.iter().enumerate() {
            if is(&namespace, kept.namespace) && name.as_ref() == kept.name.as_bytes() {
                let value = attribute.normalized_value(XmlVersion::Implicit1_0).ok()?;
                values[index].push(value.into_owned());
            }
        }
    }
    Some(())
}

fn is(namespace: &ResolveResult<'_>, expected: &str) -> bool {
    matches!(namespace, ResolveResult::Bound(bound) if bound.as_ref() == expected.as_bytes())
}

fn write(values: &Values) -> String {
    let mut packet = format!(
        "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"{RDF}\">\n\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"{DC}\" xmlns:photoshop=\"{PHOTOSHOP}\" \
         xmlns:xmpRights=\"{RIGHTS}\" xmlns:Iptc4xmpExt=\"{IPTC_EXTENSION}\">\n"
    );
    for (property, values) in KEPT.iter().zip(values).filter(|(_, values)| !values.is_empty()) {
        let name = format!("{}:{}", property.prefix, property.name);
        let content = match property.container {
            None => escape(values[0].as_str()).into_owned(),
            // Of several languages the first is the default (XMP part 1, 8.2.2.4).
            Some("Alt") => format!(
                "<rdf:Alt><rdf:li xml:lang=\"x-default\">{}</rdf:li></rdf:Alt>",
                escape(values[0].as_str())
            ),
            Some(container) => {
                let values: String = values
                    .iter()
                    .map(|value| format!("<rdf:li>{}</rdf:li>", escape(value.as_str())))
                    .collect();
                format!("<rdf:{container}>{values}</rdf:{container}>")
            }
        };
        packet.push_str(&format!("<{name}>{content}</{name}>\n"));
    }
    packet.push_str("</rdf:Description>\n</rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>");
    packet
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::XMP;

    #[test]
    fn credit_and_rights_stay_and_the_rest_goes() {
        let kept = kept(XMP.as_bytes()).unwrap();
        for part in [
            "<dc:creator><rdf:Seq><rdf:li>Jane Roe</rdf:li><rdf:li>Jo &lt;Roe&gt;</rdf:li></rdf:Seq></dc:creator>",
            "<rdf:li xml:lang=\"x-default\">(c) Example &amp; Sons</rdf:li>",
            "<photoshop:Credit>AFP</photoshop:Credit>",
            "<photoshop:Source>Example</photoshop:Source>",
            "<xmpRights:WebStatement>https://example.org/rights</xmpRights:WebStatement>",
        ] {
            assert!(kept.contains(part), "{part} is lost:\n{kept}");
        }
        assert!(!kept.contains("SECRET"), "{kept}");
        assert_eq!(super::kept(kept.as_bytes()), Some(kept));
    }

    #[test]
    fn a_packet_without_credit_or_that_is_no_xmp_keeps_nothing() {
        for packet in ["", "SECRET", "<a><b></a>", "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>"] {
            assert_eq!(kept(packet.as_bytes()), None, "{packet}");
        }
        assert_eq!(kept(&[0xFF, 0xFE, b'<', 0]), None);
    }
}
