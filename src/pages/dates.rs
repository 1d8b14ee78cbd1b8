//! Entries by date: all years, a year, a month, and the undated.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use serde::Serialize;

use super::list::{list, list_with_possible};
use super::{Body, Head, Link, ListView, Site, words};
use crate::catalog::{MonthNode, YearNode};
use crate::output::Address;

/// `/dates/`.
#[derive(Clone, Debug, Serialize)]
pub struct DateIndexView {
    /// Earliest first.
    pub decades: Vec<DecadeView>,
    /// Entries without a date; `None` if there are none.
    pub undated: Option<Link>,
}

/// Ten years.
#[derive(Clone, Debug, Serialize)]
pub struct DecadeView {
    /// "1940s"; "before 1" for the years BC.
    pub name: String,
    /// The element's id: `d1940`.
    pub id: String,
    /// Entries that are surely of one of its years.
    pub count: usize,
    /// Earliest first.
    pub years: Vec<YearBar>,
}

/// A year, month or other stretch of time as a bar.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct YearBar {
    /// The year; its count is of certain entries. The address is empty where no page stands.
    pub link: Link,
    /// Entries that only may be of it.
    pub possible: usize,
    /// Per cent of the longest bar, 0–100; at least 4 where there is an entry.
    pub share: usize,
}

/// `/dates/2016/`.
#[derive(Clone, Debug, Serialize)]
pub struct YearView<'a> {
    /// "2016".
    pub heading: String,
    /// Entries that are surely of it.
    pub certain: usize,
    /// Entries that may be.
    pub possible: usize,
    /// January to December; those without entries have an empty address. Empty where no entry is
    /// known to the month.
    pub months: Vec<YearBar>,
    /// The certain entries first, then the possible ones.
    pub list: ListView<'a>,
    /// The year with entries before this one.
    pub previous: Option<Link>,
    /// The year with entries after this one.
    pub next: Option<Link>,
}

/// `/dates/2016/11/`.
#[derive(Clone, Debug, Serialize)]
pub struct MonthView<'a> {
    /// "November 2016".
    pub heading: String,
    /// Weeks from Monday to Sunday; empty where no entry is known to the day.
    pub weeks: Vec<Vec<CalendarDay>>,
    /// Its entries.
    pub list: ListView<'a>,
    /// The month with entries before this one.
    pub previous: Option<Link>,
    /// The month with entries after this one.
    pub next: Option<Link>,
}

/// A cell of a calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CalendarDay {
    /// 1–31; `None` for a cell before the first or after the last day.
    pub day: Option<u32>,
    /// "6 November 2016" and its entries; `None` where there are none.
    pub link: Option<Link>,
}

/// `/undated/`.
#[derive(Clone, Debug, Serialize)]
pub struct UndatedView<'a> {
    /// Entries without a date.
    pub list: ListView<'a>,
}

/// `/dates/1936/`.
pub(super) fn year_address(year: i32) -> Address {
    Address::page(["dates", &format!("{year:04}")])
}

/// `/dates/1936/03/`.
pub(super) fn month_address(year: i32, month: u32) -> Address {
    year_address(year).child(&format!("{month:02}"))
}

/// `/dates/1936/03/09/`.
pub(super) fn day_address(year: i32, month: u32, day: u32) -> Address {
    month_address(year, month).child(&format!("{day:02}"))
}

/// `/on/03-09/`.
pub(super) fn on_this_day_address(month: u32, day: u32) -> Address {
    Address::page(["on", &format!("{month:02}-{day:02}")])
}

/// `/undated/`.
pub(super) fn undated_address() -> Address {
    Address::page(["undated"])
}

pub(super) fn year_link(site: &Site<'_>, year: &YearNode) -> Link {
    Link::to(site, &year_address(year.year), words::year_name(year.year))
        .counting(year.certain.len())
}

pub(super) fn month_link(site: &Site<'_>, year: i32, month: &MonthNode) -> Link {
    Link::to(site, &month_address(year, month.month), words::month_of(year, month.month))
        .counting(month.certain.len())
}

pub(super) fn index_link(site: &Site<'_>) -> Link {
    Link::to(site, &Address::page(["dates"]), "Dates")
}

/// A bar of `count` entries where the longest has `longest`.
pub(super) fn share(count: usize, longest: usize) -> usize {
    match count {
        0 => 0,
        _ => (count * 100 / longest.max(1)).max(4),
    }
}

pub(super) fn index<'a>(site: &Site<'a>, address: &Address) -> (Head, Body<'a>) {
    let dates = &site.catalog.dates;
    let longest = dates.years.iter().map(|year| year.certain.len()).max().unwrap_or(0);
    let mut decades: BTreeMap<i32, Vec<&YearNode>> = BTreeMap::new();
    for year in &dates.years {
        decades.entry(year.year.div_euclid(10) * 10).or_default().push(year);
    }
    let decades: Vec<DecadeView> = decades
        .into_iter()
        .map(|(first, years)| DecadeView {
            name: if first < 1 { words::year_name(first) } else { format!("{first}s") },
            id: format!("d{first}"),
            count: years.iter().map(|year| year.certain.len()).sum(),
            years: years
                .into_iter()
                .map(|year| YearBar {
                    link: year_link(site, year),
                    possible: year.possible.len(),
                    share: share(year.certain.len(), longest),
                })
                .collect(),
        })
        .collect();
    let undated = dates.undated.len();
    let undated = (undated > 0)
        .then(|| Link::to(site, &undated_address(), "Undated entries").counting(undated));
    let description = match (dates.years.first(), dates.years.last()) {
        (Some(first), Some(last)) => format!(
            "Every year of {}, from {} to {}, with its entries.",
            site.config.title,
            words::year_name(first.year),
            words::year_name(last.year)
        ),
        _ => format!("The dates of {}.", site.config.title),
    };
    let head = Head::new(site, address, "Dates", &description);
    (head, Body::Dates(DateIndexView { decades, undated }))
}

pub(super) fn year<'a>(
    site: &Site<'a>,
    address: &Address,
    at: usize,
    part: usize,
) -> (Head, Body<'a>) {
    let years = &site.catalog.dates.years;
    let year = &years[at];
    let name = words::year_name(year.year);
    let first = year_address(year.year);
    let list = list_with_possible(site, &first, &year.certain, &year.possible, part);
    let description = format!("Photographs of {name}: {}.", words::entries(list.total));
    let head =
        Head::new(site, address, &name, &description).below([index_link(site)]).part(site, &list);
    let view = YearView {
        heading: name,
        certain: year.certain.len(),
        possible: year.possible.len(),
        months: months(site, year),
        list,
        previous: at.checked_sub(1).map(|before| year_link(site, &years[before])),
        next: years.get(at + 1).map(|after| year_link(site, after)),
    };
    (head, Body::Year(view))
}

/// January to December, the same height of bar for the same number of entries.
fn months(site: &Site<'_>, year: &YearNode) -> Vec<YearBar> {
    let longest = year.months.iter().map(|month| month.certain.len()).max().unwrap_or(0);
    if longest == 0 {
        return Vec::new();
    }
    (1..=12)
        .map(|number| {
            let month = year.months.iter().find(|month| month.month == number);
            let count = month.map_or(0, |month| month.certain.len());
            let link = match month {
                Some(month) => Link {
                    text: words::month(number).to_owned(),
                    ..month_link(site, year.year, month)
                },
                None => Link {
                    href: String::new(),
                    text: words::month(number).to_owned(),
                    count: Some(0),
                },
            };
            YearBar { link, possible: 0, share: share(count, longest) }
        })
        .collect()
}

pub(super) fn month<'a>(
    site: &Site<'a>,
    address: &Address,
    at_year: usize,
    at: usize,
    part: usize,
) -> (Head, Body<'a>) {
    let years = &site.catalog.dates.years;
    let year = &years[at_year];
    let month = &year.months[at];
    let name = words::month_of(year.year, month.month);
    let list = list(site, &month_address(year.year, month.month), &month.certain, part);
    let description = format!("Photographs of {name}: {}.", words::entries(list.total));
    let head = Head::new(site, address, &name, &description)
        .below([index_link(site), year_link(site, year)])
        .part(site, &list);
    let before = year.months[..at].last().map(|month| (year, month)).or_else(|| {
        years[..at_year].iter().rev().find_map(|year| Some((year, year.months.last()?)))
    });
    let after = year.months.get(at + 1).map(|month| (year, month)).or_else(|| {
        years[at_year + 1..].iter().find_map(|year| Some((year, year.months.first()?)))
    });
    let link = |(year, month): (&YearNode, &MonthNode)| month_link(site, year.year, month);
    let view = MonthView {
        heading: name,
        weeks: weeks(site, year.year, month),
        list,
        previous: before.map(link),
        next: after.map(link),
    };
    (head, Body::Month(view))
}

/// The calendar of a month, Monday first.
fn weeks(site: &Site<'_>, year: i32, month: &MonthNode) -> Vec<Vec<CalendarDay>> {
    let Some(first) = NaiveDate::from_ymd_opt(year, month.month, 1) else { return Vec::new() };
    if month.days.is_empty() {
        return Vec::new();
    }
    let blank = || CalendarDay { day: None, link: None };
    let mut cells: Vec<CalendarDay> =
        (0..first.weekday().num_days_from_monday()).map(|_| blank()).collect();
    let days = first.iter_days().take_while(|day| day.month() == month.month);
    cells.extend(days.map(|date| {
        let number = date.day();
        let node = month.days.iter().find(|day| day.day == number);
        CalendarDay {
            day: Some(number),
            link: node.map(|node| {
                Link::to(
                    site,
                    &day_address(year, month.month, number),
                    words::day(year, month.month, number),
                )
                .counting(node.entries.len())
            }),
        }
    }));
    while !cells.len().is_multiple_of(7) {
        cells.push(blank());
    }
    cells.chunks(7).map(<[CalendarDay]>::to_vec).collect()
}

pub(super) fn undated<'a>(site: &Site<'a>, address: &Address, part: usize) -> (Head, Body<'a>) {
    let list = list(site, &undated_address(), &site.catalog.dates.undated, part);
    let description = format!(
        "Photographs whose captions do not say when they were made: {}.",
        words::entries(list.total)
    );
    let head = Head::new(site, address, "Undated", &description)
        .below([index_link(site)])
        .part(site, &list);
    (head, Body::Undated(UndatedView { list }))
}
