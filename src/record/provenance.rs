//! Where each value of a record comes from.

use serde::Serialize;

use super::Span;

/// A field of the record whose origin is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields of Entry, explained there")]
pub enum Field {
    Date,
    Country,
    Region,
    Locality,
    Place,
    Coordinates,
    Agency,
    Photographers,
    Source,
    Headline,
    Alt,
    Tags,
    Rights,
    License,
    Restrictions,
    Embargo,
    Verification,
    Corrections,
    Sensitive,
    PictureIds,
    Slugs,
    Language,
}

impl Field {
    /// Every field, in the order of a record.
    pub const ALL: &[Self] = &[
        Self::Date,
        Self::Country,
        Self::Region,
        Self::Locality,
        Self::Place,
        Self::Coordinates,
        Self::Agency,
        Self::Photographers,
        Self::Source,
        Self::Headline,
        Self::Alt,
        Self::Tags,
        Self::Rights,
        Self::License,
        Self::Restrictions,
        Self::Embargo,
        Self::Verification,
        Self::Corrections,
        Self::Sensitive,
        Self::PictureIds,
        Self::Slugs,
        Self::Language,
    ];

    /// As in exports and on the command line: `date`, `photographers`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Country => "country",
            Self::Region => "region",
            Self::Locality => "locality",
            Self::Place => "place",
            Self::Coordinates => "coordinates",
            Self::Agency => "agency",
            Self::Photographers => "photographers",
            Self::Source => "source",
            Self::Headline => "headline",
            Self::Alt => "alt",
            Self::Tags => "tags",
            Self::Rights => "rights",
            Self::License => "license",
            Self::Restrictions => "restrictions",
            Self::Embargo => "embargo",
            Self::Verification => "verification",
            Self::Corrections => "corrections",
            Self::Sensitive => "sensitive",
            Self::PictureIds => "picture_ids",
            Self::Slugs => "slugs",
            Self::Language => "language",
        }
    }
}

/// Where a field's value comes from (W3C PROV sense), in falling precedence: the least one wins.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case", tag = "from", content = "at")]
pub enum Provenance {
    /// A `Key: value` line under the caption.
    Trailer,
    /// The photograph's own IPTC, XMP or EXIF.
    Embedded,
    /// These words of the caption.
    Caption(Span),
    /// The front matter of the caption file.
    FileDefault,
    /// The `_index.md` of a folder above it.
    CollectionDefault,
    /// `[defaults]` in site.toml.
    SiteDefault,
    /// Not stated: follows from another field by an authority (the region of a known town).
    Authority,
}
