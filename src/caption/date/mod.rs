//! When the picture was taken.
//!
//! `scan` finds every date expression of a caption, `evidence` picks the picture's, `when` writes it
//! in EDTF. The words that dates are written with, and those that govern them, are in `lexicon.tsv`.

mod evidence;
mod lexicon;
mod scan;
mod sentence;
mod token;
mod when;

use self::evidence::Evidence;
use self::scan::{Expression, FigureOrder};
use self::token::Token;
use self::when::{Fault, When};
use super::language;
use super::{About, Doubt};
use crate::record::{Decision, Edtf, PhotoDate, Span};

/// The dates of a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DateReading {
    /// The picture's, with what happened on it; `None` where the caption does not say.
    pub date: Option<PhotoDate>,
    /// The words of `date`.
    pub span: Option<Span>,
    /// Every date expression, the background ones too, in order: words that are no place.
    pub expressions: Vec<Span>,
    /// Days that the calendar does not have, weekdays that contradict.
    pub doubts: Vec<Doubt>,
    /// How `date` was decided, or why none of the expressions is the picture's; `None` where the
    /// caption has no date expression.
    pub decision: Option<Decision>,
}

/// Reads the picture's date. `credits` are the stretches of the text that are credit.
///
/// A date of which the year is not stated is no date. One that the calendar does not have, or whose
/// weekday contradicts it, is a doubt, and the record gets its month: the contradiction is about the
/// day. Figures that can be read day first and month first are a doubt and no date, unless the
/// caption's language or the American "(Original Caption)" tells. Takes time linear in `text.len()`.
///
/// Source: EDTF (ISO 8601-2:2019); AP and Reuters caption order.
pub fn read(text: &str, credits: &[Span]) -> DateReading {
    let small = text.to_ascii_lowercase();
    let tokens = token::tokens(text, &small);
    let mut expressions = scan::expressions(&tokens, &|| figure_order(text));
    scan::agree_on_figures(&mut expressions);
    if expressions.is_empty() {
        return DateReading::default();
    }
    let sentences = sentence::numbers(&tokens);
    let evidence = Evidence::new(&tokens, &sentences, credits, &expressions);
    let (picked, mut decision) = evidence.pick();
    let read = picked.and_then(|(index, role)| {
        let expression = &expressions[index];
        if let Some(dateline) = dateline_of_year(&tokens, &expressions, index) {
            return Some((PhotoDate { edtf: dateline, role }, expressions[0].span));
        }
        let edtf = edtf(expression)?;
        Some((PhotoDate { edtf, role }, expression.span))
    });
    let read = read.or_else(|| {
        let found = day_of_the_week_above(&tokens, &expressions)?;
        decision = Decision::sure("the week at the caption's head gives this day its year");
        Some(found)
    });
    let mut doubts: Vec<Doubt> =
        expressions.iter().filter_map(|found| doubt(found, text)).collect();
    if let Some((index, _)) = picked {
        doubts.extend(dateline_doubt(&tokens, &expressions, index));
    }
    doubts.sort_by_key(|doubt| doubt.span);
    DateReading {
        span: read.as_ref().map(|(_, span)| *span),
        date: read.map(|(date, _)| date),
        expressions: expressions.iter().map(|found| found.span).collect(),
        doubts,
        decision: Some(decision),
    }
}

fn edtf(expression: &Expression) -> Option<Edtf> {
    let written = expression.when?.edtf(expression.hedge, expression.side)?;
    let parsed = written.parse();
    debug_assert!(parsed.is_ok(), "`{written}` is written against the grammar of EDTF");
    parsed.ok()
}

/// "ANYTOWN - MARCH 10: Nets dry in 2014.": the day of the dateline in the year of the body.
fn dateline_of_year(
    tokens: &[Token<'_>],
    expressions: &[Expression],
    picked: usize,
) -> Option<Edtf> {
    let dateline = expressions.first().filter(|_| picked > 0)?;
    let closes = tokens.get(dateline.last).is_some_and(|token| token.is_mark(':'));
    let When::At(stated) = dateline.when? else { return None };
    let When::At(read) = expressions[picked].when? else { return None };
    let completes = closes
        && stated.year.is_none()
        && stated.day.is_some()
        && read.year.is_some()
        && (read.month.is_none() || read.month == stated.month && read.day.is_none());
    if !completes || !tokens.first().is_some_and(Token::is_capitals) {
        return None;
    }
    let whole = when::Point { year: read.year, ..stated };
    if whole.fault(None).is_some() {
        return None;
    }
    When::At(whole).edtf(when::Hedge::default(), when::Side::On)?.parse().ok()
}

/// "For the week of May 2 - May 8, 2010 Rowers raced on May 4": the first day of that week which the
/// caption names, in the week's year.
fn day_of_the_week_above(
    tokens: &[Token<'_>],
    expressions: &[Expression],
) -> Option<(PhotoDate, Span)> {
    let heading = expressions.first()?;
    let Some(When::Span(from, to)) = heading.when else { return None };
    let is_heading = (2..=4).contains(&heading.first)
        && tokens[heading.first - 1].folded == "of"
        && tokens[heading.first - 2].folded == "week";
    let (since, until) = ((from.month?, from.day?), (to.month.or(from.month)?, to.day?));
    let turns = since > until;
    let year = to.year.or(from.year).filter(|_| is_heading)?;
    expressions.iter().skip(1).find_map(|found| {
        let Some(When::At(point)) = found.when else { return None };
        let day = (point.month?, point.day?);
        let inside =
            if turns { day >= since || day <= until } else { day >= since && day <= until };
        if !inside || point.year.is_some() {
            return None;
        }
        let year = if turns && day >= since { year - 1 } else { year };
        let whole = when::Point { year: Some(year), ..point };
        if whole.fault(None).is_some() {
            return None;
        }
        let edtf = When::At(whole).edtf(when::Hedge::default(), when::Side::On)?.parse().ok()?;
        Some((PhotoDate { edtf, role: crate::record::DateRole::Taken }, found.span))
    })
}

/// What a caption's convention says of "6/11/2016".
fn figure_order(text: &str) -> FigureOrder {
    // DVIDS, the pictures of the American services, and the old American wires.
    let american = ["VIRIN", "Date Posted"].iter().any(|label| text.contains(label));
    if american || text.trim_start().starts_with("(Original Caption)") {
        return FigureOrder::MonthFirst;
    }
    match language::detect(text) {
        Some(language) if language.0 != "en" => FigureOrder::DayFirst,
        _ => FigureOrder::Unknown,
    }
}

const WEEKDAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

fn doubt(expression: &Expression, text: &str) -> Option<Doubt> {
    let words = expression.span.text(text);
    let message = match expression.fault {
        Some(Fault::NoSuchDay) => format!("`{words}`: the calendar has no such day"),
        Some(Fault::Weekday(actual)) => {
            let actual = WEEKDAYS[usize::from(actual.clamp(1, 7)) - 1];
            format!("`{words}`: that day was a {actual}")
        }
        None if expression.ambiguous => {
            format!("`{words}` can be read day first and month first")
        }
        None => return None,
    };
    Some(Doubt { span: expression.span, about: About::Date, message })
}

/// "ANYTOWN, OH - MARCH 10: … on March 15, 2014": the dateline contradicts the date.
fn dateline_doubt(
    tokens: &[Token<'_>],
    expressions: &[Expression],
    picked: usize,
) -> Option<Doubt> {
    let dateline = expressions.first().filter(|_| picked > 0)?;
    let closes = tokens.get(dateline.last).is_some_and(|token| token.is_mark(':'));
    let When::At(stated) = dateline.when? else { return None };
    let When::At(read) = expressions[picked].when? else { return None };
    let yearless = stated.year.is_none() && stated.day.is_some();
    let differ = (stated.month, stated.day) != (read.month, read.day) && read.day.is_some();
    (closes && yearless && differ && tokens.first().is_some_and(Token::is_capitals)).then(|| {
        Doubt {
            span: dateline.span,
            about: About::Itself,
            message: "the dateline has another day than the caption".to_owned(),
        }
    })
}

#[cfg(test)]
mod tests;
