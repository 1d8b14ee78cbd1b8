//! Numbers by which an institution finds a picture: "neg. no. 9", "Q 31065", "80-G-1234".

use super::party::Words;
use super::phrases::{TAILS, ends_sentence};
use super::token::Kind;

/// Tokens of the longest shelf mark: "Record Group 111, Series SC, Box 12, no. 345".
const LONGEST: usize = 16;

/// Words that a shelf mark is made of, folded.
const MARK_WORDS: &[&str] = &[
    "acc",
    "accession",
    "add",
    "album",
    "arc",
    "box",
    "call",
    "cat",
    "catalog",
    "catalogue",
    "code",
    "control",
    "digital",
    "file",
    "fond",
    "fonds",
    "folder",
    "folio",
    "page",
    "sheet",
    "slide",
    "video",
    "leaf",
    "map",
    "part",
    "subseries",
    "unit",
    "volume",
    "postcard",
    "frame",
    "glass",
    "group",
    "id",
    "identifier",
    "image",
    "inv",
    "inventory",
    "item",
    "lot",
    "ms",
    "mss",
    "naid",
    "nara",
    "neg",
    "negative",
    "negatives",
    "no",
    "nos",
    "nr",
    "num",
    "number",
    "object",
    "pa",
    "photo",
    "photograph",
    "plate",
    "print",
    "record",
    "ref",
    "reference",
    "reproduction",
    "rg",
    "roll",
    "series",
    "vol",
];

impl Words<'_> {
    /// The token after the shelf mark that follows a holder's name at `at`; `None` if none does.
    /// It must be all that is left of the sentence.
    pub(super) fn after_shelfmark(&self, at: usize, limit: usize) -> Option<usize> {
        let mut pos = at;
        let parts_before = self.tokens.get(at).is_some_and(|token| {
            matches!(
                token.kind,
                Kind::Comma | Kind::Semicolon | Kind::Colon | Kind::Pipe | Kind::Dash | Kind::Stop
            )
        });
        pos += usize::from(parts_before);
        let first = pos;
        let mut found = None;
        let mut named = false;
        while pos < limit && pos - first < LONGEST {
            let token = &self.tokens[pos];
            let is_word = token.is_word();
            named |= is_word && MARK_WORDS.contains(&&*token.key);
            let fits = if is_word {
                MARK_WORDS.contains(&&*token.key) || is_code(token.text)
            } else {
                pos > first || matches!(token.kind, Kind::Open | Kind::Other)
            };
            let breaks = matches!(token.kind, Kind::Quote | Kind::Url | Kind::Copyright);
            if !fits || breaks {
                break;
            }
            pos += 1;
            let is_lone_year = found.is_none() && !named && pos == first + 1 && self.is_year(first);
            if is_word && has_digit(token.text) && !is_lone_year {
                found = Some(pos + usize::from(self.closes(pos, first, limit)));
            }
            let goes_on = MARK_WORDS.contains(&&*token.key);
            if is_word && ends_sentence(token) && !goes_on {
                break;
            }
        }
        found.filter(|end| self.ends_mark(*end, limit))
    }

    /// True if the bracket at `at` closes one that the mark holds.
    fn closes(&self, at: usize, first: usize, limit: usize) -> bool {
        at < limit
            && self.tokens[at].kind == Kind::Close
            && self.tokens[at].partner.is_some_and(|open| open >= first)
    }

    /// True if nothing of the same sentence follows the mark but a bracket or boilerplate.
    fn ends_mark(&self, end: usize, limit: usize) -> bool {
        if end >= limit || ends_sentence(&self.tokens[end - 1]) {
            return true;
        }
        match self.tokens[end].kind {
            Kind::Word => {
                TAILS.longest_at(self.tokens, end, limit).is_some()
                    || self.lead_in(end, limit).0.any()
            }
            Kind::Colon | Kind::Comma => end + 1 >= limit,
            _ => true,
        }
    }

    /// "Q 12345": a number behind the letters of its series.
    pub(super) fn is_in_series(&self, at: usize) -> bool {
        let (series, number) = (self.tokens[at - 1].text, self.tokens[at].text);
        number.len() >= 3
            && number.bytes().all(|byte| byte.is_ascii_digit())
            && series.len() <= 3
            && series.bytes().all(|byte| byte.is_ascii_uppercase())
    }
}

fn has_digit(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit())
}

/// "Q", "80-G-1234", "2013.3.1", "19367i", "LC-USZ62-1": short capitals, or digits with letters.
fn is_code(text: &str) -> bool {
    let is_short = text.len() <= 6 && text.chars().all(|c| c.is_uppercase() || c == '-');
    let is_numbered = has_digit(text)
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_' | '#'))
        && !text.ends_with("th");
    is_short || is_numbered
}

/// The shelf mark that `text` begins with.
#[cfg(test)]
fn reads(text: &str) -> Option<String> {
    let small = text.to_ascii_lowercase();
    let agencies = crate::authority::Agencies::default();
    let tokens = super::token::tokens(text, &small, &agencies);
    let words = Words { text, tokens: &tokens, agencies: &agencies };
    let end = words.after_shelfmark(0, tokens.len())?;
    Some(text[..tokens[end - 1].span.end].trim_start_matches([',', ' ']).to_owned())
}

#[cfg(test)]
mod tests {
    use super::reads;

    #[test]
    fn a_shelf_mark_ends_with_its_number() {
        for mark in [
            "Q 31065",
            "E(AUS) 1220",
            "80-G-1234",
            "neg. no. 9",
            "2013.3.1.792",
            "19367i",
            "LC-DIG-fsa-8b29516",
            "RG 111, Box 12, no. 345",
            "PR 13 CN 1974:66",
            "ID 12345",
            "accession number 1987.4",
            "1/2-012345-F",
            "P 4321.12",
            "catalogue number HU 1234",
            "photo no. 306-NT-99",
            "MS 44, folder 3",
            "#13704",
            "item 77",
            "Record Unit 95, Box 33",
        ] {
            assert_eq!(reads(mark).as_deref(), Some(mark));
            assert_eq!(reads(&format!(", {mark}.")).as_deref(), Some(mark));
        }
    }

    #[test]
    fn a_year_and_the_words_of_a_sentence_are_no_shelf_mark() {
        for text in ["1936", ", 1936.", "Q fever wards", "in 1936", "Harbour", "9 boats lay here"] {
            assert_eq!(reads(text), None, "{text}");
        }
    }
}
