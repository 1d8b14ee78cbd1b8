//! Inline Markdown of a caption, and Markdown of a page, as safe HTML.
//!
//! Nothing that an editor or a wire writes can run in a reader's browser: raw HTML is shown as
//! text, and a link leads to the web, to mail or within the site, or is no link.

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};

/// A caption without and with its markup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    /// Plain text, as a reader sees it.
    pub text: String,
    /// Inline HTML: emphasis, strong, code and links.
    pub html: String,
}

/// A letter before the caption, so that no mark at its start makes it a heading or a list; not in
/// use in any script.
const SENTINEL: char = '\u{E000}';

/// Reads a caption: "A *trawler* lands its catch" has emphasis, "#12: a trawler" is no heading.
pub fn markup(markdown: &str) -> Markup {
    let line = markdown.split_whitespace().collect::<Vec<_>>().join(" ");
    let guarded = format!("{SENTINEL}{}", line.replace(SENTINEL, ""));
    let mut text = String::with_capacity(line.len());
    let mut events = Vec::new();
    for event in safe(Parser::new_ext(&guarded, Options::empty())) {
        let event = match event {
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => continue,
            // A picture within a sentence is its alt text: photographs stand on lines of their own.
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => continue,
            Event::SoftBreak | Event::HardBreak => Event::Text(" ".into()),
            Event::Text(words) => Event::Text(words.replace(SENTINEL, "").into()),
            event => event,
        };
        if let Event::Text(words) | Event::Code(words) = &event {
            text.push_str(words);
        }
        events.push(event);
    }
    let mut markup = String::with_capacity(line.len());
    html::push_html(&mut markup, events.into_iter());
    Markup { text, html: markup }
}

/// The HTML of a page or an introduction: any Markdown, raw HTML shown as text.
pub fn page(markdown: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut markup = String::with_capacity(markdown.len());
    // The page's title is its only first-level heading.
    let events = safe(Parser::new_ext(markdown, options)).map(|event| match event {
        Event::Start(Tag::Heading { level, id, classes, attrs }) => {
            Event::Start(Tag::Heading { level: lower(level), id, classes, attrs })
        }
        Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(lower(level))),
        event => event,
    });
    html::push_html(&mut markup, events);
    markup
}

fn lower(level: pulldown_cmark::HeadingLevel) -> pulldown_cmark::HeadingLevel {
    use pulldown_cmark::HeadingLevel::{H1, H2};
    if level == H1 { H2 } else { level }
}

/// The events with raw HTML as text and without links that could run.
fn safe<'a>(events: impl Iterator<Item = Event<'a>>) -> impl Iterator<Item = Event<'a>> {
    events.map(|event| match event {
        Event::Html(markup) | Event::InlineHtml(markup) => Event::Text(markup),
        Event::Start(Tag::HtmlBlock) => Event::Start(Tag::Paragraph),
        Event::End(TagEnd::HtmlBlock) => Event::End(TagEnd::Paragraph),
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = match link_type {
                LinkType::Email => CowStr::from(format!("mailto:{dest_url}")),
                _ if leads_somewhere_safe(&dest_url) => dest_url,
                _ => CowStr::from("#"),
            };
            let link_type = LinkType::Inline;
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            let dest_url =
                if leads_somewhere_safe(&dest_url) { dest_url } else { CowStr::from("#") };
            Event::Start(Tag::Image { link_type, dest_url, title, id })
        }
        event => event,
    })
}

/// True for http, https, mailto and addresses without a scheme. Browsers skip white space and
/// control characters in a scheme, so they are skipped here too.
fn leads_somewhere_safe(link: &str) -> bool {
    let seen: String = link.chars().filter(|c| !c.is_whitespace() && !c.is_control()).collect();
    let end = seen.find([':', '/', '?', '#']).unwrap_or(seen.len());
    if !seen[end..].starts_with(':') {
        return true;
    }
    ["http", "https", "mailto"].contains(&seen[..end].to_ascii_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_keeps_its_words_and_its_inline_marks() {
        for (markdown, text, html) in [
            ("A *trawler* lands", "A trawler lands", "A <em>trawler</em> lands"),
            ("# 12 boats", "# 12 boats", "# 12 boats"),
            ("1. Nets", "1. Nets", "1. Nets"),
            ("- Nets", "- Nets", "- Nets"),
            ("> Nets", "> Nets", "&gt; Nets"),
            ("    Nets", "Nets", "Nets"),
            ("Tom &amp; Jane", "Tom & Jane", "Tom &amp; Jane"),
            ("<b>Nets</b>", "<b>Nets</b>", "&lt;b&gt;Nets&lt;/b&gt;"),
            ("{{ nets }}", "{{ nets }}", "{{ nets }}"),
            ("[Nets](https://a.org/)", "Nets", "<a href=\"https://a.org/\">Nets</a>"),
            ("\"Nets\" & 'lines'", "\"Nets\" & 'lines'", "\"Nets\" &amp; 'lines'"),
        ] {
            let expected = Markup { text: text.to_owned(), html: html.to_owned() };
            assert_eq!(markup(markdown), expected, "{markdown}");
        }
    }

    #[test]
    fn nothing_in_markup_can_run() {
        for hostile in [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "[a](javascript:alert(1))",
            "[a](JaVaScRiPt:alert(1))",
            "[a](java\tscript:alert(1))",
            "[a](data:text/html,x)",
            "![a](javascript:alert(1))",
            "<javascript:alert(1)>",
            "[a](<\u{1}javascript:alert(1)>)",
            "<!-- --><script>x</script>",
        ] {
            for made in [markup(hostile).html, page(hostile)] {
                let lower = made.to_lowercase();
                assert!(!lower.contains("<script") && !lower.contains("<img src=x"), "{made}");
                for scheme in
                    ["href=\"java", "href=\"data", "src=\"java", "href=\"\u{1}", "src=\"data"]
                {
                    assert!(!lower.contains(scheme), "{hostile} → {made}");
                }
            }
        }
    }

    #[test]
    fn a_page_has_one_first_level_heading_and_it_is_the_title() {
        assert_eq!(page("# Rights\n\nAll *free*."), "<h2>Rights</h2>\n<p>All <em>free</em>.</p>\n");
    }
}
