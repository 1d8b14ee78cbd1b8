//! Towns and villages that no authority knows, told by the words around them.

use super::grammar::{Chain, Grammar, Worded};
use super::name::Name;
use super::proposal::Anchor;
use super::ruled_out;
use super::token::{Kind, Token};
use super::words;
use crate::authority::{Level, PlaceKind, Sense};
use crate::record::{CountryCode, Span};

/// People of a town that its name alone tells.
const LARGE_TOWN: u32 = 100_000;

/// People of a town that has quarters with names of their own.
const QUARTERED_TOWN: u32 = 50_000;

/// Words from the owner of a part of a town to the part: "Karavel's Bab Sharqi district".
const OWNED: usize = 4;

/// Marks the only name of a chain as a town, where the words before and after it say that it is one.
/// `is_told` says that a date stands beside it, or that it ends a sentence of a caption that tells
/// its country.
pub(super) fn tell(
    grammar: &Grammar<'_>,
    anchor: Anchor,
    at: usize,
    is_told: bool,
    chain: &mut Chain,
) {
    let first = &chain.links[0];
    let is_in_town = grammar.low(at) == "in"
        && chain.links.len() > 1
        && grammar.first_of(first.span) == at + 1
        && is_called_like_spot(grammar, first, grammar.after(first.span));
    if is_in_town {
        chain.links[0].level = Some(Level::Locality);
        return;
    }
    if chain.links.len() > 1 || first.level.is_some() || ruled_out::is_publication(grammar, at) {
        return;
    }
    let word = grammar.low(at);
    let leads = match &*word {
        // "near Ras Jdir on February 28".
        "near" | "outside" => is_told && anchor == Anchor::Preposition,
        "in" | "em" | "en" | "à" => anchor == Anchor::Preposition,
        // "before the first match, Karavel, March 31, 2016": a name alone between words and a date.
        _ if anchor == Anchor::Segment => {
            let is_after_words =
                at > 1 && grammar.is_mark(at - 1, ',') && grammar.tokens[at - 2].is_low();
            let is_alone = chain.start == at && chain.end == at + 1;
            let is_dated = (chain.end..chain.end + 2)
                .any(|index| grammar.token(index).is_some_and(|token| token.kind == Kind::Date));
            if is_after_words && is_alone && is_dated && is_village_name(grammar, first.span) {
                chain.links[0].level = Some(Level::Locality);
            }
            return;
        }
        // "on the outskirts of Karavel".
        word if words::is_of(word) => {
            let before = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
            words::is_part_of_town(&before) || words::is_direction(&before)
        }
        _ => false,
    };
    if !leads || !is_village_name(grammar, first.span) {
        return;
    }
    let begins = grammar.first_of(first.span);
    // No village takes an article: "in the Anytown Courier, 22 May".
    let is_bare = grammar.tokens.get(at + 1..begins).is_some_and(|between| {
        between.iter().all(|token| token.is_low() && !words::is_determiner(token.text))
    });
    let is_told = is_told && begins == at + 1;
    // "Boats at low tide in Karavel.": the first sentence says that things are there.
    let is_scene = grammar.tokens[at].sentence == 0
        && at > grammar.opening
        && first.span.text(grammar.text).split(' ').count() < 3
        && ends(grammar, chain.end);
    if is_bare && (is_told || is_scene) {
        chain.links[0].level = Some(Level::Locality);
    }
}

/// "at the town hall in Karavel", "Harbour Stadium, Karavel, France -": what stands behind a spot is
/// its town, also where no authority knows it. `has_comma` says what stands between the two.
pub(super) fn is_town_of(
    grammar: &Grammar<'_>,
    spot: &Worded,
    town: &Chain,
    has_comma: bool,
) -> bool {
    let is_spot = spot.level == Some(Level::Place)
        || grammar.senses(spot.span).first().is_some_and(Sense::is_spot);
    let [first] = town.links.as_slice() else { return false };
    if !is_spot || first.level.is_some() || !is_village_name(grammar, first.span) {
        return false;
    }
    if !has_comma {
        // "the mall in Little Saigon, Westminster": a quarter of the town that follows.
        let is_quarter = grammar.is_mark(town.end, ',')
            && grammar.name(town.end + 1).is_some_and(|name| {
                grammar.senses(name.span).iter().any(|sense| {
                    sense.is_town() && sense.is_established && sense.population > QUARTERED_TOWN
                }) && !grammar.is_kind(name.span, &[PlaceKind::Country, PlaceKind::Region])
            });
        return !is_quarter && ends(grammar, town.end);
    }
    let after = town.end + usize::from(grammar.is_mark(town.end, ','));
    let is_wide_ahead = || {
        let wide = [PlaceKind::Country, PlaceKind::Region];
        grammar.name(after).is_some_and(|name| grammar.is_kind(name.span, &wide))
    };
    let is_last = grammar.token(after).is_none_or(|next| match next.kind {
        Kind::Date | Kind::Credit => true,
        Kind::Mark(mark) => after == town.end && matches!(mark, '.' | '-' | '–' | '—'),
        Kind::Word | Kind::Number => false,
    });
    is_last || after > town.end && is_wide_ahead()
}

/// "Cape Elizabeth, Maine", "Lake Harvel, Illinois": a town that is called after a spot, before its
/// state. `end` is the token behind its name.
pub(super) fn is_called_like_spot(grammar: &Grammar<'_>, town: &Worded, end: usize) -> bool {
    let written = town.span.text(grammar.text);
    let is_state = |sense: &Sense<'_>| {
        sense.kind == PlaceKind::Region
            && matches!(
                sense.country.as_ref().map(CountryCode::as_str),
                Some("US" | "CA" | "AU" | "NZ")
            )
    };
    let is_before_state = grammar.is_mark(end, ',')
        && grammar.name(end + 1).is_some_and(|name| grammar.senses(name.span).iter().any(is_state));
    town.level == Some(Level::Place)
        && is_before_state
        && grammar.senses(town.span).is_empty()
        && written.split_once(' ').is_some_and(|(first, name)| {
            matches!(first, "Cape" | "Fort" | "Ft." | "Lake" | "Mount" | "Mt." | "Port")
                && !name.contains(' ')
        })
}

/// "in Karavel's financial district", "Karavel's northern suburbs": only a town has such parts.
pub(super) fn owns(grammar: &Grammar<'_>, name: &Name) -> bool {
    let part = (name.end..name.end + OWNED).find(|index| {
        let word = grammar.low(*index);
        grammar.token(*index).is_some_and(Token::is_low) && words::is_owned_part(&word)
    });
    let is_led = |part: usize| {
        (name.end..part).all(|index| grammar.token(index).is_some_and(Token::is_word))
            && !(name.end..part).any(|index| words::is_clause(&grammar.low(index)))
    };
    !name.is_known && part.is_some_and(is_led) && is_village_name(grammar, name.span)
}

/// A town of one country that too few people live in for its name alone to tell it.
fn is_small_town(grammar: &Grammar<'_>, span: Span) -> bool {
    let senses = grammar.senses(span);
    let country = senses.first().and_then(|sense| sense.country);
    let is_small = |sense: &Sense<'_>| sense.is_town() && sense.population < LARGE_TOWN;
    country.is_some()
        && senses.iter().all(|sense| is_small(sense) && sense.country == country)
        // "in den Händen" is not in Handen.
        && senses.iter().any(|sense| sense.name == span.text(grammar.text))
}

/// The shape of a town's name that is in no table: in capitals, of letters, and no everyday word.
pub(super) fn is_village_name(grammar: &Grammar<'_>, span: Span) -> bool {
    let name = span.text(grammar.text);
    // "in New York City Pictured: the mayor".
    let begins_known = name.match_indices(' ').any(|(end, _)| {
        let senses = grammar.names.senses(&name[..end]);
        senses.iter().any(|sense| sense.is_town() && sense.population > LARGE_TOWN)
    });
    !begins_known
        && (grammar.senses(span).is_empty() || is_small_town(grammar, span))
        && !words::is_common(&name.to_lowercase())
        && !name.chars().any(|c| c.is_ascii_digit())
        && name.chars().any(char::is_lowercase)
}

/// No name, no explanation of something that is no town ("in Nightfall, a new garden"), and no noun
/// of the name's own follows.
fn ends(grammar: &Grammar<'_>, end: usize) -> bool {
    let Some(next) = grammar.token(end) else { return true };
    let explains = |article: usize| {
        matches!(&*grammar.low(article), "a" | "an" | "the")
            && !(article + 1..article + 6)
                .any(|noun| words::head(&grammar.low(noun)) == Some(Level::Locality))
    };
    match next.kind {
        Kind::Date | Kind::Credit => true,
        Kind::Mark(',') => !explains(end + 1),
        Kind::Mark(mark) => mark != '(',
        Kind::Number => false,
        Kind::Word => Token::is_low(next) && !words::is_shown(&next.lower()),
    }
}
