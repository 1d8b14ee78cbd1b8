//! site.toml: the settings of a site, their defaults and ranges.

mod base_url;
mod parse;
mod table;

pub use base_url::{BaseUrl, BaseUrlError};
pub(crate) use parse::missing;
pub use parse::{Names, agency_kind, defaults, names, parse, split};
pub use table::{Placed, Table};

use crate::record::Language;

/// The settings of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The site's name.
    pub title: String,
    /// One or two sentences about the archive; empty where none was given.
    pub description: String,
    /// Where the site will stand, with its path on GitHub project pages.
    pub base_url: BaseUrl,
    /// The language of the interface and of captions that do not say: BCP 47. Default `en`.
    pub language: Language,
    /// Who publishes the archive; the title where none was given.
    pub publisher: String,
    /// Entries on one page of a list: 10–500. Default 50.
    pub per_page: usize,
    /// Entries in a feed: 1–500. Default 50.
    pub feed_entries: usize,
    /// Ends a caption at its credit instead of at a blank line.
    pub split: Split,
    /// `[defaults]`: what holds for every caption that does not say.
    pub defaults: Defaults,
    /// `[[agencies]]`: agencies that the embedded registry lacks.
    pub agencies: Vec<AgencyConfig>,
    /// `[search] shard_kib`: the largest search shard before compression, in KiB: 4–1024.
    /// Default 64.
    pub search_shard_kib: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            title: "Photo archive".to_owned(),
            description: String::new(),
            base_url: BaseUrl::default(),
            language: Language("en".to_owned()),
            publisher: "Photo archive".to_owned(),
            per_page: 50,
            feed_entries: 50,
            split: Split::default(),
            defaults: Defaults::default(),
            agencies: Vec::new(),
            search_shard_kib: 64,
        }
    }
}

/// Where a caption ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Split {
    /// At a blank line.
    #[default]
    Paragraph,
    /// At its credit, for captions that run over several paragraphs.
    Credit,
}

/// Fields that hold for every caption that does not say; the keys of `[defaults]` in site.toml,
/// and of the front matter of `_index.md` and of a caption file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defaults {
    /// Read as an agency's name.
    pub agency: Option<String>,
    /// A person's name.
    pub photographer: Option<String>,
    /// EDTF.
    pub date: Option<crate::record::Edtf>,
    /// A place as in a `Location:` trailer: "Jobar, Damascus, Syria".
    pub location: Option<String>,
    /// BCP 47.
    pub language: Option<Language>,
    /// Copyright notice or rightsstatements.org URI.
    pub rights: Option<String>,
    /// Licence name or URI.
    pub license: Option<String>,
    /// Added to each caption's own.
    pub tags: Vec<String>,
    /// What the pictures show that a reader should be warned of.
    pub sensitive: Option<String>,
}

/// An agency that site.toml or people.toml adds to the registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgencyConfig {
    /// The established name.
    pub name: String,
    /// Other names that mean it.
    pub aliases: Vec<String>,
    /// What it is; `None` leaves that to the registry, and an unknown one is an agency.
    pub kind: Option<crate::authority::AgencyKind>,
}
