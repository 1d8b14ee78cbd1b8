//! A stretch of a text and a value read from it.

use serde::{Deserialize, Serialize};

/// Bytes `start..end` of a text; both ends are character boundaries of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte; never less than `start`.
    pub end: usize,
}

/// As the two-element array `[start, end]`, the form of the `archive parse` contract.
impl Serialize for Span {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.start, self.end].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [start, end] = <[usize; 2]>::deserialize(deserializer)?;
        Ok(Self { start, end })
    }
}

impl Span {
    /// The span `start..end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Where `part`, a slice of `whole`, lies in it.
    ///
    /// # Panics
    /// If `part` does not point into `whole`: that is a fault of the caller.
    pub fn of(part: &str, whole: &str) -> Self {
        let start = (part.as_ptr() as usize)
            .checked_sub(whole.as_ptr() as usize)
            .filter(|start| start + part.len() <= whole.len())
            .expect("the part is a slice of the whole");
        Self { start, end: start + part.len() }
    }

    /// The words it covers.
    ///
    /// # Panics
    /// If the span is not of this text.
    pub fn text(self, whole: &str) -> &str {
        &whole[self.start..self.end]
    }

    /// The same span of a text that stands `by` bytes further on in another.
    pub const fn shifted(self, by: usize) -> Self {
        Self { start: self.start + by, end: self.end + by }
    }

    /// True if the two share a byte.
    pub const fn overlaps(self, other: Self) -> bool {
        self.start < other.end && other.start < self.end
    }
}

/// A value and the words it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// What was read.
    pub value: T,
    /// The bytes of the text that say so.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// `value`, read from `span`.
    pub const fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }

    /// The same words, read as something else.
    pub fn map<U>(self, read: impl FnOnce(T) -> U) -> Spanned<U> {
        Spanned { value: read(self.value), span: self.span }
    }
}
