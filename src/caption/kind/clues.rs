//! Where each piece of evidence is found: credit, date, opening, verb, words and form.

use super::super::credit::CreditReading;
use super::super::date::DateReading;
use super::super::place::PlaceReading;
use super::form::{
    LONGEST_HEADING, closes_with_brackets, closing_sayer, is_century, is_signed, is_titled,
    is_year, quotes, tells_abroad,
};
use super::sentence::{SIDE, Sentence, Verb};
use super::weight::{Clue, Evidence};
use super::words::{Class, Words};
use crate::record::{DateRole, Precision, Span};

/// Words of a long caption; more are weighed against it and not read.
const LONG: usize = 130;
/// How an argument goes on.
const OPENERS: &[&str] = &[
    "as a result",
    "as part of the",
    "for example",
    "for instance",
    "in addition",
    "in contrast",
    "in fact",
    "in order to",
    "in other words",
    "in recent",
    "in response to",
    "in the meantime",
    "of course",
    "on the other hand",
    "over the years",
    "to this day",
];
/// Words before the verb of a sentence that begins with a name.
const NAMED: usize = 8;
/// Words before a verb that can be the first sentence's.
const FAR: usize = 20;

/// What is weighed of a text.
pub(super) struct Text<'a> {
    pub(super) text: &'a str,
    pub(super) words: &'a Words<'a>,
    pub(super) credit: &'a Option<CreditReading>,
    pub(super) date: &'a DateReading,
    pub(super) place: &'a PlaceReading,
    /// The language, empty where it is not known.
    pub(super) tongue: &'a str,
}

/// Every piece of evidence that a text bears.
pub(super) fn find(text: &Text<'_>) -> Evidence {
    let sentence = Sentence::first(text.words);
    let mut found = Evidence::default();
    text.of_credit(&mut found);
    text.of_date(&sentence, &mut found);
    text.of_opening(&sentence, &mut found);
    text.of_verb(&sentence, &mut found);
    text.of_words(&sentence, &mut found);
    text.of_form(&sentence, &mut found);
    found
}

impl Text<'_> {
    fn is_english(&self) -> bool {
        matches!(self.tongue, "" | "en")
    }

    /// Set like a heading, without a credit and a full stop.
    fn is_heading(&self) -> bool {
        self.credit.is_none()
            && self.words.len() <= LONGEST_HEADING
            && !self.text.trim_end().ends_with('.')
            && is_titled(self.words)
    }

    fn of_credit(&self, found: &mut Evidence) {
        let (text, words) = (self.text, self.words);
        let bare =
            |part: Option<&str>| part.is_some_and(|part| !part.contains(char::is_alphabetic));
        match self.credit {
            Some(credit) => {
                let is_edge = credit.stretches.iter().any(|stretch| {
                    bare(text.get(stretch.end..)) || bare(text.get(..stretch.start))
                });
                found.add(if is_edge { Clue::Credit } else { Clue::Named }, 0);
            }
            None if closes_with_brackets(text) => found.add(Clue::Brackets, 0),
            None if is_signed(words) => found.add(Clue::Signed, 0),
            None => {}
        }
    }

    fn of_date(&self, sentence: &Sentence, found: &mut Evidence) {
        let (text, words) = (self.text, self.words);
        let first_end = words.span(sentence.len).start;
        let bare = |part: &str| !part.contains(char::is_alphanumeric);
        // "Jane Roe is a painter. Her first book appeared in 2010."
        let in_tale = |span: Span| {
            let lead = text.get(..span.start).unwrap_or_default().trim_end();
            span.start >= first_end && !lead.ends_with(['.', ',', ';', '(', ':', '|', '-', '–'])
        };
        let is_placed = self.date.span.filter(|span| !in_tale(*span)).is_some_and(|span| {
            let rest = text.get(span.end..).unwrap_or_default();
            bare(rest)
                || bare(text.get(..span.start).unwrap_or_default())
                || text.get(span.end..first_end).is_some_and(bare)
                || rest.trim_start().starts_with([':', ')', '('])
        });
        match &self.date.date {
            Some(date) => {
                let is_day =
                    date.role == DateRole::Taken && date.edtf.precision() == Precision::Day;
                let is_told = self.date.span.is_some_and(in_tale);
                let clue = match (is_placed, is_day) {
                    (true, true) => Clue::Dated,
                    (true, false) => Clue::Year,
                    (false, true) => Clue::Day,
                    (false, false) => Clue::Undated,
                };
                if clue != Clue::Undated || !is_told {
                    found.add(clue, 0);
                }
            }
            None => {
                if let Some(at) = (0..sentence.plain).find(|at| is_year(words.word(*at))) {
                    found.add(Clue::YearWord, at);
                }
            }
        }
        if let Some(at) = (0..sentence.plain).find(|at| is_century(words, *at)) {
            found.add(Clue::Century, at);
        }
        if let Some(last) = sentence.len.checked_sub(1)
            && words.is(last, Class::Weekday)
        {
            found.add(Clue::Weekday, last);
        }
        if !self.place.location.is_empty() {
            found.add(Clue::Placed, 0);
        }
    }

    fn of_opening(&self, sentence: &Sentence, found: &mut Evidence) {
        let (text, words) = (self.text, self.words);
        let opening = words.word(0);
        let articled = words.is(0, Class::Counted) || matches!(opening, "the" | "young" | "some");
        let people = (0..if articled { 4 } else { 2 }).find(|at| words.is(*at, Class::People));
        // "The Question of Refugees: Past and Present" names nobody who is seen.
        if let Some(at) = people.filter(|_| !self.is_heading()) {
            found.add(Clue::People, at);
        }
        if words.is(0, Class::Counted) {
            found.add(Clue::Counted, 0);
        }
        if opening == "the" {
            found.add(Clue::The, 0);
        }
        if quotes(text) {
            found.add(Clue::Quote, 0);
        }
        if words.is(0, Class::Possessive) {
            found.add(Clue::Possessive, 0);
        }
        let orders = words.is(0, Class::Order) && sentence.len > 1 && !words.gap(1).contains(',');
        if SIDE.contains(&opening) {
            found.add(Clue::Side, 0);
        } else if words.is(0, Class::Opener)
            || words.is(0, Class::Born)
            || OPENERS.iter().any(|phrase| words.begin_with(phrase))
        {
            found.add(Clue::Opener, 0);
        } else if let Some(at) = self.pronoun_behind_year(sentence) {
            found.add(Clue::Pronoun, at);
        } else if words.is(0, Class::Pronoun) {
            found.add(Clue::Pronoun, 0);
        } else if words.is(0, Class::Asks) {
            found.add(Clue::Asks, 0);
        } else if orders {
            found.add(Clue::Order, 0);
        }
        if text.trim_end().trim_end_matches(['"', '”', ')', '»']).ends_with(['?', '؟', '？']) {
            found.add(Clue::Question, words.len().saturating_sub(1));
        }
    }

    /// "In 1934, aged seventeen, he entered the college": who did it is named elsewhere.
    fn pronoun_behind_year(&self, sentence: &Sentence) -> Option<usize> {
        const NEAR: usize = 10;
        let words = self.words;
        let opens = matches!(words.word(0), "in" | "by" | "from" | "during" | "around" | "on")
            && (1..4).any(|at| is_year(words.word(at)));
        (2..sentence.plain.min(NEAR)).find(|at| {
            opens
                && matches!(words.word(*at), "he" | "she" | "they" | "it" | "we" | "i")
                && words.gap(*at).contains(',')
        })
    }

    fn of_verb(&self, sentence: &Sentence, found: &mut Evidence) {
        let words = self.words;
        if !self.is_english() {
            let told = (0..sentence.plain).find(|at| tells_abroad(words, *at, self.tongue));
            found.add(if told.is_some() { Clue::Told } else { Clue::Phrase }, told.unwrap_or(0));
            if let Some(at) = (0..sentence.plain).find(|at| words.is(*at, Class::Says)) {
                found.add(Clue::Says, at);
            }
            if let Some(at) = (0..4).find(|at| words.is(*at, Class::Abstract)) {
                found.add(Clue::Subject, at);
            }
            return;
        }
        let Some((verb, at)) = sentence.verb else {
            found.add(Clue::Phrase, 0);
            return;
        };
        let clue = match verb {
            Verb::Shows => Some(Clue::Shows),
            Verb::Doing => Some(Clue::Doing),
            Verb::Showed => Some(Clue::Showed),
            Verb::Is => Some(Clue::Is),
            Verb::Was => Some(Clue::Was),
            Verb::Stands | Verb::Done => None,
            Verb::Perfect => Some(Clue::Perfect),
            Verb::Modal => Some(Clue::Modal),
            Verb::States => Some(Clue::States),
            Verb::Told => Some(Clue::Told),
            Verb::Says => Some(Clue::Says),
        };
        let far = at > FAR && matches!(verb, Verb::Shows | Verb::Showed | Verb::Doing);
        // "Tanks Roll Into Anytown": the verb of a headline.
        let is_headline =
            at > 0 && words.is_capital(at) && verb == Verb::Shows && self.is_heading();
        if is_headline {
            found.add(Clue::Headline, at);
        } else if let Some(clue) = clue.filter(|_| !far) {
            found.add(clue, at);
        }
        // "The painter Jane Roe was born in Anytown.": a life, which no picture shows.
        let is_born = (1..sentence.plain.min(NAMED))
            .find(|at| words.word(*at) == "born" && matches!(words.word(at - 1), "was" | "were"));
        if let Some(at) = is_born.filter(|_| self.credit.is_none()) {
            found.add(Clue::Perfect, at);
        }
        // "… and the challenges they face should not be minimised"
        let ought = || {
            (0..sentence.plain)
                .find(|at| matches!(words.word(*at), "should" | "must" | "ought" | "shouldn’t"))
        };
        if verb != Verb::Modal
            && self.credit.is_none()
            && let Some(at) = ought()
        {
            found.add(Clue::Modal, at);
        }
        if matches!(verb, Verb::Was | Verb::Told | Verb::Showed)
            && let Some(at) = (0..sentence.plain).find(|at| words.is(*at, Class::Today))
        {
            found.add(Clue::Today, at);
        }
        if verb != Verb::Says
            && let Some(at) = closing_sayer(words, sentence)
        {
            found.add(Clue::Says, at);
        }
        let is_abstract = |near: &usize| {
            (words.is(*near, Class::Abstract) || words.is(*near, Class::Idea))
                && !(words.is_capital(*near) && words.is_capital(near + 1))
        };
        if let Some(at) = (0..at.min(4)).find(is_abstract) {
            found.add(Clue::Subject, at);
        }
    }

    fn of_words(&self, sentence: &Sentence, found: &mut Evidence) {
        let words = self.words;
        let first = sentence.plain;
        let all = words.len().min(LONG);
        if words.len() > 4
            && let Some(at) = (0..all).find(|at| words.is(*at, Class::Picture))
        {
            found.add(Clue::Picture, at);
        }
        for (class, clue, times) in [
            (Class::Idea, Clue::Idea, 2),
            (Class::Abstract, Clue::Abstract, 2),
            (Class::Vague, Clue::Vague, 2),
            (Class::Reason, Clue::Reason, 2),
            (Class::Amount, Clue::Amount, 1),
        ] {
            let is_name = |at: usize| at > 0 && words.is_capital(at);
            let hits = (0..first).filter(|at| words.is(*at, class) && !is_name(*at));
            hits.take(times).for_each(|at| found.add(clue, at));
        }
        let is_scene = |at: &usize| {
            words.is(*at, Class::Scene)
                && (*at == 0 || !words.is_capital(*at) && words.word(at - 1) != "been")
        };
        if let Some(at) = (0..sentence.len.min(60)).find(is_scene) {
            found.add(Clue::Scene, at);
        }
        let is_side =
            |at: &usize| matches!(words.word(*at), "l" | "r") && words.gap(*at).contains('(');
        if let Some(at) = (0..sentence.len.min(60)).find(is_side) {
            found.add(Clue::Sides, at);
        }
        let (early, late): (Vec<_>, Vec<_>) =
            (0..all).filter(|at| self.is_owner(*at)).partition(|at| *at < first);
        early.iter().zip([Clue::Owner, Clue::Owners]).for_each(|(at, clue)| found.add(clue, *at));
        late.iter().take(2).for_each(|at| found.add(Clue::LaterOwner, *at));
    }

    /// "I" is a word of other languages and an initial; "US" is a country.
    fn is_owner(&self, at: usize) -> bool {
        let words = self.words;
        let capital = words.is_capital(at);
        words.is(at, Class::Owner)
            && match words.word(at) {
                "i" => self.is_english() && capital && !words.gap(at + 1).starts_with(['.', ',']),
                "us" | "me" => self.is_english() && !capital,
                _ => true,
            }
    }

    fn of_form(&self, sentence: &Sentence, found: &mut Evidence) {
        let (text, words) = (self.text, self.words);
        let end = text.trim_end().trim_end_matches(['"', '”', '’', ')', '»', ']']);
        let closed = end.ends_with(['.', '!', '…', '。', ':', '：']);
        if !closed && words.len() <= LONGEST_HEADING && self.credit.is_none() {
            found.add(if is_titled(words) { Clue::Title } else { Clue::Unclosed }, 0);
            let spot = (1..words.len()).any(|at| words.is(at, Class::Spot));
            let listed = (2..5).any(|at| at < words.len() && words.gap(at).contains(','));
            if (sentence.verb.is_none() || !self.is_english()) && (spot || listed) {
                found.add(Clue::Spot, 0);
            }
            let label = (1..3).any(|at| at < words.len() && words.gap(at).starts_with(':'));
            if label && self.place.location.is_empty() {
                found.add(Clue::Label, 0);
            }
            if let Some(at) = (0..words.len()).find(|at| words.is(*at, Class::Headline)) {
                found.add(Clue::Headline, at);
            }
        }
        if words.len() > LONG {
            found.add(Clue::Long, LONG);
        }
        if sentence.of > 3 {
            found.add(Clue::Several, sentence.len);
        }
        let tells = |at: &usize| words.is(*at, Class::Past) || words.is(*at, Class::Told);
        if let Some(at) = (sentence.len..words.len()).find(tells) {
            found.add(Clue::LaterPast, at);
        }
        if text.starts_with(|c: char| c.is_alphabetic() && c > '\u{24f}') {
            found.add(Clue::Foreign, 0);
        }
    }
}
