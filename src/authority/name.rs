//! The words of a person's or a body's name, and what two spellings of one name have in common.

use unicode_normalization::char::is_combining_mark;

use super::fold::{fold, is_apostrophe};

/// A word of a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameWord {
    /// Folded: "Zoë" is `zoe`.
    pub folded: String,
    /// A single letter that stands for a name: the "J." of "J. Roe".
    pub is_initial: bool,
}

/// The words of a name in its order; initials one by one, however they are written: "C.P. Scott",
/// "C P Scott" and "CP Scott" are `c`, `p` and `scott`.
///
/// Two or three capitals without a vowel are initials; "JA Roe" may be, and "LI Wei" is none, so
/// that these stay words. A letter of a script without capitals is a word. Takes time linear in
/// `name.len()`.
pub fn name_words(name: &str) -> Vec<NameWord> {
    let within = |c: char| c.is_alphanumeric() || is_combining_mark(c) || is_apostrophe(c);
    let mut words = Vec::new();
    for written in name.split(|c: char| !within(c)) {
        let folded = fold(written);
        if is_initials(written) {
            let letter = |c: char| NameWord { folded: c.to_string(), is_initial: true };
            words.extend(folded.chars().map(letter));
            continue;
        }
        let parts = folded.split(' ').filter(|part| !part.is_empty());
        words.extend(parts.map(|part| NameWord { folded: part.to_owned(), is_initial: false }));
    }
    words
}

/// True of "J", "j" and "CP".
fn is_initials(written: &str) -> bool {
    let letters: Vec<char> = written.chars().filter(|c| c.is_alphabetic()).collect();
    let is_cased = |c: &char| c.is_uppercase() || c.is_lowercase();
    match letters.as_slice() {
        [letter] => is_cased(letter) && !written.contains(char::is_numeric),
        [_, _] | [_, _, _] => written.chars().all(|c| "BCDFGHJKLMNPQRSTVWXZ".contains(c)),
        _ => false,
    }
}

/// What the spellings of one person's name share that differ only by capitals, accents,
/// apostrophes, hyphens, and by the dots and spaces of initials; empty where there is no letter.
///
/// "C.P. Scott" and "C P SCOTT" share one; "Jo Roe" and "J. O. Roe" do not.
pub fn person_key(name: &str) -> String {
    key(name, ".")
}

/// The same for a body, whose single letters are an abbreviation: "U. S. Navy" and "US Navy" share
/// one.
pub fn body_key(name: &str) -> String {
    key(name, "")
}

/// The words with a space between, those of one letter run together and ended by `mark`.
fn key(name: &str, mark: &str) -> String {
    let mut key = String::with_capacity(name.len());
    let mut after_initial = false;
    for word in name_words(name) {
        if !(after_initial && word.is_initial) {
            if after_initial {
                key.push_str(mark);
            }
            if !key.is_empty() {
                key.push(' ');
            }
        }
        key.push_str(&word.folded);
        after_initial = word.is_initial;
    }
    if after_initial {
        key.push_str(mark);
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_person_share_a_key_and_others_do_not() {
        for (one, other, same) in [
            ("C P Scott", "CP Scott", true),
            ("C. P. Scott", "C.P.Scott", true),
            ("c.p. scott", "C P SCOTT", true),
            ("Zoë Roe", "ZOE ROE", true),
            ("Seán O’Neil", "Sean ONeil", true),
            ("Jean-Luc Roe", "Jean Luc Roe", true),
            ("J.-L. Roe", "JL Roe", true),
            ("Al-Khalil", "al Khalil", true),
            ("Łukasz Żak", "Lukasz Zak", true),
            ("محمّد علي", "محمد على", true),
            ("J. Roe", "Jane Roe", false),
            ("Jo Roe", "J. O. Roe", false),
            ("JO Roe", "J. O. Roe", false),
            ("LI Wei", "L. I. Wei", false),
            ("Roe Jane", "Jane Roe", false),
            ("J. Roe", "J. M. Roe", false),
            ("李 明", "李明", false),
            ("Agent 7", "Agent 7.", true),
        ] {
            assert_eq!(person_key(one) == person_key(other), same, "{one} and {other}");
        }
    }

    #[test]
    fn an_abbreviation_of_a_body_is_one_with_dots_and_without() {
        for (one, other, same) in [
            ("U. S. Navy", "US Navy", true),
            ("H.P. Press", "HP Press", true),
            ("The Wire", "Wire", false),
            ("Studio 54", "Studio 54", true),
        ] {
            assert_eq!(body_key(one) == body_key(other), same, "{one} and {other}");
        }
        assert_eq!(person_key("…"), "");
    }
}
