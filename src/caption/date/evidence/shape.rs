//! What the form of a date and its place in the caption make of it.

use super::super::lexicon::Role;
use super::super::scan::Expression;
use super::super::token::{Kind, Token};
use super::super::when::When;
use super::reason::Candidate;
use super::{Claim, DETERMINERS, Evidence};

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
    "migrants",
    "miles",
    "people",
    "refugees",
    "soldiers",
    "tons",
    "troops",
    "workers",
];

/// Last words of the names of events.
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
    "gala",
    "games",
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

impl Evidence<'_, '_> {
    /// True if nothing that belongs to the date's phrase follows.
    pub(super) fn closes(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return true };
        // "2016Jane Roe/AFP"
        let glued = !token.spaced && token.is_capitalised();
        glued
            || token.is_any_mark(",.;:)]|·—–\"“”«»©…([?!،")
            || self
                .credits
                .iter()
                .any(|credit| credit.start <= token.span.start && token.span.start < credit.end)
            || token.kind == Kind::Word
                && self.is(at, Role::Technique)
                && (token.is_capitalised() || self.is_print(at))
    }

    /// "albumen print", "gelatin silver print": a technique in two words, which no thing is called
    /// by.
    fn is_print(&self, at: usize) -> bool {
        let of_plate = matches!(
            &*self.tokens[at].folded,
            "albumen"
                | "chromogenic"
                | "gelatin"
                | "platinum"
                | "salted"
                | "cyanotype"
                | "collodion"
        );
        of_plate && self.is(at + 1, Role::Technique)
    }

    /// "this March 4, 2010 file photo"
    pub(super) fn is_attribute_of_photo(&self, expression: &Expression) -> bool {
        let at = expression.last
            + usize::from(self.tokens.get(expression.last).is_some_and(|token| token.is_mark(',')));
        let photo = (at..at + 2).any(|at| self.is(at, Role::Photo));
        let before = expression.first.checked_sub(1);
        let this = before.is_none_or(|before| {
            matches!(&*self.tokens[before].folded, "this" | "a" | "an" | "the" | "undated")
                || self.is(before, Role::When)
        });
        // "in the summer of 1936 pictures": the season is told, and no picture.
        let told = before.is_some_and(|before| {
            self.is(before, Role::The) && before > 0 && self.is(before - 1, Role::Prep)
        }) && expression.when.is_some_and(|when| !when.is_year())
            && !self.tokens[expression.first].text.starts_with(|c: char| c.is_ascii_digit());
        photo && this && !told && self.tokens.get(at).is_some_and(|token| token.kind == Kind::Word)
    }

    /// "For the week of May 3 - May 9, 2014": a page's heading of many pictures.
    pub(super) fn is_week_of_gallery(&self, expression: &Expression, when: When) -> bool {
        let first = expression.first;
        matches!(when, When::Span(..))
            && (2..=4).contains(&first)
            && self.is_word(first - 1, "of")
            && self.is_word(first - 2, "week")
    }

    /// "the May 6, 2012 election", "a 1948 Buick": part of a name or of a thing.
    pub(super) fn is_attribute(&self, expression: &Expression) -> bool {
        let Some(before) = expression.first.checked_sub(1) else {
            return self.leads_name(expression);
        };
        let comma = self.tokens.get(expression.last).is_some_and(|token| token.is_mark(','));
        let head = expression.last + usize::from(comma);
        // "the owners' May 3, 2014 plan"
        let owned = self.tokens[before].is_any_mark("'’") && !self.tokens[before].spaced;
        let determined = owned || DETERMINERS.contains(&&*self.tokens[before].folded);
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
    pub(super) fn leads_name(&self, expression: &Expression) -> bool {
        expression.when.is_some_and(When::is_year)
            && self.tokens.get(expression.last).is_some_and(|token| {
                token.kind == Kind::Word
                    && !token.is_capitalised()
                    && !self.is(expression.last, Role::Function)
            })
    }

    /// "during the 2024 caucuses", "at the festival of Anytown 2018": the picture shows it.
    pub(super) fn is_at_event(&self, expression: &Expression) -> bool {
        let floor = expression.first.saturating_sub(8);
        for at in (floor..expression.first).rev() {
            let token = &self.tokens[at];
            if self.sentences[at] != self.sentences[expression.first] || token.is_any_mark(",;") {
                return false;
            }
            match &*token.folded {
                "at" | "during" => return true,
                "the" | "of" | "s" | "day" | "night" | "on" | "a" => {}
                _ if token.is_capitalised() || token.kind != Kind::Word => {}
                _ if at + 4 >= expression.first => {}
                _ => return false,
            }
        }
        false
    }

    /// "The day after a September 2020 fire": a month that is the picture's too, but for the last
    /// day of one. Not for "two years after a September 2020 fire".
    pub(super) fn is_day_after(&self, expression: &Expression) -> bool {
        let is_month = matches!(expression.when, Some(When::At(point))
            if point.day.is_none() && point.month.is_some() && point.year.is_some());
        let Some(after) = expression.first.checked_sub(2).filter(|at| *at > 0) else {
            return false;
        };
        let soon = matches!(
            &*self.tokens[after - 1].folded,
            "day" | "evening" | "hours" | "minutes" | "moments" | "morning" | "night" | "shortly"
        );
        is_month
            && soon
            && self.is_word(after, "after")
            && matches!(&*self.tokens[after + 1].folded, "a" | "an" | "the")
            && self.sentences[expression.first] <= self.first_full_sentence
    }

    /// "competes in the Rio 2016 Summer Olympic Games": the year stands inside the name of the event
    /// that is shown. Not for "a medallist of the Rio 2016 Olympic Games".
    pub(super) fn is_inside_event(&self, expression: &Expression) -> bool {
        const LONGEST_NAME: usize = 5;
        let is_head = |at: usize| HEADS.binary_search(&&*self.tokens[at].folded).is_ok();
        let named = (expression.last..self.tokens.len().min(expression.last + LONGEST_NAME))
            .take_while(|at| self.tokens[*at].is_capitalised())
            .any(is_head);
        let shown = (expression.first.saturating_sub(LONGEST_NAME)..expression.first)
            .rev()
            .find(|at| !self.tokens[*at].is_capitalised() && !self.is(*at, Role::The))
            .is_some_and(|at| matches!(&*self.tokens[at].folded, "at" | "during" | "in"));
        named && shown && self.sentences[expression.first] <= self.first_full_sentence
    }

    /// "This combination of pictures shows Jane Roe on April 2, 2015 and John Doe on June 7, 2014":
    /// two days of two pictures, and neither is the whole's.
    pub(super) fn are_of_two_pictures(&self, one: Candidate, other: Candidate) -> bool {
        const OPENING: usize = 8;
        let is_of_many = self.tokens.iter().take(OPENING).any(|token| {
            matches!(&*token.folded, "combination" | "combo" | "composite" | "montage")
        });
        let when = |candidate: Candidate| self.expressions[candidate.index].when;
        let is_day =
            |when: Option<When>| matches!(when, Some(When::At(point)) if point.day.is_some());
        let of_picture =
            |claim: Claim| matches!(claim, Claim::Stated | Claim::Dateline | Claim::Taken);
        is_of_many
            && of_picture(one.claim)
            && of_picture(other.claim)
            && is_day(when(one))
            && is_day(when(other))
            && when(one) != when(other)
    }

    /// "Expo 2020": held when its name does not say, so the year alone is no evidence.
    pub(super) fn is_event_name(&self, expression: &Expression) -> bool {
        (expression.first.saturating_sub(2)..expression.first)
            .any(|at| HEADS.binary_search(&&*self.tokens[at].folded).is_ok())
    }

    /// "Flight 1812", "No. 1942", "1500 people".
    pub(super) fn is_number_of_something(&self, expression: &Expression) -> bool {
        if !expression.when.is_some_and(When::is_year) {
            return false;
        }
        let counted = self
            .tokens
            .get(expression.last)
            .is_some_and(|next| COUNTED.binary_search(&&*next.folded).is_ok());
        let Some(before) = expression.first.checked_sub(1) else { return counted };
        let before =
            if self.tokens[before].is_mark('.') { before.saturating_sub(1) } else { before };
        counted || self.is(before, Role::Unit) || self.tokens[before].is_mark('#')
    }

    /// "NORFOLK (May 3, 2012)", "HOMS, Syria (Nov. 6, 2016) —", "PARIS, May 3, 2012 -".
    pub(super) fn is_dateline(&self, expression: &Expression) -> bool {
        let named =
            self.tokens.first().is_some_and(Token::is_capitals) || self.leads_names(expression);
        let opens =
            expression.first.checked_sub(1).is_some_and(|at| self.tokens[at].is_any_mark("(,-–—"));
        let closes =
            self.tokens.get(expression.last).is_some_and(|token| token.is_any_mark(")-–—:|"));
        named
            && opens
            && closes
            && expression.first <= 12
            && self.sentences[expression.first] == self.sentences[0]
            && !expression.when.is_some_and(When::is_of_years)
    }

    /// "Brest (France), 4 juin 2019 | Nets dry": names alone stand before the date and a spaced bar
    /// or dash after it.
    fn leads_names(&self, expression: &Expression) -> bool {
        let bar = self
            .tokens
            .get(expression.last)
            .is_some_and(|token| token.spaced && token.is_any_mark("|–—-"));
        bar && self.tokens[..expression.first].iter().all(|token| match token.kind {
            Kind::Word => token.is_capitalised() || token.text.len() <= 3,
            Kind::Number => token.digits <= 2,
            Kind::Mark => token.is_any_mark("(),.-'’"),
        })
    }

    /// "Reuters / Sunday, April 17, 2011": the stamp of a page, straight after a credit.
    pub(super) fn is_stamp(&self, expression: &Expression) -> bool {
        let Some(at) = expression.first.checked_sub(1).filter(|at| *at > 0) else { return false };
        let bar = self.tokens[at].is_any_mark("/|") && self.tokens[at].spaced;
        let before = self.tokens[at - 1].span;
        let barred = self.tokens.get(expression.last).is_some_and(|next| next.is_mark('|'));
        if self.tokens[at].is_mark('|') && barred {
            return true;
        }
        // "… Reuters / Sunday, May 3, 2011", and the weekday straight after a credit.
        let wire = bar && matches!(&*self.tokens[at - 1].folded, "reuters" | "details");
        let last = self.tokens[at].span;
        let weekday = self.tokens[expression.first].meaning.weekday != 0
            && self.tokens[at].kind == Kind::Word
            && expression.last >= self.tokens.len()
            && self.credits.iter().any(|credit| credit.overlaps(last));
        wire || weekday || bar && self.credits.iter().any(|credit| credit.overlaps(before))
    }

    /// "/Bird Photographer of the Year 2022", "/2021 Istanbul Photo Awards": when the prize was given.
    pub(super) fn is_of_contest(&self, expression: &Expression) -> bool {
        let heads = ["award", "awards", "competition", "contest", "prize"];
        let is_head = |at: usize| {
            self.tokens.get(at).is_some_and(|token| {
                heads.contains(&&*token.folded)
                    || token.folded == "year" && at >= 2 && self.is_word(at - 2, "of")
            })
        };
        let follows = expression.first.checked_sub(1).is_some_and(is_head);
        let leads = (expression.last..expression.last + 5)
            .take_while(|at| self.tokens.get(*at).is_some_and(Token::is_capitalised))
            .any(is_head);
        follows || leads
    }

    /// "EMBARGOED UNTIL 0001 GMT May 5, 2016".
    pub(super) fn is_embargo(&self, expression: &Expression) -> bool {
        (expression.first.saturating_sub(9)..expression.first).any(|at| {
            let word = &*self.tokens[at].folded;
            matches!(word, "embargoed" | "embargo")
                || word == "publication"
                    && at > 1
                    && self.is_word(at - 1, "for")
                    && self.is_word(at - 2, "not")
        })
    }

    /// "“I came to Brest in 1962 and stayed,” says …": a date that somebody tells of themselves.
    pub(super) fn is_told(&self, expression: &Expression) -> bool {
        const LONGEST: usize = 150;
        let is_quote = |at: usize, marks: &str| self.tokens[at].is_any_mark(marks);
        let floor = expression.first.saturating_sub(LONGEST);
        let Some(open) = (floor..expression.first).rev().find(|at| is_quote(*at, "“”")) else {
            return false;
        };
        let end = (expression.last + LONGEST).min(self.tokens.len());
        let close = (expression.last..end).find(|at| is_quote(*at, "“”"));
        let Some(close) = close.filter(|close| is_quote(open, "“") && is_quote(*close, "”"))
        else {
            return false;
        };
        (open..close).any(|at| {
            matches!(&*self.tokens[at].folded, "i" | "we" | "my" | "our" | "me" | "us")
                && self.tokens[at].text != "US"
        })
    }

    /// "© 2019", "© Jane Roe 2019", "printed in 1980".
    pub(super) fn follows_copyright(&self, expression: &Expression) -> bool {
        let sentence = self.sentences[expression.first];
        let printed = (expression.first.saturating_sub(3)..expression.first)
            .any(|at| self.is(at, Role::Print) && self.sentences[at] == sentence);
        printed
            || expression.when.is_some_and(When::is_year) && self.is_after_sign(expression.first)
    }

    /// True if nothing but names stands between the sign of copyright and a token.
    fn is_after_sign(&self, first: usize) -> bool {
        for at in (first.saturating_sub(8)..first).rev() {
            let token = &self.tokens[at];
            let letter =
                at >= 2 && self.tokens[at - 1].folded == "c" && self.tokens[at - 2].is_mark('(');
            if token.is_mark('©') || token.is_mark(')') && letter {
                return true;
            }
            let name =
                token.kind == Kind::Word && token.is_capitalised() || token.is_any_mark("/,.-&’'");
            if !name {
                return false;
            }
        }
        false
    }

    pub(super) fn in_brackets(&self, expression: &Expression) -> bool {
        let floor = expression.first.saturating_sub(8);
        let open = (floor..expression.first).rev().find(|at| self.tokens[*at].is_any_mark("()[]"));
        open.is_some_and(|at| self.tokens[at].is_any_mark("(["))
    }

    pub(super) fn in_credit(&self, expression: &Expression) -> bool {
        self.credits.iter().any(|credit| credit.overlaps(expression.span))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_that_are_searched_are_sorted() {
        assert!(COUNTED.is_sorted());
        assert!(HEADS.is_sorted());
    }
}
