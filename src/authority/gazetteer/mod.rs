//! Places of the world and of one site.
//!
//! `build.rs` packs GeoNames and the tables of `src/authority/data/` into the program; nothing is
//! parsed at start-up. A name is looked up by its folded form and can stand for many places:
//! [`Gazetteer::senses`] gives them all, [`Gazetteer::locate`] picks among them by the chain that a
//! name stands in.

mod candidates;
mod chain;
mod inflection;
mod layout;
mod local;
mod names;
mod near;
mod sense;

pub use chain::{Level, Link, Located};
pub use layout::PlaceKind;
pub use local::{LocalPlace, LocalPlaces};
pub use names::Names;
pub use sense::Sense;

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use fst::Map;

use self::layout::{COUNT_BITS, NONE, Record, VARIANT, u32_at};
use self::local::Local;
use super::fold;
use crate::record::{Coordinates, CountryCode, Location};

static NAMES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/names.fst"));
static POSTINGS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/postings.bin"));
static RECORDS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/records.bin"));
static STRINGS: &str = include_str!(concat!(env!("OUT_DIR"), "/strings.txt"));

/// The shortest folded name, in bytes, that is recognised in spite of a misspelling.
const FUZZY_BYTES: usize = 5;

/// People of the smallest town that is recognised in an inflected form.
const INFLECTED_TOWN: u32 = 15_000;

/// Letters of a name that is told from other words by itself, however small the town.
const LONG_NAME: usize = 9;

/// Place names and what they mean.
#[derive(Debug)]
pub struct Gazetteer {
    names: Map<&'static [u8]>,
    /// Record numbers of each country and of its capital, where it has one.
    countries: BTreeMap<CountryCode, (u32, Option<u32>)>,
    local: Local,
}

impl Gazetteer {
    /// GeoNames cities1000, countries, divisions, landmarks and waters, compiled into the program.
    pub fn embedded() -> Self {
        let names = Map::new(NAMES).expect("build.rs wrote an FST");
        Self { names, countries: countries(), local: Local::default() }
    }

    /// The same with a site's own places, which win over embedded ones.
    pub fn with_local(mut self, places: &LocalPlaces) -> Self {
        self.local = Local::new(places, &self);
        self
    }

    /// The English name of a country; `unknown country` for a code that ISO 3166-1 does not assign.
    pub fn country_name(&self, country: CountryCode) -> &str {
        const UNKNOWN: &str = "unknown country";
        let known = self.countries.get(&country);
        known.map_or(UNKNOWN, |(number, _)| established(Record::at(RECORDS, *number)))
    }

    /// The country of a name or of an ISO 3166-1 alpha-2 code; `None` where it is neither.
    pub fn country(&self, written: &str) -> Option<CountryCode> {
        let code = written.parse().ok().filter(|code| self.countries.contains_key(code));
        let named =
            || self.senses(written).into_iter().find(|sense| sense.kind == PlaceKind::Country);
        code.or_else(|| named().and_then(|sense| sense.country))
    }

    /// The capital of a country; `None` for one that has none, or several of equal rank.
    pub fn capital(&self, country: CountryCode) -> Option<Sense<'_>> {
        let (_, capital) = self.countries.get(&country)?;
        capital.map(|number| sense(&Record::at(RECORDS, number), true))
    }

    /// A place as in a `Location:` trailer, narrowest first: "Jobar, Damascus, Syria".
    ///
    /// Parts that no authority knows are kept as written, at the level that their order gives them.
    pub fn resolve(&self, written: &str) -> Location {
        let links: Vec<Link<'_>> = written
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(|part| Link { written: part, level: None })
            .collect();
        self.locate(&links, None).location
    }

    /// Every other spelling known of the place with this GeoNames id, sorted.
    pub fn variants(&self, geonames: u32) -> Vec<String> {
        let mut variants: Vec<String> = town(geonames)
            .into_iter()
            .flat_map(|record| names(record).skip(1).map(str::to_owned))
            .collect();
        variants.extend(self.local.variants(geonames));
        variants.sort();
        variants.dedup();
        variants
    }

    /// Where the town with this GeoNames id is; `None` for an id that the table lacks.
    pub fn coordinates(&self, geonames: u32) -> Option<Coordinates> {
        town(geonames).and_then(|record| sense(&record, true).coordinates)
    }

    /// Everything that goes by `name`, however cased, accented or spelt; a site's own places first,
    /// then established names before other spellings, then by population.
    ///
    /// Empty for a name that nobody knows and for the words that places.toml says are never a place.
    pub fn senses(&self, name: &str) -> Vec<Sense<'_>> {
        self.look_up(name).senses
    }

    /// [`Self::senses`] and [`Self::is_known`], at the cost of one of them.
    fn look_up(&self, name: &str) -> LookedUp<'_> {
        let folded = fold(name);
        if folded.is_empty() || self.local.is_never(&folded) {
            return LookedUp { senses: Vec::new(), is_known: false };
        }
        let mut senses: Vec<Sense<'_>> = self.local.senses(&folded).collect();
        senses.extend(self.embedded_senses(&folded));
        let mut is_known = !senses.is_empty();
        if senses.is_empty()
            && let Some(rest) =
                ["al ", "the ", "el "].iter().find_map(|word| folded.strip_prefix(word))
        {
            senses.extend(self.embedded_senses(rest));
        }
        if !is_known && let Some(base) = self.nominative(&folded) {
            is_known = true;
            if senses.is_empty() {
                let fits = |sense: &Sense<'_>| is_inflected_often(sense, &base);
                senses.extend(self.embedded_senses(&base).filter(fits));
            }
        }
        senses.sort_by_key(|sense| {
            (!sense.is_local, !sense.is_established, Reverse(sense.population))
        });
        LookedUp { senses, is_known }
    }

    /// Places of `country` whose name is one edit from `name`; empty for names of fewer than five
    /// letters, where one edit makes another name.
    pub fn near(&self, name: &str, country: CountryCode) -> Vec<Sense<'_>> {
        let folded = fold(name);
        if folded.len() < FUZZY_BYTES || self.local.is_never(&folded) {
            return Vec::new();
        }
        let names = near::one_edit_away(self.names.as_fst(), &folded);
        let mut senses: Vec<Sense<'_>> = names
            .into_iter()
            .flat_map(postings)
            .filter(|sense| sense.country == Some(country))
            .collect();
        senses.sort_by_key(|sense| Reverse(sense.population));
        senses
    }

    /// True if anything goes by `name`.
    pub fn is_known(&self, name: &str) -> bool {
        self.look_up(name).is_known
    }

    /// The spelling of a place's name that an inflected one, as captions in Russian or Ukrainian write
    /// it, is a form of; `None` for a name that stands in its base form or is none.
    pub fn base_form(&self, written: &str) -> Option<&'static str> {
        // Nothing without a Cyrillic letter is inflected so.
        if written.is_ascii() {
            return None;
        }
        let folded = fold(written);
        if self.names.contains_key(&folded) {
            return None;
        }
        let base = self.nominative(&folded)?;
        let (number, _) = numbers(self.names.get(&base)?).next()?;
        names(Record::at(RECORDS, number)).find(|name| fold(name) == base)
    }

    /// [`Self::base_form`] of a name in a caption whose `language`, ISO 639-1, is written in Latin or
    /// Greek letters: "w Warszawie", "v Praze", "Helsingissä".
    pub fn base_form_in(&self, written: &str, language: &str) -> Option<&'static str> {
        if !inflection::has_cases(language) {
            return None;
        }
        let folded = fold(written);
        if self.names.contains_key(&folded) || self.local.is_never(&folded) {
            return None;
        }
        let fits = |sense: &Sense<'_>, base: &str| {
            sense.is_town() && sense.population >= INFLECTED_TOWN
                || sense.kind == PlaceKind::Country
                || sense.is_spot() && base.contains(' ')
        };
        let mut bases = inflection::base_forms_in(&folded, language);
        bases.retain(|base| {
            self.names
                .get(base)
                .is_some_and(|value| postings(value).any(|sense| fits(&sense, base)))
        });
        let is_established = |base: &&String| {
            self.names.get(base).is_some_and(|value| {
                postings(value).any(|sense| sense.is_established && fits(&sense, base))
            })
        };
        let base = bases.iter().find(is_established).or_else(|| bases.first())?;
        let largest = self
            .names
            .get(base)
            .into_iter()
            .flat_map(numbers)
            .map(|(number, _)| number)
            .max_by_key(|number| Record::at(RECORDS, *number).population)?;
        let mut known = names(Record::at(RECORDS, largest));
        // The spelling with its accents sorts behind the one without.
        let established = known.next().filter(|name| fold(name) == *base);
        established.or_else(|| known.filter(|name| fold(name) == *base).last())
    }

    /// True for a word that says by its ending that something is there: "Tampereella".
    pub fn is_locative(&self, word: &str, language: &str) -> bool {
        inflection::is_locative(word, language)
    }

    /// The folded name that a folded inflected one is a form of.
    fn nominative(&self, folded: &str) -> Option<String> {
        inflection::base_forms(folded).into_iter().find(|base| {
            self.names
                .get(base)
                .is_some_and(|value| postings(value).any(|sense| is_inflected_often(&sense, base)))
        })
    }

    fn embedded_senses<'a>(&self, folded: &str) -> impl Iterator<Item = Sense<'a>> + use<'a> {
        self.names.get(folded).into_iter().flat_map(postings)
    }
}

/// What a name can stand for, and whether anything goes by just this name.
struct LookedUp<'a> {
    senses: Vec<Sense<'a>>,
    is_known: bool,
}

/// A name that is told from other words by more than its ending.
fn is_inflected_often(sense: &Sense<'_>, base: &str) -> bool {
    let is_long = base.chars().count() >= LONG_NAME;
    sense.population >= INFLECTED_TOWN || !sense.is_town() || is_long
}

/// The places that an FST value stands for.
fn postings<'a>(value: u64) -> impl Iterator<Item = Sense<'a>> {
    numbers(value)
        .map(|(number, is_established)| sense(&Record::at(RECORDS, number), is_established))
}

/// The same as numbers of records, with true where the name is the established one.
fn numbers(value: u64) -> impl Iterator<Item = (u32, bool)> {
    let start = usize::try_from(value >> COUNT_BITS).expect("postings fit in memory");
    let count = usize::try_from(value & ((1 << COUNT_BITS) - 1)).expect("postings fit in memory");
    (start..start + count).map(|index| {
        let posting = u32_at(POSTINGS, index);
        (posting & !VARIANT, posting & VARIANT == 0)
    })
}

fn sense(record: &Record, is_established: bool) -> Sense<'static> {
    let degrees = |stored: i32| f64::from(stored) / 10_000.0;
    let at = |number: u32| (number != NONE).then(|| established(Record::at(RECORDS, number)));
    Sense {
        name: established(*record),
        kind: record.kind,
        country: code(record.country),
        region: at(record.region),
        town: at(record.town),
        coordinates: (record.latitude.cast_unsigned() != NONE).then(|| Coordinates {
            latitude: degrees(record.latitude),
            longitude: degrees(record.longitude),
        }),
        population: record.population,
        geonames: (record.geonames != 0).then_some(record.geonames),
        is_established,
        is_disputed: record.disputed,
        is_local: false,
    }
}

fn code(country: [u8; 2]) -> Option<CountryCode> {
    std::str::from_utf8(&country).ok().and_then(|code| code.parse().ok())
}

/// Every country with its capital.
fn countries() -> BTreeMap<CountryCode, (u32, Option<u32>)> {
    let count = u32::try_from(RECORDS.len() / Record::SIZE).expect("fewer than 2^32 places");
    let mut countries = BTreeMap::new();
    for number in 0..count {
        let (kind, country) = Record::kind_at(RECORDS, number);
        if !matches!(kind, PlaceKind::Country | PlaceKind::Capital) {
            continue;
        }
        let Some(code) = code(country) else { continue };
        if kind == PlaceKind::Country {
            countries.insert(code, (number, None));
        } else if let Some((_, capital)) = countries.get_mut(&code) {
            capital.get_or_insert(number);
        }
    }
    countries
}

/// Towns lie between what GeoNames has no id for, in the order of their ids.
fn town(geonames: u32) -> Option<Record> {
    let count = u32::try_from(RECORDS.len() / Record::SIZE).expect("fewer than 2^32 places");
    let at = |number: u32| Record::at(RECORDS, number);
    let mut first = (0..count).find(|number| at(*number).geonames != 0)?;
    let mut end = (first..count).rev().find(|number| at(*number).geonames != 0)? + 1;
    while first < end {
        let middle = first + (end - first) / 2;
        match at(middle).geonames.cmp(&geonames) {
            Ordering::Less => first = middle + 1,
            Ordering::Equal => return Some(at(middle)),
            Ordering::Greater => end = middle,
        }
    }
    None
}

fn names(record: Record) -> impl Iterator<Item = &'static str> {
    let rest = &STRINGS[record.names as usize..];
    rest.split('\n').next().unwrap_or_default().split('|')
}

fn established(record: Record) -> &'static str {
    let rest = &STRINGS[record.names as usize..];
    rest.split(['|', '\n']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests;
