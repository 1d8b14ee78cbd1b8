//! The words that dates are written with, and the words that govern them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::token::fold;
use crate::authority::WordMap;

/// What a word can be to a date. A word may be several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// "circa"
    Circa,
    /// "probably"
    Perhaps,
    /// "between … and …"
    Between,
    /// The "and" of a pair.
    And,
    /// The "to" of a span.
    To,
    /// Between day, month and year: "of", "de".
    Joiner,
    /// After the figure of a day: "th".
    Ordinal,
    /// The definite article.
    The,
    /// "the year 1936"
    Year,
    /// "années 1940"
    Decade,
    /// "before"
    Before,
    /// "after"
    After,
    /// "since": the date is another's.
    Since,
    /// "until": the date is another's.
    Until,
    /// A preposition of time.
    Prep,
    /// A part of the day, month or year: "early", "morning".
    When,
    /// What "of" may join to a date that is still the picture's: "summer of".
    PartOf,
    /// The shutter opened.
    Taken,
    /// Of a photo it is "taken", of anything else its own birth: "made in 1936".
    Made,
    /// The subject is looked at: "is seen".
    Seen,
    /// A third party handed the picture over.
    Provide,
    /// The picture went public.
    Publish,
    /// A picture.
    Photo,
    /// How long things and people are there: the date is theirs wherever the verb stands.
    Life,
    /// The print, the issue or the copyright.
    Print,
    /// What once happened: the date is the event's when it follows at once.
    Event,
    /// What has not happened yet.
    Future,
    /// The run of a show.
    Run,
    /// The past tense.
    Past,
    /// Opens a relative clause.
    Relative,
    /// Opens a subordinate clause.
    Subordinate,
    /// The present passive: "is broken".
    Be,
    /// The verb of "this photo shows".
    Shows,
    /// Its number is no year: "Flight 1812".
    Unit,
    /// "undated"
    Undated,
    /// What may follow the year of a work without a comma: "Gelatin silver print".
    Technique,
    /// A word after which a date is no attribute: "May 3, 2014 in".
    Function,
    /// A month that is an everyday word in another language: "mars", "out".
    Weak,
}

const ROLES: &[(&str, Role)] = &[
    ("circa", Role::Circa),
    ("perhaps", Role::Perhaps),
    ("between", Role::Between),
    ("and", Role::And),
    ("to", Role::To),
    ("joiner", Role::Joiner),
    ("ordinal", Role::Ordinal),
    ("the", Role::The),
    ("year", Role::Year),
    ("decadeword", Role::Decade),
    ("before", Role::Before),
    ("after", Role::After),
    ("since", Role::Since),
    ("until", Role::Until),
    ("prep", Role::Prep),
    ("when", Role::When),
    ("partof", Role::PartOf),
    ("taken", Role::Taken),
    ("made", Role::Made),
    ("seen", Role::Seen),
    ("provide", Role::Provide),
    ("publish", Role::Publish),
    ("photo", Role::Photo),
    ("life", Role::Life),
    ("print", Role::Print),
    ("event", Role::Event),
    ("future", Role::Future),
    ("run", Role::Run),
    ("past", Role::Past),
    ("relative", Role::Relative),
    ("subordinate", Role::Subordinate),
    ("be", Role::Be),
    ("shows", Role::Shows),
    ("unit", Role::Unit),
    ("undated", Role::Undated),
    ("technique", Role::Technique),
    ("function", Role::Function),
    ("weak", Role::Weak),
];

/// What the tables say of one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Meaning {
    /// 1–12, or 0.
    pub month: u8,
    /// 1 (Monday)–7, or 0.
    pub weekday: u8,
    /// 21 (spring)–24, or 0: the numbers of EDTF.
    pub season: u8,
    roles: u64,
}

impl Meaning {
    /// True if the word can be this.
    pub(super) const fn is(self, role: Role) -> bool {
        self.roles & (1 << role as u64) != 0
    }
}

static LEXICON: LazyLock<WordMap<Meaning>> = LazyLock::new(|| {
    let mut lexicon: BTreeMap<String, Meaning> = BTreeMap::new();
    for (heading, words) in rows() {
        let (name, number) = heading.split_once(':').unwrap_or((heading, "0"));
        let number = number.parse().expect("the number of a row is a small one");
        for word in words {
            let meaning = lexicon.entry(fold(&word.replace('_', " "))).or_default();
            match name {
                "month" => meaning.month = number,
                "weekday" => meaning.weekday = number,
                "season" => meaning.season = number,
                _ => {
                    if name == "weak" {
                        meaning.month = number;
                    }
                    let role = ROLES.iter().find(|(written, _)| *written == name);
                    let (_, role) = role.expect("every row of the lexicon has a role");
                    meaning.roles |= 1 << *role as u64;
                }
            }
        }
    }
    WordMap::new(lexicon)
});

fn rows() -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
    include_str!("lexicon.tsv").lines().map(|line| {
        let (heading, words) = line.split_once('\t').expect("a row is a heading, a tab, words");
        (heading, words.split(' '))
    })
}

/// What a folded word can be; nothing where no table has it.
pub(super) fn meaning(folded: &str) -> Meaning {
    LEXICON.get(folded).unwrap_or_default()
}

/// The month that a folded word is one slip of the pen away from: "setpember".
pub(super) fn misspelt_month(folded: &str) -> u8 {
    // Four letters are near to many words: only these slips are known.
    if let "julu" | "jully" | "juky" | "juny" | "jume" = folded {
        return if folded.starts_with("jul") || folded == "juky" { 7 } else { 6 };
    }
    const NAMES: [(&str, u8); 9] = [
        ("january", 1),
        ("february", 2),
        ("april", 4),
        ("august", 8),
        ("september", 9),
        ("october", 10),
        ("november", 11),
        ("december", 12),
        ("septembre", 9),
    ];
    if !(5..=10).contains(&folded.len()) {
        return 0;
    }
    // One slip leaves all but two letters where they are, at the start or at the end.
    let may_be_near = |name: &str| {
        let (name, folded) = (name.as_bytes(), folded.as_bytes());
        let start = name.iter().zip(folded).take_while(|(a, b)| a == b).count();
        let end = name.iter().rev().zip(folded.iter().rev()).take_while(|(a, b)| a == b).count();
        start + end + 2 >= name.len()
    };
    let near =
        NAMES.iter().find(|(name, _)| may_be_near(name) && strsim::osa_distance(name, folded) == 1);
    near.map_or(0, |(_, month)| *month)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_month_weekday_and_season_has_names_and_no_name_has_two_numbers() {
        for kind in ["month", "weekday", "season"] {
            let mut numbers = BTreeSet::new();
            let mut names: BTreeSet<(String, &str)> = BTreeSet::new();
            for (heading, words) in rows().filter(|(heading, _)| heading.starts_with(kind)) {
                numbers.insert(heading);
                names.extend(words.map(|word| (fold(word), heading)));
            }
            let distinct: BTreeSet<_> = names.iter().map(|(name, _)| name).collect();
            assert_eq!(distinct.len(), names.len(), "a {kind} has two numbers");
            let expected = match kind {
                "month" => 12,
                "weekday" => 7,
                _ => 4,
            };
            assert_eq!(numbers.len(), expected, "{kind}");
        }
    }
}
