//! Why a place is the picture's: what an editor is told.

use super::super::{About, Doubt};
use super::grammar::{Chain, Grammar};
use super::lead::opening;
use super::proposal::{Anchor, Proposal};
use crate::authority::Located;
use crate::record::{Decision, RunnerUp, Span};

/// Proposals whose scores are no further apart are close.
const CLOSE: i32 = 2;

const OF_THE_STORY: &str =
    "the words before it make it a place of the story: a plan, an office, an origin";

/// How the place was decided: `chain` and `located` are the picked proposal, completed by others.
pub(super) fn decision(
    grammar: &Grammar<'_>,
    best: &Proposal,
    found: &[Proposal],
    chain: &Chain,
    located: &Located,
) -> Decision {
    let rival = rival(grammar, best, found, chain, located);
    let reason = match best.anchor {
        Anchor::Dateline => "the dateline names it",
        Anchor::Seen => "the picture is seen from there",
        Anchor::Preposition | Anchor::Weak if best.is_dated => {
            "a preposition leads to it and the date stands beside it"
        }
        Anchor::Preposition | Anchor::Weak => "a preposition leads to it",
        Anchor::Segment if best.is_dated => "it stands on its own beside the date",
        Anchor::Segment => "it stands on its own between commas or full stops",
        Anchor::Object => "the caption describes or visits it",
    };
    let close = rival.is_some_and(|rival| {
        best.score - rival.score <= CLOSE
            && rival.located.location.country != located.location.country
    });
    let decision = if !located.is_known.contains(&true) && chain.nation.is_none() {
        Decision::unsure("its words say that it is a place; the gazetteer knows none of its names")
    } else if close {
        Decision::unsure("it stands first of two places that as much speaks for")
    } else if best.sentence > first_sentence(grammar)
        && !best.is_dated
        && best.anchor != Anchor::Dateline
    {
        Decision::unsure("only a later sentence, which may tell the background, names it")
    } else {
        Decision::sure(reason)
    };
    let leads = matches!(best.anchor, Anchor::Preposition | Anchor::Weak | Anchor::Seen);
    let evidence = grammar.token(best.at).filter(|_| leads).map(|token| token.span);
    decision.by(evidence).over(rival.map(|rival| RunnerUp {
        span: words(rival),
        value: None,
        lost: why_lost(best, rival),
    }))
}

/// The sentence that describes the picture: a credit and labels may stand before it.
fn first_sentence(grammar: &Grammar<'_>) -> usize {
    grammar.token(opening(grammar)).map_or(0, |token| token.sentence)
}

/// Why the caption has no place although it names some; `None` where it names none.
pub(super) fn no_place(found: &[Proposal]) -> Option<Decision> {
    let strongest = found.iter().max_by_key(|proposal| proposal.score)?;
    let lost = if strongest.story > 0 { OF_THE_STORY } else { "too little speaks for it" };
    let decision = Decision::sure("no name of the caption is told to be where the picture is of");
    Some(decision.over(RunnerUp { span: words(strongest), value: None, lost }))
}

/// "BREST, FRANCE - MARCH 10: Nets dry in Lisbon, Portugal": the dateline of a picture and its
/// caption name two countries. A dateline with its agency, "BREST (AP) -", is the story's.
pub(super) fn doubt(grammar: &Grammar<'_>, found: &[Proposal]) -> Option<Doubt> {
    let dateline = found.iter().find(|proposal| proposal.anchor == Anchor::Dateline)?;
    if grammar.token(dateline.chain.end).is_some_and(|token| token.is('(')) {
        return None;
    }
    let country = dateline.located.location.country?;
    let other = found.iter().find(|other| {
        other.anchor == Anchor::Preposition
            && other.is_dated
            && other.story == 0
            && other.located.location.country.is_some_and(|named| named != country)
    })?;
    let message = format!(
        "the dateline names `{}`, the caption `{}`",
        words(dateline).text(grammar.text),
        words(other).text(grammar.text)
    );
    Some(Doubt { span: words(dateline), about: About::Itself, message })
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
    if rival.story > 0 {
        OF_THE_STORY
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
