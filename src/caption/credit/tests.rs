use super::read;
use crate::authority::Agencies;
use crate::record::Field;

/// Reads a caption whose credited words are marked: `[agency|AFP]`, `[photographer|Jane Roe]`,
/// `[source|Example Museum]`, `[also|Getty Images]` for further agencies, each with `=NAME` where
/// the record's name differs from the written one. What is unmarked must be absent.
fn faults(marked: &str, agencies: &Agencies) -> Vec<String> {
    let mut text = String::new();
    let mut wanted: Vec<(String, String, usize)> = Vec::new();
    let mut rest = marked;
    while let Some((before, after)) = rest.split_once('[') {
        let (inside, after) = after.split_once(']').expect("the mark is closed");
        text.push_str(before);
        match inside.split_once('|') {
            Some((field, written)) => {
                let (field, name) = field.split_once('=').unwrap_or((field, written));
                wanted.push((field.to_owned(), name.to_owned(), text.len()));
                text.push_str(written);
            }
            None => text.push_str(&format!("[{inside}]")),
        }
        rest = after;
    }
    text.push_str(rest);

    let reading = read(&text, agencies);
    let (credit, spans) = reading.map(|r| (r.credit, r.spans)).unwrap_or_default();
    let names = |fields: &[&str]| -> Vec<String> {
        let marked = wanted.iter().filter(|(field, _, _)| fields.contains(&field.as_str()));
        marked.map(|(_, name, _)| name.clone()).collect()
    };
    let mut faults = Vec::new();
    let mut compare = |what: &str, want: Vec<String>, got: Vec<String>| {
        if want != got {
            faults.push(format!("{text}\n    {what}: want {want:?}, got {got:?}"));
        }
    };
    compare("agency", names(&["agency"]), credit.agency.into_iter().collect());
    compare("photographers", names(&["photographer"]), credit.photographers);
    compare("source", names(&["source"]), credit.source.into_iter().collect());
    if !names(&["also"]).is_empty() {
        let mut got = credit.agencies;
        got.retain(|name| !names(&["source"]).contains(name));
        compare("agencies", names(&["agency", "also"]), got);
    }
    for (mark, field) in [
        ("agency", Field::Agency),
        ("photographer", Field::Photographers),
        ("source", Field::Source),
    ] {
        let want = wanted.iter().find(|(marked, _, _)| marked == mark).map(|(_, _, at)| at);
        let got = spans.get(&field).map(|span| span.start);
        if want != got.as_ref() {
            faults.push(format!("{text}\n    {mark} begins at {got:?}, not at {want:?}"));
        }
    }
    faults
}

fn reads(captions: &[&str]) {
    let agencies = Agencies::embedded();
    let faults: Vec<String> =
        captions.iter().flat_map(|caption| faults(caption, &agencies)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn a_bracket_at_the_end_names_the_photographer_and_the_agency() {
    reads(&[
        "Nets dry on the quay. (Photo by [photographer|Jane Roe]/[agency=AFP|AFP Photo])",
        "Nets dry on the quay. (Photo by [photographer|Jane Roe]/[agency|Reuters])",
        "Nets dry on the quay, June 9, 1998.([agency=AP|AP Photo]/[photographer|Jane Roe], File)",
        "Nets dry on the quay. ([agency=AFP|AFP PHOTO] / [photographer=Jane Roe-Doe|Jane ROE-DOE])",
        "Nets dry on the quay. ([agency|Xinhua]/[photographer|Roe Jian])",
        "Nets dry on the quay. (Photo: [agency=EPA|EPA-EFE])",
        "Nets dry on the quay ([agency=PTI|PTI Photo])",
        "Nets dry on the quay. (Photo by [agency=AP|AP Photo])",
        "Nets dry on the quay. (Photo by [photographer|Jane Roe])",
        "Nets dry on the quay. (Photo by [photographer|Jane Roe]/[agency|Reuters]",
    ]);
}

#[test]
fn a_bare_credit_at_the_end_is_read_without_brackets() {
    reads(&[
        "Nets dry in Vigo, Spain May 2, 2016. [agency=Reuters|REUTERS]/[photographer|Jane Roe]",
        "Nets dry in Vigo, Spain May 2, 2016.[agency=Reuters|REUTERS]/[photographer|Jane Roe]/File Photo",
        "Nets dry in Vigo on May 2, 2016. [photographer=Jane Roe|JANE ROE] / [agency|AFP]",
        "Nets dry in Vigo, May 2, 2016. [photographer|Jane Roe]/Pool via [agency=Reuters|REUTERS]",
        "Nets dry in Vigo. [agency|EFE]/[photographer|Jane Roe]",
        "Nets dry in Vigo. Photo: [agency|Reuters]/[photographer|Jane Roe]",
        "Nets dry in Vigo. | Photo Credit: [agency|PTI]",
        "Nets dry in Vigo. Photographer: [photographer|Jane Roe]/[agency|Bloomberg] via [also|Getty Images]",
        "Nets dry in Vigo. © [agency|AFP]",
        "Nets dry in Vigo. Image: [agency|Bettmann]/[also|Getty Images]",
    ]);
}

#[test]
fn a_mention_in_the_story_is_no_credit() {
    reads(&[
        "Nets dry on the quay, said Reuters.",
        "Nets dry, according to AFP, on the quay.",
        "An Agence France-Presse journalist mends a net.",
        "A Reuters/Ipsos poll hangs on the wall of the quay.",
        "The launch by the National Aeronautics and Space Administration (NASA) was put off.",
        "Photo: People mend nets on the quay.",
        "From left (L-R): Jane Roe, John Doe (C) and Ann Poe.",
        "The ship passes the U.S. Navy pier.",
    ]);
}
