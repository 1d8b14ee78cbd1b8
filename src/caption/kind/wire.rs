//! The first lines of wire stories.

/// "ANYTOWN (Reuters) - The mayor closed the quay on Friday": the agency's brackets, and no date in
/// them as in the datelines of the services, "NORFOLK (May 3, 2012) -".
pub(super) fn is_lead(text: &str) -> bool {
    let Some((place, rest)) = text.split_once(" (") else { return false };
    let capitals = place
        .split([' ', ','])
        .next()
        .is_some_and(|word| word.chars().count() > 2 && !word.chars().any(char::is_lowercase));
    let Some((agency, rest)) = rest.split_once(')') else { return false };
    let letters = (2..=20).contains(&agency.chars().count())
        && agency.starts_with(char::is_uppercase)
        && !agency.chars().any(|c| c.is_numeric());
    place.len() <= 60
        && capitals
        && letters
        && [" - ", " – ", " — ", " -- "].iter().any(|dash| rest.starts_with(dash))
}
