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

/// What Tera says, each fault at its place in one of `sources`.
pub(super) fn failures(error: &Error, sources: &BTreeMap<String, Arc<SourceText>>) -> Vec<Failure> {
    let beginning = Span::new(0, 0);
    let one = |template: Option<&String>, span: Span, message: &str| {
        vec![failure(sources, template, span, message)]
    };
    match error.kind() {
        ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => {
            let range = &report.span().range;
            let template = report.filename().to_owned();
            one(Some(&template), Span::new(range.start, range.end), report.message())
        }
        ErrorKind::CircularExtend { tpl, .. } => one(
            Some(tpl),
            beginning,
            &format!("`{tpl}` extends itself by way of the templates that it extends"),
        ),
        ErrorKind::CircularInclude { tpl, .. } => one(
            Some(tpl),
            beginning,
            &format!("`{tpl}` includes itself by way of the templates that it includes"),
        ),
        ErrorKind::MissingParent { current, parent } => one(
            Some(current),
            beginning,
            &format!("`{current}` extends `{parent}`, which is no template"),
        ),
        ErrorKind::Msg(reports) => {
            let found: Vec<Failure> =
                reports.split("\n\n").filter_map(|report| read(report, sources)).collect();
            if found.is_empty() { one(None, beginning, reports) } else { found }
        }
        _ => one(None, beginning, &error.to_string()),
    }
}

/// Reads a drawn report back. Tera 2.4 hands over unknown filters, functions, components and
/// includes only in this form: `error: MESSAGE`, then `--> NAME:LINE:COLUMN`.
fn read(report: &str, sources: &BTreeMap<String, Arc<SourceText>>) -> Option<Failure> {
    let mut lines = report.lines();
    let message = lines.next()?.strip_prefix("error: ")?;
    let mut place = lines.next()?.trim_start().strip_prefix("--> ")?.rsplitn(3, ':');
    let column: usize = place.next()?.parse().ok()?;
    let line: usize = place.next()?.parse().ok()?;
    let template = place.next()?.to_owned();
    let span = sources.get(&template).map(|source| position(&source.text, line, column));
    let span = span.unwrap_or(Span::new(0, 0));
    Some(failure(sources, Some(&template), span, message))
}

/// The character at a line and column, both from 1.
fn position(text: &str, line: usize, column: usize) -> Span {
    let lines = text.split_inclusive('\n');
    let start: usize = lines.take(line.saturating_sub(1)).map(str::len).sum();
    let rest = &text[start..];
    let mut columns = rest.char_indices().skip(column.saturating_sub(1));
    match columns.next() {
        Some((at, character)) => Span::new(start + at, start + at + character.len_utf8()),
        None => Span::new(start, start),
    }
}

fn failure(
    sources: &BTreeMap<String, Arc<SourceText>>,
    template: Option<&String>,
    span: Span,
    message: &str,
) -> Failure {
    let message = lower_first(message.trim_end_matches('.'));
    let at = template.and_then(|name| place(sources, name, span));
    let diagnostic = match (at, template) {
        (Some(at), _) => Diagnostic::error(Code::TemplateError, at, message),
        (None, Some(name)) => Diagnostic::of_file(
            Severity::Error,
            Code::TemplateError,
            format!("`templates/{name}`: {message}"),
        ),
        (None, None) => Diagnostic::of_file(Severity::Error, Code::TemplateError, message),
    };
    Failure { template: template.cloned(), diagnostic }
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
