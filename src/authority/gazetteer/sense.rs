//! One thing that a name can stand for.

use super::PlaceKind;
use crate::record::{Coordinates, CountryCode};

/// One place that goes by a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Sense<'a> {
    /// The established name.
    pub name: &'a str,
    /// What it is.
    pub kind: PlaceKind,
    /// The country it lies in; `None` at sea, in space and on ground that no country holds undisputed.
    pub country: Option<CountryCode>,
    /// The division it lies in, by established name.
    pub region: Option<&'a str>,
    /// The town that a landmark lies in, by established name.
    pub town: Option<&'a str>,
    /// Where it is, as far as known.
    pub coordinates: Option<Coordinates>,
    /// People; 0 where unknown.
    pub population: u32,
    /// GeoNames id, for towns.
    pub geonames: Option<u32>,
    /// True where the name looked up is the established one, not another spelling.
    pub is_established: bool,
    /// True on ground that several countries claim: the name alone settles none.
    pub is_disputed: bool,
    /// True for a place of the site's places.toml.
    pub is_local: bool,
}

impl Sense<'_> {
    /// A city, town, village, or an island that stands for one.
    pub fn is_town(&self) -> bool {
        matches!(self.kind, PlaceKind::Capital | PlaceKind::Town | PlaceKind::Island)
    }

    /// Something within or outside towns that a picture is taken at.
    pub fn is_spot(&self) -> bool {
        matches!(
            self.kind,
            PlaceKind::Quarter
                | PlaceKind::Landmark
                | PlaceKind::Base
                | PlaceKind::Camp
                | PlaceKind::Water
                | PlaceKind::Space
        )
    }
}
