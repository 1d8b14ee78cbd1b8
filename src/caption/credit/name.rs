//! Names of people: from a credit's spelling to an ordinary one.

use std::borrow::Cow;

use unicode_segmentation::UnicodeSegmentation;

use super::personal::{SUFFIXES, is_particle};

/// A name in ordinary capitals: "JOHN DOE" is John Doe, "Ana de SOUZA" is Ana de Souza and
/// "Steve McCURRY" is Steve McCurry, but "AJ Roe", "LaShic" and "van der Berg" stand as they are.
///
/// A name that a page glued to its repetition ("JANE ROEJANE ROE") is given once.
pub(super) fn ordinary(written: &str) -> String {
    let written = once(written);
    let shouted = written.split_whitespace().all(|word| !word.chars().any(char::is_lowercase));
    let mut name = String::with_capacity(written.len());
    for (index, word) in written.split_whitespace().enumerate() {
        if index > 0 {
            name.push(' ');
        }
        name.push_str(&ordinary_word(word, shouted, index == 0));
    }
    name
}

fn once(written: &str) -> &str {
    let half = written.len() / 2;
    let doubled = written.len().is_multiple_of(2)
        && written.is_char_boundary(half)
        && written[..half] == written[half..]
        && written[..half].contains(' ');
    if doubled { &written[..half] } else { written }
}

fn ordinary_word(word: &str, shouted: bool, first: bool) -> Cow<'_, str> {
    // One capital among ordinary words is where it should be.
    if !shouted && word.chars().filter(|c| c.is_uppercase()).count() < 2 {
        return Cow::Borrowed(word);
    }
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let lower = word.to_lowercase();
    let plain = lower.trim_end_matches('.');
    let numeral = matches!(plain, "ii" | "iii" | "iv") && SUFFIXES.contains(&plain);
    if letters < 2 || numeral || is_initials(word) {
        return Cow::Borrowed(word);
    }
    if shouted && !first && is_particle(plain) {
        return Cow::Owned(lower);
    }
    let mut parts = String::with_capacity(word.len());
    for part in word.split_inclusive(['-', '\'', '’', '.']) {
        parts.push_str(&ordinary_part(part, shouted));
    }
    Cow::Owned(parts)
}

/// "J.P.", "A."
fn is_initials(word: &str) -> bool {
    word.contains('.')
        && word.trim_end_matches('.').split('.').all(|part| part.chars().count() == 1)
}

/// One part of a word between hyphens and apostrophes.
fn ordinary_part(part: &str, shouted: bool) -> String {
    let upper = part.chars().filter(|c| c.is_uppercase()).count();
    let lower = part.chars().filter(|c| c.is_lowercase()).count();
    if upper < 2 {
        return part.to_owned();
    }
    if lower == 0 {
        // "AJ" among ordinary words is initials, "NG" among capitals a name.
        return if upper == 2 && !shouted { part.to_owned() } else { title(part) };
    }
    for prefix in ["Mc", "Mac"] {
        if let Some(rest) = part.strip_prefix(prefix)
            && rest.chars().count() > 1
            && !rest.chars().any(char::is_lowercase)
        {
            return format!("{prefix}{}", title(rest));
        }
    }
    part.to_owned()
}

/// The first letter large, the others small.
fn title(part: &str) -> String {
    let mut graphemes = part.graphemes(true);
    let Some(first) = graphemes.next() else { return String::new() };
    let rest: String = graphemes.as_str().to_lowercase();
    if let Some(after) = rest.strip_prefix('c')
        && first == "M"
        && after.chars().count() > 2
    {
        return format!("Mc{}", title(after));
    }
    format!("{}{rest}", first.to_uppercase())
}

#[cfg(test)]
mod tests {
    use super::ordinary;

    #[test]
    fn capitals_become_ordinary_and_ordinary_names_stay() {
        for (written, name) in [
            ("JOHN DOE", "John Doe"),
            ("Ana de SOUZA", "Ana de Souza"),
            ("JAN VAN DER BERG", "Jan van der Berg"),
            ("Jan van der Berg", "Jan van der Berg"),
            ("Steve McCURRY", "Steve McCurry"),
            ("PAT MCBRIDE", "Pat McBride"),
            ("Eve LEAL-OLIVAS", "Eve Leal-Olivas"),
            ("KEVIN O'BRIEN", "Kevin O'Brien"),
            ("J.P. MOORE", "J.P. Moore"),
            ("AJ Roe", "AJ Roe"),
            ("LaShic Roe", "LaShic Roe"),
            ("HENRY ROE III", "Henry Roe III"),
            ("PAUL T. ROE JR.", "Paul T. Roe Jr."),
            ("JANE ROEJANE ROE", "Jane Roe"),
            ("ÉLISE ÖZ", "Élise Öz"),
            ("سامر الحلبي", "سامر الحلبي"),
            ("", ""),
        ] {
            assert_eq!(ordinary(written), name, "{written}");
        }
    }
}
