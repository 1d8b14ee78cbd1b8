//! Is it a caption at all?
//!
//! A caption describes a picture: it credits somebody, dates the picture, or says what is seen. A
//! heading, a menu, a notice and a paragraph of an article do none of these. To drop a caption costs
//! its whole record, to keep a heading costs a line that an editor deletes: in doubt it is a caption.

use super::credit::CreditReading;
use super::date::DateReading;
use super::place::PlaceReading;

/// True unless the text is a heading, navigation, or prose that describes no picture.
///
/// For "Nets dry on the quay." and "Pont Neuf, Paris, c. 1902"; not for "More top stories", nor for
/// "The revolt was a turning point for the country. It was led by farmers."
pub fn is_caption(
    text: &str,
    credit: &Option<CreditReading>,
    date: &DateReading,
    place: &PlaceReading,
) -> bool {
    let words = words(text);
    if words.is_empty() || is_furniture(text, &words, credit.is_some()) || is_stamp(&words, date) {
        return false;
    }
    if is_wire_lead(text) {
        return false;
    }
    if credit.is_some() || closes_with_brackets(text) || speaks_of_picture(&words) {
        return true;
    }
    if is_argued(&words) || is_reported(text, &words) {
        return false;
    }
    if date.date.is_some() {
        return true;
    }
    if says(&words) || is_told(text, &words) {
        return false;
    }
    !is_heading(text, &words) || names_subject(text, &words, place)
}

/// Longest caption without a credit and without a date, in words.
const LONGEST: usize = 130;
/// Words that the tables look at.
const READ: usize = 200;

/// The first words, lower case.
fn words(text: &str) -> Vec<String> {
    let is_part = |c: char| {
        c.is_alphanumeric()
            || matches!(c, '\'' | '’')
            || unicode_normalization::char::is_combining_mark(c)
    };
    text.split(|c: char| !is_part(c))
        .filter(|word| !word.is_empty())
        .take(READ)
        .map(str::to_lowercase)
        .collect()
}

fn has(words: &[String], table: &[&str]) -> bool {
    count(words, table) > 0
}

fn count(words: &[String], table: &[&str]) -> usize {
    words.iter().filter(|word| table.contains(&word.as_str())).count()
}

/// Menus, notices and the small print of a page. A credited "Loading boats" is none.
fn is_furniture(text: &str, words: &[String], credited: bool) -> bool {
    const OPENINGS: &[&str] = &[
        "about us",
        "accept all",
        "advertisement",
        "all rights reserved",
        "back to",
        "breaking news",
        "by using this",
        "click here",
        "comments",
        "contact us",
        "continue reading",
        "cookie",
        "editor's picks",
        "follow us",
        "further reading",
        "home news",
        "in pictures",
        "in this article",
        "join us",
        "jump to",
        "last updated",
        "latest",
        "learn more",
        "leave a comment",
        "load more",
        "loading",
        "log in",
        "more from",
        "more in",
        "more news",
        "more on",
        "more photos",
        "more pictures",
        "more stories",
        "more top",
        "most popular",
        "most read",
        "newsletter",
        "next article",
        "next page",
        "page not found",
        "photo gallery",
        "photo of the day",
        "photos of the week",
        "pictures of the day",
        "pictures of the week",
        "posted by",
        "posted in",
        "previous article",
        "privacy policy",
        "published",
        "read also",
        "read full",
        "read more",
        "read next",
        "recommended",
        "related",
        "see also",
        "see more",
        "share on",
        "share this",
        "sign in",
        "sign up",
        "skip to",
        "slideshow",
        "sponsored",
        "subscribe",
        "table of contents",
        "terms of",
        "this site uses",
        "top stories",
        "trending",
        "updated",
        "view all",
        "view gallery",
        "view more",
        "watch live",
        "watch more",
        "we use cookies",
        "you may also",
        "you might also",
        "a lire aussi",
        "lire aussi",
        "lire la suite",
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
        "datenschutz",
        "impressum",
    ];
    const ANYWHERE: &[&str] =
        &["uses cookies", "use cookies", "privacy policy", "terms of service", "terms of use"];
    let opening = words.iter().take(40).map(String::as_str).collect::<Vec<_>>().join(" ");
    let opens = OPENINGS.iter().any(|phrase| {
        opening.strip_prefix(*phrase).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    });
    let small_print = opening.contains("all rights reserved")
        && (text.trim_start().starts_with(['©', '(']) || opening.starts_with("copyright"));
    // The parts of a menu are a few words each; a caption before "| Jane Roe | AFP" is a sentence.
    let parts: Vec<&str> = text.split(['|', '›', '•', '>']).collect();
    let menu = parts.len() > 2 && parts.iter().all(|part| part.split_whitespace().count() <= 4);
    !credited && words.len() <= 12 && opens
        || words.len() <= 40
            && (small_print || ANYWHERE.iter().any(|phrase| opening.contains(phrase)))
        || menu
}

/// True for a date or an author's line alone: "May 3, 2014", "By Jane Roe".
fn is_stamp(words: &[String], date: &DateReading) -> bool {
    let byline = words.len() <= 5 && matches!(words[0].as_str(), "by" | "von" | "par" | "por");
    let dated = date.expressions.len() == 1 && date.expressions[0].start == 0 && words.len() <= 3;
    byline
        || dated
            && words.iter().all(|word| word.len() <= 9 && !word.contains('\''))
            && words.iter().any(|word| word.len() == 4 && word.bytes().all(|b| b.is_ascii_digit()))
            && words.len() > 1
}

/// "This photo shows", "pictured", "file photo": the text says that it stands under a picture.
fn speaks_of_picture(words: &[String]) -> bool {
    const PICTURES: &[&str] = &[
        "aufnahme",
        "bild",
        "cliché",
        "foto",
        "fotografia",
        "fotografiada",
        "fotografie",
        "fotografía",
        "fotografiert",
        "image",
        "imagem",
        "imagen",
        "imagery",
        "photo",
        "photograph",
        "photographed",
        "photographie",
        "pictured",
        "portrait",
        "screenshot",
        "selfie",
        "topshot",
        "undated",
        "صورة",
        "фото",
    ];
    words.len() > 4 && has(&words[..words.len().min(60)], PICTURES)
}

/// "Nets dry on the quay (agencies)": a credit that names nobody known.
fn closes_with_brackets(text: &str) -> bool {
    let end = text.trim_end().trim_end_matches('.');
    let Some(open) = end.ends_with(')').then(|| end.rfind('(')).flatten() else { return false };
    let inside = end[open..].trim_matches(['(', ')']);
    open > 0 && inside.chars().any(char::is_alphabetic) && inside.split_whitespace().count() <= 6
}

/// A verb of reporting: "said", "told".
fn says(words: &[String]) -> bool {
    has(words, &["said", "told", "announced", "warned"])
}

/// News: a dateline and a verb of reporting, or a long text with several quotations.
fn is_reported(text: &str, words: &[String]) -> bool {
    let capitals = |word: &str| {
        word.chars().count() > 2
            && word.chars().any(char::is_uppercase)
            && !word.chars().any(char::is_lowercase)
    };
    let dateline = text.split([' ', ',']).next().is_some_and(capitals)
        && [" – ", " — ", " - "].iter().any(|dash| text.find(dash).is_some_and(|at| at < 60));
    let quotes = text.matches(['“', '”', '"', '«', '»']).count();
    says(words) && (dateline || words.len() > 25 && quotes >= 4)
}

/// "ANYTOWN (Reuters) - The mayor closed the quay on Friday": the agency's brackets, and no date in
/// them as in the datelines of the services, "NORFOLK (May 3, 2012) -".
fn is_wire_lead(text: &str) -> bool {
    let Some((place, rest)) = text.split_once(" (") else { return false };
    let capitals = place
        .split([' ', ','])
        .next()
        .is_some_and(|word| word.chars().count() > 2 && !word.chars().any(char::is_lowercase));
    let Some((agency, rest)) = rest.split_once(')') else { return false };
    let letters = (2..=20).contains(&agency.chars().count())
        && agency.starts_with(char::is_uppercase)
        && !agency.chars().any(|c| c.is_numeric());
    place.len() <= 60
        && capitals
        && letters
        && [" - ", " – ", " — "].iter().any(|dash| rest.starts_with(dash))
}

/// A paragraph of an article that argues: it speaks of ideas, not of what is seen.
fn is_argued(words: &[String]) -> bool {
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
        "ideology",
        "independence",
        "indeed",
        "language",
        "meanwhile",
        "moreover",
        "movement",
        "nevertheless",
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
    let ideas = count(words, IDEAS);
    ideas >= 3 || ideas == 2 && (has(words, PAST) || words.len() < 40)
}

const PAST: &[&str] = &["was", "were", "had", "would", "could", "became", "began"];

/// A paragraph that tells a story: its first sentence is in the past, and it has a second one, or it
/// is longer than captions are.
fn is_told(text: &str, words: &[String]) -> bool {
    let sentences = text.trim_end().trim_end_matches('.').split(". ");
    let first = text.split(". ").next().map(self::words).unwrap_or_default();
    words.len() > LONGEST
        || sentences.count() > 1
            && words.len() > 14
            && has(&first, &["was", "were", "had"])
            && !has(&first, &["is", "are"])
}

/// True for a line without the full stop that ends a caption's sentence, and for a question.
fn is_heading(text: &str, words: &[String]) -> bool {
    let end = text.trim_end().trim_end_matches(['"', '”', '’', ')', '»', ']']);
    !end.ends_with(['.', '!', '…', '。', ':', '：']) && words.len() <= 24
}

/// A line without a full stop that may still say what is seen: "A crane unloading grain", "A crane
/// at the quay", "Crane, Hamburg"; not "Judge will halt plan, ending a quarrel".
fn names_subject(text: &str, words: &[String], place: &PlaceReading) -> bool {
    const NEWS: &[&str] = &[
        "after", "ahead", "amid", "could", "from", "how", "may", "must", "over", "should", "to",
        "what", "why", "will", "would", "years",
    ];
    if has(words, NEWS) || text.trim_end().ends_with('?') {
        return false;
    }
    let placed = words.len() <= 12
        && place
            .spans
            .values()
            .any(|span| text.get(..span.start).is_some_and(|lead| lead.ends_with(", ")));
    let participle = words.iter().any(|word| word.len() > 5 && word.ends_with("ing"));
    let phrase = matches!(words[0].as_str(), "a" | "an" | "two" | "three")
        && has(words, &["in", "at", "on", "near", "with", "of"]);
    placed || participle || phrase
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::caption::date;

    fn wrong(texts: &[&str], expected: bool) -> Vec<String> {
        let judged = |text: &&&str| {
            let date = date::read(text, &[]);
            is_caption(text, &None, &date, &PlaceReading::default()) == expected
        };
        texts.iter().filter(|text| !judged(text)).map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn a_text_that_describes_a_picture_is_a_caption() {
        let captions = [
            "Nets dry on the quay.",
            "Nets dried on the quay of Anytown while boats waited for the tide.",
            "Nets dry on the quay of Anytown on May 3, 2014",
            "Pont Neuf, Paris, c. 1902",
            "Anytown quay, 1936",
            "May 3, 2014: nets dry on the quay.",
            "A crane unloading grain",
            "A crane at the quay",
            "An undated portrait of the harbour master",
            "Nets dry on the quay (agencies)",
            "NETS DRY ON THE QUAY, ANYTOWN, MARCH 15 2013",
            "The mill is silent. It was closed in 1975 and had four hundred workers.",
            "Nets dry on the quay. © 2019 Jane Roe. All rights reserved.",
            "صورة لميناء المدينة بعد العاصفة",
        ];
        assert_eq!(wrong(&captions, true), [""; 0]);
    }

    #[test]
    fn bars_around_a_credit_make_no_menu() {
        let agencies = crate::authority::Agencies::embedded();
        for (text, expected) in [
            ("Nets dry on the quay of Anytown. | Jane Roe | AFP | Getty Images", true),
            ("Home | News | AFP", false),
        ] {
            let credit = crate::caption::credit::read(text, &agencies);
            let date = date::read(text, &[]);
            let judged = is_caption(text, &credit, &date, &PlaceReading::default());
            assert_eq!(judged, expected, "{text}");
        }
    }

    #[test]
    fn headings_menus_notices_and_articles_are_no_captions() {
        let others = [
            "",
            "…",
            "HARBOUR STRIKE",
            "Could the strike end?",
            "Harbour strike enters its third week",
            "Mayor will close the quay, ending a century of fishing",
            "More photos",
            "Related articles",
            "Home | News | Sport | Contact",
            "Home > News > Harbour",
            "Subscribe to our newsletter",
            "We use cookies to improve this site. See our privacy policy.",
            "© 2024 Anytown Herald. All rights reserved.",
            "May 3, 2014",
            "By Jane Roe",
            "Page 3 of 12",
            "ANYTOWN – The mayor said Thursday that the quay will close.",
            "ANYTOWN (Reuters) - The quay of Anytown is closing after a century, its owners decided.",
            "The mayor told reporters that the quay will close.",
            "The strike was the longest in the history of the harbour. It ended when the owners gave in and the boats went out again.",
            "We do not know whether the quay will close, because the policy of the city is unclear.",
        ];
        assert_eq!(wrong(&others, false), [""; 0]);
    }
}
