//! Tables of words that are asked at every word of a caption.
//!
//! Most words are in none of them, so a look-up first asks a small table of marks, made of a word's
//! length and of its first and last byte; what passes costs one hash and, nearly always, one
//! comparison. Nothing is allocated.

use std::hash::{BuildHasherDefault, Hasher};

/// The golden ratio, which spreads bits well.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// What words mean, fixed when the table is made.
pub(crate) struct WordMap<T> {
    /// Open addressing; a power of two, at most half full.
    slots: Vec<Option<(Box<str>, T)>>,
    /// The marks of all words, as bits.
    marks: [u64; MARKS / 64],
}

/// Marks that words are told apart by before they are hashed: some times as many as the lists of a
/// hundred words need to let one stranger of five pass.
const MARKS: usize = 512;

/// The word and the bit of the mark of a word; `None` for no word at all, which no table has.
fn mark(word: &str) -> Option<(usize, u64)> {
    let (first, last) = (word.bytes().next()?, word.bytes().next_back()?);
    // Odd numbers, so that letters of the same place in the alphabet do not cancel each other.
    let mark = usize::from(first) * 37 + usize::from(last) * 11 + word.len() * 101;
    Some((mark % MARKS / 64, 1 << (mark % 64)))
}

impl<T: Copy> WordMap<T> {
    /// A table of `words`; of a word that is given twice the last meaning counts.
    pub(crate) fn new(words: impl IntoIterator<Item = (impl Into<Box<str>>, T)>) -> Self {
        let words: Vec<(Box<str>, T)> =
            words.into_iter().map(|(word, meaning)| (word.into(), meaning)).collect();
        let mut marks = [0; MARKS / 64];
        for (at, bit) in words.iter().filter_map(|(word, _)| mark(word)) {
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
        mark(word).is_some_and(|(at, bit)| self.marks[at] & bit != 0)
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

/// The slot of `word`, or the free one where it would be.
fn probe<T>(slots: &[Option<(Box<str>, T)>], word: &str) -> usize {
    let mask = slots.len() - 1;
    let mut slot = hash(word.as_bytes()) & mask;
    while slots[slot].as_ref().is_some_and(|(known, _)| **known != *word) {
        slot = (slot + 1) & mask;
    }
    slot
}

/// A hash of a short word, eight bytes a step. The tables are fixed, so nobody can choose keys that
/// collide.
fn hash(word: &[u8]) -> usize {
    let step = |hash: u64, bytes: u64| (hash.rotate_left(26) ^ bytes).wrapping_mul(MIX);
    let mut chunks = word.chunks_exact(8);
    let mut hash = chunks.by_ref().fold(word.len() as u64, |hash, chunk| {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(chunk);
        step(hash, u64::from_le_bytes(bytes))
    });
    let rest = chunks.remainder().iter().fold(0, |bytes, byte| bytes << 8 | u64::from(*byte));
    hash = step(hash, rest);
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
        let map = WordMap::new([("one", 1), ("two", 2), ("one", 3)]);
        assert_eq!((map.get("one"), map.get("two"), map.get("three")), (Some(3), Some(2), None));
    }
}
