//! Makers whom the description names in other words than "photographed by": "from a negative by
//! Jane Roe", "Jane Roe’s panoramic views of …", "stamped “Jane Roe”", "Jane Roe took this photo".

use super::party::{Party, Who, Words, is_capital};
use super::phrases::{TECHNIQUES, ends_sentence};
use super::token::Kind;
use super::zone::Zone;
use crate::authority::AgencyKind;

/// Nouns of photographs, folded: what only a camera makes.
const PHOTOGRAPHS: &[&str] = &[
    "ambrotype",
    "autochrome",
    "calotype",
    "card",
    "cyanotype",
    "daguerreotype",
    "diapositive",
    "image",
    "images",
    "negative",
    "negatives",
    "panorama",
    "panoramas",
    "panoramic",
    "photo",
    "photogram",
    "photograph",
    "photographs",
    "photos",
    "photographic",
    "photogravure",
    "photogravures",
    "pictures",
    "print",
    "prints",
    "selfie",
    "shot",
    "shots",
    "slide",
    "slides",
    "snapshot",
    "snapshots",
    "stereocard",
    "stereograph",
    "stereographs",
    "stereoview",
    "still",
    "tintype",
    "transparency",
    "view",
    "views",
    "visite",
];

/// What a sentence says of a photograph to name who took it: "taken in 1936 by".
const TAKEN: &[&str] = &["captured", "exposed", "made", "photographed", "shot", "taken"];

/// Words between a verb of taking and "by" that are no place and no thing.
const FURTHEST_BY: usize = 9;

impl Words<'_> {
    /// The maker whom the description names.
    pub(super) fn signed(&self, zones: &[Zone]) -> Option<Party> {
        self.outside(zones).find_map(|at| {
            let key = &*self.tokens[at].key;
            match key {
                "by" => self.work_by(at),
                "photographer" | "photographers" => self.titled(at),
                "stamped" | "blindstamped" => self.stamp(at),
                "signed" | "inscribed" if self.starts_sentence(at) => self.stamp(at),
                "took" | "captured" | "photographed" | "shot" | "snapped" | "made" => {
                    self.taker_before(at)
                }
                "portrait" | "photograph" | "photo" | "picture" => self.master_before(at),
                _ => self.owner(at),
            }
        })
    }

    /// "Cecil Beaton portrait of a sailor": a photographer of the table right before the noun.
    fn master_before(&self, noun: usize) -> Option<Party> {
        let is_of = self.tokens.get(noun + 1).is_some_and(|next| next.key == "of");
        (noun.saturating_sub(4)..noun)
            .find_map(|at| self.master(at, noun).filter(|master| is_of && master.end == noun))
    }

    /// "negative by Jane Roe", "an early tintype of a girl, by Jane Roe", "photographed in 1936 by
    /// Jane Roe", "by the photographer Jane Roe"
    fn work_by(&self, by: usize) -> Option<Party> {
        let before = &self.tokens[by.checked_sub(1)?];
        let at = self.past_description(by + 1);
        let person = self.whole_person(at)?;
        let is_called = at > by + 1;
        if before.is_word() && !ends_sentence(before) {
            let is_made = before.key != "shot" && PHOTOGRAPHS.contains(&&*before.key)
                || self.names_technique(by - 1);
            // "Boats at Whitby by Jane Roe. CC BY 2.0"
            let is_licensed = self.is_licensed(person.end, self.tokens.len()) && person.words > 1;
            // "Photo of the harbour by Jane Roe"
            let first = self.sentence_start(by);
            let is_titled = by > first + 2
                && self.is_plain_photo(first)
                && self.tokens[first + 1].key == "of"
                && self.starts_sentence(first);
            let is_work = is_called || is_made || is_licensed || is_titled;
            return (is_work || self.is_taken(by)).then_some(person);
        }
        // "“Nets on the Quay” by Jane Roe, 1923": a title in quotation marks begins the text.
        let is_titled = before.kind == Kind::Quote
            && self.tokens[0].kind == Kind::Quote
            && !self.tokens[1..by - 1].iter().any(|token| token.kind == Kind::Quote)
            && person.words > 1;
        if is_titled {
            return Some(person);
        }
        let apart = matches!(before.kind, Kind::Comma | Kind::Dash | Kind::Quote);
        // "Nets on the quay, 1912, by Jane Roe."
        let after_year = before.kind == Kind::Comma
            && by.checked_sub(2).is_some_and(|year| self.is_year(year))
            && (ends_sentence(&self.tokens[person.end - 1])
                || self.tokens.get(person.end).is_none_or(|next| !next.is_word()));
        if after_year {
            return Some(person);
        }
        let first = self.sentence_start(by);
        let shows_work = apart
            && (first..by).any(|index| self.names_technique(index) || self.is_plain_photo(index));
        (is_called && apart || shows_work).then_some(person)
    }

    /// "portrait by the Bain News Service": a known agency that made what a camera makes.
    pub(super) fn house_of_portrait(&self, zones: &[Zone]) -> Option<Party> {
        self.outside(zones).find_map(|at| {
            let noun = &self.tokens[at.checked_sub(1)?];
            let is_made = self.tokens[at].key == "by"
                && !ends_sentence(noun)
                && (noun.key == "portrait" || PHOTOGRAPHS.contains(&&*noun.key));
            let name = at + 1 + usize::from(self.tokens.get(at + 1)?.key == "the");
            let known = |body: &Party| {
                let kind = AgencyKind::Agency;
                body.who == Who::Body { kind, known: true }
            };
            self.party(name, self.tokens.len()).filter(|body| is_made && known(body))
        })
    }

    /// Past "the", "photographer" and the like between "by" and the name.
    fn past_description(&self, at: usize) -> usize {
        let end = (at + 5).min(self.tokens.len());
        (at..end)
            .take_while(|index| self.tokens[*index].is_word())
            .find(|index| {
                matches!(&*self.tokens[*index].key, "photographer" | "photojournalist" | "studio")
                    && !is_capital(self.tokens[*index].text)
            })
            .map_or(at, |noun| noun + 1)
    }

    /// A verb of taking not far before "by", with a photograph or nothing as what was taken.
    fn is_taken(&self, by: usize) -> bool {
        let first = self.sentence_start(by).max(by.saturating_sub(FURTHEST_BY));
        let Some(verb) = (first..by).rev().find(|index| TAKEN.contains(&&*self.tokens[*index].key))
        else {
            return false;
        };
        if self.tokens[verb].key == "photographed" {
            return true;
        }
        if verb + 1 == by && is_capital(self.tokens[verb].text) && self.starts_sentence(verb) {
            // "Taken by Jane Roe in 1936."
            return true;
        }
        let start = self.sentence_start(verb);
        (start..verb)
            .rev()
            .take(10)
            .any(|index| self.is_plain_photo(index) || self.names_technique(index))
    }

    fn is_plain_photo(&self, at: usize) -> bool {
        matches!(
            &*self.tokens[at].key,
            "photo"
                | "photograph"
                | "photographs"
                | "photos"
                | "picture"
                | "pictures"
                | "portrait"
                | "portraits"
                | "negative"
                | "snapshot"
                | "selfie"
        )
    }

    fn names_technique(&self, at: usize) -> bool {
        TECHNIQUES.longest_at(self.tokens, at, self.tokens.len()).is_some()
            || (at.saturating_sub(2)..at).any(|start| {
                TECHNIQUES.longest_at(self.tokens, start, at + 1).is_some_and(|(end, ())| end > at)
            })
    }

    fn sentence_start(&self, at: usize) -> usize {
        (at.saturating_sub(40)..at)
            .rev()
            .find(|index| {
                let token = &self.tokens[*index];
                token.kind == Kind::Stop || ends_sentence(token)
            })
            .map_or(at.saturating_sub(40), |stop| stop + 1)
    }

    /// A person of two words or more that is no thing with a capital: "Hubble Space Telescope".
    fn whole_person(&self, at: usize) -> Option<Party> {
        const NOT_PEOPLE: &[&str] = &[
            "telescope",
            "rover",
            "camera",
            "satellite",
            "orbiter",
            "spacecraft",
            "imager",
            "team",
            "experiment",
            "crew",
            "mission",
            "drone",
            "microscope",
            "observatory",
            "probe",
            "lander",
            "division",
            "company",
            "studio",
            "studios",
        ];
        let person = self.party(at, self.tokens.len())?;
        let words = &self.tokens[at..person.end];
        (person.who == Who::Person
            && person.words > 1
            && !person.name.ends_with("'s")
            && !person.name.ends_with("’s")
            && !words.iter().any(|token| NOT_PEOPLE.contains(&&*token.key)))
        .then_some(person)
    }

    /// "Jane Roe, photographer.", "Roe, Jane, photographer": a sentence of the name and the title.
    fn titled(&self, title: usize) -> Option<Party> {
        let comma = title.checked_sub(1).filter(|at| self.tokens[*at].kind == Kind::Comma)?;
        let closes = ends_sentence(&self.tokens[title])
            || self.tokens.get(title + 1).is_none_or(|next| {
                matches!(next.kind, Kind::Comma | Kind::Open | Kind::Stop | Kind::Semicolon)
                    && self.tokens.get(title + 2).is_none_or(|after| {
                        next.kind != Kind::Comma
                            || after.text.starts_with(|c: char| c.is_ascii_digit())
                            || matches!(&*after.key, "c" | "ca" | "circa")
                    })
            });
        if !closes {
            return None;
        }
        let starts = || (comma.saturating_sub(7)..comma).filter(|at| self.starts_sentence(*at));
        // "Ann B. Roe, photographer.": the stop of an initial begins no sentence.
        let whole = starts().find_map(|at| {
            self.person(at, comma).filter(|name| name.end == comma && name.words > 1)
        });
        if whole.is_some() {
            return whole;
        }
        let first = starts().next_back()?;
        let mut name = self.person(first, comma).filter(|name| name.end < comma)?;
        let is_inverted = name.words == 1 && self.tokens[name.end].kind == Kind::Comma;
        let given = self.person(name.end + 1, comma).filter(|given| given.end == comma)?;
        if !is_inverted {
            return None;
        }
        name.name = format!("{} {}", given.name, name.name);
        name.span.end = given.span.end;
        name.words += given.words;
        name.end = comma;
        Some(name)
    }

    /// "Stamped “Jane Roe.”"
    fn stamp(&self, at: usize) -> Option<Party> {
        let quote = (at + 1..at + 6)
            .find(|index| self.tokens.get(*index).is_some_and(|token| token.kind == Kind::Quote))?;
        let person = self.whole_person(quote + 1)?;
        let closes = self
            .tokens
            .get(person.end)
            .is_some_and(|next| matches!(next.kind, Kind::Quote | Kind::Comma));
        closes.then_some(person)
    }

    /// "Jane Roe took this picture": the name before the verb, the photograph behind it.
    fn taker_before(&self, verb: usize) -> Option<Party> {
        let is_this = self.tokens.get(verb + 1).is_some_and(|next| next.key == "this");
        let shown = (verb + 2..verb + 6).any(|index| {
            self.tokens.get(index).is_some_and(|token| {
                matches!(
                    &*token.key,
                    "photo"
                        | "photograph"
                        | "picture"
                        | "image"
                        | "shot"
                        | "snapshot"
                        | "selfie"
                        | "panorama"
                        | "frame"
                )
            })
        });
        if !is_this || !shown {
            return None;
        }
        let first = self.sentence_start(verb);
        // "Jane Roe, who took this picture"
        let is_relative = verb > first + 2
            && self.tokens[verb - 1].key == "who"
            && self.tokens[verb - 2].kind == Kind::Comma;
        let end = if is_relative { verb - 2 } else { verb };
        let start = (first..end)
            .rev()
            .take_while(|index| {
                self.tokens[*index].is_word()
                    && self.person(*index, end).is_some_and(|person| person.end == end)
            })
            .last()?;
        self.person(start, end).filter(|person| !is_relative || person.words > 1)
    }

    /// "Jane Roe’s panoramic views of the harbour": a possessive, then what a camera makes.
    fn owner(&self, at: usize) -> Option<Party> {
        let token = &self.tokens[at];
        let stem = ["'s", "’s"].iter().find_map(|end| token.text.strip_suffix(end))?;
        if !is_capital(stem) {
            return None;
        }
        let noun = (at + 1..at + 5)
            .take_while(|index| self.tokens.get(*index).is_some_and(|token| token.is_word()))
            .find(|index| PHOTOGRAPHS.contains(&&*self.tokens[*index].key))
            .filter(|index| self.tokens[*index].key != "image")?;
        let end = noun
            + 1
            + usize::from(
                self.tokens.get(noun + 1).is_some_and(|next| PHOTOGRAPHS.contains(&&*next.key)),
            );
        let shows = self.tokens.get(end).is_some_and(|next| {
            matches!(
                &*next.key,
                "of" | "from"
                    | "shows"
                    | "showing"
                    | "show"
                    | "captures"
                    | "depicts"
                    | "captured"
                    | "taken"
            )
        });
        if !shows {
            return None;
        }
        let first = at.saturating_sub(4);
        let start = (first..at)
            .rev()
            .take_while(|index| {
                let before = &self.tokens[*index];
                before.is_word() && !ends_sentence(before) && self.person(*index, at).is_some()
            })
            .last()?;
        let mut person = self.person(start, at).filter(|person| person.end == at)?;
        let surname = &token.span;
        person.span.end = surname.start + stem.len();
        person.name = format!("{} {stem}", person.name);
        person.end = at + 1;
        person.words += 1;
        Some(person)
    }
}
