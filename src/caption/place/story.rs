//! Names that figure only in the story behind the picture: a war, an office, a plan, a destination.

use super::grammar::{Chain, Grammar};
use super::token::{Kind, Token};
use super::words;
use crate::record::Span;

/// Words of a sentence before a place that may make it the story's.
const LONGEST_SENTENCE: usize = 200;

/// Words from where somebody goes to the name of it: "heading to a camp in".
const GOING: usize = 6;

/// Words of what opens a caption, up to the preposition behind it: "Nigerian troops in".
const SUBJECT: usize = 3;

/// Words from "released by" to where a picture was released.
const ISSUED: usize = 14;

/// Words from "fleeing" to where from: "fleeing heavy fighting in".
const FLED: usize = 6;

/// Words of the longest clause that a relative pronoun begins.
const CLAUSE: usize = 40;

/// How much such a clause speaks against a place in it.
const RELATIVE: i32 = 4;

/// What speaks for a place being the story's and not the picture's.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Story {
    /// How much; 0 where nothing does.
    pub(super) weight: i32,
    /// What: a clause for an editor; empty where nothing does.
    pub(super) reason: &'static str,
    /// The words that say so.
    pub(super) words: Option<Span>,
}

/// How much speaks for the place being the story's: a war, an office, a plan, a destination.
pub(super) fn story(grammar: &Grammar<'_>, at: usize, is_dated: bool, chain: &Chain) -> Story {
    const RULED_OUT: i32 = 20;
    let span = |index: usize| grammar.token(index).map(|token| token.span);
    let story = |weight: i32, reason: &'static str, index: usize| Story {
        weight,
        reason,
        words: span(index),
    };
    let before = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    let previous = at.saturating_sub(1);
    // "rides a wave at the beach": what is there, and nobody's hand.
    let is_noun = (at.saturating_sub(3)..previous)
        .any(|index| matches!(&*grammar.low(index), "a" | "an" | "the" | "his" | "her" | "their"));
    if grammar.low(at) == "at" && words::is_aim(&before) && !is_noun {
        return story(RULED_OUT, "something is aimed at it", previous);
    }
    if before == "landfall" {
        return story(RULED_OUT, "a storm came ashore there", previous);
    }
    if before == "born" {
        return story(RULED_OUT, "somebody was born there", previous);
    }
    if is_told(grammar, at) {
        return Story {
            words: None,
            ..story(RULED_OUT, "somebody tells of it in their own words", at)
        };
    }
    if let Some(release) = is_issued(grammar, at) {
        return story(RULED_OUT, "the picture was given out there", release);
    }
    let mut against = Story::default();
    let weight = if is_dated { 4 } else { 8 };
    // "Families flee fighting in Karvel": they are seen there.
    let is_flight = at > 1 && matches!(&*grammar.low(at - 2), "flee" | "flees");
    // "Nigerian troops in Karvel": who is seen; "clashes with troops near Karvel" are there.
    let is_seen =
        &*before == "troops" && (grammar.low(at) != "in" || at <= grammar.opening + SUBJECT);
    if words::is_story(&before) && !is_vote(grammar, at) && !is_flight && !is_seen {
        against =
            story(weight, "the word before it tells of the story behind the picture", previous);
    } else if is_trade(grammar, at) {
        against = story(weight, "a trade is done there, and no market is seen", previous);
    } else if is_job(grammar, at) {
        against = story(weight, "somebody works there at other times", previous);
    }
    if against.weight == 0
        && !is_dated
        && let Some(flight) = is_fled(grammar, at)
    {
        against = story(RELATIVE, "somebody fled from there", flight);
    }
    if against.weight == 0
        && !is_dated
        && let Some(relative) = in_relative(grammar, at, chain)
    {
        against = story(RELATIVE, "it belongs to what the sentence adds about somebody", relative);
    }
    let Some(sentence) = grammar.token(at).map(|token| token.sentence) else { return against };
    let mut in_clause = true;
    for index in (at.saturating_sub(LONGEST_SENTENCE)..at).rev() {
        let Some(token) = grammar.token(index).filter(|token| token.sentence == sentence) else {
            break;
        };
        // "Bound for glory … Hares cross a field": a title.
        if matches!(token.kind, Kind::Mark('…' | '|')) {
            break;
        }
        in_clause &= !token.is(',');
        let word = grammar.low(index);
        let is_plan = words::is_intention(&word) || word == "set" && grammar.low(index + 1) == "to";
        // "pipes that will be laid in Karvel": what is seen is there already.
        let is_of_thing = index > 0
            && matches!(&*grammar.low(index - 1), "that" | "which")
            && token.is_low()
            && is_plan;
        if is_of_thing {
            continue;
        }
        if token.is_low()
            && is_plan
            && (in_clause || (!is_dated && chain.links.len() == 1 && chain.nation.is_none()))
        {
            return story(RULED_OUT, "it belongs to a plan or a wish", index);
        }
        // "they make their way to the square" is there already.
        let is_walk = index > 1 && words::is_making(&grammar.low(index - 2));
        let is_way = word == "way" && grammar.low(index + 1) == "to" && !is_walk
            || word == "route" && grammar.low(index + 1) == "to"
            || word == "bound" && grammar.low(index + 1) == "for"
            || index + GOING > at
                && words::is_going(&word)
                && matches!(&*grammar.low(index + 1), "to" | "for" | "toward" | "towards");
        if is_way && in_clause && !is_reached(grammar, index + 2, at) {
            return story(RULED_OUT, "somebody is on the way there", index);
        }
    }
    against
}

/// "a mother whose son was hurt in Genoa, stands in her garden in Turin": the relative pronoun of a
/// clause that ends behind the place, before the verb of the sentence.
fn in_relative(grammar: &Grammar<'_>, at: usize, chain: &Chain) -> Option<usize> {
    let sentence = grammar.token(at)?.sentence;
    let relative = (at.saturating_sub(CLAUSE)..at).rev().find(|index| {
        grammar.token(*index).is_some_and(|token| token.sentence == sentence)
            && matches!(&*grammar.low(*index), "who" | "whose" | "whom")
    })?;
    let is_clause = (relative..at).all(|index| !grammar.is_mark(index, ','));
    let verb = chain.end + 1;
    let goes_on = grammar.is_mark(chain.end, ',')
        && grammar.token(verb).is_some_and(Token::is_low)
        && grammar.low(verb).ends_with('s')
        && !words::is_clause(&grammar.low(verb));
    (is_clause && goes_on).then_some(relative)
}

/// "in this photo released by the state news agency in Karvel": the word that says so.
fn is_issued(grammar: &Grammar<'_>, at: usize) -> Option<usize> {
    let is_issue = |index: &usize| {
        matches!(&*grammar.low(*index), "released" | "issued" | "distributed" | "provided")
    };
    let is_picture = |index: usize| {
        matches!(
            &*grammar.low(index),
            "photo" | "photograph" | "picture" | "image" | "handout" | "footage" | "video"
        )
    };
    let issue = (at.saturating_sub(ISSUED)..at).rev().find(is_issue)?;
    let by = grammar.low(issue + 1) == "by";
    let is_whole = (issue..at).all(|index| {
        grammar.token(index).is_some_and(|token| {
            let is_small = || {
                matches!(
                    &*token.lower(),
                    "agency"
                        | "by"
                        | "government"
                        | "military"
                        | "ministry"
                        | "news"
                        | "of"
                        | "office"
                        | "official"
                        | "press"
                        | "released"
                        | "issued"
                        | "state"
                        | "distributed"
                        | "provided"
                        | "the"
                )
            };
            token.is_name_like() || token.is_word() && is_small() || token.is('(') || token.is(')')
        })
    });
    let before = issue.checked_sub(1)?;
    (grammar.low(at) == "in"
        && by
        && is_whole
        && (before.saturating_sub(1)..=before).any(is_picture))
    .then_some(issue)
}

/// "families who fled fighting around Karvel", "fleeing violence in": the word that says so.
fn is_fled(grammar: &Grammar<'_>, at: usize) -> Option<usize> {
    let is_flight = |index: &usize| {
        matches!(&*grammar.low(*index), "fled" | "fleeing" | "escaped" | "escaping")
    };
    let flight = (at.saturating_sub(FLED)..at).rev().find(is_flight)?;
    (flight..at)
        .all(|index| grammar.token(index).is_some_and(Token::is_low) && grammar.low(index) != "to")
        .then_some(flight)
}

/// "Voters queue during a runoff election in Lima": an election that is seen where it is held.
fn is_vote(grammar: &Grammar<'_>, at: usize) -> bool {
    let previous = at.saturating_sub(1);
    let is_seen = |index: usize| {
        let word = grammar.low(index);
        index + 5 > at && word == "during"
            || matches!(
                &*word,
                "vote" | "votes" | "voting" | "voters" | "ballot" | "ballots" | "polling" | "poll"
            )
    };
    matches!(&*grammar.low(previous), "election" | "elections")
        && (at.saturating_sub(LONGEST_SENTENCE)..previous).any(is_seen)
}

/// "the property market in Chile", but not "a fish market in Tokyo".
fn is_trade(grammar: &Grammar<'_>, at: usize) -> bool {
    at > 1
        && matches!(&*grammar.low(at - 1), "market" | "markets")
        && words::is_traded(&grammar.low(at - 2))
}

/// "Jane Roe, who works in Turin", but not "A welder works in Turin".
fn is_job(grammar: &Grammar<'_>, at: usize) -> bool {
    let is_relative = |index: usize| {
        matches!(&*grammar.low(index), "who" | "he" | "she" | "they" | "and" | "that" | "also")
    };
    at > 1
        && matches!(&*grammar.low(at - 1), "work" | "works")
        && (at.saturating_sub(4)..at - 1).any(is_relative)
}

/// "bound for Oslo stands in Bergen": the goal that begins at `goal` is named before `at`.
fn is_reached(grammar: &Grammar<'_>, goal: usize, at: usize) -> bool {
    grammar.name(goal).is_some_and(|name| {
        name.is_known
            && name.end < at
            && grammar.token(name.end).is_some_and(Token::is_low)
            && !words::is_preposition(&grammar.low(name.end))
    })
}

/// "“I came to Brest in 1962 and stayed,” says …": a place that somebody tells of themselves.
fn is_told(grammar: &Grammar<'_>, at: usize) -> bool {
    let is_quote = |index: &usize| grammar.is_mark(*index, '“') || grammar.is_mark(*index, '”');
    let open = (at.saturating_sub(LONGEST_SENTENCE)..at).rev().find(is_quote);
    let close = (at..(at + LONGEST_SENTENCE).min(grammar.tokens.len())).find(is_quote);
    let (Some(open), Some(close)) = (open, close) else { return false };
    let is_speaker =
        |index: usize| matches!(&*grammar.low(index), "i" | "we" | "my" | "our" | "me");
    grammar.is_mark(open, '“') && grammar.is_mark(close, '”') && (open..close).any(is_speaker)
}
