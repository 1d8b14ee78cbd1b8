//! Finding the longest of many phrases that begins at a word.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::heads;
use super::leads::{self, Lead};
use super::token::{Kind, Token};
use super::words;
use crate::authority::{Agencies, Agency, AgencyKind};

/// Words of the longest phrase or name that is looked for.
const LONGEST: usize = 9;

/// A table of folded phrases.
pub(super) struct Phrases<T> {
    meanings: BTreeMap<&'static str, T>,
    first_words: BTreeSet<&'static str>,
}

pub(super) static LEADS: LazyLock<Phrases<Lead>> =
    LazyLock::new(|| Phrases::new(leads::LEADS.iter().copied()));
pub(super) static NOBODY: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::of(words::NOBODY));
pub(super) static TAILS: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::of(leads::TAILS));
pub(super) static TITLES: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::of(words::TITLES));
pub(super) static CONTESTS: LazyLock<Phrases<()>> = LazyLock::new(|| Phrases::of(heads::CONTESTS));
pub(super) static HEADS: LazyLock<Phrases<AgencyKind>> =
    LazyLock::new(|| Phrases::new(heads::HEADS.iter().copied()));

impl<T: Copy> Phrases<T> {
    fn new(phrases: impl Iterator<Item = (&'static str, T)>) -> Self {
        let meanings: BTreeMap<_, _> = phrases.collect();
        let first_words = meanings.keys().filter_map(|phrase| phrase.split(' ').next()).collect();
        Self { meanings, first_words }
    }

    /// What one phrase means.
    pub(super) fn meaning(&self, phrase: &str) -> Option<T> {
        self.meanings.get(phrase).copied()
    }

    /// The longest phrase that begins at `at` and ends before `limit`: the token after it, and
    /// what it means.
    pub(super) fn longest_at(
        &self,
        tokens: &[Token<'_>],
        at: usize,
        limit: usize,
    ) -> Option<(usize, T)> {
        let first = tokens.get(at)?.key.split(' ').next()?;
        if !self.first_words.contains(first) {
            return None;
        }
        longest(tokens, at, limit, false, |joined| self.meanings.get(joined).copied())
    }
}

impl Phrases<()> {
    fn of(phrases: &'static [&'static str]) -> Self {
        Self::new(phrases.iter().map(|phrase| (*phrase, ())))
    }
}

/// The agency with the longest name that begins at `at`, and the token after that name.
pub(super) fn agency_at<'a>(
    agencies: &'a Agencies,
    tokens: &[Token<'_>],
    at: usize,
    limit: usize,
) -> Option<(usize, &'a Agency)> {
    let first = tokens.get(at)?.key.split(' ').next()?;
    if !agencies.has_first_word(first) {
        return None;
    }
    longest(tokens, at, limit, true, |joined| agencies.find_folded(joined))
}

/// Names that are written with a slash; any other slash parts two names.
const SLASHED: &[&str] = &["rfe rl", "epa efe", "efe epa", "fsa owi"];

/// Joins words from `at` on, one more each time, and keeps the last that means something. A slash
/// may stand inside a name ("RFE/RL"), `&` folds away in one.
fn longest<T>(
    tokens: &[Token<'_>],
    at: usize,
    limit: usize,
    is_name: bool,
    mut meaning: impl FnMut(&str) -> Option<T>,
) -> Option<(usize, T)> {
    let mut joined = String::new();
    let mut found = None;
    let mut has_slash = false;
    for (index, token) in tokens.iter().enumerate().take(limit).skip(at).take(LONGEST) {
        match token.kind {
            Kind::Word if is_name && token.key == "&" => continue,
            Kind::Word if token.key.is_empty() => break,
            Kind::Word => {}
            Kind::Slash if is_name && index > at => {
                has_slash = true;
                continue;
            }
            _ => break,
        }
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(&token.key);
        if (!has_slash || SLASHED.contains(&joined.as_str()))
            && let Some(meaning) = meaning(&joined)
        {
            found = Some((index + 1, meaning));
        }
        if ends_sentence(token) {
            break;
        }
    }
    found
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
        "inc", "co", "corp", "dept", "tech", "ens", "adm", "cmdr", "pvt", "jr", "sr",
    ];
    token.text.contains('.') || token.text.chars().count() == 1 || SHORT.contains(&&*token.key)
}
