//! Cities in German words: "Kairos Innenstadt", "Kölner Altstadt".

use super::nouns;
use super::token::word_length;
use super::words;
use crate::authority::{Names, Sense};

/// People of a city whose inflected name is told from other German words in -s and -er.
const CITY: u32 = 200_000;

/// "Kairos Innenstadt": the city whose genitive a German word is.
pub(super) fn genitive<'t>(word: &'t str, names: &Names<'_>) -> Option<&'t str> {
    inflected(word, "s", names)
}

/// "Kölner Altstadt", "Hamburger Hafen": the city that an adjective before a part of one is of.
pub(super) fn adjective<'t>(word: &'t str, rest: &str, names: &Names<'_>) -> Option<&'t str> {
    let stem = inflected(word, "er", names)?;
    let noun = rest.strip_prefix(' ')?;
    let noun = noun[..word_length(noun)].to_lowercase();
    let is_part =
        words::is_part(&noun) || words::head(&noun).is_some() || nouns::head(&noun, "de").is_some();
    is_part.then_some(stem)
}

/// The city of which a German word that is no name itself is the name with an ending.
fn inflected<'t>(word: &'t str, ending: &str, names: &Names<'_>) -> Option<&'t str> {
    let stem = word.strip_suffix(ending).filter(|stem| stem.len() > 3)?;
    let is_city = |sense: &Sense<'_>| sense.is_town() && sense.population > CITY;
    (names.language() == "de"
        && word.starts_with(char::is_uppercase)
        && !names.is_known(word)
        && names.senses(stem).iter().any(is_city))
    .then_some(stem)
}
