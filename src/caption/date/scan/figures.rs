//! Dates that are all figures, or figures with the signs of a script, and spans of ten and a hundred
//! years.

use super::super::lexicon::Role;
use super::super::token::Token;
use super::super::when::{Point, When};
use super::FigureOrder;
use super::cursor::{Cursor, YEARS};
use super::point::clipped;

impl Cursor<'_, '_> {
    /// "2016年11月6日", "2016년 11월 6일", as far as it goes.
    pub(super) fn han(&self, at: usize) -> Option<(Point, usize)> {
        let unit = |at: usize, han: &str, hangul: &str| {
            self.tokens
                .get(at)
                .is_some_and(|token| token.text == han || token.text.starts_with(hangul))
        };
        let number = self.tokens.get(at)?.value?;
        let mut point = Point::default();
        let mut next = at;
        if self.year(at).is_some() && unit(at + 1, "年", "년") {
            point.year = Some(number);
            next = at + 2;
        }
        if let Some(month) =
            self.day(next).filter(|month| *month <= 12 && unit(next + 1, "月", "월"))
        {
            point.month = Some(month);
            next += 2;
            if let Some(day) = self.day(next).filter(|_| unit(next + 1, "日", "일")) {
                point.day = Some(day);
                next += 2;
            }
        }
        (next > at && !(point.year.is_none() && point.day.is_none())).then_some((point, next))
    }

    /// "2016-11-06", "2016/11/06", "2016.11.06".
    pub(super) fn iso(&self, at: usize) -> Option<(Point, usize)> {
        let year = self.year(at).filter(|_| self.begins_clean(at))?;
        let separator =
            self.tokens.get(at + 1).filter(|token| token.is_any_mark("-/.") && !token.spaced)?;
        let month = self.day(at + 2).filter(|month| *month <= 12 && !self.tokens[at + 2].spaced)?;
        let point = Point { year: Some(year), month: Some(month), ..Point::default() };
        let same = self
            .tokens
            .get(at + 3)
            .is_some_and(|token| token.text == separator.text && !token.spaced);
        if let Some(day) = self.day(at + 4).filter(|_| same && !self.tokens[at + 4].spaced) {
            // "2016-11-06T10:00:00Z"
            let timed = self.is_word(at + 5, "t") && !self.tokens[at + 5].spaced;
            let ends = timed || self.ends_clean(at + 4);
            return ends.then_some((Point { day: Some(day), ..point }, at + 5));
        }
        let two = self.tokens[at + 2].digits == 2 && separator.is_mark('-');
        // "2011-12" is a season of two years as soon as a month.
        (two && month < 10 && self.ends_clean(at + 2)).then_some((point, at + 3))
    }

    /// "6/11/2016", "6.11.2016": `Some(None)` where nothing tells the day from the month.
    pub(super) fn figures(&self, at: usize) -> Option<(Option<Point>, usize)> {
        let one = self.day(at).filter(|_| self.begins_clean(at))?;
        let separator = self.tokens.get(at + 1).filter(|token| token.is_any_mark("-/."))?;
        let other = self.day(at + 2)?;
        let same = self.tokens.get(at + 3).is_some_and(|token| token.text == separator.text);
        let unspaced =
            (at + 1..at + 5).all(|at| self.tokens.get(at).is_some_and(|token| !token.spaced));
        let year = self.year(at + 4).or_else(|| self.short_year(at + 4));
        let year = year.filter(|_| same && unspaced)?;
        let dashed = self.is_mark(at + 5, '-');
        if !dashed && !self.ends_clean(at + 4) {
            return None;
        }
        let order = match (one > 12, other > 12) {
            (true, true) => return None,
            (true, false) => FigureOrder::DayFirst,
            (false, true) => FigureOrder::MonthFirst,
            _ if one == other => FigureOrder::DayFirst,
            _ if separator.is_mark('.') && self.order() == FigureOrder::Unknown => {
                FigureOrder::DayFirst
            }
            _ if self.order() == FigureOrder::Unknown
                && (self.is_dated(at) || self.is_slugged(at)) =>
            {
                FigureOrder::DayFirst
            }
            _ => self.order(),
        };
        let point = |day, month| Point {
            year: Some(year),
            month: Some(month),
            day: Some(day),
            season: None,
        };
        let read = match order {
            FigureOrder::DayFirst => Some(point(one, other)),
            FigureOrder::MonthFirst => Some(point(other, one)),
            FigureOrder::Unknown => None,
        };
        Some((read, at + 5))
    }

    /// The old wire services wrote "11/22/63", and their "(Original Caption)" tells; PA writes "File
    /// photo dated 02/07/21", day first, of this century and the end of the last.
    fn short_year(&self, at: usize) -> Option<u32> {
        let token = self.tokens.get(at).filter(|token| token.digits == 2)?;
        let year = token.value?;
        if self.is_dated(at - 4) {
            return Some(if year < 50 { 2000 + year } else { 1900 + year });
        }
        if self.order() == FigureOrder::MonthFirst {
            return Some(1900 + year);
        }
        // "… at the camp. 5/13/43. Photographer: …", "6/27/03 Nets dry": a sentence of its own.
        let first = at.checked_sub(4)?;
        let opens = first == 0 || self.tokens[first - 1].is_any_mark(".,(");
        let closes = self
            .tokens
            .get(at + 1)
            .is_none_or(|next| next.is_any_mark(".)") || first == 0 && next.is_capitalised());
        (opens && closes && self.is_mark(at - 1, '/')).then(|| clipped(year))
    }

    /// "Cricket - One v Other - The Oval, Anytown - 01/10/2016.": the sport desks' day first.
    fn is_slugged(&self, at: usize) -> bool {
        let dash = |token: &&Token<'_>| token.is_any_mark("-–") && token.spaced;
        at > 0
            && dash(&&self.tokens[at - 1])
            && self.tokens[..at].iter().filter(dash).count() >= 3
            && self.is_mark(at + 5, '.')
    }

    fn is_dated(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| self.is_word(before, "dated"))
    }

    /// "1862 September 19", "1936 Mar.": the order of library catalogues.
    pub(super) fn year_first(&self, at: usize) -> Option<(Point, usize)> {
        let year = self.year(at).filter(|_| self.begins_clean(at))?;
        // "2014. május 3." is Hungarian.
        let dot = self.skip_mark(at + 1, ".");
        let spaced = self
            .tokens
            .get(dot)
            .filter(|token| token.spaced && (token.is_capitalised() || dot > at + 1))?;
        let (month, named) = self.month(dot)?;
        let dotted = self.skip_mark(named, ".");
        let point = Point { year: Some(year), month: Some(month), ..Point::default() };
        if let Some(day) = self.day(dotted).filter(|_| {
            // "3-án": the ending of the day is glued to it.
            self.ends_clean(dotted) || dot > at + 1 && self.is_mark(dotted + 1, '-')
        }) {
            let full = self.year(dotted + 1).is_none() && !self.is_mark(dotted + 1, ',');
            return full.then_some((Point { day: Some(day), ..point }, dotted + 1));
        }
        let ends = self.tokens.get(dotted).is_none_or(|next| next.is_any_mark(".,;:)]"));
        (ends && spaced.text.len() > 2).then_some((point, dotted))
    }

    /// "1940s", "1940's", "années 1940", "1940er", "1940-е", "1940年代"; "19th century".
    pub(super) fn decade(&self, at: usize) -> Option<(When, usize)> {
        let token = self.tokens.get(at)?;
        if self.is(at, Role::Decade) {
            let next = self.skip(at + 1, Role::Joiner);
            let year = self.year(next).filter(|year| year % 10 == 0)?;
            return Some((When::Decade(year), next + 1));
        }
        if token.digits == 2 {
            return self.century(at);
        }
        let year = token
            .value
            .filter(|year| token.digits == 4 && year % 10 == 0 && YEARS.contains(year))?;
        if !self.begins_clean(at) {
            return None;
        }
        let next = self.tokens.get(at + 1).filter(|next| !next.spaced)?;
        let suffix = |at: usize| {
            ["s", "er", "ern", "е", "х", "ті", "ых", "их"]
                .iter()
                .any(|suffix| self.is_word(at, suffix))
        };
        if suffix(at + 1) {
            let next = self.skip(at + 2, Role::Decade);
            return Some((When::Decade(year), next));
        }
        if next.is_any_mark("'’-") && suffix(at + 2) && !self.tokens[at + 2].spaced {
            let next = at
                + 3
                + usize::from(
                    ["годы", "годов", "гг", "роки", "років"]
                        .iter()
                        .any(|word| self.is_word(at + 3, word)),
                );
            return Some((When::Decade(year), next));
        }
        let east = ["年", "년"].iter().any(|unit| next.text.starts_with(unit));
        if next.text.starts_with("년대") {
            return Some((When::Decade(year), at + 2));
        }
        (east && self.tokens.get(at + 2).is_some_and(|unit| unit.text == "代"))
            .then_some((When::Decade(year), at + 3))
    }

    fn century(&self, at: usize) -> Option<(When, usize)> {
        let century = self.tokens[at].value.filter(|century| (11..=21).contains(century))?;
        let after = self.ordinal(at + 1);
        let named = self.skip_mark(after, "-");
        let is_century = self.is_word(named, "century") && after > at + 1;
        is_century.then_some((When::Century((century - 1) * 100), named + 1))
    }
}
