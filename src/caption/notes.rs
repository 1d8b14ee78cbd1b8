//! What stands beside the description: restrictions, verification, corrections.

use std::collections::BTreeMap;

use crate::record::{Field, Span, Verification};

/// The notes of a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Usage restrictions, as worded.
    pub restrictions: Vec<String>,
    /// Whether it vouches for the picture.
    pub verification: Option<Verification>,
    /// Corrections, as worded.
    pub corrections: Vec<String>,
    /// The words of each.
    pub spans: BTreeMap<Field, Span>,
}

/// Reads the notes.
pub fn read(_text: &str) -> Notes {
    Notes::default()
}
