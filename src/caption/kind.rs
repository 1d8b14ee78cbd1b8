//! Is it a caption at all?

use super::credit::CreditReading;
use super::date::DateReading;
use super::place::PlaceReading;

/// True unless the text is a heading, navigation, or prose that describes no picture.
pub fn is_caption(
    _text: &str,
    _credit: &Option<CreditReading>,
    _date: &DateReading,
    _place: &PlaceReading,
) -> bool {
    true
}
