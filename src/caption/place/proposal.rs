//! Where a caption may name the place of the picture, and how much speaks for it.

use super::grammar::{Chain, Grammar};
use super::token::{Kind, Token};
use super::words;
use crate::authority::{Level, Link, Located, PlaceKind};
use crate::record::CountryCode;

/// A chain on the map, with what speaks for it.
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    pub(super) chain: Chain,
    pub(super) located: Located,
    pub(super) score: i32,
    pub(super) sentence: usize,
    /// A preposition or dateline leads to it.
    pub(super) is_strong: bool,
    /// Stands right beside a date, as the place of a caption does.
    pub(super) is_dated: bool,
}

impl Proposal {
    pub(super) fn level(&self, level: Level) -> Option<usize> {
        self.located.levels.iter().position(|found| *found == Some(level))
    }
}

/// What leads to a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Anchor {
    /// "KABUL (Reuters) -".
    Dateline,
    /// "as seen from".
    Seen,
    /// "in", "at".
    Preposition,
    /// "on", "into", "through": also before what is no place.
    Weak,
    /// Between commas or full stops: "Paris, 1925".
    Segment,
    /// "the ruins of Palmyra", "visits Palmyra".
    Object,
}

impl Anchor {
    fn score(self) -> i32 {
        match self {
            Self::Seen => 12,
            Self::Dateline => 7,
            Self::Preposition => 6,
            Self::Weak | Self::Segment => 4,
            Self::Object => 2,
        }
    }
}

/// People that a lone town must have to be a place without further evidence.
const LONE_TOWN: u32 = 15_000;

/// The same where the name is another spelling, or stands between commas.
const LONE_WEAK_TOWN: u32 = 100_000;

/// Every chain of the caption that may be the place, in order.
pub(super) fn proposals(grammar: &Grammar<'_>, context: Option<CountryCode>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let mut free_from = 0;
    for at in 0..grammar.tokens.len() {
        if at < free_from {
            continue;
        }
        let Some((anchor, chain)) = anchored(grammar, at) else { continue };
        let end = chain.end;
        if let Some(proposal) = weigh(grammar, anchor, at, chain, context) {
            found.push(proposal);
            free_from = end;
        }
    }
    found
}

fn anchored(grammar: &Grammar<'_>, at: usize) -> Option<(Anchor, Chain)> {
    let token = grammar.token(at)?;
    if let Some(chain) = dateline(grammar, at) {
        return Some((Anchor::Dateline, chain));
    }
    if let Some(chain) = segment(grammar, at) {
        return Some((Anchor::Segment, chain));
    }
    if !token.is_word() {
        return None;
    }
    let word = token.lower();
    let begins = at == 0 || grammar.token(at - 1).is_some_and(|before| !before.is_word());
    let before = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    let anchor = match word.as_str() {
        "from" => {
            let seen = (at.saturating_sub(3)..at).any(|index| words::is_seen(&grammar.low(index)));
            let launched =
                (at.saturating_sub(4)..at).any(|index| words::is_launch(&grammar.low(index)));
            match (seen, launched) {
                (true, _) => Anchor::Seen,
                (_, true) => Anchor::Preposition,
                _ => Anchor::Object,
            }
        }
        "on" | "into" | "through" | "over" | "across" | "onto" | "between" => Anchor::Weak,
        "to" if before == "visit"
            && (at.saturating_sub(3)..at).any(|index| grammar.low(index) == "during") =>
        {
            Anchor::Preposition
        }
        "of" if words::is_part(&before)
            || words::is_stay(&before)
            || words::head(&before).is_some()
            || grammar.token(at.saturating_sub(1)).is_some_and(|token| token.is_word()) =>
        {
            Anchor::Object
        }
        word if words::is_preposition(word)
            && (token.is_low() || begins || !token.text.is_ascii()) =>
        {
            Anchor::Preposition
        }
        word if token.is_low()
            && (words::is_visit(word) || ["downtown", "central"].contains(&word)) =>
        {
            Anchor::Object
        }
        _ => return None,
    };
    let chain = grammar.chain(at + 1, true)?;
    if word == "from" && anchor == Anchor::Object && !is_spot_chain(grammar, &chain) {
        return None;
    }
    if words::is_visit(&word) && !is_spot_chain(grammar, &chain) && chain.links.len() < 2 {
        return None;
    }
    // "the spinning room of North Pownal, Vermont", but not "the mayor of Paris, France".
    let is_made_of =
        words::is_part(&before) || words::is_stay(&before) || words::head(&before).is_some();
    if word == "of" && !is_made_of {
        let is_name =
            chain.links.first().is_some_and(|first| !grammar.senses(first.span).is_empty());
        let is_thing = is_name
            && !words::is_people(&before)
            && (chain.links.len() > 1 || is_spot_chain(grammar, &chain));
        if !is_thing || grammar.token(at - 1).is_some_and(|noun| noun.is_name_like() && at > 1) {
            return None;
        }
    }
    let mut chain = chain;
    if word == "of" {
        chain.nation = chain.nation.or_else(|| {
            (at.saturating_sub(4)..at)
                .filter_map(|index| grammar.nationality(index))
                .filter(|(_, after)| {
                    (*after..at).all(|index| grammar.token(index).is_some_and(Token::is_low))
                })
                .map(|(country, _)| country)
                .next_back()
        });
    }
    let noun_level = (word == "of").then(|| words::head(&grammar.low(at - 1))).flatten();
    if let (Some(level), Some(first)) = (noun_level, chain.links.first_mut()) {
        let noun = grammar.low(at - 1);
        if first.level.is_none() && !words::is_part(&noun) && !words::belongs_to_name(&noun) {
            first.level = Some(level);
        }
    }
    Some((anchor, chain))
}

/// The narrowest name is a building, square, base or the like.
fn is_spot_chain(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    chain.links.first().is_some_and(|first| {
        first.level == Some(Level::Place)
            || grammar
                .senses(first.span)
                .first()
                .is_some_and(|sense| sense.is_spot() && sense.is_established)
    })
}

/// Words that stand before the caption proper.
fn opening(grammar: &Grammar<'_>) -> usize {
    let mut at = 0;
    while let Some(token) = grammar.token(at).filter(|_| at < 12) {
        let is_label = match token.kind {
            Kind::Mark(_) | Kind::Number | Kind::Date | Kind::Credit => true,
            Kind::Word => [
                "file",
                "files",
                "photo",
                "topshot",
                "topshots",
                "original",
                "caption",
                "correction",
                "epa",
                "tpx",
                "images",
            ]
            .contains(&token.lower().as_str()),
        };
        if !is_label {
            break;
        }
        at += 1;
    }
    at
}

/// "FRANKLIN, TENNESSEE - SEPTEMBER 25:", "KABUL (Reuters) -", "London, England -".
fn dateline(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    if at != opening(grammar) {
        return None;
    }
    let chain = grammar.chain(at, false)?;
    let ends = |index: usize| {
        grammar
            .token(index)
            .is_some_and(|token| matches!(token.kind, Kind::Mark('-' | '–' | '—' | ':')))
    };
    let end = chain.end;
    let after = end + usize::from(grammar.token(end).is_some_and(|token| token.is(',')));
    let is_dateline = ends(after)
        || grammar.token(after).is_some_and(|token| token.kind == Kind::Date) && ends(after + 1)
        || grammar.token(end).is_some_and(|token| token.is('('))
            && (end..end + 6).any(|index| {
                grammar.token(index).is_some_and(|token| token.is(')')) && ends(index + 1)
            });
    (is_dateline && chain.links.iter().any(|link| !grammar.senses(link.span).is_empty()))
        .then_some(chain)
}

/// Names between commas or full stops that run up to a date, a credit or the end:
/// "Market Street, San Francisco, 1906".
fn segment(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let before = at.checked_sub(1).and_then(|before| grammar.token(before));
    let opens = before.is_none_or(|before| match before.kind {
        Kind::Mark(mark) => {
            matches!(mark, ',' | '.' | ':' | ';' | '–' | '—' | '-' | '|' | '”' | '"')
        }
        Kind::Date | Kind::Credit => true,
        Kind::Word | Kind::Number => false,
    });
    if !opens || !grammar.token(at)?.is_name_like() {
        return None;
    }
    let chain = grammar.chain(at, false)?;
    let mut end = chain.end;
    if grammar.token(end).is_some_and(|token| token.is(',')) {
        end += 1;
    }
    for word in [&["on", "in", "c", "ca", "circa"][..], &["the", "early", "late", "about"]] {
        end += usize::from(word.contains(&grammar.low(end).as_str()));
    }
    let closes = grammar.token(end).is_none_or(|token| match token.kind {
        Kind::Date | Kind::Credit => true,
        Kind::Mark(mark) => end == chain.end && matches!(mark, '.' | ';' | '('),
        Kind::Word => {
            end > chain.end
                && ["after", "during", "before", "circa"].contains(&token.lower().as_str())
        }
        Kind::Number => token.text.len() == 4,
    });
    closes.then_some(chain)
}

fn weigh(
    grammar: &Grammar<'_>,
    anchor: Anchor,
    at: usize,
    chain: Chain,
    context: Option<CountryCode>,
) -> Option<Proposal> {
    let located = locate(grammar, &chain, context);
    if !is_confirmed(grammar, anchor, &chain, &located) {
        return None;
    }
    let sentence = grammar.token(at)?.sentence;
    let is_dated = is_dated(grammar, &chain, at);
    let has_country = located.location.country.is_some();
    let is_water = grammar
        .senses(chain.links[0].span)
        .first()
        .is_some_and(|sense| sense.kind == PlaceKind::Water);
    let is_crossed = is_water
        && chain.links.len() == 1
        && ["over", "across"].contains(&grammar.low(at).as_str());
    let score = anchor.score() - 6 * i32::from(is_crossed)
        + 4 * i32::from(is_dated)
        + i32::from(has_country)
        + i32::from(located.location.locality.is_some())
        - 3 * i32::try_from(sentence.min(2)).unwrap_or(2)
        - story(grammar, at, is_dated, &chain);
    let is_strong = anchor.score() >= Anchor::Preposition.score();
    Some(Proposal { chain, located, score, sentence, is_strong, is_dated })
}

/// Puts a chain on the map. A bearing counts only where nothing nearer is a town.
pub(super) fn locate(
    grammar: &Grammar<'_>,
    chain: &Chain,
    context: Option<CountryCode>,
) -> Located {
    let name_of = |country: CountryCode| grammar.gazetteer.country_name(country);
    let mut links: Vec<Link<'_>> = chain
        .links
        .iter()
        .map(|link| Link {
            written: link
                .capital_of
                .and_then(|country| grammar.gazetteer.capital(country))
                .map_or(link.span.text(grammar.text), |capital| capital.name),
            level: link.level,
        })
        .collect();
    // Unknown beside a bearing: the village is the locality and the bearing gives its country.
    if chain.links.iter().any(|link| link.is_bearing)
        && let Some(first) = links.first_mut()
        && !chain.links[0].is_bearing
        && first.level.is_none()
        && !is_spot_name(grammar, chain)
    {
        first.level = Some(Level::Locality);
    }
    let plain = grammar.gazetteer.locate(&links, chain.nation.or(context));
    let Some(nation) = chain.nation.filter(|_| plain.level_of(Level::Country).is_none()) else {
        return fixed(grammar, chain, plain);
    };
    links.push(Link { written: name_of(nation), level: Some(Level::Country) });
    let mut national = grammar.gazetteer.locate(&links, None);
    let is_elsewhere = (0..chain.links.len()).any(|index| {
        plain.is_known[index] && !national.is_known[index] && plain.location.country != Some(nation)
    });
    if is_elsewhere {
        return fixed(grammar, chain, plain);
    }
    national.levels.truncate(chain.links.len());
    national.is_known.truncate(chain.links.len());
    fixed(grammar, chain, national)
}

/// The caption's own words for a capital that it does not name.
fn fixed(grammar: &Grammar<'_>, chain: &Chain, mut located: Located) -> Located {
    for (index, link) in chain.links.iter().enumerate() {
        if link.capital_of.is_some()
            && located.levels[index] == Some(Level::Locality)
            && let Some(locality) = &mut located.location.locality
        {
            locality.as_written = link.span.text(grammar.text).to_owned();
        }
    }
    located
}

fn is_spot_name(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    grammar.senses(chain.links[0].span).first().is_some_and(|sense| sense.is_spot())
}

/// The gazetteer confirms, or a head noun says what an unknown name is.
fn is_confirmed(grammar: &Grammar<'_>, anchor: Anchor, chain: &Chain, located: &Located) -> bool {
    let first = &chain.links[0];
    let name = first.span.text(grammar.text);
    let stated = chain.links.len() > 1 || chain.nation.is_some();
    if located.levels.iter().all(Option::is_none) {
        return false;
    }
    if stated {
        let outer_known =
            located.is_known.iter().skip(1).any(|known| *known) || chain.nation.is_some();
        let last_word = name.rsplit(' ').next().unwrap_or_default().to_lowercase();
        let first_fits = located.is_known[0]
            || first.level.is_some()
            || anchor != Anchor::Segment
            || words::belongs_to_name(&last_word);
        return outer_known && first_fits;
    }
    if !located.is_known[0] {
        let last_word = name.rsplit(' ').next().unwrap_or_default().to_lowercase();
        let is_ground = words::is_ground(&last_word) || !words::belongs_to_name(&last_word);
        return first.level.is_some()
            && (anchor != Anchor::Weak || is_ground)
            && !matches!(anchor, Anchor::Segment | Anchor::Dateline);
    }
    match located.levels[0] {
        Some(Level::Locality) => {
            if first.level == Some(Level::Locality) || first.capital_of.is_some() {
                return true;
            }
            let is_established = grammar.senses(first.span).iter().any(|sense| {
                sense.is_established && (sense.is_town() || sense.kind == PlaceKind::Country)
            });
            let is_local = grammar.senses(first.span).iter().any(|sense| sense.is_local);
            let is_weak = !is_established
                || matches!(anchor, Anchor::Segment | Anchor::Object | Anchor::Weak)
                || words::is_common(&name.to_lowercase());
            let people = located.population;
            let is_island =
                grammar.senses(first.span).iter().any(|sense| sense.kind == PlaceKind::Island);
            is_local
                || is_island
                || located.level_of(Level::Country).is_some()
                || people >= if is_weak { LONE_WEAK_TOWN } else { LONE_TOWN }
        }
        Some(Level::Country | Level::Region) => anchor != Anchor::Object,
        Some(Level::Place) => anchor != Anchor::Segment || !words::is_common(&name.to_lowercase()),
        None => false,
    }
}

/// A date stands right after the chain or right before its preposition.
fn is_dated(grammar: &Grammar<'_>, chain: &Chain, at: usize) -> bool {
    let is_date = |index: usize| grammar.token(index).is_some_and(|token| token.kind == Kind::Date);
    let mut after = chain.end;
    while grammar.token(after).is_some_and(|token| {
        token.is(',') || ["on", "in", "late", "early"].contains(&token.lower().as_str())
    }) && after < chain.end + 3
    {
        after += 1;
    }
    let mut before = at;
    if before > 0 && grammar.token(before - 1).is_some_and(|token| token.is(',')) {
        before -= 1;
    }
    is_date(after) || before.checked_sub(1).is_some_and(is_date)
}

/// How much speaks for the place being the story's: a war, an office, a plan, a destination.
fn story(grammar: &Grammar<'_>, at: usize, is_dated: bool, chain: &Chain) -> i32 {
    const RULED_OUT: i32 = 20;
    let before = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    if ["landfall", "born"].contains(&before.as_str()) {
        return RULED_OUT;
    }
    let mut against = 0;
    if words::is_story(&before) {
        against += if is_dated { 4 } else { 8 };
    }
    let Some(sentence) = grammar.token(at).map(|token| token.sentence) else { return against };
    let mut in_clause = true;
    for index in (0..at).rev() {
        let Some(token) = grammar.token(index).filter(|token| token.sentence == sentence) else {
            break;
        };
        in_clause &= !token.is(',');
        let word = grammar.low(index);
        let is_plan = words::is_intention(&word) || word == "set" && grammar.low(index + 1) == "to";
        if token.is_low() && is_plan && (in_clause || (!is_dated && chain.links.len() == 1)) {
            return RULED_OUT;
        }
        let is_way = word == "way" && grammar.low(index + 1) == "to"
            || word == "route" && grammar.low(index + 1) == "to"
            || word == "bound" && grammar.low(index + 1) == "for";
        if is_way && in_clause {
            return RULED_OUT;
        }
    }
    against
}
