//! Links as templates get them: whole, with the path of the base URL.

use serde::Serialize;

use super::Site;
use crate::output::Address;

/// A link and its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// The address with the path of the base URL; for other sites the whole URL.
    pub href: String,
    /// Its words.
    pub text: String,
    /// How many entries stand there; `None` where that is not said.
    pub count: Option<usize>,
}

impl Link {
    /// A link to a page of the site.
    pub(super) fn to(site: &Site<'_>, address: &Address, text: impl Into<String>) -> Self {
        Self { href: site.href(address), text: text.into(), count: None }
    }

    /// The same with the number of entries there.
    pub(super) fn counting(self, count: usize) -> Self {
        Self { count: Some(count), ..self }
    }
}
