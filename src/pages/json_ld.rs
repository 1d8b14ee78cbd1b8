//! The record in the page as linked data: schema.org, for search engines and harvesters.

use serde_json::{Map, Value, json};

use super::Site;
use crate::record::{DateRole, Entry};

/// A `Photograph` with its `ImageObject`s, safe inside a script element: no `<` stands in it.
pub(super) fn photograph(site: &Site<'_>, entry: &Entry) -> String {
    let catalog = site.catalog;
    let url = site.url(&entry.address);
    let mut fields = Map::new();
    let mut set = |name: &str, value: Value| {
        fields.insert(name.to_owned(), value);
    };
    set("@context", json!("https://schema.org"));
    set("@type", json!("Photograph"));
    set("@id", json!(url));
    set("url", json!(url));
    set("identifier", json!(entry.id));
    set("name", json!(super::entry::title(entry)));
    set("description", json!(entry.text));
    set("inLanguage", json!(entry.language));
    if let Some(date) = &entry.date {
        match date.role {
            DateRole::Taken => set("dateCreated", json!(date.edtf)),
            DateRole::Published => set("datePublished", json!(date.edtf)),
            // schema.org has no word for a picture handed over.
            DateRole::Provided => {}
        }
    }
    if let Some(place) = place(site, entry) {
        set("contentLocation", place);
    }
    let named = |kind: &str, names: &[String]| -> Value {
        names.iter().map(|name| json!({"@type": kind, "name": name})).collect()
    };
    let credit = &entry.credit;
    if !credit.photographers.is_empty() {
        set("creator", named("Person", &credit.photographers));
    }
    if !credit.agencies.is_empty() {
        set("provider", named("Organization", &credit.agencies));
    }
    if let Some(line) = credit.line.clone().or_else(|| super::list::credit_line(entry)) {
        set("creditText", json!(line));
    }
    if let Some(statement) = &entry.rights.statement {
        set("copyrightNotice", json!(statement));
    }
    if !entry.corrections.is_empty() {
        set("correction", json!(entry.corrections));
    }
    if let Some(license) = &entry.rights.license {
        set("license", json!(license));
    }
    if !entry.tags.is_empty() {
        set("keywords", json!(entry.tags));
    }
    let sets = entry.sets.iter().map(|&set| &catalog.sets[set]);
    let collections = sets.map(
        |set| json!({"@type": "Collection", "name": set.title, "url": site.url(&set.address)}),
    );
    set("isPartOf", collections.collect());
    if !entry.photos.is_empty() {
        let images = entry.photos.iter().map(|photo| {
            let mut image = json!({
                "@type": "ImageObject",
                "contentUrl": site.url(&photo.address),
                "encodingFormat": photo.media_type,
                "width": photo.width,
                "height": photo.height,
            });
            if let Some(alt) = &photo.alt {
                image["caption"] = json!(alt);
            }
            image
        });
        set("image", images.collect());
    }
    Value::Object(fields).to_string().replace('<', "\\u003c")
}

fn place(site: &Site<'_>, entry: &Entry) -> Option<Value> {
    let location = &entry.location;
    let name = super::list::place_line(site, entry)?;
    let mut address = Map::new();
    address.insert("@type".to_owned(), json!("PostalAddress"));
    if let Some(country) = location.country {
        address.insert("addressCountry".to_owned(), json!(country));
    }
    if let Some(region) = &location.region {
        address.insert("addressRegion".to_owned(), json!(region.name));
    }
    if let Some(locality) = &location.locality {
        address.insert("addressLocality".to_owned(), json!(locality.name));
    }
    let mut place = json!({"@type": "Place", "name": name, "address": address});
    if let Some(at) = location.coordinates {
        place["geo"] = json!({
            "@type": "GeoCoordinates", "latitude": at.latitude, "longitude": at.longitude,
        });
    }
    if let Some(id) = location.geonames {
        place["sameAs"] = json!(format!("https://www.geonames.org/{id}"));
    }
    Some(place)
}
