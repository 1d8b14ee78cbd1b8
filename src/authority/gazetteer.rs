//! Places of the world and of one site.

use crate::record::{CountryCode, Location};

/// The places that a site's places.toml teaches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LocalPlaces {
    /// In the order of the file.
    pub places: Vec<LocalPlace>,
    /// Words that are never a place here ("Goran").
    pub never: Vec<String>,
}

/// One `[[place]]` of places.toml.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalPlace {
    /// The established name.
    pub name: String,
    /// Other spellings.
    pub aliases: Vec<String>,
    /// `city`, `town`, `village`, `neighbourhood`, `region`, `landmark`, `base`, `camp`, `island`, `water`.
    pub kind: String,
    /// The place it lies in, by name: a neighbourhood's city.
    pub parent: Option<String>,
    /// Its country, where no parent says.
    pub country: Option<CountryCode>,
    /// Where it is.
    pub coordinates: Option<crate::record::Coordinates>,
    /// GeoNames id.
    pub geonames: Option<u32>,
}

/// Place names and what they mean.
#[derive(Debug)]
pub struct Gazetteer {}

impl Gazetteer {
    /// GeoNames cities1000, compiled into the program.
    pub fn embedded() -> Self {
        Self {}
    }

    /// The same with a site's own places, which win over embedded ones.
    pub fn with_local(self, _places: &LocalPlaces) -> Self {
        self
    }

    /// The English name of a country; its code where the table lacks it.
    pub fn country_name(&self, _country: CountryCode) -> &str {
        "Nowhere"
    }

    /// A place as in a `Location:` trailer, narrowest first: "Jobar, Damascus, Syria".
    pub fn resolve(&self, _written: &str) -> Location {
        Location::default()
    }

    /// Every other spelling known of the place with this GeoNames id.
    pub fn variants(&self, _geonames: u32) -> Vec<String> {
        Vec::new()
    }
}
