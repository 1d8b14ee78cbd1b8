//! Holding institutions that stand at a caption's end without a word of credit: "…; Example
//! Harbour Museum, neg. no. 9".

use super::chain::Chain;
use super::lead_in::LeadIn;
use super::party::{Party, Who, Words, is_capital};
use super::phrases::ends_sentence;
use super::token::Kind;
use super::zone::Zone;
use crate::authority::AgencyKind;

/// Nouns of bodies that keep pictures.
const KEEPERS: &[&str] = &[
    "acervo",
    "archive",
    "archives",
    "arquivo",
    "colecao",
    "coleccion",
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
        if kind == AgencyKind::Institution && known && chain.start > 0 && self.is_given(chain.end) {
            return true;
        }
        if chain.start == 0 || !chain.is_clean {
            return false;
        }
        let is_apart = self.starts_sentence(chain.start)
            || self.follows_semicolon(chain.start)
            || self.follows_collection(chain.start);
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

    /// "Jane Roe collection, Library of Congress": what the institution has it in.
    fn follows_collection(&self, at: usize) -> bool {
        at > 2
            && self.tokens[at - 1].kind == Kind::Comma
            && matches!(
                &*self.tokens[at - 2].key,
                "album" | "albums" | "collection" | "collections" | "papers" | "photographs"
            )
            && is_capital(self.tokens[at - 3].text)
    }

    /// "…, Gift of Jane Roe", "…, New York, Bequest of Jane Roe": how a museum came by a work.
    fn is_given(&self, at: usize) -> bool {
        const FURTHEST: usize = 6;
        (at..at + FURTHEST).any(|index| {
            self.tokens.get(index).is_some_and(|token| {
                matches!(&*token.key, "gift" | "bequest" | "purchase" | "purchased")
                    && is_capital(token.text)
                    && self.tokens[index - 1].kind == Kind::Comma
            })
        })
    }

    /// True for a collection and the institution that has it: "Doe Family Collection, Example
    /// Library".
    pub(super) fn are_holders(&self, chain: &Chain) -> bool {
        chain.lead == LeadIn::default()
            && chain.links.len() == 2
            && chain.links.iter().all(|link| {
                let body = &link.party;
                let holds = matches!(body.who, Who::Body { kind: AgencyKind::Institution, .. });
                holds && body.words > 1 && self.keeps(body)
            })
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

/// Nouns of what an institution is said to hold, folded.
const HELD: &[&str] = &[
    "copies",
    "copy",
    "image",
    "images",
    "negative",
    "negatives",
    "original",
    "originals",
    "photo",
    "photograph",
    "photographs",
    "photos",
    "picture",
    "plate",
    "print",
    "prints",
    "scan",
    "slide",
];

/// Tokens of a sentence before the verb in which what is held is looked for.
const FURTHEST_HELD: usize = 24;

impl Words<'_> {
    /// "a print held by the Example Museum", "in the collection of the Example Museum": the holder
    /// that the description names.
    pub(super) fn held(&self, zones: &[Zone]) -> Option<Party> {
        self.outside(zones).find_map(|at| {
            let next = self.tokens.get(at + 1)?;
            if self.tokens[at].text == "Part" && next.key == "of" {
                return self.archive_of_fonds(at + 2);
            }
            let name = match (&*self.tokens[at].key, &*next.key) {
                ("collection" | "collections", "of" | "at") if self.is_in_the(at) => at + 2,
                (
                    "held" | "kept" | "housed" | "preserved" | "deposited" | "owned",
                    "by" | "in" | "at",
                )
                | ("now" | "original", "in" | "at")
                    if self.tells_of_picture(at) =>
                {
                    at + 2
                }
                _ => return None,
            };
            let name = name + usize::from(self.tokens.get(name).is_some_and(|t| t.key == "the"));
            self.party(name, self.tokens.len()).filter(|body| match body.who {
                Who::Body { kind: AgencyKind::Institution, known } => {
                    known || body.words > 1 && self.keeps(body)
                }
                _ => false,
            })
        })
    }

    /// "Part of Example County Archives Photograph Collection": the archive in the name of what it
    /// keeps, as catalogues of archives write it.
    fn archive_of_fonds(&self, at: usize) -> Option<Party> {
        let words = self.tokens[at..].iter().take(9).take_while(|token| {
            token.is_word() && token.text.starts_with(char::is_uppercase) && !ends_sentence(token)
        });
        let keys: Vec<&str> = words.map(|token| &*token.key).collect();
        let noun = keys.iter().position(|key| matches!(*key, "archive" | "archives"))?;
        let is_kept =
            keys[noun + 1..].iter().any(|key| matches!(*key, "collection" | "fonds" | "series"));
        let end = at + noun + 1;
        let who = Who::Body { kind: AgencyKind::Institution, known: false };
        let written = &self.text[self.tokens[at].span.start..self.tokens[end - 1].span.end];
        (noun > 0 && is_kept).then(|| self.made(who, written.to_owned(), at, end, end))
    }

    /// "in the", "from the" or nothing of its sentence before `at`.
    fn is_in_the(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return true };
        let the = self.tokens[before].key == "the";
        let preposition = before.checked_sub(usize::from(the));
        self.starts_sentence(at)
            || preposition.is_some_and(|at| matches!(&*self.tokens[at].key, "in" | "from"))
    }

    fn tells_of_picture(&self, at: usize) -> bool {
        self.tokens[at.saturating_sub(FURTHEST_HELD)..=at]
            .iter()
            .rev()
            .take_while(|token| !ends_sentence(token))
            .any(|token| HELD.contains(&&*token.key))
    }
}
