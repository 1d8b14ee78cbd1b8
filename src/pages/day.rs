//! Entries of a day: of one year, and of every year.

use chrono::{Datelike, NaiveDate};
use serde::Serialize;

use super::dates::{day_address, index_link, month_link, on_this_day_address, year_link};
use super::list::list;
use super::{Body, Head, Link, ListView, Site, words};
use crate::catalog::{MonthNode, YearNode};
use crate::output::Address;

/// `/dates/2016/11/06/`.
#[derive(Clone, Debug, Serialize)]
pub struct DayView<'a> {
    /// "6 November 2016".
    pub heading: String,
    /// "Sunday".
    pub weekday: String,
    /// Its entries.
    pub list: ListView<'a>,
    /// The same day in every year.
    pub on_this_day: Link,
    /// The day with entries before this one.
    pub previous: Option<Link>,
    /// The day with entries after this one.
    pub next: Option<Link>,
}

/// `/on/11-06/`.
#[derive(Clone, Debug, Serialize)]
pub struct OnThisDayView<'a> {
    /// "6 November".
    pub heading: String,
    /// The years that have entries, with their counts.
    pub years: Vec<Link>,
    /// Its entries, earliest year first.
    pub list: ListView<'a>,
    /// The day with entries before this one.
    pub previous: Option<Link>,
    /// The day with entries after this one.
    pub next: Option<Link>,
}

pub(super) fn day<'a>(
    site: &Site<'a>,
    address: &Address,
    (at_year, at_month, at): (usize, usize, usize),
    part: usize,
) -> (Head, Body<'a>) {
    let years = &site.catalog.dates.years;
    let (year, month) = (&years[at_year], &years[at_year].months[at_month]);
    let day = &month.days[at];
    let name = words::day(year.year, month.month, day.day);
    let list = list(site, &day_address(year.year, month.month, day.day), &day.entries, part);
    let description = format!("Photographs of {name}: {}.", words::entries(list.total));
    let head = Head::new(site, address, &name, &description)
        .below([
            index_link(site),
            year_link(site, year),
            Link {
                text: words::month(month.month).to_owned(),
                ..month_link(site, year.year, month)
            },
        ])
        .part(site, &list);
    let weekday = NaiveDate::from_ymd_opt(year.year, month.month, day.day)
        .map(|date| words::weekday(date.weekday()).to_owned());
    let view = DayView {
        heading: name,
        weekday: weekday.unwrap_or_default(),
        list,
        on_this_day: on_this_day_link(site, (month.month, day.day)),
        previous: day_before(site, (at_year, at_month, at)),
        next: day_after(site, (at_year, at_month, at)),
    };
    (head, Body::Day(view))
}

fn day_link(site: &Site<'_>, year: i32, month: u32, day: u32) -> Link {
    Link::to(site, &day_address(year, month, day), words::day(year, month, day))
}

/// The nearest earlier day that has entries.
fn day_before(site: &Site<'_>, (at_year, at_month, at): (usize, usize, usize)) -> Option<Link> {
    let years = &site.catalog.dates.years;
    let last_of = |year: &YearNode, months: &[MonthNode]| {
        months
            .iter()
            .rev()
            .find_map(|month| Some(day_link(site, year.year, month.month, month.days.last()?.day)))
    };
    let (year, month) = (&years[at_year], &years[at_year].months[at_month]);
    let same_month = month.days[..at].last();
    same_month
        .map(|day| day_link(site, year.year, month.month, day.day))
        .or_else(|| last_of(year, &year.months[..at_month]))
        .or_else(|| years[..at_year].iter().rev().find_map(|year| last_of(year, &year.months)))
}

/// The nearest later day that has entries.
fn day_after(site: &Site<'_>, (at_year, at_month, at): (usize, usize, usize)) -> Option<Link> {
    let years = &site.catalog.dates.years;
    let first_of = |year: &YearNode, months: &[MonthNode]| {
        months
            .iter()
            .find_map(|month| Some(day_link(site, year.year, month.month, month.days.first()?.day)))
    };
    let (year, month) = (&years[at_year], &years[at_year].months[at_month]);
    let same_month = month.days.get(at + 1);
    same_month
        .map(|day| day_link(site, year.year, month.month, day.day))
        .or_else(|| first_of(year, &year.months[at_month + 1..]))
        .or_else(|| years[at_year + 1..].iter().find_map(|year| first_of(year, &year.months)))
}

fn on_this_day_link(site: &Site<'_>, (month, day): (u32, u32)) -> Link {
    Link::to(site, &on_this_day_address(month, day), words::day_of_any_year(month, day))
}

pub(super) fn on_this_day<'a>(
    site: &Site<'a>,
    address: &Address,
    month: u32,
    day: u32,
    part: usize,
) -> (Head, Body<'a>) {
    let own = (month, day);
    let mut entries = Vec::new();
    let mut years = Vec::new();
    let mut before: Option<(u32, u32)> = None;
    let mut after: Option<(u32, u32)> = None;
    for year in &site.catalog.dates.years {
        for month in &year.months {
            for day in &month.days {
                let found = (month.month, day.day);
                match found.cmp(&own) {
                    std::cmp::Ordering::Less => before = before.max(Some(found)),
                    std::cmp::Ordering::Greater => {
                        after = Some(after.map_or(found, |after| after.min(found)));
                    }
                    std::cmp::Ordering::Equal => {
                        entries.extend_from_slice(&day.entries);
                        let text = words::year_name(year.year);
                        let address = day_address(year.year, month.month, day.day);
                        years.push(Link::to(site, &address, text).counting(day.entries.len()));
                    }
                }
            }
        }
    }
    let heading = words::day_of_any_year(month, day);
    let list = list(site, &on_this_day_address(month, day), &entries, part);
    let description =
        format!("Photographs of {heading} in every year: {}.", words::entries(list.total));
    let head = Head::new(site, address, &format!("On {heading}"), &description)
        .below([index_link(site)])
        .part(site, &list);
    let view = OnThisDayView {
        heading,
        years,
        list,
        previous: before.map(|day| on_this_day_link(site, day)),
        next: after.map(|day| on_this_day_link(site, day)),
    };
    (head, Body::OnThisDay(view))
}
