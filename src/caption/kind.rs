//! Is it a caption at all?
//!
//! A caption describes a picture: it credits somebody, dates the picture, or says in the present
//! what is seen. A heading, a menu, a notice and a paragraph of an article do none of these.

use super::credit::CreditReading;
use super::date::DateReading;
use super::place::PlaceReading;

/// True unless the text is a heading, navigation, or prose that describes no picture.
///
/// For "Nets dry on the quay." and "Pont Neuf, Paris, c. 1902"; not for "More top stories", nor for
/// "The revolt was a turning point for the country during the 1950s. It was led by farmers."
pub fn is_caption(
    text: &str,
    credit: &Option<CreditReading>,
    date: &DateReading,
    place: &PlaceReading,
) -> bool {
    let words = words(text);
    if words.is_empty() || is_furniture(&words) {
        return false;
    }
    if credit.is_some() || speaks_of_picture(&words) || closes_with_brackets(text) {
        return true;
    }
    if is_prose(&words) {
        return false;
    }
    if date.date.is_some() {
        return true;
    }
    if is_reported(text, &words) {
        return false;
    }
    !is_heading(text, &words) || names_subject(&words, place)
}

/// The words, lower case, without what is not a letter or a figure.
fn words(text: &str) -> Vec<String> {
    let cut = |c: char| !(c.is_alphanumeric() || c == '\'' || c == '’' || is_mark(c));
    text.split(cut).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// Menus, notices and the small print of a page.
fn is_furniture(words: &[String]) -> bool {
    const OPENINGS: &[&str] = &[
        "about us",
        "accept all",
        "advertisement",
        "all rights reserved",
        "back to",
        "by using this",
        "click here",
        "contact us",
        "continue reading",
        "cookie",
        "copyright",
        "editor's picks",
        "follow us",
        "home news",
        "jump to",
        "latest news",
        "learn more",
        "load more",
        "log in",
        "more from",
        "more in",
        "more news",
        "more on",
        "more stories",
        "more top",
        "most popular",
        "most read",
        "newsletter",
        "next article",
        "next page",
        "page not found",
        "previous article",
        "privacy policy",
        "read also",
        "read more",
        "read next",
        "recommended",
        "related",
        "see also",
        "share on",
        "share this",
        "sign in",
        "sign up",
        "skip to",
        "sponsored",
        "subscribe",
        "table of contents",
        "terms of",
        "this site uses",
        "top stories",
        "trending",
        "view all",
        "view more",
        "watch live",
        "we use cookies",
        "you may also",
        "lire aussi",
        "voir aussi",
        "leer más",
        "lea también",
        "leia mais",
        "leia também",
        "mehr zum thema",
        "lesen sie",
        "lees ook",
        "leggi anche",
        "اقرأ أيضا",
        "اقرأ المزيد",
        "читайте также",
        "politique de confidentialité",
        "aviso legal",
    ];
    const ANYWHERE: &[&str] = &[
        "all rights reserved",
        "uses cookies",
        "use cookies",
        "privacy policy",
        "terms of service",
    ];
    let text = words.iter().take(40).map(String::as_str).collect::<Vec<_>>().join(" ");
    let starts = |opening: &str| {
        text.strip_prefix(opening).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let short = words.len() <= 12;
    short && OPENINGS.iter().any(|opening| starts(opening))
        || words.len() <= 30 && ANYWHERE.iter().any(|notice| text.contains(notice))
}

/// "This photo shows", "pictured", "file photo": the text says that it stands under a picture.
fn speaks_of_picture(words: &[String]) -> bool {
    const PICTURES: &[&str] = &[
        "aufnahme",
        "bild",
        "bildunterschrift",
        "cliché",
        "courtesy",
        "foto",
        "fotografia",
        "fotografía",
        "fotografiert",
        "fotos",
        "image",
        "imagen",
        "imagery",
        "imagem",
        "photo",
        "photograph",
        "photographed",
        "photographie",
        "pictured",
        "pie",
        "portrait",
        "screenshot",
        "sesión",
        "topshot",
        "undated",
        "صورة",
        "фото",
    ];
    words.iter().take(60).any(|word| PICTURES.contains(&word.as_str()))
        || words.iter().take(60).any(|word| word.starts_with("photograph"))
}

/// "Nets dry on the quay (agencies)": a credit that names nobody known.
fn closes_with_brackets(text: &str) -> bool {
    let end = text.trim_end().trim_end_matches('.');
    let Some(open) = end.ends_with(')').then(|| end.rfind('(')).flatten() else { return false };
    open > 0 && end[open..].split_whitespace().count() <= 6
}

/// News: a dateline and a verb of saying, "said Thursday", or a long text with several quotations.
fn is_reported(text: &str, words: &[String]) -> bool {
    const SAYING: &[&str] = &["announced", "said", "says", "told", "warned", "added", "argued"];
    let says = words.iter().any(|word| SAYING.contains(&word.as_str()));
    let dateline = text
        .split([' ', ','])
        .next()
        .is_some_and(|first| first.chars().count() > 2 && is_capitals(first))
        && [" – ", " — ", " - "].iter().any(|dash| text.find(dash).is_some_and(|at| at < 60));
    let long = words.len() > 25;
    let quotes = text.matches(['“', '”', '"', '«', '»']).count();
    dateline && says || long && quotes >= 4 && says
}

fn is_capitals(word: &str) -> bool {
    word.chars().any(char::is_uppercase) && !word.chars().any(char::is_lowercase)
}

/// True for a line without the full stop that ends a caption's sentence.
fn is_heading(text: &str, words: &[String]) -> bool {
    let end = text.trim_end().trim_end_matches(['"', '”', '’', ')', '»', ']']);
    let stopped = end.ends_with(['.', '!', '…', '。', '：', ':']);
    !stopped && words.len() <= 24
}

/// A line without a full stop that may still say what is seen: with a participle, "A crane unloading
/// grain", and no verb of news, "Judge halts plan, ending a quarrel".
fn names_subject(words: &[String], place: &PlaceReading) -> bool {
    const NEWS: &[&str] = &[
        "after", "ahead", "amid", "could", "from", "may", "must", "over", "should", "to", "will",
        "would",
    ];
    let placed = !place.spans.is_empty() && words.len() <= 12;
    let participle = words.iter().any(|word| word.len() > 5 && word.ends_with("ing"));
    (participle || placed) && !words.iter().any(|word| NEWS.contains(&word.as_str()))
}

/// A paragraph of an article: it speaks of ideas and of what was, not of what is seen.
fn is_prose(words: &[String]) -> bool {
    const PAST: &[&str] = &["was", "were", "had", "would", "could", "became", "began"];
    const IDEAS: &[&str] = &[
        "although",
        "because",
        "claims",
        "colonial",
        "culmination",
        "economy",
        "essay",
        "furthermore",
        "however",
        "i",
        "independence",
        "indeed",
        "language",
        "meanwhile",
        "moreover",
        "movement",
        "policy",
        "primarily",
        "questions",
        "significant",
        "society",
        "therefore",
        "thus",
        "uprising",
        "urgent",
        "we",
        "whether",
        "you",
    ];
    let count = |table: &[&str]| words.iter().filter(|word| table.contains(&word.as_str())).count();
    count(IDEAS) >= 3 || count(IDEAS) >= 2 && (count(PAST) > 0 || words.len() < 40)
}
