//! Findings on small sites, each as `code file:line:column words`.

use chrono::NaiveDate;

use super::{GroupKind, Subject, findings, groups};
use crate::authority::Authority;
use crate::catalog::assemble;
use crate::diagnostic::{Diagnostic, sort};
use crate::source::one_file;

/// The findings of a caption file, with those that reading it told.
fn checked(text: &str) -> Vec<Diagnostic> {
    let source = one_file("a.txt", text).value;
    let authority = Authority::embedded();
    let catalog = assemble(&source, &authority, false);
    let subject = Subject {
        source: &source,
        authority: &authority,
        catalog: &catalog.value,
        today: NaiveDate::from_ymd_opt(2025, 6, 1).unwrap(),
    };
    let mut found = findings(&subject);
    found.extend(catalog.diagnostics);
    sort(&mut found);
    found
}

fn told(found: &[Diagnostic]) -> Vec<String> {
    let one = |found: &Diagnostic| {
        let at = found.at.as_ref().unwrap();
        let (line, column) = at.line_column();
        let words = at.span.text(&at.source.text);
        format!("{} {line}:{column} {words}", found.code.as_str())
    };
    found.iter().map(one).collect()
}

#[test]
fn each_finding_points_at_the_words_concerned() {
    for (text, expected) in [
        ("Nets dry in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP)", &[][..]),
        (
            "Nets dry in Brest, France, on Monday, May 5, 1998. (Photo by Jane Roe/AFP)",
            &["suspicious-date 1:31 Monday, May 5, 1998"],
        ),
        (
            "Nets dry in Brest, France, on\nMay 4, 2031. (Photo by Jane Roe/AFP)",
            &["suspicious-date 2:1 May 4, 2031"],
        ),
        (
            "Nets dry in Brest, France. (Photo by Jane Roe/AFP)\nDate: 1801",
            &["suspicious-date 2:7 1801"],
        ),
        (
            "MANDATORY KILL: another boat. Nets dry in Brest, France, on May 4, 1998. (Jane Roe/AFP)",
            &["not-to-publish 1:1 MANDATORY KILL: another boat"],
        ),
        (
            "EMBARGOED UNTIL 0001 GMT June 2, 2025. Nets dry in Lyon, France, on May 4, 2025. (Jane Roe/AFP)",
            &["not-to-publish 1:1 EMBARGOED UNTIL 0001 GMT June 2, 2025"],
        ),
        (
            "EMBARGOED UNTIL 0001 GMT May 31, 2025. Nets dry in Lyon, France, on May 4, 2025. (Jane Roe/AFP)",
            &[],
        ),
        (
            "980503-N-AB123-001 BREST, France (May 4, 1998) Nets dry. (U.S. Navy photo by Jane Roe)",
            &["contradiction 1:1 980503-N-AB123-001"],
        ),
        ("Nets dry in Brest, France, on May 4, 1998. (AP Photo/Jane Roe, AP24011347933043)", &[]),
        (
            "Nets dry in Brest, France, on May 4, 2024. (AP Photo/Jane Roe) AP24011347933043",
            &["contradiction 1:64 AP24011347933043"],
        ),
        (
            "BREST, FRANCE - MARCH 10: Nets dry in Lisbon, Portugal, on March 10, 2014. (Photo by Jane Roe/AFP)",
            &["contradiction 1:1 BREST, FRANCE"],
        ),
        (
            "XXXX dries nets in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP)",
            &["placeholder 1:1 XXXX"],
        ),
        (
            "Nets dry in Xyzzy village, Morocco, on May 4, 1998. (Photo by Jane Roe/AFP)",
            &["unknown-place 1:13 Xyzzy"],
        ),
        ("Nets dry on a ship in the Weddell Sea on May 4, 1998. (Photo by Jane Roe/AFP)", &[]),
        (
            "Nets dry in Brest, France, on May 4, 1998. (Photo by Jane Roe/Quayside)",
            &["unsure-field 1:63 Quayside"],
        ),
        (
            "Nets dry in Brest, France. (Photo by Jane Roe/AFP)",
            &["missing-date 1:1 Nets dry in Brest, France. (Photo by Jane Roe/AFP)"],
        ),
        (
            "Nets dry by the mill, closed since May 2, 1975, in Brest, France. (Photo by Jane Roe/AFP)",
            &["missing-date 1:36 May 2, 1975"],
        ),
        (
            "Nets dry in Brest, France, on May 4, 1998.",
            &["missing-credit 1:1 Nets dry in Brest, France, on May 4, 1998."],
        ),
    ] {
        assert_eq!(told(&checked(text)), expected, "{text}");
    }
}

#[test]
fn a_place_that_many_captions_name_is_asked_about_once_and_first() {
    let caption = |place: &str, day: u32| {
        format!("Nets dry in {place} village, Morocco, on May {day}, 1998. (Jane Roe/AFP)\n\n")
    };
    let text = caption("Abcy", 1) + &caption("Xyzzy", 2) + &caption("Xyzzy", 3);
    let found = checked(&text);
    let groups = groups(&found);
    let [group] = groups.as_slice() else { panic!("{found:#?}") };
    assert_eq!((group.kind, group.findings.len(), group.places()), (GroupKind::Place, 2, 3));
    let first = group.findings[0];
    assert_eq!(told(std::slice::from_ref(first)), ["unknown-place 3:13 Xyzzy"]);
    assert_eq!(first.also.iter().map(|at| at.line_column()).collect::<Vec<_>>(), [(5, 13)]);
    let expected = "[[place]]\nname = \"Xyzzy\"\nkind = \"town\"\nparent = \"Morocco\"\n# coordinates = [latitude, longitude]";
    assert_eq!(first.paste.as_deref(), Some(expected));
}

#[test]
fn what_a_whole_file_lacks_is_told_once() {
    let caption = "in Brest, France. (Photo by Jane Roe/AFP)\n\n";
    let found = checked(&format!("Nets dry {caption}Boats leave {caption}"));
    let [one] = found.as_slice() else { panic!("{found:#?}") };
    assert_eq!(one.message, "no caption of this file has a date");
    assert_eq!((one.paste.as_deref(), one.also.len()), (Some("date = \"…\""), 1));
}

#[test]
fn the_line_that_settles_a_field_ends_the_question() {
    let caption = "Nets dry in Brest, France, on May 4, 1998. (Photo by Jane Roe/Quayside)";
    let found = checked(caption);
    let line = found[0].paste.as_deref().unwrap();
    assert_eq!(line, "Agency: Quayside");
    assert_eq!(told(&checked(&format!("{caption}\n{line}"))), Vec::<String>::new());
}
