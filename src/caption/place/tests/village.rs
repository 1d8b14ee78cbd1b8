//! Towns and villages that no table has, or that too few people live in.

use super::reads;

#[test]
fn a_name_that_things_are_said_to_be_in_is_a_town() {
    reads(&[
        "Boats lie at low tide in [locality|Karavel]. (Jane Roe/AP)",
        "Women in [locality|Dolnavik] jump from the ice after a mass bathe. Photo: AP",
        "Protesters light flares in central [locality|Mestrupa]. Jane Roe/Reuters",
    ]);
}

#[test]
fn other_languages_say_so_too() {
    reads(&[
        "Manifestantes erguem faixas em [locality|Quirandi], em [date|19 de junho]. Foto: Jane Roe/AFP",
        "Una niña juega en el centro de [locality|Karavel]. Foto: Jane Roe/AFP",
        "Un mensaje escrito en Español cubre un muro.",
    ]);
}

#[test]
fn a_town_stands_behind_the_spot_that_lies_in_it() {
    reads(&[
        "A bride waits at the [place|Old Mill Bridge] in [locality|Karavel], Tuesday, [date|May 3, 2011].",
        "Cricket - Second Test - [place|Quayside Stadium], [locality|Bantaroe] - [date|March 5, 2014].",
        "Cup final - [locality|Bantaroe], [country=NZ|New Zealand] - [date|March 5, 2014].",
    ]);
}

#[test]
fn only_a_town_has_outskirts_and_streets() {
    reads(&[
        "A man rests on sacks of rice on the outskirts of [locality|Sanvero], [date|May 3, 2011].",
    ]);
}

#[test]
fn a_bearing_says_which_town_is_meant_only() {
    reads(&[
        "Skaters rest in [locality|Bantaroe], a town about 400 kilometers (250 miles) south of Moscow, Russia. → RU",
    ]);
}

#[test]
fn a_town_that_is_not_in_new_york_city_is_in_the_state() {
    reads(&[
        "A candidate speaks in a hangar in [locality|Exeter], [region|New York], [date|May 3, 2011]. → US",
        "Snow falls in [locality|Bantaroe], [region|New York], [date|May 3, 2011]. → US",
    ]);
}

#[test]
fn a_name_alone_between_words_and_a_date_is_a_town() {
    reads(&["Fans leave before the last match, [locality|Bantaroe], [date|May 3, 2011]."]);
}

#[test]
fn the_owner_of_a_district_or_a_suburb_is_its_town() {
    reads(&[
        "Lightning strikes over [locality|Quirandi]'s financial district on [date|May 3, 2011].",
        "Girls hold hands in [locality|Orsumbe]'s [place|Bab Sharqi] district, [country=SY|Syria], [date|May 3, 2011].",
        "Children skate in [locality|Orsumbe]'s northern suburb. (Jane Roe/AP)",
    ]);
}

#[test]
fn a_small_town_that_no_other_country_has_is_known_by_its_name() {
    reads(&[
        "A girl feeds geese in [locality|Pirbright]. → GB",
        "Hens peck in [locality|Ocotal]. → NI",
    ]);
}

#[test]
fn what_is_in_a_garden_or_a_newspaper_is_in_no_town() {
    reads(&[
        "Visitors stroll in Nightfall, a new garden of lights.",
        "Her drawing appeared in Quirandi.",
        "The rink is in the Dolnavik Courier.",
    ]);
}
