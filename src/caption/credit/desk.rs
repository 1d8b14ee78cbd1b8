//! What a desk writes among the names of a credit, and initials that look like a desk's.

use super::joint::Joint;
use super::party::{Party, Who, Words, is_capital};
use super::phrases::agency_at;
use super::token::Kind;

/// "example.ge", "1tv.ge": a site that gave a picture.
pub(super) fn is_site(word: &str) -> bool {
    let Some((name, domain)) = word.rsplit_once('.') else { return false };
    name.len() > 2
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.'))
        && name.bytes().any(|byte| byte.is_ascii_lowercase())
        && (2..=4).contains(&domain.len())
        && domain.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// First halves of one name with two capitals: "MacDonald", "DellaRoe".
const PREFIXES: &[&str] = &["abdel", "abdul", "della", "fitz", "saint", "santa"];
/// Halves of what is no person's name: "PhotoQuay", "QuayPress".
const TRADE: &[&str] = &[
    "film", "foto", "image", "images", "media", "news", "photo", "photos", "pics", "pictures",
    "pool", "press", "sport", "sports", "staff", "stock", "studio", "studios", "world",
];

/// "JaneRoe" is "Jane Roe" whose space was lost: two halves of at least four and three letters,
/// each with its capital. "McRoe" and "PhotoQuay" are names.
pub(super) fn unglued(word: &str) -> Option<String> {
    let mut inner = word.char_indices().skip(1).filter(|(_, c)| !c.is_lowercase());
    let (cut, _) = inner.next().filter(|(_, c)| c.is_uppercase())?;
    let (given, surname) = word.split_at(cut);
    let folded = [given, surname].map(str::to_lowercase);
    let is_name = inner.next().is_none()
        && word.starts_with(char::is_uppercase)
        && given.chars().count() >= 4
        && surname.chars().count() >= 3
        && !PREFIXES.contains(&folded[0].as_str())
        && !folded.iter().any(|half| TRADE.contains(&half.as_str()));
    is_name.then(|| format!("{given} {surname}"))
}

impl Words<'_> {
    /// "HARBOUR-NETS/Jane Roe/Reuters", "Jane Roe/X90012": the slug of the story, or the number by
    /// which an agency pays a photographer, names nobody.
    pub(super) fn is_desk_mark(&self, at: usize, limit: usize, joint: Joint) -> bool {
        let token = &self.tokens[at];
        match joint {
            Joint::First => {
                at == 0
                    && limit > 1
                    && self.tokens[1].kind == Kind::Slash
                    && token.text.contains('-')
                    && !token.text.chars().any(char::is_lowercase)
                    && token.text.chars().any(char::is_alphabetic)
                    && agency_at(self.agencies, self.tokens, at, limit).is_none()
            }
            Joint::Slash => token.text.strip_prefix(['X', 'x']).is_some_and(|digits| {
                digits.len() == 5 && digits.bytes().all(|byte| byte.is_ascii_digit())
            }),
            _ => false,
        }
    }

    /// "CP Roe", "AP Roe": two letters before a surname that ends the name are initials, although
    /// they are an agency's too. "AP Jane Roe" is the agency and its photographer.
    pub(super) fn initialled(&self, at: usize, limit: usize) -> Option<Party> {
        let first = &self.tokens[at];
        let is_initials = first.text.len() == 2
            && first.text.bytes().all(|byte| byte.is_ascii_uppercase())
            && self.tokens.get(at + 1).filter(|_| at + 1 < limit).is_some_and(|next| {
                next.is_word()
                    && is_capital(next.text)
                    && next.text.chars().any(char::is_lowercase)
                    && next.text.chars().count() > 2
            });
        if !is_initials {
            return None;
        }
        self.person(at, limit).filter(|person| person.who == Who::Person && person.words == 2)
    }
}
