//! From blocks and readings to the catalogue.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use super::address::{date_segments, digest, is_reserved, name_slug, words_slug};
use super::fields::{Evidence, Fields, decide};
use super::holdings::{Holdings, holdings};
use super::identity::{Gathered, gather};
use super::photos::Photographs;
use super::title::title;
use super::{Catalog, MarkdownPage, dates, facets, locations, names};
use crate::authority::Authority;
use crate::caption::markup::{Markup, page};
use crate::caption::{self, About, Reading};
use crate::config::{AgencyConfig, Defaults};
use crate::diagnostic::{Code, Diagnostic, Reported, SourceSpan};
use crate::output::Address;
use crate::record::{Entry, EntryId, EntrySource, Provenance, Span};
use crate::source::{CaptionBlock, CaptionFile, PageSource, SiteSource};

/// One caption at one place in `content/`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Occurrence<'a> {
    /// Index of its file among the files taken in.
    pub(super) file_index: usize,
    /// Its file.
    pub(super) file: &'a CaptionFile,
    /// Its block.
    pub(super) block: &'a CaptionBlock,
}

/// An entry whose address and sets are not decided yet.
#[derive(Debug)]
struct Draft<'a> {
    gathered: Gathered<'a>,
    asides: Vec<Span>,
    reading: Reading,
    fields: Fields,
}

/// Assembles the catalogue: fields by precedence, duplicates merged, facets built.
/// `drafts` takes in caption files marked as drafts.
pub fn assemble(site: &SiteSource, authority: &Authority, drafts: bool) -> Reported<Catalog> {
    let files: Vec<&CaptionFile> =
        site.caption_files.iter().filter(|file| drafts || !file.draft).collect();
    let Reported { value: gathered, mut diagnostics } = gather(&files);

    let decided: Vec<(Option<Draft<'_>>, Vec<Diagnostic>)> =
        gathered.into_par_iter().map(|gathered| draft(gathered, site, authority)).collect();
    let mut kept = Vec::new();
    for (draft, found) in decided {
        kept.extend(draft);
        diagnostics.extend(found);
    }

    let (mut entries, members, photo_files) = entries(kept, site, &mut diagnostics);
    let agency_names = names::agencies(&mut entries, authority);
    let photographer_names = names::photographers(&mut entries, authority);
    let Holdings { sets, collections } = holdings(site, &files, &members);
    for (at, set) in sets.iter().enumerate() {
        for entry in &set.entries {
            entries[*entry].sets.push(at);
        }
    }
    let (locations, location_of) = locations::tree(&entries, &authority.gazetteer);
    let root = |section: &str| Address::page([section]);
    let own = site.config.agencies.iter().chain(&site.names.agencies);
    let own: Vec<&AgencyConfig> = own.collect();
    let others = |name: &str| {
        let of_name = own.iter().filter(|agency| agency.name == name);
        of_name.flat_map(|agency| agency.aliases.clone()).collect()
    };
    let agencies = facets::named(agency_names, &root("agencies"), others);
    let others = |name: &str| {
        let person = authority.people.find(name);
        person.map(|person| person.aliases.clone()).unwrap_or_default()
    };
    let photographers = facets::named(photographer_names, &root("photographers"), others);
    let tags = facets::tags(&entries, &root("tags"));
    let notes = facets::notes(&entries, &root("notes"));
    let dates = dates::index(&entries);
    let pages = markdown_pages(site, &mut diagnostics);
    let catalog = Catalog {
        dates,
        locations,
        agencies,
        photographers,
        tags,
        notes,
        location_of,
        pages,
        photo_files,
        entries,
        sets,
        collections,
    };
    Reported { value: catalog, diagnostics }
}

/// Reads a caption and decides its fields; `None` where the paragraph is no caption.
fn draft<'a>(
    gathered: Gathered<'a>,
    site: &'a SiteSource,
    authority: &Authority,
) -> (Option<Draft<'a>>, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let reading = caption::read(&gathered.markup.text, authority);
    let first = &gathered.occurrences[0];
    let vouched = gathered.occurrences.iter().any(|occurrence| {
        !occurrence.block.photos.is_empty() || !occurrence.block.trailers.is_empty()
    });
    if !reading.is_caption && !vouched {
        let reason = reading.left_out.map(|reason| format!(": {reason}")).unwrap_or_default();
        let message = format!("this paragraph does not read as a caption and is left out{reason}");
        diagnostics.extend(gathered.occurrences.iter().map(|occurrence| {
            Diagnostic::warning(Code::NotACaption, occurrence.block.opening(), message.as_str())
                .help("to keep it, put a line such as `Language: en` or `Date: 1998-05` under it")
        }));
        return (None, diagnostics);
    }
    diagnostics.extend(reading.doubts.iter().map(|doubt| {
        let at = first.block.place_of(&gathered.markup.text, doubt.span);
        let (code, help) = match doubt.about {
            About::Date => (
                Code::SuspiciousDate,
                "correct the caption, or state the date in a line `Date: YYYY-MM-DD` under it",
            ),
            About::Itself => (
                Code::Contradiction,
                "correct the caption, or state what is right under it: `Date: …`, `Location: …`",
            ),
        };
        Diagnostic::warning(code, at, doubt.message.clone()).help(help)
    }));
    let evidence = Evidence {
        length: gathered.markup.text.len(),
        trailers: gathered.occurrences.iter().flat_map(|o| &o.block.trailers).collect(),
        defaults: defaults(&gathered.occurrences, site),
        language: &site.config.language,
        reading,
    };
    let fields = decide(&evidence, authority, &mut diagnostics);
    let Evidence { reading, .. } = evidence;
    let asides = reading.asides.clone();
    (Some(Draft { gathered, asides, reading, fields }), diagnostics)
}

/// The defaults that hold for a caption, nearest first: those of its first place, then those of
/// the others, so that a set never takes its tags away from another one's caption.
fn defaults<'a>(
    occurrences: &[Occurrence<'a>],
    site: &'a SiteSource,
) -> Vec<(Provenance, &'a Defaults)> {
    let mut defaults = Vec::new();
    for occurrence in occurrences {
        defaults.push((Provenance::FileDefault, &occurrence.file.defaults));
        let path = &site.collections[occurrence.file.collection].path;
        let mut above: Vec<_> =
            site.collections.iter().filter(|folder| contains(&folder.path, path)).collect();
        above.sort_by_key(|folder| std::cmp::Reverse(folder.path.len()));
        defaults.extend(
            above.into_iter().map(|folder| (Provenance::CollectionDefault, &folder.defaults)),
        );
    }
    defaults.push((Provenance::SiteDefault, &site.config.defaults));
    defaults
}

/// True if the folder `outer` is `inner` or holds it.
pub(super) fn contains(outer: &str, inner: &str) -> bool {
    outer.is_empty()
        || inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// For each file taken in, the entries in it, in its order.
type Members = BTreeMap<usize, Vec<usize>>;

/// Entries in catalogue order, with addresses, and who stands in which file.
fn entries(
    mut drafts: Vec<Draft<'_>>,
    site: &SiteSource,
    diagnostics: &mut Vec<Diagnostic>,
) -> (Vec<Entry>, Members, BTreeMap<Address, std::path::PathBuf>) {
    let addresses = addresses(&drafts);
    let mut photographs = Photographs::default();
    let mut order: Vec<usize> = (0..drafts.len()).collect();
    let key = |at: &usize| {
        let edtf = drafts[*at].fields.date.as_ref().map(|date| &date.edtf);
        let first = edtf.and_then(|edtf| edtf.earliest().or_else(|| edtf.latest()));
        (first.is_none(), first, edtf.and_then(|edtf| edtf.latest()), addresses[*at].clone())
    };
    order.sort_by_key(key);
    let mut position = vec![0; drafts.len()];
    for (entry, draft) in order.iter().enumerate() {
        position[*draft] = entry;
    }
    let mut members: BTreeMap<usize, Vec<(Span, usize)>> = BTreeMap::new();
    for (at, draft) in drafts.iter().enumerate() {
        for occurrence in &draft.gathered.occurrences {
            let here = (occurrence.block.at.span, position[at]);
            members.entry(occurrence.file_index).or_default().push(here);
        }
    }
    let members = members
        .into_iter()
        .map(|(file, mut here)| {
            here.sort();
            let mut seen = BTreeSet::new();
            (file, here.into_iter().map(|(_, entry)| entry).filter(|e| seen.insert(*e)).collect())
        })
        .collect();
    let pages: Vec<Address> = site.pages.iter().map(page_address).collect();
    let aliases = drafts.iter().flat_map(|draft| &draft.fields.aliases);
    diagnostics.extend(super::alias::check(aliases, addresses.iter().chain(&pages)));

    let mut made: BTreeMap<usize, Entry> = BTreeMap::new();
    for (at, draft) in drafts.drain(..).enumerate() {
        let entry = entry(draft, addresses[at].clone(), site, &mut photographs, diagnostics);
        made.insert(position[at], entry);
    }
    (made.into_values().collect(), members, photographs.into_files())
}

/// An address for each draft. Where two captions of one date begin alike, the first one in the
/// order of the files has the plain address; an `ID:` has it before all others.
fn addresses(drafts: &[Draft<'_>]) -> Vec<Address> {
    let mut taken = BTreeSet::new();
    let mut addresses: BTreeMap<usize, Address> = BTreeMap::new();
    let pinned = (0..drafts.len()).filter(|at| drafts[*at].fields.id.is_some());
    let free = (0..drafts.len()).filter(|at| drafts[*at].fields.id.is_none());
    for at in pinned.chain(free) {
        let draft = &drafts[at];
        let folder = Address::page(date_segments(draft.fields.date.as_ref()));
        let words = title(&draft.gathered.markup.text, &draft.asides);
        let slug = match (&draft.fields.id, words.is_empty()) {
            (Some(id), _) => name_slug(id),
            (None, false) => words_slug(&words),
            (None, true) => name_slug(draft.gathered.photo_name()),
        };
        let address = super::facets::vacant(&folder, &slug, &draft.gathered.identity, &mut taken);
        addresses.insert(at, address);
    }
    addresses.into_values().collect()
}

/// The record of a draft.
fn entry(
    draft: Draft<'_>,
    address: Address,
    site: &SiteSource,
    photographs: &mut Photographs,
    diagnostics: &mut Vec<Diagnostic>,
) -> Entry {
    let Draft { gathered, asides, reading, fields } = draft;
    let Gathered { markup: Markup { text, html }, occurrences, identity } = gathered;
    let mut photos = Vec::new();
    for attached in occurrences.iter().flat_map(|occurrence| &occurrence.block.photos) {
        let known = photos.iter().any(|photo: &crate::record::Photo| photo.file == attached.file);
        if let (Some(file), false) = (site.photos.get(&attached.file), known) {
            photos.push(photographs.attach(attached, file));
        }
    }
    match (fields.alt, photos.iter_mut().find(|photo| photo.alt.is_none())) {
        (Some(alt), Some(photo)) => photo.alt = Some(alt),
        (Some(_), None) => {
            let message = "`Alt:` describes no photograph";
            diagnostics.push(
                Diagnostic::warning(Code::BadValue, occurrences[0].block.opening(), message)
                    .help("attach one with a line `![description](photo.jpg)`"),
            );
        }
        (None, _) => {}
    }
    let line = |occurrence: &Occurrence<'_>| EntrySource {
        file: occurrence.file.source.path.clone(),
        line: occurrence.block.at.line_column().0,
    };
    let mut title = title(&text, &asides);
    if title.is_empty() {
        title =
            fields.headline.clone().unwrap_or_else(|| "Photograph without a caption".to_owned());
    }
    let mut decisions = reading.decisions;
    decisions.retain(|field| {
        let from = fields.provenance.get(&field);
        from.is_none_or(|from| matches!(from, Provenance::Caption(_) | Provenance::Authority))
    });
    Entry {
        id: EntryId(fields.id.unwrap_or_else(|| digest(&identity))),
        address,
        aliases: fields.aliases.into_iter().map(|(alias, _)| alias).collect(),
        title,
        text,
        html,
        headline: fields.headline,
        date: fields.date,
        location: fields.location,
        credit: fields.credit,
        photos,
        tags: fields.tags,
        rights: fields.rights,
        restrictions: reading.restrictions,
        embargo: reading.embargo,
        verification: reading.verification,
        corrections: reading.corrections,
        sensitive: fields.sensitive,
        picture_ids: reading.picture_ids,
        slugs: reading.slugs,
        direction: fields.language.direction(),
        language: fields.language,
        sets: Vec::new(),
        sources: occurrences.iter().map(line).collect(),
        provenance: fields.provenance,
        decisions,
    }
}

fn page_address(page: &PageSource) -> Address {
    Address::page(page.path.split('/').map(name_slug))
}

/// The pages that editors wrote, at the site's root.
fn markdown_pages(site: &SiteSource, diagnostics: &mut Vec<Diagnostic>) -> Vec<MarkdownPage> {
    let mut pages: Vec<MarkdownPage> = Vec::new();
    for source in &site.pages {
        let address = page_address(source);
        let first = address.as_str().split('/').nth(1).unwrap_or_default();
        let year = first.len() == 4 && first.bytes().all(|byte| byte.is_ascii_digit());
        let twice = pages.iter().any(|page| page.address == address);
        if is_reserved(&address) || year || twice {
            let at = SourceSpan::new(&source.source, Span::new(0, 0));
            let message = format!("the address `{address}` of this page is taken");
            diagnostics.push(
                Diagnostic::error(Code::DuplicateAddress, at, message).help("rename the file"),
            );
            continue;
        }
        pages.push(MarkdownPage { address, title: source.title.clone(), html: page(&source.body) });
    }
    pages
}
