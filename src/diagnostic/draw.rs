//! Diagnostics as text for a person and as JSON Lines for a program.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use serde_json::json;

use super::{Diagnostic, Severity, SourceSpan};

/// Columns into which a line of a caption is cut around the words concerned.
const WIDTH: usize = 100;

/// One diagnostic as a person reads it: message, `file:line:column`, the line with a caret, help.
/// Control characters and bidi overrides of file names and captions are shown, not obeyed.
pub fn draw_human(diagnostic: &Diagnostic, colour: bool) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let message = visible(&diagnostic.message);
    let mut group = level
        .primary_title(message)
        .id(diagnostic.code.as_str())
        .elements(std::iter::empty::<Snippet<'_, annotate_snippets::Annotation<'_>>>());
    let path;
    let text;
    if let Some(at) = &diagnostic.at {
        path = visible(&at.source.path);
        text = at.source.text.as_str();
        let range = at.span.start..at.span.end;
        group = group.element(
            Snippet::source(text)
                .path(path.as_str())
                .annotation(AnnotationKind::Primary.span(range)),
        );
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(visible(help)));
    }
    if let Some(lines) = &diagnostic.paste {
        group = group.element(Level::HELP.message(visible(lines)));
    }
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(WIDTH).render(&[group])
}

/// One diagnostic as one line of JSON: `severity`, `code`, `message`, `help`, and `file`, `line`,
/// `column` (from 1, in characters) or nulls; `paste`, the lines that mend it, or null; `also`, the
/// other places of the same finding as `file:line:column`.
pub fn draw_json(diagnostic: &Diagnostic) -> String {
    let place = diagnostic.at.as_ref().map(|at| (at.source.path.as_str(), at.line_column()));
    json!({
        "severity": match diagnostic.severity { Severity::Error => "error", Severity::Warning => "warning" },
        "code": diagnostic.code.as_str(),
        "message": diagnostic.message,
        "file": place.map(|(file, _)| file),
        "line": place.map(|(_, (line, _))| line),
        "column": place.map(|(_, (_, column))| column),
        "help": diagnostic.help,
        "paste": diagnostic.paste,
        "also": diagnostic.also.iter().map(SourceSpan::to_string).collect::<Vec<_>>(),
    })
    .to_string()
}

/// One diagnostic as a workflow command of GitHub Actions, which marks the line of the change.
pub fn draw_github(diagnostic: &Diagnostic) -> String {
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let data = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let place = diagnostic.at.as_ref().map_or(String::new(), |at| {
        let (line, column) = at.line_column();
        format!("file={},line={line},col={column},", property(&at.source.path))
    });
    let help = diagnostic.help.as_deref().into_iter().chain(diagnostic.paste.as_deref());
    let help: String = help.map(|help| format!("\n{help}")).collect();
    let message = data(&format!("{}{help}", diagnostic.message));
    format!("::{level} {place}title={}::{message}", property(diagnostic.code.as_str()))
}

/// `text` with characters that could deceive a terminal written as `\u{…}`.
pub fn visible(text: &str) -> String {
    let deceives = |c: char| {
        (c.is_control() && c != '\n' && c != '\t')
            || matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    text.chars()
        .map(|c| if deceives(c) { c.escape_unicode().to_string() } else { c.to_string() })
        .collect()
}
