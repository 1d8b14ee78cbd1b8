//! Kinds of captions that news desks and institutions write.

use super::reads;

#[test]
fn a_title_begins_with_what_the_picture_shows() {
    reads(&[
        "[place|Mirror Lake Camp], [date|August 1911].",
        "[place|Old Mill Bridge], [date|June 1931].",
        "[place|Three Sisters Glacier].",
    ]);
}

#[test]
fn a_label_or_a_headline_names_the_place() {
    reads(&[
        "A fox cub yawns. Location: [locality|Sibiu], [country=RO|Romania].",
        "[locality|Lisbon], [country=PT|Portugal] A tram climbs past tiled houses.",
    ]);
}

#[test]
fn a_landmark_as_subject_is_the_place() {
    reads(&[
        "[place|Buckingham Palace] is floodlit on the eve of the wedding in [locality|London], [date|May 3, 2011]. → GB",
        "The [place|Eiffel Tower] is wrapped in fog in [locality|Paris], [date|May 3, 2011]. → FR",
    ]);
}

#[test]
fn a_hotel_or_a_mount_is_a_spot_by_the_first_word_of_its_name() {
    reads(&[
        "A model rests at [place|Hotel Karvena] near Red Square in [locality|Moscow], [country=RU|Russia].",
        "Smoke drifts near [place|Mount Ferrin] in [locality|Kabul], [date|May 3, 2011]. → AF",
    ]);
}

#[test]
fn a_named_country_outdoes_a_small_town_elsewhere() {
    reads(&[
        "Pilgrims pray in [locality|Arafat], close to the holy city of Mecca, [country=SA|Saudi Arabia].",
    ]);
}

#[test]
fn a_spot_right_before_its_town_is_the_place() {
    reads(&[
        "Street sweepers cross [place=Heroes' Square|Heroes Square] in [locality|Budapest] on [date|May 3, 2011]. → HU",
        "Lanterns light up [place|Tahrir Square] in [locality|Cairo], [country=EG|Egypt].",
    ]);
}

#[test]
fn a_ship_is_the_place_of_those_aboard() {
    reads(&[
        "A nurse sorts bandages on board the [place|Northern Hope], [date|May 3, 2011].",
        "Cooks peel potatoes aboard the [place|USS Nimitz].",
    ]);
}

#[test]
fn parts_between_dashes_are_read_alone() {
    reads(&[
        "Rugby Union - Test match - [locality|Auckland], [country=NZ|New Zealand] - [date|May 3, 2011]",
    ]);
}

#[test]
fn an_unknown_village_beside_a_date_is_kept() {
    reads(&["A bus waits near [locality|Umm Tuba Sharqi] on [date|May 3, 2011]."]);
}

#[test]
fn a_town_called_like_a_country_is_told_by_its_state() {
    reads(&[
        "A rodeo clown bows in [locality|Lebanon], [region=Pennsylvania|Pa.], on [date|May 3, 2011]. → US",
    ]);
}

#[test]
fn games_numbers_aims_and_feasts_are_no_places() {
    reads(&[
        "The Paris 2024 Games mascot dances.",
        "A train stops at Mile 20.",
        "A girl smiles at Maria Lopez of Canada.",
        "Families break the fast of Ramadan.",
    ]);
}

#[test]
fn a_street_number_does_not_break_a_chain() {
    reads(&[
        "Interior of [place|Handley Studio], 494 Maryland Ave., SW, [locality=Washington|Washington, D.C.], with glass plates. → US",
    ]);
}

#[test]
fn a_city_is_meant_rather_than_its_province() {
    reads(&[
        "A tower rises in the [place|Pudong] district of [locality|Shanghai], [country=CN|China], on [date|May 3, 2011].",
    ]);
}

#[test]
fn off_a_coast_is_at_sea() {
    reads(&["A dinghy drifts off the coast of Libya on [date|May 3, 2011]."]);
}

#[test]
fn a_possessive_before_a_head_noun_is_its_name() {
    reads(&["Outside [place|Marlowe's Bookshop], [locality|London], [date|May 3, 1961]. → GB"]);
}
