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

/// Parts a file.
///
/// # Errors
/// If the opening `+++` has no closing one: nothing of such a file can be trusted to be a caption.
pub(super) fn part(source: &Arc<SourceText>) -> Result<Parts, Diagnostic> {
    let text = source.text.as_str();
    let whole = Parts { toml: None, body: Span::new(0, text.len()) };
    let mut lines = text.split_inclusive('\n');
    let Some(first) = lines.next().filter(|line| line.trim_end() == "+++") else {
        return Ok(whole);
    };
    let start = first.len();
    let mut at = start;
    for line in lines {
        if line.trim_end() == "+++" {
            let body = Span::new(at + line.len(), text.len());
            return Ok(Parts { toml: Some(Span::new(start, at)), body });
        }
        at += line.len();
    }
    let fence = SourceSpan::new(source, Span::new(0, 3));
    Err(Diagnostic::error(Code::UnclosedFrontMatter, fence, "this front matter is not closed")
        .help("put a line `+++` after its last key"))
}
