//! Every phrase that begins a note, found in one pass over the caption.

use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, AhoCorasickKind};

use super::corrections::CORRECTIONS;
use super::embargo::EMBARGOES;
use super::restrictions::{OUT, RESTRICTIONS, SHOUTED};
use super::verification::{AUTHENTICATED, UNVERIFIED};
use super::warnings::WARNINGS;
use crate::record::Span;

/// What a phrase begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Restriction,
    Shouted,
    Out,
    Embargo,
    Correction,
    Unverified,
    Authenticated,
    Warning,
}

const TABLES: &[(Kind, &[&str])] = &[
    (Kind::Restriction, RESTRICTIONS),
    (Kind::Shouted, SHOUTED),
    (Kind::Out, &[OUT]),
    (Kind::Embargo, EMBARGOES),
    (Kind::Correction, CORRECTIONS),
    (Kind::Unverified, UNVERIFIED),
    (Kind::Authenticated, AUTHENTICATED),
    (Kind::Warning, WARNINGS),
];

static PHRASES: LazyLock<(AhoCorasick, Vec<Kind>)> = LazyLock::new(|| {
    let phrases = TABLES.iter().flat_map(|(_, phrases)| *phrases);
    let kinds = TABLES.iter().flat_map(|(kind, phrases)| phrases.iter().map(|_| *kind)).collect();
    let finder = AhoCorasick::builder()
        .ascii_case_insensitive(true)
        .kind(Some(AhoCorasickKind::DFA))
        .build(phrases)
        .expect("a few short phrases make a small automaton");
    (finder, kinds)
});

/// Where the phrases of a caption stand, each kind in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Phrases {
    /// However cased.
    pub(super) restrictions: Vec<Span>,
    /// In capitals.
    pub(super) shouted: Vec<Span>,
    /// The word OUT in capitals, with the space before it.
    pub(super) out: Vec<Span>,
    pub(super) embargoes: Vec<Span>,
    pub(super) corrections: Vec<Span>,
    pub(super) unverified: Vec<Span>,
    pub(super) authenticated: Vec<Span>,
    pub(super) warnings: Vec<Span>,
}

/// Finds every phrase of `text`, in linear time.
pub(super) fn phrases(text: &str) -> Phrases {
    let (finder, kinds) = &*PHRASES;
    let mut found = Phrases::default();
    for phrase in finder.find_overlapping_iter(text) {
        let span = Span::new(phrase.start(), phrase.end());
        let is_shouted = || !text[span.start..span.end].bytes().any(|b| b.is_ascii_lowercase());
        match kinds[phrase.pattern().as_usize()] {
            Kind::Restriction => found.restrictions.push(span),
            Kind::Shouted if is_shouted() => found.shouted.push(span),
            Kind::Out if is_shouted() => found.out.push(span),
            Kind::Shouted | Kind::Out => {}
            Kind::Embargo => found.embargoes.push(span),
            Kind::Correction => found.corrections.push(span),
            Kind::Unverified => found.unverified.push(span),
            Kind::Authenticated => found.authenticated.push(span),
            Kind::Warning => found.warnings.push(span),
        }
    }
    found
}
