//! The words of a text, each with what it tells of the kind of text it stands in.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::authority::{WordMap, lowercase};

/// What a word tells of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// Pictures, more than one.
    Many,
    /// What galleries gather pictures of: "week", "year".
    Period,
    /// "gallery", "slideshow"
    Gallery,
    /// "best", "selected", "this": the words of somebody who presents pictures.
    Chosen,
    /// "photo", "pictured": the text knows that it stands under a picture.
    Picture,
    /// A verb of reporting.
    Says,
    /// What arguments are made of: ideas and conjunctions.
    Idea,
    /// What is spoken of and not seen: "history", "percent".
    Abstract,
    /// The past tense.
    Past,
    /// What headlines are made of.
    Headline,
    /// The reader or the writer is spoken of.
    Address,
    /// "may", "can": what could be is not seen.
    Modal,
    /// Forms of "be" and "have", which define before an article.
    Definition,
    /// What one says of a picture: "seen", "view", "left".
    Scene,
    /// The paper's own day.
    Today,
    /// A preposition that places what is seen.
    Where,
    /// "limited", "inc": the legal form of a company.
    Company,
}

const CLASSES: &[(&str, Class)] = &[
    ("many", Class::Many),
    ("period", Class::Period),
    ("gallery", Class::Gallery),
    ("chosen", Class::Chosen),
    ("picture", Class::Picture),
    ("says", Class::Says),
    ("idea", Class::Idea),
    ("abstract", Class::Abstract),
    ("past", Class::Past),
    ("headline", Class::Headline),
    ("address", Class::Address),
    ("modal", Class::Modal),
    ("definition", Class::Definition),
    ("scene", Class::Scene),
    ("today", Class::Today),
    ("where", Class::Where),
    ("company", Class::Company),
];

/// Words beyond these are not read.
const READ: usize = 200;

static TABLE: LazyLock<WordMap<u32>> = LazyLock::new(|| {
    let mut table: BTreeMap<&str, u32> = BTreeMap::new();
    for line in include_str!("words.tsv").lines() {
        let (name, words) = line.split_once('\t').expect("a row is a class, a tab, words");
        let class = CLASSES.iter().find(|(written, _)| *written == name);
        let (_, class) = class.expect("every row of the table has a class");
        for word in words.split(' ') {
            *table.entry(word).or_default() |= 1 << *class as u32;
        }
    }
    WordMap::new(table)
});

/// The first words of a text, lower case.
#[derive(Clone, Debug)]
pub(super) struct Words<'t> {
    words: Cow<'t, [(Cow<'t, str>, u32)]>,
}

impl<'t> Words<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        let is_part = |c: char| {
            c.is_alphanumeric()
                || matches!(c, '\'' | '’')
                || !c.is_ascii() && unicode_normalization::char::is_combining_mark(c)
        };
        let words = text.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).take(READ);
        let classed = words.map(|word| {
            let lower = lowercase(word);
            let classes = TABLE.get(&lower).unwrap_or_default();
            (lower, classes)
        });
        Self { words: classed.collect() }
    }

    /// No more of them than `count`.
    pub(super) fn first(&self, count: usize) -> Words<'_> {
        Words { words: Cow::Borrowed(&self.words[..self.len().min(count)]) }
    }

    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(|(word, _)| &**word)
    }

    /// The word at a place, empty behind the last.
    pub(super) fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |(word, _)| word)
    }

    pub(super) fn is(&self, at: usize, class: Class) -> bool {
        self.words.get(at).is_some_and(|(_, classes)| classes & (1 << class as u32) != 0)
    }

    pub(super) fn has(&self, class: Class) -> bool {
        self.count(class) > 0
    }

    pub(super) fn count(&self, class: Class) -> usize {
        self.words.iter().filter(|(_, classes)| classes & (1 << class as u32) != 0).count()
    }

    /// True if the text begins with the words of a phrase.
    pub(super) fn begin_with(&self, phrase: &str) -> bool {
        phrase.split(' ').enumerate().all(|(at, word)| self.word(at) == word)
    }

    /// How often the words of a phrase stand in the text.
    pub(super) fn phrases(&self, phrase: &str) -> usize {
        let (first, rest) = phrase.split_once(' ').unwrap_or((phrase, ""));
        let goes_on = |at: usize| {
            rest.is_empty() || rest.split(' ').zip(at..).all(|(word, at)| self.word(at) == word)
        };
        (0..self.len()).filter(|at| self.word(*at) == first && goes_on(at + 1)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_may_tell_several_things_and_capitals_do_not_matter() {
        let words = Words::of("PHOTOS of the week, été");
        assert_eq!(words.iter().collect::<Vec<_>>(), ["photos", "of", "the", "week", "été"]);
        assert!(
            words.is(0, Class::Many) && !words.is(1, Class::Many) && words.is(3, Class::Period)
        );
        assert!(words.begin_with("photos of") && !words.begin_with("photos of the month"));
        assert_eq!(words.phrases("the week"), 1);
    }
}
