//! A failure of Tera as a diagnostic at the place in the template.

use std::collections::BTreeMap;
use std::sync::Arc;

use tera::{Error, ErrorKind};

use crate::diagnostic::{Code, Diagnostic, Severity, SourceSpan, SourceText};
use crate::output::Address;
use crate::record::Span;

/// A template that failed.
pub(super) struct Failure {
    /// Its name; `None` where Tera does not say.
    pub(super) template: Option<String>,
    /// What the theme's author hears.
    pub(super) diagnostic: Diagnostic,
}

impl Failure {
    /// What the theme's author hears, with the page on which it failed.
    pub(super) fn while_rendering(self, page: &Address) -> Diagnostic {
        let message = format!("{}, on the page `{page}`", self.diagnostic.message);
        Diagnostic { message, ..self.diagnostic }
    }
}

/// What Tera says, at its place in one of `sources`.
pub(super) fn diagnostic(error: &Error, sources: &BTreeMap<String, Arc<SourceText>>) -> Failure {
    let (template, span, message) = match error.kind() {
        ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => {
            let range = &report.span().range;
            let span = Span::new(range.start, range.end);
            (Some(report.filename().to_owned()), span, report.message().to_owned())
        }
        ErrorKind::CircularExtend { tpl, .. } => (
            Some(tpl.clone()),
            Span::new(0, 0),
            format!("`{tpl}` extends itself by way of the templates that it extends"),
        ),
        ErrorKind::CircularInclude { tpl, .. } => (
            Some(tpl.clone()),
            Span::new(0, 0),
            format!("`{tpl}` includes itself by way of the templates that it includes"),
        ),
        ErrorKind::MissingParent { current, parent } => (
            Some(current.clone()),
            Span::new(0, 0),
            format!("`{current}` extends `{parent}`, which is no template"),
        ),
        _ => (None, Span::new(0, 0), error.to_string()),
    };
    let message = lower_first(message.trim_end_matches('.'));
    let at = template.as_ref().and_then(|name| place(sources, name, span));
    let diagnostic = match at {
        Some(at) => Diagnostic::error(Code::TemplateError, at, message),
        None => Diagnostic::of_file(
            Severity::Error,
            Code::TemplateError,
            match &template {
                Some(name) => format!("`templates/{name}`: {message}"),
                None => message,
            },
        ),
    };
    Failure { template, diagnostic }
}

/// The place, if the template is known and Tera's bytes are characters of it.
fn place(
    sources: &BTreeMap<String, Arc<SourceText>>,
    name: &str,
    span: Span,
) -> Option<SourceSpan> {
    let source = sources.get(name)?;
    let span = match source.text.get(span.start..span.end) {
        Some(_) => span,
        None => Span::new(0, 0),
    };
    Some(SourceSpan::new(source, span))
}

/// As our own messages begin, which names in capitals keep.
fn lower_first(message: &str) -> String {
    let mut letters = message.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => message.to_owned(),
    }
}
