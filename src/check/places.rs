//! Places that nothing locates, one finding for each name, the most frequent first.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::trailer::chain;
use super::{Entries, place_of};
use crate::authority::{Authority, PlaceKind};
use crate::diagnostic::{Code, Diagnostic, SourceSpan};
use crate::record::{Entry, Field, Location};

/// A name with what it lies in.
type Named = (String, String);

/// The unknown places, by how many captions name them.
pub(super) fn findings(entries: &Entries<'_>, authority: &Authority) -> Vec<Diagnostic> {
    let mut unknown: BTreeMap<Named, (Vec<SourceSpan>, &Entry)> = BTreeMap::new();
    for (entry, block) in entries.iter() {
        let Some((name, parent, field)) = unknown_place(entry, authority) else { continue };
        let at = place_of(entry, block, field);
        unknown.entry((name, parent)).or_insert_with(|| (Vec::new(), entry)).0.push(at);
    }
    let mut unknown: Vec<_> = unknown.into_iter().collect();
    unknown.sort_by_key(|(_, (places, _))| Reverse(places.len()));
    unknown.into_iter().map(|(named, (places, entry))| finding(named, places, entry)).collect()
}

fn finding((name, parent): Named, mut places: Vec<SourceSpan>, entry: &Entry) -> Diagnostic {
    let first = places.remove(0);
    let times = match places.len() {
        0 => String::new(),
        others => format!(" ({} captions)", others + 1),
    };
    let within = if parent.is_empty() { String::new() } else { format!(" in {parent}") };
    let message =
        format!("neither the gazetteer nor places.toml tells where `{name}` is{within}{times}");
    let kind = if entry.location.place.is_some() { "landmark" } else { "town" };
    let quoted = |text: &str| toml::Value::from(text).to_string();
    let mut lines = format!("[[place]]\nname = {}\nkind = \"{kind}\"\n", quoted(&name));
    if !parent.is_empty() {
        lines.push_str(&format!("parent = {}\n", quoted(&parent)));
    }
    lines.push_str("# coordinates = [latitude, longitude]");
    Diagnostic::warning(Code::UnknownPlace, first, message)
        .help("teach it in content/places.toml, or correct the caption")
        .paste(lines)
        .also(places)
}

/// True if nothing tells where the place of an entry is.
pub(super) fn is_unknown(entry: &Entry, authority: &Authority) -> bool {
    unknown_place(entry, authority).is_some()
}

/// The finest name of an entry's place, what it lies in, and its field, where nothing tells where
/// it is.
fn unknown_place(entry: &Entry, authority: &Authority) -> Option<(String, String, Field)> {
    let location = &entry.location;
    if location.coordinates.is_some() || location.geonames.is_some() {
        return None;
    }
    let (name, field, parent) = match (&location.place, &location.locality) {
        (Some(place), _) => {
            (&place.name, Field::Place, Location { place: None, ..location.clone() })
        }
        (None, Some(town)) => {
            (&town.name, Field::Locality, Location { locality: None, ..location.clone() })
        }
        (None, None) => return None,
    };
    // A sea, or a body in space, is known and has no point to be taught.
    let is_known =
        authority.gazetteer.senses(name).iter().any(|sense| {
            sense.is_local || matches!(sense.kind, PlaceKind::Water | PlaceKind::Space)
        });
    (!is_known).then(|| (name.clone(), chain(&parent, authority), field))
}
