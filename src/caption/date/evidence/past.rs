//! What is told of the past, whose dates are not the picture's.

use super::super::lexicon::Role;
use super::super::scan::Expression;
use super::super::token::Kind;
use super::super::when::When;
use super::Evidence;

impl Evidence<'_, '_> {
    /// "In 2006, a monument was unveiled": a later sentence that opens with its date and tells what
    /// was done then.
    pub(super) fn opens_past_sentence(&self, expression: &Expression) -> bool {
        let sentence = self.sentences[expression.first];
        let start = self.first_of(sentence);
        sentence > self.first_full_sentence
            && expression.first <= start + 2
            && (expression.last..self.tokens.len().min(expression.last + 30))
                .take_while(|at| self.sentences[*at] == sentence)
                .any(|at| self.is_finite_past(at))
    }

    /// "In 2007, police seized …": a sentence that tells the past and begins with its date, if that
    /// is a year or the sentence is not the first.
    pub(super) fn leads_past(&self, expression: &Expression, when: When) -> bool {
        let sentence = self.sentences[expression.first];
        let start = self.first_of(sentence);
        let leads = expression.first <= start + 2
            && (start..expression.first)
                .all(|at| self.is(at, Role::Prep) || self.is(at, Role::The));
        let later = sentence > self.first_full_sentence;
        if !leads || expression.first == start || !(later || when.is_of_years()) {
            return false;
        }
        let end = self.sentences.partition_point(|number| *number <= sentence);
        let told = (expression.last..end).take(24).take_while(|at| {
            !self.is(*at, Role::Photo)
                && !self.is(*at, Role::Shows)
                && !self.is(*at, Role::Relative)
        });
        told.into_iter().any(|at| self.is_finite_past(at) || self.is_past_of_plural(at))
    }

    /// "police seized", "workers built": "-ed" after a plural or a name of many.
    fn is_past_of_plural(&self, at: usize) -> bool {
        let subject = at.checked_sub(1).map(|before| &self.tokens[before]);
        self.is_past(at)
            && subject.is_some_and(|subject| {
                subject.kind == Kind::Word
                    && (subject.folded.ends_with('s') || subject.folded == "police")
                    && !self.is(at - 1, Role::Be)
            })
    }

    /// "Jane Roe won the prize in 1999": what a person once achieved, told in the past.
    pub(super) fn is_achievement(&self, expression: &Expression, when: When) -> bool {
        const ACHIEVED: &[&str] =
            &["became", "earned", "founded", "received", "retired", "won", "wrote"];
        let start = self.clause_start(expression);
        when.is_of_years()
            && (start..expression.first).any(|at| {
                ACHIEVED.contains(&&*self.tokens[at].folded)
                    && at > 0
                    && self.tokens[at - 1].kind == Kind::Word
                    && !self.is(at - 1, Role::Be)
            })
    }

    /// True for "her son, who was killed on", and for the relative clause on a subject while its
    /// sentence goes on: "A bridge that fell in 1999 is rebuilt". False for "People who fled the
    /// town arrive on": that clause is over before the date.
    pub(super) fn is_near_relative(&self, at: usize, expression: &Expression) -> bool {
        let sentence = self.sentences[at];
        let start = self.first_of(sentence);
        let goes_on = self.tokens.get(expression.last).is_some_and(|next| {
            let word = next.meaning;
            next.kind == Kind::Word
                && !next.is_capitalised()
                && (word.is(Role::Be) || !word.is(Role::Function))
        });
        let set_off = at > 0 && self.tokens[at - 1].is_mark(',');
        at + 14 > expression.first && (at > start + 4 || goes_on || set_off)
    }

    pub(super) fn is_past(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        self.is(at, Role::Past)
            || token.folded.len() > 4 && token.folded.ends_with("ed") && !token.is_capitalised()
    }

    /// "joined the company in 1936", "won the prize in 1999": a step in somebody's life, and no
    /// picture is taken of a year of it.
    pub(super) fn is_career(&self, at: usize) -> bool {
        match &*self.tokens[at].folded {
            "became" | "bought" | "founded" | "graduated" | "inherited" | "joined" | "moved"
            | "received" | "retired" | "wrote" => !self.is(at.saturating_sub(1), Role::Be),
            "won" => self.tokens[at + 1..].iter().take(5).any(|token| {
                matches!(&*token.folded, "award" | "prize" | "medal" | "title" | "election")
            }),
            _ => false,
        }
    }

    /// "was", "had", or "-ed" after its subject.
    pub(super) fn is_finite_past(&self, at: usize) -> bool {
        if self.is(at, Role::Past) {
            return true;
        }
        let subject = at > 0
            && (self.tokens[at - 1].is_capitalised()
                || matches!(
                    &*self.tokens[at - 1].folded,
                    "he" | "she" | "it" | "they" | "which" | "who"
                ));
        self.is_past(at) && subject
    }
}
