//! A credit from its lead-in to its last name: `lead* name (joint name)*`.
//!
//! Names are joined by slashes, bars, commas, dashes in brackets, "via", "for", "by", "and",
//! "courtesy of", or by standing next to each other where one is a rank or a placeholder.

use super::party::{Party, Who, Words, is_capital};
use super::phrases::{LEADS, TAILS, agency_at, ends_sentence};
use super::token::Kind;
use super::words::{DIVISIONS, Lead, PLACE_PREPOSITIONS};
use crate::authority::AgencyKind;
use crate::record::Span;

/// How a name follows the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// It is the first.
    First,
    /// `/`, `=`, `|`, a dash, a dot between, or nothing.
    Slash,
    /// `,`
    Comma,
    /// "via"
    Via,
    /// "and", `&`
    And,
    /// "photo by", "of", "from"
    By,
    /// "for": a client, or the newspaper of a freelancer.
    For,
    /// "courtesy of"
    Courtesy,
}

/// A name and how it follows.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) joint: Joint,
    pub(super) party: Party,
}

/// How the words before the names announce them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeadIn {
    pub(super) by: bool,
    pub(super) label: bool,
    pub(super) courtesy: bool,
    pub(super) copyright: bool,
}

impl LeadIn {
    /// True if any word announces the names.
    pub(super) fn any(self) -> bool {
        self.by || self.label || self.courtesy || self.copyright
    }
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

/// Names in the longest chain: no credit is longer, and a text of slashes stays cheap.
const LONGEST_CHAIN: usize = 12;

/// Lead-ins of one credit: "Mandatory Credit: Photo by ©" are three.
const MOST_LEADS: usize = 4;

impl Words<'_> {
    /// The chain that begins at `at` and ends before `limit`. `bracketed` chains may use dashes
    /// and lists of names.
    pub(super) fn chain(&self, at: usize, limit: usize, bracketed: bool) -> Option<Chain> {
        let (lead, mut pos) = self.lead_in(at, limit);
        let first_joint = if lead.courtesy { Joint::Courtesy } else { Joint::First };
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
            pos = party.end;
            let who = party.who;
            let shares = matches!(joint, Joint::Slash | Joint::Comma | Joint::And)
                && links.last().is_some_and(|last| last.joint == Joint::Courtesy);
            links.push(Link { joint: if shares { Joint::Courtesy } else { joint }, party });
            self.client(&mut links, &mut pos, limit);
            pos = self.after_short_form(&links, pos, limit);
            let announced = lead.any() || links.len() > 1;
            if let Some(after) = self.divisions(&links, pos, limit, announced) {
                pos = after;
            }
            if pos + 1 < limit && self.is_year(pos) && self.tokens[pos + 1].kind == Kind::Slash {
                // "© AFP 2023 / JANE ROE"
                pos += 1;
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
        let end = self.after_year(pos, limit, lead, bracketed);
        let end = self.after_call_number(end, limit);
        let is_clean = self.is_clean(end, limit, bracketed);
        Some(Chain { lead, links, start: at, end, is_clean })
    }

    /// The lead-ins at `at`, and the token after them.
    pub(super) fn lead_in(&self, at: usize, limit: usize) -> (LeadIn, usize) {
        let mut lead = LeadIn::default();
        let mut pos = at;
        for _ in 0..MOST_LEADS {
            if pos >= limit {
                break;
            }
            if self.tokens[pos].kind == Kind::Copyright {
                lead.copyright = true;
                pos += 1;
                pos += usize::from(pos < limit && self.is_year(pos));
                continue;
            }
            if self.tokens[pos].key == "copyright" && pos + 1 < limit {
                lead.copyright = true;
                pos += 1;
                pos += usize::from(matches!(self.tokens[pos].kind, Kind::Colon | Kind::Copyright));
                pos += usize::from(pos < limit && self.is_year(pos));
                continue;
            }
            let Some((after, kind)) = LEADS.longest_at(self.tokens, pos, limit) else { break };
            let Some(next) = self.tokens.get(after).filter(|_| after < limit) else { break };
            let has_mark = matches!(next.kind, Kind::Colon | Kind::Ellipsis);
            match kind {
                Lead::By => lead.by = true,
                Lead::Courtesy => lead.courtesy = true,
                Lead::Label => {
                    let is_short = after - pos == 1;
                    let names_agency = is_short
                        && self.starts_sentence(at)
                        && self.party(after, limit).is_some_and(|party| party.is_known());
                    let is_licensed = at > 0
                        && self.tokens[at - 1].kind == Kind::Quote
                        && self.person(after, limit).is_some_and(|person| {
                            TAILS.longest_at(self.tokens, person.end, limit).is_some()
                        });
                    let marked = has_mark
                        || is_licensed
                        || names_agency
                        || next.kind == Kind::Copyright
                        || next.kind == Kind::Slash && is_short && pos == at
                        || matches!(next.kind, Kind::Dash) && !is_short
                        || !is_short && next.is_word();
                    if !marked {
                        break;
                    }
                    lead.label = true;
                }
            }
            pos = after + usize::from(has_mark || matches!(next.kind, Kind::Slash | Kind::Dash));
            if kind == Lead::Courtesy && pos < limit && self.tokens[pos].key == "of" {
                pos += 1;
            }
        }
        (lead, pos)
    }

    fn next_party(&self, at: usize, limit: usize, joint: Joint, links: &[Link]) -> Option<Party> {
        let after_name = matches!(joint, Joint::Slash | Joint::Via | Joint::For);
        let party = self.party(at, limit);
        let token = self.tokens.get(at).filter(|_| at < limit)?;
        let party = match party {
            None if after_name && token.text == "The" => self.unknown_body(at, limit),
            None if joint == Joint::Slash && links.last().is_some_and(signs_alone) => {
                self.unknown_body(at, limit)
            }
            None if joint == Joint::Slash && is_call_number(token.text) => {
                let span = token.span;
                let who = Who::Nobody;
                Some(Party {
                    who,
                    name: String::new(),
                    span,
                    end: at + 1,
                    words: 1,
                    is_photo: false,
                })
            }
            party => party,
        };
        let mut party = party?;
        let follows_person =
            links.iter().any(|link| link.party.who == Who::Person && link.joint != Joint::Courtesy);
        let is_collection = links.is_empty()
            && party.who == Who::Person
            && party.words == 1
            && self.is_before_picture_agency(party.end, limit);
        if is_collection {
            // "Photo by Apic/Getty Images": one word before a picture agency is a collection.
            party.who = Who::Body { kind: AgencyKind::Agency, known: false };
            party.name = party.span.text(self.text).to_owned();
        }
        if after_name && party.who == Who::Person && follows_person {
            // "Jane Roe/Quayside": what follows a person's name and a slash is no second person.
            party.who = Who::Body { kind: AgencyKind::Newspaper, known: false };
            party.name = party.span.text(self.text).to_owned();
        }
        // After a body's rank or a placeholder only a person or another placeholder follows.
        let repeats = joint == Joint::And
            && party.who == Who::Nobody
            && links.last().is_some_and(|link| link.party.who == Who::Nobody);
        (!repeats).then_some(party)
    }

    /// Past "(West Asia News Agency)" after WANA, and past an acronym in brackets after a body.
    fn after_short_form(&self, links: &[Link], at: usize, limit: usize) -> usize {
        let Some(close) = self
            .tokens
            .get(at)
            .filter(|token| token.kind == Kind::Open && at < limit)
            .and_then(|open| open.partner)
            .filter(|close| *close < limit)
        else {
            return at;
        };
        let repeats = links.last().is_some_and(|last| {
            let is_body = matches!(last.party.who, Who::Body { .. });
            let is_acronym = close == at + 2
                && self.tokens[at + 1].text.chars().all(|c| c.is_uppercase() || c == '-');
            let again = self
                .party(at + 1, close)
                .is_some_and(|party| party.end == close && party.name == last.party.name);
            is_body && (is_acronym && !last.party.is_known() || again)
        });
        if repeats { close + 1 } else { at }
    }

    /// True if a slash and a picture agency stand at `at`.
    fn is_before_picture_agency(&self, at: usize, limit: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Slash)
            && agency_at(self.agencies, self.tokens, at + 1, limit)
                .is_some_and(|(_, agency)| agency.kind == AgencyKind::Agency)
    }

    /// Past "special to" before a newspaper's name.
    fn special_to(&self, joint: (Joint, usize), limit: usize) -> (Joint, usize) {
        let at = joint.1;
        let is_special = at + 2 < limit
            && self.tokens[at].key == "special"
            && matches!(&*self.tokens[at + 1].key, "to" | "for");
        if is_special { (Joint::For, at + 2) } else { joint }
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

    /// Skips ", Prints and Photographs Division, LC-…": parts of an institution and its numbers.
    fn divisions(&self, links: &[Link], at: usize, limit: usize, announced: bool) -> Option<usize> {
        let last = links.last()?;
        let is_holder = matches!(
            last.party.who,
            Who::Body {
                kind: AgencyKind::Institution | AgencyKind::Military | AgencyKind::Government,
                ..
            }
        );
        if !is_holder {
            return None;
        }
        let mut pos = at;
        let mut found = None;
        while pos < limit && self.tokens[pos].kind == Kind::Comma && pos - at < 60 {
            let start = pos + 1;
            let mut end = start;
            while end < limit && end - start < 12 && !self.is_part_end(end, start) {
                end += 1;
            }
            let is_link = start < limit && matches!(self.tokens[start].kind, Kind::Url);
            let names_division = (start..end).any(|index| {
                DIVISIONS.contains(&&*self.tokens[index].key)
                    || is_call_number(self.tokens[index].text)
            });
            let numbered = (start..end).any(|index| is_call_number(self.tokens[index].text));
            let known = !numbered && self.party(start, limit).is_some_and(|party| party.is_known());
            let is_year = found.is_some() && end == start + 1 && self.is_year(start);
            // The institution's town, at the end of an announced credit.
            let is_seat = announced
                && (1..=3).contains(&(end - start))
                && (end >= limit || ends_sentence(&self.tokens[end - 1]))
                && (start..end).all(|index| is_capital(self.tokens[index].text));
            if known || !(is_link || names_division || is_year || is_seat) {
                break;
            }
            pos = if is_link { start + 1 } else { end };
            found = Some(pos);
        }
        found
    }

    fn is_part_end(&self, at: usize, start: usize) -> bool {
        let token = &self.tokens[at];
        !(token.is_word() || matches!(token.kind, Kind::Dash | Kind::Other))
            || at > start && ends_sentence(&self.tokens[at - 1])
    }

    /// The joint at `at` and the token after it.
    fn joint(&self, at: usize, links: &[Link], context: Context) -> Option<(Joint, usize)> {
        let limit = context.limit;
        let last = &links.last()?.party;
        let token = self.tokens.get(at).filter(|_| at < limit)?;
        let ended = ends_sentence(&self.tokens[at - 1]);
        let next = at + 1;
        match token.kind {
            Kind::Slash | Kind::Equals => {
                let mut next = next;
                while next < limit && self.tokens[next].kind == Kind::Slash {
                    next += 1;
                }
                if self.tokens.get(next).is_some_and(|token| token.key == "via") {
                    return Some((Joint::Via, next + 1));
                }
                return Some((Joint::Slash, next));
            }
            Kind::Dash if context.bracketed && !ended => {
                let people = last.who == Who::Person
                    && self.party(next, limit).is_some_and(|party| party.who == Who::Person);
                return Some((if people { Joint::And } else { Joint::Slash }, next));
            }
            Kind::Colon if context.bracketed && links.len() == 1 && last.who != Who::Person => {
                return Some((Joint::Slash, next));
            }
            Kind::Dash | Kind::Pipe if !ended || token.kind == Kind::Pipe => {
                let party = self.party(next, limit)?;
                let is_agency = matches!(
                    last.who,
                    Who::Body { kind: AgencyKind::Wire | AgencyKind::Agency, .. }
                );
                let signs = is_agency
                    && party.who == Who::Person
                    && party.words > 1
                    && self.is_clean(party.end, limit, context.bracketed);
                let fits = party.is_known()
                    || signs
                    || matches!(party.who, Who::Nobody | Who::Handout)
                    || token.kind == Kind::Pipe && (context.bracketed || context.lead.any());
                return fits.then_some((Joint::Slash, next));
            }
            Kind::Comma => return self.comma(at, links, context),
            Kind::Open if context.lead.any() || self.is_shouted(last.span) => {
                return self.bracketed_agency(at, limit, ended);
            }
            Kind::Copyright if !ended => return Some((Joint::Slash, next)),
            Kind::Word if !ended => {}
            _ => return None,
        }
        let after_person = last.who == Who::Person;
        if let Some((after, Lead::Courtesy)) = LEADS.longest_at(self.tokens, at, limit) {
            return Some((Joint::Courtesy, after));
        }
        let party_after = || self.party(next, limit);
        match &*token.key {
            "via" | "through" | "thru" | "uber" => {
                let leads_on = self.tokens.get(next).is_some_and(|t| t.key == "via");
                Some((Joint::Via, next + usize::from(leads_on)))
            }
            "by" if !after_person => Some((Joint::By, next)),
            "for" => party_after()
                .filter(|party| matches!(party.who, Who::Body { .. } | Who::Contest))
                .map(|_| (Joint::For, next)),
            "of" | "from" | "on" | "with" => party_after()
                .filter(|party| {
                    party.is_known() || token.key == "of" && matches!(party.who, Who::Body { .. })
                })
                .map(|_| (Joint::By, next)),
            "and" | "&" | "y" | "und" | "et" | "e" | "و" => party_after()
                .filter(|party| party.who != Who::Person || party.words > 1 || last.words == 1)
                .map(|_| (Joint::And, next)),
            _ => {
                let party = self.party(at, limit)?;
                let placeholder = matches!(party.who, Who::Nobody | Who::Handout);
                // "BELGA PHOTO JANE ROE"
                let signs = last.is_photo
                    && party.who == Who::Person
                    && party.words > 1
                    && self.is_shouted(last.span)
                    && self.is_shouted(party.span)
                    && self.is_clean(party.end, limit, context.bracketed);
                if signs {
                    return Some((Joint::By, at));
                }
                let ranked = !after_person
                    && matches!(last.who, Who::Body { .. })
                    && party.who == Who::Person
                    && party.span.start > token.span.start;
                (placeholder || ranked).then_some((Joint::Slash, at))
            }
        }
    }

    /// After a comma: a body, a placeholder, or one of several people.
    fn comma(&self, at: usize, links: &[Link], context: Context) -> Option<(Joint, usize)> {
        let limit = context.limit;
        let mut next = at + 1;
        if self.tokens.get(next).is_some_and(|t| matches!(&*t.key, "via" | "and" | "&")) {
            let joint = if self.tokens[next].key == "via" { Joint::Via } else { Joint::And };
            next += 1;
            return Some((joint, next));
        }
        if let Some((after, Lead::Courtesy)) = LEADS.longest_at(self.tokens, next, limit) {
            return Some((Joint::Courtesy, after));
        }
        if self.tokens.get(next).is_some_and(|token| token.key == "special") {
            return Some((Joint::For, next));
        }
        let party = self.party(next, limit)?;
        match party.who {
            Who::Nobody | Who::Handout => Some((Joint::Comma, next)),
            Who::Body { known: true, .. } => Some((Joint::Comma, next)),
            Who::Body { .. } | Who::Contest => {
                let announced = context.bracketed || context.lead.any();
                (announced && party.words > 1).then_some((Joint::Comma, next))
            }
            Who::Person => {
                let announced = context.bracketed || context.lead.any();
                let after_person = links.last()?.party.who == Who::Person;
                if !after_person {
                    // "(AP Photo/U.S. Navy, Petty Officer Jane Roe)"
                    let closes = party.end >= limit
                        || matches!(self.tokens[party.end].kind, Kind::Comma | Kind::Slash);
                    return (context.bracketed && party.words > 1 && closes)
                        .then_some((Joint::Comma, next));
                }
                (announced && self.is_list(next, limit, context.bracketed))
                    .then_some((Joint::Comma, next))
            }
        }
    }

    /// True if the names from `at` on are a list that closes: ", B and C", ", B/AGENCY", ", B)".
    fn is_list(&self, at: usize, limit: usize, bracketed: bool) -> bool {
        let mut pos = at;
        for _ in 0..8 {
            let Some(person) = self.party(pos, limit).filter(|party| party.who == Who::Person)
            else {
                return false;
            };
            if person.words < 2 {
                return false;
            }
            let Some(token) = self.tokens.get(person.end).filter(|_| person.end < limit) else {
                return bracketed;
            };
            match token.kind {
                Kind::Comma => pos = person.end + 1,
                Kind::Slash | Kind::Pipe => return true,
                _ => return matches!(&*token.key, "and" | "&" | "via" | "y" | "und" | "et" | "e"),
            }
            if self.tokens.get(pos).is_some_and(|t| t.key == "and" || t.key == "&") {
                return true;
            }
            if self.party(pos, limit).is_some_and(|party| party.is_known()) {
                return true;
            }
        }
        false
    }

    /// "Jane Roe (AFP)": a known body alone in brackets.
    fn bracketed_agency(&self, at: usize, limit: usize, ended: bool) -> Option<(Joint, usize)> {
        let close = self.tokens[at].partner.filter(|close| *close < limit)?;
        let party = self.party(at + 1, close)?;
        (!ended && party.is_known() && party.end == close).then_some((Joint::Slash, at + 1))
    }

    /// Past ", 2023" after an announced name, and past a bracket that a name left open.
    fn after_year(&self, at: usize, limit: usize, lead: LeadIn, bracketed: bool) -> usize {
        let mut pos = at;
        if self.tokens.get(pos).is_some_and(|t| t.kind == Kind::Close) && pos < limit {
            pos += 1;
        }
        if !(lead.label || lead.copyright || bracketed) {
            return pos;
        }
        let comma = self.tokens.get(pos).is_some_and(|t| t.kind == Kind::Comma);
        let year = pos + usize::from(comma);
        if year < limit && self.is_year(year) && self.may_end_name(year + 1, limit) {
            year + 1
        } else {
            pos
        }
    }

    /// Past "(LC-USZ62-…)", "(030325-N-…)".
    fn after_call_number(&self, at: usize, limit: usize) -> usize {
        let Some(close) = self
            .tokens
            .get(at)
            .filter(|t| t.kind == Kind::Open && at < limit)
            .and_then(|t| t.partner)
            .filter(|close| *close < limit && close - at <= 8)
        else {
            return at;
        };
        let numbers = (at + 1..close).any(|index| is_call_number(self.tokens[index].text));
        if numbers { close + 1 } else { at }
    }

    fn is_year(&self, at: usize) -> bool {
        let text = self.tokens[at].text;
        text.len() == 4 && text.parse::<u16>().is_ok_and(|year| (1826..=2100).contains(&year))
    }

    /// True if a credit may end before the token `end`.
    fn is_clean(&self, end: usize, limit: usize, bracketed: bool) -> bool {
        if end >= limit || ends_sentence(&self.tokens[end - 1]) {
            return true;
        }
        match self.tokens[end].kind {
            Kind::Slash => TAILS.longest_at(self.tokens, end + 1, limit).is_some(),
            Kind::Comma | Kind::Equals => false,
            Kind::Colon => !bracketed,
            Kind::Word => {
                TAILS.longest_at(self.tokens, end, limit).is_some()
                    || self.lead_in(end, limit).0.any()
                    || self.is_shouted_tail(end, limit)
            }
            _ => true,
        }
    }

    /// Written in capitals throughout.
    fn is_shouted(&self, span: Span) -> bool {
        !span.text(self.text).chars().any(char::is_lowercase)
    }

    /// True if two words of capitals follow: "ISRAEL OUT".
    fn is_shouted_tail(&self, at: usize, limit: usize) -> bool {
        let shouted = |index: usize| {
            index < limit && {
                let text = self.tokens[index].text;
                text.len() > 1 && text.chars().all(char::is_uppercase)
            }
        };
        shouted(at) && shouted(at + 1)
    }

    /// The start of the name that ends before the joint at `at`, looking back no further than
    /// `floor`: "…, 2019 Jane Roe / AFP".
    pub(super) fn name_before(&self, at: usize, floor: usize) -> Option<usize> {
        let known = (floor.max(at.saturating_sub(6))..at).find(|start| {
            agency_at(self.agencies, self.tokens, *start, at).is_some_and(|(end, agency)| {
                end == at && !matches!(agency.kind, AgencyKind::Newspaper | AgencyKind::Government)
            })
        });
        if known.is_some() {
            return known;
        }
        let mut start = at;
        let last = at.checked_sub(1).map(|last| &self.tokens[last])?;
        let is_apart = last.end_with_dot() < self.tokens[at].span.start;
        if is_apart && ends_sentence(last) {
            return None;
        }
        while start > floor && at - start < 5 {
            let token = &self.tokens[start - 1];
            if !token.is_word()
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
        (start < at).then_some(start)
    }
}

/// A person who signs before a slash.
fn signs_alone(link: &Link) -> bool {
    link.party.who == Who::Person
}

/// What a chain stands in.
#[derive(Clone, Copy)]
struct Context {
    bracketed: bool,
    lead: LeadIn,
    limit: usize,
}

/// "LC-USZ62-12345", "030325-N-4142G-009", "16512200n": digits with letters or hyphens.
fn is_call_number(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    digits >= 3 && text.chars().any(|c| c == '-' || c.is_alphabetic()) || digits >= 6
}
