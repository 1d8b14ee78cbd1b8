//! /data/entries.csv and the description of its columns.

use super::record::EntryRecord;
use super::xml::legal;
use crate::pages::Site;

/// A column: its name, what it holds, its type and how a record fills it.
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) description: &'static str,
    pub(super) kind: Kind,
    fill: fn(&EntryRecord<'_>) -> String,
}

/// The type of a column, as Frictionless Table Schema names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Words, which a spreadsheet must not run.
    Text,
    /// A value whose form rules out a formula: an EDTF date, a code.
    Code,
    Number,
    Integer,
    Date,
    Uri,
}

/// Between the values of a list in one cell.
const SEPARATOR: &str = "; ";

/// The columns, in order.
pub(super) const COLUMNS: &[Column] = &[
    column("id", "Identity of the entry", Kind::Text, |r| r.id.0.clone()),
    column("url", "Page of the entry", Kind::Uri, |r| r.url.clone()),
    column("title", "First words of the caption", Kind::Text, |r| r.title.to_owned()),
    column("headline", "IPTC Headline", Kind::Text, |r| text(r.headline)),
    column("text", "IPTC Description (Caption)", Kind::Text, |r| r.text.to_owned()),
    column("date", "EDTF (ISO 8601-2); empty if undated", Kind::Code, |r| written(r.date)),
    column("date_role", "What happened then: taken, provided or published", Kind::Code, |r| {
        r.date_role.map(|role| role.as_str().to_owned()).unwrap_or_default()
    }),
    column("date_earliest", "Earliest day that `date` may mean", Kind::Date, |r| {
        text(r.date_earliest.as_deref())
    }),
    column("date_latest", "Latest day that `date` may mean", Kind::Date, |r| {
        text(r.date_latest.as_deref())
    }),
    column("country", "IPTC Country Code, ISO 3166-1 alpha-2", Kind::Code, |r| written(r.country)),
    column("country_name", "IPTC Country", Kind::Text, |r| text(r.country_name)),
    column("region", "IPTC Province/State", Kind::Text, |r| text(r.region)),
    column("locality", "IPTC City", Kind::Text, |r| text(r.locality)),
    column("locality_as_written", "City as the caption spells it", Kind::Text, |r| {
        text(r.locality_as_written)
    }),
    column("place", "IPTC Sublocation", Kind::Text, |r| text(r.place)),
    column("place_as_written", "Sublocation as the caption spells it", Kind::Text, |r| {
        text(r.place_as_written)
    }),
    column("latitude", "Degrees north, WGS 84", Kind::Number, |r| {
        written(r.coordinates.map(|at| at.latitude))
    }),
    column("longitude", "Degrees east, WGS 84", Kind::Number, |r| {
        written(r.coordinates.map(|at| at.longitude))
    }),
    column("geonames", "GeoNames id of the locality", Kind::Integer, |r| written(r.geonames)),
    column("credit_line", "IPTC Credit Line", Kind::Text, |r| text(r.credit_line)),
    column("agency", "Agency that the picture is filed under", Kind::Text, |r| text(r.agency)),
    column("agencies", "Every agency credited, in order", Kind::Text, |r| list(r.agencies)),
    column("photographers", "IPTC Creator (By-line), in order", Kind::Text, |r| {
        list(r.photographers)
    }),
    column("source", "IPTC Source: who supplied it", Kind::Text, |r| text(r.source)),
    column("photos", "Files of the photographs, in order", Kind::Text, |r| {
        list(r.photos.iter().map(|photo| photo.url.as_str()))
    }),
    column("alt", "IPTC Alt Text of the photographs that have one", Kind::Text, |r| {
        list(r.photos.iter().filter_map(|photo| photo.alt))
    }),
    column("tags", "IPTC Keywords", Kind::Text, |r| list(r.tags)),
    column("rights", "Copyright notice or rightsstatements.org URI", Kind::Text, |r| {
        text(r.rights)
    }),
    column("license", "Licence by name or URI", Kind::Text, |r| text(r.license)),
    column("restrictions", "Usage restrictions as worded", Kind::Text, |r| list(r.restrictions)),
    column("embargo", "Until when it must not be published, as worded", Kind::Text, |r| {
        text(r.embargo.map(|embargo| embargo.words.as_str()))
    }),
    column("embargo_date", "The day of it, where the words say its year", Kind::Code, |r| {
        written(r.embargo.and_then(|embargo| embargo.date.as_ref()))
    }),
    column("embargo_time", "The time of that day", Kind::Code, |r| {
        written(r.embargo.and_then(|embargo| embargo.time))
    }),
    column("embargo_zone", "The time zone, as worded", Kind::Code, |r| {
        text(r.embargo.and_then(|embargo| embargo.zone.as_deref()))
    }),
    column("verification", "Whether the caption vouches for the picture", Kind::Code, |r| {
        r.verification.map(|how| how.as_str().to_owned()).unwrap_or_default()
    }),
    column("corrections", "Corrections as worded", Kind::Text, |r| list(r.corrections)),
    column("sensitive", "What a reader should be warned of", Kind::Text, |r| text(r.sensitive)),
    column("picture_ids", "Numbers by which agencies and holders know it", Kind::Text, |r| {
        list(r.picture_ids)
    }),
    column("slugs", "Words by which a desk files it", Kind::Text, |r| list(r.slugs)),
    column("notes", "What its notes say, as the lists of the site name it", Kind::Code, |r| {
        r.notes.iter().map(|kind| kind.as_str()).collect::<Vec<_>>().join("; ")
    }),
    column("language", "BCP 47", Kind::Code, |r| r.language.0.clone()),
    column("sets", "Titles of the sets it stands in", Kind::Text, |r| {
        list(r.sets.iter().map(|set| set.title))
    }),
];

const fn column(
    name: &'static str,
    description: &'static str,
    kind: Kind,
    fill: fn(&EntryRecord<'_>) -> String,
) -> Column {
    Column { name, description, kind, fill }
}

fn text(value: Option<&str>) -> String {
    value.unwrap_or_default().to_owned()
}

fn written(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn list<S: AsRef<str>>(values: impl IntoIterator<Item = S>) -> String {
    let values: Vec<S> = values.into_iter().collect();
    values.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(SEPARATOR)
}

/// /data/entries.csv: RFC 4180 with a header row, UTF-8 without a byte-order mark.
pub(super) fn csv(site: &Site<'_>) -> Vec<u8> {
    const IN_MEMORY: &str = "writing to memory cannot fail";
    let mut writer =
        csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    writer.write_record(COLUMNS.iter().map(|column| column.name)).expect(IN_MEMORY);
    for entry in &site.catalog.entries {
        let record = EntryRecord::new(site, entry);
        writer.write_record(COLUMNS.iter().map(|column| cell(column, &record))).expect(IN_MEMORY);
    }
    writer.into_inner().expect(IN_MEMORY)
}

/// A cell. Words that a spreadsheet would take for a formula get an apostrophe before them, which
/// spreadsheets understand as "this is text" (OWASP, "CSV Injection").
fn cell(column: &Column, record: &EntryRecord<'_>) -> String {
    let value = legal(&(column.fill)(record)).into_owned();
    let runs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    if column.kind == Kind::Text && value.starts_with(runs) { format!("'{value}") } else { value }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::data::sample::Sample;

    fn rows(sample: &Sample) -> Vec<csv::StringRecord> {
        let bytes = csv(&sample.site());
        csv::Reader::from_reader(bytes.as_slice()).records().map(Result::unwrap).collect()
    }

    fn value<'a>(row: &'a csv::StringRecord, name: &str) -> &'a str {
        &row[COLUMNS.iter().position(|column| column.name == name).unwrap()]
    }

    #[test]
    fn a_row_holds_the_record() {
        let rows = rows(&Sample::new());
        assert_eq!(rows.len(), 3);
        for (name, expected) in [
            ("url", "https://example.org/quay/1998/05/04/nets/"),
            ("date", "1998-05-04"),
            ("date_latest", "1998-05-04"),
            ("latitude", "48.5"),
            ("longitude", "-4.25"),
            ("tags", "boats; nets"),
            ("sets", "The quay"),
            ("place", ""),
        ] {
            assert_eq!(value(&rows[0], name), expected, "{name}");
        }
    }

    #[test]
    fn words_that_a_spreadsheet_would_run_are_marked_as_text() {
        let mut sample = Sample::new();
        for (written, cell) in [
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("＝1", "'＝1"),
            ("a = b", "a = b"),
            ("say \"a, b\"\nand c", "say \"a, b\"\nand c"),
            ("\0=1", "'=1"),
        ] {
            sample.catalog.entries[0].text = written.to_owned();
            assert_eq!(value(&rows(&sample)[0], "text"), cell, "{written:?}");
        }
    }

    #[test]
    fn every_column_has_its_own_name() {
        let names: BTreeSet<&str> = COLUMNS.iter().map(|column| column.name).collect();
        assert_eq!(names.len(), COLUMNS.len());
    }
}
