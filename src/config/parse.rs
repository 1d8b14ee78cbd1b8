//! From the text of site.toml to settings.

use std::sync::Arc;

use super::table::{Placed, Table};
use super::{AgencyConfig, Config, Defaults, Split};
use crate::authority::AgencyKind;
use crate::diagnostic::{Code, Diagnostic, Reported, SourceSpan, SourceText};
use crate::record::Span;

/// The words of `split`.
pub(super) const SPLITS: [(&str, Split); 2] =
    [("paragraph", Split::Paragraph), ("credit", Split::Credit)];

/// Reads site.toml. What is wrong is reported, and its default stands.
pub fn parse(source: &Arc<SourceText>) -> Reported<Config> {
    let default = Config::default();
    let mut table = Table::parse(source, Span::new(0, source.text.len()), "site.toml");
    let text = |table: &mut Table<'_>, key| table.text(key).map(|text| text.value);
    let title = text(&mut table, "title");
    let description = text(&mut table, "description");
    let says_where = table.has("base_url");
    let base_url = table.parsed("base_url");
    let language = table.parsed("language");
    let publisher = text(&mut table, "publisher");
    let per_page = table.number("per_page", 10..=500);
    let feed_entries = table.number("feed_entries", 1..=500);
    let split = table.choice("split", &SPLITS);
    let mut faults = Vec::new();
    let defaults = table.table("defaults").map(|mut defaults| {
        let read = super::defaults(&mut defaults);
        faults.extend(defaults.finish());
        read
    });
    let mut agencies = Vec::new();
    for mut table in table.tables("agencies") {
        match names(&mut table, "an agency") {
            Ok(Names { name, aliases }) => agencies.push(AgencyConfig {
                name: name.value,
                aliases: aliases.into_iter().map(|alias| alias.value).collect(),
                kind: agency_kind(&mut table),
            }),
            Err(fault) => faults.push(fault),
        }
        faults.extend(table.finish());
    }
    let search_shard_kib = table.table("search").and_then(|mut search| {
        let shard = search.number("shard_kib", 4..=1024);
        faults.extend(search.finish());
        shard
    });
    faults.extend(table.finish());
    if !says_where {
        let at = SourceSpan::new(source, Span::new(0, 0));
        let message = "`base_url` is not set: links work below any host's root, but feeds, the sitemap and canonical links stay incomplete";
        faults.push(
            Diagnostic::warning(Code::MissingSetting, at, message)
                .help("write `base_url = \"https://example.github.io/archive\"` in site.toml, or build with `--base-url`"),
        );
    }
    let title = title.unwrap_or(default.title);
    let config = Config {
        description: description.unwrap_or_default(),
        base_url: base_url.unwrap_or_default(),
        language: language.unwrap_or(default.language),
        publisher: publisher.unwrap_or_else(|| title.clone()),
        title,
        per_page: per_page.unwrap_or(default.per_page),
        feed_entries: feed_entries.unwrap_or(default.feed_entries),
        split: split.unwrap_or_default(),
        defaults: defaults.unwrap_or_default(),
        agencies,
        search_shard_kib: search_shard_kib.unwrap_or(default.search_shard_kib),
    };
    Reported { value: config, diagnostics: faults }
}

/// An established name and the others that mean it, each with its place.
#[derive(Debug)]
pub struct Names {
    /// The established name.
    pub name: Placed<String>,
    /// The others.
    pub aliases: Vec<Placed<String>>,
}

/// The keys `name` and `aliases` of a table that is about `of`: "a person".
///
/// # Errors
/// The diagnostic of a table without a name.
pub fn names(table: &mut Table<'_>, of: &str) -> Result<Names, Diagnostic> {
    let start = table.start();
    let (name, aliases) = (table.text("name"), table.placed_texts("aliases"));
    name.map(|name| Names { name, aliases }).ok_or_else(|| missing(start, "name", of))
}

/// The key `kind` of an agency.
pub fn agency_kind(table: &mut Table<'_>) -> Option<AgencyKind> {
    table.choice("kind", &AgencyKind::ALL.map(|kind| (kind.as_str(), kind)))
}

/// A key that a table must have.
pub(crate) fn missing(at: SourceSpan, key: &str, of: &str) -> Diagnostic {
    Diagnostic::error(Code::BadValue, at, format!("{of} needs a `{key}`"))
        .help(format!("add a line `{key} = \"…\"`"))
}

/// The keys of [`Defaults`].
pub fn defaults(table: &mut Table<'_>) -> Defaults {
    let mut text = |key| table.text(key).map(|text| text.value);
    let (agency, photographer) = (text("agency"), text("photographer"));
    let location = text("location");
    let (rights, license) = (text("rights"), text("license"));
    let sensitive = text("sensitive");
    Defaults {
        agency,
        photographer,
        date: table.parsed("date"),
        location,
        language: table.parsed("language"),
        rights,
        license,
        tags: table.texts("tags"),
        sensitive,
    }
}

/// The key `split`.
pub fn split(table: &mut Table<'_>) -> Option<Split> {
    table.choice("split", &SPLITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Config, Vec<String>) {
        let source = Arc::new(SourceText { path: "site.toml".to_owned(), text: text.to_owned() });
        let Reported { value, diagnostics } = parse(&source);
        let told = diagnostics.iter().map(|found| {
            let (line, column) = found.at.as_ref().unwrap().line_column();
            format!("{line}:{column} {}: {}", found.code.as_str(), found.message)
        });
        (value, told.collect())
    }

    const BASE: &str = "base_url = \"https://example.org/a\"\n";

    #[test]
    fn every_setting_is_read() {
        let (config, told) = read(&format!(
            "{BASE}title = \"Quay\"\nper_page = 10\nsplit = \"credit\"\n[defaults]\ndate = 1998-05-04\ntags = [\"nets\"]\n\
             [[agencies]]\nname = \"Harbour Press\"\naliases = [\"HP\"]\nkind = \"wire\"\n[search]\nshard_kib = 4\n"
        ));
        assert_eq!(told, Vec::<String>::new());
        assert_eq!((config.title.as_str(), config.publisher.as_str()), ("Quay", "Quay"));
        assert_eq!((config.per_page, config.search_shard_kib), (10, 4));
        assert_eq!(config.split, Split::Credit);
        assert_eq!(
            config.defaults.date.map(|date| date.to_string()).as_deref(),
            Some("1998-05-04")
        );
        assert_eq!(config.agencies[0].kind, Some(AgencyKind::Wire));
    }

    #[test]
    fn each_fault_is_told_at_its_place_and_the_rest_is_kept() {
        for (line, told) in [
            ("titel = \"Quay\"", "2:1 unknown-key: `titel` is not a key of site.toml"),
            ("per_page = 3", "2:12 bad-value: `per_page` must be a whole number from 10 to 500"),
            (
                "title = 1.5",
                "2:9 bad-value: `title` must be a text in double quotes that is not empty",
            ),
            (
                "title = \"a\\u0007\"",
                "2:9 bad-value: `title` must be a text without control characters",
            ),
            ("split = \"line\"", "2:9 bad-value: `split` must be one of \"paragraph\", \"credit\""),
            (
                "language = \"english!\"",
                "2:12 bad-value: `english!` is not a language tag (BCP 47): write `en`, `ar` or `pt-br`",
            ),
            ("[defaults]\nfoto = \"a\"", "3:1 unknown-key: `foto` is not a key of defaults"),
            ("[[agencies]]\naliases = []", "3:1 bad-value: an agency needs a `name`"),
        ] {
            let (config, found) = read(&format!("{BASE}{line}\n"));
            assert_eq!(found, [told], "{line}");
            assert!(!config.base_url.is_unset(), "{line}");
        }
        for value in ["true", "\"harbour\"", "\"\""] {
            let (_, found) = read(&format!("base_url = {value}\n"));
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].starts_with("1:12 bad-value: "), "{found:?}");
        }
        let (_, found) = read(&format!("{BASE}title = \n"));
        assert!(found[0].starts_with("2:9 bad-toml: "), "{found:?}");
        let (_, found) = read("title = \"Quay\"\n");
        assert!(found[0].starts_with("1:1 missing-setting: "), "{found:?}");
    }
}
