//! When the picture was taken.

use super::Doubt;
use crate::record::{PhotoDate, Span};

/// The dates of a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DateReading {
    /// The picture's, with what happened on it; `None` where the caption does not say.
    pub date: Option<PhotoDate>,
    /// The words of `date`.
    pub span: Option<Span>,
    /// Every date expression, the background ones too, in order: words that are no place.
    pub expressions: Vec<Span>,
    /// Days that the calendar does not have, weekdays that contradict.
    pub doubts: Vec<Doubt>,
}

/// Reads the picture's date. `credits` are the stretches of the text that are credit.
///
/// Source: EDTF (ISO 8601-2:2019); AP and Reuters caption order.
pub fn read(_text: &str, _credits: &[Span]) -> DateReading {
    DateReading::default()
}
