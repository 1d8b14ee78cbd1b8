//! Captions with the picture's date marked: `[1998-06-09|June 9, 1998]`, with the role before the
//! date where it is not "taken", `[provided 2011-06-15|…]`; a credit is between `{` and `}`. What is
//! not marked must not be read.

use super::*;

/// The caption without its marks, the date that they say, the words of it, and the credits.
fn unmarked(marked: &str) -> (String, Option<(String, Span)>, Vec<Span>) {
    let (mut text, mut date, mut credits) = (String::new(), None, Vec::new());
    let mut rest = marked;
    while let Some(at) = rest.find(['{', '}', '[']) {
        text.push_str(&rest[..at]);
        let mark = rest.as_bytes()[at];
        rest = &rest[at + 1..];
        match mark {
            b'{' => credits.push(Span::new(text.len(), text.len())),
            b'}' => credits.last_mut().unwrap().end = text.len(),
            _ => {
                let bar = rest.find('|').unwrap();
                let end = bar + rest[bar..].find(']').unwrap();
                let words = &rest[bar + 1..end];
                let span = Span::new(text.len(), text.len() + words.len());
                // EDTF's own square brackets are written as angle brackets.
                let edtf = rest[..bar].replace('<', "[").replace('>', "]");
                date = Some((edtf, span));
                text.push_str(words);
                rest = &rest[end + 1..];
            }
        }
    }
    text.push_str(rest);
    (text, date, credits)
}

/// Reads every caption and names all that are read otherwise than marked.
fn reads(captions: &[&str]) {
    let mut wrong = Vec::new();
    for marked in captions {
        let (text, expected, credits) = unmarked(marked);
        let reading = read(&text, &credits);
        let got = reading.date.map(|date| match date.role {
            crate::record::DateRole::Taken => date.edtf.to_string(),
            role => format!("{} {}", role.as_str(), date.edtf),
        });
        let got = got.zip(reading.span);
        if got != expected {
            let words = got.as_ref().map(|(_, span)| span.text(&text));
            wrong.push(format!("{marked}\n    read {got:?} from {words:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_day_is_read_in_every_order_of_its_words() {
    reads(&[
        "Nets dry on the quay of Anytown on [2016-11-06|November 6, 2016].",
        "Nets dry on the quay of Anytown, [2016-11-06|Nov. 6, 2016].",
        "Nets dry on the quay of Anytown, Syria [2016-11-06|November 6, 2016]. {(Photo by Jane Roe/Reuters)}",
        "Nets dry on the quay, [2016-11-06|6 November 2016].",
        "Nets dry on the quay, [2016-11-06|06 November 2016]. {EPA/JANE ROE}",
        "Nets dry on the quay, [2016-11-06|6th November 2016].",
        "Nets dry on the quay on the [2016-11-06|6th of November, 2016].",
        "Nets dry on the quay on [2016-11-06|November 6th, 2016].",
        "Nets dry on the quay, [2016-11-06|2016-11-06].",
        "Nets dry on the quay, [2016-11-16|16/11/2016].",
        "Nets dry on the quay, [2016-11-16|11/16/2016].",
        "Nets dry on the quay on [2016-01-20|Wednesday, Jan. 20, 2016].",
        "Nets dry on the quay [2016-01-20|Wednesday January 20, 2016].",
        "Nets dry on the quay on [2015-07-30|Thursday, 30 July 2015].",
        "Nets dry, [2017-04-17|Monday, April. 17, 2017].",
        "Nets dry, [2020-05-14|Thursday May, 14, 2020].",
        "Nets dry on the quay, 10 May. [2014-09-10|10 Setpember 2014], Anytown.",
        "ANYTOWN, OH - MARCH 28: Nets dry on the quay on [2025-03-28|March 28, 2025] in Anytown, Ohio.",
        "[1963-12-13|13th December 1963]: Nets dry on the quay of Anytown.",
        "Nets dry on the quay early on [2013-03-15|March 15, 2013].",
        "Nets dry on the quay in the late afternoon of [2013-03-15|March 15, 2013].",
        "NETS DRY ON THE QUAY, ANYTOWN, [2013-03-15|MARCH 15 2013]",
        "Nets dry [2013-03-15|15 Mar 2013] in Anytown.",
    ]);
}

#[test]
fn a_date_is_no_finer_than_the_caption() {
    reads(&[
        "Nets dry on the quay in [2017-11|November 2017].",
        "Nets dry on the quay, [1939-11|November, 1939].",
        "Nets dry on the quay in mid-[2020-06|June 2020].",
        "Nets dry on the quay in [1972|1972].",
        "Anytown quay, [1936|1936]",
        "Anytown quay ([1936|1936])",
        "Anytown quay, [1936~|c. 1936]",
        "Anytown quay, [1936~|c1936].",
        "Anytown quay, [1936~|circa 1936].",
        "Anytown quay, [1936~|ca. 1936]",
        "Anytown quay, [1936~|about 1936].",
        "Anytown quay, [1936?|probably 1936].",
        "Anytown quay, [1936?|1936?]",
        "Anytown quay, [1936?|possibly 1936]",
        "Anytown quay, [1936-05~|circa May 1936]",
        "Nets dry on the quay in the [194X|1940s].",
        "Anytown quay in the late [194X|1940s].",
        "Anytown quay, [187X|c. 1870s].",
        "Anytown quay, [18XX|19th century].",
        "Nets dry on the quay in the [1969-22|summer of 1969].",
        "Anytown quay, [1969-21|spring 1969].",
        "Anytown quay, [<1935..1942>|between 1935 and 1942].",
        "Anytown quay, [1935/1942|1935–1942].",
        "Anytown quay, [1935/1942|1935-42].",
        "Work on the quay, [1935/1942|1935 to 1942].",
        "Nets dry. {Reuters} / [published 2011-04-17|Sunday, April 17, 2011]",
        "Anytown quay, [<..1936>|before 1936].",
        "Anytown quay, [<1936..>|after 1936].",
        "Nets dry on the quay, [2014-05-03/2014-05-05|May 3-5, 2014].",
        "Nets dry on the quay, [2014-05-03/2014-05-05|3–5 May 2014].",
        "Nets dry on the quay, [2014-05-30/2014-06-02|May 30-June 2, 2014].",
        "Nets dry on the quay on [2014-05-03/2014-05-04|May 3 and 4, 2014].",
        "Nets dry on the quay, [2014-12-30/2015-01-02|December 30, 2014 to January 2, 2015].",
        "Nets dry on the quay in [2015-06/2015-07|June-July 2015].",
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
fn what_only_looks_like_a_date_is_none() {
    reads(&[
        "Anytown quay. LC-USF34-052594-D",
        "U.S. Navy photo by Jane Roe (030325-N-4142G-009)",
        "VIRIN: 230610-N-HJ055-1015.JPG",
        "A Boeing 747 lands in Anytown.",
        "Flight 1812 lands in Anytown.",
        "Some 2000 people and 1,948 sheep cross the bridge.",
        "A painting sold for $1999 is shown.",
        "A COVID-19 ward in Anytown.",
        "Models walk the Fall/Winter 2024-2025 show in Anytown.",
        "A guest tries the games of Expo 2020, Anytown.",
        "Nets dry on the quay on Friday.",
        "Nets dry on the quay on March 8.",
        "Nets dry on the quay on 8 March.",
        "Theresa May waves in Anytown.",
        "A rover named Mars 2020 is tested.",
        "More at www.example.com/2016/11/06/nets.html",
        "Players set 2014 records.",
        "Room 1936 of the hotel.",
        "Nets dry at 1945 hours.",
        "Nets dry on the quay (RTX1936).",
    ]);
}

#[test]
fn the_words_around_a_date_say_what_happened_on_it() {
    reads(&[
        "This photograph taken on [2022-05-06|May 6, 2022] shows nets.",
        "In this [2010-03-04|March 4, 2010] file photo, nets dry. The quay burnt in May 2011.",
        "In this [2013-02-06|Wednesday, Feb. 6, 2013] photo, nets dry on the quay.",
        "FILE - Nets dry on the quay of Anytown, [2023-09-20|Sept. 20, 2023].",
        "In this file photo from [2014|2014], nets dry on the quay.",
        "Undated file photo of nets on the quay.",
        "This file photo provided on [provided 2015-02-15|Sunday February 15, 2015] by the museum shows nets.",
        "This undated photo provided by the museum, a society of fishermen, in [provided 2025-04|April 2025], shows nets.",
        "Nets dry in this undated photo released by the museum on [provided 2017-09-16|September 16, 2017].",
        "Nets dry in this handout picture taken on [2017-09-14|September 14, 2017] and released by the museum on September 16, 2017.",
        "In this photo released by the museum, nets dry on the quay of Anytown on [2017-09-14|Sept. 14, 2017].",
        "Nets dry in this still image from video obtained by Reuters on [provided 2017-09-14|September 14, 2017].",
        "Nets dry in a picture made available on [provided 2017-09-14|14 September 2017].",
        "Nets dry in a handout photo provided by the museum, [provided 2017-09-14|September 14, 2017].",
        "A picture posted online on [published 2017-09-14|September 14, 2017] shows nets.",
        "Nets dry on the quay. {Photo: Jane Roe, [published 2023|2023]}",
        "Nets dry on the quay. {Photo by Jane Roe, [1940-02|February 1940]}. Library.",
        "Nets dry. Picture taken [2022-03-03|March 3, 2022]. {REUTERS/Jane Roe}",
        "Nets dry on the quay during the flood. Picture taken on [2022-03-03|March 3, 2022].",
    ]);
}

#[test]
fn a_dateline_dates_its_picture() {
    reads(&[
        "NORFOLK ([2012-05-03|May 3, 2012]) Sailors mend nets aboard a ship launched in 1999.",
        "HOMS, Syria ([2016-11-06|Nov. 6, 2016]) — Nets dry.",
        "BAY OF BISCAY ([2023-06-10|June 10, 2023]) Sailors mend nets.",
        "(Original Caption) [1963-06-01|6/1/1963]-Anytown- Nets dry on the quay.",
    ]);
}

#[test]
fn the_year_of_the_event_that_is_shown_is_better_than_none() {
    reads(&[
        "Jane Roe speaks during the [2024|2024] caucuses in Anytown.",
        "Jane Roe speaks at the 2024 fair in Anytown on [2024-05-03|May 3, 2024].",
        "Jane Roe poses with her 2012 medal.",
    ]);
}

#[test]
fn months_of_other_languages_are_read() {
    reads(&[
        "Des filets sèchent sur le quai, le [2016-11-06|6 novembre 2016].",
        "Des filets sèchent sur le quai, le [2016-05-01|1er mai 2016].",
        "Des filets sèchent sur le quai, [2011-03-16|mercredi 16 mars 2011].",
        "Des filets sèchent sur le quai en [2016-08|août 2016].",
        "Des filets sèchent sur le quai dans les [194X|années 1940].",
        "Redes en el muelle, [2016-11-06|6 de noviembre de 2016].",
        "Redes en el muelle en [2016-11|noviembre de 2016].",
        "Redes no cais, [2016-03-06|6 de março de 2016].",
        "Redes no cais. [2011-09|Set. 2011].",
        "Netze am Kai, [2016-11-06|6. November 2016].",
        "Netze trocknen am [2016-03-06|6. März 2016] auf dem Kai.",
        "Netze auf dem Kai, [1900~|um 1900].",
        "Reti sul molo, [2016-11-06|6 novembre 2016].",
        "Netten op de kade, [2016-05-06|6 mei 2016].",
        "شباك على الرصيف في [2016-11-06|6 نوفمبر 2016].",
        "شباك على الرصيف في [2016-11-06|٦ تشرين الثاني ٢٠١٦].",
        "شباك على الرصيف في [2016-11-06|6 تشرين الثاني/نوفمبر 2016].",
        "شباك على الرصيف عام [2016|2016].",
        "Сети на причале, [2016-11-06|6 ноября 2016 года].",
        "Сети на причале в [2016-11|ноябре 2016 года].",
        "Сіті на причалі, [2016-11-06|6 листопада 2016 року].",
        "[2016-11-06|2016年11月6日]，码头上的渔网。",
        "港の網、[2016-11|2016年11月]。",
        "[2016-11-06|2016년 11월 6일] 부두의 그물.",
        "רשתות על הרציף, [2016-11-06|6 בנובמבר 2016].",
        "Ağlar rıhtımda, [2016-11-06|6 Kasım 2016].",
        "Des filets sèchent, fermés depuis mai 2014.",
        "Redes en el muelle, cerrado desde mayo de 2014.",
    ]);
}

#[test]
fn captions_of_agencies_and_archives_are_dated() {
    reads(&[
        "President Jane Roe, left, meets John Doe, who was elected in May 2012, at the palace in Anytown, [2013-03-05|March 5, 2013]. {(AP Photo/Jane Roe)}",
        "Workers clear the rubble of a school destroyed by an air strike in Anytown on [2016-04-10|April 10, 2016].",
        "Residents flee after an explosion in Anytown on [2020-08-04|August 4, 2020].",
        "Nurses pray on [2021-03-11|March 11, 2021], the tenth anniversary of the quake of March 11, 2011, in Anytown.",
        "Fishermen mark, on [2021-03-11|March 11, 2021], ten years since the quake of March 11, 2011.",
        "A man walks past a mural in Anytown, one year after the May 3, 2013 attack, on [2014-05-03|May 3, 2014].",
        "A mourner lights a candle for the victims of the November 13, 2015 attacks in Anytown, [2016-11-13|November 13, 2016].",
        "Jane Roe rides the 1936 locomotive at the fair in Anytown, [1996-07-04|4 July 1996].",
        "Migrant mother and children, Anytown, [1936-03|March 1936]. {Photo: Jane Roe/Library}",
        "Main Street, Anytown, looking north, [1902~|ca. 1902]. {Courtesy Anytown Historical Society}",
        "Portrait of Jane Roe, [<1860..1865>|between 1860 and 1865]",
        "Pont Neuf, Paris, [1902~|c. 1902]",
        "Ruins of the mill, Anytown, [1865-04|April, 1865]",
        "Two boys with a cart, [1912-10-06|Oct. 6, 1912]. Location: Anytown. Published 1913.",
        "Street in Anytown, [1898|1898]. Printed by Roe & Co., 1901.",
        "Boatmen pose in Anytown in the [186X|1860s]. The photographer kept a studio there from 1863.",
        "Dust blows through the yard in which people were held, Anytown, Ohio, on [1942-07-03|July 3, 1942].",
        "Weavers at their looms in Anytown, sometime [<1935..1942>|between 1935 and 1942].",
        "[1969-07-20|July 20, 1969]: An astronaut sets up an instrument on the Moon. {(NASA)}",
        "An astronaut, photographed by his commander on [1969-07-20|20 July 1969], sets up an instrument.",
        "A crew member of Apollo 11 on the Moon, [1969-07-20|July 20, 1969].",
        "The Hindenburg over Anytown, [1937-05-06|May 6, 1937], hours before it burnt.",
        "View of Anytown in [1945-08|August 1945], after the bomb.",
        "A vessel launched on May 3, 1911 leaves Anytown on [1912-04-10|April 10, 1912].",
        "Soldiers land in Anytown on [1944-06-06|June 6, 1944].",
        "Jane Roe, photographed in [1932|1932] by John Doe.",
        "Jane Roe at the age of 12 in [1932|1932].",
        "Jane Roe, seen here in [1932|1932], became president in 1945.",
        "Jane Roe (right) in Anytown, [1932-07|July 1932]; she died there in 1950.",
        "Jane Roe, who died in 2010, poses at her home in Anytown, [1998-07-04|July 4, 1998].",
        "FILE PHOTO: Jane Roe speaks in Anytown, [2019-01-03|January 3, 2019]. {REUTERS/John Doe/File Photo}",
        "(FILES) In this file photo taken on [2022-09-25|September 25, 2022], nets dry. {JANE ROE / AFP}",
        "In this image made from video, nets dry in Anytown, [2014-05-03|Saturday, May 3, 2014].",
        "In this image taken from video released by the ministry on [provided 2022-03-16|Wednesday, March 16, 2022], a tank burns.",
        "A tank burns in this screen grab from a video released on [provided 2022-03-16|March 16, 2022].",
        "This image provided by the agency shows the comet on [2014-08-03|Aug. 3, 2014].",
        "An image grab taken from a video uploaded on [published 2014-08-03|August 3, 2014] shows a tank.",
        "A satellite image shows the base in Anytown, [2022-02-10|February 10, 2022]. {Maxar/Handout via REUTERS}",
        "A satellite image taken on [2022-02-10|February 10, 2022] and released on February 11, 2022 shows the base.",
        "Handout photo issued by the museum on [provided 2019-05-03|3 May 2019] of the find.",
        "The find, which went on show on May 3, 2019, is carried in Anytown on [2019-05-01|May 1, 2019].",
        "People queue for vaccines that were approved on December 2, 2020, in Anytown, Britain, [2020-12-08|December 8, 2020].",
        "Demonstrators demand the release of a reporter held since 2014 in Anytown on [2016-05-03|Tuesday, May 3, 2016].",
        "A boy born in 2011 is carried by his father in Anytown, Syria, on [2016-05-03|May 3, 2016].",
        "A view of the tower, scheduled to open on May 3, 2015, in Anytown on [2014-05-03|May 3, 2014].",
        "The tower in Anytown on [2014-05-03|May 3, 2014]. The tower will open on May 3, 2015.",
        "Runners start the race in Anytown on [2014-05-03|May 3, 2014]. {(Jane Roe/AFP)} {(Photo credit should read JANE ROE/AFP)}",
        "Cannes, France - [2014-05-03|3 May 2014] - Jane Roe arrives.",
        "Nets dry on [2014-05-03|May 3rd 2014] (Saturday).",
        "The royal couple in [1972|1972]. {(Photo: Roe Pictures)}",
        "Ground is broken for the hall in [1904|1904].",
        "Kabul, [2001|2001] {© Jane Roe/Magnum Photos}",
        "AFGHANISTAN. Kabul. [2001|2001]. A man sells birds.",
        "IRAN. Tehran. [1979-01|January 1979]. Crowds.",
        "SPAIN. Barcelona. [1936-07/1936-08|July-August 1936]. Militia.",
        "GREAT BRITAIN. London. [1954|1954].",
        "Crowds in the square, Christmas [1914|1914].",
        "On the morning of [1906-04-18|April 18, 1906], smoke rises over Anytown.",
    ]);
}

#[test]
fn a_year_may_lack_its_century_and_a_span_its_start() {
    reads(&[
        "A gull on the mole. ([1943-05-08|8 May 43]) Signal Corps Photo 111-SC-1 (Sgt. J. Roe)",
        "Nets dry in Vigo, Spain, [2016-11-06|6 Nov 16].",
        "Nets dry in Vigo, Spain, [2016-11-06|Nov. 6, '16].",
        "Harbour of Oran, [1942-08|Aug. '42]",
        "Nets dry on 6 May 12 boats long.",
        "A baker outside her shop, High Street, Lewes, [1961~|around mid-1961]",
        "A baker outside her shop, late [195X|1950s]",
        "Street in Fes, [[1905..1910]|between ca. 1905 and 1910]",
        "Street in Fes, [[1905..1906]|1905 or 1906]",
        "Street in Fes, [1905/1906|1905/6]",
        "Street in Fes, [[..1905]|1905 or earlier]",
        "Boats in Vigo over the weekend of [2014-05-03/2014-05-04|3-4 May 2014].",
        "Harbour of Oran, [1942-08-15|1942-08-15]T10:00:00Z",
        "Date Taken: [2023-05-06|05.06.2023] Date Posted: 05.08.2023 VIRIN: 230506-N-AB123-2009",
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
fn forms_seen_less_often_are_dated_too() {
    reads(&[
        "Nets dry on the quay, [2014-05-03|Sat., May 3, 2014].",
        "File photo dated [2021-07-02|02/07/21] of nets. Issue date: Monday July 4, 2022.",
        "Undated handout photo issued by the police of Jane Roe, who was found on May 3, 2022.",
        "Guests walk past a stand at the Harbour Fair (AHF) [2019|2019] in Anytown.",
        "(Original Caption) Anytown: Nets dry, [1963-11-22|11/22/63].",
        "Harbour of Anytown, [1862-09-19|1862 September 19]",
        "Harbour of Anytown. [1936-03|1936 Mar.]",
        "A photo dated [1944-06-06|6 June 1944] shows nets.",
        "In this [2013-02-06|Wednesday, Feb. 6, 2013], file photo, nets dry.",
        "This [2012-10-31|Oct. 31, 2012] image provided by the agency shows nets.",
        "This [2013|2013] file photo provided by the town shows nets.",
        "ANYTOWN - [1950~|CIRCA 1950]: Nets dry.",
        "[1955~|circa 1955]: Nets dry.",
        "Nets dry. {© Jane Roe / AFP 2019}",
        "Nets dry. © Jane Roe 2019",
        "Fishermen protest after the owners' May 3, 2014 plan.",
        "Guests mark 50 years since the landing on July 20, 1969, in Anytown on [2019-07-20|July 20, 2019].",
        "Fishermen mark the centenary of the end of the war on [2018-11-11|November 11, 2018] in Anytown.",
        "Photo prise le [2014-05-03|3 mai 2014] sur le quai.",
        "Foto tomada el [2014-05-03|3 de mayo de 2014] en el muelle.",
        "Eine Aufnahme vom [2014-05-03|3. Mai 2014] zeigt Netze.",
        "Residents of Anytown, which was shelled on May 3, 2014, wait for bread.",
        "The sea wall that the storm of 3 May 2014 broke is mended.",
        "Jane Roe visits the school she left in 1953.",
        "Trees planted in 1871 stand along the quay.",
        "Nets dry where the pier stood until 1975.",
        "A man born on May 3, 1914 turns 100 in Anytown on [2014-05-03|May 3, 2014].",
        "Voters queue in Anytown ahead of polls to be held on May 3, 2014.",
        "Jane Roe, who hopes to run in 2028, speaks.",
        "Jane Roe, the winner of the 2010 and 2012 races, runs in Anytown, [2014-05-03|May 3, 2014].",
        "Jane Roe wears a shirt that reads 1984 in Anytown.",
        "Jane Roe reads the novel “1984” in Anytown.",
        "Nets dry on the quay [2014-05-03|Sat. May 3, 2014].",
        "Fans wait at the fair, which runs from May 3 to 9, 2014.",
        "Nets dry on the quay, [2014-05-03|Sat 3 May 2014].",
        "Nets dry on the quay / [2014-05-03|03.05.2014]",
        "Anytown, [2014-05-03|3-May-2014]. Nets dry.",
        "Anytown, [1943|1943]: nets dry on the quay.",
        "Anytown [1943|1943]",
        "[1943|1943]. Nets dry on the quay.",
        "In [1943|1943], nets dry on the quay.",
        "Nets dry on the quay in early [1943|1943].",
        "Nets dry on the quay at the end of [1943|1943].",
        "Nets dry on the quay, [1943-09?|possibly September 1943].",
        "Nets dry on the quay (photo taken [1943|1943]).",
        "Nets dry on the quay. Date: [1943-09-05|5 September 1943]. Place: Anytown.",
        "Nets dry on the quay. Photographed [1943-09|September 1943].",
        "Nets dry on the quay, probably taken [1943~|c. 1943].",
        "Nets dry on the quay, [<1935..1942>|between 1935-1942].",
        "Nets dry on the quay, [1935~/1942~|ca. 1935-1942].",
        "Nets dry on the quay, [1935/1942|1935/1942].",
        "Jane Roe, [1932|1932], gelatin silver print",
        "Jane Roe, Two Poplars, [1932|1932]. Gelatin silver print. © Estate of Jane Roe.",
        "Jane Roe. Two Poplars. [1932|1932] (printed later).",
        "Jane Roe, Two Poplars, negative [1932|1932]; print 1980.",
        "VE Day crowds in Anytown, [1945-05-08|8th May 1945].",
        "Crowds in Anytown on VE Day, [1945-05-08|May 8, 1945]",
        "A woman votes in Anytown, Syria, in the early morning hours of [2014-06-03|June 3, 2014].",
        "The sun rises over Anytown on New Year's Day, [2000-01-01|January 1, 2000].",
        "Nets dry on [2014-05-03|May 3, 2014] in Anytown. The harbour, founded in 1871, is the oldest.",
        "Smoke rises after shelling on [2014-05-03|May 3, 2014], in Anytown, Syria.",
        "Children who lost their homes in the 2010 quake play in Anytown, Haiti, [2011-01-09|Jan. 9, 2011].",
        "Jane Roe, 34, whose husband disappeared in 2013, shows his letter in Anytown on [2016-05-03|May 3, 2016].",
        "Jane Roe holds a picture of her husband, missing since August 2013, in Anytown, Syria, [2016-05-03|May 3, 2016].",
        "Jane Roe shows a photograph taken in 1943 of her mother, in Anytown on [2016-05-03|May 3, 2016].",
        "A visitor looks at a 1943 photograph by Jane Roe in Anytown, [2016-05-03|May 3, 2016].",
        "The hall, pictured in [1943|1943], was torn down in 1975.",
        "The hall as it looked in [1943|1943]; it was torn down in 1975.",
        "The tower under construction in [1930|1930].",
        "Construction of the tower, [1930|1930]. It opened in 1931.",
        "A poster from 1936 hangs in Anytown.",
        "A coin dating from 1936 is shown in Anytown.",
        "A car made in 1936 is shown in Anytown.",
        "A copy of a letter dated May 3, 1936 is shown in Anytown.",
        "The 2012 champion poses in Anytown.",
        "Members of the Class of 1936 meet in Anytown.",
        "Jane Roe, Miss Anytown 1936, waves.",
        "Jane Roe, president from 1936 to 1942, waves.",
        "Jane Roe, who was president from 1936 to 1942.",
        "Nets dry on the quay of Anytown (population 1936).",
        "People wait for the bus no. 1943 in Anytown.",
        "A replica of the 1903 Flyer is shown in Anytown on [2003-12-17|December 17, 2003].",
        "Nets dry on [2014-05-03|May 3, 2014], photo by Jane Roe",
        "Nets dry on the quay in Anytown [2014-05-03|May 03, 2014] Jane Roe/AFP/Getty Images",
        "In this photo taken [2014-05-03|Saturday, May 3, 2014], nets dry. Fishing was banned here in June 2010.",
        "In a photograph made on [1943-05-03|May 3, 1943], nets dry.",
        "In this photo provided by the navy, nets dry aboard a ship in the Gulf on [2014-05-03|Saturday, May 3, 2014].",
        "In this undated photo, nets dry on the quay. The town burnt on May 3, 1943.",
        "An undated handout picture released on [provided 2014-05-03|May 3, 2014] by the ministry shows the prince, born on May 1, 2014.",
        "A picture received on [provided 2014-05-03|May 3, 2014] shows nets.",
        "A frame from a video shared on social media on [published 2014-05-03|May 3, 2014] shows nets.",
        "Nets dry. Handout via Reuters, [2014-05-03|May 3, 2014].",
        "L'incendie du quai, [1906-04|avril 1906].",
        "Vue du quai en [1906|1906].",
        "Vue du quai, [1906~|vers 1906].",
        "Le quai, construit en 1871, le [2016-11-06|6 novembre 2016].",
        "El muelle, fundado en 1871, en [2016|2016].",
        "Der Kai, erbaut 1871, am [2016-11-06|6. November 2016].",
        "Der Kai im [1943-05|Mai 1943].",
        "Der Kai in den [194X|1940er Jahren].",
        "Die Brücke, seit 1975 geschlossen, am [2016-11-06|06.11.2016].",
        "Il molo negli [194X|anni 1940].",
        "Il molo, [1943-07|luglio 1943]",
        "De kade in de [194X|jaren 1940].",
        "O cais na [194X|década de 1940].",
        "صيادون على الرصيف، [2016-12|كانون الأول 2016].",
        "المرفأ المغلق منذ عام 2014 في [2016-11-06|6 نوفمبر 2016].",
        "Причал в [194X|1940-е годы].",
        "[1943-05-03|1943年5月3日]、港の網。",
        "[194X|1940年代]の港。",
        "[1943|1943年]，码头。",
    ]);
}

#[test]
fn a_date_that_cannot_be_right_is_a_doubt_and_gives_the_month() {
    for (text, date, message) in [
        (
            "Nets dry on 31 November 2016.",
            Some("2016-11"),
            "`31 November 2016`: the calendar has no such day",
        ),
        (
            "Nets dry on Friday, July 30, 2015.",
            Some("2015-07"),
            "`Friday, July 30, 2015`: that day was a Thursday",
        ),
        (
            "Nets dry, April 30-31, 2014.",
            Some("2014-04"),
            "`April 30-31, 2014`: the calendar has no such day",
        ),
        ("Nets dry, 6/11/2016.", None, "`6/11/2016` can be read day first and month first"),
        (
            "ANYTOWN - MARCH 10: Nets dry on March 15, 2014.",
            Some("2014-03-15"),
            "the dateline has another day than the caption",
        ),
    ] {
        let reading = read(text, &[]);
        assert_eq!(reading.date.map(|date| date.edtf.to_string()).as_deref(), date, "{text}");
        let messages: Vec<_> = reading.doubts.iter().map(|doubt| doubt.message.as_str()).collect();
        assert_eq!(messages, [message], "{text}");
    }
    assert_eq!(read("Nets dry on Thursday, July 30, 2015.", &[]).doubts, []);
}

#[test]
fn every_date_expression_is_named_the_background_ones_too() {
    let text =
        "The mill, closed since May 2, 1975, is seen on Tuesday. It opens on March 8 and in 2027.";
    let words: Vec<_> = read(text, &[]).expressions.iter().map(|span| span.text(text)).collect();
    assert_eq!(words, ["May 2, 1975", "Tuesday", "March 8", "2027"]);
}

#[test]
fn hostile_text_is_read_without_a_panic_and_its_spans_are_of_it() {
    let digits = "7".repeat(1_000_000);
    let pairs = "1-".repeat(20_000);
    let months = "May ".repeat(10_000);
    let between = "between 1990 and ".repeat(3_000);
    let brackets = "(".repeat(100_000);
    for text in [
        "",
        " ",
        "\u{0}",
        "6",
        "May",
        "May 6,",
        "between",
        "circa",
        "c.",
        "31/31/2016",
        "0000",
        "9999-99-99",
        "2016-",
        "-2016",
        "2016年",
        "年",
        "🎉6 May 2016🎉",
        "\u{202E}6102 yaM 6",
        "في ٦",
        "٢٠١٦-١١-٠٦",
        "6 May 2016\u{301}",
        "１９３６年",
        "’40s",
        "1940’",
        "19th",
        "the 19th-",
        "May 3-",
        "May 3-May",
        "3-5",
        "3/",
        "İ 2016",
        "ǅ. 2016",
        "Feb. 30, 1900",
        "between 1990 and",
        "before",
        "after 2016 and",
        "(c)",
        "© 2016",
        "1900s–1910s",
        &digits,
        &pairs,
        &months,
        &between,
        &brackets,
    ] {
        let whole = [Span::new(0, text.len())];
        for credits in [&[][..], &whole] {
            let reading = read(text, credits);
            let spans = reading.expressions.iter().chain(&reading.span);
            let spans = spans.chain(reading.doubts.iter().map(|doubt| &doubt.span));
            for span in spans {
                assert!(text.get(span.start..span.end).is_some_and(|words| !words.is_empty()));
            }
        }
    }
}

#[test]
fn any_mixture_of_the_words_of_dates_is_read_without_a_panic() {
    const WORDS: &[&str] = &[
        "May",
        "mars",
        "de",
        "of",
        "6",
        "31",
        "2016",
        "1935",
        "42",
        "1940s",
        "-",
        "–",
        "/",
        ".",
        ",",
        "(",
        ")",
        "between",
        "and",
        "to",
        "c.",
        "circa",
        "before",
        "after",
        "Friday",
        "summer",
        "Fall/Winter",
        "taken",
        "on",
        "in",
        "photo",
        "since",
        "who",
        "was",
        "years",
        "19th",
        "century",
        "年",
        "月",
        "11",
        "30",
        "février",
        "?",
        ";",
        "©",
        "the",
        "a",
        "Anytown",
        "probably",
        "from",
        "s",
        "’",
        "th",
        "nets",
        "&",
        "نوفمبر",
        "Février",
        "February",
        "29",
        "1900",
    ];
    let mut state = 1_u64;
    for _ in 0..4_000 {
        let mut text = String::new();
        for _ in 0..12 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let pick = usize::try_from(state >> 33).unwrap();
            text.push_str(WORDS[pick % WORDS.len()]);
            text.push_str(if pick % 3 == 0 { "" } else { " " });
        }
        let small = text.to_ascii_lowercase();
        let tokens = token::tokens(&text, &small);
        for expression in scan::expressions(&tokens, &|| FigureOrder::Unknown) {
            // Its own assertion holds what is written against the grammar.
            edtf(&expression);
        }
        let reading = read(&text, &[]);
        assert_eq!(reading.date.is_some(), reading.span.is_some(), "{text}");
        assert!(reading.expressions.is_sorted_by(|one, other| one.end <= other.start), "{text}");
    }
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
        "For the week of May 3 - May 9, 2014 Nets dry on the quay on May 4.",
        "Nets dry on the quay in the second decade of [2023-10|October 2023].",
    ]);
}
