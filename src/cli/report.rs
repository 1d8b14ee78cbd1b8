//! How commands print what an editor should hear.

use std::io::IsTerminal;

use crate::diagnostic::{Diagnostic, Severity, draw_human};

/// Diagnostics printed whole, at most; the rest is counted, so that the last line stays in sight.
const PRINTED_WARNINGS: usize = 25;

/// Prints errors, and warnings unless `errors_only`, to stderr; errors all, warnings up to a
/// number that a person reads.
pub(super) fn diagnostics(diagnostics: &[Diagnostic], errors_only: bool) {
    let colour = colour();
    let (errors, warnings): (Vec<_>, Vec<_>) =
        diagnostics.iter().partition(|diagnostic| diagnostic.severity == Severity::Error);
    let shown = if errors_only { 0 } else { PRINTED_WARNINGS };
    for diagnostic in warnings.iter().take(shown).chain(&errors) {
        eprintln!("{}\n", draw_human(diagnostic, colour));
    }
    let unseen = warnings.len().saturating_sub(shown);
    if unseen > 0 && !errors_only {
        let more = count(unseen, "more warning", "more warnings");
        eprintln!("{more}; `archive check` lists all of them.\n");
    }
    if !errors.is_empty() {
        eprintln!("{} to mend.", count(errors.len(), "error", "errors"));
    }
}

/// True if stderr is a terminal and the user did not ask for none (<https://no-color.org>).
pub(super) fn colour() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty())
}

/// `1 entry`, `2 entries`.
pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The text with some spaces as line breaks: not a byte more or less, so that spans hold.
pub(super) fn wrapped(text: &str, width: usize) -> String {
    let mut lines = String::with_capacity(text.len());
    let mut column = 0;
    for (index, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 {
            let breaks = column > 0 && column + 1 + length > width;
            lines.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        lines.push_str(word);
        column += length;
    }
    lines
}
