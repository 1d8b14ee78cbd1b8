//! A museum's label: "Jane Roe (British, b. 1966). Nets, 2009. Gelatin silver print. Example
//! Museum, gift of the artist, 2013.4."
//!
//! Who is named first made the work. It is a photographer's where the technique says so, or where
//! the label tells a nationality and a life and no other technique.

use super::chain::{Chain, Link};
use super::joint::Joint;
use super::lead_in::LeadIn;
use super::life::is_life_word;
use super::party::{Party, Who, Words, is_capital};
use super::phrases::{TECHNIQUES, ends_sentence};
use super::techniques::BY_HAND;
use super::token::Kind;
use super::zone::Zone;
use crate::authority::listed;
use crate::record::Span;

/// Tokens of the longest label that is read, with what a curator says of the work.
pub(super) const LONGEST: usize = 400;

/// Tokens among which a label tells its technique.
const LONGEST_LINE: usize = 100;

impl Words<'_> {
    /// The credits of a museum's label: its maker, and the institution that holds the work.
    pub(super) fn tombstone(&self) -> Option<Vec<Zone>> {
        if self.tokens.len() > LONGEST {
            return None;
        }
        let label = self.tokens.len().min(LONGEST_LINE);
        let is_photographic = (0..label).any(|at| self.is_technique(at));
        let by_hand = (0..label).any(|at| self.is_by_hand(at));
        let (maker, after, is_titled) = self.label_opening()?;
        let holder = self.label_holder(after);
        let is_numbered = holder.as_ref().is_some_and(|(holder, _)| {
            self.after_shelfmark(holder.end, self.tokens.len()).is_some()
        });
        let is_told_later = || self.zones_from(after).iter().any(|zone| zone.chain.lead.by);
        let opens_label = match is_titled {
            Opening::Life { with_nationality: true, with_year } => {
                is_photographic || with_year && !by_hand
            }
            // Lives of sitters are told like this too.
            Opening::Life { .. } => is_photographic && !is_told_later(),
            Opening::Title => !by_hand && (is_photographic || is_numbered),
            Opening::Master => {
                !by_hand
                    && (is_photographic || self.owns_copyright(&maker, after) || !is_told_later())
            }
            // "Credit: Jane Roe, “Nets,” 1936"
            Opening::Credited => !by_hand,
            Opening::Studio => self.has_label_parts(after, &holder) || self.is_acquired(after),
            Opening::Comma => {
                !by_hand
                    && (is_photographic && self.has_label_parts(after, &holder)
                        || self.owns_copyright(&maker, after))
            }
        };
        if !opens_label {
            return None;
        }
        let end = maker.end;
        let mut zones = vec![self.part(maker, 0, end)];
        match holder {
            Some((holder, start)) => zones.push(self.part(holder, start, self.tokens.len())),
            None => zones.extend(self.later_credits(after)),
        }
        Some(zones)
    }

    /// The name that the label begins with, the token after it and its life, and what follows.
    fn label_opening(&self) -> Option<(Party, usize, Opening)> {
        let limit = self.tokens.len();
        let is_credited = self.tokens.first()?.key == "credit"
            && self.tokens.get(1).is_some_and(|colon| colon.kind == Kind::Colon);
        let at = usize::from(self.tokens.first()?.key == "by") + 2 * usize::from(is_credited);
        if let Some(studio) = self.studio_maker(at) {
            let title = studio.end + 1;
            return Some((studio, title, Opening::Studio));
        }
        if let Some((master, title)) = self.label_master(at) {
            return Some((master, title, Opening::Master));
        }
        let maker = self.person(at, limit).filter(|maker| (2..=5).contains(&maker.words))?;
        let next = self.tokens.get(maker.end)?;
        if is_credited
            && next.kind == Kind::Comma
            && self.tokens.get(maker.end + 1).is_some_and(|quote| quote.kind == Kind::Quote)
        {
            let title = maker.end + 1;
            return Some((maker, title, Opening::Credited));
        }
        let in_brackets = next.partner.filter(|_| next.kind == Kind::Open);
        if let Some(close) = in_brackets
            && let Some(life) = self.life(maker.end + 1, close)
        {
            return Some((maker, close + 1, life));
        }
        if let Some((person, end)) = self.maker_before_nationality(&maker) {
            return Some((person, end, Opening::Life { with_nationality: true, with_year: true }));
        }
        let ended = ends_sentence(&self.tokens[maker.end - 1]);
        if next.kind == Kind::Comma && self.is_nationality(maker.end + 1) {
            let mut end = maker.end + 2;
            let mut with_year = false;
            while end < limit && !is_capital(self.tokens[end].text) && end < maker.end + 10 {
                let is_life = !self.tokens[end].is_word() || is_life_word(&self.tokens[end]);
                if !is_life || matches!(self.tokens[end].kind, Kind::Quote | Kind::Open) {
                    break;
                }
                with_year |= self.tokens[end].text.contains(|c: char| c.is_ascii_digit());
                end += 1;
            }
            return Some((maker, end, Opening::Life { with_nationality: true, with_year }));
        }
        let title = maker.end + usize::from(!ended);
        let starts = self.tokens.get(title)?;
        let is_set_off = matches!(starts.kind, Kind::Quote | Kind::Open);
        match next.kind {
            _ if ended && (is_set_off || is_capital(starts.text)) => {
                (is_set_off || !self.is_technique(title)).then_some((maker, title, Opening::Title))
            }
            Kind::Comma | Kind::Colon if is_set_off => Some((maker, title, Opening::Title)),
            Kind::Comma | Kind::Colon if is_capital(starts.text) && !self.is_technique(title) => {
                Some((maker, title, Opening::Comma))
            }
            _ => None,
        }
    }

    /// "oil on canvas", but not "signed in pencil".
    fn is_by_hand(&self, at: usize) -> bool {
        let is_signature = at.checked_sub(1).is_some_and(|before| self.tokens[before].key == "in");
        listed!(BY_HAND, &self.tokens[at].key) && !is_signature
    }

    /// True if the word at `at` names a photographic technique, with the next or by itself.
    pub(super) fn is_technique(&self, at: usize) -> bool {
        TECHNIQUES.longest_at(self.tokens, at, self.tokens.len()).is_some()
    }

    /// True if the label tells dimensions, how the work was acquired or that it was printed later.
    fn has_label_parts(&self, at: usize, holder: &Option<(Party, usize)>) -> bool {
        holder.is_some()
            && self.tokens[at..].iter().any(|token| {
                matches!(
                    &*token.key,
                    "x" | "cm"
                        | "inches"
                        | "mm"
                        | "gift"
                        | "purchase"
                        | "bequest"
                        | "printed"
                        | "print"
                        | "prints"
                ) || token.text == "×"
            })
    }

    /// True if the maker's own copyright follows, as on labels: "…; © Jane Roe; photo: John Doe".
    fn owns_copyright(&self, maker: &Party, at: usize) -> bool {
        let limit = self.tokens.len();
        (at..limit).any(|index| {
            let estate = self.tokens.get(index + 1).is_some_and(|next| next.key == "estate");
            let owner = index + 1 + 2 * usize::from(estate);
            self.tokens[index].kind == Kind::Copyright
                && self.person(owner, limit).is_some_and(|owner| owner.name == maker.name)
        })
    }

    /// The credits after the maker that name bodies: a repository photographer is none.
    fn later_credits(&self, from: usize) -> Vec<Zone> {
        let mut zones = self.zones_from(from);
        for zone in &mut zones {
            zone.chain.links.retain(|link| {
                link.party.who != Who::Person && zone.chain.lead.courtesy | link.party.is_known()
            });
        }
        zones.retain(|zone| !zone.chain.links.is_empty());
        zones
    }

    /// A zone of one name, from the token `start` to the token before `end`.
    pub(super) fn part(&self, party: Party, start: usize, end: usize) -> Zone {
        let last = &self.tokens[end - 1];
        let stretch = Span::new(self.tokens[start].span.start, last.end_with_dot());
        let chain = Chain {
            lead: LeadIn::default(),
            links: vec![Link { joint: Joint::First, party }],
            start,
            end,
            is_clean: true,
            is_numbered: false,
        };
        Zone { chain, stretch, line: stretch }
    }
}

/// What follows the maker's name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opening {
    /// A nationality, a life or both.
    Life { with_nationality: bool, with_year: bool },
    /// A full stop, or a title set off by marks.
    Title,
    /// A comma and a title in plain words.
    Comma,
    /// A name that the table of photographers has.
    Master,
    /// "Credit:" before the name, a title in quotation marks behind it.
    Credited,
    /// A comma behind the name of a studio.
    Studio,
}
