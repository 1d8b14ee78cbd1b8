//! The words of a text, each with what it tells of the kind of text it stands in.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::cut;
use crate::authority::WordMap;
use crate::record::Span;

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
    /// What one says of a picture: "seen", "view", "left".
    Scene,
    /// The paper's own day.
    Today,
    /// "limited", "inc": the legal form of a company.
    Company,
    /// What a camera sees somebody do, in the present: "carry", "carries".
    Act,
    /// The same in the past: "carried", "held".
    Acted,
    /// What no camera sees, in the present: "depends", "hope".
    State,
    /// What no camera sees, and what is told rather than seen, in the past: "decided", "became".
    Told,
    /// Subjects that name nobody: "it", "they", "nobody".
    Pronoun,
    /// Conjunctions and the like that open a sentence of prose.
    Opener,
    /// What questions and their headings open with.
    Asks,
    /// What instructions open with.
    Order,
    /// Conjunctions that weigh and conclude.
    Reason,
    /// "always", "recently", "probably": no moment.
    Vague,
    /// "percent", "million"
    Amount,
    /// Who is seen.
    People,
    /// Articles, possessives and prepositions: the word behind one is no verb.
    Small,
    /// The writer or the reader.
    Owner,
    /// Nouns in "-ing", and prepositions.
    Thing,
    /// Days of the week.
    Weekday,
    /// "his", "their"
    Possessive,
    /// "a", "two": what is seen for the first time.
    Counted,
    /// "born", with which a life begins.
    Born,
    /// "at", "near": prepositions that say where.
    Spot,
    /// The past, the perfect and the future in French.
    ToldFrench,
    /// The same in German.
    ToldGerman,
    /// The same in Spanish and Portuguese.
    ToldIberian,
    /// The same in Italian.
    ToldItalian,
}

const CLASSES: &[(&str, Class)] = &[
    ("abstract", Class::Abstract),
    ("act", Class::Act),
    ("acted", Class::Acted),
    ("address", Class::Address),
    ("amount", Class::Amount),
    ("asks", Class::Asks),
    ("born", Class::Born),
    ("chosen", Class::Chosen),
    ("company", Class::Company),
    ("counted", Class::Counted),
    ("gallery", Class::Gallery),
    ("headline", Class::Headline),
    ("idea", Class::Idea),
    ("many", Class::Many),
    ("modal", Class::Modal),
    ("noun_ing", Class::Thing),
    ("opener", Class::Opener),
    ("order", Class::Order),
    ("owner", Class::Owner),
    ("past", Class::Past),
    ("people", Class::People),
    ("period", Class::Period),
    ("picture", Class::Picture),
    ("possessive", Class::Possessive),
    ("pronoun", Class::Pronoun),
    ("reason", Class::Reason),
    ("says", Class::Says),
    ("scene", Class::Scene),
    ("small", Class::Small),
    ("spot", Class::Spot),
    ("state", Class::State),
    ("today", Class::Today),
    ("told", Class::Told),
    ("told_de", Class::ToldGerman),
    ("told_es", Class::ToldIberian),
    ("told_fr", Class::ToldFrench),
    ("told_it", Class::ToldItalian),
    ("vague", Class::Vague),
    ("weekday", Class::Weekday),
];

/// Words beyond these are not read.
const READ: usize = 200;

static TABLE: LazyLock<WordMap<u64>> = LazyLock::new(|| {
    let mut table: BTreeMap<Cow<'_, str>, u64> = BTreeMap::new();
    for line in include_str!("words.tsv").lines() {
        let (name, words) = line.split_once('\t').expect("a row is a class, a tab, words");
        let class = CLASSES.iter().find(|(written, _)| *written == name);
        let (_, class) = class.expect("every row of the table has a class");
        let past = match class {
            Class::Act => Some(Class::Acted),
            Class::State => Some(Class::Told),
            _ => None,
        };
        for word in words.split(' ') {
            *table.entry(Cow::Borrowed(word)).or_default() |= class.bit();
            if let Some(past) = past {
                *table.entry(Cow::Owned(third_person(word))).or_default() |= class.bit();
                for form in past_forms(word) {
                    *table.entry(Cow::Owned(form)).or_default() |= past.bit();
                }
            }
        }
    }
    WordMap::new(table)
});

/// "carries", "pushes", "holds"
fn third_person(verb: &str) -> String {
    match verb.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if ["s", "sh", "ch", "x", "z", "o"].iter().any(|end| verb.ends_with(end)) => {
            format!("{verb}es")
        }
        _ => format!("{verb}s"),
    }
}

/// "carried", "raced", "pushed", and "hugged" beside "huged": a form that nobody writes does no harm.
fn past_forms(verb: &str) -> Vec<String> {
    match (verb.strip_suffix('y'), verb.strip_suffix('e')) {
        (Some(stem), _) if !stem.ends_with(['a', 'e', 'o', 'u']) => vec![format!("{stem}ied")],
        (_, Some(_)) => vec![format!("{verb}d")],
        _ => {
            let last = verb.chars().next_back().map(String::from).unwrap_or_default();
            vec![format!("{verb}ed"), format!("{verb}{last}ed")]
        }
    }
}

impl Class {
    const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// One word.
#[derive(Clone, Debug)]
struct Word<'t> {
    /// In small letters.
    lower: Cow<'t, str>,
    classes: u64,
    /// Where it begins and ends in the text, in bytes.
    span: Span,
}

/// The first words of a text, lower case.
#[derive(Clone, Debug)]
pub(super) struct Words<'t> {
    text: &'t str,
    words: Cow<'t, [Word<'t>]>,
}

impl<'t> Words<'t> {
    /// `small` is `text` with its ASCII letters made small.
    pub(super) fn of(text: &'t str, small: &'t str) -> Self {
        let is_byte = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'\'';
        let is_part = |c: char| {
            c.is_alphanumeric() || c == '’' || unicode_normalization::char::is_combining_mark(c)
        };
        let words = cut::words(small, is_byte, is_part).take(READ);
        let mut classed = Vec::with_capacity((text.len() / 5).min(READ));
        classed.extend(words.map(|(start, word)| {
            let span = Span { start, end: start + word.len() };
            let lower = match word.is_ascii() {
                true => Cow::Borrowed(word),
                false => Cow::Owned(span.text(text).to_lowercase()),
            };
            let classes = TABLE.get(&lower).unwrap_or_default();
            Word { lower, classes, span }
        }));
        Self { text, words: Cow::Owned(classed) }
    }

    /// No more of them than `count`.
    pub(super) fn first(&self, count: usize) -> Words<'_> {
        Words { text: self.text, words: Cow::Borrowed(&self.words[..self.len().min(count)]) }
    }

    /// Where a word stands in the text; the end of the text behind the last.
    pub(super) fn span(&self, at: usize) -> Span {
        let end = Span { start: self.text.len(), end: self.text.len() };
        self.words.get(at).map_or(end, |word| word.span)
    }

    /// What stands between a word and the one before it, or between the last word and the end.
    pub(super) fn gap(&self, at: usize) -> &'t str {
        let start = at.checked_sub(1).map_or(0, |before| self.span(before).end);
        self.text.get(start..self.span(at).start).unwrap_or_default()
    }

    /// True for a word with a capital letter.
    pub(super) fn is_capital(&self, at: usize) -> bool {
        self.text[self.span(at).start..].starts_with(char::is_uppercase)
    }

    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The word at a place, empty behind the last.
    pub(super) fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| &word.lower)
    }

    pub(super) fn is(&self, at: usize, class: Class) -> bool {
        self.words.get(at).is_some_and(|word| word.classes & class.bit() != 0)
    }

    pub(super) fn has(&self, class: Class) -> bool {
        self.count(class) > 0
    }

    pub(super) fn count(&self, class: Class) -> usize {
        self.words.iter().filter(|word| word.classes & class.bit() != 0).count()
    }

    /// True if the text begins with the words of a phrase.
    pub(super) fn begin_with(&self, phrase: &str) -> bool {
        phrase.split(' ').enumerate().all(|(at, word)| self.word(at) == word)
    }

    /// True if the text ends with the words of a phrase.
    pub(super) fn end_with(&self, phrase: &str) -> bool {
        let words = phrase.split(' ').count();
        self.len() > words
            && phrase.split(' ').zip(self.len() - words..).all(|(word, at)| self.word(at) == word)
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
        let words = Words::of("PHOTOS of the week, été", "photos of the week, été");
        assert_eq!(
            (0..5).map(|at| words.word(at)).collect::<Vec<_>>(),
            ["photos", "of", "the", "week", "été"]
        );
        assert!(
            words.is(0, Class::Many) && !words.is(1, Class::Many) && words.is(3, Class::Period)
        );
        assert!(words.begin_with("photos of") && !words.begin_with("photos of the month"));
        assert_eq!(words.phrases("the week"), 1);
    }
}
