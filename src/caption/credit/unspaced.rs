//! Credits in Chinese, Japanese and Korean, which sign with a word that is written on to the name:
//! "新华社记者王小明摄", "山田太郎撮影", "홍길동 기자".

use super::chain::{Chain, Link};
use super::joint::Joint;
use super::lead_in::LeadIn;
use super::party::{Party, Who, Words};
use super::phrases::ends_sentence;
use super::token::Kind;
use super::zone::Zone;
use crate::record::Span;

/// "Photographed", written on to the end of a name; longest first.
const SIGNS: &[&str] = &["拍摄", "拍攝", "摄影", "攝影", "撮影", "摄", "攝", "写す"];

/// "Reporter" and the like between a body and a name; longest first.
const OFFICES: &[&str] = &[
    "摄影记者",
    "攝影記者",
    "写真映像部",
    "通讯员",
    "摄影师",
    "攝影師",
    "特派员",
    "写真部",
    "记者",
    "記者",
];

/// Korean reporters, after their names.
const REPORTERS: &[&str] =
    &["기자", "선임기자", "사진기자", "인턴기자", "객원기자", "통신원", "특파원"];

/// Characters of a Chinese or Japanese name that is signed with; of a Korean one.
const HAN_NAME: std::ops::RangeInclusive<usize> = 2..=4;

impl Words<'_> {
    /// The signature that the token `at` ends, and the token after it.
    pub(super) fn unspaced_signature(&self, at: usize, floor: usize) -> Option<(Zone, usize)> {
        let token = &self.tokens[at];
        match token.text.chars().next()? {
            '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' => self.han_signature(at, floor),
            '\u{ac00}'..='\u{d7a3}' => self.korean_signature(at, floor),
            _ => None,
        }
    }

    /// "记者李景录摄", "本报记者 王小明 摄"
    fn han_signature(&self, at: usize, floor: usize) -> Option<(Zone, usize)> {
        let token = &self.tokens[at];
        let name = SIGNS.iter().find_map(|sign| token.text.strip_suffix(sign))?;
        let is_closed = self.is_closed(at + 1) || ends_sentence(token);
        if !is_closed {
            return None;
        }
        let start = if name.is_empty() { at.checked_sub(1)? } else { at };
        if start < floor || !self.tokens[start].is_word() {
            return None;
        }
        let written = if name.is_empty() { self.tokens[start].text } else { name };
        let base = self.tokens[start].span.start;
        let office = OFFICES
            .iter()
            .filter_map(|office| written.rfind(office).map(|found| (found, found + office.len())))
            .max_by_key(|(_, end)| *end);
        let (body, name) = match office {
            Some((found, end)) => (&written[..found], (base + end, base + written.len())),
            None => ("", (base, base + written.len())),
        };
        let signed = Span::new(name.0, name.1);
        if !is_han_name(signed.text(self.text)) {
            return None;
        }
        let before = start.checked_sub(1).filter(|before| *before >= floor);
        // "本报记者" may stand apart from the name.
        let apart = before.filter(|before| {
            office.is_none()
                && OFFICES.iter().any(|office| self.tokens[*before].text.ends_with(office))
        });
        let (first, body) = match apart {
            Some(before) => {
                let office =
                    OFFICES.iter().find_map(|office| self.tokens[before].text.strip_suffix(office));
                (before, office.unwrap_or_default())
            }
            None => (start, body),
        };
        let body_start = self.tokens[first].span.start;
        let mut links = Vec::new();
        if let Some(party) = self.sender(body, body_start, first) {
            links.push(Link { joint: Joint::First, party });
        }
        let joint = if links.is_empty() { Joint::First } else { Joint::By };
        links.push(Link { joint, party: self.signer(signed, at + 1) });
        Some(self.signature(links, first, at + 1))
    }

    /// "홍길동 기자", with an address of mail behind it.
    fn korean_signature(&self, at: usize, floor: usize) -> Option<(Zone, usize)> {
        let token = &self.tokens[at];
        let name = at.checked_sub(1).filter(|name| *name >= floor)?;
        if !REPORTERS.contains(&token.text) || !is_korean_name(self.tokens[name].text) {
            return None;
        }
        let has_mail = self.tokens.get(at + 1).is_some_and(|next| next.text.contains('@'));
        let end = at + 1 + usize::from(has_mail);
        if !self.is_closed(end) {
            return None;
        }
        let mut links = Vec::new();
        let mut first = name;
        if let Some(before) = name.checked_sub(1).filter(|before| *before >= floor) {
            let sender = if self.tokens[before].kind == Kind::Equals {
                before.checked_sub(1)
            } else {
                Some(before)
            };
            if let Some(index) = sender.filter(|index| *index >= floor)
                && let Some(party) =
                    self.sender(self.tokens[index].text, self.tokens[index].span.start, index)
            {
                first = index;
                links.push(Link { joint: Joint::First, party });
            }
        }
        let joint = if links.is_empty() { Joint::First } else { Joint::By };
        links.push(Link { joint, party: self.signer(self.tokens[name].span, end) });
        Some(self.signature(links, first, end))
    }

    /// True if nothing of a sentence follows.
    fn is_closed(&self, end: usize) -> bool {
        self.tokens.get(end).is_none_or(|next| !next.is_word() && next.kind != Kind::Comma)
    }

    /// A body of the registry that `text` names; `None` for "this paper's" and for what is unknown.
    fn sender(&self, text: &str, start: usize, token: usize) -> Option<Party> {
        let agency = self.agencies.find(text)?;
        let who = Who::Body { kind: agency.kind, known: true };
        let mut party = self.made(who, agency.name.clone(), token, token + 1, token + 1);
        party.span = Span::new(start, start + text.len());
        Some(party)
    }

    fn signer(&self, span: Span, end: usize) -> Party {
        Party {
            who: Who::Person,
            name: span.text(self.text).to_owned(),
            span,
            end,
            words: 2,
            is_photo: false,
            is_guess: false,
        }
    }

    fn signature(&self, links: Vec<Link>, start: usize, end: usize) -> (Zone, usize) {
        let line = Span::new(self.tokens[start].span.start, self.tokens[end - 1].end_with_dot());
        let open = start.checked_sub(1).map(|open| &self.tokens[open]);
        let bracket = open.filter(|open| open.partner == Some(end)).map(|open| open.span.start);
        let stretch = bracket.map_or(line, |open| Span::new(open, self.tokens[end].span.end));
        let end = end + usize::from(bracket.is_some());
        let lead = LeadIn { by: true, ..LeadIn::default() };
        let chain = Chain { lead, links, start, end, is_clean: true, is_numbered: false };
        (Zone { chain, stretch, line }, end)
    }
}

/// True if the word can be a name of a person, or part of one, in its script: Chinese and Japanese
/// names are short, and no hiragana opens or ends one.
pub(super) fn may_be_name(text: &str) -> bool {
    match text.chars().next() {
        Some('\u{ac00}'..='\u{d7a3}') => is_korean_name(text),
        Some('\u{3400}'..='\u{9fff}' | '\u{3040}'..='\u{309f}') => is_han_name(text),
        _ => true,
    }
}

fn is_han_name(text: &str) -> bool {
    let is_katakana = |c: char| matches!(c, '\u{30a0}'..='\u{30ff}');
    if !text.is_empty() && text.chars().all(is_katakana) {
        return text.chars().count() >= 3;
    }
    HAN_NAME.contains(&text.chars().count())
        && text.chars().all(|c| matches!(c, '\u{3400}'..='\u{9fff}' | '々' | 'ヶ'))
}

fn is_korean_name(text: &str) -> bool {
    HAN_NAME.contains(&text.chars().count())
        && text.chars().all(|c| matches!(c, '\u{ac00}'..='\u{d7a3}'))
}

pub(super) fn is_korean(text: &str) -> bool {
    matches!(text.chars().next(), Some('\u{ac00}'..='\u{d7a3}'))
}

#[cfg(test)]
mod tests {
    use crate::authority::Agencies;
    use crate::caption::credit::read;

    /// "agency: photographers" of a caption.
    fn credited(text: &str, agencies: &Agencies) -> String {
        let credit = read(text, agencies).map(|reading| reading.credit).unwrap_or_default();
        format!("{}: {}", credit.agency.unwrap_or_default(), credit.photographers.join(", "))
    }

    #[test]
    fn a_signature_written_on_to_a_name_credits_it() {
        let agencies = Agencies::embedded();
        for (text, wanted) in [
            ("渔船停泊在港口。新华社记者王小明摄", "Xinhua: 王小明"),
            ("渔船停泊在港口。(本报记者 王小明 摄)", ": 王小明"),
            ("港に並ぶ漁船=2019年5月3日、函館市(山田太郎撮影)", ": 山田太郎"),
            ("부산항에 배가 들어온다. 2019.5.3/뉴스1 ⓒ News1 홍길동 기자", "News1: 홍길동"),
            ("부산항에 배가 들어온다. 홍길동 선임기자 hong@example.org", ": 홍길동"),
            ("부산항에 어선들이 정박해 있다. /사진=뉴스1", "News1: "),
        ] {
            assert_eq!(credited(text, &agencies), wanted, "{text}");
        }
    }

    #[test]
    fn taking_pictures_in_a_sentence_signs_nothing() {
        let agencies = Agencies::embedded();
        for text in ["游客在港口拍摄,孩子们在玩耍", "부산항에서 기자 회견이 열렸다"]
        {
            assert_eq!(credited(text, &agencies), ": ", "{text}");
        }
    }

    #[test]
    fn a_name_before_the_first_sentence_is_cut_where_that_begins() {
        let agencies = Agencies::embedded();
        for (text, wanted) in [
            ("Фото: Дмитро Петренко Рибалка, який лагодить сіті в порту.", ": Дмитро Петренко"),
            (
                "Foto: Anna Kowalska, „Kurier Mazurski”. Rynek w Ełku.",
                "Kurier Mazurski: Anna Kowalska",
            ),
            ("Kalastajat satamassa. Kuva: Aku Virtanen, Saari-Lehti.", "Saari-Lehti: Aku Virtanen"),
            ("画像提供, Jane Roe / Reuters 港で漁船が火災になった。", "Reuters: Jane Roe"),
            ("Des filets sèchent sur le quai. Jane Roe Agence France-Presse", "AFP: Jane Roe"),
        ] {
            assert_eq!(credited(text, &agencies), wanted, "{text}");
        }
    }
}
