//! A photographer who stands alone behind the description: "… on the quay. Jane Roe", "… on the
//! quay. Jane Roe photo", "… on the quay. By Jane Roe".

use super::body::is_photo_noun;
use super::party::{Party, Words, is_capital};
use super::phrases::ends_sentence;
use super::token::Kind;
use super::zone::Zone;
use crate::record::Span;

/// Tokens from the first of such a credit to the end of the text.
const LONGEST: usize = 12;

/// Words of the shortest description that a bare name may follow.
const SHORTEST_DESCRIPTION: usize = 6;

/// Words that announce a name without a colon, at the end of a text.
const ANNOUNCERS: &[&str] = &[
    "by",
    "credit",
    "photo",
    "photos",
    "photograph",
    "photographs",
    "foto",
    "fotos",
    "image",
    "pic",
    "picture",
];

/// Words of links and menus, which stand behind a text as names do.
const MENUS: &[&str] = &[
    "all",
    "article",
    "back",
    "click",
    "comments",
    "continue",
    "download",
    "facebook",
    "full",
    "gallery",
    "here",
    "learn",
    "media",
    "more",
    "next",
    "news",
    "photo",
    "photos",
    "post",
    "previous",
    "read",
    "related",
    "reading",
    "see",
    "share",
    "social",
    "show",
    "source",
    "story",
    "subscribe",
    "top",
    "twitter",
    "video",
    "view",
    "watch",
];

impl Words<'_> {
    /// The name that closes a text which has no other credit.
    pub(super) fn alone(&self) -> Option<Zone> {
        let count = self.tokens.len();
        (count.saturating_sub(LONGEST).max(1)..count).find_map(|start| {
            let is_set_apart = self.starts_sentence(start)
                || self.tokens[start - 1].kind == Kind::Open
                || self.follows_day(start);
            if !is_set_apart || !self.tokens[start].is_word() {
                return None;
            }
            let at = self.after_announcer(start);
            let person = self.person(at, count).filter(|person| {
                person.is_full_name()
                    && self.body(at, count).is_none()
                    && self.tokens[at..person.end].iter().any(|token| is_capital(token.text))
            })?;
            let after = self.after_trade(person.end);
            let is_announced = at > start || after > person.end;
            if !self.ends_at(after) || !is_announced && !self.closes_description(start, &person) {
                return None;
            }
            Some(self.zone_of(start, after, person))
        })
    }

    /// The token behind "By" or "Credit"; `start` itself where none stands there.
    fn after_announcer(&self, start: usize) -> usize {
        let is_announcer = ANNOUNCERS.contains(&&*self.tokens[start].key);
        start + usize::from(is_announcer && self.tokens.get(start + 1).is_some_and(|t| t.is_word()))
    }

    /// The token behind "photo", ", Staff Photographer" or "/Courtesy".
    fn after_trade(&self, end: usize) -> usize {
        let Some(next) = self.tokens.get(end) else { return end };
        let key = |index: usize| self.tokens.get(index).map_or("", |token| &*token.key);
        if is_photo_noun(next) {
            return end + 1;
        }
        match (next.kind, key(end + 1), key(end + 2)) {
            (Kind::Comma, "staff", "photographer") => end + 3,
            (Kind::Comma, "photographer" | "staff", _) | (Kind::Slash, "courtesy", _) => end + 2,
            _ => end,
        }
    }

    /// Only closing marks follow.
    fn ends_at(&self, at: usize) -> bool {
        self.tokens[at..].iter().all(|token| {
            matches!(token.kind, Kind::Stop | Kind::Quote | Kind::Close | Kind::Ellipsis)
        })
    }

    /// True for a bare name behind a sentence or a bar: of a person, not of a thing or a menu.
    fn closes_description(&self, start: usize, person: &Party) -> bool {
        let before = &self.tokens[start - 1];
        let is_parted = match before.kind {
            Kind::Word => ends_sentence(before) || self.follows_day(start),
            Kind::Dash => start > 1 && ends_sentence(&self.tokens[start - 2]),
            kind => matches!(kind, Kind::Pipe | Kind::Stop),
        };
        let name = &self.tokens[start..person.end];
        let described = self.tokens[..start].iter().filter(|token| token.is_word());
        let is_prose = self.tokens[..start]
            .iter()
            .filter(|token| token.is_word() && token.text.starts_with(char::is_lowercase))
            .count()
            > 2;
        is_parted
            && is_prose
            && described.count() >= SHORTEST_DESCRIPTION
            && person.words < 4
            && self.names_no_thing(person)
            && !name.iter().any(|token| MENUS.contains(&&*token.key))
    }

    /// The zone of `party`, brackets around it included.
    fn zone_of(&self, start: usize, end: usize, party: Party) -> Zone {
        let zone = self.part(party, start, end);
        let open = self.tokens[..start].last().filter(|open| open.kind == Kind::Open);
        let close = self.tokens.get(end).filter(|close| close.kind == Kind::Close);
        match open.zip(close) {
            Some((open, close)) => {
                Zone { stretch: Span::new(open.span.start, close.span.end), ..zone }
            }
            None => zone,
        }
    }
}
