//! Sights and views.

use super::reads;

#[test]
fn a_view_is_taken_where_it_is_had_from() {
    reads(&[
        "View of the harbor and its piers from [locality|Brooklyn], [date|ca. 1913] → US",
        "The fort and bridges from [locality|Brooklyn], [date|ca. 1913] → US",
        "Families from Brooklyn wait.",
    ]);
}

#[test]
fn a_sight_with_a_small_noun_is_what_the_caption_shows() {
    reads(&[
        "The massive [place|Fjallgljufur canyon] which runs for miles.",
        "[place|Anytown Junction signal box] in [date|April 1968].",
        "The [place|Doe Ridge refugee settlement] in northern [country=UG|Uganda].",
        "Swedish island life, [date|1968].",
    ]);
}
