//! Why a place is the picture's: what an editor is told.

use super::super::{About, Doubt};
use super::grammar::{Chain, Grammar};
use super::proposal::{Anchor, Proposal};
use super::story::Story;
use crate::authority::{Level, Located, Sense};
use crate::record::{Coordinates, CountryCode, Decision, Location, RunnerUp, Span};

/// Proposals whose scores are no further apart are close.
const CLOSE: i32 = 2;

/// How the place was decided: `chain` and `located` are the picked proposal, completed by others.
pub(super) fn decision(
    grammar: &Grammar<'_>,
    best: &Proposal,
    found: &[Proposal],
    chain: &Chain,
    located: &Located,
    context: Option<CountryCode>,
) -> Decision {
    let rival = rival(grammar, best, found, chain, located);
    let reason = match best.anchor {
        Anchor::Dateline => "the dateline names it",
        Anchor::Seen => {
            "the caption says that the picture is seen from there or that this is the place"
        }
        Anchor::Preposition | Anchor::Weak if best.is_dated => {
            "a preposition leads to it and the date stands beside it"
        }
        Anchor::Preposition | Anchor::Weak => "a preposition leads to it",
        Anchor::Segment if best.is_dated => "it stands on its own beside the date",
        Anchor::Segment => "it stands on its own between commas or full stops",
        Anchor::Object => "it is what the caption describes, or what is visited",
    };
    let close = rival.is_some_and(|rival| {
        best.score - rival.score <= CLOSE
            && rival.located.location.country != located.location.country
    });
    let decision = if !located.is_known.contains(&true) && chain.nation.is_none() {
        Decision::unsure("its words say that it is a place; the gazetteer knows none of its names")
    } else if close {
        Decision::unsure("it stands first of two places that as much speaks for")
    } else if let Some(reason) = namesake(grammar, chain, located, context) {
        Decision::unsure(reason)
    } else if best.sentence > first_sentence(grammar)
        && !best.is_dated
        && best.anchor != Anchor::Dateline
    {
        Decision::unsure("only a later sentence, which may tell the background, names it")
    } else {
        Decision::sure(reason)
    };
    let leads =
        !matches!(best.anchor, Anchor::Dateline | Anchor::Segment) && best.at < best.chain.start;
    let evidence = grammar.token(best.at).filter(|_| leads).map(|token| token.span);
    decision.by(evidence).over(rival.map(|rival| lost(rival, why_lost(best, rival))))
}

/// People of a city that its name alone tells from those of other countries: Barcelona.
const KNOWN_CITY: u32 = 500_000;

/// Why a town's name alone does not tell which one it is: its country has another one of no fewer
/// than half its people, Springfield, or another country one of no fewer than a third, Brest, and
/// nothing that stands with it tells them apart.
fn namesake(
    grammar: &Grammar<'_>,
    chain: &Chain,
    located: &Located,
    context: Option<CountryCode>,
) -> Option<&'static str> {
    let location = &located.location;
    let at = located.levels.iter().position(|level| *level == Some(Level::Locality))?;
    let is_told = located.levels.contains(&Some(Level::Region))
        || chain.links.iter().any(|link| link.is_bearing)
        || chain.links.len() > 2;
    let senses = grammar.senses(chain.links[at].span);
    if is_told || senses.iter().any(|sense| sense.is_local) {
        return None;
    }
    let towns = || senses.iter().filter(|sense| sense.is_town() && sense.is_established);
    let own = towns().find(|town| town.geonames.is_some() && town.geonames == location.geonames)?;
    let is_as_large = |town: &Sense<'_>, times: u64| {
        town.geonames != own.geonames
            && u64::from(town.population) * times >= u64::from(own.population)
    };
    let names_country = located.levels.contains(&Some(Level::Country))
        || chain.nation.is_some()
        || context.is_some() && context == location.country;
    if towns().any(|town| {
        town.country == own.country && town.region != own.region && is_as_large(town, 2)
    }) {
        Some("towns of several regions have this name, and the caption names none of them")
    } else if !names_country
        && own.population < KNOWN_CITY
        && towns().any(|town| town.country != own.country && is_as_large(town, 3))
    {
        Some("towns of several countries have this name, and the caption names none of them")
    } else {
        None
    }
}

/// The sentence that describes the picture: a credit and labels may stand before it.
fn first_sentence(grammar: &Grammar<'_>) -> usize {
    grammar.token(grammar.opening).map_or(0, |token| token.sentence)
}

/// Why the caption has no place although it names some; `None` where it names none.
pub(super) fn no_place(found: &[Proposal]) -> Option<Decision> {
    let strongest = found.iter().max_by_key(|proposal| proposal.score)?;
    let decision = Decision::sure("no name of the caption is told to be where the picture is of");
    Some(decision.over(lost(strongest, "too little speaks for it")))
}

/// A proposal that lost for the reason given, unless the story has it.
fn lost(proposal: &Proposal, reason: &'static str) -> RunnerUp {
    let Story { weight, reason: told, words: evidence } = proposal.story;
    let span = words(proposal);
    if weight > 0 {
        RunnerUp { span, value: None, lost: told, evidence }
    } else {
        RunnerUp { span, value: None, lost: reason, evidence: None }
    }
}

/// "BREST, FRANCE - MARCH 10: Nets dry in Lisbon, Portugal": the dateline of a picture and its
/// caption name two countries, or two towns that lie far apart. A dateline with its agency, "BREST
/// (AP) -", is the story's.
pub(super) fn doubt(grammar: &Grammar<'_>, found: &[Proposal]) -> Option<Doubt> {
    let dateline = found.iter().find(|proposal| proposal.anchor == Anchor::Dateline)?;
    if grammar.token(dateline.chain.end).is_some_and(|token| token.is('(')) {
        return None;
    }
    let other = found.iter().find(|other| {
        other.anchor == Anchor::Preposition
            && other.is_dated
            && other.story.weight == 0
            && contradicts(&dateline.located.location, &other.located.location)
    })?;
    let message = format!(
        "the dateline names `{}`, the caption `{}`",
        words(dateline).text(grammar.text),
        words(other).text(grammar.text)
    );
    Some(Doubt { span: words(dateline), about: About::Itself, message })
}

/// Kilometres between two towns from which on nobody names one for the other.
const FAR_APART: f64 = 60.0;

/// True for two countries, and for two towns that lie far apart.
fn contradicts(dateline: &Location, caption: &Location) -> bool {
    let countries = dateline.country.zip(caption.country);
    if countries.is_some_and(|(one, other)| one != other) {
        return true;
    }
    let names = dateline.locality.as_ref().zip(caption.locality.as_ref());
    let towns = dateline.coordinates.zip(caption.coordinates);
    // "NEW YORK - MAY 4": the state, too.
    let is_region = names.is_some_and(|(one, _)| {
        caption.region.as_ref().is_some_and(|region| region.name == one.name)
    });
    !is_region
        && names.is_some_and(|(one, other)| one.name != other.name)
        && towns.is_some_and(|(one, other)| kilometres(one, other) > FAR_APART)
}

/// The great-circle distance on a sphere of the Earth's mean radius.
fn kilometres(one: Coordinates, other: Coordinates) -> f64 {
    const RADIUS: f64 = 6371.0;
    let (north, south) = (one.latitude.to_radians(), other.latitude.to_radians());
    let (dy, dx) = (south - north, (other.longitude - one.longitude).to_radians());
    let half = (dy / 2.0).sin().powi(2) + north.cos() * south.cos() * (dx / 2.0).sin().powi(2);
    2.0 * RADIUS * half.sqrt().asin()
}

/// The strongest proposal that the picked chain did not take in.
fn rival<'a>(
    grammar: &Grammar<'_>,
    best: &Proposal,
    found: &'a [Proposal],
    chain: &Chain,
    located: &Located,
) -> Option<&'a Proposal> {
    let is_taken = |other: &Proposal| {
        let name = |link: &super::grammar::Worded| link.span.text(grammar.text);
        other.chain.links.iter().any(|link| chain.links.iter().any(|own| name(own) == name(link)))
            || other.located.location == located.location
    };
    let mut rival: Option<&Proposal> = None;
    for other in
        found.iter().filter(|other| !is_taken(other) && other.chain.start != best.chain.start)
    {
        if rival.is_none_or(|rival| other.score > rival.score) {
            rival = Some(other);
        }
    }
    rival
}

fn why_lost(best: &Proposal, rival: &Proposal) -> &'static str {
    if best.anchor == Anchor::Seen && rival.anchor != Anchor::Seen {
        "it is what is looked at, and the camera stands elsewhere"
    } else if best.is_dated && !rival.is_dated {
        "no date stands beside it"
    } else if rival.sentence > best.sentence {
        "a later sentence names it"
    } else if rival.anchor.score() < best.anchor.score() {
        "the words before it say less that the picture is of there"
    } else {
        "it is named later"
    }
}

/// The words of a proposal, from its first name to its last.
fn words(proposal: &Proposal) -> Span {
    let spans = || proposal.chain.links.iter().map(|link| link.span);
    let start = spans().map(|span| span.start).min();
    let end = spans().map(|span| span.end).max();
    Span::new(start.unwrap_or(0), end.unwrap_or(0))
}
