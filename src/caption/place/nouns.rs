//! Nouns of places in the languages that inflect them, and the base forms of the names they make:
//! "na Karlově mostě" is at Karlův most, "на Одеському вокзалі" at Одеський вокзал.

use crate::authority::Level;

/// A noun as captions inflect it, and its base form.
type Forms = &'static [(&'static str, &'static str)];

const RUSSIAN: Forms = &[
    ("площади", "площадь"),
    ("улице", "улица"),
    ("набережной", "набережная"),
    ("проспекте", "проспект"),
    ("бульваре", "бульвар"),
    ("озере", "озеро"),
    ("реке", "река"),
    ("острове", "остров"),
    ("станции", "станция"),
    ("аэропорту", "аэропорт"),
    ("аэропорте", "аэропорт"),
    ("аэродроме", "аэродром"),
    ("космодроме", "космодром"),
    ("парке", "парк"),
    ("стадионе", "стадион"),
    ("лагере", "лагерь"),
    ("авиабазе", "авиабаза"),
    ("вокзале", "вокзал"),
    ("вокзала", "вокзал"),
    ("музее", "музей"),
    ("мосту", "мост"),
    ("соборе", "собор"),
    ("собора", "собор"),
    ("храме", "храм"),
    ("церкви", "церковь"),
    ("мечети", "мечеть"),
    ("монастыре", "монастырь"),
    ("дворце", "дворец"),
    ("дворца", "дворец"),
    ("театре", "театр"),
    ("театра", "театр"),
    ("башне", "башня"),
    ("башни", "башня"),
    ("заводе", "завод"),
    ("завода", "завод"),
    ("кладбище", "кладбище"),
    ("рынке", "рынок"),
    ("пляже", "пляж"),
    ("университете", "университет"),
    ("городке", "городок"),
    ("полигоне", "полигон"),
];

const UKRAINIAN: Forms = &[
    ("площі", "площа"),
    ("вулиці", "вулиця"),
    ("бульварі", "бульвар"),
    ("вокзалі", "вокзал"),
    ("вокзалу", "вокзал"),
    ("станції", "станція"),
    ("аеропорту", "аеропорт"),
    ("музеї", "музей"),
    ("мості", "міст"),
    ("соборі", "собор"),
    ("храмі", "храм"),
    ("театрі", "театр"),
    ("палаці", "палац"),
    ("заводі", "завод"),
    ("заводу", "завод"),
    ("кладовищі", "кладовище"),
    ("цвинтарі", "цвинтар"),
    ("ринку", "ринок"),
    ("стадіоні", "стадіон"),
    ("монастирі", "монастир"),
    ("лаврі", "лавра"),
    ("лікарні", "лікарня"),
    ("університеті", "університет"),
    ("парку", "парк"),
];

const CZECH: Forms = &[
    ("náměstí", "náměstí"),
    ("mostě", "most"),
    ("hradě", "hrad"),
    ("zámku", "zámek"),
    ("letišti", "letiště"),
    ("nádraží", "nádraží"),
    ("stadionu", "stadion"),
    ("divadle", "divadlo"),
    ("muzeu", "muzeum"),
    ("hřbitově", "hřbitov"),
    ("paláci", "palác"),
    ("ulici", "ulice"),
    ("parku", "park"),
];

const SLOVAK: Forms = &[
    ("námestí", "námestie"),
    ("moste", "most"),
    ("hrade", "hrad"),
    ("zámku", "zámok"),
    ("letisku", "letisko"),
    ("štadióne", "štadión"),
    ("divadle", "divadlo"),
    ("múzeu", "múzeum"),
    ("cintoríne", "cintorín"),
    ("paláci", "palác"),
    ("ulici", "ulica"),
];

const POLISH: Forms = &[
    ("placu", "plac"),
    ("moście", "most"),
    ("zamku", "zamek"),
    ("zamkiem", "zamek"),
    ("pałacu", "pałac"),
    ("pałacem", "pałac"),
    ("lotnisku", "lotnisko"),
    ("stadionie", "stadion"),
    ("teatrze", "teatr"),
    ("muzeum", "muzeum"),
    ("cmentarzu", "cmentarz"),
    ("rynku", "rynek"),
    ("ulicy", "ulica"),
    ("katedrze", "katedra"),
    ("bazylice", "bazylika"),
    ("parku", "park"),
    ("dworcu", "dworzec"),
];

const FINNISH: Forms = &[
    ("puistossa", "puisto"),
    ("torilla", "tori"),
    ("kirkossa", "kirkko"),
    ("stadionilla", "stadion"),
    ("satamassa", "satama"),
    ("asemalla", "asema"),
    ("museossa", "museo"),
    ("linnassa", "linna"),
    ("lentoasemalla", "lentoasema"),
    ("sillalla", "silta"),
];

/// Nouns of Nordic, Dutch and Romance languages, which stand behind or within their name unchanged.
const UNCHANGED: &str = " tingrett rådhus rådhuset kirke domkirke katedral slott stadion torget torg plass \
    bru lufthavn havn park domkyrka flygplats stadshus plein kerk brug paleis stadhuis luchthaven ";

fn forms(language: &str) -> Forms {
    match language {
        "ru" | "bg" | "" => RUSSIAN,
        "uk" | "be" => UKRAINIAN,
        "cs" => CZECH,
        "sk" => SLOVAK,
        "pl" => POLISH,
        "fi" => FINNISH,
        _ => &[],
    }
}

/// The base form of an inflected noun of a caption in `language`.
pub(super) fn base(noun: &str, language: &str) -> Option<&'static str> {
    let find = |forms: Forms| forms.iter().find(|(form, _)| *form == noun).map(|(_, base)| *base);
    let is_cyrillic = noun.starts_with(|c| matches!(c, '\u{400}'..='\u{52f}'));
    if is_cyrillic {
        find(forms(language)).or_else(|| find(RUSSIAN)).or_else(|| find(UKRAINIAN))
    } else if noun.is_ascii() && !matches!(language, "cs" | "sk" | "pl" | "fi") {
        None
    } else {
        find(forms(language))
    }
}

/// How wide the place is that an inflected or native noun names: all that are told here are spots.
pub(super) fn head(noun: &str, language: &str) -> Option<Level> {
    let is_native = || {
        matches!(language, "no" | "da" | "sv" | "nl")
            && UNCHANGED.split_ascii_whitespace().any(|known| known == noun)
    };
    (base(noun, language).is_some() || turkish(noun, language).is_some() || is_native())
        .then_some(Level::Place)
}

/// Turkish nouns whose possessive makes a name: "Dolmabahçe Sarayı".
const TURKISH: [&str; 22] = [
    "sarayı",
    "meydanı",
    "köprüsü",
    "camii",
    "camisi",
    "stadyumu",
    "stadı",
    "havalimanı",
    "havaalanı",
    "parkı",
    "müzesi",
    "hastanesi",
    "üniversitesi",
    "caddesi",
    "sokağı",
    "mahallesi",
    "kalesi",
    "kulesi",
    "kampı",
    "limanı",
    "adası",
    "çarşısı",
];

/// Bytes of the name's own form in a Turkish noun that says that something is there: "sarayındaki".
pub(super) fn turkish(noun: &str, language: &str) -> Option<usize> {
    if language != "tr" {
        return None;
    }
    TURKISH
        .iter()
        .find(|own| {
            noun.strip_prefix(**own).is_some_and(|rest| {
                ["nda", "nde", "ndaki", "ndeki", "nın", "nin", "nun", "nün"].contains(&rest)
            })
        })
        .map(|own| own.len())
}

/// German nouns that end the names of spots, and common nouns that end in them and name none.
const GERMAN: [&str; 32] = [
    "tempel",
    "museum",
    "haus",
    "hauses",
    "museums",
    "stadion",
    "stadions",
    "platz",
    "platzes",
    "straße",
    "brücke",
    "park",
    "kirche",
    "turm",
    "tor",
    "palast",
    "schloss",
    "moschee",
    "synagoge",
    "krankenhaus",
    "klinik",
    "hotel",
    "flughafen",
    "arena",
    "theater",
    "kathedrale",
    "basilika",
    "bahnhof",
    "zentrum",
    "lager",
    "universität",
    "gefängnis",
];

/// True for a German compound that names one spot: "Pashupatinath-Tempel", "Alexanderplatz".
pub(super) fn is_german_spot(word: &str) -> bool {
    const STREETS: [&str; 2] = ["platz", "straße"];
    const COMMON: &str = " markt park spiel sport camping fußball stell arbeits tennis golf dorf bahnhofs \
        haupt landes bundes seiten fern vor hand rathaus kirch bau lande ein ";
    let small = word.to_lowercase();
    if let Some((first, last)) = small.rsplit_once('-') {
        return first.chars().count() > 3 && GERMAN.contains(&last);
    }
    STREETS.iter().any(|noun| {
        small.strip_suffix(noun).is_some_and(|own| {
            own.chars().count() > 3 && !COMMON.split_ascii_whitespace().any(|known| known == own)
        })
    })
}

/// The base form of an adjective before a noun whose base form is `noun`: "Красной площади" is
/// Красная площадь.
fn base_adjective(adjective: &str, noun: &str, language: &str) -> Option<String> {
    let is_feminine = noun.ends_with(['ь', 'а', 'я']);
    let is_neuter =
        noun.ends_with(['о', 'е', 'í', 'ě', 'o']) || noun == "námestie" || noun == "muzeum";
    let endings: &[(&str, &str)] = match language {
        "cs" if is_neuter => &[("ském", "ské"), ("ovém", "ové"), ("ém", "é"), ("ově", "ovo")],
        "cs" => &[("ském", "ský"), ("ém", "ý"), ("ově", "ův")],
        "sk" if is_neuter => &[("skom", "ské"), ("om", "é")],
        "sk" => &[("skom", "ský"), ("ovom", "ov"), ("om", "ý")],
        "pl" => &[
            ("skim", "ski"),
            ("kim", "ki"),
            ("owym", "owy"),
            ("ym", "y"),
            ("skiej", "ska"),
            ("ej", "a"),
        ],
        _ if is_feminine => {
            &[("ской", "ская"), ("ой", "ая"), ("ей", "яя"), ("ській", "ська"), ("ій", "а")]
        }
        _ if is_neuter => &[("ском", "ское"), ("ом", "ое"), ("ому", "е")],
        _ => &[
            ("ском", "ский"),
            ("ского", "ский"),
            ("ом", "ый"),
            ("ем", "ий"),
            ("ському", "ський"),
            ("ського", "ський"),
            ("ому", "ий"),
            ("ого", "ый"),
        ],
    };
    let (ending, base) = endings.iter().find(|(ending, _)| adjective.ends_with(ending))?;
    Some(format!("{}{base}", adjective.strip_suffix(ending)?))
}

/// The base form of a name of two words or more, one of which is an inflected noun; `None` where
/// nothing is to mend.
pub(super) fn base_name(name: &str, language: &str) -> Option<String> {
    let (first, last) = name.split_once(' ')?;
    if let Some((before, noun)) = name.rsplit_once(' ')
        && let Some(own) = turkish(&noun.to_lowercase(), language)
    {
        return Some(format!("{before} {}", noun.get(..own)?));
    }
    if let Some(base) = base_of(first, language) {
        let rest = base_adjective(last, &base, language)
            .filter(|_| language == "pl" && !last.contains(' '))
            .unwrap_or_else(|| last.to_owned());
        return Some(format!("{base} {rest}"));
    }
    let base = base_of(last, language)?;
    if language == "fi" {
        return Some(format!("{first} {base}"));
    }
    Some(format!("{} {base}", base_adjective(first, &base, language)?))
}

/// [`base`], with the capital that the noun has.
fn base_of(noun: &str, language: &str) -> Option<String> {
    let base = base(&noun.to_lowercase(), language)?;
    if !noun.starts_with(char::is_uppercase) {
        return Some(base.to_owned());
    }
    let mut letters = base.chars();
    let first = letters.next()?;
    Some(first.to_uppercase().chain(letters).collect())
}

/// "Anytown Air Base", "Camp Pendleton": where soldiers live, which is no town.
pub(super) fn is_base(name: &str) -> bool {
    const ENDS: &[&str] = &[
        " Air Base",
        " Air Force Base",
        " Air National Guard Base",
        " Air Reserve Base",
        " Air Station",
        " Army Airfield",
        " Naval Base",
        " Naval Station",
        " Proving Ground",
        " Space Force Base",
    ];
    const BEGINNINGS: &[&str] =
        &["Joint Base ", "Marine Corps ", "Naval Air Station ", "Naval Base ", "Naval Station "];
    const CAMPS: &[&str] = &[
        "Arifjan",
        "Atterbury",
        "Blanding",
        "Bondsteel",
        "Buehring",
        "Casey",
        "Foster",
        "Grayling",
        "Hansen",
        "Humphreys",
        "Leatherneck",
        "Lejeune",
        "Lemonnier",
        "Pendleton",
        "Ripley",
        "Schwab",
        "Shelby",
        "Taji",
        "Zama",
    ];
    let is_camp = name.strip_prefix("Camp ").is_some_and(|camp| CAMPS.contains(&camp));
    ENDS.iter().any(|end| name.ends_with(end))
        || BEGINNINGS.iter().any(|beginning| name.starts_with(beginning))
        || is_camp
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_an_inflected_noun_leads_to_its_base_form() {
        for (language, name, expected) in [
            ("ru", "Красной площади", Some("Красная площадь")),
            ("ru", "площади Тахрир", Some("площадь Тахрир")),
            ("ru", "Невском проспекте", Some("Невский проспект")),
            ("uk", "Київському вокзалі", Some("Київський вокзал")),
            ("cs", "Karlově mostě", Some("Karlův most")),
            ("cs", "Staroměstském náměstí", Some("Staroměstské náměstí")),
            ("sk", "Bratislavskom hrade", Some("Bratislavský hrad")),
            ("pl", "Stadionie Narodowym", Some("Stadion Narodowy")),
            ("pl", "placu Defilad", Some("plac Defilad")),
            ("tr", "Topkapı Sarayı'nda", None),
            ("tr", "Topkapı sarayında", Some("Topkapı sarayı")),
            ("en", "Red Square", None),
        ] {
            assert_eq!(base_name(name, language).as_deref(), expected, "{name}");
        }
    }

    #[test]
    fn a_german_compound_names_a_spot_by_its_last_noun() {
        for (word, expected) in [
            ("Wembley-Stadion", true),
            ("Alexanderplatz", true),
            ("Marktplatz", false),
            ("Stadion", false),
            ("EU-Park", false),
        ] {
            assert_eq!(is_german_spot(word), expected, "{word}");
        }
    }
}
