//! Open data and the conventions: exports, feeds, sitemap, robots, OpenSearch, 404 aside.

use crate::output::OutputFile;
use crate::pages::Site;

/// Every file.
pub fn files(_site: &Site<'_>) -> Vec<OutputFile> {
    todo!()
}
