//! When the shutter opened, told in more words than "taken in 1969".

use super::super::lexicon::Role;
use super::super::scan::Expression;
use super::super::token::Kind;
use super::Evidence;

/// Places that armies take, folded.
const TAKEN_BY_FORCE: &[&str] = &[
    "bridge",
    "city",
    "crossroads",
    "farm",
    "fort",
    "fortress",
    "heights",
    "hill",
    "island",
    "port",
    "position",
    "positions",
    "ridge",
    "station",
    "town",
    "trench",
    "trenches",
    "village",
];

/// Words of the longest "on black and white film" between "taken" and its date.
const LONGEST_MANNER: usize = 6;

impl Evidence<'_, '_> {
    /// "the town was taken on": what armies take is no picture.
    pub(super) fn is_conquest(&self, taken: usize) -> bool {
        let Some(be) = taken.checked_sub(1).filter(|be| self.is(*be, Role::Past)) else {
            return false;
        };
        be > 0 && TAKEN_BY_FORCE.contains(&&*self.tokens[be - 1].folded)
    }

    /// "who took this photo in 1969", "a view that was taken on film in the 1980s": the picture, or
    /// how it was taken, stands between the verb at most `LONGEST_MANNER` words back and `at`.
    pub(super) fn is_shutter_before(&self, at: usize, expression: &Expression) -> bool {
        let is_picture = self.is(at, Role::Photo);
        let is_film =
            matches!(&*self.tokens[at].folded, "film" | "plate" | "plates" | "slide" | "camera");
        if !is_picture && !is_film || at + 4 < expression.first {
            return false;
        }
        let floor = at.saturating_sub(LONGEST_MANNER);
        let verb = (floor..at)
            .rev()
            .take_while(|word| {
                self.tokens[*word].kind == Kind::Word
                    && self.sentences[*word] == self.sentences[expression.first]
            })
            .find(|word| {
                let taken = self.is(*word, Role::Taken);
                taken && is_film
                    || is_picture && matches!(&*self.tokens[*word].folded, "took" | "shot")
            });
        let Some(verb) = verb else { return false };
        if is_film {
            return true;
        }
        // "took a picture in 1969" is what somebody did; "took this picture" is how it came about.
        (verb + 1..at).any(|word| self.is_word(word, "this"))
    }
}
