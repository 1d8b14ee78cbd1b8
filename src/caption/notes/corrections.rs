//! Corrections: "CORRECTION: …", "(Corrects spelling of …)".

use super::phrases::Phrases;
use crate::record::Span;

/// First words of a correction, where a sentence or a bracket begins with them.
pub(super) const CORRECTIONS: &[&str] = &[
    "correction",
    "corrects",
    "corrected",
    "correcting",
    "refile",
    "clarification",
    "clarifies",
    "mandatory kill",
    "picture kill",
    "photo kill",
    "elimination",
    "adds ",
    "an earlier version of this caption",
    "a previous version of this caption",
    "this caption has been corrected",
    "this caption was corrected",
    "this version corrects",
    "caption correction",
    "eds: corrects",
    "editors note: corrects",
    "attention editors - corrects",
    "attention editors - correction",
    "withdrawn",
];

/// Every correction: the sentence, or what its brackets hold.
pub(super) fn find(text: &str, phrases: &Phrases) -> Vec<Span> {
    let mut starts: Vec<usize> = phrases
        .corrections
        .iter()
        .map(|phrase| phrase.start)
        .filter(|at| is_correction(text, *at))
        .collect();
    starts.sort_unstable();
    let mut found: Vec<Span> = Vec::new();
    for start in starts {
        if found.last().is_none_or(|last| start >= last.end) {
            found.push(Span::new(start, sentence_end(text, start)));
        }
    }
    found
}

fn is_correction(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end();
    let apart = before.is_empty()
        || before.ends_with([
            '.', ';', '(', ')', '[', ']', '-', '–', '—', '*', '|', ':', '!', '?', '”', '"',
        ]);
    if !apart {
        return false;
    }
    // "Correction fluid dries on the desk." is a caption; a note has capitals, a colon or brackets.
    let word: &str = text[at..].split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    let after = text[at + word.len()..].trim_start();
    let shouted = word.len() > 1 && word.chars().all(char::is_uppercase);
    let marked = after.starts_with([':', '-', '–', '—']) || before.ends_with(['(', '[', '*']);
    let is_verb =
        matches!(word.to_ascii_lowercase().as_str(), "corrects" | "correcting" | "clarifies");
    let is_sentence = matches!(word.to_ascii_lowercase().as_str(), "an" | "a" | "this" | "eds");
    shouted || marked || is_verb || is_sentence
}

/// The end of the sentence, or of the bracket, that holds `start`; its stop left out.
fn sentence_end(text: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (at, c) in text[start..].char_indices() {
        let here = start + at;
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => return start + text[start..here].trim_end().len(),
            ')' | ']' => depth -= 1,
            '.' | ';' if depth == 0 => {
                let ends = text[here + 1..].chars().next().is_none_or(char::is_whitespace);
                let word = if ends { text[start..here].rsplit(' ').next() } else { None };
                if word.is_some_and(|word| word.chars().count() > 2) {
                    return here;
                }
            }
            _ => {}
        }
    }
    start + text[start..].trim_end_matches(['.', ' ']).len()
}
