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

pub(super) fn reads(captions: &[&str]) {
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
fn an_agency_that_no_registry_has_is_told_by_the_nouns_of_its_name() {
    reads(&[
        "Nets dry in Vigo, May 2, 2016. [agency|Harbour Pictures]/[photographer|Jane Roe]",
        "Nets dry in Vigo, May 2, 2016. [agency|Harbour Pictures]/[photographer|Jane Roe]/File Photo",
        "Nets dry in Vigo, May 2, 2016. [agency|The Anytown Courier]/Stringer",
        "Nets dry in Vigo. ([agency|Harbour News Agency])",
        "Nets dry in Vigo. ([agency|Harbour Press] Photo/[photographer|Jane Roe])",
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
        "Photo: The Grand Hotel in Accra.",
        "Photo: Grand Central Station",
        "The Library of Congress in Washington.",
        "Library of Congress reading room.",
        "Jane Roe of AP mends a net.",
        "A Reuters photographer, Jane Roe, mends a net.",
        "Getty Images chief Jane Roe mends a net.",
        "From left (L-R): Jane Roe, John Doe (C) and Ann Poe.",
        "The ship passes the U.S. Navy pier.",
    ]);
}

#[test]
fn chains_are_filed_under_the_agency_that_the_picture_comes_from() {
    reads(&[
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency|AFP] via [also|Getty Images])",
        "Nets dry. (Photo by [photographer=Jane Roe|JANE ROE]/[agency|AFP]/[also|Getty Images])",
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency=EPA|EPA]/EFE)",
        "Nets dry. (Photo by [agency|VCG]/VCG via [also|Getty Images])",
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency|Action Images] via [also|Reuters])",
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency=PA|PA Wire]/[also|AP])",
        "Nets dry. (Photo by Fox Photos/Hulton Archive/Getty Images)"
            .replace("Fox Photos", "[agency|Fox Photos]")
            .as_str(),
        "Nets dry. Photo: [agency|KCNA] via [also|Reuters]",
        "Nets dry. Foto: picture alliance/[agency|dpa]/[photographer|Jane Roe]",
        "Nets dry. BAIN NEWS SERVICE, [agency=Library of Congress|LIBRARY OF CONGRESS]",
        "Nets dry. © [agency|AFP] 2023 / [photographer=Jane Roe|JANE ROE]",
        "Nets dry. / [agency=AFP|AFP PHOTO] / POOL / [photographer=Jane Roe|Jane ROE]",
        "Nets dry. [agency|Reuters] - [photographer=Jane Roe|JANE ROE]",
        "Nets dry. [photographer|Jane Roe]/[agency|WANA] (West Asia News Agency) via [also=Reuters|REUTERS]",
        "Nets dry. [photographer|Jane Roe]-[agency=USA Today Sports|USA TODAY Sports]",
        "Nets dry. [photographer|Jane Roe] | [agency|Bloomberg] | [also|Getty Images]",
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency|Quayside])",
        "Nets dry. (Photo by [agency|Apic]/[also|Getty Images])",
        "Nets dry. From the George Grantham Bain Collection, [agency|Library of Congress].",
        "Nets dry. ([photographer|Jane Roe], Special to the [agency|Example Herald])",
        "Nets dry. ([agency|AAP]: [photographer|Jane Roe])",
        "Nets dry. Image credit: [agency|NASA]/[also|JPL-Caltech]",
    ]);
}

#[test]
fn the_giver_behind_an_agency_is_the_source() {
    reads(&[
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency|Reuters]/[source|Ministry of Fisheries])",
        "Nets dry. (Photo by [agency=AP|AP Photo]/[source|Example Media Center])",
        "Nets dry. ([source|Example Harbour Police] via [agency|AP])",
        "Nets dry. [source=U.S. Navy|U.S. Navy]/Handout via [agency=Reuters|REUTERS]",
        "Nets dry. Courtesy [source|Example Coast Guard]/Handout via [agency=Reuters|REUTERS].",
        "Nets dry. ([photographer|Jane Roe]/[source|Houston Chronicle] via [agency|AP], File)",
        "Nets dry. ([photographer|Jane Roe]/[source|The Daily Quay] via [agency|AP])",
        "Nets dry. (Photo by Handout / [source=Chilean Army|CHILEAN ARMY] / [agency|AFP])",
        "Nets dry. © [photographer|Jane Roe]/[agency|Magnum Photos] Courtesy of [source|Example Gallery]",
        "Nets dry. (Photo by [photographer|Jane Roe]/[source|Example Photography Awards])",
        "Nets dry. ([agency=AP|AP Photo]/[source=U.S. Navy|U.S. Navy], Petty Officer 2nd Class [photographer|Jane Roe])",
        "Nets dry. ([agency=AP|AP Photo]/[source|The Example Herald], [photographer|Jane Roe])",
        "Nets dry in a picture from social media. @nets/via [agency=Reuters|REUTERS]",
        "Nets dry. (Courtesy of [source|Jane Roe] via [agency|AP])",
        "Nets dry in this photo provided by [source|Example Yacht Club Association] in May 2001.",
    ]);
}

#[test]
fn placeholders_are_nobody() {
    reads(&[
        "Nets dry. (Photo by [agency|Reuters]/Stringer)",
        "Nets dry. (Photo by STR/[agency|AFP] via [also|Getty Images])",
        "Nets dry. (Photo by - / [agency|AFP])",
        "Nets dry. [agency=Reuters|REUTERS]/Handout",
        "Nets dry. Handout via [agency=Reuters|REUTERS]",
        "Nets dry. (Photo by Uncredited/[agency=AP|AP Photo])",
        "Nets dry. (Photo by [photographer|Jane Roe] - Pool/[agency|Getty Images])",
        "Nets dry. Foto: Cortesía.",
        "Nets dry. Photo: Supplied",
        "Nets dry. (Photo by [photographer|Jane Roe]/[agency|Getty Images] for Example Sails)",
    ]);
}

#[test]
fn ranks_and_titles_are_dropped_and_several_people_kept() {
    reads(&[
        "([agency=U.S. Navy|U.S. Navy] photo by Mass Communication Specialist 2nd Class [photographer|Jane Roe])",
        "Nets dry. ([agency=U.S. Army|U.S. Army] photo by Staff Sgt. [photographer|Jane Q. Roe])",
        "Nets dry. ([agency=U.S. Air Force|U.S. Air Force] photo/Senior Airman [photographer|Jane Roe])",
        "Nets dry. ([agency=U.S. Navy|U.S. Navy] photo)",
        "Nets dry. (Photo by [photographer|Jane Roe] and [photographer|John Doe]/[agency|AFP])",
        "Nets dry. (Photo by [photographer|Jane Roe], [photographer|John Doe] and [photographer|Ann Poe]/[agency|AFP])",
        "Nets dry. ([agency|AFP] / [photographer|Jane Roe] - [photographer|John Doe])",
        "Nets dry. Photo by [photographer|Roe & Doe]. Courtesy [agency|Library of Congress].",
        "Nets dry. ([photographer|Jane Roe]/Staff)",
        "Nets dry. (Staff photo by [photographer|Jane Roe])",
    ]);
}

#[test]
fn institutions_keep_their_numbers_out_of_the_names() {
    reads(&[
        "Nets dry, 1865. [agency|Library of Congress], Prints and Photographs Division, LC-DIG-ppm-01234",
        "“Nets dry.” [photographer|Jane Roe], May 1939. [agency|Library of Congress], Example Collection (LC-USF34-01234-D). Public domain.",
        "Nets dry. [agency|National Archives] photo no. 111-SC-12345",
        "Nets dry. Photo: [agency|Bundesarchiv], Bild 183-S55480 / CC-BY-SA 3.0",
        "Nets dry. Collection of the [agency|Museum of Modern Art], New York.",
        "Nets: [photographer|Jane Roe], Example Pier, June 1978. [agency|Wikimedia Commons]. CC BY-SA 2.0.",
        "Nets dry. Photo courtesy of [agency=New York Public Library|the New York Public Library].",
    ]);
}

#[test]
fn a_byline_inside_the_description_names_the_photographer() {
    reads(&[
        "The quay, photographed by [photographer|Jane Roe] in 1932.",
        "“Nets”, a photograph by [photographer|Jane Roe] of the quay, for the federal [agency|War Relocation Authority].",
        "Nets: Portrait by [photographer|Jane Roe], 1941. [agency|Library of Congress]. Public domain.",
        "A portrait of Jane Roe by the quay.",
    ]);
}

#[test]
fn other_languages_announce_a_credit_in_their_own_words() {
    reads(&[
        "Netze am Kai. (Foto: [photographer|Jane Roe]/[agency|dpa])",
        "Redes en el muelle. Foto: [agency|EFE].",
        "Redes en el muelle. Foto de [photographer|Jane Roe] / [agency|AFP]",
        "Filets sur le quai. Crédit photo : [photographer|Jane Roe]/[agency|AFP]",
        "Filets sur le quai. Photo [agency|AFP]",
        "Redes no cais. Foto: Divulgação",
        "[서울=[agency=Newsis|뉴시스]] 그물이 부두에서 마르고 있다.",
        "Las redes se secan en el muelle. [photographer|Jane Roe] ([agency|Reuters])",
        "Сети на причале. Фото [photographer=Иван Лебедев|Ивана Лебедева], [agency=RIA Novosti|РИА «Новости»].",
        "Сети на причале. Фото: [photographer|Иван Иванов] / [agency=TASS|ТАСС]",
        "الشباك على الرصيف ([agency=Reuters|رويترز])",
        "الشباك على الرصيف. (تصوير: [photographer|سامر الحلبي]/[agency=Reuters|رويترز])",
        "الشباك على الرصيف (وكالات)",
        "صورة بثتها [source|شبكة الميناء] للشباك",
        "부두에 그물이 마르고 있다. © [agency|AFP]=[also=News1|뉴스1]",
    ]);
}

#[test]
fn the_stretches_hold_the_credit_and_nothing_of_the_description() {
    let agencies = Agencies::embedded();
    for (text, rest, line) in [
        ("Nets dry. (Photo by Jane Roe/AFP Photo)", "Nets dry. ", "Photo by Jane Roe/AFP Photo"),
        ("Nets dry. REUTERS/Jane Roe", "Nets dry. ", "REUTERS/Jane Roe"),
        ("REUTERS/Jane Roe - Nets dry.", " - Nets dry.", "REUTERS/Jane Roe"),
        (
            "Nets dry. (Photo by Jane ROE / AFP) (Photo by JANE ROE/AFP via Getty Images)",
            "Nets dry.  ",
            "Photo by JANE ROE/AFP via Getty Images",
        ),
        ("Nets dry. Foto: Cortesía.", "Nets dry. ", "Foto: Cortesía."),
        ("Nets dry. REUTERS/Jane Roe Purchase Licensing Rights", "Nets dry. ", "REUTERS/Jane Roe"),
    ] {
        let reading = read(text, &agencies).expect("the caption has a credit");
        let mut left = text.to_owned();
        for span in reading.stretches.iter().rev() {
            left.replace_range(span.start..span.end, "");
        }
        assert_eq!(left, rest, "{text}");
        assert_eq!(reading.credit.line.as_deref(), Some(line), "{text}");
    }
}

#[test]
fn any_text_is_read_without_fault_and_every_span_lies_within_it() {
    let agencies = Agencies::embedded();
    let bits = [
        "(",
        ")",
        "[",
        "]",
        "/",
        "|",
        " via ",
        " for ",
        "Photo by ",
        "Photo: ",
        "©",
        "(c)",
        "—",
        "-",
        ",",
        ".",
        "…",
        "...",
        "&",
        "AFP",
        "REUTERS",
        "AP Photo",
        "Jane Roe",
        "É",
        "👩‍👩‍👧",
        "\u{202E}",
        "\u{301}",
        "تصوير",
        "رويترز",
        "뉴스1",
        "=",
        "’",
        "\"",
        "Courtesy of ",
        "Handout",
        "2016",
        "McX",
        "Library of Congress",
        ", LC-USZ62-1",
        "http://",
        "the ",
        "The ",
        "ß",
        "İ",
        "ǅ",
        "\0",
        "\n",
        "Estate of ",
        "by ",
        "special to ",
        "publicity photograph",
        "provided by ",
        "Staff Sgt. ",
        "photo no. ",
        "B\u{301}ob",
        "Roe-Pool",
        "OUT",
        "NO SALES",
    ];
    let mut texts: Vec<String> = vec![
        String::new(),
        " ".to_owned(),
        "()".to_owned(),
        "(((".to_owned(),
        ")))".to_owned(),
        "(".repeat(10_000),
        "(".repeat(10_000) + &")".repeat(10_000),
        "(AFP/".repeat(3_000),
        "Jane Roe/".repeat(3_000),
        "Photo by ".repeat(3_000),
        "the ".repeat(3_000),
        "A. ".repeat(3_000),
        "REUTERS/Jane Roe ".repeat(3_000),
    ];
    // Every pair and, by a fixed walk through the table, long mixtures of them.
    for first in bits {
        for second in bits {
            texts.push(format!("Nets {first}{second}"));
            texts.push(format!("{first}{second} dry"));
        }
    }
    let mut step = 7_usize;
    for length in 3..60 {
        let mut mixed = String::new();
        for _ in 0..length {
            step = (step * 31 + 17) % 10_007;
            mixed.push_str(bits[step % bits.len()]);
            if step.is_multiple_of(3) {
                mixed.push(' ');
            }
        }
        texts.push(mixed);
    }
    for text in &texts {
        let Some(reading) = read(text, &agencies) else { continue };
        let mut last = 0;
        for span in &reading.stretches {
            assert!(last <= span.start && span.start < span.end, "{text:?}");
            assert!(text.get(span.start..span.end).is_some(), "{text:?}");
            last = span.end;
        }
        for span in reading.spans.values() {
            assert!(
                text.get(span.start..span.end).is_some_and(|words| !words.is_empty()),
                "{text:?}"
            );
        }
        let credit = reading.credit;
        assert!(credit.photographers.iter().all(|name| !name.trim().is_empty()), "{text:?}");
        assert!(credit.agency.is_none_or(|agency| credit.agencies.contains(&agency)), "{text:?}");
    }
}

#[test]
fn the_words_of_every_table_are_folded_as_the_words_of_a_caption_are() {
    use super::{boilerplate, heads, leads, personal, words};
    use crate::authority::fold;
    let tables = leads::LEADS.iter().map(|(words, _)| *words);
    let tables = tables.chain(heads::HEADS.iter().map(|(words, _)| *words));
    let tables = tables.chain([words::NOBODY, boilerplate::TAILS, personal::TITLES].concat());
    let tables = tables.chain([personal::NEVER_NAME, personal::RANKS, words::THINGS].concat());
    let unfolded: Vec<_> = tables.filter(|words| fold(words) != *words).collect();
    assert_eq!(unfolded, [""; 0]);
}

#[test]
fn credits_that_pages_run_together_with_their_stamps_and_descriptions_are_told_apart() {
    reads(&[
        // A wire beside the name, with no mark between.
        "Nets dry on the quay. [photographer=Jane Roe|JANE ROE] [agency|AFP]",
        // A desk's label, a colon and a name in capitals.
        "Nets dry on the quay. [agency=The Straits Times|ST PHOTO]: [photographer=Jane Roe|JANE ROE]",
        // The stamp of a gallery behind the credit.
        "Nets dry. [agency=Reuters|REUTERS]/[photographer|Jane Roe]/Files Reuters / Friday, April 8, 2016",
        // A pool's picture without an agency.
        "Nets dry on the quay. [photographer|J. Jane Roe]/Pool",
        // The names of those shown, then who took it.
        "John Doe, Ann Poe and Eve Moe [photographer|Jane Roe]/[agency|Getty Images]",
        "The mayoral candidate Eve Moe [photographer|Jane Roe]/[agency=Anadolu Agency|Anadolu] via [also|Getty Images]",
        // A page's control behind the credit, and a slash that nothing follows.
        "Nets dry on the quay. [photographer|Jane Roe]/[agency|NPR] hide caption",
        "Nets dry on the quay. Picture: [photographer|Jane Roe]/",
        // A wire that gives its own pictures.
        "Nets dry in this undated picture released by North Korea's [agency|KCNA] news agency on March 1, 2013",
        // A credit before the description.
        "Foto [photographer|Jane Roe]/[agency|AFP] 7 mei 2018 Netten drogen op de kade.",
        "[photographer|Jane Roe]/[agency|Reuters] Nets dry on the quay.",
        // A platform that shows what a wire hands out.
        "([agency|AFP] / HO / [source|YouTube]) Nets dry on the quay.",
        // A public body's own wording is kept.
        "Nets dry. ([source|Russian Defense Ministry Press Service] via [agency|AP])",
    ]);
}

#[test]
fn what_desks_write_between_names_names_nobody_and_takes_no_name_away() {
    reads(&[
        // Initials that are an agency's letters too.
        "Nets dry on the quay. (Photo by [photographer|CP Roe]/[agency|AFP])",
        "Nets dry on the quay. (Photo by [photographer|AP Roe]/[agency|Getty Images])",
        "Nets dry on the quay. ([agency=The Canadian Press|CP]/[photographer|Jane Roe])",
        // A story's slug and a photographer's number.
        "HARBOUR-NETS/ [photographer|Jane Roe] / [agency|Reuters] A net is seen in Anytown.",
        "Nets dry on the quay. [photographer|Jane Roe] / X12345",
        // The page's labels around a credit.
        "Nets dry on the quay Image copyright [agency|AFP] Image caption Nets dry on the quay",
        "Enlarge [photographer|Jane Roe]/[agency|NPR] A skipper mends nets on the quay.",
        "Enlarge [photographer|Jane Roe]/[agency|NPR] A Harbour Company skipper mends nets.",
        // A sitter whose name has a hyphen.
        "The team of the quay, with Eve Moe and Kim Doe-min [photographer|Jane Roe]/[agency|Getty Images]",
        // A credit that the description follows.
        "[agency|AFP]: [photographer|Jane Roe] People mend their nets on the quay.",
        "[photographer|Jane Roe] for [agency|The New York Times] The Harbour Hotel has a new quay.",
        // Wires that pass on what another took.
        "Nets dry on the quay. [also|Reuters]/[agency|KCNA]",
        "Nets dry on the quay. [agency=Kyodo|Kyodo News] [also=AP|Associated Press]",
        // Who gave the picture.
        "Nets dry. [agency=Reuters|REUTERS]/[photographer|Jane Roe]/Courtesy of [source|example.ge]/Handout",
        "([agency|AFP] / HO / [source|Quayside News]) Nets dry on the quay.",
        "Nets dry. ([photographer|Jane Roe], [agency|Sputnik], [source=Kremlin|Kremlin Pool Photo] via [also|AP])",
        "Nets dry. (Photo by [source|Parks Australia]/[agency|Animal News Agency])",
        // A lost space, and a dash with none.
        "Nets dry. ([photographer=Jane Doeson|JaneDoeson]/[agency=The Boston Globe|Globe] Staff)",
        "Nets dry in Anytown, 2016 [photographer|Jane Roe]—[agency|Rex Shutterstock]",
    ]);
}
