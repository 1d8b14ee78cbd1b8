//! The fields of an entry as a table of labels and values.

use serde::Serialize;

use super::{EntryPage, Link, Site, human_date, words};
use crate::catalog::Facet;
use crate::output::Address;
use crate::record::{Embargo, Entry, NoteKind, Precision, Verification};

/// A field and its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordRow {
    /// The name of the field.
    pub label: &'static str,
    /// Never empty.
    pub values: Vec<RecordValue>,
    /// How the values stand together.
    pub layout: RecordLayout,
}

/// How the values of a field stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RecordLayout {
    /// One under the other.
    Lines,
    /// One behind the other.
    Words,
    /// Each within the one before, as a town in its country.
    Chain,
}

/// One value of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordValue {
    /// In words.
    pub text: String,
    /// A page of this site, or the whole URL of another.
    pub href: Option<String>,
    /// What else there is to say.
    pub note: Option<String>,
}

impl RecordValue {
    fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), href: None, note: None }
    }

    fn link(site: &Site<'_>, address: &Address, text: impl Into<String>) -> Self {
        Self { href: Some(site.href(address)), ..Self::plain(text) }
    }

    /// A licence or statement of rights; a URI is a link.
    fn rights(text: &str) -> Self {
        let is_uri = text.starts_with("https://") || text.starts_with("http://");
        let is_uri = is_uri && !text.contains(char::is_whitespace);
        Self {
            href: is_uri.then(|| text.to_owned()),
            ..Self::plain(words::rights_uri(text).unwrap_or_else(|| text.to_owned()))
        }
    }

    fn note(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }
}

/// The fields that the entry states, in the order in which an archivist asks for them.
pub(super) fn rows(site: &Site<'_>, entry: &Entry, places: &EntryPage) -> Vec<RecordRow> {
    let catalog = site.catalog;
    let mut rows = vec![date(site, entry)];
    rows.extend(place(site, entry, places));
    let coordinates = entry.location.coordinates;
    rows.extend(row(
        "Coordinates",
        coordinates.map(|at| RecordValue::plain(super::map::degrees(at))),
    ));

    let photographers = facets(site, &catalog.photographers, &places.photographers);
    let agencies = facets(site, &catalog.agencies, &places.agencies);
    rows.extend(row(
        plural(&entry.credit.photographers, "Photographer", "Photographers"),
        named(&entry.credit.photographers, &photographers),
    ));
    rows.extend(row(
        plural(&entry.credit.agencies, "Agency", "Agencies"),
        named(&entry.credit.agencies, &agencies),
    ));
    let plain = |text: &String| RecordValue::plain(text.as_str());
    rows.extend(row("Source", entry.credit.source.as_ref().map(plain)));
    rows.extend(row("Credit line", entry.credit.line.as_ref().map(plain)));
    let rights = |text: &String| RecordValue::rights(text);
    rows.extend(row("Rights", entry.rights.statement.as_ref().map(rights)));
    rows.extend(row("Licence", entry.rights.license.as_ref().map(rights)));
    rows.extend(notes(site, entry, places));
    rows.extend(row(
        plural(&entry.picture_ids, "Picture number", "Picture numbers"),
        entry.picture_ids.iter().map(plain),
    ));
    rows.extend(row(plural(&entry.slugs, "Slug", "Slugs"), entry.slugs.iter().map(plain)));

    let tags = facets(site, &catalog.tags, &places.tags);
    rows.extend(
        row("Tags", named(&entry.tags, &tags))
            .map(|row| RecordRow { layout: RecordLayout::Words, ..row }),
    );
    let sets = entry.sets.iter().map(|&set| &catalog.sets[set]);
    rows.extend(row(
        if entry.sets.len() > 1 { "Sets" } else { "Set" },
        sets.map(|set| RecordValue::link(site, &set.address, &set.title)),
    ));
    rows.extend(row("Identifier", Some(RecordValue::plain(&entry.id.0))));
    let sources = entry.sources.iter();
    rows.extend(row(
        "Caption file",
        sources.map(|source| RecordValue::plain(format!("{}:{}", source.file, source.line))),
    ));
    rows
}

/// What stands beside the caption; each leads to the entries of which the same is said.
fn notes(site: &Site<'_>, entry: &Entry, places: &EntryPage) -> Vec<RecordRow> {
    let pages = facets(site, &site.catalog.notes, &places.notes);
    let value = |kind: NoteKind, text: String| {
        let page = pages.iter().find(|(name, _)| *name == kind.name());
        RecordValue { href: page.map(|(_, href)| href.clone()), ..RecordValue::plain(text) }
    };
    let warning = entry.sensitive.clone().map(|text| value(NoteKind::ContentWarning, text));
    let verification = entry.verification.map(|verification| {
        let kind = match verification {
            Verification::Authenticated => NoteKind::Authenticated,
            Verification::Unverified => NoteKind::Unverified,
        };
        value(kind, words::verification(verification).to_owned())
    });
    let corrections = entry.corrections.iter();
    let corrections = corrections.map(|text| value(NoteKind::of_correction(text), text.to_owned()));
    let restrictions = entry.restrictions.iter();
    let restrictions = restrictions.map(|text| value(NoteKind::Restricted, text.to_owned()));
    let embargo = entry.embargo.iter().map(|embargo| {
        value(NoteKind::Embargoed, embargo.words.clone()).note(embargo_end(embargo))
    });
    [
        row("Content warning", warning),
        row("Verification", verification),
        row("Corrections", corrections),
        row("Restrictions", restrictions),
        row("Embargo", embargo),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// "until May 5, 2016, 00:01 GMT"; `None` where the words give no day.
fn embargo_end(embargo: &Embargo) -> Option<String> {
    let date = human_date::human_date(embargo.date.as_ref()?);
    let time = embargo.time.map(|time| format!(", {time}")).unwrap_or_default();
    let zone = embargo.zone.as_ref().filter(|_| !time.is_empty());
    let zone = zone.map(|zone| format!(" {zone}")).unwrap_or_default();
    Some(format!("until {date}{time}{zone}"))
}

/// A row, unless it has no values.
fn row(label: &'static str, values: impl IntoIterator<Item = RecordValue>) -> Option<RecordRow> {
    let values: Vec<RecordValue> = values.into_iter().collect();
    (!values.is_empty()).then_some(RecordRow { label, values, layout: RecordLayout::Lines })
}

fn plural(names: &[String], one: &'static str, several: &'static str) -> &'static str {
    if names.len() > 1 { several } else { one }
}

fn date(site: &Site<'_>, entry: &Entry) -> RecordRow {
    let Some(date) = &entry.date else {
        let undated = RecordValue::link(site, &super::dates::undated_address(), "undated");
        return RecordRow { label: "Date", values: vec![undated], layout: RecordLayout::Lines };
    };
    let chain = super::entry::date_chain(site, entry);
    // The index of all dates stands for no date of its own.
    let finest = chain.get(1..).and_then(<[Link]>::last).map(|link| link.href.clone());
    let is_plain = date.edtf.precision() == Precision::Day && !date.edtf.is_qualified();
    let edtf = date.edtf.to_string();
    let text = human_date::human_date(&date.edtf);
    let note = (!is_plain && edtf != text).then(|| format!("EDTF {edtf}"));
    let value = RecordValue { text, href: finest, note };
    RecordRow {
        label: words::date_label(date.role),
        values: vec![value],
        layout: RecordLayout::Lines,
    }
}

/// The chain of places, widest first.
fn place(site: &Site<'_>, entry: &Entry, places: &EntryPage) -> Option<RecordRow> {
    let nodes = &site.catalog.locations;
    let mut chain = Vec::new();
    let mut at = site.catalog.location_of.get(&places.entry).copied();
    while let Some(node) = at {
        chain.push(&nodes[node]);
        at = nodes[node].parent;
    }
    chain.reverse();
    let location = &entry.location;
    let names = [&location.region, &location.locality, &location.place];
    let as_written = |name: &str| {
        let written = names.into_iter().flatten().find(|place| place.name == name)?;
        (written.as_written != written.name).then(|| format!("“{}” here", written.as_written))
    };
    let values: Vec<RecordValue> = chain
        .into_iter()
        .map(|node| RecordValue::link(site, &node.address, &node.name).note(as_written(&node.name)))
        .collect();
    (!values.is_empty()).then_some(RecordRow {
        label: "Place",
        values,
        layout: RecordLayout::Chain,
    })
}

/// The entry's facets of one kind: names and pages.
fn facets<'a>(site: &Site<'_>, all: &'a [Facet], own: &[usize]) -> Vec<(&'a str, String)> {
    own.iter().map(|&facet| (all[facet].name.as_str(), site.href(&all[facet].address))).collect()
}

/// Names in the order credited, each a link where it has a page.
fn named(names: &[String], pages: &[(&str, String)]) -> Vec<RecordValue> {
    names
        .iter()
        .map(|name| RecordValue {
            href: pages.iter().find(|(known, _)| known == name).map(|(_, href)| href.clone()),
            ..RecordValue::plain(name.as_str())
        })
        .collect()
}
