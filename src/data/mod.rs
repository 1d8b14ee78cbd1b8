//! Open data and the conventions: exports, feeds, sitemap, robots and OpenSearch.
//!
//! The forms are documented in docs/data.md. Opens no file and knows no clock: whatever needs a
//! date takes it from the entries, so that the same archive always gives the same bytes. With a
//! base URL every address is whole; without one links begin at the root of the host.

mod atom;
mod conventions;
mod datapackage;
mod feed;
mod geojson;
mod json_feed;
mod record;
mod sitemap;
mod table;
mod xml;

#[cfg(test)]
mod sample;

pub use record::{EntryRecord, PhotoRecord, SetRecord};

use crate::output::{Address, OutputFile};
use crate::pages::Site;

/// Every file.
pub fn files(site: &Site<'_>) -> Vec<OutputFile> {
    let mut files = Vec::from(exports(site));
    files.extend([atom::file(site), json_feed::file(site)]);
    files.extend(sitemap::files(site));
    files.extend(conventions::files(site));
    files
}

/// The entries as data, and the description of those files.
fn exports(site: &Site<'_>) -> [OutputFile; 4] {
    let data = Address::page(["data"]);
    let csv = OutputFile::new(data.file("entries.csv"), table::csv(site));
    let json = OutputFile::new(data.file("entries.json"), record::json(site));
    let geojson = OutputFile::new(data.file("entries.geojson"), geojson::geojson(site));
    let package = datapackage::datapackage(site, &csv, &json, &geojson);
    [csv, json, geojson, package]
}

/// An address as the exports give it: whole where there is a base URL, else from the root.
fn url(site: &Site<'_>, address: &Address) -> String {
    site.config.base_url.absolute(address)
}
