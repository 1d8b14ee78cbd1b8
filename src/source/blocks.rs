//! From the body of a caption file to blocks.

use std::sync::Arc;

use super::credit_end::ends_in_credit;
use super::picture::{has_picture, pictures};
use super::trailer::{Line, line, repeats};
use super::{AttachedPhoto, CaptionBlock, Trailer};
use crate::config::Split;
use crate::diagnostic::{Code, Diagnostic, Reported, SourceSpan, SourceText};
use crate::record::Span;

/// The blocks of a body, in order. Photographs are as named, not looked for yet: their `file` is
/// what the caption says.
pub(super) fn blocks(
    source: &Arc<SourceText>,
    body: Span,
    split: Split,
) -> Reported<Vec<CaptionBlock>> {
    let mut diagnostics = Vec::new();
    let mut blocks: Vec<CaptionBlock> = Vec::new();
    for paragraphs in grouped(paragraphs(source, body), split) {
        let lines: Vec<&str> = paragraphs.concat();
        let block = block(source, &lines, &mut diagnostics);
        match blocks.last_mut() {
            // Trailers that a blank line parts from their caption.
            Some(above) if block.markdown.is_empty() && block.photos.is_empty() => {
                above.at.span.end = block.at.span.end;
                above.trailers.extend(block.trailers);
            }
            None if block.markdown.is_empty() && block.photos.is_empty() => {
                let message = "these fields stand above the first caption, so they are of none";
                diagnostics.push(Diagnostic::warning(Code::StrayTrailer, block.at, message).help(
                    "put them under their caption, or into front matter between two lines of `+++`",
                ));
            }
            _ => blocks.push(block),
        }
    }
    for block in &blocks {
        diagnostics.extend(repetitions(block));
    }
    Reported { value: blocks, diagnostics }
}

/// Lines, trimmed, between blank lines.
fn paragraphs(source: &SourceText, body: Span) -> Vec<Vec<&str>> {
    let mut paragraphs: Vec<Vec<&str>> = vec![Vec::new()];
    for line in body.text(&source.text).split('\n').map(str::trim) {
        match (line.is_empty(), paragraphs.last_mut()) {
            (false, Some(open)) => open.push(line),
            _ => paragraphs.push(Vec::new()),
        }
    }
    paragraphs.retain(|lines| !lines.is_empty());
    paragraphs
}

/// The paragraphs of each caption.
fn grouped(paragraphs: Vec<Vec<&str>>, split: Split) -> Vec<Vec<Vec<&str>>> {
    if split == Split::Paragraph {
        return paragraphs.into_iter().map(|lines| vec![lines]).collect();
    }
    let mut captions: Vec<Vec<Vec<&str>>> = Vec::new();
    let mut open = false;
    for lines in paragraphs {
        let content = || lines.iter().copied().filter(|text| line(text) == Line::Words);
        let only_trailers = content().next().is_none();
        let words: Vec<&str> = content().filter(|text| pictures(text).is_none()).collect();
        let ends = ends_in_credit(&words.join(" "));
        match captions.last_mut() {
            Some(caption) if open || only_trailers => caption.push(lines),
            _ => captions.push(vec![lines]),
        }
        open = if only_trailers { open } else { !ends };
    }
    captions
}

/// One block. Only the lines at its end are trailers; photographs stand anywhere.
fn block(
    source: &Arc<SourceText>,
    lines: &[&str],
    diagnostics: &mut Vec<Diagnostic>,
) -> CaptionBlock {
    let place = |part: &str| SourceSpan::new(source, Span::of(part, &source.text));
    let (mut words, mut photos, mut trailers) = (Vec::new(), Vec::new(), Vec::new());
    let mut at_end = true;
    for text in lines.iter().rev() {
        if let Some(pictures) = pictures(text) {
            photos.extend(pictures.into_iter().rev().map(|(alt, file)| AttachedPhoto {
                file: file.to_owned(),
                alt: (!alt.is_empty()).then(|| alt.to_owned()),
                at: place(file),
            }));
            continue;
        }
        if has_picture(text) {
            let message = "a photograph within a line of text is not attached";
            diagnostics.push(
                Diagnostic::warning(Code::InlinePhoto, place(text), message)
                    .help("put `![what it shows](file)` on a line of its own"),
            );
        }
        match line(text) {
            Line::Trailer(key, value) if at_end => {
                trailers.push(Trailer { key, value: value.to_owned(), at: place(value) });
            }
            Line::Photo(file) if at_end => {
                photos.push(AttachedPhoto { file: file.to_owned(), alt: None, at: place(file) });
            }
            Line::Likely(near) if at_end && lines.len() > 1 => {
                let (key, value) = text.split_once(':').unwrap_or((text, ""));
                let message =
                    format!("`{key}:` is no key of a trailer, so the line is caption text");
                diagnostics
                    .push(Diagnostic::warning(Code::LikelyTrailer, place(key), message).help(
                        format!("write `{}:{value}` if a field is meant", capitalised(near)),
                    ));
                at_end = false;
                words.push(*text);
            }
            _ => {
                at_end = false;
                words.push(*text);
            }
        }
    }
    words.reverse();
    photos.reverse();
    trailers.reverse();
    let first = lines.first().map_or(Span::new(0, 0), |line| Span::of(line, &source.text));
    let last = lines.last().map_or(first, |line| Span::of(line, &source.text));
    CaptionBlock {
        at: SourceSpan::new(source, Span::new(first.start, last.end)),
        markdown: words.join(" "),
        photos,
        trailers,
    }
}

/// Fields given twice where one value is allowed.
fn repetitions(block: &CaptionBlock) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (at, trailer) in block.trailers.iter().enumerate() {
        let twice = block.trailers[..at].iter().any(|earlier| earlier.key == trailer.key);
        if twice && !repeats(trailer.key) {
            let message = "this field was given above; that value counts";
            found.push(
                Diagnostic::warning(Code::RepeatedTrailer, trailer.at.clone(), message)
                    .help("leave one of the two lines out"),
            );
        }
    }
    found
}

fn capitalised(key: &str) -> String {
    let mut letters = key.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::TrailerKey;

    fn read(text: &str, split: Split) -> Reported<Vec<CaptionBlock>> {
        let source =
            Arc::new(SourceText { path: "content/a.txt".to_owned(), text: text.to_owned() });
        blocks(&source, Span::new(0, text.len()), split)
    }

    #[test]
    fn captions_are_paragraphs_with_their_lines_joined() {
        let read = read("\r\nNets dry\r\n  on the quay.\r\n\r\n\r\nA boat.\r\n", Split::Paragraph);
        let captions: Vec<&str> = read.value.iter().map(|block| block.markdown.as_str()).collect();
        assert_eq!(captions, ["Nets dry on the quay.", "A boat."]);
        assert_eq!(read.value[1].at.line_column(), (6, 1));
    }

    #[test]
    fn trailers_and_photographs_are_told_from_words() {
        let text =
            "![Brown nets](nets.jpg)\nNets: dry, é.\nDate: 1998\nTags: a, b\nPhoto: <x>.png\n";
        let read = read(text, Split::Paragraph);
        let block = &read.value[0];
        assert_eq!(block.markdown, "Nets: dry, é.");
        let keys: Vec<_> = block.trailers.iter().map(|t| (t.key, t.value.as_str())).collect();
        assert_eq!(keys, [(TrailerKey::Date, "1998"), (TrailerKey::Tags, "a, b")]);
        assert_eq!(block.trailers[0].at.line_column(), (3, 7));
        let photos: Vec<_> =
            block.photos.iter().map(|p| (p.file.as_str(), p.alt.as_deref())).collect();
        assert_eq!(photos, [("nets.jpg", Some("Brown nets")), ("<x>.png", None)]);
        assert_eq!(block.photos[0].at.line_column(), (1, 15));
    }

    #[test]
    fn a_key_within_a_caption_is_words() {
        let read = read("Date: unknown, says the album.\nTwo boats.\n", Split::Paragraph);
        assert_eq!(read.value[0].markdown, "Date: unknown, says the album. Two boats.");
        assert!(read.value[0].trailers.is_empty());
    }

    #[test]
    fn trailers_after_a_blank_line_belong_to_the_caption_above() {
        let read = read("Two boats.\n\nDate: 1998\n\nA gull.\n", Split::Paragraph);
        assert_eq!(read.value.len(), 2);
        assert_eq!(read.value[0].trailers.len(), 1);
    }

    #[test]
    fn a_misspelt_or_repeated_trailer_is_told() {
        let read =
            read("Two boats.\nLangauge: en\n\nA gull.\nDate: 1998\nDate: 1999\n", Split::Paragraph);
        let told: Vec<_> = read
            .diagnostics
            .iter()
            .map(|d| (d.code, d.at.as_ref().unwrap().line_column()))
            .collect();
        assert_eq!(told, [(Code::LikelyTrailer, (2, 1)), (Code::RepeatedTrailer, (6, 7))]);
        assert_eq!(
            read.diagnostics[0].help.as_deref(),
            Some("write `Language: en` if a field is meant")
        );
    }

    #[test]
    fn a_caption_of_several_paragraphs_ends_at_its_credit() {
        let text = "Two boats.\n\nThey dry. (Photo by Jane\nRoe/AFP)\nTags: a\n\n![](gull.jpg)\n\nA gull.\n\nIt flies. Photo: Jane Roe\n\nRest.\n";
        let read = read(text, Split::Credit);
        let captions: Vec<&str> = read.value.iter().map(|block| block.markdown.as_str()).collect();
        assert_eq!(
            captions,
            [
                "Two boats. They dry. (Photo by Jane Roe/AFP)",
                "A gull. It flies. Photo: Jane Roe",
                "Rest."
            ]
        );
        assert_eq!(read.value[1].photos[0].file, "gull.jpg");
        assert_eq!(read.value[0].trailers.len(), 1);
    }

    #[test]
    fn no_line_of_a_file_is_lost_and_every_place_is_true() {
        let kinds = [
            "",
            "Two boats.",
            "é: (Photo by Jo Roe/AFP)",
            "Date: 1998",
            "Photo: ü.jpg",
            "![é](b.jpg) ![](c.jpg)",
            "Langauge: en",
        ];
        let count = kinds.len();
        for number in 0..count.pow(5) {
            let lines: Vec<&str> = (0..5).map(|at| kinds[number / count.pow(at) % count]).collect();
            let (end, split) = match number % 4 {
                0 => ("\n", Split::Paragraph),
                1 => ("\r\n", Split::Paragraph),
                2 => ("\n", Split::Credit),
                _ => ("\r\n", Split::Credit),
            };
            let text = lines.join(end);
            let Reported { value, diagnostics } = read(&text, split);
            let mut kept: Vec<String> = Vec::new();
            for block in &value {
                assert!(!block.markdown.is_empty() || !block.photos.is_empty(), "{text:?}");
                let mut markdown = block.markdown.as_str();
                while let Some(kind) = kinds
                    .iter()
                    .find(|kind| !kind.is_empty() && markdown.trim_start().starts_with(**kind))
                {
                    kept.push((*kind).to_owned());
                    markdown = &markdown.trim_start()[kind.len()..];
                }
                assert_eq!(markdown, "", "{text:?}");
                for trailer in &block.trailers {
                    assert_eq!(trailer.at.span.text(&text), trailer.value, "{text:?}");
                    kept.push(format!("Date: {}", trailer.value));
                }
                for photo in &block.photos {
                    assert_eq!(photo.at.span.text(&text), photo.file, "{text:?}");
                    match photo.file.as_str() {
                        "ü.jpg" => kept.push("Photo: ü.jpg".to_owned()),
                        "b.jpg" => kept.push("![é](b.jpg) ![](c.jpg)".to_owned()),
                        _ => {}
                    }
                }
            }
            for told in diagnostics.iter().filter(|told| told.code == Code::StrayTrailer) {
                let stray = told.at.as_ref().unwrap().span.text(&text);
                kept.extend(stray.lines().filter(|line| !line.is_empty()).map(str::to_owned));
            }
            let mut given: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
            given.sort_unstable();
            kept.sort_unstable();
            assert_eq!(kept, given, "{text:?}");
        }
    }
}
