//! Where the camera stood.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A country or territory by its ISO 3166-1 alpha-2 code, in capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CountryCode([u8; 2]);

/// `text` is not two letters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a two-letter country code (ISO 3166-1 alpha-2)")]
pub struct CountryCodeError(String);

impl FromStr for CountryCode {
    type Err = CountryCodeError;

    fn from_str(text: &str) -> Result<Self, CountryCodeError> {
        match text.as_bytes() {
            [a, b] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() => {
                Ok(Self([a.to_ascii_uppercase(), b.to_ascii_uppercase()]))
            }
            _ => Err(CountryCodeError(text.to_owned())),
        }
    }
}

impl CountryCode {
    /// The two capitals.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("two ASCII letters")
    }
}

impl fmt::Display for CountryCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl Serialize for CountryCode {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for CountryCode {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A place by its established name, with the caption's own spelling kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceName {
    /// The authority's name ("Raqqa"); the caption's where no authority knows it.
    pub name: String,
    /// The caption's spelling ("Raqa"); equal to `name` where the record was not read from prose.
    pub as_written: String,
}

impl PlaceName {
    /// A name that no authority knows: kept as written.
    pub fn as_written(name: &str) -> Self {
        Self { name: name.to_owned(), as_written: name.to_owned() }
    }
}

/// Degrees on the WGS 84 ellipsoid.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Coordinates {
    /// North positive, −90 to 90.
    pub latitude: f64,
    /// East positive, −180 to 180.
    pub longitude: f64,
}

/// `text` is not "latitude, longitude" in range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not `latitude, longitude` in decimal degrees (−90 to 90, −180 to 180)")]
pub struct CoordinatesError(String);

impl FromStr for Coordinates {
    type Err = CoordinatesError;

    /// Decimal degrees as in a `Coordinates:` trailer: `33.56, 36.37`.
    fn from_str(text: &str) -> Result<Self, CoordinatesError> {
        let refused = || CoordinatesError(text.to_owned());
        let (latitude, longitude) = text.split_once(',').ok_or_else(refused)?;
        let degrees = |part: &str| part.trim().parse::<f64>().map_err(|_| refused());
        let coordinates = Self { latitude: degrees(latitude)?, longitude: degrees(longitude)? };
        let in_range = coordinates.latitude.abs() <= 90.0 && coordinates.longitude.abs() <= 180.0;
        in_range.then_some(coordinates).ok_or_else(refused)
    }
}

/// The chain of places, widest first. IPTC: Location Created, the place of the camera; a place
/// that only figures in the story (IPTC: Location Shown) is not here.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Location {
    /// IPTC Country Code; `None` at sea, in space and where the caption does not say.
    pub country: Option<CountryCode>,
    /// IPTC Province/State.
    pub region: Option<PlaceName>,
    /// IPTC City: a city, town, village or island.
    pub locality: Option<PlaceName>,
    /// IPTC Sublocation: a district, square, camp, base or building; `None` where the locality is
    /// the most that is known.
    pub place: Option<PlaceName>,
    /// Of the finest level that an authority can put on a map.
    pub coordinates: Option<Coordinates>,
    /// GeoNames id of the locality.
    pub geonames: Option<u32>,
}

impl Location {
    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The finest named place: the place, else the locality, else the region.
    pub fn finest(&self) -> Option<&PlaceName> {
        self.place.as_ref().or(self.locality.as_ref()).or(self.region.as_ref())
    }
}
