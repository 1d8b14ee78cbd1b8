//! Cutting a text into words by what their characters are.

/// The words of a text: the longest runs of characters that belong to one. `is_byte` tells it of the
/// characters of ASCII, which most are, without decoding them; `is_part` of all others.
pub(super) fn words<B: Fn(u8) -> bool, P: Fn(char) -> bool>(
    text: &str,
    is_byte: B,
    is_part: P,
) -> Words<'_, B, P> {
    Words { text, at: 0, is_byte, is_part }
}

/// What [`words`] makes: each word with the byte where it begins.
pub(super) struct Words<'t, B, P> {
    text: &'t str,
    at: usize,
    is_byte: B,
    is_part: P,
}

impl<B: Fn(u8) -> bool, P: Fn(char) -> bool> Words<'_, B, P> {
    /// The first byte from `at` on whose character does or does not belong to a word; the end of the
    /// text where there is none.
    #[inline]
    fn seek(&self, mut at: usize, belongs: bool) -> usize {
        while let Some(byte) = self.text.as_bytes().get(at) {
            let (is_part, length) = if byte.is_ascii() {
                ((self.is_byte)(*byte), 1)
            } else {
                let c = self.text[at..].chars().next().unwrap_or_default();
                ((self.is_part)(c), c.len_utf8())
            };
            if is_part == belongs {
                break;
            }
            at += length;
        }
        at
    }
}

impl<'t, B: Fn(u8) -> bool, P: Fn(char) -> bool> Iterator for Words<'t, B, P> {
    type Item = (usize, &'t str);

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.seek(self.at, true);
        self.at = self.seek(start, false);
        (start < self.at).then(|| (start, &self.text[start..self.at]))
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn words_are_runs_of_their_characters_in_every_script() {
        for (text, wanted) in [
            ("Nets dry, 2014.", &[(0, "Nets"), (5, "dry")][..]),
            (" été à Sète", &[(1, "été"), (7, "à"), (10, "Sète")]),
            ("«сети»", &[(2, "сети")]),
            ("", &[]),
            ("…", &[]),
        ] {
            let is_byte = |b: u8| b.is_ascii_alphabetic();
            let found: Vec<_> = words(text, is_byte, char::is_alphabetic).collect();
            assert_eq!(found, wanted, "{text}");
        }
    }
}
