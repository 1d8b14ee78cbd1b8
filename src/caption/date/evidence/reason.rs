//! Why a date is the picture's, and why another one is not: what an editor is told.

use super::super::scan::Expression;
use super::super::when::When;
use super::{Claim, Evidence, FIRST_PHOTOGRAPH};
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
            }
            Claim::Stated | Claim::Background if is_of_days(expression) => {
                Decision::unsure("it is a span of days, which may be that of an event")
            }
            Claim::Stated | Claim::Background => {
                Decision::sure("it closes what the caption describes")
            }
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

    fn lost(&self, candidate: Candidate, to: Option<Candidate>) -> RunnerUp {
        let expression = &self.expressions[candidate.index];
        let value = expression.when.and_then(|when| when.edtf(expression.hedge, expression.side));
        RunnerUp { span: expression.span, value, lost: self.why_lost(candidate, expression, to) }
    }

    fn why_lost(
        &self,
        candidate: Candidate,
        expression: &Expression,
        to: Option<Candidate>,
    ) -> &'static str {
        match candidate.claim {
            Claim::Background => self.why_background(expression),
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

    fn why_background(&self, expression: &Expression) -> &'static str {
        let years = expression.when.and_then(When::years);
        if years.is_some_and(|(_, to)| to < FIRST_PHOTOGRAPH) {
            "nobody could photograph then"
        } else if self.is_number_of_something(expression) {
            "it is a number and no year"
        } else if self.follows_copyright(expression) {
            "it is the year of the copyright or of a print"
        } else if self.is_embargo(expression) {
            "an embargo ends then"
        } else if self.in_credit(expression) && self.is_of_contest(expression) {
            "it is the year of the contest that the credit names"
        } else if self.is_told(expression) {
            "somebody tells of it in their own words"
        } else if self.is_attribute(expression) || self.is_event_name(expression) {
            "it is part of a name"
        } else {
            "it is the date of something else in the story"
        }
    }

    /// The word that governs a date.
    fn leading_word(&self, expression: &Expression) -> Option<Span> {
        self.immediate(expression).map(|at| self.tokens[at].span)
    }
}
