//! Which spellings look like one name, found by what they have in common instead of in pairs.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::authority::NameWord;

/// A spelling of a name in the archive or in the site's authority.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spelling {
    /// Whose it is: an index in the list of parties.
    pub(super) party: usize,
    /// Folded.
    pub(super) words: Vec<NameWord>,
    /// Some of its words are in capitals: "ROE Jane", "CP SCOTT".
    pub(super) has_capitals: bool,
    /// A comma, or the capitals of some of its words alone, tell the surname: "Jane ROE".
    pub(super) marks_surname: bool,
    /// They tell that it stands first: "ROE Jane", "Roe, Jane".
    pub(super) is_surname_first: bool,
    /// How often it is met; 0 where only the site's authority has it.
    pub(super) entries: usize,
    /// The site's authority has it, so that it is held against open ones alone.
    pub(super) is_listed: bool,
}

impl Spelling {
    /// A spelling as captions have it.
    pub(super) fn new(party: usize, written: &str, words: Vec<NameWord>, entries: usize) -> Self {
        let is_loud = |word: &&str| word.chars().count() > 1 && !word.contains(char::is_lowercase);
        let parts: Vec<&str> = written
            .split(|c: char| !c.is_alphanumeric())
            .filter(|part| part.contains(char::is_uppercase))
            .collect();
        let loud = parts.iter().filter(|part| is_loud(part)).count();
        let quiet = parts.iter().filter(|part| part.contains(char::is_lowercase)).count();
        Self {
            party,
            words,
            has_capitals: loud > 0,
            marks_surname: written.contains(',') || (loud > 0 && quiet > 0),
            is_surname_first: written.contains(',')
                || (parts.first().is_some_and(is_loud) && !parts.last().is_some_and(is_loud)),
            entries,
            is_listed: false,
        }
    }

    fn joined(&self, of_word: impl Fn(&str) -> &str) -> String {
        self.words.iter().map(|word| of_word(&word.folded)).collect()
    }

    fn initials(&self) -> usize {
        self.words.iter().filter(|word| word.is_initial).count()
    }
}

/// What two spellings have in common, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Likeness {
    /// "Anna Lena Roe" and "Annalena Roe".
    Spaces,
    /// "Roe, Jane" and "Jane Roe".
    Order,
    /// "el-Khalil" and "Al Khalil".
    Particle,
    /// "The Harbour Press" and "Harbour Press Photo".
    Filler,
    /// "Jane Rowe" and "Jane Roew": one letter more, less, another one, or two in the other order.
    Letter,
    /// "J. Roe" and "Jane Roe"; "Jane Roe" and "Jane M. Roe".
    Initials,
}

/// Two spellings that may be one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Likely {
    /// Why.
    pub(super) likeness: Likeness,
    /// The one that would be an alias: the rarer one, or the one that says less.
    pub(super) variant: usize,
    /// The other.
    pub(super) of: usize,
    /// False where two people may well bear the two names.
    pub(super) is_sure: bool,
}

/// A name has no more words than this, and a word no more letters, or it is not compared: what is
/// longer is no name, and its cost would grow with the square of its length.
const LONGEST: (usize, usize) = (10, 40);

/// A variant is met at most this often, and a third as often as the name that it is taken for.
const RARE: usize = 3;

/// The likenesses among the photographers' names, sorted.
pub(super) fn of_people(spellings: &[Spelling]) -> Vec<Likely> {
    let mut found = Pairs::new(spellings);
    found.by_key(Likeness::Spaces, |name| name.joined(|word| word), same_initials);
    let sorted = |name: &Spelling| {
        let mut words: Vec<&str> = name.words.iter().map(|word| word.folded.as_str()).collect();
        words.sort_unstable();
        words.join(" ")
    };
    found.by_key(Likeness::Order, sorted, |a, b| {
        a.marks_surname || b.marks_surname || is_rare_beside(a, b)
    });
    found.by_key(Likeness::Particle, |name| name.joined(particle), |_, _| true);
    let without_article = |name: &Spelling| {
        name.joined(|word| match particle(word) {
            "al" => "",
            word => word,
        })
    };
    found.by_key(Likeness::Particle, without_article, |_, _| false);
    found.by_letter(SHORTEST_PERSON, |a, b, (one, other)| {
        let ends = [one, other].map(|word| (word.chars().next(), word.chars().last()));
        // A first letter makes another name (Jane, Kane), and a last one another person (Petrov,
        // Petrova), as any letter does in a short name (Jon, Jan).
        let is_rare = is_rare_beside(a, b);
        let is_long = one.chars().count().max(other.chars().count()) > SHORTEST_WORD;
        let is_askable = is_rare || (is_long && ends[0].0 == ends[1].0);
        is_askable.then_some(is_rare && ends[0] == ends[1])
    });
    found.by_initials();
    found.sorted()
}

/// The likenesses among the agencies' names, sorted.
pub(super) fn of_agencies(spellings: &[Spelling]) -> Vec<Likely> {
    let mut found = Pairs::new(spellings);
    found.by_key(Likeness::Spaces, |name| name.joined(|word| word), |_, _| true);
    let without_fillers = |name: &Spelling| {
        let rest = name.joined(|word| if FILLERS.contains(&word) { "" } else { word });
        if rest.chars().count() < SHORTEST_WORD { String::new() } else { rest }
    };
    found.by_key(Likeness::Filler, without_fillers, |_, _| true);
    found.by_letter(SHORTEST_AGENCY, |a, b, (one, other)| {
        let starts_alike = one.chars().next() == other.chars().next();
        Some(starts_alike && is_rare_beside(a, b))
    });
    found.sorted()
}

/// Words that an agency's name has or lacks.
const FILLERS: [&str; 5] = ["foto", "fotos", "photo", "photos", "the"];

/// A word in which one letter may be wrong has as many letters at least.
const SHORTEST_WORD: usize = 4;

/// And so has the whole name of a person.
const SHORTEST_PERSON: usize = 8;

/// And of an agency.
const SHORTEST_AGENCY: usize = 6;

/// One spelling of each particle of Arabic names.
fn particle(word: &str) -> &str {
    match word {
        "el" | "ul" => "al",
        "abdel" | "abdal" => "abdul",
        "abou" => "abu",
        "bin" | "ben" => "ibn",
        _ => word,
    }
}

/// "Jo Roe" is hardly J. O. Roe; "JO ROE" may be.
fn same_initials(a: &Spelling, b: &Spelling) -> bool {
    let (more, fewer) = if a.initials() > b.initials() { (a, b) } else { (b, a) };
    more.initials() == fewer.initials() || fewer.has_capitals
}

/// True if one of the two is as rare as a slip of the pen.
fn is_rare_beside(a: &Spelling, b: &Spelling) -> bool {
    let (rare, common) = (a.entries.min(b.entries), a.entries.max(b.entries));
    (1..=RARE).contains(&rare) && rare * 3 <= common
}

/// The pairs found so far, each by its surest likeness.
struct Pairs<'a> {
    spellings: &'a [Spelling],
    found: BTreeMap<(usize, usize), Likely>,
}

impl<'a> Pairs<'a> {
    fn new(spellings: &'a [Spelling]) -> Self {
        Self { spellings, found: BTreeMap::new() }
    }

    fn sorted(self) -> Vec<Likely> {
        let mut found: Vec<Likely> = self.found.into_values().collect();
        found.sort_unstable();
        found
    }

    fn add(&mut self, likeness: Likeness, variant: usize, of: usize, is_sure: bool) {
        let likely = Likely { likeness, variant, of, is_sure };
        self.found.entry((variant.min(of), variant.max(of))).or_insert(likely);
    }

    /// Adds a pair of which the rarer one is the variant, and one that is never met is none.
    fn add_equals(&mut self, likeness: Likeness, a: usize, b: usize, is_sure: bool) {
        let rank = |at: usize| {
            let spelling = &self.spellings[at];
            let is_unmet = spelling.entries == 0;
            (is_unmet, spelling.entries, !spelling.is_surname_first, Reverse(&spelling.words))
        };
        let (variant, of) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
        self.add(likeness, variant, of, is_sure);
    }

    /// Pairs of one key that are not both listed or one party's.
    fn by_key(
        &mut self,
        likeness: Likeness,
        key: impl Fn(&Spelling) -> String,
        is_sure: impl Fn(&Spelling, &Spelling) -> bool,
    ) {
        let mut open: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, spelling) in self.spellings.iter().enumerate() {
            let key = key(spelling);
            if !spelling.is_listed && !key.is_empty() {
                open.entry(key).or_default().push(at);
            }
        }
        for (b, spelling) in self.spellings.iter().enumerate() {
            let Some(bucket) = open.get(&key(spelling)) else { continue };
            for &a in bucket {
                let other = &self.spellings[a];
                if other.party != spelling.party && (spelling.is_listed || a < b) {
                    self.add_equals(likeness, a, b, is_sure(other, spelling));
                }
            }
        }
    }

    /// Pairs that differ by one letter of one word: those that share what is left when a letter is
    /// taken out of it. `is_sure` is `None` where they are not alike.
    fn by_letter(
        &mut self,
        shortest: usize,
        is_sure: impl Fn(&Spelling, &Spelling, (&str, &str)) -> Option<bool>,
    ) {
        let mut open: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
        for (at, spelling) in self.spellings.iter().enumerate().filter(|(_, s)| !s.is_listed) {
            for (word, key) in gaps(spelling, shortest) {
                open.entry(key).or_default().push((at, word));
            }
        }
        let mut pairs = BTreeSet::new();
        for (b, spelling) in self.spellings.iter().enumerate() {
            for (word, key) in gaps(spelling, shortest) {
                let bucket = open.get(&key).into_iter().flatten();
                pairs.extend(
                    bucket
                        .filter(|(a, at)| *at == word && (spelling.is_listed || *a < b))
                        .map(|(a, _)| (*a, b, word)),
                );
            }
        }
        for (a, b, word) in pairs {
            let (one, other) = (&self.spellings[a], &self.spellings[b]);
            let words = (&*one.words[word].folded, &*other.words[word].folded);
            if one.party != other.party
                && strsim::osa_distance(words.0, words.1) == 1
                && let Some(is_sure) = is_sure(one, other, words)
            {
                self.add_equals(Likeness::Letter, a, b, is_sure);
            }
        }
    }

    /// Pairs of one surname and one first letter, of which one name says less than the other.
    fn by_initials(&mut self) {
        let mut buckets: BTreeMap<(&str, Option<char>), Vec<usize>> = BTreeMap::new();
        for (at, spelling) in self.spellings.iter().enumerate() {
            if let Some((given, surname)) = parted(&spelling.words) {
                let letter = given[0].folded.chars().next();
                buckets.entry((surname, letter)).or_default().push(at);
            }
        }
        for bucket in buckets.into_values() {
            for &variant in &bucket {
                for &of in &bucket {
                    let (less, more) = (&self.spellings[variant], &self.spellings[of]);
                    if less.party == more.party || less.is_listed && more.is_listed {
                        continue;
                    }
                    match abbreviates(&less.words, &more.words) {
                        Some(Abbreviation::Letter) => {
                            self.add(Likeness::Initials, variant, of, true);
                        }
                        Some(Abbreviation::NoMiddle) => {
                            self.add_equals(Likeness::Initials, variant, of, false);
                        }
                        None => {}
                    }
                }
            }
        }
    }
}

/// Of a name of `shortest` letters at least, for each word long enough, the name with that word as it is and with each letter taken out of it.
fn gaps(spelling: &Spelling, shortest: usize) -> Vec<(usize, String)> {
    let words = &spelling.words;
    let letters = |word: &NameWord| word.folded.chars().count();
    let length: usize = words.iter().map(letters).sum();
    if words.len() > LONGEST.0 || length < shortest {
        return Vec::new();
    }
    let mut gaps = Vec::new();
    for (at, word) in words.iter().enumerate() {
        // One letter may be missing in one of the two.
        if !(SHORTEST_WORD - 1..=LONGEST.1).contains(&letters(word)) {
            continue;
        }
        let rest = |gap: &str| {
            let parts = words.iter().enumerate();
            let parts = parts.map(|(other, word)| if other == at { gap } else { &word.folded });
            parts.collect::<Vec<&str>>().join(" ")
        };
        let whole = &word.folded;
        let ends = whole.char_indices().map(|(start, c)| (start, start + c.len_utf8()));
        let cut = ends.map(|(start, end)| format!("{}{}", &whole[..start], &whole[end..]));
        let shortened: BTreeSet<String> = cut.chain([whole.clone()]).collect();
        gaps.extend(shortened.iter().map(|gap| (at, rest(gap))));
    }
    gaps
}

/// Given names and surname; `None` where there are not both.
fn parted(words: &[NameWord]) -> Option<(&[NameWord], &str)> {
    let (surname, given) = words.split_last()?;
    let is_suffix = matches!(&*surname.folded, "jr" | "sr" | "ii" | "iii");
    (!given.is_empty() && !surname.is_initial && !is_suffix && words.len() <= LONGEST.0)
        .then_some((given, surname.folded.as_str()))
}

/// How one name says less than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Abbreviation {
    /// A letter for a name: "J. Roe".
    Letter,
    /// No middle initial, as in two people's names: "Jane Roe" beside "Jane M. Roe".
    NoMiddle,
}

/// How `less` abbreviates `more`, the names of one surname: given names in order, each the same or
/// its first letter, with the first one among them.
fn abbreviates(less: &[NameWord], more: &[NameWord]) -> Option<Abbreviation> {
    let ((less, _), (more, _)) = (parted(less)?, parted(more)?);
    let (mut by_letter, mut left_out) = (false, Vec::new());
    let mut rest = less.iter().peekable();
    for name in more {
        match rest.peek() {
            Some(next) if next.folded == name.folded => {
                rest.next();
            }
            Some(next) if next.is_initial && name.folded.starts_with(&*next.folded) => {
                by_letter = true;
                rest.next();
            }
            _ => left_out.push(name),
        }
    }
    let first = left_out.first().is_some_and(|name| std::ptr::eq(*name, &more[0]));
    if rest.next().is_some() || first {
        return None;
    }
    if by_letter {
        return Some(Abbreviation::Letter);
    }
    let only_initials = !left_out.is_empty() && left_out.iter().all(|name| name.is_initial);
    match (only_initials, less[0].is_initial) {
        (true, false) => Some(Abbreviation::NoMiddle),
        (true, true) => Some(Abbreviation::Letter),
        (false, _) => None,
    }
}
