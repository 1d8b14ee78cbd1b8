//! Entries by place: country → region → locality → place.

use std::collections::BTreeSet;

use crate::output::Address;
use crate::record::{Coordinates, CountryCode};

/// A level of the tree of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LocationLevel {
    /// ISO 3166-1; also "No country named" for the sea, space and undecided ground.
    Country,
    /// IPTC Province/State.
    Region,
    /// IPTC City.
    Locality,
    /// IPTC Sublocation.
    Place,
}

/// A place and the entries in it.
#[derive(Clone, Debug, PartialEq)]
pub struct LocationNode {
    /// The established name.
    pub name: String,
    /// How wide it is.
    pub level: LocationLevel,
    /// The country it lies in.
    pub country: Option<CountryCode>,
    /// Its page: `/locations/syria/aleppo/`.
    pub address: Address,
    /// The place it lies in; `None` for a country.
    pub parent: Option<usize>,
    /// Places directly in it, by name.
    pub children: Vec<usize>,
    /// Entries in it and in the places below, in catalogue order.
    pub entries: Vec<usize>,
    /// Spellings that captions used for it, other than `name`.
    pub spellings: BTreeSet<String>,
    /// Where it is, as far as known.
    pub coordinates: Option<Coordinates>,
    /// GeoNames id, where known.
    pub geonames: Option<u32>,
}
