use super::*;

/// "place / locality / region / country", canonical names, empty where nothing.
fn resolved(written: &str) -> String {
    let location = Gazetteer::embedded().resolve(written);
    let name = |part: &Option<crate::record::PlaceName>| {
        part.as_ref().map_or(String::new(), |part| part.name.clone())
    };
    let country = location.country.map_or(String::new(), |code| code.to_string());
    [name(&location.place), name(&location.locality), name(&location.region), country].join("/")
}

#[test]
fn a_chain_of_names_resolves_to_established_names() {
    let mut wrong = Vec::new();
    for (written, wanted) in [
        ("Jobar, Damascus, Syria", "Jobar/Damascus/Damascus Governorate/SY"),
        ("Raqa, Syria", "/Raqqa/Raqqa/SY"),
        ("Ar Raqqah, Syria", "/Raqqa/Raqqa/SY"),
        ("Kiev", "/Kyiv/Kyiv/UA"),
        ("Hemeimeem, Syria", "Hmeymim air base///SY"),
        ("Atlanta, Georgia", "/Atlanta/Georgia/US"),
        ("Tbilisi, Georgia", "/Tbilisi/Tbilisi/GE"),
        ("Georgia", "///GE"),
        ("New York, New York, USA", "/New York/New York/US"),
        ("Brooklyn, New York", "/Brooklyn/New York/US"),
        ("Springfield, Mass.", "/Springfield/Massachusetts/US"),
        ("London, Ont.", "/London/Ontario/CA"),
        ("London", "/London/England/GB"),
        ("Washington, D.C.", "/Washington/District of Columbia/US"),
        ("Hong Kong", "/Hong Kong//HK"),
        ("Hong Kong, China", "/Hong Kong//HK"),
        ("Tahrir Square, Cairo, Egypt", "Tahrir Square/Cairo/Cairo/EG"),
        ("White House", "White House//District of Columbia/US"),
        ("South China Sea", "South China Sea///"),
        ("Sevastopol, Crimea", "/Sevastopol/Crimea/"),
        ("Aleppo, Syria", "/Aleppo/Aleppo/SY"),
        ("Halfway Mill, Nowhere Town, Kenya", "Halfway Mill/Nowhere Town//KE"),
        ("Florida", "//Florida/US"),
        ("Launch Hall, Florida", "/Launch Hall/Florida/US"),
        ("Florida, Cuba", "/Florida/Camagüey/CU"),
        ("Hawkhurst, Kent, England", "/Hawkhurst/England/GB"),
        ("Montana", "//Montana/US"),
        ("Montana, Bulgaria", "/Montana/Montana/BG"),
        ("Aleppo", "/Aleppo/Aleppo/SY"),
        ("Washington", "/Washington/District of Columbia/US"),
        ("New York", "/New York/New York/US"),
        ("Cordoba", "/Córdoba/Cordoba/AR"),
        ("Qqqxyz", "Qqqxyz///"),
        ("", "///"),
        (", ,", "///"),
    ] {
        let got = resolved(written);
        if got != wanted {
            wrong.push(format!("{written}: want {wanted}, got {got}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_misspelt_town_is_found_where_its_country_is_named() {
    assert_eq!(resolved("Mosull, Iraq"), "/Mosul/Nineveh/IQ");
    assert_eq!(resolved("Mosull"), "Mosull///");
}

#[test]
fn every_spelling_of_a_town_is_a_variant_of_it() {
    let gazetteer = Gazetteer::embedded();
    let raqqa = gazetteer.resolve("Raqqa, Syria").geonames.unwrap();
    let variants = gazetteer.variants(raqqa);
    assert!(variants.contains(&"Raqa".to_owned()) && variants.contains(&"Ar Raqqah".to_owned()));
    assert!(!variants.contains(&"Raqqa".to_owned()));
    assert!(gazetteer.variants(0).is_empty());
}

#[test]
fn the_tables_made_by_hand_are_sorted_and_name_each_place_once() {
    for (file, table) in [
        ("country-names.tsv", include_str!("../data/country-names.tsv")),
        ("region-exonyms.tsv", include_str!("../data/region-exonyms.tsv")),
        ("region-names.tsv", include_str!("../data/region-names.tsv")),
        ("regions.tsv", include_str!("../data/regions.tsv")),
        ("landmarks.tsv", include_str!("../data/landmarks.tsv")),
        ("waters.tsv", include_str!("../data/waters.tsv")),
    ] {
        let keys: Vec<&str> =
            table.lines().skip(1).map(|row| row.split('\t').next().unwrap()).collect();
        let disorder: Vec<_> = keys.windows(2).filter(|pair| pair[0] >= pair[1]).collect();
        assert!(disorder.is_empty(), "{file}: {disorder:?}");
    }
    for (file, table) in [
        ("place-exonyms.tsv", include_str!("../data/place-exonyms.tsv")),
        ("place-names.tsv", include_str!("../data/place-names.tsv")),
    ] {
        let ids: Vec<u32> = table
            .lines()
            .skip(1)
            .map(|row| row.split('\t').next().unwrap().parse().unwrap())
            .collect();
        assert!(ids.is_sorted_by(|a, b| a < b), "{file}");
    }
}

#[test]
fn a_country_goes_by_its_english_name() {
    let gazetteer = Gazetteer::embedded();
    for (code, name) in [("SY", "Syria"), ("GB", "United Kingdom"), ("CZ", "Czech Republic")] {
        assert_eq!(gazetteer.country_name(code.parse().unwrap()), name);
    }
}

#[test]
fn a_site_s_own_places_win_and_its_never_words_are_no_place() {
    let place = |name: &str, kind: &str, parent: &str| LocalPlace {
        name: name.to_owned(),
        aliases: vec!["The Slip".to_owned()],
        kind: kind.to_owned(),
        parent: Some(parent.to_owned()),
        country: None,
        coordinates: None,
        geonames: None,
    };
    let local = LocalPlaces {
        places: vec![
            place("Old Slip", "landmark", "Harbour Town"),
            place("Harbour Town", "town", "Essaouira, Morocco"),
        ],
        never: vec!["Goran".to_owned()],
    };
    let gazetteer = Gazetteer::embedded().with_local(&local);
    let location = gazetteer.resolve("the slip");
    assert_eq!(location.country, "MA".parse().ok());
    assert_eq!(location.place.unwrap().name, "Old Slip");
    assert!(gazetteer.senses("goran").is_empty());
}
