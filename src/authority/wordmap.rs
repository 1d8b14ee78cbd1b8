//! Tables of words that are asked at every word of a caption.
//!
//! Most words are in none of them, so a look-up first asks a small table of marks, made of a word's
//! length and of three of its bytes; what passes costs one hash and, nearly always, one comparison.
//! Nothing is allocated.

use std::hash::{BuildHasherDefault, Hasher};
use std::sync::OnceLock;

/// The golden ratio, which spreads bits well.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// What words mean, fixed when the table is made.
pub(crate) struct WordMap<T> {
    /// Open addressing; a power of two, at most half full.
    slots: Vec<Option<(Box<str>, T)>>,
    /// The marks of all words, as bits; a power of two.
    marks: Box<[u64]>,
}

/// Marks of a list that a constant holds, as bits: some times as many as the lists of a hundred
/// words need to let one stranger of five pass.
const MARKS: usize = 512;

/// Marks of a table for each of its words, at least.
const MARKS_PER_WORD: usize = 8;

/// What words are told apart by before they are hashed: length and three letters, spread over 64
/// bits of which the highest count. `None` for no word at all, which no table has.
const fn mark(word: &str) -> Option<u64> {
    let bytes = word.as_bytes();
    let ([first, ..], [.., last]) = (bytes, bytes) else { return None };
    let middle = bytes[bytes.len() / 2];
    let letters = (*first as u64) << 16 | (middle as u64) << 8 | *last as u64;
    Some((letters << 8 | bytes.len() as u64 & 0xff).wrapping_mul(MIX))
}

/// The mark among `count` of them, a power of two: which word of bits, and which bit.
const fn place(mark: u64, count: usize) -> (usize, u64) {
    let place = (mark >> 32) as usize & (count - 1);
    (place / 64, 1 << (place % 64))
}

impl<T: Copy> WordMap<T> {
    /// A table of `words`; of a word that is given twice the last meaning counts.
    pub(crate) fn new(words: impl IntoIterator<Item = (impl Into<Box<str>>, T)>) -> Self {
        let words: Vec<(Box<str>, T)> =
            words.into_iter().map(|(word, meaning)| (word.into(), meaning)).collect();
        let count = (words.len() * MARKS_PER_WORD).next_power_of_two().max(64);
        let mut marks = vec![0; count / 64].into_boxed_slice();
        for mark in words.iter().filter_map(|(word, _)| mark(word)) {
            let (at, bit) = place(mark, count);
            marks[at] |= bit;
        }
        let mut slots = Vec::new();
        slots.resize_with((words.len() * 2 + 1).next_power_of_two(), || None);
        for (word, meaning) in words {
            let slot = probe(&slots, &word);
            slots[slot] = Some((word, meaning));
        }
        Self { slots, marks }
    }

    /// What `word` means; `None` where the table lacks it.
    pub(crate) fn get(&self, word: &str) -> Option<T> {
        if !self.may_have(word) {
            return None;
        }
        self.slots[probe(&self.slots, word)].as_ref().map(|(_, meaning)| *meaning)
    }

    /// True if the table has `word`.
    pub(crate) fn has(&self, word: &str) -> bool {
        self.may_have(word) && self.slots[probe(&self.slots, word)].is_some()
    }

    fn may_have(&self, word: &str) -> bool {
        mark(word).is_some_and(|mark| {
            let (at, bit) = place(mark, self.marks.len() * 64);
            self.marks[at] & bit != 0
        })
    }
}

/// A set of words.
pub(crate) type WordSet = WordMap<()>;

impl WordSet {
    /// The words of a list, parted by white space.
    pub(crate) fn of(list: &'static str) -> Self {
        Self::new(list.split_whitespace().map(|word| (word, ())))
    }
}

/// A list of words that is written as a table of the program and asked as a set.
pub(crate) struct WordList {
    words: &'static [&'static str],
    marks: [u64; MARKS / 64],
    /// Made at the first word that the marks let pass.
    set: OnceLock<WordSet>,
}

impl WordList {
    /// The list of `words`.
    pub(crate) const fn new(words: &'static [&'static str]) -> Self {
        let mut marks = [0; MARKS / 64];
        let mut index = 0;
        // A constant is computed without iterators.
        while index < words.len() {
            if let Some(mark) = mark(words[index]) {
                let (at, bit) = place(mark, MARKS);
                marks[at] |= bit;
            }
            index += 1;
        }
        Self { words, marks, set: OnceLock::new() }
    }

    /// True if the list has `word`.
    pub(crate) fn has(&self, word: &str) -> bool {
        let may_have = mark(word).is_some_and(|mark| {
            let (at, bit) = place(mark, MARKS);
            self.marks[at] & bit != 0
        });
        may_have
            && self
                .set
                .get_or_init(|| WordSet::new(self.words.iter().map(|word| (*word, ()))))
                .has(word)
    }
}

/// The slot of `word`, or the free one where it would be.
fn probe<T>(slots: &[Option<(Box<str>, T)>], word: &str) -> usize {
    let mask = slots.len() - 1;
    let mut slot = hash(word.as_bytes()) & mask;
    while slots[slot].as_ref().is_some_and(|(known, _)| **known != *word) {
        slot = (slot + 1) & mask;
    }
    slot
}

/// A hash of a short word, eight bytes a step; the last step takes the last eight once more where
/// fewer are left. The tables are fixed, so nobody can choose keys that collide.
fn hash(word: &[u8]) -> usize {
    let step = |hash: u64, bytes: u64| (hash.rotate_left(26) ^ bytes).wrapping_mul(MIX);
    let mut hash = word.len() as u64;
    let (chunks, rest) = word.as_chunks::<8>();
    for chunk in chunks {
        hash = step(hash, u64::from_le_bytes(*chunk));
    }
    if let Some(last) = word.last_chunk::<8>() {
        if !rest.is_empty() {
            hash = step(hash, u64::from_le_bytes(*last));
        }
    } else if let (Some(first), Some(last)) = (word.first_chunk::<4>(), word.last_chunk::<4>()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        hash = step(hash, u64::from(first) << 32 | u64::from(last));
    } else {
        let bytes = word.iter().fold(0, |bytes, byte| bytes << 8 | u64::from(*byte));
        hash = step(hash, bytes);
    }
    (hash >> 32) as usize
}

/// Makes [`WordHasher`]s.
pub(crate) type WordHash = BuildHasherDefault<WordHasher>;

/// The hash of words for the maps of the standard library.
#[derive(Debug, Default)]
pub(crate) struct WordHasher(usize);

impl Hasher for WordHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = self.0.rotate_left(5) ^ hash(bytes);
    }

    fn write_u8(&mut self, _: u8) {
        // What ends a string in a tuple of several: a name is hashed alone.
    }

    fn finish(&self) -> u64 {
        // The maps take some bits from the top and some from the bottom.
        (self.0 as u64).wrapping_mul(MIX)
    }
}

/// True if a list of words, which is looked up by its hash, has `$word`.
macro_rules! has {
    ($list:expr, $word:expr $(,)?) => {{
        static WORDS: std::sync::LazyLock<$crate::authority::WordSet> =
            std::sync::LazyLock::new(|| $crate::authority::WordSet::of($list));
        WORDS.has($word)
    }};
}
pub(crate) use has;

/// True if a constant list, which is looked up by its hash, has `$word`.
macro_rules! listed {
    ($list:expr, $word:expr $(,)?) => {{
        static WORDS: $crate::authority::WordList = $crate::authority::WordList::new($list);
        WORDS.has($word)
    }};
}
pub(crate) use listed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_its_words_and_no_others() {
        let words = "a an the quay quays harbour-master straße مدينة";
        let set = WordSet::of(words);
        for word in words.split(' ') {
            assert!(set.has(word), "{word}");
        }
        for word in ["", " ", "quayside", "THE", "harbour", "a very long word that no table holds"]
        {
            assert!(!set.has(word), "{word}");
        }
        static LIST: WordList = WordList::new(&["quay", "mole"]);
        assert!(LIST.has("quay") && LIST.has("mole"));
        assert!(!LIST.has("quart") && !LIST.has("male") && !LIST.has(""));
        let map = WordMap::new([("one", 1), ("two", 2), ("one", 3)]);
        assert_eq!((map.get("one"), map.get("two"), map.get("three")), (Some(3), Some(2), None));
    }
}
