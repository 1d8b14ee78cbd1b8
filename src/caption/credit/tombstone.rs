//! A museum's label: "Jane Roe (British, b. 1966). Nets, 2009. Gelatin silver print. Example
//! Museum, gift of the artist, 2013.4."
//!
//! Who is named first made the work. It is a photographer's where the technique says so, or where
//! the label tells a nationality and a life and no other technique.

use super::chain::{Chain, LeadIn, Link};
use super::joint::Joint;
use super::party::{Party, Who, Words, is_capital};
use super::phrases::{TECHNIQUES, ends_sentence};
use super::techniques::BY_HAND;
use super::token::{Kind, Token};
use super::zone::Zone;
use crate::authority::AgencyKind;
use crate::record::Span;

/// Words of the line that tells how a museum came by a work: the giver is no holder.
const ACQUIRED: &[&str] = &[
    "acquired",
    "bequest",
    "bequeathed",
    "donated",
    "donation",
    "exchange",
    "fund",
    "funds",
    "gift",
    "given",
    "partial",
    "promised",
    "purchase",
    "purchased",
    "through",
    "with",
];

/// Tokens of the longest label that is read.
const LONGEST: usize = 160;

impl Words<'_> {
    /// The credits of a museum's label: its maker, and the institution that holds the work.
    pub(super) fn tombstone(&self) -> Option<Vec<Zone>> {
        if self.tokens.len() > LONGEST {
            return None;
        }
        let is_photographic = self.tokens.iter().enumerate().any(|(at, _)| self.is_technique(at));
        let by_hand = self.tokens.iter().any(|token| BY_HAND.contains(&&*token.key));
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
            Opening::Title => {
                let is_print = is_photographic && (holder.is_some() || self.has_size(after));
                !by_hand && (is_print || is_numbered)
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

    /// "… Mill 1857 albumen print Royal Collection, Great Britain": a label without marks, of which
    /// only the holder is sure. Its seat is no place of the picture.
    pub(super) fn holder_after_technique(&self) -> Option<Zone> {
        let limit = self.tokens.len();
        if limit > LONGEST {
            return None;
        }
        let end = (1..limit).find_map(|at| {
            let (end, ()) = TECHNIQUES.longest_at(self.tokens, at, limit)?;
            let is_noun = self.tokens.get(end).is_some_and(|next| next.key == "print");
            Some(end + usize::from(is_noun))
        })?;
        let holder = self.party(end, limit)?;
        let is_sure = holder.is_known() && self.is_holder(&holder, end);
        let seat = self.tokens.get(holder.end).is_none_or(|next| next.kind == Kind::Comma);
        (is_sure && seat && limit < holder.end + 6).then(|| self.part(holder, end, limit))
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

    /// A life told in brackets.
    fn life(&self, at: usize, close: usize) -> Option<Opening> {
        let inside = &self.tokens[at..close];
        if inside.is_empty() || inside.len() > 16 {
            return None;
        }
        let nationality = inside
            .iter()
            .take_while(|token| token.is_word() && is_capital(token.text) || is_mark(token))
            .any(|token| is_nationality_word(token));
        let is_born = matches!(&*inside[0].key, "b" | "born");
        let mut with_year = false;
        for token in inside {
            if is_mark(token) {
                continue;
            }
            with_year |= token.text.trim_end_matches('s').split(['-', '–', '—']).any(is_year);
            let fits = is_life_word(token) || is_capital(token.text) && (nationality || is_born);
            if !fits {
                return None;
            }
        }
        (with_year || nationality)
            .then_some(Opening::Life { with_nationality: nationality, with_year })
    }

    fn is_nationality(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(is_nationality_word)
            && self.tokens.get(at + 1).is_none_or(|next| !next.is_word() || is_life_word(next))
    }

    /// True if the word at `at` names a photographic technique, with the next or by itself.
    fn is_technique(&self, at: usize) -> bool {
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
            self.tokens[index].kind == Kind::Copyright
                && self.person(index + 1, limit).is_some_and(|owner| owner.name == maker.name)
        })
    }

    /// The institution that holds the work, and the first token of its part of the label.
    fn label_holder(&self, from: usize) -> Option<(Party, usize)> {
        let limit = self.tokens.len();
        let mut found: Option<(Party, usize)> = None;
        let mut at = from;
        while at < limit {
            if !self.starts_part(at) {
                at += 1;
                continue;
            }
            let (lead, name) = self.lead_in(at, limit);
            let name = name + usize::from(self.tokens.get(name).is_some_and(|t| t.key == "the"));
            let Some(body) = self.party(name, limit).filter(|body| self.is_holder(body, name))
            else {
                at += 1;
                continue;
            };
            let start = if lead.any() { at } else { name };
            let body = self.with_its_house(body);
            let next = body.end;
            let is_sharper = found.as_ref().is_none_or(|(known, _)| {
                !known.is_known() && self.ends_in_collection(known) && body.is_known()
            });
            if is_sharper {
                found = Some((body, start));
            }
            at = next.max(at + 1);
        }
        found
    }

    fn ends_in_collection(&self, body: &Party) -> bool {
        matches!(&*self.tokens[body.end - 1].key, "collection" | "collections")
    }

    /// True for a museum, gallery, library or the like that is no giver.
    fn is_holder(&self, body: &Party, at: usize) -> bool {
        let Who::Body { kind, known } = body.who else { return false };
        let words = &self.tokens[at..body.end];
        let gives = words.iter().any(|token| ACQUIRED.contains(&&*token.key))
            || self.tokens.get(body.end).is_some_and(|next| {
                next.is_word() && matches!(&*next.key, "fund" | "funds" | "endowment" | "endowed")
            });
        let holds = matches!(kind, AgencyKind::Institution | AgencyKind::Agency)
            && (known && kind == AgencyKind::Institution
                || self.keeps(body)
                || words.iter().any(|token| {
                    matches!(
                        &*token.key,
                        "gallery"
                            | "galleries"
                            | "galerie"
                            | "museo"
                            | "musee"
                            | "center"
                            | "centre"
                            | "institute"
                            | "academy"
                            | "university"
                            | "foundation"
                            | "photography"
                    )
                }));
        holds && !gives && !body.is_guess
    }

    /// True if a part of the label may begin at `at`: behind a mark, a size or a technique.
    fn starts_part(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).map(|before| &self.tokens[before]) else {
            return false;
        };
        let token = &self.tokens[at];
        if !token.is_word() || !(is_capital(token.text) || token.key == "courtesy") {
            return false;
        }
        if !before.is_word() {
            return before.kind != Kind::Open;
        }
        let is_unit = matches!(&*before.key, "cm" | "mm" | "in" | "inches" | "print" | "paper");
        ends_sentence(before) || is_unit || before.text.ends_with(|c: char| c.is_ascii_digit())
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
    fn part(&self, party: Party, start: usize, end: usize) -> Zone {
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
enum Opening {
    /// A nationality, a life or both.
    Life { with_nationality: bool, with_year: bool },
    /// A full stop, or a title set off by marks.
    Title,
    /// A comma and a title in plain words.
    Comma,
    /// "Credit:" before the name, a title in quotation marks behind it.
    Credited,
    /// A comma behind the name of a studio.
    Studio,
}

fn is_mark(token: &Token<'_>) -> bool {
    matches!(
        token.kind,
        Kind::Dash
            | Kind::Comma
            | Kind::Semicolon
            | Kind::Other
            | Kind::Slash
            | Kind::Stop
            | Kind::Colon
    )
}

fn is_year(text: &str) -> bool {
    text.len() == 4 && text.parse::<u16>().is_ok_and(|year| (1700..=2100).contains(&year))
}

/// "1895", "1895-1965", "b", "born", "ca", "active"
fn is_life_word(token: &Token<'_>) -> bool {
    token.text.trim_end_matches('s').split(['-', '–', '—']).all(is_year)
        || matches!(
            &*token.key,
            "b" | "d"
                | "born"
                | "died"
                | "in"
                | "active"
                | "about"
                | "c"
                | "ca"
                | "circa"
                | "fl"
                | "to"
                | "and"
                | "present"
                | "after"
                | "before"
                | "founded"
        )
}

/// "American", "British", "Czech": an adjective of a country or a people.
fn is_nationality_word(token: &Token<'_>) -> bool {
    const OTHERS: &[&str] = &[
        "american",
        "argentine",
        "basque",
        "czech",
        "dutch",
        "flemish",
        "french",
        "german",
        "greek",
        "iraqi",
        "israeli",
        "kazakh",
        "kuwaiti",
        "kyrgyz",
        "malagasy",
        "pakistani",
        "thai",
        "uzbek",
        "welsh",
        "yemeni",
        "swiss",
        "manx",
        "filipino",
        "filipina",
        "afghan",
        "azeri",
        "bangladeshi",
        "saudi",
        "emirati",
        "omani",
        "somali",
        "uk",
        "usa",
        "us",
    ];
    let key = &*token.key;
    token.is_word()
        && is_capital(token.text)
        && (OTHERS.contains(&key)
            || key.len() > 5
                && ["an", "ish", "ese"].iter().any(|end| key.ends_with(end))
                && !key.ends_with("man")
            || key.split(' ').any(|part| OTHERS.contains(&part)))
}
