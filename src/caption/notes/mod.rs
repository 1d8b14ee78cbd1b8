//! What stands beside the description: restrictions, embargo, verification, corrections, warnings,
//! picture numbers and slugs.
//!
//! Phrases are found in one pass, whatever the case of their ASCII letters; what stands about a
//! phrase tells whether it is a note. The time is linear in the text's length.

mod corrections;
mod embargo;
mod numbers;
mod phrases;
mod restrictions;
mod slugs;
mod verification;
mod warnings;

use std::collections::BTreeMap;

pub(super) use restrictions::begins_country;

use crate::record::{Embargo, Field, Span, Verification};

/// The notes of a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
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
    pub numbers: Vec<Span>,
    /// The words by which a desk files the picture.
    pub slugs: Vec<Span>,
    /// The words of all of them that describe nothing: all but those of verification.
    pub stretches: Vec<Span>,
    /// The words of each, from the first to the last where there are several.
    pub spans: BTreeMap<Field, Span>,
}

/// Reads the notes.
///
/// For: "Nets dry on the quay. EDITORIAL USE ONLY. NO RESALES." Not for: "No sales were made at
/// the fish market."
///
/// Source: IPTC Photo Metadata, Instructions; the wires' notes to editors.
pub fn read(text: &str) -> Notes {
    let phrases = phrases::phrases(text);
    let mut notes = Notes::default();
    let restrictions = restrictions::find(text, &phrases);
    let corrections = corrections::find(text, &phrases);
    note(&mut notes.spans, Field::Restrictions, &restrictions);
    note(&mut notes.spans, Field::Corrections, &corrections);
    if let Some((verification, span)) = verification::find(text, &phrases) {
        notes.verification = Some(verification);
        notes.spans.insert(Field::Verification, span);
    }
    if let Some(span) = warnings::find(text, &phrases) {
        notes.sensitive = Some(span.text(text).to_owned());
        notes.spans.insert(Field::Sensitive, span);
    }
    notes.numbers = numbers::find(text);
    note(&mut notes.spans, Field::PictureIds, &notes.numbers);
    notes.slugs = slugs::find(text);
    note(&mut notes.spans, Field::Slugs, &notes.slugs);
    if let Some((embargo, span)) = embargo::find(text, &phrases) {
        notes.embargo = Some(embargo);
        notes.spans.insert(Field::Embargo, span);
        notes.stretches.push(span);
    }
    notes.stretches.extend(restrictions.iter().chain(&corrections));
    notes.stretches.extend(notes.numbers.iter().chain(&notes.slugs));
    notes.stretches.extend(notes.spans.get(&Field::Sensitive));
    notes.restrictions = restrictions.iter().map(|span| span.text(text).to_owned()).collect();
    notes.corrections = corrections.iter().map(|span| span.text(text).to_owned()).collect();
    notes
}

fn note(spans: &mut BTreeMap<Field, Span>, field: Field, found: &[Span]) {
    if let (Some(first), Some(last)) = (found.first(), found.last()) {
        spans.insert(field, Span::new(first.start, last.end));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restrictions_are_kept_as_worded_and_prose_is_none() {
        for (text, wanted) in [
            (
                "Nets dry. EDITORIAL USE ONLY. NO RESALES.",
                &["EDITORIAL USE ONLY", "NO RESALES"][..],
            ),
            ("Nets dry. Editorial use only, no archives.", &["Editorial use only", "no archives"]),
            (
                "Nets dry. REUTERS/Jane Roe MALTA OUT NO COMMERCIAL SALES IN MALTA",
                &["MALTA OUT", "NO COMMERCIAL SALES IN MALTA"],
            ),
            ("Mandatory Credit: Photo by Jane Roe/Shutterstock. Nets dry.", &["Mandatory Credit"]),
            ("Nets dry. EMBARGOED UNTIL 0001 GMT MAY 5. (AP Photo/Jane Roe)", &[]),
            (
                "RESTRICTED TO EDITORIAL USE - MANDATORY CREDIT \"AFP PHOTO / JANE ROE\" - NO MARKETING",
                &["RESTRICTED TO EDITORIAL USE", "MANDATORY CREDIT", "NO MARKETING"],
            ),
            ("No sales were made at the fish market; no archives survive.", &[][..]),
            ("The TIDE IS OUT in the harbour.", &[]),
            ("", &[]),
        ] {
            assert_eq!(read(text).restrictions, wanted, "{text}");
        }
    }

    #[test]
    fn corrections_are_kept_as_worded_and_prose_is_none() {
        for (text, wanted) in [
            (
                "CORRECTION: the boat is the Ada, not the Eva. Nets dry.",
                &["CORRECTION: the boat is the Ada, not the Eva"][..],
            ),
            ("Nets dry. (Corrects spelling of Roe)", &["Corrects spelling of Roe"]),
            ("Nets dry; corrects date to May 2.", &["corrects date to May 2"]),
            ("REFILE - CORRECTING PLACE NAME. Nets dry.", &["REFILE - CORRECTING PLACE NAME"]),
            ("CORRECTS SPELLING OF ROE Jane Roe mends nets.", &["CORRECTS SPELLING OF ROE"]),
            ("CORRECTS DAY TO MAY 2 – A trawler mends its nets.", &["CORRECTS DAY TO MAY 2"]),
            ("Corrects the day - Nets dry on the quay.", &["Corrects the day"]),
            ("Correction fluid dries on a desk.", &[]),
            ("A teacher corrects homework.", &[]),
        ] {
            assert_eq!(read(text).corrections, wanted, "{text}");
        }
    }

    #[test]
    fn a_caption_vouches_for_its_picture_or_does_not() {
        use Verification::{Authenticated, Unverified};
        for (text, wanted, words) in [
            (
                "This photo, which has been authenticated based on its contents, shows nets.",
                Some(Authenticated),
                "has been authenticated",
            ),
            (
                "AFP could not independently verify the video.",
                Some(Unverified),
                "could not independently verify",
            ),
            (
                "Reuters was able to independently verify the place.",
                Some(Authenticated),
                "was able to independently verify",
            ),
            ("A video that purportedly shows nets.", Some(Unverified), "purportedly"),
            ("An inspector verifies the weight of the nets.", None, ""),
        ] {
            let notes = read(text);
            assert_eq!(notes.verification, wanted, "{text}");
            let span = notes.spans.get(&Field::Verification);
            assert_eq!(span.map_or("", |span| span.text(text)), words, "{text}");
        }
    }
}
