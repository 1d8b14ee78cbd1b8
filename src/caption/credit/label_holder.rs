//! The institution that holds the work of a museum's label.

use super::party::{Party, Who, Words, is_capital};
use super::phrases::{TECHNIQUES, ends_sentence};
use super::token::Kind;
use super::tombstone::LONGEST;
use super::zone::Zone;
use crate::authority::AgencyKind;

/// Words of the line that tells how a museum came by a work: the giver is no holder.
const ACQUIRED: &[&str] = &[
    "acquired",
    "bequest",
    "bequeathed",
    "donated",
    "donation",
    "exchange",
    "fund",
    "funds",
    "gift",
    "given",
    "partial",
    "promised",
    "purchase",
    "purchased",
    "through",
    "with",
];

impl Words<'_> {
    /// "… Mill 1857 albumen print Royal Collection, Great Britain": a label without marks, of which
    /// only the holder is sure. Its seat is no place of the picture.
    pub(super) fn holder_after_technique(&self) -> Option<Zone> {
        let limit = self.tokens.len();
        if limit > LONGEST {
            return None;
        }
        let end = (1..limit).find_map(|at| {
            let (end, ()) = TECHNIQUES.longest_at(self.tokens, at, limit)?;
            let is_noun = self.tokens.get(end).is_some_and(|next| next.key == "print");
            Some(end + usize::from(is_noun))
        })?;
        let holder = self.party(end, limit)?;
        let is_sure = holder.is_known() && self.is_holder(&holder, end);
        let seat = self.tokens.get(holder.end).is_none_or(|next| next.kind == Kind::Comma);
        (is_sure && seat && limit < holder.end + 6).then(|| self.part(holder, end, limit))
    }

    /// The institution that holds the work, and the first token of its part of the label.
    pub(super) fn label_holder(&self, from: usize) -> Option<(Party, usize)> {
        let limit = self.tokens.len();
        let mut found: Option<(Party, usize)> = None;
        let mut at = from;
        while at < limit {
            if !self.starts_part(at) {
                at += 1;
                continue;
            }
            let (lead, name) = self.lead_in(at, limit);
            let name = name + usize::from(self.tokens.get(name).is_some_and(|t| t.key == "the"));
            let Some(body) = self.party(name, limit).filter(|body| self.is_holder(body, name))
            else {
                at += 1;
                continue;
            };
            let start = if lead.any() { at } else { name };
            let body = self.with_its_house(body);
            let next = body.end;
            let is_sharper = found.as_ref().is_none_or(|(known, _)| {
                !known.is_known() && self.ends_in_collection(known) && body.is_known()
            });
            if is_sharper {
                found = Some((body, start));
            }
            at = next.max(at + 1);
        }
        found
    }

    fn ends_in_collection(&self, body: &Party) -> bool {
        matches!(&*self.tokens[body.end - 1].key, "collection" | "collections")
    }

    /// True for a museum, gallery, library or the like that is no giver.
    fn is_holder(&self, body: &Party, at: usize) -> bool {
        let Who::Body { kind, known } = body.who else { return false };
        let words = &self.tokens[at..body.end];
        let gives = words.iter().any(|token| ACQUIRED.contains(&&*token.key))
            || self.tokens.get(body.end).is_some_and(|next| {
                next.is_word() && matches!(&*next.key, "fund" | "funds" | "endowment" | "endowed")
            });
        let holds = matches!(kind, AgencyKind::Institution | AgencyKind::Agency)
            && (known && kind == AgencyKind::Institution
                || self.keeps(body)
                || words.iter().any(|token| {
                    matches!(
                        &*token.key,
                        "gallery"
                            | "galleries"
                            | "galerie"
                            | "museo"
                            | "musee"
                            | "center"
                            | "centre"
                            | "institute"
                            | "academy"
                            | "university"
                            | "foundation"
                            | "photography"
                    )
                }));
        holds && !gives && !body.is_guess
    }

    /// True if a part of the label may begin at `at`: behind a mark, a size or a technique.
    fn starts_part(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).map(|before| &self.tokens[before]) else {
            return false;
        };
        let token = &self.tokens[at];
        if !token.is_word() || !(is_capital(token.text) || token.key == "courtesy") {
            return false;
        }
        if !before.is_word() {
            return before.kind != Kind::Open;
        }
        let is_unit = matches!(&*before.key, "cm" | "mm" | "in" | "inches" | "print" | "paper");
        let after_technique = (at.saturating_sub(3)..at).any(|start| {
            TECHNIQUES.longest_at(self.tokens, start, at).is_some_and(|(end, ())| end == at)
        });
        ends_sentence(before)
            || is_unit
            || after_technique
            || before.text.ends_with(|c: char| c.is_ascii_digit())
    }
}
