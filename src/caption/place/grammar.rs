//! How one place is worded: its name, modifiers, head nouns and container.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::name::Name;
use super::nouns;
use super::token::{Kind, Low, Token};
use super::tongue;
use super::village;
use super::words;
use crate::authority::{Level, Names, PlaceKind, Sense};
use crate::record::{CountryCode, Span};

/// Unknown lower-case words between a preposition and its name: "in the restive, rebel-held Jobar".
const MODIFIERS: usize = 5;

/// People of a town that may own a spot: "Veteran's Field" is not in Veteran, Wyoming.
const OWNER_TOWN: u32 = 10_000;

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

    pub(super) fn senses(&self, span: Span) -> Rc<[Sense<'a>]> {
        self.names.senses(span.text(self.text))
    }

    pub(super) fn is_kind(&self, span: Span, wanted: &[PlaceKind]) -> bool {
        self.senses(span).iter().any(|sense| wanted.contains(&sense.kind))
    }

    /// The country of an adjective like "Syrian" or "South Korean", and the token after it.
    pub(super) fn nationality(&self, at: usize) -> Option<(CountryCode, usize)> {
        (1..=2).rev().find_map(|length| {
            let words = self.tokens.get(at..at + length)?;
            if !words.iter().all(Token::is_name_like) {
                return None;
            }
            let country = self
                .senses(self.written(at, at + length))
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
    fn is_capitalised(&self, span: Span) -> bool {
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
    fn low_before(&self, name: Span, wanted: fn(&str) -> bool) -> bool {
        let at = self.tokens.partition_point(|token| token.span.start < name.start);
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

    /// A head noun before its name, as most languages other than English put it.
    fn led_by_head(
        &self,
        at: usize,
        _level: Option<Level>,
        nation: Option<CountryCode>,
    ) -> Option<Chain> {
        let noun = self.low(at);
        let mut index = at + 1;
        while words::is_particle(&self.low(index)) && self.token(index).is_some_and(Token::is_low) {
            index += 1;
        }
        let token = self.token(index).filter(|token| token.is_name_like())?;
        let uncased = token.text.chars().next().is_some_and(|c| !c.is_uppercase());
        // "une rue de La Havane": some street of the town.
        let is_some = at.checked_sub(1).is_some_and(|before| {
            ["un", "une", "una", "um", "uma", "des", "unas", "umas"]
                .contains(&self.low(before).as_str())
        });
        let belongs = words::belongs_to_name(&noun) && !is_some;
        let whole = self.name(at).filter(|name| name.is_known && name.end > index);
        // "Rio de Janeiro", "Porto Alegre": no river and no port.
        let is_whole_town = whole.as_ref().is_some_and(|name| {
            self.senses(name.span)
                .iter()
                .any(|sense| sense.is_town() || sense.kind == PlaceKind::Region)
        });
        let name = match whole {
            Some(whole) => whole,
            None => match self.name(index) {
                Some(name) => name,
                None if uncased => Name {
                    span: token.span,
                    level: None,
                    end: index + 1,
                    is_known: false,
                    is_possessive: false,
                    has_head: false,
                },
                None => return None,
            },
        };
        let span =
            if belongs { Span::new(self.tokens[at].span.start, name.span.end) } else { name.span };
        Some(Chain {
            links: vec![Worded {
                span,
                level: words::head(&noun).filter(|_| !is_whole_town && !is_some),
                is_bearing: false,
                capital_of: None,
            }],
            nation,
            start: at,
            end: name.end,
        })
    }

    fn with_container(
        &self,
        at: usize,
        name: Name,
        level: Option<Level>,
        nation: Option<CountryCode>,
    ) -> Option<Chain> {
        // "the port of Essaouira", "the ruins of Palmyra" are in the town.
        let level = level.filter(|level| {
            *level != Level::Place
                || !name.is_known
                || !self
                    .senses(name.span)
                    .iter()
                    .any(|sense| sense.is_town() && sense.is_established)
                || self.low_before(name.span, words::is_generic)
        });
        // "the island of Cyprus", "the Seistan region of Afghanistan": a country stays one.
        let level =
            level.filter(|level| *level == Level::Place || !self.is_only_country(name.span));
        let own = Worded {
            span: name.span,
            level: name.level.or(level),
            is_bearing: false,
            capital_of: None,
        };
        if name.is_possessive {
            let own = Worded {
                level: own.level.or_else(|| village::owns(self, &name).then_some(Level::Locality)),
                ..own
            };
            let is_town = name.is_known || own.level == Some(Level::Locality);
            let inner = self.link(name.end, true).filter(|inner| {
                inner
                    .links
                    .iter()
                    .all(|link| link.level.is_some() || !self.senses(link.span).is_empty())
            });
            return match inner {
                Some(mut inner) => {
                    let noun = self.low(inner.end - 1);
                    let is_named_spot = words::belongs_to_name(&noun)
                        && inner.links.len() == 1
                        && self.tokens[name.end..inner.end].iter().all(Token::is_name_like)
                        && self.is_capitalised(inner.links[0].span)
                        && !self.senses(inner.links[0].span).iter().any(Sense::is_spot);
                    let is_holder = name.is_known
                        && self
                            .senses(name.span)
                            .iter()
                            .any(|sense| !sense.is_town() || sense.population > OWNER_TOWN);
                    if is_named_spot && !is_holder {
                        // "Freemasons' Hall", "Veterans' Field".
                        inner.links[0].span.start = name.span.start;
                        inner.links[0].level = Some(Level::Place);
                    } else if is_town {
                        inner.links.push(own);
                    } else if let Some(first) = inner.links.first_mut()
                        && first.level.is_some()
                        && !self.senses(first.span).iter().any(Sense::is_spot)
                        && self.tokens[name.end].is_name_like()
                        && name.span.text(self.text).chars().any(char::is_lowercase)
                        && self.is_capitalised(first.span)
                    {
                        // "Foyle's Bookshop", "Gardiner's Island".
                        first.span.start = name.span.start;
                    }
                    inner.start = at;
                    Some(inner)
                }
                None => is_town.then(|| {
                    let parts = (name.end..name.end + 3).take_while(|index| {
                        let word = self.low(*index);
                        words::is_direction(&word)
                            || words::is_part(&word)
                            || words::head(&word).is_some()
                    });
                    Chain { links: vec![own], nation, start: at, end: name.end + parts.count() }
                }),
            };
        }
        let alone = Chain { links: vec![own], nation, start: at, end: name.end };
        if !name.has_head || self.low(name.end) != "of" {
            return Some(alone);
        }
        // "the Andalusian capital of Seville": an adjective that no table has.
        if !name.is_known && own.level == Some(Level::Locality) {
            let mut of = self.link(name.end + 1, true)?;
            of.start = at;
            return Some(of);
        }
        // "the Damascus suburb of Douma" against "the Douma suburb of Damascus": the wider one holds the other.
        let Some(of) = self.link(name.end + 1, true) else { return Some(alone) };
        let width = |span: Span| self.senses(span).iter().map(width).max().unwrap_or_default();
        let is_water = |span: Span| {
            self.senses(span).first().is_some_and(|sense| sense.kind == PlaceKind::Water)
        };
        let links = match of.links.split_first() {
            // "the Black Sea port of Odesa".
            Some(_) if is_water(own.span) && name.is_known => of.links.clone(),
            Some((inner, outer)) if width(own.span) > width(inner.span) => {
                let inner = Worded { level: inner.level.or(own.level), ..*inner };
                let own = Worded { level: None, ..own };
                [&[inner, own], outer].concat()
            }
            _ => [&[own], of.links.as_slice()].concat(),
        };
        Some(Chain { links, nation: nation.or(of.nation), start: at, end: of.end })
    }
}

/// How wide a sense is: countries before regions before towns by their people.
fn width(sense: &Sense<'_>) -> u64 {
    match sense.kind {
        PlaceKind::Country => u64::MAX,
        PlaceKind::Region => 1 << 40,
        PlaceKind::Capital | PlaceKind::Town | PlaceKind::Quarter if sense.is_established => {
            u64::from(sense.population)
        }
        PlaceKind::Capital | PlaceKind::Town => u64::from(sense.population) / 10,
        _ => 0,
    }
}
