//! How the gazetteer lies in the program: `build.rs` writes it, the gazetteer reads it. Both include
//! this file, so it depends on the standard library alone.
//!
//! - *records*: one [`Record`] a place, divisions of countries first, so that a division's number
//!   fits two bytes;
//! - *strings*: for each record a line `established name|other spelling|…`;
//! - *postings*: numbers of records, each with the top bit set where the name is only another spelling;
//! - *names*: an FST from folded name to `start << 12 | count` in the postings.

/// What a name can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlaceKind {
    /// A country or territory with a code of its own (ISO 3166-1).
    Country,
    /// The adjective of one: "Syrian". Never a place by itself.
    Nationality,
    /// A division, province or historic landscape.
    Region,
    /// A national capital.
    Capital,
    /// A city, town or village.
    Town,
    /// A section of a town.
    Quarter,
    /// An island that stands for a town in a caption.
    Island,
    /// A building, square, park, mountain or other named spot.
    Landmark,
    /// A military base or space port.
    Base,
    /// A camp of refugees, prisoners or climbers.
    Camp,
    /// A sea, strait, lake or river.
    Water,
    /// Beyond the Earth.
    Space,
}

impl PlaceKind {
    /// Every kind with its word in the data files, at the number that it is stored as.
    pub(crate) const WORDS: [(Self, &'static str); 12] = [
        (Self::Country, "country"),
        (Self::Nationality, "nationality"),
        (Self::Region, "region"),
        (Self::Capital, "capital"),
        (Self::Town, "town"),
        (Self::Quarter, "quarter"),
        (Self::Island, "island"),
        (Self::Landmark, "landmark"),
        (Self::Base, "base"),
        (Self::Camp, "camp"),
        (Self::Water, "water"),
        (Self::Space, "space"),
    ];

    /// The kind that `word` names in a data file.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
    }
}

/// Stands where a record has no coordinates, no division or no town.
pub(crate) const NONE: u32 = u32::MAX;

/// The top bit of a posting: the name is another spelling, not the established one.
pub(crate) const VARIANT: u32 = 1 << 31;

/// Bits of an FST value that count the postings.
pub(crate) const COUNT_BITS: u32 = 12;

/// The top bit of a stored kind.
pub(crate) const DISPUTED: u8 = 1 << 7;

/// One place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// Where its line of names starts.
    pub(crate) names: u32,
    /// The division it lies in, by record number; `NONE` where it has none.
    pub(crate) region: u32,
    /// The town it lies in, by record number; `NONE` where it has none.
    pub(crate) town: u32,
    /// Ten-thousandths of a degree north; `NONE` in both where unknown.
    pub(crate) latitude: i32,
    /// Ten-thousandths of a degree east.
    pub(crate) longitude: i32,
    /// People.
    pub(crate) population: u32,
    /// GeoNames id; 0 where GeoNames is not the source.
    pub(crate) geonames: u32,
    /// ISO 3166-1 alpha-2; two zeros at sea and on ground that no country holds undisputed.
    pub(crate) country: [u8; 2],
    /// What it is.
    pub(crate) kind: PlaceKind,
    /// More than one country claims the ground: the name alone settles none.
    pub(crate) disputed: bool,
}

impl Record {
    /// Bytes of one record.
    pub(crate) const SIZE: usize = 31;

    /// Record `number` of the stored ones.
    ///
    /// # Panics
    /// If there are not so many, or the kind is none: a fault of the packing.
    pub(crate) fn at(records: &[u8], number: u32) -> Self {
        let start = number as usize * Self::SIZE;
        let bytes = &records[start..start + Self::SIZE];
        let word = |place: usize| u32_at(bytes, place);
        Self {
            names: word(0),
            region: word(1),
            town: word(2),
            latitude: word(3).cast_signed(),
            longitude: word(4).cast_signed(),
            population: word(5),
            geonames: word(6),
            country: [bytes[28], bytes[29]],
            kind: PlaceKind::WORDS[usize::from(bytes[30] & !DISPUTED)].0,
            disputed: bytes[30] & DISPUTED != 0,
        }
    }

    /// The kind and the country of record `number`, for a quick look at all.
    ///
    /// # Panics
    /// As [`Self::at`].
    pub(crate) fn kind_at(records: &[u8], number: u32) -> (PlaceKind, [u8; 2]) {
        let end = (number as usize + 1) * Self::SIZE;
        let bytes = &records[end - 3..end];
        (PlaceKind::WORDS[usize::from(bytes[2] & !DISPUTED)].0, [bytes[0], bytes[1]])
    }
}

/// The `index`-th little-endian number of `bytes`.
///
/// # Panics
/// If there are not so many: a fault of the packing.
pub(crate) fn u32_at(bytes: &[u8], index: usize) -> u32 {
    let at = index * 4;
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
