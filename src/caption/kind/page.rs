//! What stands around pictures on a page: menus, notices, dates, introductions of galleries.

use super::super::date::DateReading;
use super::words::{Class, Words};

/// How the texts of pages begin, a phrase a line.
const OPENINGS: &str = include_str!("openings.txt");
/// What only the machinery of a page says.
const ANYWHERE: &[&str] = &[
    "click on any",
    "click on the image",
    "click on the photo",
    "click on any picture",
    "click to enlarge",
    "editing by",
    "match all words",
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
        || is_menu(text)
}

/// "Home | News | Sport": the parts of a menu are a few words each; a caption before "| Jane Roe |
/// AFP" is a sentence.
fn is_menu(text: &str) -> bool {
    let parts = || text.split(['|', '›', '•', '>']);
    parts().nth(2).is_some() && parts().all(|part| part.split_whitespace().nth(4).is_none())
}

/// True for a date or an author's line alone: "May 3, 2014", "Tuesday, May 3", "By Jane Roe".
pub(super) fn is_stamp(text: &str, words: &Words<'_>, date: &DateReading) -> bool {
    let details = words.word(0) == "details" && words.len() <= 8 && !date.expressions.is_empty();
    let byline = words.len() <= 5 && matches!(words.word(0), "by" | "von" | "par" | "por");
    let dated = words.len() > 1
        && date.expressions.len() == 1
        && [&text[..date.expressions[0].start], &text[date.expressions[0].end..]]
            .iter()
            .all(|rest| !rest.contains(char::is_alphanumeric));
    byline || dated || details
}

/// "Author Archives: Jane Roe", "Category Archives: Harbour": what blogs head their lists with.
pub(super) fn is_archive_of_posts(words: &Words<'_>) -> bool {
    words.len() <= 8
        && words.word(1) == "archives"
        && matches!(words.word(0), "author" | "category" | "daily" | "monthly" | "tag" | "yearly")
}

/// The introduction of a gallery: "The best photos of the week from our agencies", "18 photos".
/// Where a photographer is named, one picture is meant.
pub(super) fn is_gallery(words: &Words<'_>, named: bool) -> bool {
    if named {
        return false;
    }
    let opening = words.first(30);
    let of_period = (0..opening.len()).any(|at| {
        opening.is(at, Class::Many)
            && (at.saturating_sub(4)..at + 6).any(|near| opening.is(near, Class::Period))
    });
    let best =
        (1..opening.len()).any(|at| opening.is(at, Class::Many) && opening.word(at - 1) == "best");
    let counted = (1..opening.len()).any(|at| {
        opening.is(at, Class::Many)
            && opening.word(at - 1).len() < 4
            && opening.word(at - 1).bytes().all(|byte| byte.is_ascii_digit())
    });
    let presents = opening.has(Class::Chosen);
    let heads = opening.is(0, Class::Many) && (1..5).any(|near| opening.is(near, Class::Period));
    // "le foto più belle della settimana": one word for one picture and for many.
    let are_best = |at: usize| {
        (at.saturating_sub(3)..at + 5).any(|near| {
            matches!(
                opening.word(near),
                "belle" | "migliori" | "mejores" | "melhores" | "beste" | "bästa" | "bedste"
            )
        })
    };
    let foto = (0..opening.len()).any(|at| {
        opening.word(at) == "foto"
            && are_best(at)
            && (at..at + 8).any(|near| opening.is(near, Class::Period))
    });
    of_period && (presents || words.len() <= 12)
        || foto
        || heads
        || best
        || counted
        || opening.has(Class::Gallery) && presents
}

/// "Every day we bring you a photo of the day", "If you have a photo, send it to us": pictures are
/// spoken of to the reader.
pub(super) fn is_invitation(words: &Words<'_>) -> bool {
    let opening = words.first(30);
    let pictures = opening.has(Class::Many) || opening.has(Class::Picture);
    pictures && opening.count(Class::Address) >= 2
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
