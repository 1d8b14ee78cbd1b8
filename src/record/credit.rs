//! Who made the picture, who distributes it and who supplied it.

use serde::Serialize;

/// The people and bodies that a credit names, told apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Credit {
    /// IPTC Credit Line: the credit as written, without its brackets; `None` where the record was
    /// not read from prose.
    pub line: Option<String>,
    /// The distributing agency or holding institution that the picture is filed under: the
    /// originating one of a chain ("X/AFP via Getty Images" is filed under AFP).
    pub agency: Option<String>,
    /// Every agency and institution of the credit, in the order credited; holds `agency`.
    pub agencies: Vec<String>,
    /// IPTC Creator (formerly By-line): people, in the order credited. "Stringer", "Handout" and
    /// the like are nobody.
    pub photographers: Vec<String>,
    /// IPTC Source in the sense of who supplied it: the ministry, activist group or newspaper
    /// behind a handout.
    pub source: Option<String>,
}

impl Credit {
    /// True if nobody is credited.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
