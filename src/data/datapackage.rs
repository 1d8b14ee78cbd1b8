//! /data/datapackage.json: what the exports are, for a program (Frictionless Data Package 1.0).

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::table::{COLUMNS, Column, Kind};
use super::url;
use crate::output::{Address, Content, OutputFile};
use crate::pages::Site;

/// Describes the exports, each with its size and SHA-256 so that a copy can be checked.
pub(super) fn datapackage(
    site: &Site<'_>,
    csv: &OutputFile,
    json: &OutputFile,
    geojson: &OutputFile,
) -> OutputFile {
    let mut table = resource("entries", "csv", "text/csv", csv);
    table["profile"] = json!("tabular-data-resource");
    table["schema"] = json!({
        "fields": COLUMNS.iter().map(field).collect::<Vec<_>>(),
        "primaryKey": "id",
        "missingValues": [""],
    });
    let title = &site.config.title;
    let name = slug::slugify(title);
    let mut package = json!({
        "profile": "data-package",
        "name": if name.is_empty() { "photo-archive" } else { &name },
        "title": title,
        "description": site.config.description,
        "contributors": [{ "title": site.config.publisher, "role": "publisher" }],
        "resources": [
            table,
            resource("entries-json", "json", "application/json", json),
            resource("entries-geojson", "geojson", "application/geo+json", geojson),
        ],
    });
    if !site.config.base_url.is_unset() {
        package["homepage"] = json!(url(site, &Address::home()));
    }
    let text = serde_json::to_string_pretty(&package).expect("a JSON value can be written");
    OutputFile::new(Address::page(["data"]).file("datapackage.json"), text + "\n")
}

fn resource(name: &str, format: &str, media_type: &str, file: &OutputFile) -> Value {
    let Content::Bytes(bytes) = &file.content else { unreachable!("exports are made in memory") };
    let (_, path) = file.address.as_str().rsplit_once('/').expect("an address has a slash");
    let digest: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    json!({
        "name": name,
        "path": path,
        "format": format,
        "mediatype": media_type,
        "encoding": "utf-8",
        "bytes": bytes.len(),
        "hash": format!("sha256:{digest}"),
    })
}

fn field(column: &Column) -> Value {
    let kind = match column.kind {
        Kind::Text | Kind::Code | Kind::Uri => "string",
        Kind::Number => "number",
        Kind::Integer => "integer",
        Kind::Date => "date",
    };
    json!({ "name": column.name, "type": kind, "description": column.description })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sample::Sample;

    #[test]
    fn the_package_describes_each_export_as_it_is() {
        let sample = Sample::new();
        let files = crate::data::exports(&sample.site());
        let read = |address: &str| {
            let file = files.iter().find(|file| file.address.as_str() == address).unwrap();
            let Content::Bytes(bytes) = &file.content else { panic!("{address} is a copy") };
            bytes.clone()
        };
        let package: Value = serde_json::from_slice(&read("/data/datapackage.json")).unwrap();
        assert_eq!(package["name"], "the-quay-boats");
        let resources = package["resources"].as_array().unwrap();
        assert_eq!(resources.len(), 3);
        for resource in resources {
            let bytes = read(&format!("/data/{}", resource["path"].as_str().unwrap()));
            assert_eq!(resource["bytes"], bytes.len());
        }
        let csv = read("/data/entries.csv");
        let header = csv::Reader::from_reader(csv.as_slice()).headers().unwrap().clone();
        let fields = resources[0]["schema"]["fields"].as_array().unwrap();
        let named: Vec<&str> = fields.iter().map(|field| field["name"].as_str().unwrap()).collect();
        assert_eq!(named, header.iter().collect::<Vec<_>>());
    }
}
