//! The line that states a field, as an editor would write it under the caption.

use crate::authority::Authority;
use crate::record::{Entry, Field, Location};

/// The lines that state the value that `field` has; `None` where it has none, or no line states it.
pub fn trailer_line(entry: &Entry, field: Field, authority: &Authority) -> Option<String> {
    let each = |key: &str, values: &[String]| {
        let lines: Vec<String> = values.iter().map(|value| format!("{key}: {value}")).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    };
    match field {
        Field::Date => entry.date.as_ref().map(|date| format!("Date: {}", date.edtf)),
        Field::Country | Field::Region | Field::Locality | Field::Place => {
            (!entry.location.is_empty())
                .then(|| format!("Location: {}", chain(&entry.location, authority)))
        }
        Field::Agency => each("Agency", &entry.credit.agencies),
        Field::Photographers => each("Photographer", &entry.credit.photographers),
        Field::Source => entry.credit.source.as_ref().map(|source| format!("Source: {source}")),
        _ => None,
    }
}

/// A place with what it lies in, narrowest first: "Jobar, Damascus, Syria".
pub(super) fn chain(location: &Location, authority: &Authority) -> String {
    let names = [&location.place, &location.locality, &location.region];
    let mut chain: Vec<&str> = Vec::new();
    for name in names.into_iter().flatten() {
        if chain.last() != Some(&name.name.as_str()) {
            chain.push(&name.name);
        }
    }
    chain.extend(location.country.map(|country| authority.gazetteer.country_name(country)));
    chain.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Credit, PlaceName};

    #[test]
    fn a_field_is_stated_as_the_record_has_it() {
        let authority = Authority::embedded();
        let location = Location {
            country: "MA".parse().ok(),
            locality: Some(PlaceName::as_written("Essaouira")),
            place: Some(PlaceName::as_written("Port Gate")),
            ..Location::default()
        };
        let credit = Credit {
            photographers: vec!["Jane Roe".to_owned(), "Joe Roe".to_owned()],
            ..Credit::default()
        };
        let entry = Entry { location, credit, ..Entry::bare("/a/", Some("1998~"), "Nets dry.") };
        for (field, line) in [
            (Field::Date, Some("Date: 1998~")),
            (Field::Locality, Some("Location: Port Gate, Essaouira, Morocco")),
            (Field::Photographers, Some("Photographer: Jane Roe\nPhotographer: Joe Roe")),
            (Field::Agency, None),
            (Field::Language, None),
        ] {
            assert_eq!(trailer_line(&entry, field, &authority).as_deref(), line);
        }
    }
}
