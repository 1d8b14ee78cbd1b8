//! Text and elements of XML 1.0.

use std::borrow::Cow;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

const IN_MEMORY: &str = "writing to memory cannot fail";

/// `text` without the characters that XML 1.0 cannot hold even escaped (section 2.2, `Char`):
/// a reader would refuse the whole document for one of them.
pub(super) fn legal(text: &str) -> Cow<'_, str> {
    let is_legal = |c: char| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'..);
    if text.chars().all(is_legal) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().filter(|&c| is_legal(c)).collect())
    }
}

/// An XML document being written.
pub(super) struct Document(Writer<Vec<u8>>);

impl Document {
    pub(super) fn new() -> Self {
        let mut document = Self(Writer::new_with_indent(Vec::new(), b' ', 1));
        document.put(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        document
    }

    pub(super) fn open(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.put(Event::Start(element(name, attributes)));
    }

    pub(super) fn close(&mut self, name: &str) {
        self.put(Event::End(BytesEnd::new(name)));
    }

    pub(super) fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.put(Event::Empty(element(name, attributes)));
    }

    /// `<name>text</name>`.
    pub(super) fn text(&mut self, name: &str, text: &str) {
        self.put(Event::Start(BytesStart::new(name)));
        self.put(Event::Text(BytesText::new(&legal(text))));
        self.close(name);
    }

    pub(super) fn finish(self) -> Vec<u8> {
        let mut bytes = self.0.into_inner();
        bytes.push(b'\n');
        bytes
    }

    fn put(&mut self, event: Event<'_>) {
        self.0.write_event(event).expect(IN_MEMORY);
    }
}

fn element<'a>(name: &'a str, attributes: &[(&str, &str)]) -> BytesStart<'a> {
    let mut element = BytesStart::new(name);
    for (name, value) in attributes {
        element.push_attribute((*name, legal(value).as_ref()));
    }
    element
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_text_or_an_attribute_stays_text() {
        let mut document = Document::new();
        document.open("a", &[("b", "\"><x y='")]);
        document.text("c", "]]> <x> & \u{1b}\u{0}\u{FFFF}end");
        document.close("a");
        assert_eq!(
            String::from_utf8(document.finish()).unwrap(),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <a b=\"&quot;&gt;&lt;x y=&apos;\">\n <c>]]&gt; &lt;x&gt; &amp; end</c>\n</a>\n"
        );
    }
}
