//! The fields of one entry, by precedence.
//!
//! Trailer > embedded metadata > caption > caption file > collection > site. What one caption file
//! says counts where the caption itself is silent.

use std::collections::BTreeMap;

use super::facets::key;
use crate::authority::Authority;
use crate::caption::{self, Reading};
use crate::config::Defaults;
use crate::diagnostic::{Code, Diagnostic, SourceSpan};
use crate::output::Address;
use crate::record::{
    Credit, DateRole, Edtf, Field, Language, Location, PhotoDate, PlaceName, Provenance, Rights,
};
use crate::source::{Trailer, TrailerKey};

/// What one entry's fields are decided from.
#[derive(Debug)]
pub(super) struct Evidence<'a> {
    /// What the caption says.
    pub(super) reading: Reading,
    /// Bytes of the caption.
    pub(super) length: usize,
    /// The trailers of every block with this caption, in order.
    pub(super) trailers: Vec<&'a Trailer>,
    /// The defaults that hold for it, nearest first.
    pub(super) defaults: Vec<(Provenance, &'a Defaults)>,
    /// The site's language.
    pub(super) language: &'a Language,
}

/// The decided fields.
#[derive(Debug)]
pub(super) struct Fields {
    pub(super) date: Option<PhotoDate>,
    pub(super) location: Location,
    pub(super) credit: Credit,
    pub(super) headline: Option<String>,
    pub(super) alt: Option<String>,
    pub(super) tags: Vec<String>,
    pub(super) rights: Rights,
    pub(super) sensitive: Option<String>,
    pub(super) language: Language,
    pub(super) id: Option<String>,
    pub(super) aliases: Vec<(Address, SourceSpan)>,
    pub(super) provenance: BTreeMap<Field, Provenance>,
}

/// Decides every field.
pub(super) fn decide(
    evidence: &Evidence<'_>,
    authority: &Authority,
    diagnostics: &mut Vec<Diagnostic>,
) -> Fields {
    let mut decision = Decision { evidence, authority, diagnostics, provenance: BTreeMap::new() };
    let date = decision.date();
    let location = decision.location();
    let credit = decision.credit();
    let headline = decision.text(Field::Headline, TrailerKey::Headline, |_| None);
    let alt = decision.text(Field::Alt, TrailerKey::Alt, |_| None);
    let rights = Rights {
        statement: decision.text(Field::Rights, TrailerKey::Rights, |d| d.rights.as_ref()),
        license: decision.text(Field::License, TrailerKey::License, |d| d.license.as_ref()),
    };
    let sensitive = decision.sensitive();
    let tags = decision.tags();
    let language = decision.language();
    decision.read_in_caption(&[
        Field::Restrictions,
        Field::Embargo,
        Field::Verification,
        Field::Corrections,
        Field::PictureIds,
        Field::Slugs,
    ]);
    let id = decision.id();
    let aliases = decision.aliases();
    let provenance = decision.provenance;
    Fields {
        date,
        location,
        credit,
        headline,
        alt,
        tags,
        rights,
        sensitive,
        language,
        id,
        aliases,
        provenance,
    }
}

struct Decision<'a, 'd> {
    evidence: &'a Evidence<'a>,
    authority: &'a Authority,
    diagnostics: &'d mut Vec<Diagnostic>,
    provenance: BTreeMap<Field, Provenance>,
}

impl<'a> Decision<'a, '_> {
    fn date(&mut self) -> Option<PhotoDate> {
        if let Some(trailer) = self.trailer(TrailerKey::Date) {
            match stated_date(&trailer.value) {
                Some(date) => {
                    self.provenance.insert(Field::Date, Provenance::Trailer);
                    return Some(date);
                }
                None => self.refuse(trailer, "is not a date", "write an EDTF date: `2016-11-06`, `2016-11`, `1936~` (circa), `194X`, `[1935..1942]`"),
            }
        }
        if let Some(date) = &self.evidence.reading.date {
            self.read_in_caption(&[Field::Date]);
            return Some(date.clone());
        }
        let edtf = self.default(Field::Date, |defaults| defaults.date.as_ref())?;
        Some(PhotoDate { edtf: edtf.clone(), role: DateRole::Taken })
    }

    fn location(&mut self) -> Location {
        let mut location = self.stated_location();
        if let Some(trailer) = self.trailer(TrailerKey::Coordinates) {
            match trailer.value.parse() {
                Ok(coordinates) => {
                    location.coordinates = Some(coordinates);
                    self.provenance.insert(Field::Coordinates, Provenance::Trailer);
                }
                Err(_) => self.refuse(
                    trailer,
                    "are not coordinates",
                    "write latitude and longitude in decimal degrees: `33.56, 36.37`",
                ),
            }
        }
        location
    }

    fn stated_location(&mut self) -> Location {
        if let Some(trailer) = self.trailer(TrailerKey::Location) {
            let location = resolve(&trailer.value, self.authority);
            self.place_provenance(&location, &Provenance::Trailer);
            return location;
        }
        let keys =
            [TrailerKey::Place, TrailerKey::Locality, TrailerKey::Region, TrailerKey::Country];
        if keys.iter().any(|key| self.trailer(*key).is_some()) {
            return self.location_by_level();
        }
        let read = &self.evidence.reading.location;
        if !read.is_empty() {
            let read = read.clone();
            self.place_provenance(&read, &Provenance::Authority);
            return read;
        }
        let Some(written) = self.default(Field::Place, |defaults| defaults.location.as_ref())
        else {
            return Location::default();
        };
        let location = resolve(written, self.authority);
        if let Some(from) = self.provenance.remove(&Field::Place) {
            self.place_provenance(&location, &from);
        }
        location
    }

    /// `Place:`, `Locality:`, `Region:` and `Country:` trailers over what the caption says of the
    /// wider levels.
    fn location_by_level(&mut self) -> Location {
        let read = self.evidence.reading.location.clone();
        let stated = |key| self.trailer(key).map(|trailer| trailer.value.clone());
        let written = |name: Option<PlaceName>| name.map(|name| name.as_written);
        let (place, locality) = (stated(TrailerKey::Place), stated(TrailerKey::Locality));
        let (region, country) = (stated(TrailerKey::Region), stated(TrailerKey::Country));

        // A stated level drops what the caption says of the finer ones: they lie elsewhere now.
        let locality_moves = region.is_some() || country.is_some();
        let place_moves = locality_moves || locality.is_some();
        let stated_country = country.is_some();
        let country = match country {
            Some(written) => self.authority.gazetteer.country(&written),
            None => read.country,
        };
        let region = region.or_else(|| written(read.region.filter(|_| !locality_moves)));
        let locality = locality.or_else(|| written(read.locality.filter(|_| !locality_moves)));
        let place = place.or_else(|| written(read.place.filter(|_| !place_moves)));

        let named = country.map(|code| self.authority.gazetteer.country_name(code).to_owned());
        let chain: Vec<String> = [place.clone(), locality.clone(), region.clone(), named]
            .into_iter()
            .flatten()
            .collect();
        let mut location = self.authority.gazetteer.resolve(&chain.join(", "));
        if stated_country {
            location.country = country;
        }
        // The editor said which level is which; the gazetteer only lends its established names.
        let level = |found: Option<PlaceName>, stated: Option<String>| {
            stated.map(|stated| match found {
                Some(name) if key(&name.as_written) == key(&stated) => name,
                _ => PlaceName::as_written(&stated),
            })
        };
        location.place = level(location.place, place);
        location.locality = level(location.locality, locality);
        location.region = match region {
            None => location.region,
            region => level(location.region, region),
        };
        self.place_provenance(&location, &Provenance::Authority);
        for (key, field) in [
            (TrailerKey::Place, Field::Place),
            (TrailerKey::Locality, Field::Locality),
            (TrailerKey::Region, Field::Region),
            (TrailerKey::Country, Field::Country),
        ] {
            if self.trailer(key).is_some() {
                self.provenance.insert(field, Provenance::Trailer);
            }
        }
        if location.country.is_none()
            && let Some(trailer) = self.trailer(TrailerKey::Country)
        {
            self.refuse(
                trailer,
                "is no country that is known",
                "write its English name or its ISO 3166-1 code: `Syria`, `SY`",
            );
        }
        location
    }

    /// Each level that the location states comes from the words of the caption that say it, else
    /// from `other`.
    fn place_provenance(&mut self, location: &Location, other: &Provenance) {
        for (field, stated) in [
            (Field::Country, location.country.is_some()),
            (Field::Region, location.region.is_some()),
            (Field::Locality, location.locality.is_some()),
            (Field::Place, location.place.is_some()),
            (Field::Coordinates, location.coordinates.is_some()),
        ] {
            if !stated {
                continue;
            }
            let words = self.evidence.reading.spans.get(&field);
            let from = match (other, words) {
                (Provenance::Authority, Some(span)) => Provenance::Caption(*span),
                (Provenance::Authority, None) => Provenance::Authority,
                (_, _) if field == Field::Coordinates => Provenance::Authority,
                (other, _) => other.clone(),
            };
            self.provenance.insert(field, from);
        }
    }

    fn credit(&mut self) -> Credit {
        let mut credit = self.evidence.reading.credit.clone();
        self.read_in_caption(&[Field::Agency, Field::Photographers, Field::Source]);
        if let Some(trailer) = self.trailer(TrailerKey::Credit) {
            credit = self.credit_line(&trailer.value);
        }
        let agencies: Vec<String> =
            self.trailers(TrailerKey::Agency).map(|trailer| self.agency(&trailer.value)).collect();
        if !agencies.is_empty() {
            credit.agency = agencies.first().cloned();
            credit.agencies = agencies;
            self.provenance.insert(Field::Agency, Provenance::Trailer);
        }
        let people: Vec<String> =
            self.trailers(TrailerKey::Photographer).map(|trailer| trailer.value.clone()).collect();
        if !people.is_empty() {
            credit.photographers = people;
            self.provenance.insert(Field::Photographers, Provenance::Trailer);
        }
        if let Some(trailer) = self.trailer(TrailerKey::Source) {
            credit.source = Some(trailer.value.clone());
            self.provenance.insert(Field::Source, Provenance::Trailer);
        }
        if credit.agency.is_none()
            && let Some(name) = self.default(Field::Agency, |defaults| defaults.agency.as_ref())
        {
            let agency = self.agency(name);
            credit.agency = Some(agency.clone());
            credit.agencies.push(agency);
        }
        if credit.photographers.is_empty() {
            let name =
                self.default(Field::Photographers, |defaults| defaults.photographer.as_ref());
            credit.photographers.extend(name.cloned());
        }
        credit
    }

    /// What a `Credit:` trailer says, read as the credit of a caption is.
    fn credit_line(&mut self, line: &str) -> Credit {
        for field in [Field::Agency, Field::Photographers, Field::Source] {
            self.provenance.remove(&field);
        }
        let bracketed = format!("({line})");
        let mut credit = match caption::credit::read(&bracketed, &self.authority.agencies) {
            Some(reading) => reading.credit,
            // Neither a person nor an agency by its shape: the editor says that it is the credit.
            None => {
                let agency = self.agency(line);
                Credit { agency: Some(agency.clone()), agencies: vec![agency], ..Credit::default() }
            }
        };
        credit.line = Some(line.to_owned());
        for (field, stated) in [
            (Field::Agency, credit.agency.is_some()),
            (Field::Photographers, !credit.photographers.is_empty()),
            (Field::Source, credit.source.is_some()),
        ] {
            if stated {
                self.provenance.insert(field, Provenance::Trailer);
            }
        }
        credit
    }

    /// The established name of an agency; its name as written where the registry lacks it.
    fn agency(&self, name: &str) -> String {
        self.authority
            .agencies
            .find(name)
            .map_or_else(|| name.to_owned(), |found| found.name.clone())
    }

    /// A text that only trailers and defaults state.
    fn text(
        &mut self,
        field: Field,
        key: TrailerKey,
        of: impl Fn(&'a Defaults) -> Option<&'a String>,
    ) -> Option<String> {
        if let Some(trailer) = self.trailer(key) {
            self.provenance.insert(field, Provenance::Trailer);
            return Some(trailer.value.clone());
        }
        self.default(field, of).cloned()
    }

    /// What a reader is warned of: a trailer, the caption's own warning, a default.
    fn sensitive(&mut self) -> Option<String> {
        let told = &self.evidence.reading.sensitive;
        if told.is_some() && self.trailer(TrailerKey::Sensitive).is_none() {
            self.read_in_caption(&[Field::Sensitive]);
            return told.clone();
        }
        self.text(Field::Sensitive, TrailerKey::Sensitive, |d| d.sensitive.as_ref())
    }

    /// Its own tags and those of all defaults, each once.
    fn tags(&mut self) -> Vec<String> {
        let own =
            self.trailers(TrailerKey::Tags).flat_map(|trailer| trailer.value.split([',', ';']));
        let own: Vec<&str> = own.map(str::trim).filter(|tag| !tag.is_empty()).collect();
        let mut from = (!own.is_empty()).then_some(Provenance::Trailer);
        let mut tags: BTreeMap<String, (usize, String)> = BTreeMap::new();
        let mut add = |tag: &str| {
            let order = tags.len();
            tags.entry(key(tag)).or_insert_with(|| (order, tag.to_owned()));
        };
        own.into_iter().for_each(&mut add);
        for (provenance, defaults) in &self.evidence.defaults {
            if !defaults.tags.is_empty() {
                from.get_or_insert_with(|| provenance.clone());
            }
            defaults.tags.iter().for_each(|tag| add(tag));
        }
        self.provenance.extend(from.map(|from| (Field::Tags, from)));
        let mut tags: Vec<(usize, String)> = tags.into_values().collect();
        tags.sort();
        tags.into_iter().map(|(_, tag)| tag).collect()
    }

    fn language(&mut self) -> Language {
        if let Some(trailer) = self.trailer(TrailerKey::Language) {
            match trailer.value.parse() {
                Ok(language) => {
                    self.provenance.insert(Field::Language, Provenance::Trailer);
                    return language;
                }
                Err(_) => self.refuse(
                    trailer,
                    "is not a language tag",
                    "write a BCP 47 tag: `en`, `ar`, `pt-br`",
                ),
            }
        }
        if let Some(language) = &self.evidence.reading.language {
            let whole = crate::record::Span::new(0, self.evidence.length);
            self.provenance.insert(Field::Language, Provenance::Caption(whole));
            return language.clone();
        }
        match self.default(Field::Language, |defaults| defaults.language.as_ref()) {
            Some(language) => language.clone(),
            None => {
                self.provenance.insert(Field::Language, Provenance::SiteDefault);
                self.evidence.language.clone()
            }
        }
    }

    /// The `ID:`, which becomes part of an address.
    fn id(&mut self) -> Option<String> {
        let trailer = self.trailer(TrailerKey::Id)?;
        let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let sound = trailer.value.chars().all(letter)
            && trailer.value.chars().any(|c| c.is_ascii_alphanumeric());
        if !sound {
            self.refuse(
                trailer,
                "is no ID",
                "write letters a–z, digits, `-`, `_` and `.`: `quay-1998-014`",
            );
        }
        sound.then(|| trailer.value.clone())
    }

    fn aliases(&mut self) -> Vec<(Address, SourceSpan)> {
        let trailers: Vec<&'a Trailer> = self.trailers(TrailerKey::Alias).collect();
        let mut aliases = Vec::new();
        for trailer in trailers {
            let mut path = trailer.value.clone();
            if !path.ends_with('/') && !path.ends_with(".html") {
                path.push('/');
            }
            match Address::parse(&path) {
                Ok(address) => aliases.push((address, trailer.at.clone())),
                Err(error) => self.diagnostics.push(
                    Diagnostic::error(Code::BadValue, trailer.at.clone(), error.to_string())
                        .help("write the old path below the site's root: `/2015/quay.html` or `/old/quay/`"),
                ),
            }
        }
        aliases
    }

    /// Records that the caption itself states these fields, where it does.
    fn read_in_caption(&mut self, fields: &[Field]) {
        for field in fields {
            if let Some(span) = self.evidence.reading.spans.get(field) {
                self.provenance.insert(*field, Provenance::Caption(*span));
            }
        }
    }

    fn trailers(&self, key: TrailerKey) -> impl Iterator<Item = &'a Trailer> + use<'a> {
        self.evidence.trailers.iter().copied().filter(move |trailer| trailer.key == key)
    }

    /// The first one: where several blocks have the same caption, the first decides.
    fn trailer(&self, key: TrailerKey) -> Option<&'a Trailer> {
        self.trailers(key).next()
    }

    /// The nearest default, and where it comes from.
    fn default<T>(
        &mut self,
        field: Field,
        of: impl Fn(&'a Defaults) -> Option<&'a T>,
    ) -> Option<&'a T> {
        let (from, value) = self
            .evidence
            .defaults
            .iter()
            .find_map(|(from, defaults)| Some((from, of(defaults)?)))?;
        self.provenance.insert(field, from.clone());
        Some(value)
    }

    fn refuse(&mut self, trailer: &Trailer, what: &str, help: &str) {
        let message = format!("`{}` {what}", trailer.value);
        self.diagnostics
            .push(Diagnostic::error(Code::BadValue, trailer.at.clone(), message).help(help));
    }
}

/// A `Date:` trailer: EDTF, or a date as captions write it.
fn stated_date(written: &str) -> Option<PhotoDate> {
    if let Ok(edtf) = written.parse::<Edtf>() {
        return Some(PhotoDate { edtf, role: DateRole::Taken });
    }
    let reading = caption::date::read(written, &[]);
    let whole = reading.span.is_some_and(|span| span.end - span.start == written.trim().len());
    reading.date.filter(|_| whole && reading.doubts.is_empty())
}

/// A place by name, narrowest first; kept as written where the gazetteer knows none of it.
fn resolve(written: &str, authority: &Authority) -> Location {
    let location = authority.gazetteer.resolve(written);
    if location.is_empty() {
        return Location { place: Some(PlaceName::as_written(written)), ..Location::default() };
    }
    location
}
