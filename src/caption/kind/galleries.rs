//! What heads or introduces a gallery or a list of stories.

use super::super::date::DateReading;
use super::words::{Class, Words};

/// Words of the longest heading.
const LONGEST: usize = 20;

/// "Today in Pictures, May 3, 2014", "Photo Galleries", "PHOTOS: Storm on the coast": a heading of
/// pictures, and of none of them. Where a photographer is named, one picture is meant.
pub(super) fn heads_pictures(text: &str, words: &Words<'_>, named: bool, credited: bool) -> bool {
    if named || words.len() > LONGEST {
        return false;
    }
    const TITLES: &[&str] = &["photo galleries", "photo gallery", "picture gallery"];
    let titled = TITLES.iter().any(|title| words.phrases(title) > 0)
        || (0..words.len()).any(|at| {
            words.word(at + 1) == "in"
                && matches!(words.word(at + 2), "photos" | "pictures")
                && matches!(words.word(at), "day" | "month" | "today" | "week" | "year")
        });
    // "Memory lane: boats of yesteryear – in pictures"
    let ends = text.trim_end().trim_end_matches('.').to_lowercase();
    let closes = ["in pictures", "in photos"].iter().any(|end| {
        ends.strip_suffix(end)
            .is_some_and(|lead| lead.trim_end().ends_with(['–', '—', '-', ':', '|', ',']))
    });
    let labelled = !credited
        && text.split_once(':').is_some_and(|(label, _)| {
            matches!(label.trim(), "PHOTOS" | "Photos" | "PICTURES" | "Pictures" | "IN PICTURES")
        })
        && !text.trim_end().ends_with('.');
    let of_a_wire = ["AP PHOTOS:", "AP Photos:"].iter().any(|label| text.starts_with(label));
    titled || labelled || closes || of_a_wire
}

/// "Mayor opens the quay Daily Quay - 16:20 May 3, 2014": a headline and when it was posted.
pub(super) fn is_posted_headline(text: &str, date: &DateReading) -> bool {
    let Some(last) = date.expressions.last() else { return false };
    let Some(before) = text.get(..last.start) else { return false };
    let closes = text.get(last.end..).is_some_and(|rest| !rest.contains(char::is_alphanumeric));
    let mut words = before.split_whitespace().rev();
    let is_clock = words.next().is_some_and(|time| {
        time.split_once(':').is_some_and(|(hour, minute)| {
            let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
            (1..=2).contains(&hour.len()) && minute.len() == 2 && digits(hour) && digits(minute)
        })
    });
    closes && is_clock && words.next().is_some_and(|mark| matches!(mark, "-" | "–" | "—" | "|"))
}

/// "Each month, the editors honour a photographer.": what is done again and again, at no place.
pub(super) fn is_habit(words: &Words<'_>, placed: bool) -> bool {
    !placed
        && matches!(words.word(0), "each" | "every")
        && matches!(words.word(1), "day" | "month" | "week" | "year")
        && words.len() > 6
}

/// The introduction of a gallery: "The best photos of the week from our agencies", "18 photos".
/// Where a photographer is named, one picture is meant.
pub(super) fn is_gallery(words: &Words<'_>, named: bool) -> bool {
    let opening = words.first(30);
    // "For this edition of our look at daily life we share images from … -- By Jane Roe"
    let is_edition = words.phrases("this edition") > 0 && opening.has(Class::Many);
    if is_edition {
        return true;
    }
    if named {
        return false;
    }
    let of_period = (0..opening.len()).any(|at| {
        opening.is(at, Class::Many)
            && (at.saturating_sub(4)..at + 6).any(|near| opening.is(near, Class::Period))
    });
    let best =
        (1..opening.len()).any(|at| opening.is(at, Class::Many) && opening.word(at - 1) == "best");
    let counted = (1..opening.len()).any(|at| {
        opening.is(at, Class::Many)
            && opening.word(at - 1).len() < 4
            && opening.word(at - 1).bytes().all(|byte| byte.is_ascii_digit())
    });
    let presents = opening.has(Class::Chosen);
    let heads = opening.is(0, Class::Many) && (1..5).any(|near| opening.is(near, Class::Period));
    // "le foto più belle della settimana": one word for one picture and for many.
    let are_best = |at: usize| {
        (at.saturating_sub(3)..at + 5).any(|near| {
            matches!(
                opening.word(near),
                "belle" | "migliori" | "mejores" | "melhores" | "beste" | "bästa" | "bedste"
            )
        })
    };
    let foto = (0..opening.len()).any(|at| {
        opening.word(at) == "foto"
            && are_best(at)
            && (at..at + 8).any(|near| opening.is(near, Class::Period))
    });
    let introduces = ["this gallery", "photo editors", "picture editors"]
        .iter()
        .any(|phrase| words.phrases(phrase) > 0);
    // "a selection of the most striking photographs"
    let selects = (0..opening.len()).any(|at| {
        opening.word(at) == "selection"
            && opening.word(at + 1) == "of"
            && (at + 2..at + 9).any(|near| opening.is(near, Class::Many))
    });
    let essays = words.phrases("photo essays") > 0;
    // "A sunset in Anytown, floods in Dover, a parade in Brest, and much more"
    let many_scenes = ["and more", "and much more"].iter().any(|end| words.end_with(end));
    let begins = words.begin_with("here are") || words.begin_with("find today");
    let curated = opening.is(0, Class::Many) && matches!(words.word(1), "curated" | "compiled");
    many_scenes
        || curated
        || begins && (opening.has(Class::Many) || words.phrases("in pics") > 0)
        || selects
        || essays
        || introduces && (words.has(Class::Many) || words.has(Class::Chosen))
        || of_period && (presents || words.len() <= 12)
        || foto
        || heads
        || best
        || counted
        || opening.has(Class::Gallery) && presents
}

/// "Every day we bring you a photo of the day", "If you have a photo, send it to us": pictures are
/// spoken of to the reader.
pub(super) fn is_invitation(words: &Words<'_>) -> bool {
    let opening = words.first(30);
    let pictures = opening.has(Class::Many) || opening.has(Class::Picture);
    pictures && opening.count(Class::Address) >= 2
}

#[cfg(test)]
mod tests {
    use super::super::left_out;
    use crate::authority::Agencies;
    use crate::caption::credit;
    use crate::caption::date;
    use crate::caption::place::PlaceReading;

    #[test]
    fn headings_of_galleries_are_no_captions_and_captions_with_their_words_are() {
        let agencies = Agencies::embedded();
        let mut wrong = Vec::new();
        for (text, expected) in [
            ("Town Hall Notices Today in Pictures, May 3, 2014", false),
            (
                "Pictures of the Week Coast Photo Gallery (Copyright 2014 The Associated Press. All rights reserved.)",
                false,
            ),
            ("Anytown Herald Sunday, May 4, 2014 12° Weather Photo Galleries", false),
            ("PHOTOS: STORM ON THE COAST OF ANYTOWN", false),
            ("Mayor opens the new quay Daily Quay - 16:20 May 3, 2014", false),
            (
                "MAY 3 - 9, 2014 Boats race in Anytown and nets dry in Dover. This gallery highlights some of the strongest images of the week.",
                false,
            ),
            ("A selection of some of the strangest photographs taken in May 2014.", false),
            ("We look back at ten photo essays about boats.", false),
            ("Our Picture Editors select the strongest news photographs for you.", false),
            ("Tip: view this page full screen. Go back with the left arrow.", false),
            ("All pictures are presented in high resolution.", false),
            ("Each month, the editors honour a photographer for the best coverage.", false),
            (
                "Visitors walk past a photo gallery in Anytown on May 3, 2014. (Photo by Jane Roe/AFP)",
                true,
            ),
            ("Clock of the quay, stopped at 16:20, May 3, 2014", true),
            ("Every year, the boats return. (Photo by Jane Roe/AFP)", true),
            ("ANYTOWN, France (AP) - In this photo nets dry. (Photo by Jane Roe/AFP)", true),
        ] {
            let credit = credit::read(text, &agencies);
            let date = date::read(text, &[]);
            if left_out(text, &credit, &date, &PlaceReading::default(), "").is_none() != expected {
                wrong.push(text);
            }
        }
        assert_eq!(wrong, [""; 0]);
    }
}
