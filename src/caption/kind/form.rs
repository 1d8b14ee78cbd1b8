//! Forms of a text that tell for a caption or against it: titles, quotations, signatures, years, and
//! the past of other languages.

use super::sentence::Sentence;
use super::words::{Class, Words};

/// Words of the longest line that may be a heading.
pub(super) const LONGEST_HEADING: usize = 16;

/// "Nets dry on the quay (agencies)": a credit that names nobody known.
pub(super) fn closes_with_brackets(text: &str) -> bool {
    let end = text.trim_end().trim_end_matches('.');
    let Some(open) = end.ends_with(')').then(|| end.rfind('(')).flatten() else { return false };
    let inside = end[open..].trim_matches(['(', ')']);
    open > 0 && inside.chars().any(char::is_alphabetic) && inside.split_whitespace().count() <= 6
}

/// "Old Mill by Jane Roe, on Flickr": a line that closes with a full name behind "by".
pub(super) fn is_signed(words: &Words<'_>) -> bool {
    let by = (1..words.len()).rev().take(7).find(|at| words.word(*at) == "by");
    words.len() <= LONGEST_HEADING
        && by.is_some_and(|by| {
            let names = (by + 1..words.len()).take_while(|at| words.is_capital(*at)).count();
            names >= 2 && by + names + 3 >= words.len()
        })
}

pub(super) fn is_year(word: &str) -> bool {
    word.len() == 4
        && ["18", "19", "20"].iter().any(|century| word.starts_with(century))
        && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// "…, 18th century", "c. 1900", "…, 1890s"
pub(super) fn is_century(words: &Words<'_>, at: usize) -> bool {
    let (word, next) = (words.word(at), words.word(at + 1));
    let before = at.saturating_sub(1);
    matches!(word, "c" | "ca" | "circa") && is_year(next)
        || word.strip_suffix('s').is_some_and(is_year) && words.gap(at).contains(',')
        || word == "century"
            && words.word(before).starts_with(|c: char| c.is_ascii_digit())
            && words.gap(before).contains(',')
}

/// "…, researchers say.": who said it closes the sentence.
pub(super) fn closing_sayer(words: &Words<'_>, sentence: &Sentence) -> Option<usize> {
    let last = sentence.len.checked_sub(1)?;
    let says = |at: &usize| words.is(*at, Class::Says) || matches!(words.word(*at), "say" | "says");
    let at = (last.saturating_sub(5)..=last).find(says)?;
    (at.saturating_sub(3)..=at).any(|near| words.gap(near).contains([',', '"', '”'])).then_some(at)
}

/// Every long word has a capital letter: "The Rise of the Orient Line".
pub(super) fn is_titled(words: &Words<'_>) -> bool {
    let long = || {
        (1..words.len()).filter(|at| {
            let word = words.word(*at);
            word.chars().nth(3).is_some() && word.starts_with(char::is_alphabetic)
        })
    };
    long().nth(1).is_some() && long().all(|at| words.is_capital(at))
}

/// The past, the perfect and the future of the languages next in number.
pub(super) fn tells_abroad(words: &Words<'_>, at: usize, tongue: &str) -> bool {
    let (word, next) = (words.word(at), words.word(at + 1));
    let ends = |ends: &[&str]| ends.iter().any(|end| word.ends_with(end));
    match tongue {
        "fr" => {
            words.is(at, Class::ToldFrench)
                || matches!(word, "a" | "ont" | "est" | "sont")
                    && matches!(next, "été" | "déjà" | "toujours")
                || matches!(word, "a" | "ont") && next.ends_with(['é', 'u', 'i', 's', 't'])
        }
        "de" => words.is(at, Class::ToldGerman),
        "es" | "pt" => {
            words.is(at, Class::ToldIberian)
                || !words.is_capital(at)
                    && word.chars().nth(4).is_some()
                    && ends(&["ó", "aron", "ieron", "aram", "ou", "eu", "iu", "iram"])
        }
        "it" => words.is(at, Class::ToldItalian),
        "ru" | "uk" => {
            !words.is_capital(at)
                && word.chars().nth(5).is_some()
                && ends(&["ила", "ала", "или", "али", "илась", "ались"])
        }
        _ => false,
    }
}
/// A quotation opens the text; not a title of a few words, as in "'Nightfall' film premiere".
pub(super) fn quotes(text: &str) -> bool {
    const TITLE_WORDS: usize = 6;
    let marks = ['"', '“', '”', '„', '«', '»', '‘', '’', '\''];
    let Some(rest) = text.strip_prefix(['"', '“', '„', '«', '‘', '\'']) else {
        return false;
    };
    let is_title = rest.find(marks).is_some_and(|end| {
        rest[..end].split(' ').count() <= TITLE_WORDS
            && rest[..end].starts_with(char::is_uppercase)
            && rest[end..].trim_start_matches(marks).starts_with(" ")
            && rest[end..]
                .trim_start_matches(marks)
                .trim_start()
                .starts_with(|c: char| c.is_lowercase() || c == '(')
    });
    !is_title
}
