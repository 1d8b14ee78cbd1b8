//! Where a caption may name the place of the picture, and how much speaks for it.

use super::grammar::{Chain, Grammar, Worded};
use super::ruled_out;
use super::sight;
use super::token::{Kind, Token};
use super::tongue::{self, Ending};
use super::uncased;
use super::weigh::weigh;
use super::words;
use crate::authority::{Level, Located, PlaceKind, Sense};
use crate::record::CountryCode;

/// A chain on the map, with what speaks for it.
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    pub(super) chain: Chain,
    pub(super) located: Located,
    pub(super) score: i32,
    /// What leads to it.
    pub(super) anchor: Anchor,
    /// The token that leads to it, or its own first one.
    pub(super) at: usize,
    /// How much speaks for its being the story's and not the picture's; in `score` already.
    pub(super) story: i32,
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

/// Tokens before which a label may name the place of the whole caption.
const LABELLED: usize = 12;

/// What leads to a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
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
    pub(super) fn score(self) -> i32 {
        match self {
            Self::Seen => 12,
            Self::Dateline => 7,
            Self::Preposition => 6,
            Self::Weak | Self::Segment => 4,
            Self::Object => 2,
        }
    }
}

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
    if let Some(chain) = headline(grammar, at) {
        return Some((Anchor::Dateline, chain));
    }
    if let Some(chain) = stated(grammar, at) {
        return Some((Anchor::Seen, chain));
    }
    if let Some(chain) = subject(grammar, at).or_else(|| sight::shown(grammar, at)) {
        return Some((Anchor::Object, chain));
    }
    if let Some(chain) = segment(grammar, at) {
        return Some((Anchor::Segment, chain));
    }
    if !token.is_word() {
        return None;
    }
    if let Some(chain) = uncased::chain(grammar, at) {
        let is_seen = uncased::is_seen(grammar, at, chain.end);
        return Some((if is_seen { Anchor::Seen } else { Anchor::Preposition }, chain));
    }
    if let Some(chain) = turkish(grammar, at).or_else(|| locative(grammar, at)) {
        return Some((Anchor::Preposition, chain));
    }
    let word = token.lower();
    let begins = at == 0 || grammar.token(at - 1).is_some_and(|before| !before.is_word());
    let before = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    let anchor = match word.as_str() {
        "from" => {
            let seen = (at.saturating_sub(3)..at).any(|index| words::is_seen(&grammar.low(index)));
            let launched =
                (at.saturating_sub(4)..at).any(|index| words::is_launch(&grammar.low(index)));
            match (seen || sight::is_view_from(grammar, at), launched) {
                (true, _) => Anchor::Seen,
                (_, true) => Anchor::Preposition,
                _ => Anchor::Object,
            }
        }
        "board" if before == "on" => Anchor::Preposition,
        "on" | "into" | "through" | "over" | "across" | "onto" | "between" => Anchor::Weak,
        "to" if before == "visit"
            && (at.saturating_sub(3)..at).any(|index| grammar.low(index) == "during") =>
        {
            Anchor::Preposition
        }
        word if words::leads_spot(word) && spot_follows(grammar, at + 1) => Anchor::Object,
        "of" if ruled_out::is_region_shown(grammar, at) => Anchor::Weak,
        word if words::is_of(word) && words::is_quarter(&before) => Anchor::Weak,
        word if word != "of"
            && words::is_of(word)
            && (words::is_part(&before) || words::head(&before).is_some()) =>
        {
            Anchor::Object
        }
        // "in front of", "on top of".
        "of" if ["front", "top"].contains(&before.as_str())
            && at > 1
            && ["in", "on"].contains(&grammar.low(at - 2).as_str()) =>
        {
            Anchor::Preposition
        }
        "of" if words::is_part(&before)
            || words::is_stay(&before)
            || words::head(&before).is_some()
            || at > 0 && grammar.tokens[at - 1].is_word() =>
        {
            Anchor::Object
        }
        word if grammar.is_preposition(word)
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
    let led = at.checked_sub(1).filter(|_| {
        words::is_of(&word) && words::leads_name(&before) && words::belongs_to_name(&before)
    });
    let chain = grammar.chain(led.unwrap_or(at + 1), true)?;
    if word == "from" && anchor == Anchor::Object && !is_spot_chain(grammar, &chain) {
        return None;
    }
    if words::is_visit(&word) && !is_spot_chain(grammar, &chain) && chain.links.len() < 2 {
        return None;
    }
    // "between mainland Norway and the North Pole": neither of the two.
    if word == "between"
        && grammar.low(chain.end) == "and"
        && chain.links.len() == 1
        && grammar.is_only_country(chain.links[0].span)
    {
        return None;
    }
    // "the spinning room of North Pownal, Vermont", but not "the mayor of Paris, France".
    // "off the coast of Libya" is at sea.
    if (word == "off"
        || word == "of" && (at.saturating_sub(4)..at).any(|index| grammar.low(index) == "off"))
        && chain
            .links
            .iter()
            .all(|link| grammar.is_kind(link.span, &[PlaceKind::Country, PlaceKind::Water]))
    {
        return None;
    }
    let is_made_of =
        words::is_part(&before) || words::is_stay(&before) || words::head(&before).is_some();
    if word == "of" && !is_made_of {
        let is_name =
            chain.links.first().is_some_and(|first| !grammar.senses(first.span).is_empty());
        let is_thing = is_name
            && !words::is_people(&before)
            && (chain.links.len() > 1 || is_spot_chain(grammar, &chain));
        let noun = at.checked_sub(1).and_then(|noun| grammar.token(noun));
        if !is_thing || noun.is_some_and(|noun| noun.is_name_like() && at > 1) {
            return None;
        }
    }
    let mut chain = chain;
    if word == "in" {
        chain = with_spot_before(grammar, at, chain);
    }
    // "aboard the Ocean Viking": a ship, a train, an aircraft.
    if ["aboard", "board"].contains(&word.as_str())
        && let Some(first) = chain.links.first_mut()
        && grammar.senses(first.span).iter().all(|sense| !sense.is_spot())
    {
        first.level = Some(Level::Place);
    }
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
    let noun_level = (word == "of").then(|| words::head(&before)).flatten();
    if let (Some(level), Some(first)) = (noun_level, chain.links.first_mut()) {
        let noun = before;
        if first.level.is_none()
            && !words::is_part(&noun)
            && !words::belongs_to_name(&noun)
            && !grammar.is_only_country(first.span)
        {
            first.level = Some(level);
        }
    }
    Some((anchor, chain))
}

/// "un tratto della piazza Navona": a spot's noun, in small letters, and its name.
fn spot_follows(grammar: &Grammar<'_>, at: usize) -> bool {
    let noun = at + usize::from(words::is_determiner(&grammar.low(at)));
    let is_led = |noun: &str| words::leads_name(noun) && words::head(noun) == Some(Level::Place);
    grammar.token(noun).is_some_and(Token::is_low)
        && is_led(&grammar.low(noun))
        && (noun + 1..noun + 3)
            .find(|index| !words::is_particle(&grammar.low(*index)))
            .is_some_and(|index| grammar.token(index).is_some_and(Token::is_name_like))
}

/// "İstanbul'da", "Türkiye'nin Bursa kentinde".
fn turkish(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    if !grammar.has_turkish || !grammar.token(at)?.is_name_like() {
        return None;
    }
    let chain = grammar.chain(at, false)?;
    let ending = grammar.token(chain.end.checked_sub(1)?)?.ending;
    (ending == Some(Ending::Locative) || tongue::is_turkish_place(&grammar.low(chain.end)))
        .then_some(chain)
}

/// "Mielenosoittajia Tampereella": the ending alone says that something is there.
fn locative(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let token = grammar.token(at)?;
    let is_locative = |word: &str| grammar.names.gazetteer().is_locative(word, grammar.language);
    // "Helsingin satamassa": what is there stands after the town.
    let is_owner = grammar.language == "fi"
        && token.text.ends_with('n')
        && grammar.token(at + 1).is_some_and(|next| next.is_low() && is_locative(next.text));
    // "kotikaupungissa Pariisissa": where someone is at home.
    let is_home =
        at.checked_sub(1).is_some_and(|before| grammar.low(before).as_str().starts_with("koti"));
    let is_there = token.is_name_like()
        && !is_home
        && (is_locative(token.text) || is_owner)
        && grammar.names.base_form(token.text).is_some();
    if is_there { grammar.chain(at, true) } else { None }
}

/// "plants fill Zion Square in Jerusalem": a spot that stands right before "in" and its town.
fn with_spot_before(grammar: &Grammar<'_>, at: usize, mut chain: Chain) -> Chain {
    let is_town = chain
        .links
        .first()
        .is_some_and(|first| grammar.senses(first.span).iter().any(Sense::is_town));
    let last_word = at.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    if !is_town || !words::is_shown(&last_word) || at < 2 {
        return chain;
    }
    let is_name = |index: usize| {
        grammar.token(index).is_some_and(|token| {
            token.is_name_like() && token.sentence == grammar.tokens[at].sentence
        })
    };
    let mut from = at - 1;
    while from > 0 && is_name(from - 1) && at - from < 6 {
        from -= 1;
    }
    let before = from.checked_sub(1).map(|index| grammar.low(index)).unwrap_or_default();
    let before_article = if before == "the" {
        from.checked_sub(2).map(|index| grammar.low(index)).unwrap_or_default()
    } else {
        before
    };
    let is_named =
        is_name(from) && at - from > 1 && grammar.token(at - 1).is_some_and(Token::is_name_like);
    if is_named && !["of", "from", "by", "and"].contains(&before_article.as_str()) {
        chain.links.insert(
            0,
            Worded {
                span: grammar.written(from, at),
                level: Some(Level::Place),
                is_bearing: false,
                capital_of: None,
            },
        );
        chain.start = from;
    }
    chain
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
pub(super) fn opening(grammar: &Grammar<'_>) -> usize {
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

/// "Istanbul, Turkey Police officers surround the crowd": a town and its country, then a sentence.
fn headline(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let is_labelled =
        at > 1 && grammar.is_mark(at - 1, ':') || at > 0 && words::is_label(&grammar.low(at - 1));
    if !(at == opening(grammar) || is_labelled && at < LABELLED) {
        return None;
    }
    let comma =
        (at + 1..at + 5).find(|index| !grammar.token(*index).is_some_and(Token::is_name_like))?;
    if !grammar.is_mark(comma, ',') {
        return None;
    }
    let wide = [PlaceKind::Country, PlaceKind::Region];
    let end = (comma + 2..=comma + 5).rev().find(|end| {
        grammar.tokens.get(comma + 1..*end).is_some_and(|words| {
            words.iter().all(Token::is_name_like)
                && grammar.is_kind(grammar.written(comma + 1, *end), &wide)
        })
    })?;
    let next = grammar.token(end)?;
    let begins = next.is_name_like() && !next.is_possessive
        || next.is_word() && ["a", "an", "the"].contains(&grammar.low(end).as_str());
    let is_town = grammar.senses(grammar.written(at, comma)).iter().any(Sense::is_town);
    if !begins || !(is_town || comma == at + 1) {
        return None;
    }
    let link = |span| Worded { span, level: None, is_bearing: false, capital_of: None };
    Some(Chain {
        links: vec![link(grammar.written(at, comma)), link(grammar.written(comma + 1, end))],
        nation: None,
        start: at,
        end,
    })
}

/// "Photo location: Sambas, Indonesia".
fn stated(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let is_label = at > 1
        && grammar.is_mark(at - 1, ':')
        && words::is_label(&grammar.low(at - 2))
        && grammar.token(at)?.is_name_like();
    // "in a location given as Deraa": the caption reports it and vouches for nothing.
    let is_given = at > 2
        && grammar.low(at - 1) == "as"
        && ["given", "posted", "identified", "described"].contains(&&*grammar.low(at - 2))
        && ["location", "place"].contains(&&*grammar.low(at - 3))
        && grammar.token(at)?.is_name_like();
    (is_label || is_given).then(|| grammar.chain(at, false)).flatten()
}

/// "St. Paul's Cathedral is pictured": a landmark that the caption begins with and says something of.
fn subject(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    if at != opening(grammar) {
        return None;
    }
    let from = at + usize::from(grammar.low(at) == "the");
    let chain = grammar.chain(from, false)?;
    let first = chain.links.first()?;
    let last_word = grammar.low(chain.end - 1);
    let is_landmark = grammar.senses(first.span).first().is_some_and(|sense| {
        sense.is_spot() && sense.is_established && sense.kind != PlaceKind::Water
    });
    let is_shown = is_landmark
        || first.level == Some(Level::Place)
            && first.span.text(grammar.text).contains(' ')
            && words::is_shown(&last_word);
    (is_shown && words::is_state(&grammar.low(chain.end))).then_some(chain)
}

/// Names between commas or full stops that run up to a date, a credit or the end:
/// "Market Street, San Francisco, 1906".
fn segment(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let before = at.checked_sub(1).and_then(|before| grammar.token(before));
    let opens = before.is_none_or(|before| match before.kind {
        Kind::Mark(mark) => {
            matches!(
                mark,
                ',' | '.' | ':' | ';' | '–' | '—' | '-' | '|' | '”' | '"' | '(' | '[' | '“'
            )
        }
        Kind::Date | Kind::Credit => true,
        Kind::Word | Kind::Number => false,
    });
    let first = opening(grammar);
    let token = grammar.token(at)?;
    if !(opens || at == first) || !token.is_name_like() || words::is_preposition(&token.lower()) {
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
    // "Algiers, an alley in the old town.": the place before what is seen.
    let is_headline = at == first
        && end > chain.end
        && (chain.links.len() > 1 || !words::is_common(&grammar.low(at)));
    // "Cup final - Auckland, New Zealand - May 4": parts between dashes.
    let is_dash = |index: usize| {
        grammar
            .token(index)
            .is_some_and(|token| matches!(token.kind, Kind::Mark('-' | '–' | '—' | '|')))
    };
    let is_between_dashes = at > 0
        && is_dash(at - 1)
        && is_dash(chain.end)
        && (chain.links.len() > 1
            || grammar.token(chain.end + 1).is_some_and(|token| token.kind == Kind::Date));
    let closes = is_headline
        || is_between_dashes
        || grammar.token(end).is_none_or(|token| match token.kind {
            Kind::Date | Kind::Credit => true,
            Kind::Mark(mark) => {
                end == chain.end && matches!(mark, '.' | ';' | '(' | ')' | ']' | '|')
            }
            Kind::Word => {
                end > chain.end
                    && ["after", "during", "before", "circa"].contains(&token.lower().as_str())
            }
            Kind::Number => token.text.len() == 4,
        });
    closes.then_some(chain)
}
