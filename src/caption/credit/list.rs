//! Lists of photographers: whether what follows a comma or a semicolon goes on with one.

use super::party::{Who, Words};
use super::phrases::{agency_at, ends_sentence};
use super::token::Kind;

/// Photographers in the longest list.
const LONGEST_LIST: usize = 10;

impl Words<'_> {
    /// True if the names from `at` on are a list with semicolons that an agency closes: "Jane Roe;
    /// John Doe/AFP".
    ///
    /// Not for "the quay; the pier/AFP", where the words are no names.
    pub(super) fn is_semicolon_list(&self, at: usize, limit: usize) -> bool {
        let mut pos = at;
        for _ in 0..LONGEST_LIST {
            let Some(person) = self.person(pos, limit).filter(|person| person.words > 1) else {
                return false;
            };
            let Some(mark) = self.tokens.get(person.end).filter(|_| person.end < limit) else {
                return false;
            };
            match mark.kind {
                Kind::Semicolon => pos = person.end + 1,
                Kind::Slash => {
                    return agency_at(self.agencies, self.tokens, person.end + 1, limit).is_some();
                }
                _ => return false,
            }
        }
        false
    }

    /// True if from `at` on nothing stands but names with initials and commas.
    pub(super) fn is_list_of_initialled(&self, at: usize, limit: usize) -> bool {
        let mut pos = at;
        loop {
            let Some(person) = self.person(pos, limit) else { return false };
            if person.words < 2 || self.tokens[pos].text.chars().count() != 1 {
                return false;
            }
            pos = person.end;
            match self.tokens.get(pos).filter(|_| pos < limit) {
                None => return true,
                Some(next) if next.kind == Kind::Comma => pos += 1,
                Some(next) if next.key == "and" || next.key == "&" => pos += 1,
                Some(_) => {
                    return ends_sentence(&self.tokens[pos - 1])
                        || self.is_clean(pos, limit, false);
                }
            }
            if self.tokens.get(pos).is_some_and(|next| next.key == "and") {
                pos += 1;
            }
        }
    }

    /// True if the names from `at` on are a list that closes: ", B and C", ", B/AGENCY", ", B)".
    pub(super) fn is_list(&self, at: usize, limit: usize, bracketed: bool) -> bool {
        let mut pos = at;
        for _ in 0..8 {
            let Some(person) = self.party(pos, limit).filter(|party| party.who == Who::Person)
            else {
                return false;
            };
            if person.words < 2 {
                return false;
            }
            let Some(token) = self.tokens.get(person.end).filter(|_| person.end < limit) else {
                return bracketed;
            };
            match token.kind {
                Kind::Comma => pos = person.end + 1,
                Kind::Slash | Kind::Pipe => return true,
                _ if self.is_label(person.end, limit) => return true,
                _ => return matches!(&*token.key, "and" | "&" | "via" | "y" | "und" | "et" | "e"),
            }
            if self.tokens.get(pos).is_some_and(|t| t.key == "and" || t.key == "&") {
                return true;
            }
            if self.party(pos, limit).is_some_and(|party| party.is_known()) {
                return true;
            }
        }
        false
    }
}
