//! Names with their head noun before them, and names that hold other names: "Kenya's coast".

use super::grammar::{Chain, Grammar, Worded};
use super::name::Name;
use super::token::Token;
use super::village;
use super::words;
use crate::authority::{Level, PlaceKind, Sense};
use crate::record::{CountryCode, Span};

/// People of a town that may own a spot: "Veteran's Field" is not in Veteran, Wyoming.
const OWNER_TOWN: u32 = 10_000;

/// The same of a town that is called after a saint, as most churches are: St. Petersburg.
const SAINT_TOWN: u32 = 200_000;

/// People of a city after which no quarter elsewhere is called.
const QUARTERED_CITY: u32 = 1_000_000;

/// People of a city that has an old town of its own name.
const PARTED_CITY: u32 = 100_000;

/// People of a town that another language than English may write in its own way.
const FOREIGN_TOWN: u32 = 100_000;

impl Grammar<'_> {
    /// A head noun before its name, as most languages other than English put it.
    pub(super) fn led_by_head(
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
        // "del quartiere di Roma", but "la Plaza de Madrid".
        let is_city = !belongs && name.is_known && self.is_city_of_millions(name.span);
        let span =
            if belongs { Span::new(self.tokens[at].span.start, name.span.end) } else { name.span };
        Some(Chain {
            links: vec![Worded::named(
                span,
                words::head(&noun).filter(|_| !is_whole_town && !is_some && !is_city),
            )],
            nation,
            start: at,
            end: name.end,
        })
    }

    fn is_city_of_millions(&self, span: Span) -> bool {
        self.senses(span).iter().any(|sense| sense.is_town() && sense.population > QUARTERED_CITY)
    }

    /// "Old Havana": the city of which a name says a part, where no map has the part.
    fn city_within(&self, name: &Name) -> Option<Worded> {
        let (part, city) = name.span.text(self.text).split_once(' ')?;
        let is_part = matches!(
            part,
            "Old"
                | "Inner"
                | "Downtown"
                | "Central"
                | "North"
                | "South"
                | "East"
                | "West"
                | "Northern"
                | "Southern"
                | "Eastern"
                | "Western"
        );
        let span = Span::new(name.span.end - city.len(), name.span.end);
        let is_city = |sense: &Sense<'_>| sense.is_town() && sense.population > PARTED_CITY;
        (is_part && !name.is_known && name.level.is_none() && self.senses(span).iter().any(is_city))
            .then(|| Worded::named(span, None))
    }

    pub(super) fn with_container(
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
                || !self.senses(name.span).iter().any(|sense| {
                    let is_foreign = self.language != "en" && sense.population > FOREIGN_TOWN;
                    sense.is_town() && (sense.is_established || is_foreign)
                })
                || self.low_before(name.span, words::is_generic)
                    // "del quartiere di Roma": no quarter is called like a city of millions.
                    && !self.is_city_of_millions(name.span)
        });
        // "the island of Cyprus", "the Seistan region of Afghanistan": a country stays one.
        let level =
            level.filter(|level| *level == Level::Place || !self.is_only_country(name.span));
        let own = Worded::named(name.span, name.level.or(level));
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
                    // "St. Mary's Church" is nobody's in St. Mary.
                    let is_saint = matches!(
                        name.span.text(self.text).split_once(' '),
                        Some(("St" | "St." | "Saint" | "Sts." | "SS", _))
                    );
                    let needed = if is_saint { SAINT_TOWN } else { OWNER_TOWN };
                    let is_holder = name.is_known
                        && self.senses(name.span).iter().any(|sense| {
                            !sense.is_town() && !is_saint || sense.population > needed
                        });
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
        if let Some(city) = self.city_within(&name) {
            let old = Worded { level: Some(Level::Place), ..own };
            return Some(Chain { links: vec![old, city], nation, start: at, end: name.end });
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
