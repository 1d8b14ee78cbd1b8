//! TOML between two lines of `+++` at the head of a file.

use std::sync::Arc;

use crate::diagnostic::{Code, Diagnostic, SourceSpan, SourceText};
use crate::record::Span;

/// Where front matter and body lie in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    /// The TOML between the fences; `None` where there is no front matter.
    pub(super) toml: Option<Span>,
    /// What follows.
    pub(super) body: Span,
}

/// Parts a file. Blank lines may stand before the front matter.
///
/// # Errors
/// If the opening `+++` has no closing one: nothing of such a file can be trusted to be a caption.
pub(super) fn part(source: &Arc<SourceText>) -> Result<Parts, Diagnostic> {
    let text = source.text.as_str();
    let whole = Parts { toml: None, body: Span::new(0, text.len()) };
    let head = text.len() - text.trim_start().len();
    let mut lines = text[head..].split_inclusive('\n');
    let Some(first) = lines.next().filter(|line| line.trim_end() == "+++") else {
        return Ok(whole);
    };
    let start = head + first.len();
    let mut at = start;
    for line in lines {
        if line.trim_end() == "+++" {
            let body = Span::new(at + line.len(), text.len());
            return Ok(Parts { toml: Some(Span::new(start, at)), body });
        }
        at += line.len();
    }
    let fence = SourceSpan::new(source, Span::new(head, head + 3));
    Err(Diagnostic::error(Code::UnclosedFrontMatter, fence, "this front matter is not closed")
        .help("put a line `+++` after its last key"))
}

/// A warning where a file begins with the front matter of other generators: YAML between two lines
/// of `---`, which is read as captions.
pub(super) fn yaml(source: &Arc<SourceText>) -> Option<Diagnostic> {
    let text = source.text.as_str();
    let head = text.len() - text.trim_start().len();
    let inside = text[head..].strip_prefix("---").filter(|rest| rest.starts_with(['\n', '\r']))?;
    let mut lines = inside.lines().skip(1).map(str::trim_end);
    let is_yaml = |line: &str| {
        line.is_empty()
            || line.starts_with([' ', '-', '#'])
            || line.split_once(':').is_some_and(|(key, value)| {
                !key.contains(' ') && (value.is_empty() || value.starts_with(' '))
            })
    };
    lines.by_ref().take_while(|line| *line != "---").all(is_yaml).then_some(())?;
    inside.lines().skip(1).any(|line| line.trim_end() == "---").then_some(())?;
    let at = SourceSpan::new(source, Span::new(head, head + 3));
    let message = "this looks like YAML front matter, which is read as caption text";
    Some(
        Diagnostic::warning(Code::BadToml, at, message)
            .help("write it as TOML, `key = \"value\"`, between two lines of `+++`"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Arc<SourceText> {
        Arc::new(SourceText { path: "content/a.txt".to_owned(), text: text.to_owned() })
    }

    #[test]
    fn front_matter_is_what_stands_between_the_fences_at_the_head() {
        for (text, toml, body) in [
            ("+++\na = 1\n+++\nNets.", Some("a = 1\n"), "Nets."),
            ("+++\r\na = 1\r\n+++\r\nNets.", Some("a = 1\r\n"), "Nets."),
            ("\n \n+++ \na = 1\n+++\t\nNets.", Some("a = 1\n"), "Nets."),
            ("+++\n+++", Some(""), ""),
            ("+++\n+++\n+++\n", Some(""), "+++\n"),
            ("Nets.\n+++\n", None, "Nets.\n+++\n"),
            ("++++\nNets.\n", None, "++++\nNets.\n"),
            ("", None, ""),
        ] {
            let parts = part(&source(text)).unwrap();
            let read = (parts.toml.map(|toml| toml.text(text)), parts.body.text(text));
            assert_eq!(read, (toml, body), "{text:?}");
        }
        assert!(part(&source("\n+++\nNets.\n")).is_err());
    }

    #[test]
    fn the_front_matter_of_other_generators_is_told() {
        for (text, expected) in [
            ("---\ntitle: Nets\ntags:\n  - quay\n- boat\n---\nNets.\n", true),
            ("\n---\r\ntitle: Nets\r\n---\r\n", true),
            ("---\nNets dry: all of them.\n---\n", false),
            ("---\ntitle: Nets\n", false),
            ("--- Nets\n---\n", false),
            ("Nets.\n---\na: b\n---\n", false),
        ] {
            assert_eq!(yaml(&source(text)).is_some(), expected, "{text:?}");
        }
    }
}
