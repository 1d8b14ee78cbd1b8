//! By-lines and givers inside the description: "photographed by Jane Roe", "provided by the
//! ministry".

use super::CreditReading;
use super::calendar::is_date_word;
use super::lead_in::LeadIn;
use super::leads::Lead;
use super::party::{Party, Who, Words};
use super::phrases::{LEADS, ends_sentence};
use super::token::Kind;
use super::words::{ARABIC_GIVEN, GIVEN};

use super::zone::Zone;
use crate::authority::{AgencyKind, listed};
use crate::record::{Decision, Field, Span};

impl CreditReading {
    /// Keeps which words say a field, and how it was decided.
    fn note(&mut self, field: Field, span: Span, decision: Decision) {
        self.spans.insert(field, span);
        self.decisions.insert(field, decision);
    }

    /// Takes a body for the agency.
    fn distribute(&mut self, body: Party, decision: Decision) {
        self.note(Field::Agency, body.span, decision);
        self.credit.agencies.push(body.name.clone());
        self.credit.agency = Some(body.name);
    }
}

impl Words<'_> {
    /// The word before a name within its sentence, else the one behind it: "by", "photographer".
    fn word_beside(&self, name: Span) -> Option<Span> {
        let first = self.tokens.partition_point(|token| token.span.start < name.start);
        let after = self.tokens.partition_point(|token| token.span.start < name.end);
        let before = first.checked_sub(1).map(|at| &self.tokens[at]);
        let before = before.filter(|token| token.is_word() && !ends_sentence(token));
        let behind = || self.tokens[after..].iter().take(2).find(|token| token.is_word());
        before.or_else(behind).map(|token| token.span)
    }

    /// Fills what the credits leave open from the words of the description.
    pub(super) fn complete(&self, zones: &[Zone], reading: &mut CreditReading) {
        if reading.credit.photographers.is_empty()
            && let Some(person) = self
                .byline(zones)
                .or_else(|| self.name_before_bracket(zones))
                .or_else(|| self.line_before_holder(zones))
                .or_else(|| self.signed(zones))
        {
            let end = person.end;
            let told = Decision::sure("the description says who took the picture")
                .by(self.word_beside(person.span));
            reading.note(Field::Photographers, person.span, told);
            reading.credit.photographers.push(person.name);
            if reading.credit.agency.is_none()
                && let Some(body) = self.taken_for(end)
            {
                let told = Decision::sure("the description says for whom the picture was taken");
                reading.distribute(body, told);
            }
        }
        if reading.credit.agency.is_none()
            && let Some(body) = self
                .held(zones)
                .or_else(|| self.commons())
                .or_else(|| self.house_of_portrait(zones))
                .or_else(|| self.numbered_by_library())
        {
            reading.distribute(body, Decision::sure("the description says who holds the picture"));
        }
        if reading.credit.source.is_none()
            && let Some(giver) = self.giver(zones)
        {
            let is_wire = matches!(giver.who, Who::Body { kind: AgencyKind::Wire, known: true });
            if reading.credit.agency.is_none() && is_wire {
                // "released by North Korea's KCNA news agency": a wire gives its own pictures.
                let told =
                    Decision::unsure("only the description says which wire gave the picture");
                reading.distribute(giver, told);
            } else if reading.credit.agency.is_none() && giver.is_known() {
                let told = Decision::unsure("only the description says who supplied the picture");
                reading.distribute(giver, told);
            } else if !reading.credit.agencies.contains(&giver.name)
                && !reading.credit.photographers.contains(&giver.name)
            {
                let told = Decision::unsure("only the description says who gave the picture");
                reading.note(Field::Source, giver.span, told);
                reading.credit.source = Some(giver.name);
            }
        }
    }

    /// "a photograph by Jane Roe of …", "photographed by Jane Roe"
    fn byline(&self, zones: &[Zone]) -> Option<Party> {
        self.outside(zones).find_map(|at| {
            let (after, lead) = LEADS.longest_at(self.tokens, at, self.tokens.len())?;
            if lead != Lead::By {
                return None;
            }
            self.maker_after(after)
        })
    }

    /// A person after "by", behind what they are: "by NASA astronaut Jane Roe", "by crew member
    /// Jane Roe".
    fn maker_after(&self, at: usize) -> Option<Party> {
        const FURTHEST: usize = 6;
        let named = |at| {
            self.party(at, self.tokens.len())
                .filter(|party| party.who == Who::Person && party.words > 1)
        };
        if let Some(person) = named(at) {
            return Some(person);
        }
        let end = (at + FURTHEST).min(self.tokens.len());
        (at + 1..end)
            .take_while(|index| {
                self.tokens[*index - 1].is_word() && !ends_sentence(&self.tokens[*index - 1])
            })
            .filter(|index| listed!(WHAT_MAKERS_ARE, &self.tokens[*index - 1].key))
            .find_map(named)
    }

    /// "LC-DIG-fsa-8b12345", "LC-USZ62-12345": only the Library of Congress numbers so.
    fn numbered_by_library(&self) -> Option<Party> {
        let at = self.tokens.iter().position(|token| {
            let mut parts = token.text.split('-');
            parts.next() == Some("LC")
                && parts.next().is_some_and(|collection| {
                    let is_code = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
                    !collection.is_empty()
                        && collection.chars().all(is_code)
                        && collection.starts_with(|c: char| c.is_ascii_uppercase())
                })
                && parts.next().is_some()
        })?;
        let who = Who::Body { kind: AgencyKind::Institution, known: true };
        Some(self.made(who, "Library of Congress".to_owned(), at, at + 1, at + 1))
    }

    /// "… en el muelle. Jane Roe (Reuters)": a name that is a sentence of its own, before the agency in
    /// the brackets that close the text.
    fn name_before_bracket(&self, zones: &[Zone]) -> Option<Party> {
        use AgencyKind::{Agency, Newspaper, Wire};
        let zone = zones.last().filter(|zone| zone.chain.links.len() == 1)?;
        let is_sender = matches!(
            zone.chain.links[0].party.who,
            Who::Body { kind: Agency | Newspaper | Wire, known: true }
        );
        let open = zone.chain.start.checked_sub(1)?;
        let closes = self.tokens[open].kind == Kind::Open
            && self.tokens[open].partner.is_some_and(|close| close + 2 >= self.tokens.len());
        if !is_sender || !closes {
            return None;
        }
        (2..=4).filter_map(|words| open.checked_sub(words)).filter(|at| *at > 2).find_map(|at| {
            let before = &self.tokens[at - 1];
            let person = self.person(at, open)?;
            let is_apart = ends_sentence(before) || before.kind == Kind::Stop;
            (is_apart && person.end == open && person.words > 1).then_some(person)
        })
    }

    /// "“…” Jane Roe, May 1939. Library of Congress …": the sentence before the holder's.
    fn line_before_holder(&self, zones: &[Zone]) -> Option<Party> {
        let zone = zones.iter().find(|zone| {
            zone.chain.lead == LeadIn::default()
                && matches!(
                    zone.chain.links[0].party.who,
                    Who::Body { kind: crate::authority::AgencyKind::Institution, known: true }
                )
        })?;
        let end = zone.chain.start;
        let before = end.checked_sub(1).map(|index| &self.tokens[index])?;
        let is_year = before.text.len() == 4 && before.text.bytes().all(|b| b.is_ascii_digit());
        if !is_year {
            // "… on the quay, c. 1889. Jane B. Roe. Example Museum": a name that is a sentence.
            return (2..=4).filter_map(|words| end.checked_sub(words)).find_map(|start| {
                let person = self.person(start, end).filter(|person| person.end == end)?;
                let is_apart = start > 3 && ends_sentence(&self.tokens[start - 1]);
                (is_apart && person.words > 1 && self.names_no_thing(&person)).then_some(person)
            });
        }
        let start = (end.saturating_sub(24)..end - 1).rev().find(|index| {
            let token = &self.tokens[*index];
            matches!(token.kind, Kind::Colon | Kind::Quote | Kind::Stop) || ends_sentence(token)
        })? + 1;
        let person = self.party(start, end)?;
        let next = self.tokens.get(person.end)?;
        let is_line = person.who == Who::Person && person.words > 1 && next.kind == Kind::Comma;
        is_line.then_some(person)
    }

    /// "…, for the federal War Relocation Authority": the body a by-line worked for.
    fn taken_for(&self, at: usize) -> Option<Party> {
        let end = (at + 60).min(self.tokens.len());
        (at..end).filter(|index| self.tokens[*index].key == "for").find_map(|index| {
            let mut start = index + 1;
            if self.tokens.get(start)?.key == "the" {
                start += 1;
            }
            if self.tokens.get(start).is_some_and(|t| t.text == "federal") {
                start += 1;
            }
            self.party(start, self.tokens.len()).filter(Party::is_known)
        })
    }

    /// "provided by", "released by", "courtesy of" and a body; "NAME publicity photograph".
    fn giver(&self, zones: &[Zone]) -> Option<Party> {
        self.outside(zones).find_map(|at| {
            let token = &self.tokens[at];
            if listed!(GIVEN, &token.key) {
                return self.giver_after(at + 1);
            }
            if listed!(ARABIC_GIVEN, &token.key) {
                return self.arabic_body(at + 1);
            }
            (token.key == "publicity").then(|| self.publicity(at)).flatten()
        })
    }

    /// The body after "by" or "of", which a date may part from its verb.
    fn giver_after(&self, at: usize) -> Option<Party> {
        let end = (at + 10).min(self.tokens.len());
        let by = (at..end)
            .take_while(|index| !ends_sentence(&self.tokens[*index - 1]))
            .find(|index| matches!(&*self.tokens[*index].key, "by" | "of" | "from"))?;
        let is_next = by == at;
        let party = self.known_further(by + 1).or_else(|| self.party(by + 1, self.tokens.len()))?;
        let is_dated =
            (at..by).all(|index| is_date_word(self.tokens[index].text, &self.tokens[index].key));
        let is_body = matches!(party.who, Who::Body { .. });
        (is_body && (is_next || is_dated)).then_some(party)
    }

    /// A known body behind an adjective or a possessive: "by North Korea's KCNA".
    fn known_further(&self, at: usize) -> Option<Party> {
        let end = (at + 8).min(self.tokens.len());
        (at..end)
            .take_while(|index| self.tokens[*index].is_word())
            .find_map(|index| self.party(index, self.tokens.len()).filter(Party::is_known))
    }

    fn arabic_body(&self, at: usize) -> Option<Party> {
        let party = self.party(at, self.tokens.len())?;
        if !matches!(party.who, Who::Body { .. }) || at + 1 >= self.tokens.len() {
            return None;
        }
        let span = Span::new(self.tokens[at].span.start, self.tokens[at + 1].span.end);
        let name = span.text(self.text).to_owned();
        Some(Party { name, span, end: at + 2, ..party })
    }

    /// "Example Records publicity photograph"
    fn publicity(&self, at: usize) -> Option<Party> {
        let is_picture = self.tokens.get(at + 1).is_some_and(|next| {
            matches!(&*next.key, "photo" | "photograph" | "still" | "picture" | "image")
        });
        let start = (at.saturating_sub(5)..at).rev().take_while(|index| {
            self.tokens[*index].is_word() && super::party::is_capital(self.tokens[*index].text)
        });
        let start = start.last().filter(|_| is_picture)?;
        self.party(start, at)
            .filter(|party| party.end == at && matches!(party.who, Who::Body { .. }))
    }

    /// The tokens that no credit holds.
    pub(super) fn outside<'z>(
        &self,
        zones: &'z [Zone],
    ) -> impl Iterator<Item = usize> + use<'z, '_> {
        let starts: Vec<usize> = self.tokens.iter().map(|token| token.span.start).collect();
        let mut zone = 0;
        (0..starts.len()).filter(move |index| {
            while zones.get(zone).is_some_and(|zone| zone.stretch.end <= starts[*index]) {
                zone += 1;
            }
            zones.get(zone).is_none_or(|zone| starts[*index] < zone.stretch.start)
        })
    }
}

/// What a person who takes pictures is called before the name.
const WHAT_MAKERS_ARE: &[&str] = &[
    "astronaut",
    "cosmonaut",
    "taikonaut",
    "member",
    "photographer",
    "photojournalist",
    "journalist",
    "reporter",
    "correspondent",
    "artist",
    "engineer",
    "scientist",
    "biologist",
    "officer",
    "resident",
    "passenger",
    "witness",
    "climber",
    "explorer",
    "commander",
    "tourist",
    "researcher",
];
