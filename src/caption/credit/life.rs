//! Lives and nationalities behind a maker's name: "(British, b. 1966)", ", American, 1895-1965".

use super::party::{Words, is_capital};
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
