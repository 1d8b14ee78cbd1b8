//! From blocks and readings to the catalogue.

use super::Catalog;
use crate::authority::Authority;
use crate::diagnostic::Reported;
use crate::source::SiteSource;

/// Assembles the catalogue: fields by precedence, duplicates merged, facets built.
/// `drafts` takes in caption files marked as drafts.
pub fn assemble(_site: &SiteSource, _authority: &Authority, _drafts: bool) -> Reported<Catalog> {
    todo!()
}
