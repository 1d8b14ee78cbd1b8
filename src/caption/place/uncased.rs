//! Names in scripts that put no space between words: Chinese, Japanese, Korean.
//!
//! A wide name stands before the narrow one ("フランス・パリで", "프랑스 파리의"), and what follows says
//! that something happens there.

use super::grammar::{Chain, Grammar, Worded};
use super::token::Kind;
use crate::authority::{Names, PlaceKind, Sense};

/// Letters of the longest name that is looked up.
const NAME_LETTERS: usize = 10;

/// People of the smallest town that is told from other words by its letters alone.
const TOWN: u32 = 50_000;

/// What stands after a place that something happens in.
const LOCATIVES: [&str; 18] = [
    "内",
    "から撮",
    "の",
    "的",
    "駅",
    "市区",
    "で",
    "・",
    "にて",
    "における",
    "에서",
    "에 ",
    "의",
    "市",
    "시",
    "近郊",
    "郊外",
    "街头",
];

/// What stands before one in Chinese.
const BEFORE: [&str; 4] = ["在", "于", "於", "位于"];

/// Between the names of a chain.
const JOINTS: [&str; 8] = ["・", "の", "首都", "·", "の首都", "、", "수도", ""];

pub(super) fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}')
}

/// Bytes of the known name that `text` starts with.
pub(super) fn known_name(text: &str, names: &Names<'_>) -> Option<usize> {
    let mut ends: Vec<usize> = text
        .char_indices()
        .take_while(|(_, c)| is_unspaced(*c) && *c != '・' || *c == 'ー')
        .map(|(at, c)| at + c.len_utf8())
        .take(NAME_LETTERS)
        .collect();
    ends.reverse();
    ends.into_iter().filter(|end| text[..*end].chars().count() > 1).find(|end| {
        let is_one = |sense: &Sense<'_>| {
            sense.kind == PlaceKind::Country
                || sense.is_town() && sense.population >= TOWN
                || sense.is_spot()
                || sense.is_local
        };
        names.senses(&text[..*end]).iter().any(is_one)
    })
}

/// "写真はカトマンズの…", "パリから撮影": the caption says of the picture where it was taken.
pub(super) fn is_seen(grammar: &Grammar<'_>, start: usize, end: usize) -> bool {
    let is_led = (start.saturating_sub(2)..start)
        .any(|index| grammar.token(index).is_some_and(|token| token.text.ends_with("写真は")));
    is_led || grammar.token(end).is_some_and(|token| token.text.starts_with("から撮"))
}

/// The chain of such names that begins at `at`, narrowest first, if something happens there.
pub(super) fn chain(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let is_name = |index: usize| {
        grammar.token(index).filter(|token| {
            token.is_name_like() && token.text.chars().next().is_some_and(is_unspaced)
        })
    };
    let mut last = at;
    is_name(at)?;
    let mut links = vec![at];
    while let Some(joint) = grammar.token(last + 1) {
        let next = if is_name(last + 1).is_some() {
            last + 1
        } else if JOINTS.contains(&joint.text) && is_name(last + 2).is_some() {
            last + 2
        } else {
            break;
        };
        links.push(next);
        last = next;
    }
    let after = grammar
        .token(last + 1)
        .filter(|token| matches!(token.kind, Kind::Word | Kind::Mark('・')))
        .map_or("", |token| token.text);
    let before =
        at.checked_sub(1).and_then(|index| grammar.token(index)).map_or("", |token| token.text);
    let is_town = grammar.senses(grammar.token(last)?.span).iter().any(Sense::is_town);
    let is_in = LOCATIVES
        .iter()
        .any(|word| after.starts_with(word) && (is_town || !["の", "의", "的"].contains(word)))
        || BEFORE.iter().any(|word| before.ends_with(word));
    // "=5月3日、大阪市": between marks, dates and the ends of the text.
    let parted = |index: Option<usize>| {
        index
            .and_then(|index| grammar.token(index))
            .is_none_or(|token| !matches!(token.kind, Kind::Word | Kind::Number))
    };
    let is_apart = is_town && parted(at.checked_sub(1)) && parted(Some(last + 1));
    // "서울 시청 앞에서": what is there stands between the town and its ending.
    let is_korean = is_town
        && (last + 1..=last + 3)
            .map_while(|index| grammar.token(index).filter(|token| token.is_word()))
            .any(|token| token.text.ends_with("에서"));
    if !is_in && !is_apart && !is_korean {
        return None;
    }
    Some(Chain {
        links: links
            .iter()
            .rev()
            .map(|index| Worded {
                span: grammar.tokens[*index].span,
                level: None,
                is_bearing: false,
                capital_of: None,
            })
            .collect(),
        nation: None,
        start: at,
        end: last + 1,
    })
}
