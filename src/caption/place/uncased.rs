//! Names in scripts that put no space between words: Chinese, Japanese, Korean.
//!
//! A wide name stands before the narrow one ("フランス・パリで", "프랑스 파리의"), and what follows says
//! that something happens there.

use super::grammar::{Chain, Grammar, Worded};
use super::token::Kind;
use crate::authority::{Level, Names, PlaceKind, Sense};
use crate::record::Span;

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
    let spot = spot(grammar, last + 1);
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
            .any(|token| {
                token.text.ends_with("에서")
                    || ["일대", "도심", "시내", "지역에"]
                        .iter()
                        .any(|part| token.text.starts_with(part))
            });
    let is_with_spot = is_town && spot.is_some();
    if !is_in && !is_apart && !is_korean && !is_with_spot {
        return None;
    }
    let named = links.iter().rev().map(|index| Worded::named(grammar.tokens[*index].span, None));
    let narrow = spot.filter(|_| is_town).map(|(span, _)| Worded::named(span, Some(Level::Place)));
    let end = spot.filter(|_| is_town).map_or(last + 1, |(_, end)| end);
    Some(Chain { links: narrow.into_iter().chain(named).collect(), nation: None, start: at, end })
}

/// Nouns that end the name of a building, a square or the like.
const SPOTS: [&str; 54] = [
    "官邸",
    "議事堂",
    "本部",
    "寺院",
    "神社",
    "大聖堂",
    "広場",
    "空港",
    "公園",
    "美術館",
    "博物館",
    "スタジアム",
    "競技場",
    "病院",
    "大使館",
    "宮殿",
    "国会",
    "裁判所",
    "广场",
    "总部",
    "機場",
    "机场",
    "车站",
    "公园",
    "博物馆",
    "体育场",
    "体育馆",
    "医院",
    "大使馆",
    "大桥",
    "教堂",
    "大会堂",
    "動物園",
    "陵園",
    "陵园",
    "故宫",
    "광장",
    "공항",
    "공원",
    "박물관",
    "경기장",
    "병원",
    "대학교",
    "대사관",
    "대교",
    "시청",
    "국회의사당",
    "성당",
    "사원",
    "해변",
    "체육관",
    "미술관",
    "청사",
    "경복궁",
];

/// Those that name one spot by themselves.
const NAMES: [&str; 5] = ["国会", "議事堂", "故宫", "국회의사당", "경복궁"];

/// Letters of the longest name of a spot.
const SPOT_LETTERS: usize = 14;

/// "東京・首相官邸で", "이스탄불 예니카프광장에서": the spot that is named behind its town, and the token
/// after it.
fn spot(grammar: &Grammar<'_>, at: usize) -> Option<(Span, usize)> {
    let is_joint = |index: usize| {
        grammar.token(index).is_some_and(|token| {
            JOINTS.contains(&token.text) && !token.text.is_empty() || token.is('・')
        })
    };
    let at = at + usize::from(is_joint(at));
    let token = grammar.token(at).filter(|token| token.is_word())?;
    let is_particle = |c: char| matches!(c, '\u{3040}'..='\u{309f}' | '的' | '在');
    let mut start = token.span.start;
    for part in token.text.split_inclusive(is_particle).take(3) {
        let own = part.trim_end_matches(is_particle);
        // "首相官邸", but not "広場" alone.
        let ends = SPOTS.iter().filter_map(|noun| {
            let found = own.find(noun).filter(|found| *found > 0 || NAMES.contains(noun))?;
            Some(found + noun.len())
        });
        if let Some(end) = ends.max().filter(|end| own[..*end].chars().count() <= SPOT_LETTERS) {
            return Some((Span::new(start, start + end), at + 1));
        }
        // "永田町の国会議事堂": the quarter of what follows; nothing else may stand between.
        if part.ends_with(is_particle) && !part.ends_with(['の', '的']) {
            return None;
        }
        start += part.len();
    }
    None
}
