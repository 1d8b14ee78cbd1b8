//! Finding the longest of many phrases that begins at a word.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::body_words;
use super::boilerplate;
use super::heads;
use super::labels;
use super::leads::{self, Lead};
use super::personal;
use super::techniques;
use super::token::{Kind, Token};
use super::words;
use crate::authority::{Agencies, Agency, AgencyKind, WordMap, listed};

/// Words of the longest phrase or name that is looked for.
const LONGEST: usize = 9;

/// A table of folded phrases.
pub(super) struct Phrases<T> {
    table: Table,
    meanings: WordMap<T>,
    /// The first words of each phrase that has several.
    beginnings: WordMap<()>,
}

/// The tables, each a bit of [`Token::opens`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Table {
    Leads = 1,
    Nobody = 2,
    Tails = 4,
    Titles = 8,
    Contests = 16,
    Heads = 32,
    Labels = 64,
    Techniques = 128,
}

pub(super) static LEADS: LazyLock<Phrases<Lead>> =
    LazyLock::new(|| Phrases::new(Table::Leads, leads::LEADS));
pub(super) static NOBODY: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::of(Table::Nobody, words::NOBODY));
pub(super) static TAILS: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::of(Table::Tails, boilerplate::TAILS));
pub(super) static TITLES: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::of(Table::Titles, personal::TITLES));
pub(super) static CONTESTS: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::of(Table::Contests, body_words::CONTESTS));
pub(super) static HEADS: LazyLock<Phrases<AgencyKind>> =
    LazyLock::new(|| Phrases::new(Table::Heads, heads::HEADS));

pub(super) static LABELS: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::of(Table::Labels, labels::LABELS));
pub(super) static TECHNIQUES: LazyLock<Phrases<()>> =
    LazyLock::new(|| Phrases::of(Table::Techniques, techniques::PHOTOGRAPHIC));

/// In which tables a word begins a phrase.
static FIRST_WORDS: LazyLock<WordMap<u8>> = LazyLock::new(|| {
    let leads = leads::LEADS.iter().map(|(phrase, _)| (*phrase, Table::Leads));
    let heads = heads::HEADS.iter().map(|(phrase, _)| (*phrase, Table::Heads));
    let others = [
        (words::NOBODY, Table::Nobody),
        (boilerplate::TAILS, Table::Tails),
        (personal::TITLES, Table::Titles),
        (body_words::CONTESTS, Table::Contests),
        (labels::LABELS, Table::Labels),
        (techniques::PHOTOGRAPHIC, Table::Techniques),
    ];
    let others =
        others.iter().flat_map(|(phrases, table)| phrases.iter().map(|phrase| (*phrase, *table)));
    let mut tables: BTreeMap<&str, u8> = BTreeMap::new();
    for (phrase, table) in leads.chain(heads).chain(others) {
        let first = phrase.split_once(' ').map_or(phrase, |(first, _)| first);
        *tables.entry(first).or_default() |= table as u8;
    }
    WordMap::new(tables)
});

/// The tables in which the first word of a key begins a phrase, as bits.
pub(super) fn tables_of(first: &str) -> u8 {
    FIRST_WORDS.get(first).unwrap_or(0)
}

impl<T: Copy> Phrases<T> {
    fn new(table: Table, phrases: &'static [(&'static str, T)]) -> Self {
        let beginnings = beginnings(phrases.iter().map(|(phrase, _)| *phrase));
        Self { table, meanings: WordMap::new(phrases.iter().copied()), beginnings }
    }

    /// What one phrase means.
    pub(super) fn meaning(&self, phrase: &str) -> Option<T> {
        self.meanings.get(phrase)
    }

    /// The longest phrase that begins at `at` and ends before `limit`: the token after it, and
    /// what it means.
    pub(super) fn longest_at(
        &self,
        tokens: &[Token<'_>],
        at: usize,
        limit: usize,
    ) -> Option<(usize, T)> {
        if tokens.get(at)?.opens & self.table as u8 == 0 {
            return None;
        }
        longest(tokens, at, limit, false, |joined| {
            (self.meanings.get(joined), self.beginnings.has(joined))
        })
    }
}

impl Phrases<()> {
    fn of(table: Table, phrases: &'static [&'static str]) -> Self {
        let beginnings = beginnings(phrases.iter().copied());
        let meanings = WordMap::new(phrases.iter().map(|phrase| (*phrase, ())));
        Self { table, meanings, beginnings }
    }
}

/// What stands before each space of the phrases.
fn beginnings(phrases: impl Iterator<Item = &'static str>) -> WordMap<()> {
    let ends =
        |phrase: &'static str| phrase.match_indices(' ').map(|(end, _)| (&phrase[..end], ()));
    WordMap::new(phrases.flat_map(ends))
}

/// The agency with the longest name that begins at `at`, and the token after that name.
pub(super) fn agency_at<'a>(
    agencies: &'a Agencies,
    tokens: &[Token<'_>],
    at: usize,
    limit: usize,
) -> Option<(usize, &'a Agency)> {
    if !tokens.get(at)?.opens_agency {
        return None;
    }
    longest(tokens, at, limit, true, |joined| agencies.begun(joined))
}

/// Names that are written with a slash; any other slash parts two names.
const SLASHED: &[&str] = &["rfe rl", "epa efe", "efe epa", "fsa owi"];

/// Names that go on behind a comma with their town.
const COMMAED: &[&str] = &["museum of fine arts", "university of california"];

/// Joins words from `at` on, one more each time, and keeps the last that means something. A slash
/// may stand inside a name ("RFE/RL"), `&` folds away in one. `meaning` also says whether what it is
/// asked for begins something longer.
fn longest<T>(
    tokens: &[Token<'_>],
    at: usize,
    limit: usize,
    is_name: bool,
    mut meaning: impl FnMut(&str) -> (Option<T>, bool),
) -> Option<(usize, T)> {
    let mut joined = Cow::Borrowed("");
    let mut found = None;
    let mut has_slash = false;
    let mut has_quote = false;
    for (index, token) in tokens.iter().enumerate().take(limit).skip(at).take(LONGEST) {
        match token.kind {
            Kind::Word if is_name && token.key == "&" => continue,
            Kind::Word if token.key.is_empty() => break,
            Kind::Word => {}
            Kind::Comma if is_name && COMMAED.contains(&&*joined) => continue,
            // "РИА «Новости»"
            Kind::Quote if is_name && index > at && !token.text.is_ascii() => {
                if found.as_ref().is_some_and(|(end, _)| *end == index) {
                    break;
                }
                has_quote = true;
                continue;
            }
            Kind::Slash if is_name && index > at => {
                has_slash = true;
                continue;
            }
            _ => break,
        }
        // Most words begin nothing longer than themselves.
        if joined.is_empty() {
            joined = Cow::Borrowed(&*token.key);
        } else {
            let joined = joined.to_mut();
            joined.push(' ');
            joined.push_str(&token.key);
        }
        let (meaning, goes_on) = meaning(&joined);
        if (!has_slash || SLASHED.contains(&&*joined))
            && let Some(meaning) = meaning
        {
            found = Some((index + 1, meaning));
        }
        if !goes_on || ends_sentence(token) {
            break;
        }
    }
    let closes = |end: usize| end < limit && has_quote && tokens[end].kind == Kind::Quote;
    found.map(|(end, meaning)| (end + usize::from(closes(end)), meaning))
}

/// True if a sentence may end after this word: it is followed by a dot and is no abbreviation.
pub(super) fn ends_sentence(token: &Token<'_>) -> bool {
    token.ended || token.dotted && !is_abbreviation(token)
}

/// An initial, letters with dots between, or a word that is written short.
pub(super) fn is_abbreviation(token: &Token<'_>) -> bool {
    const SHORT: &[&str] = &[
        "sgt", "lt", "col", "gen", "capt", "maj", "cpl", "cmdr", "spc", "pfc", "pvt", "brig", "dr",
        "mr", "mrs", "ms", "prof", "rev", "hon", "gov", "sen", "rep", "st", "mt", "ft", "no", "vs",
        "inc", "co", "corp", "dept", "univ", "inst", "natl", "hist", "soc", "lib", "mus", "assoc",
        "bros", "acad", "tech", "ens", "adm", "cmdr", "pvt", "jr", "sr",
    ];
    token.text.contains('.')
        || token.text.chars().count() == 1
        || token.key.chars().count() == 1
        || listed!(SHORT, &token.key)
}
