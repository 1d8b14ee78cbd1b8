//! Which of a caption's dates is the picture's.
//!
//! Not the first and not the last: the words that govern a date say whose it is. "The mill, closed
//! since May 2, 1975, is seen on June 9, 1998" has the picture's date second; in "An undated view.
//! The mill was built in 1871." it has none.

use super::lexicon::{Meaning, Role, meaning};
use super::scan::Expression;
use super::token::{Kind, Token};
use super::when::When;
use crate::record::{DateRole, Span};

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

/// What is counted in thousands: the number before it is no year.
const COUNTED: &[&str] = &[
    "acres",
    "dollars",
    "euros",
    "families",
    "feet",
    "fighters",
    "homes",
    "hours",
    "houses",
    "hrs",
    "kilometers",
    "kilometres",
    "km",
    "meters",
    "metres",
    "miles",
    "migrants",
    "people",
    "refugees",
    "soldiers",
    "tons",
    "troops",
    "workers",
];

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

    /// The index of the picture's date and what happened on it; `None` if no date is the picture's.
    pub(super) fn pick(&self) -> Option<(usize, DateRole)> {
        let undated = (0..self.tokens.len()).any(|at| self.is(at, Role::Undated));
        let mut best: Option<((Claim, i32), usize)> = None;
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
            if !of_picture {
                continue;
            }
            let rank = (claim, self.weight(expression));
            if best.is_none_or(|(found, _)| rank > found) {
                best = Some((rank, index));
            }
        }
        let ((claim, _), index) = best?;
        let role = match claim {
            Claim::Provided => DateRole::Provided,
            Claim::Published => DateRole::Published,
            _ => DateRole::Taken,
        };
        Some((index, role))
    }

    fn claim(&self, expression: &Expression) -> Claim {
        let Some(when) = expression.when else { return Claim::Background };
        let Some((from, to)) = when.years() else { return Claim::Background };
        if to < FIRST_PHOTOGRAPH || self.is_number_of_something(expression) {
            return Claim::Background;
        }
        if self.in_credit(expression) {
            return self.claim_in_credit(expression, when);
        }
        if self.is_attribute_of_photo(expression) {
            return Claim::Taken;
        }
        if let Some(claim) = self.governed(expression) {
            return claim;
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
        if self.is_attribute(expression) {
            return if self.is_at_event(expression) { Claim::Occasion } else { Claim::Background };
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
        if before.is_some_and(|at| self.is(at, Role::Print)) {
            return Claim::Background;
        }
        if !when.is_year() || expression.hedge.approximate {
            return if self.is_stamp(expression) { Claim::Published } else { Claim::Stated };
        }
        let credit = self.credits.iter().find(|credit| credit.overlaps(expression.span));
        let labelled = credit.is_some_and(|credit| {
            let start = self.tokens.partition_point(|token| token.span.end <= credit.start);
            self.tokens[start..expression.first].iter().take(4).any(|token| token.is_mark(':'))
        });
        if labelled { Claim::Published } else { Claim::Stated }
    }

    /// What the word straight before it makes of it.
    fn governed(&self, expression: &Expression) -> Option<Claim> {
        if self.follows_copyright(expression) {
            return Some(Claim::Background);
        }
        let at = self.immediate(expression)?;
        let word = self.meaning(at);
        let passive = (at.saturating_sub(2)..at).any(|before| self.is(before, Role::Be));
        let to_digits =
            self.tokens[at + 1..expression.first].iter().any(|token| token.is_mark(','));
        if word.is(Role::Taken) || word.is(Role::Seen) {
            return Some(Claim::Taken);
        }
        if word.is(Role::Provide) {
            return Some(if self.is_of_photo(at) { Claim::Provided } else { Claim::Background });
        }
        if word.is(Role::Publish) {
            return Some(Claim::Published);
        }
        let background = word.is(Role::Since)
            || word.is(Role::Until)
            || word.is(Role::Print)
            || word.is(Role::Life) && !passive
            || word.is(Role::Event) && !passive && !to_digits
            || word.is(Role::Future)
            || (word.is(Role::Before) || word.is(Role::After)) && !to_digits
            || self.is_of_noun(expression);
        background.then_some(Claim::Background)
    }

    /// True for "the crash of 1929", false for "the summer of 1969".
    fn is_of_noun(&self, expression: &Expression) -> bool {
        let Some(mut at) = expression.first.checked_sub(1) else { return false };
        if self.is(at, Role::The) {
            at = at.saturating_sub(1);
        }
        let of = matches!(self.tokens[at].folded.as_str(), "of" | "de" | "del" | "von");
        of && at > 0 && !self.is(at - 1, Role::PartOf) && !self.is(at - 1, Role::Photo)
    }

    /// What the rest of its clause makes of it.
    fn in_clause(&self, expression: &Expression) -> Option<Claim> {
        let start = self.clause_start(expression);
        let clause = start..expression.first;
        if let Some(claim) = self.provided_in_sentence(expression) {
            return Some(claim);
        }
        let mut relative = false;
        for at in clause.clone() {
            let word = self.meaning(at);
            let passive = (at.saturating_sub(2)..at).any(|before| self.is(before, Role::Be));
            let life = word.is(Role::Life) && !passive && self.tokens[at].text.len() > 1;
            if word.is(Role::Since) || life {
                return Some(Claim::Background);
            }
            if word.is(Role::Future) && self.tokens[at].folded != "sera" && !self.is_adjective(at) {
                return Some(Claim::Background);
            }
            relative |= word.is(Role::Relative) && self.is_near_relative(at, expression);
            if relative && self.is_past(at) {
                return Some(Claim::Background);
            }
            if word.is(Role::Taken) && self.is_of_photo(at) && !self.is_word(at + 1, "from") {
                return Some(Claim::Taken);
            }
        }
        let sentence = self.sentences[expression.first];
        let later = sentence > self.first_full_sentence;
        if later && clause.into_iter().any(|at| self.is_finite_past(at)) {
            return Some(Claim::Background);
        }
        None
    }

    /// True for "her son, who was killed on", and for the relative clause on a subject while its
    /// sentence goes on: "A bridge that fell in 1999 is rebuilt". False for "People who fled the
    /// town arrive on": that clause is over before the date.
    fn is_near_relative(&self, at: usize, expression: &Expression) -> bool {
        let sentence = self.sentences[at];
        let start = self.sentences.partition_point(|number| *number < sentence);
        let goes_on = self.tokens.get(expression.last).is_some_and(|next| {
            let word = meaning(&next.folded);
            next.kind == Kind::Word
                && !next.is_capitalised()
                && (word.is(Role::Be) || !word.is(Role::Function))
        });
        at + 14 > expression.first && (at > start + 4 || goes_on)
    }

    /// "photo provided by the centre, a group in the north, in April 2025, shows": provided, but in
    /// "In this photo provided by the navy, sailors wave on May 3, 2014" taken.
    fn provided_in_sentence(&self, expression: &Expression) -> Option<Claim> {
        let sentence = self.sentences[expression.first];
        let start = self.sentences.partition_point(|number| *number < sentence);
        let at = (start..expression.first).rev().take(40).find(|at| {
            self.is(*at, Role::Provide)
                || self.is(*at, Role::Publish)
                || self.is(*at, Role::Taken)
                || self.is(*at, Role::Shows)
        })?;
        if self.is(at, Role::Taken) || self.is(at, Role::Shows) || !self.is_of_photo(at) {
            return None;
        }
        let between = &self.tokens[at + 1..expression.first];
        let inner = between.iter().rposition(|token| token.is_any_mark(",،"));
        let verb_after = self.tokens[expression.last..]
            .iter()
            .take(6)
            .any(|token| meaning(&token.folded).is(Role::Shows));
        let words_after_comma = inner.is_some_and(|comma| {
            between[comma + 1..]
                .iter()
                .any(|token| token.kind == Kind::Word && !meaning(&token.folded).is(Role::Prep))
        });
        let claim = if self.is(at, Role::Provide) { Claim::Provided } else { Claim::Published };
        (!words_after_comma || verb_after).then_some(claim)
    }

    /// A year alone needs words that make it a time: "in 1972", ", 1941."
    fn claim_of_year(&self, expression: &Expression) -> Claim {
        let within = matches!(expression.when, Some(When::Within(..)));
        if within || expression.hedge.approximate || expression.hedge.uncertain {
            return Claim::Stated;
        }
        let before = expression.first.checked_sub(1);
        let governed = before.is_some_and(|mut at| {
            while at > 0
                && (self.is(at, Role::The)
                    || self.is(at, Role::When)
                    || self.tokens[at].is_mark('-'))
            {
                at -= 1;
            }
            self.is(at, Role::Prep)
                || self.is(at, Role::Year)
                || self.is(at, Role::Joiner)
                || matches!(self.tokens[at].folded.as_str(), "from" | "de" | "des" | "degli" | "v")
        });
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
        if governed || opens && closes || leads || unspaced {
            return Claim::Stated;
        }
        if titled && closes {
            return if self.is_event_name(expression) && !self.is_at_event(expression) {
                Claim::Background
            } else {
                Claim::Occasion
            };
        }
        Claim::Background
    }

    /// True if nothing that belongs to the date's phrase follows.
    fn closes(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return true };
        token.is_any_mark(",.;:)]|·—–\"“”«»©…([?!،")
            || self
                .credits
                .iter()
                .any(|credit| credit.start <= token.span.start && token.span.start < credit.end)
            || token.kind == Kind::Word && self.is(at, Role::Technique) && token.is_capitalised()
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
        let clause = self.clause_start(expression);
        let subordinate = (clause..expression.first).any(|at| {
            self.is(at, Role::Subordinate) || self.is(at, Role::Relative) || self.is(at, Role::Run)
        });
        first + last_of_sentence + precision - if subordinate { 5 } else { 0 }
    }

    /// The first token of the date's clause. A comma opens a clause unless only a chain of places
    /// stands between it and the date that begins before it: "killed in Aleppo, Syria, on May 3,
    /// 2014", but not "where they live, Aleppo, Syria, May 3, 2014".
    fn clause_start(&self, expression: &Expression) -> usize {
        let sentence = self.sentences[expression.first];
        let mut at = expression.first;
        let mut chain = true;
        // A clause of more words than this has lost its date.
        let floor = expression.first.saturating_sub(60).max(self.previous(expression));
        while at > floor {
            let before = at - 1;
            let token = &self.tokens[before];
            if self.sentences[before] != sentence || token.is_any_mark(";:()[]") {
                break;
            }
            if token.is_any_mark(",—–،") {
                let names = self.tokens[at..expression.first].iter().any(Token::is_capitalised);
                let after_clause = before > 0
                    && self.tokens[before - 1].kind == Kind::Word
                    && !self.tokens[before - 1].is_capitalised();
                if !chain || names && after_clause {
                    break;
                }
            } else if token.kind == Kind::Word {
                let on = before + 1 == expression.first && self.is(before, Role::Prep);
                chain &= token.is_capitalised() || on || self.is(before, Role::When);
            }
            at = before;
        }
        at
    }

    /// Where the date expression before it ends: a word before that one governs that one.
    fn previous(&self, expression: &Expression) -> usize {
        let index = self.expressions.partition_point(|other| other.first < expression.first);
        index.checked_sub(1).map_or(0, |index| self.expressions[index].last)
    }

    /// The word that governs a date, prepositions, articles and parts of the day passed over.
    fn immediate(&self, expression: &Expression) -> Option<usize> {
        let floor = expression.first.saturating_sub(8);
        (floor..expression.first)
            .rev()
            .find(|at| {
                let token = &self.tokens[*at];
                let word = self.meaning(*at);
                let filler = token.is_any_mark(",.-:(،")
                    || word.is(Role::Prep)
                    || word.is(Role::The)
                    || word.is(Role::When)
                    || word.is(Role::Year)
                    || token.folded == "of"
                    || token.folded == "about"
                    || word.is(Role::Joiner) && !word.is(Role::Since);
                !filler || word.is(Role::Until) || word.is(Role::Print)
            })
            .filter(|at| self.sentences[*at] == self.sentences[expression.first])
    }

    /// "this March 4, 2010 file photo"
    fn is_attribute_of_photo(&self, expression: &Expression) -> bool {
        let at = expression.last
            + usize::from(self.tokens.get(expression.last).is_some_and(|token| token.is_mark(',')));
        let photo = (at..at + 2).any(|at| self.is(at, Role::Photo));
        let before = expression.first.checked_sub(1);
        let this = before.is_none_or(|before| {
            matches!(self.tokens[before].folded.as_str(), "this" | "a" | "an" | "the" | "undated")
                || self.is(before, Role::When)
        });
        photo && this && self.tokens.get(at).is_some_and(|token| token.kind == Kind::Word)
    }

    /// "the May 6, 2012 election", "a 1948 Buick": part of a name or of a thing.
    fn is_attribute(&self, expression: &Expression) -> bool {
        let Some(before) = expression.first.checked_sub(1) else {
            return self.leads_name(expression);
        };
        let comma = self.tokens.get(expression.last).is_some_and(|token| token.is_mark(','));
        let head = expression.last + usize::from(comma);
        let determined = matches!(
            self.tokens[before].folded.as_str(),
            "a" | "an" | "the" | "his" | "her" | "its" | "their" | "this" | "s"
        );
        let day_first = self.tokens[expression.first].kind == Kind::Number
            && self.tokens[expression.first].digits <= 2;
        let Some(next) = self.tokens.get(head) else { return false };
        let names = next.kind == Kind::Word && !self.is(head, Role::Function)
            || next.is_mark('-') && !next.spaced;
        determined
            && !day_first
            && names
            && (!comma || next.kind == Kind::Word && !next.is_capitalised())
    }

    /// "2014 FIFA World Cup final in Rio": a name that begins the caption with its year.
    fn leads_name(&self, expression: &Expression) -> bool {
        expression.when.is_some_and(When::is_year)
            && self.tokens.get(expression.last).is_some_and(|token| {
                token.kind == Kind::Word
                    && !token.is_capitalised()
                    && !self.is(expression.last, Role::Function)
            })
    }

    /// "during the 2024 caucuses", "at the festival of Anytown 2018": the picture shows it.
    fn is_at_event(&self, expression: &Expression) -> bool {
        let floor = expression.first.saturating_sub(8);
        for at in (floor..expression.first).rev() {
            let token = &self.tokens[at];
            if self.sentences[at] != self.sentences[expression.first] || token.is_any_mark(",;()") {
                return false;
            }
            match token.folded.as_str() {
                "at" | "during" => return true,
                "the" | "of" | "s" | "day" | "night" | "on" | "a" => {}
                _ if token.is_capitalised() || token.kind != Kind::Word => {}
                _ if at + 4 >= expression.first => {}
                _ => return false,
            }
        }
        false
    }

    /// "Expo 2020": held when its name does not say, so the year alone is no evidence.
    fn is_event_name(&self, expression: &Expression) -> bool {
        const HEADS: &[&str] = &[
            "agenda",
            "awards",
            "biennale",
            "championship",
            "championships",
            "comic",
            "conference",
            "congress",
            "convention",
            "cup",
            "euro",
            "eurovision",
            "expo",
            "fair",
            "festival",
            "forum",
            "games",
            "gala",
            "olympics",
            "open",
            "prix",
            "show",
            "summit",
            "universe",
            "vision",
            "week",
            "windows",
            "world",
        ];
        (expression.first.saturating_sub(2)..expression.first)
            .any(|at| HEADS.binary_search(&self.tokens[at].folded.as_str()).is_ok())
    }

    /// "Flight 1812", "No. 1942", "1500 people".
    fn is_number_of_something(&self, expression: &Expression) -> bool {
        if !expression.when.is_some_and(When::is_year) {
            return false;
        }
        let counted = self
            .tokens
            .get(expression.last)
            .is_some_and(|next| COUNTED.binary_search(&next.folded.as_str()).is_ok());
        let Some(before) = expression.first.checked_sub(1) else { return counted };
        let before =
            if self.tokens[before].is_mark('.') { before.saturating_sub(1) } else { before };
        counted || self.is(before, Role::Unit) || self.tokens[before].is_mark('#')
    }

    /// "NORFOLK (May 3, 2012)", "HOMS, Syria (Nov. 6, 2016) —", "PARIS, May 3, 2012 -".
    fn is_dateline(&self, expression: &Expression) -> bool {
        let named = self.tokens.first().is_some_and(Token::is_capitals);
        let opens =
            expression.first.checked_sub(1).is_some_and(|at| self.tokens[at].is_any_mark("(,-–—"));
        let closes =
            self.tokens.get(expression.last).is_some_and(|token| token.is_any_mark(")-–—:"));
        named
            && opens
            && closes
            && expression.first <= 12
            && self.sentences[expression.first] == self.sentences[0]
            && !expression.when.is_some_and(When::is_of_years)
    }

    /// "Reuters / Sunday, April 17, 2011": the stamp of a page.
    fn is_stamp(&self, expression: &Expression) -> bool {
        expression
            .first
            .checked_sub(1)
            .is_some_and(|at| self.tokens[at].is_any_mark("/|") && self.tokens[at].spaced && at > 0)
    }

    fn follows_copyright(&self, expression: &Expression) -> bool {
        let floor = expression.first.saturating_sub(4);
        (floor..expression.first).rev().any(|at| {
            let near = at + 1 == expression.first
                || self.is(at, Role::Print) && at + 3 >= expression.first;
            let sign = self.tokens[at].is_mark('©')
                || self.tokens[at].is_mark(')')
                    && at >= 2
                    && self.tokens[at - 1].folded == "c"
                    && self.tokens[at - 2].is_mark('(');
            near && (sign
                || self.is(at, Role::Print)
                    && self.sentences[at] == self.sentences[expression.first])
        })
    }

    fn in_brackets(&self, expression: &Expression) -> bool {
        let floor = expression.first.saturating_sub(8);
        let open = (floor..expression.first).rev().find(|at| self.tokens[*at].is_any_mark("()[]"));
        open.is_some_and(|at| self.tokens[at].is_any_mark("(["))
    }

    fn in_credit(&self, expression: &Expression) -> bool {
        self.credits.iter().any(|credit| credit.overlaps(expression.span))
    }

    /// True if the participle is a picture's: "photo provided", "picture taken".
    fn is_of_photo(&self, at: usize) -> bool {
        (at.saturating_sub(16)..at).any(|at| self.is(at, Role::Photo)) || at <= 2
    }

    fn is_past(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        self.is(at, Role::Past)
            || token.folded.len() > 4 && token.folded.ends_with("ed") && !token.is_capitalised()
    }

    /// "was", "had", or "-ed" after its subject.
    fn is_finite_past(&self, at: usize) -> bool {
        if self.is(at, Role::Past) {
            return true;
        }
        let subject = at > 0
            && (self.tokens[at - 1].is_capitalised()
                || matches!(
                    self.tokens[at - 1].folded.as_str(),
                    "he" | "she" | "it" | "they" | "which" | "who"
                ));
        self.is_past(at) && subject
    }

    fn is_adjective(&self, at: usize) -> bool {
        at > 0
            && matches!(
                self.tokens[at - 1].folded.as_str(),
                "the" | "a" | "an" | "last" | "free" | "good"
            )
    }

    fn meaning(&self, at: usize) -> Meaning {
        self.tokens.get(at).map(|token| meaning(&token.folded)).unwrap_or_default()
    }

    fn is(&self, at: usize, role: Role) -> bool {
        self.meaning(at).is(role)
    }

    fn is_word(&self, at: usize, folded: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.folded == folded)
    }
}
