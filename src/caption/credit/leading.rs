//! Credits that stand before the description, with nothing between the two: "Jane Roe/AFP Nets dry".

use super::chain::{Chain, Link};
use super::joint::Joint;
use super::lead_in::LeadIn;
use super::party::{Who, Words, is_capital};
use super::personal::is_particle;
use super::token::Kind;
use super::words::OPENERS;
use crate::authority::AgencyKind;

impl Words<'_> {
    /// True if nothing but the picture's number stands before `at`: "8/19 ©", "3. Foto:".
    pub(super) fn is_leading(&self, at: usize) -> bool {
        at <= 6
            && self.tokens[..at].iter().all(|token| {
                !token.is_word() || token.text.bytes().all(|byte| byte.is_ascii_digit())
            })
    }

    /// True for a chain at the caption's start that no description begins with: an announced
    /// agency, or names joined by slashes of which one is known.
    pub(super) fn accepts_leading(&self, chain: &Chain) -> bool {
        let joined = self.tokens[chain.start..chain.end].iter().any(|token| {
            matches!(token.kind, Kind::Slash | Kind::Pipe | Kind::Colon | Kind::Copyright)
        });
        let many = chain.links.len() > 1 && joined && self.has_strong_joint(chain);
        let signed_for = chain.links.iter().any(|link| link.joint == Joint::For);
        // "AFP: Jane Roe Nets dry"
        let wire_names = chain.start == 0
            && chain.links[0].party.is_known()
            && chain.links.get(1).is_some_and(|link| {
                link.joint == Joint::By && link.party.who == Who::Person && link.party.words > 1
            })
            && self.tokens[chain.links[0].party.end].kind == Kind::Colon;
        let announced = wire_names || chain.lead.by && chain.has_body();
        // "Photo: Jane Roe led the march": the name is the sentence's.
        let tells = self
            .tokens
            .get(chain.end)
            .is_some_and(|next| next.is_word() && next.text.starts_with(char::is_lowercase))
            // "Photo: Jane Roe, the wife of a welder, mends nets"
            || self.tokens.get(chain.end).is_some_and(|next| next.kind == Kind::Comma)
                && self.tokens.get(chain.end + 1).is_some_and(|next| {
                    next.is_word() && !next.text.starts_with(char::is_uppercase)
                });
        let labelled = (chain.lead.label || chain.lead.by)
            && !tells
            && chain.links.len() == 1
            && chain.has_person()
            && chain.links[0].party.words > 1
            && !chain.links[0].party.span.text(self.text).split(' ').any(is_slug)
            && self.is_no_thing(chain);
        // "JANE ROE / JROE@EXAMPLE.COM Gulls circle"
        let addressed = chain.start == 0
            && chain.links[0].party.who == Who::Person
            && chain.links[0].party.words > 1
            && chain.links.get(1).is_some_and(|link| link.party.span.text(self.text).contains('@'));
        addressed
            || self.sends_before_sentence(chain)
            || labelled
            || chain.has_known() && (chain.lead.any() || many || signed_for)
            || announced
    }

    /// "Reuters A trawler lands its catch", "Getty Images Jane Roe waves": an agency's name before the
    /// first sentence, as the pages of broadcasters have it.
    fn sends_before_sentence(&self, chain: &Chain) -> bool {
        /// Agencies whose names are nothing else and begin no longer one.
        const SENDERS: &[&str] =
            &["AFP", "Anadolu Agency", "Getty Images", "PA", "Reuters", "Xinhua", "Shutterstock"];
        const OWN: &[&str] = &[
            "agency",
            "chief",
            "correspondent",
            "foundation",
            "institute",
            "journalist",
            "news",
            "photographer",
            "photojournalist",
            "reporter",
            "staff",
            "tv",
            "video",
            "wire",
        ];
        let [only] = chain.links.as_slice() else { return false };
        let is_sender = matches!(
            only.party.who,
            Who::Body { kind: AgencyKind::Wire | AgencyKind::Agency, known: true }
        );
        let word = |at: usize| self.tokens.get(at).filter(|token| token.is_word());
        let Some((first, second)) = word(chain.end).zip(word(chain.end + 1)) else { return false };
        let opens = matches!(first.text, "A" | "An" | "The" | "This" | "Two" | "Three")
            && second.text.starts_with(char::is_lowercase)
            || matches!(first.text, "A" | "An" | "The") && is_capital(second.text);
        let is_sure = SENDERS.contains(&only.party.name.as_str())
            && is_capital(first.text)
            && !OWN.contains(&&*first.key);
        chain.start == 0
            && chain.lead == LeadIn::default()
            && is_sender
            && chain.end == only.party.end
            && (opens || is_sure)
    }

    /// Gives back to the description what the last name took of it: in "AFP / Jane Roe Nets dry"
    /// a small letter follows the sentence's first word, in "AFP / Jane Roe In May" that word
    /// opens sentences.
    pub(super) fn end_before_sentence(&self, chain: &mut Chain) {
        let Some(last) = chain.links.last_mut().map(|link| &mut link.party) else { return };
        // "AFP/Jane Roe Police fire": the noun of a body begins the sentence.
        let is_body_of_three =
            matches!(last.who, Who::Body { known: false, .. }) && last.words == 3;
        if !(last.who == Who::Person || is_body_of_three) || last.end != chain.end {
            return;
        }
        let Some(first) =
            (0..last.end).rev().find(|at| self.tokens[*at].span.start <= last.span.start)
        else {
            return;
        };
        let opener = (first + 1..last.end).find(|at| OPENERS.contains(&&*self.tokens[*at].key));
        let goes_on = self.tokens.get(last.end).is_some_and(|next| {
            next.is_word() && next.text.starts_with(char::is_lowercase) && !is_particle(&next.key)
                || next.kind == Kind::Comma
        });
        let end = match opener {
            Some(opener) => opener,
            // "Jane Roe Team Anytown wins", "Jane Roe Boats lie"
            None if goes_on && last.words == 4 && last.end == first + 4 => first + 2,
            None if goes_on && last.words > 2 => last.end - 1,
            None => return,
        };
        if let Some(name) = self.person(first, end) {
            *last = name;
            chain.end = end;
        }
    }

    /// "COURTESY QUAY COMMUNITY CENTER A team paddles": the capitals end with the credit.
    pub(super) fn ends_shouting(&self, links: &[Link], end: usize, limit: usize) -> bool {
        let Some(last) = links.last().map(|link| &link.party) else { return false };
        let Some(next) = self.tokens.get(end).filter(|next| end < limit && next.is_word()) else {
            return false;
        };
        let opens = is_capital(next.text)
            && (next.text.chars().any(char::is_lowercase) || matches!(next.text, "A" | "I"));
        last.end == end && last.words > 1 && self.is_shouted(last.span) && opens
    }
}

/// "HARBOUR-NETS": the slug of a story.
fn is_slug(word: &str) -> bool {
    word.contains('-') && !word.chars().any(char::is_lowercase)
}
