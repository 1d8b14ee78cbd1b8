//! A TOML table of the site, read key by key: every fault is reported at its own place, and what
//! is sound is kept.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Code, Diagnostic, SourceSpan, SourceText, nearest};
use crate::record::Span;

/// A table whose keys are taken out one by one; [`Table::finish`] reports those that are left.
#[derive(Debug)]
pub struct Table<'a> {
    source: &'a Arc<SourceText>,
    /// Where the TOML begins in the file.
    offset: usize,
    /// What the table is, for messages: "site.toml", "a caption file".
    what: &'static str,
    entries: DeTable<'a>,
    asked: Vec<&'static str>,
    /// The faults so far.
    pub faults: Vec<Diagnostic>,
}

/// A value and where it stands.
#[derive(Clone, Debug)]
pub struct Placed<T> {
    /// The value.
    pub value: T,
    /// Its place in the file.
    pub at: SourceSpan,
}

impl<'a> Table<'a> {
    /// Reads the TOML in the bytes `within` of a file. What is not TOML is a fault, and what could
    /// be read around it is kept.
    pub fn parse(source: &'a Arc<SourceText>, within: Span, what: &'static str) -> Self {
        let (entries, errors) = DeTable::parse_recoverable(within.text(&source.text));
        let faults = errors.iter().map(|error| {
            let range = error.span().unwrap_or(0..0);
            let at = SourceSpan::new(source, in_file(source, within.start, range));
            Diagnostic::error(Code::BadToml, at, format!("this is not TOML: {}", error.message()))
                .help("write `key = value`, one a line, with texts in double quotes")
        });
        Self {
            source,
            offset: within.start,
            what,
            faults: faults.collect(),
            entries: entries.into_inner(),
            asked: Vec::new(),
        }
    }

    fn place(&self, range: std::ops::Range<usize>) -> SourceSpan {
        SourceSpan::new(self.source, in_file(self.source, self.offset, range))
    }

    fn take(&mut self, key: &'static str) -> Option<(SourceSpan, DeValue<'a>)> {
        self.asked.push(key);
        let value = self.entries.remove(key)?;
        Some((self.place(value.span()), value.into_inner()))
    }

    fn refuse(&mut self, at: SourceSpan, key: &str, expected: &str) {
        self.faults.push(Diagnostic::error(
            Code::BadValue,
            at,
            format!("`{key}` must be {expected}"),
        ));
    }

    /// True if the key stands in the table and has not been taken out.
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// A text that is not blank; a date or a whole number may stand without quotes.
    pub fn text(&mut self, key: &'static str) -> Option<Placed<String>> {
        let (at, value) = self.take(key)?;
        let text = match &value {
            DeValue::String(text) => text.trim().to_owned(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Datetime(date) => date.to_string(),
            _ => String::new(),
        };
        if text.is_empty() {
            self.refuse(at, key, "a text in double quotes that is not empty");
            return None;
        }
        if text.contains(is_stray) {
            self.refuse(at, key, "a text without control characters");
            return None;
        }
        Some(Placed { value: text, at })
    }

    /// A text that must be a `T`; the error of `T` says what was expected.
    pub fn parsed<T: FromStr<Err: std::fmt::Display>>(&mut self, key: &'static str) -> Option<T> {
        let Placed { value, at } = self.text(key)?;
        match value.parse() {
            Ok(parsed) => Some(parsed),
            Err(error) => {
                self.faults.push(Diagnostic::error(Code::BadValue, at, error.to_string()));
                None
            }
        }
    }

    /// One of a few words.
    pub fn choice<T: Copy>(&mut self, key: &'static str, choices: &[(&str, T)]) -> Option<T> {
        let Placed { value, at } = self.text(key)?;
        let found = choices.iter().find(|(word, _)| *word == value);
        if found.is_none() {
            let words: Vec<String> =
                choices.iter().map(|(word, _)| format!("\"{word}\"")).collect();
            self.refuse(at, key, &format!("one of {}", words.join(", ")));
        }
        found.map(|(_, choice)| *choice)
    }

    /// True or false.
    pub fn boolean(&mut self, key: &'static str) -> Option<bool> {
        let (at, value) = self.take(key)?;
        if value.as_bool().is_none() {
            self.refuse(at, key, "true or false");
        }
        value.as_bool()
    }

    /// A whole number in a range.
    pub fn number(&mut self, key: &'static str, range: RangeInclusive<usize>) -> Option<usize> {
        let (at, value) = self.take(key)?;
        let number = value.as_integer().and_then(|number| number.to_string().parse().ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let expected = format!("a whole number from {} to {}", range.start(), range.end());
            self.refuse(at, key, &expected);
        }
        number
    }

    /// A list of texts; empty where the key is absent.
    pub fn texts(&mut self, key: &'static str) -> Vec<String> {
        self.placed_texts(key).into_iter().map(|text| text.value).collect()
    }

    /// The same, each text with its place.
    pub fn placed_texts(&mut self, key: &'static str) -> Vec<Placed<String>> {
        let Some((at, value)) = self.take(key) else { return Vec::new() };
        let text = |value: &Spanned<DeValue<'_>>| {
            let text = value.get_ref().as_str()?.trim();
            let is_sound = !text.is_empty() && !text.contains(is_stray);
            is_sound.then(|| Placed { value: text.to_owned(), at: self.place(value.span()) })
        };
        let texts = value.as_array().and_then(|list| list.iter().map(text).collect());
        texts.unwrap_or_else(|| {
            self.refuse(at, key, "a list of texts: `[\"nets\", \"quay\"]`");
            Vec::new()
        })
    }

    /// A pair of numbers, `[33.5, 36.3]`, or the same as a text, `"33.5, 36.3"`.
    pub fn pair(&mut self, key: &'static str) -> Option<Placed<String>> {
        let numbers = |value: &DeValue<'_>| {
            let number = |value: &Spanned<DeValue<'_>>| match value.get_ref() {
                DeValue::Integer(number) => Some(number.to_string()),
                DeValue::Float(number) => Some(number.to_string()),
                _ => None,
            };
            value.as_array().and_then(|list| list.iter().map(number).collect::<Option<Vec<_>>>())
        };
        let list = self.entries.get(key).and_then(|value| numbers(value.get_ref()));
        match list {
            Some(list) => {
                let (at, _) = self.take(key)?;
                Some(Placed { value: list.join(", "), at })
            }
            None => self.text(key),
        }
    }

    /// A table in this one: `[search]`.
    pub fn table(&mut self, key: &'static str) -> Option<Table<'a>> {
        let (at, value) = self.take(key)?;
        match value {
            DeValue::Table(entries) => Some(self.inner(key, entries)),
            _ => {
                self.refuse(at, key, &format!("a table: `[{key}]`"));
                None
            }
        }
    }

    /// The tables of a list in this one: `[[place]]`; empty where there is none.
    pub fn tables(&mut self, key: &'static str) -> Vec<Table<'a>> {
        let Some((at, value)) = self.take(key) else { return Vec::new() };
        let mut tables = Vec::new();
        if let DeValue::Array(list) = value {
            for entry in list {
                if let DeValue::Table(entries) = entry.into_inner() {
                    tables.push(self.inner(key, entries));
                } else {
                    self.refuse(at.clone(), key, &format!("tables, each headed `[[{key}]]`"));
                }
            }
        } else {
            self.refuse(at, key, &format!("tables, each headed `[[{key}]]`"));
        }
        tables
    }

    fn inner(&self, what: &'static str, entries: DeTable<'a>) -> Table<'a> {
        Table {
            source: self.source,
            offset: self.offset,
            what,
            entries,
            asked: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Where the table's first key stands, or the start of the TOML: for a key that is missing.
    pub fn start(&self) -> SourceSpan {
        let first = self.entries.keys().map(|key| key.span().start).min().unwrap_or(0);
        self.place(first..first)
    }

    /// The faults, those keys included that nobody asked for.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        for key in self.entries.keys() {
            let name = key.get_ref();
            let message = format!("`{name}` is not a key of {}", self.what);
            let fault = Diagnostic::error(Code::UnknownKey, self.place(key.span()), message);
            let help = match nearest(name, self.asked.iter().copied()) {
                Some(near) => format!("write `{near}`"),
                None => format!("its keys are {}", self.asked.join(", ")),
            };
            self.faults.push(fault.help(help));
        }
        self.faults
    }
}

/// Control characters, which TOML's escapes can smuggle into a text, and what XML cannot hold.
fn is_stray(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\r' | '\t')) || matches!(c, '\u{FFFE}' | '\u{FFFF}')
}

/// A range of the TOML as a span of the file, within it and on character boundaries whatever the
/// parser says.
fn in_file(source: &SourceText, offset: usize, range: std::ops::Range<usize>) -> Span {
    let boundary = |at: usize| {
        let at = (offset + at).min(source.text.len());
        (0..=at).rev().find(|at| source.text.is_char_boundary(*at)).unwrap_or(0)
    };
    let start = boundary(range.start);
    Span::new(start, boundary(range.end).max(start))
}
