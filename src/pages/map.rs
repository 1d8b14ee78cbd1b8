//! A map of the world with a dot for each place: plain SVG in the page.
//!
//! The projection is equirectangular, four units to the degree from 180° W and 90° N, as in
//! `static/world.svg`, whose outline of the land lies under the dots.

use serde::Serialize;

use super::{Link, Site, words};
use crate::catalog::{LocationLevel, LocationNode};
use crate::record::Coordinates;

/// A part of the world and the places in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MapView {
    /// The address of `world.svg`, which holds `#land` and `#graticule`.
    pub world: String,
    /// SVG's viewBox.
    pub view_box: String,
    /// The width of a fine line, in units of the map.
    pub line: f64,
    /// Largest first, so that small ones lie on top.
    pub dots: Vec<Dot>,
}

/// A place on the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Dot {
    /// Its page, its name with the number of entries.
    pub link: Link,
    /// The same in words: "Brest, France: 3 entries".
    pub label: String,
    /// In units of the map.
    pub x: f64,
    /// In units of the map.
    pub y: f64,
    /// In units of the map.
    pub radius: f64,
}

/// Units to the degree.
const SCALE: f64 = 4.0;

/// Width of the map by its height.
const ASPECT: f64 = 2.4;

/// The narrowest map, in degrees of longitude.
const NARROWEST: f64 = 48.0;

/// Entries that the largest dot stands for at least: one entry is a small dot on any map.
const FEW: usize = 16;

/// Dots on one map; more would make the page heavy and the map black.
const MOST: usize = 400;

/// The map of these places; `None` if none of them has coordinates.
pub(super) fn map<'a>(
    site: &Site<'_>,
    nodes: impl IntoIterator<Item = &'a LocationNode>,
) -> Option<MapView> {
    let mut places: Vec<(&LocationNode, Coordinates)> =
        nodes.into_iter().filter_map(|node| Some((node, node.coordinates?))).collect();
    places.sort_by(|(a, _), (b, _)| {
        b.entries.len().cmp(&a.entries.len()).then_with(|| a.address.cmp(&b.address))
    });
    places.truncate(MOST);
    let largest = places.first()?.0.entries.len();
    let window = Window::around(places.iter().map(|(_, at)| *at));
    let dots = places
        .iter()
        .map(|(node, at)| Dot {
            link: Link::to(site, &node.address, &node.name).counting(node.entries.len()),
            label: format!("{}: {}", full_name(site, node), words::entries(node.entries.len())),
            x: tenth((at.longitude + 180.0) * SCALE),
            y: tenth((90.0 - at.latitude) * SCALE),
            radius: tenth(window.radius(node.entries.len(), largest)),
        })
        .collect();
    Some(MapView {
        world: format!("{}/static/world.svg", site.config.base_url.path()),
        view_box: window.view_box(),
        line: hundredth(window.unit() / 4.0),
        dots,
    })
}

/// True for a place that a map shows as a dot of its own: a town, and what lies in no town, as far
/// as it is known where they are.
pub(super) fn stands_alone(site: &Site<'_>, node: &LocationNode) -> bool {
    let parent = node.parent.map(|parent| &site.catalog.locations[parent]);
    let is_alone = match node.level {
        LocationLevel::Locality => true,
        LocationLevel::Place => parent.is_none_or(|parent| !stands_alone(site, parent)),
        LocationLevel::Country | LocationLevel::Region => false,
    };
    is_alone && node.coordinates.is_some()
}

/// "Brest, Brittany, France": towns of one country can share a name.
pub(super) fn full_name(site: &Site<'_>, node: &LocationNode) -> String {
    let mut names = vec![node.name.as_str()];
    let mut above = node.parent;
    while let Some(at) = above {
        let parent = &site.catalog.locations[at];
        names.push(&parent.name);
        above = parent.parent;
    }
    names.join(", ")
}

/// "48.390° N, 4.486° W".
pub(super) fn degrees(at: Coordinates) -> String {
    let (latitude, longitude) = (at.latitude, at.longitude);
    let north = if latitude < 0.0 { 'S' } else { 'N' };
    let east = if longitude < 0.0 { 'W' } else { 'E' };
    format!("{:.3}° {north}, {:.3}° {east}", latitude.abs(), longitude.abs())
}

fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn hundredth(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// The part of the world that a map shows, in degrees.
struct Window {
    west: f64,
    north: f64,
    width: f64,
}

impl Window {
    /// The whole world where the places lie far apart, else their surroundings.
    fn around(places: impl Iterator<Item = Coordinates>) -> Self {
        let (mut west, mut east, mut south, mut north) =
            (180.0_f64, -180.0_f64, 90.0_f64, -90.0_f64);
        for at in places {
            west = west.min(at.longitude);
            east = east.max(at.longitude);
            south = south.min(at.latitude);
            north = north.max(at.latitude);
        }
        let wanted = ((east - west) * 1.3).max((north - south) * 1.3 * ASPECT).max(NARROWEST);
        if wanted > 200.0 {
            return Self { west: -180.0, north: 84.0, width: 360.0 };
        }
        let (middle, height) = ((west + east) / 2.0, wanted / ASPECT);
        Self {
            west: (middle - wanted / 2.0).clamp(-180.0, 180.0 - wanted),
            north: ((north + south) / 2.0 + height / 2.0)
                .clamp(height - 60.0, 84.0_f64.max(height - 60.0)),
            width: wanted,
        }
    }

    fn view_box(&self) -> String {
        let (x, y) = ((self.west + 180.0) * SCALE, (90.0 - self.north) * SCALE);
        let (width, height) = (self.width * SCALE, self.width / ASPECT * SCALE);
        format!("{} {} {} {}", tenth(x), tenth(y), tenth(width), tenth(height))
    }

    /// What looks alike on a map of any width: 4 on that of the world.
    fn unit(&self) -> f64 {
        self.width * SCALE / 360.0
    }

    /// The area of a dot grows with its entries; the smallest can still be seen and hit.
    fn radius(&self, entries: usize, largest: usize) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a count of entries is small")]
        let share = entries as f64 / largest.max(FEW) as f64;
        self.unit() * (1.6 + 3.6 * share.sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(latitude: f64, longitude: f64) -> Coordinates {
        Coordinates { latitude, longitude }
    }

    #[test]
    fn places_near_each_other_are_shown_with_their_surroundings_and_far_ones_on_the_world() {
        for (places, view_box) in [
            (vec![at(33.5, 36.3), at(36.2, 37.2)], "771 180.6 192 80"),
            (vec![at(48.4, -4.5), at(-33.0, 151.0)], "0 24 1440 600"),
            (vec![at(-89.0, 0.0)], "624 520 192 80"),
        ] {
            assert_eq!(Window::around(places.into_iter()).view_box(), view_box);
        }
    }

    #[test]
    fn coordinates_read_as_on_a_map() {
        assert_eq!(degrees(at(48.39, -4.486)), "48.390° N, 4.486° W");
    }
}
