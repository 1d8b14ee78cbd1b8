//! Names in the genitive, as Russian and Ukrainian credits without a colon write them: "Фото Ивана
//! Петрова" is by Иван Петров.

/// Given names of men whose genitive no ending tells from another name; all others follow the rules.
const MEN: &[(&str, &str)] = &[
    ("Михайла", "Михайло"),
    ("Дмитра", "Дмитро"),
    ("Павла", "Павло"),
    ("Петра", "Петро"),
    ("Данила", "Данило"),
    ("Льва", "Лев"),
    ("Ильи", "Илья"),
    ("Іллі", "Ілля"),
    ("Никиты", "Никита"),
    ("Микити", "Микита"),
    ("Миколи", "Микола"),
];

/// Given names of men that the rules inflect. One whose genitive is a woman's name, as Александр's is,
/// is left out.
const STEMS: &[&str] = &[
    "Алексей",
    "Анатолий",
    "Андрей",
    "Антон",
    "Аркадий",
    "Артём",
    "Артем",
    "Борис",
    "Вадим",
    "Валерий",
    "Василий",
    "Виталий",
    "Владимир",
    "Вячеслав",
    "Геннадий",
    "Георгий",
    "Григорий",
    "Денис",
    "Дмитрий",
    "Евгений",
    "Егор",
    "Иван",
    "Игорь",
    "Кирилл",
    "Константин",
    "Леонид",
    "Максим",
    "Марк",
    "Михаил",
    "Николай",
    "Олег",
    "Рамиль",
    "Роман",
    "Руслан",
    "Семён",
    "Сергей",
    "Степан",
    "Тимур",
    "Фёдор",
    "Эдуард",
    "Юрий",
    "Яков",
    "Олексій",
    "Анатолій",
    "Андрій",
    "Валерій",
    "Василь",
    "Віктор",
    "Віталій",
    "Володимир",
    "В'ячеслав",
    "Геннадій",
    "Георгій",
    "Григорій",
    "Дмитрій",
    "Єгор",
    "Іван",
    "Ігор",
    "Костянтин",
    "Леонід",
    "Маркіян",
    "Сергій",
    "Тарас",
    "Юрій",
    "Остап",
    "Назар",
];

/// Given names of women: genitive and base form.
const WOMEN: &[(&str, &str)] = &[
    ("Анны", "Анна"),
    ("Анастасии", "Анастасия"),
    ("Дарьи", "Дарья"),
    ("Екатерины", "Екатерина"),
    ("Елены", "Елена"),
    ("Ирины", "Ирина"),
    ("Марии", "Мария"),
    ("Натальи", "Наталья"),
    ("Наталии", "Наталия"),
    ("Ольги", "Ольга"),
    ("Светланы", "Светлана"),
    ("Татьяны", "Татьяна"),
    ("Юлии", "Юлия"),
    ("Анни", "Анна"),
    ("Ганни", "Ганна"),
    ("Ірини", "Ірина"),
    ("Марії", "Марія"),
    ("Наталії", "Наталія"),
    ("Олени", "Олена"),
    ("Юлії", "Юлія"),
];

/// The base form of a given name and a surname in the genitive; `None` for what is none.
pub(super) fn nominative(name: &str) -> Option<String> {
    let (given, surname) = name.split_once(' ')?;
    if surname.contains(' ') {
        return None;
    }
    if given.ends_with('.') {
        return of_initialled(given, surname);
    }
    let listed = |names: &[(&str, &'static str)]| {
        names.iter().find(|(form, _)| *form == given).map(|(_, base)| *base)
    };
    if let Some(given) = listed(WOMEN) {
        return Some(format!("{given} {}", of_woman(surname)));
    }
    let given =
        listed(MEN).or_else(|| STEMS.iter().copied().find(|base| genitive(base) == given))?;
    Some(format!("{given} {}", of_man(surname)?))
}

/// "В. Иванова" behind "Фото" is by В. Иванов, "В. Ивановой" by В. Иванова; of other endings an
/// initial does not tell whether they are inflected.
fn of_initialled(initials: &str, surname: &str) -> Option<String> {
    const MASCULINE: &[&str] = &["ова", "ева", "ёва", "ина", "ына"];
    const FEMININE: &[&str] = &["овой", "евой", "ёвой", "иной", "ыной"];
    if let Some(stem) = surname.strip_suffix("ой")
        && FEMININE.iter().any(|ending| surname.ends_with(ending))
    {
        return Some(format!("{initials} {stem}а"));
    }
    let ends = MASCULINE.iter().any(|ending| surname.ends_with(ending));
    let stem = surname.strip_suffix('а').filter(|_| ends)?;
    Some(format!("{initials} {stem}"))
}

/// "Иван" makes Ивана, "Сергей" Сергея, "Юрий" Юрия, "Игорь" Игоря.
fn genitive(base: &str) -> String {
    let stem = base.strip_suffix(['й', 'ь']);
    if base == "Ігор" {
        return "Ігоря".to_owned();
    }
    stem.map_or_else(|| format!("{base}а"), |stem| format!("{stem}я"))
}

fn of_man(surname: &str) -> Option<String> {
    if surname.ends_with(['о', 'х']) && !surname.ends_with("ого") {
        return Some(surname.to_owned());
    }
    for (ending, base) in [
        ("ского", "ский"),
        ("цкого", "цкий"),
        ("ського", "ський"),
        ("цького", "цький"),
        ("ого", "ый"),
        ("ея", "ей"),
        ("ия", "ий"),
        ("ія", "ій"),
        ("ая", "ай"),
        ("я", "ь"),
        ("а", ""),
        ("ы", "а"),
    ] {
        if let Some(stem) = surname.strip_suffix(ending) {
            return Some(format!("{stem}{base}"));
        }
    }
    None
}

fn of_woman(surname: &str) -> String {
    for (ending, base) in [
        ("ской", "ская"),
        ("цкой", "цкая"),
        ("ської", "ська"),
        ("ой", "а"),
        ("ової", "ова"),
        ("ої", "а"),
    ] {
        if let Some(stem) = surname.strip_suffix(ending) {
            return format!("{stem}{base}");
        }
    }
    surname.to_owned()
}

#[cfg(test)]
mod tests {
    use super::nominative;

    #[test]
    fn a_name_in_the_genitive_leads_to_its_base_form_and_any_other_stands() {
        for (written, name) in [
            ("Ивана Петрова", Some("Иван Петров")),
            ("Сергея Лебедева", Some("Сергей Лебедев")),
            ("Юрия Малиновского", Some("Юрий Малиновский")),
            ("Игоря Шевченко", Some("Игорь Шевченко")),
            ("Ольги Морозовой", Some("Ольга Морозова")),
            ("Павла Коваля", Some("Павло Коваль")),
            ("Олени Мельник", Some("Олена Мельник")),
            ("Иван Петров", None),
            ("Анна Петрова", None),
            ("Валентина Орлова", None),
            ("Ивана", None),
            ("В. Лебедева", Some("В. Лебедев")),
            ("В. Лебедевой", Some("В. Лебедева")),
            ("В. Мельник", None),
        ] {
            assert_eq!(nominative(written).as_deref(), name, "{written}");
        }
    }
}
