//! Any text can be read: no panic, no span outside the text or within a character, the same reading
//! each time.

use std::sync::LazyLock;

use proptest::prelude::*;

mod forms;
mod reasons;

use super::{Reading, read};
use crate::authority::Authority;
use crate::record::Span;

static AUTHORITY: LazyLock<Authority> = LazyLock::new(Authority::embedded);

/// What captions are made of, and what breaks them.
const FRAGMENTS: &[&str] = &[
    "Nets dry ",
    "in ",
    "at ",
    "near ",
    "of ",
    "the ",
    "Aleppo",
    "Syria",
    "Syria’s ",
    "Syrian ",
    "New York",
    "Paris, ",
    "port ",
    "village ",
    "20 km ",
    "north ",
    "May 3, 2014",
    "6/11/2016",
    "Nov. ",
    "Tuesday, ",
    "1940s ",
    "circa ",
    "between ",
    "and ",
    "2016年11月6日",
    "٢٠١٦",
    "undated ",
    "file photo ",
    "(",
    ")",
    "[",
    "]",
    "(Photo by ",
    "Photo: ",
    "Jane Roe",
    "J. ",
    "/",
    " via ",
    "AFP",
    "REUTERS/",
    "AP Photo",
    "Getty Images",
    "© ",
    "Courtesy of ",
    "Handout",
    "NO SALES",
    " OUT",
    "CORRECTION: ",
    "could not independently verify ",
    ". ",
    ", ",
    " – ",
    "- ",
    "“",
    "”",
    "'",
    "حلب ",
    "رويترز",
    "Київ ",
    "서울 ",
    "e\u{301}",
    "\u{200f}",
    "İstanbul’da ",
    "ẞ",
    "😀",
    "\n",
    "  ",
    "|",
    "http://a.org/b ",
    "al-",
    "d'",
    "&",
];

fn spans(reading: &Reading) -> impl Iterator<Item = Span> {
    let doubts = reading.doubts.iter().map(|doubt| doubt.span);
    reading.spans.values().copied().chain(reading.asides.iter().copied()).chain(doubts)
}

fn holds(text: &str) -> Result<(), TestCaseError> {
    let reading = read(text, &AUTHORITY);
    for span in spans(&reading) {
        prop_assert!(text.get(span.start..span.end).is_some(), "{span:?} is not in {text:?}");
    }
    prop_assert_eq!(&reading, &read(text, &AUTHORITY));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_text_is_read(text in "\\PC{0,200}") {
        holds(&text)?;
    }

    #[test]
    fn any_mixture_of_the_words_of_captions_is_read(
        fragments in prop::collection::vec(prop::sample::select(FRAGMENTS), 0..40),
    ) {
        holds(&fragments.concat())?;
    }
}

/// Texts that made the reader panic once.
#[test]
fn a_text_that_broke_the_reader_once_is_read() {
    for text in [
        "KABU, U.S. north of NTuesday, ",
        "of Aleppo, Syria, May 3, 2014",
        "20 km\u{14}r/  1940? via Getty Image:40? (((/ 1940?   (/(/(/",
    ] {
        assert_eq!(holds(text).map_err(|fault| fault.to_string()), Ok(()), "{text}");
    }
}
