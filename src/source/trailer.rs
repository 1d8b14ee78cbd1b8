//! The keys of trailers, with IPTC's own names.

use super::TrailerKey;
use crate::diagnostic::nearest;

/// What a `Key: value` line may begin with, in lower case. The first name of a key is the one that
/// advice is given in.
const KEYS: &[(&str, TrailerKey)] = &[
    ("date", TrailerKey::Date),
    ("date created", TrailerKey::Date),
    ("location", TrailerKey::Location),
    ("location created", TrailerKey::Location),
    ("country", TrailerKey::Country),
    ("country code", TrailerKey::Country),
    ("region", TrailerKey::Region),
    ("state", TrailerKey::Region),
    ("province", TrailerKey::Region),
    ("province/state", TrailerKey::Region),
    ("province-state", TrailerKey::Region),
    ("locality", TrailerKey::Locality),
    ("city", TrailerKey::Locality),
    ("place", TrailerKey::Place),
    ("sublocation", TrailerKey::Place),
    ("sub-location", TrailerKey::Place),
    ("credit", TrailerKey::Credit),
    ("credit line", TrailerKey::Credit),
    ("agency", TrailerKey::Agency),
    ("photographer", TrailerKey::Photographer),
    ("by-line", TrailerKey::Photographer),
    ("byline", TrailerKey::Photographer),
    ("creator", TrailerKey::Photographer),
    ("source", TrailerKey::Source),
    ("alt", TrailerKey::Alt),
    ("alt text", TrailerKey::Alt),
    ("headline", TrailerKey::Headline),
    ("tags", TrailerKey::Tags),
    ("keywords", TrailerKey::Tags),
    ("rights", TrailerKey::Rights),
    ("copyright", TrailerKey::Rights),
    ("copyright notice", TrailerKey::Rights),
    ("license", TrailerKey::License),
    ("licence", TrailerKey::License),
    ("sensitive", TrailerKey::Sensitive),
    ("language", TrailerKey::Language),
    ("coordinates", TrailerKey::Coordinates),
    ("id", TrailerKey::Id),
    ("alias", TrailerKey::Alias),
];

/// What a line under a caption is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// A field.
    Trailer(TrailerKey, &'a str),
    /// A photograph.
    Photo(&'a str),
    /// Perhaps a field, misspelt: the key meant.
    Likely(&'static str),
    /// Part of the caption.
    Words,
}

/// Reads a line: `Tags: nets, quay` is a trailer, "Seen from left: two boats" is words, and so is
/// "Photo: Jane Roe/AFP", which is a credit.
pub(super) fn line(line: &str) -> Line<'_> {
    let Some((key, value)) = line.split_once(':') else { return Line::Words };
    let (name, value) = (key.trim().to_lowercase(), value.trim());
    if name == "photo" {
        return if names_a_picture(value) { Line::Photo(value) } else { Line::Words };
    }
    if let Some((_, known)) = KEYS.iter().find(|(known, _)| *known == name) {
        return match value {
            "" => Line::Words,
            _ => Line::Trailer(*known, value),
        };
    }
    if names_a_picture(value) && name.chars().all(|c| c.is_alphabetic() || c == ' ') {
        return Line::Likely("photo");
    }
    // One capitalised word before the colon, as a key has and few sentences have.
    let one_word = key.trim() == key && key.chars().all(|c| c.is_alphabetic() || c == '-');
    let capital = key.starts_with(char::is_uppercase) && key.chars().count() >= 4;
    // Asked first: the line may be a whole caption, which is compared with every key for long.
    if !one_word || !capital || value.is_empty() {
        return Line::Words;
    }
    let near = nearest(&name, KEYS.iter().map(|(known, _)| *known).filter(|known| known.len() > 3));
    let close = near.filter(|near| strsim::osa_distance(near, &name) <= 2);
    close.map_or(Line::Words, Line::Likely)
}

/// True for `nets.jpg` and `pictures/nets 1.JPEG`, false for a name or an agency.
pub(super) fn names_a_picture(value: &str) -> bool {
    value.rsplit_once('.').is_some_and(|(stem, ending)| {
        !stem.is_empty()
            && ["jpg", "jpeg", "png", "gif", "webp", "avif", "tif", "tiff", "heic", "svg"]
                .contains(&ending.to_ascii_lowercase().as_str())
    })
}

/// True if a key may stand more than once under one caption.
pub(super) const fn repeats(key: TrailerKey) -> bool {
    matches!(
        key,
        TrailerKey::Agency | TrailerKey::Photographer | TrailerKey::Tags | TrailerKey::Alias
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_known_key_makes_a_trailer() {
        for (written, expected) in [
            ("Tags: nets, quay", Line::Trailer(TrailerKey::Tags, "nets, quay")),
            ("BY-LINE : Jane Roe", Line::Trailer(TrailerKey::Photographer, "Jane Roe")),
            ("Province/State: Latakia", Line::Trailer(TrailerKey::Region, "Latakia")),
            ("Photo: pictures/nets 1.JPG", Line::Photo("pictures/nets 1.JPG")),
            ("Photo: Jane Roe/AFP", Line::Words),
            ("Seen from left: two boats", Line::Words),
            ("Photografer: Jane Roe", Line::Likely("photographer")),
            ("Langauge: en", Line::Likely("language")),
            ("Image file: nets.jpg", Line::Likely("photo")),
            ("Dates: 1998", Line::Likely("date")),
            ("Boats: two of them", Line::Words),
            ("Date:", Line::Words),
            ("no colon", Line::Words),
        ] {
            assert_eq!(line(written), expected, "{written}");
        }
    }

    #[test]
    fn the_paper_of_captions_names_every_key() {
        let paper = include_str!("../../docs/captions.md").to_lowercase();
        let missing: Vec<&str> = KEYS
            .iter()
            .map(|(name, _)| *name)
            .filter(|name| !paper.contains(&format!("`{name}`")))
            .collect();
        assert!(missing.is_empty(), "docs/captions.md lacks {missing:?}");
    }
}
