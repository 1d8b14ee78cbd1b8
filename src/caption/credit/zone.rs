//! Where the credits of a caption stand: in brackets, after a lead-in, bare at a sentence's end.

use super::calendar::is_weekday;
use super::chain::Chain;
use super::party::{Who, Words};
use super::phrases::{TAILS, agency_at, ends_sentence};
use super::token::Kind;
use crate::authority::AgencyKind;
use crate::record::Span;

/// A credit and the stretch of the text that it takes, brackets and lead-in included.
#[derive(Clone, Debug)]
pub(super) struct Zone {
    pub(super) chain: Chain,
    pub(super) stretch: Span,
    /// The stretch without its brackets and boilerplate.
    pub(super) line: Span,
}

impl Words<'_> {
    /// Every credit, in order.
    pub(super) fn zones(&self) -> Vec<Zone> {
        self.tombstone().or_else(|| self.rows()).unwrap_or_else(|| {
            let zones = self.zones_from(0);
            if zones.is_empty() {
                self.holder_after_technique().or_else(|| self.alone()).into_iter().collect()
            } else {
                zones
            }
        })
    }

    /// Every credit from the token `first` on, in order.
    pub(super) fn zones_from(&self, first: usize) -> Vec<Zone> {
        let mut zones: Vec<Zone> = Vec::new();
        let (mut at, mut floor) = (first, first);
        while at < self.tokens.len() {
            match self.zone_at(at, floor) {
                Some((zone, end)) => {
                    zones.push(zone);
                    at = end.max(at + 1);
                    floor = at;
                }
                None => at += 1,
            }
        }
        zones
    }

    /// The credit that begins at `at`, or whose first joint stands there, and the token after it.
    fn zone_at(&self, at: usize, floor: usize) -> Option<(Zone, usize)> {
        let token = &self.tokens[at];
        // "Domínio Público": no picture of the newspaper.
        let is_in_tail = at > floor
            && TAILS
                .longest_at(self.tokens, at - 1, self.tokens.len())
                .is_some_and(|(end, ())| end > at);
        if is_in_tail {
            return None;
        }
        if token.kind == Kind::Open {
            return self.bracketed(at);
        }
        if token.is_word()
            && !token.text.is_ascii()
            && let Some(signature) = self.unspaced_signature(at, floor)
        {
            return Some(signature);
        }
        let opens = self.starts_sentence(at);
        if (token.kind == Kind::Slash && !opens) || token.key == "via" {
            return match self.before_joint(at, floor) {
                Some(start) => self.bare(start),
                None if token.key == "via" => self.sent(at, floor),
                None => self.alone_after_slash(at),
            };
        }
        // "… and Ann Poe Jane Roe; John Doe/AFP"
        if token.kind == Kind::Semicolon && self.is_semicolon_list(at + 1, self.tokens.len()) {
            return self.name_before(at, floor).and_then(|start| self.bare(start));
        }
        // "Anytown, 2016 Jane Roe—Quayside"
        let is_tight_dash = token.kind == Kind::Dash
            && at > floor
            && token.span.start == self.tokens[at - 1].span.end
            && self.tokens.get(at + 1).is_some_and(|next| next.span.start == token.span.end);
        if is_tight_dash && let Some(start) = self.before_joint(at, floor) {
            let zone = self.bare(start);
            let is_signed = zone.as_ref().is_some_and(|(zone, end)| {
                zone.chain.has_person()
                    && zone.chain.links[0].party.words > 1
                    && self.is_last(*end)
                    && zone.chain.is_clean
            });
            return zone.filter(|_| is_signed);
        }
        let may_start = opens
            || self.follows_semicolon(at)
            || token.kind == Kind::Copyright
            || token.is_word()
                && (self.lead_in(at, self.tokens.len()).0.any()
                    || agency_at(self.agencies, self.tokens, at, self.tokens.len()).is_some());
        if may_start { self.bare(at) } else { None }
    }

    /// The start of the name before the joint at `at`, if an agency or a placeholder follows it.
    fn before_joint(&self, at: usize, floor: usize) -> Option<usize> {
        let limit = self.tokens.len();
        let follows = agency_at(self.agencies, self.tokens, at + 1, limit).is_some()
            || self.party(at + 1, limit).is_some_and(|party| {
                matches!(party.who, Who::Nobody | Who::Handout)
                    || self.is_press(&party)
                    || self.is_slashed_on(party.end)
                    || self.is_sent_on(party.end)
            });
        follows.then(|| self.name_before(at, floor)).flatten()
    }

    /// "Jane Roe/Quayside/AFP": an agency stands behind one more slash.
    fn is_slashed_on(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Slash)
            && agency_at(self.agencies, self.tokens, at + 1, self.tokens.len()).is_some()
    }

    /// "Jane Roe/ABC Sports, via Associated Press": an agency sends on what stands before `at`.
    fn is_sent_on(&self, at: usize) -> bool {
        let comma = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Comma);
        let via = at + usize::from(comma);
        self.tokens.get(via).is_some_and(|token| token.key == "via")
            && agency_at(self.agencies, self.tokens, via + 1, self.tokens.len()).is_some()
    }

    /// "… on the quay / AFP": a slash, a wire and nothing more.
    fn alone_after_slash(&self, slash: usize) -> Option<(Zone, usize)> {
        let is_spaced =
            slash > 0 && self.tokens[slash - 1].end_with_dot() < self.tokens[slash].span.start;
        let chain = self.chain(slash + 1, self.bare_limit(slash + 1), false)?;
        let is_wire = matches!(
            chain.links[0].party.who,
            Who::Body { kind: AgencyKind::Wire | AgencyKind::Agency, known: true }
        );
        if !is_spaced || !is_wire || !chain.is_clean || !self.is_last(chain.end) {
            return None;
        }
        let line = Span::new(self.tokens[slash + 1].span.start, self.end_of(chain.end));
        let end = self.after_tail(chain.end);
        let stretch = Span::new(self.tokens[slash].span.start, self.end_of(end));
        Some((Zone { chain, stretch, line }, end))
    }

    /// "@handle/via REUTERS", "cnsphoto via REUTERS": an agency that sends what no name tells.
    fn sent(&self, via: usize, floor: usize) -> Option<(Zone, usize)> {
        let chain = self.chain(via + 1, self.bare_limit(via + 1), false)?;
        let start = (floor.max(via.saturating_sub(4))..via)
            .rev()
            .find(|start| self.starts_sentence(*start))?;
        if !chain.is_clean || !chain.links[0].party.is_known() || start == 0 {
            return None;
        }
        let first = self.tokens[start].span.start;
        let line = Span::new(first, self.end_of(chain.end));
        let end = self.after_tail(chain.end);
        let stretch = Span::new(first, self.end_of(end));
        Some((Zone { chain, stretch, line }, end))
    }

    /// A credit in brackets.
    fn bracketed(&self, open: usize) -> Option<(Zone, usize)> {
        let partner = self.tokens[open].partner;
        let close = partner.unwrap_or(self.tokens.len());
        let chain = self.chain(open + 1, close, true)?;
        let is_last = self.is_last(close + 1);
        if !self.accepts_bracketed(&chain, open, close, is_last) {
            return None;
        }
        let first = self.tokens[open].span;
        let (stretch_end, line_end) = match partner {
            Some(close) => (self.tokens[close].span.end, self.tokens[close - 1].end_with_dot()),
            None => (self.end_of(chain.end), self.end_of(chain.end)),
        };
        let line = Span::new(self.tokens[open + 1].span.start, line_end.max(first.end));
        let zone =
            Zone { chain: chain.clone(), stretch: Span::new(first.start, stretch_end), line };
        let end = partner.map_or(chain.end, |close| close + 1);
        Some((zone, end))
    }

    /// A credit without brackets that begins at `start`.
    fn bare(&self, start: usize) -> Option<(Zone, usize)> {
        let limit = self.bare_limit(start);
        let mut chain = self.chain(start, limit, false)?;
        let leads = !chain.is_clean && self.is_leading(start);
        if leads {
            self.end_before_sentence(&mut chain);
        }
        let accepted = self.accepts_bare(&chain) || leads && self.accepts_leading(&chain);
        if !accepted {
            return None;
        }
        let first = self.tokens[start].span.start;
        let line = Span::new(first, self.end_of(chain.end));
        let end = self.after_tail(chain.end);
        let stretch = Span::new(first, self.end_of(end));
        Some((Zone { chain, stretch, line }, end))
    }

    /// A bare credit inside brackets ends with them at the latest.
    fn bare_limit(&self, start: usize) -> usize {
        let ahead = (start + 200).min(self.tokens.len());
        (start..ahead)
            .find(|index| {
                let token = &self.tokens[*index];
                token.kind == Kind::Close && token.partner.is_none_or(|partner| partner < start)
            })
            .unwrap_or(ahead)
    }

    /// True if a sentence, or what is set apart like one, may begin at `at`.
    pub(super) fn starts_sentence(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).map(|before| &self.tokens[before]) else {
            return true;
        };
        match before.kind {
            Kind::Word => ends_sentence(before) || before.dotted && self.tokens[at].is_word(),
            Kind::Comma | Kind::Slash | Kind::Equals | Kind::Open | Kind::Other => false,
            _ => true,
        }
    }

    /// True if nothing of the caption follows the token before `at`: at most boilerplate and
    /// further brackets.
    pub(super) fn is_last(&self, at: usize) -> bool {
        let mut pos = at;
        while let Some(token) = self.tokens.get(pos) {
            match token.kind {
                Kind::Stop
                | Kind::Quote
                | Kind::Ellipsis
                | Kind::Pipe
                | Kind::Dash
                | Kind::Other => pos += 1,
                // "… on the quay. EFE/"
                Kind::Slash if pos + 1 == self.tokens.len() => pos += 1,
                Kind::Open | Kind::Copyright | Kind::Url => return true,
                // "Reuters / Sunday, April 17, 2011": the stamp of a page.
                Kind::Slash if self.is_weekday(pos + 1) => return true,
                _ => {
                    return TAILS.longest_at(self.tokens, pos, self.tokens.len()).is_some()
                        || self.lead_in(pos, self.tokens.len()).0.any();
                }
            }
        }
        true
    }

    pub(super) fn is_weekday(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| is_weekday(&token.key))
    }

    /// Past the boilerplate that follows a credit: a phrase, and what is shouted after it.
    fn after_tail(&self, at: usize) -> usize {
        let mut pos = at;
        while let Some((after, ())) = TAILS.longest_at(self.tokens, pos, self.tokens.len()) {
            pos = after;
            while self.tokens.get(pos).is_some_and(|token| {
                matches!(token.kind, Kind::Comma | Kind::Dash)
                    || token.is_word()
                        && !token.text.chars().any(char::is_lowercase)
                        && token.text.chars().any(char::is_uppercase)
            }) {
                pos += 1;
            }
        }
        pos
    }

    /// The byte after the token before `end`, its dot included.
    fn end_of(&self, end: usize) -> usize {
        let last = &self.tokens[end - 1];
        last.end_with_dot()
    }
}
