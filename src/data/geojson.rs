//! /data/entries.geojson: the entries that can be put on a map (RFC 7946).

use serde_json::json;

use super::record::EntryRecord;
use crate::pages::Site;

/// A feature for each entry with coordinates, in catalogue order, one on a line. A point is the
/// centre of the finest place that the caption names, not where the tripod stood.
pub(super) fn geojson(site: &Site<'_>) -> Vec<u8> {
    let mut text = String::from("{\"type\":\"FeatureCollection\",\"features\":[");
    let mut separator = "\n";
    for entry in &site.catalog.entries {
        let Some(at) = entry.location.coordinates else { continue };
        let record = EntryRecord::new(site, entry);
        let feature = json!({
            "type": "Feature",
            "id": record.id,
            // RFC 7946 section 3.1.1: longitude first.
            "geometry": { "type": "Point", "coordinates": [at.longitude, at.latitude] },
            "properties": {
                "url": record.url,
                "title": record.title,
                "date": record.date,
                "country": record.country,
                "country_name": record.country_name,
                "region": record.region,
                "locality": record.locality,
                "place": record.place,
                "agency": record.agency,
                "photographers": record.photographers,
                "sensitive": record.sensitive,
            },
        });
        text.push_str(separator);
        text.push_str(&feature.to_string());
        separator = ",\n";
    }
    text.push_str("\n]}\n");
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use crate::data::sample::Sample;

    #[test]
    fn an_entry_with_coordinates_is_a_point_longitude_first() {
        let sample = Sample::new();
        let found: serde_json::Value =
            serde_json::from_slice(&super::geojson(&sample.site())).unwrap();
        let features = found["features"].as_array().unwrap();
        assert_eq!(features.len(), 1);
        assert_eq!(
            features[0]["geometry"],
            serde_json::json!({"type": "Point", "coordinates": [-4.25, 48.5]})
        );
        assert_eq!(features[0]["properties"]["locality"], "Brest");
    }
}
