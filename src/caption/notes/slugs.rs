//! The words by which a desk files a picture: "HARBOUR-NETS/STRIKE", "TOPSHOT".

use crate::record::Span;

/// What a desk says of its choice of the day.
const CHOICES: &[&str] = &["TPX IMAGES OF THE DAY", "TOPSHOTS", "TOPSHOT"];

/// Letters of agencies, which hyphens and slashes join too.
const AGENCIES: &[&str] = &[
    "AAP", "AFP", "ANA", "ANSA", "AP", "DPA", "EFE", "EPA", "GETTY", "HANDOUT", "HO", "IMAGES",
    "MPA", "NTB", "PA", "PHOTO", "POOL", "REUTERS", "RIA", "SIPA", "TASS", "TT", "UPI", "XINHUA",
];

/// Every slug, in order.
pub(super) fn find(text: &str) -> Vec<Span> {
    let choices = text.match_indices('T').flat_map(|(at, _)| {
        let begun = CHOICES.iter().filter(move |choice| text[at..].starts_with(**choice));
        begun.map(move |choice| Span::new(at, at + choice.len()))
    });
    let mut found: Vec<Span> = choices.filter(|span| stands_alone(text, *span)).collect();
    // "slug:", however cased.
    let has_label = text.match_indices(':').any(|(at, _)| text[..at].ends_with(['g', 'G']));
    let may_have_story = has_label || text.contains('-') && text.contains('/');
    if !may_have_story {
        return found;
    }
    let mut is_labelled = false;
    for word in text.split_whitespace() {
        let word = word.trim_start_matches('(');
        let span = Span::of(word.trim_end_matches([':', ';', ',', '.', ')']), text);
        let is_story = is_labelled && span.text(text).contains('-') || is_story(span.text(text));
        if is_story && !span.text(text).is_empty() {
            let end = span.start + span.text(text).trim_end_matches('/').len();
            found.push(Span::new(span.start, end));
        }
        is_labelled = word.eq_ignore_ascii_case("slug:");
    }
    found.sort_unstable();
    found.dedup_by(|later, earlier| later.overlaps(*earlier));
    found
}

fn stands_alone(text: &str, span: Span) -> bool {
    !text[..span.start].ends_with(char::is_alphanumeric)
        && !text[span.end..].starts_with(char::is_alphanumeric)
}

/// "HARBOUR-NETS/STRIKE", "HARBOUR-NETS/": a story and its part, in capitals throughout.
fn is_story(word: &str) -> bool {
    let Some((story, part)) = word.split_once('/') else { return false };
    let is_code = |text: &str| {
        text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '-' | '/'))
    };
    let parts = || story.split('-').chain(part.split(['-', '/']));
    story.contains('-')
        && is_code(story)
        && is_code(part)
        && story
            .split('-')
            .all(|part| part.len() > 2 && part.bytes().any(|b| b.is_ascii_uppercase()))
        && !parts().any(|part| AGENCIES.contains(&part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs_are_told_from_agencies_datelines_and_names() {
        for (text, wanted) in [
            ("FRANCE-FISHING/STRIKE Nets dry.", &["FRANCE-FISHING/STRIKE"][..]),
            ("Nets dry. REUTERS/Jane Roe FRANCE-FISHING/", &["FRANCE-FISHING"]),
            ("Slug: harbour-nets. Nets dry.", &["harbour-nets"]),
            ("TOPSHOT - Nets dry in Brest.", &["TOPSHOT"]),
            ("Nets dry. REUTERS/Jane Roe TPX IMAGES OF THE DAY", &["TPX IMAGES OF THE DAY"]),
            ("Nets dry. EPA-EFE/ARTUR DOE", &[]),
            ("Nets dry. JEAN-MARIE DOE/AFP", &[]),
            ("Nets dry. JEAN-MARIE/AFP", &[]),
            ("BOSNIA-HERZEGOVINA - Nets dry.", &[]),
            ("A CD-ROM/DVD of COVID-19/FLU advice.", &[]),
        ] {
            let found: Vec<&str> = find(text).iter().map(|span| span.text(text)).collect();
            assert_eq!(found, wanted, "{text}");
        }
    }
}
