//! What a name of a chain can be, in the country and region found so far.

use super::chain::{Level, Reading};
use super::{PlaceKind, Sense};
use crate::record::{CountryCode, PlaceName};

/// What a town has that is named after it.
const CIVIC: [&str; 24] = [
    "airport",
    "port",
    "harbor",
    "harbour",
    "station",
    "university",
    "zoo",
    "hospital",
    "prison",
    "cathedral",
    "stadium",
    "court",
    "museum",
    "opera",
    "tower",
    "jail",
    "courthouse",
    "refinery",
    "racecourse",
    "metro",
    "subway",
    "zone",
    "factory",
    "market",
];

/// People of a town that its name alone tells in the name of what it has: "Lisbon Museum", and the
/// same where the noun is no part of the name: "Avdiivka railway station".
const CIVIC_TOWN: u32 = 300_000;
const CIVIC_TOWN_BEFORE_NOUN: u32 = 30_000;

/// The same in a country that is known.
const CIVIC_TOWN_OF_COUNTRY: u32 = 20_000;

/// People of a quarter whose name alone tells its country: Kreuzberg.
const KNOWN_QUARTER: u32 = 30_000;

/// A town of more people wins over a county of its name.
const COUNTY_TOWN: u32 = 50_000;

/// How many times larger a town seems under its established name than under another: Salisbury is
/// not Harare.
const ESTABLISHED: u64 = 30;

/// The same in another language, whose captions write "Marsella" and "Venecia" as a matter of course.
const ESTABLISHED_ABROAD: u64 = 10;

/// How many times larger a town seems in the country that the rest of the text suggests.
const CONTEXT: u64 = 4;

/// People of the smallest town whose name a letter may be wrong in: of villages, another one is as
/// likely to be meant.
const MISSPELT_TOWN: u32 = 15_000;

/// A town of the same name in another country leaves the country open if this many times its people
/// are more: Valencia, but not Birmingham.
const UNSETTLED: u64 = 2;

/// The same in the country that the text suggests: England is not the one in Arkansas.
const CONTEXT_TOWN: u32 = 15_000;

/// A town of this many people wins over a region of the same name elsewhere.
const TOWN_OVER_REGION: u32 = 150_000;

impl<'a> Reading<'_, 'a> {
    /// The regions that a link names, in the country found so far: those of the country that the
    /// text suggests, else the state of the U.S.A., whose states stand without their country (AP),
    /// else all.
    pub(super) fn regions(&self, index: usize) -> Vec<&Sense<'a>> {
        let mut regions: Vec<&Sense<'a>> = self.senses[index]
            .iter()
            .filter(|sense| sense.kind == PlaceKind::Region && self.fits(sense))
            .collect();
        let in_context =
            |region: &Sense<'_>| self.context.is_some() && region.country == self.context;
        let is_state = |region: &Sense<'_>| {
            region.is_established && region.country.is_some_and(|country| country.as_str() == "US")
        };
        if regions.iter().any(|region| in_context(region)) {
            regions.retain(|region| in_context(region));
        } else if regions.iter().any(|region| is_state(region)) {
            regions.retain(|region| is_state(region));
        }
        regions
    }

    /// True if a name of regions rather means this town: "in Aleppo" is the city, but "in Florida"
    /// is not the town in Cuba, nor "in England" the one in Arkansas.
    pub(super) fn outdoes(&self, town: &Sense<'_>, regions: &[&Sense<'_>]) -> bool {
        if !town.is_town() || !(town.is_established || town.population > 0) {
            return false;
        }
        let is_established = regions.iter().any(|region| region.is_established);
        if is_established && !town.is_established {
            return false;
        }
        let is_seat = regions
            .iter()
            .any(|region| region.country == town.country && town.region == Some(region.name));
        let in_context = self.context.is_some()
            && town.country == self.context
            && town.population >= CONTEXT_TOWN
            && regions.iter().all(|region| region.country != self.context);
        regions.is_empty() || is_seat || in_context || town.population >= TOWN_OVER_REGION
    }

    /// The town that a link names, in the country and region found so far.
    pub(super) fn town(&self, index: usize) -> Option<Sense<'a>> {
        let wanted = self.located.location.country.or(self.context);
        let established = match self.names.language() {
            "" | "en" => ESTABLISHED,
            _ => ESTABLISHED_ABROAD,
        };
        let rank = |sense: &Sense<'a>| {
            let in_context = wanted.is_some() && sense.country == wanted;
            let weight = if sense.is_established { established } else { 1 }
                * if in_context { CONTEXT } else { 1 };
            let is_capital = sense.kind == PlaceKind::Capital && sense.is_established;
            let capital = u64::from(is_capital) * 2_000_000;
            (sense.is_local, (u64::from(sense.population) + capital) * weight)
        };
        let mut towns: Vec<Sense<'a>> = self.senses[index]
            .iter()
            .filter(|sense| sense.is_town() || sense.kind == PlaceKind::Quarter)
            .filter(|sense| self.fits(sense))
            .cloned()
            .collect();
        if towns.is_empty()
            && let Some(country) = self.located.location.country
            && self.senses[index].is_empty()
            && self.links[index].level != Some(Level::Place)
        {
            towns = self
                .names
                .near(self.links[index].written, country)
                .iter()
                .filter(|sense| sense.is_town() && self.fits(sense))
                .filter(|sense| sense.is_local || sense.population >= MISSPELT_TOWN)
                .cloned()
                .collect();
        }
        let best = towns.iter().max_by_key(|town| rank(town))?.clone();
        let weight = rank(&best);
        let is_settled = !towns.iter().any(|other| {
            other.geonames != best.geonames
                && other.country != best.country
                && other.is_local == weight.0
                && rank(other).1 * UNSETTLED > weight.1
        });
        if is_settled {
            return Some(best);
        }
        Some(Sense { region: None, coordinates: None, geonames: None, is_disputed: true, ..best })
    }

    /// The spot that a link names, in the country found so far.
    pub(super) fn spot(&self, index: usize) -> Option<Sense<'a>> {
        let stated = self.links[index].level;
        let town = self.located.location.locality.as_ref().map(|town| town.name.as_str());
        let spots = || {
            self.senses[index]
                .iter()
                .filter(|sense| {
                    sense.is_spot() && stated.is_none_or(|stated| stated == Level::Place)
                })
                .filter(|sense| town.is_none() || sense.town.is_none() || sense.town == town)
                .filter(|sense| sense.country.is_none() || self.fits(sense))
        };
        // Eden Park is Auckland's rather than some small quarter.
        let is_small = |sense: &Sense<'_>| {
            sense.kind == PlaceKind::Quarter && sense.population < KNOWN_QUARTER
        };
        spots().find(|sense| !is_small(sense)).or_else(|| spots().next()).cloned()
    }

    /// "Ferrin Farm, Somerset, England": a county of the region found so far, and no town of its name.
    pub(super) fn is_county(&self, index: usize) -> bool {
        let Some(region) = self.region.as_ref().filter(|_| self.links[index].level.is_none())
        else {
            return false;
        };
        let mut counties = self.senses[index].iter().filter(|sense| {
            sense.kind == PlaceKind::Region
                && sense.region == Some(region.name)
                && sense.name != region.name
                && self.fits(sense)
        });
        let is_large = |sense: &Sense<'_>| {
            sense.is_town() && self.fits(sense) && sense.population > COUNTY_TOWN
        };
        counties.next().is_some() && !self.senses[index].iter().any(is_large)
    }

    /// True for a spot whose country the name does not tell: on disputed ground, also as a quarter of
    /// a town that lies there, "Jerusalem's Old City", and for a quarter that is called as many are.
    pub(super) fn settles_nothing(&self, spot: &Sense<'_>) -> bool {
        spot.is_disputed
            || spot.kind == PlaceKind::Quarter && (self.in_disputed || self.is_anywhere(spot))
    }

    /// A quarter of few people that only its name tells: every other town has a Beacon Hill.
    fn is_anywhere(&self, quarter: &Sense<'_>) -> bool {
        self.located.location.locality.is_none()
            && self.located.location.region.is_none()
            && quarter.country != self.context
            && quarter.population < KNOWN_QUARTER
    }

    /// The country of the city that a link is called after, where it names a large one.
    pub(super) fn country_of_city(&self, index: usize) -> Option<CountryCode> {
        let (city, _) = self.towns_called(self.links[index].written, CIVIC_TOWN)?;
        city.country.filter(|_| !city.is_disputed)
    }

    /// "Melbourne Cricket Ground", "Damascus airport": the name of a spot begins with its town's.
    pub(super) fn town_in_name(&mut self, index: usize, spot: Option<&Sense<'a>>) {
        if self.located.location.locality.is_some() || self.links.len() > self.wide_links() + 1 {
            return;
        }
        let written = self.links[index].written;
        let by_spot = spot.and_then(|spot| spot.town).filter(|town| written.starts_with(town));
        let town = match by_spot {
            Some(town) => self.towns_called(&written[..town.len()], CIVIC_TOWN),
            None if spot.is_none() => self.leading_town(written),
            None => None,
        };
        let Some((town, written)) = town else { return };
        let location = &mut self.located.location;
        location.locality =
            Some(PlaceName { name: town.name.to_owned(), as_written: written.to_owned() });
        location.geonames = town.geonames;
        location.coordinates = location.coordinates.or(town.coordinates);
        if location.country.is_none() && !town.is_disputed {
            location.country = town.country;
        }
        if location.region.is_none() {
            location.region = town.region.map(PlaceName::as_written);
        }
        self.located.is_known[index] = true;
    }

    pub(super) fn wide_links(&self) -> usize {
        let is_wide =
            |level: &&Option<Level>| matches!(level, Some(Level::Country | Level::Region));
        self.located.levels.iter().filter(is_wide).count()
    }

    /// The large town in the name of an airport, station or the like: "Beirut port", "Port of Beirut".
    pub(super) fn leading_town<'b>(&self, written: &'b str) -> Option<(Sense<'a>, &'b str)> {
        if let Some((noun, town)) = written.split_once(" of ")
            && CIVIC.contains(&noun.to_lowercase().as_str())
        {
            return self.towns_called(town, CIVIC_TOWN);
        }
        let last = written.rsplit(' ').next()?;
        let is_noun = last.starts_with(char::is_lowercase);
        let noun = last.to_lowercase();
        let needed = if is_noun { CIVIC_TOWN_BEFORE_NOUN } else { CIVIC_TOWN };
        // "Anytown Memorial Hospital" remembers what happened there, and stands anywhere.
        if !CIVIC.contains(&noun.as_str()) || written.contains(" Memorial ") {
            return None;
        }
        let ends = written.match_indices(' ').map(|(at, _)| at).take(2);
        ends.filter_map(|end| self.towns_called(&written[..end], needed)).last()
    }

    fn towns_called<'b>(&self, written: &'b str, needed: u32) -> Option<(Sense<'a>, &'b str)> {
        let senses = self.names.senses(written);
        let has_established = senses.iter().any(|sense| sense.is_established);
        let town = senses
            .iter()
            .filter(|sense| sense.is_town() && self.fits(sense))
            .filter(|sense| sense.is_established || !has_established)
            .max_by_key(|sense| sense.population)
            .cloned()
            .filter(|town| {
                let is_known = self.located.location.country.is_some();
                town.population >= if is_known { CIVIC_TOWN_OF_COUNTRY } else { needed }
            })?;
        Some((town, written))
    }
}
