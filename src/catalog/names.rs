//! One name for each photographer and agency, however captions spell it.
//!
//! What people.toml and the registry establish holds. Of other spellings that differ only by
//! capitals, accents, apostrophes, hyphens and the dots and spaces of initials, the best attested
//! one stands for all; what differs by more is left to the editor.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::authority::{Authority, body_key, person_key};
use crate::record::{Credit, Entry};

/// For each settled name its spellings in the archive, each with its entries in catalogue order.
pub(super) type Spellings = BTreeMap<String, BTreeMap<String, Vec<usize>>>;

/// Settles the names of all photographers. Takes time `n log n` in the credits.
pub(super) fn photographers(entries: &mut [Entry], authority: &Authority) -> Spellings {
    let known = |name: &str| authority.people.find(name).map(|person| person.name.clone());
    settle(entries, |credit| &mut credit.photographers, known, person_key)
}

/// The same for agencies and institutions.
pub(super) fn agencies(entries: &mut [Entry], authority: &Authority) -> Spellings {
    let agencies = &authority.agencies;
    let known = |name: &str| {
        let found = agencies.find(name).or_else(|| agencies.find_folded(&body_key(name)));
        found.map(|agency| agency.name.clone())
    };
    let spellings = settle(entries, |credit| &mut credit.agencies, known, body_key);
    let settled: BTreeMap<&str, &str> = spellings
        .iter()
        .flat_map(|(name, spellings)| spellings.keys().map(|spelling| (&**spelling, &**name)))
        .collect();
    for agency in entries.iter_mut().filter_map(|entry| entry.credit.agency.as_mut()) {
        if let Some(name) = settled.get(agency.as_str()) {
            *agency = (*name).to_owned();
        }
    }
    spellings
}

fn settle(
    entries: &mut [Entry],
    list: impl Fn(&mut Credit) -> &mut Vec<String>,
    known: impl Fn(&str) -> Option<String>,
    key: impl Fn(&str) -> String,
) -> Spellings {
    let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, entry) in entries.iter_mut().enumerate() {
        for name in list(&mut entry.credit).iter() {
            let members = found.entry(name.clone()).or_default();
            if members.last() != Some(&at) {
                members.push(at);
            }
        }
    }
    let mut settled: Spellings = BTreeMap::new();
    let mut open: BTreeMap<String, Vec<(String, Vec<usize>)>> = BTreeMap::new();
    for (spelling, members) in found {
        match known(&spelling) {
            Some(name) => {
                settled.entry(name).or_default().insert(spelling, members);
            }
            None => {
                let shared = Some(key(&spelling)).filter(|key| !key.is_empty());
                let group = open.entry(shared.unwrap_or_else(|| spelling.clone())).or_default();
                group.push((spelling, members));
            }
        }
    }
    for group in open.into_values() {
        let best = group.iter().min_by_key(|(spelling, members)| worth(spelling, members.len()));
        if let Some((name, _)) = best {
            settled.entry(name.clone()).or_default().extend(group);
        }
    }
    let names: BTreeMap<&str, &str> = settled
        .iter()
        .flat_map(|(name, spellings)| spellings.keys().map(|spelling| (&**spelling, &**name)))
        .collect();
    for entry in entries {
        let mut kept: Vec<String> = Vec::new();
        for name in list(&mut entry.credit).drain(..) {
            let name = names.get(name.as_str()).map_or(name.as_str(), |name| name).to_owned();
            if !kept.contains(&name) {
                kept.push(name);
            }
        }
        *list(&mut entry.credit) = kept;
    }
    settled
}

/// Less is better: written in capitals and small letters, in many entries, with accents, and last
/// by the alphabet, so that the choice never depends on the order of the files.
fn worth(spelling: &str, entries: usize) -> (bool, Reverse<usize>, Reverse<usize>, String) {
    let has = |case: fn(char) -> bool| spelling.chars().any(case);
    let is_flat = has(char::is_uppercase) != has(char::is_lowercase);
    let accents = spelling.chars().filter(|c| !c.is_ascii()).count();
    (is_flat, Reverse(entries), Reverse(accents), spelling.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authority::{People, Person};

    fn credited(photographers: &[&[&str]], agencies: &[&[&str]]) -> Vec<Entry> {
        let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let rows = photographers.len().max(agencies.len());
        let rows = (0..rows).map(|at| {
            let mut entry = Entry::bare(&format!("/undated/{at}/"), None, "Nets.");
            entry.credit.photographers =
                photographers.get(at).map(|names| list(names)).unwrap_or_default();
            entry.credit.agencies = agencies.get(at).map(|names| list(names)).unwrap_or_default();
            entry.credit.agency = entry.credit.agencies.first().cloned();
            entry
        });
        rows.collect()
    }

    #[test]
    fn the_best_attested_spelling_stands_for_all() {
        for (written, settled) in [
            (&["C P Scott", "CP Scott", "C. P. Scott", "CP Scott"][..], &["CP Scott"; 4][..]),
            (&["JANE ROE", "JANE ROE", "Jane Roe"], &["Jane Roe"; 3]),
            (&["Zoe Roe", "Zoë Roe"], &["Zoë Roe"; 2]),
            (&["Sean O'Neil", "Sean O’Neil", "Sean ONeil", "Sean O'Neil"], &["Sean O'Neil"; 4]),
            (&["J. Roe", "Jane Roe"], &["J. Roe", "Jane Roe"]),
            (&["ROE Jane", "Jane Roe"], &["ROE Jane", "Jane Roe"]),
            (&["…", "–"], &["…", "–"]),
        ] {
            let rows: Vec<&[&str]> = written.chunks(1).collect();
            let mut entries = credited(&rows, &[]);
            photographers(&mut entries, &Authority::embedded());
            let names: Vec<_> = entries.iter().map(|e| e.credit.photographers[0].clone()).collect();
            assert_eq!(names, settled, "{written:?}");
        }
    }

    #[test]
    fn what_people_toml_establishes_holds_however_often_it_is_met() {
        let person = |name: &str, aliases: &[&str]| Person {
            name: name.to_owned(),
            aliases: aliases.iter().map(|alias| (*alias).to_owned()).collect(),
        };
        let people = People::new(&[
            person("Jane Roe", &["J. Roe", "Roe Jane"]),
            person("José Ruiz", &[]),
            person("Jose Ruiz", &[]),
        ]);
        let authority = Authority { people, ..Authority::embedded() };
        let mut entries =
            credited(&[&["J ROE", "Jane Roe"], &["ROE Jane"], &["Jose Ruiz"], &["José Ruiz"]], &[]);
        let spellings = photographers(&mut entries, &authority);
        let names: Vec<_> = entries.iter().map(|e| e.credit.photographers.clone()).collect();
        assert_eq!(
            names,
            [vec!["Jane Roe"], vec!["Jane Roe"], vec!["Jose Ruiz"], vec!["José Ruiz"]]
        );
        let jane: Vec<_> = spellings["Jane Roe"].iter().collect();
        let expected = [("J ROE", vec![0]), ("Jane Roe", vec![0]), ("ROE Jane", vec![1])];
        let expected = expected.map(|(name, entries)| (name.to_owned(), entries));
        assert_eq!(jane, expected.iter().map(|(n, e)| (n, e)).collect::<Vec<_>>());
    }

    #[test]
    fn an_agency_is_settled_in_its_list_and_where_the_picture_is_filed() {
        let mut entries =
            credited(&[], &[&["H.P. Quay"], &["HP Quay", "A. F. P."], &["HP QUAY"], &["HP Quay"]]);
        agencies(&mut entries, &Authority::embedded());
        assert_eq!(entries[0].credit.agency.as_deref(), Some("HP Quay"));
        assert_eq!(entries[1].credit.agencies, ["HP Quay", "AFP"]);
        assert_eq!(entries[2].credit.agencies, ["HP Quay"]);
    }
}
