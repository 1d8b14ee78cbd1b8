//! Where the camera stood.

use std::collections::BTreeMap;

use crate::authority::Gazetteer;
use crate::record::{Field, Location, Span};

/// The place of a caption.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaceReading {
    /// The chain; empty where the caption names no place of the picture.
    pub location: Location,
    /// The words of each stated level.
    pub spans: BTreeMap<Field, Span>,
}

/// Reads the place. The words of `credits` and of the dates are no places.
///
/// The gazetteer confirms a place and never discovers one: grammar (prepositions, chains, head
/// nouns) proposes.
pub fn read(
    _text: &str,
    _credits: &[Span],
    _dates: &[Span],
    _gazetteer: &Gazetteer,
) -> PlaceReading {
    PlaceReading::default()
}
