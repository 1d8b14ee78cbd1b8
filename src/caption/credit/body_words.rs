//! Words inside the name of a body beside its head noun, folded.

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
            | "agencia"
            | "agenzia"
            | "universite"
            | "universitat"
            | "universidad"
            | "universidade"
            | "acervo"
            | "archivo"
            | "coleccion"
            | "colecao"
            | "collezione"
            | "fondo"
            | "sammlung"
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
