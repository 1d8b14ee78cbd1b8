//! What an editor hears: an error or a warning with its place, what was expected and what to do.
//!
//! A diagnostic is data; it is drawn only at the edge, by `draw`.

mod code;
mod draw;

use std::fmt;
use std::sync::Arc;

pub use code::Code;
pub use draw::{draw_github, draw_human, draw_json, visible};

use crate::record::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The build stops and the published site stays as it was.
    Error,
    /// The site is built; the editor should look.
    Warning,
}

/// A text of the site that a diagnostic can point into.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourceText {
    /// Relative to the site folder, with `/` between its parts.
    pub path: String,
    /// The whole file.
    pub text: String,
}

/// Bytes of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourceSpan {
    /// The file.
    pub source: Arc<SourceText>,
    /// The bytes, within `source.text`.
    pub span: Span,
}

impl SourceSpan {
    /// These bytes of that file.
    pub fn new(source: &Arc<SourceText>, span: Span) -> Self {
        Self { source: Arc::clone(source), span }
    }

    /// Line and column of its first byte, both from 1, the column in characters.
    pub fn line_column(&self) -> (usize, usize) {
        let before = &self.source.text[..self.span.start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// `file:line:column`.
impl fmt::Display for SourceSpan {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = self.line_column();
        write!(out, "{}:{line}:{column}", self.source.path)
    }
}

/// Something that the editor should hear about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Its stable name.
    pub code: Code,
    /// What is wrong and what was expected: lower case, no full stop, names in backticks.
    pub message: String,
    /// Where; `None` where it is a file as a whole that has no text (then the message names it).
    pub at: Option<SourceSpan>,
    /// What to do.
    pub help: Option<String>,
    /// Lines that mend it where they are pasted: a trailer, a table of places.toml. `help` says
    /// where.
    pub paste: Option<Box<str>>,
    /// Where else the same is found.
    pub also: Box<[SourceSpan]>,
}

impl Diagnostic {
    /// An error at `at`.
    pub fn error(code: Code, at: SourceSpan, message: impl Into<String>) -> Self {
        Self { at: Some(at), ..Self::of_file(Severity::Error, code, message) }
    }

    /// A warning at `at`.
    pub fn warning(code: Code, at: SourceSpan, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, at, message) }
    }

    /// A diagnostic of a file that has no text to point into; `message` must name it.
    pub fn of_file(severity: Severity, code: Code, message: impl Into<String>) -> Self {
        Self {
            severity,
            code,
            message: message.into(),
            at: None,
            help: None,
            paste: None,
            also: Box::default(),
        }
    }

    /// The same with advice.
    pub fn help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
    }

    /// The same with lines to paste.
    pub fn paste(self, lines: impl Into<Box<str>>) -> Self {
        Self { paste: Some(lines.into()), ..self }
    }

    /// The same, found at these places too.
    pub fn also(self, places: Vec<SourceSpan>) -> Self {
        Self { also: places.into(), ..self }
    }
}

/// A stage's output and everything that the editor should hear about it.
#[derive(Clone, Debug)]
pub struct Reported<T> {
    /// The output, as good as the input allows.
    pub value: T,
    /// What was noticed on the way.
    pub diagnostics: Vec<Diagnostic>,
}

impl<T> Reported<T> {
    /// An output with nothing to say.
    pub const fn silent(value: T) -> Self {
        Self { value, diagnostics: Vec::new() }
    }

    /// The next stage, its diagnostics after these.
    pub fn and_then<U>(self, stage: impl FnOnce(T) -> Reported<U>) -> Reported<U> {
        let mut diagnostics = self.diagnostics;
        let next = stage(self.value);
        diagnostics.extend(next.diagnostics);
        Reported { value: next.value, diagnostics }
    }
}

/// Sorts by file, position and message, so that the order never depends on threads.
pub fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by(|a, b| {
        let key = |d: &Diagnostic| d.at.as_ref().map(|at| (at.source.path.clone(), at.span));
        key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
    });
}

/// True if one of them is an error.
pub fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// The known name nearest to a misspelt one, if any is near: at most one edit in three letters.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    known
        .into_iter()
        .map(|candidate| (strsim::osa_distance(&name, &candidate.to_lowercase()), candidate))
        .filter(|(edits, candidate)| *edits <= candidate.chars().count().div_ceil(3))
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, candidate)| candidate)
}
