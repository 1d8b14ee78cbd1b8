//! Base forms of inflected names: "Москве" is Москва, "Києві" Київ.
//!
//! Russian, Ukrainian and Bulgarian captions put a place into the locative, the genitive or the
//! accusative. A rule takes an ending off and puts the nominative's on; the gazetteer then says
//! whether there is such a place.

/// Folded endings and what the nominative may have instead, longest first.
const ENDINGS: [(&str, &[&str]); 22] = [
    ("ському", &["ськии"]),
    ("ськоі", &["ська"]),
    ("ові", &["ів"]),
    ("єві", &["ів"]),
    ("еві", &["ів"]),
    ("ова", &["ів"]),
    ("єва", &["ів"]),
    ("ого", &["ыи", "ии"]),
    ("ому", &["ии"]),
    ("ах", &["ы", "и"]),
    ("ях", &["и"]),
    ("ом", &["ыи", "ии", "ое"]),
    ("ем", &["ии", "ее"]),
    ("ои", &["ая", "а"]),
    ("е", &["а", "", "ь", "и", "я"]),
    ("і", &["а", "", "ь", "я"]),
    ("и", &["ь", "я", "а"]),
    ("ы", &["а"]),
    ("у", &["", "а"]),
    ("ю", &["ь", "я", "и"]),
    ("а", &["", "о"]),
    ("я", &["ь", "и"]),
];

/// The shortest word, in letters, that is taken for an inflected one.
const INFLECTED_LETTERS: usize = 4;

/// Forms tried at the most.
const FORMS: usize = 40;

/// The folded forms that an inflected folded name may have in the nominative; none unless it ends in
/// a Cyrillic letter.
pub(super) fn base_forms(folded: &str) -> Vec<String> {
    if !folded.chars().next_back().is_some_and(|c| matches!(c, '\u{400}'..='\u{52f}')) {
        return Vec::new();
    }
    let mut forms = vec![String::new()];
    for word in folded.split(' ') {
        let mut longer = Vec::new();
        for base in words(word) {
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
fn words(word: &str) -> Vec<String> {
    let mut bases = vec![word.to_owned()];
    if word.chars().count() >= INFLECTED_LETTERS {
        for (ending, nominatives) in ENDINGS {
            if let Some(stem) = word.strip_suffix(ending) {
                bases.extend(nominatives.iter().map(|nominative| format!("{stem}{nominative}")));
            }
        }
    }
    bases
}
