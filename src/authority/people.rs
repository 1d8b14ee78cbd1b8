//! Photographers by any of their names, as content/people.toml teaches them.

use std::collections::BTreeMap;

use super::name::person_key;
use crate::config::AgencyConfig;

/// A photographer with an established name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The established name: "Jane Roe".
    pub name: String,
    /// Other names that mean the same person: "J. Roe".
    pub aliases: Vec<String>,
}

impl Person {
    /// The established name, then the others.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.aliases.iter().map(String::as_str))
    }
}

/// What content/people.toml says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocalNames {
    /// `[[person]]`.
    pub people: Vec<Person>,
    /// `[[agency]]`: as `[[agencies]]` of site.toml.
    pub agencies: Vec<AgencyConfig>,
}

/// Photographers by name.
#[derive(Clone, Debug, Default)]
pub struct People {
    people: Vec<Person>,
    /// Name as written in people.toml → index in `people`.
    written: BTreeMap<String, usize>,
    /// [`person_key`] → index; `None` where several people share it.
    keys: BTreeMap<String, Option<usize>>,
}

impl People {
    /// These people. A name that two of them have means the first; `source` reports it.
    pub fn new(people: &[Person]) -> Self {
        let mut all = Self { people: people.to_vec(), ..Self::default() };
        for (at, person) in people.iter().enumerate() {
            for name in person.names() {
                all.written.entry(name.to_owned()).or_insert(at);
                let known = all.keys.entry(person_key(name)).or_insert(Some(at));
                if *known != Some(at) {
                    *known = None;
                }
            }
        }
        all
    }

    /// The person who goes by `name`: as it is written, else however it is cased, accented or
    /// punctuated where that leaves one person.
    pub fn find(&self, name: &str) -> Option<&Person> {
        self.index(name).map(|at| &self.people[at])
    }

    /// [`Self::find`], as the index in [`Self::all`].
    pub fn index(&self, name: &str) -> Option<usize> {
        let by_key = || self.keys.get(&person_key(name)).copied().flatten();
        self.written.get(name).copied().or_else(by_key)
    }

    /// Everyone, in the order of the file.
    pub fn all(&self) -> &[Person] {
        &self.people
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_found_by_any_spelling_that_leaves_one() {
        let person = |name: &str, aliases: &[&str]| Person {
            name: name.to_owned(),
            aliases: aliases.iter().map(|alias| (*alias).to_owned()).collect(),
        };
        let people = People::new(&[
            person("Jane Roe", &["J. Roe", "Roe, Jane"]),
            person("José Ruiz", &[]),
            person("Jose Ruiz", &["J Ruiz"]),
        ]);
        for (written, name) in [
            ("Jane Roe", Some("Jane Roe")),
            ("JANE ROE", Some("Jane Roe")),
            ("J Roe", Some("Jane Roe")),
            ("ROE Jane", Some("Jane Roe")),
            ("José Ruiz", Some("José Ruiz")),
            ("Jose Ruiz", Some("Jose Ruiz")),
            ("JOSE RUIZ", None),
            ("J. Ruiz", Some("Jose Ruiz")),
            ("Joan Roe", None),
        ] {
            let found = people.find(written).map(|person| person.name.as_str());
            assert_eq!(found, name, "{written}");
        }
    }
}
