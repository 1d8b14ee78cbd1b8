//! Numbers by which agencies and holders know a picture: "160911-N-AB123-001", "RTS3ABCD".

use crate::record::Span;

/// Every picture number, in order. "LC-130", an aeroplane, and "AP2024" are none.
pub(super) fn find(text: &str) -> Vec<Span> {
    words_with_digits(text)
        .map(|word| word.trim_matches(['-', '_']))
        .filter(|word| word.len() >= 7)
        .filter(|word| is_number(word) || is_bracketed(text, word) || is_after_house(text, word))
        .map(|word| Span::of(word, text))
        .collect()
}

/// The words of letters, digits, `-` and `_` that have a digit: found from their digits, which are
/// few.
fn words_with_digits(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
    let bytes = text.as_bytes();
    let mut from = 0;
    std::iter::from_fn(move || {
        let digit = from + bytes[from..].iter().position(u8::is_ascii_digit)?;
        let before = bytes[from..digit].iter().rev().take_while(|b| is_part(b)).count();
        let after = bytes[digit..].iter().take_while(|b| is_part(b)).count();
        from = digit + after;
        Some(&text[digit - before..from])
    })
}

fn is_number(word: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let code = |text: &str| text.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    // Associated Press: the year, its day, the time and a number.
    if let Some(rest) = word.strip_prefix("AP") {
        return rest.len() == 14 && digits(rest);
    }
    // Reuters.
    if let Some(rest) = word.strip_prefix("RTS").or_else(|| word.strip_prefix("RTX")) {
        return (4..=6).contains(&rest.len()) && code(rest);
    }
    if let Some(rest) = word.strip_prefix("RC2") {
        return (9..=10).contains(&rest.len()) && code(rest);
    }
    // European Pressphoto Agency.
    if let Some(rest) = word.strip_prefix("epa") {
        return rest.len() == 8 && digits(rest);
    }
    if let Some(rest) = word.strip_prefix("AFP_") {
        return rest.len() >= 4 && rest.split('_').all(|part| !part.is_empty() && code(part));
    }
    if let Some(rest) = word.strip_prefix("GettyImages-") {
        return (6..=10).contains(&rest.len()) && digits(rest);
    }
    let parts: Vec<&str> = word.split('-').collect();
    match parts.as_slice() {
        // dpa: the day, the channel and a number.
        [date, channel, number] if channel.len() == 2 && digits(channel) => {
            matches!(date.len(), 6 | 8) && digits(date) && number.len() >= 5 && digits(number)
        }
        // Library of Congress.
        ["LC", collection, rest @ ..] => !rest.is_empty() && code(collection),
        // Visual information record of the US armed forces.
        [date, service, person, number, ..] => {
            date.len() == 6
                && digits(date)
                && service.len() == 1
                && code(service)
                && person.len() == 5
                && code(person)
                && (3..=4).contains(&number.len())
                && digits(number)
        }
        _ => false,
    }
}

/// "Getty Images/1234567890", "(Getty Images 123456789)": the number stands right behind the house.
fn is_after_house(text: &str, word: &str) -> bool {
    const HOUSES: &[&str] =
        &["Getty Images", "GETTY IMAGES", "Getty", "Alamy", "dpa", "DPA", "Bild-ID", "Bildnummer"];
    let is_figures = (8..=10).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_digit());
    let before =
        text[..Span::of(word, text).start].trim_end_matches([' ', '/', '#', ':', '(', '-', ')']);
    is_figures && HOUSES.iter().any(|house| before.ends_with(house))
}

/// "(12345678a)", as Shutterstock numbers its pictures.
fn is_bracketed(text: &str, word: &str) -> bool {
    let span = Span::of(word, text);
    let figures = word.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let letters = word.len() - figures.len();
    text[..span.start].ends_with('(')
        && text[span.end..].starts_with(')')
        && (1..=3).contains(&letters)
        && figures.len() >= 6
        && figures.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_numbers_are_told_from_other_numbers() {
        for (text, wanted) in [
            ("160911-N-AB123-001 BREST (Sept. 11, 2016) Nets dry.", &["160911-N-AB123-001"][..]),
            ("Nets dry. REUTERS/Jane Roe RTS3ABCD", &["RTS3ABCD"]),
            ("Nets dry. (AP24011347933043)", &["AP24011347933043"]),
            ("Nets dry. Library of Congress, LC-DIG-fsa-8b12345", &["LC-DIG-fsa-8b12345"]),
            ("Nets dry. (Jane Roe/Shutterstock (12345678a))", &["12345678a"]),
            ("Nets dry. (Photo by Jane Roe/Getty Images) 1234567890", &["1234567890"]),
            ("Nets dry. Getty Images/123456789", &["123456789"]),
            ("GettyImages-1234567890 Nets dry.", &["GettyImages-1234567890"]),
            ("Nets dry. Foto: Jane Roe/dpa 20160911-99-123456", &["20160911-99-123456"]),
            ("Nets dry. EPA/JANE ROE epa05123456", &["epa05123456"]),
            ("AFP_9A2BC Nets dry. (Jane Roe/AFP)", &["AFP_9A2BC"]),
            ("Nets dry. REUTERS/Jane Roe RC2ABCD9EFGH", &["RC2ABCD9EFGH"]),
            ("Getty Images earned 12345678 dollars; call 2016-09-123456.", &[]),
            ("An LC-130 lands with 1234567 letters on 2016-09-11.", &[]),
            ("A boat (1234567) of 12345678kg, RTSABC and AP2024.", &[]),
        ] {
            let found: Vec<&str> = find(text).iter().map(|span| span.text(text)).collect();
            assert_eq!(found, wanted, "{text}");
        }
    }
}
