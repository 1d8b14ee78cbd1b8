//! Who is credited: agency, agencies, photographers, source.
//!
//! `token` cuts the caption into words and marks, `zone` finds where a credit may stand, `chain`
//! reads it name by name, with `joint` for what stands between names and `tail` for what follows
//! them. `party` and `person` say what a name names, `role` tells which is the agency, the
//! photographer and the source, and `inline` reads by-lines and givers inside the description.
//! `lead_in` reads what announces it, `body` what makes a name a body, `accept` judges the whole. The
//! tables are in `leads`, `heads`, `body_words`, `personal`, `boilerplate` and `words`; agencies are
//! in `authority`.

mod accept;
mod alone;
mod body;
mod body_words;
mod boilerplate;
mod calendar;
#[cfg(test)]
mod catalogue_tests;
mod chain;
mod decide;
mod desk;
mod genitive;
mod heads;
mod holder;
mod house;
mod inline;
mod joint;
mod label_holder;
mod label_parts;
mod labels;
mod lead_in;
mod leading;
mod leads;
mod licensed;
mod life;
mod list;
mod masters;
mod name;
mod newsroom;
mod party;
mod person;
mod personal;
mod phrases;
mod role;
mod shelfmark;
mod signed;
mod tail;
mod techniques;
#[cfg(test)]
mod tests;
mod token;
mod tombstone;
mod unspaced;
mod words;
mod zone;

use std::collections::BTreeMap;

use crate::authority::Agencies;
use crate::record::{Credit, Decisions, Field, Span};

use party::Words;
use zone::Zone;

/// The credit of a caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreditReading {
    /// Who is named; nobody where a credit names none ("Photo: courtesy").
    pub credit: Credit,
    /// Every stretch of the text that is credit and not description, brackets and lead-in words
    /// included, in order: two where it is given twice, or first and last.
    pub stretches: Vec<Span>,
    /// The words of `agency`, `photographers` (from the first to the last) and `source`.
    pub spans: BTreeMap<Field, Span>,
    /// How each of them was decided.
    pub decisions: Decisions,
}

/// Reads the credit of a caption, wherever it stands. `None` means that it has none, which is an
/// answer and not an error. Takes time linear in `text.len()`.
///
/// For: "Nets dry on the quay. (Photo by Jane Roe/AFP)". Not for: "Nets dry, said Jane Roe, an
/// Agence France-Presse journalist."
///
/// Source: IPTC Photo Metadata, Creator (By-line), Credit Line and Source.
pub fn read(text: &str, agencies: &Agencies) -> Option<CreditReading> {
    let small = text.to_ascii_lowercase();
    let tokens = token::tokens(text, &small, agencies);
    let words = Words { text, tokens: &tokens, agencies };
    let zones = words.zones();
    let (credit, spans, decisions) = role::assign(text, &zones);
    let mut reading = CreditReading { credit, stretches: Vec::new(), spans, decisions };
    words.complete(&zones, &mut reading);
    let CreditReading { mut credit, spans, decisions, .. } = reading;
    credit.line = line(text, &zones);
    let stretches: Vec<Span> = zones.iter().map(|zone| zone.stretch).collect();
    let names_someone =
        credit.agency.is_some() || credit.source.is_some() || !credit.photographers.is_empty();
    (names_someone || !stretches.is_empty()).then_some(CreditReading {
        credit,
        stretches,
        spans,
        decisions,
    })
}

/// The fullest of several credits, as written.
fn line(text: &str, zones: &[Zone]) -> Option<String> {
    let fullest = zones.iter().rev().max_by_key(|zone| zone.chain.links.len())?;
    Some(fullest.line.text(text).trim().to_owned())
}
