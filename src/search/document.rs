//! What a result shows, in the form of the index.

use serde::Serialize;

use super::shard::json;
use crate::pages::Site;
use crate::record::{Direction, Entry, Location};

/// Characters of a caption that a result shows.
const LONGEST_TEXT: usize = 1_000;

/// Characters of any other field.
const LONGEST_FIELD: usize = 240;

/// What a result shows; written as a JSON array in this order.
#[derive(Debug, Serialize)]
pub(super) struct Document(
    /// Address of the page, below the base URL.
    String,
    /// Title.
    String,
    /// Caption, cut to [`LONGEST_TEXT`] characters.
    String,
    /// EDTF date, or empty.
    String,
    /// The place, finest first: "Jobar, Damascus, Syria", or empty.
    String,
    /// Credit line, or empty.
    String,
    /// Language tag where it is not the site's, else empty.
    String,
    /// 1 where the caption runs from right to left, else 0.
    u8,
);

/// The document of `entry` as JSON, at most `limit` bytes long (a limit of 2 KiB is always kept).
pub(super) fn document(site: &Site<'_>, entry: &Entry, limit: usize) -> String {
    let mut document = Document(
        entry.address.as_str().to_owned(),
        cut(&entry.title, LONGEST_FIELD),
        cut(&entry.text, LONGEST_TEXT),
        entry.date.as_ref().map_or_else(String::new, |date| date.edtf.to_string()),
        cut(&place(site, &entry.location), LONGEST_FIELD),
        cut(&credit(entry), LONGEST_FIELD),
        if entry.language == site.config.language {
            String::new()
        } else {
            entry.language.0.clone()
        },
        (entry.direction == Direction::Rtl).into(),
    );
    let mut longest = LONGEST_TEXT;
    loop {
        let written = json(&document);
        if written.len() <= limit || longest == 0 {
            return written;
        }
        longest /= 2;
        document.2 = cut(&entry.text, longest);
        for field in [&mut document.1, &mut document.4, &mut document.5] {
            *field = cut(field, longest.max(LONGEST_FIELD / 4));
        }
    }
}

fn place(site: &Site<'_>, location: &Location) -> String {
    let mut chain: Vec<&str> = Vec::new();
    for place in [&location.place, &location.locality, &location.region].into_iter().flatten() {
        if !chain.contains(&place.name.as_str()) {
            chain.push(&place.name);
        }
    }
    chain.extend(location.country.map(|country| site.authority.gazetteer.country_name(country)));
    chain.join(", ")
}

fn credit(entry: &Entry) -> String {
    let credit = &entry.credit;
    credit.line.clone().unwrap_or_else(|| {
        let mut names: Vec<&str> = credit.photographers.iter().map(String::as_str).collect();
        names.extend(credit.agency.as_deref());
        names.join("/")
    })
}

/// The first `longest` characters, the last of them an ellipsis where something is cut off.
fn cut(text: &str, longest: usize) -> String {
    if text.chars().nth(longest).is_none() {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(longest.saturating_sub(1)).collect();
    cut.truncate(cut.trim_end().len());
    cut.push('…');
    cut
}
