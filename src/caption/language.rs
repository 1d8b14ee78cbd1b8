//! In which language a caption is written.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::cut;
use crate::authority::{WordMap, lowercase};
use crate::record::Language;

/// The language, by script and by frequent words; `None` where there is too little to tell.
///
/// A script that one language has almost to itself settles it with four letters. Latin and Cyrillic
/// captions need two different frequent words of one language, and more of them than of any other.
/// Reads no more than the first 2,000 letters.
pub fn detect(text: &str) -> Option<Language> {
    let tag = by_script(text).or_else(|| by_words(text))?;
    Some(Language(tag.to_owned()))
}

/// Letters read before the language is told.
const ENOUGH: usize = 2000;
/// Letters of a script that settle the language.
const FEW: usize = 4;

fn by_script(text: &str) -> Option<&'static str> {
    // What has no letters but ours is in none of these scripts.
    if text.is_ascii() {
        return None;
    }
    let mut counts = [0_usize; SCRIPTS];
    let mut letters = 0;
    for c in text.chars().filter(|c| c.is_alphabetic()).take(ENOUGH) {
        letters += 1;
        counts[script(c) as usize] += 1;
    }
    let count = |script: Script| counts[script as usize];
    // A credit is in Latin letters in any language: a third of the letters is the caption.
    let ruling = |count: usize| count >= FEW && count * 3 >= letters;
    if ruling(count(Script::Hangul)) {
        return Some("ko");
    }
    if count(Script::Kana) >= 2 && ruling(count(Script::Kana) + count(Script::Han)) {
        return Some("ja");
    }
    if ruling(count(Script::Han)) {
        return Some("zh");
    }
    if ruling(count(Script::Hebrew)) {
        return Some("he");
    }
    if ruling(count(Script::Greek)) {
        return Some("el");
    }
    if ruling(count(Script::Arabic)) {
        return Some(arabic_script(text));
    }
    if ruling(count(Script::Thai)) {
        return Some("th");
    }
    if ruling(count(Script::Cyrillic)) {
        return cyrillic_script(text);
    }
    None
}

/// The scripts that tell a language, and all others as Latin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Hebrew,
    Arabic,
    Thai,
    Kana,
    Han,
    Hangul,
}

const SCRIPTS: usize = 9;

const fn script(c: char) -> Script {
    match c {
        '\u{370}'..='\u{3FF}' => Script::Greek,
        '\u{400}'..='\u{52F}' => Script::Cyrillic,
        '\u{590}'..='\u{5FF}' => Script::Hebrew,
        '\u{600}'..='\u{6FF}' | '\u{750}'..='\u{77F}' | '\u{FB50}'..='\u{FEFC}' => Script::Arabic,
        '\u{E00}'..='\u{E7F}' => Script::Thai,
        '\u{3040}'..='\u{30FF}' => Script::Kana,
        '\u{3400}'..='\u{9FFF}' => Script::Han,
        '\u{1100}'..='\u{11FF}' | '\u{AC00}'..='\u{D7AF}' => Script::Hangul,
        _ => Script::Latin,
    }
}

/// Persian and Urdu have letters of their own; without them it is Arabic.
fn arabic_script(text: &str) -> &'static str {
    let letters = || text.chars().take(ENOUGH);
    if letters().any(|c| matches!(c, 'ٹ' | 'ڈ' | 'ڑ' | 'ے' | 'ں')) {
        "ur"
    } else if letters().any(|c| matches!(c, 'پ' | 'چ' | 'ژ' | 'گ' | 'ی' | 'ک')) {
        "fa"
    } else {
        "ar"
    }
}

/// Ukrainian and Belarusian have letters of their own, Russian has ы and э and ъ; Bulgarian and
/// Serbian are left unsaid.
fn cyrillic_script(text: &str) -> Option<&'static str> {
    let has = |letters: &str| text.chars().take(ENOUGH).any(|c| letters.contains(c));
    if has("ўЎ") {
        return Some("be");
    }
    if has("їєґЇЄҐ") || has("іІ") {
        return Some("uk");
    }
    if has("јљњћђЈЉЊЋЂ") {
        return Some("sr");
    }
    if has("ыэЫЭёЁ") {
        return Some("ru");
    }
    by_words(text)
}

/// The most frequent words of each language that the others lack or share with few.
const FREQUENT: &[(&str, &[&str])] = &[
    (
        "da",
        &["af", "det", "efter", "er", "et", "fra", "ikke", "og", "på", "som", "til", "ved", "være"],
    ),
    (
        "de",
        &[
            "am", "auf", "aus", "bei", "beim", "das", "dem", "den", "der", "des", "die", "ein",
            "eine", "einem", "einen", "einer", "für", "im", "in", "ist", "mit", "nach", "nicht",
            "seines", "sich", "sind", "über", "und", "vom", "von", "vor", "während", "werden",
            "wird", "wurde", "zu", "zum", "zur",
        ],
    ),
    (
        "en",
        &[
            "a", "after", "an", "and", "are", "as", "at", "by", "during", "for", "from", "has",
            "her", "his", "in", "is", "its", "near", "of", "on", "that", "the", "their", "this",
            "to", "was", "were", "which", "who", "with",
        ],
    ),
    (
        "es",
        &[
            "a", "al", "con", "de", "del", "desde", "durante", "el", "en", "es", "esta", "este",
            "fue", "la", "las", "los", "muestra", "para", "pie", "por", "que", "se", "sobre", "su",
            "sus", "tras", "un", "una", "y",
        ],
    ),
    (
        "fr",
        &[
            "à", "après", "au", "aux", "avec", "ce", "cette", "dans", "de", "des", "devant", "du",
            "elle", "en", "est", "et", "il", "la", "le", "les", "lors", "ont", "par", "pendant",
            "pour", "près", "qui", "sa", "ses", "son", "sont", "sur", "un", "une",
        ],
    ),
    ("id", &["dan", "dari", "dengan", "di", "ini", "itu", "pada", "saat", "untuk", "yang"]),
    (
        "it",
        &[
            "a", "al", "alla", "che", "con", "da", "dal", "del", "della", "delle", "dei", "di",
            "dopo", "durante", "e", "gli", "i", "il", "in", "la", "le", "nel", "nella", "per",
            "presso", "si", "su", "sul", "un", "una", "è",
        ],
    ),
    (
        "nl",
        &[
            "aan", "bij", "de", "een", "en", "het", "in", "is", "met", "na", "naar", "niet", "om",
            "op", "te", "tijdens", "uit", "van", "voor", "wordt", "zijn",
        ],
    ),
    ("no", &["av", "det", "en", "er", "etter", "fra", "ikke", "og", "på", "som", "til", "ved"]),
    (
        "pl",
        &[
            "a", "do", "i", "jest", "na", "od", "po", "podczas", "przed", "roku", "się", "w", "z",
            "ze",
        ],
    ),
    (
        "pt",
        &[
            "a", "ao", "as", "com", "da", "das", "de", "do", "dos", "durante", "e", "em", "foi",
            "na", "nas", "no", "nos", "o", "os", "para", "pela", "pelo", "por", "que", "se", "seu",
            "sua", "um", "uma", "é",
        ],
    ),
    ("ro", &["cu", "de", "din", "în", "la", "o", "pe", "și", "un", "unei"]),
    ("ru", &["в", "во", "и", "из", "на", "о", "от", "по", "под", "после", "при", "с", "у"]),
    (
        "sv",
        &[
            "av", "den", "det", "efter", "en", "ett", "från", "i", "inte", "med", "och", "på",
            "som", "till", "vid", "är",
        ],
    ),
    ("tr", &["bir", "bu", "da", "de", "gün", "ile", "için", "olarak", "sonra", "ve"]),
];

/// For each frequent word the languages that have it, as bits in the order of [`FREQUENT`], and its
/// own number.
static LANGUAGES: LazyLock<WordMap<(u32, usize)>> = LazyLock::new(|| {
    let mut languages: BTreeMap<&str, u32> = BTreeMap::new();
    for (index, (_, words)) in FREQUENT.iter().enumerate() {
        for word in *words {
            *languages.entry(word).or_default() |= 1 << index;
        }
    }
    WordMap::new(languages.into_iter().enumerate().map(|(number, (word, of))| (word, (of, number))))
});

fn by_words(text: &str) -> Option<&'static str> {
    let mut counts = [0_usize; FREQUENT.len()];
    let mut distinct = [0_usize; FREQUENT.len()];
    let mut seen = Vec::new();
    let mut read = 0;
    let small = text.to_ascii_lowercase();
    for (_, word) in cut::words(&small, |b| b.is_ascii_lowercase(), char::is_alphabetic) {
        read += word.len();
        if read > ENOUGH {
            break;
        }
        // Names carry particles of other languages: "Ana de Armas". Capitals tell nothing.
        let word = if word.is_ascii() { Cow::Borrowed(word) } else { lowercase(word) };
        let Some((mut languages, number)) = LANGUAGES.get(&word) else { continue };
        let is_new = !seen.contains(&number);
        if is_new {
            seen.push(number);
        }
        while languages != 0 {
            let index = languages.trailing_zeros() as usize;
            languages &= languages - 1;
            counts[index] += 1;
            distinct[index] += usize::from(is_new);
        }
    }
    let ranked = || {
        let scores = counts.iter().zip(distinct).zip(FREQUENT);
        scores.map(|((count, distinct), (language, _))| (distinct * 2 + count, distinct, *language))
    };
    let (best, distinct, language) = ranked().max()?;
    let is_apart = ranked().filter(|(score, ..)| *score >= best).count() == 1;
    (distinct >= 2 && is_apart).then_some(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_told_by_its_script_or_by_two_of_its_frequent_words() {
        let mut wrong = Vec::new();
        for (text, expected) in [
            (
                "Nets dry on the quay of Anytown, May 3, 2014. (Photo by Jane Roe/Reuters)",
                Some("en"),
            ),
            ("Des pêcheurs réparent leurs filets sur le quai de Sète, le 3 mai 2014.", Some("fr")),
            (
                "Pescadores reparan sus redes en el muelle de Vigo, el 3 de mayo de 2014.",
                Some("es"),
            ),
            (
                "Pescadores consertam as redes no cais da cidade do Porto, em maio de 2014.",
                Some("pt"),
            ),
            ("Fischer flicken ihre Netze auf dem Kai von Husum, am 3. Mai 2014.", Some("de")),
            (
                "I pescatori riparano le reti sul molo della città di Bari, il 3 maggio 2014.",
                Some("it"),
            ),
            ("Vissers herstellen hun netten op de kade van het dorp Urk, 3 mei 2014.", Some("nl")),
            ("Balıkçılar bir limanda ağlarını onarıyor ve bu fotoğraf için duruyor.", Some("tr")),
            ("صيادون يصلحون شباكهم على رصيف الميناء (رويترز)", Some("ar")),
            ("ماهیگیران تورهای خود را در بندر تعمیر می‌کنند", Some("fa")),
            ("דייגים מתקנים רשתות בנמל יפו", Some("he")),
            ("Рыбаки чинят сети на причале. REUTERS/Ivan Ivanov", Some("ru")),
            ("Рибалки лагодять сіті на причалі в Одесі", Some("uk")),
            ("渔民在码头修补渔网（新华社）", Some("zh")),
            ("漁師が港で網を直している", Some("ja")),
            ("어부들이 부두에서 그물을 손질하고 있다. © AFP", Some("ko")),
            ("Muddy Waters, 1978", None),
            ("REUTERS/Jane Roe", None),
            ("", None),
        ] {
            let read = detect(text).map(|language| language.0);
            if read.as_deref() != expected {
                wrong.push(format!("{text}: {read:?}"));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
