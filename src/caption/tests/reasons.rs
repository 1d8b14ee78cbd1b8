//! Why a field has its value, and why it has no other one: the rule in an editor's words, and the
//! words of the caption that decided.

use super::super::read;
use super::AUTHORITY;
use crate::record::{Decision, Field};

/// "reason (“words”); not “other”: reason (“words”)".
fn told(text: &str, decision: &Decision) -> String {
    let words = |span: Option<crate::record::Span>| {
        span.map(|span| format!(" (“{}”)", span.text(text))).unwrap_or_default()
    };
    let mut told = format!("{}{}", decision.reason, words(decision.evidence));
    if let Some(other) = &decision.runner_up {
        let against = words(other.evidence);
        told += &format!("; not “{}”: {}{against}", other.span.text(text), other.lost);
    }
    told
}

#[test]
fn a_reason_says_which_words_decided() {
    let date = Field::Date;
    let place = Field::Place;
    let locality = Field::Locality;
    let mut wrong = Vec::new();
    for (text, field, wanted) in [
        (
            "The mill, closed since May 2, 1975, is seen on June 9, 1998.",
            date,
            "the caption says that the picture was taken then (“seen”); not “May 2, 1975”: \
             something began then, which the word before it says (“since”)",
        ),
        (
            "Jane Poe, born in 1931, shoes a mare in Cork, Ireland, October 4, 2015.",
            date,
            "it closes the sentence that describes the picture; not “1931”: it belongs to \
             somebody's life or to how long something has been there (“born”)",
        ),
        ("1 May 1950. Nets dry in Brest.", date, "the caption begins with it"),
        (
            "Nets dry in Brest on May 4, 1998.",
            date,
            "a preposition gives it to what the first sentence describes (“on”)",
        ),
        (
            "Nets dry in Brest as Greece votes, July 5, 2015.",
            date,
            "it closes a side clause about what is seen (“as”)",
        ),
        (
            "Nets dry. (Photo by Jane Roe/Quay Photographer of the Year 2019)",
            date,
            "every date of the caption is of something else; not “2019”: it is the year of the \
             contest that the credit names",
        ),
        (
            "EMBARGOED UNTIL 0001 GMT May 6, 2015. Nets dry in Brest.",
            date,
            "every date of the caption is of something else; not “May 6, 2015”: an embargo ends \
             then",
        ),
        (
            "Jane Poe, born in Paris, mends nets in Brest, France, on May 4, 1998.",
            locality,
            "a preposition leads to it and the date stands beside it (“in”); not “Paris”: \
             somebody was born there (“born”)",
        ),
        (
            "Ministers will meet in Vienna. (Photo by Jane Roe/AFP)",
            place,
            "no name of the caption is told to be where the picture is of; not “Vienna”: it \
             belongs to a plan or a wish (“will”)",
        ),
        (
            "A convoy bound for the port of Odesa.",
            place,
            "no name of the caption is told to be where the picture is of; not “Odesa”: somebody \
             is on the way there (“bound”)",
        ),
        (
            "Nets dry in Brest on May 4, 1998.",
            locality,
            "towns of several countries have this name, and the caption names none of them (“in”)",
        ),
        (
            "View of Brooklyn from Manhattan, New York, 1905.",
            locality,
            "the caption says that the picture is seen from there or that this is the place \
             (“from”); not “Brooklyn”: it is what is looked at, and the camera stands elsewhere",
        ),
        (
            "A man walks past a poster from 1936 in Lviv.",
            date,
            "every date of the caption is of something else; not “1936”: it says how old the \
             thing before “from” is (“poster”)",
        ),
        (
            "Nets dry. (Photo by Jane Roe/Quayside Gallery)",
            Field::Agency,
            "a noun of the name says what body it is (“Gallery”)",
        ),
        (
            "Nets dry in Springfield on May 5, 2012. (AP Photo/Jane Roe)",
            locality,
            "towns of several regions have this name, and the caption names none of them (“in”)",
        ),
        (
            "Nets dry. (Photo by Jane Roe/AFP)",
            Field::Photographers,
            "the credit says by whom (“Photo by”)",
        ),
        (
            "Nets dry. REUTERS/Jane Roe",
            Field::Photographers,
            "the name stands beside an agency's in the credit (“REUTERS”)",
        ),
        (
            "Nets dry in Brest. From a negative by Jane Roe.",
            Field::Photographers,
            "the description says who took the picture (“by”)",
        ),
    ] {
        let reading = read(text, &AUTHORITY);
        let found = reading.decisions.get(field).map(|decision| told(text, decision));
        let found = found.unwrap_or_default();
        if found != wanted {
            wrong.push(format!("{text}\n    told   {found}\n    wanted {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_dateline_that_names_another_far_town_contradicts_its_caption() {
    for (text, wanted) in [
        ("BREST, FRANCE - MAY 4: Nets dry on May 4, 1998 in Lyon, France.", Some("BREST, FRANCE")),
        ("BREST, FRANCE - MAY 4: Nets dry on May 4, 1998 in Vigo, Spain.", Some("BREST, FRANCE")),
        ("PARIS, FRANCE - MAY 4: Nets dry on May 4, 1998 in Versailles, France.", None),
        ("NEW YORK - MAY 4: Nets dry on May 4, 1998 in Buffalo, New York.", None),
        ("BREST, France (AP) - Nets dry on May 4, 1998 in Lyon, France.", None),
    ] {
        let reading = read(text, &AUTHORITY);
        let doubt = reading.doubts.first().map(|doubt| doubt.span.text(text));
        assert_eq!(doubt, wanted, "{text}");
    }
}

#[test]
fn a_text_that_is_no_caption_is_told_why() {
    for (text, wanted) in [
        ("Home | News | Sport", Some("it is a menu, a notice or a label of a page")),
        ("Share Slideshow", Some("it tells its reader what to do (“Share”)")),
        (
            "The council decided the matter.",
            Some("it tells what happened, not what is seen (“decided”)"),
        ),
        ("May 3, 2014", Some("it is a date, a name or a place alone")),
        ("Name to come", Some("it is a note to editors, or what a template left")),
        ("Nets dry on the quay of Brest, France.", None),
    ] {
        assert_eq!(read(text, &AUTHORITY).left_out.as_deref(), wanted, "{text}");
    }
}
