//! Text that means harm: no panic, and spans that lie in it.

use super::*;

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
