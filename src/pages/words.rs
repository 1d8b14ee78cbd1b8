//! The words of the interface that are made in code, in one place: English.
//!
//! Words that stand in a template are the template's own.

use chrono::Weekday;

use crate::authority::AgencyKind;
use crate::catalog::LocationLevel;
use crate::record::{DateRole, Field, Provenance, Verification};

/// January to December.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A month by its number, 1–12; empty for any other number.
pub(super) fn month(number: u32) -> &'static str {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    index.and_then(|index| MONTHS.get(index)).copied().unwrap_or_default()
}

/// "Sunday".
pub(super) fn weekday(day: Weekday) -> &'static str {
    match day {
        Weekday::Mon => "Monday",
        Weekday::Tue => "Tuesday",
        Weekday::Wed => "Wednesday",
        Weekday::Thu => "Thursday",
        Weekday::Fri => "Friday",
        Weekday::Sat => "Saturday",
        Weekday::Sun => "Sunday",
    }
}

/// "6 November 2016".
pub(super) fn day(year: i32, month_number: u32, day: u32) -> String {
    format!("{day} {} {}", month(month_number), year_name(year))
}

/// "November 2016".
pub(super) fn month_of(year: i32, month_number: u32) -> String {
    format!("{} {}", month(month_number), year_name(year))
}

/// "6 November".
pub(super) fn day_of_any_year(month_number: u32, day: u32) -> String {
    format!("{day} {}", month(month_number))
}

/// "1936"; "44 BC" for the astronomical year −43.
pub(super) fn year_name(year: i32) -> String {
    match year {
        1.. => year.to_string(),
        _ => format!("{} BC", 1 - i64::from(year)),
    }
}

/// What the date of an entry dates.
pub(super) fn date_label(role: DateRole) -> &'static str {
    match role {
        DateRole::Taken => "Date",
        DateRole::Provided => "Date provided",
        DateRole::Published => "Date published",
    }
}

/// Beside a date that is not that of the picture, in a line of text.
pub(super) fn date_role_note(role: DateRole) -> Option<&'static str> {
    match role {
        DateRole::Taken => None,
        DateRole::Provided => Some("provided"),
        DateRole::Published => Some("published"),
    }
}

/// What a place is.
pub(super) fn level(level: LocationLevel) -> &'static str {
    match level {
        LocationLevel::Country => "Country",
        LocationLevel::Region => "Region",
        LocationLevel::Locality => "Town",
        LocationLevel::Place => "Place",
    }
}

/// What an agency is.
pub(super) fn agency_kind(kind: AgencyKind) -> &'static str {
    match kind {
        AgencyKind::Wire => "News agency",
        AgencyKind::Agency => "Agency",
        AgencyKind::Newspaper => "Newspaper or broadcaster",
        AgencyKind::Institution => "Institution",
        AgencyKind::Military => "Armed service",
        AgencyKind::Government => "Public body",
        AgencyKind::Ngo => "Organisation",
        AgencyKind::Company => "Company",
    }
}

/// The name of a field of the record.
pub(super) fn field(field: Field) -> &'static str {
    match field {
        Field::Date => "Date",
        Field::Country => "Country",
        Field::Region => "Region",
        Field::Locality => "Locality",
        Field::Place => "Place",
        Field::Coordinates => "Coordinates",
        Field::Agency => "Agency",
        Field::Photographers => "Photographer",
        Field::Source => "Source",
        Field::Headline => "Headline",
        Field::Alt => "Alt text",
        Field::Tags => "Tags",
        Field::Rights => "Rights",
        Field::License => "Licence",
        Field::Restrictions => "Restrictions",
        Field::Embargo => "Embargo",
        Field::Verification => "Verification",
        Field::Corrections => "Corrections",
        Field::Sensitive => "Content warning",
        Field::PictureIds => "Picture number",
        Field::Slugs => "Slug",
        Field::Language => "Language",
    }
}

/// Where a value was read; the words of the caption themselves stand beside it.
pub(super) fn provenance(provenance: &Provenance) -> &'static str {
    match provenance {
        Provenance::Trailer => "a line under the caption",
        Provenance::Embedded => "the photograph’s own metadata",
        Provenance::Caption(_) => "the caption",
        Provenance::FileDefault => "a default of the set",
        Provenance::CollectionDefault => "a default of the collection",
        Provenance::SiteDefault => "a default of the site",
        Provenance::Authority => "follows from another field",
    }
}

/// Whether the caption vouches for the picture.
pub(super) fn verification(verification: Verification) -> &'static str {
    match verification {
        Verification::Authenticated => "The caption says that an agency checked this picture.",
        Verification::Unverified => {
            "The caption says that this picture could not be independently verified."
        }
    }
}

/// "circa 1936" as it begins a heading.
pub(super) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "1 entry", "12 entries".
pub(super) fn entries(count: usize) -> String {
    match count {
        1 => "1 entry".to_owned(),
        _ => format!("{} entries", grouped(count)),
    }
}

/// A number with its thousands apart: "12,345".
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The short name of a licence or rights statement that is given by its URI, where the URI is one
/// that everybody writes: Creative Commons and rightsstatements.org.
pub(super) fn rights_uri(uri: &str) -> Option<String> {
    let rest = uri.strip_prefix("https://").or_else(|| uri.strip_prefix("http://"))?;
    let rest = rest.trim_end_matches('/');
    if let Some(path) = rest.strip_prefix("creativecommons.org/") {
        let mut parts = path.split('/');
        let (kind, name, version) = (parts.next()?, parts.next()?, parts.next()?);
        return match (kind, name) {
            ("publicdomain", "zero") => Some(format!("CC0 {version}")),
            ("publicdomain", "mark") => Some(format!("Public Domain Mark {version}")),
            ("licenses", name) => Some(format!("CC {} {version}", name.to_uppercase())),
            _ => None,
        };
    }
    let path = rest.strip_prefix("rightsstatements.org/")?;
    let statement = path.split('/').nth(1)?;
    STATEMENTS.iter().find(|(code, _)| *code == statement).map(|(_, name)| (*name).to_owned())
}

/// The statements of rightsstatements.org, by the last part of their URI.
const STATEMENTS: [(&str, &str); 12] = [
    ("CNE", "Copyright Not Evaluated"),
    ("InC", "In Copyright"),
    ("InC-EDU", "In Copyright – Educational Use Permitted"),
    ("InC-NC", "In Copyright – Non-Commercial Use Permitted"),
    ("InC-OW-EU", "In Copyright – EU Orphan Work"),
    ("InC-RUU", "In Copyright – Rights-holder(s) Unlocatable or Unidentifiable"),
    ("NKC", "No Known Copyright"),
    ("NoC-CR", "No Copyright – Contractual Restrictions"),
    ("NoC-NC", "No Copyright – Non-Commercial Use Only"),
    ("NoC-OKLR", "No Copyright – Other Known Legal Restrictions"),
    ("NoC-US", "No Copyright – United States"),
    ("UND", "Copyright Undetermined"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_grouped_by_thousands() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn a_well_known_rights_uri_has_its_name() {
        for (uri, name) in [
            ("https://creativecommons.org/publicdomain/zero/1.0/", Some("CC0 1.0")),
            ("https://creativecommons.org/licenses/by-sa/4.0/", Some("CC BY-SA 4.0")),
            ("http://rightsstatements.org/vocab/InC/1.0/", Some("In Copyright")),
            ("https://example.org/terms", None),
            ("© Jane Roe", None),
        ] {
            assert_eq!(rights_uri(uri).as_deref(), name, "{uri}");
        }
    }

    #[test]
    fn a_month_has_a_name_and_any_other_number_has_none() {
        assert_eq!((month(1), month(12), month(0), month(13)), ("January", "December", "", ""));
        assert_eq!(year_name(-43), "44 BC");
    }
}
