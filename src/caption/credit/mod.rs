//! Who is credited: agency, agencies, photographers, source.

use std::collections::BTreeMap;

use crate::authority::Agencies;
use crate::record::{Credit, Field, Span};

/// The credit of a caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreditReading {
    /// Who is named.
    pub credit: Credit,
    /// Every stretch of the text that is credit and not description, brackets and lead-in words
    /// included, in order: two where it is given twice, or first and last.
    pub stretches: Vec<Span>,
    /// The words of `agency`, `photographers` (from the first to the last) and `source`.
    pub spans: BTreeMap<Field, Span>,
}

/// Reads the credit of a caption, wherever it stands. `None` means that it credits nobody, which
/// is an answer and not an error.
///
/// Source: IPTC Photo Metadata, Creator (By-line), Credit Line and Source.
pub fn read(_text: &str, _agencies: &Agencies) -> Option<CreditReading> {
    None
}
