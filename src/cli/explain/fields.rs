//! Each field of a record in words: its value, where it comes from, why, and what it is not.

use std::fmt::Write as _;

use super::WIDTH;
use super::caption::colour_of;
use crate::check::trailer_line;
use crate::cli::report::wrapped;
use crate::diagnostic::visible;
use crate::pipeline::Archive;
use crate::record::{Confidence, Decision, Entry, Field, PhotoDate, Precision, Provenance};
use crate::source::{CaptionBlock, TrailerKey};

/// Columns of the names of fields.
const NAMES: usize = 15;

/// What stands around an entry.
pub(super) struct Sources<'a> {
    pub(super) archive: &'a Archive,
    /// The caption that is asked about.
    pub(super) block: &'a CaptionBlock,
}

/// Every field with a value, and those of the rest whose lack is worth a word.
pub(super) fn table(entry: &Entry, sources: &Sources<'_>, colour: bool) -> String {
    let mut table = String::new();
    for field in Field::ALL.iter().copied() {
        let Some(lines) = lines(entry, field, sources) else { continue };
        let name = match colour && entry.provenance.contains_key(&field) {
            true => format!("\x1b[{}m{:<NAMES$}\x1b[0m", colour_of(field), field.as_str()),
            false => format!("{:<NAMES$}", field.as_str()),
        };
        for (index, line) in lines.iter().enumerate() {
            let head = if index == 0 { name.as_str() } else { &" ".repeat(NAMES) };
            let text = wrapped(&visible(line), WIDTH - NAMES - 2);
            let text = text.replace('\n', &format!("\n{}", " ".repeat(NAMES + 2)));
            writeln!(table, "  {head}{text}").expect("a string takes all");
        }
    }
    table
}

/// `text` in lines, the first one after `first` and the others after as many spaces.
pub(super) fn indented(first: &str, before: &str, text: &str) -> String {
    let indent = before.len() + first.len();
    let lines = wrapped(text, WIDTH - indent);
    format!("{before}{first}{}\n", lines.replace('\n', &format!("\n{}", " ".repeat(indent))))
}

fn lines(entry: &Entry, field: Field, sources: &Sources<'_>) -> Option<Vec<String>> {
    let decision = entry.decisions.get(field);
    let Some(value) = value(entry, field, sources) else {
        let mut lines = vec!["none".to_owned()];
        match decision {
            Some(decision) => {
                lines.push(decision.reason.to_owned());
                lines.extend(runner_up(entry, decision));
            }
            None if is_missed(entry, field) => lines.push("no words of the caption say it".into()),
            None => return None,
        }
        return Some(lines);
    };
    let mut lines = vec![value];
    lines.push(origin(entry, field, sources));
    if let Some(decision) = decision {
        if decision.confidence == Confidence::Unsure {
            let told = trailer_line(entry, field, &sources.archive.authority);
            lines.push(match told {
                Some(line) => {
                    let line = line.replace('\n', "` and `");
                    format!("UNSURE: to settle it, add under the caption `{line}`")
                }
                None => "UNSURE".to_owned(),
            });
        }
        lines.extend(runner_up(entry, decision));
    }
    Some(lines)
}

/// True for a field that a caption should have and this one lacks.
fn is_missed(entry: &Entry, field: Field) -> bool {
    match field {
        Field::Date => entry.date.is_none(),
        Field::Place => entry.location.is_empty(),
        Field::Photographers => entry.credit.is_empty(),
        _ => false,
    }
}

fn value(entry: &Entry, field: Field, sources: &Sources<'_>) -> Option<String> {
    match field {
        Field::Date => entry.date.as_ref().map(date),
        Field::Country => entry.location.country.map(|country| {
            format!("{} ({country})", sources.archive.authority.gazetteer.country_name(country))
        }),
        Field::Tags => (!entry.tags.is_empty()).then(|| entry.tags.join(", ")),
        _ => entry.value(field),
    }
}

/// "1936~, taken, to the year, circa".
fn date(date: &PhotoDate) -> String {
    let precision = match date.edtf.precision() {
        Precision::Day => "to the day",
        Precision::Month => "to the month",
        Precision::Season => "to the season",
        Precision::Year => "to the year",
        Precision::Range => "within these bounds",
    };
    let circa = if date.edtf.is_approximate() { ", circa" } else { "" };
    let perhaps = if date.edtf.is_uncertain() { ", perhaps" } else { "" };
    format!("{}, {}, {precision}{circa}{perhaps}", date.edtf, date.role.as_str())
}

/// Where a value comes from, and why it is the value.
fn origin(entry: &Entry, field: Field, sources: &Sources<'_>) -> String {
    let Some(from) = entry.provenance.get(&field) else {
        return "from more than one place".to_owned();
    };
    match from {
        Provenance::Caption(_) if field == Field::Language => {
            "judged by the caption's words".to_owned()
        }
        Provenance::Caption(span) => {
            let words = shortened(span.text(&entry.text));
            match entry.decisions.get(field) {
                Some(decision) => format!("“{words}”: {}", because(entry, decision)),
                None => match wider_than(entry, field) {
                    Some(narrower) => {
                        format!("“{words}”: named with “{narrower}”, which lies in it")
                    }
                    None => format!("“{words}”"),
                },
            }
        }
        _ if field == Field::Tags => tags(entry, sources),
        Provenance::Authority => follows(entry, field),
        from => stated(from).to_owned(),
    }
}

/// The name, as written, of the narrower place beside which the caption names a wider one.
fn wider_than(entry: &Entry, field: Field) -> Option<&str> {
    let location = &entry.location;
    let finest = location.finest().or(location.region.as_ref())?;
    let is_level = matches!(field, Field::Country | Field::Region | Field::Locality);
    let is_narrower = match field {
        Field::Region => location.finest().is_some(),
        Field::Locality => location.place.is_some(),
        _ => true,
    };
    (is_level && is_narrower).then_some(finest.as_written.as_str())
}

/// From which name of the place a wider one or its coordinates follow.
fn follows(entry: &Entry, field: Field) -> String {
    let location = &entry.location;
    let narrower = match field {
        Field::Region => [&location.place, &location.locality].into_iter().flatten().next(),
        _ => location.finest().or(location.region.as_ref()),
    };
    match (field, narrower) {
        (Field::Coordinates, _) => "where the gazetteer or places.toml has it".to_owned(),
        (_, Some(name)) => format!("follows from {}", name.name),
        (_, None) => stated(&Provenance::Authority).to_owned(),
    }
}

const fn stated(from: &Provenance) -> &'static str {
    match from {
        Provenance::Trailer => "stated under the caption",
        Provenance::Embedded => "from the photograph's own metadata",
        Provenance::Caption(_) => "read in the caption",
        Provenance::FileDefault => "from the caption file's front matter",
        Provenance::CollectionDefault => "from the collection's _index.md",
        Provenance::SiteDefault => "from site.toml",
        Provenance::Authority => "follows from another field",
    }
}

/// Tags add up, so each is told with its own source.
fn tags(entry: &Entry, sources: &Sources<'_>) -> String {
    let trailers = sources.block.trailers.iter().filter(|trailer| trailer.key == TrailerKey::Tags);
    let own: Vec<&str> = trailers
        .flat_map(|trailer| trailer.value.split([',', ';']))
        .map(str::trim)
        .filter(|tag| entry.tags.iter().any(|known| known == tag))
        .collect();
    let file = sources.archive.source.caption_files.iter();
    let file = file.clone().find(|file| file.source.path == sources.block.at.source.path);
    let in_file = file.map(|file| file.defaults.tags.as_slice()).unwrap_or_default();
    let site = &sources.archive.source.config.defaults.tags;
    let mut told: Vec<(&str, Vec<&str>)> = Vec::new();
    for tag in entry.tags.iter().map(String::as_str) {
        let from = if own.contains(&tag) {
            "stated under the caption"
        } else if in_file.iter().any(|known| known == tag) {
            "from the caption file's front matter"
        } else if site.iter().any(|known| known == tag) {
            "from site.toml"
        } else {
            "from an _index.md or another file with this caption"
        };
        match told.iter_mut().find(|(known, _)| *known == from) {
            Some((_, tags)) => tags.push(tag),
            None => told.push((from, vec![tag])),
        }
    }
    if let [(from, _)] = told.as_slice() {
        return (*from).to_owned();
    }
    let each: Vec<String> =
        told.iter().map(|(from, tags)| format!("{} {from}", tags.join(", "))).collect();
    each.join("; ")
}

/// The reason, with the words that speak for it.
fn because(entry: &Entry, decision: &Decision) -> String {
    match decision.evidence {
        Some(words) => format!("{} (“{}”)", decision.reason, words.text(&entry.text)),
        None => decision.reason.to_owned(),
    }
}

/// "not 1975-05-02 (“May 2, 1975”): something began then (“since”)".
fn runner_up(entry: &Entry, decision: &Decision) -> Option<String> {
    let other = decision.runner_up.as_ref()?;
    let words = shortened(other.span.text(&entry.text));
    let against = other.evidence.map(|words| shortened(words.text(&entry.text)));
    let against = against.map(|words| format!(" (“{words}”)")).unwrap_or_default();
    Some(match &other.value {
        Some(value) if *value != words => {
            format!("not {value} (“{words}”): {}{against}", other.lost)
        }
        _ => format!("not “{words}”: {}{against}", other.lost),
    })
}

/// The ends of a long stretch of words.
fn shortened(words: &str) -> String {
    const MOST: usize = 60;
    let count = words.chars().count();
    if count <= MOST {
        return words.to_owned();
    }
    let first: String = words.chars().take(MOST / 2).collect();
    let last: String = words.chars().skip(count - MOST / 2).collect();
    format!("{} … {}", first.trim_end(), last.trim_start())
}
