//! A credit from its lead-in to its last name: `lead* name (joint name)*`.
//!
//! Names are joined by slashes, bars, commas, dashes in brackets, "via", "for", "by", "and",
//! "courtesy of", or by standing next to each other where one is a rank or a placeholder.

use super::desk::{is_site, unglued};
use super::genitive;
use super::joint::{Context, Joint};
use super::lead_in::LeadIn;
use super::party::{Party, Who, Words, is_capital};
use super::person::script;
use super::phrases::{agency_at, ends_sentence};
use super::tail::is_call_number;
use super::token::Kind;
use super::words::PLACE_PREPOSITIONS;
use crate::authority::AgencyKind;

/// A name and how it follows.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) joint: Joint,
    pub(super) party: Party,
}

/// A credit as it stands.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) lead: LeadIn,
    pub(super) links: Vec<Link>,
    /// Its first token, lead-in included.
    pub(super) start: usize,
    /// The token after it, year and call number included.
    pub(super) end: usize,
    /// It ends where a credit may end: at a bracket, a sentence's end, boilerplate or the text's.
    pub(super) is_clean: bool,
    /// A shelf mark of the institution, or a number of that kind, ends it.
    pub(super) is_numbered: bool,
}

impl Chain {
    /// True if some name is a person's.
    pub(super) fn has_person(&self) -> bool {
        self.links.iter().any(|link| link.party.who == Who::Person)
    }

    /// True if some name is in the registry.
    pub(super) fn has_known(&self) -> bool {
        self.links.iter().any(|link| link.party.is_known())
    }

    /// True if some name is a body's.
    pub(super) fn has_body(&self) -> bool {
        self.links.iter().any(|link| matches!(link.party.who, Who::Body { .. } | Who::Contest))
    }
}

/// Research centres that a credit names behind their agency by one word, folded.
const CENTRES: &[&str] = &[
    "ames",
    "armstrong",
    "caltech",
    "cornell",
    "dryden",
    "glenn",
    "goddard",
    "johnson",
    "kennedy",
    "langley",
    "lewis",
    "marshall",
    "stennis",
    "wallops",
];

/// Names in the longest chain: no credit is longer, and a text of slashes stays cheap.
const LONGEST_CHAIN: usize = 12;

impl Words<'_> {
    /// The chain that begins at `at` and ends before `limit`. `bracketed` chains may use dashes
    /// and lists of names.
    pub(super) fn chain(&self, at: usize, limit: usize, bracketed: bool) -> Option<Chain> {
        let (lead, mut pos) = self.lead_in(at, limit);
        let first_joint = if lead.courtesy { Joint::Courtesy } else { Joint::First };
        // "Фото Ивана Петрова", but not "Фото: Иван Петров".
        let is_of = lead.label && pos > at && self.tokens[pos - 1].is_word();
        let mut links: Vec<Link> = Vec::new();
        let mut joint = first_joint;
        while pos < limit
            && pos < at + 6
            && matches!(self.tokens[pos].kind, Kind::Dash | Kind::Slash)
        {
            // "(Photo by - / AFP)": the dash stands for nobody.
            pos += 1;
        }
        while links.len() < LONGEST_CHAIN {
            let Some(party) = self.next_party(pos, limit, joint, &links) else { break };
            let mut party = party;
            if is_of
                && party.who == Who::Person
                && let Some(name) = genitive::nominative(&party.name)
            {
                party.name = name;
            }
            pos = party.end;
            let who = party.who;
            let shares = matches!(joint, Joint::Slash | Joint::Comma | Joint::And)
                && links.last().is_some_and(|last| last.joint == Joint::Courtesy);
            links.push(Link { joint: if shares { Joint::Courtesy } else { joint }, party });
            self.client(&mut links, &mut pos, limit);
            pos = self.after_short_form(&links, pos, limit);
            pos = self.after_affiliation(&links, pos, limit);
            let announced = lead.any()
                || links.len() > 1
                || at > 0
                    && self.starts_sentence(at)
                    && matches!(
                        links[0].party.who,
                        Who::Body { kind: AgencyKind::Institution, known: true }
                    );
            if let Some(after) = self.divisions(&links, pos, limit, announced) {
                pos = after;
            }
            if pos + 1 < limit && self.is_year(pos) && self.tokens[pos + 1].kind == Kind::Slash {
                // "© AFP 2023 / JANE ROE"
                pos += 1;
            }
            if let Some(last) = links.first_mut().filter(|_| lead.label && who == Who::Person) {
                pos = self.inverted(&mut last.party, at, limit).unwrap_or(pos);
            }
            if lead.any() && who == Who::Person {
                pos = self.after_profession(pos, limit);
            }
            let context = Context { bracketed, lead, limit };
            let Some(next) = self.joint(pos, &links, context) else { break };
            let (next_joint, next) = self.special_to(next, limit);
            let is_nobody_twice = who == Who::Nobody && next_joint == Joint::For;
            if is_nobody_twice || self.next_party(next, limit, next_joint, &links).is_none() {
                break;
            }
            (joint, pos) = (next_joint, next);
        }
        if links.is_empty() {
            return None;
        }
        // "[서울=뉴시스]": the town that a Korean wire writes from.
        let is_town = links.len() > 1
            && links[0].party.who == Who::Person
            && links[0].party.words == 1
            && script(&links[0].party.name) == 6
            && self.tokens.get(links[0].party.end).is_some_and(|next| next.kind == Kind::Equals);
        let at = if is_town { links.remove(0).party.end + 1 } else { at };
        if !lead.any() {
            self.turn_house_first(&mut links, limit);
        }
        if (lead.label || lead.courtesy) && !lead.by && !lead.copyright && !self.names_maker(at) {
            self.tell_company(&mut links, pos);
        }
        let signed = links.iter().any(|link| link.joint == Joint::By);
        let dated = LeadIn { by: lead.by || signed, ..lead };
        let end = self.after_year(pos, limit, dated, bracketed);
        let end = self.after_call_number(end, limit);
        let mark = self.holder_mark(&links, end, limit);
        let end = mark.unwrap_or(end);
        // "Photo: Jane Roe, Anytown © Ann Poe": where the photographer lives.
        let lives_in = self.tokens.get(end).is_some_and(|comma| comma.kind == Kind::Comma)
            && self.tokens.get(end + 1).is_some_and(|town| is_capital(town.text))
            && self.tokens.get(end + 2).is_some_and(|rights| rights.kind == Kind::Copyright);
        let end = if lives_in && lead.any() { end + 2 } else { end };
        let is_clean = self.is_clean(end, limit, bracketed)
            || lead.any() && self.ends_shouting(&links, end, limit);
        let named = links.last().map_or(end, |last| last.party.end);
        let is_numbered = mark.is_some()
            || (named..end).any(|index| is_call_number(self.tokens[index].text))
            || (named + 1..end).any(|index| self.is_in_series(index));
        Some(Chain { lead, links, start: at, end, is_clean, is_numbered })
    }

    /// The end of the shelf mark behind a holder, who is named last.
    fn holder_mark(&self, links: &[Link], at: usize, limit: usize) -> Option<usize> {
        use AgencyKind::{Government, Institution, Military};
        let last = &links.last()?.party;
        let kind = match last.who {
            Who::Body { kind, .. } => kind,
            _ => return None,
        };
        matches!(kind, Institution | Government | Military)
            .then(|| self.after_shelfmark(at, limit))
            .flatten()
    }

    fn next_party(&self, at: usize, limit: usize, joint: Joint, links: &[Link]) -> Option<Party> {
        let after_name = matches!(joint, Joint::Slash | Joint::Via | Joint::For);
        let after_signature = joint == Joint::Slash && links.last().is_some_and(signs_alone);
        if after_signature && let Some(slash) = self.after_home_town(at, limit) {
            return self.next_party(slash + 1, limit, joint, links);
        }
        if after_signature && let Some(address) = self.mail_address(at, limit) {
            return Some(address);
        }
        let party = self.party(at, limit);
        let token = self.tokens.get(at).filter(|_| at < limit)?;
        let party = match party {
            None if after_name && token.key == "the" && is_capital(token.text) => {
                self.unknown_body(at, limit)
            }
            None if after_signature && !is_site(token.text) => self.unknown_body(at, limit),
            // "UNICEF Peru/2014/Jane Roe"
            None if joint == Joint::Slash
                && (is_call_number(token.text)
                    || self.is_year(at)
                        && self
                            .tokens
                            .get(at + 1)
                            .is_some_and(|next| at + 1 < limit && next.kind == Kind::Slash)) =>
            {
                Some(self.made(Who::Nobody, String::new(), at, at + 1, at + 1))
            }
            None if token.is_word()
                && is_site(token.text)
                && (matches!(joint, Joint::Slash | Joint::Courtesy)
                    || at > 0 && links.is_empty() && self.tokens[at - 1].kind == Kind::Colon) =>
            {
                let who = Who::Body { kind: AgencyKind::Newspaper, known: false };
                let site = self.made(who, token.text.to_owned(), at, at + 1, at + 1);
                Some(Party { is_guess: true, ..site })
            }
            party => party,
        };
        let party = match self.is_desk_mark(at, limit, joint) {
            true => Some(self.made(Who::Nobody, String::new(), at, at + 1, at + 1)),
            false => party,
        };
        let mut party = party?;
        let follows_person = links.iter().any(|link| {
            link.party.who == Who::Person
                && (link.joint != Joint::Courtesy || joint == Joint::Slash)
        });
        let is_collection = links.is_empty()
            && party.who == Who::Person
            && party.words == 1
            && self.is_before_picture_agency(party.end, limit);
        if is_collection {
            // "Photo by Apic/Getty Images": one word before a picture agency is a collection.
            party.who = Who::Body { kind: AgencyKind::Agency, known: false };
            party.is_guess = true;
            party.name = party.span.text(self.text).to_owned();
        }
        // "Foto: Acervo/Maringá Histórica": whoever has the collection.
        let is_holder = joint == Joint::Slash
            && links.len() == 1
            && links[0].party.who == Who::Nobody
            && party.who == Who::Person
            && at > 1
            && matches!(&*self.tokens[at - 2].key, "acervo" | "arquivo" | "archivo");
        if is_holder {
            party.who = Who::Body { kind: AgencyKind::Institution, known: false };
            party.is_guess = true;
            party.name = party.span.text(self.text).to_owned();
        }
        let before_slash = self.tokens.get(party.end).is_some_and(|next| next.kind == Kind::Slash);
        if party.who == Who::Person
            && party.words == 1
            && before_slash
            && let Some(parted) = unglued(party.span.text(self.text))
        {
            party.name = parted;
        }
        let is_centre = joint == Joint::Slash
            && party.who == Who::Person
            && party.words == 1
            && links.last().is_some_and(|last| last.party.is_known())
            && (self.tokens.get(party.end).is_some_and(|next| next.kind == Kind::Slash)
                && party.end < limit
                || CENTRES.contains(&&*token.key));
        if is_centre {
            // "NASA/Goddard/Jane Roe"
            party.who = Who::Body { kind: AgencyKind::Institution, known: false };
            party.is_guess = true;
        }
        if after_name && party.who == Who::Person && follows_person {
            // "Jane Roe/Quayside": what follows a person's name and a slash is no second person.
            party.who = Who::Body { kind: AgencyKind::Newspaper, known: false };
            party.is_guess = true;
            party.name = party.span.text(self.text).to_owned();
            self.cut_trade(&mut party, at);
        }
        // After a body's rank or a placeholder only a person or another placeholder follows.
        let repeats = joint == Joint::And
            && party.who == Who::Nobody
            && links.last().is_some_and(|link| link.party.who == Who::Nobody);
        (!repeats).then_some(party)
    }

    /// Leaves out the client of "Getty Images for CLIENT", whatever it is called.
    fn client(&self, links: &mut [Link], pos: &mut usize, limit: usize) {
        let Some(last) = links.last() else { return };
        let is_agency = matches!(
            last.party.who,
            Who::Body { kind: AgencyKind::Agency | AgencyKind::Wire, known: true }
        );
        if !is_agency || *pos >= limit || self.tokens[*pos].key != "for" {
            return;
        }
        let mut end = *pos + 1;
        while end < limit && end - *pos < 16 {
            let token = &self.tokens[end];
            if !token.is_word() && !matches!(token.kind, Kind::Quote | Kind::Comma | Kind::Other) {
                break;
            }
            end += 1;
            if ends_sentence(token) {
                break;
            }
        }
        *pos = end;
    }

    /// The start of the name that ends before the joint at `at`, looking back no further than
    /// `floor`: "…, 2019 Jane Roe / AFP".
    pub(super) fn name_before(&self, at: usize, floor: usize) -> Option<usize> {
        let known = (floor.max(at.saturating_sub(6))..at).find(|start| {
            agency_at(self.agencies, self.tokens, *start, at).is_some_and(|(end, agency)| {
                // "Delhi, 2005 RAGHU RAI/MAGNUM": a surname that a broadcaster has too.
                let is_surname = *start + 1 == at
                    && *start > floor
                    && !matches!(agency.kind, AgencyKind::Wire | AgencyKind::Agency)
                    && self.tokens[*start - 1].is_word()
                    && is_capital(self.tokens[*start - 1].text)
                    && !ends_sentence(&self.tokens[*start - 1]);
                end == at
                    && agency.kind != AgencyKind::Newspaper
                    && !agency.kind.hands_out()
                    && !is_surname
            })
        });
        if known.is_some() {
            return known;
        }
        if self.tokens.get(at.checked_sub(1)?).is_some_and(|last| script(last.text) >= 4) {
            // A script without capitals shows no name in a sentence.
            let from = floor.max(at.saturating_sub(4));
            return (from..at).find(|start| {
                self.starts_sentence(*start)
                    && self.person(*start, at).is_some_and(|person| person.end == at)
            });
        }
        let mut start = at;
        let last = at.checked_sub(1).map(|last| &self.tokens[last])?;
        let is_apart = last.end_with_dot() < self.tokens[at].span.start;
        if is_apart && ends_sentence(last) {
            return None;
        }
        while start > floor && at - start < 5 {
            let token = &self.tokens[start - 1];
            // "on the quay in Rio JANE ROE/AFP": the capitals end with the name.
            let is_before_capitals = at - start > 1
                && token.text.chars().any(char::is_lowercase)
                && is_capital(token.text)
                && self.tokens[start..at]
                    .iter()
                    .all(|name| name.text.len() > 1 && !name.text.chars().any(char::is_lowercase));
            if !token.is_word()
                || is_before_capitals
                || start < at && ends_sentence(token)
                || self.party(start - 1, at).is_none()
            {
                break;
            }
            start -= 1;
        }
        let before = start.checked_sub(1).filter(|before| *before >= floor);
        let after_place =
            before.is_some_and(|before| PLACE_PREPOSITIONS.contains(&&*self.tokens[before].key));
        if after_place && at - start > 2 {
            // "in Paris Jane Roe/AFP": the place is not of the name.
            start = at - 2;
        }
        let plain = |index: usize| {
            let text = self.tokens[index].text;
            is_capital(text)
                && text.chars().nth(2).is_some()
                && !text.chars().skip(1).any(|c| c.is_uppercase() || c != '-' && !c.is_alphabetic())
        };
        let runs_on = start > 0 && !self.starts_sentence(start) && self.tokens[start - 1].is_word();
        if at - start == 4 && runs_on && (start..at).all(plain) {
            // "… and John Doe Jane Roe/AFP": who is shown, and who took it.
            start = at - 2;
        }
        let opens_small = |start: usize| !is_capital(self.tokens[start].text);
        if at - start > 1
            && matches!(&*self.tokens[start].key, "von" | "van" | "de" | "di" | "af")
            && opens_small(start)
        {
            // "…, von Jane Roe/AFP": here the word says who took it.
            start += 1;
        }
        (start < at).then_some(start)
    }
}

/// A person who signs before a slash.
fn signs_alone(link: &Link) -> bool {
    link.party.who == Who::Person
}
