//! Where the sentences of a caption begin and end.

use super::lexicon::Role;
use super::token::{Kind, Token};

/// Words that end with a full stop inside a sentence.
const ABBREVIATIONS: &[&str] = &[
    "adm", "ala", "ariz", "ark", "brig", "ca", "calif", "capt", "cmdr", "co", "col", "colo",
    "conn", "corp", "cpl", "del", "dr", "fig", "fla", "ft", "gen", "gov", "hon", "ill", "inc",
    "ind", "jr", "kan", "ky", "la", "lt", "ltd", "maj", "mass", "md", "messrs", "mich", "minn",
    "miss", "mme", "mont", "mr", "mrs", "ms", "mt", "neb", "nev", "no", "okla", "ore", "pa", "pfc",
    "pres", "prof", "pvt", "rep", "rev", "sen", "sgt", "spc", "sr", "sra", "st", "tenn", "tex",
    "va", "vs", "vt", "wash", "wis", "wyo",
];

/// The number of its sentence, from 0, for each token.
pub(super) fn numbers(tokens: &[Token<'_>]) -> Vec<usize> {
    let mut sentence = 0;
    let mut numbers = Vec::with_capacity(tokens.len());
    for at in 0..tokens.len() {
        numbers.push(sentence);
        if ends_sentence(tokens, at) {
            sentence += 1;
        }
    }
    numbers
}

/// True for the full stop, question or exclamation mark that ends a sentence.
pub(super) fn ends_sentence(tokens: &[Token<'_>], at: usize) -> bool {
    let token = &tokens[at];
    if token.kind != Kind::Mark {
        return false;
    }
    if token.is_any_mark("。！？;؛；") {
        return true;
    }
    if !token.is_any_mark(".!?؟…") {
        return false;
    }
    let Some(next) = tokens.get(at + 1) else { return true };
    if next.is_any_mark("\"”’»)]") && !next.spaced {
        return tokens.get(at + 2).is_none_or(|after| after.spaced && opens(after));
    }
    if !next.spaced || !opens(next) {
        return false;
    }
    let Some(previous) = at.checked_sub(1).map(|before| &tokens[before]) else { return true };
    if !token.is_mark('.') || previous.kind != Kind::Word {
        return true;
    }
    let dated = previous.meaning;
    let known = dated.is(Role::Circa) || dated.is(Role::Life);
    let short = previous.text.chars().count() == 1 && (known || previous.is_capitalised());
    let month = dated.month != 0 && previous.text.len() <= 4 && next.kind == Kind::Number;
    !(short || month || ABBREVIATIONS.binary_search(&&*previous.folded).is_ok())
}

fn opens(token: &Token<'_>) -> bool {
    match token.kind {
        Kind::Word => token.text.chars().next().is_some_and(|c| !c.is_lowercase()),
        Kind::Number => true,
        Kind::Mark => token.is_any_mark("\"“‘«([©—–-"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;

    #[test]
    fn a_full_stop_after_an_abbreviation_ends_no_sentence() {
        assert!(ABBREVIATIONS.is_sorted());
        for (text, sentences) in [
            ("Boats lie in Oxnard, Calif. It is Nov. 6, 2016. Nets dry.", 2),
            ("Lt. Col. J. R. Roe waves. He smiles!", 2),
            ("Nets dry. 14 boats left.", 2),
            ("Nets dry in the 1860s. A mill, c. 1900, is near.", 2),
            ("He said “Go.” She went.", 2),
        ] {
            let small = text.to_ascii_lowercase();
            let tokens = tokens(text, &small);
            assert_eq!(numbers(&tokens).last().map(|last| last + 1), Some(sentences), "{text}");
        }
    }
}
