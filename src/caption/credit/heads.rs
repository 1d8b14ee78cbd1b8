//! Nouns that make a run of capitals a body, folded, and the small words between them.

use crate::authority::AgencyKind;

/// Nouns that make a run of capitals a body, and what kind of body.
pub(super) const HEADS: &[(&str, AgencyKind)] = {
    use AgencyKind::{Agency, Government, Institution, Military, Newspaper};
    &[
        ("images", Agency),
        ("photos", Agency),
        ("pictures", Agency),
        ("pics", Agency),
        ("pix", Agency),
        ("photography", Agency),
        ("photo", Agency),
        ("newspictures", Agency),
        ("features", Agency),
        ("syndication", Agency),
        ("studio", Agency),
        ("studios", Agency),
        ("news", Agency),
        ("press", Agency),
        ("presse", Agency),
        ("press agency", Agency),
        ("news agency", Agency),
        ("photo agency", Agency),
        ("picture agency", Agency),
        ("agence", Agency),
        ("agentur", Agency),
        ("wire", Agency),
        ("stock", Agency),
        ("website", Newspaper),
        ("ugc", Newspaper),
        ("gazeta", Newspaper),
        ("pravda", Newspaper),
        ("agencja", Agency),
        ("art", Agency),
        ("unit", Military),
        ("spokesperson", Government),
        ("records", Newspaper),
        ("media", Newspaper),
        ("media center", Newspaper),
        ("media centre", Newspaper),
        ("media office", Newspaper),
        ("network", Newspaper),
        ("television", Newspaper),
        ("tv", Newspaper),
        ("radio", Newspaper),
        ("broadcasting", Newspaper),
        ("channel", Newspaper),
        ("times", Newspaper),
        ("chronicle", Newspaper),
        ("herald", Newspaper),
        ("tribune", Newspaper),
        ("gazette", Newspaper),
        ("journal", Newspaper),
        ("magazine", Newspaper),
        ("daily", Newspaper),
        ("newspaper", Newspaper),
        ("newspapers", Newspaper),
        ("telegraph", Newspaper),
        ("courier", Newspaper),
        ("observer", Newspaper),
        ("post", Newspaper),
        ("dispatch", Newspaper),
        ("examiner", Newspaper),
        ("bulletin", Newspaper),
        ("sentinel", Newspaper),
        ("inquirer", Newspaper),
        ("enquirer", Newspaper),
        ("register", Newspaper),
        ("independent", Newspaper),
        ("standard", Newspaper),
        ("review", Newspaper),
        ("zeitung", Newspaper),
        ("diario", Newspaper),
        ("entertainment", Newspaper),
        ("productions", Newspaper),
        ("films", Newspaper),
        ("studios inc", Newspaper),
        ("museum", Institution),
        ("museums", Institution),
        ("musee", Institution),
        ("museo", Institution),
        ("museu", Institution),
        ("library", Institution),
        ("libraries", Institution),
        ("biblioteca", Institution),
        ("bibliotheque", Institution),
        ("bibliothek", Institution),
        ("archive", Institution),
        ("archives", Institution),
        ("archiv", Institution),
        ("archivo", Institution),
        ("arquivo", Institution),
        ("collection", Institution),
        ("collections", Institution),
        ("university", Institution),
        ("univ", Institution),
        ("universite", Institution),
        ("universitat", Institution),
        ("universidad", Institution),
        ("universidade", Institution),
        ("college", Institution),
        ("school", Institution),
        ("institute", Institution),
        ("institution", Institution),
        ("gallery", Institution),
        ("galerie", Institution),
        ("foundation", Institution),
        ("fundacion", Institution),
        ("fondation", Institution),
        ("stiftung", Institution),
        ("trust", Institution),
        ("society", Institution),
        ("academy", Institution),
        ("memorial", Institution),
        ("observatory", Institution),
        ("laboratory", Institution),
        ("association", Institution),
        ("federation", Institution),
        ("committee", Institution),
        ("council", Institution),
        ("center", Institution),
        ("centre", Institution),
        ("hospital", Institution),
        ("zoo", Institution),
        ("aquarium", Institution),
        ("company", Institution),
        ("corporation", Institution),
        ("corp", Institution),
        ("inc", Institution),
        ("ltd", Institution),
        ("limited", Institution),
        ("plc", Institution),
        ("ag", Institution),
        ("motors", Institution),
        ("airlines", Institution),
        ("airways", Institution),
        ("aviation", Institution),
        ("aerospace", Institution),
        ("industries", Institution),
        ("systems", Institution),
        ("pharmaceuticals", Institution),
        ("enterprises", Institution),
        ("holdings", Institution),
        ("conservancy", Institution),
        ("alliance", Institution),
        ("coalition", Institution),
        ("orchestra", Institution),
        ("ballet", Institution),
        ("railways", Institution),
        ("railway", Institution),
        ("railroad", Institution),
        ("survey", Institution),
        ("llc", Institution),
        ("gmbh", Institution),
        ("group", Institution),
        ("movement", Institution),
        ("campaign", Institution),
        ("family", Institution),
        ("international", Institution),
        ("organization", Institution),
        ("organisation", Institution),
        ("technologies", Institution),
        ("ministry", Government),
        ("ministere", Government),
        ("ministerio", Government),
        ("ministerium", Government),
        ("department", Government),
        ("dept", Government),
        ("office", Government),
        ("bureau", Government),
        ("agency", Government),
        ("authority", Government),
        ("administration", Government),
        ("government", Government),
        ("presidency", Government),
        ("palace", Government),
        ("parliament", Government),
        ("senate", Government),
        ("embassy", Government),
        ("court", Government),
        ("council of ministers", Government),
        ("commission", Government),
        ("police", Government),
        ("sheriff", Government),
        ("sheriffs", Government),
        ("county", Government),
        ("protection", Government),
        ("service", Government),
        ("services", Government),
        ("press service", Government),
        ("press office", Government),
        ("information office", Government),
        ("blue house", Government),
        ("defense", Government),
        ("defence", Government),
        ("security", Government),
        ("intelligence", Government),
        ("customs", Government),
        ("army", Military),
        ("navy", Military),
        ("air force", Military),
        ("airforce", Military),
        ("marines", Military),
        ("corps", Military),
        ("forces", Military),
        ("guard", Military),
        ("command", Military),
        ("brigade", Military),
        ("division", Military),
        ("battalion", Military),
        ("regiment", Military),
        ("squadron", Military),
        ("wing", Military),
        ("fleet", Military),
        ("military", Military),
        ("affairs", Military),
        ("sanomat", Newspaper),
        ("lehti", Newspaper),
        ("tygodnik", Newspaper),
        ("dziennik", Newspaper),
        ("kurier", Newspaper),
        ("noviny", Newspaper),
        ("denik", Newspaper),
        ("zpravy", Newspaper),
        ("nachrichten", Newspaper),
        ("anzeiger", Newspaper),
        ("rundschau", Newspaper),
        ("allgemeine", Newspaper),
        ("tageblatt", Newspaper),
        ("tagblatt", Newspaper),
        ("blatt", Newspaper),
        ("presseamt", Government),
        ("bildagentur", Agency),
        ("fotoagentur", Agency),
        ("fotografie", Agency),
        ("bildarchiv", Institution),
        ("fotoarchiv", Institution),
        ("stadtarchiv", Institution),
        ("landesarchiv", Institution),
        ("staatsarchiv", Institution),
        ("bundesarchiv", Institution),
        ("nationalbibliothek", Institution),
        ("staatsbibliothek", Institution),
        ("landesbibliothek", Institution),
        ("nationalmuseum", Institution),
        ("museet", Institution),
        ("muzeum", Institution),
        ("muzeul", Institution),
        ("arkiv", Institution),
        ("arkivet", Institution),
        ("archief", Institution),
        ("stadsarchief", Institution),
        ("bibliotheek", Institution),
        ("bibliotek", Institution),
        ("biblioteka", Institution),
        ("arhiv", Institution),
        ("archivio", Institution),
        ("archiwum", Institution),
        ("istituto", Institution),
        ("instituto", Institution),
        ("institut", Institution),
        ("fondazione", Institution),
        ("fundacja", Institution),
        ("fundacao", Institution),
        ("associazione", Institution),
        ("asociacion", Institution),
        ("associacao", Institution),
        ("hochschule", Institution),
        ("universiteit", Institution),
        ("universitet", Institution),
        ("universita", Institution),
        ("uniwersytet", Institution),
        ("verlag", Newspaper),
        ("verein", Institution),
        ("zentrum", Institution),
        ("giornale", Newspaper),
        ("corriere", Newspaper),
        ("jornal", Newspaper),
        ("correio", Newspaper),
        ("folha", Newspaper),
        ("periodico", Newspaper),
        ("noticias", Newspaper),
        ("revista", Newspaper),
        ("semanario", Newspaper),
        ("gazete", Newspaper),
        ("gazetesi", Newspaper),
        ("haber", Newspaper),
        ("ajansi", Agency),
        ("bakanligi", Government),
        ("belediyesi", Government),
        ("prefeitura", Government),
        ("governo", Government),
        ("gobierno", Government),
        ("secretaria", Government),
        ("ayuntamiento", Government),
        ("alcaldia", Government),
        ("mairie", Government),
        ("prefecture", Government),
        ("presidencia", Government),
        ("camara", Government),
        ("prensa", Government),
        ("policia", Government),
        ("polizei", Government),
        ("feuerwehr", Government),
        ("bombeiros", Government),
        ("bomberos", Government),
        ("pompiers", Government),
        ("gendarmerie", Government),
        ("ejercito", Military),
        ("exercito", Military),
        ("armada", Military),
        ("marinha", Military),
        ("fuerza aerea", Military),
        ("пресс служба", Government),
        ("пресслужба", Government),
        ("пресслужбы", Government),
        ("прес служба", Government),
        ("министерство", Government),
        ("міністерство", Government),
        ("управление", Government),
        ("администрация", Government),
        ("полиция", Government),
        ("поліція", Government),
        ("архив", Institution),
        ("архів", Institution),
        ("музеи", Institution),
        ("библиотека", Institution),
        ("бібліотека", Institution),
        ("институт", Institution),
        ("университет", Institution),
        ("агентство", Agency),
        ("агенство", Agency),
        ("газета", Newspaper),
        ("новости", Newspaper),
        ("новини", Newspaper),
        ("журнал", Newspaper),
        ("телеканал", Newspaper),
        ("شبكه", Newspaper),
        ("قناه", Newspaper),
        ("تلفزيون", Newspaper),
        ("مركز", Newspaper),
        ("وكاله", Agency),
        ("صحيفه", Newspaper),
        ("وزاره", Government),
        ("رياسه", Government),
        ("جيش", Military),
        ("متحف", Institution),
        ("مكتبه", Institution),
    ]
};

/// Heads of a contest, whose name stands where an agency's would.
pub(super) const CONTESTS: &[&str] = &[
    "awards",
    "award",
    "competition",
    "contest",
    "prize",
    "photographer of the year",
    "photography of the year",
    "photo of the year",
    "of the year",
];

/// Small words inside a body's name.
pub(super) const CONNECTORS: &[&str] = &[
    "of", "the", "and", "&", "de", "la", "le", "les", "du", "des", "del", "della", "di", "da",
    "do", "dos", "das", "der", "die", "den", "van", "von", "fur", "et", "y", "e", "und", "for",
    "al", "el", "los", "las",
];

/// Descriptions of a unit or division of an institution, which are no second institution.
pub(super) const DIVISIONS: &[&str] = &[
    "division",
    "collection",
    "collections",
    "department",
    "papers",
    "negatives",
    "reading room",
    "branch",
    "photographs",
    "series",
    "album",
    "affairs",
    "gift",
    "bequest",
    "purchase",
    "fund",
    "squadron",
    "wing",
    "brigade",
    "battalion",
    "regiment",
];

/// Heads that stand first in their languages: "Musée Exemple".
pub(super) fn is_leading_head(key: &str) -> bool {
    matches!(
        key,
        "musee"
            | "museo"
            | "museu"
            | "biblioteca"
            | "bibliotheque"
            | "fundacion"
            | "fondation"
            | "agence"
            | "universite"
            | "universitat"
            | "universidad"
            | "universidade"
            | "archivo"
            | "arquivo"
            | "diario"
            | "galerie"
            | "شبكه"
            | "قناه"
            | "تلفزيون"
            | "مركز"
            | "وكاله"
            | "صحيفه"
            | "وزاره"
            | "رياسه"
            | "جيش"
            | "متحف"
            | "مكتبه"
            | "ministerio"
            | "daily"
            | "radio"
            | "tv"
            | "agencja"
            | "collection"
            | "studio"
            | "agency"
            | "univ"
            | "university"
            | "archivio"
            | "archiwum"
            | "istituto"
            | "instituto"
            | "institut"
            | "fondazione"
            | "fundacja"
            | "fundacao"
            | "muzeum"
            | "biblioteka"
            | "universita"
            | "tygodnik"
            | "dziennik"
            | "gazeta"
            | "jornal"
            | "correio"
            | "folha"
            | "revista"
            | "prefeitura"
            | "governo"
            | "gobierno"
            | "secretaria"
            | "ayuntamiento"
            | "alcaldia"
            | "mairie"
            | "prefecture"
            | "presidencia"
            | "camara"
            | "prensa"
            | "policia"
            | "polizei"
            | "feuerwehr"
            | "ejercito"
            | "armada"
            | "ministry"
            | "ministere"
            | "ministerium"
            | "office"
            | "университет"
            | "министерство"
            | "міністерство"
            | "архив"
            | "архів"
            | "музеи"
            | "газета"
            | "телеканал"
            | "журнал"
            | "агентство"
    )
}
