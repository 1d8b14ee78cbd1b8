//! Captions with their places marked: `[locality=Raqqa|Raqa]` is the established name and the words
//! as written, `[country=SY|Syria]` a code and its words, `[date|…]` and `[credit|…]` are set aside.
//! A last line `→ SY` says which country follows without being named.

mod forms;
mod implied;
mod kinds;
mod languages;
mod ruled_out;
mod sight;
mod village;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{PlaceReading, read};
use crate::authority::Gazetteer;
use crate::caption::language::detect;
use crate::record::{Field, PlaceName, Span};

static GAZETTEER: LazyLock<Gazetteer> = LazyLock::new(Gazetteer::embedded);

/// A caption without its marks, and what the marks say.
struct Marked {
    text: String,
    dates: Vec<Span>,
    credits: Vec<Span>,
    wanted: BTreeMap<&'static str, (String, Option<Span>)>,
}

fn marked(source: &str) -> Marked {
    let (source, implied) = match source.rsplit_once(" → ") {
        Some((source, country)) => (source, Some(country.to_owned())),
        None => (source, None),
    };
    let mut marked = Marked {
        text: String::new(),
        dates: Vec::new(),
        credits: Vec::new(),
        wanted: implied.map(|country| ("country", (country, None))).into_iter().collect(),
    };
    let mut rest = source;
    while let Some((before, mark)) = rest.split_once('[') {
        marked.text.push_str(before);
        let (mark, after) = mark.split_once(']').expect("a mark closes");
        let (label, words) = mark.split_once('|').expect("a mark has words");
        let start = marked.text.len();
        marked.text.push_str(words);
        let span = Span::new(start, marked.text.len());
        let (field, name) = label.split_once('=').unwrap_or((label, words));
        match field {
            "date" => marked.dates.push(span),
            "credit" => marked.credits.push(span),
            "country" => drop(marked.wanted.insert("country", (name.to_owned(), Some(span)))),
            "region" => drop(marked.wanted.insert("region", (name.to_owned(), Some(span)))),
            "locality" => drop(marked.wanted.insert("locality", (name.to_owned(), Some(span)))),
            "place" => drop(marked.wanted.insert("place", (name.to_owned(), Some(span)))),
            other => panic!("`{other}` is no mark"),
        }
        rest = after;
    }
    marked.text.push_str(rest);
    marked
}

/// What was read, in the shape of the marks; a region that only follows from its town is left out.
fn got(reading: &PlaceReading) -> BTreeMap<&'static str, (String, Option<Span>)> {
    let span = |field| reading.spans.get(&field).copied();
    let location = &reading.location;
    let name = |place: &Option<PlaceName>| place.as_ref().map(|place| place.name.clone());
    [
        ("country", location.country.map(|code| code.to_string()), span(Field::Country)),
        (
            "region",
            name(&location.region).filter(|_| span(Field::Region).is_some()),
            span(Field::Region),
        ),
        ("locality", name(&location.locality), span(Field::Locality)),
        ("place", name(&location.place), span(Field::Place)),
    ]
    .into_iter()
    .filter_map(|(field, name, span)| name.map(|name| (field, (name, span))))
    .collect()
}

fn language(text: &str) -> String {
    detect(text).map(|language| language.0).unwrap_or_default()
}

#[track_caller]
fn reads(cases: &[&str]) {
    let mut wrong = Vec::new();
    for case in cases {
        let Marked { text, dates, credits, wanted } = marked(case);
        let got = got(&read(&text, &credits, &dates, &language(&text), &GAZETTEER));
        if got != wanted {
            wrong.push(format!("{text}\n  want {wanted:?}\n  got  {got:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn a_preposition_leads_to_a_chain_from_the_narrow_to_the_wide() {
    reads(&[
        "Nets dry in [locality|Essaouira], [country=MA|Morocco], on [date|May 2, 1998].",
        "Nets dry in the port of [locality|Essaouira], [country=MA|Morocco], on [date|May 2, 1998].",
        "Bakers queue for flour in [locality|Mosul], [country=IQ|Iraq] [date|March 3, 2017].",
        "A tram climbs a hill in [locality|Lisbon] on [date|June 1, 1961]. → PT",
        "Pigeons cross [place|Umayyad Square] in [locality|Damascus], [country=SY|Syria].",
        "Skiers rest outside [locality|Sochi] on [date|February 9, 2014]. → RU",
        "A kite festival opens at [place|India Gate] in [locality|New Delhi], [country=IN|India].",
        "A barge lies off [locality|Oakland], [region=California|Calif.], on [date|May 4, 1970]. → US",
        "Ferries wait in [locality=Washington|Washington, D.C.], on [date|May 4, 1970]. → US",
        "Children skate in [locality|Hamilton], [region|Ontario], [country=CA|Canada].",
        "Cranes stand idle in [locality|Brisbane], [region=Queensland|QLD], [country=AU|Australia].",
    ]);
}

#[test]
fn a_head_noun_says_how_wide_an_unknown_place_is() {
    reads(&[
        "A well is dug in the village of [locality|Umm Qasab], north of Raqqa, [country=SY|Syria].",
        "Smoke rises over the [place|Bab Sharqi] neighbourhood of [locality|Damascus]. → SY",
        "Shops reopen in the rebel-held [place|Sukkari] district of [locality|Aleppo]. → SY",
        "Trucks unload at [place|Tal Hamis airbase] in [country=SY|Syria] on [date|May 4, 2016].",
        "Rain pools in the [place|Atmeh camp], in [region|Idlib] province, [country=SY|Syria].",
    ]);
}

#[test]
fn an_adjective_of_a_country_before_a_head_noun_names_the_country() {
    reads(&[
        "Olive pickers rest in the northern Syrian town of [locality|Azaz] on [date|May 4, 2016]. → SY",
        "A boat lands on the Greek island of [locality|Lesbos]. → GR",
        "Guards march in the [locality=Damascus|Syrian capital] on [date|May 4, 2016]. → SY",
    ]);
}

#[test]
fn a_dateline_is_the_place() {
    reads(&[
        "[locality=Kabul|KABUL] (Reuters) - Kites fill the evening sky over Kabul. → AF",
        "[locality=Chicago|CHICAGO], [region=Illinois|ILLINOIS] - [date|MARCH 3]: A brass band tunes up. → US",
    ]);
}

#[test]
fn names_between_commas_before_a_date_or_the_end_are_a_place() {
    reads(&[
        "Two porters, [locality|Paris], [date|1925]. → FR",
        "Flower sellers, [place|Red Square], [locality|Moscow], [date|May 1961]. → RU",
        "[place|Market Street], [locality|San Francisco], after the earthquake, [date|April 1906]. → US",
        "Anna Berg, [date|1925].",
    ]);
}

#[test]
fn as_seen_from_is_where_the_camera_stood() {
    reads(&["Mount Etna glows at night, as seen from [locality|Catania], [country=IT|Italy]."]);
}

#[test]
fn a_name_that_only_figures_in_the_story_is_no_place() {
    reads(&[
        "A singer from Essaouira tunes his lute.",
        "The governor of the Bank of England adjusts his glasses.",
        "The Syrian Observatory for Human Rights publishes a report.",
        "France players celebrate their second goal.",
        "The London Marathon winner ties a shoe.",
        "Jackson speaks of his youth.",
        "The firm is set to open an office in Nairobi.",
        "The poet was born in Prague.",
        "A portrait of a lady in white.",
    ]);
}

#[test]
fn a_place_and_its_town_may_stand_apart() {
    reads(&[
        "A choir sings at the [place|Odeon Hall] during a storm in [locality|Lyon], [country=FR|France].",
        "Reporters wait in the [place|Peace Garden at the White House], on [date|May 4, 1970], in [locality|Washington]. → US",
    ]);
}

#[test]
fn a_county_is_a_place_of_its_state() {
    reads(&["Tenant farmers, [place|Hale County], [region|Alabama], [date|1936]. → US"]);
}

#[test]
fn a_launch_leaves_from_the_place_of_the_picture() {
    reads(&[
        "A rocket lifts off from [locality|Kourou], [country=GF|French Guiana], on [date|May 4, 2012].",
    ]);
}

#[test]
fn a_common_noun_with_an_article_is_no_place() {
    reads(&["The camp in the rain.", "The mill at dusk."]);
}

#[test]
fn a_town_in_the_country_of_the_people_named_does_not_outdo_a_city() {
    reads(&["An American player serves in [locality|Melbourne] on [date|May 4, 2012]. → AU"]);
}

#[test]
fn what_is_credit_or_date_is_no_place() {
    reads(&[
        "A dog sleeps. [credit|(Photo by Jane Roe in Paris, France)]",
        "A dog sleeps in [date|March].",
    ]);
}

#[test]
fn seas_and_space_have_no_country() {
    reads(&[
        "Sailors wash a deck in the [place|South China Sea] on [date|May 4, 2016].",
        "An astronaut floats inside the [place=International Space Station|International Space Station].",
    ]);
}

#[test]
fn other_languages_have_their_own_prepositions() {
    reads(&[
        "Fischer flicken Netze in [locality|Hamburg], [date|1931]. → DE",
        "Des pêcheurs à [locality|Marseille], le [date|6 mai 1931]. → FR",
        "Pescadores em [locality=Lisbon|Lisboa], [country=PT|Portugal], [date|1931].",
    ]);
}

#[test]
fn no_text_makes_the_reader_panic_and_spans_lie_on_characters() {
    let long = "in the city of ".repeat(300);
    for text in [
        "",
        " ",
        "in",
        "in ",
        "of of of",
        "in the",
        "at (",
        "in Paris's",
        "’s ’s",
        "in “",
        "al-",
        "al- ",
        "ب",
        "بالغوطة",
        "in İstanbul'da",
        "EN İstanbul'da 0",
        "in a\u{301}\u{301}",
        "in 🏳️‍🌈 Paris, 🏳️‍🌈",
        "U.S. U.S.",
        "....",
        "in D.C.",
        "—–-—",
        "in Saint-",
        "in Nowhere (",
        "north of",
        "20 km",
        "20 km from",
        "the Syrian capital",
        long.as_str(),
    ] {
        for cut in 0..=text.len().min(40) {
            let spans: &[Span] = &[Span::new(cut, text.len()), Span::new(0, cut), Span::new(9, 4)];
            for (credits, dates) in [(spans, &[][..]), (&[][..], spans), (&[][..], &[][..])] {
                let reading = read(text, credits, dates, "", &GAZETTEER);
                for span in reading.spans.values() {
                    assert!(text.get(span.start..span.end).is_some(), "{text}: {span:?}");
                }
            }
        }
    }
}

#[test]
fn short_captions_of_many_languages_name_their_town_in_its_base_form() {
    reads(&[
        "Rybacy w porcie w [locality=Gdynia|Gdyni]. → PL",
        "Rybáři v přístavu v [locality=Rostock|Rostocku]. → DE",
        "Fiskere i havnen i [locality|Esbjerg]. → DK",
        "Pescari în portul [locality=Constanţa|Constanța]. → RO",
        "Корабли стоят в порту [locality=Odesa|Одессы]. → UA",
        "تجمع مردم در [locality=Tehran|تهران]. → IR",
    ]);
}
