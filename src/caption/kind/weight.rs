//! The evidence for and against a caption, weighed.
//!
//! One word proves little: a museum's caption too says "was", and a headline "carries". Each piece of
//! evidence that a text bears is found by `clues` and has one weight; their sum decides.

/// A piece of evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clue {
    /// A credit at the end or the beginning.
    Credit,
    /// A credit in the middle.
    Named,
    /// One who took the picture tells of it.
    Taker,
    /// "Nets dry on the quay (agencies)": a credit that names nobody known.
    Brackets,
    /// "Old Mill by Jane Roe, on Flickr": a title and whose picture it is.
    Signed,
    /// The day of the picture, where captions have it.
    Dated,
    /// A day elsewhere.
    Day,
    /// Its month or year, where captions have it.
    Year,
    /// A month or a year elsewhere.
    Undated,
    /// A year that is not read as the date of the picture.
    YearWord,
    /// "18th century", "c. 1900", "1890s"
    Century,
    /// A day of the week that closes the first sentence.
    Weekday,
    /// The place of the picture.
    Placed,
    /// The verb of the first sentence says what is seen.
    Shows,
    /// A participle behind a noun, and no verb.
    Doing,
    /// The verb says what was to be seen.
    Showed,
    /// No verb at all.
    Phrase,
    /// A line without a verb that says where.
    Spot,
    /// What one says of a picture: "seen", "left".
    Scene,
    /// "(L)", "(R)"
    Sides,
    /// The text speaks of its picture.
    Picture,
    /// It begins with who is seen.
    People,
    /// It begins with "a" or "two".
    Counted,
    /// It begins with "the".
    The,
    /// Letters in which the words below are not written.
    Foreign,
    /// "is a", with what defines.
    Is,
    /// "was silent"
    Was,
    /// "decided", "became"
    Told,
    /// "has become", "had"
    Perfect,
    /// "will", "could"
    Modal,
    /// "depends", "hopes"
    States,
    /// "says", "announced"
    Says,
    /// The verb tells of "prices" or "laws".
    Subject,
    /// "As", "After": a side clause opens it.
    Side,
    /// "But", "Because", "Born"
    Opener,
    /// "It", "He", "Nobody"
    Pronoun,
    /// "His", "Their"
    Possessive,
    /// "I", "you" in the first sentence.
    Owner,
    /// The same once more.
    Owners,
    /// The same in later sentences.
    LaterOwner,
    /// A question mark at the end.
    Question,
    /// "How", "Why"
    Asks,
    /// "Choose", "Subscribe"
    Order,
    /// It begins with a quotation mark.
    Quote,
    /// "because", "than"; once and once more.
    Reason,
    /// "society"; the same.
    Idea,
    /// "percent", "history"; the same.
    Abstract,
    /// "always", "recently"; the same.
    Vague,
    /// "million"
    Amount,
    /// "today", in what happened.
    Today,
    /// Capitals as in a title, and no full stop.
    Title,
    /// No full stop.
    Unclosed,
    /// "Tags: harbour"
    Label,
    /// A word of headlines.
    Headline,
    /// More words than captions have.
    Long,
    /// More than three sentences.
    Several,
    /// Later sentences tell what happened.
    LaterPast,
}

/// What each piece of evidence weighs for a caption, or against it and then why.
const EVIDENCE: &[(Clue, i32, &str)] = &[
    (Clue::Credit, 200, ""),
    (Clue::Named, 60, ""),
    (Clue::Taker, 60, ""),
    (Clue::Brackets, 40, ""),
    (Clue::Signed, 40, ""),
    (Clue::Dated, 50, ""),
    (Clue::Day, 50, ""),
    (Clue::Year, 40, ""),
    (Clue::Undated, 20, ""),
    (Clue::YearWord, 15, ""),
    (Clue::Century, 40, ""),
    (Clue::Weekday, 20, ""),
    (Clue::Placed, 20, ""),
    (Clue::Shows, 30, ""),
    (Clue::Doing, 30, ""),
    (Clue::Showed, 10, ""),
    (Clue::Phrase, 10, ""),
    (Clue::Spot, 10, ""),
    (Clue::Scene, 20, ""),
    (Clue::Sides, 40, ""),
    (Clue::Picture, 40, ""),
    (Clue::People, 20, ""),
    (Clue::Counted, 10, ""),
    (Clue::The, 5, ""),
    (Clue::Foreign, 5, ""),
    (Clue::Is, -15, "it says what something is, not what is seen"),
    (Clue::Was, -15, "it tells what was, not what is seen"),
    (Clue::Told, -20, "it tells what happened, not what is seen"),
    (Clue::Perfect, -40, "it tells what had come before, not what is seen"),
    (Clue::Modal, -40, "it says what could or will be, not what is seen"),
    (Clue::States, -30, "it says what no camera sees"),
    (Clue::Says, -30, "it reports what somebody said"),
    (Clue::Subject, -15, "it tells of what no camera sees"),
    (Clue::Side, -10, "it opens as a story does"),
    (Clue::Opener, -40, "it opens as an argument or a story does"),
    (Clue::Pronoun, -40, "it speaks of somebody or something that it does not name"),
    (Clue::Possessive, -20, "it speaks of somebody or something that it does not name"),
    (Clue::Owner, -30, "it speaks of its writer or to its reader"),
    (Clue::Owners, -20, "it speaks of its writer or to its reader"),
    (Clue::LaterOwner, -10, "it speaks of its writer or to its reader"),
    (Clue::Question, -60, "it asks"),
    (Clue::Asks, -40, "it asks or explains"),
    (Clue::Order, -40, "it tells its reader what to do"),
    (Clue::Quote, -40, "it quotes"),
    (Clue::Reason, -15, "it argues"),
    (Clue::Idea, -15, "it speaks of ideas"),
    (Clue::Abstract, -10, "it speaks of what no camera sees"),
    (Clue::Vague, -10, "it tells what holds often or always"),
    (Clue::Amount, -15, "it counts what no camera sees"),
    (Clue::Today, -20, "it speaks of the day of its paper"),
    (Clue::Title, -30, "it is a heading: it has no sentence, no credit and no date"),
    (Clue::Unclosed, -20, "it is a heading: it has no sentence, no credit and no date"),
    (Clue::Label, -20, "it is a label and what it says"),
    (Clue::Headline, -20, "it is worded as a headline"),
    (Clue::Long, -20, "it is longer than captions are"),
    (Clue::Several, -5, "it goes on for several sentences"),
    (Clue::LaterPast, -5, "it tells a story"),
];

/// The evidence of one text, each piece with the word that shows it.
#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    found: Vec<(Clue, usize)>,
}

impl Evidence {
    /// One piece of evidence, shown by the word at a place.
    pub(super) fn add(&mut self, clue: Clue, at: usize) {
        self.found.push((clue, at));
    }

    /// True if it weighs for a caption as much as against one: in doubt it is a caption.
    pub(super) fn is_caption(&self) -> bool {
        self.found.iter().map(|(clue, _)| weight(*clue)).sum::<i32>() >= 0
    }

    /// What weighs most against a caption, and the word that shows it.
    pub(super) fn against(&self) -> Option<(&'static str, usize)> {
        let (clue, at) = self.found.iter().min_by_key(|(clue, _)| weight(*clue))?;
        let (_, weight, reason) = EVIDENCE[*clue as usize];
        (weight < 0).then_some((reason, *at))
    }
}

fn weight(clue: Clue) -> i32 {
    EVIDENCE[clue as usize].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_evidence_stands_at_its_place_and_says_why_it_weighs_against() {
        for (place, (clue, weight, reason)) in EVIDENCE.iter().enumerate() {
            assert_eq!(*clue as usize, place, "{clue:?}");
            assert_eq!(*weight < 0, !reason.is_empty(), "{clue:?}");
        }
    }
}
