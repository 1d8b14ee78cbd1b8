//! Cutting what the index holds into files of bounded size.

use std::collections::BTreeMap;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::output::{Address, OutputFile};

/// An entry in a list of postings: its number and the weight of the term in it.
pub(super) type Posting = (u32, u32);

/// A file of terms: a JSON object, from each term to its postings.
#[derive(Debug)]
pub(super) struct TermShard {
    /// Its first term.
    pub(super) first: String,
    /// Its last term. A term whose postings fill more than one shard is the last of one and the
    /// first of the next.
    pub(super) last: String,
    /// The file.
    pub(super) file: OutputFile,
    /// Its name without `.json`: 12 hexadecimal digits of the SHA-256 of its bytes.
    pub(super) name: String,
}

/// A file of documents: a JSON array of [`super::document::Document`].
#[derive(Debug)]
pub(super) struct DocumentShard {
    /// The number of its first document.
    pub(super) first: usize,
    /// The file.
    pub(super) file: OutputFile,
    /// As [`TermShard::name`].
    pub(super) name: String,
}

/// Cuts `terms` into shards of at most `limit` bytes, in order.
///
/// A posting is one number: 32 times the distance to the number of the entry before (the first in
/// a shard: its own number), plus the weight.
pub(super) fn term_shards(terms: &BTreeMap<String, Vec<Posting>>, limit: usize) -> Vec<TermShard> {
    let mut shards = Vec::new();
    let mut open = OpenShard::default();
    for (term, postings) in terms {
        let opening = format!("{}:[", json(term));
        let mut written = opening.clone();
        let mut before = None;
        for &(entry, weight) in postings {
            let number = |before: Option<u32>| {
                let comma = if before.is_some() { "," } else { "" };
                format!("{comma}{}", (entry - before.unwrap_or(0)) * 32 + weight)
            };
            let mut next = number(before);
            if open.bytes() + written.len() + next.len() + "]}".len() > limit {
                if before.is_some() {
                    written.push(']');
                    open.push(term, &written);
                    written.clone_from(&opening);
                    next = number(None);
                }
                shards.extend(open.close());
            }
            written.push_str(&next);
            before = Some(entry);
        }
        written.push(']');
        open.push(term, &written);
    }
    shards.extend(open.close());
    shards
}

/// A shard being filled.
#[derive(Debug, Default)]
struct OpenShard {
    text: String,
    first: String,
    last: String,
}

impl OpenShard {
    /// Its size so far, without the closing brace.
    fn bytes(&self) -> usize {
        self.text.len() + 1
    }

    fn push(&mut self, term: &str, member: &str) {
        self.text.push(if self.text.is_empty() { '{' } else { ',' });
        if self.first.is_empty() {
            term.clone_into(&mut self.first);
        }
        term.clone_into(&mut self.last);
        self.text.push_str(member);
    }

    fn close(&mut self) -> Option<TermShard> {
        let Self { mut text, first, last } = std::mem::take(self);
        if text.is_empty() {
            return None;
        }
        text.push('}');
        let (name, file) = named(text);
        Some(TermShard { first, last, file, name })
    }
}

/// Cuts `documents`, each already JSON, into shards of at most `limit` bytes, in order.
pub(super) fn document_shards(
    documents: impl IntoIterator<Item = String>,
    limit: usize,
) -> Vec<DocumentShard> {
    let mut shards = Vec::new();
    let mut text = String::new();
    let mut first = 0;
    for (number, document) in documents.into_iter().enumerate() {
        if !text.is_empty() && text.len() + document.len() + ",]".len() > limit {
            text.push(']');
            let (name, file) = named(std::mem::take(&mut text));
            shards.push(DocumentShard { first, file, name });
            first = number;
        }
        text.push(if text.is_empty() { '[' } else { ',' });
        text.push_str(&document);
    }
    if !text.is_empty() {
        text.push(']');
        let (name, file) = named(text);
        shards.push(DocumentShard { first, file, name });
    }
    shards
}

/// A file under the name of its content, so that a browser may keep it for ever.
fn named(text: String) -> (String, OutputFile) {
    let digest = Sha256::digest(text.as_bytes());
    let name: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let address = Address::page(["search"]).file(&format!("{name}.json"));
    (name, OutputFile::new(address, text))
}

/// `value` as JSON.
pub(super) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("texts and numbers are JSON")
}
