//! The places that a site's places.toml teaches.

use std::collections::{BTreeMap, BTreeSet};

use super::{Gazetteer, PlaceKind, Sense, fold};
use crate::record::{Coordinates, CountryCode};

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
    pub coordinates: Option<Coordinates>,
    /// GeoNames id.
    pub geonames: Option<u32>,
}

/// The same, ready for looking up.
#[derive(Debug, Default)]
pub(super) struct Local {
    places: Vec<Placed>,
    by_name: BTreeMap<String, Vec<(usize, bool)>>,
    never: BTreeSet<String>,
}

/// A local place with what its parents say.
#[derive(Debug)]
struct Placed {
    place: LocalPlace,
    country: Option<CountryCode>,
    region: Option<String>,
    town: Option<String>,
}

impl Local {
    /// Parents are other local places or names that `gazetteer` knows.
    pub(super) fn new(local: &LocalPlaces, gazetteer: &Gazetteer) -> Self {
        let mut ready =
            Self { never: local.never.iter().map(|word| fold(word)).collect(), ..Self::default() };
        for (index, place) in local.places.iter().enumerate() {
            ready.places.push(placed(place, local, gazetteer));
            ready.by_name.entry(fold(&place.name)).or_default().push((index, true));
            for alias in &place.aliases {
                ready.by_name.entry(fold(alias)).or_default().push((index, false));
            }
        }
        ready
    }

    pub(super) fn is_never(&self, folded: &str) -> bool {
        self.never.contains(folded)
    }

    pub(super) fn senses(&self, folded: &str) -> impl Iterator<Item = Sense<'_>> {
        self.by_name.get(folded).into_iter().flatten().map(|(index, is_established)| {
            let Placed { place, country, region, town } = &self.places[*index];
            Sense {
                name: &place.name,
                kind: kind(&place.kind),
                country: *country,
                region: region.as_deref(),
                town: town.as_deref(),
                coordinates: place.coordinates,
                population: 0,
                geonames: place.geonames,
                is_established: *is_established,
                is_disputed: false,
                is_local: true,
            }
        })
    }

    pub(super) fn variants(&self, geonames: u32) -> impl Iterator<Item = String> {
        self.places
            .iter()
            .filter(move |placed| placed.place.geonames == Some(geonames))
            .flat_map(|placed| placed.place.aliases.iter().cloned())
    }
}

/// The kind that a word of places.toml means; a town for any other, which `source` has refused.
fn kind(word: &str) -> PlaceKind {
    match word {
        "neighbourhood" => PlaceKind::Quarter,
        word => PlaceKind::from_word(word).unwrap_or(PlaceKind::Town),
    }
}

/// Follows the parents of `place` as far as the file leads, then asks the gazetteer. A file whose
/// parents go in a circle leads no further than its number of places.
fn placed(place: &LocalPlace, local: &LocalPlaces, gazetteer: &Gazetteer) -> Placed {
    let mut result =
        Placed { place: place.clone(), country: place.country, region: None, town: None };
    let mut parent = place.parent.as_deref();
    for _ in 0..local.places.len() {
        let Some(name) = parent else { return result };
        let folded = fold(name);
        let Some(known) = local.places.iter().find(|place| fold(&place.name) == folded) else {
            break;
        };
        match kind(&known.kind) {
            PlaceKind::Region => result.region.get_or_insert_with(|| known.name.clone()),
            _ => result.town.get_or_insert_with(|| known.name.clone()),
        };
        result.country = result.country.or(known.country);
        parent = known.parent.as_deref();
    }
    if let Some(name) = parent {
        let location = gazetteer.resolve(name);
        result.country = result.country.or(location.country);
        if result.town.is_none() {
            result.town = location.locality.map(|town| town.name);
        }
        if result.region.is_none() {
            result.region = location.region.map(|region| region.name);
        }
    }
    result
}
