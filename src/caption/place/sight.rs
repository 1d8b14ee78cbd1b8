//! Sights that a caption begins with, and views from somewhere.

use super::grammar::{Chain, Grammar};
use super::token::{Kind, Token};
use super::words;
use crate::authority::Level;

/// Words between a view and where it is had: "View of the harbour and its boats from".
const LONGEST_VIEW: usize = 12;

/// "View of the harbour from Brooklyn", "Bridges from Brooklyn, 1913": the sentence begins with a
/// view, or is a title of things up to its date.
pub(super) fn is_view_from(grammar: &Grammar<'_>, from: usize) -> bool {
    let Some(token) = grammar.token(from) else { return false };
    let start = (from.saturating_sub(LONGEST_VIEW)..from)
        .rev()
        .take_while(|index| grammar.tokens[*index].sentence == token.sentence)
        .last();
    let Some(start) = start else { return false };
    let is_sight = |word: &str| {
        matches!(
            word,
            "view" | "views" | "panorama" | "panoramic" | "skyline" | "vista" | "looking"
        )
    };
    let is_thing = |word: &str| {
        matches!(word, "bridge" | "bridges" | "harbor" | "harbour" | "skyline" | "waterfront")
    };
    (start..from).take(4).any(|index| is_sight(&grammar.low(index)))
        || is_thing(&grammar.low(from.saturating_sub(1)))
}

/// "The massive Fjallgljufur canyon which runs …", "Anytown Junction signal box in April 1968": the
/// name of a sight and its noun in small letters, which the caption begins with.
pub(super) fn shown(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let first = grammar.opening;
    let is_article = |index: usize| matches!(&*grammar.low(index), "a" | "an" | "the");
    let is_led =
        |index: usize| is_article(index) || grammar.token(index).is_some_and(Token::is_low);
    let is_first = at == first
        || at < first + 4 && (first..at).all(is_led)
        || at > 1 && at < first + 6 && grammar.is_mark(at - 1, ':');
    let at = at + usize::from(is_article(at));
    if !is_first || !grammar.token(at)?.is_name_like() {
        return None;
    }
    let mut noun = at;
    while noun < at + 4 && grammar.token(noun).is_some_and(Token::is_name_like) {
        noun += 1;
    }
    let is_pair = matches!(
        (&*grammar.low(noun), &*grammar.low(noun + 1)),
        ("refugee", "camp" | "settlement")
            | ("signal", "box")
            | ("tube" | "railway" | "bus", "station")
    );
    let word = grammar.low(noun);
    // "Snow falls in" says what snow does.
    let is_noun = words::is_shown(&word) && word != "falls"
        || matches!(&*word, "signalbox" | "windmill" | "waterfall");
    if !is_pair && !is_noun || !grammar.token(noun)?.is_low() {
        return None;
    }
    // "Rowers pass under a bridge"
    if noun == at + 1 && words::is_done(&word) && words::is_doers(&grammar.low(at)) {
        return None;
    }
    let end = noun + 1 + usize::from(is_pair);
    let goes_on = grammar.token(end).is_none_or(|next| match next.kind {
        Kind::Date | Kind::Credit => true,
        Kind::Mark(mark) => matches!(mark, ',' | '.' | '('),
        _ => {
            matches!(&*next.lower(), "in" | "which" | "that" | "on" | "at" | "with" | "near")
                || words::is_state(&next.lower())
        }
    });
    if !goes_on {
        return None;
    }
    let mut chain = grammar.chain(at, false)?;
    let only = chain.links.first_mut()?;
    let written = grammar.written(at, end);
    if only.span.start != written.start || only.span.end > written.end {
        return None;
    }
    only.span = written;
    only.level = Some(Level::Place);
    chain.end = chain.end.max(end);
    Some(chain)
}
