//! Photographers and agencies whose names look alike: "did you mean".
//!
//! What differs only by capitals, accents and the dots of initials is one name already. What
//! differs by more becomes a proposal for people.toml where it is beyond reasonable doubt, else a
//! question. Takes time `n log n` in the names, and the square of those with one surname and one
//! first letter.

mod cluster;
mod likeness;
mod people_toml;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

pub use people_toml::{Refusal, with_aliases};

use self::cluster::Clusters;
use self::likeness::{Likely, Spelling};
use crate::authority::{Agencies, Authority, NameWord, People, body_key, name_words, person_key};
use crate::catalog::{Catalog, Facet};
use crate::diagnostic::{Code, Diagnostic, SourceSpan};
use crate::record::Span;
use crate::source::{CaptionBlock, SiteSource};

/// What a name is of: the word of its table in people.toml.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NameKind {
    /// `[[person]]`.
    Person,
    /// `[[agency]]`.
    Agency,
}

impl NameKind {
    /// `person`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Agency => "agency",
        }
    }
}

/// An alias that people.toml should have.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Proposal {
    /// In which table.
    pub kind: NameKind,
    /// The established name.
    pub name: String,
    /// The name that means it.
    pub alias: String,
}

/// Names that look alike.
#[derive(Debug, Default)]
pub struct AlikeNames {
    /// Those that are one name, each with what it tells the editor.
    pub proposals: Vec<(Proposal, Diagnostic)>,
    /// Those that only the editor can tell.
    pub questions: Vec<Diagnostic>,
}

impl AlikeNames {
    /// All of them, told to the editor.
    pub fn diagnostics(self) -> Vec<Diagnostic> {
        self.proposals.into_iter().map(|(_, told)| told).chain(self.questions).collect()
    }
}

/// The names of the catalogue that look alike, photographers first, by name.
pub fn alike_names(source: &SiteSource, authority: &Authority, catalog: &Catalog) -> AlikeNames {
    alike(source, &authority.people, &authority.agencies, catalog)
}

fn alike(
    source: &SiteSource,
    people: &People,
    agencies: &Agencies,
    catalog: &Catalog,
) -> AlikeNames {
    let mut found = AlikeNames::default();
    let blocks = blocks(source);
    let people = Names::people(people, catalog);
    let agencies = Names::agencies(agencies, catalog);
    for (names, likely) in [
        (&people, likeness::of_people(&people.spellings)),
        (&agencies, likeness::of_agencies(&agencies.spellings)),
    ] {
        let is_listed = names.parties.iter().map(|party| party.is_listed).collect();
        let clusters = Clusters::new(is_listed, &names.spellings, &likely);
        let tell = Tell { names, blocks: &blocks, catalog };
        found.proposals.extend(tell.proposals(&clusters));
        found.questions.extend(tell.questions(&clusters, &likely));
    }
    found
}

/// A settled name: of the archive, of the site's authority or of both.
#[derive(Debug)]
struct Party<'a> {
    name: &'a str,
    /// The site's authority establishes it.
    is_listed: bool,
    /// `None` where no entry has it.
    facet: Option<&'a Facet>,
}

impl Party<'_> {
    fn entries(&self) -> usize {
        self.facet.map_or(0, |facet| facet.entries.len())
    }
}

/// The names of one kind and their spellings.
#[derive(Debug)]
struct Names<'a> {
    kind: NameKind,
    parties: Vec<Party<'a>>,
    spellings: Vec<Spelling>,
}

impl<'a> Names<'a> {
    fn people(people: &'a People, catalog: &'a Catalog) -> Self {
        let facets = &catalog.photographers;
        let listed = people.all();
        let mut names = Self::new(NameKind::Person, listed.iter().map(|p| p.name.as_str()), facets);
        for person in listed {
            for name in person.names() {
                names.add_unmet(&person.name, name, name_words(name));
            }
        }
        names.add_met(person_key, catalog);
        names
    }

    fn agencies(agencies: &'a Agencies, catalog: &'a Catalog) -> Self {
        let facets = &catalog.agencies;
        let registry = agencies.names();
        let established = registry.map(|(_, agency)| agency.name.as_str());
        let mut names = Self::new(NameKind::Agency, established, facets);
        for (folded, agency) in agencies.names() {
            let word = |word: &str| NameWord { folded: word.to_owned(), is_initial: false };
            names.add_unmet(&agency.name, folded, folded.split(' ').map(word).collect());
        }
        names.add_met(body_key, catalog);
        names
    }

    /// The parties, by name.
    fn new(kind: NameKind, listed: impl Iterator<Item = &'a str>, facets: &'a [Facet]) -> Self {
        let mut parties: BTreeMap<&str, Party<'a>> =
            listed.map(|name| (name, Party { name, is_listed: true, facet: None })).collect();
        for facet in facets {
            let name = facet.name.as_str();
            let party = Party { name, is_listed: false, facet: None };
            parties.entry(name).or_insert(party).facet = Some(facet);
        }
        Self { kind, parties: parties.into_values().collect(), spellings: Vec::new() }
    }

    /// Adds a spelling of the site's authority.
    fn add_unmet(&mut self, party: &str, written: &str, words: Vec<NameWord>) {
        if let Ok(at) = self.parties.binary_search_by(|known| known.name.cmp(party)) {
            let spelling = Spelling::new(at, written, words, 0);
            self.spellings.push(Spelling { is_listed: true, ..spelling });
        }
    }

    /// Adds the spellings of the archive: those of one key are one.
    fn add_met(&mut self, key: fn(&str) -> String, catalog: &Catalog) {
        for (at, party) in self.parties.iter().enumerate() {
            let mut by_key: BTreeMap<String, Vec<(&str, &[usize])>> = BTreeMap::new();
            for (written, entries) in party.facet.iter().flat_map(|facet| &facet.spellings) {
                by_key.entry(key(written)).or_default().push((written, entries));
            }
            for alike in by_key.into_values() {
                let entries = alike.iter().map(|(_, entries)| entries.len()).sum();
                let made = alike.iter().map(|(written, of)| {
                    let first = of.first().map(|at| catalog.entries[*at].text.as_str());
                    let printed = first.and_then(|text| find(text, written));
                    Spelling::new(at, printed.unwrap_or(written), name_words(written), entries)
                });
                // One spelling that tells which word is the surname tells it for all.
                let best = made.max_by_key(|made| {
                    (made.is_surname_first, made.marks_surname, made.has_capitals)
                });
                let is_listed = party.is_listed;
                self.spellings.extend(best.map(|best| Spelling { is_listed, ..best }));
            }
        }
    }

    /// The parties of which a caption prints the surname first.
    fn surname_first(&self) -> BTreeSet<usize> {
        let first = self.spellings.iter().filter(|spelling| spelling.is_surname_first);
        first.map(|spelling| spelling.party).collect()
    }
}

/// Where a caption prints a name, in capitals or not: credits are read as if none were in capitals.
fn find<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let starts = text.char_indices().map(|(start, _)| &text[start..]);
    let starts = starts.filter_map(|rest| {
        let mut end = 0;
        let mut letters = rest.chars();
        for expected in name.chars() {
            let letter = letters.next()?;
            if !letter.to_lowercase().eq(expected.to_lowercase()) {
                return None;
            }
            end += letter.len_utf8();
        }
        Some(&rest[..end])
    });
    starts.into_iter().next()
}

/// The captions by file and line.
type Blocks<'a> = BTreeMap<(&'a str, usize), &'a CaptionBlock>;

fn blocks(source: &SiteSource) -> Blocks<'_> {
    let mut blocks = BTreeMap::new();
    for file in &source.caption_files {
        let (mut line, mut from) = (1, 0);
        for block in &file.blocks {
            line += file.source.text[from..block.at.span.start].matches('\n').count();
            from = block.at.span.start;
            blocks.insert((file.source.path.as_str(), line), block);
        }
    }
    blocks
}

/// Says what was found.
struct Tell<'a> {
    names: &'a Names<'a>,
    blocks: &'a Blocks<'a>,
    catalog: &'a Catalog,
}

impl Tell<'_> {
    fn proposals(&self, clusters: &Clusters) -> Vec<(Proposal, Diagnostic)> {
        let parties = &self.names.parties;
        let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for party in 0..parties.len() {
            members.entry(clusters.root(party)).or_default().push(party);
        }
        let surname_first = self.names.surname_first();
        let mut proposals = Vec::new();
        for members in members.into_values().filter(|members| members.len() > 1) {
            // More is better.
            let worth = |at: &usize| {
                let party = &parties[*at];
                let words = name_words(party.name);
                let has_given = words.first().is_some_and(|word| !word.is_initial);
                let is_plain = !surname_first.contains(at);
                (party.is_listed, is_plain, has_given, party.entries(), Reverse(*at))
            };
            let best = members.iter().copied().max_by_key(worth);
            let Some(best) = best else { continue };
            let name = parties[best].name;
            let variants: Vec<usize> = members.into_iter().filter(|at| *at != best).collect();
            let aliases: Vec<&str> = variants.iter().map(|at| parties[*at].name).collect();
            let lines = people_toml::table(self.names.kind, name, &aliases);
            // A table that is there already takes in the aliases, and none is pasted beside it.
            let mut lines = (!parties[best].is_listed).then(|| lines.into_boxed_str());
            for variant in variants {
                let alias = parties[variant].name.to_owned();
                let proposal = Proposal { kind: self.names.kind, name: name.to_owned(), alias };
                let told = self.proposal(best, variant);
                proposals.push((proposal, Diagnostic { paste: lines.take(), ..told }));
            }
        }
        proposals.sort_by(|a, b| a.0.cmp(&b.0));
        proposals
    }

    fn proposal(&self, best: usize, variant: usize) -> Diagnostic {
        let message =
            format!("{}: did you mean {}?", self.counted(variant), self.counted_with_place(best));
        let kind = self.names.kind.as_str();
        let help = format!(
            "`archive check --write` puts it into content/people.toml; if they are two, list each there with a `[[{kind}]]` of its own"
        );
        self.diagnostic(variant, message).help(help)
    }

    fn questions(&self, clusters: &Clusters, likely: &[Likely]) -> Vec<Diagnostic> {
        let spellings = &self.names.spellings;
        let mut asked = BTreeMap::new();
        for pair in likely {
            let (variant, of) = (spellings[pair.variant].party, spellings[pair.of].party);
            let roots = (clusters.root(variant), clusters.root(of));
            let is_settled =
                roots.0 == roots.1 || (clusters.is_listed(roots.0) && clusters.is_listed(roots.1));
            // Of two people whom a name may abbreviate, which one is meant is for the caption.
            let is_open = pair.likeness == likeness::Likeness::Initials && pair.is_sure;
            // A name of the registry that no entry has is no party to a question.
            let is_met = self.names.parties[variant].facet.is_some();
            if !is_settled && !is_open && is_met {
                let roots = (roots.0.min(roots.1), roots.0.max(roots.1));
                asked.entry(roots).or_insert((variant, of));
            }
        }
        let kind = self.names.kind;
        let ask = |(variant, of): (usize, usize)| {
            let (one, other) = (self.counted(variant), self.counted_with_place(of));
            let what = match kind {
                NameKind::Person => "one person or two",
                NameKind::Agency => "one agency or two",
            };
            let help = format!(
                "if they are one, list `{}` among the aliases of `{}` in content/people.toml; if they are two, list each there with a `[[{}]]` of its own",
                self.names.parties[variant].name,
                self.names.parties[of].name,
                kind.as_str()
            );
            self.diagnostic(variant, format!("{one} and {other}: {what}?")).help(help)
        };
        let asked = asked.into_values();
        asked.map(ask).collect()
    }

    /// "`J. Roe` (2 entries)".
    fn counted(&self, party: usize) -> String {
        let party = &self.names.parties[party];
        match party.entries() {
            0 => format!("`{}`", party.name),
            1 => format!("`{}` (1 entry)", party.name),
            entries => format!("`{}` ({entries} entries)", party.name),
        }
    }

    /// "`Jane Roe` (14 entries, first at content/quay.txt:3)".
    fn counted_with_place(&self, party: usize) -> String {
        let counted = self.counted(party);
        match (self.first_place(party), counted.strip_suffix(')')) {
            (Some(at), Some(open)) => {
                format!("{open}, first at {}:{})", at.source.path, at.line_column().0)
            }
            _ => counted,
        }
    }

    fn diagnostic(&self, party: usize, message: String) -> Diagnostic {
        match self.first_place(party) {
            Some(at) => Diagnostic::warning(Code::SimilarNames, at, message),
            None => Diagnostic::of_file(
                crate::diagnostic::Severity::Warning,
                Code::SimilarNames,
                message,
            ),
        }
    }

    /// Where the first entry with this name says it, or stands.
    fn first_place(&self, party: usize) -> Option<SourceSpan> {
        let facet = self.names.parties[party].facet?;
        let sources = &self.catalog.entries[*facet.entries.first()?].sources;
        let block =
            sources.iter().find_map(|place| self.blocks.get(&(place.file.as_str(), place.line)))?;
        let whole = block.at.span.text(&block.at.source.text);
        let spelt = facet.spellings.keys().find_map(|name| find(whole, name));
        let span = match spelt {
            Some(name) => Span::of(name, whole),
            None => Span::new(0, whole.lines().next().map_or(0, str::len)),
        };
        Some(SourceSpan::new(&Arc::clone(&block.at.source), span.shifted(block.at.span.start)))
    }
}

#[cfg(test)]
mod tests;
