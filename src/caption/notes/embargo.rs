//! Embargoes: "EMBARGOED UNTIL 0001 GMT MAY 5, 2016", "Not for publication before 18:00 CET".

use super::phrases::Phrases;
use crate::record::{ClockTime, Edtf, Embargo, Span};

/// How an embargo begins.
pub(super) const EMBARGOES: &[&str] = &[
    "embargoed until",
    "embargoed till",
    "embargoed for",
    "embargoed to",
    "embargo until",
    "embargo:",
    "strictly embargoed",
    "under embargo until",
    "not for publication before",
    "not for publication until",
    "not to be published before",
    "not to be used before",
    "do not publish before",
];

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const ZONES: &[&str] = &[
    "gmt", "bst", "utc", "z", "cet", "cest", "eet", "eest", "wet", "west", "msk", "est", "edt",
    "et", "cst", "cdt", "ct", "mst", "mdt", "mt", "pst", "pdt", "pt", "aest", "aedt", "awst",
    "ist", "jst", "kst", "hkt", "sgt", "sast", "eat", "wat",
];

/// Words between the parts of a time.
const BETWEEN: &[&str] = &[
    "until",
    "till",
    "to",
    "for",
    "on",
    "at",
    "from",
    "the",
    "of",
    "hrs",
    "hours",
    "h",
    "uhr",
    "local",
    "time",
    "publication",
    "use",
    "release",
    "a.m",
    "p.m",
    "am",
    "pm",
    "noon",
    "midnight",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "mon",
    "tue",
    "tues",
    "wed",
    "thu",
    "thurs",
    "fri",
    "sat",
    "sun",
];

/// Words of the longest embargo.
const LONGEST: usize = 18;

/// The first embargo, and its words.
pub(super) fn find(text: &str, phrases: &Phrases) -> Option<(Embargo, Span)> {
    let phrase =
        phrases.embargoes.iter().min_by_key(|span| (span.start, std::cmp::Reverse(span.end)))?;
    let mut parts = Parts::default();
    let mut end = phrase.end;
    let mut is_told = false;
    for word in words(text, phrase.end).take(LONGEST) {
        let bare = word.text(text).trim_matches(|c: char| !c.is_alphanumeric());
        let Some(says) = parts.take(&bare.to_lowercase()) else { break };
        is_told |= says;
        if says || is_told {
            end = word.start + word.text(text).trim_end_matches(['.', ',', ';', ')', ']']).len();
        }
        if word.text(text).ends_with([';', ')', ']']) {
            break;
        }
    }
    let span = Span::new(
        phrase.start,
        end.max(phrase.start + phrase.text(text).trim_end_matches(':').len()),
    );
    let words = span.text(text).to_owned();
    let (date, time) = (parts.date(), parts.time());
    Some((Embargo { words, date, time, zone: parts.zone }, span))
}

/// The words from `start` on.
fn words(text: &str, start: usize) -> impl Iterator<Item = Span> {
    text[start..].split_whitespace().map(|word| Span::of(word, text))
}

/// What the words said so far.
#[derive(Default)]
struct Parts {
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
    iso: Option<Edtf>,
    clock: Option<(u8, u8)>,
    /// Twelve hours are added, or not, to an hour of a twelve-hour clock.
    is_afternoon: Option<bool>,
    zone: Option<String>,
    is_local: bool,
}

impl Parts {
    /// Notes a word; `None` where it is no part of a time, and false where it says nothing itself.
    fn take(&mut self, word: &str) -> Option<bool> {
        if let Some(month) =
            word.get(..3).and_then(|start| MONTHS.iter().position(|month| *month == start))
            && !BETWEEN.contains(&word)
            && word.chars().all(char::is_alphabetic)
        {
            self.month = u8::try_from(month + 1).ok();
            return Some(true);
        }
        if ZONES.contains(&word) {
            self.zone = Some(word.to_uppercase());
            return Some(true);
        }
        match word {
            "local" => self.is_local = true,
            "time" if self.is_local => self.zone = Some("local time".to_owned()),
            "noon" => self.clock = Some((12, 0)),
            "midnight" => self.clock = Some((24, 0)),
            "am" | "a.m" => self.is_afternoon = Some(false),
            "pm" | "p.m" => self.is_afternoon = Some(true),
            "hrs" | "hours" | "h" | "uhr" => self.is_clock_year(),
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => {
                return self.number(word).then_some(true);
            }
            _ => return BETWEEN.contains(&word).then_some(false),
        }
        Some(!matches!(word, "local"))
    }

    /// "2000 hrs" is no year.
    fn is_clock_year(&mut self) {
        if let (None, Some(year)) = (self.clock, self.year.take()) {
            self.clock = halves(u32::from(year));
        }
    }

    fn number(&mut self, word: &str) -> bool {
        if let Ok(date) = word.parse::<Edtf>()
            && word.len() == 10
        {
            self.iso = Some(date);
            return true;
        }
        let figures = word.trim_end_matches(|c: char| c.is_alphabetic());
        let ending = &word[figures.len()..];
        if let Some((hour, minute)) = figures.split_once([':', '.']) {
            self.clock = hour.parse().ok().zip(minute.parse().ok());
            self.half(ending);
            return self.clock.is_some();
        }
        let Ok(number) = figures.parse::<u32>() else { return false };
        match (figures.len(), ending) {
            (4, "") if self.clock.is_none() && !(1900..2400).contains(&number) => {
                self.clock = halves(number);
            }
            (4, "") => self.year = u16::try_from(number).ok(),
            (4, _) => {
                self.clock = halves(number);
                self.half(ending);
            }
            (1 | 2, "am" | "pm" | "h") => {
                self.clock = u8::try_from(number).ok().map(|hour| (hour, 0));
                self.half(ending);
            }
            (1 | 2, "" | "st" | "nd" | "rd" | "th") if self.day.is_none() => {
                self.day = u8::try_from(number).ok();
            }
            _ => return false,
        }
        true
    }

    fn half(&mut self, ending: &str) {
        match ending {
            "am" => self.is_afternoon = Some(false),
            "pm" => self.is_afternoon = Some(true),
            "gmt" | "utc" | "z" | "bst" | "cet" => self.zone = Some(ending.to_uppercase()),
            _ => {}
        }
    }

    fn date(&self) -> Option<Edtf> {
        if self.iso.is_some() {
            return self.iso.clone();
        }
        let (year, month, day) = (self.year?, self.month?, self.day?);
        format!("{year:04}-{month:02}-{day:02}").parse().ok()
    }

    fn time(&self) -> Option<ClockTime> {
        // "6 a.m. May 5": the first of two numbers was the hour.
        let (hour, minute) = self.clock?;
        match self.is_afternoon {
            Some(true) if hour < 12 => ClockTime::new(hour + 12, minute),
            Some(false) if hour == 12 => ClockTime::new(0, minute),
            _ => ClockTime::new(hour, minute),
        }
    }
}

/// "0001" is 00:01.
fn halves(number: u32) -> Option<(u8, u8)> {
    u8::try_from(number / 100).ok().zip(u8::try_from(number % 100).ok())
}

#[cfg(test)]
mod tests {
    use super::super::read;

    #[test]
    fn an_embargo_says_until_when() {
        for (text, wanted) in [
            (
                "Nets dry. EMBARGOED UNTIL 0001 GMT MAY 5. (AP Photo/Jane Roe)",
                "EMBARGOED UNTIL 0001 GMT MAY 5|?|00:01|GMT",
            ),
            (
                "EMBARGOED UNTIL 00:01 BST, Thursday, May 5, 2016. Nets dry.",
                "EMBARGOED UNTIL 00:01 BST, Thursday, May 5, 2016|2016-05-05|00:01|BST",
            ),
            (
                "Not for publication before 6pm CET on 5 May 2016; nets dry.",
                "Not for publication before 6pm CET on 5 May 2016|2016-05-05|18:00|CET",
            ),
            (
                "Strictly embargoed until 2200hrs on 4th March 2016. Nets dry.",
                "Strictly embargoed until 2200hrs on 4th March 2016|2016-03-04|22:00|?",
            ),
            (
                "EMBARGO: 2016-05-05 18:00 UTC Nets dry.",
                "EMBARGO: 2016-05-05 18:00 UTC|2016-05-05|18:00|UTC",
            ),
            (
                "Embargoed until noon local time. Nets dry.",
                "Embargoed until noon local time|?|12:00|local time",
            ),
            ("Embargoed until the speech is over.", "Embargoed until|?|?|?"),
            ("The embargo on nets ends.", ""),
        ] {
            let read = read(text).embargo.map(|embargo| {
                let date = embargo.date.map_or("?".to_owned(), |date| date.to_string());
                let time = embargo.time.map_or("?".to_owned(), |time| time.to_string());
                let zone = embargo.zone.unwrap_or_else(|| "?".to_owned());
                format!("{}|{date}|{time}|{zone}", embargo.words)
            });
            assert_eq!(read.unwrap_or_default(), wanted, "{text}");
        }
    }
}
