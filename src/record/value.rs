//! A field's value in words, for those who ask how a caption was read.

use super::{Entry, Field, PlaceName};

impl Entry {
    /// The value of a field as text, its parts joined by "; "; `None` where the record says
    /// nothing. Names carry the caption's own spelling where it differs: "Raqqa (as written: Raqa)".
    pub fn value(&self, field: Field) -> Option<String> {
        let Self { location, credit, rights, .. } = self;
        let list = |values: &[String]| (!values.is_empty()).then(|| values.join("; "));
        match field {
            Field::Date => {
                self.date.as_ref().map(|date| format!("{} ({})", date.edtf, date.role.as_str()))
            }
            Field::Country => location.country.map(|country| country.to_string()),
            Field::Region => location.region.as_ref().map(place_name),
            Field::Locality => location.locality.as_ref().map(place_name),
            Field::Place => location.place.as_ref().map(place_name),
            Field::Coordinates => {
                location.coordinates.map(|at| format!("{}, {}", at.latitude, at.longitude))
            }
            Field::Agency => list(&credit.agencies),
            Field::Photographers => list(&credit.photographers),
            Field::Source => credit.source.clone(),
            Field::Headline => self.headline.clone(),
            Field::Alt => {
                let alt: Vec<String> =
                    self.photos.iter().filter_map(|photo| photo.alt.clone()).collect();
                list(&alt)
            }
            Field::Tags => list(&self.tags),
            Field::Rights => rights.statement.clone(),
            Field::License => rights.license.clone(),
            Field::Restrictions => list(&self.restrictions),
            Field::Embargo => self.embargo.as_ref().map(|embargo| embargo.words.clone()),
            Field::Verification => self.verification.map(|says| says.as_str().to_owned()),
            Field::Corrections => list(&self.corrections),
            Field::Sensitive => self.sensitive.clone(),
            Field::PictureIds => list(&self.picture_ids),
            Field::Slugs => list(&self.slugs),
            Field::Language => Some(self.language.0.clone()),
        }
    }
}

fn place_name(place: &PlaceName) -> String {
    if place.name == place.as_written {
        return place.name.clone();
    }
    format!("{} (as written: {})", place.name, place.as_written)
}
