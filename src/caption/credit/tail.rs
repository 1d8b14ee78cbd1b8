//! What may follow the names of a credit: an institution's divisions and numbers, a year, the
//! end.

use super::body_words::DIVISIONS;
use super::calendar::is_date_word;
use super::chain::Link;
use super::lead_in::LeadIn;
use super::party::{Who, Words, is_capital};
use super::phrases::{TAILS, ends_sentence};
use super::token::{Kind, Token};
use crate::authority::AgencyKind;
use crate::record::Span;

impl Words<'_> {
    /// Skips ", Prints and Photographs Division, LC-…": parts of an institution and its numbers.
    pub(super) fn divisions(
        &self,
        links: &[Link],
        at: usize,
        limit: usize,
        announced: bool,
    ) -> Option<usize> {
        let last = links.last()?;
        let is_holder = matches!(
            last.party.who,
            Who::Body {
                kind: AgencyKind::Institution
                    | AgencyKind::Military
                    | AgencyKind::Government
                    | AgencyKind::Ngo
                    | AgencyKind::Company,
                ..
            }
        );
        if !is_holder {
            return None;
        }
        let numbered = self.call_number(at, limit);
        let mut pos = numbered.unwrap_or(at);
        let mut found = numbered;
        while pos < limit && self.tokens[pos].kind == Kind::Comma && pos - at < 60 {
            let start = pos + 1;
            let mut end = start;
            while end < limit && end - start < 12 && !self.is_part_end(end, start) {
                end += 1;
            }
            let is_link = start < limit && matches!(self.tokens[start].kind, Kind::Url);
            let names_division = (start..end).any(|index| {
                DIVISIONS.contains(&&*self.tokens[index].key)
                    || is_call_number(self.tokens[index].text)
            });
            let numbered = (start..end).any(|index| is_call_number(self.tokens[index].text));
            let known = !numbered && self.party(start, limit).is_some_and(|party| party.is_known());
            let is_year = found.is_some() && end == start + 1 && self.is_year(start);
            // The institution's town, at the end of an announced credit.
            let is_seat = announced
                && self.tokens.get(start).is_some_and(|first| first.text.chars().count() > 1)
                && (1..=3).contains(&(end - start))
                && (end >= limit || ends_sentence(&self.tokens[end - 1]))
                && (start..end).all(|index| is_capital(self.tokens[index].text));
            if known || !(is_link || names_division || is_year || is_seat) {
                break;
            }
            pos = if is_link { start + 1 } else { end };
            found = Some(pos);
        }
        found
    }

    /// Past "Q 4268", ", neg. no. 9", "catalogue number 12-345": how a holder numbers its picture.
    fn call_number(&self, at: usize, limit: usize) -> Option<usize> {
        const NUMBERED: &[&str] = &[
            "accession",
            "archive",
            "box",
            "cat",
            "catalog",
            "catalogue",
            "folder",
            "id",
            "image",
            "inv",
            "inventory",
            "item",
            "neg",
            "negative",
            "no",
            "nr",
            "number",
            "object",
            "photo",
            "photograph",
            "ref",
            "reference",
            "ар",
            "инв",
            "ф",
            "оп",
            "д",
        ];
        let mut pos = at;
        pos += usize::from(self.tokens.get(pos).is_some_and(|token| token.kind == Kind::Comma));
        let mut numbered = None;
        while pos < limit && pos < at + 8 {
            let token = &self.tokens[pos];
            let is_number = token.text.starts_with(|c: char| c.is_ascii_digit());
            let is_series = is_capital(token.text)
                && token.text.chars().count() <= 3
                && token.text.chars().all(char::is_uppercase)
                && self
                    .tokens
                    .get(pos + 1)
                    .is_some_and(|next| next.text.starts_with(|c: char| c.is_ascii_digit()));
            let is_mark = matches!(token.kind, Kind::Other | Kind::Dash);
            if is_number && !self.is_year(pos) {
                numbered = Some(pos + 1);
            } else if !(is_series || is_mark || NUMBERED.contains(&&*token.key)) {
                break;
            }
            pos += 1;
        }
        numbered.filter(|end| self.is_clean(*end, limit, false))
    }

    fn is_part_end(&self, at: usize, start: usize) -> bool {
        let token = &self.tokens[at];
        !(token.is_word() || matches!(token.kind, Kind::Dash | Kind::Other))
            || at > start && ends_sentence(&self.tokens[at - 1])
    }

    /// Past ", 2023" after an announced name, and past a bracket that a name left open.
    pub(super) fn after_year(
        &self,
        at: usize,
        limit: usize,
        lead: LeadIn,
        bracketed: bool,
    ) -> usize {
        let mut pos = at;
        if self.tokens.get(pos).is_some_and(|t| t.kind == Kind::Close) && pos < limit {
            pos += 1;
        }
        if !(lead.label || lead.copyright || lead.by || bracketed) {
            return pos;
        }
        let comma = self.tokens.get(pos).is_some_and(|t| t.kind == Kind::Comma);
        let year = pos + usize::from(comma);
        if year < limit && self.is_year(year) && self.may_end_name(year + 1, limit) {
            return year + 1;
        }
        self.after_catalogue_date(year, limit)
            .or_else(|| self.after_day(year, limit))
            .unwrap_or(pos)
    }

    /// "ca. 1900", "May 1936", "12 May 1936", "May 12, 1936"
    fn after_day(&self, at: usize, limit: usize) -> Option<usize> {
        const LONGEST: usize = 5;
        let mut pos = at;
        while pos < limit && pos - at < LONGEST {
            let token = &self.tokens[pos];
            if pos > at && self.is_year(pos) {
                return self.may_end_name(pos + 1, limit).then_some(pos + 1);
            }
            let fits = token.kind == Kind::Comma && pos > at
                || token.is_word()
                    && (is_date_word(token.text, &token.key)
                        || matches!(&*token.key, "ca" | "c" | "circa" | "about"));
            if !fits {
                return None;
            }
            pos += 1;
        }
        None
    }

    /// "1954 Aug. 6", as library catalogues write it.
    fn after_catalogue_date(&self, at: usize, limit: usize) -> Option<usize> {
        let day = at + 2;
        let is_day = |token: &Token<'_>| token.text.parse::<u8>().is_ok_and(|day| day <= 31);
        (day < limit
            && self.is_year(at)
            && is_capital(self.tokens[at + 1].text)
            && is_day(&self.tokens[day]))
        .then_some(day + 1)
    }

    /// Past "(LC-USZ62-…)", "(030325-N-…)".
    pub(super) fn after_call_number(&self, at: usize, limit: usize) -> usize {
        let Some(close) = self
            .tokens
            .get(at)
            .filter(|t| t.kind == Kind::Open && at < limit)
            .and_then(|t| t.partner)
            .filter(|close| *close < limit && close - at <= 8)
        else {
            return at;
        };
        let numbers = (at + 1..close).any(|index| is_call_number(self.tokens[index].text));
        if numbers { close + 1 } else { at }
    }

    pub(super) fn is_year(&self, at: usize) -> bool {
        let text = self.tokens[at].text;
        text.len() == 4 && text.parse::<u16>().is_ok_and(|year| (1826..=2100).contains(&year))
    }

    /// True if a credit may end before the token `end`.
    pub(super) fn is_clean(&self, end: usize, limit: usize, bracketed: bool) -> bool {
        if end >= limit || ends_sentence(&self.tokens[end - 1]) {
            return true;
        }
        match self.tokens[end].kind {
            Kind::Slash => {
                end + 1 >= limit
                    || TAILS.longest_at(self.tokens, end + 1, limit).is_some()
                    || self.tokens.get(end + 1).is_some_and(|next| next.kind == Kind::Copyright)
                    || self.is_weekday(end + 1)
            }
            Kind::Comma => {
                TAILS.longest_at(self.tokens, end + 1, limit).is_some()
                    || self.tokens.get(end + 2).is_some_and(|rights| rights.kind == Kind::Copyright)
            }
            Kind::Equals => false,
            Kind::Colon => !bracketed,
            Kind::Word => {
                let is_day = |at: usize| {
                    self.tokens.get(at).is_some_and(|day| {
                        day.text.len() <= 2 && day.text.bytes().all(|b| b.is_ascii_digit())
                    })
                };
                // "Bild: REUTERS 9. Februar 2016"
                let is_dated = is_day(end)
                    && self.tokens.get(end + 1).is_some_and(|month| {
                        !is_day(end + 1) && is_date_word(month.text, &month.key)
                    });
                is_dated
                    || TAILS.longest_at(self.tokens, end, limit).is_some()
                    || self.is_label(end, limit)
                    || self.lead_in(end, limit).0.any()
                    || self.is_shouted_tail(end, limit)
            }
            _ => true,
        }
    }

    /// True if two words of capitals follow: "ISRAEL OUT".
    fn is_shouted_tail(&self, at: usize, limit: usize) -> bool {
        let shouted = |index: usize| {
            index < limit && {
                let text = self.tokens[index].text;
                text.len() > 1 && text.chars().all(char::is_uppercase)
            }
        };
        shouted(at) && shouted(at + 1)
    }

    /// Written in capitals throughout.
    pub(super) fn is_shouted(&self, span: Span) -> bool {
        !span.text(self.text).chars().any(char::is_lowercase)
    }
}

/// "LC-USZ62-12345", "030325-N-4142G-009", "16512200n": digits with letters or hyphens.
pub(super) fn is_call_number(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    digits >= 3 && text.chars().any(|c| c == '-' || c.is_alphabetic()) || digits >= 6
}
