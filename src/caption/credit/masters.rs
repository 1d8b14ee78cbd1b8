//! Photographers of collections, whose name alone says who took the picture: "(Frank Hurley)",
//! "Walker Evans. Nets on a quay. 1936."

use super::chain::Chain;
use super::life::is_life_word;
use super::name::ordinary;
use super::party::{Party, Who, Words, is_capital};
use super::token::Kind;
use crate::authority::known_photographer;
use crate::record::Span;

impl Words<'_> {
    /// The photographer of the table whose name begins at `at`.
    pub(super) fn master(&self, at: usize, limit: usize) -> Option<Party> {
        let first = self.tokens.get(at).filter(|_| at < limit)?;
        if !first.is_word() || !is_capital(first.text) {
            return None;
        }
        let words = self.tokens[at..limit].iter().take_while(|token| token.is_word());
        let count = known_photographer(words.map(|token| &*token.key))?;
        let end = at + count;
        let span = Span::new(first.span.start, self.tokens[end - 1].span.end);
        let name = ordinary(span.text(self.text));
        Some(self.made(Who::Person, name, at, end, end))
    }

    /// True for one photographer of the table and nobody else.
    pub(super) fn is_master(&self, chain: &Chain) -> bool {
        let first = &chain.links[0].party;
        let at = chain.start;
        chain.links.len() == 1
            && first.who == Who::Person
            && self.master(at, first.end).is_some_and(|master| master.end == first.end)
    }

    /// The maker of a label that the table knows, and the token where the title begins:
    /// "Walker Evans, Nets", but not "Walker Evans, the photographer", nor "Walker Evans with his
    /// camera".
    pub(super) fn label_master(&self, at: usize) -> Option<(Party, usize)> {
        if let Some(found) = self.inverted_master(at) {
            return Some(found);
        }
        let master = self.master(at, self.tokens.len())?;
        let mut title = master.end;
        let is_dotted = self.tokens[title - 1].dotted;
        let mark = self.tokens.get(title)?;
        if let Some(close) = mark.partner.filter(|_| mark.kind == Kind::Open) {
            let inside = &self.tokens[title + 1..close];
            let tells_life =
                inside.iter().any(|token| token.text.contains(|c: char| c.is_ascii_digit()))
                    || self.is_nationality(title + 1);
            if !tells_life {
                return None;
            }
            title = close + 1;
            title +=
                usize::from(self.tokens.get(title).is_some_and(|next| next.kind == Kind::Comma));
        } else if !mark.is_word() {
            let parts = matches!(
                mark.kind,
                Kind::Comma | Kind::Colon | Kind::Semicolon | Kind::Dash | Kind::Quote | Kind::Pipe
            );
            title += usize::from(parts && mark.kind != Kind::Quote);
        }
        let starts = self.tokens.get(title)?;
        let is_title = !starts.is_word()
            || is_capital(starts.text)
            || starts.text.starts_with(|c: char| c.is_ascii_digit())
            || matches!(&*starts.key, "c" | "ca" | "circa" | "untitled");
        let is_bare = title == master.end && !is_dotted && starts.is_word();
        let is_work = !is_bare || self.names_work(title);
        (is_title && is_work).then_some((master, title))
    }

    /// "Evans, Walker, 1903-1975. Nets": as catalogues order names, with a life.
    fn inverted_master(&self, at: usize) -> Option<(Party, usize)> {
        let surname = self.tokens.get(at).filter(|token| token.is_word())?;
        let comma = self.tokens.get(at + 1)?.kind == Kind::Comma;
        let end = (at + 2..at + 6).find(|index| {
            self.tokens.get(*index).is_none_or(|token| !token.is_word() || is_life_word(token))
        })?;
        let given = self.tokens.get(at + 2..end).filter(|given| !given.is_empty())?;
        let keys = given.iter().chain([surname]).map(|token| &*token.key);
        let is_known = comma && known_photographer(keys) == Some(given.len() + 1);
        let life = end + usize::from(self.tokens.get(end)?.kind == Kind::Comma);
        let is_life = self.tokens.get(life).is_some_and(is_life_word);
        if !is_known || !is_life {
            return None;
        }
        let span = Span::new(surname.span.start, self.tokens[end - 1].span.end);
        let words: Vec<&str> = given.iter().chain([surname]).map(|token| token.text).collect();
        let mut master = self.made(Who::Person, ordinary(&words.join(" ")), at, end, end);
        master.span = span;
        let title = (life..self.tokens.len()).find(|index| {
            let token = &self.tokens[*index];
            token.is_word() && !is_life_word(token)
        })?;
        Some((master, title))
    }

    /// True if a technique follows close behind.
    fn names_work(&self, at: usize) -> bool {
        const FURTHEST: usize = 24;
        let end = self.tokens.len().min(at + FURTHEST);
        (at..end).any(|index| self.is_technique(index))
    }
}
