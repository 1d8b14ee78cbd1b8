//! From a chain of names, narrowest first, to a location.

use std::rc::Rc;

use super::{Gazetteer, Names, PlaceKind, Sense};
use crate::record::{CountryCode, Location, PlaceName};

/// How wide a name of a chain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// ISO 3166-1.
    Country,
    /// IPTC Province/State.
    Region,
    /// IPTC City.
    Locality,
    /// IPTC Sublocation.
    Place,
}

/// One name of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link<'a> {
    /// The name as written, without its head noun.
    pub written: &'a str,
    /// What its head noun says ("the village of"); `None` where there is none.
    pub level: Option<Level>,
}

/// A chain on the map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Located {
    /// Where it is.
    pub location: Location,
    /// For each link the level that it was read at; `None` where it adds nothing.
    pub levels: Vec<Option<Level>>,
    /// For each link whether an authority knows it there.
    pub is_known: Vec<bool>,
    /// People in the locality; 0 where unknown.
    pub population: u32,
}

impl Located {
    /// The link that was read at `level`; `None` where none was.
    pub fn level_of(&self, level: Level) -> Option<usize> {
        self.levels.iter().position(|found| *found == Some(level))
    }
}

/// Territories that have a country code of their own and are also written under their state.
const TERRITORIES: [&str; 24] = [
    "HK", "MO", "TW", "PR", "GL", "GU", "VI", "FO", "AX", "RE", "GP", "MQ", "GF", "NC", "PF", "BM",
    "GI", "JE", "GG", "IM", "AW", "CW", "PS", "EH",
];

/// Countries that are one town: their name is also the locality.
const CITY_STATES: [&str; 6] = ["HK", "SG", "MO", "MC", "GI", "VA"];

/// A city of this many people is meant rather than the province of its name.
const CITY_OVER_PROVINCE: u32 = 1_000_000;

/// A spot of the hand-made tables wins over a town of the same name and fewer people.
const LANDMARK_OVER_TOWN: u32 = 500_000;

impl Gazetteer {
    /// The location that a chain of names means, narrowest first.
    ///
    /// `context` is the country that the rest of the text suggests: it picks among towns of one
    /// name, and a country named in the chain overrules it. Names that no authority knows are kept
    /// as written, at the level that their head noun or their place in the chain gives them.
    pub fn locate(&self, links: &[Link<'_>], context: Option<CountryCode>) -> Located {
        Names::new(self).locate(links, context)
    }
}

impl Names<'_> {
    /// [`Gazetteer::locate`].
    pub fn locate(&self, links: &[Link<'_>], context: Option<CountryCode>) -> Located {
        let mut reading = Reading::new(self, links, context);
        reading.country();
        reading.region();
        reading.locality();
        reading.place();
        reading.neighbours();
        reading.finish()
    }
}

/// What a link may be: "Hebei Province" is Hebei where no authority has the whole name.
fn senses<'a>(names: &Names<'a>, link: &Link<'_>) -> Rc<[Sense<'a>]> {
    const DIVISIONS: [&str; 7] =
        ["Province", "Prefecture", "Oblast", "Governorate", "Region", "State", "Voivodeship"];
    let whole = names.senses(link.written);
    let bare = link.written.rsplit_once(' ').filter(|(_, noun)| DIVISIONS.contains(noun));
    match bare {
        Some((bare, _)) if whole.is_empty() => {
            let senses = names.senses(bare);
            senses.iter().filter(|sense| sense.kind == PlaceKind::Region).cloned().collect()
        }
        _ => whole,
    }
}

/// True for a town of a region, and of the division that a county lies in: towns have no counties.
fn lies_in(sense: &Sense<'_>, region: &Sense<'_>) -> bool {
    sense.region == Some(region.name)
        || region.kind == PlaceKind::Region
            && region.region.is_some()
            && region.region != Some(region.name)
            && sense.region == region.region
            && sense.country == region.country
}

/// A chain while it is read.
pub(super) struct Reading<'n, 'a> {
    pub(super) names: &'n Names<'a>,
    pub(super) links: &'n [Link<'n>],
    pub(super) senses: Vec<Rc<[Sense<'a>]>>,
    pub(super) context: Option<CountryCode>,
    pub(super) region: Option<Sense<'a>>,
    /// The town found so far lies on ground that several countries claim.
    pub(super) in_disputed: bool,
    pub(super) located: Located,
}

impl<'n, 'a> Reading<'n, 'a> {
    fn new(names: &'n Names<'a>, links: &'n [Link<'n>], context: Option<CountryCode>) -> Self {
        let senses = links.iter().map(|link| senses(names, link)).collect();
        let located = Located {
            levels: vec![None; links.len()],
            is_known: vec![false; links.len()],
            ..Located::default()
        };
        Self { names, links, senses, context, region: None, in_disputed: false, located }
    }

    pub(super) fn may_be(&self, index: usize, level: Level) -> bool {
        // "Hale County, Alabama": a division of the region is a place in it.
        let is_county = level == Level::Place && self.located.location.region.is_some();
        self.located.levels[index].is_none()
            && self.links[index]
                .level
                .is_none_or(|stated| stated == level || is_county && stated == Level::Region)
    }

    fn set(&mut self, index: usize, level: Level, is_known: bool) {
        self.located.levels[index] = Some(level);
        self.located.is_known[index] = is_known;
    }

    /// The widest link that names a country, or the territory just before it.
    fn country(&mut self) {
        let Some(last) = self.links.len().checked_sub(1) else { return };
        let Some(mut country) = self.country_of(last) else { return };
        self.set(last, Level::Country, true);
        if let Some(before) = last.checked_sub(1)
            && let Some(territory) = self.country_of(before)
            && TERRITORIES.contains(&territory.as_str())
        {
            country = territory;
            self.set(before, Level::Country, true);
        }
        self.located.location.country = Some(country);
    }

    fn country_of(&self, index: usize) -> Option<CountryCode> {
        if !self.may_be(index, Level::Country) {
            return None;
        }
        let countries = || {
            let named = self.senses[index].iter().filter(|s| s.kind == PlaceKind::Country);
            named.filter_map(|sense| sense.country)
        };
        // "Brazzaville, Congo": of two countries of one name the one that has the town before it.
        let people_before = |country: CountryCode| {
            let before = index.checked_sub(1)?;
            let own = self.senses[before].iter().filter(|sense| sense.country == Some(country));
            own.map(|sense| sense.population).max()
        };
        let first = countries().next()?;
        let country = countries().fold(first, |best, other| {
            if people_before(other) > people_before(best) { other } else { best }
        });
        // "Atlanta, Georgia": the state, where the town before it lies in it.
        let state = self.senses[index].iter().find(|sense| sense.kind == PlaceKind::Region);
        if let (Some(state), Some(before)) = (state, index.checked_sub(1)) {
            let people = |sense: &Sense<'_>| sense.population;
            let in_state = self.senses[before]
                .iter()
                .filter(|sense| sense.region == Some(state.name) && sense.country == state.country);
            let in_country =
                self.senses[before].iter().filter(|sense| sense.country == Some(country));
            let is_spot_in_state = self.senses[before]
                .iter()
                .any(|sense| sense.is_spot() && sense.country == state.country);
            let in_country = in_country.map(people).max();
            let in_context = in_country.is_none() && self.context == state.country;
            if in_state.map(people).max() > in_country || is_spot_in_state || in_context {
                return None;
            }
        }
        Some(country)
    }

    pub(super) fn fits(&self, sense: &Sense<'_>) -> bool {
        let country = self.located.location.country;
        (country.is_none() || sense.country == country)
            && (sense.region.is_none()
                || self.region.as_ref().is_none_or(|region| {
                    lies_in(sense, region)
                        || region.country.is_none()
                        || (sense.is_disputed && region.is_disputed)
                }))
    }

    fn region(&mut self) {
        for index in (0..self.links.len()).rev() {
            if !self.may_be(index, Level::Region) {
                continue;
            }
            let stated = self.links[index].level == Some(Level::Region);
            let regions = self.regions(index);
            // "McCracken, Kan.": a full stop abbreviates the region.
            let is_short = !regions.is_empty() && self.links[index].written.ends_with('.');
            let has_town = !is_short
                && self.senses[index]
                    .iter()
                    .any(|sense| self.fits(sense) && self.outdoes(sense, &regions));
            // "Pudong, Shanghai", "the Manhattan borough of New York": the city, not its province.
            let is_borough = index > 0 && self.links[index - 1].level == Some(Level::Place);
            let is_city = !stated
                && index > 0
                && self.senses[index].iter().any(|sense| {
                    self.fits(sense)
                        && sense.is_town()
                        && sense.population >= CITY_OVER_PROVINCE
                        && (is_borough
                            || self.senses[index - 1].iter().any(|spot| {
                                spot.is_spot()
                                    && spot.is_established
                                    && spot.town == Some(sense.name)
                            })
                            || sense.country.is_some_and(|code| code.as_str() != "US"))
                });
            let narrower = index.checked_sub(1).filter(|_| !is_city);
            let region = regions
                .iter()
                .find(|region| {
                    narrower.is_some_and(|before| {
                        self.senses[before].iter().any(|sense| {
                            (sense.is_town() || sense.kind == PlaceKind::Quarter && !has_town)
                                && sense.is_established
                                && sense.country == region.country
                                && lies_in(sense, region)
                        })
                    })
                })
                .or_else(|| regions.first().filter(|_| stated || !has_town))
                .map(|region| (*region).clone());
            if let Some(region) = region {
                self.located.location.country = self
                    .located
                    .location
                    .country
                    .or(region.country.filter(|_| !region.is_disputed));
                self.located.location.region = Some(PlaceName {
                    name: region.name.to_owned(),
                    as_written: self.links[index].written.to_owned(),
                });
                self.located.location.coordinates = region.coordinates;
                self.region = Some(region);
                self.set(index, Level::Region, true);
                return;
            }
            if stated {
                // "Leningrad region": called after its city, and in its country.
                let country = self.country_of_city(index);
                let is_told = self.located.location.country.is_none() && country.is_some();
                self.located.location.country = self.located.location.country.or(country);
                self.located.location.region =
                    Some(PlaceName::as_written(self.links[index].written));
                self.set(index, Level::Region, is_told);
                return;
            }
        }
    }

    fn locality(&mut self) {
        let free: Vec<usize> = (0..self.links.len())
            .filter(|index| self.may_be(*index, Level::Locality) && !self.is_county(*index))
            .collect();
        let stated =
            free.iter().copied().find(|index| self.links[*index].level == Some(Level::Locality));
        let known = free.iter().rev().copied().find(|index| self.town(*index).is_some());
        let Some(index) = stated.or(known) else {
            self.unknown_locality(&free);
            return;
        };
        let Some(town) = self.town(index) else {
            self.keep_locality(index);
            return;
        };
        // "the camp near Dadaab": what a narrower name lies in or near is the town.
        let holds_spot =
            index.checked_sub(1).is_some_and(|inner| self.links[inner].level == Some(Level::Place));
        if self.spot(index).is_some_and(|spot| {
            stated.is_none()
                && !(holds_spot && spot.kind == PlaceKind::Camp)
                && spot.kind != PlaceKind::Quarter
                && spot.is_established >= town.is_established
                && (town.population < LANDMARK_OVER_TOWN || !town.is_established)
        }) {
            return;
        }
        self.take_town(index, &town);
    }

    fn take_town(&mut self, index: usize, town: &Sense<'a>) {
        let location = &mut self.located.location;
        location.locality = Some(PlaceName {
            name: town.name.to_owned(),
            as_written: self.links[index].written.to_owned(),
        });
        location.coordinates = town.coordinates;
        location.geonames = town.geonames;
        if location.country.is_none() && !town.is_disputed {
            location.country = town.country;
        }
        if location.region.is_none() {
            location.region = town
                .region
                .map(|region| PlaceName { name: region.to_owned(), as_written: region.to_owned() });
        }
        self.in_disputed = town.is_disputed;
        self.located.population = town.population;
        self.set(index, Level::Locality, true);
    }

    fn keep_locality(&mut self, index: usize) {
        self.located.location.locality = Some(PlaceName::as_written(self.links[index].written));
        self.set(index, Level::Locality, false);
    }

    /// "Dichato, Chile": the widest name that nobody knows, right under a country or region, is a town.
    fn unknown_locality(&mut self, free: &[usize]) {
        let Some(&widest) = free.last() else { return };
        let anchored =
            self.located.location.country.is_some() || self.located.location.region.is_some();
        let is_city_state = self
            .located
            .location
            .country
            .is_some_and(|country| CITY_STATES.contains(&country.as_str()));
        if anchored
            && !is_city_state
            && widest + 1 < self.links.len()
            && self.spot(widest).is_none()
        {
            self.keep_locality(widest);
        }
    }

    fn place(&mut self) {
        let country = self.located.location.country;
        let is_country = |sense: &Sense<'_>| {
            sense.kind == PlaceKind::Country && (sense.country == country || country.is_none())
        };
        let Some(index) = (0..self.links.len()).find(|index| {
            self.may_be(*index, Level::Place) && !self.senses[*index].iter().any(is_country)
        }) else {
            return;
        };
        // Only what is narrower than the locality lies in it.
        let locality = self.located.levels.iter().position(|level| *level == Some(Level::Locality));
        if locality.is_some_and(|locality| locality < index) {
            return;
        }
        let spot = self.spot(index);
        let name = match &spot {
            Some(spot) => spot.name,
            None => self.links[index].written,
        };
        let is_open = spot.as_ref().is_some_and(|spot| self.settles_nothing(spot));
        let location = &mut self.located.location;
        location.place = Some(PlaceName {
            name: name.to_owned(),
            as_written: self.links[index].written.to_owned(),
        });
        if let Some(spot) = &spot {
            location.coordinates = spot.coordinates.or(location.coordinates);
            location.country = location.country.or(spot.country.filter(|_| !is_open));
            if location.region.is_none() && !is_open {
                location.region = spot.region.map(PlaceName::as_written);
            }
        }
        self.set(index, Level::Place, spot.is_some());
        self.town_in_name(index, spot.as_ref());
    }

    /// What no level took still tells the country: "Tal Rifat village, north of Aleppo".
    fn neighbours(&mut self) {
        for index in 0..self.links.len() {
            if self.located.levels[index].is_some()
                || self.located.location.country.is_some()
                || self.in_disputed
            {
                continue;
            }
            let spot = self.spot(index).filter(|spot| spot.is_established);
            let known = spot.or_else(|| self.town(index)).or_else(|| self.spot(index));
            if let Some(known) = known.filter(|known| !self.settles_nothing(known)) {
                self.located.location.country = known.country;
                self.located.is_known[index] = true;
                if self.located.location.coordinates.is_none() {
                    self.located.location.coordinates = known.coordinates;
                }
            }
        }
    }

    fn finish(mut self) -> Located {
        let location = &mut self.located.location;
        if let (Some(country), None) = (location.country, &location.locality)
            && CITY_STATES.contains(&country.as_str())
            && let Some(index) =
                self.located.levels.iter().position(|level| *level == Some(Level::Country))
        {
            let town = self.senses[index]
                .iter()
                .find(|sense| sense.country == Some(country) && sense.is_town());
            let name = town.map_or(self.links[index].written, |town| town.name);
            location.locality = Some(PlaceName {
                name: name.to_owned(),
                as_written: self.links[index].written.to_owned(),
            });
            if let Some(town) = town {
                location.coordinates = location.coordinates.or(town.coordinates);
                location.geonames = town.geonames;
            }
        }
        self.located
    }
}
