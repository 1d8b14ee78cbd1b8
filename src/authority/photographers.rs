//! Photographers whose work collections hold, for labels that name the maker without a word of
//! credit: "Walker Evans. Nets on a quay. 1936."

use std::sync::LazyLock;

use super::fold::fold;
use super::wordmap::WordSet;

/// Words of the longest name of the table.
const LONGEST: usize = 5;

/// Folded names, and the folded words that they begin with.
static NAMES: LazyLock<(WordSet, WordSet)> = LazyLock::new(|| {
    let names: Vec<String> = include_str!("data/photographers.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(fold)
        .collect();
    let first = |name: &String| (name.split(' ').next().unwrap_or("").to_owned(), ());
    let firsts: Vec<(String, ())> = names.iter().map(first).collect();
    (WordSet::new(names.into_iter().map(|name| (name, ()))), WordSet::new(firsts))
});

/// How many of the folded `words` make the longest name of the table that they begin with; `None`
/// if they begin with none.
pub(crate) fn known_photographer<'a>(words: impl Iterator<Item = &'a str>) -> Option<usize> {
    let (names, firsts) = &*NAMES;
    let mut joined = String::new();
    let mut found = None;
    for (index, word) in words.take(LONGEST).enumerate() {
        if index == 0 && !firsts.has(word.split(' ').next().unwrap_or("")) {
            return None;
        }
        if index > 0 {
            joined.push(' ');
        }
        joined.push_str(word);
        if names.has(&joined) {
            found = Some(index + 1);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::known_photographer;

    #[test]
    fn the_longest_name_counts_however_many_words_follow() {
        for (words, length) in [
            ("walker evans", Some(2)),
            ("walker evans quayside", Some(2)),
            ("henri cartier bresson", Some(3)),
            ("man ray", Some(2)),
            ("w eugene smith nets", Some(3)),
            ("walker", None),
            ("jane roe", None),
            ("", None),
        ] {
            assert_eq!(known_photographer(words.split(' ')), length, "{words}");
        }
    }
}
