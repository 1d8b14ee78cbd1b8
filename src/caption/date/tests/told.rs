//! Dates of what is told beside the picture.

use super::reads;

#[test]
fn an_event_and_a_day_after_it_give_what_they_say_and_no_more() {
    reads(&[
        "The morning after a [2019-05|May 2019] flood swept through the harbour of Anytown. {Jane Roe / Magnum}",
        "Two years after a May 2019 flood, the harbour of Anytown is rebuilt. {Jane Roe / Magnum}",
        "A rower smiles after the final in the Rio [2016|2016] Summer Olympic Games at the lagoon.",
        "A medallist of the Rio 2016 Olympic Games visits the harbour of Anytown.",
        "For the week of May 2 - May 8, 2010 Rowers raced on the river on [2010-05-04|May 4], near Anytown.",
        "For the week of May 2 - May 8, 2010 Rowers train, before the races of May 14.",
        "This combination of pictures created on May 3, 2016 shows Jane Roe on April 2, 2015 and John Doe on June 7, 2014.",
        "This combination of pictures shows Jane Roe and John Doe on [2015-04-02|April 2, 2015].",
        "Divers inspect the mole on [2021-07-17|Julu 17, 2021]. {Photo by Jane Roe/TPS}",
        "In this photo provided by the navy, sailors wave in Anytown, England, [2014-01-22|Wednesday, Jan. 22, 2014]. {(AP Photo)}",
        "In this photo provided by the navy, in Anytown, [provided 2014-01-22|Wednesday, Jan. 22, 2014], sailors wave. {(AP Photo)}",
        "Nets dry in this handout photo released on [provided 2011-07-21|July 21, 2011]. {Harbour Board/Handout via REUTERS}",
    ]);
}

#[test]
fn a_date_that_governs_something_else_is_not_the_pictures() {
    reads(&[
        "The mill, closed since May 2, 1975, is seen on [1998-06-09|June 9, 1998].",
        "The mill is seen on [1998-06-09|June 9, 1998]. It was built in 1871 and closed on May 2, 1975.",
        "The mill is silent. It has not turned since 1975.",
        "The mill, built in 1871, is silent.",
        "A bust of Jane Roe, born in Anytown on May 3, 1871, is cleaned.",
        "Jane Roe (1871-1950) at her desk, [1932|1932].",
        "Jane Roe (May 3, 1871 – June 4, 1950) at her desk.",
        "Jane Roe (b. 1871) at her desk.",
        "Jane Roe (British, 1871–1950) Two poplars, [1932|1932], printed 1980",
        "Fishermen mark the anniversary of the flood of 1953 in Anytown.",
        "Fishermen rally ahead of the May 6, 2012 election in Anytown.",
        "A 1948 Buick is parked in Anytown.",
        "A bridge that collapsed in Anytown on May 3, 1999 is rebuilt.",
        "A woman holds a portrait of her son, who was killed in Anytown on May 3, 2014.",
        "Workers build the stadium, which will open in 2027, in Anytown.",
        "The bridge is due to open on May 3, 2027.",
        "Boats leave Anytown for the first time since May 3, 1999.",
        "Shares have slumped since the firm moved its seat to Anytown in March 2009.",
        "People who fled Anytown wait in Othertown, [2017-05-03|May 3, 2017].",
        "Smoke rises over Anytown hours after the quay caught fire, [2017-05-03|May 3, 2017].",
        "Nets dry on the quay. © 2019 Jane Roe",
        "Nets dry on the quay. Copyright 2019 Jane Roe. All rights reserved.",
        "An undated photo of the quay. The town was founded in 1871.",
        "A man works in his shop in Anytown. He started the business in 1987.",
        "The quay is empty in Anytown, [2020-04-02|April 2, 2020]. It usually sees a thousand boats until May 3.",
        "The 1953 flood was the worst in the history of Anytown.",
        "A bridge that fell in Anytown in 1999 is seen on [2016-05-03|May 3, 2016].",
        "Jane Roe (d. 1950) at her desk.",
        "JANE ROE USA, b.1950 Two poplars, [1984|1984] © Jane Roe/Roe Pictures",
    ]);
}

#[test]
fn a_story_around_the_picture_does_not_date_it() {
    reads(&[
        "Two riders wait during the [1999-12|December 1999] rally. The club turns 25 on April 24, 2015.",
        "Brest (France), [2019-06-04|4 juin 2019] | Des anciens sur la plage où a eu lieu le débarquement du 6 juin 1944.",
        "A woman lays flowers at the quay in Oslo. In 2006, a monument was unveiled there.",
        "Boys row past the club house. Chartered in 1955, the club is the oldest in town.",
        "Jane Roe with her first book, published in 1999.",
        "Jane Roe won the prize in 1999.",
        "A vendor on a beach in Rio de Janeiro, [2011|2011].",
        "A vendor on a beach in Rio de Janeiro, [2014-05-03|3 May 2014].",
        "Рыбаки с сетями на причале [2014-04-02|2 апреля 2014 года].",
        "Рибалки в Одесі, [193X|1930-ті роки]",
        "Egy halász Szegeden [2014-05-03|2014. május 3]-án.",
        "Rybak w Gdyni w [2014-05|maju 2014] roku",
        "Na nábřeží se v [2021-05-10|pondělí 10. května 2021] suší sítě.",
        "Kalastaja Turussa [2014-05-03|3. toukokuuta 2014]. Kuva: Lehtikuva",
    ]);
}

#[test]
fn stamps_of_pages_slugs_and_stories_of_the_past_are_told_from_the_day_of_the_picture() {
    reads(&[
        // A gallery's stamp behind the credit.
        "Nets dry in Anytown on [2018-04-21|April 21, 2018]. {REUTERS/Jane Roe} Reuters / Monday, April 23, 2018",
        // The bars of a download page.
        "Nets dry. 2500 x 1738 | [published 2017-02-01|01 Feb 2017] | 1.13 MB",
        // Given by a park; the day is the scene's.
        "In this image provided by the park, a bear holds her newborn cub in her mouth in Anytown, on [2016-06-02|Thursday, June 2, 2016].",
        // A town that is called after a Sunday.
        "Nets dry in Santo Domingo [2015-10-24|October 24, 2015].",
        // The slug of a sport desk, day first.
        "Cricket - One v Other - The Oval, Anytown - [2016-10-01|01/10/2016]. A bowler waves.",
        // A century that the picture does not date itself by.
        "Boats lie in the harbour of Anytown in the hardest winter of the 21st century.",
        // A sentence of the past that its year leads.
        "In 2007, police seized nets, but few people were fined.",
        // What once was won.
        "Jane Roe won the prize in 1999.",
        // The first time since something, where the wire's place and date close the sentence.
        "Fans wait outside for the first time since the fire in Anytown, Ohio [2012-03-01|March 1, 2012].",
        // A dateline that the body completes.
        "ANYTOWN - [2014-05-03|MAY 3]: Nets dry in 2014.",
        // A title and its colon.
        "Crash of [1929-10|October 1929]: crowds wait outside the exchange.",
        // The capture day in figures, which the words of the caption turn round.
        "Nets dry on the quay, [2023-05-06|May 6, 2023]. Date Posted: 05.08.2023",
    ]);
}

#[test]
fn what_is_said_of_the_shutter_dates_the_picture_and_what_an_army_took_does_not() {
    reads(&[
        "The mill was drawn by Jane Roe, who took this photo in [1969|1969].",
        "Jane Roe, who took a photo in 1969, waves from the quay.",
        "A view of the quay that was taken on colour film in the [198X|1980s].",
        "This is the quay of Anytown on the Doe Valley Railway that was taken on black and white film in the [198X|1980s].",
        "Anytown Quay A picture taken in [1961~|about 1961] of nets on the quay.",
        "Soldiers advance toward the town. The town was taken on 16 September 1943.",
        "Nets dry on the quay. ([1943-11|Nov 43])",
        "[1926-09-20/1926-10-19|20 Sept. 1926-19 Oct. 1926]. Nets dry on the quay.",
        "Anytown - Mill [1857/1859|1857-59] albumen print",
    ]);
}

#[test]
fn a_clause_that_is_over_does_not_govern_the_date_behind_it() {
    reads(&[
        "A bus where travellers died is photographed days after in the town of Anytown, Spain, on [2022-03-04|March 4, 2022].",
        "A bus is photographed at the stop where a traveller died on March 4, 2022.",
        "The church is pictured during the great raid of [1940-12-29|Sunday December 29th 1940], in Anytown.",
        "Survivors remember the great raid of Sunday December 29, 1940.",
        "For the week of May 3 - May 9, 2014 Nets dry on the quay on [2014-05-04|May 4].",
        "Nets dry on the quay in the second decade of [2023-10|October 2023].",
    ]);
}
