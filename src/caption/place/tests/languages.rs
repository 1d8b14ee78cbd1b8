//! Captions in languages other than English.

use super::reads;

#[test]
fn french_captions_lead_to_their_places() {
    reads(&[
        "Des manifestants défilent à [locality|Bamako], au [country=ML|Mali], le [date|3 mars 2012].",
        "Un pompier devant un immeuble en feu à [locality|Marseille], le [date|4 mai 2011]. → FR",
        "Une femme vend des mangues sur un marché de [locality|Dakar], au [country=SN|Sénégal], en [date|2003].",
        "Des enfants jouent dans le camp de réfugiés de [place|Zaatari], en [country=JO|Jordanie], le [date|4 mai 2014].",
        "Des touristes [place=Place de la République|place de la République] à [locality|Paris], le [date|8 janvier 2015]. → FR",
        "Un dromadaire dans la région de [region|Tombouctou], dans le nord du [country=ML|Mali].",
    ]);
}

#[test]
fn german_nouns_in_capitals_are_no_names() {
    reads(&[
        "Demonstranten vor dem [place|Reichstag] in [locality|Berlin], [date|3. März 1999]. → DE",
        "Eine Frau trägt Wasser in einem Dorf bei [locality=Kunduz|Kundus] in [country=AF|Afghanistan].",
        "Ein Kind spielt in der Altstadt von [locality|Jerusalem].",
        "Feuerwehrleute löschen einen Brand auf einem Campingplatz bei [locality|Split] in [country=HR|Kroatien].",
        "Aufräumarbeiten nach dem Hochwasser in der Innenstadt von [locality|Passau] am [date|3. Juni 2013]. → DE",
    ]);
}

#[test]
fn spanish_and_portuguese_captions_lead_to_their_places() {
    reads(&[
        "Pescadores en el puerto de [locality|Vigo], el [date|3 de mayo de 1982]. → ES",
        "Una mujer camina por una calle del centro de [locality|Bogotá], [country=CO|Colombia], el [date|3 de mayo de 2010].",
        "Bomberos trabajan en un incendio en la provincia de [region|Ourense].",
        "Un niño en las orillas del [place|río Paraná], en [locality|Rosario], [country=AR|Argentina].",
        "Moradores caminham em rua alagada em [locality|Porto Alegre], no [region|Rio Grande do Sul], em [date|maio de 2024]. → BR",
        "Crianças jogam futebol na favela da [place|Rocinha], no [locality|Rio de Janeiro]. → BR",
        "Vista do elétrico 28 em [locality=Lisbon|Lisboa], [country=PT|Portugal], [date|1998].",
    ]);
}

#[test]
fn italian_captions_lead_to_their_places() {
    reads(&[
        "I soccorritori al lavoro tra le macerie ad [locality|Amatrice], [date|24 agosto 2016]. → IT",
        "Una barca nel porto di [locality=Naples|Napoli]. → IT",
        "Bambini in una scuola di [locality|Nairobi], in [country=KE|Kenya].",
    ]);
}

#[test]
fn russian_and_ukrainian_names_are_read_in_their_cases() {
    reads(&[
        "Солдаты на параде в [locality=Moscow|Москве] [date|9 мая 1985 года]. → RU",
        "Женщина кормит голубей в [locality=St. Petersburg|Санкт-Петербурге]. → RU",
        "Пожар на складе в [locality=Nizhniy Novgorod|Нижнем Новгороде], [date|3 мая 2012 года]. → RU",
        "Дети играют в лагере беженцев в [country=SY|Сирии].",
        "Протестующие на [place=Tahrir Square|площади Тахрир] в [locality=Cairo|Каире], [country=EG|Египет].",
        "Президент США Барак Обама выступает в [locality=Washington|Вашингтоне]. → US",
        "Рыбаки на [place=Lake Baikal|озере Байкал], [date|1973 год]. → RU",
        "Мальчик у памятника Ленину в [locality=Kazan|Казани], [date|1980 г.] → RU",
        "Жінка біля зруйнованого будинку в [locality=Kharkiv|Харкові], [date|3 березня 2022 року]. → UA",
        "Рятувальники працюють у [locality=Lviv|Львові] після обстрілу. → UA",
        "Люди на вокзалі в [locality=Odesa|Одесі], [country=UA|Україна].",
        "Полицейские на улице [locality=Paris|Парижа], [country=FR|Франция], [date|14 ноября 2015].",
    ]);
}

#[test]
fn turkish_endings_say_that_something_is_there() {
    reads(&[
        "[locality|Ankara]'da bir gösteri sırasında polisler. → TR",
        "[country=SY|Suriye]'nin [locality=Aleppo|Halep] kentinde yıkılan binalar.",
        "[locality=Izmir|İzmir]'de deprem sonrası arama çalışmaları sürüyor, [date|30 Ekim 2020]. → TR",
        "[locality=London|Londra]'da bir kadın şemsiyeyle yürüyor. → GB",
    ]);
}

#[test]
fn arabic_hebrew_and_persian_prepositions_are_written_on_or_apart() {
    reads(&[
        "أطفال يلعبون في [place=Zaatari|مخيم الزعتري] في [country=JO|الأردن]",
        "نازحون في مدينة [locality=Idlib|إدلب] شمال [country=SY|سوريا]",
        "امرأة تسير في أحد شوارع [locality=Cairo|القاهرة] → EG",
        "אנשים בחוף הים ב[locality=Tel Aviv|תל אביב], [country=IL|ישראל]",
    ]);
}

#[test]
fn names_without_spaces_are_told_by_what_follows() {
    reads(&[
        "[country=FR|프랑스] [locality=Nice|니스]의 해변에서 사람들이 쉬고 있다.",
        "7일 [locality=Seoul|서울]에서 시민들이 걷고 있다. → KR",
        "市民在[locality=Beijing|北京]街头行走。 → CN",
        "[country=FR|フランス]・[locality=Paris|パリ]で行われたデモ",
    ]);
}

#[test]
fn dutch_scandinavian_and_greek_captions_lead_to_their_places() {
    reads(&[
        "Poliser vid [place|Sergels torg] i [locality|Stockholm], [date|3 maj 2001]. → SE",
        "En fiskebåd i havnen i [locality|Esbjerg], [date|1934]. → DK",
        "Διαδηλωτές στην [place=Syntagma Square|πλατεία Συντάγματος] στην [locality=Athens|Αθήνα], [country=GR|Ελλάδα].",
    ]);
}

#[test]
fn a_region_in_the_captions_language_says_where_a_small_town_is() {
    reads(&[
        "Рибалки на річці поблизу [locality=Chuhuyiv|Чугуєва], [region=Kharkiv|Харківська область], [date|3 травня 2012 року]. → UA",
        "Дети катаются на лошадях в городе [locality|Суздаль] [region=Vladimir Oblast|Владимирской области]. → RU",
        "Die Weinlese in [locality=Volkach|Volkach], [region=Bavaria|Bayern]. → DE",
        "Une ferme près de [locality=Vimoutiers|Vimoutiers], [region=Normandy|Normandie]. → FR",
        "Uma manhã de sol em [locality|Brasília], em [date|3 de maio de 1962]. → BR",
    ]);
}

#[test]
fn a_spot_is_told_by_its_noun_in_the_captions_language() {
    reads(&[
        "Niños juegan en un rincón del barrio de [place|San Blas] de [locality=Alicante|Alicante], [country=ES|España]. → ES",
        "Turisti lungo un tratto della [place|piazza Maggiore] a [locality=Bologna|Bologna]. → IT",
        "Gläubige beten im [place|Mahamuni-Tempel] in [locality=Mandalay|Mandalay]. → MM",
        "[locality=Osaka|大阪]・[place|中之島広場]で開かれた集会 → JP",
        "3일 [locality=Seoul|서울] 도심 거리가 눈에 덮여 있다. → KR",
        "[locality=Busan|부산] [place|금강공원]에서 시민들이 걷고 있다. → KR",
    ]);
}

#[test]
fn a_participle_or_a_bearing_stands_between_a_preposition_and_its_name() {
    reads(&[
        "Oliveiras depois da chuva, norte da [country=TN|Tunísia], em [date|3 de maio de 1998].",
        "Рыбаки чинят сети недалеко от [locality=Kazan|Казани]. → RU",
        "Дети играют в засыпанном снегом после метели [locality=Murmansk|Мурманске]. → RU",
    ]);
}
