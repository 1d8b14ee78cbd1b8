//! One name in a credit: a person, a body, or a word that stands for nobody.

use super::body::is_brand;
use super::body_words::{CONNECTORS, DIVISIONS};
use super::leads::Lead;
use super::name::ordinary;
use super::person::script;
use super::phrases::{LEADS, NOBODY, TAILS, agency_at, ends_sentence, is_abbreviation};
use super::tail::is_call_number;
use super::token::{Kind, Token};
use super::words::HANDOUT;
use crate::authority::{Agencies, AgencyKind};
use crate::record::Span;

/// What a name in a credit names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// A photographer, or a studio that signs like one.
    Person,
    /// An agency, institution, newspaper or public body.
    Body {
        /// Which of these.
        kind: AgencyKind,
        /// True if the registry holds it, false if its nouns say what it is.
        known: bool,
    },
    /// A competition that a picture was sent to.
    Contest,
    /// "Handout": the body beside it gave the picture.
    Handout,
    /// "Stringer", "Pool", "File": no one.
    Nobody,
}

/// A name in a credit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Party {
    pub(super) who: Who,
    /// The established name of a known body; a person's in ordinary capitals.
    pub(super) name: String,
    /// Its words.
    pub(super) span: Span,
    /// The token after it.
    pub(super) end: usize,
    /// Words of the name itself.
    pub(super) words: usize,
    /// The body's name is followed by "photo".
    pub(super) is_photo: bool,
    /// A body by the shape of its name alone: no registry and no noun says what it is.
    pub(super) is_guess: bool,
}

impl Party {
    /// True for a person of a given name and a surname at least, and of no more than a person has.
    pub(super) fn is_full_name(&self) -> bool {
        self.who == Who::Person && (2..=4).contains(&self.words)
    }

    /// True for a body that the registry holds.
    pub(super) fn is_known(&self) -> bool {
        matches!(self.who, Who::Body { known: true, .. })
    }
}

/// The words of a text and the registry they are judged by.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token<'a>],
    pub(super) agencies: &'a Agencies,
}

/// Words that may follow an agency's name and add nothing to it.
const PHOTO_WORDS: &[&str] = &[
    "photo",
    "photos",
    "photograph",
    "photographs",
    "picture",
    "pictures",
    "image",
    "images",
    "foto",
    "fotos",
    "pic",
    "pics",
    "graphic",
    "video",
    "illustration",
];

/// What stands before the slash and whoever gave the picture out.
const GIVEN_OUT: &[&str] = &["handout", "ho", "divulgacao", "reproducao", "cortesia", "courtesy"];

impl<'a> Words<'a> {
    /// The name that begins at `at`, if one does and it ends before `limit`.
    pub(super) fn party(&self, at: usize, limit: usize) -> Option<Party> {
        let token = self.tokens.get(at).filter(|_| at < limit)?;
        if !token.is_word() {
            return None;
        }
        if TAILS.longest_at(self.tokens, at, limit).is_some() {
            return self.nobody(at, limit);
        }
        if token.key == "the" || token.key == "our" {
            let known = self.known(at, limit);
            let inner = self.party_here(at + 1, limit).filter(|inner| {
                // "The National" is a newspaper, the National Library none of it.
                known.as_ref().is_none_or(|known| {
                    inner.end > known.end && matches!(inner.who, Who::Body { .. })
                })
            });
            let Some(mut party) = inner else { return known };
            let is_newspaper = party.who == Who::Body { kind: AgencyKind::Newspaper, known: false };
            if is_newspaper && token.text == "The" {
                party.span.start = token.span.start;
                party.name = format!("The {}", party.name);
            }
            return Some(party).filter(|party| party.who != Who::Person);
        }
        if token.key == "estate" && self.tokens.get(at + 1).is_some_and(|of| of.key == "of") {
            // "Estate of Jane Roe" holds the rights and took no picture.
            let heir_of = self.person(at + 2, limit)?;
            return Some(Party { who: Who::Nobody, name: String::new(), ..heir_of });
        }
        self.party_here(at, limit)
    }

    fn party_here(&self, at: usize, limit: usize) -> Option<Party> {
        if let Some(contest) = self.dated_contest(at, limit) {
            return Some(contest);
        }
        let nobody = self.nobody(at, limit);
        let known = self.known(at, limit);
        match (nobody, known) {
            (Some(nobody), Some(known)) if known.end > nobody.end => Some(known),
            (Some(nobody), _) => Some(nobody),
            (None, Some(known)) => Some(known),
            (None, None) => self.body(at, limit).or_else(|| self.person(at, limit)),
        }
    }

    fn nobody(&self, at: usize, limit: usize) -> Option<Party> {
        let (end, ()) = NOBODY.longest_at(self.tokens, at, limit)?;
        let is_shouted_after = self.tokens.get(end).is_some_and(|next| {
            next.text.chars().count() > 3 && next.text.chars().all(char::is_uppercase)
        });
        // "…/Files Reuters / Sunday": a page's stamp follows.
        let is_stamped = end < limit
            && agency_at(self.agencies, self.tokens, end, limit)
                .is_some_and(|(_, agency)| agency.kind == AgencyKind::Wire);
        if !self.may_end_name(end, limit) && !is_shouted_after && !is_stamped {
            return None;
        }
        let key = self.keys(at, end);
        let who = if HANDOUT.contains(&key.as_str()) { Who::Handout } else { Who::Nobody };
        Some(self.made(who, String::new(), at, end, end))
    }

    /// "Ana Doe" is no picture of ANA's: few letters that an agency writes large, written as a name is
    /// and before another one.
    fn is_given_name(&self, at: usize, end: usize, limit: usize, agency: &str) -> bool {
        let text = self.tokens[at].text;
        let mut letters = text.chars();
        let is_written_so = end == at + 1
            && text.len() <= 4
            && letters.next().is_some_and(char::is_uppercase)
            && letters.next().is_some()
            && letters.all(char::is_lowercase);
        let is_surname = |next: &Token<'_>| {
            next.is_word()
                && is_capital(next.text)
                && next.text.chars().any(char::is_lowercase)
                && !PHOTO_WORDS.contains(&&*next.key)
        };
        is_written_so
            && end < limit
            && !agency.starts_with(text)
            && is_surname(&self.tokens[end])
            && !ends_sentence(&self.tokens[at])
    }

    /// A body of the registry.
    fn known(&self, at: usize, limit: usize) -> Option<Party> {
        let (name_end, agency) = agency_at(self.agencies, self.tokens, at, limit)?;
        let is_small = !self.tokens[at..name_end]
            .iter()
            .any(|token| token.text.chars().any(|c| !c.is_lowercase()));
        if is_small && !matches!(agency.kind, AgencyKind::Wire | AgencyKind::Agency) {
            // "given to the men who": WHO writes itself large.
            return None;
        }
        if self.is_given_name(at, name_end, limit, &agency.name) {
            return None;
        }
        let who = Who::Body { kind: agency.kind, known: true };
        let mut party = self.made(who, agency.name.clone(), at, name_end, name_end);
        while party.end < limit
            && !ends_sentence(&self.tokens[party.end - 1])
            && PHOTO_WORDS.contains(&&*self.tokens[party.end].key)
            // "Image copyright AFP Image caption": the page's next label.
            && TAILS.longest_at(self.tokens, party.end, limit).is_none()
        {
            party.is_photo = true;
            party.end += 1;
        }
        let alias_says_photo =
            PHOTO_WORDS.contains(&&*self.tokens[party.end - 1].key) && party.words > 1;
        party.is_photo |= alias_says_photo;
        if party.is_photo && self.is_number_sign(party.end, limit) {
            party.end += 2;
            return Some(party);
        }
        let numbered = party.end + 1;
        if party.is_photo
            && numbered < limit
            && self.tokens[party.end].kind == Kind::Colon
            && is_call_number(self.tokens[numbered].text)
        {
            party.end = numbered + 1;
            return Some(party);
        }
        if self.may_end_name(party.end, limit) || self.is_rank(party.end, limit) {
            return Some(party);
        }
        let is_branch = matches!(
            agency.kind,
            AgencyKind::Institution | AgencyKind::Government | AgencyKind::Ngo
        ) && is_acronym(self.tokens[at].text)
            && party.words == 1;
        if is_branch && let Some(slash) = self.before_slash(party.end, limit) {
            // "UNICEF Peru/Jane Roe"
            party.end = slash;
            return Some(party);
        }
        // "ABC Sports": a branch of a broadcaster.
        let is_branch_of_air = agency.kind == AgencyKind::Newspaper
            && is_acronym(self.tokens[at].text)
            && party.words == 1
            && matches!(
                &*self.tokens[party.end].key,
                "sports" | "entertainment" | "radio" | "television"
            )
            && self.may_end_name(party.end + 1, limit);
        if is_branch_of_air {
            let who = Who::Body { kind: AgencyKind::Newspaper, known: false };
            let end = party.end + 1;
            return Some(self.made(who, self.written(at, end), at, end, end));
        }
        // "Jane Roe for The Daily Quay The harbour of Anytown": the description begins.
        let is_press =
            matches!(agency.kind, AgencyKind::Newspaper | AgencyKind::Wire | AgencyKind::Agency);
        if is_press
            && party.end + 1 < limit
            && matches!(self.tokens[party.end].text, "The" | "A" | "An")
        {
            return Some(party);
        }
        // "Getty Images Hulton Archive": two agencies side by side.
        if is_press && agency_at(self.agencies, self.tokens, party.end, limit).is_some() {
            return Some(party);
        }
        // A longer name that only begins like the known one: "Life Sciences Museum", "Rex Roe".
        if let Some(body) = self.body(at, limit).filter(|body| body.end > party.end) {
            let last = &self.tokens[body.end - 1];
            if agency.kind == AgencyKind::Institution && DIVISIONS.contains(&&*last.key) {
                party.end = body.end;
                return Some(party);
            }
            return Some(body);
        }
        let first = &self.tokens[at];
        let after_slash = at > 0 && self.tokens[at - 1].kind == Kind::Slash;
        // "Jane Roe/Harbourpress Boats lie", but "AP/Rex Roe".
        // "JANE ROE/Quayside John Doe mends nets": a name of two words signs before the slash.
        let is_signed = at > 2
            && after_slash
            && (at - 3..at - 1).all(|name| {
                let word = &self.tokens[name];
                word.is_word() && is_capital(word.text) && !PHOTO_WORDS.contains(&&*word.key)
            })
            && (at - 3..at - 1)
                .all(|name| agency_at(self.agencies, self.tokens, name, at - 1).is_none());
        // "Divulgação/Quayside Carga": who gave it, and the first word of the sentence.
        let is_given = at > 1 && after_slash && GIVEN_OUT.contains(&&*self.tokens[at - 2].key);
        // "NASA via Quayside Boats lie"
        let is_sent = at > 0 && self.tokens[at - 1].key == "via";
        let sends = is_given
            || is_sent
            || agency.kind == AgencyKind::Wire
            || is_brand(first.text, &first.key)
            || is_signed;
        let is_given_name = !((after_slash || is_sent) && sends)
            && party.words == 1
            && !party.is_photo
            && is_title_case(first.text);
        if !after_slash && let Some(person) = self.initialled(at, limit) {
            return Some(person);
        }
        if is_given_name && let Some(person) = self.person(at, limit) {
            return Some(person).filter(|person| person.words > 1);
        }
        Some(party)
    }

    /// "photo no. 111-SC-12345"
    fn is_number_sign(&self, at: usize, limit: usize) -> bool {
        at + 1 < limit
            && matches!(&*self.tokens[at].key, "no" | "nr" | "number")
            && self.tokens[at + 1].text.contains(|c: char| c.is_ascii_digit())
    }

    /// True if a new part of the credit, or what follows it, begins at `at`.
    pub(super) fn is_break(&self, at: usize, limit: usize) -> bool {
        let token = &self.tokens[at];
        matches!(
            &*token.key,
            "via" | "through" | "handout" | "stringer" | "pool" | "courtesy" | "staff"
        ) || self.is_label(at, limit)
            || self.is_negatives_number(at, limit)
            || TAILS.longest_at(self.tokens, at, limit).is_some()
            || LEADS.longest_at(self.tokens, at, limit).is_some_and(|(end, lead)| {
                lead != Lead::Label
                    || self.tokens.get(end).is_some_and(|next| next.kind == Kind::Colon)
            })
    }

    /// True if a name may end before the token `end`.
    pub(super) fn may_end_name(&self, end: usize, limit: usize) -> bool {
        if end >= limit || end > 0 && ends_sentence(&self.tokens[end - 1]) {
            return true;
        }
        let token = &self.tokens[end];
        if !token.is_word() {
            return true;
        }
        // "Reuters 港で": a name stays in its script.
        if !token.text.is_ascii()
            && script(token.text) > 3
            && end > 0
            && script(token.text) != script(self.tokens[end - 1].text)
        {
            return true;
        }
        matches!(
            &*token.key,
            "via"
                | "for"
                | "by"
                | "from"
                | "courtesy"
                | "and"
                | "&"
                | "of"
                | "on"
                | "through"
                | "handout"
                | "ho"
                | "pool"
                | "stringer"
                | "file"
        ) || self.is_break(end, limit)
    }

    /// A party of the tokens `at..name_end`, with more of its own up to `end`.
    pub(super) fn made(
        &self,
        who: Who,
        name: String,
        at: usize,
        name_end: usize,
        end: usize,
    ) -> Party {
        let span = Span::new(self.tokens[at].span.start, self.tokens[name_end - 1].span.end);
        Party { who, name, span, end, words: name_end - at, is_photo: false, is_guess: false }
    }

    pub(super) fn written(&self, at: usize, end: usize) -> String {
        let last = &self.tokens[end - 1];
        let keeps_dot = last.dotted && is_abbreviation(last);
        let last_byte = if keeps_dot { last.end_with_dot() } else { last.span.end };
        let written = Span::new(self.tokens[at].span.start, last_byte).text(self.text);
        let words: Vec<&str> = written.split_whitespace().collect();
        let written = words.join(" ");
        let shouted = words.len() > 1 && !written.chars().any(char::is_lowercase);
        if !shouted {
            return written;
        }
        let small = |(index, word): (usize, &str)| {
            let lower = word.to_lowercase();
            let is_connector = index > 0 && CONNECTORS.contains(&lower.as_str());
            if is_connector { lower } else { word.to_owned() }
        };
        let words: Vec<String> = ordinary(&written).split(' ').enumerate().map(small).collect();
        words.join(" ")
    }

    fn keys(&self, at: usize, end: usize) -> String {
        let keys: Vec<&str> = self.tokens[at..end].iter().map(|token| &*token.key).collect();
        keys.join(" ")
    }
}

/// Begins with a capital, or with a letter of a script that has none.
pub(super) fn is_capital(text: &str) -> bool {
    text.chars().next().is_some_and(|first| first.is_alphabetic() && !first.is_lowercase())
}

fn is_title_case(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(char::is_uppercase) && letters.all(|c| !c.is_uppercase())
}

/// Two to six capitals of a script that has small ones.
pub(super) fn is_acronym(text: &str) -> bool {
    let count = text.chars().count();
    (2..=6).contains(&count) && text.chars().all(|c| c.is_uppercase())
}
