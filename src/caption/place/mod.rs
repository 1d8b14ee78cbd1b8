//! Where the camera stood.
//!
//! `token` splits the caption, `run`, `name`, `grammar` and `chain` read names and chains of names,
//! `proposal` finds where a chain may be the place of the picture, `weigh` what speaks for it, and
//! this file picks one and lets the others of its
//! sentence complete it. The gazetteer confirms a place and never discovers one.

mod chain;
mod container;
mod decide;
mod german;
mod grammar;
mod heads;
mod implied;
mod lead;
mod name;
mod nouns;
mod proposal;
mod ruled_out;
mod run;
mod sight;
mod story;
#[cfg(test)]
mod tests;
mod token;
mod tongue;
mod uncased;
mod village;
mod weigh;
mod words;

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;

use self::grammar::{Chain, Grammar, Worded};
use self::lead::opening;
use self::proposal::{Anchor, Proposal, proposals};
use self::token::{Kind, Token};
use self::weigh::locate;
use super::Doubt;
use crate::authority::{Gazetteer, Level, Located, Names, PlaceKind, Sense};
use crate::record::{CountryCode, Decision, Field, Location, Span};

/// The place of a caption.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceReading {
    /// The chain; empty where the caption names no place of the picture.
    pub location: Location,
    /// The words of each stated level.
    pub spans: BTreeMap<Field, Span>,
    /// How it was decided, or why no name is the place; `None` where none could be.
    pub decision: Option<Decision>,
    /// Places of the dateline and of the caption that lie in two countries, or far apart.
    pub doubt: Option<Doubt>,
}

/// People of a town whose country no other name of the caption overrules.
const WELL_KNOWN: u32 = 300_000;

/// Proposals that may complete the best one: more are a list, and each costs as much as all before.
const COMPLETING: usize = 16;

/// The least that must speak for a place.
const ENOUGH: i32 = 1;

/// Reads the place. The words of `credits` and of the dates are no places. `language` is an ISO 639-1
/// code, empty where unknown.
///
/// The gazetteer confirms a place and never discovers one: grammar (prepositions, chains, head
/// nouns) proposes. For "Nets dry in the port of Essaouira, Morocco, on May 2, 1998."; not for
/// "A singer from Essaouira" or "The Bank of England". Takes time linear in `text.len()`.
///
/// Source: IPTC Photo Metadata, Location Created.
pub fn read(
    text: &str,
    credits: &[Span],
    dates: &[Span],
    language: &str,
    gazetteer: &Gazetteer,
) -> PlaceReading {
    let language = tongue::told(text, language);
    let names = Names::in_language(gazetteer, language);
    let mut low = String::new();
    let mut tokens = token::tokens(text, &mut low, credits, dates, &names);
    if language == "de" {
        tongue::mark_german_nouns(&mut tokens, &names);
    }
    let read = RefCell::new(vec![None; tokens.len()]);
    let has_turkish = tokens.iter().any(|token| {
        token.ending == Some(tongue::Ending::Locative) || tongue::is_turkish_place(&token.lower())
    });
    let grammar = Grammar {
        text,
        tokens: &tokens,
        language,
        names,
        read,
        has_turkish,
        depth: Cell::new(0),
        nationalities: RefCell::new(vec![None; tokens.len()]),
        opening: opening(&tokens),
        opening_chain: OnceCell::new(),
    };
    let context = context(&grammar);
    let found = proposals(&grammar, context);
    let Some(best) = best(&found) else {
        let decision = decide::no_place(&found);
        return match implied::event(&grammar) {
            Some((located, span)) => PlaceReading {
                location: located.location,
                spans: [(Field::Locality, span)].into(),
                decision: Some(Decision::unsure("an event of the caption is called after it")),
                doubt: None,
            },
            None => PlaceReading { decision, ..PlaceReading::default() },
        };
    };
    let chain = completed(&grammar, &found[best], &found, context);
    let mut located = locate(&grammar, &chain, context);
    let mut spans = BTreeMap::new();
    let town = implied::town(&grammar, &chain, &mut located);
    let town = town.or_else(|| implied::with_event(&grammar, &mut located));
    let town = town.or_else(|| implied::venue(&grammar, &chain, &mut located));
    implied::country(&grammar, &chain, &mut located);
    spans.extend(town.map(|span| (Field::Locality, span)));
    for (link, level) in chain.links.iter().zip(&located.levels) {
        let field = match level {
            Some(Level::Country) => Field::Country,
            Some(Level::Region) => Field::Region,
            Some(Level::Locality) => Field::Locality,
            Some(Level::Place) => Field::Place,
            None => continue,
        };
        spans.entry(field).or_insert(link.span);
    }
    let decision = decide::decision(&grammar, &found[best], &found, &chain, &located, context);
    let doubt = decide::doubt(&grammar, &found);
    PlaceReading { location: located.location, spans, decision: Some(decision), doubt }
}

/// The country that the caption's nationalities and country names suggest most often.
fn context(grammar: &Grammar<'_>) -> Option<CountryCode> {
    let mut counts: BTreeMap<CountryCode, usize> = BTreeMap::new();
    for (index, token) in grammar.tokens.iter().enumerate() {
        // "(U.S. Army photo by …)".
        let is_american =
            || ["U.S. ", "National Guard"].iter().any(|name| token.text.contains(name));
        if token.kind == Kind::Credit && is_american() {
            counts.extend("US".parse().map(|country| (country, 1)));
        }
        if token.kind != Kind::Word || !Token::is_name_like(token) {
            continue;
        }
        let named = grammar.nationality(index).map(|(country, _)| country).or_else(|| {
            grammar
                .senses(token.span)
                .iter()
                .find(|sense| sense.kind == PlaceKind::Country)
                .and_then(|sense| sense.country)
        });
        if let Some(country) = named {
            *counts.entry(country).or_default() += 1;
        }
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(country, _)| country)
}

/// The proposal that most speaks for; the first of equals.
fn best(found: &[Proposal]) -> Option<usize> {
    let top = found.iter().map(|proposal| proposal.score).max().filter(|top| *top >= ENOUGH)?;
    found.iter().position(|proposal| proposal.score == top)
}

/// The best chain, with a narrower place before it and a wider one after it where others name them:
/// "at the Opera House during a storm in Sydney, Australia".
fn completed(
    grammar: &Grammar<'_>,
    best: &Proposal,
    found: &[Proposal],
    context: Option<CountryCode>,
) -> Chain {
    let others = || {
        let others = found.iter().filter(|other| {
            other.chain.start != best.chain.start
                && other.score >= ENOUGH
                && (other.sentence == best.sentence || other.is_dated)
        });
        others.take(COMPLETING)
    };
    let mut chain = best.chain.clone();
    let mut located = best.located.clone();
    let take = |longer: Chain, other: &Proposal, chain: &mut Chain, located: &mut Located| {
        let longer_located = locate(grammar, &longer, context);
        let agrees =
            |one: Option<CountryCode>| one.is_none() || one == longer_located.location.country;
        let fits = agrees(other.located.location.country) && agrees(located.location.country);
        if fits {
            *chain = longer;
            *located = longer_located;
        }
        fits
    };
    // "at the mosque in Arafat, near Mecca, Saudi Arabia": a named country outdoes a small town's.
    for other in others() {
        let is_guess = located.level_of(Level::Country).is_none()
            && located.level_of(Level::Region).is_none()
            && located.location.country.is_some()
            && located.population < WELL_KNOWN;
        let Some(at) = other
            .level(Level::Country)
            .filter(|_| is_guess && other.located.location.country != located.location.country)
        else {
            continue;
        };
        let mut longer = chain.clone();
        longer.links.push(other.chain.links[at]);
        located = locate(grammar, &longer, context);
        chain = longer;
    }
    // Wider: a country, or the town of a place.
    for other in others() {
        let lacks_country =
            located.location.country.is_none() || located.level_of(Level::Country).is_none();
        let lacks_town = located.location.locality.is_none();
        let names_country = other.located.location.locality.is_none()
            && other.level(Level::Place).is_none()
            && lacks_country;
        let names_town = lacks_town
            && other.located.location.locality.is_some()
            && located.level_of(Level::Place).is_some();
        if names_country || names_town {
            // "In Karvel's old town, people pray at the mosque": both are in the town.
            let from = other.level(Level::Locality).filter(|_| names_town).unwrap_or_default();
            let mut longer = chain.clone();
            // "Mato Grosso" stays the region that it was on its own.
            let is_region = |at: usize| other.located.levels.get(at) == Some(&Some(Level::Region));
            let told = other.chain.links.iter().enumerate().skip(from);
            longer.links.extend(told.map(|(at, link)| Worded {
                level: link.level.or(Some(Level::Region).filter(|_| is_region(at))),
                ..*link
            }));
            longer.nation = longer.nation.or(other.chain.nation);
            take(longer, other, &mut chain, &mut located);
        }
    }
    // Narrower: the town of a country, the place of a town.
    for other in others() {
        let own_town = located.location.locality.as_ref().map(|town| &town.name);
        let other_town = other.located.location.locality.as_ref().map(|town| &town.name);
        let is_wide_place = located.level_of(Level::Place).is_none_or(|at| {
            chain.links.get(at).is_some_and(|link| link.level == Some(Level::Region))
        });
        // "at Eastlea primary school on May 4 in Nishihara, Kumamoto": a town of a town is no spot.
        let is_town_place = located.level_of(Level::Place).is_some_and(|at| {
            chain.links.get(at).is_some_and(|link| {
                let senses = grammar.senses(link.span);
                link.level.is_none() && senses.iter().any(Sense::is_town)
            })
        });
        let is_named_spot = other.is_strong
            && other.chain.links.len() == 1
            && other.chain.links[0].level == Some(Level::Place);
        let level = if own_town.is_none() && other_town.is_some() && is_wide_place {
            Level::Locality
        } else if is_town_place && is_named_spot && other_town.is_none()
            || located.level_of(Level::Place).is_none()
                && (other_town.is_none() || other_town == own_town)
        {
            Level::Place
        } else {
            continue;
        };
        // "Mingora, the main town of the Swat valley": what is said later of a town is wider.
        // What is seen from a town is not in it.
        let is_far =
            best.anchor == Anchor::Seen || !other.is_strong && other.chain.start > best.chain.start;
        if level == Level::Place && is_far {
            continue;
        }
        let Some(end) = other.level(level) else { continue };
        let mut longer = chain.clone();
        longer.links.splice(0..0, other.chain.links[..=end].iter().copied());
        longer.nation = longer.nation.or(other.chain.nation);
        take(longer, other, &mut chain, &mut located);
    }
    chain
}
