//! Which pages exist, at which address, with which view: one file per kind of page.

use crate::authority::Authority;
use crate::catalog::Catalog;
use crate::config::Config;
use crate::output::Address;

/// What every page of one site is made from.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The settings.
    pub config: &'a Config,
    /// Established names.
    pub authority: &'a Authority,
    /// The archive.
    pub catalog: &'a Catalog,
}

/// A page to render: its address and what it shows; cheap, so that a large site can list them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Where it stands.
    pub address: Address,
}

/// Every page of the site, in the order of their addresses.
pub fn all(_site: &Site<'_>) -> Vec<Page> {
    todo!()
}
