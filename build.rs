//! Packs the gazetteer: the tables of `src/authority/data/` become one FST of folded names and a
//! compact table of places, which the program reads where they lie.

#[allow(dead_code, unreachable_pub)]
#[path = "src/authority/fold.rs"]
mod fold;
#[allow(dead_code, unreachable_pub)]
#[path = "src/authority/gazetteer/layout.rs"]
mod layout;

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use fold::fold;
use layout::{COUNT_BITS, DISPUTED as DISPUTED_BIT, NONE, PlaceKind, Record, VARIANT};

const DATA: &str = "src/authority/data";

/// Countries whose names GeoNames writes in a scholar's transliteration; newsrooms leave its marks out.
const TRANSLITERATED: &str = "AE AF BD BH BT DJ DZ EG EH ER ET IL IN IQ IR JO JP KG KM KP KR KW KZ LB \
                              LK LY MA MM MR NP OM PK PS QA SA SD SO SS SY TJ TM TN UZ YE";

/// Those of them that write the Arabic article.
const ARABIC: &str =
    "AE BH DJ DZ EG EH ER IL IQ IR JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE";

/// Divisions that more than one country claims.
const DISPUTED: [&str; 6] = ["IL.06", "IN.12", "PK.06", "PK.07", "UA.11", "UA.20"];

/// Towns in them that only one claims, by GeoNames id: Jammu, Beit Shemesh.
const UNDISPUTED: [&str; 2] = ["1269321", "295432"];

/// What newsrooms leave off or put as "province" or "region": "Sverdlovsk Oblast" is Sverdlovsk.
const DIVISION_WORDS: [&str; 11] = [
    "oblast",
    "province",
    "governorate",
    "krai",
    "kray",
    "republic",
    "region",
    "district",
    "county",
    "voivodeship",
    "city",
];

const ARTICLES: [&str; 13] =
    ["al", "el", "ar", "as", "ash", "ad", "an", "at", "az", "ath", "adh", "ed", "es"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed=src/authority/fold.rs");
    println!("cargo::rerun-if-changed=src/authority/gazetteer/layout.rs");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut pack = Pack::default();
    pack.regions();
    pack.countries();
    pack.places();
    pack.features("regions.tsv");
    pack.features("landmarks.tsv");
    pack.features("waters.tsv");
    pack.write(&out);
}

/// The tables while they grow.
#[derive(Default)]
struct Pack {
    records: Vec<Record>,
    strings: String,
    names: BTreeMap<String, Vec<u32>>,
    region_of: HashMap<String, u32>,
}

impl Pack {
    /// Adds a place under its established name and its other spellings.
    fn add(&mut self, mut record: Record, name: &str, others: &[&str]) -> u32 {
        let number = u32::try_from(self.records.len()).expect("fewer than 2^31 places");
        record.names = u32::try_from(self.strings.len()).expect("less than 4 GiB of names");
        self.records.push(record);
        self.strings.push_str(name);
        for other in others.iter().filter(|other| **other != name) {
            self.strings.push('|');
            self.strings.push_str(other);
        }
        self.strings.push('\n');
        self.post(fold(name), number);
        for other in others {
            self.post(fold(other), number | VARIANT);
        }
        let country = std::str::from_utf8(&record.country).unwrap_or_default();
        if ARABIC.contains(country) && record.geonames != 0 {
            let bare: Vec<String> = std::iter::once(&name)
                .chain(others)
                .filter_map(|name| without_article(name))
                .collect();
            for bare in bare {
                self.post(bare, number | VARIANT);
            }
        }
        number
    }

    fn post(&mut self, folded: String, posting: u32) {
        if folded.is_empty() {
            return;
        }
        let postings = self.names.entry(folded).or_default();
        if !postings.iter().any(|known| known & !VARIANT == posting & !VARIANT) {
            postings.push(posting);
        }
    }

    fn regions(&mut self) {
        let spoken: BTreeMap<String, [String; 2]> = rows("region-names.tsv")
            .into_iter()
            .map(|[code, name, others]| (code, [name, others]))
            .collect();
        let exonyms: BTreeMap<String, String> =
            rows("region-exonyms.tsv").into_iter().map(|[code, names]| (code, names)).collect();
        for [code, name] in rows("admin1.tsv") {
            let country = code.as_bytes();
            let record = Record {
                country: [country[0], country[1]],
                disputed: DISPUTED.contains(&code.as_str()),
                ..record(PlaceKind::Region, None)
            };
            let (established, others) = match spoken.get(&code) {
                Some([better, others]) if !better.is_empty() => (better.clone(), others.as_str()),
                Some([_, others]) => (plain(&name, &code[..2]), others.as_str()),
                None => (plain(&name, &code[..2]), ""),
            };
            let mut others = list(others);
            others.push(&name);
            others.extend(exonyms.get(&code).into_iter().flat_map(|names| list(names)));
            let number = self.add(record, &established, &others);
            let folded = fold(&name);
            if let Some((short, word)) = folded.rsplit_once(' ')
                && DIVISION_WORDS.contains(&word)
            {
                self.post(short.to_owned(), number | VARIANT);
            }
            self.region_of.insert(code, number);
        }
        for code in spoken.keys().chain(exonyms.keys()) {
            assert!(self.region_of.contains_key(code), "the tables of regions: no division {code}");
        }
    }

    fn countries(&mut self) {
        let mut spoken: BTreeMap<String, [String; 3]> = rows("country-names.tsv")
            .into_iter()
            .map(|[code, name, others, adjectives]| (code, [name, others, adjectives]))
            .collect();
        let exonyms: BTreeMap<String, String> =
            rows("country-exonyms.tsv").into_iter().map(|[code, names]| (code, names)).collect();
        for [code, _, name, _, _, population, _, _] in rows("countries.tsv") {
            let [better, others, adjectives] = spoken.remove(&code).unwrap_or_default();
            let established = if better.is_empty() { name.clone() } else { better };
            let country = [code.as_bytes()[0], code.as_bytes()[1]];
            let country = Record {
                country,
                population: population.parse().expect("a population"),
                ..record(PlaceKind::Country, None)
            };
            let mut names = list(&others);
            names.push(&name);
            names.extend(exonyms.get(&code).into_iter().flat_map(|names| list(names)));
            self.add(country, &established, &names);
            let adjectives = list(&adjectives);
            if let Some((first, rest)) = adjectives.split_first() {
                self.add(Record { kind: PlaceKind::Nationality, ..country }, first, rest);
            }
        }
        assert!(spoken.is_empty(), "country-names.tsv: not in countries.tsv: {:?}", spoken.keys());
    }

    fn places(&mut self) {
        let spoken: BTreeMap<String, [String; 2]> = rows("place-names.tsv")
            .into_iter()
            .map(|[id, name, others]| (id, [name, others]))
            .collect();
        let exonyms: BTreeMap<String, String> =
            rows("place-exonyms.tsv").into_iter().map(|[id, names]| (id, names)).collect();
        let packed = fs::read(Path::new(DATA).join("places.tsv.zst")).expect("places.tsv.zst");
        let mut text = String::new();
        ruzstd::decoding::StreamingDecoder::new(packed.as_slice())
            .expect("places.tsv.zst is zstd")
            .read_to_string(&mut text)
            .expect("places.tsv.zst is UTF-8");
        for row in table(&text, "places.tsv.zst") {
            let [id, name, code, division, latitude, longitude, population, feature, others] = row;
            let kind = match feature.as_str() {
                "PPLC" => PlaceKind::Capital,
                "PPLX" => PlaceKind::Quarter,
                _ => PlaceKind::Town,
            };
            let division = format!("{code}.{division}");
            let known = Record {
                disputed: DISPUTED.contains(&division.as_str())
                    && !UNDISPUTED.contains(&id.as_str()),
                country: [code.as_bytes()[0], code.as_bytes()[1]],
                region: *self.region_of.get(&division).unwrap_or(&NONE),
                population: population.parse().expect("a population"),
                geonames: id.parse().expect("a GeoNames id"),
                ..record(kind, Some((&latitude, &longitude)))
            };
            let mut names = list(&others);
            names.push(&name);
            names.extend(exonyms.get(&id).into_iter().flat_map(|names| list(names)));
            let established = match spoken.get(&id) {
                Some([better, more]) => {
                    names.extend(list(more));
                    if better.is_empty() { plain(&name, &code) } else { better.clone() }
                }
                None => plain(&name, &code),
            };
            let last = self.records.last().map_or(0, |last| last.geonames);
            assert!(known.geonames > last, "places.tsv.zst is not sorted at {id}");
            self.add(known, &established, &names);
        }
    }

    /// A table of places by hand: `name kind town region country latitude longitude others`.
    fn features(&mut self, file: &str) {
        for [name, kind, town, region, country, latitude, longitude, others] in rows(file) {
            let kind = PlaceKind::from_word(&kind)
                .unwrap_or_else(|| panic!("{file}: `{kind}` is no kind of place"));
            let code = match country.as_bytes() {
                [a, b] => [*a, *b],
                [] => [0, 0],
                _ => panic!("{file}: `{country}` is no country code"),
            };
            let at = (!latitude.is_empty()).then_some((latitude.as_str(), longitude.as_str()));
            let town = if town.is_empty() {
                NONE
            } else {
                self.largest(&town, code)
                    .unwrap_or_else(|| panic!("{file}: no town {town}, {country}"))
            };
            let region = if region.is_empty() {
                if town == NONE { NONE } else { self.records[town as usize].region }
            } else {
                *self
                    .region_of
                    .get(&format!("{country}.{region}"))
                    .unwrap_or_else(|| panic!("{file}: no division {country}.{region}"))
            };
            self.add(
                Record { country: code, town, region, ..record(kind, at) },
                &name,
                &list(&others),
            );
        }
    }

    /// The most populous town of that name in the country; anywhere if no country is stated.
    fn largest(&self, name: &str, country: [u8; 2]) -> Option<u32> {
        self.names
            .get(&fold(name))?
            .iter()
            .map(|posting| posting & !VARIANT)
            .filter(|number| {
                let record = &self.records[*number as usize];
                (record.country == country || country == [0, 0])
                    && matches!(
                        record.kind,
                        PlaceKind::Capital | PlaceKind::Town | PlaceKind::Quarter
                    )
            })
            .max_by_key(|number| self.records[*number as usize].population)
    }

    fn write(&self, out: &Path) {
        let mut postings = Vec::new();
        let mut names = fst::MapBuilder::memory();
        for (name, numbers) in &self.names {
            let start = u64::try_from(postings.len() / 4).expect("fewer than 2^64 postings");
            let count = u64::try_from(numbers.len()).expect("fewer than 2^64 postings");
            assert!(count < 1 << COUNT_BITS, "{count} places are called {name}");
            names.insert(name, start << COUNT_BITS | count).expect("names come sorted");
            postings.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        let names = names.into_inner().expect("an FST in memory");
        let records: Vec<u8> = self.records.iter().flat_map(stored).collect();
        // What search shows as other spellings is the largest table; a program reads it as it lies.
        for (file, bytes) in [
            ("names.fst", names.as_slice()),
            ("postings.bin", &postings),
            ("records.bin", &records),
            ("strings.txt", self.strings.as_bytes()),
        ] {
            fs::write(out.join(file), bytes).unwrap_or_else(|error| panic!("{file}: {error}"));
        }
    }
}

/// A record as `Record::at` reads it.
fn stored(record: &Record) -> [u8; Record::SIZE] {
    let mut bytes = [0; Record::SIZE];
    let numbers = [
        record.names,
        record.region,
        record.town,
        record.latitude.cast_unsigned(),
        record.longitude.cast_unsigned(),
        record.population,
        record.geonames,
    ];
    for (slot, number) in bytes.chunks_exact_mut(4).zip(numbers) {
        slot.copy_from_slice(&number.to_le_bytes());
    }
    bytes[28..30].copy_from_slice(&record.country);
    bytes[30] = record.kind as u8 | if record.disputed { DISPUTED_BIT } else { 0 };
    bytes
}

/// A place of which no more is known than its kind and perhaps where it is.
fn record(kind: PlaceKind, at: Option<(&str, &str)>) -> Record {
    let degrees = |text: &str| {
        let degrees: f64 = text.parse().unwrap_or_else(|_| panic!("`{text}` is not in degrees"));
        (degrees * 10_000.0).round() as i32
    };
    let nowhere = NONE.cast_signed();
    let (latitude, longitude) =
        at.map_or((nowhere, nowhere), |(north, east)| (degrees(north), degrees(east)));
    Record {
        names: 0,
        region: NONE,
        town: NONE,
        latitude,
        longitude,
        population: 0,
        geonames: 0,
        country: [0, 0],
        kind,
        disputed: false,
    }
}

/// A name as newsrooms write it: "Ḩarastā" is Harasta, "Al Bāb" is Al-Bab.
fn plain(name: &str, country: &str) -> String {
    if !TRANSLITERATED.contains(country) {
        return name.replace(['‘', 'ʻ', 'ʿ'], "");
    }
    let bare: String = unicode_normalization::UnicodeNormalization::nfd(name)
        .filter(|c| !unicode_normalization::char::is_combining_mark(*c))
        .filter(|c| !matches!(c, '‘' | '`' | 'ʻ' | 'ʿ' | 'ʾ'))
        .collect::<String>()
        .replace("’s ", "'s ")
        .replace('’', "");
    match bare.split_once(' ') {
        Some((article, rest)) if ARABIC.contains(country) && is_article(article) => {
            format!("{article}-{rest}")
        }
        _ => bare,
    }
}

fn is_article(word: &str) -> bool {
    ARTICLES.iter().any(|article| article.eq_ignore_ascii_case(word))
}

/// The folded name without its Arabic article; `None` where it has none or little is left.
fn without_article(name: &str) -> Option<String> {
    let folded = fold(name);
    let (article, rest) = folded.split_once(' ')?;
    (is_article(article) && rest.len() > 3).then(|| rest.to_owned())
}

fn list(text: &str) -> Vec<&str> {
    text.split('|').filter(|part| !part.is_empty()).collect()
}

fn rows<const N: usize>(file: &str) -> Vec<[String; N]> {
    let text = fs::read_to_string(Path::new(DATA).join(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"));
    table(&text, file)
}

/// The rows of a TSV file after its header line; missing last cells are empty.
fn table<const N: usize>(text: &str, file: &str) -> Vec<[String; N]> {
    text.lines()
        .enumerate()
        .skip(1)
        .map(|(line, row)| {
            let mut cells = row.split('\t').map(str::to_owned);
            let row = std::array::from_fn(|_| cells.next().unwrap_or_default());
            assert!(cells.next().is_none(), "{file}:{}: more than {N} cells", line + 1);
            row
        })
        .collect()
}
