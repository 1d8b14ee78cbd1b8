//! Chains of names, from the narrow to the wide.

use super::grammar::{Chain, Grammar, Worded};
use super::token::{Kind, Token};
use super::tongue;
use super::village;
use super::words;
use crate::authority::{Level, PlaceKind, Sense};
use crate::record::Span;

/// Names of the longest chain.
const CHAIN_LINKS: usize = 6;

/// People of a town that is as likely to be meant as the country or spot of its name: Luxembourg.
const COUNTRY_TOWN: u32 = 100_000;

/// People of a town that is no part of the city it lies at the edge of.
const OWN_TOWN: u32 = 50_000;

impl Grammar<'_> {
    /// The chain that begins at `at`, after its preposition.
    pub(super) fn chain(&self, at: usize, is_anchored: bool) -> Option<Chain> {
        // Four rules ask what the caption opens with.
        if at == self.opening && !is_anchored && self.depth.get() == 0 {
            return self.opening_chain.get_or_init(|| self.chain_at(at, is_anchored)).clone();
        }
        self.chain_at(at, is_anchored)
    }

    fn chain_at(&self, at: usize, is_anchored: bool) -> Option<Chain> {
        let mut chain = self.link(at, is_anchored)?;
        while chain.links.len() < CHAIN_LINKS {
            let Some(next) = self.next_link(&chain) else { break };
            chain.nation = chain.nation.or(next.nation);
            chain.end = next.end;
            self.join(&mut chain.links, next.links);
        }
        Some(chain)
    }

    /// Adds wider names; "Washington, D.C." is one name, and so is "Rose Garden at the White House",
    /// whose wider part still says where that is.
    fn join(&self, links: &mut Vec<Worded>, next: Vec<Worded>) {
        if let (Some(last), Some(first)) = (links.last_mut(), next.first())
            && last.span.start < first.span.start
            && !first.is_bearing
        {
            let both = Span::new(last.span.start, first.span.end);
            let is_spot = |span: Span| {
                let senses = self.senses(span);
                let spots = [PlaceKind::Landmark, PlaceKind::Base, PlaceKind::Camp];
                senses.iter().any(|sense| spots.contains(&sense.kind) && sense.is_established)
                    && !senses.iter().any(|sense| {
                        sense.is_town() && sense.is_established && sense.population > COUNTRY_TOWN
                    })
            };
            // "Wilmington (Delaware)" is how some table tells it from others of its name.
            let is_one_name = |sense: &Sense<'_>| {
                let is_district = first.span.text(self.text).starts_with("D.C")
                    || first.span.text(self.text) == "DC";
                sense.is_town() && (sense.is_established || is_district)
            };
            if self.senses(both).iter().any(is_one_name) {
                last.span = both;
                links.extend(next.into_iter().skip(1));
                return;
            }
            let is_within = self
                .text
                .get(last.span.end..first.span.start)
                .is_some_and(|between| between.contains(" in "));
            if last.level == Some(Level::Place)
                && !is_within
                && !is_spot(last.span)
                && is_spot(first.span)
            {
                last.span = both;
            }
        }
        links.extend(next);
    }

    fn next_link(&self, chain: &Chain) -> Option<Chain> {
        let last = chain.links.last()?;
        let is_country = last.level != Some(Level::Locality)
            && self.is_kind(last.span, &[PlaceKind::Country])
            && !self.senses(last.span).iter().any(|sense| {
                sense.kind == PlaceKind::Region
                    || sense.is_town() && sense.population > COUNTRY_TOWN
            });
        let is_town = self.is_state_ahead(chain.end) && !self.is_state_of_own(last, chain.end);
        if is_country && !is_town {
            return None;
        }
        // "in Lincoln Park downtown Waterloo".
        if self.low(chain.end) == "downtown" && self.token(chain.end).is_some_and(Token::is_low) {
            return self.link(chain.end, true);
        }
        let end = self.past_other_name(chain.end);
        if end == chain.end && self.is_mark(end, '(') {
            return self.bracketed(end);
        }
        let after_comma = self.past_address(end + usize::from(self.is_mark(end, ',')));
        if let Some(bearing) = self.bearing_of(last, after_comma) {
            return Some(bearing);
        }
        let word = self.low(after_comma);
        let follows = ["in", "at", "on", "em", "en", "no", "na", "à"];
        let is_link = follows.contains(&word.as_str())
            || words::is_of(&word)
            || tongue::is_preposition_in(self.language, &word);
        // "looks at Andre De Grasse of Canada" names a person.
        if word == "of" && last.level.is_none() && self.senses(last.span).is_empty() {
            return None;
        }
        // "a rehearsal of Carmen at the Opera House": no town is at a spot.
        if word == "at"
            && last.level.is_none()
            && self.senses(last.span).iter().any(Sense::is_town)
            && !self.senses(last.span).iter().any(Sense::is_spot)
        {
            return None;
        }
        if self.token(after_comma).is_some_and(Token::is_low) && is_link {
            return self.led_link(last, after_comma);
        }
        if after_comma > end && ["a", "an", "one"].contains(&word.as_str()) {
            return self.apposed(after_comma);
        }
        // "near Karvel, Kan. Kansas farmers": the full stop also ends the sentence.
        let has_comma = after_comma > end;
        if !has_comma && last.span.text(self.text).ends_with('.') {
            return None;
        }
        let mut next = self.link(after_comma, false)?;
        // "Husum, GER": the letters of a country, and no village of that name.
        let outer = next.links.first()?.span;
        let written = outer.text(self.text);
        let is_letters = written.len() <= 3 && written.chars().all(char::is_uppercase);
        if is_letters && !self.is_kind(outer, &[PlaceKind::Country, PlaceKind::Region]) {
            return None;
        }
        if after_comma > end && self.is_state_of(last, &next.links[0]) {
            next.links[0].level = Some(Level::Region);
        }
        if after_comma > end && self.is_town_behind(last, &next, true) {
            next.links[0].level = Some(Level::Locality);
            return Some(next);
        }
        let wide = [
            PlaceKind::Country,
            PlaceKind::Region,
            PlaceKind::Town,
            PlaceKind::Capital,
            PlaceKind::Island,
            PlaceKind::Landmark,
            PlaceKind::Base,
        ];
        let narrow = [PlaceKind::Country, PlaceKind::Region];
        // "Baalbek, Beqaa Valley, Lebanon": only what follows tells that both are places.
        let is_held = has_comma
            && last.level.is_none()
            && self.senses(last.span).iter().all(|sense| !sense.is_established)
            && self.is_mark(next.end, ',')
            && self
                .name(next.end + 1)
                .is_some_and(|name| self.is_kind(name.span, &[PlaceKind::Country]));
        let is_sure = next.links.iter().all(|link| {
            let kinds: &[PlaceKind] = if has_comma { &wide } else { &narrow };
            link.level == Some(Level::Region)
                || (is_held && link.level == Some(Level::Place))
                || (has_comma
                    && link.level == Some(Level::Place)
                    && last.level == Some(Level::Place))
                || self.is_kind(link.span, kinds)
                || last.level == Some(Level::Place) && self.is_last_town(after_comma)
        });
        is_sure.then_some(next)
    }

    /// What stands behind a spot is its town, though no authority knows it or it is called like one.
    fn is_town_behind(&self, spot: &Worded, next: &Chain, has_comma: bool) -> bool {
        village::is_town_of(self, spot, next, has_comma)
            || self.is_spot_by_noun(spot)
                && matches!(next.links.as_slice(), [only]
                    if village::is_called_like_spot(self, only, next.end))
    }

    /// Behind a preposition at `at`: "the harbour of Karvel", "Karvel Village in Jingxing County".
    fn led_link(&self, last: &Worded, at: usize) -> Option<Chain> {
        let word = self.low(at);
        let mut next = self.link(at + 1, true)?;
        if word == "in" && self.is_town_behind(last, &next, false) {
            next.links[0].level = Some(Level::Locality);
        }
        // "the synagogue on Beacon Hill": one stands on no town.
        if word == "on"
            && let Some(first) = next.links.first_mut()
            && first.level.is_none()
            && !self.is_kind(first.span, &[PlaceKind::Island])
            && self.senses(first.span).iter().any(Sense::is_town)
        {
            first.level = Some(Level::Place);
        }
        // "Karvel Village of Xiulin Town in Jingxing County".
        let is_division = |span: Span| {
            let noun = span.text(self.text).rsplit_once(' ').map(|(_, noun)| noun.to_lowercase());
            matches!(noun.as_deref(), Some("town" | "city" | "county" | "district" | "township"))
        };
        let is_sure = next.links.iter().all(|link| {
            link.level.is_some() || !self.senses(link.span).is_empty() || is_division(link.span)
        });
        is_sure.then_some(next)
    }

    /// "Utrecht, a small town in the north of Natal", but "the Dargah, a shrine of Auliya" says what
    /// it is, not where.
    fn apposed(&self, article: usize) -> Option<Chain> {
        let noun = (article + 1..article + 4)
            .find(|index| words::head(&self.low(*index)) == Some(Level::Locality))?;
        let is_told = (article..noun).all(|index| self.token(index).is_some_and(Token::is_low));
        if is_told && self.low(noun + 1) == "in" { self.link(noun + 2, true) } else { None }
    }

    /// What `last` lies near; a town of some size is its own, also at the edge of a city: "in Greater
    /// Noida, on the outskirts of New Delhi".
    fn bearing_of(&self, last: &Worded, at: usize) -> Option<Chain> {
        let mut bearing = self.bearing(at)?;
        let is_own_town = last.level.is_none()
            && self.senses(last.span).iter().any(|sense| {
                sense.is_town() && sense.is_established && sense.population > OWN_TOWN
            });
        for link in bearing.links.iter_mut().filter(|_| is_own_town) {
            link.is_bearing = true;
        }
        Some(bearing)
    }

    /// One past another name of the same place: ", also known as Ain al-Arab", "(formerly Bombay)".
    fn past_other_name(&self, at: usize) -> usize {
        const LONGEST: usize = 12;
        if !self.is_mark(at, ',') && !self.is_mark(at, '(') {
            return at;
        }
        let named = match (&*self.low(at + 1), &*self.low(at + 2), &*self.low(at + 3)) {
            ("also" | "otherwise" | "locally" | "formerly" | "once", "known" | "called", "as") => {
                at + 4
            }
            ("also" | "otherwise" | "locally" | "formerly" | "once", "known" | "called", _) => {
                at + 3
            }
            ("known", "as", _) => at + 3,
            ("formerly", _, _) if self.token(at + 2).is_some_and(Token::is_name_like) => at + 2,
            _ => return at,
        };
        if !self.token(named).is_some_and(Token::is_name_like) {
            return at;
        }
        let close = if self.is_mark(at, '(') { ')' } else { ',' };
        let after = (named + 1..named + LONGEST)
            .find(|index| self.token(*index).is_none_or(|token| !token.is_word()));
        match after.filter(|after| self.is_mark(*after, close)) {
            Some(after) => after + usize::from(close == ')'),
            None => at,
        }
    }

    /// "Crescent Beach": a spot by its noun, though some village is called so.
    fn is_spot_by_noun(&self, name: &Worded) -> bool {
        name.level == Some(Level::Place)
            || name.level.is_none()
                && words::belongs_to_name(&self.low(self.after(name.span) - 1))
                && name.span.text(self.text).contains(' ')
    }

    /// "Exeter, New York": a town that is not in the city of that name is in the state.
    fn is_state_of(&self, town: &Worded, state: &Worded) -> bool {
        let senses = self.senses(state.span);
        let is_american = |sense: &Sense<'_>| {
            sense.kind == PlaceKind::Region
                && sense.country.is_some_and(|country| country.as_str() == "US")
        };
        let is_both = senses.iter().any(is_american) && senses.iter().any(Sense::is_town);
        let inner = self.senses(town.span);
        let is_quarter = |sense: &Sense<'_>| {
            sense.kind == PlaceKind::Quarter
                && sense.country.is_some_and(|country| country.as_str() == "US")
        };
        let is_town = if inner.is_empty() {
            village::is_village_name(self, town.span)
        } else {
            let is_own = |sense: &Sense<'_>| sense.is_town() && sense.population > OWN_TOWN;
            inner.iter().any(is_own)
                || inner.iter().any(Sense::is_town) && !inner.iter().any(is_quarter)
        };
        is_both && town.level != Some(Level::Place) && is_town
    }

    /// One past the number of a house and the quarter of a city's grid: "494 Maryland Ave., SW, Washington".
    fn past_address(&self, at: usize) -> usize {
        let is_number = self.token(at).is_some_and(|token| token.kind == Kind::Number)
            && self.name(at + 1).is_some_and(|name| words::is_street(&self.low(name.end - 1)));
        let is_grid =
            self.token(at).is_some_and(|token| ["NW", "NE", "SW", "SE"].contains(&token.text))
                && self.is_mark(at + 1, ',');
        if is_number {
            at + 1
        } else if is_grid {
            at + 2
        } else {
            at
        }
    }

    /// "Angola, Louisiana", "Lebanon, Pa.": a town that is called like a country.
    fn is_state_ahead(&self, at: usize) -> bool {
        let is_island = at > 0 && self.low(at - 1) == "island";
        self.is_mark(at, ',')
            && self.name(at + 1).is_some_and(|name| {
                self.senses(name.span).iter().any(|sense| {
                    sense.kind == PlaceKind::Region
                        && sense
                            .country
                            .is_some_and(|country| ["US", "CA", "AU"].contains(&country.as_str()))
                }) && !self.is_kind(name.span, &[PlaceKind::Country])
                    || is_island && self.is_kind(name.span, &[PlaceKind::Country])
            })
    }

    /// "USA, Colorado, 1955": the state of the country that is named before it.
    fn is_state_of_own(&self, country: &Worded, at: usize) -> bool {
        let own: Vec<_> =
            self.senses(country.span).iter().filter_map(|sense| sense.country).collect();
        self.name(at + 1).is_some_and(|name| {
            self.senses(name.span).iter().any(|sense| {
                sense.kind == PlaceKind::Region
                    && sense.country.is_some_and(|country| own.contains(&country))
            })
        }) && matches!(
            country.span.text(self.text),
            "USA" | "US" | "U.S." | "U.S.A." | "Canada" | "Australia"
        )
    }

    /// "São Paulo (SP)", "Maputo (Mozambique)".
    fn bracketed(&self, at: usize) -> Option<Chain> {
        let token = self.token(at + 1).filter(|token| token.is_name_like())?;
        let close = (at + 2..at + 6).find(|index| self.is_mark(*index, ')'))?;
        let span = self.written(at + 1, close);
        let is_code = token.text.len() <= 4 && token.text.chars().all(|c| !c.is_lowercase());
        let level = if is_code && close == at + 2 && self.is_kind(span, &[PlaceKind::Region]) {
            Level::Region
        } else if self.is_kind(span, &[PlaceKind::Country]) {
            Level::Country
        } else if self.is_kind(span, &[PlaceKind::Region]) && !is_code {
            Level::Region
        } else {
            return None;
        };
        Some(Chain {
            links: vec![Worded::named(span, Some(level))],
            nation: None,
            start: at + 1,
            end: close + 1,
        })
    }

    /// "20 km on the outskirts of Raqqa", "north of Raqqa city", "near Raqqa".
    fn bearing(&self, at: usize) -> Option<Chain> {
        let mut index = at;
        // "a city about 1,000 kilometers south of Moscow".
        if matches!(&*self.low(at), "a" | "the")
            && words::head(&self.low(at + 1)) == Some(Level::Locality)
        {
            index += 2;
        }
        let mut found = false;
        let mut is_outskirts = false;
        while let Some(token) = self.token(index).filter(|_| index < at + 10) {
            let word = token.lower();
            match token.kind {
                Kind::Number => {}
                Kind::Mark('(' | ')' | '-') if found => {}
                Kind::Word if token.is_low() && words::is_bearing(&word) => {
                    found = true;
                    is_outskirts |= word == "outskirts" || word == "edge";
                }
                Kind::Word
                    if [
                        "the", "on", "just", "about", "some", "to", "around", "roughly", "nearly",
                        "à", "a", "au", "al", "ao", "environ", "unos", "etwa", "rund", "circa",
                    ]
                    .contains(&word.as_str()) => {}
                Kind::Word if token.is_low() && words::is_direction(&word) => {}
                Kind::Word if token.is_low() && words::is_quarter(&word) => found = true,
                Kind::Word
                    if found
                        && ["of", "from", "de", "d", "da", "do", "di", "von"]
                            .contains(&word.as_str()) =>
                {
                    index += 1;
                    break;
                }
                _ => break,
            }
            index += 1;
        }
        if !found {
            return None;
        }
        let mut next = self.link(index, true)?;
        let distant = self.tokens.get(at..index)?.iter().any(|token| token.kind == Kind::Number);
        for link in &mut next.links {
            link.is_bearing = distant || !is_outskirts;
        }
        Some(next)
    }
}
