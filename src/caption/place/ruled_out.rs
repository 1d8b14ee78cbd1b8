//! Names that a preposition leads to and that are no place of the picture: coasts called after
//! their sea, abbreviations of titles, newspapers.

use super::grammar::{Chain, Grammar};
use super::proposal::Anchor;
use super::token::Token;
use super::words;
use crate::authority::{Level, PlaceKind, Sense};
use crate::record::CountryCode;

/// People of a city that is called like a spot: "Rio".
const NOUN_CITY: u32 = 200_000;

/// True where nothing is left of a chain that begins with a sea and its coast, "on the Mediterranean
/// coast of Turkey", or that is "(MS)" alone, a degree as well as a state.
pub(super) fn is_nowhere(grammar: &Grammar<'_>, anchor: Anchor, chain: &mut Chain) -> bool {
    let Some(first) = chain.links.first() else { return true };
    let written = first.span.text(grammar.text);
    let after = grammar.after(first.span);
    let is_coast =
        matches!(&*grammar.low(after), "coast" | "coastline" | "shore" | "shores" | "seaboard")
            && grammar
                .senses(first.span)
                .first()
                .is_some_and(|sense| sense.kind == PlaceKind::Water);
    if is_coast {
        chain.links.remove(0);
    }
    if is_class_or_line(grammar, written, after) || is_home_of_person(grammar, chain) {
        return true;
    }
    let Some(first) = chain.links.first() else { return true };
    let written = first.span.text(grammar.text);
    let is_letters = anchor == Anchor::Segment
        && chain.links.len() == 1
        && written.len() == 2
        && written.bytes().all(|byte| byte.is_ascii_uppercase());
    chain.links.is_empty()
        || is_cut(grammar, chain)
        || is_noun_alone(grammar, anchor, chain)
        || is_letters
        || is_adjective(grammar, chain)
        || is_bare_abbreviation(grammar, chain)
        || is_thing(grammar, chain)
        || is_story_noun(grammar, chain)
        || is_german_noun(grammar, chain)
}

/// "near the Government House in Independence...more": a name that the page cut off.
fn is_cut(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let end = chain.end;
    let is_more = |at: usize| grammar.low(at) == "more";
    grammar.is_mark(end, '…') && is_more(end + 1)
        || (end..end + 3).all(|at| grammar.is_mark(at, '.')) && is_more(end + 3)
}

/// "5th Avenue at 59th Street", "in the South": a noun or a quarter of the sky, and no village that is
/// called so.
fn is_noun_alone(grammar: &Grammar<'_>, anchor: Anchor, chain: &Chain) -> bool {
    let [only] = chain.links.as_slice() else { return false };
    let word = only.span.text(grammar.text).to_lowercase();
    let is_noun = words::is_street(&word) || words::head(&word) == Some(Level::Place);
    let has_article = grammar.low_ahead_of(only.span) == "the";
    // "no Rio": a city of that name.
    let is_city = |sense: &Sense<'_>| sense.is_town() && sense.population > NOUN_CITY;
    !word.contains(' ')
        && !grammar.senses(only.span).iter().any(is_city)
        && (only.level.is_none() || is_noun && words::leads_name(&word))
        && (is_noun && anchor != Anchor::Dateline && word.is_ascii()
            || has_article && words::is_direction(&word))
}

/// "on the U.S. Navy destroyer": letters of a country before the name of what is its own.
fn is_adjective(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let [only] = chain.links.as_slice() else { return false };
    let after = grammar.after(only.span);
    matches!(only.span.text(grammar.text), "U.S." | "U.S" | "US" | "U.K." | "UK")
        && grammar.low_ahead_of(only.span) == "the"
        && grammar.token(after).is_some_and(|next| next.is_word() && next.is_name_like())
}

/// "in a Bentley": a thing that is called like a town.
fn is_thing(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let Some(first) = chain.links.first() else { return false };
    grammar.language == "en"
        && first.level.is_none()
        && matches!(&*grammar.low_ahead_of(first.span), "a" | "an")
        && grammar.token(grammar.after(first.span)).is_none_or(|next| {
            !next.is_low() || grammar.is_preposition(&next.lower()) || next.text == "to"
        })
        && grammar.senses(first.span).iter().all(Sense::is_town)
}

/// "at the Mass for": a state is abbreviated behind its town, or with its full stop.
fn is_bare_abbreviation(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let [only] = chain.links.as_slice() else { return false };
    let written = only.span.text(grammar.text);
    let senses = grammar.senses(only.span);
    written.len() <= 4
        && written.chars().all(char::is_alphabetic)
        && written.chars().any(char::is_lowercase)
        && !senses.is_empty()
        && senses.iter().all(|sense| sense.kind == PlaceKind::Region && !sense.is_established)
}

/// "in the Karvel by-election", "the Paris attacks": an article before a town belongs to the noun
/// behind it, and what that noun tells of is the story.
fn is_story_noun(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let [only] = chain.links.as_slice() else { return false };
    let after = grammar.after(only.span);
    grammar.low_ahead_of(only.span) == "the"
        && grammar.token(after).is_some_and(Token::is_low)
        && matches!(
            &*grammar.low(after),
            "attack"
                | "attacks"
                | "bombing"
                | "bombings"
                | "bypoll"
                | "by-election"
                | "byelection"
                | "election"
                | "elections"
                | "primary"
                | "primaries"
                | "referendum"
                | "poll"
                | "massacre"
                | "shooting"
                | "shootings"
                | "killings"
                | "genocide"
                | "war"
                | "conflict"
                | "crisis"
                | "earthquake"
                | "quake"
        )
}

/// "aboard the Wasp-class ship", "on the Anytown line": ships are built in classes, trains run on
/// lines, and neither is where its name is.
fn is_class_or_line(grammar: &Grammar<'_>, written: &str, after: usize) -> bool {
    let is_line = matches!(&*grammar.low(after), "line" | "branch" | "railway")
        && !grammar.token(after).is_some_and(|token| token.text.starts_with(char::is_uppercase))
        && grammar.low(after.saturating_sub(1 + written.split(' ').count())) == "the";
    let is_far = [" Telescope", " Rover", " Orbiter", " Satellite", " Spacecraft", "-class"];
    is_far.iter().any(|end| written.ends_with(end)) || is_line
}

/// "Jane Roe (France) dives into the harbour": where somebody comes from, behind a name that opens
/// the caption and that no map has.
fn is_home_of_person(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let Some(open) = chain.start.checked_sub(1).filter(|at| grammar.is_mark(*at, '(')) else {
        return false;
    };
    let is_name = (2..=4).contains(&open)
        && (0..open).all(|at| grammar.token(at).is_some_and(Token::is_name_like))
        && (1..=open).all(|end| grammar.senses(grammar.written(0, end)).is_empty());
    is_name
        && chain.links.len() == 1
        && grammar.is_mark(chain.end, ')')
        && grammar.token(chain.end + 1).is_some_and(|next| next.is_word() && next.is_low())
}

/// "auf dem Boden": no town of a German text takes an article.
fn is_german_noun(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    let [only] = chain.links.as_slice() else { return false };
    let article = grammar.low_ahead_of(only.span);
    let senses = grammar.senses(only.span);
    // Other languages too have a word "den" or "die".
    let is_german = grammar.language == "de"
        && matches!(&*article, "den" | "der" | "das" | "die" | "einer")
        || matches!(&*article, "dem" | "einem" | "einen");
    is_german
        && senses.iter().any(Sense::is_town)
        && senses.iter().all(|sense| sense.kind != PlaceKind::Country)
}

/// "published in Popular Boating, January 1917": what is shown there is on paper.
pub(super) fn is_publication(grammar: &Grammar<'_>, at: usize) -> bool {
    let told = (at.saturating_sub(4)..at).any(|index| {
        matches!(
            &*grammar.low(index),
            "appeared" | "appears" | "featured" | "printed" | "published" | "reproduced"
        )
    });
    let is_shown_here = at > 1
        && grammar.low(at - 1) == "here"
        && matches!(&*grammar.low(at - 2), "shown" | "pictured" | "seen");
    told || is_shown_here
}

/// Georgia alone is the state where all else in the caption is American.
pub(super) fn tell_georgia(grammar: &Grammar<'_>, chain: &mut Chain, context: Option<CountryCode>) {
    let is_american = context.is_some_and(|country| country.as_str() == "US");
    if let [only] = chain.links.as_mut_slice()
        && is_american
        && only.span.text(grammar.text) == "Georgia"
    {
        only.level = Some(Level::Region);
    }
}

/// "The remote region of southwestern Afghanistan", and not "families from the Tigray region of".
pub(super) fn is_region_shown(grammar: &Grammar<'_>, of: usize) -> bool {
    of > 0
        && grammar.low(of - 1) == "region"
        && !(of.saturating_sub(6)..of).any(|index| {
            matches!(
                &*grammar.low(index),
                "against" | "by" | "from" | "of" | "to" | "toward" | "towards" | "with"
            )
        })
}
