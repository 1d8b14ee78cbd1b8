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
            let end = sentence_end(text, start);
            found.push(Span::new(start, head_end(text, start, end).unwrap_or(end)));
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

/// "CORRECTS SPELLING Nets dry", "Corrects date – Nets dry": the end of a note that heads the caption
/// with no full stop between the two, where its capitals or its dash end.
fn head_end(text: &str, start: usize, end: usize) -> Option<usize> {
    let note = &text[start..end];
    let is_small = |word: &str| word.contains(char::is_lowercase);
    let is_shouted = |word: &&str| word.chars().filter(|c| c.is_uppercase()).count() > 1;
    let mut words = note.split(' ');
    let capitals = words.next().filter(is_shouted).and(words.next()).filter(is_shouted);
    let small = capitals.and_then(|_| {
        let mut at = 0;
        note.split(' ').find_map(|word| {
            let first = at;
            at += word.len() + 1;
            (is_small(word) || matches!(word, "A" | "An")).then_some(first)
        })
    });
    let dash = || {
        let dash = [" – ", " — ", " - "].iter().filter_map(|dash| note.find(dash)).min()?;
        let goes_on = note[dash..].trim_start_matches([' ', '–', '—', '-']);
        let is_shouted = goes_on.split(' ').next().is_some_and(|word| !is_small(word));
        let heads = text[..start].trim().is_empty();
        (heads && note[..dash].contains(' ') && !is_shouted).then_some(dash)
    };
    // "CORRECTION: the boat is another" says what it corrects.
    let is_told = |cut: &usize| note[..*cut].trim_end().ends_with(':');
    let cut = small.or_else(dash).filter(|cut| !is_told(cut))?;
    let kept = note[..cut].trim_end_matches([' ', '–', '—', '-', ':']);
    (!kept.is_empty()).then_some(start + kept.len())
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
