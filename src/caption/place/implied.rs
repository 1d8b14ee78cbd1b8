//! What the rest of a caption adds to its place: the town of a landmark, of an event, and the country
//! of the people in it.

use std::collections::BTreeSet;

use super::grammar::{Chain, Grammar};
use super::token::{Kind, Token};
use super::words;
use crate::authority::{Level, Link, Located, PlaceKind, Sense};
use crate::record::{CountryCode, PlaceName, Span};

/// People of a town whose name is enough in the name of an event: Boston, but not Reading.
const EVENT_TOWN: u32 = 300_000;

/// Words of the longest name of a town, and of an event after it.
const TOWN_WORDS: usize = 3;
const EVENT_WORDS: usize = 6;

/// "Fans fill the Camp Nou as Barcelona play": the town of a landmark, if the caption names it.
pub(super) fn town(grammar: &Grammar<'_>, chain: &Chain, located: &mut Located) -> Option<Span> {
    if located.location.locality.is_some() {
        return None;
    }
    let place = chain.links.get(located.level_of(Level::Place)?)?;
    let senses = grammar.senses(place.span);
    // A base is no part of its town: "Naval Station Norfolk".
    let town =
        senses.iter().find_map(|sense| sense.town.filter(|_| sense.kind != PlaceKind::Base))?;
    let words = town.split(' ').count();
    let at = (0..grammar.tokens.len()).find(|at| {
        grammar.tokens.get(*at..at + words).is_some_and(|tokens| tokens.iter().all(Token::is_word))
            && grammar.written(*at, at + words).text(grammar.text) == town
    })?;
    let span = grammar.written(at, at + words);
    let mut found = of_town(grammar, span, located.location.country)?;
    found.location.place = located.location.place.take();
    found.location.coordinates = located.location.coordinates.or(found.location.coordinates);
    found.location.country = located.location.country.or(found.location.country);
    located.location = found.location;
    Some(span)
}

/// "Runners rest before the Boston Marathon": an event called after its town is held there.
pub(super) fn event(grammar: &Grammar<'_>) -> Option<(Located, Span)> {
    (0..grammar.tokens.len()).find_map(|at| {
        let token = grammar.token(at).filter(|token| token.is_low())?;
        let before = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
        let word = token.lower();
        let is_held = matches!(
            &*word,
            "during"
                | "before"
                | "after"
                | "at"
                | "win"
                | "wins"
                | "winning"
                | "won"
                | "finishing"
                | "completing"
                | "running"
        ) || word == "of" && (words::is_part(&before) || words::is_course(&before));
        if !is_held {
            return None;
        }
        let mut from = at + 1;
        while words::is_determiner(&grammar.low(from)) || words::is_annual(&grammar.low(from)) {
            from += 1;
        }
        let is_name = |index: &usize| grammar.token(*index).is_some_and(Token::is_name_like);
        let end = (from..from + EVENT_WORDS).take_while(is_name).count() + from;
        if end < from + 2 || !words::is_event(&grammar.low(end - 1)) {
            return None;
        }
        cities(grammar, from, end).find_map(|span| Some((of_town(grammar, span, None)?, span)))
    })
}

/// "Grooms walk horses at the Royal Durban Golf Club", "Quayside Airport Terminal 2": what a spot
/// is called after where nothing else says where it is, a city or a landmark that it is part of. A
/// street may lead to the city of its name.
pub(super) fn venue(grammar: &Grammar<'_>, chain: &Chain, located: &mut Located) -> Option<Span> {
    if !is_open(located) || chain.links.len() > 1 || chain.nation.is_some() {
        return None;
    }
    let spot = chain.links[located.level_of(Level::Place)?].span;
    let from = grammar.first_of(spot);
    let end = grammar.after(spot);
    let is_memorial = (from..end).any(|index| grammar.low(index) == "memorial");
    if is_memorial
        || end < from + 2
        || words::is_street(&grammar.low(end - 1))
        || words::is_event(&grammar.low(end - 1))
    {
        return None;
    }
    let is_landmark = |sense: &Sense<'_>| sense.is_spot() && sense.is_established;
    let landmark = (from + 2..end).rev().map(|through| grammar.written(from, through));
    for span in landmark {
        let senses = grammar.senses(span);
        if let Some(whole) = senses.first().filter(|sense| is_landmark(sense)) {
            located.location.country = whole.country;
            return None;
        }
    }
    let from = from + usize::from(words::is_honour(&grammar.low(from)));
    let span = cities(grammar, from, end)
        .find(|span| !words::is_common(&span.text(grammar.text).to_lowercase()))?;
    let place = located.location.place.take();
    located.location = of_town(grammar, span, None)?.location;
    located.location.place = place;
    Some(span)
}

/// The large towns that the words from `from` to before `end` begin with, the longest name first.
fn cities(grammar: &Grammar<'_>, from: usize, end: usize) -> impl Iterator<Item = Span> {
    let is_large = |sense: &Sense<'_>| {
        sense.is_town() && sense.is_established && sense.population >= EVENT_TOWN
    };
    (from + 1..end.min(from + TOWN_WORDS + 1))
        .rev()
        // "Washington County Fair", "Boston University Day": what is called after something else.
        .filter(move |through| {
            let next = grammar.low(*through);
            !matches!(&*next, "county" | "state" | "university" | "college" | "street" | "avenue")
        })
        .map(move |through| grammar.written(from, through))
        .filter(move |span| grammar.senses(*span).iter().any(is_large))
}

/// "Berlin-Weißensee": the city whose quarter a name with a hyphen is.
fn quartered(grammar: &Grammar<'_>, name: Span) -> Option<Span> {
    let (city, quarter) = name.text(grammar.text).split_once('-')?;
    let span = Span::new(name.start, name.start + city.len());
    let is_large = |sense: &Sense<'_>| sense.is_town() && sense.population >= EVENT_TOWN;
    (quarter.starts_with(char::is_uppercase) && grammar.senses(span).iter().any(is_large))
        .then_some(span)
}

fn of_town(grammar: &Grammar<'_>, span: Span, context: Option<CountryCode>) -> Option<Located> {
    let link = Link { written: span.text(grammar.text), level: Some(Level::Locality) };
    let located = grammar.names.locate(&[link], context);
    (located.is_known == [true]).then_some(located)
}

/// "An Iraqi soldier rests in the Wadi Hajar neighbourhood": the country of a place that no authority
/// knows is that of everyone and everything in the caption.
pub(super) fn country(grammar: &Grammar<'_>, chain: &Chain, located: &mut Located) {
    let location = &located.location;
    if location.country.is_some() || location.place.is_none() && location.locality.is_none() {
        return;
    }
    let is_unknown = chain.links.iter().all(|link| {
        let senses = grammar.senses(link.span);
        senses.iter().all(|sense| {
            !sense.is_disputed
                && !sense.is_spot()
                && sense.kind != PlaceKind::Region
                && sense.kind != PlaceKind::Country
        })
    });
    let before = chain.start.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    let is_ship = ["aboard", "board", "the"].contains(&before.as_str())
        && (chain.start.saturating_sub(3)..chain.start)
            .any(|index| ["aboard", "board"].contains(&grammar.low(index).as_str()));
    if !is_unknown || is_ship {
        return;
    }
    // "the battleship Harvel in Tokyo Bay": what a place is called after outdoes whose ship it is.
    let city = chain.links.iter().find_map(|link| {
        let (from, end) = (grammar.first_of(link.span), grammar.after(link.span));
        if (from..end).any(|index| grammar.low(index) == "memorial") {
            return None;
        }
        let span = cities(grammar, from, end)
            .find(|span| !words::is_common(&span.text(grammar.text).to_lowercase()))
            .or_else(|| quartered(grammar, link.span))?;
        of_town(grammar, span, None)?.location.country
    });
    if city.is_some() {
        located.location.country = city;
        return;
    }
    let mut named = BTreeSet::new();
    for (index, token) in grammar.tokens.iter().enumerate() {
        if token.kind != Kind::Word || !token.is_name_like() {
            continue;
        }
        // "ice the size of France"
        let is_measure =
            index > 1 && grammar.low(index - 1) == "of" && grammar.low(index - 2) == "size";
        if is_measure || is_abroad(grammar, index) {
            continue;
        }
        let senses = grammar.senses(token.span);
        let wide = [PlaceKind::Country, PlaceKind::Nationality];
        let single = senses.iter().find(|sense| wide.contains(&sense.kind));
        let country = grammar
            .nationality(index)
            .map(|(country, _)| country)
            .or_else(|| single.and_then(|sense| sense.country));
        named.extend(country);
    }
    if let (1, Some(country)) = (named.len(), named.first()) {
        located.location.country = Some(*country);
    }
}

/// "British soldiers eat in the Wadi Hajar": armies that fight far from home say nothing of where.
fn is_abroad(grammar: &Grammar<'_>, at: usize) -> bool {
    let Some((country, after)) = grammar.nationality(at) else { return false };
    let goes_far = matches!(country.as_str(), "AU" | "CA" | "DE" | "FR" | "GB" | "NZ" | "US");
    let is_army = |word: &str| {
        matches!(
            word,
            "airmen"
                | "air"
                | "aircraft"
                | "army"
                | "convoy"
                | "drone"
                | "helicopter"
                | "helicopters"
                | "jet"
                | "jets"
                | "military"
                | "navy"
                | "special"
                | "warship"
                | "forces"
                | "infantry"
                | "marine"
                | "marines"
                | "paratroopers"
                | "sailors"
                | "soldier"
                | "soldiers"
                | "tank"
                | "tanks"
                | "troops"
        )
    };
    goes_far && (after..after + 2).any(|index| is_army(&grammar.low(index)))
}

/// An empty reading that only an event's town fills.
pub(super) fn is_open(located: &Located) -> bool {
    located.location.locality.is_none() && located.location.country.is_none()
}

/// Sets the town of an event where the place itself tells none.
pub(super) fn with_event(grammar: &Grammar<'_>, located: &mut Located) -> Option<Span> {
    let location = &located.location;
    let is_country_alone =
        location.locality.is_none() && location.region.is_none() && location.place.is_none();
    if !(is_open(located) || is_country_alone) {
        return None;
    }
    let (found, span) = event(grammar)?;
    if !is_open(located) && found.location.country != located.location.country {
        return None;
    }
    let place: Option<PlaceName> = located.location.place.take();
    located.location = found.location;
    located.location.place = place;
    Some(span)
}
