//! Established names and their variants: places (the embedded gazetteer and places.toml), agencies
//! (the embedded registry, site.toml and people.toml) and photographers (people.toml). Opens no file.

mod agency;
mod fold;
mod gazetteer;
mod name;
mod people;
mod photographers;
mod wordmap;

pub use agency::{Agencies, Agency, AgencyKind};
pub use fold::{fold, lowercase};
pub use gazetteer::{
    Gazetteer, Level, Link, LocalPlace, LocalPlaces, Located, Names, PlaceKind, Sense,
};
pub use name::{NameWord, body_key, name_words, person_key};
pub use people::{LocalNames, People, Person};
pub(crate) use photographers::known_photographer;
pub(crate) use wordmap::{WordList, WordMap, WordSet, has, listed};

/// Everything that understanding a caption is judged against.
#[derive(Debug)]
pub struct Authority {
    /// Places.
    pub gazetteer: Gazetteer,
    /// Agencies.
    pub agencies: Agencies,
    /// Photographers whom the site names.
    pub people: People,
}

impl Authority {
    /// The embedded tables alone.
    pub fn embedded() -> Self {
        Self {
            gazetteer: Gazetteer::embedded(),
            agencies: Agencies::embedded(),
            people: People::default(),
        }
    }
}
