//! Every date expression of a caption, whether the picture's or not.
//!
//! Reads "May 3-5, 2014" (one expression) and leaves "LC-USF34-052594-D" alone (a picture number).

mod cursor;
mod figures;
mod point;

use self::cursor::Cursor;
use super::lexicon::Role;
use super::token::{Kind, Token};
use super::when::{Fault, Hedge, Point, Side, When};
use crate::record::Span;

/// A date as the caption words it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Expression {
    /// Its words, the weekday and "circa" included.
    pub span: Span,
    /// Its tokens: `first..last`.
    pub first: usize,
    pub last: usize,
    /// What it means; `None` where it is a weekday alone, or a figure that can be read two ways.
    pub when: Option<When>,
    pub hedge: Hedge,
    pub side: Side,
    /// Why it cannot be right; `when` is then the month.
    pub fault: Option<Fault>,
    /// True for "06/11/2016" where nothing tells the day from the month.
    pub ambiguous: bool,
    /// True for "06.11.2016", day and month both figures.
    pub figures: bool,
}

/// In which order a caption's all-figure dates are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FigureOrder {
    /// 6/11/2016 is 6 November.
    DayFirst,
    /// 6/11/2016 is June 11.
    MonthFirst,
    /// Nothing tells.
    Unknown,
}

/// Finds every date expression, in order.
///
/// `order` tells in which order all-figure dates are; it is asked only where the caption has one.
pub(super) fn expressions(
    tokens: &[Token<'_>],
    order: &dyn Fn() -> FigureOrder,
) -> Vec<Expression> {
    let cursor = Cursor::new(tokens, order);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match Some(at).filter(|at| cursor.may_begin(*at)).and_then(|at| expression(&cursor, at)) {
            Some(expression) => {
                at = expression.last.max(at + 1);
                found.push(expression);
            }
            None => at += 1,
        }
    }
    found
}

/// Turns "05.06.2023" round where the caption words the same day "May 6, 2023".
pub(super) fn agree_on_figures(expressions: &mut [Expression]) {
    let worded: Vec<Point> = expressions
        .iter()
        .filter_map(|found| match found.when {
            Some(When::At(point)) if point.day.is_some() && point.year.is_some() => Some(point),
            _ => None,
        })
        .collect();
    if worded.len() < 2 {
        return;
    }
    for found in expressions {
        let Some(When::At(point)) = found.when else { continue };
        let (Some(month), Some(day)) = (point.month, point.day) else { continue };
        let turned = Point { month: Some(day), day: Some(month), ..point };
        if found.figures && day <= 12 && day != month && worded.contains(&turned) {
            found.when = Some(When::At(turned));
        }
    }
}

/// The expression that begins at a token.
fn expression(cursor: &Cursor<'_, '_>, first: usize) -> Option<Expression> {
    let mut at = first;
    let (hedge, after_hedge) = hedge(cursor, at);
    at = after_hedge;
    let mut side = Side::On;
    if cursor.is(at, Role::Before) && cursor.may_be_sided(first) {
        (side, at) = (Side::Before, at + 1);
    } else if cursor.is(at, Role::After) && cursor.may_be_sided(first) {
        (side, at) = (Side::After, at + 1);
    }
    let between = side == Side::On && cursor.is(at, Role::Between);
    at += usize::from(between);
    if between {
        // EDTF has no mark for an end that is itself uncertain within one of a set.
        at = self::hedge(cursor, at).1;
    }
    let weekday = cursor.weekday(at);
    let after_weekday = weekday.map_or(at, |(_, next)| next);

    let Some(read) = whole(cursor, after_weekday, between) else {
        // A weekday alone: no date, but no place either.
        let stands = at == first && cursor.is_full_weekday(first);
        return stands.then(|| cursor.expression(first, first + 1, None));
    };
    if between && !matches!(read.when, When::Within(..)) {
        return None;
    }
    let weekday = weekday.map(|(weekday, _)| weekday);
    let mut expression = cursor.expression(first, read.next, Some(read.when));
    expression.side = side;
    expression.hedge = hedge;
    expression.ambiguous = read.ambiguous;
    expression.figures = read.figures;
    doubted(&mut expression, weekday);
    let is_hedged_after = read.when.years().is_some() && cursor.is_query(read.next);
    if is_hedged_after {
        expression.hedge.uncertain = true;
        cursor.extend(&mut expression, read.next + 1);
    }
    if let Some(next) = cursor.bracketed_circa(expression.last) {
        expression.hedge.approximate = true;
        cursor.extend(&mut expression, next);
    }
    if side == Side::On
        && let Some((side, next)) = cursor.trailing_side(expression.last)
    {
        expression.side = side;
        cursor.extend(&mut expression, next);
    }
    Some(expression)
}

/// "probably", "c." and their like, before a date.
fn hedge(cursor: &Cursor<'_, '_>, first: usize) -> (Hedge, usize) {
    let mut hedge = Hedge::default();
    let mut at = first;
    if cursor.is(at, Role::Perhaps) {
        hedge.uncertain = true;
        at += 1;
        at += usize::from(cursor.is(at, Role::Prep));
    }
    if cursor.is(at, Role::Circa) {
        hedge.approximate = true;
        at += 1;
        at += usize::from(cursor.is_mark(at, '.') || cursor.is_mark(at, ','));
        // "around mid-1961", "c. early 1960s"
        if cursor.is(at, Role::When) {
            at = cursor.skip_mark(at + 1, "-");
        }
    }
    (hedge, at)
}

/// Puts the month in the place of a day that the calendar does not have, or that was another
/// weekday.
fn doubted(expression: &mut Expression, weekday: Option<u8>) {
    let Some(when) = expression.when else { return };
    let (fault, sound) = match when {
        When::At(point) => (point.fault(weekday), When::At(point.coarsened())),
        When::Span(from, to) | When::Both(from, to) | When::Within(from, to) => {
            let (first, last) = (from.coarsened(), to.coarsened());
            let sound = if first == last { When::At(first) } else { When::Span(first, last) };
            (from.fault(weekday).or_else(|| to.fault(None)), sound)
        }
        When::Decade(_) | When::Century(_) => (None, when),
    };
    if fault.is_some() {
        expression.fault = fault;
        expression.when = Some(sound);
    }
}

/// A date or a span of dates, and the token after it.
struct Read {
    when: When,
    next: usize,
    ambiguous: bool,
    figures: bool,
}

fn whole(cursor: &Cursor<'_, '_>, at: usize, between: bool) -> Option<Read> {
    if let Some((when, next)) = cursor.decade(at) {
        return Some(Read { when, next, ambiguous: false, figures: false });
    }
    if let Some((point, next)) = cursor.figures(at) {
        let ambiguous = point.is_none();
        return Some(Read {
            when: When::At(point.unwrap_or_default()),
            next,
            ambiguous,
            figures: true,
        });
    }
    let (from, next) = cursor.point(at).or_else(|| cursor.bare_day_of_span(at))?;
    let Some((to, last, joined)) = second(cursor, from, next, between) else {
        // A bare day is a date only as the start of a span.
        let alone = from.month.is_some() || from.year.is_some() || from.season.is_some();
        return alone.then_some(Read {
            when: When::At(from),
            next,
            ambiguous: false,
            figures: false,
        });
    };
    let (from, to) = (from.completed(to), to.completed(from));
    let when = if between || cursor.is_word(next, "or") {
        When::Within(from, to)
    } else if joined && !is_next_day(from, to) {
        When::Both(from, to)
    } else {
        When::Span(from, to)
    };
    Some(Read { when, next: last, ambiguous: false, figures: false })
}

/// The second date of a span, the token after it, and whether "and" joins the two.
fn second(
    cursor: &Cursor<'_, '_>,
    from: Point,
    at: usize,
    between: bool,
) -> Option<(Point, usize, bool)> {
    let joined = cursor.is(at, Role::And) || cursor.is_mark(at, '&');
    let dash = cursor.tokens.get(at).is_some_and(|token| token.is_any_mark("-–—‑−/"));
    let worded = cursor.is(at, Role::To);
    let either = !between && cursor.is_word(at, "or") && from.month.is_none();
    if !(joined || dash || either || worded && !between) {
        return None;
    }
    let mut next = at + 1;
    if dash && cursor.tokens.get(next).is_some_and(|token| token.is_any_mark("-–")) {
        next += 1;
    }
    next += usize::from(cursor.is(next, Role::The));
    next = hedge(cursor, next).1;
    let slash = cursor.is_mark(at, '/');
    let bare = from.month.is_none() || from.season.is_some();
    if slash && !bare {
        return None;
    }
    if let Some((_, after)) = cursor.weekday(next) {
        next = after;
    }
    let (to, last) = cursor.second_point(next, from, dash)?;
    if either
        && (from.year.is_none() || to.month.is_some() || from.year != to.year.map(|to| to - 1))
    {
        return None;
    }
    let ordered = is_ordered(from.completed(to), to.completed(from));
    // "in 2014 and 2015" is two dates and no span; "May 3 and 4" is both days.
    let same_kind = from.day.is_some() == to.day.is_some()
        && (from.month.is_some() == to.month.is_some()
            || to.month.is_some() != from.month.is_some() && to.day.is_some());
    let fits = ordered
        && same_kind
        && (!joined || between || from.day.is_some() && to.day.is_some() || from.month.is_some());
    fits.then_some((to, last, joined))
}

fn is_ordered(from: Point, to: Point) -> bool {
    let key = |point: Point| (point.year, point.month, point.day, point.season);
    match (from.year, to.year) {
        (Some(_), Some(_)) => key(from) < key(to),
        (None, None) => true,
        _ => false,
    }
}

fn is_next_day(from: Point, to: Point) -> bool {
    match (from.day, to.day) {
        (Some(one), Some(other)) => from.month == to.month && other == one + 1,
        _ => true,
    }
}

impl<'a, 't> Cursor<'a, 't> {
    fn expression(&self, first: usize, last: usize, when: Option<When>) -> Expression {
        let mut expression = Expression {
            span: self.tokens[first].span,
            first,
            last,
            when,
            hedge: Hedge::default(),
            side: Side::On,
            fault: None,
            ambiguous: false,
            figures: false,
        };
        self.extend(&mut expression, last);
        expression
    }

    fn extend(&self, expression: &mut Expression, last: usize) {
        expression.last = last;
        expression.span.end = self.tokens[last - 1].span.end;
    }

    /// "1936?", "1936 (?)": only the first form; the mark of a question ends a sentence elsewhere.
    fn is_query(&self, at: usize) -> bool {
        self.is_mark(at, '?') && !self.tokens[at].spaced
    }

    /// "1966 (approx.)", "1966 (circa)": the token after the bracket.
    fn bracketed_circa(&self, at: usize) -> Option<usize> {
        let is_circa = self.is_mark(at, '(')
            && (self.is(at + 1, Role::Circa)
                || self.tokens.get(at + 1).is_some_and(|token| {
                    matches!(&*token.folded, "approx" | "approximate" | "aprox" | "environ" | "env")
                }));
        let close = self.skip_mark(at + 2, ".");
        (is_circa && self.is_mark(close, ')')).then_some(close + 1)
    }

    /// True where "before 1936" can only be the picture's: nothing comes before it in its clause.
    fn may_be_sided(&self, first: usize) -> bool {
        first == 0
            || self.tokens[first - 1].is_any_mark(",.;:(—–")
            || self.is(first - 1, Role::Taken)
            || self.is(first - 1, Role::Perhaps)
    }

    /// "1905 or earlier", "1905 or later", "1905 or after".
    fn trailing_side(&self, at: usize) -> Option<(Side, usize)> {
        let word = self.tokens.get(at + 1).filter(|_| self.is_word(at, "or"))?;
        match &*word.folded {
            "earlier" | "before" => Some((Side::Before, at + 2)),
            "later" | "after" => Some((Side::After, at + 2)),
            _ => None,
        }
    }

    fn is_full_weekday(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.kind == Kind::Word
            && self.meaning(at).weekday != 0
            && token.text.len() > 5
            && !self.is_saint(at)
            // "Thursday Island"
            && !self.is_word(at + 1, "island")
    }
}
