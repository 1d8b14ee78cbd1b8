//! `archive parse`: captions in, JSON Lines out.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use rayon::prelude::*;
use serde::Serialize;

use super::Outcome;
use crate::authority::Authority;
use crate::caption::{self, Reading};
use crate::record::{CountryCode, Edtf, Embargo, Span, Verification};

/// Reads captions and prints what each one says, as one line of JSON a caption.
///
/// Captions are paragraphs separated by blank lines. Fields that a caption does not state are null
/// or empty; spans are bytes of `text`.
///
/// Example: echo 'Nets dry in Essaouira, Morocco, on May 2, 1998. (Photo by Jane Roe/AFP)' | archive parse
#[derive(Debug, clap::Args)]
pub(super) struct Parse {
    /// The file to read; `-` is standard input.
    #[arg(default_value = "-")]
    file: PathBuf,
}

impl Parse {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let text = self.text()?;
        let authority = Authority::embedded();
        let captions: Vec<String> = paragraphs(&text).collect();
        let lines: Vec<String> = captions
            .par_iter()
            .map(|caption| {
                let reading = caption::read(caption, &authority);
                serde_json::to_string(&Answer::new(caption, &reading))
            })
            .collect::<Result<_, _>>()?;
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        for line in lines {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(Outcome::Fine)
    }

    /// What is to be read, its lines ended by line feeds.
    fn text(&self) -> anyhow::Result<String> {
        let name = self.file.display();
        let bytes = if self.file.as_os_str() == "-" {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).context("cannot read standard input")?;
            bytes
        } else {
            std::fs::read(&self.file).with_context(|| format!("cannot read {name}"))?
        };
        let text = String::from_utf8(bytes).map_err(|error| {
            let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let sound = String::from_utf8_lossy(sound);
            let line = sound.matches('\n').count() + 1;
            let column = sound.chars().rev().take_while(|c| *c != '\n').count() + 1;
            anyhow!(
                "{name}:{line}:{column}: from here on this is not UTF-8 text: save it as UTF-8, for example with `iconv`"
            )
        })?;
        Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
    }
}

/// Paragraphs with their lines joined by single spaces.
fn paragraphs(text: &str) -> impl Iterator<Item = String> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let mut lines = text.lines().map(str::trim).peekable();
    std::iter::from_fn(move || {
        while lines.next_if(|line| line.is_empty()).is_some() {}
        let mut paragraph = lines.next()?.to_owned();
        while let Some(line) = lines.next_if(|line| !line.is_empty()) {
            paragraph.push(' ');
            paragraph.push_str(line);
        }
        Some(paragraph)
    })
}

/// The contract of `archive parse`: lists are never null, spans are bytes of `text`.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    text: &'a str,
    is_caption: bool,
    date: Option<&'a Edtf>,
    date_role: Option<&'static str>,
    country: Option<CountryCode>,
    region: Option<&'a str>,
    locality: Option<&'a str>,
    locality_as_written: Option<&'a str>,
    /// The most specific named place, else the locality.
    place: Option<&'a str>,
    place_as_written: Option<&'a str>,
    agency: Option<&'a str>,
    agencies: &'a [String],
    photographers: &'a [String],
    source: Option<&'a str>,
    /// Usage restrictions, as worded.
    restrictions: &'a [String],
    embargo: Option<&'a Embargo>,
    verification: Option<Verification>,
    /// Corrections, as worded.
    corrections: &'a [String],
    /// The content warning, as worded.
    sensitive: Option<&'a str>,
    picture_ids: &'a [String],
    slugs: &'a [String],
    spans: BTreeMap<&'static str, Span>,
    /// Fields that little speaks for, with the reason why they have their value all the same.
    unsure: BTreeMap<&'static str, &'static str>,
}

impl<'a> Answer<'a> {
    fn new(text: &'a str, reading: &'a Reading) -> Self {
        let Reading { date, location, credit, .. } = reading;
        let place = location.finest();
        let locality = location.locality.as_ref();
        Self {
            text,
            is_caption: reading.is_caption,
            date: date.as_ref().map(|date| &date.edtf),
            date_role: date.as_ref().map(|date| date.role.as_str()),
            country: location.country,
            region: location.region.as_ref().map(|region| region.name.as_str()),
            locality: locality.map(|locality| locality.name.as_str()),
            locality_as_written: locality.map(|locality| locality.as_written.as_str()),
            place: place.map(|place| place.name.as_str()),
            place_as_written: place.map(|place| place.as_written.as_str()),
            agency: credit.agency.as_deref(),
            agencies: &credit.agencies,
            photographers: &credit.photographers,
            source: credit.source.as_deref(),
            restrictions: &reading.restrictions,
            embargo: reading.embargo.as_ref(),
            verification: reading.verification,
            corrections: &reading.corrections,
            sensitive: reading.sensitive.as_deref(),
            picture_ids: &reading.picture_ids,
            slugs: &reading.slugs,
            unsure: reading
                .decisions
                .iter()
                .filter(|(_, decision)| decision.is_unsure())
                .map(|(field, decision)| (field.as_str(), decision.reason))
                .collect(),
            spans: reading.spans.iter().map(|(field, span)| (field.as_str(), *span)).collect(),
        }
    }
}
