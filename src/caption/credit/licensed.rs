//! Names before a licence: "Jane Roe, CC BY-SA 4.0, via Wikimedia Commons".

use super::chain::Chain;
use super::party::{Party, Who, Words};
use super::phrases::TAILS;
use super::token::Kind;

impl Words<'_> {
    /// True if a licence follows the name that ends before `end`: behind a comma, a dash or a
    /// bracket.
    pub(super) fn is_licensed(&self, end: usize, limit: usize) -> bool {
        let is_joint = self.tokens.get(end).is_some_and(|token| {
            matches!(token.kind, Kind::Comma | Kind::Dash | Kind::Open | Kind::Slash | Kind::Pipe)
        });
        let at = end + usize::from(is_joint);
        self.is_licence(at, limit)
    }

    fn is_licence(&self, at: usize, limit: usize) -> bool {
        let Some(token) = self.tokens.get(at).filter(|_| at < limit) else { return false };
        matches!(
            &*token.key,
            "cc" | "cc0"
                | "cc by"
                | "public"
                | "creative"
                | "own"
                | "licensed"
                | "domaine"
                | "dominio"
                | "pubblico"
                | "gemeinfrei"
                | "kamu"
        ) && TAILS.longest_at(self.tokens, at, limit).is_some()
    }

    /// True for one person's whole name whose licence follows.
    pub(super) fn is_licensed_person(&self, chain: &Chain, limit: usize) -> bool {
        let first = &chain.links[0].party;
        chain.links.len() == 1
            && first.who == Who::Person
            && first.words > 1
            && self.is_licensed(first.end, limit)
    }

    /// Wikimedia Commons, where the licence's words say that the picture comes by it.
    pub(super) fn commons(&self) -> Option<Party> {
        let limit = self.tokens.len();
        let via = (0..limit).find(|at| {
            self.tokens[*at].key == "via"
                && self.tokens.get(at + 1).is_some_and(|next| next.key == "wikimedia")
        })?;
        self.party(via + 1, limit).filter(Party::is_known)
    }
}
