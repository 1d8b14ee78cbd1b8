//! The words of a caption, with credits and dates set aside.

use super::german;
use super::tongue::{self, Ending};
use super::uncased;
use super::words;
use crate::authority::{Names, lowercase};
use crate::caption::markup::more_mark;
use crate::record::Span;

/// Bytes of a word that is long enough to be a preposition, an article and a name.
const ARABIC_PREFIXED: usize = 12;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters, with the hyphens, apostrophes and abbreviation points inside.
    Word,
    /// Digits.
    Number,
    /// One character of punctuation.
    Mark(char),
    /// A date expression.
    Date,
    /// A stretch of credit.
    Credit,
}

/// One word, mark or stretch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    /// The characters, without a possessive ending.
    pub(super) text: &'a str,
    /// The same in lower case; empty for what is no word.
    low: Low<'a>,
    /// A capital, or a letter that has no small one, begins it or follows its article.
    is_high: bool,
    /// Where they are.
    pub(super) span: Span,
    pub(super) kind: Kind,
    /// "Beirut's".
    pub(super) is_possessive: bool,
    /// What a Turkish ending of it says.
    pub(super) ending: Option<Ending>,
    /// A common noun, though in capitals.
    pub(super) is_noun: bool,
    /// Which sentence it belongs to, from 0.
    pub(super) sentence: usize,
}

/// A word in lower case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Low<'a>(&'a str);

impl<'a> Low<'a> {
    pub(super) const fn as_str(self) -> &'a str {
        self.0
    }
}

impl std::ops::Deref for Low<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl PartialEq<&str> for Low<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

impl<'a> Token<'a> {
    pub(super) fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }

    /// A word that can begin a name: "Aleppo", "al-Bab", "حلب".
    pub(super) fn is_name_like(&self) -> bool {
        self.is_high && !self.is_noun
    }

    /// Starts with a lower-case letter, and no name follows an article in it.
    pub(super) fn is_low(&self) -> bool {
        self.is_word() && !self.is_name_like()
    }

    /// The word in lower case.
    pub(super) const fn lower(&self) -> Low<'a> {
        self.low
    }

    pub(super) fn is(&self, mark: char) -> bool {
        self.kind == Kind::Mark(mark)
    }
}

/// Capitals, and letters of scripts that have no case.
fn starts_high(word: &str) -> bool {
    word.chars().next().is_some_and(|c| c.is_alphabetic() && !c.is_lowercase())
}

/// What follows a hyphenated Arabic article or a French or Italian elision: "al-Bab", "d'Ivoire".
fn after_article(word: &str) -> Option<&str> {
    // Letters alone have no article.
    if word.bytes().all(|b| b.is_ascii_alphabetic()) {
        return None;
    }
    let (article, rest) = word.split_once(['-', '\'', '’'])?;
    words::ARTICLES.contains(&article).then_some(rest.trim_start())
}

/// Splits a caption; `credits` and `dates` become one token each. `low` keeps the words in lower
/// case.
pub(super) fn tokens<'a>(
    text: &'a str,
    low: &'a mut String,
    credits: &[Span],
    dates: &[Span],
    names: &Names<'_>,
) -> Vec<Token<'a>> {
    let mut aside: Vec<(Span, Kind)> = credits
        .iter()
        .map(|span| (*span, Kind::Credit))
        .chain(dates.iter().map(|span| (*span, Kind::Date)))
        .filter(|(span, _)| span.end <= text.len() && span.start < span.end)
        .collect();
    aside.sort_by_key(|(span, kind)| (span.start, *kind == Kind::Date));
    let mut scan = Scan { text, tokens: Vec::with_capacity(text.len() / 5), at: 0, names };
    for (span, kind) in aside {
        if span.end <= scan.at {
            continue;
        }
        scan.words(span.start);
        scan.push(scan.at.max(span.start), span.end, kind);
    }
    scan.words(text.len());
    let mut tokens = scan.tokens;
    classify(&mut tokens, low);
    number_sentences(&mut tokens);
    tokens
}

/// Tells of each word its small letters and whether it is high, once for all rules that ask.
fn classify<'a>(tokens: &mut [Token<'a>], low: &'a mut String) {
    low.reserve(tokens.iter().map(|token| token.text.len()).sum());
    let mut ends = Vec::with_capacity(tokens.len());
    for token in tokens.iter() {
        if token.is_word() {
            let from = low.len();
            if token.text.is_ascii() {
                low.push_str(token.text);
                low[from..].make_ascii_lowercase();
            } else {
                low.push_str(&lowercase(token.text));
            }
        }
        ends.push(low.len());
    }
    let low: &'a str = low;
    let mut start = 0;
    for (token, end) in tokens.iter_mut().zip(ends) {
        token.low = Low(&low[start..end]);
        token.is_high = token.is_word()
            && (starts_high(token.text) || after_article(token.text).is_some_and(starts_high));
        start = end;
    }
}

struct Scan<'a, 'n, 'g> {
    text: &'a str,
    tokens: Vec<Token<'a>>,
    at: usize,
    names: &'n Names<'g>,
}

impl<'a> Scan<'a, '_, '_> {
    fn push(&mut self, start: usize, end: usize, kind: Kind) {
        let Some(text) = self.text.get(start..end) else { return };
        self.tokens.push(Token {
            text,
            span: Span::new(start, end),
            kind,
            low: Low::default(),
            is_high: false,
            is_possessive: false,
            ending: None,
            is_noun: false,
            sentence: 0,
        });
        self.at = end;
    }

    fn words(&mut self, end: usize) {
        while self.at < end {
            let Some(rest) = self.text.get(self.at..end) else { return };
            if let Some(length) = plain_word(rest) {
                self.push(self.at, self.at + length, Kind::Word);
                continue;
            }
            let Some(first) = rest.chars().next() else { return };
            if first.is_whitespace() {
                self.at += first.len_utf8();
            } else if let Some(mark) = more_mark(rest) {
                self.at += mark;
            } else if first.is_numeric() && !uncased::is_unspaced(first) {
                let ends = |c: char| !c.is_alphanumeric() || uncased::is_unspaced(c);
                let length = rest.find(ends).unwrap_or(rest.len());
                self.push(self.at, self.at + length, Kind::Number);
            } else if first.is_alphabetic() {
                self.word(rest);
            } else {
                let mark = match first {
                    '،' => ',',
                    '؛' => ';',
                    mark => mark,
                };
                self.push(self.at, self.at + first.len_utf8(), Kind::Mark(mark));
            }
        }
    }

    /// Names within a word of a script without spaces, and what stands between them.
    fn unspaced(&mut self, length: usize) {
        let end = self.at + length;
        let mut from = self.at;
        let mut at = from;
        while let Some(c) = self.text[at..end].chars().next() {
            let is_start = at == from || !matches!(c, '\u{ac00}'..='\u{d7af}');
            let name = uncased::known_name(&self.text[at..end], self.names).filter(|_| is_start);
            let Some(name) = name else {
                at += c.len_utf8();
                continue;
            };
            if at > from {
                self.push_noun(from, at);
            }
            self.push(at, at + name, Kind::Word);
            at += name;
            from = at;
        }
        if from < end {
            self.push_noun(from, end);
        }
        self.at = end;
    }

    fn push_noun(&mut self, start: usize, end: usize) {
        self.push(start, end, Kind::Word);
        if let Some(token) = self.tokens.last_mut() {
            token.is_noun = true;
        }
    }

    /// Bytes of an Arabic or Hebrew preposition that is written on to its name: "بالغوطة", "בברלין".
    fn prefix(&self, rest: &str, length: usize) -> Option<usize> {
        let first = rest.chars().next().filter(|c| matches!(c, 'ب' | 'و' | 'ב'))?;
        let word = &rest[..length];
        let bare = &word[first.len_utf8()..];
        let next = rest[length..]
            .split_inclusive(' ')
            .nth(1)
            .map_or(0, |next| next.trim_end_matches(|c: char| !c.is_alphabetic()).len());
        let longer = if next > 0 { length + 1 + next } else { length };
        let is_known = |name: &str| self.names.is_known(name);
        if is_known(word) || longer > length && is_known(rest.get(..longer)?) {
            return None;
        }
        let is_article = bare.starts_with("ال") && first == 'ب' && length > ARABIC_PREFIXED;
        (is_article
            || bare.chars().count() > 2 && is_known(bare)
            || longer > length && is_known(rest.get(first.len_utf8()..longer)?))
        .then_some(first.len_utf8())
    }

    fn word(&mut self, rest: &'a str) {
        let mut length = word_length(rest);
        if rest.starts_with(uncased::is_unspaced) {
            self.unspaced(length);
            return;
        }
        if let Some(prefix) = self.prefix(rest, length) {
            self.push(self.at, self.at + prefix, Kind::Word);
            return;
        }
        let mut text = &rest[..length];
        // "Bab al- Nairab": a line was broken at the hyphen.
        let broken = rest[length..].strip_prefix("- ").is_some_and(|next| {
            words::ARTICLES.contains(&text) && next.starts_with(char::is_uppercase)
        });
        if broken {
            length += 2 + word_length(&rest[length + 2..]);
            text = &rest[..length];
        }
        if let Some(elided) = elided(text) {
            self.push(self.at, self.at + elided, Kind::Word);
            if let Some(token) = self.tokens.last_mut() {
                token.text = &token.text[..token.text.len() - apostrophe(token.text)];
            }
            return;
        }
        // "Freemasons' Hall".
        let is_plural = text.ends_with('s') && text.starts_with(char::is_uppercase) && {
            let mut after = rest[length..].chars();
            matches!(after.next(), Some('\'' | '’'))
                && after.next() == Some(' ')
                && after.next().is_some_and(char::is_uppercase)
        };
        if is_plural {
            self.push(self.at, self.at + length, Kind::Word);
            if let Some(token) = self.tokens.last_mut() {
                token.is_possessive = true;
            }
            self.at += rest[length..].chars().next().map_or(0, char::len_utf8);
            return;
        }
        let stem = ["'s", "’s"]
            .iter()
            .find_map(|ending| text.strip_suffix(ending))
            .or_else(|| german::genitive(text, self.names))
            .or_else(|| german::adjective(text, &rest[length..], self.names));
        let start = self.at;
        self.push(start, start + length, Kind::Word);
        if let (Some(stem), Some(token)) = (stem, self.tokens.last_mut()) {
            token.text = stem;
            token.span.end = start + stem.len();
            token.is_possessive = true;
        } else if let (Some((stem, ending)), Some(token)) = (
            tongue::turkish(text).filter(|(stem, _)| self.names.is_known(stem)),
            self.tokens.last_mut(),
        ) {
            token.text = stem;
            token.span.end = start + stem.len();
            token.ending = Some(ending);
        }
    }
}

/// Bytes of a French or Italian article or preposition that is elided before a name: "d'" of
/// "d'Ayutthaya".
fn elided(word: &str) -> Option<usize> {
    let (article, name) = word.split_once(['\'', '’'])?;
    let is_elided = ["d", "l", "all", "dall", "dell", "nell", "sull", "un", "qu", "s"];
    (is_elided.contains(&article) && name.starts_with(char::is_uppercase))
        .then(|| word.len() - name.len())
}

/// Bytes of the apostrophe that a word ends with.
fn apostrophe(word: &str) -> usize {
    word.chars().next_back().map_or(0, char::len_utf8)
}

/// Bytes of the word of ASCII letters that `text` starts with, where what follows makes it no part of
/// another: most words, which need none of the rules.
fn plain_word(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let length = bytes.iter().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(bytes.len());
    let is_apart =
        matches!(bytes.get(length), None | Some(b' ' | b',' | b')' | b'/' | b':' | b';' | b'"'));
    // "Kairos": a capital and an s may be a genitive.
    let is_genitive = bytes[0..length].ends_with(b"s") && bytes[0].is_ascii_uppercase();
    let is_word = bytes.first().is_some_and(u8::is_ascii_alphabetic) && !is_genitive;
    (is_apart && is_word).then_some(length)
}

/// Bytes of the word that `text` starts with: hyphens and apostrophes between letters belong to it,
/// and the points of "U.S." and of the abbreviations of names.
pub(super) fn word_length(text: &str) -> usize {
    // Most words are letters up to a space or a comma.
    let plain = text.bytes().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(text.len());
    if plain > 0 && text.as_bytes().get(plain).is_none_or(|next| matches!(next, b' ' | b',')) {
        return plain;
    }
    let mut end = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map(|(_, next)| *next);
        let joins = next.is_some_and(char::is_alphanumeric);
        let inside = match c {
            c if c.is_alphanumeric() => true,
            c if unicode_normalization::char::is_combining_mark(c) => true,
            '\u{ad}' | '\u{200c}' | '\u{200d}' => true,
            '-' | '‑' | '\'' | '’' | '‘' | 'ʼ' | '`' => joins,
            '.' => {
                let letters = &text[..at];
                let last = letters.rsplit('.').next().unwrap_or(letters);
                let initials = last.chars().count() == 1 && last.starts_with(char::is_uppercase);
                (initials && (joins || letters.contains('.')))
                    || (!joins && words::is_abbreviation(letters))
                    || (initials && before_name(&text[at + 1..]))
            }
            _ => false,
        };
        if !inside {
            break;
        }
        end = at + c.len_utf8();
    }
    end.max(text.chars().next().map_or(0, char::len_utf8))
}

/// "John F. Kennedy".
fn before_name(text: &str) -> bool {
    text.strip_prefix(' ').is_some_and(|next| next.starts_with(char::is_uppercase))
}

/// A full stop before a name, a quotation or the end closes a sentence, and so does a credit.
fn number_sentences(tokens: &mut [Token<'_>]) {
    let mut sentence = 0;
    for index in 0..tokens.len() {
        tokens[index].sentence = sentence;
        let closes = match tokens[index].kind {
            Kind::Mark('.' | '!' | '?' | '。' | '؟') => tokens
                .get(index + 1)
                .is_none_or(|next| !next.is_low() && !matches!(next.kind, Kind::Mark(',' | '.'))),
            Kind::Credit => true,
            _ => false,
        };
        sentence += usize::from(closes);
    }
}
