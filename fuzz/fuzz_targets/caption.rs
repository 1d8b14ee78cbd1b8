//! Reads any text as a caption: no panic, every span inside the text and on character boundaries,
//! the same reading twice.

#![no_main]

use std::sync::LazyLock;

use archive::authority::Authority;
use archive::caption;
use libfuzzer_sys::fuzz_target;

static AUTHORITY: LazyLock<Authority> = LazyLock::new(Authority::embedded);

fuzz_target!(|text: &str| {
    let reading = caption::read(text, &AUTHORITY);
    let spans = reading
        .spans
        .values()
        .chain(&reading.asides)
        .chain(reading.doubts.iter().map(|doubt| &doubt.span));
    for span in spans {
        assert!(text.get(span.start..span.end).is_some(), "{span:?} is not in the text");
    }
    if text.len() < 64 {
        assert_eq!(reading, caption::read(text, &AUTHORITY));
    }
});
