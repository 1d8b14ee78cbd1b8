//! Holding institutions that stand at a caption's end without a word of credit: "…; Example
//! Harbour Museum, neg. no. 9".

use super::chain::Chain;
use super::party::{Party, Who, Words};
use super::token::Kind;
use crate::authority::AgencyKind;

/// Nouns of bodies that keep pictures.
const KEEPERS: &[&str] = &[
    "archive",
    "archives",
    "collection",
    "collections",
    "historical society",
    "libraries",
    "library",
    "museum",
    "museums",
    "records office",
    "record office",
];

impl Words<'_> {
    /// True if one institution stands alone where a holder is named: it ends the caption, or its
    /// shelf mark follows.
    pub(super) fn is_holder_line(&self, chain: &Chain) -> bool {
        let holder = &chain.links[0].party;
        let Who::Body { kind, known } = holder.who else { return false };
        if chain.start == 0 || !chain.is_clean {
            return false;
        }
        let is_apart = self.starts_sentence(chain.start) || self.follows_semicolon(chain.start);
        match kind {
            AgencyKind::Institution if known && chain.is_numbered => true,
            AgencyKind::Institution if known => is_apart && self.is_last(chain.end),
            AgencyKind::Institution => {
                is_apart
                    && holder.words > 1
                    && self.keeps(holder)
                    && (chain.is_numbered || self.is_last(chain.end))
            }
            AgencyKind::Military | AgencyKind::Government => is_apart && known && chain.is_numbered,
            _ => false,
        }
    }

    /// True if the name says that the body keeps things.
    pub(super) fn keeps(&self, body: &Party) -> bool {
        let first = body.end.saturating_sub(body.words);
        let keys: Vec<&str> =
            self.tokens[first..body.end].iter().map(|token| &*token.key).collect();
        keys.iter().any(|key| KEEPERS.contains(key))
            || keys.windows(2).any(|pair| KEEPERS.contains(&pair.join(" ").as_str()))
    }

    /// True if a semicolon stands before `at`: in a museum's line it ends the title.
    pub(super) fn follows_semicolon(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| self.tokens[before].kind == Kind::Semicolon)
    }
}
