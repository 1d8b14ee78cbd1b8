//! Words of dates, which stand beside names and are none.

/// A day of the week, folded.
pub(super) fn is_weekday(key: &str) -> bool {
    matches!(
        key,
        "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"
    )
}

/// A month, folded, that is no name: not May.
pub(super) fn is_month(key: &str) -> bool {
    matches!(
        key,
        "january"
            | "february"
            | "march"
            | "april"
            | "june"
            | "july"
            | "august"
            | "september"
            | "october"
            | "november"
            | "december"
    )
}

/// What a date is written with: "on", "May", "Sept.", a number, a comma.
pub(super) fn is_date_word(text: &str, key: &str) -> bool {
    const OTHERS: &[&str] = &[
        "on", "in", "may", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct",
        "nov", "dec",
    ];
    text == ","
        || is_weekday(key)
        || is_month(key)
        || OTHERS.contains(&key)
        || text.bytes().all(|b| b.is_ascii_digit())
}
