//! Places that no preposition leads to: datelines, headlines, labels, subjects, parts between commas.

use super::grammar::{Chain, Grammar, Worded};
use super::token::{Kind, Token};
use super::words;
use crate::authority::{Level, PlaceKind, Sense};

/// Tokens before which a label may name the place of the whole caption.
const LABELLED: usize = 12;

/// Words that stand before the caption proper.
pub(super) fn opening(tokens: &[Token<'_>]) -> usize {
    let mut at = 0;
    while let Some(token) = tokens.get(at).filter(|_| at < 12) {
        let is_label = match token.kind {
            Kind::Mark(_) | Kind::Number | Kind::Date | Kind::Credit => true,
            Kind::Word => [
                "file",
                "files",
                "photo",
                "topshot",
                "topshots",
                "original",
                "caption",
                "correction",
                "epa",
                "tpx",
                "images",
            ]
            .contains(&token.lower().as_str()),
        };
        if !is_label {
            break;
        }
        at += 1;
    }
    at
}

/// "FRANKLIN, TENNESSEE - SEPTEMBER 25:", "KABUL (Reuters) -", "London, England -".
pub(super) fn dateline(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    if at != grammar.opening {
        return None;
    }
    let chain = grammar.chain(at, false)?;
    let ends = |index: usize| {
        grammar
            .token(index)
            .is_some_and(|token| matches!(token.kind, Kind::Mark('-' | '–' | '—' | ':')))
    };
    let end = chain.end;
    let after = end + usize::from(grammar.token(end).is_some_and(|token| token.is(',')));
    let is_dateline = ends(after)
        || grammar.token(after).is_some_and(|token| token.kind == Kind::Date) && ends(after + 1)
        || grammar.token(end).is_some_and(|token| token.is('('))
            && (end..end + 6).any(|index| {
                grammar.token(index).is_some_and(|token| token.is(')')) && ends(index + 1)
            });
    (is_dateline && chain.links.iter().any(|link| !grammar.senses(link.span).is_empty()))
        .then_some(chain)
}

/// "Istanbul, Turkey Police officers surround the crowd": a town and its country, then a sentence.
pub(super) fn headline(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let is_labelled =
        at > 1 && grammar.is_mark(at - 1, ':') || at > 0 && words::is_label(&grammar.low(at - 1));
    if !(at == grammar.opening || is_labelled && at < LABELLED) {
        return None;
    }
    if let Some(chain) = country_line(grammar, at) {
        return Some(chain);
    }
    let comma =
        (at + 1..at + 5).find(|index| !grammar.token(*index).is_some_and(Token::is_name_like))?;
    if !grammar.is_mark(comma, ',') {
        return None;
    }
    let wide = [PlaceKind::Country, PlaceKind::Region];
    let end = (comma + 2..=comma + 5).rev().find(|end| {
        grammar.tokens.get(comma + 1..*end).is_some_and(|words| {
            words.iter().all(Token::is_name_like)
                && grammar.is_kind(grammar.written(comma + 1, *end), &wide)
        })
    })?;
    let next = grammar.token(end)?;
    let begins = next.is_name_like() && !next.is_possessive
        || next.is_word() && ["a", "an", "the"].contains(&grammar.low(end).as_str());
    // "Karvel Lagoon, Ivory Coast A resort", "Florida Keys, US Monks watch".
    let is_known = !grammar.senses(grammar.written(at, comma)).is_empty();
    let is_spot = words::head(&grammar.low(comma - 1)) == Some(Level::Place);
    if !begins || !(is_known || is_spot || comma == at + 1) {
        return None;
    }
    let level = Some(Level::Place).filter(|_| is_spot && !is_known);
    Some(Chain {
        links: vec![
            Worded::named(grammar.written(at, comma), level),
            Worded::named(grammar.written(comma + 1, end), None),
        ],
        nation: None,
        start: at,
        end,
    })
}

/// "North Korea A photo shows the launch": a country alone, then a sentence that an article begins.
fn country_line(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let end = (at + 1..=at + 3).rev().find(|end| {
        grammar.tokens.get(at..*end).is_some_and(|words| {
            words.iter().all(Token::is_name_like)
                && grammar.is_only_country(grammar.written(at, *end))
        })
    })?;
    let next = grammar.token(end)?;
    let begins = matches!(next.text, "A" | "An" | "The" | "Two" | "Three")
        && grammar.token(end + 1).is_some_and(Token::is_low);
    let link = Worded::named(grammar.written(at, end), None);
    begins.then(|| Chain { links: vec![link], nation: None, start: at, end })
}

/// "FRANCE. Paris. The quays of the Seine.": the country in capitals, then the town, each a sentence of
/// its own, as Magnum's photographers file.
pub(super) fn filed(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    if at != grammar.opening {
        return None;
    }
    let is_high = |index: usize| {
        grammar.token(index).is_some_and(|token| {
            token.is_name_like() && !token.text.chars().any(char::is_lowercase)
        })
    };
    let mut wide = Vec::new();
    let mut from = at;
    loop {
        let end = (from..from + 4).take_while(|index| is_high(*index)).last()? + 1;
        let span = grammar.written(from, end);
        let kinds = [PlaceKind::Country, PlaceKind::Region];
        // "GB." may be one token.
        let is_short = grammar.token(end - 1).is_some_and(|last| last.text.ends_with('.'));
        if !(is_short || grammar.is_mark(end, '.')) || !grammar.is_kind(span, &kinds) {
            return None;
        }
        wide.insert(0, Worded::named(span, None));
        from = end + usize::from(!is_short);
        if wide.len() == 2 || !is_high(from) {
            break;
        }
    }
    let end = (from..from + 5)
        .take_while(|index| grammar.token(*index).is_some_and(Token::is_name_like))
        .last()?
        + 1;
    let span = grammar.written(from, end);
    let is_town = grammar.senses(span).iter().any(Sense::is_town);
    if !grammar.is_mark(end, '.') || !is_town {
        return None;
    }
    let town = Worded::named(span, Some(Level::Locality));
    Some(Chain { links: [vec![town], wide].concat(), nation: None, start: at, end })
}

/// "Photo location: Sambas, Indonesia".
pub(super) fn stated(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let is_label = at > 1
        && grammar.is_mark(at - 1, ':')
        && words::is_label(&grammar.low(at - 2))
        && grammar.token(at)?.is_name_like();
    // "in a location given as Deraa": the caption reports it and vouches for nothing.
    let is_given = at > 2
        && grammar.low(at - 1) == "as"
        && ["given", "posted", "identified", "described"].contains(&&*grammar.low(at - 2))
        && ["location", "place"].contains(&&*grammar.low(at - 3))
        && grammar.token(at)?.is_name_like();
    (is_label || is_given).then(|| grammar.chain(at, false)).flatten()
}

/// "St. Paul's Cathedral is pictured": a landmark that the caption begins with and says something of.
pub(super) fn subject(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    if at != grammar.opening {
        return None;
    }
    let from = at + usize::from(grammar.low(at) == "the");
    let chain = grammar.chain(from, false)?;
    let first = chain.links.first()?;
    let last_word = grammar.low(chain.end - 1);
    let is_landmark = grammar.senses(first.span).first().is_some_and(|sense| {
        sense.is_spot() && sense.is_established && sense.kind != PlaceKind::Water
    });
    let is_shown = is_landmark
        || first.level == Some(Level::Place)
            && first.span.text(grammar.text).contains(' ')
            && words::is_shown(&last_word);
    (is_shown && words::is_state(&grammar.low(chain.end))).then_some(chain)
}

/// Names between commas or full stops that run up to a date, a credit or the end:
/// "Market Street, San Francisco, 1906".
pub(super) fn segment(grammar: &Grammar<'_>, at: usize) -> Option<Chain> {
    let before = at.checked_sub(1).and_then(|before| grammar.token(before));
    let opens = before.is_none_or(|before| match before.kind {
        Kind::Mark(mark) => {
            matches!(
                mark,
                ',' | '.' | ':' | ';' | '–' | '—' | '-' | '|' | '”' | '"' | '(' | '[' | '“'
            )
        }
        Kind::Date | Kind::Credit => true,
        Kind::Word | Kind::Number => false,
    });
    let first = grammar.opening;
    let token = grammar.token(at)?;
    if !(opens || at == first) || !token.is_name_like() || words::is_preposition(&token.lower()) {
        return None;
    }
    let chain = grammar.chain(at, false)?;
    let mut end = chain.end;
    if grammar.token(end).is_some_and(|token| token.is(',')) {
        end += 1;
    }
    for word in [
        &["on", "in", "c", "ca", "circa", "em", "en", "le", "am", "el", "il"][..],
        &["the", "early", "late", "about"],
    ] {
        end += usize::from(word.contains(&grammar.low(end).as_str()));
    }
    // "Algiers, an alley in the old town.": the place before what is seen.
    let is_country = |span| grammar.is_only_country(span);
    let is_list = chain.links.last().is_some_and(|last| is_country(last.span))
        && grammar.name(end).is_some_and(|next| is_country(next.span));
    let is_headline = at == first
        && !is_list
        && end > chain.end
        && (chain.links.len() > 1 || !words::is_common(&grammar.low(at)));
    // "Cup final - Auckland, New Zealand - May 4": parts between dashes.
    let is_dash = |index: usize| {
        grammar
            .token(index)
            .is_some_and(|token| matches!(token.kind, Kind::Mark('-' | '–' | '—' | '|')))
    };
    let is_between_dashes = at > 0
        && is_dash(at - 1)
        && is_dash(chain.end)
        && (chain.links.len() > 1
            || grammar.token(chain.end + 1).is_some_and(|token| token.kind == Kind::Date));
    // "Cup final, Harvel Arena, London, UK - 4 May 2016": as agencies of events file.
    let is_dated_by_dash = is_dash(chain.end)
        && chain.links.len() > 1
        && grammar.token(chain.end + 1).is_some_and(|token| token.kind == Kind::Date);
    let closes = is_headline
        || is_between_dashes
        || is_dated_by_dash
        || grammar.token(end).is_none_or(|token| match token.kind {
            Kind::Date | Kind::Credit => true,
            Kind::Mark(mark) => {
                end == chain.end && matches!(mark, '.' | ';' | '(' | ')' | ']' | '|')
                    // "“Gate of the fort, Tarragona,” by Jane Roe": a title ends in American print.
                    || end == chain.end + 1 && matches!(mark, '”' | '"')
            }
            Kind::Word => {
                end > chain.end
                    && ["after", "during", "before", "circa"].contains(&token.lower().as_str())
            }
            Kind::Number => token.text.len() == 4,
        });
    closes.then_some(chain)
}
