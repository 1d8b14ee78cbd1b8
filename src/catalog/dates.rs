//! Entries by year, month and day.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};

use crate::record::Entry;

/// Entries by date. A year, month or day lists the certain entries first, then those that only
/// may belong to it ("circa 1936", "the 1940s").
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DateIndex {
    /// Earliest first.
    pub years: Vec<YearNode>,
    /// Entries without a date, or with one so open that it has no bounds.
    pub undated: Vec<usize>,
}

/// One year.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YearNode {
    /// Proleptic Gregorian.
    pub year: i32,
    /// Entries that are surely of it.
    pub certain: Vec<usize>,
    /// Entries that may be.
    pub possible: Vec<usize>,
    /// Months with at least one certain entry, earliest first.
    pub months: Vec<MonthNode>,
}

/// One month.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonthNode {
    /// 1–12.
    pub month: u32,
    /// Entries that are surely of it.
    pub certain: Vec<usize>,
    /// Days with at least one entry, earliest first.
    pub days: Vec<DayNode>,
}

/// One day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayNode {
    /// 1–31.
    pub day: u32,
    /// Its entries.
    pub entries: Vec<usize>,
}

/// The index of `entries`, which are in catalogue order.
///
/// A date is certain of a year, month or day if every day that it may mean lies in it and the
/// caption does not hedge. Another stands as possible in its first year, and in every year of its
/// range in which an entry is certain.
pub(super) fn index(entries: &[Entry]) -> DateIndex {
    let mut years: BTreeMap<i32, YearNode> = BTreeMap::new();
    let mut undated = Vec::new();
    let mut possible = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let Some(edtf) = entry.date.as_ref().map(|date| &date.edtf) else {
            undated.push(at);
            continue;
        };
        match (edtf.earliest(), edtf.latest()) {
            (Some(first), Some(last)) if first.year() == last.year() && !edtf.is_qualified() => {
                let year = years.entry(first.year()).or_default();
                year.certain.push(at);
                if first.month() == last.month() {
                    add_to_month(&mut year.months, first, last, at);
                }
            }
            (None, None) => undated.push(at),
            (first, last) => {
                let first = first.or(last).map(|day| day.year());
                let last = last.map(|day| day.year()).or(first);
                possible.extend(first.zip(last).map(|(first, last)| (first, last, at)));
            }
        }
    }
    for (first, _, _) in &possible {
        years.entry(*first).or_default();
    }
    for (first, last, at) in possible {
        for (_, year) in years.range_mut(first..=last.max(first)) {
            year.possible.push(at);
        }
    }
    let years = years.into_iter().map(|(year, node)| YearNode { year, ..node }).collect();
    DateIndex { years, undated }
}

/// Files an entry whose date lies within one month.
fn add_to_month(months: &mut Vec<MonthNode>, first: NaiveDate, last: NaiveDate, at: usize) {
    let place = months.binary_search_by_key(&first.month(), |month| month.month);
    let place = place.unwrap_or_else(|place| {
        months.insert(place, MonthNode { month: first.month(), ..MonthNode::default() });
        place
    });
    let month = &mut months[place];
    month.certain.push(at);
    if first == last {
        let place = month.days.binary_search_by_key(&first.day(), |day| day.day);
        let place = place.unwrap_or_else(|place| {
            month.days.insert(place, DayNode { day: first.day(), entries: Vec::new() });
            place
        });
        month.days[place].entries.push(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_certain_where_all_of_it_lies_and_possible_elsewhere() {
        let dates = [
            "1935",
            "1936~",
            "1936-05",
            "1936-05-04",
            "1936-05-04?",
            "[1935..1937]",
            "193X",
            "1937-06-01/1937-06-03",
            "",
        ];
        let entries: Vec<Entry> = dates
            .iter()
            .map(|date| Entry::bare("/a/", Some(*date).filter(|date| !date.is_empty()), "A mast."))
            .collect();
        let index = index(&entries);
        let years: Vec<(i32, &[usize], &[usize])> = index
            .years
            .iter()
            .map(|year| (year.year, year.certain.as_slice(), year.possible.as_slice()))
            .collect();
        assert_eq!(
            years,
            [
                (1930, &[][..], &[6][..]),
                (1935, &[0], &[5, 6]),
                (1936, &[2, 3], &[1, 4, 5, 6]),
                (1937, &[7], &[5, 6]),
            ]
        );
        let may = &index.years[2].months[0];
        assert_eq!((may.month, may.certain.as_slice()), (5, &[2, 3][..]));
        assert_eq!(may.days, [DayNode { day: 4, entries: vec![3] }]);
        assert_eq!(index.years[3].months[0].days, []);
        assert_eq!(index.undated, [8]);
    }
}
