//! Why a date is of something else, and the words that say so: what an editor is told.

use super::super::lexicon::Role;
use super::super::scan::Expression;
use super::super::when::When;
use super::{Evidence, FIRST_PHOTOGRAPH};
use crate::record::Span;

/// What a word before a date makes of it.
const GOVERNORS: &[(Role, &str)] = &[
    (Role::Since, "something began then, which the word before it says"),
    (Role::Until, "something ended then, which the word before it says"),
    (Role::Print, "a print or an issue is of then"),
    (Role::Life, "it belongs to somebody's life or to how long something has been there"),
    (Role::Future, "it is still to come"),
    (Role::Before, "the picture is told to be before it"),
    (Role::After, "the picture is told to be after it"),
    (Role::Event, "something else happened then"),
    (Role::Made, "something was made or built then"),
    (Role::Provide, "something else was given out then"),
    (Role::Publish, "something else was published then"),
];

impl Evidence<'_, '_> {
    /// Why a date is no date of the picture, and the word that decided.
    pub(super) fn why_background(&self, expression: &Expression) -> (&'static str, Option<Span>) {
        let years = expression.when.and_then(When::years);
        let before = || expression.first.checked_sub(1).map(|at| self.tokens[at].span);
        if years.is_some_and(|(_, to)| to < FIRST_PHOTOGRAPH) {
            ("nobody could photograph then", None)
        } else if self.is_number_of_something(expression) {
            ("it is a number and no year", before())
        } else if self.is_embargo(expression) {
            ("an embargo ends then", None)
        } else if self.in_credit(expression) && self.is_of_contest(expression) {
            ("it is the year of the contest that the credit names", None)
        } else if self.is_told(expression) {
            ("somebody tells of it in their own words", None)
        } else if self.follows_copyright(expression) {
            ("it is the year of the copyright or of a print", None)
        } else if self.in_brackets(expression) && years.is_some_and(|(from, to)| from != to) {
            ("its years stand behind a name, as those of a life do", None)
        } else if let Some(governed) = self.governor(expression) {
            governed
        } else if self.is_attribute(expression) || self.is_event_name(expression) {
            ("it is part of a name", None)
        } else {
            self.told_in_clause(expression)
        }
    }

    /// The word straight before a date that gives it to something else.
    fn governor(&self, expression: &Expression) -> Option<(&'static str, Option<Span>)> {
        let at = self.immediate(expression)?;
        let says = GOVERNORS.iter().find(|(role, _)| self.is(at, *role));
        if let Some((_, reason)) = says {
            return Some((reason, Some(self.tokens[at].span)));
        }
        if self.follows_from(expression) {
            let thing = expression.first.saturating_sub(2);
            return Some((
                "it says how old the thing before “from” is",
                Some(self.tokens[thing].span),
            ));
        }
        if self.is_of_noun(expression) {
            let noun = expression.first.saturating_sub(2);
            return Some(("it belongs to the noun before it", Some(self.tokens[noun].span)));
        }
        None
    }

    /// The word of its clause that tells of something else.
    fn told_in_clause(&self, expression: &Expression) -> (&'static str, Option<Span>) {
        let clause = || self.clause_start(expression)..expression.first;
        let find = |role| clause().find(|at| self.is(*at, role)).map(|at| self.tokens[at].span);
        let told = [
            (Role::Since, "its clause tells since when something has been so"),
            (
                Role::Life,
                "its clause tells of somebody's life or of how long something has been there",
            ),
            (Role::Future, "its clause tells what is still to come"),
            (Role::Relative, "a side clause tells what happened then"),
            (Role::Subordinate, "a side clause tells what happened then"),
        ];
        for (role, reason) in told {
            if let Some(word) = find(role) {
                return (reason, Some(word));
            }
        }
        let past = clause().rev().find(|at| self.is_past(*at)).map(|at| self.tokens[at].span);
        let is_later = self.sentences[expression.first] > self.first_full_sentence;
        match (past, is_later) {
            (Some(_), true) => ("a later sentence tells in the past what happened then", past),
            (Some(_), false) => ("the words before it tell what happened then", past),
            (None, true) => ("a later sentence tells the background", None),
            (None, false) => ("no word makes it a time of the picture", None),
        }
    }
}
