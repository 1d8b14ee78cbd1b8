//! The shape of the first sentence: where it ends, and what its verb says.
//!
//! Captions say in the present what is seen, or name it and say no verb at all. What was decided,
//! what will be and what always holds is no picture.

use super::words::{Class, Words};

/// The verb of the first sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// "carries", "is carried", "are carrying": seen, in the present.
    Shows,
    /// "carrying", behind a noun and with no other verb.
    Doing,
    /// "carried", "held": seen, in the past.
    Showed,
    /// "is a", "are the": what defines.
    Is,
    /// "is silent"
    Stands,
    /// "was silent"
    Was,
    /// "was damaged"
    Done,
    /// "has carried", "have become", "had"
    Perfect,
    /// "will", "could"
    Modal,
    /// "depends", "hopes": what no camera sees.
    States,
    /// "decided", "became"
    Told,
    /// "says", "announced"
    Says,
}

/// The first sentence of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sentence {
    /// Its words.
    pub(super) len: usize,
    /// Its words before the first remark in brackets.
    pub(super) plain: usize,
    /// Its verb and which word it is; `None` for a noun phrase.
    pub(super) verb: Option<(Verb, usize)>,
    /// How many sentences the text has.
    pub(super) of: usize,
}

impl Sentence {
    /// The first sentence of `words`.
    pub(super) fn first(words: &Words<'_>) -> Self {
        let mut ends = (1..=words.len()).filter(|at| ends_before(words, *at));
        let len = ends.next().unwrap_or(words.len());
        // The end of the text is no further sentence.
        let of = 1 + usize::from(len < words.len()) + ends.filter(|at| *at < words.len()).count();
        let plain = (4..len.min(READ)).find(|at| words.gap(*at).contains('('));
        let plain = plain.unwrap_or(len.min(READ));
        Self { len, plain, verb: main_verb(words, plain), of }
    }
}

/// Words of the first sentence that are weighed; behind them stands what it is about.
const READ: usize = 36;

/// True if a sentence ends before the word at a place: "St. Ives" and "J. Roe" end none.
fn ends_before(words: &Words<'_>, at: usize) -> bool {
    let gap = words.gap(at);
    let Some(mark) = gap.find(['.', '!', '?', '…', '。']) else { return false };
    let before = words.word(at - 1);
    let shortened = gap.starts_with('.')
        && (before.chars().count() <= 2
            || at == 1 && before.chars().count() <= 4 && words.is_capital(at - 1)
            || words.is_capital(at - 1) && SHORTENED.binary_search(&before).is_ok());
    let goes_on =
        gap[mark..].trim_start_matches(['.', '!', '?', '…', '"', '”', ')', '’', '»', '\'']);
    at == words.len()
        || !shortened && goes_on.starts_with(char::is_whitespace) && !starts_small(words, at)
}

/// Capitalised words that are written with a stop in the middle of a sentence.
const SHORTENED: &[&str] = &[
    "apr", "aug", "capt", "col", "dec", "feb", "gen", "gov", "jan", "jul", "jun", "lieut", "mar",
    "messrs", "mrs", "nov", "oct", "prof", "rep", "rev", "sen", "sept", "sgt", "vol",
];

fn starts_small(words: &Words<'_>, at: usize) -> bool {
    !words.is_capital(at) && words.word(at).starts_with(|c: char| c.is_lowercase() && c.is_ascii())
}

/// Words that open a side clause whose verb is not the sentence's.
const RELATIVE: &[&str] = &["that", "where", "which", "who", "whose"];
/// Words behind which only side clauses follow.
pub(super) const SIDE: &[&str] =
    &["after", "as", "because", "before", "if", "since", "though", "until", "when", "while"];

/// The verb of the sentence that the first `len` words make.
fn main_verb(words: &Words<'_>, len: usize) -> Option<(Verb, usize)> {
    let mut at = 0;
    // "As a child, she dreamt", "When the war ended, he left": the sentence comes behind the comma.
    if SIDE.contains(&words.word(0)) || matches!(words.word(0), "although" | "despite" | "once") {
        at = (1..len).find(|at| words.gap(*at).starts_with(','))?;
    }
    let mut in_clause = false;
    let mut doing = None;
    let mut commas = 0;
    while at < len {
        let word = words.word(at);
        if words.gap(at).contains(',') {
            in_clause = false;
            commas += 1;
        }
        // "Jane Roe, the mayor, opens": behind a second comma the sentence goes on.
        let breaks = words.gap(at).contains(',') && commas % 2 == 1;
        // "the challenges they face": a clause without its pronoun.
        let is_bare_clause = at > 1
            && matches!(word, "he" | "i" | "she" | "they" | "we" | "you")
            && !words.gap(at).contains(',')
            && !words.is_capital(at);
        if at > 0 && (RELATIVE.contains(&word) || is_bare_clause) {
            in_clause = true;
        } else if at > 1 && SIDE.contains(&word) {
            break;
        } else if let Some(verb) = verb_at(words, at, len, breaks) {
            if verb == Verb::Doing {
                doing = doing.or(Some((verb, at)));
            } else if !std::mem::take(&mut in_clause) {
                return Some((verb, at));
            } else if matches!(word, "are" | "had" | "has" | "have" | "is" | "was" | "were") {
                // The participle behind it is the clause's too.
                at += 1;
            }
        }
        at += 1;
    }
    doing
}

/// What verb the word at a place is, if it can be one there.
fn verb_at(words: &Words<'_>, at: usize, len: usize, breaks: bool) -> Option<Verb> {
    let word = words.word(at);
    let before = at.checked_sub(1).map_or("", |before| words.word(before));
    let named = at > 0 && words.is_capital(at);
    let next = |by: usize| if at + by < len { words.word(at + by) } else { "" };
    // "is now seen", "has not been"
    let skip = usize::from(
        words.is(at + 1, Class::Vague)
            || matches!(next(1), "not" | "now" | "also" | "being" | "long" | "no" | "since")
            || next(1).ends_with("ly"),
    );
    let (after, at_after) = (next(1 + skip), at + 1 + skip);
    let is_participle = after.len() > 3
        && (after.ends_with("ed") || after.ends_with("en"))
        && !matches!(
            after,
            "open"
                | "often"
                | "seven"
                | "then"
                | "even"
                | "golden"
                | "wooden"
                | "children"
                | "women"
                | "need"
                | "indeed"
        )
        || words.is(at_after, Class::Acted)
        || words.is(at_after, Class::Told);
    match word {
        "is" | "are" | "isn't" | "aren't" => {
            return Some(if words.is(at_after, Class::Told) && !words.is(at_after, Class::Acted) {
                Verb::States
            } else if is_participle
                || words.is(at_after, Class::Scene)
                || after.ends_with("ing") && !words.is(at_after, Class::Thing)
            {
                Verb::Shows
            } else if matches!(after, "a" | "an" | "the" | "one" | "more" | "no" | "what" | "part")
            {
                Verb::Is
            } else {
                Verb::Stands
            });
        }
        "was" | "were" | "wasn't" | "weren't" | "wasn’t" | "weren’t" => {
            return Some(if words.is(at_after, Class::Told) {
                Verb::Told
            } else if is_participle {
                Verb::Done
            } else {
                Verb::Was
            });
        }
        "has" | "have" | "hasn't" | "haven't" | "hasn’t" | "haven’t" => {
            let done = is_participle
                || matches!(
                    after,
                    "been" | "begun" | "come" | "done" | "gone" | "grown" | "made" | "shown"
                )
                || word.contains(['\'', '’']);
            return Some(if done { Verb::Perfect } else { Verb::States });
        }
        "had" | "hadn't" | "hadn’t" => return Some(Verb::Perfect),
        "do" | "does" | "don't" | "doesn't" | "don’t" | "doesn’t" => return Some(Verb::States),
        "did" | "didn't" | "didn’t" => return Some(Verb::Told),
        "may" if words.is_capital(at) => return None,
        _ => {}
    }
    if named || at == 0 || words.is(at - 1, Class::Small) && !is_plural(words, at - 1) {
        return None;
    }
    if words.is(at, Class::Modal) && !breaks {
        return Some(Verb::Modal);
    }
    let determined = matches!(
        next(1),
        "a" | "an"
            | "the"
            | "his"
            | "her"
            | "its"
            | "their"
            | "that"
            | "himself"
            | "herself"
            | "themselves"
            | "each"
    );
    if words.is(at, Class::Says) || matches!(word, "says" | "say") {
        return Some(Verb::Says);
    }
    if word.ends_with("ing") && word.len() > 4 {
        let stands = !words.is(at, Class::Thing) && !breaks;
        return stands.then_some(Verb::Doing);
    }
    if words.is(at, Class::Act) || words.is(at, Class::State) {
        let seen = words.is(at, Class::Act);
        // "workers carry", "Ann and Tom carry"; not "a carry"
        let stands = word.ends_with('s') && !word.ends_with("ss")
            || is_plural(words, at - 1)
            || (at.saturating_sub(4)..at).any(|near| words.word(near) == "and");
        // The plural of a noun is written as the verb is: a verb is followed by what it is done to.
        if stands && (at + 1 < len || at > 1) && !breaks {
            return Some(if seen { Verb::Shows } else { Verb::States });
        }
    }
    if words.is(at, Class::Acted) || words.is(at, Class::Told) {
        let by = word.ends_with("ed") && next(1) == "by";
        let stands = !by && !breaks;
        // "voted to close": a will, and nothing seen.
        let seen = words.is(at, Class::Acted) && !words.is(at, Class::Told) && next(1) != "to";
        return stands.then_some(if seen { Verb::Showed } else { Verb::Told });
    }
    // "Jane Roe celebrates": a small word in "s" behind a full name.
    let third =
        word.len() > 3 && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us");
    if third && at > 1 && words.is_capital(at - 1) && is_name(words, at - 2) && words.gap(at) == " "
    {
        return Some(Verb::Shows);
    }
    if determined && word.len() > 3 {
        if word.ends_with("ed") {
            return Some(Verb::Showed);
        }
        let ours = is_plural(words, at - 1) && !word.ends_with('s') && before != word;
        if !words.is(at, Class::Small) && (third || ours) {
            return Some(Verb::Shows);
        }
    }
    None
}

/// "Jane", not "The".
fn is_name(words: &Words<'_>, at: usize) -> bool {
    words.is_capital(at) && !words.is(at, Class::Small)
}

/// A word that names several: the verb behind it has no "s".
fn is_plural(words: &Words<'_>, at: usize) -> bool {
    let word = words.word(at);
    word.len() > 3 && word.ends_with('s') && !word.ends_with("ss") && !words.is(at, Class::Small)
        || words.is(at, Class::People)
            && !matches!(word, "man" | "woman" | "child" | "boy" | "girl")
        || matches!(word, "they" | "we" | "you")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verb_of_the_first_sentence_is_told_from_nouns_and_side_clauses() {
        let mut wrong = Vec::new();
        for (text, expected) in [
            ("A smith mends the gate of the mill.", Some((Verb::Shows, "mends"))),
            ("Smiths mend gates.", Some((Verb::Shows, "mend"))),
            ("Jane Roe hoses her boat.", Some((Verb::Shows, "hoses"))),
            ("Jane Roe, the mayor, opens a mill.", Some((Verb::Shows, "opens"))),
            ("The man who had built it waves.", Some((Verb::Shows, "waves"))),
            ("The gate is being mended.", Some((Verb::Shows, "is"))),
            ("A mare grazing by the mill", Some((Verb::Doing, "grazing"))),
            ("Ann carried her boat.", Some((Verb::Showed, "carried"))),
            ("The boats were sold.", Some((Verb::Done, "were"))),
            ("The mill was silent.", Some((Verb::Was, "was"))),
            ("The mill is a ruin.", Some((Verb::Is, "is"))),
            ("The mill is silent.", Some((Verb::Stands, "is"))),
            ("As a child, Ann dreamed of boats.", Some((Verb::Told, "dreamed"))),
            ("The town decided to build.", Some((Verb::Told, "decided"))),
            ("Mills have become rare.", Some((Verb::Perfect, "have"))),
            ("The town might sell it.", Some((Verb::Modal, "might"))),
            ("The town depends on wheat.", Some((Verb::States, "depends"))),
            ("A miller said so.", Some((Verb::Says, "said"))),
            ("The walks of Anytown", None),
            ("A mill damaged by hail", None),
            ("The mill as it looked in May", None),
        ] {
            let small = text.to_ascii_lowercase();
            let words = Words::of(text, &small);
            let found = Sentence::first(&words).verb.map(|(verb, at)| (verb, words.word(at)));
            if found != expected {
                wrong.push(format!("{text}: {found:?}"));
            }
        }
        assert_eq!(wrong, [""; 0]);
    }

    #[test]
    fn shortened_words_and_initials_end_no_sentence() {
        for (text, len, of) in [
            ("Mrs. J. Roe waves. She left St. Ives.", 4, 2),
            ("Cpl. Jane Roe waves on Jan. 3.", 7, 1),
            ("Boats in Anytown. Nets dry.", 3, 2),
        ] {
            let small = text.to_ascii_lowercase();
            let sentence = Sentence::first(&Words::of(text, &small));
            assert_eq!((sentence.len, sentence.of), (len, of), "{text}");
        }
    }
}
