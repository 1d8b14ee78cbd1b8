//! What differs from language to language: prepositions, endings, nouns in capitals.

use super::nouns;
use super::token::Token;
use super::words;
use crate::authority::{Names, has};

/// Prepositions in Cyrillic, which need no telling apart.
const CYRILLIC_PREPOSITIONS: &str = " в во на у під біля поблизу под около возле близ недалеко неподалеку над через по из-під край ";

/// True for a preposition in `language`, an ISO 639-1 code, also where the word is an article or a
/// conjunction of another language.
pub(super) fn is_preposition_in(language: &str, word: &str) -> bool {
    if word.starts_with(|c| matches!(c, '\u{400}'..='\u{52f}')) {
        return has!(CYRILLIC_PREPOSITIONS, word);
    }
    match language {
        "" => has!(" i på w tại ở ", word),
        "cs" | "sk" => has!(" v ve vo na u nedaleko pri ", word),
        "hr" | "sl" => has!(" u v na kod pri ", word),
        "id" | "ms" => has!(" di dekat ", word),
        "vi" => has!(" tại ở gần ", word),
        "ar" => has!(" في قرب ", word),
        "da" => has!(" i på ved nær udenfor ", word),
        "de" => has!(" in im bei beim am an auf vor nahe unweit über ", word),
        "el" => has!(" σε στην στη στο στον στα στις στους ", word),
        "es" => has!(" en ante frente junto ", word),
        "fa" => has!(" در ", word),
        "fr" => has!(" à au aux en dans devant sur près ", word),
        "it" => has!(
            " a ad al alla allo all ai in nel nella nello nell nei presso davanti sul sulla ",
            word
        ),
        "nl" => has!(" in te op bij nabij buiten ", word),
        "no" => has!(" i på ved nær utenfor ", word),
        "pl" => has!(" w we na pod koło przy przed nad ", word),
        "pt" => has!(" em no na nos nas num numa ", word),
        "ro" => has!(" în la lângă ", word),
        "sv" => has!(" i på vid nära utanför genom ", word),
        _ => false,
    }
}

/// The language of a caption too short for its frequent words to tell, by letters and words that few
/// other languages have; `detected` where that is sure.
pub(super) fn told<'a>(text: &str, detected: &'a str) -> &'a str {
    if detected == "ar" && text.contains(" در ") {
        return "fa";
    }
    if !matches!(detected, "" | "pl" | "id" | "sv" | "no" | "da" | "pt" | "tr" | "it" | "ro") {
        return detected;
    }
    let has = |letters: &[char]| text.contains(letters);
    let small = text.to_lowercase();
    let has_word = |words: &str| {
        small
            .split(|c: char| !c.is_alphabetic())
            .any(|word| word.len() > 1 && words.split(' ').any(|known| known == word))
            || words.starts_with("w ") && small.contains(" w ")
    };
    if detected.is_empty()
        && has(&['ä', 'ö', 'ü', 'ß'])
        && has_word("über für am im der die das bei mit von nach und auf ist")
    {
        return "de";
    }
    if detected.is_empty()
        && let Some(language) = romance(text)
    {
        return language;
    }
    if has(&['ř', 'ě', 'ů', 'Ř', 'Ě']) {
        "cs"
    } else if has(&['ľ', 'ĺ', 'ŕ', 'ť', 'ď', 'Ľ']) && !has(&['ă', 'ț']) {
        "sk"
    } else if has(&['ą', 'ę', 'ł', 'ś', 'ż', 'ź', 'Ł', 'Ś', 'Ż']) || detected == "pl" {
        "pl"
    } else if has(&['ő', 'ű', 'Ő', 'Ű']) {
        "hu"
    } else if !detected.is_empty() {
        detected
    } else if has(&['ă', 'ț', 'ș']) && !has(&['đ', 'ư', 'ơ']) {
        "ro"
    } else if has(&['đ', 'ư', 'ơ']) {
        "vi"
    } else if has_word(
        "kuva kuvat ja on joulukuuta tammikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta helmikuuta maaliskuuta huhtikuuta",
    ) || text.split(|c: char| !c.is_alphabetic()).any(|word| {
        word.ends_with("ssä")
            || word.ends_with("llä")
            || word.ends_with("ssa")
            || word.ends_with("eella")
            || word.ends_with("aalla")
    }) {
        "fi"
    } else if has_word(
        "és egy az május június július augusztus szeptember október január február március április",
    ) {
        "hu"
    } else if has_word("w ze przy podczas oraz roku fot") {
        "pl"
    } else if has_word(
        "ve při foto prosince listopadu října září srpna července června května dubna března února ledna",
    ) && has(&['á', 'í', 'é', 'š', 'č', 'ž', 'ý'])
    {
        if has(&['ô', 'ä']) { "sk" } else { "cs" }
    } else if has(&['č', 'ć', 'š', 'ž']) {
        "hr"
    } else if has_word(
        "warga pelabuhan senin selasa rabu kamis jumat sabtu minggu jalan kawasan petugas suasana",
    ) {
        "id"
    } else {
        detected
    }
}

/// Turkish endings of the place that something is in: "İstanbul'da".
const LOCATIVES: [&str; 12] =
    ["da", "de", "ta", "te", "nda", "nde", "daki", "deki", "taki", "teki", "ndaki", "ndeki"];

/// Turkish endings of a genitive, whose place is wider than the one after it: "Suriye'nin".
const GENITIVES: [&str; 8] = ["nin", "nın", "nun", "nün", "in", "ın", "un", "ün"];

/// What a Turkish ending makes of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// Something is in it.
    Locative,
    /// Something is of it.
    Genitive,
}

/// Turkish nouns in the locative, which stand after their name.
pub(super) fn is_turkish_place(word: &str) -> bool {
    // All of them end so, and few words of other languages do.
    (word.ends_with("nde") || word.ends_with("nda"))
        && has!(
            " kentinde şehrinde ilinde ilçesinde köyünde kasabasında başkentinde eyaletinde bölgesinde \
        mahallesinde semtinde meydanında limanında havalimanında adasında yakınlarında kıyılarında ",
            word,
        )
}

/// The name before a Turkish ending that is set off by an apostrophe, and what the ending says.
pub(super) fn turkish(word: &str) -> Option<(&str, Ending)> {
    let (stem, ending) = word.rsplit_once(['\'', '’'])?;
    if stem.chars().count() < 2 {
        return None;
    }
    if LOCATIVES.contains(&ending) {
        Some((stem, Ending::Locative))
    } else if GENITIVES.contains(&ending) {
        Some((stem, Ending::Genitive))
    } else {
        None
    }
}

/// True for a word that can stand between a preposition and its name: in Cyrillic only an adjective.
pub(super) fn may_modify(word: &str) -> bool {
    const ENDINGS: [&str; 18] = [
        "ом", "ем", "ой", "ей", "ый", "ий", "ая", "ое", "ых", "их", "ого", "его", "ому", "ему",
        "ій", "ої", "ым", "им",
    ];
    !word.starts_with(|c| matches!(c, '\u{400}'..='\u{52f}'))
        || ENDINGS.iter().any(|ending| word.ends_with(ending))
}

/// "недалеко от Казани": the word that a bearing is followed by.
pub(super) fn is_after_bearing(bearing: &str, word: &str) -> bool {
    has!(" недалеко неподалеку неподалік рядом поряд вблизи невдалеке ", bearing)
        && has!(" от від с со з із ", word)
}

/// "Владимирской области": an adjective and the noun of a division, in the genitive.
pub(super) fn is_division(adjective: &str, noun: &str) -> bool {
    has!(" области області края краю района району губернии округа ", noun)
        && ["ой", "ої", "ого"].iter().any(|ending| adjective.ends_with(ending))
}

/// "освобождённом от снега Суздале": a participle, and the preposition of what it tells.
pub(super) fn continues_participle(participle: &str, word: &str) -> bool {
    ["ом", "ой", "ому", "ій", "ем", "ей"].iter().any(|ending| participle.ends_with(ending))
        && has!(" от від из з із с со после після во в у по до під под за при ", word)
}

/// German articles and what is written like one.
const GERMAN_DETERMINERS: &str = " der die das dem den des ein eine einem einen einer eines ihre ihrem \
    ihren ihrer seine seinem seinen seiner diese diesem diesen dieser am im zum zur vom beim ";

/// German prepositions after which a thing is as likely as a town.
const GERMAN_BEFORE_THINGS: &str =
    " bei mit nach gegen für ohne durch aus unter vor wegen während trotz von ";

/// The Romance language that the words of `text` in small letters are of: words that no other one
/// has. As small as inside a sentence: "Los Angeles" is no Spanish.
fn romance(text: &str) -> Option<&'static str> {
    type IsOf = fn(&str) -> bool;
    const LANGUAGES: [(&str, IsOf); 4] = [
        ("it", |word| {
            has!(
                " nel nella nello nei nelle della dello delle degli alla allo agli gli \
                gennaio febbraio maggio giugno luglio settembre ottobre dicembre ",
                word
            )
        }),
        ("pt", |word| {
            has!(
                " em nesta neste desta deste pela pelo são não às janeiro fevereiro março maio \
                junho julho setembro outubro novembro dezembro ",
                word
            )
        }),
        ("es", |word| {
            has!(
                " el los las una enero febrero mayo junio julio septiembre octubre noviembre \
                diciembre ",
                word
            )
        }),
        ("fr", |word| {
            has!(
                " à aux dans devant lors janvier février mai juin juillet août septembre octobre \
                novembre décembre ",
                word
            )
        }),
    ];
    let words = || text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 1);
    let mut told = LANGUAGES.iter().filter(|(_, is_of)| words().any(is_of));
    match (told.next(), told.next()) {
        (Some((language, _)), None) => Some(language),
        _ => None,
    }
}

/// Marks the nouns of a German caption: capitals tell no names there.
pub(super) fn mark_german_nouns(tokens: &mut [Token<'_>], names: &Names<'_>) {
    for index in 1..tokens.len() {
        let before = &tokens[index - 1];
        let word = before.lower();
        let is_adjective = |at: usize| {
            let adjective = tokens[at].lower();
            tokens[at].is_low()
                && ["e", "en", "em", "er", "es"].iter().any(|end| adjective.ends_with(end))
        };
        let is_led = has!(GERMAN_DETERMINERS, &word)
            || has!(GERMAN_BEFORE_THINGS, &word)
            || is_adjective(index - 1);
        let token = &tokens[index];
        // "an der Berliner Mauer": two words that are one name.
        let is_whole_name = tokens.get(index + 1).is_some_and(|next| {
            next.is_name_like() && names.is_known(&format!("{} {}", token.text, next.text))
        });
        if is_led && (is_whole_name || nouns::is_german_spot(token.text)) {
            continue;
        }
        let noun = token.lower();
        let is_common = words::is_part(&noun) || words::head(&noun).is_some();
        if is_led && token.is_name_like() && (is_common || !names.is_known(token.text)) {
            tokens[index].is_noun = true;
        }
    }
}
