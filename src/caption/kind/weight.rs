//! The evidence of a whole paragraph: what tells prose from a caption, weighed.
//!
//! One word proves little: captions too say "was born" of an animal in a zoo. Several of them, and
//! nothing that speaks of a picture, make a paragraph of an article, a life or an exhibition's text.

use super::super::date::DateReading;
use super::words::{Class, Words};

/// What a text has to weigh to be prose.
const PROSE: i32 = 3;

/// Phrases that weigh for prose, with their weights.
const PROSE_SAYS: &[(i32, &[&str])] = &[
    // A life is told, and no picture shows its beginning.
    (
        3,
        &[
            "began his career",
            "began her career",
            "fell in love with",
            "grew up in",
            "is best known for",
            "lives and works in",
            "moved to",
            "studied at",
            "took up the career",
            "was born in",
            "was born on",
            "worked as",
            "nació en",
            "nasceu em",
            "est né",
            "est née",
            "wurde geboren",
        ],
    ),
    // Exhibitions, books and museums speak of themselves.
    (
        3,
        &[
            "an exhibition about",
            "brings together",
            "exhibition celebrating",
            "exhibition explores",
            "exhibition features",
            "exhibition opens",
            "exhibition presents",
            "exhibition takes a look",
            "free of charge",
            "open daily",
            "runs through",
            "runs until",
            "the show opens",
            "will go on display",
            "esta exposición",
            "la exposición se",
            "la muestra recoge",
            "las exposiciones",
            "a exposição reúne",
            "l'exposition présente",
            "l’exposition présente",
            "die ausstellung zeigt",
        ],
    ),
    // Councils and officials decide where no camera sees it.
    (
        2,
        &[
            "approved",
            "city council",
            "informed",
            "officials discussed",
            "the council",
            "the meeting",
            "reported to",
        ],
    ),
    // Speakers of other languages write of things in general.
    (
        3,
        &[
            "es necesario",
            "exposiciones fotográficas",
            "pretendemos",
            "se puede visitar",
            "suelen",
            "il faut",
            "il s'agit",
            "il s’agit",
            "trata se de",
            "é preciso",
            "es geht um",
            "handelt es sich",
        ],
    ),
    // What has lasted, or always holds, is no moment.
    (
        2,
        &[
            "for over",
            "has always",
            "have always",
            "is a celebration",
            "is being billed as",
            "most of his",
            "most of her",
            "over the next",
            "the term",
            "over the years",
            "since their creation",
        ],
    ),
    (
        1,
        &[
            "as well as",
            "had become",
            "has been",
            "have been",
            "has become",
            "how",
            "in general",
            "in order to",
            "many of",
            "meaning that",
            "one of the",
            "some of the",
            "such as",
            "the most",
            "which",
            "whose",
        ],
    ),
];

/// Small words with which prose weighs and explains, and captions seldom need more than two of.
const REASONING: &[&str] = &[
    "actually",
    "always",
    "any",
    "be",
    "both",
    "but",
    "can",
    "even",
    "have",
    "how",
    "if",
    "it",
    "it's",
    "it’s",
    "just",
    "never",
    "or",
    "probably",
    "should",
    "so",
    "than",
    "that",
    "there",
    "these",
    "they",
    "typically",
    "until",
    "very",
    "when",
    "why",
    "would",
    "you",
    "your",
];

/// True for a paragraph whose evidence for prose outweighs what speaks of a picture.
///
/// "Jane Roe was born in 1936 in Anytown and studied at its academy." is prose; "A calf that was
/// born in May is seen at the zoo, June 3, 2014." and "Nets dry on the quay, one of the longest of
/// the coast." are captions.
pub(super) fn is_prose(text: &str, words: &Words<'_>, date: &DateReading) -> bool {
    let says: i32 = PROSE_SAYS
        .iter()
        .flat_map(|(weight, phrases)| phrases.iter().map(move |phrase| (weight, phrase)))
        .filter(|(_, phrase)| words.phrases(phrase) > 0)
        .map(|(weight, _)| weight)
        .sum();
    let own = own_story(text, words);
    let reasoning =
        REASONING.iter().filter(|small| words.iter().any(|word| word == **small)).count();
    let reasoning = i32::try_from(reasoning.min(4)).unwrap_or(4);
    if says + own + reasoning < PROSE - 2 {
        return false;
    }
    let closes_with_date = date.date.is_some()
        && date.expressions.last().is_some_and(|last| {
            !text.get(last.end..).is_some_and(|rest| rest.contains(char::is_alphanumeric))
        });
    let opens_with_picture = words.first(16).has(Class::Picture)
        || words.word(0) == "this"
        || words.first(16).iter().any(|word| matches!(word, "image" | "view" | "caption"));
    let first = Words::of(text.get(..first_end(text)).unwrap_or(text));
    let shown = (1..first.len())
        .filter(|at| first.is(*at, Class::Scene) || first.word(*at).ends_with("ing"))
        .count()
        .min(2);
    let general =
        words.count(Class::Idea) + words.count(Class::Modal) + words.count(Class::Abstract);
    let for_prose = says + own + reasoning + i32::from(general > 0) + i32::from(general > 2);
    let for_picture = 3 * i32::from(closes_with_date || is_labelled(text, date))
        + 3 * i32::from(date.expressions.first().is_some_and(|day| day.end <= first_end(text)))
        + 2 * i32::from(opens_with_picture)
        + i32::try_from(shown).unwrap_or(2);
    for_prose - for_picture >= PROSE
}

/// "Anytown, 2014: a boy at the well.": the label of a picture before its words.
fn is_labelled(text: &str, date: &DateReading) -> bool {
    date.date.is_some()
        && date
            .span
            .and_then(|span| text.get(span.end..))
            .is_some_and(|rest| rest.trim_start().starts_with(':'))
}

/// Where the first sentence ends, in bytes. "Jan. 3" and "St. Ives" end none.
fn first_end(text: &str) -> usize {
    text.match_indices(". ")
        .find(|(at, _)| {
            let word = text[..*at].rsplit(' ').next().unwrap_or_default();
            word.chars().count() > 3
        })
        .map_or(text.len(), |(at, _)| at)
}

/// What a writer tells of a journey: "I", "we" and "you" again and again, over several sentences.
fn own_story(text: &str, words: &Words<'_>) -> i32 {
    let own = words
        .iter()
        .filter(|word| matches!(*word, "we" | "our" | "us" | "me" | "you" | "we’re" | "we're"))
        .count()
        + text.split(|c: char| !c.is_alphanumeric()).filter(|word| *word == "I").count();
    let sentences = first_end(text) < text.trim_end().len().saturating_sub(1);
    match own {
        3.. if sentences => 3,
        2 if sentences => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::left_out;
    use crate::caption::date;
    use crate::caption::place::PlaceReading;

    #[test]
    fn lives_shows_and_arguments_are_prose_and_captions_that_share_their_words_are_not() {
        let mut wrong = Vec::new();
        for (text, expected) in [
            (
                "Jane Roe was born in 1936 in Anytown, the third child of a miller. She left it at twenty.",
                false,
            ),
            ("The exhibition runs until June 3 and can be seen in the old mill of Anytown.", false),
            (
                "The council approved the new quay, which the city has been planning for over ten years.",
                false,
            ),
            (
                "We came to Anytown by boat. Our bags were wet, and I wished that we had stayed at home.",
                false,
            ),
            ("A calf that was born in May stands in the zoo of Anytown, June 3, 2014.", true),
            (
                "Anytown, 2014: a boy at the well. Thousands have been moved since the war, some of the refugees for the second time.",
                true,
            ),
            ("Nets dry on the quay, one of the longest of the coast.", true),
            ("A fisherman mends his nets. He has been at sea for thirty years.", true),
            ("A crane unloading grain", true),
        ] {
            let date = date::read(text, &[]);
            if left_out(text, &None, &date, &PlaceReading::default()).is_none() != expected {
                wrong.push(text);
            }
        }
        assert_eq!(wrong, [""; 0]);
    }
}
