//! Whether a caption vouches for its picture.

use super::phrases::Phrases;
use crate::record::{Span, Verification};

/// Words that leave a picture unverified.
pub(super) const UNVERIFIED: &[&str] = &[
    "independently verify",
    "independently verified",
    "independently confirm",
    "independently confirmed",
    "independently authenticate",
    "not be verified",
    "not been verified",
    "could not verify",
    "unable to verify",
    "cannot verify",
    "could not be authenticated",
    "cannot be authenticated",
    "could not authenticate",
    "unable to authenticate",
    "purportedly",
    "purports to",
    "purporting to",
    "location given as",
    "unverified",
];

/// Words that vouch for it.
pub(super) const AUTHENTICATED: &[&str] = &[
    "authenticated based on",
    "authenticated by",
    "has been authenticated",
    "was authenticated",
    "have authenticated",
    "has authenticated",
    "been verified by",
    "was verified by",
    "verified by afp",
    "verified by ap",
    "verified by reuters",
    "ap verified",
    "reuters verified",
    "afp verified",
    "has verified the",
    "was able to verify",
    "was able to independently verify",
    "were able to verify",
    "able to confirm the location",
    "was geolocated",
    "independently verified by",
];

/// Whether the caption vouches for the picture, and the words.
pub(super) fn find(text: &str, phrases: &Phrases) -> Option<(Verification, Span)> {
    let first = |spans: &[Span]| spans.iter().min().copied();
    let negative = first(&phrases.unverified).filter(|span| !is_affirmed(text, *span));
    if let Some(span) = negative {
        return Some((Verification::Unverified, with_negation(text, span)));
    }
    first(&phrases.authenticated).map(|span| (Verification::Authenticated, span))
}

/// "was able to independently verify", "has been independently verified by": no negation before.
fn is_affirmed(text: &str, span: Span) -> bool {
    let opening = "independently";
    let opens = span.text(text).get(..opening.len());
    if !opens.is_some_and(|start| start.eq_ignore_ascii_case(opening)) {
        return false;
    }
    let negated = text[..span.start].split_whitespace().rev().take(6).any(|word| {
        matches!(
            word.to_ascii_lowercase().as_str(),
            "not"
                | "unable"
                | "cannot"
                | "never"
                | "couldn't"
                | "couldn’t"
                | "isn't"
                | "nor"
                | "impossible"
        )
    });
    !negated
}

/// The words from "could not" or "unable to" on, where they stand just before.
fn with_negation(text: &str, span: Span) -> Span {
    let before = &text[..span.start];
    for phrase in [
        "could not be ",
        "could not ",
        "unable to ",
        "cannot be ",
        "cannot ",
        "not able to ",
        "has not been ",
    ] {
        if before.ends_with(phrase) {
            return Span::new(span.start - phrase.len(), span.end);
        }
    }
    span
}
