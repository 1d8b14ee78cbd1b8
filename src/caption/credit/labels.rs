//! Labels of catalogue records: "Photographer: Jane Roe Scope & Content: …", and the rows of a
//! description page that has lost its table: "Description … Date … Source … Author …".

use super::chain::{Chain, Link};
use super::joint::Joint;
use super::lead_in::LeadIn;
use super::party::{Who, Words};
use super::phrases::{self, agency_at, ends_sentence};
use super::token::{Kind, Token};
use super::zone::Zone;
use crate::record::Span;

/// Labels that end the value before them, folded. Those of makers and holders are lead-ins too.
pub(super) const LABELS: &[&str] = &[
    "abstract",
    "acc",
    "accession",
    "accession no",
    "accession number",
    "acquisition",
    "alt text",
    "alternative text",
    "aperture",
    "artist",
    "author",
    "background",
    "biography",
    "body of water",
    "call number",
    "camera",
    "camera model",
    "caption",
    "categories",
    "category",
    "city",
    "class",
    "collection",
    "collections",
    "comment",
    "comments",
    "contributor",
    "contributors",
    "copyright",
    "country",
    "county",
    "coverage",
    "creation date",
    "creator",
    "credit",
    "credit line",
    "credits",
    "dates",
    "date",
    "date created",
    "date of photo",
    "date original",
    "date posted",
    "date taken",
    "department",
    "description",
    "digital id",
    "digital identifier",
    "dimensions",
    "event",
    "exposure",
    "extent",
    "file name",
    "filename",
    "folder",
    "format",
    "from",
    "full caption",
    "genre",
    "headline",
    "id",
    "identifier",
    "image id",
    "image info",
    "image number",
    "immediate source of acquisition",
    "instructions",
    "inventory number",
    "iso",
    "item",
    "item number",
    "keywords",
    "language",
    "lens",
    "level",
    "licence",
    "license",
    "links",
    "local identifier",
    "location",
    "maker",
    "material type",
    "materials",
    "medium",
    "model",
    "more",
    "naid",
    "name",
    "names",
    "negative number",
    "note",
    "notes",
    "object id",
    "object number",
    "object type",
    "original title",
    "original photograph",
    "other title",
    "owner",
    "part of",
    "people",
    "period",
    "permission",
    "persons",
    "photo id",
    "photo no",
    "photo number",
    "photographer",
    "photographer s note",
    "physical description",
    "place",
    "place made",
    "pool",
    "processing",
    "project",
    "provenance",
    "publisher",
    "reference",
    "reference code",
    "reference number",
    "region",
    "related",
    "repository",
    "research focus",
    "resolution",
    "restrictions",
    "rights",
    "rights holder",
    "rights statement",
    "scope",
    "scope & content",
    "scope & contents",
    "scope and contents note",
    "scope and content",
    "scope and contents",
    "series",
    "series title",
    "shelfmark",
    "size",
    "source",
    "state",
    "status",
    "story",
    "subject",
    "subject headings",
    "subjects",
    "summary",
    "tags",
    "technique",
    "terms",
    "text",
    "theme",
    "title",
    "topic",
    "topics",
    "type",
    "unit",
    "url",
    "usage",
    "usage rights",
    "use",
    "virin",
    "year",
];

/// What people of learning are called behind their names, folded.
const PROFESSIONS: &[&str] = &[
    "adjunct",
    "assistant",
    "associate",
    "astronomer",
    "biologist",
    "chair",
    "curator",
    "director",
    "doctoral",
    "emeritus",
    "engineer",
    "fellow",
    "geologist",
    "graduate",
    "lecturer",
    "ph d",
    "phd",
    "physicist",
    "postdoc",
    "postdoctoral",
    "professor",
    "research",
    "researcher",
    "scientist",
    "student",
    "undergraduate",
    "volunteer",
];

/// Rows of a description page, as written.
const ROWS: &[&str] =
    &["Description", "Date", "Source", "Author", "Permission", "Title", "Photographer", "Artist"];

impl Words<'_> {
    /// True if a label and its colon stand at `at`.
    pub(super) fn is_label(&self, at: usize, limit: usize) -> bool {
        let Some(token) = self.tokens.get(at).filter(|_| at < limit) else { return false };
        if !token.text.starts_with(char::is_uppercase) {
            return false;
        }
        phrases::LABELS.longest_at(self.tokens, at, limit).is_some_and(|(end, ())| {
            self.tokens.get(end).is_some_and(|next| {
                next.kind == Kind::Colon && next.span.start == self.tokens[end - 1].span.end
            })
        })
    }

    /// Past ", associate professor of biology" behind a name, where a label or the end follows.
    pub(super) fn after_profession(&self, at: usize, limit: usize) -> usize {
        const FURTHEST: usize = 10;
        let is_job = |token: &Token<'_>| PROFESSIONS.contains(&&*token.key);
        let comma = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Comma);
        if !comma || at + 1 >= limit || !is_job(&self.tokens[at + 1]) {
            return at;
        }
        let mut end = at + 1;
        while end < limit && end - at < FURTHEST && !self.is_label(end, limit) {
            let token = &self.tokens[end];
            if !token.is_word() || self.is_known_at(end, limit) {
                break;
            }
            end += 1;
            if ends_sentence(token) {
                break;
            }
        }
        end
    }

    fn is_known_at(&self, at: usize, limit: usize) -> bool {
        agency_at(self.agencies, self.tokens, at, limit).is_some()
    }

    /// The credits in the rows of a description page: its author, else its source.
    pub(super) fn rows(&self) -> Option<Vec<Zone>> {
        let rows: Vec<usize> = (0..self.tokens.len())
            .filter(|at| {
                let token = &self.tokens[*at];
                token.is_word()
                    && ROWS.contains(&token.text)
                    && !token.dotted
                    && self.tokens.get(at + 1).is_some_and(|next| next.kind != Kind::Colon)
            })
            .collect();
        let is_row = |name: &str| rows.iter().any(|at| self.tokens[*at].text == name);
        let is_page = rows.len() >= 3 && is_row("Author") && (is_row("Source") || is_row("Date"));
        if !is_page {
            return None;
        }
        let mut zones = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let end = rows.get(index + 1).copied().unwrap_or(self.tokens.len());
            let is_maker = matches!(self.tokens[*row].text, "Author" | "Photographer" | "Artist");
            let is_source = self.tokens[*row].text == "Source";
            let Some(party) = self.party(row + 1, end) else { continue };
            let names =
                is_maker && party.who == Who::Person || (is_maker || is_source) && party.is_known();
            if names {
                let stretch =
                    Span::new(self.tokens[*row].span.start, self.tokens[end - 1].end_with_dot());
                let lead = LeadIn { label: true, ..LeadIn::default() };
                let links = vec![Link { joint: Joint::First, party }];
                let chain =
                    Chain { lead, links, start: *row, end, is_clean: true, is_numbered: false };
                zones.push(Zone { chain, stretch, line: stretch });
            }
        }
        (!zones.is_empty()).then_some(zones)
    }
}
