//! Entries by place: country → region → locality → place.

use std::collections::{BTreeMap, BTreeSet};

use super::address::name_slug;
use super::facets::{key, vacant};
use crate::authority::Gazetteer;
use crate::output::Address;
use crate::record::{Coordinates, CountryCode, Entry, Location, PlaceName};

/// A level of the tree of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LocationLevel {
    /// ISO 3166-1; also "No country named" for the sea, space and undecided ground.
    Country,
    /// IPTC Province/State.
    Region,
    /// IPTC City.
    Locality,
    /// IPTC Sublocation.
    Place,
}

impl LocationLevel {
    /// As in exports: `country`, `region`, `locality`, `place`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Country => "country",
            Self::Region => "region",
            Self::Locality => "locality",
            Self::Place => "place",
        }
    }
}

/// A place and the entries in it.
#[derive(Clone, Debug, PartialEq)]
pub struct LocationNode {
    /// The established name.
    pub name: String,
    /// How wide it is.
    pub level: LocationLevel,
    /// The country it lies in.
    pub country: Option<CountryCode>,
    /// Its page: `/locations/syria/aleppo/`. Regions and localities stand side by side below their
    /// country, so that an address does not change with what is known of the region.
    pub address: Address,
    /// The place it lies in; `None` for a country.
    pub parent: Option<usize>,
    /// Places directly in it, by name.
    pub children: Vec<usize>,
    /// Entries in it and in the places below, in catalogue order.
    pub entries: Vec<usize>,
    /// Spellings that captions used for it, other than `name`.
    pub spellings: BTreeSet<String>,
    /// Where it is, as far as known.
    pub coordinates: Option<Coordinates>,
    /// GeoNames id, where known.
    pub geonames: Option<u32>,
}

/// What makes two places one: the same name, in whatever spelling, below the same place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Identity {
    Country(Option<CountryCode>),
    Region(Option<CountryCode>, String),
    /// A town that the gazetteer knows.
    Known(Option<CountryCode>, u32),
    /// A town that it does not know, by name; one for each region named.
    Unknown(Option<CountryCode>, Option<String>, String),
    Place(Box<Identity>, String),
}

/// A place being gathered.
#[derive(Debug)]
struct Gathered {
    name: String,
    level: LocationLevel,
    country: Option<CountryCode>,
    parent: Option<Identity>,
    entries: Vec<usize>,
    spellings: BTreeSet<String>,
    coordinates: Option<Coordinates>,
    geonames: Option<u32>,
}

/// The tree of the places of `entries`, parents before children, siblings by name, and the index
/// of each entry's finest place in it. Entries that name no place are in neither.
pub(super) fn tree(
    entries: &[Entry],
    gazetteer: &Gazetteer,
) -> (Vec<LocationNode>, BTreeMap<usize, usize>) {
    let mut gathered: BTreeMap<Identity, Gathered> = BTreeMap::new();
    let mut finest: BTreeMap<usize, Identity> = BTreeMap::new();
    for (at, entry) in entries.iter().enumerate() {
        let chain = chain(&entry.location, gazetteer);
        for (identity, link) in &chain {
            let place = gathered.entry(identity.clone()).or_insert_with(|| link.gathered());
            place.entries.push(at);
            place.spellings.extend(link.spelling(&place.name));
            place.coordinates = place.coordinates.or(link.coordinates);
        }
        finest.extend(chain.into_iter().next_back().map(|(identity, _)| (at, identity)));
    }
    let (nodes, index) = arrange(gathered, gazetteer);
    let location_of = finest.into_iter().map(|(at, identity)| (at, index[&identity])).collect();
    (nodes, location_of)
}

/// One level of an entry's location.
struct Link<'a> {
    name: &'a str,
    as_written: Option<&'a str>,
    level: LocationLevel,
    country: Option<CountryCode>,
    parent: Option<Identity>,
    coordinates: Option<Coordinates>,
    geonames: Option<u32>,
}

impl Link<'_> {
    fn gathered(&self) -> Gathered {
        Gathered {
            name: self.name.to_owned(),
            level: self.level,
            country: self.country,
            parent: self.parent.clone(),
            entries: Vec::new(),
            spellings: BTreeSet::new(),
            coordinates: self.coordinates,
            geonames: self.geonames,
        }
    }

    fn spelling(&self, established: &str) -> Option<String> {
        self.as_written.filter(|written| *written != established).map(str::to_owned)
    }
}

/// The levels that a location states, widest first; empty where it names no place.
fn chain<'a>(location: &'a Location, gazetteer: &'a Gazetteer) -> Vec<(Identity, Link<'a>)> {
    if location.country.is_none() && location.finest().is_none() {
        return Vec::new();
    }
    let country = location.country;
    let named = location.finest();
    let coordinates_of = |name: &PlaceName| {
        location.coordinates.filter(|_| named.is_some_and(|finest| std::ptr::eq(finest, name)))
    };
    let region_key = location.region.as_ref().map(|region| key(&region.name));

    let mut chain = vec![(
        Identity::Country(country),
        Link {
            name: country.map_or("No country named", |code| gazetteer.country_name(code)),
            as_written: None,
            level: LocationLevel::Country,
            country,
            parent: None,
            coordinates: None,
            geonames: None,
        },
    )];
    let levels = [
        (LocationLevel::Region, &location.region),
        (LocationLevel::Locality, &location.locality),
        (LocationLevel::Place, &location.place),
    ];
    for (level, name) in levels {
        let Some(name) = name else { continue };
        let parent = chain.last().map(|(identity, _)| identity.clone());
        let identity = match (level, location.geonames) {
            (LocationLevel::Region, _) => Identity::Region(country, key(&name.name)),
            (LocationLevel::Locality, Some(id)) => Identity::Known(country, id),
            (LocationLevel::Locality, None) => {
                Identity::Unknown(country, region_key.clone(), key(&name.name))
            }
            _ => {
                let within = parent.clone().unwrap_or(Identity::Country(country));
                Identity::Place(Box::new(within), key(&name.name))
            }
        };
        let geonames = location.geonames.filter(|_| level == LocationLevel::Locality);
        let link = Link {
            name: &name.name,
            as_written: Some(&name.as_written),
            level,
            country,
            parent,
            coordinates: coordinates_of(name)
                .or_else(|| geonames.and_then(|id| gazetteer.coordinates(id))),
            geonames,
        };
        chain.push((identity, link));
    }
    chain
}

/// Parents before children, siblings by name, "No country named" last; with an address each.
fn arrange(
    mut gathered: BTreeMap<Identity, Gathered>,
    gazetteer: &Gazetteer,
) -> (Vec<LocationNode>, BTreeMap<Identity, usize>) {
    let mut children: BTreeMap<Option<Identity>, Vec<Identity>> = BTreeMap::new();
    for (identity, place) in &gathered {
        children.entry(place.parent.clone()).or_default().push(identity.clone());
    }
    for siblings in children.values_mut() {
        siblings.sort_by_key(|identity| {
            let nowhere = *identity == Identity::Country(None);
            (nowhere, key(&gathered[identity].name), identity.clone())
        });
    }

    let mut addresses = Addresses { gazetteer, taken: BTreeSet::new() };
    let mut nodes: Vec<LocationNode> = Vec::new();
    let mut index: BTreeMap<Identity, usize> = BTreeMap::new();
    let mut open: Vec<Identity> = children.remove(&None).unwrap_or_default();
    open.reverse();
    while let Some(identity) = open.pop() {
        let place = gathered.remove(&identity).expect("each place has one parent");
        let parent = place.parent.as_ref().map(|parent| index[parent]);
        let at = nodes.len();
        if let Some(parent) = parent {
            let above: &mut LocationNode = &mut nodes[parent];
            above.children.push(at);
        }
        let address = addresses.of(&place, parent.map(|parent| &nodes[parent]), &nodes);
        nodes.push(LocationNode {
            name: place.name,
            level: place.level,
            country: place.country,
            address,
            parent,
            children: Vec::new(),
            entries: place.entries,
            spellings: place.spellings,
            coordinates: place.coordinates,
            geonames: place.geonames,
        });
        open.extend(children.remove(&Some(identity.clone())).unwrap_or_default().into_iter().rev());
        index.insert(identity, at);
    }
    (nodes, index)
}

/// The addresses given so far.
struct Addresses<'a> {
    gazetteer: &'a Gazetteer,
    taken: BTreeSet<Address>,
}

impl Addresses<'_> {
    fn of(
        &mut self,
        place: &Gathered,
        parent: Option<&LocationNode>,
        nodes: &[LocationNode],
    ) -> Address {
        let root = Address::page(["locations"]);
        let slug = name_slug(&place.name);
        let Some(parent) = parent else {
            let slug = if place.country.is_none() { "elsewhere" } else { slug.as_str() };
            return vacant(&root, slug, &place.name, &mut self.taken);
        };
        let country = std::iter::successors(Some(parent), |node| node.parent.map(|at| &nodes[at]))
            .last()
            .unwrap_or(parent);
        let (below, slug, longer) = match place.level {
            LocationLevel::Country | LocationLevel::Place => (parent, slug.clone(), slug),
            // A region and its chief town often share a name; the town keeps the short address,
            // whether or not the archive has pictures of it yet.
            LocationLevel::Region => {
                let within = format!("{}, {}", place.name, country.name);
                let town = self.gazetteer.resolve(&within).locality.is_some();
                let longer = format!("{slug}-region");
                (country, if town { longer.clone() } else { slug }, longer)
            }
            LocationLevel::Locality => {
                let region =
                    (parent.level == LocationLevel::Region).then(|| name_slug(&parent.name));
                let longer = region.map_or(slug.clone(), |region| format!("{slug}-{region}"));
                (country, slug, longer)
            }
        };
        let plain = below.address.child(&slug);
        let slug = if self.taken.contains(&plain) { longer } else { slug };
        vacant(&below.address, &slug, &place.name, &mut self.taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(country: Option<&str>, names: [&str; 3], geonames: Option<u32>) -> Entry {
        let name = |written: &str| {
            let (name, as_written) = written.split_once('=').unwrap_or((written, written));
            let place = PlaceName { name: name.to_owned(), as_written: as_written.to_owned() };
            (!written.is_empty()).then_some(place)
        };
        let location = Location {
            country: country.map(|code| code.parse().unwrap()),
            region: name(names[0]),
            locality: name(names[1]),
            place: name(names[2]),
            coordinates: None,
            geonames,
        };
        Entry { location, ..Entry::bare("/a/", None, "A mast.") }
    }

    #[test]
    fn a_town_is_on_the_map_even_if_its_entries_name_finer_places() {
        let gazetteer = Gazetteer::embedded();
        let berlin = gazetteer.resolve("Berlin, Germany");
        let gate = entry(Some("DE"), ["", "Berlin", "Brandenburg Gate"], berlin.geonames);
        let (nodes, _) = tree(&[gate], &gazetteer);
        let town = nodes.iter().find(|node| node.level == LocationLevel::Locality).unwrap();
        assert!(berlin.coordinates.is_some());
        assert_eq!(town.coordinates, berlin.coordinates);
    }

    #[test]
    fn spellings_meet_on_one_page_and_namesakes_do_not() {
        let entries = [
            entry(Some("SY"), ["", "Raqqa=Raqa", ""], Some(1)),
            entry(Some("SY"), ["Raqqa Governorate", "Raqqa", "Clock Square"], Some(1)),
            entry(Some("US"), ["Illinois", "Springfield", ""], Some(2)),
            entry(Some("US"), ["Missouri", "Springfield", ""], Some(3)),
            entry(None, ["", "", "North Sea"], None),
            entry(None, ["", "", ""], None),
        ];
        let (nodes, location_of) = tree(&entries, &Gazetteer::embedded());
        let below: Vec<(&str, &[usize])> = nodes
            .iter()
            .filter(|node| node.level >= LocationLevel::Locality)
            .map(|node| {
                (node.address.as_str().rsplit('/').nth(1).unwrap(), node.entries.as_slice())
            })
            .collect();
        let raqqa = nodes.iter().find(|node| node.geonames == Some(1)).unwrap();
        assert_eq!(raqqa.entries, [0, 1]);
        assert_eq!(raqqa.coordinates, None, "the gazetteer has no town 1");
        assert_eq!(raqqa.spellings.iter().collect::<Vec<_>>(), ["Raqa"]);
        assert!(below.contains(&("springfield", &[2])), "{below:?}");
        assert!(below.contains(&("springfield-missouri", &[3])), "{below:?}");
        assert!(below.contains(&("north-sea", &[4])), "{below:?}");
        assert!(!location_of.contains_key(&5));
        for (at, node) in nodes.iter().enumerate() {
            assert!(
                node.parent
                    .is_none_or(|parent| parent < at && nodes[parent].children.contains(&at))
            );
        }
    }
}
