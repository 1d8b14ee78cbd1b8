//! What stands around pictures on a page: menus, notices and dates.

use super::super::date::DateReading;
use super::words::{Class, Words};

/// How the texts of pages begin, a phrase a line.
const OPENINGS: &str = include_str!("openings.txt");
/// What only the machinery of a page says.
const ANYWHERE: &[&str] = &[
    "editing by",
    "match all words",
    "must comply with the restrictions shown",
    "presented in high resolution",
    "privacy policy",
    "remove constraint",
    "terms of service",
    "terms of use",
    "use cookies",
    "uses cookies",
    "view this page",
    "you searched for",
];
/// Words of the longest notice.
const LONGEST_NOTICE: usize = 40;

/// Menus, notices and the small print of a page. A credited "Loading boats" is none.
pub(super) fn is_furniture(text: &str, words: &Words<'_>, credited: bool) -> bool {
    if words.len() > LONGEST_NOTICE {
        return false;
    }
    let opens = || OPENINGS.lines().any(|phrase| words.begin_with(phrase));
    let marked = text.trim_start().starts_with(['©', '(']) || words.word(0) == "copyright";
    let rights = marked && words.phrases("all rights reserved") > 0;
    let owner = words.len() <= 10 && text.contains('©') && words.has(Class::Company);
    let icons = words.phrases("an icon of") > 1;
    !credited && words.len() <= 20 && opens()
        || rights
        || owner
        || icons
        || ANYWHERE.iter().any(|phrase| words.phrases(phrase) > 0)
        || clicks(words)
        || is_menu(text)
}

/// "Hints: click on any picture", and not the remark behind a caption, "(Click to enlarge)".
fn clicks(words: &Words<'_>) -> bool {
    (0..words.len()).any(|at| {
        words.word(at) == "click"
            && matches!(words.word(at + 1), "on" | "to" | "any")
            && matches!(
                words.word(at + 2),
                "any" | "the" | "enlarge" | "picture" | "image" | "photo"
            )
            && (at == 0 || !words.gap(at).contains(['(', '[']))
    })
}

/// "Home | News | Sport": the parts of a menu are a few words each; a caption before "| Jane Roe |
/// AFP" is a sentence.
fn is_menu(text: &str) -> bool {
    let parts = || text.split(['|', '›', '•', '>']);
    parts().nth(2).is_some() && parts().all(|part| part.split_whitespace().nth(4).is_none())
}

/// True for a date, an author's or a place's line alone: "May 3, 2014", "By Jane Roe", "Location
/// Brest, France".
pub(super) fn is_stamp(text: &str, words: &Words<'_>, date: &DateReading) -> bool {
    let details = words.word(0) == "details" && words.len() <= 8 && !date.expressions.is_empty();
    let byline = words.len() <= 5
        && matches!(words.word(0), "by" | "von" | "par" | "por" | "location" | "edition");
    let dated = words.len() > 1
        && date.expressions.len() == 1
        && [&text[..date.expressions[0].start], &text[date.expressions[0].end..]]
            .iter()
            .all(|rest| !rest.contains(char::is_alphanumeric));
    byline || dated || details || is_byline(text, words)
}

/// "By Jane Roe for Quayside.com May 3, 2014", "By Jane Roe, photo editor": who wrote, for whom and
/// when, and nothing that is seen.
fn is_byline(text: &str, words: &Words<'_>) -> bool {
    const LONGEST: usize = 16;
    const SMALL: &[&str] = &[
        "and",
        "a",
        "at",
        "am",
        "com",
        "correspondent",
        "editor",
        "for",
        "in",
        "m",
        "of",
        "on",
        "p",
        "photo",
        "photographer",
        "pm",
        "published",
        "reporter",
        "reporters",
        "senior",
        "staff",
        "the",
        "updated",
        "writer",
    ];
    words.word(0) == "by"
        && words.len() <= LONGEST
        && text.starts_with("By ")
        && (1..words.len()).all(|at| {
            let written = words.span(at).text(text);
            !written.starts_with(char::is_lowercase) || SMALL.contains(&words.word(at))
        })
}

/// "Author Archives: Jane Roe", "Category Archives: Harbour": what blogs head their lists with.
pub(super) fn is_archive_of_posts(words: &Words<'_>) -> bool {
    words.len() <= 8
        && words.word(1) == "archives"
        && matches!(words.word(0), "author" | "category" | "daily" | "monthly" | "tag" | "yearly")
}

/// "EDITOR'S NOTE: the name of the boat is wrong", "Name to come": words to those who print
/// pictures. With a credit after them they are part of a caption.
pub(super) fn is_note_to_editors(words: &Words<'_>) -> bool {
    const OPENINGS: &[&str] = &[
        "attention editors",
        "caption to come",
        "correction",
        "editor's note",
        "editor’s note",
        "editors note",
        "editors' note",
        "editors’ note",
        "lorem ipsum",
        "name to come",
        "note to editors",
        "photo credit is required",
    ];
    OPENINGS.iter().any(|opening| words.begin_with(opening))
}
