//! Fields that were read on little evidence, with the line that settles each.

use std::collections::BTreeMap;

use super::places::is_unknown;
use super::{Entries, place_of, trailer_line};
use crate::authority::Authority;
use crate::diagnostic::{Code, Diagnostic, SourceSpan};
use crate::record::{Decision, Entry, Field};

/// One finding for each caption and field; names of the same agency, photographer or source, which
/// one line of settings may settle, are told once.
pub(super) fn findings(entries: &Entries<'_>, authority: &Authority) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut names: BTreeMap<(Field, &'static str, String), Vec<SourceSpan>> = BTreeMap::new();
    for (entry, block) in entries.iter() {
        for (field, decision) in entry.decisions.iter() {
            if !decision.is_unsure() || entry.value(field).is_none() {
                continue;
            }
            let is_place =
                matches!(field, Field::Country | Field::Region | Field::Locality | Field::Place);
            // An unknown place is asked about once, for all its captions.
            if is_place && is_unknown(entry, authority) {
                continue;
            }
            let Some(line) = trailer_line(entry, field, authority) else { continue };
            let at = place_of(entry, block, field);
            if is_place || field == Field::Date {
                found.push(finding(field, decision.reason, line, at, entry));
            } else {
                let key = (field, decision.reason, line);
                names.entry(key).or_default().push(at);
            }
        }
    }
    for ((field, reason, line), mut places) in names {
        let first = places.remove(0);
        found.push(told(field, reason, line, first).also(places));
    }
    found
}

fn finding(
    field: Field,
    reason: &'static str,
    line: String,
    at: SourceSpan,
    entry: &Entry,
) -> Diagnostic {
    let found = told(field, reason, line, at);
    match entry.decisions.get(field).and_then(|decision| lost(decision, entry)) {
        Some(words) => {
            let help = format!("`{words}` may be meant; state what is right under the caption");
            found.help(help)
        }
        None => found,
    }
}

fn lost(decision: &Decision, entry: &Entry) -> Option<String> {
    let other = decision.runner_up.as_ref()?;
    Some(other.value.clone().unwrap_or_else(|| other.span.text(&entry.text).to_owned()))
}

fn told(field: Field, reason: &str, line: String, at: SourceSpan) -> Diagnostic {
    let what = match field {
        Field::Country | Field::Region | Field::Locality | Field::Place => "place",
        Field::Photographers => "photographer",
        other => other.as_str(),
    };
    let help = match field {
        Field::Agency => {
            "state what is right under the caption, or teach the name: `[[agencies]]` in site.toml"
        }
        _ => "state what is right under the caption",
    };
    let message = format!("unsure of the {what}: {reason}");
    Diagnostic::warning(Code::UnsureField, at, message).help(help).paste(line)
}
