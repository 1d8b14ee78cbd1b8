//! Why a name of a credit is the agency, a photographer or the source: what an editor is told.

use super::joint::Joint;
use super::party::{Party, Who};
use super::phrases::HEADS;
use super::role::Body;
use super::zone::Zone;
use crate::authority::fold;
use crate::record::{Decision, RunnerUp, Span};

/// Words of a name from which on it may be two names, or a name and what stands beside it.
const LONG_NAME: usize = 4;

/// What makes a body the agency that the picture is filed under.
pub(super) fn agency(text: &str, bodies: &[Body], agency: usize) -> Decision {
    let body = &bodies[agency];
    let decision = if body.known {
        Decision::sure("the registry of agencies has it")
    } else if body.is_guess {
        Decision::unsure(
            "only the shape of the name makes it a body: the registry of agencies lacks it",
        )
    } else {
        let noun = noun(text, body.name.span);
        Decision::sure("a noun of the name says what body it is").by(noun)
    };
    let other =
        bodies.iter().enumerate().find(|(index, body)| *index != agency && body.kind.is_some());
    decision.over(other.map(|(index, other)| RunnerUp {
        span: other.name.span,
        value: Some(other.name.value.clone()),
        evidence: None,
        lost: if other.gives || other.joint == Joint::Courtesy {
            "it gave the picture and does not distribute it"
        } else if index > agency {
            "it distributes what the one before it made"
        } else {
            "it made or holds what the one after it distributes"
        },
    }))
}

/// The last word of a name that says what it is: "Gallery".
fn noun(text: &str, name: Span) -> Option<Span> {
    let words = name.text(text).split_whitespace().rev();
    words
        .map(|word| Span::of(word, text))
        .find(|word| HEADS.meaning(&fold(word.text(text))).is_some())
}

/// What makes a body the source of what another one distributes.
pub(super) fn source(bodies: &[Body], span: Span) -> Decision {
    let is_told = bodies
        .iter()
        .find(|body| body.name.span == span)
        .is_some_and(|body| body.known || !body.is_guess);
    if is_told {
        Decision::sure("the credit names it behind who distributes")
    } else {
        Decision::unsure("only its place behind who distributes makes it the source")
    }
}

/// What makes the names of a credit those of people.
pub(super) fn people(text: &str, zones: &[Zone]) -> Decision {
    let people = zones.iter().flat_map(|zone| {
        let named = zone.chain.lead.by || zone.chain.lead.copyright;
        let links = zone.chain.links.iter();
        let people = links.filter(|link| link.party.who == Who::Person);
        people.map(move |link| (zone, named, &link.party))
    });
    let mut told = None;
    for (zone, named, party) in people {
        if let Some(reason) = odd(party) {
            return Decision::unsure(reason).by(party.span);
        }
        if named && told.is_none() {
            told = Some(lead(text, zone));
        }
    }
    let mut links = zones.iter().flat_map(|zone| &zone.chain.links);
    let body = links.find(|link| link.party.is_known()).map(|link| link.party.span);
    if let Some(lead) = told {
        Decision::sure("the credit says by whom").by(lead)
    } else if body.is_some() {
        Decision::sure("the name stands beside an agency's in the credit").by(body)
    } else {
        Decision::sure("the name stands where credits stand and has the shape of a person's")
    }
}

/// The words of a credit before its first name: "Photo by".
fn lead(text: &str, zone: &Zone) -> Option<Span> {
    let first = zone.chain.links.first()?.party.span.start;
    let words = text.get(zone.line.start..first)?.trim().trim_matches(['(', ':', '-', ' ']);
    (!words.is_empty()).then(|| Span::of(words, text))
}

/// What is odd about the name of a person.
fn odd(party: &Party) -> Option<&'static str> {
    let is_latin = |c: char| matches!(c, 'A'..='Z' | 'a'..='z' | '\u{C0}'..='\u{24F}');
    let letters = || party.name.chars().filter(|c| c.is_alphabetic());
    if party.words < 2 && !party.name.contains(' ') {
        Some("one word alone may be a person or a body")
    } else if party.words >= LONG_NAME {
        Some("so many words may be two names, or a name and more")
    } else if letters().any(is_latin) && !letters().all(is_latin) {
        Some("the name mixes two scripts")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::authority::Agencies;
    use crate::caption::credit::read;
    use crate::record::Field;

    #[test]
    fn a_name_is_unsure_where_its_shape_alone_or_nothing_says_what_it_is() {
        let agencies = Agencies::embedded();
        for (caption, unsure) in [
            ("Nets dry. (Photo by Jane Roe/AFP)", &[][..]),
            ("Nets dry. (Jane van der Roe/Harbour Museum)", &[]),
            ("Nets dry. (Photo by Roe/AFP)", &[Field::Photographers]),
            ("Nets dry. (Photo by Jane Roe Sails Doe Mast/AFP)", &[Field::Photographers]),
            ("Nets dry. (Photo by Jane Roe/Quayside)", &[Field::Agency]),
            ("Nets dry. (Quayside/Jane Roe)", &[Field::Agency]),
        ] {
            let reading = read(caption, &agencies).unwrap();
            let found: Vec<Field> = reading
                .decisions
                .iter()
                .filter(|(_, decision)| decision.is_unsure())
                .map(|(field, _)| field)
                .collect();
            assert_eq!(found, unsure, "{caption}");
        }
    }

    #[test]
    fn who_sent_a_picture_is_told_beside_who_made_it() {
        let caption = "Nets dry. (Photo by Jane Roe/AFP via Getty Images)";
        let reading = read(caption, &Agencies::embedded()).unwrap();
        let decision = reading.decisions.get(Field::Agency).unwrap();
        assert_eq!(decision.reason, "the registry of agencies has it");
        let other = decision.runner_up.as_deref().unwrap();
        assert_eq!(other.span.text(caption), "Getty Images");
        assert_eq!(other.lost, "it distributes what the one before it made");
    }
}
