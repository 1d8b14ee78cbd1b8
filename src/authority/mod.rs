//! Established names and their variants: places (the embedded gazetteer and places.toml) and
//! agencies (the embedded registry and site.toml). Parses text that `source` has read; opens no file.

mod agency;
mod fold;
mod gazetteer;
mod wordmap;

pub use agency::{Agencies, Agency, AgencyKind};
pub use fold::fold;
pub use gazetteer::{
    Gazetteer, Level, Link, LocalPlace, LocalPlaces, Located, Names, PlaceKind, Sense,
};
pub(crate) use wordmap::{WordMap, WordSet, has};

/// Everything that understanding a caption is judged against.
#[derive(Debug)]
pub struct Authority {
    /// Places.
    pub gazetteer: Gazetteer,
    /// Agencies.
    pub agencies: Agencies,
}

impl Authority {
    /// The embedded tables alone.
    pub fn embedded() -> Self {
        Self { gazetteer: Gazetteer::embedded(), agencies: Agencies::embedded() }
    }
}
