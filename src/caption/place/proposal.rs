//! Where a caption may name the place of the picture, and how much speaks for it.

use super::grammar::{Chain, Grammar, Worded};
use super::lead::{dateline, filed, headline, segment, stated, subject};
use super::ruled_out;
use super::sight;
use super::story::Story;
use super::token::Token;
use super::tongue::{self, Ending};
use super::uncased;
use super::weigh::{is_dated, weigh};
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
    pub(super) story: Story,
    pub(super) sentence: usize,
    /// A preposition or dateline leads to it.
    pub(super) is_strong: bool,
    /// Stands right beside a date, as the place of a caption does.
    pub(super) is_dated: bool,
}

impl Proposal {
    /// The date stands behind what the place lies near.
    fn take_date_of(&mut self, bearing: &Self) {
        if bearing.is_dated && !self.is_dated {
            self.is_dated = true;
            self.score += DATED;
        }
    }

    pub(super) fn level(&self, level: Level) -> Option<usize> {
        self.located.levels.iter().position(|found| *found == Some(level))
    }
}

/// How much a date right beside a chain speaks for it.
pub(super) const DATED: i32 = 4;

/// Tokens from a place to what it is said to lie opposite.
const OPPOSITE: usize = 9;

/// People of a town whose name tells it behind "visits".
const LARGE_TOWN: u32 = 200_000;

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
        let Some((anchor, chain)) = anchored(grammar, at) else {
            free_from = past_origin(grammar, at).unwrap_or(free_from);
            continue;
        };
        let end = chain.end;
        if let Some(proposal) = weigh(grammar, anchor, at, chain, context) {
            free_from = end;
            match found.last_mut().filter(|last| is_bearing_of(grammar, last, at)) {
                Some(place) => place.take_date_of(&proposal),
                None => found.push(proposal),
            }
        }
    }
    found
}

/// "a player from Yorkshire in England": one past the country or region of where somebody comes
/// from, which tells no more of the picture than that does.
fn past_origin(grammar: &Grammar<'_>, at: usize) -> Option<usize> {
    if grammar.low(at) != "from" {
        return None;
    }
    let chain = grammar.chain(at + 1, true)?;
    let [inner, outer] = chain.links.as_slice() else { return None };
    // "carries the probe away from Kourou, French Guiana, on Dec. 25": what is dated is seen.
    if is_dated(grammar, &chain, at) {
        return None;
    }
    let wide = [PlaceKind::Country, PlaceKind::Region];
    let within = grammar.senses(outer.span);
    let is_within = grammar.senses(inner.span).iter().any(|sense| {
        sense.country.is_some() && within.iter().any(|wider| wider.country == sense.country)
    });
    (is_within && grammar.is_kind(outer.span, &wide)).then_some(chain.end)
}

/// "in Sderot, Israel, near the Gaza Strip": what the place before it lies near. Only a place whose
/// country is named is whole without it.
fn is_bearing_of(grammar: &Grammar<'_>, place: &Proposal, at: usize) -> bool {
    let is_near = ["near", "outside", "beside"].contains(&&*grammar.low(at))
        && grammar.token(at).is_some_and(Token::is_low);
    // "in Sinuiju, opposite the Chinese city of Dandong": over there.
    let between = place.chain.end..at + 1;
    let is_opposite = between.len() < OPPOSITE
        && between.clone().any(|index| grammar.low(index) == "opposite")
        && between.clone().all(|index| {
            grammar.is_mark(index, ',') || grammar.token(index).is_some_and(Token::is_word)
        });
    if is_opposite {
        return place.level(Level::Locality).is_some();
    }
    is_near
        && place.anchor == Anchor::Preposition
        && place.level(Level::Locality).is_some()
        && place.level(Level::Country).is_some()
        && place.chain.end + 1 == at
        && grammar.is_mark(place.chain.end, ',')
}

fn anchored(grammar: &Grammar<'_>, at: usize) -> Option<(Anchor, Chain)> {
    let token = grammar.token(at)?;
    if let Some(chain) = dateline(grammar, at) {
        return Some((Anchor::Dateline, chain));
    }
    if let Some(chain) = filed(grammar, at).or_else(|| headline(grammar, at)) {
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
        // "celebrate their win over Real Madrid"
        "over" if ["win", "wins", "won", "victory", "triumph", "lead"].contains(&&*before) => {
            return None;
        }
        // "runs past Chandler safety Jane Roe": a team.
        "past" | "against"
            if grammar.name(at + 1).is_some_and(|name| {
                let next = grammar.low(name.end);
                grammar.token(name.end).is_some_and(Token::is_low)
                    && !grammar.is_preposition(&next)
                    && !words::is_clause(&next)
                    && words::head(&next).is_none()
            }) =>
        {
            return None;
        }
        "on" | "into" | "through" | "over" | "across" | "onto" | "between" => Anchor::Weak,
        "to" if matches!(&*before, "come" | "comes" | "came" | "returns" | "returned") => {
            Anchor::Preposition
        }
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
    // "visits Leeds" is there, "visits Jordan" may be a person's guest.
    let is_town = |first: &Worded| {
        grammar
            .senses(first.span)
            .iter()
            .any(|sense| sense.is_town() && sense.is_established && sense.population > LARGE_TOWN)
    };
    if words::is_visit(&word)
        && !is_spot_chain(grammar, &chain)
        && chain.links.len() < 2
        && !chain.links.first().is_some_and(is_town)
    {
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
        // "a drone image of Mariupol, Ukraine", but not "a photo of Paris Hilton".
        let is_picture = chain.links.len() > 1
            && ["image", "photo", "photograph", "picture", "view"].contains(&&*before);
        let is_thing = is_name
            && (is_picture || !words::is_people(&before))
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
        chain.links.insert(0, Worded::named(grammar.written(from, at), Some(Level::Place)));
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
