//! A body by its name: the nouns and capitals that make it an agency, a museum or an office.

use super::body_words::{CONNECTORS, is_leading_head};
use super::party::{Party, Who, Words, is_acronym, is_capital};
use super::person::script;
use super::phrases::{CONTESTS, HEADS, agency_at, ends_sentence};
use super::token::{Kind, Token};
use crate::authority::AgencyKind;

/// Words of the longest name that is read: "Press Service of the …th Brigade of the …".
const LONGEST_RUN: usize = 18;

/// Words that open a sentence and no body's name.
const NO_OPENING: &[&str] = &[
    "from", "by", "in", "at", "on", "photo", "photos", "image", "picture", "credit", "this",
    "that", "these", "a", "an", "with", "view", "inside", "outside", "special",
];

impl Words<'_> {
    /// A run of capitals in a place where only a body can stand: "Jane Roe/The Quayside".
    pub(super) fn unknown_body(&self, at: usize, limit: usize) -> Option<Party> {
        let starts_large = self.tokens.get(at).filter(|_| at < limit)?;
        // "CC-BY-SA 3.0" is a licence.
        let is_licence = starts_large.key.starts_with("cc by");
        // "Jane Roe / 360foto"
        let is_numbered_brand = starts_large.text.starts_with(|c: char| c.is_ascii_digit())
            && is_brand(starts_large.text, &starts_large.key);
        let is_name = is_capital(starts_large.text) || is_numbered_brand;
        if !starts_large.is_word() || !is_name || is_licence {
            return None;
        }
        let end = self.run_end(at, limit);
        let who = Who::Body { kind: AgencyKind::Newspaper, known: false };
        (end > at).then(|| Party {
            is_guess: true,
            ..self.made(who, self.written(at, end), at, end, end)
        })
    }

    /// "2019 Example Photo Contest": the year of a competition before its name.
    pub(super) fn dated_contest(&self, at: usize, limit: usize) -> Option<Party> {
        if at + 1 >= limit || !self.is_year(at) {
            return None;
        }
        let end = self.run_end(at + 1, limit);
        self.contest(at + 1, end, limit)
    }

    /// The slash behind one or two words with capitals at `at`.
    pub(super) fn before_slash(&self, at: usize, limit: usize) -> Option<usize> {
        let end = (at..limit.min(at + 3)).find(|index| !self.tokens[*index].is_word())?;
        let is_name = end > at
            && self.tokens[end].kind == Kind::Slash
            && self.tokens[at..end].iter().all(|token| is_capital(token.text))
            && self.head(at, end).is_none();
        is_name.then_some(end)
    }

    /// A body that its nouns make known: "Example Harbour Museum", "Ministry of Fisheries".
    pub(super) fn body(&self, at: usize, limit: usize) -> Option<Party> {
        let end = self.run_end(at, limit);
        if end == at || NO_OPENING.contains(&&*self.tokens[at].key) {
            return None;
        }
        // "Jane Roe Agence France-Presse": the wire's words are no head of a longer name.
        let closes_with_wire = (at + 2..end).any(|wire| {
            agency_at(self.agencies, self.tokens, wire, end)
                .is_some_and(|(after, agency)| after == end && agency.kind == AgencyKind::Wire)
        });
        // "Quay Platform Getty Images/…": a title runs on into the agency's two words.
        let closes_with_agency = (at + 2..end.saturating_sub(1)).any(|first| {
            agency_at(self.agencies, self.tokens, first, end).is_some_and(|(after, agency)| {
                after == end && after > first + 1 && agency.kind == AgencyKind::Agency
            })
        });
        if closes_with_agency {
            return None;
        }
        if closes_with_wire && self.person(at, limit).is_some() {
            return None;
        }
        if let Some(contest) = self.contest(at, end, limit) {
            return Some(contest);
        }
        // "Harbour Press Photo": what it gave, as in "AP Photo".
        let end = if end - at > 2
            && is_photo_noun(&self.tokens[end - 1])
            && self.head(at, end - 1).is_some()
            && self.may_end_name(end, limit)
        {
            end - 1
        } else {
            end
        };
        if let Some(kind) = self.head(at, end) {
            let who = Who::Body { kind, known: false };
            let words = self.tokens[at..end].iter().filter(|token| token.is_word()).count();
            let mut party = self.made(who, self.written(at, end), at, end, end);
            party.words = words;
            let is_photo = end < limit
                && !ends_sentence(&self.tokens[end - 1])
                && is_photo_noun(&self.tokens[end])
                && self.may_end_name(end + 1, limit);
            party.is_photo = is_photo;
            party.end += usize::from(is_photo);
            return Some(party);
        }
        if let Some(cut) = self.head_before_sentence(at, end, limit) {
            return Some(cut);
        }
        let single = &self.tokens[at];
        if end == at + 1
            && !self.is_rank(at, limit)
            && (is_brand(single.text, &single.key) || is_acronym(single.text))
        {
            let kind =
                if is_acronym(single.text) { AgencyKind::Institution } else { AgencyKind::Agency };
            let who = Who::Body { kind, known: false };
            let party = self.made(who, single.text.to_owned(), at, end, end);
            return Some(Party { is_guess: true, ..party });
        }
        None
    }

    /// "Image by Example Foundation A farmer …": at the start of a text the body ends with its
    /// head, and the sentence begins.
    fn head_before_sentence(&self, at: usize, end: usize, limit: usize) -> Option<Party> {
        const FURTHEST: usize = 16;
        let goes_on = end < limit && self.tokens[end].is_word();
        if at > FURTHEST || !goes_on {
            return None;
        }
        (at + 2..end).rev().find_map(|cut| {
            let kind = self.head(at, cut)?;
            let who = Who::Body { kind, known: false };
            Some(self.made(who, self.written(at, cut), at, cut, cut))
        })
    }

    pub(super) fn contest(&self, at: usize, end: usize, limit: usize) -> Option<Party> {
        let (after, ()) =
            (at..end).find_map(|index| CONTESTS.longest_at(self.tokens, index, end))?;
        let mut end = after;
        while end < limit
            && self.tokens[end].key.bytes().all(|b| b.is_ascii_digit())
            && self.tokens[end].is_word()
        {
            end += 1;
        }
        if let Some((name_end, agency)) = agency_at(self.agencies, self.tokens, at, after) {
            // "National Geographic Photo Contest": the body that holds it.
            let who = Who::Body { kind: agency.kind, known: true };
            return Some(self.made(who, agency.name.clone(), at, name_end, end));
        }
        Some(self.made(Who::Contest, self.written(at, after), at, after, end))
    }

    /// The kind that the head noun of a run of capitals gives it.
    fn head(&self, at: usize, end: usize) -> Option<AgencyKind> {
        let mut found = None;
        let mut index = at;
        while index < end {
            let token = &self.tokens[index];
            let is_of = matches!(&*token.key, "of" | "for" | "de" | "du" | "des" | "der" | "in");
            if is_of && found.is_some() {
                return found;
            }
            // The last part of "Herald-Times" counts.
            let hyphenated = || {
                let (first, last) = token.key.rsplit_once(' ')?;
                // "Times-News" is a newspaper, as "Times" is.
                let paper = HEADS.meaning(first).filter(|kind| *kind == AgencyKind::Newspaper);
                paper.or_else(|| HEADS.meaning(last)).map(|kind| (index + 1, kind))
            };
            match HEADS.longest_at(self.tokens, index, end).or_else(hyphenated) {
                Some((after, kind)) if is_capital(token.text) => {
                    let leads = index == at && is_leading_head(&token.key) && end > after;
                    let closes = after == end
                        || CONNECTORS.contains(&&*self.tokens[after].key)
                        || HEADS.longest_at(self.tokens, after, end).is_some();
                    if leads {
                        return Some(kind);
                    }
                    if closes && (end - at > 1 || kind == AgencyKind::Military) {
                        found = Some(kind);
                    } else if !closes {
                        found = None;
                    }
                    index = after;
                }
                _ => {
                    if found.is_some() && !CONNECTORS.contains(&&*token.key) && index + 1 == end {
                        // "Army Roe": the head is no head.
                        found = None;
                    }
                    index += 1;
                }
            }
        }
        found
    }

    /// The end of the run of capitals, numbers and small words of names that begins at `at`.
    fn run_end(&self, at: usize, limit: usize) -> usize {
        let mut end = at;
        let mut last_strong = at;
        let mut has_head = false;
        while end < limit && end - at < LONGEST_RUN {
            let token = &self.tokens[end];
            if !token.is_word() || end > at && self.is_break(end, limit) {
                break;
            }
            let opens_sentence = end > at
                && matches!(token.text, "A" | "An" | "The")
                && !CONNECTORS.contains(&&*self.tokens[end - 1].key)
                && self.tokens.get(end + 1).is_some_and(|next| {
                    next.is_word() && next.text.starts_with(char::is_lowercase)
                });
            if opens_sentence {
                break;
            }
            if script(token.text) > 3 && script(token.text) != script(self.tokens[at].text) {
                break;
            }
            let is_strong = is_capital(token.text)
                || token.text.starts_with(|c: char| c.is_ascii_digit()) && end > at;
            let is_weak =
                end > at && CONNECTORS.contains(&&*token.key) && (has_head || token.key != "for");
            if !is_strong && !is_weak {
                break;
            }
            has_head |= HEADS.longest_at(self.tokens, end, limit).is_some();
            end += 1;
            if is_strong {
                last_strong = end;
            }
            if ends_sentence(token) {
                break;
            }
        }
        last_strong
    }
}

/// What an agency's name has behind it where its picture is named: "Harbour Press photo".
pub(super) fn is_photo_noun(token: &Token<'_>) -> bool {
    matches!(&*token.key, "photo" | "photos" | "photograph" | "image")
}

/// One word that calls itself an agency: "HarbourPix", "quayside.com".
pub(super) fn is_brand(text: &str, key: &str) -> bool {
    const INSIDE: &[&str] = &["photo", "foto", "pix", "image", "press", "news", "media", "pics"];
    let has_inner = INSIDE
        .iter()
        .any(|part| key.find(part).is_some_and(|at| at > 0 || key.len() > part.len() + 1));
    let has_domain = text.rsplit_once('.').is_some_and(|(name, end)| {
        const DOMAINS: &[&str] = &[
            "at", "be", "by", "ch", "com", "cz", "de", "dk", "es", "eu", "fi", "fr", "gr", "hu",
            "id", "il", "in", "info", "it", "ke", "kz", "lt", "lv", "mx", "net", "nl", "no", "org",
            "pl", "pt", "ro", "rs", "ru", "se", "si", "sk", "tr", "tv", "ua", "uk",
        ];
        name.len() > 2 && DOMAINS.contains(&&*end.to_ascii_lowercase())
    });
    let opens_name = is_capital(text) || text.starts_with(|c: char| c.is_ascii_digit());
    has_domain || has_inner && opens_name
}
