//! Entries by year, month and day.

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
