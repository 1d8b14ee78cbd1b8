//! Agencies and institutions that distribute or hold photographs, by any of their names.

use crate::config::AgencyConfig;

/// What kind of body it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AgencyKind {
    /// A news wire: AFP, Reuters.
    Wire,
    /// A picture agency or archive: Getty Images, Magnum Photos.
    Agency,
    /// A newspaper, magazine or broadcaster.
    Newspaper,
    /// A museum, library, archive or university.
    Institution,
    /// An armed service.
    Military,
    /// A ministry or other public body.
    Government,
}

/// An agency's established name and kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agency {
    /// The established name: `AFP`.
    pub name: String,
    /// What it is.
    pub kind: AgencyKind,
}

/// The registry: every known agency by every known name.
#[derive(Debug, Default)]
pub struct Agencies {}

impl Agencies {
    /// The registry compiled into the program.
    pub fn embedded() -> Self {
        Self::default()
    }

    /// The same with a site's own agencies, which win over embedded ones.
    pub fn extended(self, _more: &[AgencyConfig]) -> Self {
        self
    }

    /// The agency that goes by `name`, however it is cased, accented or punctuated.
    pub fn find(&self, _name: &str) -> Option<&Agency> {
        None
    }
}
