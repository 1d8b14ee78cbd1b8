//! Addresses that last: made of a caption's date and first words, never of its place in a file.

use chrono::Datelike;
use sha2::{Digest, Sha256};

use crate::output::Address;
use crate::record::{PhotoDate, Precision};

/// First segments that the site's own pages stand under; no editor's page or alias may.
const RESERVED: &[&str] = &[
    "agencies",
    "data",
    "dates",
    "locations",
    "on",
    "page",
    "photographers",
    "photos",
    "search",
    "sets",
    "static",
    "tags",
    "undated",
];

/// True below a folder of the site's own pages.
pub(super) fn is_reserved(address: &Address) -> bool {
    address.as_str().split('/').nth(1).is_some_and(|first| RESERVED.contains(&first))
}

/// Letters of a slug made from a name, at most: disks take no file name of more than 255 bytes, and
/// a digest is put after some.
const NAME_LENGTH: usize = 120;

/// Letters of a slug made from a caption, at most.
const SLUG_LENGTH: usize = 60;

/// The folders that an entry of this date stands in, no finer than the date: `["2016", "11",
/// "06"]`, `["2016", "11"]`, `["1936"]`; a wider date stands in its first year, an open one in the
/// year it is bounded by.
pub(super) fn date_segments(date: Option<&PhotoDate>) -> Vec<String> {
    let undated = || vec!["undated".to_owned()];
    let Some(date) = date else { return undated() };
    let Some(day) = date.edtf.earliest().or_else(|| date.edtf.latest()) else { return undated() };
    let year = format!("{:04}", day.year());
    let month = format!("{:02}", day.month());
    match date.edtf.precision() {
        Precision::Day => vec![year, month, format!("{:02}", day.day())],
        Precision::Month => vec![year, month],
        Precision::Season | Precision::Year | Precision::Range => vec![year],
    }
}

/// A slug of the first words of a caption; the digest of the text where it has no letter that
/// can be written in ASCII.
pub(super) fn words_slug(title: &str) -> String {
    let whole = slug::slugify(title);
    if whole.is_empty() {
        return digest(title);
    }
    if whole.len() <= SLUG_LENGTH {
        return whole;
    }
    let cut = whole[..=SLUG_LENGTH].rfind('-').unwrap_or(SLUG_LENGTH);
    whole[..cut].to_owned()
}

/// A slug of a whole name; where it is longer than a disk takes well, of its beginning with the
/// digest of the whole.
pub(super) fn name_slug(name: &str) -> String {
    let slug = slug::slugify(name);
    match slug.get(..NAME_LENGTH) {
        _ if slug.is_empty() => digest(name),
        Some(beginning) if slug.len() > NAME_LENGTH => {
            format!("{}-{}", beginning.trim_end_matches('-'), digest(name))
        }
        _ => slug,
    }
}

/// The first twelve hexadecimal digits of the text's SHA-256.
pub(super) fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::DateRole;

    #[test]
    fn an_entry_stands_no_deeper_than_its_date_is_precise() {
        for (edtf, segments) in [
            (Some("2016-11-06"), "2016/11/06"),
            (Some("2016-11"), "2016/11"),
            (Some("1936~"), "1936"),
            (Some("194X"), "1940"),
            (Some("[1935..1942]"), "1935"),
            (Some("../1936"), "1936"),
            (Some("1969-22"), "1969"),
            (None, "undated"),
        ] {
            let date =
                edtf.map(|edtf| PhotoDate { edtf: edtf.parse().unwrap(), role: DateRole::Taken });
            assert_eq!(date_segments(date.as_ref()).join("/"), segments, "{edtf:?}");
        }
    }

    #[test]
    fn a_slug_is_whole_words_in_ascii_and_never_empty() {
        assert_eq!(
            words_slug("Nets dry on the quay at Essaouira"),
            "nets-dry-on-the-quay-at-essaouira"
        );
        let long = words_slug(&"many words ".repeat(20));
        assert!(long.len() <= SLUG_LENGTH && long.ends_with("many") | long.ends_with("words"));
        assert_eq!(words_slug("…"), digest("…"));
        assert_eq!(name_slug("Łódź"), "lodz");
        assert!(!words_slug("مرفأ بيروت").is_empty());
    }

    #[test]
    fn names_that_begin_alike_stay_apart_however_long() {
        let long = "quay ".repeat(60);
        let slugs = [name_slug(&format!("{long}a")), name_slug(&format!("{long}b"))];
        assert_ne!(slugs[0], slugs[1]);
        assert!(slugs.iter().all(|slug| slug.len() <= NAME_LENGTH + 13), "{slugs:?}");
        assert_eq!(name_slug(&"q".repeat(NAME_LENGTH)), "q".repeat(NAME_LENGTH));
    }
}
