//! A caption cut into words and the marks that credits use between them.

use std::borrow::Cow;

use super::phrases::tables_of;
use crate::authority::{Agencies, fold};
use crate::caption::markup::more_mark;
use crate::record::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters and digits, with inner hyphens, apostrophes and dots.
    Word,
    /// An address of the web or of mail.
    Url,
    /// `/`
    Slash,
    /// `|`, `·`, `•`, `+`
    Pipe,
    /// A dash or a hyphen with spaces about it.
    Dash,
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// `:`
    Colon,
    /// `=`, as Korean papers join agencies.
    Equals,
    /// `(` or `[`
    Open,
    /// `)` or `]`
    Close,
    /// Any quotation mark.
    Quote,
    /// `©`, `(c)`
    Copyright,
    /// `…` or several dots.
    Ellipsis,
    /// A sentence's end that stands apart from a word.
    Stop,
    /// Any other mark.
    Other,
}

/// A word or a mark.
#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    /// As written, without the dot, exclamation or question mark that follows.
    pub(super) text: &'a str,
    pub(super) span: Span,
    /// A word folded for comparison; empty for a mark.
    pub(super) key: Cow<'a, str>,
    /// The tables of phrases in which its first word begins a phrase, as bits.
    pub(super) opens: u8,
    /// The name of an agency begins with its first word.
    pub(super) opens_agency: bool,
    /// A dot follows: an abbreviation or a sentence's end.
    pub(super) dotted: bool,
    /// `!`, `?` or their like follow.
    pub(super) ended: bool,
    /// For a bracket, the index of its partner.
    pub(super) partner: Option<usize>,
}

impl Token<'_> {
    /// True for a word.
    pub(super) fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }

    /// Where it ends with its dot.
    pub(super) fn end_with_dot(&self) -> usize {
        self.span.end + usize::from(self.dotted)
    }
}

/// Cuts `text` into tokens, in linear time; `small` is the text with its ASCII letters made small.
pub(super) fn tokens<'a>(text: &'a str, small: &'a str, agencies: &Agencies) -> Vec<Token<'a>> {
    let mut tokens: Vec<Token<'_>> = Vec::with_capacity(text.len() / 5);
    let mut open = Vec::new();
    let mut at = 0;
    let opens_with_credit = text.trim_start().starts_with('©');
    while let Some(byte) = text.as_bytes().get(at) {
        let plain = plain_word(&text[at..]).filter(|_| !opens_with_credit);
        let mut token = match plain {
            Some(length) => plain_token(text, small, Span::new(at, at + length)),
            None if *byte == b' ' => {
                at += 1;
                continue;
            }
            None => {
                let Some(first) = text[at..].chars().next() else { break };
                if first.is_whitespace() || is_invisible(first) {
                    at += first.len_utf8();
                    continue;
                }
                if let Some(mark) = more_mark(&text[at..]) {
                    at += mark;
                    continue;
                }
                token(text, small, at, first, opens_with_credit)
            }
        };
        if token.is_word() {
            let first = match &token.key {
                // The key of a plain word is one word.
                Cow::Borrowed(key) => key,
                Cow::Owned(key) => key.split_once(' ').map_or(&**key, |(first, _)| first),
            };
            token.opens = tables_of(first);
            token.opens_agency = agencies.has_first_word(first);
        }
        match token.kind {
            Kind::Open => open.push(tokens.len()),
            Kind::Close => {
                token.partner = open.pop();
                if let Some(partner) = token.partner {
                    let own = tokens.len();
                    tokens[partner].partner = Some(own);
                }
            }
            _ => {}
        }
        at = token.span.end + usize::from(token.dotted);
        tokens.push(token);
    }
    tokens
}

/// Length of the word that `rest` begins with if it is of ASCII letters and digits and nothing that
/// follows can belong to it, as of most words; `None` sends the others through every rule.
fn plain_word(rest: &str) -> Option<usize> {
    let bytes = rest.as_bytes();
    let length = bytes.iter().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(bytes.len());
    let word = &bytes[..length];
    let is_apart = matches!(
        (bytes.get(length), bytes.get(length + 1)),
        (None | Some(b' ' | b',' | b')' | b'/' | b';' | b':' | b'"'), _)
            | (Some(b'.'), None | Some(b' '))
    );
    let is_special = match word {
        // Addresses of the web.
        [b'h' | b'H' | b'w' | b'W', ..] => url_length(rest).is_some(),
        // "2016REUTERS" is two words, and so is "RoeHandout".
        [b'0'..=b'9', ..] => length > 4,
        _ => word.ends_with(b"Handout"),
    };
    (length > 0 && is_apart && !is_special).then_some(length)
}

/// A word that [`plain_word`] has measured.
fn plain_token<'a>(text: &'a str, small: &'a str, span: Span) -> Token<'a> {
    Token {
        kind: Kind::Word,
        text: span.text(text),
        span,
        key: Cow::Borrowed(span.text(small)),
        opens: 0,
        opens_agency: false,
        dotted: text.as_bytes().get(span.end) == Some(&b'.'),
        ended: false,
        partner: None,
    }
}

/// The token that begins at `at` with `first`; `opens_with_credit` says that the text opens with a
/// copyright mark.
fn token<'a>(
    text: &'a str,
    small: &'a str,
    at: usize,
    first: char,
    opens_with_credit: bool,
) -> Token<'a> {
    let rest = &text[at..];
    if let Some(mark) = ["(c)", "(C)"].into_iter().find(|mark| rest.starts_with(mark)) {
        // "(C)" is also "centre" in a caption that lists people from left to right.
        let before_name = rest[mark.len()..].trim_start().starts_with(|c: char| c.is_uppercase());
        if before_name && mark == "(c)" {
            return mark_token(text, at, mark.len(), Kind::Copyright);
        }
    }
    let kind = match first {
        '/' | '／' => Kind::Slash,
        '|' | '·' | '•' | '∙' | '‧' | '｜' | '+' => Kind::Pipe,
        '–' | '—' | '―' => Kind::Dash,
        '-' => Kind::Dash,
        ',' | '،' | '，' | '、' => Kind::Comma,
        ';' | '؛' => Kind::Semicolon,
        ':' | '：' => Kind::Colon,
        '=' | '＝' => Kind::Equals,
        '(' | '[' | '（' | '【' => Kind::Open,
        ')' | ']' | '）' | '】' => Kind::Close,
        '"' | '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '\'' | '‹' | '›' => {
            Kind::Quote
        }
        '©' => Kind::Copyright,
        '…' => Kind::Ellipsis,
        '.' => {
            let dots = rest.len() - rest.trim_start_matches('.').len();
            let kind = if dots > 1 { Kind::Ellipsis } else { Kind::Stop };
            return mark_token(text, at, dots, kind);
        }
        '!' | '?' | '؟' | '。' => Kind::Stop,
        c if c.is_alphanumeric() || c == '&' => {
            return word_token(text, small, at, opens_with_credit);
        }
        _ => Kind::Other,
    };
    mark_token(text, at, first.len_utf8(), kind)
}

fn mark_token(text: &str, at: usize, length: usize, kind: Kind) -> Token<'_> {
    let span = Span::new(at, at + length);
    Token {
        kind,
        text: span.text(text),
        span,
        key: Cow::Borrowed(""),
        opens: 0,
        opens_agency: false,
        dotted: false,
        ended: false,
        partner: None,
    }
}

/// The word or address that begins at `at`.
fn word_token<'a>(text: &'a str, small: &'a str, at: usize, opens_with_credit: bool) -> Token<'a> {
    let rest = &text[at..];
    if let Some(length) = url_length(rest) {
        return mark_token(text, at, length, Kind::Url);
    }
    let length = word_length(rest);
    let caption = opens_with_credit.then(|| caption_glued(rest, length)).flatten();
    let length = caption.or_else(|| glued(&rest[..length])).unwrap_or(length);
    let word = &rest[..length];
    let after = &rest[length..];
    let dotted = after.starts_with('.') && !after.starts_with("..");
    Token {
        kind: Kind::Word,
        text: word,
        span: Span::new(at, at + length),
        key: key(word, &small[at..at + length]),
        opens: 0,
        opens_agency: false,
        dotted,
        ended: caption.is_some()
            || after.starts_with("Handout") && word.ends_with(char::is_lowercase)
            || after.starts_with(['!', '?', '؟', '。']),
        partner: None,
    }
}

/// "© Agency / Jane RoeNets dry on the quay": length of the name to which a page that opens with the
/// credit glued the caption.
fn caption_glued(rest: &str, length: usize) -> Option<usize> {
    let word = &rest[..length];
    let mut capitals = word.char_indices().skip(1).filter(|(_, c)| c.is_uppercase());
    let (cut, _) = capitals.next()?;
    let (name, first) = word.split_at(cut);
    let goes_on = rest[length..]
        .strip_prefix(' ')
        .is_some_and(|after| after.starts_with(char::is_lowercase) && !after.starts_with("de "));
    let is_cut = name.chars().count() > 2
        && name.ends_with(char::is_lowercase)
        && !matches!(name, "Mac" | "Van" | "Von")
        && (first.chars().count() == 1 || first.ends_with(char::is_lowercase))
        && capitals.next().is_none();
    (is_cut && goes_on).then_some(cut)
}

/// Length of the name that a hyphen glues to an agency: "Roe-USA TODAY Sports", "Roe-Pool".
fn glued(word: &str) -> Option<usize> {
    const AGENCIES: &[&str] = &[
        "AFP",
        "AP",
        "Anadolu",
        "Bloomberg",
        "Contour",
        "Corbis",
        "EPA",
        "FilmMagic",
        "Getty",
        "Imagn",
        "LIFE",
        "Magnum",
        "NurPhoto",
        "POOL",
        "Panos",
        "Polaris",
        "Pool",
        "REUTERS",
        "Redux",
        "Reuters",
        "SIPA",
        "Sipa",
        "The",
        "UPI",
        "USA",
        "VII",
        "WireImage",
        "ZUMA",
    ];
    // "John DoeHandout via REUTERS"
    if let Some(name) = word.strip_suffix("Handout") {
        return name.ends_with(char::is_lowercase).then_some(name.len());
    }
    let (name, agency) = word.rsplit_once('-')?;
    let is_name = name.starts_with(char::is_uppercase) && name.len() > 2;
    (is_name && AGENCIES.contains(&agency)).then_some(name.len())
}

/// A word for comparison: folded, `&` kept; `small` is the word with its ASCII letters made small.
fn key<'a>(word: &str, small: &'a str) -> Cow<'a, str> {
    if word == "&" || word.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return Cow::Borrowed(small);
    }
    Cow::Owned(fold(word))
}

/// Length of the web or mail address that `rest` begins with.
fn url_length(rest: &str) -> Option<usize> {
    let schemes = ["http://", "https://", "www."];
    let is_url = schemes.iter().any(|scheme| {
        rest.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    });
    if !is_url {
        return None;
    }
    let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
    Some(rest[..length].trim_end_matches(['.', ',', ')', ']', ';']).len())
}

/// Length of the word that `rest` begins with, which is at least its first character.
fn word_length(rest: &str) -> usize {
    let mut characters = rest.char_indices().peekable();
    let mut end = 0;
    let mut before = ' ';
    // Letters since the last dot: "2016.REUTERS" is two words, "U.S" and "J.P" are one.
    let mut run = 0;
    let mut is_address = false;
    while let Some((at, c)) = characters.next() {
        let next = characters.peek().map(|(_, next)| *next);
        let next_is_letter = next.is_some_and(char::is_alphanumeric);
        let inside = match c {
            '\'' | '’' | '‘' | '`' | 'ʼ' | '-' | '‐' | '‑' | '_' | '@' | '#' | '&' => {
                at == 0 || next_is_letter && before.is_alphanumeric()
            }
            '.' => {
                let sentence = !is_address
                    && (run > 2 || before.is_ascii_digit())
                    && next.is_some_and(char::is_uppercase);
                at > 0 && next_is_letter && !sentence
            }
            c => c.is_alphanumeric() || is_mark(c) || c == '\u{AD}' || c == '\u{200C}',
        };
        if !inside || at == 4 && c.is_uppercase() && rest[..4].bytes().all(|b| b.is_ascii_digit()) {
            break;
        }
        run = if c == '.' { 0 } else { run + 1 };
        is_address |= c == '@';
        before = c;
        end = at + c.len_utf8();
        if at == 0 && c == '&' {
            break;
        }
    }
    end.max(rest.chars().next().map_or(0, char::len_utf8))
}

/// A combining mark: part of the letter before it.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// Marks of direction and width that no reader sees.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}' | '\u{AD}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_hyphens_and_abbreviations_and_lose_the_stop() {
        for (text, words) in [
            ("Al-Doumy/AFP.", "Al-Doumy AFP"),
            ("in 2016.REUTERS/Jane Roe", "in 2016 REUTERS Jane Roe"),
            ("U.S. Navy, J.P. O’Neil Jr.", "U.S Navy J.P O’Neil Jr"),
            ("http://example.org/a/b Harris & Ewing", "Harris & Ewing"),
            ("‘Larry’ at noon...then", "Larry at noon then"),
        ] {
            let tokens = tokens(text, text, &Agencies::default());
            let read: Vec<_> = tokens.iter().filter(|t| t.is_word()).map(|t| t.text).collect();
            assert_eq!(read.join(" "), words, "{text}");
        }
    }

    #[test]
    fn brackets_know_their_partners() {
        let text = "a (b [c) d";
        let tokens = tokens(text, text, &Agencies::default());
        let partners: Vec<_> = tokens.iter().map(|token| token.partner).collect();
        assert_eq!(partners, [None, None, None, Some(5), None, Some(3), None]);
    }
}
