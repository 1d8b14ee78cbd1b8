//! What the words before a date make of it.

use super::super::lexicon::Role;
use super::super::scan::Expression;
use super::super::token::{Kind, Token};
use super::super::when::When;
use super::{Claim, DETERMINERS, Evidence};

impl Evidence<'_, '_> {
    /// What the word straight before it makes of it.
    pub(super) fn governed(&self, expression: &Expression) -> Option<Claim> {
        if self.follows_copyright(expression) {
            return Some(Claim::Background);
        }
        let at = self.immediate(expression)?;
        let word = self.meaning(at);
        let passive = (at.saturating_sub(2)..at).any(|before| self.is(before, Role::Be));
        let to_digits =
            self.tokens[at + 1..expression.first].iter().any(|token| token.is_mark(','));
        if word.is(Role::Made) && !self.is_of_photo_strictly(at) {
            return Some(Claim::Background);
        }
        if word.is(Role::Taken) && self.is_conquest(at) {
            return Some(Claim::Background);
        }
        if self.is_shutter_before(at, expression) {
            return Some(Claim::Taken);
        }
        if word.is(Role::Taken) || word.is(Role::Seen) || word.is(Role::Made) {
            let shown = self.photo_before(at).is_some_and(|photo| self.is_thing_shown(photo));
            return Some(if shown { Claim::Background } else { Claim::Taken });
        }
        if self.follows_from(expression) {
            return Some(Claim::Background);
        }
        if word.is(Role::Provide) {
            return Some(if self.is_of_photo(at) { Claim::Provided } else { Claim::Background });
        }
        if word.is(Role::Publish) {
            // "Posted: May 3, 2014" is a label; "with her first book, published in 1999" is not.
            let label = self.tokens.get(at + 1).is_some_and(|next| next.is_mark(':'))
                || at == 0
                || self.sentences[at - 1] != self.sentences[at];
            let of_picture = label || self.is_of_photo(at);
            return Some(if of_picture { Claim::Published } else { Claim::Background });
        }
        let background = self.is_participle_of_noun(expression, at)
            || self.opens_with_participle(expression, at)
            || word.is(Role::Since)
            || word.is(Role::Until)
            || word.is(Role::Print)
            || word.is(Role::Life) && !passive && self.is_life_sign(at, expression)
            || word.is(Role::Event) && !passive && !to_digits
            || word.is(Role::Future)
            || (word.is(Role::Before) || word.is(Role::After)) && !to_digits
            || self.is_of_noun(expression);
        background.then_some(Claim::Background)
    }

    /// "d. 1976" tells of a life, "D-Day" of none.
    fn is_life_sign(&self, at: usize, expression: &Expression) -> bool {
        let is_letter = self.tokens[at].text.chars().count() == 1;
        !is_letter
            || at + 1 == expression.first
            || self.tokens.get(at + 1).is_some_and(|next| next.is_mark('.'))
    }

    /// "Trees planted in 1871 stand", "the school she left in 1953", "polls to be held on May 3":
    /// the date is the noun's.
    fn is_participle_of_noun(&self, expression: &Expression, at: usize) -> bool {
        if at == 0 || !self.is_past(at) {
            return false;
        }
        let before = &self.tokens[at - 1];
        if before.folded == "be" && self.is_word(at.saturating_sub(2), "to") {
            return true;
        }
        let pronoun = matches!(&*before.folded, "he" | "she" | "it" | "they");
        let inside = at.checked_sub(2).is_some_and(|noun| {
            self.sentences[noun] == self.sentences[at]
                && self.tokens[noun].kind == Kind::Word
                && !self.is(noun, Role::Subordinate)
        });
        if pronoun && inside {
            return true;
        }
        let next = self.tokens.get(expression.last);
        let goes_on = next.is_some_and(|next| {
            next.kind == Kind::Word
                && !next.is_capitalised()
                && !self.is(expression.last, Role::Function)
        });
        let set_off = before.is_mark(',') && next.is_some_and(|next| next.is_mark(','));
        goes_on && before.kind == Kind::Word && !self.is(at - 1, Role::Be) || set_off
    }

    /// "Chartered in 1955, the club": a participle that opens its sentence and the comma after its
    /// date belong to the subject that follows.
    fn opens_with_participle(&self, expression: &Expression, at: usize) -> bool {
        let opens = at == 0 || self.sentences[at - 1] != self.sentences[at];
        let participle = self.tokens[at].folded.len() > 4 && self.tokens[at].folded.ends_with("ed");
        let goes_on = self.tokens.get(expression.last).is_some_and(|token| token.is_mark(','));
        opens && participle && goes_on && !self.is(at, Role::Photo)
    }

    /// The first token of a sentence.
    pub(super) fn first_of(&self, sentence: usize) -> usize {
        self.sentences.partition_point(|number| *number < sentence)
    }

    /// True for "the crash of 1929", false for "the summer of 1969".
    pub(super) fn is_of_noun(&self, expression: &Expression) -> bool {
        let Some(mut at) = expression.first.checked_sub(1) else { return false };
        if self.is(at, Role::The) {
            at = at.saturating_sub(1);
        }
        let of = matches!(&*self.tokens[at].folded, "of" | "de" | "del" | "von");
        // "Crash of October 1929: crowds …": a title, and the colon gives its date to the picture.
        let titles = self.tokens.get(expression.last).is_some_and(|next| next.is_mark(':'))
            && self.sentences[expression.first] == 0;
        if titles {
            return false;
        }
        // "during the great raid of Sunday, May 3, 1942": the picture shows it.
        // "during the harbour flood of May 1942."
        let is_month_last = matches!(expression.when, Some(When::At(point)) if point.month.is_some())
            && self.closes(expression.last);
        let is_dated = self.tokens[expression.first].meaning.weekday != 0 || is_month_last;
        if is_dated && self.is_at_event(expression) {
            return false;
        }
        let part = |at| {
            [Role::PartOf, Role::Photo, Role::Prep, Role::Year]
                .iter()
                .any(|role| self.is(at, *role))
        };
        of && at > 0 && !part(at - 1)
    }

    /// "a poster from 1936", "president from 1936 to 1942".
    pub(super) fn follows_from(&self, expression: &Expression) -> bool {
        let from = expression.first.checked_sub(1).filter(|at| self.is_word(*at, "from"));
        from.is_some_and(|from| {
            from > 0 && self.tokens[from - 1].kind == Kind::Word && !self.is(from - 1, Role::Photo)
                || matches!(expression.when, Some(When::Span(..)))
        })
    }

    /// What the rest of its clause makes of it.
    pub(super) fn in_clause(&self, expression: &Expression) -> Option<Claim> {
        let start = self.clause_start(expression);
        // "A bus where people died is photographed in Anytown on": that clause is over.
        let shown = (start + 1..expression.first).rev().find(|at| {
            (self.is(*at, Role::Seen) || self.is(*at, Role::Taken))
                && matches!(&*self.tokens[*at - 1].folded, "is" | "are")
        });
        let start = shown.unwrap_or(start);
        let clause = start..expression.first;
        if let Some(claim) = self.provided_in_sentence(expression) {
            return Some(claim);
        }
        let mut relative = false;
        let aside = self.closed_aside(expression);
        for at in clause.clone().filter(|at| !aside.contains(at)) {
            let word = self.meaning(at);
            let passive = (at.saturating_sub(2)..at).any(|before| self.is(before, Role::Be));
            let life = word.is(Role::Life) && !passive && self.tokens[at].text.len() > 1;
            // The Russian "с" is "since" straight before a date and "with" before anything else.
            let since = word.is(Role::Since) && self.tokens[at].text.chars().nth(1).is_some();
            if life || since && !self.closes_after_place(at, expression) {
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
        if expression.when.is_some_and(When::is_year) && clause.clone().any(|at| self.is_career(at))
        {
            return Some(Claim::Background);
        }
        if self.opens_past_sentence(expression) {
            return Some(Claim::Background);
        }
        let sentence = self.sentences[expression.first];
        let later = sentence > self.first_full_sentence;
        if later
            && clause.into_iter().any(|at| self.is_finite_past(at) || self.is_word(at, "turns"))
        {
            return Some(Claim::Background);
        }
        None
    }

    /// "the port of Genoa, where it will be scrapped, on May 4": the clause between the two commas is
    /// over before the date. Empty where there is none.
    fn closed_aside(&self, expression: &Expression) -> std::ops::Range<usize> {
        const LONGEST: usize = 24;
        let none = expression.first..expression.first;
        let preposition = expression.first.checked_sub(1).filter(|at| self.is(*at, Role::Prep));
        let Some(close) = preposition.unwrap_or(expression.first).checked_sub(1) else {
            return none;
        };
        if preposition.is_none() || !self.tokens[close].is_mark(',') {
            return none;
        }
        let open =
            (close.saturating_sub(LONGEST)..close).rev().find(|at| self.tokens[*at].is_mark(','));
        let opens = open.is_some_and(|at| {
            self.is(at + 1, Role::Relative) || self.is(at + 1, Role::Subordinate)
        });
        match open.filter(|_| opens) {
            Some(open) => open..close,
            None => none,
        }
    }

    /// "for the first time since the fire in Anytown, Spain May 3, 2012.": the wire's place and
    /// date close the sentence, whatever "since" governs before them.
    fn closes_after_place(&self, since: usize, expression: &Expression) -> bool {
        let Some(before) = expression.first.checked_sub(1) else { return false };
        let closes = self.tokens.get(expression.last).is_none_or(|_| {
            self.sentences[expression.first] != self.sentences[expression.last]
                || self.closes(expression.last)
        });
        let day = matches!(expression.when, Some(When::At(point)) if point.day.is_some());
        let placed = self.tokens[before].is_capitalised()
            && self.tokens[since + 1..before].iter().any(|token| token.is_mark(','))
            && self.tokens[since + 1..before].iter().any(|token| token.folded == "in");
        day && closes && placed
    }

    /// "photo provided by the centre, a group in the north, in April 2025, shows": provided, but in
    /// "In this photo provided by the navy, sailors wave on May 3, 2014" taken.
    pub(super) fn provided_in_sentence(&self, expression: &Expression) -> Option<Claim> {
        let sentence = self.sentences[expression.first];
        let start = self.first_of(sentence);
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
        if between.iter().any(|token| token.meaning.is(Role::Relative)) {
            return None;
        }
        let inner = between.iter().rposition(|token| token.is_any_mark(",،"));
        let verb_after = self.tokens[expression.last..]
            .iter()
            .take(6)
            .any(|token| token.meaning.is(Role::Shows));
        let words_after_comma = inner.is_some_and(|comma| {
            between[comma + 1..]
                .iter()
                .any(|token| token.kind == Kind::Word && !token.meaning.is(Role::Prep))
        });
        // "In this image provided by the zoo, a bear climbs in Anytown, on May 3, 2014"
        let clause_after_comma =
            between.iter().position(|token| token.is_mark(',')).is_some_and(|comma| {
                let words = between[comma..].iter().filter(|token| token.kind == Kind::Word);
                // Where the date closes the sentence it is the clause's, however short that is.
                let closes = self.tokens.get(expression.last).is_none_or(|next| {
                    next.is_any_mark(".([")
                        || self.sentences[expression.last] != self.sentences[expression.first]
                });
                words.count() > if closes { 3 } else { 8 }
            });
        let words_after_comma = words_after_comma || clause_after_comma;
        let claim = if self.is(at, Role::Provide) { Claim::Provided } else { Claim::Published };
        (!words_after_comma || verb_after).then_some(claim)
    }

    /// The first token of the date's clause. A comma opens a clause unless only a chain of places
    /// stands between it and the date that begins before it: "killed in Aleppo, Syria, on May 3,
    /// 2014", but not "where they live, Aleppo, Syria, May 3, 2014".
    pub(super) fn clause_start(&self, expression: &Expression) -> usize {
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
    pub(super) fn previous(&self, expression: &Expression) -> usize {
        let index = self.expressions.partition_point(|other| other.first < expression.first);
        index.checked_sub(1).map_or(0, |index| self.expressions[index].last)
    }

    /// The word that governs a date, prepositions, articles and parts of the day passed over.
    pub(super) fn immediate(&self, expression: &Expression) -> Option<usize> {
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

    /// The nearest "photo" before a participle.
    pub(super) fn photo_before(&self, at: usize) -> Option<usize> {
        (at.saturating_sub(4)..at).rev().find(|at| self.is(*at, Role::Photo))
    }

    /// True if the participle is a picture's: "photo provided", "picture taken".
    pub(super) fn is_of_photo(&self, at: usize) -> bool {
        (at.saturating_sub(16)..at).any(|at| self.is(at, Role::Photo)) || at <= 2
    }

    pub(super) fn is_of_photo_strictly(&self, at: usize) -> bool {
        (at.saturating_sub(8)..at).any(|at| self.is(at, Role::Photo))
    }

    /// True for the picture in "looks at a 1943 photograph": a thing that the picture shows. False
    /// for the one in "In a 1943 photograph" and "Nets dry in this photograph".
    pub(super) fn is_thing_shown(&self, photo: usize) -> bool {
        let determiner = (photo.saturating_sub(3)..photo)
            .rev()
            .take_while(|at| {
                self.tokens[*at].kind != Kind::Mark && self.sentences[*at] == self.sentences[photo]
            })
            .find(|at| DETERMINERS.contains(&&*self.tokens[*at].folded));
        let Some(at) = determiner.filter(|at| !self.is_word(*at, "this")) else { return false };
        let Some(before) = at.checked_sub(1) else { return false };
        // "Anytown Quay A picture taken in 1961": a page ran a title and a sentence together.
        if self.tokens[at].is_capitalised() {
            return false;
        }
        self.sentences[before] == self.sentences[at]
            && self.tokens[before].kind == Kind::Word
            && !matches!(&*self.tokens[before].folded, "in" | "from")
    }

    pub(super) fn is_adjective(&self, at: usize) -> bool {
        at > 0
            && matches!(&*self.tokens[at - 1].folded, "the" | "a" | "an" | "last" | "free" | "good")
    }
}
