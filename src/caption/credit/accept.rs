//! Whether what reads like a credit is one: who is named in it, how, and what stands around it.

use super::chain::{Chain, Link};
use super::joint::Joint;
use super::lead_in::LeadIn;
use super::party::{Party, Who, Words, is_acronym, is_capital};
use super::phrases::ends_sentence;
use super::token::Kind;
use super::words::THINGS;
use crate::authority::AgencyKind;

/// Tokens of a description that is more than a list of who is seen.
const LONG_PROSE: usize = 12;

impl Words<'_> {
    pub(super) fn accepts_bracketed(
        &self,
        chain: &Chain,
        open: usize,
        close: usize,
        is_last: bool,
    ) -> bool {
        let links = chain.links.len();
        let is_apart = self.starts_sentence(open) || open == 0;
        if chain.lead.any() {
            let named = chain.lead.by || chain.lead.copyright;
            let label_person = chain.links[0].party.words > 1 && self.is_no_thing(chain);
            let holds = chain.has_known() || chain.has_body() || named || label_person;
            return chain.is_clean && (holds || !chain.has_person())
                || chain.has_known() && links > 1
                || named && chain.has_person();
        }
        if chain.end < close && !chain.is_clean {
            return chain.has_known()
                && links > 1
                && chain.links[0].party.is_known()
                && self.has_strong_joint(chain);
        }
        if chain.has_known() {
            if links > 1 || chain.links[0].party.is_photo {
                return true;
            }
            let kind = chain.links[0].party.who;
            let is_public = matches!(
                kind,
                Who::Body {
                    kind: AgencyKind::Government
                        | AgencyKind::Ngo
                        | AgencyKind::Company
                        | AgencyKind::Military
                        | AgencyKind::Institution,
                    ..
                }
            );
            return (is_apart || is_last && (!is_public || chain.is_numbered))
                && !self.abbreviates(open);
        }
        if self.is_licensed_person(chain, close)
            || chain.is_clean && open > 0 && self.is_master(chain)
            || chain.is_clean && (is_apart || is_last) && self.are_holders(chain)
        {
            return true;
        }
        let joined = links > 1 && self.has_strong_joint(chain);
        let has_placeholder = chain.has_person()
            && chain.links.iter().any(|link| matches!(link.party.who, Who::Nobody | Who::Handout));
        if joined && (chain.has_body() || has_placeholder) {
            return is_apart || is_last;
        }
        // "… at the quay. (Jane Roe, Example Herald)"
        let is_newspaper = links == 2
            && chain.links[0].party.who == Who::Person
            && chain.links[0].party.words > 1
            && matches!(
                chain.links[1].party.who,
                Who::Body { kind: AgencyKind::Newspaper | AgencyKind::Agency, .. }
            );
        if is_newspaper {
            return is_apart && is_last && open > 0;
        }
        let first = &chain.links[0].party;
        // "… and broke his arm (Jane Roe)": the text ends with the name, and no full stop before it.
        let closes_prose = open > LONG_PROSE
            && close + 1 >= self.tokens.len()
            && self.tokens[open - 1].is_word()
            && !self.tokens[open - 1].text.starts_with(char::is_uppercase);
        let is_apart = is_apart || closes_prose && links == 1 && !chain.has_known();
        // "… at the quay. (Harbour News Agency)"
        if links == 1 && chain.is_clean && is_apart && is_last && open > 0 && self.is_press(first) {
            return true;
        }
        // "… at the quay. (Jane Roe)"
        is_apart
            && is_last
            && open > 0
            && links == 1
            && first.is_full_name()
            && self.is_no_thing(chain)
    }

    /// A body whose name says that it sends or prints pictures: "Harbour News Agency", "Anytown
    /// Courier".
    pub(super) fn is_press(&self, party: &Party) -> bool {
        let is_press = matches!(
            party.who,
            Who::Body { kind: AgencyKind::Wire | AgencyKind::Agency | AgencyKind::Newspaper, .. }
        );
        is_press && party.words > 1 && !party.is_guess
    }

    /// True if the capitals before the bracket spell it: "Korean Central News Agency (KCNA)".
    pub(super) fn abbreviates(&self, open: usize) -> bool {
        let short = self.tokens[open + 1].text;
        if short.len() > 8 || !short.chars().all(char::is_uppercase) || self.starts_sentence(open) {
            return false;
        }
        let mut initials: Vec<char> = self.tokens[..open]
            .iter()
            .rev()
            .take(12)
            .take_while(|token| token.is_word() || token.kind == Kind::Dash)
            .flat_map(|token| token.text.rsplit('-'))
            .filter(|part| is_capital(part))
            .filter_map(|part| part.chars().next())
            .take(short.chars().count())
            .collect();
        initials.reverse();
        initials.into_iter().eq(short.chars())
    }

    pub(super) fn accepts_bare(&self, chain: &Chain) -> bool {
        let links = &chain.links;
        let first = &links[0].party;
        let is_last = self.is_last(chain.end);
        let is_apart = self.starts_sentence(chain.start)
            || is_last && chain.is_clean && self.follows_day(chain.start);
        let many = links.len() > 1;
        // "… at the quay. Jane Roe/www.example.com"
        let is_kind =
            |at: usize, kind: Kind| self.tokens.get(at).is_some_and(|token| token.kind == kind);
        let has_site = !many
            && first.is_full_name()
            && is_kind(chain.end, Kind::Slash)
            && is_kind(chain.end + 1, Kind::Url)
            && self.is_last(chain.end + 2);
        if has_site && is_apart && chain.start > 0 && self.is_no_thing(chain) {
            return true;
        }
        if chain.lead.any() {
            let is_written_large = is_capital(self.tokens[chain.start].text)
                || self.tokens[chain.start].kind == Kind::Copyright;
            // "Quay Street, courtesy of the Example Museum"
            let is_given = chain.lead.courtesy
                && chain.has_body()
                && is_last
                && chain.start > 0
                && is_kind(chain.start - 1, Kind::Comma);
            let opens = is_given
                || is_apart
                || is_written_large
                || chain.lead.label
                || chain.lead.copyright;
            if !opens {
                return false;
            }
            let single_name = first.who == Who::Person && !many;
            let names_someone = chain.has_known()
                || chain.has_body() && (many || is_last || first.words > 1)
                || !single_name
                || first.words > 1
                    && (chain.lead.by || chain.lead.copyright || self.is_no_thing(chain));
            // "Nets on the quay | Photo: AFP Nets dry in Oslo": a heading, its credit, the caption.
            let is_behind_bar = chain.start > 0
                && self.tokens[chain.start - 1].kind == Kind::Pipe
                && chain.lead.label
                && self.tokens.get(chain.end).is_some_and(|next| is_capital(next.text));
            return chain.is_clean && names_someone
                || is_behind_bar && chain.has_known()
                || chain.has_known() && many && (chain.lead.by || self.has_strong_joint(chain));
        }
        if chain.lead == LeadIn::default() && !many && self.is_holder_line(chain) {
            return true;
        }
        let closes = is_apart && is_last && chain.is_clean && chain.start > 0;
        if closes && (self.are_holders(chain) || self.is_master(chain))
            || is_apart && self.is_licensed_person(chain, self.tokens.len())
        {
            return true;
        }
        // "Quay Street, courtesy of the Example Museum": what is shown, and who gave it.
        let shows = links.get(1).is_some_and(|next| {
            next.joint == Joint::Courtesy
                || next.joint == Joint::And && chain.lead == LeadIn::default()
        }) && first.who == Who::Person
            && !self.is_no_thing(chain);
        if shows {
            return false;
        }
        if !chain.has_known() {
            let named = links.len() > 1 && first.who == Who::Person && chain.has_body();
            // "… at the Capitol. Jane Roe/Pool"
            let pooled = links.len() > 1
                && first.who == Who::Person
                && first.words > 1
                && links.iter().any(|link| matches!(link.party.who, Who::Nobody | Who::Handout))
                && self.tokens[chain.start..chain.end]
                    .iter()
                    .any(|token| token.kind == Kind::Slash);
            // "… in Anytown. Jane Roe jroe@example.com"
            let addressed = links.len() == 2
                && first.who == Who::Person
                && first.words > 1
                && links[1].party.span.text(self.text).contains('@');
            if addressed && is_apart && is_last && chain.start > 0 {
                return true;
            }
            // "… in Malawi. IFPRI/Jane Roe": an acronym alone before its own photographer.
            let of_house = links.len() == 2
                && links[0].party.words == 1
                && links[1].joint == Joint::Slash
                && links[1].party.is_full_name()
                && chain.start > 0
                && first.is_guess
                && is_acronym(self.tokens[chain.start].text)
                && self.tokens[chain.start].text.len() > 1;
            // "… in Cardiff. Matchday Images | Jane Roe"
            let is_barred = links.len() == 2
                && matches!(first.who, Who::Body { .. })
                && links[1].party.is_full_name()
                && self.tokens[links[0].party.end].kind == Kind::Pipe;
            // "… in Cardiff. Matchday Images/Jane Roe/File Photo", "… Matchday Images/Stringer"
            let is_slashed = links.len() > 1
                && chain.start > 0
                && self.is_press(first)
                && links[1..].iter().all(|link| {
                    let is_giver =
                        matches!(link.party.who, Who::Person | Who::Nobody | Who::Handout);
                    link.joint == Joint::Slash && is_giver
                });
            // "… during practice. Harbour Images"
            let is_house = links.len() == 1
                && chain.start > 0
                && ends_sentence(&self.tokens[chain.start - 1])
                && self.is_press(first);
            let of_agency = is_barred || is_slashed || is_house;
            if of_agency && is_apart && is_last && chain.is_clean {
                return true;
            }
            return (named || pooled || of_house)
                && is_apart
                && is_last
                && chain.is_clean
                && (self.has_strong_joint(chain) || self.is_for_newspaper(chain));
        }
        // "… and Harbour News Agency (HNA) astronaut Jane Roe. Photo credit: …": prose goes on.
        let runs_on = |next: &Link| {
            let between = self.text.get(first.span.end..next.party.span.start).unwrap_or_default();
            next.joint == Joint::Slash
                && between.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '(' | ')'))
        };
        if !is_apart && !first.is_photo && links.get(1).is_some_and(runs_on) {
            return false;
        }
        if many && self.has_strong_joint(chain) {
            let is_wire_first = is_apart
                && matches!(first.who, Who::Body { kind: AgencyKind::Wire, known: true })
                && links.iter().any(|link| link.party.who == Who::Person && link.party.words > 1);
            let goes_on = links.last().is_some_and(|last| {
                last.joint == Joint::Slash
                    && matches!(last.party.who, Who::Body { kind: AgencyKind::Wire, known: true })
            }) && first.who == Who::Person
                && self.tokens.get(chain.end).is_some_and(|next| next.kind == Kind::Comma);
            return chain.is_clean || is_wire_first || goes_on;
        }
        if !chain.is_clean || !is_apart {
            return false;
        }
        if many {
            return is_last && links[0].party.words > 1
                || links.iter().all(|link| link.party.is_known());
        }
        let holds = matches!(first.who, Who::Body { kind: AgencyKind::Institution, .. });
        first.is_photo || (is_last || holds && chain.end < self.tokens.len()) && chain.start > 0
    }

    /// "… in Anytown on Thursday AFP": a weekday that ends the description without a full stop.
    pub(super) fn follows_day(&self, at: usize) -> bool {
        at > 2
            && self.is_weekday(at - 1)
            && !self.tokens[at - 1].dotted
            && self.tokens[at - 2].text.starts_with(char::is_lowercase)
    }

    /// "Jane Roe for The Quayside Chronicle", "Jane Roe/Special to the Chronicle"
    fn is_for_newspaper(&self, chain: &Chain) -> bool {
        chain.start > 0
            && chain.links.len() == 2
            && chain.links[0].party.words > 1
            && chain.links[1].joint == Joint::For
            && matches!(chain.links[1].party.who, Who::Body { kind: AgencyKind::Newspaper, .. })
    }

    /// Slash, bar, "via", "by": joints that prose does not use between names.
    pub(super) fn has_strong_joint(&self, chain: &Chain) -> bool {
        chain.links.iter().any(|link| {
            matches!(link.joint, Joint::Slash | Joint::Via | Joint::Courtesy)
                || link.joint == Joint::By && chain.links[0].party.is_photo
        })
    }

    /// True if no person's name holds a noun of things: "Central Station".
    pub(super) fn is_no_thing(&self, chain: &Chain) -> bool {
        let mut people = chain.links.iter().filter(|link| link.party.who == Who::Person);
        people.all(|link| self.names_no_thing(&link.party))
    }

    /// True if none of the words of `name` is a noun of things.
    pub(super) fn names_no_thing(&self, name: &Party) -> bool {
        let first = name.end.saturating_sub(name.words);
        !self.tokens[first..name.end].iter().any(|token| THINGS.contains(&&*token.key))
    }
}
