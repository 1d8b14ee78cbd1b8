//! What stands at one token: a number that is a year or a day, a mark, a word with a meaning.

use std::cell::OnceCell;

use super::super::lexicon::{Meaning, Role};
use super::super::token::{Kind, Token};
use super::FigureOrder;
use super::point::is_named_day;

/// The years that a caption may speak of.
pub(super) const YEARS: std::ops::RangeInclusive<u32> = 1000..=2100;

/// Reads dates at any token of a caption.
pub(super) struct Cursor<'a, 't> {
    pub(super) tokens: &'a [Token<'t>],
    order: OnceCell<FigureOrder>,
    tell_order: &'a dyn Fn() -> FigureOrder,
}

impl<'a, 't> Cursor<'a, 't> {
    pub(super) const fn new(
        tokens: &'a [Token<'t>],
        tell_order: &'a dyn Fn() -> FigureOrder,
    ) -> Self {
        Self { tokens, order: OnceCell::new(), tell_order }
    }

    /// In which order all-figure dates are.
    pub(super) fn order(&self) -> FigureOrder {
        *self.order.get_or_init(self.tell_order)
    }

    /// False for a token that begins no date: most words, for a quick no.
    pub(super) fn may_begin(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        match token.kind {
            Kind::Number => true,
            Kind::Word => {
                token.meaning != Meaning::default()
                    || is_named_day(&token.folded)
                    || !token.text.is_ascii()
                    || self.beside_figure(at)
            }
            Kind::Mark => false,
        }
    }

    pub(super) fn beside_figure(&self, at: usize) -> bool {
        let figure =
            |at: usize| self.tokens.get(at).is_some_and(|token| token.kind == Kind::Number);
        figure(at + 1) || at > 0 && figure(at - 1)
    }

    pub(super) fn meaning(&self, at: usize) -> Meaning {
        self.tokens.get(at).map(|token| token.meaning).unwrap_or_default()
    }

    pub(super) fn is(&self, at: usize, role: Role) -> bool {
        self.meaning(at).is(role)
    }

    pub(super) fn is_mark(&self, at: usize, mark: char) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is_mark(mark))
    }

    pub(super) fn skip_mark(&self, at: usize, marks: &str) -> usize {
        at + usize::from(self.tokens.get(at).is_some_and(|token| token.is_any_mark(marks)))
    }

    pub(super) fn skip(&self, at: usize, role: Role) -> usize {
        at + usize::from(self.is(at, role))
    }

    pub(super) fn is_word(&self, at: usize, folded: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.folded == folded)
    }

    /// True if nothing is glued to the token's end that would make it another thing.
    pub(super) fn ends_clean(&self, at: usize) -> bool {
        let Some(next) = self.tokens.get(at + 1) else { return true };
        if next.spaced {
            return true;
        }
        match next.kind {
            Kind::Word => {
                self.tokens[at].digits == 4
                    && next.is_capitalised()
                    && next.text.chars().nth(2).is_some()
            }
            Kind::Number => false,
            Kind::Mark => {
                let joins = next.is_any_mark("-_/.,:'’@#%$€£°º×");
                // "Feb. 2015.Jane Roe": a sentence that lost the space after its stop.
                let ended = next.is_mark('.')
                    && self.tokens[at].digits == 4
                    && self.tokens.get(at + 2).is_some_and(Token::is_capitalised);
                !joins
                    || ended
                    || self
                        .tokens
                        .get(at + 2)
                        .is_none_or(|after| after.spaced || after.kind == Kind::Mark)
            }
        }
    }

    /// True if nothing is glued to the token's start.
    pub(super) fn begins_clean(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        if token.spaced || at == 0 {
            return true;
        }
        let previous = &self.tokens[at - 1];
        match previous.kind {
            Kind::Word => self.is(at - 1, Role::Circa) || is_unspaced_script(previous.text),
            Kind::Number => false,
            Kind::Mark => {
                if previous.is_any_mark("#$€£@=&%+") {
                    return false;
                }
                // "b.1950", "c.1936"
                if previous.is_mark('.') && at > 1 && self.tokens[at - 2].text.len() <= 2 {
                    return self.is(at - 2, Role::Life) || self.is(at - 2, Role::Circa);
                }
                let joins = previous.is_any_mark("-_/.,:'’");
                // "… schools.15 May 2017": a sentence that lost the space after its stop.
                let ended = previous.is_mark('.')
                    && at > 1
                    && self.tokens[at - 2].kind == Kind::Word
                    && self.tokens[at - 2].text.chars().nth(3).is_some();
                !joins
                    || ended
                    || previous.spaced
                    || at < 2
                    || self.tokens[at - 2].kind == Kind::Mark
                    || previous.is_mark('-') && self.tokens[at - 2].kind == Kind::Word
            }
        }
    }

    /// A year of four figures that stands for itself.
    pub(super) fn year(&self, at: usize) -> Option<u32> {
        let token = self.tokens.get(at)?;
        let value = token.value.filter(|value| token.digits == 4 && YEARS.contains(value))?;
        // "2016Jane Roe": a page glued its credit on.
        let glued = self.tokens.get(at + 1).is_some_and(|next| {
            let is_name = next.is_capitalised() && next.text.chars().nth(2).is_some();
            let is_part = next.kind == Kind::Word && !is_unspaced_script(next.text) && !is_name;
            !next.spaced && is_part
        });
        (!glued).then_some(value)
    }

    pub(super) fn day(&self, at: usize) -> Option<u8> {
        let token = self.tokens.get(at)?;
        let value = token.value.filter(|value| token.digits <= 2 && (1..=31).contains(value))?;
        u8::try_from(value).ok()
    }

    pub(super) fn ordinal(&self, at: usize) -> usize {
        let glued = self.tokens.get(at).is_some_and(|token| !token.spaced);
        if glued && (self.is(at, Role::Ordinal) || self.tokens[at].is_any_mark("ºª°")) {
            at + 1
        } else {
            at
        }
    }
}

/// Scripts that put a date straight after a word.
fn is_unspaced_script(text: &str) -> bool {
    text.chars().next().is_some_and(|c| {
        matches!(c, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}'
            | '\u{590}'..='\u{6FF}')
    })
}
