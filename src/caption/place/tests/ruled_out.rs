//! Names that stand where places do and are none, or other ones.

use super::reads;

#[test]
fn a_newspaper_is_no_village() {
    reads(&[
        "More pictures of the match were published in the Anytown Courier, [date|22 May 1990].",
        "Shown here in Popular Boating, [date|January 1917], is the new ferry.",
        "Nets dry near [locality|Ras Doe] on [date|May 3, 2011], in [country=LY|Libya].",
    ]);
}

#[test]
fn a_sea_before_its_coast_says_only_which_coast() {
    reads(&[
        "A ruined temple on the southern Mediterranean coast of [country=TR|Turkey].",
        "Lights glow along the Mediterranean coast.",
    ]);
}

#[test]
fn a_country_stays_one_behind_its_island_and_its_region() {
    reads(&[
        "Soldiers advance through the island of [country=PG|Papua New Guinea].",
        "The remote region of southwestern [country=AF|Afghanistan].",
        "Families from the Tigray region of Ethiopia wait.",
    ]);
}

#[test]
fn a_memorial_says_not_where_it_stands() {
    reads(&["[place|Quetta Memorial Cathedral], [date|1904]."]);
}

#[test]
fn letters_in_brackets_are_a_degree() {
    reads(&["Jane Roe ’89 speaks with students in honor of John Doe ’67 (MS), ’69 (PhD)."]);
}

#[test]
fn georgia_among_american_forces_is_the_state() {
    reads(&[
        "Airmen wait at a training center in [region|Georgia], [date|March 18, 2015]. [credit|(U.S. Air Force photo by Jane Roe)] → US",
        "Airmen wait at a center in [region|Georgia]. [credit|(Georgia Air National Guard photo by Jane Roe)] → US",
        "Airmen wait in [country=GE|Georgia], [date|March 18, 2015].",
    ]);
}

#[test]
fn what_a_text_is_of_that_begins_so_is_no_place() {
    reads(&["of Paris, France, and nets"]);
}

#[test]
fn a_quarter_abroad_gives_a_harbour_no_country() {
    reads(&["View of [place|Whitby] harbour, [date|c.1900]."]);
}

#[test]
fn the_tide_and_the_dusk_are_no_places() {
    reads(&["Boats at Low Tide, [date|1923].", "Nets at Dusk, [date|1923]."]);
}

#[test]
fn no_german_town_takes_an_article() {
    reads(&[
        "Menschen liegen auf dem Boden und warten.",
        "Kinder spielen in [locality|Boden]. → SE",
    ]);
}
