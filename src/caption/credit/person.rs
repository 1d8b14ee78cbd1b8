//! A person's name in a credit: by its shape, its rank and its title.

use super::super::notes::begins_country;
use super::calendar::{is_month, is_weekday};
use super::name::ordinary;
use super::party::{Party, Who, Words, is_acronym, is_capital};
use super::personal::{NEVER_NAME, RANKS, SUFFIXES, is_particle};
use super::phrases::{TAILS, TITLES, agency_at, ends_sentence, is_abbreviation};
use super::token::Kind;
use super::unspaced::{is_korean, may_be_name};
use crate::authority::{AgencyKind, listed};
use crate::record::Span;

impl Words<'_> {
    /// "JANE ROE MALTA OUT": the country where the picture may not be used follows the name.
    fn is_barred(&self, at: usize, limit: usize) -> bool {
        let is_out = |index: usize| {
            self.tokens.get(index).is_some_and(|token| index < limit && token.text == "OUT")
        };
        is_out(at + 1) || is_out(at + 2) && begins_country(self.tokens[at].text)
    }

    /// A person: an optional rank, one to six capitalised words with particles and initials
    /// between, an optional title.
    pub(super) fn person(&self, at: usize, limit: usize) -> Option<Party> {
        let start = self.after_ranks(at, limit);
        let mut end = start;
        let mut words = 0;
        let mut ordinary_words = 0;
        let mut is_whole = false;
        while end < limit && end - start < 7 {
            let token = &self.tokens[end];
            let is_suffix = words > 0 && SUFFIXES.contains(&&*token.key);
            if !token.is_word() || !(is_suffix || self.is_name_word(end, words)) {
                break;
            }
            if words >= 2 && ordinary_words >= 2 && self.is_shouting(end, limit) {
                break;
            }
            if words > 0
                && (TAILS.longest_at(self.tokens, end, limit).is_some()
                    || self.is_label(end, limit)
                    || script(token.text) != script(self.tokens[start].text))
            {
                break;
            }
            if words >= 2 && !is_suffix && self.begins_sentence_behind_capitals(start, end) {
                break;
            }
            // "AP/Jane Roe A woman mends nets"
            if words >= 2
                && matches!(token.text, "A" | "An" | "The")
                && self
                    .tokens
                    .get(end + 1)
                    .is_some_and(|next| next.is_word() && next.text.starts_with(char::is_lowercase))
            {
                break;
            }
            if words >= 2 && (self.is_sender_at_end(end, limit) || self.is_barred(end, limit)) {
                break;
            }
            let is_particle = is_particle(&token.key) && is_small(token.text);
            words += usize::from(!is_particle);
            ordinary_words += usize::from(!is_acronym(token.text));
            end += 1;
            is_whole |= is_solid(token.text);
            if is_suffix || ends_sentence(token) {
                break;
            }
        }
        while end > start
            && is_particle(&self.tokens[end - 1].key)
            && is_small(self.tokens[end - 1].text)
        {
            end -= 1;
        }
        if !is_whole || end == start || words == 0 {
            return None;
        }
        let last = &self.tokens[end - 1];
        // "정박해 있다.": a Korean sentence, whose words are as short as names.
        if is_korean(last.text) && (words > 2 || words > 1 && ends_sentence(last)) {
            return None;
        }
        let keeps_dot = last.dotted && (is_abbreviation(last) || SUFFIXES.contains(&&*last.key));
        let last_byte = if keeps_dot { last.end_with_dot() } else { last.span.end };
        let span = Span::new(self.tokens[start].span.start, last_byte);
        let written = span.text(self.text);
        let name = match written.find("[+]") {
            Some(_) => ordinary(&without_more_mark(written)),
            None => ordinary(written),
        };
        let mut party = self.made(Who::Person, name, start, end, end);
        party.span = span;
        party.words = words;
        if let Some(studio) = self.studio(&party, limit) {
            return Some(studio);
        }
        if !ends_sentence(last)
            && let Some((title_end, ())) = TITLES.longest_at(self.tokens, end, limit)
            && self.may_end_name(title_end, limit)
        {
            party.end = title_end;
        }
        Some(party)
    }

    /// "JANE ROE Nets dry": a name in capitals ends where the capitals do.
    fn begins_sentence_behind_capitals(&self, start: usize, at: usize) -> bool {
        let shouted = |text: &str| text.chars().count() > 2 && is_acronym_long(text);
        let next = self.tokens[at].text;
        self.tokens[start..at].iter().all(|token| shouted(token.text))
            && is_capital(next)
            && next.chars().any(char::is_lowercase)
    }

    /// "JANE ROE AFP": a wire's name that closes what seems one name.
    fn is_sender_at_end(&self, at: usize, limit: usize) -> bool {
        agency_at(self.agencies, self.tokens, at, limit).is_some_and(|(end, agency)| {
            let is_sender = agency.kind == AgencyKind::Wire
                || end > at + 1 && agency.kind == AgencyKind::Agency;
            let closes = self
                .tokens
                .get(end)
                .filter(|_| end < limit)
                .is_none_or(|next| !next.is_word() || !is_capital(next.text));
            is_sender && (closes || ends_sentence(&self.tokens[end - 1]))
        })
    }

    /// "Roe & Doe": two surnames that sign as one.
    fn studio(&self, first: &Party, limit: usize) -> Option<Party> {
        let and = first.end;
        if first.words != 1 || and + 1 >= limit || self.tokens[and].text != "&" {
            return None;
        }
        let second = and + 1;
        let is_one_word = self.is_name_word(second, 0)
            && (second + 1 >= limit
                || ends_sentence(&self.tokens[second])
                || !self.tokens[second + 1].is_word());
        is_one_word.then(|| {
            let span = Span::new(first.span.start, self.tokens[second].span.end);
            let name = ordinary(span.text(self.text));
            Party { name, span, end: second + 1, words: 2, ..first.clone() }
        })
    }

    /// The first token after the ranks and forms of address at `at`; `at` if they are all there is.
    fn after_ranks(&self, at: usize, limit: usize) -> usize {
        let mut start = at;
        while self.is_rank(start, limit) {
            start += 1;
            if self.tokens.get(start).is_some_and(|t| t.kind == Kind::Quote) && start + 1 < limit {
                // "Photographer’s" was cut at a stray quotation mark.
                start += usize::from(self.tokens[start + 1].key == "s");
            }
            let is_trade = start + 2 < limit
                && self.tokens[start].kind == Kind::Open
                && self.tokens[start].partner == Some(start + 2)
                && matches!(&*self.tokens[start + 1].key, "phot" | "photographer" | "photo");
            if is_trade {
                // "LA(Phot) Jane Roe"
                start += 3;
            }
        }
        if start < limit && self.is_name_word(start, 0) { start } else { at }
    }

    pub(super) fn is_rank(&self, at: usize, limit: usize) -> bool {
        // "LA(Phot)": a leading airman who photographs.
        let with_trade = || {
            self.tokens[at].text.len() <= 3
                && at + 3 < limit
                && self.tokens[at + 1].kind == Kind::Open
                && self.tokens[at + 2].key == "phot"
        };
        at < limit
            && self.tokens[at].is_word()
            && (listed!(RANKS, &self.tokens[at].key) || with_trade())
    }

    /// True if the word can stand in a name, after `before` words of it.
    fn is_name_word(&self, at: usize, before: usize) -> bool {
        let token = &self.tokens[at];
        let text = token.text;
        if !token.is_word()
            || text.chars().any(char::is_numeric)
            || !text.is_ascii() && !may_be_name(text)
        {
            return false;
        }
        if is_capital(text) {
            let is_initial = text.chars().count() == 1;
            let is_none =
                listed!(NEVER_NAME, &token.key) || is_weekday(&token.key) || is_month(&token.key);
            return is_initial || !is_none;
        }
        let has_inner_capital =
            text.split(['-', '\'', '’']).skip(1).any(|part| part.starts_with(char::is_uppercase));
        let next_is_capital = self.tokens.get(at + 1).is_some_and(|next| {
            next.is_word() && (is_capital(next.text) || is_particle(&next.key))
        });
        has_inner_capital
            || is_small(text)
                && is_particle(&token.key)
                && next_is_capital
                && (before > 0
                    || !matches!(&*token.key, "a" | "i" | "e" | "y" | "do" | "la" | "le" | "de"))
    }

    /// True if at least two words from `at` on are all capitals: a restriction, not a surname.
    fn is_shouting(&self, at: usize, limit: usize) -> bool {
        self.tokens[at..limit]
            .iter()
            .take(2)
            .filter(|t| t.is_word() && is_acronym_long(t.text))
            .count()
            == 2
    }
}

/// The script of a word, by its first letter; all that write no words apart from each other are
/// one.
pub(super) fn script(text: &str) -> u8 {
    match text.chars().find(|c| c.is_alphabetic()) {
        Some('\u{370}'..='\u{3ff}') => 1,
        Some('\u{400}'..='\u{52f}') => 2,
        Some('\u{590}'..='\u{5ff}') => 3,
        Some('\u{600}'..='\u{77f}') => 4,
        Some('\u{900}'..='\u{eff}') => 5,
        Some('\u{1100}'..='\u{11ff}' | '\u{ac00}'..='\u{d7a3}') => 6,
        Some('\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}') => 7,
        _ => 0,
    }
}

fn is_small(text: &str) -> bool {
    !text.chars().any(char::is_uppercase)
}

/// Two letters or more that are no initials: a name needs one such word.
fn is_solid(text: &str) -> bool {
    text.chars().filter(|c| c.is_alphabetic()).count() >= 2
}

fn is_acronym_long(text: &str) -> bool {
    text.chars().count() >= 2 && text.chars().all(|c| c.is_uppercase() || c == '-')
}

/// "JANE ... [+] ROE": the name without the mark with which a page hides the rest of a caption.
fn without_more_mark(name: &str) -> String {
    let words = name.split_whitespace().filter(|word| !matches!(*word, "..." | "…" | "[+]"));
    words.collect::<Vec<_>>().join(" ")
}
