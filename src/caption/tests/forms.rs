//! Every form that credits, dates, places and notes take, each in captions of its own and with what
//! is read of them; and the page that tells editors of them.
//!
//! In `forms/`, `#` names a form, `;` says why it is read so, and `=` is what the caption above it
//! says, as [`says`] writes it.

use super::super::{Reading, read};
use super::AUTHORITY;
use crate::record::{DateRole, Field};

/// What a reading says, its fields in the order of a record: "2016-11-06; in Brest, FR; by Jane Roe;
/// agency AFP". Names of places stand narrowest first, a region only where the caption names it.
fn says(reading: &Reading) -> String {
    if !reading.is_caption {
        return "no caption".to_owned();
    }
    let mut parts = Vec::new();
    if let Some(date) = &reading.date {
        let role = match date.role {
            DateRole::Taken => String::new(),
            role => format!("{} ", role.as_str()),
        };
        parts.push(format!("{role}{}", date.edtf));
    }
    let location = &reading.location;
    let is_named = |field: Field| reading.spans.contains_key(&field);
    let region = location.region.as_ref().filter(|_| is_named(Field::Region));
    let names = [location.place.as_ref(), location.locality.as_ref(), region];
    let mut places: Vec<String> =
        names.into_iter().flatten().map(|place| place.name.clone()).collect();
    places.dedup();
    places.extend(location.country.map(|country| country.to_string()));
    let list = |what: &str, values: &[String]| {
        (!values.is_empty()).then(|| format!("{what} {}", values.join(", ")))
    };
    let credit = &reading.credit;
    let agencies: Vec<String> = credit
        .agencies
        .iter()
        .filter(|name| Some(*name) != credit.source.as_ref())
        .cloned()
        .collect();
    parts.extend(list("in", &places));
    parts.extend(list("by", &credit.photographers));
    parts.extend(credit.agency.as_ref().map(|agency| format!("agency {agency}")));
    parts.extend(list("of", &agencies).filter(|_| agencies.len() > 1));
    parts.extend(credit.source.as_ref().map(|source| format!("source {source}")));
    parts.extend(list("restricted", &reading.restrictions));
    parts.extend(reading.embargo.as_ref().map(|embargo| {
        let date = embargo.date.as_ref().map(|date| format!(" {date}")).unwrap_or_default();
        let time = embargo.time.map(|time| format!(" {time}")).unwrap_or_default();
        let zone = embargo.zone.as_ref().map(|zone| format!(" {zone}")).unwrap_or_default();
        format!("embargo{date}{time}{zone}")
    }));
    parts.extend(reading.verification.map(|verification| verification.as_str().to_owned()));
    parts.extend(list("corrected", &reading.corrections));
    parts.extend(reading.sensitive.as_ref().map(|warning| format!("warning {warning}")));
    parts.extend(list("number", &reading.picture_ids));
    parts.extend(list("slug", &reading.slugs));
    let unsure = reading.decisions.iter().filter(|(_, decision)| decision.is_unsure());
    let unsure: Vec<String> = unsure.map(|(field, _)| field.as_str().to_owned()).collect();
    parts.extend(list("unsure", &unsure));
    if parts.is_empty() { "nothing".to_owned() } else { parts.join("; ") }
}

/// Reads every caption of a table and names all that are read otherwise; at least `least` captions.
fn reads(table: &str, least: usize) {
    let (mut form, mut caption, mut count, mut wrong) = ("", "", 0, Vec::new());
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with(';')) {
        if let Some(name) = line.strip_prefix("# ") {
            form = name;
        } else if let Some(wanted) = line.strip_prefix("= ") {
            count += 1;
            let found = says(&read(caption, &AUTHORITY));
            if found != wanted {
                wrong.push(format!("{form}: {caption}\n    read  {found}\n    wanted {wanted}"));
            }
        } else {
            caption = line;
        }
    }
    assert!(count >= least, "{count} captions");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_form_of_credit_is_read() {
    reads(include_str!("forms/credits.txt"), 110);
}

#[test]
fn every_form_of_date_is_read() {
    reads(include_str!("forms/dates.txt"), 60);
}

#[test]
fn every_form_of_place_is_read() {
    reads(include_str!("forms/places.txt"), 50);
}

#[test]
fn what_stands_beside_a_caption_is_kept_apart() {
    reads(include_str!("forms/beside.txt"), 30);
}

/// The tables of the page: a form, a caption in it, and what is read.
#[test]
fn the_page_on_reading_says_what_is_read() {
    let page = include_str!("../../../docs/reading.md");
    let (mut count, mut wrong) = (0, Vec::new());
    let mut is_table = false;
    for line in page.lines() {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        if !line.starts_with('|') {
            is_table = false;
        } else if cells.last() == Some(&"what is read") {
            is_table = true;
        } else if let (true, [_, caption, wanted]) = (is_table, cells.as_slice()) {
            if caption.starts_with('-') {
                continue;
            }
            count += 1;
            let found = says(&read(&caption.replace("\\|", "|"), &AUTHORITY));
            if found != *wanted {
                wrong.push(format!("{caption}\n    read  {found}\n    wanted {wanted}"));
            }
        }
    }
    assert!(count >= 60, "{count} examples");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
