//! What the rest of a caption adds, and spots that only their head noun tells.

use super::{GAZETTEER, read, reads};

#[test]
fn a_landmark_lies_in_its_town_where_the_caption_names_that_town() {
    reads(&[
        "The mayor of [locality|Moscow] opens a fair in [place|Red Square] on [date|May 4, 2012]. → RU",
        "A fair opens in [place|Red Square] on [date|May 4, 2012]. → RU",
    ]);
}

#[test]
fn an_event_called_after_a_city_is_held_there() {
    reads(&[
        "Runners stretch their legs before the [locality|Boston] Marathon on [date|April 18, 2011]. → US",
        "Flags hang near the start of the [locality|Chicago] Marathon, [date|October 9, 2011]. → US",
        "The winner of the London Marathon ties a shoe.",
    ]);
}

#[test]
fn a_spot_that_is_called_after_a_city_is_there_unless_it_is_a_street_or_a_memorial() {
    for (text, town) in [
        ("Grooms walk horses at the Royal Durban Golf Club.", Some("Durban")),
        ("Marshals rest at Shanghai Motor Circuit.", Some("Shanghai")),
        ("A bus stops in Moscow Road.", None),
        ("A choir sings in Quetta Memorial Cathedral.", None),
    ] {
        let reading = read(text, &[], &[], "en", &GAZETTEER);
        let read = reading.location.locality.map(|town| town.name);
        assert_eq!(read.as_deref(), town, "{text}");
    }
}

#[test]
fn a_place_that_no_authority_knows_is_in_the_one_country_of_the_caption() {
    reads(&[
        "An Iraqi nurse waits in the [place|Wadi Sarha] neighbourhood on [date|March 3, 2017]. → IQ",
        "An Iraqi nurse and a Turkish driver wait in the [place|Wadi Sarha] neighbourhood on [date|March 3, 2017].",
    ]);
}

#[test]
fn a_continent_is_too_wide_to_be_a_place() {
    reads(&["Guests of a French airline float in the first such flight in Europe."]);
}

#[test]
fn a_division_is_known_without_its_head_noun() {
    reads(&["Rice is planted in [region=Hebei|Hebei Province] on [date|May 4, 2012]. → CN"]);
}

#[test]
fn a_named_spot_may_have_an_owner() {
    reads(&[
        "Choirs meet at [place|Weavers' Hall] on [date|May 4, 2012] in [locality|London], [region|England]. → GB",
        "A coffin is carried into [place|St. Anne's Church] in [locality|Stoneham], [region=Massachusetts|Mass.], [date|May 4, 2012]. → US",
    ]);
}

#[test]
fn what_an_apposition_says_of_a_spot_is_not_part_of_its_chain() {
    reads(&[
        "Pilgrims rest outside the [place|Karim Dargah], a shrine of a Sufi saint, in [locality|New Delhi], [date|May 4, 2012]. → IN",
    ]);
}

#[test]
fn who_stands_in_front_of_a_spot_is_there() {
    reads(&[
        "Drummers march in front of the [place|Harvest Museum] on Day of Bread in [locality|Lyon]. → FR",
    ]);
}

#[test]
fn the_bearing_of_a_city_tells_the_country_of_a_town_near_it() {
    reads(&[
        "Divers train at the [place|Water Hall] in [locality|Saint-Denis], north of Paris, on [date|May 4, 2012]. → FR",
    ]);
}

#[test]
fn who_makes_their_way_is_there_already() {
    reads(&[
        "Nuns make their way to prayers in [locality|Lyon], [country=FR|France], [date|May 4, 2012].",
        "Nuns on their way to Lyon.",
    ]);
}
