//! Agencies and institutions that distribute or hold photographs, by any of their names.

use std::collections::HashMap;

use super::fold;
use super::wordmap::WordHash;
use crate::config::AgencyConfig;

/// What kind of body it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AgencyKind {
    /// A news wire: AFP, Reuters.
    Wire,
    /// A picture agency or archive: Getty Images, Magnum Photos.
    Agency,
    /// A newspaper, magazine or broadcaster.
    Newspaper,
    /// A museum, library, archive or university.
    Institution,
    /// An armed service.
    Military,
    /// A ministry or other public body, of one state or of several: the United Nations.
    Government,
    /// A charity, rescue service or campaign that is no public body: Médecins Sans Frontières.
    Ngo,
    /// A company, club or event that hands out its own pictures.
    Company,
}

impl AgencyKind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::Wire,
        Self::Agency,
        Self::Newspaper,
        Self::Institution,
        Self::Military,
        Self::Government,
        Self::Ngo,
        Self::Company,
    ];

    /// Its word in the registry, in site.toml and in people.toml: `wire`, `newspaper`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wire => "wire",
            Self::Agency => "agency",
            Self::Newspaper => "newspaper",
            Self::Institution => "institution",
            Self::Military => "military",
            Self::Government => "government",
            Self::Ngo => "ngo",
            Self::Company => "company",
        }
    }

    /// True of a body that is written about more than it takes pictures, and so hands out those
    /// that it has: its pictures reach the reader through others.
    pub const fn hands_out(self) -> bool {
        matches!(self, Self::Government | Self::Ngo | Self::Company)
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// An agency's established name and kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agency {
    /// The established name: `AFP`.
    pub name: String,
    /// What it is.
    pub kind: AgencyKind,
}

/// The registry: every known agency by every known name.
#[derive(Debug, Default)]
pub struct Agencies {
    agencies: Vec<Agency>,
    /// Each folded name, established or other, and the first words of each that has several.
    names: HashMap<String, Known, WordHash>,
}

/// What the words of a name are.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// Index in `agencies`; `None` for words that are no name.
    agency: Option<usize>,
    /// The name of some agency goes on behind these words.
    goes_on: bool,
}

/// One agency a line: established name, kind and, separated by `|`, its other names; tabs between.
/// Wires, newspapers and the like, then more museums, libraries, archives, laboratories and armies.
const REGISTRIES: [&str; 2] =
    [include_str!("data/agencies.tsv"), include_str!("data/institutions.tsv")];

impl Agencies {
    /// The registry compiled into the program.
    pub fn embedded() -> Self {
        let mut registry = Self::default();
        for line in REGISTRIES.into_iter().flat_map(str::lines) {
            let (name, kind, others) = columns(line).expect("the registry's test reads every line");
            registry.add(Agency { name: name.to_owned(), kind }, others);
        }
        registry
    }

    /// The same with a site's own agencies, which win over embedded ones. One that goes by the
    /// established name of a known agency, or by another of its names and has the established one
    /// among its aliases, is that agency: it stands for all its names, and has its kind where it
    /// says none.
    pub fn extended(mut self, more: &[AgencyConfig]) -> Self {
        for AgencyConfig { name, aliases, kind } in more {
            let known = self.names.get(&fold(name)).and_then(|known| known.agency).filter(|at| {
                let established = fold(&self.agencies[*at].name);
                aliases.iter().chain([name]).any(|name| fold(name) == established)
            });
            let inherited = known.map(|at| self.agencies[at].kind);
            let kind = kind.or(inherited).unwrap_or(AgencyKind::Agency);
            let agency = Agency { name: name.clone(), kind };
            if let Some(at) = known {
                self.agencies[at] = agency.clone();
            }
            self.add(agency, aliases.iter().map(String::as_str));
        }
        self
    }

    /// Every name, folded, and its agency.
    pub fn names(&self) -> impl Iterator<Item = (&str, &Agency)> {
        self.names.iter().filter_map(|(folded, known)| {
            known.agency.map(|at| (folded.as_str(), &self.agencies[at]))
        })
    }

    /// The agency that goes by `name`, however it is cased, accented or punctuated.
    pub fn find(&self, name: &str) -> Option<&Agency> {
        self.find_folded(&fold(name))
    }

    /// [`Self::find`] for a name that is already folded.
    pub fn find_folded(&self, folded: &str) -> Option<&Agency> {
        self.begun(folded).0
    }

    /// The agency that goes by this folded name, and whether the name of some agency goes on behind
    /// it: a reader who adds one word after the other can stop where none does.
    pub fn begun(&self, folded: &str) -> (Option<&Agency>, bool) {
        let Some(known) = self.names.get(folded) else { return (None, false) };
        (known.agency.map(|at| &self.agencies[at]), known.goes_on)
    }

    /// True if the name of some agency begins with this folded word.
    pub fn has_first_word(&self, folded: &str) -> bool {
        self.names.contains_key(folded)
    }

    fn add<'a>(&mut self, agency: Agency, others: impl IntoIterator<Item = &'a str>) {
        let index = self.agencies.len();
        let established = fold(&agency.name);
        for name in others.into_iter().map(fold).chain([established]) {
            for (end, _) in name.match_indices(' ') {
                self.names.entry(name[..end].to_owned()).or_default().goes_on = true;
            }
            self.names.entry(name).or_default().agency = Some(index);
        }
        self.agencies.push(agency);
    }
}

/// A line of the registry.
fn columns(line: &str) -> Option<(&str, AgencyKind, impl Iterator<Item = &str>)> {
    let mut columns = line.split('\t');
    let name = columns.next().filter(|name| !name.is_empty())?;
    let kind = AgencyKind::from_word(columns.next()?)?;
    let others = columns.next().unwrap_or("").split('|').filter(|other| !other.is_empty());
    columns.next().is_none().then_some((name, kind, others))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn the_registry_is_sorted_unique_and_complete() {
        let mut owner: BTreeMap<String, &str> = BTreeMap::new();
        let mut faults = Vec::new();
        let mut last = (0, "");
        for (file, line) in REGISTRIES
            .iter()
            .enumerate()
            .flat_map(|(file, lines)| lines.lines().map(move |line| (file, line)))
        {
            let Some((name, _, others)) = columns(line) else {
                faults.push(format!("`{line}` is not a name, a kind and other names"));
                continue;
            };
            if last >= (file, name) {
                faults.push(format!("`{name}` stands after `{}`", last.1));
            }
            last = (file, name);
            for written in others.chain([name]) {
                let folded = fold(written);
                if folded.is_empty() || written.trim() != written {
                    faults.push(format!("`{written}` of `{name}` is no name"));
                }
                if let Some(other) = owner.insert(folded, name) {
                    faults.push(format!("`{written}` means both `{other}` and `{name}`"));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        assert!(owner.len() >= 2000);
        for name in [
            "AFP",
            "AP",
            "Reuters",
            "EPA",
            "EFE",
            "Getty Images",
            "Anadolu Agency",
            "PA",
            "dpa",
            "Xinhua",
            "PTI",
            "Magnum Photos",
            "TASS",
            "Sputnik",
            "Kyodo",
            "Yonhap",
            "KCNA",
            "IRNA",
            "SANA",
            "ANSA",
            "Lusa",
            "APA",
            "Keystone",
            "Ritzau",
            "NTB",
            "TT",
            "Lehtikuva",
            "Belga",
            "ANP",
            "VCG",
            "Imago",
            "Alamy",
            "Shutterstock",
            "Rex Features",
            "Corbis",
            "Bettmann",
            "Hulton Archive",
            "Library of Congress",
            "National Archives",
            "NASA",
            "ESA",
            "U.S. Navy",
            "U.S. Army",
            "U.S. Air Force",
            "U.S. Marine Corps",
            "U.S. Coast Guard",
            "UNHCR",
            "The New York Times",
        ] {
            let found = Agencies::embedded().find(name).map(|agency| agency.name.clone());
            assert_eq!(found.as_deref(), Some(name));
        }
    }

    #[test]
    fn an_agency_is_found_by_any_of_its_names() {
        let agencies = Agencies::embedded();
        for (written, name) in [
            ("AFP PHOTO", "AFP"),
            ("Agence France-Presse", "AFP"),
            ("the associated press", "AP"),
            ("REUTERS", "Reuters"),
            ("رويترز", "Reuters"),
            ("EPA/EFE", "EPA"),
            ("US Navy", "U.S. Navy"),
            ("U. S. Navy", "U.S. Navy"),
            ("Gamma-Rapho", "Gamma-Rapho"),
            ("AGENCIA EFE", "EFE"),
        ] {
            let found = agencies.find(written).map(|agency| agency.name.as_str());
            assert_eq!(found, Some(name), "{written}");
        }
        assert_eq!(agencies.find("Jane Roe"), None);
        assert_eq!(agencies.find(""), None);
    }

    #[test]
    fn a_sites_own_agency_wins_over_the_embedded_one() {
        let own = AgencyConfig {
            name: "Anglers' Press".to_owned(),
            aliases: vec!["AP".to_owned()],
            kind: Some(AgencyKind::Newspaper),
        };
        let agencies = Agencies::embedded().extended(&[own]);
        let found = agencies.find("AP").map(|agency| (agency.name.as_str(), agency.kind));
        assert_eq!(found, Some(("Anglers' Press", AgencyKind::Newspaper)));
        let wire = agencies.find("Associated Press").map(|agency| agency.name.as_str());
        assert_eq!(wire, Some("AP"));
    }

    #[test]
    fn a_sites_own_agency_adds_to_a_known_one_or_renames_it() {
        let more = |name: &str, alias: &str| AgencyConfig {
            name: name.to_owned(),
            aliases: vec![alias.to_owned()],
            kind: None,
        };
        let agencies = Agencies::embedded()
            .extended(&[more("Reuters", "Rueters"), more("Agence France-Presse", "AFP")])
            .extended(&[more("Quay Pictures", "QP")]);
        for (written, name, kind) in [
            ("Rueters", "Reuters", AgencyKind::Wire),
            ("REUTERS", "Reuters", AgencyKind::Wire),
            ("AFP Photo", "Agence France-Presse", AgencyKind::Wire),
            ("AFP", "Agence France-Presse", AgencyKind::Wire),
            ("QP", "Quay Pictures", AgencyKind::Agency),
        ] {
            let found = agencies.find(written).map(|agency| (agency.name.as_str(), agency.kind));
            assert_eq!(found, Some((name, kind)), "{written}");
        }
    }
}
