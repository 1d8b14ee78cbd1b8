//! Days, months, seasons and years, each in its own order of words.

use super::super::lexicon::{Role, meaning, misspelt_month};
use super::super::token::{Kind, Token};
use super::super::when::Point;
use super::cursor::Cursor;

/// Two digits below this are a year of the 2000s.
const CLIPPED_PIVOT: u32 = 30;

/// The year of two digits.
pub(super) const fn clipped(year: u32) -> u32 {
    if year < CLIPPED_PIVOT { 2000 + year } else { 1900 + year }
}

/// Days that have a name and fall on the same date each year.
const NAMED_DAYS: &[(&[&str], u8, u8)] = &[
    (&["new", "year", "s", "day"], 1, 1),
    (&["new", "year", "s", "eve"], 12, 31),
    (&["christmas", "day"], 12, 25),
    (&["christmas", "eve"], 12, 24),
    (&["boxing", "day"], 12, 26),
    (&["valentine", "s", "day"], 2, 14),
    (&["armistice", "day"], 11, 11),
    (&["bastille", "day"], 7, 14),
    (&["may", "day"], 5, 1),
];

/// True for a word that the name of such a day begins with.
pub(super) fn is_named_day(folded: &str) -> bool {
    NAMED_DAYS.iter().any(|(words, _, _)| words[0] == folded)
}

impl Cursor<'_, '_> {
    /// A month's name, of one word or two, a second name after a slash included.
    pub(super) fn month(&self, at: usize) -> Option<(u8, usize)> {
        let token = self.tokens.get(at).filter(|token| token.kind == Kind::Word)?;
        let (month, next) = self.month_name(token, at)?;
        if self.is_mark(next, '/')
            && let Some(other) = self.tokens.get(next + 1)
            && let Some((again, after)) = self.month_name(other, next + 1)
            && again == month
        {
            return Some((month, after));
        }
        Some((month, next))
    }

    fn month_name(&self, token: &Token<'_>, at: usize) -> Option<(u8, usize)> {
        let known = token.meaning.month;
        // "Rio de Janeiro" is a town and no January.
        let is_town = at > 1 && self.is_word(at - 2, "rio");
        if known != 0 && is_town {
            return None;
        }
        if known != 0 {
            return Some((known, at + 1));
        }
        let next = self.tokens.get(at + 1)?;
        if next.kind == Kind::Word && !token.text.is_ascii() {
            let pair = meaning(&format!("{} {}", token.folded, next.folded)).month;
            if pair != 0 {
                return Some((pair, at + 2));
            }
        }
        // Hebrew and Arabic write "in" onto the word.
        let bare = token.folded.strip_prefix(['ב', 'ب']).map_or(0, |bare| meaning(bare).month);
        if bare != 0 {
            return Some((bare, at + 1));
        }
        if self.beside_figure(at) {
            let near = misspelt_month(&token.folded);
            return (near != 0).then_some((near, at + 1));
        }
        None
    }

    /// "Santo Domingo" is a town and no Sunday.
    pub(super) fn is_saint(&self, at: usize) -> bool {
        at > 0 && (self.is_word(at - 1, "santo") || self.is_word(at - 1, "san"))
    }

    /// A weekday and the token after it, comma and article passed over.
    pub(super) fn weekday(&self, at: usize) -> Option<(u8, usize)> {
        let token = self.tokens.get(at).filter(|token| token.kind == Kind::Word)?;
        let weekday = token.meaning.weekday;
        if weekday == 0 || self.is_saint(at) {
            return None;
        }
        let next = self.skip(self.skip_mark(self.skip_mark(at + 1, "."), ",،"), Role::The);
        Some((weekday, next))
    }

    /// One day, month, season or year: the longest that can be read.
    pub(super) fn point(&self, at: usize) -> Option<(Point, usize)> {
        self.han(at)
            .or_else(|| self.iso(at))
            .or_else(|| self.year_first(at))
            .or_else(|| self.day_first(at))
            .or_else(|| self.month_first(at))
            .or_else(|| self.named_day(at))
            .or_else(|| self.season(at))
            .or_else(|| self.bare_year(at))
    }

    /// "3–5 May 2014": the 3, which is a date only with what follows it.
    pub(super) fn bare_day_of_span(&self, at: usize) -> Option<(Point, usize)> {
        let day = self.day(at).filter(|_| self.begins_clean(at))?;
        let next = self.ordinal(at + 1);
        Some((Point { day: Some(day), ..Point::default() }, self.skip_mark(next, ".")))
    }

    /// The second date of a span whose first is `from`.
    pub(super) fn second_point(
        &self,
        at: usize,
        from: Point,
        dash: bool,
    ) -> Option<(Point, usize)> {
        if from.day.is_some() && from.month.is_none() {
            return self.day_and_month(at).filter(|(to, _)| to.month.is_some());
        }
        // "20 Sept. 1926-19 Oct. 1926"
        let glued = || self.day_and_month(at).filter(|_| dash && from.year.is_some());
        if let Some((to, next)) = self.point(at).or_else(glued)
            && (from.day.is_none() || to.day.is_some())
        {
            return Some((to, next));
        }
        if let (Some(_), Some(day), None) = (from.month, from.day.and(self.day(at)), from.year) {
            let next = self.ordinal(at + 1);
            let (year, next) = self.year_after(next).map_or((None, next), |(y, n)| (Some(y), n));
            return Some((Point { year, day: Some(day), ..Point::default() }, next));
        }
        // "1935-1942", "1935-42", "1935/6"
        if let Some(year) =
            self.year(at).filter(|_| dash && from.month.is_none() && from.season.is_none())
        {
            let to = Point { year: Some(year), ..Point::default() };
            return self.ends_clean(at).then_some((to, at + 1));
        }
        let short =
            self.tokens.get(at).filter(|token| dash && token.digits <= 2 && !token.spaced)?;
        let single = short.digits == 1;
        if single && !self.is_mark(at - 1, '/') {
            return None;
        }
        if from.month.is_none() && from.season.is_none() && self.ends_clean(at) {
            let kept = if single { 10 } else { 100 };
            let year = from.year? / kept * kept + short.value?;
            return Some((Point { year: Some(year), ..Point::default() }, at + 1));
        }
        None
    }

    /// "Christmas Day 1944", "New Year's Eve, 1999".
    fn named_day(&self, at: usize) -> Option<(Point, usize)> {
        let first = self.tokens.get(self.skip_mark(at, "'’"))?;
        if !is_named_day(&first.folded) {
            return None;
        }
        let (month, day, next) = NAMED_DAYS.iter().find_map(|(words, month, day)| {
            let mut next = at;
            for word in *words {
                next = self.skip_mark(next, "'’");
                if !self.is_word(next, word) {
                    return None;
                }
                next += 1;
            }
            Some((*month, *day, next))
        })?;
        let (year, next) = self.year_after(next)?;
        let point = Point { year: Some(year), month: Some(month), day: Some(day), season: None };
        Some((point, next))
    }

    /// "6 November 2016", "the 6th of November", "6. November 2016", "6 de noviembre de 2016".
    fn day_first(&self, at: usize) -> Option<(Point, usize)> {
        self.day_and_month(at).filter(|_| self.begins_clean(at))
    }

    fn day_and_month(&self, at: usize) -> Option<(Point, usize)> {
        let day = self.day(at)?;
        let next = self.ordinal(at + 1);
        let next = self.skip_mark(next, ".-");
        let next = self.skip(next, Role::Joiner);
        let next = self.skip_mark(next, "'’");
        let (month, named) = self.month(next)?;
        let dated = |year| Point { year, month: Some(month), day: Some(day), season: None };
        let after = self.skip_mark(named, ".-");
        if let Some((year, next)) = self.year_after(after).or_else(|| self.bare_short_year(after)) {
            return Some((dated(Some(year)), next));
        }
        // "6 may" without a year is a guess; "6 May" is a date.
        let sure = self.tokens[next].text.chars().next().is_some_and(|c| !c.is_ascii_lowercase())
            || self.tokens[next].text.len() > 5;
        (sure && !self.is(next, Role::Weak)).then_some((dated(None), named))
    }

    /// "November 6, 2016", "Nov. 6th", "November 2016", "noviembre de 2016".
    fn month_first(&self, at: usize) -> Option<(Point, usize)> {
        let (month, named) = self.month(at)?;
        let capital = self.tokens[at].text.chars().next().is_some_and(|c| !c.is_ascii_lowercase());
        let english_verb = matches!(&*self.tokens[at].folded, "may" | "march" | "mar") && !capital;
        let weak = self.is(at, Role::Weak);
        let point = |year, day| Point { year, month: Some(month), day, season: None };
        let dotted = self.skip_mark(named, ".");
        let next = self.skip(self.skip_mark(dotted, ",،"), Role::The);
        if let Some(day) = self.day(next).filter(|_| capital && !weak) {
            let after = self.ordinal(next + 1);
            if let Some((year, last)) = self.year_after(after) {
                return Some((point(Some(year), Some(day)), last));
            }
            let stops =
                self.tokens.get(after).is_none_or(|token| token.spaced || !token.is_mark(':'));
            if self.ends_clean(next) || after > next + 1 || stops && self.is_dash(after) {
                return Some((point(None, Some(day)), after));
            }
        }
        if english_verb || weak && dotted == named && (capital || self.year(named).is_some()) {
            return None;
        }
        let joined = self.skip(self.skip_mark(dotted, ",،"), Role::Joiner);
        let joined = self.skip(joined, Role::Year);
        let year =
            self.year(joined).filter(|_| self.ends_clean(joined) || self.is_dash(joined + 1));
        if let Some(year) = year {
            return Some((point(Some(year), None), self.after_year(joined + 1)));
        }
        if let Some((year, next)) = self.clipped_year(joined) {
            return Some((point(Some(year), None), next));
        }
        // "(Nov 43)": a month and a figure over 31 alone in brackets, which is no day.
        let alone = at > 0
            && self.is_mark(at - 1, '(')
            && self.is_mark(dotted + 1, ')')
            && self.day(dotted).is_none();
        if let Some(year) = self.year_of_two_digits(dotted).filter(|_| alone) {
            return Some((point(Some(year), None), dotted + 1));
        }
        // The first month of "June–July 2015".
        let dash = self.is_dash(named) || self.is(named, Role::And) || self.is(named, Role::To);
        let then_month = dash && self.month(named + 1).is_some() && capital;
        then_month.then(|| (point(None, None), named))
    }

    fn is_dash(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is_any_mark("-–—‑"))
    }

    /// A year after the day and the month, what stands between them passed over.
    fn year_after(&self, at: usize) -> Option<(u32, usize)> {
        let next = self.skip(self.skip_mark(at, ",،."), Role::Joiner);
        let next = self.skip(next, Role::Year);
        if let Some(clipped) = self.clipped_year(next) {
            return Some(clipped);
        }
        let year = self.year(next)?;
        Some((year, self.after_year(next + 1)))
    }

    /// "'42": a year without its century, after an apostrophe.
    fn clipped_year(&self, at: usize) -> Option<(u32, usize)> {
        let opens = self.tokens.get(at).is_some_and(|mark| mark.is_any_mark("'’‘") && mark.spaced);
        let glued = self.tokens.get(at + 1).is_some_and(|year| !year.spaced);
        let year = self.year_of_two_digits(at + 1).filter(|_| opens && glued)?;
        Some((year, at + 2))
    }

    /// "8 May 43", "6-Nov-16": nothing but the end of a phrase may follow, as "6 May 12 boats" is
    /// no date of a year.
    fn bare_short_year(&self, at: usize) -> Option<(u32, usize)> {
        let year = self.year_of_two_digits(at)?;
        let closes = self.tokens.get(at + 1).is_none_or(|next| next.is_any_mark(".;)]|:"));
        closes.then_some((year, at + 1))
    }

    /// Two digits as the last year that a photograph of them can be of, or 19..: captions of
    /// digital agencies and of the last century's negatives both clip their years.
    fn year_of_two_digits(&self, at: usize) -> Option<u32> {
        let value = self.tokens.get(at).filter(|token| token.digits == 2)?.value?;
        self.ends_clean(at).then(|| clipped(value))
    }

    /// Passes over the Russian "года" and "г.".
    fn after_year(&self, at: usize) -> usize {
        if ["года", "году", "год", "року", "році"].iter().any(|word| self.is_word(at, word))
        {
            return at + 1;
        }
        if self.is_word(at, "г") { self.skip_mark(at + 1, ".") } else { at }
    }

    /// "summer 1969", "the summer of 1969", "été 1969".
    fn season(&self, at: usize) -> Option<(Point, usize)> {
        let season = self.tokens.get(at).map(|token| token.meaning.season)?;
        if season == 0 {
            return None;
        }
        let next = self.skip(self.skip(self.skip_mark(at + 1, ","), Role::Joiner), Role::Year);
        let full = self.year(next).filter(|_| self.ends_clean(next)).map(|year| (year, next + 1));
        let (year, next) = full.or_else(|| self.clipped_year(next))?;
        Some((Point { year: Some(year), season: Some(season), ..Point::default() }, next))
    }

    /// A year alone.
    fn bare_year(&self, at: usize) -> Option<(Point, usize)> {
        let year = self.year(at).filter(|_| self.begins_clean(at))?;
        let slash = self.is_mark(at + 1, '/') && self.year(at + 2).is_some();
        let span = (self.is_dash(at + 1) || slash)
            && self.tokens.get(at + 2).is_some_and(|token| matches!(token.digits, 2 | 4))
            || self.is_mark(at + 1, '/')
                && self.tokens.get(at + 2).is_some_and(|to| to.digits == 1);
        if !span && !self.ends_clean(at) {
            return None;
        }
        let point = Point { year: Some(year), ..Point::default() };
        Some((point, self.after_year(at + 1)))
    }
}
