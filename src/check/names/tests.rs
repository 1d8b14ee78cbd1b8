use std::sync::LazyLock;

use super::*;
use crate::authority::Person;
use crate::output::Address;
use crate::record::Entry;

static REGISTRY: LazyLock<Agencies> = LazyLock::new(Agencies::embedded);

/// The names of an archive with how many entries each has, and what people.toml lists.
fn alike(
    kind: NameKind,
    met: &[(&str, usize)],
    listed: &[(&str, &[&str])],
) -> (Vec<String>, Vec<String>) {
    let people: Vec<Person> = listed
        .iter()
        .map(|(name, aliases)| Person {
            name: (*name).to_owned(),
            aliases: aliases.iter().map(|alias| (*alias).to_owned()).collect(),
        })
        .collect();
    let people = People::new(&people);
    let mut spellings: BTreeMap<&str, BTreeMap<String, Vec<usize>>> = BTreeMap::new();
    for (written, entries) in met {
        let name = people.find(written).map_or(*written, |person| &person.name);
        spellings.entry(name).or_default().insert((*written).to_owned(), (0..*entries).collect());
    }
    let facets = spellings.iter().map(|(name, spellings)| {
        let entries = spellings.values().max_by_key(|entries| entries.len()).unwrap().clone();
        Facet { spellings: spellings.clone(), ..Facet::new(name, Address::home(), entries) }
    });
    let facets = facets.collect();
    let mut catalog = Catalog {
        entries: (0..50)
            .map(|at| Entry::bare(&format!("/undated/{at}/"), None, "A net."))
            .collect(),
        ..Catalog::default()
    };
    match kind {
        NameKind::Person => catalog.photographers = facets,
        NameKind::Agency => catalog.agencies = facets,
    }
    let found = super::alike(&SiteSource::default(), &people, &REGISTRY, &catalog);
    let proposals = found.proposals.into_iter();
    let proposals = proposals.map(|(made, _)| format!("{} = {}", made.alias, made.name)).collect();
    (proposals, found.questions.into_iter().map(|asked| asked.message).collect())
}

#[test]
fn a_variant_of_one_person_is_proposed_and_never_written_where_there_may_be_two() {
    let mut faults = Vec::new();
    for (met, proposed, asked) in [
        // One name in another form.
        (&[("J. Roe", 1), ("Jane Roe", 4)][..], &["J. Roe = Jane Roe"][..], 0),
        (&[("J. Roe", 9), ("Jane Roe", 1)], &["J. Roe = Jane Roe"], 0),
        (
            &[("C. P. Scott", 2), ("Charles Prestwich Scott", 1)],
            &["C. P. Scott = Charles Prestwich Scott"],
            0,
        ),
        (&[("ROE Jane", 4), ("Jane Roe", 4)], &["ROE Jane = Jane Roe"], 0),
        (&[("Roe, Jane", 4), ("Jane Roe", 1)], &["Roe, Jane = Jane Roe"], 0),
        (&[("Omar al-Khalil", 3), ("Omar el-Khalil", 3)], &["Omar el-Khalil = Omar al-Khalil"], 0),
        (&[("Abdul Rahim", 3), ("Abdel Rahim", 1)], &["Abdel Rahim = Abdul Rahim"], 0),
        (&[("Omar Al Khalil", 3), ("Omar Alkhalil", 1)], &["Omar Alkhalil = Omar Al Khalil"], 0),
        (&[("CP SCOTT", 1), ("C. P. Scott", 2)], &["CP SCOTT = C. P. Scott"], 0),
        (&[("Anna Lena Roe", 2), ("Annalena Roe", 1)], &["Annalena Roe = Anna Lena Roe"], 0),
        // A slip of the pen.
        (&[("Marianne Roe", 3), ("Mariane Roe", 1)], &["Mariane Roe = Marianne Roe"], 0),
        (&[("Marianne Roe", 3), ("Mairanne Roe", 1)], &["Mairanne Roe = Marianne Roe"], 0),
        (&[("محمد العلي", 3), ("محمد العللي", 1)], &["محمد العللي = محمد العلي"], 0),
        // All in one step, whatever leads to what.
        (
            &[("J. Roe", 1), ("Jane Roe", 4), ("ROE Jane", 2), ("Roe J.", 1)],
            &["J. Roe = Jane Roe", "ROE Jane = Jane Roe"],
            1,
        ),
        // Two may well be two.
        (&[("Marianne Roe", 3), ("Mariane Roe", 2)], &[], 1),
        (&[("Marianne Roe", 40), ("Mariane Roe", 4)], &[], 1),
        (&[("Mario Hansen", 9), ("Maria Hansen", 1)], &[], 1),
        (&[("Petra Ivanov", 9), ("Petra Ivanova", 1)], &[], 1),
        (&[("Jane Hansen", 9), ("Kane Hansen", 1)], &[], 1),
        (&[("Thomas James", 9), ("James Thomas", 5)], &[], 1),
        (&[("Jane Roe", 9), ("Jane M. Roe", 1)], &[], 1),
        (&[("Jo Roe", 3), ("J. O. Roe", 1)], &[], 1),
        (&[("Omar Khalil", 3), ("Omar al-Khalil", 1)], &[], 1),
        (&[("Kirsten Hansen", 5), ("Kristen Hansen", 5)], &[], 1),
        (&[("Jon Hansen", 5), ("Jan Hansen", 5)], &[], 0),
        (&[("Jane Hansen", 5), ("Kane Hansen", 5)], &[], 0),
        // A letter for one of several.
        (&[("J. Roe", 1), ("Jane Roe", 4), ("John Roe", 4)], &[], 0),
        (&[("Marianne Roe", 9), ("Mariahne Roe", 1), ("Mariahhe Roe", 9)], &[], 2),
        // Others.
        (&[("J. Roe", 1), ("Kate Roe", 4)], &[], 0),
        (&[("J. M. Roe", 1), ("Jane Roe", 4)], &[], 0),
        (&[("Jane Roe", 1), ("Jane Poe", 4)], &[], 0),
        (&[("Jane Roe Jr.", 1), ("Jane Roe", 4)], &[], 0),
        (&[("Jane Maria Roe", 1), ("Jane Roe", 4)], &[], 0),
        (&[("J.", 1), ("Jane", 4), ("Janet", 1)], &[], 0),
    ] {
        let (proposals, questions) = alike(NameKind::Person, met, &[]);
        if proposals != proposed || questions.len() != asked {
            faults.push(format!("{met:?}: {proposals:?} {questions:?}"));
        }
        // What is written once is not proposed again, and brings no more with it.
        let learnt: Vec<_> = proposals.iter().filter_map(|made| made.split_once(" = ")).collect();
        let names: BTreeSet<&str> = learnt.iter().map(|(_, name)| *name).collect();
        let aliases = |name: &str| {
            let of_name = learnt.iter().filter(|(_, of)| *of == name);
            of_name.map(|(alias, _)| *alias).collect::<Vec<&str>>()
        };
        let listed: Vec<(&str, Vec<&str>)> =
            names.into_iter().map(|name| (name, aliases(name))).collect();
        let listed: Vec<(&str, &[&str])> =
            listed.iter().map(|(name, aliases)| (*name, &aliases[..])).collect();
        let (again, _) = alike(NameKind::Person, met, &listed);
        if !again.is_empty() {
            faults.push(format!("{met:?} with {listed:?}: {again:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_agency_is_taken_for_the_one_that_it_misspells() {
    for (met, proposed, asked) in [
        (
            &[("Harbour Press", 3), ("Harbor Press", 1)][..],
            &["Harbor Press = Harbour Press"][..],
            0,
        ),
        (&[("Harbour Press", 3), ("HarbourPress", 3)], &["HarbourPress = Harbour Press"], 0),
        (
            &[("The Harbour Press", 1), ("Harbour Press Photo", 3)],
            &["The Harbour Press = Harbour Press Photo"],
            0,
        ),
        (&[("Reutres", 1), ("Reuters", 3)], &["Reutres = Reuters"], 0),
        (&[("Reutres", 5)], &[], 1),
        (&[("Harbour Press", 3), ("Harbor Press", 3)], &[], 1),
        (&[("Quay Press", 3), ("Quay Photo", 1)], &[], 0),
        (&[("AFP", 3), ("AP", 3), ("APA", 1), ("EPA", 1)], &[], 0),
    ] {
        let (proposals, questions) = alike(NameKind::Agency, met, &[]);
        let proposals: Vec<&str> = proposals.iter().map(String::as_str).collect();
        assert_eq!((&*proposals, questions.len()), (proposed, asked), "{met:?}");
    }
}

#[test]
fn people_who_are_listed_apart_are_two_and_a_listed_name_is_the_established_one() {
    let kirsten = ("Kirsten Hansen", &[][..]);
    for (met, listed, proposed, asked) in [
        (&[("Kirsten Hansen", 3), ("Kristen Hansen", 3)][..], &[kirsten][..], &[][..], 1),
        (
            &[("Kirsten Hansen", 3), ("Kristen Hansen", 3)],
            &[kirsten, ("Kristen Hansen", &[])],
            &[],
            0,
        ),
        (&[("J. Roe", 3), ("Jane Roe", 3)], &[("J. Roe", &[]), ("Jane Roe", &[])], &[], 0),
        (&[("J. Roe", 3)], &[("Jane Roe", &[])], &["J. Roe = Jane Roe"], 0),
        (&[("J. Roe", 3), ("Jane Roe", 1)], &[("J. Roe", &[])], &["Jane Roe = J. Roe"], 0),
        // An alias brings a name near as well.
        (&[("ROE Jeanne", 1)], &[("Jane Roe", &["Jeanne Roe"])], &["ROE Jeanne = Jane Roe"], 0),
    ] {
        let (proposals, questions) = alike(NameKind::Person, met, listed);
        let proposals: Vec<&str> = proposals.iter().map(String::as_str).collect();
        assert_eq!((&*proposals, questions.len()), (proposed, asked), "{met:?}");
    }
}

#[test]
fn a_text_as_long_as_no_name_is_compared_with_nothing() {
    let long = [format!("Jane {}", "roe".repeat(20_000)), "jane roe ".repeat(20_000)];
    let longer = long.clone().map(|name| format!("{name}e"));
    let names = long.iter().chain(&longer);
    let met: Vec<(&str, usize)> = names.map(|name| (name.as_str(), 1)).collect();
    assert_eq!(alike(NameKind::Person, &met, &[]), (Vec::new(), Vec::new()));
}
