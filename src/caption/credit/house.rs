//! Names that are a house and no person, where no registry and no noun says so: "Photo: Quayside",
//! "(Quayside/Jane Roe)".

use super::chain::Link;
use super::joint::Joint;
use super::party::{Who, Words};
use crate::authority::AgencyKind;

impl Words<'_> {
    /// "(Quayside/Jane Roe)": of two names that nothing else tells, the one of a single word is the
    /// house and the one of a given name and a surname its photographer.
    pub(super) fn turn_house_first(&self, links: &mut [Link], limit: usize) {
        let [house, person] = links else { return };
        let is_lone = house.party.who == Who::Person && house.party.words == 1;
        let is_guess = person.joint == Joint::Slash
            && person.party.is_guess
            && matches!(person.party.who, Who::Body { known: false, .. });
        let first = self.tokens.partition_point(|token| token.span.start < person.party.span.start);
        let named = self.person(first, limit).filter(|named| {
            is_lone && is_guess && named.end == person.party.end && (2..=3).contains(&named.words)
        });
        let Some(named) = named else { return };
        let who = Who::Body { kind: AgencyKind::Newspaper, known: false };
        house.party.who = who;
        house.party.is_guess = true;
        house.party.name = house.party.span.text(self.text).to_owned();
        person.party = named;
    }

    /// "Photo: Quayside", "Photo courtesy of QBank": one word that closes the text is a company or the
    /// like, as nobody signs with a surname alone.
    pub(super) fn tell_company(&self, links: &mut [Link], end: usize) {
        let [only] = links else { return };
        let name = only.party.span.text(self.text);
        let is_name = name.chars().count() > 2
            && name.starts_with(char::is_uppercase)
            && name.chars().all(|c| c.is_alphanumeric() && c < '\u{250}' || c == '-' || c == '’');
        if only.party.who == Who::Person && only.party.words == 1 && is_name && self.is_last(end) {
            only.party.who = Who::Body { kind: AgencyKind::Company, known: false };
            only.party.is_guess = true;
            only.party.name = name.to_owned();
        }
    }

    /// "Fotograf: Roe": the label itself says that a person follows; "Foto: Roe" has as often one.
    pub(super) fn names_maker(&self, at: usize) -> bool {
        const MAKERS: &[&str] = &[
            "aufnahme",
            "author",
            "autor",
            "autora",
            "foto",
            "fotos",
            "auteur",
            "автор",
            "creator",
            "fotograf",
            "fotografin",
            "fotografo",
            "fotograaf",
            "photographe",
            "photographer",
        ];
        self.tokens[at..].iter().take(3).any(|token| MAKERS.contains(&&*token.key))
    }
}
