//! How one place is worded: its name, modifiers, head nouns and container.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use super::name::Name;
use super::nouns;
use super::token::{Kind, Low, Token};
use super::tongue;
use super::words;
use crate::authority::{Level, Names, PlaceKind, Sense};
use crate::record::{CountryCode, Span};

/// Unknown lower-case words between a preposition and its name: "in the restive, rebel-held Jobar".
const MODIFIERS: usize = 5;

/// Names within names: "Syria's capital's port's gate".
const NESTED: usize = 6;

/// Words of all kinds between a preposition and its name: "in the northern part of the old town of".
const LEAD: usize = 24;

/// One name of a chain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worded {
    /// The name with what belongs to it, without a generic head noun.
    pub(super) span: Span,
    /// What its head noun says.
    pub(super) level: Option<Level>,
    /// Only a bearing: "20 km north of Raqqa".
    pub(super) is_bearing: bool,
    /// "the Syrian capital": the town that the words stand for is not in them.
    pub(super) capital_of: Option<CountryCode>,
}

impl Worded {
    /// A name that its own words tell.
    pub(super) const fn named(span: Span, level: Option<Level>) -> Self {
        Self { span, level, is_bearing: false, capital_of: None }
    }
}

/// Names that are chained by commas and prepositions, narrowest first.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) links: Vec<Worded>,
    /// The country of "northern Syrian city of".
    pub(super) nation: Option<CountryCode>,
    /// First token.
    pub(super) start: usize,
    /// One past the last token.
    pub(super) end: usize,
}

/// The country of a nationality, and the token behind the words that say it.
pub(super) type Nation = (CountryCode, usize);

/// A caption's tokens and what its names are judged against.
pub(super) struct Grammar<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token<'a>],
    /// ISO 639-1; empty where unknown.
    pub(super) language: &'a str,
    pub(super) names: Names<'a>,
    /// The names that begin at each token, as far as they were asked for.
    pub(super) read: RefCell<Vec<Option<Option<Name>>>>,
    /// Some word says by a Turkish ending that something is there.
    pub(super) has_turkish: bool,
    /// Names that are being read, each within the one before.
    pub(super) depth: Cell<usize>,
    /// The nationality that begins at each token, as far as it was asked for.
    pub(super) nationalities: RefCell<Vec<Option<Option<Nation>>>>,
    /// The first token of the caption proper, which no label of the picture is.
    pub(super) opening: usize,
    /// The chain that begins there, once it was asked for.
    pub(super) opening_chain: OnceCell<Option<Chain>>,
}

impl<'a> Grammar<'a> {
    pub(super) fn token(&self, index: usize) -> Option<&'a Token<'a>> {
        self.tokens.get(index)
    }

    /// The lower-case form of the word at `index`; empty where there is none.
    pub(super) fn low(&self, index: usize) -> Low<'a> {
        self.token(index).filter(|token| token.is_word()).map(Token::lower).unwrap_or_default()
    }

    pub(super) fn is_preposition(&self, word: &str) -> bool {
        words::is_preposition(word) || tongue::is_preposition_in(self.language, word)
    }

    /// How wide the place is that a head noun names, also in the caption's own language.
    pub(super) fn head(&self, word: &str) -> Option<Level> {
        words::head(word).or_else(|| nouns::head(word, self.language))
    }

    pub(super) fn is_mark(&self, index: usize, mark: char) -> bool {
        self.token(index).is_some_and(|token| token.is(mark))
    }

    pub(super) fn written(&self, start: usize, end: usize) -> Span {
        Span::new(self.tokens[start].span.start, self.tokens[end - 1].span.end)
    }

    /// The first token of a name.
    pub(super) fn first_of(&self, name: Span) -> usize {
        self.tokens.partition_point(|token| token.span.start < name.start)
    }

    /// One past the last token of a name.
    pub(super) fn after(&self, name: Span) -> usize {
        self.tokens.partition_point(|token| token.span.start < name.end)
    }

    /// The word right before a name, in small letters; empty where none stands there.
    pub(super) fn low_ahead_of(&self, name: Span) -> Low<'a> {
        self.first_of(name).checked_sub(1).map(|before| self.low(before)).unwrap_or_default()
    }

    pub(super) fn senses(&self, span: Span) -> Rc<[Sense<'a>]> {
        self.names.senses(span.text(self.text))
    }

    pub(super) fn is_kind(&self, span: Span, wanted: &[PlaceKind]) -> bool {
        self.senses(span).iter().any(|sense| wanted.contains(&sense.kind))
    }

    /// The country of an adjective like "Syrian" or "South Korean", and the token after it.
    pub(super) fn nationality(&self, at: usize) -> Option<Nation> {
        let read = *self.nationalities.borrow().get(at)?;
        read.unwrap_or_else(|| {
            let found = self.nationality_at(at);
            self.nationalities.borrow_mut()[at] = Some(found);
            found
        })
    }

    fn nationality_at(&self, at: usize) -> Option<Nation> {
        (1..=2).rev().find_map(|length| {
            let words = self.tokens.get(at..at + length)?;
            if !words.iter().all(Token::is_name_like) {
                return None;
            }
            // "Afghans pray", but "the Australians" may be an army far from home.
            let span = self.written(at, at + length);
            let has_article = at > 0 && self.low(at - 1) == "the";
            let one =
                span.text(self.text).strip_suffix('s').filter(|one| one.len() > 4 && !has_article);
            let senses = match (one, self.senses(span)) {
                (Some(one), senses) if senses.is_empty() => {
                    let named = self.names.senses(one);
                    let is_people = named.iter().any(|sense| sense.kind == PlaceKind::Nationality);
                    if is_people { named } else { senses }
                }
                (_, senses) => senses,
            };
            let country = senses
                .iter()
                .find(|sense| {
                    sense.kind == PlaceKind::Nationality
                        || (sense.kind == PlaceKind::Country && self.low(at + length) == "capital")
                        || (sense.kind == PlaceKind::Country
                            && ["US", "U.S.", "UK", "U.K."].contains(&words[0].text)
                            && self.token(at + length).is_some_and(Token::is_low))
                })?
                .country?;
            Some((country, at + length))
        })
    }

    /// One name with its modifiers and head nouns; also the container of a possessive.
    pub(super) fn link(&self, at: usize, is_anchored: bool) -> Option<Chain> {
        if self.depth.get() == NESTED {
            return None;
        }
        self.depth.set(self.depth.get() + 1);
        let link = self.link_at(at, is_anchored);
        self.depth.set(self.depth.get() - 1);
        link
    }

    fn link_at(&self, at: usize, is_anchored: bool) -> Option<Chain> {
        let mut index = at;
        let mut level = None;
        let mut nation = None;
        let mut unknown = 0;
        let mut passed_of = false;
        let mut in_participle = false;
        let first = self.token(at)?;
        loop {
            let token = self.token(index).filter(|token| token.sentence == first.sentence)?;
            let word = token.lower();
            if matches!(token.kind, Kind::Mark('“' | '"' | '‘' | '«' | '„' | '\'' | '’')) {
                index += 1;
            } else if token.kind == Kind::Number && is_anchored {
                index += 1;
                unknown += 1;
            } else if words::leads_name(&word)
                && !token.is_possessive
                && let Some(chain) = self.led_by_head(index, level, nation)
            {
                return Some(chain);
            } else if words::is_uncased_part(&word)
                && self.token(index + 1).is_some_and(Token::is_word)
            {
                level = words::head(&word).filter(|level| *level != Level::Place).or(level);
                index += 1;
            } else if words::is_era(&word) && self.token(index + 1).is_some_and(Token::is_low)
                || words::is_determiner(&word)
                    && (token.is_low() || ["the", "a", "an", "this"].contains(&word.as_str()))
                    && !self.is_name_start(index)
            {
                index += 1;
            } else if token.is_low() {
                let is_head = words::head(&word).is_some() || words::is_part(&word);
                let next = self.low(index + 1);
                if nation.is_some() && word == "capital" && !self.name_follows(index + 1) {
                    return self.capital(at, index, nation?);
                } else if is_head && words::is_of(&next) {
                    level = words::head(&word)
                        .filter(|_| !words::is_part(&word) || word == "area")
                        .filter(|_| word != "capital")
                        .or(level);
                    index += 2;
                } else if is_head && self.name_follows(index + 1) {
                    level = words::head(&word);
                    index += 1;
                } else if words::is_direction(&word)
                    || index == at
                        && at.checked_sub(1).is_some_and(|before| {
                            tongue::is_after_bearing(&self.low(before), &word)
                        })
                {
                    index += 1;
                } else if is_anchored
                    && unknown > 0
                    && tongue::continues_participle(&self.low(index - 1), &word)
                {
                    in_participle = true;
                    index += 1;
                    unknown += 1;
                } else if words::is_clause(&word)
                    || words::is_away(&word)
                    || self.is_preposition(&word)
                    || !is_anchored
                    || !in_participle && !tongue::may_modify(&word)
                    // "the zone separating the two Koreas".
                    || unknown > 0 && self.language == "en" && word.ends_with("ing")
                {
                    return None;
                } else if words::is_of(&word)
                    && index > at
                    && words::is_office(&self.low(index - 1))
                {
                    // "al giocatore del Barcellona", "ao presidente do Brasil"
                    return None;
                } else {
                    passed_of |= words::is_of(&word);
                    index += 1;
                    unknown += 1;
                }
            } else if words::is_direction(&word) && self.is_wide_after(index) {
                index += 1;
            } else if let Some((country, after)) = self.nationality(index)
                && self.token(after).is_some_and(Token::is_low)
                && !token.is_possessive
            {
                nation = Some(country);
                index = after;
            } else if token.is_name_like() {
                break;
            } else if token.is(',')
                && unknown > 0
                && self.token(index + 1).is_some_and(Token::is_low)
            {
                index += 1;
            } else {
                return None;
            }
            if unknown > MODIFIERS || index - at > LEAD {
                return None;
            }
        }
        let mut name = self.name(index)?;
        // "sur un marché de Dakar", but not "en l'honneur du Grand Timonier".
        if passed_of && !name.is_known && name.level.is_none() {
            return None;
        }
        // No town takes an article: "the Rose Garden" is not Rose Garden, Florida.
        let noun = self.low(name.end - 1);
        if index > at
            && self.low(index - 1) == "the"
            && words::belongs_to_name(&noun)
            && !self.senses(name.span).iter().any(|sense| sense.is_spot() && sense.is_established)
        {
            name.level = Some(Level::Place);
            name.is_known = false;
        }
        // "aboard the U.S. Navy destroyer USS Harvel": whose the ship is says nothing of where.
        if words::is_ship(&self.low(index)) {
            nation = None;
        }
        // "the Atlantic" is no town in Iowa.
        if index > at && self.low(index - 1) == "the" && self.is_only_spot(name.span) {
            name.level = Some(Level::Place);
        }
        self.with_container(at, name, level, nation)
    }

    /// "Southern California": a bearing in capitals before a region or country.
    fn is_wide_after(&self, at: usize) -> bool {
        self.token(at + 1).is_some_and(Token::is_name_like)
            && self.name(at).is_none_or(|name| !name.is_known || name.end == at + 1)
            && self.name(at + 1).is_some_and(|name| {
                self.is_kind(name.span, &[PlaceKind::Country, PlaceKind::Region])
            })
    }

    /// One or two words, each in capitals: "Memorial Field", but not "Kobe refugee camp".
    pub(super) fn is_capitalised(&self, span: Span) -> bool {
        let mut words = span.text(self.text).split(' ');
        let is_high = |word: Option<&str>| {
            word.is_none_or(|word| word.starts_with(|c: char| !c.is_lowercase()))
        };
        is_high(words.next()) && is_high(words.next()) && words.next().is_none()
    }

    /// Named like a sea, a landmark or the like, and not like a country or region.
    fn is_only_spot(&self, span: Span) -> bool {
        let spots = [PlaceKind::Water, PlaceKind::Landmark, PlaceKind::Base, PlaceKind::Camp];
        self.is_kind(span, &spots) && !self.is_kind(span, &[PlaceKind::Country, PlaceKind::Region])
    }

    /// A country's name, and no region's.
    pub(super) fn is_only_country(&self, span: Span) -> bool {
        self.is_kind(span, &[PlaceKind::Country]) && !self.is_kind(span, &[PlaceKind::Region])
    }

    /// "The Hague", "Los Angeles", but not "The camp".
    fn is_name_start(&self, at: usize) -> bool {
        self.token(at).is_some_and(Token::is_name_like)
            && self.name(at).is_some_and(|name| name.end > at + 1 && name.is_known)
    }

    /// True if the head noun before a name, as in "the district of Douma", is a word that `wanted` takes.
    pub(super) fn low_before(&self, name: Span, wanted: fn(&str) -> bool) -> bool {
        let at = self.first_of(name);
        (at.saturating_sub(4)..at).any(|index| wanted(&self.low(index)))
    }

    fn name_follows(&self, at: usize) -> bool {
        self.token(at).is_some_and(Token::is_name_like)
            && self
                .nationality(at)
                .is_none_or(|(_, after)| !self.token(after).is_some_and(Token::is_low))
    }

    /// "the Syrian capital".
    fn capital(&self, at: usize, noun: usize, country: CountryCode) -> Option<Chain> {
        self.names.gazetteer().capital(country)?;
        let start = (at..noun).rev().find(|index| self.nationality(*index).is_some())?;
        Some(Chain {
            links: vec![Worded {
                span: self.written(start, noun + 1),
                level: Some(Level::Locality),
                is_bearing: false,
                capital_of: Some(country),
            }],
            nation: Some(country),
            start: at,
            end: noun + 1,
        })
    }
}
