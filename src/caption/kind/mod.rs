//! Is it a caption at all?
//!
//! A caption describes a picture: it credits somebody, dates the picture, or says what is seen. A
//! heading, a menu, a notice and a paragraph of an article do none of these. To drop a caption costs
//! its whole record, to keep a heading costs a line that an editor deletes: in doubt it is a caption.
//!
//! `page` knows the small print and the menus of web pages, `galleries` what introduces many pictures,
//! `wire` the first lines of wire stories, `taker` the words of one who took the picture. Of every
//! other text `clues` finds the evidence, the shape of its first `sentence` above all, and `weight`
//! weighs it. `words.tsv` has the words that tell.

mod clues;
mod form;
mod galleries;
mod page;
mod sentence;
mod taker;
mod weight;
mod wire;
mod words;

use self::weight::Clue;
use self::words::Words;
use super::credit::CreditReading;
use super::date::DateReading;
use super::place::PlaceReading;

/// Why a text is no caption but a heading, navigation, or prose that describes no picture: a clause
/// for an editor, with the words that decided. `None` for a caption.
///
/// `None` for "Nets dry on the quay." and "Pont Neuf, Paris, c. 1902"; not for "More top stories",
/// nor for "The revolt was a turning point for the country. It was led by farmers." `tongue` is the
/// text's language, empty where it is not known.
pub fn left_out(
    text: &str,
    credit: &Option<CreditReading>,
    date: &DateReading,
    place: &PlaceReading,
    tongue: &str,
) -> Option<String> {
    let small = text.to_ascii_lowercase();
    let words = Words::of(text, &small);
    let credited = credit.is_some();
    let named = credit.as_ref().is_some_and(|credit| !credit.credit.photographers.is_empty());
    let placed = !place.location.is_empty();
    let from_a_page = if words.is_empty() {
        Some("it has no words")
    } else if page::is_furniture(text, &words, credited) {
        Some("it is a menu, a notice or a label of a page")
    } else if page::is_stamp(text, &words, date) {
        Some("it is a date, a name or a place alone")
    } else if page::is_archive_of_posts(&words) {
        Some("it heads a list of posts")
    } else if galleries::heads_pictures(text, &words, named, credited) {
        Some("it heads the pictures that follow")
    } else if !named && wire::is_lead(text) {
        Some("it opens a wire's story")
    } else {
        None
    };
    let from_an_editor = || {
        if credited {
            None
        } else if galleries::is_posted_headline(text, date) {
            Some("it is a headline with the day on which it was posted")
        } else if date.date.is_none() && galleries::is_habit(&words, placed) {
            Some("it tells what is done again and again, not what a picture shows")
        } else if page::is_note_to_editors(&words) {
            Some("it is a note to editors, or what a template left")
        } else {
            None
        }
    };
    if let Some(reason) = from_a_page.or_else(from_an_editor) {
        return Some(reason.to_owned());
    }
    let taker_tells = taker::tells(&words);
    let of_many =
        galleries::is_gallery(&words, named) || !credited && galleries::is_invitation(&words);
    if of_many && !taker_tells {
        return Some("it introduces several pictures".to_owned());
    }
    let mut evidence =
        clues::find(&clues::Text { text, words: &words, credit, date, place, tongue });
    if taker_tells {
        evidence.add(Clue::Taker, 0);
    }
    if evidence.is_caption() {
        return None;
    }
    let (reason, at) = evidence.against()?;
    Some(format!("{reason} (“{}”)", words.span(at).text(text)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::caption::date;

    fn wrong(texts: &[&str], expected: bool) -> Vec<String> {
        let judged = |text: &&&str| {
            let date = date::read(text, &[]);
            left_out(text, &None, &date, &PlaceReading::default(), "").is_none() == expected
        };
        texts.iter().filter(|text| !judged(text)).map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn a_text_that_describes_a_picture_is_a_caption() {
        let captions = [
            "A singer waves at a festival in Anytown on March 8, 2019. The singer, “a child of the coast”, said in an interview that the “old songs” are dying, and that it is why one should sing them.",
            "A woman who fled her home sleeps on the sofa, in Anytown, July 8, 2020. Maybe I was blind, or it was love. I never knew if I could leave, and how, but I did.",
            "Nets dry on the quay.",
            "The mill as it looked in 1906.",
            "Mayor Jane Roe cut the ribbon on Friday.",
            "Scouts lined the quay for the parade.",
            "Jane Roe won the race at Anytown.",
            "The old mill (Click to Enlarge)",
            "Old Mill by Jane Roe, on Flickr",
            "Clay jug, Syria, 4th century",
            "Class of 1938, Anytown School",
            "Boat Builders' Shed, 1905",
            "(L) to (R): Jane Roe, John Poe",
            "The harbour at dusk, with the lighthouse in the distance.",
            "Fishermen mend their nets.",
            "The old mill as it stands today.",
            "Workers unloading bananas from a steamer",
            "Portrait of a young woman with a fan",
            "The exhibition hall on opening night.",
            "A view of the harbour from the fort",
            "Interior of the weaving shed",
            "The photographer's camera rests on a tripod.",
            "A student works in the new laboratory at the university.",
            "John Roe (left) shakes hands with Jane Roe after the match.",
            "The mayor, Jane Roe, cuts the ribbon at the new bridge.",
            "The crew of the Endurance on the ice",
            "Migrants wait for a train at the border.",
            "Jane Roe celebrates her goal against Porto.",
            "Two-year-old Ann tastes ice cream for the first time.",
            "The bridge was damaged by the flood.",
            "Children were given milk at school.",
            "Me and my brother at the lake, summer 1969",
            "My grandfather in his uniform.",
            "A rainbow over the fields near Évora",
            "The Roe family in front of their house",
            "Soldiers march through the town.",
            "Nets dried on the quay of Anytown while boats waited for the tide.",
            "Nets dry on the quay of Anytown on May 3, 2014",
            "Pont Neuf, Paris, c. 1902",
            "Anytown quay, 1936",
            "May 3, 2014: nets dry on the quay.",
            "A crane unloading grain",
            "A crane at the quay",
            "One of my favourite pictures, taken from the mole in the rain.",
            "Jane Roe Roman Pier on the Nile albumen print Example Collection",
            "Women in the fish market with baskets",
            "One of my favourite photos, taken in 1958 at the quay of Anytown.",
            "While clearing the attic I found this picture I took from the pier of Anytown.",
            "This is a view of the quay that was taken on film in the 1980s. I have only now found it, and I scanned it.",
            "An undated portrait of the harbour master",
            "Nets dry on the quay (agencies)",
            "NETS DRY ON THE QUAY, ANYTOWN, MARCH 15 2013",
            "The mill is silent. It was closed in 1975 and had four hundred workers.",
            "Nets dry on the quay. © 2019 Jane Roe. All rights reserved.",
            "صورة لميناء المدينة بعد العاصفة",
            "The mill is seen from the quay. I do not know the year, but I took the photograph from a tram.",
            "Nätverk torkar i hamnen i Malmö. I bakgrunden ligger en båt i dockan.",
        ];
        assert_eq!(wrong(&captions, true), [""; 0]);
    }

    #[test]
    fn bars_and_numbers_around_a_credit_make_no_menu_and_no_gallery() {
        let agencies = crate::authority::Agencies::embedded();
        for (text, expected) in [
            ("Nets dry on the quay of Anytown. | Jane Roe | AFP | Getty Images", true),
            ("Home | News | AFP", false),
            ("Ein Fischer in Kiel am 1. Mai 2014. Foto: dpa", true),
            ("Boats in Vigo, May 2014. Photos: AFP", true),
            ("18 photos of boats. AFP", false),
        ] {
            let credit = crate::caption::credit::read(text, &agencies);
            let date = date::read(text, &[]);
            let judged = left_out(text, &credit, &date, &PlaceReading::default(), "").is_none();
            assert_eq!(judged, expected, "{text}");
        }
    }

    #[test]
    fn headings_menus_notices_and_articles_are_no_captions() {
        let others = [
            "",
            "…",
            "The strikes killed many people in the harbour. The economy therefore suffered, and moreover society did, although we knew.",
            "HARBOUR STRIKE",
            "The town has spent ten years on a plan that pleases nobody.",
            "Wages rose for the third month in a row.",
            "She lives in Anytown with two cats.",
            "Born in 1941, she trained as a smith before turning to sculpture.",
            "When the strike ended, he opened a shop.",
            "Why We Mend Nets",
            "How to mend a net at home",
            "Rinse the net and do not wring it.",
            "Choose a net that suits the boat.",
            "Have you ever wondered where old boats go?",
            "I bought my first boat when I was fifteen.",
            "“It is a question of trust,” said the mayor.",
            "Nobody knows how many boats sank.",
            "But the owners fear for their profits.",
            "The mayor is expected to rule on the matter.",
            "Storms are becoming more frequent, researchers say.",
            "A Short History of the Harbour",
            "Author Archives: Jane Roe",
            "Le foto più belle della settimana",
            "Las mejores fotos de la semana",
            "Hints: click on any picture for a larger one.",
            "Pictures of the Week Africa and Europe Photo Gallery",
            "Reuters journalists file from two hundred cities and send more than a thousand pictures a day. A desk of editors chooses what each client sees.",
            "Be sure to sign in to see all available content.",
            "If you do not have an account, register here.",
            "Can't find what you are looking for?",
            "Search results for: Harbour",
            "Number of results to display per page",
            "View results as: List Gallery",
            "The Massachusetts societies have quite a few photographs in their collections. Depending on your topic there are several ways of searching them.",
            "Describing a collection of photographs is a challenge, and not only because of its size.",
            "All images may be downloaded as small files; larger scans can be ordered for a fee.",
            "Photographs at the Harbour Museum",
            "By Jane Roe, Collections",
            "Editor's choice",
            "Close",
            "1 / 38",
            "Details",
            "Photographer",
            "Location",
            "The storm has now killed 29 people along the coast, officials said, and more than a hundred are missing.",
            "Details 20 Jun 2016 12:12:00",
            "Author Archives: Jane Roe",
            "Category Archives: Harbour",
            "Loading... Done",
            "Posted on May 3, 2014 by Jane Roe",
            "3 comments",
            "Filed under: Harbour, Boats, Weather",
            "Tags: harbour, boats",
            "Next: The fleet comes home",
            "« Previous Next »",
            "Back to top",
            "For more information, contact the press office at +1 555 0100.",
            "Support our work: donate today and keep the harbour's history alive.",
            "This story was originally published in the spring issue of the Harbour Review.",
            "Follow Jane on Twitter and Instagram.",
            "The views expressed here are the author's own.",
            "What do you think of the new quay? Tell us in the comments.",
            "Why the fleet never came back",
            "10 things to know about the new harbour",
            "Chapter 3: The Age of Steam",
            "Contents",
            "Introduction",
            "About the exhibition",
            "Fishing has always been more than a livelihood for the people of the coast; it is a way of life that shapes their songs, their food and their faith.",
            "The invention of the dry plate changed photography for ever: anyone could now take pictures.",
            "Weather: Sunny, 24 C",
            "Buy prints of this picture",
            "Image 3 of 12",
            "Show caption Hide caption",
            "Full screen",
            "Getty Images is a registered trademark.",
            "Copyright 2015 The Associated Press. All rights reserved. This material may not be published, broadcast, rewritten or redistributed.",
            "(Reporting by Jane Roe; Editing by John Roe)",
            "“We will not give up,” he said.",
            "More than two million people have left the country since the war began, according to the United Nations.",
            "Here are some of the week's best pictures.",
            "Our photographers look back at the year in sport.",
            "Take a look at these amazing pictures of wildlife.",
            "Scroll down for video",
            "Click on the image to enlarge it.",
            "The photos below show the quay before and after the storm.",
            "Subscribe",
            "Home",
            "World",
            "Sports",
            "Could the strike end?",
            "Harbour strike enters its third week",
            "Mayor will close the quay, ending a century of fishing",
            "More photos",
            "Related articles",
            "Home | News | Sport | Contact",
            "Home > News > Harbour",
            "Subscribe to our newsletter",
            "We use cookies to improve this site. See our privacy policy.",
            "© 2024 Anytown Herald. All rights reserved.",
            "May 3, 2014",
            "By Jane Roe",
            "Page 3 of 12",
            "ANYTOWN – The mayor said Thursday that the quay will close.",
            "ANYTOWN (Reuters) - The quay of Anytown is closing after a century, its owners decided.",
            "The mayor told reporters that the quay will close.",
            "The strike was the longest in the history of the harbour. It ended when the owners gave in and the boats went out again.",
            "Tuesday, August 26, 2014",
            "The best photos of the week from our photographers in Europe",
            "Bilder der Woche: Hafen und Meer",
            "Esta galería destaca las imágenes del puerto.",
            "18 Photos Of The Harbour",
            "You searched for: Boats Remove constraint Subject: Boats",
            "EDITOR'S NOTE: the name of the boat in an earlier caption was wrong.",
            "Name to come",
            "The mayor, who had promised a new quay, was sworn in today as head of the town.",
            "By 1918, the town was sending grain abroad by the shipload. Later it bought a fleet of its own and a mill.",
            "© Anytown News and Media Limited 2011",
            "Calendar An icon of a desk calendar. Cancel An icon of a circle.",
            "We do not know whether the quay will close, because the policy of the city is unclear.",
        ];
        assert_eq!(wrong(&others, false), [""; 0]);
    }
}
