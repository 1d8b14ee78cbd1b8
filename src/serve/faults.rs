//! The page that the browser shows while the site cannot be built.

use crate::diagnostic::{Diagnostic, Severity, draw_human};

/// The page for the errors among `diagnostics`, each with its place, line and advice.
pub(super) fn of(diagnostics: &[Diagnostic]) -> String {
    let errors: Vec<String> = diagnostics
        .iter()
        .filter(|found| found.severity == Severity::Error)
        .map(|found| draw_human(found, false))
        .collect();
    page(&errors, errors.len())
}

/// The page for messages that stand as text.
pub(super) fn page(messages: &[String], count: usize) -> String {
    let title = match count {
        1 => "1 error".to_owned(),
        count => format!("{count} errors"),
    };
    let messages: String =
        messages.iter().map(|message| format!("<pre>{}</pre>\n", escape(message))).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>\n\
         :root {{ color-scheme: light dark }}\n\
         body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; \
         padding: 0 1rem }}\n\
         pre {{ overflow-x: auto; padding: 1rem; border-left: .25rem solid #c0392b; \
         background: light-dark(#f6f2f1, #2a2221); font: .9rem/1.4 ui-monospace, monospace }}\n\
         </style>\n</head>\n<body>\n\
         <h1>The site cannot be built: {title}</h1>\n\
         <p>Mend the file and save it; this page reloads by itself.</p>\n{messages}\
         </body>\n</html>\n"
    )
}

fn escape(text: &str) -> String {
    quick_xml::escape::escape(text).into_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::{Code, SourceSpan, SourceText};
    use crate::record::Span;

    #[test]
    fn each_error_is_shown_with_its_place_and_as_text() {
        let source = Arc::new(SourceText {
            path: "content/<b>.txt".to_owned(),
            text: "+++\n<script>alert(1)</script> = 1\n".to_owned(),
        });
        let at = SourceSpan::new(&source, Span::new(4, 12));
        let page = of(&[
            Diagnostic::error(Code::UnknownKey, at.clone(), "`<script>` is not a key")
                .help("write `title` & save"),
            Diagnostic::warning(Code::BadValue, at, "only a warning"),
        ]);
        assert!(page.contains("content/&lt;b&gt;.txt:2:1"), "{page}");
        assert!(page.contains("write `title` &amp; save"), "{page}");
        assert!(page.contains("<title>1 error</title>"), "{page}");
        assert!(!page.contains("<script") && !page.contains("only a warning"), "{page}");
    }
}
