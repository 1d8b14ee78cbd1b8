//! content/places.toml: places of one site.

use std::sync::Arc;

use crate::authority::{LocalPlace, LocalPlaces};
use crate::config::{Table, missing};
use crate::diagnostic::{Code, Diagnostic, Reported, SourceText};
use crate::record::Span;

/// What a place of places.toml may be.
const KINDS: [&str; 10] = [
    "city",
    "town",
    "village",
    "neighbourhood",
    "region",
    "landmark",
    "base",
    "camp",
    "island",
    "water",
];

/// Reads places.toml; a place with a fault is left out.
pub(super) fn parse(source: &Arc<SourceText>) -> Reported<LocalPlaces> {
    let mut table = Table::parse(source, Span::new(0, source.text.len()), "places.toml");
    let never = table.texts("never");
    let mut places = Vec::new();
    let mut faults = Vec::new();
    for mut place in table.tables("place") {
        let start = place.start();
        let name = place.text("name").map(|name| name.value);
        let aliases = place.texts("aliases");
        let kinds = KINDS.map(|kind| (kind, kind));
        let kind = place.choice("kind", &kinds).unwrap_or("landmark").to_owned();
        let parent = place.text("parent").map(|parent| parent.value);
        let country = place.parsed("country");
        let coordinates = place.pair("coordinates").and_then(|pair| match pair.value.parse() {
            Ok(coordinates) => Some(coordinates),
            Err(error) => {
                let error: crate::record::CoordinatesError = error;
                faults.push(Diagnostic::error(Code::BadValue, pair.at, error.to_string()));
                None
            }
        });
        let geonames = place.number("geonames", 1..=99_999_999);
        let geonames = geonames.and_then(|id| u32::try_from(id).ok());
        match name {
            None => faults.push(missing(start, "name", "a place")),
            Some(name) => places.push(LocalPlace {
                name,
                aliases,
                kind,
                parent,
                country,
                coordinates,
                geonames,
            }),
        }
        faults.extend(place.finish());
    }
    faults.extend(table.finish());
    Reported { value: LocalPlaces { places, never }, diagnostics: faults }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_faults_told_at_their_places() {
        let text = "never = [\"Goran\"]\n[[place]]\nname = \"Rope Walk\"\nkind = \"landmark\"\n\
                    country = \"fr\"\ncoordinates = [48.39, -4.49]\n\
                    [[place]]\nname = \"Mole\"\nkind = \"pier\"\ncoordinates = \"99, 0\"\n[[place]]\nnaem = \"x\"\n";
        let source =
            Arc::new(SourceText { path: "content/places.toml".to_owned(), text: text.to_owned() });
        let Reported { value, diagnostics } = parse(&source);
        assert_eq!(value.never, ["Goran"]);
        assert_eq!(value.places.len(), 2);
        assert_eq!(value.places[0].coordinates.map(|c| c.longitude), Some(-4.49));
        let mut lines: Vec<usize> =
            diagnostics.iter().map(|found| found.at.as_ref().unwrap().line_column().0).collect();
        lines.sort_unstable();
        assert_eq!(lines, [9, 10, 12, 12]);
    }
}
