//! content/people.toml: photographers and agencies of one site.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::authority::{LocalNames, Person, fold};
use crate::config::{AgencyConfig, Names, Placed, Table, agency_kind, names};
use crate::diagnostic::{Code, Diagnostic, Reported, SourceText};
use crate::record::Span;

/// Reads people.toml beside the `[[agencies]]` of site.toml. A name that means two is an error.
///
/// Two people whose names differ only by accents or capitals are two people: each is found as
/// written. Agencies are told apart by their folded names alone.
pub(super) fn parse(source: &Arc<SourceText>, agencies: &[AgencyConfig]) -> Reported<LocalNames> {
    let mut table = Table::parse(source, Span::new(0, source.text.len()), "people.toml");
    let mut found = LocalNames::default();
    let mut faults = Vec::new();
    let mut owners = Owners::default();
    for mut person in table.tables("person") {
        match names(&mut person, "a person") {
            Ok(names) => {
                faults.extend(owners.claim(&names, "person", str::to_owned));
                let (name, aliases) = plain(names);
                found.people.push(Person { name, aliases });
            }
            Err(fault) => faults.push(fault),
        }
        faults.extend(person.finish());
    }
    let mut owners = Owners::of_site(agencies);
    for mut agency in table.tables("agency") {
        let kind = agency_kind(&mut agency);
        match names(&mut agency, "an agency") {
            Ok(names) => {
                faults.extend(owners.claim(&names, "agency", fold));
                let (name, aliases) = plain(names);
                found.agencies.push(AgencyConfig { name, aliases, kind });
            }
            Err(fault) => faults.push(fault),
        }
        faults.extend(agency.finish());
    }
    faults.extend(table.finish());
    Reported { value: found, diagnostics: faults }
}

fn plain(names: Names) -> (String, Vec<String>) {
    (names.name.value, names.aliases.into_iter().map(|alias| alias.value).collect())
}

/// Whose each name is.
#[derive(Default)]
struct Owners(BTreeMap<String, Owner>);

struct Owner {
    /// The established name.
    name: String,
    /// "people.toml:3".
    place: String,
    /// It is the established name itself.
    is_established: bool,
    /// It stands in site.toml, to which people.toml may add.
    is_of_site: bool,
}

impl Owners {
    fn of_site(agencies: &[AgencyConfig]) -> Self {
        let mut owners = BTreeMap::new();
        for AgencyConfig { name: established, aliases, .. } in agencies {
            for (name, is_established) in
                aliases.iter().map(|alias| (alias, false)).chain([(established, true)])
            {
                let (name_of, place) = (established.clone(), "site.toml".to_owned());
                let owner = Owner { name: name_of, place, is_established, is_of_site: true };
                owners.insert(fold(name), owner);
            }
        }
        Self(owners)
    }

    /// Takes the names of one more person or agency; the faults where one is taken. `key` says
    /// which spellings are one name.
    fn claim(
        &mut self,
        names: &Names,
        what: &str,
        key: impl Fn(&str) -> String,
    ) -> Vec<Diagnostic> {
        let Names { name: established, aliases } = names;
        let mut written = BTreeMap::new();
        let mut faults = Vec::new();
        for (at, name) in [established].into_iter().chain(aliases).enumerate() {
            let place = format!("{}:{}", name.at.source.path, name.at.line_column().0);
            let is_established = at == 0;
            if written.insert(&name.value, ()).is_some() {
                let message =
                    format!("`{}` is given twice for `{}`", name.value, established.value);
                faults.push(fault(name, message).help("leave it out here"));
                continue;
            }
            let owner =
                Owner { name: established.value.clone(), place, is_established, is_of_site: false };
            match self.0.get(&key(&name.value)) {
                None => {
                    self.0.insert(key(&name.value), owner);
                }
                Some(other) if key(&other.name) == key(&established.value) => {
                    if is_established && other.is_established && !other.is_of_site {
                        let message = format!(
                            "`{}` is listed twice, first at {}",
                            established.value, other.place
                        );
                        let help = format!("put the aliases of both into one `[[{what}]]`");
                        faults.push(fault(name, message).help(help));
                    }
                }
                Some(other) => {
                    let message = format!(
                        "`{}` means both `{}` and, at {}, `{}`",
                        name.value, established.value, other.place, other.name
                    );
                    let help = format!("leave it to one of them, or make one `[[{what}]]` of both");
                    faults.push(fault(name, message).help(help));
                }
            }
        }
        faults
    }
}

fn fault(name: &Placed<String>, message: String) -> Diagnostic {
    Diagnostic::error(Code::DuplicateName, name.at.clone(), message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authority::AgencyKind;

    fn read(text: &str) -> (LocalNames, Vec<String>) {
        let source =
            Arc::new(SourceText { path: "content/people.toml".to_owned(), text: text.to_owned() });
        let own = AgencyConfig {
            name: "Harbour Press".to_owned(),
            aliases: vec!["HP".to_owned()],
            kind: Some(AgencyKind::Wire),
        };
        let Reported { value, diagnostics } = parse(&source, &[own]);
        let told = diagnostics.iter().map(|found| {
            let (line, column) = found.at.as_ref().unwrap().line_column();
            format!("{line}:{column} {}: {}", found.code.as_str(), found.message)
        });
        (value, told.collect())
    }

    #[test]
    fn people_and_agencies_are_read() {
        let (names, told) = read(
            "# Ours.\n[[person]]\nname = \"Jane Roe\"\naliases = [\"J. Roe\", \"ROE Jane\"]\n\
             [[person]]\nname = \"José Ruiz\"\n[[person]]\nname = \"Jose Ruiz\"\n\
             [[agency]]\nname = \"Harbour Press\"\naliases = [\"Harbor Press\"]\n\
             [[agency]]\nname = \"Quay Pictures\"\nkind = \"company\"\n",
        );
        assert_eq!(told, Vec::<String>::new());
        let people: Vec<_> = names.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(people, ["Jane Roe", "José Ruiz", "Jose Ruiz"]);
        assert_eq!(names.people[0].aliases, ["J. Roe", "ROE Jane"]);
        let kinds: Vec<_> = names.agencies.iter().map(|agency| agency.kind).collect();
        assert_eq!(kinds, [None, Some(AgencyKind::Company)]);
    }

    #[test]
    fn each_fault_is_told_at_its_place() {
        let jane = "[[person]]\nname = \"Jane Roe\"\naliases = [\"J. Roe\"]\n";
        for (text, told) in [
            ("[[persons]]\nname = \"A\"", "1:3 unknown-key: `persons` is not a key of people.toml"),
            ("[[person]]\nnmae = \"A\"", "2:1 bad-value: a person needs a `name`"),
            (
                "[[person]]\nname = \"A\"\nkind = \"wire\"",
                "3:1 unknown-key: `kind` is not a key of person",
            ),
            (
                "[[person]]\nname = \"A\"\naliases = \"B\"",
                "3:11 bad-value: `aliases` must be a list of texts: `[\"nets\", \"quay\"]`",
            ),
            (
                "[[person]]\nname = \"A\"\naliases = [\"B\", \"B\"]",
                "3:17 duplicate-name: `B` is given twice for `A`",
            ),
            (
                &format!("{jane}[[person]]\nname = \"Jane Roe\""),
                "5:8 duplicate-name: `Jane Roe` is listed twice, first at content/people.toml:2",
            ),
            (
                &format!("{jane}[[person]]\nname = \"John Roe\"\naliases = [\"J. Roe\"]"),
                "6:12 duplicate-name: `J. Roe` means both `John Roe` and, at content/people.toml:3, `Jane Roe`",
            ),
            (
                &format!("{jane}[[person]]\nname = \"J. Roe\""),
                "5:8 duplicate-name: `J. Roe` means both `J. Roe` and, at content/people.toml:3, `Jane Roe`",
            ),
            (
                "[[agency]]\nname = \"Quay\"\naliases = [\"hp\"]",
                "3:12 duplicate-name: `hp` means both `Quay` and, at site.toml, `Harbour Press`",
            ),
            (
                "[[agency]]\nname = \"Quay\"\nkind = \"press\"",
                "3:8 bad-value: `kind` must be one of \"wire\", \"agency\", \"newspaper\", \"institution\", \"military\", \"government\", \"ngo\", \"company\"",
            ),
        ] {
            let (_, found) = read(text);
            assert!(found.contains(&told.to_owned()), "{text}: {found:#?}");
        }
    }
}
