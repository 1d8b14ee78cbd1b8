//! Captions with the picture's date marked: `[1998-06-09|June 9, 1998]`, with the role before the
//! date where it is not "taken", `[provided 2011-06-15|…]`; a credit is between `{` and `}`. What is
//! not marked must not be read.

mod hostile;
mod press;
mod told;

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
