//! The client-side search index: shards of JSON and their manifest, below `/search/`.

use crate::output::OutputFile;
use crate::pages::Site;

/// Every file.
pub fn files(_site: &Site<'_>) -> Vec<OutputFile> {
    todo!()
}
