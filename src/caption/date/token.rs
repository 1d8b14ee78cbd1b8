//! Words, numbers and marks of a caption, with their places in it.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::lexicon::{Meaning, meaning};
use crate::record::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters of one script; a Han or kana character is a word of its own.
    Word,
    /// Decimal digits of any script.
    Number,
    /// Any other character, alone.
    Mark,
}

/// A word, a number or a mark.
#[derive(Clone, Debug)]
pub(super) struct Token<'t> {
    pub kind: Kind,
    /// As written.
    pub text: &'t str,
    /// Where it stands.
    pub span: Span,
    /// A word without case and accents; empty for a word too long to be in any table.
    pub folded: Cow<'t, str>,
    /// What the tables say of it.
    pub meaning: Meaning,
    /// The value of a number of at most four digits.
    pub value: Option<u32>,
    /// How many digits a number has.
    pub digits: usize,
    /// True if white space or the start of the text comes before it.
    pub spaced: bool,
}

impl Token<'_> {
    /// True for exactly this mark.
    pub(super) fn is_mark(&self, mark: char) -> bool {
        self.kind == Kind::Mark && self.text.starts_with(mark)
    }

    /// True for any of these marks.
    pub(super) fn is_any_mark(&self, marks: &str) -> bool {
        // A mark is one character.
        self.kind == Kind::Mark
            && match self.text.as_bytes() {
                [byte] => marks.as_bytes().contains(byte),
                _ => marks.contains(self.text),
            }
    }

    /// True for a word with a capital first letter.
    pub(super) fn is_capitalised(&self) -> bool {
        self.kind == Kind::Word && self.text.chars().next().is_some_and(char::is_uppercase)
    }

    /// True for a word of capitals alone, two letters or more.
    pub(super) fn is_capitals(&self) -> bool {
        self.kind == Kind::Word
            && self.text.chars().nth(1).is_some()
            && !self.text.chars().any(char::is_lowercase)
            && self.text.chars().any(char::is_uppercase)
    }
}

/// Longest word, in bytes, that a table may hold.
const LONGEST_WORD: usize = 48;

/// Cuts a text into tokens; `small` is the text with its ASCII letters made small.
pub(super) fn tokens<'t>(text: &'t str, small: &'t str) -> Vec<Token<'t>> {
    let mut found: Vec<Token<'_>> = Vec::with_capacity(text.len() / 4);
    let mut start = 0;
    let mut spaced = true;
    while let Some(first) = text[start..].chars().next() {
        if first.is_whitespace() || is_invisible(first) {
            spaced |= first.is_whitespace();
            start += first.len_utf8();
            continue;
        }
        let kind = kind_of(first);
        let end = if kind == Kind::Mark || stands_alone(first) {
            start + first.len_utf8()
        } else {
            end_of_run(kind, text, start)
        };
        found.push(token(kind, text, small, Span::new(start, end), spaced));
        spaced = false;
        start = end;
    }
    found
}

/// Where the word or number ends that begins at `start`.
fn end_of_run(kind: Kind, text: &str, start: usize) -> usize {
    let bytes = &text.as_bytes()[start..];
    let end = match kind {
        Kind::Word => bytes.iter().position(|b| !b.is_ascii_alphabetic()),
        _ => bytes.iter().position(|b| !b.is_ascii_digit()),
    };
    // Most runs end before a character of ASCII, and have no others.
    let plain = end.unwrap_or(bytes.len());
    let from = start + plain;
    if bytes.get(plain).is_none_or(u8::is_ascii) {
        return from;
    }
    let goes_on = |c: char| {
        kind_of(c) == kind && !stands_alone(c) || kind == Kind::Word && is_combining_mark(c)
    };
    text[from..].find(|c| !goes_on(c)).map_or(text.len(), |length| from + length)
}

fn token<'t>(kind: Kind, whole: &'t str, small: &'t str, span: Span, spaced: bool) -> Token<'t> {
    let text = span.text(whole);
    let digits = if kind == Kind::Number { text.chars().count() } else { 0 };
    let value = (1..=4)
        .contains(&digits)
        .then(|| text.chars().filter_map(digit).fold(0, |value, digit| value * 10 + digit));
    let short = kind == Kind::Word && text.len() <= LONGEST_WORD;
    let folded = match short {
        true if text.is_ascii() => Cow::Borrowed(span.text(small)),
        true => Cow::Owned(fold(text)),
        false => Cow::Borrowed(""),
    };
    // "Deadwood, S.D.", "Washington, D.C.": a letter of a name; "d. 1936", "B: 1 May 1936" are words.
    let is_letter = matches!(text, "B" | "C" | "D") && whole[span.end..].starts_with('.');
    let meaning = if short && !is_letter { meaning(&folded) } else { Meaning::default() };
    Token { kind, text, span, folded, meaning, value, digits, spaced }
}

/// A word without case and accents, as the tables of words are kept.
pub(super) fn fold(word: &str) -> String {
    let plain = word.nfkd().flat_map(char::to_lowercase).filter(|c| !is_combining_mark(*c));
    // The Turkish dotless i is an i without its mark.
    plain.map(|c| if c == 'ı' { 'i' } else { c }).collect()
}

fn kind_of(c: char) -> Kind {
    if c.is_ascii_alphabetic() {
        Kind::Word
    } else if digit(c).is_some() {
        Kind::Number
    } else if c.is_alphabetic() {
        Kind::Word
    } else {
        Kind::Mark
    }
}

/// Scripts written without spaces.
const fn stands_alone(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}')
}

/// Marks of direction, joiners and soft hyphens: they part no words.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// European, Arabic-Indic, Persian and full-width digits.
fn digit(c: char) -> Option<u32> {
    let zero = match c {
        '0'..='9' => '0',
        '\u{660}'..='\u{669}' => '\u{660}',
        '\u{6F0}'..='\u{6F9}' => '\u{6F0}',
        '\u{FF10}'..='\u{FF19}' => '\u{FF10}',
        _ => return None,
    };
    Some(u32::from(c) - u32::from(zero))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script_have_a_value_and_letters_part_from_them() {
        for (text, expected) in [
            ("1940s", vec![("1940", Some(1940)), ("s", None)]),
            ("٢٠١٦", vec![("٢٠١٦", Some(2016))]),
            (
                "2016年11月",
                vec![("2016", Some(2016)), ("年", None), ("11", Some(11)), ("月", None)],
            ),
            ("31.12", vec![("31", Some(31)), (".", None), ("12", Some(12))]),
            ("123456", vec![("123456", None)]),
        ] {
            let read: Vec<_> =
                tokens(text, text).iter().map(|token| (token.text, token.value)).collect();
            assert_eq!(read, expected, "{text}");
        }
    }

    #[test]
    fn a_word_is_folded_without_case_and_accents() {
        for (text, small) in [("AOÛT", "aoÛt"), ("août", "août"), ("MAY", "may")] {
            let folded = &tokens(text, small)[0].folded;
            assert!(["aout", "may"].contains(&&**folded), "{folded}");
        }
    }
}
