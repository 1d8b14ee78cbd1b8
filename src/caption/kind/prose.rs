//! Paragraphs of articles: they report, argue and tell, and describe no picture.

use super::super::date::DateReading;
use super::super::place::PlaceReading;
use super::LONGEST;
use super::words::{Class, Words};

/// News: a dateline and a verb of reporting, or a long text with several quotations.
pub(super) fn is_reported(text: &str, words: &Words<'_>) -> bool {
    let capitals = |word: &str| {
        word.chars().count() > 2
            && word.chars().any(char::is_uppercase)
            && !word.chars().any(char::is_lowercase)
    };
    let dateline = text.split([' ', ',']).next().is_some_and(capitals)
        && [" – ", " — ", " - "].iter().any(|dash| text.find(dash).is_some_and(|at| at < 60));
    let quotes = || text.matches(['“', '”', '"', '«', '»']).count();
    words.has(Class::Says) && (dateline || words.len() > 25 && quotes() >= 4)
}

/// "ANYTOWN (Reuters) - The mayor closed the quay on Friday": the agency's brackets, and no date in
/// them as in the datelines of the services, "NORFOLK (May 3, 2012) -".
pub(super) fn is_wire_lead(text: &str) -> bool {
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
pub(super) fn is_argued(text: &str, words: &Words<'_>) -> bool {
    // "i" is a word of its own in other languages.
    let own = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| *word == "I").count();
    let ideas = words.count(Class::Idea) + own();
    ideas >= 3 || ideas == 2 && (words.has(Class::Past) || words.len() < 40)
}

/// A paragraph that tells a story: its first sentence is in the past, and it has a second one, or it
/// is longer than captions are.
///
/// A short one that names the place may as well tell what is seen there.
pub(super) fn is_told(text: &str, words: &Words<'_>, place: &PlaceReading) -> bool {
    let sentences = || text.trim_end().trim_end_matches('.').split(". ").count();
    words.len() > LONGEST
        || sentences() > 1 && words.len() > if place.location.is_empty() { 14 } else { 40 } && {
            let first = Words::of(text.split(". ").next().unwrap_or_default());
            let past = first.iter().any(|word| matches!(word, "was" | "were" | "had"));
            past && !first.iter().any(|word| matches!(word, "is" | "are"))
        }
}

/// "By 1918, the town was sending grain abroad. Later …": several sentences that open with their
/// date and tell what was, as histories do and captions of a moment do not.
pub(super) fn is_dated_story(text: &str, words: &Words<'_>, date: &DateReading) -> bool {
    let Some(first) = date.expressions.first() else { return false };
    text[first.end..].trim_start().starts_with(',')
        && Words::of(&text[..first.start]).len() <= 1
        && words.len() > 20
        && text.trim_end_matches('.').contains(". ")
        && Words::of(text.split(". ").next().unwrap_or_default()).has(Class::Past)
}

/// "was sworn in today": the paper's day, which no picture of an archive is dated by.
pub(super) fn is_of_today(words: &Words<'_>) -> bool {
    words.has(Class::Today) && words.has(Class::Past)
}

/// Text that speaks to its reader, defines or weighs, and shows nothing: "If you have no account,
/// register here", "Photography is a way of life that shapes a town". A text that names the place of
/// a picture must do so more often.
pub(super) fn is_general(words: &Words<'_>, placed: bool) -> bool {
    let defines = (0..words.len())
        .filter(|at| {
            words.is(*at, Class::Definition)
                && matches!(
                    words.word(at + 1),
                    "a" | "an" | "the" | "always" | "more" | "not" | "never"
                )
        })
        .count();
    let general = words.count(Class::Idea)
        + words.count(Class::Abstract)
        + words.count(Class::Modal)
        + 2 * words.count(Class::Address)
        + defines;
    let shown = words.count(Class::Scene)
        + (0..words.len())
            .filter(|at| {
                words.is(*at, Class::Definition)
                    && (words.word(at + 1).ends_with("ing") || words.word(at + 1).ends_with("ed"))
            })
            .count();
    general >= 2 + 2 * usize::from(placed) + shown
}
