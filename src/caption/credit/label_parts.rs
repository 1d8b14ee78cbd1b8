//! Parts of a museum's label that tell that it is one: sizes, purchases, studios, divisions.

use super::party::{Party, Who, Words, is_capital};
use super::phrases::ends_sentence;
use super::token::Kind;

/// Words that a studio signs with.
const STUDIOS: &[&str] = &["atelier", "photographers", "studio", "studios"];

impl Words<'_> {
    /// "Roe Studio, A Clerk, 1883": the studio that made the work, before a comma and a title.
    pub(super) fn studio_maker(&self, at: usize) -> Option<Party> {
        let comma = (at + 1..at + 5)
            .find(|index| self.tokens.get(*index).is_some_and(|token| token.kind == Kind::Comma))?;
        let name = &self.tokens[at..comma];
        let is_name = name.len() > 1
            && name
                .iter()
                .all(|token| token.is_word() && is_capital(token.text) && !ends_sentence(token));
        let title = self.tokens.get(comma + 1)?;
        let signs = STUDIOS.contains(&&*self.tokens[comma - 1].key);
        if !is_name || !signs || !is_capital(title.text) {
            return None;
        }
        let written = &self.text[name[0].span.start..name[name.len() - 1].span.end];
        Some(self.made(Who::Person, written.to_owned(), at, comma, comma))
    }

    /// True if the label tells how the work came to its museum.
    pub(super) fn is_acquired(&self, at: usize) -> bool {
        self.tokens[at..].windows(2).any(|pair| {
            matches!(
                (&*pair[0].key, &*pair[1].key),
                ("fund" | "funds" | "museum" | "committee", "purchase")
                    | ("gift" | "bequest", "of")
            )
        })
    }

    /// "Prints and Photographs Division, Library of Congress": a division with the house behind it,
    /// both known by one name.
    pub(super) fn with_its_house(&self, mut body: Party) -> Party {
        let limit = self.tokens.len();
        if self.tokens.get(body.end).is_some_and(|comma| comma.kind == Kind::Comma)
            && let Some(house) = self.party(body.end + 1, limit)
            && house.name == body.name
        {
            body.end = house.end;
            body.span.end = house.span.end;
        }
        body
    }

    /// True for "Neg." before its number: what follows a holder's name and is none of it.
    pub(super) fn is_negatives_number(&self, at: usize, limit: usize) -> bool {
        at + 1 < limit
            && matches!(
                &*self.tokens[at].key,
                "acc"
                    | "accession"
                    | "cat"
                    | "catalogue"
                    | "image"
                    | "item"
                    | "neg"
                    | "negative"
                    | "ref"
            )
            && matches!(&*self.tokens[at + 1].key, "no" | "nos" | "number" | "nr")
    }
}
