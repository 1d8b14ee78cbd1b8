//! Which of a caption's dates is the picture's.
//!
//! Not the first and not the last: the words that govern a date say whose it is. "The mill, closed
//! since May 2, 1975, is seen on June 9, 1998" has the picture's date second; in "An undated view.
//! The mill was built in 1871." it has none.

mod background;
mod clause;
mod past;
mod reason;
mod shape;
mod shutter;

use self::reason::Candidate;
use super::lexicon::{Meaning, Role};
use super::scan::Expression;
use super::token::{Kind, Token};
use super::when::When;
use crate::record::{DateRole, Decision, Span};

/// What a date claims to be, the strongest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    /// The date of something else.
    Background,
    /// When the picture went public.
    Published,
    /// When a third party gave it out.
    Provided,
    /// The year in the name of the event that the picture shows.
    Occasion,
    /// What the description ends with, or says in passing.
    Stated,
    /// A dateline: "NORFOLK (May 3, 2012)".
    Dateline,
    /// "taken on", "this March 4, 2010 file photo".
    Taken,
}

/// First year that a photograph can be of.
const FIRST_PHOTOGRAPH: u32 = 1826;
/// A span of more years than this is somebody's life.
const LONGEST_WORK: u32 = 25;

/// Tokens of the longest title that runs on into the description.
const LONGEST_TITLE: usize = 16;

/// What stands before a thing, or before the thing that belongs to it.
const DETERMINERS: &[&str] = &["a", "an", "the", "his", "her", "its", "their", "this", "s"];

/// A caption with all that is asked of its dates.
pub(super) struct Evidence<'a, 't> {
    tokens: &'a [Token<'t>],
    /// The sentence of each token.
    sentences: &'a [usize],
    credits: &'a [Span],
    expressions: &'a [Expression],
    /// The first sentence that is more than a label: "FILE PHOTO.", "Image 3."
    first_full_sentence: usize,
}

impl<'a, 't> Evidence<'a, 't> {
    pub(super) fn new(
        tokens: &'a [Token<'t>],
        sentences: &'a [usize],
        credits: &'a [Span],
        expressions: &'a [Expression],
    ) -> Self {
        let words = tokens.iter().zip(sentences).filter(|(token, _)| token.kind == Kind::Word);
        let first_full_sentence = words.map(|(_, sentence)| *sentence).nth(4).unwrap_or(0);
        Self { tokens, sentences, credits, expressions, first_full_sentence }
    }

    /// The index of the picture's date and what happened on it, `None` if no date is the
    /// picture's; and how that was decided.
    pub(super) fn pick(&self) -> (Option<(usize, DateRole)>, Decision) {
        let undated = (0..self.tokens.len()).any(|at| self.is(at, Role::Undated));
        let mut best: Option<Candidate> = None;
        let mut second: Option<Candidate> = None;
        let mut passed: Option<Candidate> = None;
        for (index, expression) in self.expressions.iter().enumerate() {
            if expression.when.is_none_or(|when| when.years().is_none()) || expression.ambiguous {
                continue;
            }
            let claim = self.claim(expression);
            let of_picture = match claim {
                Claim::Background => false,
                Claim::Provided | Claim::Published => true,
                _ => !undated,
            };
            let candidate = Candidate { index, claim, weight: self.weight(expression) };
            if !of_picture {
                if passed.is_none_or(|found| candidate.rank() > found.rank()) {
                    passed = Some(candidate);
                }
            } else if best.is_none_or(|found| candidate.rank() > found.rank()) {
                second = best.replace(candidate);
            } else if second.is_none_or(|found| candidate.rank() > found.rank()) {
                second = Some(candidate);
            }
        }
        let Some(best) = best else { return (None, self.no_date(undated, passed)) };
        if let Some(other) = second.filter(|other| self.are_of_two_pictures(best, *other)) {
            return (None, self.no_one_date(best, other));
        }
        let best = self.refined(best, second);
        let role = match best.claim {
            Claim::Provided => DateRole::Provided,
            Claim::Published => DateRole::Published,
            _ => DateRole::Taken,
        };
        (Some((best.index, role)), self.decision(best, second.or(passed)))
    }

    /// "In this 1955 file photo, people watch the parade on May 14, 1955": the day of the year that was
    /// found, where the same sentence tells it.
    fn refined(&self, best: Candidate, second: Option<Candidate>) -> Candidate {
        let of = |candidate: Candidate| &self.expressions[candidate.index];
        let Some(other) = second else { return best };
        let is_year = of(best).when.is_some_and(When::is_year) && !of(best).hedge.approximate;
        let is_day = matches!(of(other).when, Some(When::At(point)) if point.day.is_some());
        let years = |candidate: Candidate| of(candidate).when.and_then(When::years);
        let is_near = self.sentences[of(best).first] == self.sentences[of(other).first];
        if is_year && is_day && is_near && years(best) == years(other) {
            Candidate { claim: best.claim, ..other }
        } else {
            best
        }
    }

    fn claim(&self, expression: &Expression) -> Claim {
        let Some(when) = expression.when else { return Claim::Background };
        let Some((from, to)) = when.years() else { return Claim::Background };
        // "the coldest winter of the 21st century"
        let is_own_century = matches!(when, When::Century(year) if year >= 2000);
        if is_own_century || to < FIRST_PHOTOGRAPH || self.is_number_of_something(expression) {
            return Claim::Background;
        }
        if self.is_embargo(expression) || self.is_number_of_gift(expression) {
            return Claim::Background;
        }
        if self.in_credit(expression) {
            return self.claim_in_credit(expression, when);
        }
        if self.is_attribute_of_photo(expression) {
            let shown = self.is_thing_shown(expression.first);
            return if shown { Claim::Background } else { Claim::Taken };
        }
        if self.is_week_of_gallery(expression, when) {
            return Claim::Background;
        }
        if self.is_day_after(expression) {
            return Claim::Occasion;
        }
        if let Some(claim) = self.governed(expression) {
            return claim;
        }
        if self.is_told(expression) {
            return Claim::Background;
        }
        if self.is_dateline(expression) {
            return Claim::Dateline;
        }
        if self.is_stamp(expression) {
            return Claim::Published;
        }
        let explicit_span = matches!(when, When::Within(..) | When::Decade(_) | When::Century(_));
        if self.in_brackets(expression) && (from != to) && !explicit_span
            || to - from > LONGEST_WORK && !explicit_span
        {
            return Claim::Background;
        }
        if self.leads_past(expression, when) || self.is_achievement(expression, when) {
            return Claim::Background;
        }
        if self.is_attribute(expression) {
            // "during the 2024 caucuses" may go on for months; "during the May 2024 caucuses" is when.
            match (self.is_at_event(expression), when.is_year()) {
                (true, true) => return Claim::Occasion,
                (true, false) => {}
                (false, _) => return Claim::Background,
            }
        }
        if let Some(claim) = self.in_clause(expression) {
            return claim;
        }
        if when.is_of_years() { self.claim_of_year(expression) } else { Claim::Stated }
    }

    /// A year in a credit with a label and a colon is when the picture was published; any other
    /// date there is the picture's, as archives write it: "Photo by Jane Roe, February 1940".
    fn claim_in_credit(&self, expression: &Expression, when: When) -> Claim {
        let before = self.immediate(expression);
        if self.follows_copyright(expression) {
            return Claim::Background;
        }
        let is_background = before.is_some_and(|at| self.is(at, Role::Print))
            || self.is_accession(expression)
            || self.is_of_contest(expression);
        if is_background {
            return Claim::Background;
        }
        if !when.is_year() || expression.hedge.approximate {
            return if self.is_stamp(expression) { Claim::Published } else { Claim::Stated };
        }
        let credit = self.credits.iter().find(|credit| credit.overlaps(expression.span));
        let labelled = credit.is_some_and(|credit| {
            let start = self.tokens.partition_point(|token| token.span.end <= credit.start);
            // A credit may begin within the expression.
            let words = self.tokens.get(start..expression.first).unwrap_or_default();
            let taken_by = words.windows(2).take(3).any(|pair| {
                matches!(&*pair[0].folded, "photo" | "photos" | "foto" | "image" | "picture")
                    && matches!(&*pair[1].folded, "by" | "von" | "par" | "por")
            });
            taken_by || words.iter().take(4).any(|token| token.is_mark(':'))
        });
        if labelled { Claim::Published } else { Claim::Stated }
    }

    /// "Gift of Jane Roe, 1976 1976-11-1": the museum's number behind the year of the gift.
    fn is_number_of_gift(&self, expression: &Expression) -> bool {
        let tokens = &self.tokens[expression.first..expression.last];
        let year_before = expression.first.checked_sub(1).map(|at| self.tokens[at].text);
        tokens.len() > 2 && year_before == Some(tokens[0].text) && tokens[1].is_any_mark("-.")
    }

    /// "2013.4.12": how a museum numbers what it took in that year.
    fn is_accession(&self, expression: &Expression) -> bool {
        let tokens = &self.tokens[expression.first..expression.last];
        let is_year = tokens.first().is_some_and(|first| {
            first.text.len() >= 4 && first.text.bytes().take(4).all(|byte| byte.is_ascii_digit())
        });
        let dots = tokens.iter().filter(|token| token.is_mark('.')).count();
        is_year && (dots == 2 || tokens.len() == 1 && tokens[0].text.contains('.'))
    }

    /// A year alone needs words that make it a time: "in 1972", ", 1941."
    fn claim_of_year(&self, expression: &Expression) -> Claim {
        let within = matches!(expression.when, Some(When::Within(..)));
        if within || expression.hedge.approximate || expression.hedge.uncertain {
            return Claim::Stated;
        }
        let mut before = expression.first.checked_sub(1);
        // "late 1950s", "the mid-1930s"
        while let Some(at) = before.filter(|at| {
            *at > 0
                && (self.is(*at, Role::The)
                    || self.is(*at, Role::When)
                    || self.tokens[*at].is_mark('-') && !self.tokens[*at].spaced)
        }) {
            before = at.checked_sub(1);
        }
        let governed = before.is_some_and(|at| {
            self.is(at, Role::Prep)
                || self.is(at, Role::Year)
                || self.is(at, Role::Joiner)
                || matches!(&*self.tokens[at].folded, "from" | "de" | "des" | "degli" | "v")
        });
        let quoted = before.is_some_and(|at| self.tokens[at].is_any_mark("\"“«‘„"))
            && self.tokens.get(expression.last).is_some_and(|next| next.is_any_mark("\"”»’“"));
        if quoted {
            return Claim::Background;
        }
        let opens = before.is_none_or(|at| self.tokens[at].is_any_mark(",.;:([|·—–-\"“”«»…/،、"));
        let closes = self.closes(expression.last);
        let titled = before.is_some_and(|at| {
            self.tokens[at].is_capitalised() || self.tokens[at].is_any_mark(")]")
        });
        let leads = expression.first == 0
            && self.tokens.get(expression.last).is_some_and(Token::is_capitalised);
        let unspaced = self.tokens[expression.first..expression.last]
            .iter()
            .any(|token| !token.text.is_ascii());
        // "Quayside – Anytown, 1965 Three boats": a title and the description behind it.
        let title_ends = before.is_some_and(|at| {
            self.tokens[at].is_mark(',') && at > 0 && self.tokens[at - 1].is_capitalised()
        }) && expression.first <= LONGEST_TITLE
            && self.sentences[expression.first] == 0
            && self.tokens.get(expression.last).is_some_and(Token::is_capitalised);
        if governed || opens && closes || title_ends || leads || unspaced {
            return Claim::Stated;
        }
        let made =
            before.is_some_and(|at| self.is(at, Role::Photo) || self.is_word(at, "negative"));
        if made && closes {
            return Claim::Stated;
        }
        if titled && self.is_inside_event(expression) {
            return Claim::Occasion;
        }
        if titled && self.is(expression.last, Role::Prep) && self.is_at_event(expression) {
            return Claim::Occasion;
        }
        if titled && closes {
            let goes_on = self.tokens.get(expression.last).is_some_and(|token| token.is_mark(','))
                && self.tokens.get(expression.last + 1).is_some_and(|token| {
                    token.kind == Kind::Word
                        && !token.is_capitalised()
                        && !self.is(expression.last + 1, Role::Print)
                });
            let named = goes_on || self.is_event_name(expression);
            return if named && !self.is_at_event(expression) {
                Claim::Background
            } else {
                Claim::Occasion
            };
        }
        Claim::Background
    }

    /// How well a date's place and precision fit the picture's, among dates of the same claim.
    fn weight(&self, expression: &Expression) -> i32 {
        let sentence = self.sentences[expression.first];
        let first = i32::from(sentence <= self.first_full_sentence) * 4;
        let last_of_sentence = i32::from(self.tokens.get(expression.last).is_none_or(|token| {
            self.sentences[expression.last] != sentence
                || token.is_any_mark(".([")
                || self.credits.iter().any(|credit| credit.overlaps(token.span))
        })) * 2;
        let precision = match expression.when {
            Some(When::At(point)) => match (point.month, point.day) {
                (_, Some(_)) => 3,
                (Some(_), None) => 2,
                _ => 1,
            },
            Some(When::Span(from, _) | When::Both(from, _)) if from.day.is_some() => 3,
            _ => 0,
        };
        let subordinate = self.is_subordinate(expression);
        first + last_of_sentence + precision - if subordinate { 5 } else { 0 }
    }

    /// True for a date in a clause that begins with "where", "which" or the like.
    fn is_subordinate(&self, expression: &Expression) -> bool {
        let clause = self.clause_start(expression);
        (clause..expression.first).any(|at| {
            self.is(at, Role::Subordinate) || self.is(at, Role::Relative) || self.is(at, Role::Run)
        })
    }

    fn meaning(&self, at: usize) -> Meaning {
        self.tokens.get(at).map(|token| token.meaning).unwrap_or_default()
    }

    fn is(&self, at: usize, role: Role) -> bool {
        self.meaning(at).is(role)
    }

    fn is_word(&self, at: usize, folded: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.folded == folded)
    }
}
