//! From text to the terms that the index knows, and from a query to the terms it asks for.
//!
//! `static/search-engine.js` cuts text in the same way; the vectors in `tests/search/fold.json`
//! hold both to it. The rules:
//!
//! - A word is a run of letters and digits of the folded text. Of a longer one the first
//!   [`LONGEST`] characters count.
//! - Scripts that are written without spaces (Han, kana, Thai, Lao, Burmese, Khmer) are cut into
//!   pairs of characters, so that any stretch of a caption can be searched for; the last character
//!   of a run also stands alone, so that every single one is found as the beginning of a term.
//! - "Syria's" is indexed as `syria` and `syrias`.
//! - "al-Bab" is indexed as `al`, `bab` and `albab`, "الباب" as `الباب` and `باب`: a name is found
//!   with its article, without it, and with both written as one word.

use crate::authority::fold;

/// Characters of a term that count.
const LONGEST: usize = 48;

/// The terms under which `text` is found, in its order, each as often as it occurs.
pub(super) fn index_terms(text: &str) -> Vec<String> {
    let folded = fold(&expand_possessives(text));
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let mut terms = Vec::with_capacity(words.len());
    for (at, word) in words.iter().enumerate() {
        for (run, is_unspaced) in runs(word) {
            if is_unspaced {
                let letters: Vec<char> = run.chars().collect();
                terms.extend(letters.windows(2).map(|pair| pair.iter().collect::<String>()));
                terms.extend(letters.last().map(char::to_string));
                continue;
            }
            terms.push(shortened(run));
            terms.extend(without_article(run).map(shortened));
        }
        if at > 0 && joins(words[at - 1], word) {
            terms.push(shortened(&format!("{}{word}", words[at - 1])));
        }
    }
    terms
}

/// What a reader asks for.
#[cfg(test)]
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub(super) struct QueryTerm {
    /// Folded.
    pub(super) term: String,
    /// Whether terms that begin with it answer, too.
    pub(super) is_prefix: bool,
}

/// The terms of a query, all of which an entry must have. The last word may be unfinished if two
/// characters of it stand there; an article before a word may be missing.
#[cfg(test)]
pub(super) fn query_terms(query: &str) -> Vec<QueryTerm> {
    let folded = fold(&strip_possessives(query));
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let mut terms: Vec<QueryTerm> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if words.get(at + 1).is_some_and(|next| is_article(word, next)) {
            continue;
        }
        let runs = runs(word);
        for (nth, (run, is_unspaced)) in runs.iter().enumerate() {
            let letters: Vec<char> = run.chars().collect();
            if *is_unspaced && letters.len() > 1 {
                terms.extend(
                    letters
                        .windows(2)
                        .map(|pair| QueryTerm { term: pair.iter().collect(), is_prefix: false }),
                );
                continue;
            }
            let is_last = at + 1 == words.len() && nth + 1 == runs.len();
            let term = shortened(without_article(run).unwrap_or(run));
            let is_prefix = *is_unspaced || is_last && letters.len() > 1;
            terms.push(QueryTerm { term, is_prefix });
        }
    }
    let mut known = std::collections::BTreeSet::new();
    terms.retain(|term| known.insert((term.term.clone(), term.is_prefix)));
    terms
}

fn shortened(term: &str) -> String {
    term.chars().take(LONGEST).collect()
}

/// A word of the folded text in stretches of one kind: written without spaces (true) or not.
fn runs(word: &str) -> Vec<(&str, bool)> {
    let mut runs = Vec::new();
    let mut start = 0;
    let mut kind = None;
    for (at, c) in word.char_indices() {
        let this = is_unspaced(c);
        if let Some(before) = kind.replace(this)
            && before != this
        {
            runs.push((&word[start..at], before));
            start = at;
        }
    }
    runs.extend(kind.map(|kind| (&word[start..], kind)));
    runs
}

/// Characters of scripts that are written without spaces.
fn is_unspaced(c: char) -> bool {
    matches!(
        c,
        '\u{e00}'..='\u{eff}'
            | '\u{1000}'..='\u{109f}'
            | '\u{1780}'..='\u{17ff}'
            | '\u{3005}'..='\u{3007}'
            | '\u{3040}'..='\u{30ff}'
            | '\u{31f0}'..='\u{31ff}'
            | '\u{3400}'..='\u{4dbf}'
            | '\u{4e00}'..='\u{9fff}'
            | '\u{f900}'..='\u{faff}'
            | '\u{20000}'..='\u{3ffff}'
    )
}

/// Whether `word` is an Arabic article in Latin letters before `next`: al and el before anything,
/// the assimilated ones before their own letter ("ar-Raqqah", "ez-Zor", never "an apple").
#[cfg(test)]
fn is_article(word: &str, next: &str) -> bool {
    match word {
        "al" | "el" => true,
        "as" | "es" => next.starts_with('s'),
        "at" | "et" => next.starts_with('t'),
        "an" | "en" => next.starts_with('n'),
        _ => is_foreign_article(word, next),
    }
}

/// Whether "al-Bab" is also indexed as one word. "As", "at", "an" and their like are words of
/// European languages too, and would fill the index with pairs that nobody writes as one.
fn joins(word: &str, next: &str) -> bool {
    let begins_with_a_letter = next.starts_with(|c: char| c.is_ascii_lowercase());
    begins_with_a_letter && (matches!(word, "al" | "el") || is_foreign_article(word, next))
}

fn is_foreign_article(word: &str, next: &str) -> bool {
    let own = match word {
        "ad" | "ed" => "d",
        "ar" | "er" => "r",
        "az" | "ez" => "z",
        "ash" | "esh" => "sh",
        "ath" | "eth" => "th",
        "adh" | "edh" => "dh",
        _ => return false,
    };
    next.starts_with(own)
}

/// The word behind the Arabic article ال, alone or with و ب ك ف before it or as لل, if two letters
/// of it are left.
fn without_article(word: &str) -> Option<&str> {
    ["وال", "بال", "كال", "فال", "ال", "لل"]
        .iter()
        .find_map(|article| word.strip_prefix(article))
        .filter(|rest| rest.chars().nth(1).is_some())
}

/// "Syria's" becomes "Syria Syrias".
fn expand_possessives(text: &str) -> String {
    replace_possessives(text, |name, s| format!("{name} {name}{s}"))
}

/// "Syria's" becomes "Syria".
#[cfg(test)]
fn strip_possessives(text: &str) -> String {
    replace_possessives(text, |name, _| name.to_owned())
}

/// A word here is a letter and the letters and apostrophes that follow it: "O'Neill's".
fn replace_possessives(text: &str, replacement: impl Fn(&str, &str) -> String) -> String {
    let is_letter =
        |c: char| c.is_alphanumeric() || unicode_normalization::char::is_combining_mark(c);
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_letter) {
        written.push_str(&rest[..start]);
        let from_word = &rest[start..];
        let end = from_word.find(|c| !is_letter(c) && !is_plain_apostrophe(c));
        let (word, behind) = from_word.split_at(end.unwrap_or(from_word.len()));
        let bare = word.trim_end_matches(is_plain_apostrophe);
        let owner = bare
            .strip_suffix(['s', 'S'])
            .filter(|owner| owner.ends_with(is_plain_apostrophe))
            .map(|owner| owner.trim_end_matches(is_plain_apostrophe));
        match owner {
            Some(owner) => written.push_str(&replacement(owner, &bare[bare.len() - 1..])),
            None => written.push_str(word),
        }
        rest = behind;
    }
    written.push_str(rest);
    written
}

fn is_plain_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | 'ʼ' | '＇')
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Vectors {
        fold: Vec<(String, String)>,
        index: Vec<(String, Vec<String>)>,
        query: Vec<(String, Vec<String>)>,
    }

    #[test]
    fn the_shared_vectors_hold() {
        let vectors: Vectors =
            serde_json::from_str(include_str!("../../tests/search/fold.json")).unwrap();
        let mut faults = Vec::new();
        for (text, expected) in vectors.fold {
            let found = fold(&text);
            if found != expected {
                faults.push(format!("fold {text:?}: {found:?} instead of {expected:?}"));
            }
        }
        for (text, expected) in vectors.index {
            let found = index_terms(&text);
            if found != expected {
                faults.push(format!("index {text:?}: {found:?} instead of {expected:?}"));
            }
        }
        for (text, expected) in vectors.query {
            let found: Vec<String> = query_terms(&text)
                .into_iter()
                .map(|asked| format!("{}{}", asked.term, if asked.is_prefix { "*" } else { "" }))
                .collect();
            if found != expected {
                faults.push(format!("query {text:?}: {found:?} instead of {expected:?}"));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
