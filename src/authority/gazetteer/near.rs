//! Names that are one edit away from another.

use std::collections::BTreeMap;

use fst::raw::{Fst, Node, Output};

/// The values of all names that become `wanted` when one letter is put in, left out or replaced,
/// and of `wanted` itself, in the order of the names.
///
/// The first letter is hardly ever a slip, "Henley" and "Kenley" being two places: only letters that
/// stand for the same sound in two ways of writing a foreign name may replace it.
///
/// Follows `wanted` through the names and leaves it once at each letter, so that it looks at little
/// more than the names that begin as `wanted` does.
pub(super) fn one_edit_away<D: AsRef<[u8]>>(names: &Fst<D>, wanted: &str) -> Vec<u64> {
    let is_latin = wanted.bytes().all(is_of_latin);
    let mut search = Search { names, is_latin, found: BTreeMap::new() };
    let mut here = Place { node: names.root(), value: Output::zero() };
    for (at, letter) in wanted.char_indices() {
        let (before, rest) = wanted.as_bytes().split_at(at);
        let after = &rest[letter.len_utf8()..];
        if at > 0 {
            search.follow(here, &[before], after);
        }
        search.letters(here, Letter::default(), &mut |search, other, there| {
            if at > 0 {
                search.follow(there, &[before, other], rest);
            }
            if at > 0 || sound_alike(other, letter) {
                search.follow(there, &[before, other], after);
            }
        });
        match here.at_end_of(names, &rest[..letter.len_utf8()]) {
            Some(next) => here = next,
            None => return search.found.into_values().collect(),
        }
    }
    search.follow(here, &[wanted.as_bytes()], &[]);
    search.letters(here, Letter::default(), &mut |search, other, there| {
        search.follow(there, &[wanted.as_bytes(), other], &[]);
    });
    search.found.into_values().collect()
}

/// "Kamishli" and "Qamishli": one sound at the start of a name in two ways of writing it.
fn sound_alike(first: &[u8], letter: char) -> bool {
    const SOUNDS: [&str; 6] = ["ckq", "gj", "jy", "sz", "ou", "ie"];
    let Ok(&[first]) = <&[u8; 1]>::try_from(first) else { return false };
    SOUNDS.iter().any(|sound| sound.contains(char::from(first)) && sound.contains(letter))
}

/// A state of the automaton, with the part of the value that led to it.
#[derive(Clone, Copy)]
struct Place<'a> {
    node: Node<'a>,
    value: Output,
}

impl<'a> Place<'a> {
    /// One transition on.
    fn next<D: AsRef<[u8]>>(&self, names: &'a Fst<D>, transition: usize) -> (u8, Self) {
        let transition = self.node.transition(transition);
        let node = names.node(transition.addr);
        (transition.inp, Self { node, value: self.value.cat(transition.out) })
    }

    /// Where `bytes` lead from here; `None` where no name goes on so.
    fn at_end_of<D: AsRef<[u8]>>(&self, names: &'a Fst<D>, bytes: &[u8]) -> Option<Self> {
        bytes.iter().try_fold(*self, |here, byte| {
            let transition = here.node.find_input(*byte)?;
            Some(here.next(names, transition).1)
        })
    }
}

/// The bytes of one letter, as far as they are known.
#[derive(Clone, Copy, Default)]
struct Letter {
    bytes: [u8; 4],
    length: usize,
}

/// What is found so far, by name.
struct Search<'a, D> {
    names: &'a Fst<D>,
    /// No letter of another script stands in a name that is Latin but for it.
    is_latin: bool,
    found: BTreeMap<Vec<u8>, u64>,
}

impl<'a, D: AsRef<[u8]>> Search<'a, D> {
    /// Notes the name that `before` and `rest` make, if there is one; `here` is where `before` leads.
    fn follow(&mut self, here: Place<'a>, before: &[&[u8]], rest: &[u8]) {
        if let Some(end) = here.at_end_of(self.names, rest).filter(|end| end.node.is_final()) {
            let value = end.value.cat(end.node.final_output()).value();
            self.found.insert([before.concat().as_slice(), rest].concat(), value);
        }
    }

    /// Every letter that a name goes on with from `here`, where `letter` has begun, and where it
    /// leads.
    fn letters(
        &mut self,
        here: Place<'a>,
        letter: Letter,
        visit: &mut impl FnMut(&mut Self, &[u8], Place<'a>),
    ) {
        for transition in 0..here.node.len() {
            let (byte, there) = here.next(self.names, transition);
            if self.is_latin && letter.length == 0 && !is_of_latin(byte) {
                continue;
            }
            let mut letter = letter;
            letter.bytes[letter.length] = byte;
            letter.length += 1;
            if letter.length == letter_length(letter.bytes[0]) {
                visit(self, &letter.bytes[..letter.length], there);
            } else {
                self.letters(there, letter, visit);
            }
        }
    }
}

/// True for a byte that a letter up to the end of the phonetic alphabet begins with, or that goes on
/// with one.
const fn is_of_latin(byte: u8) -> bool {
    byte < 0xCC
}

/// Bytes of the UTF-8 letter that begins with `first`.
const fn letter_length(first: u8) -> usize {
    match first {
        0..0xC0 => 1,
        0xC0..0xE0 => 2,
        0xE0..0xF0 => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_letter_may_be_put_in_left_out_or_replaced_and_no_more() {
        let names = ["al bab", "hama", "hamah", "homs", "hums", "quneitra", "دمشق", "دمش"];
        let mut sorted = names;
        sorted.sort_unstable();
        let pairs = sorted.iter().zip(0_u64..).map(|(name, value)| (*name, value));
        let fst = Fst::from_iter_map(pairs).unwrap();
        for (wanted, near) in [
            ("hama", &["hama", "hamah"][..]),
            ("homs", &["homs", "hums"]),
            ("hms", &["homs", "hums"]),
            ("hamaah", &["hamah"]),
            ("xhama", &[]),
            ("kuneitra", &["quneitra"]),
            ("muneitra", &[]),
            ("hoomss", &[]),
            ("دمشک", &["دمش", "دمشق"]),
            ("", &[]),
        ] {
            let found: Vec<&str> =
                one_edit_away(&fst, wanted).iter().map(|value| sorted[*value as usize]).collect();
            assert_eq!(found, near, "{wanted}");
        }
    }
}
