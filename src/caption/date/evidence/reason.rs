//! Why a date is the picture's, and why another one is not: what an editor is told.

use super::super::scan::Expression;
use super::super::when::When;
use super::{Claim, Evidence};
use crate::caption::date::lexicon::Role;
use crate::record::{Decision, RunnerUp, Span};

/// "June 13-19, 2009".
const fn is_of_days(expression: &Expression) -> bool {
    matches!(expression.when, Some(When::Span(from, _) | When::Within(from, _)) if from.day.is_some())
}

/// A date of the caption with its claim and rank.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) index: usize,
    pub(super) claim: Claim,
    pub(super) weight: i32,
}

impl Candidate {
    pub(super) const fn rank(self) -> (Claim, i32) {
        (self.claim, self.weight)
    }
}

impl Evidence<'_, '_> {
    /// How the picture's date was decided between the two strongest.
    pub(super) fn decision(&self, best: Candidate, second: Option<Candidate>) -> Decision {
        let expression = &self.expressions[best.index];
        let told = match best.claim {
            _ if expression.fault.is_some() => {
                Decision::sure("its day cannot be right, so that only the month is kept")
            }
            Claim::Taken => Decision::sure("the caption says that the picture was taken then"),
            Claim::Dateline => Decision::sure("the dateline gives it"),
            Claim::Provided => {
                Decision::sure("the caption says only that the picture was given out then")
            }
            Claim::Published => {
                Decision::sure("the caption says only that the picture was published then")
            }
            Claim::Occasion => {
                Decision::unsure("it is in the name of the event that the picture shows")
            }
            Claim::Stated | Claim::Background if self.is_subordinate(expression) => {
                Decision::sure("it closes a side clause about what is seen")
                    .by(self.opens_side_clause(expression))
            }
            Claim::Stated | Claim::Background if is_of_days(expression) => {
                Decision::unsure("it is a span of days, which may be that of an event")
            }
            Claim::Stated | Claim::Background => self.stated(expression),
        };
        let told = match self.leading_word(expression) {
            evidence @ Some(_)
                if matches!(best.claim, Claim::Taken | Claim::Provided | Claim::Published) =>
            {
                told.by(evidence)
            }
            _ => told,
        };
        told.over(second.map(|second| self.lost(second, Some(best))))
    }

    /// Where the date of a description stands, and the word that leads to it.
    fn stated(&self, expression: &Expression) -> Decision {
        let before = expression.first.checked_sub(1);
        let leads = before.filter(|at| self.is(*at, Role::Prep));
        let in_later = self.sentences[expression.first] > self.first_full_sentence;
        let opens = before.is_none();
        let reason = if self.in_credit(expression) {
            "it stands in the credit"
        } else if opens {
            "the caption begins with it"
        } else if in_later {
            "a later sentence gives it, and no date of the first one is the picture's"
        } else if leads.is_some() {
            "a preposition gives it to what the first sentence describes"
        } else if self.in_brackets(expression) {
            "it stands in brackets behind what is described"
        } else if self.closes(expression.last) {
            "it closes the sentence that describes the picture"
        } else {
            "it stands with what the first sentence describes"
        };
        Decision::sure(reason).by(leads.map(|at| self.tokens[at].span))
    }

    /// The word that opens the side clause in which a date stands: "as", "where".
    fn opens_side_clause(&self, expression: &Expression) -> Option<Span> {
        let clause = self.clause_start(expression);
        (clause..expression.first)
            .find(|at| {
                [Role::Subordinate, Role::Relative, Role::Run]
                    .iter()
                    .any(|role| self.is(*at, *role))
            })
            .map(|at| self.tokens[at].span)
    }

    /// Why the caption has no date although it names some.
    pub(super) fn no_date(&self, undated: bool, strongest: Option<Candidate>) -> Decision {
        let reason = if undated {
            "the caption calls the picture undated"
        } else if strongest.is_none() {
            "no date of the caption says its year"
        } else {
            "every date of the caption is of something else"
        };
        Decision::sure(reason).over(strongest.map(|candidate| self.lost(candidate, None)))
    }

    /// Why a combination of several pictures, each with its day, has no date of its own.
    pub(super) fn no_one_date(&self, best: Candidate, other: Candidate) -> Decision {
        let reason = "the caption is of several pictures, each with its own day";
        Decision::sure(reason).over(Some(self.lost(other, Some(best))))
    }

    fn lost(&self, candidate: Candidate, to: Option<Candidate>) -> RunnerUp {
        let expression = &self.expressions[candidate.index];
        let value = expression.when.and_then(|when| when.edtf(expression.hedge, expression.side));
        let (lost, evidence) = match candidate.claim {
            Claim::Background => self.why_background(expression),
            _ => (self.why_lost(candidate, expression, to), None),
        };
        RunnerUp { span: expression.span, value, lost, evidence }
    }

    fn why_lost(
        &self,
        candidate: Candidate,
        expression: &Expression,
        to: Option<Candidate>,
    ) -> &'static str {
        match candidate.claim {
            Claim::Provided => "the picture was given out then, not taken",
            Claim::Published => "the picture was published then, not taken",
            _ if to.is_none() => "the caption calls the picture undated",
            Claim::Occasion => "it is only in the name of the event",
            _ if to.is_some_and(|winner| winner.claim > candidate.claim) => {
                "less speaks for its being the picture's"
            }
            _ if self.is_subordinate(expression) => "it stands in a side clause",
            _ => "it stands further from where captions put the picture's date",
        }
    }

    /// The word that governs a date.
    fn leading_word(&self, expression: &Expression) -> Option<Span> {
        self.immediate(expression).map(|at| self.tokens[at].span)
    }
}
