//! The short form of a caption: what a list, a tab and an address show.

use crate::record::Span;

/// Characters of a title, at most.
const LONGEST: usize = 90;

/// The first sentence of `text` without what stands beside the description, cut at a word where it is
/// long; empty where nothing else is there.
pub(super) fn title(text: &str, asides: &[Span]) -> String {
    let mut description = String::with_capacity(text.len());
    let mut from = 0;
    for aside in asides {
        description.push_str(&text[from.min(aside.start)..aside.start]);
        description.push(' ');
        from = from.max(aside.end);
    }
    description.push_str(&text[from..]);
    // The marks that parted an aside from the description open no title.
    let words: Vec<&str> = description
        .split_whitespace()
        .skip_while(|word| !word.contains(char::is_alphanumeric))
        .collect();
    let mut title = String::new();
    for (at, word) in words.iter().enumerate() {
        if title.chars().count() + 1 + word.chars().count() > LONGEST && !title.is_empty() {
            // "…the Tower of Hercules in A…" says less than "…the Tower of Hercules…".
            while let Some((before, last)) = title.rsplit_once(' ')
                && last.chars().count() <= 2
            {
                title.truncate(before.len());
            }
            title.truncate(title.trim_end_matches([',', ';', ':', '–', '—', '-', ' ']).len());
            title.push('…');
            return title;
        }
        if !title.is_empty() {
            title.push(' ');
        }
        title.extend(word.chars().take(LONGEST));
        if ends_sentence(word, words.get(at + 1)) {
            break;
        }
    }
    let bare = title.trim_matches([',', ';', '–', '—', '-', '/', '|', ' ']);
    bare.strip_suffix('.').filter(|bare| !bare.ends_with('.')).unwrap_or(bare).to_owned()
}

/// True after "harbour." before "The", not after "Nov." before "6" nor after "St." or "U.S.".
fn ends_sentence(word: &str, next: Option<&&str>) -> bool {
    if word.ends_with(['!', '?', '؟', '。', '！', '？']) {
        return true;
    }
    let Some(stem) = word.trim_end_matches(['"', '”', '’', ')', '»']).strip_suffix('.') else {
        return false;
    };
    let letters = stem.chars().filter(|c| c.is_alphabetic()).count();
    let short =
        letters <= 4 && stem.trim_start_matches(['(', '"', '“']).starts_with(char::is_uppercase);
    let goes_on =
        next.is_some_and(|next| next.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit()));
    !short && !goes_on && !stem.contains('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_the_first_sentence_without_the_credit() {
        for (caption, credit, expected) in [
            (
                "EDITORIAL USE ONLY. Nets dry on the quay. A boy watches.",
                "EDITORIAL USE ONLY",
                "Nets dry on the quay",
            ),
            (
                "Nets dry on the quay. A boy watches. (Photo by Jane Roe/AFP)",
                "(Photo by Jane Roe/AFP)",
                "Nets dry on the quay",
            ),
            (
                "A ferry leaves St. Ives on Nov. 6, 2016. It sank.",
                "",
                "A ferry leaves St. Ives on Nov. 6, 2016",
            ),
            ("(AP Photo) Nets dry", "(AP Photo)", "Nets dry"),
            ("(Photo by Jane Roe/AFP)", "(Photo by Jane Roe/AFP)", ""),
        ] {
            let start = caption.find(credit).unwrap();
            let credits = [Span::new(start, start + credit.len())];
            assert_eq!(title(caption, &credits), expected);
        }
    }

    #[test]
    fn a_long_title_ends_at_a_word() {
        let title = title(&"fishermen, mending nets ".repeat(20), &[]);
        assert!(title.chars().count() <= LONGEST + 1, "{title}");
        let cut = title.strip_suffix('…').expect("it was cut");
        let small = super::title(&format!("{} in A Coruña and beyond", "x".repeat(82)), &[]);
        assert_eq!(small, format!("{}…", "x".repeat(82)));
        assert!(["fishermen", "mending", "nets"].iter().any(|word| cut.ends_with(word)), "{title}");
    }
}
