//! How far the capitalised words of one name go: "Center for the Performing Arts" on, "in Karvel Ala."
//! not over its state.

use super::grammar::Grammar;
use super::name::NAME_WORDS;
use super::token::Token;
use super::tongue;
use super::words;
use crate::authority::PlaceKind;

/// Words of the longest run of capitals that is read as one name: a text all in capitals has none.
const RUN_WORDS: usize = 32;

/// People of a town that is known without its country.
pub(super) const LARGE_TOWN: u32 = 200_000;

/// People of a town that a longer name may end with.
const LAST_TOWN: u32 = 100_000;

impl Grammar<'_> {
    /// One past the last token of the capitalised words that begin at `at`.
    pub(super) fn run(&self, at: usize) -> usize {
        let mut end = at + 1;
        while !self.tokens[end - 1].is_possessive
            && self.tokens[end - 1].ending.is_none()
            && end - at < RUN_WORDS
        {
            let mut next = end;
            while next < end + 2
                && self
                    .token(next)
                    .is_some_and(|token| token.is_low() && words::is_particle(&token.lower()))
            {
                next += 1;
            }
            // "Karvel Center for the Performing Arts".
            if self.low(next) == "for" && self.is_house(next - 1) {
                next += 1 + usize::from(self.low(next + 1) == "the");
            }
            let Some(token) = self.token(next).filter(|token| token.is_name_like()) else { break };
            // "in Groveland, Calif. More than a hundred": an abbreviation also ends a sentence.
            let ends = self.tokens[next - 1].text.ends_with('.')
                && next == end
                && self
                    .is_kind(self.tokens[next - 1].span, &[PlaceKind::Region, PlaceKind::Country]);
            let begins =
                self.tokens[next - 1].text.ends_with('.') && words::begins_sentence(token.text);
            // "in Karvel Ala.": a comma was left out before the abbreviation of a state.
            let is_state = token.text.ends_with('.')
                && token.text.len() > 3
                && next == end
                && self.is_kind(token.span, &[PlaceKind::Region]);
            if ends || begins || is_state {
                break;
            }
            if words::is_stop(&token.lower()) || token.sentence != self.tokens[at].sentence {
                break;
            }
            let joined = self.low(end);
            // "Catia di Caracas": the quarter of a town.
            if next > end
                && joined != "of"
                && words::is_of(&joined)
                && words::head(&self.low(at)).is_none()
                && !self.starts_known(at, next)
                && self.is_large_town(next)
            {
                break;
            }
            // "Суздаль Владимирской области": the region that the town is in.
            let division = self.low(next + 1);
            if tongue::is_division(&token.lower(), &division) {
                break;
            }
            // "Ramsau im Salzkammergut"
            let is_within = next > end
                && joined == "im"
                && !self.starts_known(at, next)
                && self.is_kind(token.span, &[PlaceKind::Region, PlaceKind::Country]);
            if is_within {
                break;
            }
            let is_of = next > end && ["of", "the", "and", "in", "on"].contains(&joined.as_str());
            // "the South Bay of Sevastopol", but not "the University of Oxford".
            let is_of_town = joined == "of"
                && end - at > 1
                && !self.starts_known(at, next)
                && self.is_large_town(next);
            if is_of_town {
                break;
            }
            let goes_on = || {
                let has_of = || (at..end).any(|index| self.low(index) == "of");
                (words::belongs_to_name(&self.low(end - 1))
                    && !["in", "on"].contains(&joined.as_str()))
                    || (joined == "and" && has_of())
                    || self.starts_known(at, next)
            };
            if is_of && !goes_on() {
                break;
            }
            end = next + 1;
        }
        end
    }

    /// A house that its purpose names: "Center for", "Institute for".
    fn is_house(&self, at: usize) -> bool {
        self.token(at).is_some_and(Token::is_name_like)
            && matches!(
                &*self.low(at),
                "center"
                    | "centre"
                    | "institute"
                    | "museum"
                    | "school"
                    | "home"
                    | "hospital"
                    | "hall"
            )
    }

    fn is_large_town(&self, at: usize) -> bool {
        self.is_town_of(at, LARGE_TOWN)
    }

    /// The word at `at` is the name of a town that may stand last in a longer name.
    pub(super) fn is_last_town(&self, at: usize) -> bool {
        self.is_town_of(at, LAST_TOWN) && !words::is_common(&self.low(at))
    }

    fn is_town_of(&self, at: usize, people: u32) -> bool {
        self.token(at).is_some_and(|token| {
            self.senses(token.span)
                .iter()
                .any(|sense| sense.is_town() && sense.population >= people)
        })
    }

    /// True if a known name goes from `at` over `through`: "Strait of Hormuz".
    fn starts_known(&self, at: usize, through: usize) -> bool {
        (through + 1..=(at + NAME_WORDS).min(self.tokens.len())).any(|end| {
            self.tokens[at..end].iter().all(Token::is_word)
                && self.names.is_known(self.written(at, end).text(self.text))
        })
    }
}
