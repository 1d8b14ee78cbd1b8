//! One folding of names for every comparison: what differs only by case, accents, apostrophes,
//! dashes or the Arabic article's spelling is the same name.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// `text` with case, combining marks, apostrophes and punctuation folded away: words of letters
/// and digits with one space between. "Al-Bāb" and "al bab" fold alike.
///
/// Letters that decomposition leaves whole are written out (ł → l, ø → o, ß → ss, ı → i); Arabic
/// alef, yeh and teh marbuta variants meet.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.nfkd().flat_map(char::to_lowercase) {
        match c {
            '\'' | '’' | '‘' | '`' | 'ʿ' | 'ʾ' | 'ʼ' | '´' | 'ʻ' | 'ـ' => {}
            c if is_combining_mark(c) => {}
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'أ' | 'إ' | 'آ' | 'ٱ' => folded.push('ا'),
            'ى' => folded.push('ي'),
            'ة' => folded.push('ه'),
            c if c.is_alphanumeric() => folded.push(c),
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
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
        assert_ne!(fold("Homs"), fold("Hama"));
    }
}
