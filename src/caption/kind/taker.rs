//! Captions in which photographers speak of their own pictures.

use super::words::{Class, Words};

/// "this picture I took from the pier", "one of my favourite photos, taken in 1961", "a view that
/// was taken on film": one picture and its taking.
pub(super) fn tells(words: &Words<'_>) -> bool {
    let opening = words.first(50);
    // Few texts have one of the verbs at all.
    if !(0..opening.len()).any(|at| matches!(opening.word(at), "took" | "taken")) {
        return false;
    }
    (1..opening.len()).any(|at| {
        let one = matches!(opening.word(at - 1), "this" | "a" | "the")
            || opening.word(at) == "view" && opening.word(at + 1) == "of";
        let own = opening.word(at - 1) == "favourite" || opening.word(at - 1) == "favorite";
        let shown = opening.is(at, Class::Picture)
            || own && opening.is(at, Class::Many) && is_one_of_mine(&opening, at)
            || matches!(opening.word(at), "picture" | "shot" | "view");
        (one || own)
            && shown
            && (at + 1..(at + 16).min(opening.len())).any(|next| {
                let before = opening.word(next - 1);
                opening.word(next) == "took" && before == "i"
                    || opening.word(next) == "taken"
                        && (next <= at + 2 || matches!(before, "was" | "is"))
            })
    })
}

/// "one of my favourite photos"
fn is_one_of_mine(words: &Words<'_>, photos: usize) -> bool {
    photos >= 4
        && words.word(photos - 4) == "one"
        && words.word(photos - 3) == "of"
        && words.word(photos - 2) == "my"
}
