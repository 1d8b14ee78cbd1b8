//! What a result shows, in the form of the index.

use serde::Serialize;

use super::shard::json;
use crate::pages::{self, Site};
use crate::record::{Direction, Entry};

/// Characters of a caption that a result shows.
const LONGEST_TEXT: usize = 1_000;

/// Characters of any other field.
const LONGEST_FIELD: usize = 240;

/// What a result shows, in the words of the lists of entries; written as a JSON array in this order.
#[derive(Debug, Serialize)]
pub(super) struct Document(
    /// Address of the page, below the base URL.
    String,
    /// Headline, or the caption's first words.
    String,
    /// Caption, cut to [`LONGEST_TEXT`] characters.
    String,
    /// The date in words, with what is dated where it is not the picture; empty where undated.
    String,
    /// The places, narrowest first: "Jobar, Damascus, Syria"; or empty.
    String,
    /// Photographers and agency, or empty.
    String,
    /// Language tag where it is not the site's, else empty.
    String,
    /// 1 where the caption runs from right to left, else 0.
    u8,
    /// 1 where the picture shows what readers should be warned of, else 0.
    u8,
    /// The small picture: its link with the path of the base URL, its width and its height.
    Option<(String, u32, u32)>,
);

/// The document of `entry` as JSON, at most `limit` bytes long (a limit of 4 KiB is always kept).
pub(super) fn document(site: &Site<'_>, entry: &Entry, limit: usize) -> String {
    let row = pages::row(site, entry);
    let date = match (row.date, row.date_role) {
        (Some(date), Some(role)) => format!("{date} ({role})"),
        (date, _) => date.unwrap_or_default(),
    };
    let mut document = Document(
        entry.address.as_str().to_owned(),
        cut(row.title, LONGEST_FIELD),
        cut(&entry.text, LONGEST_TEXT),
        cut(&date, LONGEST_FIELD),
        cut(&row.place.unwrap_or_default(), LONGEST_FIELD),
        cut(&row.credit.unwrap_or_default(), LONGEST_FIELD),
        row.language.map_or_else(String::new, |language| language.0.clone()),
        (entry.direction == Direction::Rtl).into(),
        row.sensitive.is_some().into(),
        row.thumbnail.map(|picture| (picture.src, picture.width, picture.height)),
    );
    let mut longest = LONGEST_TEXT;
    loop {
        let written = json(&document);
        if written.len() <= limit || longest == 0 {
            return written;
        }
        longest /= 2;
        document.2 = cut(&entry.text, longest);
        for field in [&mut document.1, &mut document.3, &mut document.4, &mut document.5] {
            *field = cut(field, longest.max(LONGEST_FIELD / 4));
        }
    }
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
