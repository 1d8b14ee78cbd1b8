//! What newspapers write among the names of a credit: the town where a photographer lives, a mail
//! address, the trade of their staff.

use super::party::{Party, Who, Words, is_capital};
use super::phrases::agency_at;
use super::token::Kind;

/// Regions of two words that close "Dover, New Hampshire", folded.
const TWO_WORD_REGIONS: &[&str] = &[
    "british columbia",
    "new brunswick",
    "new hampshire",
    "new jersey",
    "new mexico",
    "new york",
    "new zealand",
    "north carolina",
    "north dakota",
    "nova scotia",
    "rhode island",
    "south africa",
    "south carolina",
    "south dakota",
    "united kingdom",
    "west virginia",
];

impl Words<'_> {
    /// The slash behind "Dover, Delaware" at `at`: "Jane Roe/Dover, Delaware/Quayside.com" tells
    /// where its photographer lives.
    pub(super) fn after_home_town(&self, at: usize, limit: usize) -> Option<usize> {
        const LONGEST_TOWN: usize = 3;
        let is_name = |index: usize| {
            self.tokens
                .get(index)
                .is_some_and(|token| index < limit && token.is_word() && is_capital(token.text))
        };
        let comma = (at..limit.min(at + LONGEST_TOWN + 1)).find(|index| !is_name(*index))?;
        if comma == at
            || self.tokens[comma].kind != Kind::Comma
            || agency_at(self.agencies, self.tokens, at, limit).is_some()
        {
            return None;
        }
        let slash = (comma + 1..limit.min(comma + 4)).find(|index| !is_name(*index))?;
        let is_region = match slash - comma {
            2 => true,
            3 => {
                let region =
                    format!("{} {}", self.tokens[comma + 1].key, self.tokens[comma + 2].key);
                TWO_WORD_REGIONS.binary_search(&region.as_str()).is_ok()
            }
            _ => false,
        };
        (is_region && self.tokens[slash].kind == Kind::Slash).then_some(slash)
    }

    /// "Jane Roe/JROE@EXAMPLE.COM": an address, which names the photographer again, or the
    /// newspaper if its domain is known.
    pub(super) fn mail_address(&self, at: usize, limit: usize) -> Option<Party> {
        let token = self.tokens.get(at).filter(|_| at < limit)?;
        let (_, domain) = token.text.split_once('@').filter(|(name, _)| !name.is_empty())?;
        if !domain.contains('.') {
            return None;
        }
        let agency = self.agencies.find(domain);
        let (who, name) = match agency {
            Some(agency) => (Who::Body { kind: agency.kind, known: true }, agency.name.clone()),
            None => (Who::Nobody, String::new()),
        };
        Some(self.made(who, name, at, at + 1, at + 1))
    }

    /// "Courier Staff Photographer": the newspaper before the trade of who works for it.
    pub(super) fn cut_trade(&self, house: &mut Party, at: usize) {
        let trade = (at + 1..house.end).find(|index| {
            matches!(&*self.tokens[*index].key, "staff" | "photographer" | "photojournalist")
        });
        if let Some(trade) = trade {
            house.span.end = self.tokens[trade - 1].span.end;
            house.words = trade - at;
            house.name = self.written(at, trade);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TWO_WORD_REGIONS;
    use crate::authority::Agencies;
    use crate::caption::credit::read;

    #[test]
    fn the_table_that_is_searched_is_sorted() {
        assert!(TWO_WORD_REGIONS.is_sorted());
    }

    #[test]
    fn newspapers_lists_towns_and_addresses_leave_the_names_as_they_are() {
        let agencies = Agencies::embedded();
        for (caption, agency, photographers) in [
            (
                "Candidates wave. Jane Roe; John Doe; Ann Poe/Getty Images",
                Some("Getty Images"),
                &["Jane Roe", "John Doe", "Ann Poe"][..],
            ),
            (
                "From left: Ann Loe and Tim Poe Jane Roe; John Doe/AP hide caption",
                Some("AP"),
                &["Jane Roe", "John Doe"],
            ),
            (
                "(Photo by Jane Roe/WireImage; John Doe/AFP/Getty Images; Ann Poe/AFP/Getty Images)",
                Some("WireImage"),
                &["Jane Roe", "John Doe", "Ann Poe"],
            ),
            ("Nets dry. [Photo by Jane Roe/For China Daily]", Some("China Daily"), &["Jane Roe"]),
            (
                "Nets dry. Jane Roe/For The Washington Post",
                Some("The Washington Post"),
                &["Jane Roe"],
            ),
            ("Boats lie idle; nets dry. Jane Roe/AP", Some("AP"), &["Jane Roe"]),
            (
                "Nets dry on the quay. Jane Roe/Dover, New Hampshire/National Geographic",
                Some("National Geographic"),
                &["Jane Roe"],
            ),
            (
                "Nets dry. (Jane Roe/Bozeman, Montana/Quayside.com)",
                Some("Quayside.com"),
                &["Jane Roe"],
            ),
            ("JANE ROE / JROE@EXAMPLE.COM Gulls, loud as ever, circle.", None, &["Jane Roe"]),
            ("Gulls circle the pier. JANE ROE/JROE@EXAMPLE.COM", None, &["Jane Roe"]),
            ("Snow falls on the quay. Jane Roe jroe@example.com", None, &["Jane Roe"]),
            ("A shed burns. Jane Roe | The Daily Quay", Some("The Daily Quay"), &["Jane Roe"]),
            ("The yacht of the merchant John DoeHandout via REUTERS", Some("Reuters"), &[]),
            (
                "Enlarge / The Quay's Director John Doe. Jane Roe/Bloomberg via Getty Images",
                Some("Bloomberg"),
                &["Jane Roe"],
            ),
            ("Enlarge / Director John Doe. Jane Roe/AFP", Some("AFP"), &["Jane Roe"]),
            (
                "Dancers wait. (Photo Credit: Jane Roe/quayphoto.com, John Doe/AFP)",
                Some("AFP"),
                &["Jane Roe", "John Doe"],
            ),
            ("Dancers wait on the mole. (Photo: quayside.com)", Some("quayside.com"), &[]),
            (
                "The mayor walks. JANE ROE/SPECIAL TO THE QUAYSIDE CHRONICLE",
                Some("Quayside Chronicle"),
                &["Jane Roe"],
            ),
            (
                "A crew mends a road. (JANE ROE / Courier Staff Photographer)",
                Some("Courier"),
                &["Jane Roe"],
            ),
            ("A crew mends a road. (Photo11: Jane Roe/The Quay)", Some("The Quay"), &["Jane Roe"]),
            (
                "Pilgrims wait. (CNS photo/Jane Roe, Reuters)",
                Some("Catholic News Service"),
                &["Jane Roe"],
            ),
            ("Children wash. © UNICEF Peru/2014/J Roe", Some("UNICEF"), &["J Roe"]),
            (
                "COURTESY QUAYSIDE COMMUNITY CENTER A crew rows home.",
                Some("Quayside Community Center"),
                &[],
            ),
            ("Quay Street and Mole Road, courtesy of the Mole Museum", Some("Mole Museum"), &[]),
            ("Ann Poe sings. Jane Roe/ABC Sports, via Associated Press", Some("AP"), &["Jane Roe"]),
            (
                "A barn burns. Jane Roe/Quay Times-News, via Associated Press",
                Some("AP"),
                &["Jane Roe"],
            ),
            ("Guns wait at dawn, 1917 (IWM Q 12345)", Some("Imperial War Museum"), &[]),
            (
                "Photo: Ann Poe led the march to the quay. (Photo: Jane Roe/AFP)",
                Some("AFP"),
                &["Jane Roe"],
            ),
        ] {
            let credit = read(caption, &agencies).map(|reading| reading.credit).unwrap_or_default();
            assert_eq!(credit.agency.as_deref(), agency, "{caption}");
            assert_eq!(credit.photographers, photographers, "{caption}");
        }
    }

    #[test]
    fn letters_in_brackets_after_the_name_they_stand_for_are_no_second_agency() {
        let caption = "Nets dry. Picture: Jane Roe / African News Agency (ANA)";
        let credit = read(caption, &Agencies::embedded()).map(|reading| reading.credit);
        assert_eq!(credit.unwrap_or_default().agencies.len(), 1, "{caption}");
    }
}
