//! One folding of names for every comparison: what differs only by case, accents, apostrophes,
//! dashes or the spelling of an Arabic letter is the same name.
//!
//! The search page folds in the same way in JavaScript (`static/search-engine.js`); the vectors in
//! `tests/search/fold.json` hold both to it. `build.rs` includes this file, so it depends on
//! `unicode-normalization` alone.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// `text` with case, accents, apostrophes and punctuation folded away: words of letters and digits
/// with one space between. "Al-Bāb" and "al bab" fold alike.
///
/// Letters that decomposition leaves whole are written out (ł → l, ø → o, ß → ss, ı → i); Arabic
/// alef, yeh, kaf and teh marbuta variants meet. Only the marks of alphabets that are commonly
/// written without them fall away; a vowel sign of Devanagari or a voicing mark of kana is a
/// letter of its word and stays. Takes time linear in `text.len()`.
///
/// Source: Unicode NFKD (UAX #15), then the lower case of each character by itself.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    if text.is_ascii() {
        fold_ascii(text, &mut folded);
        return folded;
    }
    for c in text.nfkd().flat_map(char::to_lowercase) {
        match c {
            c if is_apostrophe(c) || is_optional_mark(c) => {}
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ħ' => folded.push('h'),
            'ı' => folded.push('i'),
            'ŋ' => folded.push('n'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ς' => folded.push('σ'),
            'أ' | 'إ' | 'آ' | 'ٱ' => folded.push('ا'),
            'ى' | 'ی' => folded.push('ي'),
            'ک' => folded.push('ك'),
            'ة' => folded.push('ه'),
            c if c.is_alphanumeric() || is_combining_mark(c) => folded.push(c),
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The same for the letters that most captions are written with.
fn fold_ascii(text: &str, folded: &mut String) {
    let mut is_open = false;
    for byte in text.bytes() {
        match byte {
            b'\'' | b'`' => {}
            byte if byte.is_ascii_alphanumeric() => {
                folded.push(char::from(byte.to_ascii_lowercase()));
                is_open = true;
            }
            _ if is_open => {
                folded.push(' ');
                is_open = false;
            }
            _ => {}
        }
    }
    folded.truncate(folded.trim_end().len());
}

/// The small letters of a word, without a copy where it has no others.
pub fn lowercase(word: &str) -> Cow<'_, str> {
    if word.bytes().all(|byte| byte.is_ascii() && !byte.is_ascii_uppercase()) {
        Cow::Borrowed(word)
    } else if word.is_ascii() {
        Cow::Owned(word.to_ascii_lowercase())
    } else {
        Cow::Owned(word.to_lowercase())
    }
}

/// Apostrophes and the half rings and quotes that stand for ayn and hamza; also what shows nothing
/// (tatweel, soft hyphen, joiners, direction marks).
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(
        c,
        '\'' | '’' | '‘' | '‛' | '`' | '´' | 'ʹ' | 'ʻ' | 'ʼ' | 'ʽ' | 'ʾ' | 'ʿ' | 'ˈ' | '′' | '＇'
            | 'ـ' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    )
}

/// Marks that readers and writers leave out: accents of Latin, Greek and Cyrillic, points of
/// Hebrew, Arabic and Syriac.
fn is_optional_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}'
            | '\u{5bf}'
            | '\u{5c1}'..='\u{5c2}'
            | '\u{5c4}'..='\u{5c5}'
            | '\u{5c7}'
            | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}'
            | '\u{670}'
            | '\u{6d6}'..='\u{6dc}'
            | '\u{6df}'..='\u{6e4}'
            | '\u{6e7}'..='\u{6e8}'
            | '\u{6ea}'..='\u{6ed}'
            | '\u{711}'
            | '\u{730}'..='\u{74a}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn spellings_of_one_name_fold_alike() {
        for (a, b) in [
            ("Al-Bāb", "al bab"),
            ("São Paulo", "sao paulo"),
            ("Łódź", "lodz"),
            ("N’Djamena", "N'Djamena"),
            ("Ra‘s", "ras"),
            ("  Deir  ez-Zor ", "deir ez zor"),
            ("إدلب", "ادلب"),
        ] {
            assert_eq!(fold(a), fold(b), "{a} / {b}");
        }
    }

    #[test]
    fn different_names_stay_different() {
        for (a, b) in [("Homs", "Hama"), ("की", "का"), ("かき", "かぎ")] {
            assert_ne!(fold(a), fold(b), "{a} / {b}");
        }
    }

    #[test]
    fn a_text_of_ascii_folds_as_any_other() {
        let ascii: String = ('\0'..='\x7f').collect();
        for text in [ascii.as_str(), "  Deir  ez-Zor! ", "N'Djamena", "--", ""] {
            let other = fold(&format!("{text} é"));
            assert_eq!(fold(text), other.trim_end_matches('e').trim_end(), "{text:?}");
        }
    }

    #[test]
    fn what_is_folded_folds_to_itself() {
        for text in ["İstanbul", "ẞ Straße", "ﬁn de siècle", "Ⅻ ½", "서울", "ΟΔΟΣ", "A—B…C"]
        {
            assert_eq!(fold(&fold(text)), fold(text), "{text}");
        }
    }
}
