//! Base forms of inflected names: "Москве" is Москва, "Києві" Київ.
//!
//! Russian, Ukrainian and Bulgarian captions put a place into the locative, the genitive or the
//! accusative. A rule takes an ending off and puts the nominative's on; the gazetteer then says
//! whether there is such a place.

/// Folded endings and what the nominative may have instead, longest first.
const ENDINGS: [(&str, &[&str]); 28] = [
    ("ському", &["ськии"]),
    ("ськоі", &["ська"]),
    ("ові", &["ів"]),
    ("розі", &["ріг"]),
    ("роге", &["рог"]),
    ("ені", &["інь"]),
    ("зі", &["га"]),
    ("ці", &["ка"]),
    ("ке", &["ек", "ка"]),
    ("єві", &["ів"]),
    ("еві", &["ів"]),
    ("ова", &["ів"]),
    ("єва", &["ів"]),
    ("ого", &["ыи", "ии"]),
    ("ому", &["ии", "е"]),
    ("ах", &["ы", "и"]),
    ("ях", &["и", "і"]),
    ("ом", &["ыи", "ии", "ое", "ои"]),
    ("ем", &["ии", "ее"]),
    ("ои", &["ая", "а"]),
    ("е", &["а", "", "ь", "и", "я", "о"]),
    ("і", &["а", "", "ь", "я", "о"]),
    ("и", &["ь", "я", "а"]),
    ("ы", &["а"]),
    ("у", &["", "а"]),
    ("ю", &["ь", "я", "и"]),
    ("а", &["", "о"]),
    ("я", &["ь", "и"]),
];

/// A folded ending and what the nominative may have instead.
type Endings = &'static [(&'static str, &'static [&'static str])];

const POLISH: Endings = &[
    ("ymstoku", &["ystok"]),
    ("niu", &["n", "en"]),
    ("owie", &["ow"]),
    ("dzie", &["d", "da"]),
    ("cie", &["t", "ta"]),
    ("dze", &["ga"]),
    ("rze", &["r", "ra"]),
    ("ce", &["ka"]),
    ("ach", &["e", "y"]),
    ("iu", &["", "i"]),
    ("ie", &["a", "", "o"]),
    ("le", &["l", "la", "lo"]),
    ("ni", &["n", "nia"]),
    ("ym", &["y"]),
    ("im", &["i"]),
    ("ej", &["a"]),
    ("ii", &["ia"]),
    ("em", &["", "o"]),
    ("i", &["", "a", "ia"]),
    ("y", &["a"]),
    ("u", &["", "o"]),
    ("a", &["", "o"]),
    ("e", &["a"]),
    ("", &["e", "y"]),
];

const CZECH: Endings = &[
    ("ze", &["ha", "ga", "za"]),
    ("ce", &["ka", "ec"]),
    ("ici", &["ice", "ika"]),
    ("ich", &["ice", "e"]),
    ("iach", &["ice", "e"]),
    ("ach", &["y"]),
    ("ni", &["en", "n"]),
    ("ou", &["a"]),
    ("em", &["y", "", "o"]),
    ("e", &["a", "", "o"]),
    ("i", &["", "a", "e"]),
    ("u", &["", "o"]),
    ("y", &["a"]),
    ("a", &["", "o"]),
];

const SOUTH_SLAVIC: Endings =
    &[("ci", &["ka", "c"]), ("i", &["a", ""]), ("u", &["", "o"]), ("a", &["", "o"]), ("e", &["a"])];

const FINNISH: Endings = &[
    ("gissa", &["ki"]),
    ("gista", &["ki"]),
    ("gin", &["ki"]),
    ("russa", &["rku"]),
    ("run", &["rku"]),
    ("rusta", &["rku"]),
    ("dessa", &["ti"]),
    ("den", &["ti"]),
    ("reella", &["re"]),
    ("reen", &["re"]),
    ("reelta", &["re"]),
    ("issa", &["", "i"]),
    ("ssa", &[""]),
    ("sta", &[""]),
    ("lla", &[""]),
    ("lta", &[""]),
    ("in", &["", "i"]),
    ("n", &[""]),
];

const HUNGARIAN: Endings = &[
    ("ban", &[""]),
    ("ben", &[""]),
    ("bol", &[""]),
    ("nal", &[""]),
    ("nel", &[""]),
    ("on", &[""]),
    ("en", &[""]),
    ("ott", &[""]),
    ("ett", &[""]),
];

const GREEK: Endings = &[
    ("ου", &["οσ", "ο"]),
    ("ησ", &["η"]),
    ("ασ", &["α"]),
    ("ων", &["α", "εσ"]),
    ("ο", &["οσ"]),
    ("α", &["ασ"]),
    ("η", &["ησ"]),
];

/// The case endings of a language, ISO 639-1, that writes its prepositions apart; none for one whose
/// names do not change or are told by their script.
fn endings_of(language: &str) -> Endings {
    match language {
        "cs" | "sk" => CZECH,
        "el" => GREEK,
        "fi" => FINNISH,
        "hr" | "sl" => SOUTH_SLAVIC,
        "hu" => HUNGARIAN,
        "pl" => POLISH,
        _ => &[],
    }
}

/// True of a language whose names change.
pub(super) fn has_cases(language: &str) -> bool {
    !endings_of(language).is_empty()
}

/// The folded forms that a folded name of a caption in `language` may have in the nominative.
pub(super) fn base_forms_in(folded: &str, language: &str) -> Vec<String> {
    let endings = endings_of(language);
    if endings.is_empty() { Vec::new() } else { combined(folded, endings) }
}

/// Endings of the place that something is in, in languages that put no preposition before it.
const LOCATIVES: [(&str, &[&str]); 2] = [
    ("fi", &["ssa", "ssä", "lla", "llä"]),
    ("hu", &["ban", "ben", "on", "en", "ön", "ott", "ett"]),
];

/// True for a word that says by its ending that something is there: "Tampereella", "Szegeden".
pub(super) fn is_locative(word: &str, language: &str) -> bool {
    LOCATIVES
        .iter()
        .any(|(of, endings)| *of == language && endings.iter().any(|end| word.ends_with(end)))
}

/// The shortest word, in letters, that is taken for an inflected one.
const INFLECTED_LETTERS: usize = 3;

/// Forms tried at the most.
const FORMS: usize = 40;

/// The folded forms that an inflected folded name may have in the nominative; none unless it ends in
/// a Cyrillic letter.
pub(super) fn base_forms(folded: &str) -> Vec<String> {
    if !folded.chars().next_back().is_some_and(|c| matches!(c, '\u{400}'..='\u{52f}')) {
        return Vec::new();
    }
    combined(folded, &ENDINGS)
}

/// Every form that the words of a name may have together.
fn combined(folded: &str, endings: &[(&str, &[&str])]) -> Vec<String> {
    let mut forms = vec![String::new()];
    for word in folded.split(' ') {
        let mut longer = Vec::new();
        for base in words(word, endings) {
            for form in &forms {
                let space = if form.is_empty() { "" } else { " " };
                longer.push(format!("{form}{space}{base}"));
            }
        }
        longer.truncate(FORMS);
        forms = longer;
    }
    forms.retain(|form| form != folded);
    forms
}

/// The word itself and what it may be in the nominative.
fn words(word: &str, endings: &[(&str, &[&str])]) -> Vec<String> {
    let mut bases = vec![word.to_owned()];
    if word.chars().count() >= INFLECTED_LETTERS {
        for (ending, nominatives) in endings {
            if let Some(stem) = word.strip_suffix(ending) {
                bases.extend(nominatives.iter().map(|nominative| format!("{stem}{nominative}")));
            }
        }
    }
    bases
}

#[cfg(test)]
mod tests {
    use crate::authority::Gazetteer;

    #[test]
    fn an_inflected_name_of_a_language_leads_to_its_base_form() {
        let gazetteer = Gazetteer::embedded();
        for (language, written, base) in [
            ("pl", "Warszawie", "Warszawa"),
            ("pl", "Gdyni", "Gdynia"),
            ("cs", "Praze", "Praha"),
            ("sk", "Bratislave", "Bratislava"),
            ("fi", "Tampereella", "Tampere"),
            ("hu", "Budapesten", "Budapest"),
            ("el", "Πειραιά", "Πειραιάς"),
        ] {
            assert_eq!(gazetteer.base_form_in(written, language), Some(base), "{written}");
        }
    }

    #[test]
    fn a_name_is_inflected_in_its_own_language_alone() {
        let gazetteer = Gazetteer::embedded();
        for (language, written) in
            [("en", "Budapesten"), ("", "Warszawie"), ("de", "Praze"), ("pl", "Warszawa")]
        {
            assert_eq!(gazetteer.base_form_in(written, language), None, "{written}");
        }
    }
}
