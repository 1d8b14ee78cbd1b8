//! The record of an entry as /data/entries.json gives it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;

use super::url;
use crate::pages::Site;
use crate::record::{
    Coordinates, CountryCode, DateRole, Direction, Edtf, Embargo, Entry, EntryId, EntrySource,
    Field, Language, NoteKind, Photo, PlaceName, Precision, Provenance, Verification,
};

/// One entry, whole. Where `archive parse` prints a field too, it has the same name there. A value
/// that is not known is null, a list never is.
#[derive(Clone, Debug, Serialize)]
pub struct EntryRecord<'a> {
    /// Its identity.
    pub id: &'a EntryId,
    /// Its page.
    pub url: String,
    /// The caption's first words, for lists.
    pub title: &'a str,
    /// IPTC Headline.
    pub headline: Option<&'a str>,
    /// IPTC Description: the caption as plain text. Spans count its UTF-8 bytes.
    pub text: &'a str,
    /// EDTF. IPTC Date Created where `date_role` is `taken`.
    pub date: Option<&'a Edtf>,
    /// What happened on `date`.
    pub date_role: Option<DateRole>,
    /// How finely `date` is known.
    pub date_precision: Option<Precision>,
    /// The earliest day that `date` may mean: ISO 8601.
    pub date_earliest: Option<String>,
    /// The latest day that `date` may mean.
    pub date_latest: Option<String>,
    /// IPTC Country Code: ISO 3166-1 alpha-2.
    pub country: Option<CountryCode>,
    /// IPTC Country: in English.
    pub country_name: Option<&'a str>,
    /// IPTC Province/State.
    pub region: Option<&'a str>,
    /// As the caption spells it.
    pub region_as_written: Option<&'a str>,
    /// IPTC City.
    pub locality: Option<&'a str>,
    /// As the caption spells it.
    pub locality_as_written: Option<&'a str>,
    /// IPTC Sublocation.
    pub place: Option<&'a str>,
    /// As the caption spells it.
    pub place_as_written: Option<&'a str>,
    /// WGS 84 degrees of the finest level that is on a map.
    pub coordinates: Option<Coordinates>,
    /// GeoNames id of the locality.
    pub geonames: Option<u32>,
    /// IPTC Credit Line.
    pub credit_line: Option<&'a str>,
    /// The agency that the picture is filed under.
    pub agency: Option<&'a str>,
    /// Every agency and institution credited, in order.
    pub agencies: &'a [String],
    /// IPTC Creator (By-line), in order.
    pub photographers: &'a [String],
    /// IPTC Source: who supplied it.
    pub source: Option<&'a str>,
    /// In the order attached.
    pub photos: Vec<PhotoRecord<'a>>,
    /// IPTC Keywords.
    pub tags: &'a [String],
    /// IPTC Copyright Notice, or a rightsstatements.org URI.
    pub rights: Option<&'a str>,
    /// By name or URI.
    pub license: Option<&'a str>,
    /// Usage restrictions as worded.
    pub restrictions: &'a [String],
    /// Until when it must not be published.
    pub embargo: Option<&'a Embargo>,
    /// Whether the caption vouches for the picture.
    pub verification: Option<Verification>,
    /// Corrections as worded.
    pub corrections: &'a [String],
    /// What a reader should be warned of.
    pub sensitive: Option<&'a str>,
    /// Numbers by which agencies and holders know the picture.
    pub picture_ids: &'a [String],
    /// Words by which a desk files the picture.
    pub slugs: &'a [String],
    /// What the notes above say, as the lists of the site name it.
    pub notes: Vec<NoteKind>,
    /// BCP 47.
    pub language: &'a Language,
    /// Which way its script runs.
    pub direction: Direction,
    /// The sets it stands in.
    pub sets: Vec<SetRecord<'a>>,
    /// The caption files it stands in.
    pub sources: &'a [EntrySource],
    /// Where each value comes from; for words of the caption, which.
    pub provenance: &'a BTreeMap<Field, Provenance>,
}

/// A photograph of an entry.
#[derive(Clone, Debug, Serialize)]
pub struct PhotoRecord<'a> {
    /// Its file.
    pub url: String,
    /// IPTC Alt Text.
    pub alt: Option<&'a str>,
    /// Pixels, as displayed.
    pub width: u32,
    /// Pixels, as displayed.
    pub height: u32,
    /// MIME type.
    pub media_type: &'static str,
}

/// A set by name.
#[derive(Clone, Debug, Serialize)]
pub struct SetRecord<'a> {
    /// Its page.
    pub url: String,
    /// Its title.
    pub title: &'a str,
}

impl<'a> EntryRecord<'a> {
    /// The record of one entry of the site.
    pub fn new(site: &Site<'a>, entry: &'a Entry) -> Self {
        let Entry { location, credit, rights, .. } = entry;
        let date = entry.date.as_ref();
        let edtf = date.map(|date| &date.edtf);
        Self {
            id: &entry.id,
            url: url(site, &entry.address),
            title: &entry.title,
            headline: entry.headline.as_deref(),
            text: &entry.text,
            date: edtf,
            date_role: date.map(|date| date.role),
            date_precision: edtf.map(Edtf::precision),
            date_earliest: edtf.and_then(Edtf::earliest).map(|day| day.to_string()),
            date_latest: edtf.and_then(Edtf::latest).map(|day| day.to_string()),
            country: location.country,
            country_name: location.country.map(|code| site.authority.gazetteer.country_name(code)),
            region: name(location.region.as_ref()),
            region_as_written: as_written(location.region.as_ref()),
            locality: name(location.locality.as_ref()),
            locality_as_written: as_written(location.locality.as_ref()),
            place: name(location.place.as_ref()),
            place_as_written: as_written(location.place.as_ref()),
            coordinates: location.coordinates,
            geonames: location.geonames,
            credit_line: credit.line.as_deref(),
            agency: credit.agency.as_deref(),
            agencies: &credit.agencies,
            photographers: &credit.photographers,
            source: credit.source.as_deref(),
            photos: entry.photos.iter().map(|photo| PhotoRecord::new(site, photo)).collect(),
            tags: &entry.tags,
            rights: rights.statement.as_deref(),
            license: rights.license.as_deref(),
            restrictions: &entry.restrictions,
            embargo: entry.embargo.as_ref(),
            verification: entry.verification,
            corrections: &entry.corrections,
            picture_ids: &entry.picture_ids,
            slugs: &entry.slugs,
            notes: entry.note_kinds(),
            sensitive: entry.sensitive.as_deref(),
            language: &entry.language,
            direction: entry.direction,
            sets: entry.sets.iter().map(|&set| SetRecord::new(site, set)).collect(),
            sources: &entry.sources,
            provenance: &entry.provenance,
        }
    }
}

impl<'a> PhotoRecord<'a> {
    fn new(site: &Site<'_>, photo: &'a Photo) -> Self {
        Self {
            url: url(site, &photo.address),
            alt: photo.alt.as_deref(),
            width: photo.width,
            height: photo.height,
            media_type: photo.media_type,
        }
    }
}

impl<'a> SetRecord<'a> {
    fn new(site: &Site<'a>, set: usize) -> Self {
        let set = &site.catalog.sets[set];
        Self { url: url(site, &set.address), title: &set.title }
    }
}

fn name(place: Option<&PlaceName>) -> Option<&str> {
    place.map(|place| place.name.as_str())
}

fn as_written(place: Option<&PlaceName>) -> Option<&str> {
    place.map(|place| place.as_written.as_str())
}

/// /data/entries.json: one object, with one line for each entry so that two versions can be
/// compared line by line.
pub(super) fn json(site: &Site<'_>) -> Vec<u8> {
    let config = site.config;
    let mut text = format!(
        "{{\"title\":{},\"description\":{},\"publisher\":{},\"url\":{},\"entries\":[",
        json!(config.title),
        json!(config.description),
        json!(config.publisher),
        json!(url(site, &crate::output::Address::home())),
    );
    for (index, entry) in site.catalog.entries.iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        let record = EntryRecord::new(site, entry);
        text.push_str(&serde_json::to_string(&record).expect("a record is plain data"));
    }
    text.push_str("\n]}\n");
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use crate::data::sample::Sample;

    #[test]
    fn the_export_holds_the_whole_record_with_where_it_comes_from() {
        let sample = Sample::new();
        let export: serde_json::Value =
            serde_json::from_slice(&super::json(&sample.site())).unwrap();
        assert_eq!(export["url"], "https://example.org/quay/");
        let entry = &export["entries"][0];
        for (field, value) in [
            ("url", "https://example.org/quay/1998/05/04/nets/"),
            ("text", sample.catalog.entries[0].text.as_str()),
            ("date", "1998-05-04"),
            ("date_role", "taken"),
            ("date_precision", "day"),
            ("locality", "Brest"),
            ("agency", "AFP"),
            ("language", "en"),
        ] {
            assert_eq!(entry[field], value, "{field}");
        }
        assert_eq!(entry["photographers"], serde_json::json!(["Jane Roe"]));
        assert_eq!(entry["place"], serde_json::Value::Null);
        assert_eq!(
            entry["provenance"]["date"],
            serde_json::json!({"from": "caption", "at": [31, 42]})
        );
        assert_eq!(entry["photos"][0]["url"], "https://example.org/quay/photos/nets.jpg");
    }

    #[test]
    fn each_entry_has_its_line() {
        let sample = Sample::new();
        let text = String::from_utf8(super::json(&sample.site())).unwrap();
        assert_eq!(text.lines().count(), sample.catalog.entries.len() + 2);
        let empty = Sample { catalog: crate::catalog::Catalog::default(), ..sample };
        let export: serde_json::Value =
            serde_json::from_slice(&super::json(&empty.site())).unwrap();
        assert_eq!(export["entries"], serde_json::json!([]));
    }
}
