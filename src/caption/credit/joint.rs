//! What stands between two names of a credit, and whether the second goes on with it.

use super::chain::Link;
use super::lead_in::LeadIn;
use super::leads::Lead;
use super::party::{Party, Who, Words};
use super::phrases::{LEADS, agency_at, ends_sentence};
use super::token::Kind;
use crate::authority::AgencyKind;

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

/// What a chain stands in.
#[derive(Clone, Copy)]
pub(super) struct Context {
    pub(super) bracketed: bool,
    pub(super) lead: LeadIn,
    pub(super) limit: usize,
}

fn is_sender(party: &Party) -> bool {
    matches!(party.who, Who::Body { kind: AgencyKind::Wire | AgencyKind::Agency, .. })
}

impl Words<'_> {
    /// The joint at `at` and the token after it.
    pub(super) fn joint(
        &self,
        at: usize,
        links: &[Link],
        context: Context,
    ) -> Option<(Joint, usize)> {
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
                if let Some((after, Lead::Courtesy)) = LEADS.longest_at(self.tokens, next, limit) {
                    return Some((Joint::Courtesy, after));
                }
                // "Jane Roe/For the Daily Quay"
                if last.who == Who::Person
                    && self.tokens.get(next).is_some_and(|token| token.key == "for")
                {
                    return Some((Joint::For, next + 1));
                }
                return Some((Joint::Slash, next));
            }
            Kind::Dash if context.bracketed && !ended => {
                let people = last.who == Who::Person
                    && self.party(next, limit).is_some_and(|party| party.who == Who::Person);
                return Some((if people { Joint::And } else { Joint::Slash }, next));
            }
            Kind::Colon
                if context.bracketed
                    && links.len() == 1
                    && last.who != Who::Person
                    && self.after_shelfmark(at, limit).is_none() =>
            {
                return Some((Joint::Slash, next));
            }
            // "ST Photo: JANE ROE", "AFP: Jane Roe"
            Kind::Colon if links.len() == 1 && !ended && (last.is_photo || is_sender(last)) => {
                let person = self.party(next, limit)?;
                let signs = person.who == Who::Person
                    && person.words > 1
                    && last.is_known()
                    && (at <= 2 || self.is_clean(person.end, limit, context.bracketed));
                return signs.then_some((Joint::By, next));
            }
            Kind::Dash | Kind::Pipe if !ended || token.kind == Kind::Pipe => {
                let party = self.party(next, limit)?;
                let is_agency = matches!(
                    last.who,
                    Who::Body { kind: AgencyKind::Wire | AgencyKind::Agency, .. }
                ) || context.lead.label && matches!(last.who, Who::Body { .. });
                let signs = is_agency
                    && party.who == Who::Person
                    && party.words > 1
                    && self.is_clean(party.end, limit, context.bracketed);
                // "… in Anytown. Jane Roe | The Daily Quay"
                let is_paper = token.kind == Kind::Pipe
                    && last.who == Who::Person
                    && last.words > 1
                    && matches!(party.who, Who::Body { kind: AgencyKind::Newspaper, .. })
                    && self.is_clean(party.end, limit, context.bracketed)
                    && self.is_last(party.end);
                let fits = party.is_known()
                    || is_paper
                    || signs
                    || matches!(party.who, Who::Nobody | Who::Handout)
                    || token.kind == Kind::Pipe && (context.bracketed || context.lead.any());
                return fits.then_some((Joint::Slash, next));
            }
            Kind::Comma => return self.comma(at, links, context),
            // "(Photo by Jane Roe/WireImage; John Doe/AFP)": one credit for each of several pictures.
            Kind::Semicolon if last.is_known() && links[0].party.who == Who::Person => {
                let announced = context.bracketed || context.lead.any();
                let signed = announced
                    && self.person(next, limit).is_some_and(|person| {
                        person.words > 1
                            && person.end < limit
                            && self.tokens[person.end].kind == Kind::Slash
                    });
                return signed.then_some((Joint::And, next));
            }
            Kind::Semicolon if last.who == Who::Person && last.words > 1 => {
                let first = self.tokens.partition_point(|t| t.span.start < last.span.start);
                let goes_on =
                    links.len() == 1 || first > 0 && self.tokens[first - 1].kind == Kind::Semicolon;
                let is_list = goes_on && last.words < 4 && self.is_semicolon_list(next, limit);
                return is_list.then_some((Joint::And, next));
            }
            Kind::Open if last.is_photo => return self.bracketed_signer(at, limit),
            Kind::Open
                if context.lead.any()
                    || self.is_shouted(last.span)
                        && (last.words > 1 || last.name.chars().any(char::is_lowercase)) =>
            {
                return self.bracketed_agency(at, limit, ended);
            }
            Kind::Copyright if !ended => {
                // "Satellite image ©2022 Quaysat"
                let is_dated = next < limit && self.is_year(next);
                return Some((Joint::Slash, next + usize::from(is_dated)));
            }
            Kind::Word if !ended => {}
            _ => return None,
        }
        let after_person = last.who == Who::Person;
        if let Some((after, Lead::Courtesy)) = LEADS.longest_at(self.tokens, at, limit) {
            return Some((Joint::Courtesy, after));
        }
        let party_after = || self.party(next, limit);
        match &*token.key {
            // "Nebel über dem Hafen" is no credit.
            "through" | "thru" | "uber" if !party_after().is_some_and(|party| party.is_known()) => {
                None
            }
            "via" | "through" | "thru" | "uber" => {
                let leads_on = self.tokens.get(next).is_some_and(|t| t.key == "via");
                Some((Joint::Via, next + usize::from(leads_on)))
            }
            "by" if !after_person => Some((Joint::By, next)),
            "for" => party_after()
                .filter(|party| matches!(party.who, Who::Body { .. } | Who::Contest))
                .map(|_| (Joint::For, next)),
            "of" | "from" | "on" | "with" | "at" => party_after()
                .filter(|party| {
                    party.is_known() || token.key == "of" && matches!(party.who, Who::Body { .. })
                })
                .map(|_| (Joint::By, next)),
            "and" | "&" | "y" | "und" | "et" | "e" | "och" | "og" | "و" => party_after()
                .filter(|party| party.who != Who::Person || party.words > 1 || last.words == 1)
                .map(|_| (Joint::And, next)),
            _ => {
                // "… in Anytown. Jane Roe jroe@example.com"
                let is_latin = last.name.chars().all(|c| c < '\u{250}');
                if after_person
                    && is_latin
                    && last.words > 1
                    && self.mail_address(at, limit).is_some()
                {
                    return Some((Joint::Slash, at));
                }
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
                // "… on the quay. Jane Roe AFP"
                let is_paper =
                    matches!(party.who, Who::Body { kind: AgencyKind::Newspaper, known: true });
                let beside = after_person
                    && last.words > 1
                    && party.is_known()
                    && (is_sender(&party) || is_paper && context.lead.any())
                    && self.is_clean(party.end, limit, context.bracketed);
                if beside {
                    return Some((Joint::Comma, at));
                }
                // "Kyodo News Associated Press": the wire that passes another's picture on.
                let passed_on = last.is_known()
                    && is_sender(last)
                    && party.is_known()
                    && matches!(party.who, Who::Body { kind: AgencyKind::Wire, .. })
                    && self.is_clean(party.end, limit, context.bracketed)
                    && self.is_last(party.end);
                // "Getty Images Hulton Archive": what it sells.
                let sold = last.is_known()
                    && last.name == "Getty Images"
                    && party.is_known()
                    && self.is_clean(party.end, limit, context.bracketed);
                if passed_on || sold {
                    return Some((Joint::Comma, at));
                }
                // "Reprodução EPTV", "archivo AFP"
                let reproduced = last.who == Who::Nobody
                    && (context.bracketed || context.lead.any())
                    && matches!(party.who, Who::Body { .. })
                    && self.is_clean(party.end, limit, context.bracketed);
                if reproduced {
                    return Some((Joint::Slash, at));
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
        if let Some(quoted) = self.newspaper_after_person(next, links, context) {
            return Some((Joint::Slash, quoted));
        }
        let party = self.party(next, limit)?;
        match party.who {
            Who::Nobody | Who::Handout => Some((Joint::Comma, next)),
            Who::Body { known: true, .. } => Some((Joint::Comma, next)),
            Who::Body { .. } | Who::Contest => {
                let holds = |party: &Party| {
                    matches!(party.who, Who::Body { kind: AgencyKind::Institution, .. })
                        && self.keeps(party)
                };
                let announced = context.bracketed
                    || context.lead.any()
                    || holds(&party) && links.last().is_some_and(|last| holds(&last.party));
                (announced && party.words > 1).then_some((Joint::Comma, next))
            }
            Who::Person => {
                let announced = context.bracketed || context.lead.any();
                let after_person = links.last()?.party.who == Who::Person;
                if !after_person {
                    // "(AP Photo/U.S. Navy, Petty Officer Jane Roe)"
                    let closes = party.end >= limit
                        || matches!(self.tokens[party.end].kind, Kind::Comma | Kind::Slash);
                    // "Credit: NASA, J. Roe": an initial tells a person from a town.
                    // "ESA/Hubble & NASA, J. Roe, N. Doe" needs no label.
                    let of_space = links.first().is_some_and(|first| {
                        first.party.who == Who::Body { kind: AgencyKind::Government, known: true }
                    }) && links.len() > 1
                        && self.is_list_of_initialled(next, limit);
                    if of_space {
                        return Some((Joint::Comma, next));
                    }
                    let is_initialled = context.lead.label
                        && self.tokens[next].text.chars().count() == 1
                        && self.is_clean(party.end, limit, context.bracketed);
                    return (context.bracketed && party.words > 1 && closes || is_initialled)
                        .then_some((Joint::Comma, next));
                }
                let is_initialled = party.words > 1 && self.tokens[next].text.chars().count() == 1;
                let goes_on = self.is_list_of_initialled(next, limit)
                    && links.iter().any(|link| link.joint == Joint::Comma);
                ((announced || goes_on)
                    && (is_initialled || self.is_list(next, limit, context.bracketed)))
                .then_some((Joint::Comma, next))
            }
        }
    }

    /// The newspaper in "Foto: Jane Roe, „Tygodnik Przykładowy”." or "Kuva: Jane Roe, Esimerkki-Lehti.":
    /// quotation marks, a domain or a word for newspaper tell it from a town.
    fn newspaper_after_person(&self, at: usize, links: &[Link], context: Context) -> Option<usize> {
        let last = &links.last()?.party;
        if !context.lead.label || last.who != Who::Person || last.words < 2 {
            return None;
        }
        let is_quoted = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Quote);
        let start = at + usize::from(is_quoted);
        let first =
            self.tokens.get(start).filter(|token| token.is_word() && start < context.limit)?;
        let is_paper = ["-lehti", "-bladet", "-zeitung", "-posten", "-tidning", "-blatt"]
            .iter()
            .any(|ending| first.text.to_lowercase().ends_with(ending))
            || first.text.contains('.') && !first.text.ends_with('.') && first.text.len() > 5;
        let is_name = first.text.starts_with(char::is_uppercase);
        (is_name && (is_quoted || is_paper)).then_some(start)
    }

    /// "Jane Roe (AFP)": a known body alone in brackets.
    fn bracketed_agency(&self, at: usize, limit: usize, ended: bool) -> Option<(Joint, usize)> {
        let close = self.tokens[at].partner.filter(|close| *close < limit)?;
        let party = self.party(at + 1, close)?;
        // "Jane Roe (Example Library Collection)"
        let keeps = matches!(party.who, Who::Body { kind: AgencyKind::Institution, .. })
            && party.words > 1
            && self.keeps(&party);
        (!ended && (party.is_known() || keeps) && party.end == close)
            .then_some((Joint::Slash, at + 1))
    }

    /// "Signal Corps photo 111-SC-1234 (Sgt. Jane Roe)": the soldier who took it.
    fn bracketed_signer(&self, at: usize, limit: usize) -> Option<(Joint, usize)> {
        let close = self.tokens[at].partner.filter(|close| *close < limit)?;
        let person = self.person(at + 1, close).filter(|person| person.end == close)?;
        (self.is_rank(at + 1, close) || person.words > 1).then_some((Joint::By, at + 1))
    }

    /// Past "special to" before a newspaper's name.
    pub(super) fn special_to(&self, joint: (Joint, usize), limit: usize) -> (Joint, usize) {
        let at = joint.1;
        let is_special = at + 2 < limit
            && self.tokens[at].key == "special"
            && matches!(&*self.tokens[at + 1].key, "to" | "for");
        if is_special { (Joint::For, at + 2) } else { joint }
    }

    /// Past "(West Asia News Agency)" after WANA, and past an acronym in brackets after a body.
    pub(super) fn after_short_form(&self, links: &[Link], at: usize, limit: usize) -> usize {
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
            is_body && (is_acronym && (!last.party.is_known() || self.abbreviates(at)) || again)
        });
        if repeats { close + 1 } else { at }
    }

    /// Past "(STScI/AURA)" and "(University of Anytown, Quayside/NRAO)" in a credit that a space
    /// agency opens: where a team or an astronomer works.
    pub(super) fn after_affiliation(&self, links: &[Link], at: usize, limit: usize) -> usize {
        let is_space = links.first().is_some_and(|first| {
            first.party.who == Who::Body { kind: AgencyKind::Government, known: true }
        });
        let close = self
            .tokens
            .get(at)
            .filter(|token| token.kind == Kind::Open && at < limit && is_space && links.len() > 1)
            .and_then(|open| open.partner)
            .filter(|close| *close < limit);
        let Some(close) = close else { return at };
        let works_there = self
            .party(at + 1, close)
            .is_some_and(|party| matches!(party.who, Who::Body { .. }) && !is_sender(&party));
        if works_there { close + 1 } else { at }
    }

    /// True if a slash and a picture agency stand at `at`.
    pub(super) fn is_before_picture_agency(&self, at: usize, limit: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Slash)
            && agency_at(self.agencies, self.tokens, at + 1, limit).is_some_and(|(end, agency)| {
                // "Roe/Hulton Archive/Getty Images": a surname.
                let goes_on = end < limit && self.tokens[end].kind == Kind::Slash;
                agency.kind == AgencyKind::Agency && !goes_on
            })
    }
}
