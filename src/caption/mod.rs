//! Understanding: from the words of one caption to what they say.
//!
//! Pure functions on `&str`: no file, no setting, no other caption. Each rule quotes a caption that
//! it is for and one that it must leave alone; RESEARCH of the forms is in docs/captions.md.

use std::collections::BTreeMap;

use crate::authority::Authority;
use crate::record::{Credit, Field, Language, Location, PhotoDate, Span, Verification};

/// What one caption says, and which words say it. A field that it does not state is empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// False for headings, navigation and prose that describes no picture.
    pub is_caption: bool,
    /// When the picture was taken, or else provided or published.
    pub date: Option<PhotoDate>,
    /// Where the camera stood.
    pub location: Location,
    /// Who is credited.
    pub credit: Credit,
    /// The language it is written in; `None` where the words are too few to tell.
    pub language: Option<Language>,
    /// Usage restrictions, as worded.
    pub restrictions: Vec<String>,
    /// Whether it vouches for the picture.
    pub verification: Option<Verification>,
    /// Corrections, as worded.
    pub corrections: Vec<String>,
    /// The words that say each field. A value that follows from another one has none.
    pub spans: BTreeMap<Field, Span>,
    /// The whole credit with its brackets, for a title that leaves it out.
    pub credit_span: Option<Span>,
    /// What contradicts itself or the calendar.
    pub doubts: Vec<Doubt>,
}

/// Something in a caption that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The words.
    pub span: Span,
    /// What is wrong with them: lower case, no full stop.
    pub message: String,
}

/// Reads one caption: plain text, no markup, no trailers.
///
/// Every span lies within `text`, on character boundaries. Takes time linear in `text.len()`.
pub fn read(_text: &str, _authority: &Authority) -> Reading {
    todo!()
}
