//! Usage restrictions: "EDITORIAL USE ONLY", "NO RESALES", "SPAIN OUT".

use super::phrases::Phrases;
use crate::record::Span;

/// Restrictions that hold however they are cased, where a clause begins with them.
pub(super) const RESTRICTIONS: &[&str] = &[
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
    "one time use only",
    "one-time use only",
    "this image has been supplied by a third party",
    "this image was provided by a third party",
    "this picture was provided by a third party",
    "distributed as a service to clients",
];

/// Restrictions that are one only in capitals: in prose "no sales" are no sales.
pub(super) const SHOUTED: &[&str] = &[
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

/// What follows the name of a country where the picture may not be used.
pub(super) const OUT: &str = " OUT";

/// Every restriction, in order, none overlapping another.
pub(super) fn find(text: &str, phrases: &Phrases) -> Vec<Span> {
    let clauses = phrases.restrictions.iter().copied();
    let mut starts: Vec<Span> = clauses
        .filter(|phrase| begins_clause(text, phrase.start) && closes(text, *phrase))
        .collect();
    starts.extend(&phrases.shouted);
    starts.extend(phrases.out.iter().filter_map(|out| country_out(text, *out)));
    starts.sort_unstable();
    let mut found: Vec<Span> = Vec::new();
    for (index, phrase) in starts.iter().enumerate() {
        if found.last().is_some_and(|last| phrase.start < last.end) {
            continue;
        }
        let next = starts[index + 1..].iter().map(|next| next.start).find(|at| *at >= phrase.end);
        let end = clause_end(text, phrase.start, phrase.end, next.unwrap_or(text.len()));
        found.push(Span::new(phrase.start, end));
    }
    found
}

/// True unless prose goes on after "no …": "No archives survive."
fn closes(text: &str, phrase: Span) -> bool {
    let words = phrase.text(text);
    let shouted = !words.chars().any(char::is_lowercase);
    let is_no = words.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("no "));
    let after = text[phrase.end..].trim_start();
    shouted || !is_no || !after.starts_with(char::is_alphanumeric)
}

/// Words before OUT that make it no restriction: "THE TIDE IS OUT".
const VERBS: &[&str] =
    &["IS", "ARE", "WAS", "WERE", "GO", "GOES", "COME", "COMES", "GET", "THE", "WAY", "AND", "TO"];

/// "SAUDI", "SRI": the first word, in capitals, of a country's name of two.
pub(in crate::caption) fn begins_country(word: &str) -> bool {
    matches!(
        word,
        "BURKINA"
            | "COSTA"
            | "CZECH"
            | "DOMINICAN"
            | "EL"
            | "GREAT"
            | "HONG"
            | "IVORY"
            | "NEW"
            | "NORTH"
            | "SAUDI"
            | "SIERRA"
            | "SOUTH"
            | "SRI"
            | "UNITED"
    )
}

/// "ISRAEL OUT", "SAUDI ARABIA OUT": capitals before OUT.
fn country_out(text: &str, out: Span) -> Option<Span> {
    let closes = !text[out.end..].starts_with(char::is_alphanumeric);
    let mut start = out.start;
    let mut words = 0;
    for word in text[..out.start].rsplit(' ').take(3) {
        let is_shouted = word.len() > 1 && word.chars().all(char::is_uppercase);
        // "JANE ROE MALTA OUT": the words before the country are a name.
        let goes_on = words == 0 || begins_country(word);
        if !is_shouted || !goes_on {
            break;
        }
        words += 1;
        start -= word.len() + usize::from(words > 1);
    }
    let is_clause = text[start..out.start].split(' ').any(|word| VERBS.contains(&word));
    (closes && words > 0 && !is_clause).then_some(Span::new(start, out.end))
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
        // "NO MAGS A punt lies …": one letter begins a sentence.
        let is_other_voice = shouted && (bare.chars().any(char::is_lowercase) || bare == "A");
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
