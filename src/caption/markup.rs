//! Inline Markdown of a caption, and Markdown of a page, as safe HTML.
//!
//! Nothing that an editor or a wire writes can run in a reader's browser: raw HTML is shown as
//! text, and a link leads to the web, to mail or within the site, or is no link.

use std::borrow::Cow;

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};

/// A caption without and with its markup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    /// Plain text, as a reader sees it.
    pub text: String,
    /// Inline HTML: emphasis, strong, code and links.
    pub html: String,
}

/// Bytes of the mark at the start of `text` with which a page hides the rest of a caption: "... [+]".
/// The caption goes on behind it.
pub(super) fn more_mark(text: &str) -> Option<usize> {
    let dots = ["...", "…"].iter().find_map(|dots| text.strip_prefix(dots))?;
    let rest = dots.trim_start().strip_prefix("[+]")?;
    Some(text.len() - rest.len())
}

/// Stands before the caption, so that no mark at its start makes it a heading or a list. The first
/// character is in no script's use; the full stop lets `_emphasis_` begin right after it, which a
/// letter would not (CommonMark 0.31, section 6.2).
const SENTINEL: &str = "\u{E000}.";

/// Reads a caption: "A *trawler* lands its catch" has emphasis, "#12: a trawler" is no heading.
pub fn markup(markdown: &str) -> Markup {
    let line = markdown.split_whitespace().collect::<Vec<_>>().join(" ");
    let guarded = format!("{SENTINEL}{line}");
    let mut text = String::with_capacity(line.len());
    let mut events = Vec::new();
    for event in safe(Parser::new_ext(&guarded, Options::empty())) {
        let event = match event {
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => continue,
            // A picture within a sentence is its alt text: photographs stand on lines of their own.
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => continue,
            Event::SoftBreak | Event::HardBreak => Event::Text(" ".into()),
            event => event,
        };
        let event = match event {
            // The sentinel is plain text, so it is the beginning of the first text.
            Event::Text(words) if events.is_empty() => {
                Event::Text(words.strip_prefix(SENTINEL).unwrap_or(&words).to_owned().into())
            }
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

/// The events with raw HTML as text, and with the words alone of links and pictures that could
/// run. Entities such as `&#7;` add no character that a file could not hold.
fn safe<'a>(events: impl Iterator<Item = Event<'a>>) -> impl Iterator<Item = Event<'a>> {
    // Links hold no links, but pictures may hold links and links pictures: ends follow starts.
    let mut kept = Vec::new();
    events.filter_map(move |event| match event {
        Event::Text(words) => Some(Event::Text(printable(words))),
        Event::Html(markup) | Event::InlineHtml(markup) => Some(Event::Text(markup)),
        Event::Start(Tag::HtmlBlock) => Some(Event::Start(Tag::Paragraph)),
        Event::End(TagEnd::HtmlBlock) => Some(Event::End(TagEnd::Paragraph)),
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = match link_type {
                LinkType::Email => CowStr::from(format!("mailto:{dest_url}")),
                _ => dest_url,
            };
            kept.push(leads_somewhere_safe(&dest_url));
            let (link_type, title) = (LinkType::Inline, printable(title));
            let link = Tag::Link { link_type, dest_url, title, id };
            kept.last().is_some_and(|kept| *kept).then_some(Event::Start(link))
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            kept.push(leads_somewhere_safe(&dest_url));
            let title = printable(title);
            let picture = Tag::Image { link_type, dest_url, title, id };
            kept.last().is_some_and(|kept| *kept).then_some(Event::Start(picture))
        }
        Event::End(end @ (TagEnd::Link | TagEnd::Image)) => {
            kept.pop().is_some_and(|kept| kept).then_some(Event::End(end))
        }
        event => Some(event),
    })
}

/// `words` without control characters and without what XML 1.0 cannot hold.
fn printable(words: CowStr<'_>) -> CowStr<'_> {
    let stray = |c: char| {
        (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{FFFE}' | '\u{FFFF}')
    };
    if words.contains(stray) { words.replace(stray, "").into() } else { words }
}

/// `html`, as [`markup`] and [`page`] make it, with `base` before each address within the site:
/// `[rights](/rights/)` leads to `/glass-plates/rights/` where the site stands at `/glass-plates`.
///
/// Exact, because a `<` that is not markup's own is escaped.
pub fn based<'a>(html: &'a str, base: &str) -> Cow<'a, str> {
    if base.is_empty() {
        return Cow::Borrowed(html);
    }
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        out.push_str(before);
        let lead = ["<a href=\"", "<img src=\""].into_iter().find(|lead| tag.starts_with(lead));
        let lead = lead.map_or(1, str::len);
        out.push_str(&tag[..lead]);
        rest = &tag[lead..];
        if lead > 1 && rest.starts_with('/') && !rest.starts_with("//") {
            out.push_str(base);
        }
    }
    Cow::Owned(out + rest)
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
            ("_Nets_ dry", "Nets dry", "<em>Nets</em> dry"),
            ("*(Nets)* dry", "(Nets) dry", "<em>(Nets)</em> dry"),
            ("`nets`", "nets", "<code>nets</code>"),
            ("[n]: https://a.org", "[n]: https://a.org", "[n]: https://a.org"),
            ("```", "```", "```"),
            ("a&#7;b&#x1F;&#xFFFF;", "ab", "ab"),
            ("A \\*trawler\\* lands", "A *trawler* lands", "A *trawler* lands"),
            ("![Wings](a.jpg) flap", "Wings flap", "Wings flap"),
            ("[![Wings](a.jpg)](javascript:x) flap", "Wings flap", "Wings flap"),
            ("[Nets](javascript:x) dry", "Nets dry", "Nets dry"),
            ("[Nets](data:x) and [B](/b/)", "Nets and B", "Nets and <a href=\"/b/\">B</a>"),
            ("\u{E000}.", "\u{E000}.", "\u{E000}."),
            ("", "", ""),
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
    fn addresses_within_the_site_keep_its_path() {
        for (markdown, html) in [
            ("[B](/b/)", "<a href=\"/x/b/\">B</a>"),
            ("[B](//b.org/)", "<a href=\"//b.org/\">B</a>"),
            ("[B](https://b.org/)", "<a href=\"https://b.org/\">B</a>"),
            ("[B](#b)", "<a href=\"#b\">B</a>"),
            ("`<a href=\"/b/\">`", "<code>&lt;a href=\"/b/\"&gt;</code>"),
            ("<a href=\"/b/\">", "&lt;a href=\"/b/\"&gt;"),
        ] {
            assert_eq!(based(&markup(markdown).html, "/x"), html, "{markdown}");
        }
        assert_eq!(
            based(&page("![A map](/static/map.png)"), "/x"),
            "<p><img src=\"/x/static/map.png\" alt=\"A map\" /></p>\n"
        );
    }

    #[test]
    fn a_page_has_one_first_level_heading_and_it_is_the_title() {
        assert_eq!(page("# Rights\n\nAll *free*."), "<h2>Rights</h2>\n<p>All <em>free</em>.</p>\n");
    }

    #[test]
    fn whatever_the_marks_the_html_is_the_text_in_a_few_sound_tags() {
        let marks = [
            "*",
            "**",
            "_",
            "[a](",
            "javascript:x",
            "/b)",
            ")",
            "![",
            "](",
            "<b>",
            "<",
            ">",
            "&#7;",
            "&lt;",
            "`",
            "\\",
            "# ",
            "\"",
            "é",
        ];
        let count = marks.len();
        for number in 0..count.pow(4) {
            let written: String = (0..4).map(|at| marks[number / count.pow(at) % count]).collect();
            let Markup { text, html } = markup(&written);
            let (mut shown, mut open) = (String::new(), Vec::new());
            let mut rest = html.as_str();
            while let Some(at) = rest.find('<') {
                shown.push_str(&rest[..at]);
                let end = rest[at..].find('>').unwrap() + at;
                let tag = &rest[at + 1..end];
                match tag.strip_prefix('/') {
                    Some(name) => assert_eq!(open.pop(), Some(name), "{written} → {html}"),
                    None => {
                        let name = tag.split(' ').next().unwrap();
                        assert!(["em", "strong", "code", "a"].contains(&name), "{html}");
                        assert!(!tag.contains("script"), "{written} → {html}");
                        open.push(name);
                    }
                }
                rest = &rest[end + 1..];
            }
            shown.push_str(rest);
            assert!(open.is_empty(), "{written} → {html}");
            let unescaped = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
            let shown = unescaped.iter().fold(shown, |shown, (from, to)| shown.replace(from, to));
            assert_eq!(shown, text, "{written} → {html}");
            assert!(!text.contains(char::is_control), "{written}");
        }
    }
}
