//! Where a caption of several paragraphs ends, for `split = "credit"`.

/// What credits open with, or hold, in lower case.
const WORDS: &[&str] = &[
    "photo",
    "photos",
    "photograph",
    "photographer",
    "foto",
    "picture",
    "image",
    "credit",
    "courtesy",
    "handout",
    "©",
    "via",
    "تصوير",
    "عدسة",
];

/// What may stand in lower case among the names of a credit.
const SMALL: &[&str] = &[
    "of", "the", "for", "and", "by", "de", "del", "da", "di", "du", "la", "le", "el", "al", "van",
    "von", "der", "den", "bin", "ibn", "on", "from", "pool", "file", "out", "para", "per", "pour",
];

/// Words of the longest credit that is looked for.
const LONGEST: usize = 14;

/// True if a paragraph ends as captions end, in a credit. Only for `split = "credit"`: who is
/// credited is the caption stage's to say.
///
/// For "…on the quay. (Photo by Jane Roe/AFP)", "…on the quay. REUTERS/Jane Roe" and "…on the quay.
/// Photo: Jane Roe", not for "…of 1914/18." or "…the mole (right)."
pub(super) fn ends_in_credit(paragraph: &str) -> bool {
    let paragraph = paragraph.trim_end_matches(['.', ' ', '*', '_', '”', '"']);
    for (open, close) in [('(', ')'), ('[', ']')] {
        if let Some(inner) = paragraph.strip_suffix(close) {
            return inner.rfind(open).is_some_and(|at| is_credit(&inner[at + 1..], true));
        }
    }
    let breaks = [". ", "! ", "? ", ".” ", ".\" ", ") ", "— ", "– ", " - ", "| ", ".) "];
    let mut starts: Vec<usize> = breaks
        .iter()
        .flat_map(|end| paragraph.match_indices(end).map(|(at, end)| at + end.len()))
        .collect();
    starts.sort_unstable();
    // The last break may lie within the credit, after an initial: "Photo: J. Roe".
    starts.iter().rev().take(3).any(|start| is_credit(&paragraph[*start..], false))
        || is_credit(paragraph, false)
}

/// True for names with a slash or a credit word between or before them. In brackets names alone
/// are enough: "(Harbour Museum)".
fn is_credit(text: &str, in_brackets: bool) -> bool {
    let words: Vec<&str> = text
        .split([' ', '/', '\u{A0}'])
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '©'))
        .filter(|word| !word.is_empty())
        .collect();
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let known = |word: &String| WORDS.contains(&word.as_str());
    if words.is_empty() || words.len() > LONGEST {
        return false;
    }
    let opens = lower.first().is_some_and(known)
        && (text.contains(':') || text.contains('©') || text.contains('/') || words.len() > 1);
    let names = words.iter().zip(&lower).all(|(word, lower)| {
        let first = word.chars().next();
        first.is_some_and(|c| c.is_alphabetic() && !c.is_lowercase())
            || known(lower)
            || SMALL.contains(&lower.as_str())
    });
    let parted = text.contains('/') || lower.iter().any(known);
    if in_brackets { names || (opens && parted) } else { names && parted }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_that_ends_in_a_credit_ends_the_caption() {
        let mut failed = Vec::new();
        for (paragraph, ends) in [
            ("Nets dry. (Photo by Jane Roe/AFP)", true),
            ("Nets dry (AP Photo/Jane Roe, File).", true),
            ("Nets dry. [Jane Roe/Harbour Press]", true),
            ("Nets dry. (Harbour Museum)", true),
            ("Nets dry. (AP)", true),
            ("Nets dry. (photo by Jane Roe for the Harbour Press via AP)", true),
            ("Nets dry on May 4, 1998. REUTERS/Jane Roe", true),
            ("Nets dry on May 4, 1998. REUTERS/Jane A. Roe/Handout", true),
            ("Nets dry on the quay — Jane Roe/AFP via Getty Images", true),
            ("Nets dry. Photo: Jane Roe", true),
            ("Nets dry. Photo: J. Roe", true),
            ("Nets dry. Photograph by Jane Roe", true),
            ("Nets dry. © Jane Roe", true),
            ("Nets dry. Courtesy of the Harbour Museum", true),
            ("Photo: Jane Roe/AFP", true),
            ("تجف الشباك على الرصيف. (تصوير: جين رو/أ ف ب)", true),
            ("Nets dry on the quay.", false),
            ("Nets dry after the war of 1914/18.", false),
            ("A boat passes the mole (right).", false),
            ("A boat of the class of 1934 (see above).", false),
            ("The mole was built in a year (1934).", false),
            ("Boats and/or nets are for hire.", false),
            ("He took a photo of the quay.", false),
            ("It ran at 80 km/h.", false),
            ("HIV/AIDS patients wait.", false),
            ("", false),
        ] {
            if ends_in_credit(paragraph) != ends {
                failed.push(paragraph);
            }
        }
        assert!(failed.is_empty(), "{failed:#?}");
    }
}
