//! What stands beside the description: restrictions, verification, corrections.
//!
//! Phrases are found in the text with its ASCII letters made small, so that every position is one
//! of the text's own. Each phrase is looked for once: the time is linear in the text's length.

use std::collections::BTreeMap;

use crate::record::{Field, Span, Verification};

/// The notes of a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Usage restrictions, as worded.
    pub restrictions: Vec<String>,
    /// Whether it vouches for the picture.
    pub verification: Option<Verification>,
    /// Corrections, as worded.
    pub corrections: Vec<String>,
    /// The words of each, from the first to the last where there are several.
    pub spans: BTreeMap<Field, Span>,
}

/// Reads the notes.
///
/// For: "Nets dry on the quay. EDITORIAL USE ONLY. NO RESALES." Not for: "No sales were made at
/// the fish market."
///
/// Source: IPTC Photo Metadata, Instructions; the wires' notes to editors.
pub fn read(text: &str) -> Notes {
    let lower = text.to_ascii_lowercase();
    let mut notes = Notes::default();
    let restrictions = restrictions(text, &lower);
    let corrections = corrections(text, &lower);
    note(&mut notes.spans, Field::Restrictions, &restrictions);
    note(&mut notes.spans, Field::Corrections, &corrections);
    if let Some((verification, span)) = verification(text, &lower) {
        notes.verification = Some(verification);
        notes.spans.insert(Field::Verification, span);
    }
    notes.restrictions = restrictions.iter().map(|span| span.text(text).to_owned()).collect();
    notes.corrections = corrections.iter().map(|span| span.text(text).to_owned()).collect();
    notes
}

fn note(spans: &mut BTreeMap<Field, Span>, field: Field, found: &[Span]) {
    if let (Some(first), Some(last)) = (found.first(), found.last()) {
        spans.insert(field, Span::new(first.start, last.end));
    }
}

/// Restrictions that hold however they are cased, where a clause begins with them.
const RESTRICTIONS: &[&str] = &[
    "editorial use only",
    "for editorial use only",
    "strictly for editorial use",
    "strictly editorial use",
    "restricted to editorial use",
    "not for commercial use",
    "not for sale for marketing",
    "for non-commercial use only",
    "no resales",
    "no third party sales",
    "no third-party sales",
    "no archives",
    "no commercial use",
    "mandatory credit",
    "embargoed until",
    "embargoed for",
    "embargo until",
    "strictly embargoed",
    "under embargo until",
    "not for publication before",
    "not to be published before",
    "one time use only",
    "one-time use only",
    "this image has been supplied by a third party",
    "this image was provided by a third party",
    "this picture was provided by a third party",
    "distributed as a service to clients",
];

/// Restrictions that are one only in capitals: in prose "no sales" are no sales.
const SHOUTED: &[&str] = &[
    "NO SALES",
    "NO RESALE",
    "NO ARCHIVE",
    "NO ARCHIVAL",
    "NO COMMERCIAL",
    "NO MARKETING",
    "NO ADVERTISING",
    "NO ADS",
    "NO USE",
    "NO TV",
    "NO MAGS",
    "NO MAGAZINE",
    "NO INTERNET",
    "NO ONLINE",
    "NO NEW USE",
    "NO THIRD PARTY",
    "NO SOCIAL MEDIA",
    "NO BOOK",
    "NO COVERS",
    "NO MODEL RELEASE",
    "NOT FOR",
    "TV OUT",
    "TEMPLATE OUT",
    "COUNTRY OUT",
    "COMMERCIAL USE",
    "FREE FOR EDITORIAL",
];

/// Every restriction, in order, none overlapping another.
fn restrictions(text: &str, lower: &str) -> Vec<Span> {
    let mut starts: Vec<(usize, usize)> = Vec::new();
    for phrase in RESTRICTIONS {
        starts.extend(
            lower
                .match_indices(phrase)
                .filter(|(at, phrase)| begins_clause(text, *at) && closes(text, *at, phrase))
                .map(|(at, phrase)| (at, at + phrase.len())),
        );
    }
    for phrase in SHOUTED {
        starts.extend(text.match_indices(phrase).map(|(at, phrase)| (at, at + phrase.len())));
    }
    starts.extend(countries_out(text));
    starts.sort_unstable();
    let mut found: Vec<Span> = Vec::new();
    for (index, (start, end)) in starts.iter().enumerate() {
        if found.last().is_some_and(|last| *start < last.end) {
            continue;
        }
        let next = starts[index + 1..].iter().map(|next| next.0).find(|next| next >= end);
        let end = clause_end(text, *start, *end, next.unwrap_or(text.len()));
        found.push(Span::new(*start, end));
    }
    found
}

/// True unless prose goes on after "no …": "No archives survive."
fn closes(text: &str, at: usize, phrase: &str) -> bool {
    let shouted = !text[at..at + phrase.len()].chars().any(char::is_lowercase);
    let after = text[at + phrase.len()..].trim_start();
    shouted || !phrase.starts_with("no ") || !after.starts_with(char::is_alphanumeric)
}

/// Words before OUT that make it no restriction: "THE TIDE IS OUT".
const VERBS: &[&str] =
    &["IS", "ARE", "WAS", "WERE", "GO", "GOES", "COME", "COMES", "GET", "THE", "WAY", "AND", "TO"];

/// "ISRAEL OUT", "SAUDI ARABIA OUT": capitals before OUT.
fn countries_out(text: &str) -> impl Iterator<Item = (usize, usize)> {
    text.match_indices(" OUT").filter_map(|(at, out)| {
        let end = at + out.len();
        let closes = !text[end..].starts_with(char::is_alphanumeric);
        let mut start = at;
        let mut words = 0;
        for word in text[..at].rsplit(' ').take(3) {
            let is_shouted = word.len() > 1 && word.chars().all(char::is_uppercase);
            if !is_shouted {
                break;
            }
            words += 1;
            start -= word.len() + usize::from(words > 1);
        }
        let is_clause = text[start..at].split(' ').any(|word| VERBS.contains(&word));
        (closes && words > 0 && !is_clause).then_some((start, end))
    })
}

/// Where the restriction that begins at `start` ends: with its clause, and in capitals with the
/// capitals; its first words last until `least`, and the next one begins at `next`.
fn clause_end(text: &str, start: usize, least: usize, next: usize) -> usize {
    let shouted = !text[start..least].chars().any(char::is_lowercase);
    let mut end = least;
    let mut is_opening = true;
    for word in text[least..next].split_inclusive(char::is_whitespace) {
        let bare = word.trim_end();
        let is_mark = bare.starts_with(['-', '–', '—', '/', '|', '"', '“', '(', ')', '[', '+'])
            || (is_opening && bare.starts_with([',', ';', '.', ':']));
        let is_other_voice = shouted && bare.chars().any(char::is_lowercase);
        if is_mark || is_other_voice {
            break;
        }
        is_opening = false;
        let closes = bare.ends_with(['.', ';', ')', ']', ',', '!', ':', '"', '”']);
        if closes {
            end += bare.trim_end_matches(['.', ';', ')', ']', ',', '!', ':', '"', '”']).len();
            return end;
        }
        end += word.len();
    }
    start + text[start..end].trim_end().len()
}

/// True where a clause begins: at the text's start or after a mark.
fn begins_clause(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end();
    let is_large = text[at..].starts_with(char::is_uppercase);
    before.is_empty()
        || before.ends_with([
            '.', ',', ';', ':', '-', '–', '—', '(', ')', '[', ']', '/', '|', '"', '”', '+', '*',
            '!',
        ])
        || is_large
}

/// First words of a correction, where a sentence or a bracket begins with them.
const CORRECTIONS: &[&str] = &[
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
fn corrections(text: &str, lower: &str) -> Vec<Span> {
    let mut starts: Vec<usize> = CORRECTIONS
        .iter()
        .flat_map(|phrase| lower.match_indices(phrase).map(|(at, _)| at))
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
    // "Correction fluid dries on the desk." is a caption; a note has capitals, a colon or brackets.
    let word: &str = text[at..].split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    let after = text[at + word.len()..].trim_start();
    let shouted = word.len() > 1 && word.chars().all(char::is_uppercase);
    let marked = after.starts_with([':', '-', '–', '—']) || before.ends_with(['(', '[', '*']);
    let is_verb =
        matches!(word.to_ascii_lowercase().as_str(), "corrects" | "correcting" | "clarifies");
    let is_sentence = matches!(word.to_ascii_lowercase().as_str(), "an" | "a" | "this" | "eds");
    apart && (shouted || marked || is_verb || is_sentence)
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

/// Words that leave a picture unverified.
const UNVERIFIED: &[&str] = &[
    "independently verify",
    "independently verified",
    "independently confirm",
    "independently confirmed",
    "independently authenticate",
    "not be verified",
    "not been verified",
    "could not verify",
    "unable to verify",
    "cannot verify",
    "could not be authenticated",
    "cannot be authenticated",
    "could not authenticate",
    "unable to authenticate",
    "purportedly",
    "purports to",
    "purporting to",
    "location given as",
    "unverified",
];

/// Words that vouch for it.
const AUTHENTICATED: &[&str] = &[
    "authenticated based on",
    "authenticated by",
    "has been authenticated",
    "was authenticated",
    "have authenticated",
    "has authenticated",
    "been verified by",
    "was verified by",
    "verified by afp",
    "verified by ap",
    "verified by reuters",
    "ap verified",
    "reuters verified",
    "afp verified",
    "has verified the",
    "was able to verify",
    "was able to independently verify",
    "were able to verify",
    "able to confirm the location",
    "was geolocated",
    "independently verified by",
];

/// Whether the caption vouches for the picture, and the words.
fn verification(text: &str, lower: &str) -> Option<(Verification, Span)> {
    let first = |phrases: &[&str]| {
        phrases
            .iter()
            .filter_map(|phrase| lower.find(phrase).map(|at| Span::new(at, at + phrase.len())))
            .min()
    };
    let negative = first(UNVERIFIED).filter(|span| !is_affirmed(lower, *span));
    if let Some(span) = negative {
        return Some((Verification::Unverified, with_negation(text, span)));
    }
    first(AUTHENTICATED).map(|span| (Verification::Authenticated, span))
}

/// "was able to independently verify", "has been independently verified by": no negation before.
fn is_affirmed(lower: &str, span: Span) -> bool {
    if !lower[span.start..].starts_with("independently") {
        return false;
    }
    let before: Vec<&str> = lower[..span.start].split_whitespace().rev().take(6).collect();
    let negated = before.iter().any(|word| {
        matches!(
            *word,
            "not"
                | "unable"
                | "cannot"
                | "never"
                | "couldn't"
                | "couldn’t"
                | "isn't"
                | "nor"
                | "impossible"
        )
    });
    !negated
}

/// The words from "could not" or "unable to" on, where they stand just before.
fn with_negation(text: &str, span: Span) -> Span {
    let before = &text[..span.start];
    for phrase in [
        "could not be ",
        "could not ",
        "unable to ",
        "cannot be ",
        "cannot ",
        "not able to ",
        "has not been ",
    ] {
        if before.ends_with(phrase) {
            return Span::new(span.start - phrase.len(), span.end);
        }
    }
    span
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restrictions_are_kept_as_worded_and_prose_is_none() {
        for (text, wanted) in [
            (
                "Nets dry. EDITORIAL USE ONLY. NO RESALES.",
                &["EDITORIAL USE ONLY", "NO RESALES"][..],
            ),
            ("Nets dry. Editorial use only, no archives.", &["Editorial use only", "no archives"]),
            (
                "Nets dry. REUTERS/Jane Roe MALTA OUT NO COMMERCIAL SALES IN MALTA",
                &["MALTA OUT", "NO COMMERCIAL SALES IN MALTA"],
            ),
            ("Mandatory Credit: Photo by Jane Roe/Shutterstock. Nets dry.", &["Mandatory Credit"]),
            (
                "Nets dry. EMBARGOED UNTIL 0001 GMT MAY 5. (AP Photo/Jane Roe)",
                &["EMBARGOED UNTIL 0001 GMT MAY 5"],
            ),
            (
                "RESTRICTED TO EDITORIAL USE - MANDATORY CREDIT \"AFP PHOTO / JANE ROE\" - NO MARKETING",
                &["RESTRICTED TO EDITORIAL USE", "MANDATORY CREDIT", "NO MARKETING"],
            ),
            ("No sales were made at the fish market; no archives survive.", &[][..]),
            ("The TIDE IS OUT in the harbour.", &[]),
            ("", &[]),
        ] {
            assert_eq!(read(text).restrictions, wanted, "{text}");
        }
    }

    #[test]
    fn corrections_are_kept_as_worded_and_prose_is_none() {
        for (text, wanted) in [
            (
                "CORRECTION: the boat is the Ada, not the Eva. Nets dry.",
                &["CORRECTION: the boat is the Ada, not the Eva"][..],
            ),
            ("Nets dry. (Corrects spelling of Roe)", &["Corrects spelling of Roe"]),
            ("Nets dry; corrects date to May 2.", &["corrects date to May 2"]),
            ("REFILE - CORRECTING PLACE NAME. Nets dry.", &["REFILE - CORRECTING PLACE NAME"]),
            ("Correction fluid dries on a desk.", &[]),
            ("A teacher corrects homework.", &[]),
        ] {
            assert_eq!(read(text).corrections, wanted, "{text}");
        }
    }

    #[test]
    fn a_caption_vouches_for_its_picture_or_does_not() {
        use Verification::{Authenticated, Unverified};
        for (text, wanted, words) in [
            (
                "This photo, which has been authenticated based on its contents, shows nets.",
                Some(Authenticated),
                "has been authenticated",
            ),
            (
                "AFP could not independently verify the video.",
                Some(Unverified),
                "could not independently verify",
            ),
            (
                "Reuters was able to independently verify the place.",
                Some(Authenticated),
                "was able to independently verify",
            ),
            ("A video that purportedly shows nets.", Some(Unverified), "purportedly"),
            ("An inspector verifies the weight of the nets.", None, ""),
        ] {
            let notes = read(text);
            assert_eq!(notes.verification, wanted, "{text}");
            let span = notes.spans.get(&Field::Verification);
            assert_eq!(span.map_or("", |span| span.text(text)), words, "{text}");
        }
    }
}
