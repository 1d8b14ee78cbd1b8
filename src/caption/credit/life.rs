//! Lives and nationalities behind a maker's name: "(British, b. 1966)", ", American, 1895-1965".

use super::party::{Party, Words, is_capital};
use super::token::{Kind, Token};
use super::tombstone::Opening;

impl Words<'_> {
    /// A life told in brackets.
    pub(super) fn life(&self, at: usize, close: usize) -> Option<Opening> {
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

    /// "Jane Roe British, 1866-1937": a nationality that seems the last word of the name, and the
    /// life behind it.
    pub(super) fn maker_before_nationality(&self, maker: &Party) -> Option<(Party, usize)> {
        let nationality = maker.end.checked_sub(1)?;
        let comma = self.tokens.get(maker.end).filter(|next| next.kind == Kind::Comma)?;
        let at = maker.end + 1;
        let is_life = comma.kind == Kind::Comma
            && self.tokens.get(at).is_some_and(|life| is_life_word(life))
            && is_nationality_word(&self.tokens[nationality]);
        let person = self.person(nationality.checked_sub(maker.words - 1)?, nationality)?;
        let end = (at..self.tokens.len())
            .find(|index| {
                let token = &self.tokens[*index];
                !is_life_word(token) && token.kind != Kind::Dash
            })
            .unwrap_or(self.tokens.len());
        (is_life && person.words > 1 && end < self.tokens.len()).then_some((person, end))
    }

    pub(super) fn is_nationality(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(is_nationality_word)
            && self.tokens.get(at + 1).is_none_or(|next| !next.is_word() || is_life_word(next))
    }
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
pub(super) fn is_life_word(token: &Token<'_>) -> bool {
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
