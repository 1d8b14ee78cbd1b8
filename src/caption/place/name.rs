//! Where a name begins and ends.

use super::grammar::Grammar;
use super::nouns;
use super::run::LARGE_TOWN;
use super::token::{Kind, Low, Token};
use super::tongue::Ending;
use super::words;
use crate::authority::{Level, PlaceKind, Sense};
use crate::record::Span;

/// Words of the longest name that is looked up: "Mid-Atlantic Ridge of the Southern Ocean".
pub(super) const NAME_WORDS: usize = 7;

/// A name and where it ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    pub(super) span: Span,
    pub(super) level: Option<Level>,
    pub(super) end: usize,
    pub(super) is_known: bool,
    pub(super) is_possessive: bool,
    /// A lower-case head noun stands after it: "Jobar area".
    pub(super) has_head: bool,
}

impl Name {
    /// A name whose words say how wide the place is.
    const fn designated(span: Span, level: Level, end: usize, is_known: bool) -> Self {
        Self { span, level: Some(level), end, is_known, is_possessive: false, has_head: false }
    }
}

impl Grammar<'_> {
    /// The name that begins at `at`; read once for all that ask.
    pub(super) fn name(&self, at: usize) -> Option<Name> {
        if let Some(read) = self.read.borrow().get(at).copied().flatten() {
            return read;
        }
        let name = self.name_at(at);
        if let Some(read) = self.read.borrow_mut().get_mut(at) {
            *read = Some(name);
        }
        name
    }

    fn name_at(&self, at: usize) -> Option<Name> {
        let first = self.token(at).filter(|token| token.is_name_like())?;
        // "Queen Creek, Arizona": a stop before the noun of a place begins a name that is known.
        let begins_known = || {
            words::head(&self.low(at + 1)).is_some()
                && self.token(at + 1).is_some_and(Token::is_name_like)
                && self.names.is_known(self.written(at, at + 2).text(self.text))
        };
        if words::is_stop(&first.lower()) && !self.names.is_known(first.text) && !begins_known() {
            return None;
        }
        if let Some(county) = self.county(at) {
            return Some(county);
        }
        if let Some(street) = self.numbered_street(at) {
            return street;
        }
        // "IN" is Indiana and "OR" Oregon; "In" and "Or" are words.
        let is_short = first.text.len() <= 2 && first.text.chars().any(char::is_lowercase);
        let run = self.run(at);
        let longest = (at + NAME_WORDS).min(self.tokens.len());
        let known = (at + 1..=longest).rev().find(|end| {
            let words = &self.tokens[at..*end];
            words.iter().all(Token::is_word)
                && words[words.len() - 1].is_name_like()
                && self.names.is_known(self.written(at, *end).text(self.text))
        });
        let known = known.filter(|end| !is_short || *end > at + 1);
        if is_short && run == at + 1 && known.is_none()
            || (words::is_feast(&first.lower()) || words::is_continent(&first.lower()))
                && run == at + 1
        {
            return None;
        }
        let run = run.max(known.unwrap_or(run));
        let uncased =
            first.text.chars().next().is_some_and(|c| !c.is_uppercase() && !c.is_lowercase());
        // "at Karvel Mandir Hall Srikakulam": the town stands last, without a comma.
        let town = run - 1;
        let before_town = town > at + 1
            && known.is_none_or(|end| end < town)
            && self.language == "en"
            && first.text.chars().any(char::is_lowercase)
            && (at..run).all(|index| self.token(index).is_some_and(Token::is_name_like))
            && words::belongs_to_name(&self.low(town - 1))
            && self.is_last_town(town);
        let run = if before_town { town } else { run };
        let end = match known {
            Some(end) if uncased || end == run => end,
            _ if uncased => return None,
            Some(end) if self.is_wide_ahead(end) => end,
            _ => run,
        };
        if let Some(road) = self.road(at, end) {
            return Some(road);
        }
        // "Gulf Photo Plus": a stop that goes on with capitals is part of a longer name.
        let is_cut = matches!(&*self.low(end), "photo" | "picture" | "press" | "image" | "news")
            && self.token(end).is_some_and(Token::is_name_like)
            && self.token(end + 1).is_some_and(Token::is_name_like);
        if is_cut {
            return None;
        }
        let is_known = known == Some(end);
        let last = self.tokens[end - 1].lower();
        if words::is_stop(&first.lower()) && !is_known {
            return None;
        }
        let mut name = Name {
            span: self.written(at, end),
            level: None,
            end,
            is_known,
            is_possessive: self.tokens[end - 1].is_possessive
                || self.tokens[end - 1].ending == Some(Ending::Genitive),
            has_head: false,
        };
        if name.is_possessive {
            return Some(name);
        }
        // "Refugees from Syria camp": no country has a head noun after it.
        // "in Bahrain town": of a country's name, but not "in a Bahrain town".
        let is_some = at.checked_sub(1).is_some_and(|before| {
            matches!(&*self.low(before), "a" | "an" | "the" | "one" | "some" | "of")
        });
        let is_own_town = matches!(&*self.low(end), "town" | "village") && !is_some;
        let is_country = is_known && !is_own_town && self.is_kind(name.span, &[PlaceKind::Country]);
        // "Oslo tingrett": the town is known, and tells more than what is in it.
        let is_town = is_known && self.senses(name.span).iter().any(Sense::is_town);
        let keeps_town = |noun: &str| is_town && words::head(noun).is_none();
        // "Protesters camp in Cairo": what they do, and no camp of theirs.
        let is_deed = |noun: &str| {
            end == at + 1
                && !is_known
                && (at == 0 || self.is_mark(at - 1, '.') || self.is_mark(at - 1, ':'))
                && words::is_done(noun)
                && words::is_doers(&self.low(at))
        };
        if let Some((after, noun)) = self
            .low_head(end)
            .filter(|(_, noun)| !is_country && !keeps_town(noun) && !is_deed(noun))
        {
            name.level = self.head(&noun);
            name.has_head = true;
            name.end = after;
            // "on a Saigon street", "in the Aleppo area": the town, and none of its streets by name.
            let is_any = at.checked_sub(1).is_some_and(|before| {
                matches!(&*self.low(before), "a" | "an" | "some" | "another" | "one")
            });
            let is_city = || {
                is_known
                    && self
                        .senses(name.span)
                        .iter()
                        .any(|sense| sense.is_town() && sense.population >= LARGE_TOWN)
            };
            let is_english = matches!(self.language, "" | "en");
            if (is_any || noun == "area") && is_english && is_city() {
                name.level = None;
                return Some(name);
            }
            let whole = Span::new(name.span.start, self.tokens[after - 1].span.end);
            let is_spot = |sense: &Sense<'_>| sense.is_spot() && sense.is_established;
            if self.names.is_known(whole.text(self.text)) {
                name.span = whole;
                name.level = None;
                name.is_known = true;
            } else if (words::belongs_to_name(&noun) || nouns::head(&noun, self.language).is_some())
                && !self.senses(name.span).iter().any(is_spot)
            {
                name.span = whole;
            }
            return Some(name);
        }
        if is_known {
            return Some(name);
        }
        if words::is_no_place(&last) {
            return None;
        }
        let first_word = first.lower();
        name.level = match (words::head(&last), words::head(&first_word)) {
            _ if before_town => Some(Level::Place),
            _ if end - at > 1 && words::begins_spot(&first_word) => Some(Level::Place),
            (Some(level), _) if end - at > 1 => Some(level),
            (_, Some(level)) if end - at > 1 && words::leads_name(&first_word) => Some(level),
            (Some(Level::Place), _) => Some(Level::Place),
            _ if self.language == "de" && nouns::is_german_spot(&last) => Some(Level::Place),
            // "494 Maryland Ave."
            _ if end - at > 1 && words::is_street(&last) => Some(Level::Place),
            // "National Museum of African American History".
            _ if (at + 1..end).any(|index| {
                self.low(index) == "of" && words::belongs_to_name(&self.low(index - 1))
            }) =>
            {
                Some(Level::Place)
            }
            _ => None,
        };
        let is_plain = ["island", "isle", "islet", "village", "township", "hamlet"];
        if name.level == Some(Level::Locality) && !is_plain.contains(&last.as_str()) {
            // "Quezon City", "BlueOval City": the noun is part of the name and tells little.
            name.level = None;
        }
        Some(name)
    }

    /// "Ratheniska, Co. Laois": a county of Ireland, and not Colorado.
    fn county(&self, at: usize) -> Option<Name> {
        let is_short = matches!(self.token(at)?.text, "Co." | "Co");
        self.token(at + 1).filter(|next| is_short && next.is_name_like() && !next.is_possessive)?;
        let span = self.written(at, at + 2);
        let is_known = self.is_kind(span, &[PlaceKind::Region]);
        Some(Name::designated(span, Level::Region, at + 2, is_known))
    }

    /// "5th Avenue at 59th Street": a street by its number; and no town is meant by the noun alone.
    fn numbered_street(&self, at: usize) -> Option<Option<Name>> {
        let is_noun = matches!(&*self.low(at), "street" | "avenue" | "road" | "lane" | "boulevard")
            && !self.token(at + 1).is_some_and(Token::is_name_like);
        if !is_noun {
            return None;
        }
        let number = at
            .checked_sub(1)
            .filter(|before| self.token(*before).is_some_and(|token| token.kind == Kind::Number));
        let begins = at == 0 || !self.tokens[at - 1].is_word();
        match number {
            Some(number) => Some(Some(Name::designated(
                self.written(number, at + 1),
                Level::Place,
                at + 1,
                false,
            ))),
            // "Street, Somerset, 1920"
            None if begins => None,
            None => Some(None),
        }
    }

    /// "on Interstate 10", "on County Road F": a road by its number, in the name that goes to `end`.
    fn road(&self, at: usize, end: usize) -> Option<Name> {
        let is_lettered =
            end > at + 2 && self.low(end - 2) == "road" && self.tokens[end - 1].text.len() == 1;
        let is_numbered = self.token(end).is_some_and(|next| next.kind == Kind::Number)
            && matches!(
                &*self.low(end - 1),
                "interstate" | "highway" | "route" | "autobahn" | "motorway" | "exit" | "road"
            );
        let end = end + usize::from(is_numbered);
        (is_numbered || is_lettered)
            .then(|| Name::designated(self.written(at, end), Level::Place, end, false))
    }

    /// "Kyiv Ukraine": a comma was left out before a country or region.
    fn is_wide_ahead(&self, at: usize) -> bool {
        (1..=3).any(|length| {
            self.tokens.get(at..at + length).is_some_and(|words| {
                words.iter().all(Token::is_name_like)
                    && !words::is_direction(&self.low(at))
                    && self.run(at) == at + length
                    && words::head(&self.low(at + length - 1)).is_none()
                    && self.is_kind(
                        self.written(at, at + length),
                        &[PlaceKind::Country, PlaceKind::Region],
                    )
            })
        })
    }

    /// A lower-case head noun after a name: the token after it, and the noun.
    fn low_head(&self, at: usize) -> Option<(usize, Low<'_>)> {
        (at..at + 3)
            .take_while(|index| {
                self.token(*index).is_some_and(|token| token.is_low() && !token.is_possessive)
            })
            .take_while(|index| {
                let word = self.low(*index);
                self.head(&word).is_some() || words::is_head_modifier(&word)
            })
            .map(|index| (index + 1, self.low(index)))
            .filter(|(_, noun)| self.head(noun).is_some())
            // "Snow falls in Lisbon" says what snow does.
            .filter(|(after, noun)| *noun != "falls" || !self.is_preposition(&self.low(*after)))
            .last()
    }
}
