//! Entries by agency, photographer and tag.

use crate::output::Address;

/// A name and its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facet {
    /// The established name.
    pub name: String,
    /// Its page.
    pub address: Address,
    /// In catalogue order.
    pub entries: Vec<usize>,
}
