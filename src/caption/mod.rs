//! Understanding: from the words of one caption to what they say.
//!
//! Pure functions on `&str`: no file, no setting, no other caption. Each rule quotes a caption that
//! it is for and one that it must leave alone.
//!
//! The credit is read first, because what is left of it is the description; dates next, so that no
//! month is taken for a town; then the places among the remaining words.

pub mod credit;
mod cut;
pub mod date;
pub mod kind;
pub mod language;
pub mod markup;
pub mod notes;
pub mod place;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::authority::Authority;
use crate::record::{
    Credit, Decisions, Embargo, Field, Language, Location, PhotoDate, Span, Verification,
};

/// What one caption says, and which words say it. A field that it does not state is empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// False for headings, navigation and prose that describes no picture.
    pub is_caption: bool,
    /// Why it is none: a clause for an editor; `None` for a caption.
    pub left_out: Option<String>,
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
    /// Until when it must not be published.
    pub embargo: Option<Embargo>,
    /// Whether it vouches for the picture.
    pub verification: Option<Verification>,
    /// Corrections, as worded.
    pub corrections: Vec<String>,
    /// Its content warning, as worded.
    pub sensitive: Option<String>,
    /// The numbers by which agencies and holders know the picture.
    pub picture_ids: Vec<String>,
    /// The words by which a desk files the picture.
    pub slugs: Vec<String>,
    /// The words that say each field. A value that follows from another one has none.
    pub spans: BTreeMap<Field, Span>,
    /// How date, place, agency, photographers and source were decided, or why one of them was not;
    /// the place's stands under its finest level, [`Field::Place`] where it has none.
    pub decisions: Decisions,
    /// Every stretch that stands beside the description, for a title that leaves it out: credit,
    /// picture numbers, slugs, restrictions, embargo, corrections, content warnings. In order.
    pub asides: Vec<Span>,
    /// What contradicts itself or the calendar.
    pub doubts: Vec<Doubt>,
}

/// Something in a caption that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The words.
    pub span: Span,
    /// What cannot be right.
    pub about: About,
    /// What is wrong with them: lower case, no full stop.
    pub message: String,
}

/// What a doubt is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A date by itself: the calendar does not have it, or it can be read two ways.
    Date,
    /// Two statements of the caption that cannot both be right.
    Itself,
}

/// True for a credit that is a name alone and a place's: "Nets dry. New York".
fn names_place(credit: &Credit, authority: &Authority) -> bool {
    let [name] = credit.photographers.as_slice() else { return false };
    credit.agency.is_none()
        && credit.source.is_none()
        && credit.line.as_ref() == Some(name)
        && authority.gazetteer.senses(name).iter().any(|sense| sense.is_town() || sense.is_spot())
}

/// Reads one caption: plain text, no markup, no trailers.
///
/// Every span lies within `text`, on character boundaries. Takes time linear in `text.len()`.
pub fn read(text: &str, authority: &Authority) -> Reading {
    let credit = credit::read(text, &authority.agencies)
        .filter(|credit| !names_place(&credit.credit, authority));
    let credit_spans = credit.as_ref().map(|credit| credit.stretches.clone()).unwrap_or_default();
    let mut date = date::read(text, &credit_spans);
    let notes = notes::read(text);
    let language = language::detect(text);
    let tongue = language.as_ref().map_or("", |language| language.0.as_str());
    let mut asides = credit_spans;
    for note in &notes.stretches {
        if asides.iter().all(|stretch| !stretch.overlaps(*note)) {
            asides.push(*note);
        }
    }
    asides.sort_unstable();
    let mut place = place::read(text, &asides, &date.expressions, tongue, &authority.gazetteer);
    let mut doubts = std::mem::take(&mut date.doubts);
    doubts.extend(place.doubt.take());
    let left_out = kind::left_out(text, &credit, &date, &place, tongue);

    let words = |spans: &[Span]| spans.iter().map(|span| span.text(text).to_owned()).collect();
    let (picture_ids, slugs) = (words(&notes.numbers), words(&notes.slugs));
    let mut spans = BTreeMap::new();
    spans.extend(date.span.map(|span| (Field::Date, span)));
    spans.extend(place.spans);
    spans.extend(notes.spans);
    let mut decisions = Decisions::new();
    decisions.extend(date.decision.map(|decision| (Field::Date, decision)));
    decisions.extend(place.decision.map(|decision| (finest_level(&place.location), decision)));
    let mut named = Credit::default();
    if let Some(credit) = credit {
        spans.extend(credit.spans);
        decisions.extend(credit.decisions);
        named = credit.credit;
    }
    if left_out.is_some() {
        return Reading { doubts, left_out, ..nothing(asides) };
    }
    Reading {
        is_caption: true,
        left_out,
        date: date.date,
        location: place.location,
        credit: named,
        language,
        restrictions: notes.restrictions,
        embargo: notes.embargo,
        verification: notes.verification,
        corrections: notes.corrections,
        sensitive: notes.sensitive,
        picture_ids,
        slugs,
        spans,
        decisions,
        asides,
        doubts,
    }
}

/// The field of a chain's narrowest name.
const fn finest_level(location: &Location) -> Field {
    match location {
        Location { place: Some(_), .. } => Field::Place,
        Location { locality: Some(_), .. } => Field::Locality,
        Location { region: Some(_), .. } => Field::Region,
        Location { country: Some(_), .. } => Field::Country,
        _ => Field::Place,
    }
}

/// The reading of a text that is no caption.
fn nothing(asides: Vec<Span>) -> Reading {
    Reading {
        is_caption: false,
        left_out: None,
        date: None,
        location: Location::default(),
        credit: Credit::default(),
        language: None,
        restrictions: Vec::new(),
        embargo: None,
        verification: None,
        corrections: Vec::new(),
        sensitive: None,
        picture_ids: Vec::new(),
        slugs: Vec::new(),
        spans: BTreeMap::new(),
        decisions: Decisions::default(),
        asides,
        doubts: Vec::new(),
    }
}
