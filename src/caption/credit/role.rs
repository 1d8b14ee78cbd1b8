//! Who is what in a credit: the agency it is filed under, the photographers, the source.

use std::collections::BTreeMap;

use super::chain::Link;
use super::decide;
use super::joint::Joint;
use super::name::ordinary;
use super::party::Who;
use super::zone::Zone;
use crate::authority::{AgencyKind, fold};
use crate::record::{Credit, Decision, Decisions, Field, Span, Spanned};

/// A body of a credit and how it came in.
pub(super) struct Body {
    pub(super) name: Spanned<String>,
    /// As the caption writes it, capitals made ordinary.
    written: String,
    /// `None` for a competition.
    pub(super) kind: Option<AgencyKind>,
    pub(super) known: bool,
    /// [`super::party::Party::is_guess`].
    pub(super) is_guess: bool,
    pub(super) joint: Joint,
    /// "Handout" stands beside it, or it sends through "via".
    pub(super) gives: bool,
    /// How the next body follows.
    sent_by: Option<Joint>,
}

impl Body {
    fn is_sender(&self) -> bool {
        matches!(self.kind, Some(AgencyKind::Wire | AgencyKind::Agency))
    }

    fn is_holder(&self) -> bool {
        self.kind == Some(AgencyKind::Institution)
    }
}

/// Tells the parts of all `zones` of one caption apart, and why.
pub(super) fn assign(text: &str, zones: &[Zone]) -> (Credit, BTreeMap<Field, Span>, Decisions) {
    let mut credit = Credit::default();
    let mut spans = BTreeMap::new();
    let mut decisions = Decisions::new();
    photographers(text, zones, &mut credit, &mut spans);
    if !credit.photographers.is_empty() {
        decisions.insert(Field::Photographers, decide::people(text, zones));
    }
    let bodies = bodies(text, zones);
    let agency = agency(&bodies);
    if let Some(agency) = agency {
        credit.agency = Some(bodies[agency].name.value.clone());
        spans.insert(Field::Agency, bodies[agency].name.span);
        decisions.insert(Field::Agency, decide::agency(text, &bodies, agency));
    }
    if let Some(source) = source(&bodies, agency) {
        credit.source = Some(source.value.clone());
        spans.insert(Field::Source, source.span);
        decisions.insert(Field::Source, decide::source(&bodies, source.span));
    } else if let Some(giver) = giver(zones) {
        credit.source = Some(giver.value);
        spans.insert(Field::Source, giver.span);
        decisions.insert(
            Field::Source,
            Decision::unsure("a person gave it: whoever took it is not told"),
        );
    }
    credit.agencies = bodies
        .iter()
        .filter(|body| body.kind.is_some())
        .map(|body| body.name.value.clone())
        .collect();
    (credit, spans, decisions)
}

fn photographers(
    text: &str,
    zones: &[Zone],
    credit: &mut Credit,
    spans: &mut BTreeMap<Field, Span>,
) {
    let mut folded: Vec<String> = Vec::new();
    // "Photo: Jane Roe, Anytown © Ann Poe": the copyright is the artist's.
    let is_rights =
        |zone: &Zone| zone.chain.lead.copyright && !zone.chain.lead.by && !zone.chain.lead.label;
    let has_photo =
        |zone: &Zone| (zone.chain.lead.by || zone.chain.lead.label) && zone.chain.has_person();
    let is_taken = zones.iter().any(has_photo);
    for zone in zones {
        if is_taken && is_rights(zone) {
            continue;
        }
        for link in &zone.chain.links {
            let party = &link.party;
            let gave = link.joint == Joint::Courtesy && !sold_by_paper(zone, link);
            // "REUTERS/Max...more": the page cut the name off.
            let is_cut = party.words == 1
                && ["...more", "…more", "...More"]
                    .iter()
                    .any(|more| text[party.span.end..].starts_with(more));
            if party.who != Who::Person || gave || is_cut {
                continue;
            }
            let key = fold(&party.name);
            if folded.contains(&key)
                || party.name.starts_with("Estate ")
                || party.name.ends_with(" Estate")
            {
                continue;
            }
            if folded.is_empty() {
                spans.insert(Field::Photographers, party.span);
            } else if let Some(span) = spans.get_mut(&Field::Photographers)
                && zone.stretch.start <= span.start
            {
                span.end = party.span.end;
            }
            folded.push(key);
            credit.photographers.push(party.name.clone());
        }
    }
}

/// "Courtesy of Jane Roe/Example Herald": the courtesy is the paper's, Jane Roe took the picture.
fn sold_by_paper(zone: &Zone, link: &Link) -> bool {
    let links = &zone.chain.links;
    let at = links.iter().position(|other| std::ptr::eq(other, link));
    let next = at.and_then(|at| links.get(at + 1));
    next.is_some_and(|next| {
        matches!(next.joint, Joint::Slash | Joint::Courtesy)
            && matches!(
                next.party.who,
                Who::Body { kind: AgencyKind::Newspaper | AgencyKind::Agency, .. }
            )
    })
}

/// A person after "courtesy of", who gave the picture and did not take it.
fn giver(zones: &[Zone]) -> Option<Spanned<String>> {
    let links = zones.iter().flat_map(|zone| zone.chain.links.iter().map(move |link| (zone, link)));
    links.into_iter().find_map(|(zone, link)| {
        let gave = link.party.who == Who::Person
            && link.joint == Joint::Courtesy
            && !sold_by_paper(zone, link);
        gave.then(|| Spanned::new(link.party.name.clone(), link.party.span))
    })
}

/// The bodies of all zones in order, each once.
fn bodies(text: &str, zones: &[Zone]) -> Vec<Body> {
    let mut bodies: Vec<Body> = Vec::new();
    for zone in zones {
        let links = &zone.chain.links;
        for (index, link) in links.iter().enumerate() {
            let (kind, known) = match link.party.who {
                Who::Body { kind, known } => (Some(kind), known),
                Who::Contest => (None, false),
                _ => continue,
            };
            let after = &links[index + 1..];
            let handout = after.first().is_some_and(|next| next.party.who == Who::Handout);
            let sent_by = after
                .iter()
                .find(|next| matches!(next.party.who, Who::Body { .. }))
                .map(|next| next.joint);
            let name = Spanned::new(link.party.name.clone(), link.party.span);
            let written = link.party.span.text(text);
            let shouted = written.contains(' ') && !written.chars().any(char::is_lowercase);
            let written = if shouted { ordinary(written) } else { written.to_owned() };
            let (joint, is_guess) = (link.joint, link.party.is_guess);
            // "AFP / HO / Example News": the wire hands out what the last one gave.
            let behind_handout = index > 1
                && links[index - 1].party.who == Who::Handout
                && matches!(
                    links[index - 2].party.who,
                    Who::Body { kind: AgencyKind::Wire, known: true }
                )
                && kind != Some(AgencyKind::Wire);
            let gives = handout || behind_handout;
            let body = Body { name, written, kind, known, is_guess, joint, gives, sent_by };
            let is_cut = body.name.value == "EFE"
                && bodies.last().is_some_and(|last| last.name.value == "EPA");
            match bodies.iter_mut().find(|known| known.name.value == body.name.value) {
                Some(known) => known.sent_by = known.sent_by.or(body.sent_by),
                None if is_cut => {}
                None => bodies.push(body),
            }
        }
    }
    if bodies.len() > 1 {
        bodies.retain(|body| !matches!(body.name.value.as_str(), "Wikimedia Commons" | "Flickr"));
    }
    bodies
}

/// Which of the bodies the picture is filed under.
fn agency(bodies: &[Body]) -> Option<usize> {
    let all_given = bodies.iter().all(|body| body.joint == Joint::Courtesy);
    let own = |body: &Body| (all_given || body.joint != Joint::Courtesy) && body.kind.is_some();
    let first =
        |test: &dyn Fn(&Body) -> bool| bodies.iter().position(|body| own(body) && test(body));
    let has_wire = bodies.iter().any(|body| body.kind == Some(AgencyKind::Wire));
    let is_handed = |body: &Body| body.gives && body.kind != Some(AgencyKind::Wire);
    let by_wire =
        |body: &Body| has_wire && body.kind == Some(AgencyKind::Institution) && !body.known;
    // "Example Archive/Getty Images": the collection that a picture agency sells.
    let is_sold = |body: &Body| {
        body.sent_by == Some(Joint::Slash) && !has_wire && holds_pictures(&body.name.value)
    };
    // "NASA/JPL-Caltech/Example University": who flew the camera comes first, unless what follows
    // keeps pictures.
    let is_partner = |body: &Body| {
        let leads = bodies.first().filter(|first| first.kind == Some(AgencyKind::Government));
        leads.is_some_and(|first| first.known && !has_wire) && !holds_pictures(&body.name.value)
    };
    // "Jane Roe/QPix/Getty Images": a collection that no registry has.
    let has_holder = bodies
        .iter()
        .any(|body| body.known && (body.is_holder() || body.sent_by == Some(Joint::Slash)));
    let is_sold_guess =
        |body: &Body| body.is_guess && body.joint == Joint::Slash && !has_holder && is_sold(body);
    let holder = |body: &Body| {
        (body.is_holder() && (body.known || is_sold(body)) || is_sold_guess(body))
            && !is_handed(body)
            && !by_wire(body)
            && !is_partner(body)
    };
    let sender = |body: &Body| body.is_sender() && !is_handed(body);
    let picked = match (first(&holder), first(&sender)) {
        // The archive that holds a picture, rather than the company that made it for the press.
        (Some(holder), Some(sender))
            if holder < sender || bodies[sender].kind != Some(AgencyKind::Wire) =>
        {
            Some(holder)
        }
        (_, Some(sender)) => Some(after_platform(bodies, passed_on(bodies, sender))),
        (Some(holder), None) => Some(holder),
        (None, None) => None,
    };
    let picked = picked.map(|picked| after_collection(bodies, picked));
    let is_official =
        bodies.first().is_some_and(|body| body.kind.is_some_and(AgencyKind::hands_out));
    picked
        .or_else(|| first(&|body| body.kind == Some(AgencyKind::Military) && body.known))
        // The library that keeps a government's picture; else the body named first.
        .or_else(|| {
            first(&|body| body.is_holder() && (!is_official || keeps(&body.name.value)))
                .map(|holder| after_collection(bodies, holder))
        })
        .or_else(|| first(&|_| true))
        .or_else(|| bodies.iter().position(|body| body.kind.is_some()))
}

fn is_collection(name: &str) -> bool {
    ["Collection", "Collections", "Papers"].iter().any(|end| name.ends_with(end))
}

/// The library or museum behind the collection of its own that is named first.
fn after_collection(bodies: &[Body], holder: usize) -> usize {
    let is_part = is_collection(&bodies[holder].name.value);
    let next = bodies
        .get(holder + 1)
        .is_some_and(|next| next.is_holder() && matches!(next.joint, Joint::Comma | Joint::By));
    if is_part && next { holder + 1 } else { holder }
}

/// A library or an archive, by name.
fn keeps(name: &str) -> bool {
    let lower = name.to_lowercase();
    ["library", "archive"].iter().any(|word| lower.contains(word))
}

/// A name of holdings, or an acronym: "Example Archive", "MPI".
fn holds_pictures(name: &str) -> bool {
    const HOLDINGS: &[&str] =
        &["archive", "archives", "library", "collection", "collections", "museum", "congress"];
    let last = name.rsplit(' ').next().unwrap_or("").to_lowercase();
    HOLDINGS.contains(&last.as_str()) || !name.contains(' ')
}

/// The wire behind a Reuters that names itself first and passes its picture on: "REUTERS/Yonhap".
fn passed_on(bodies: &[Body], sender: usize) -> usize {
    let next = sender + 1;
    let is_passed = bodies[sender].name.value == "Reuters"
        && bodies.get(next).is_some_and(|body| {
            // Nobody's name stands between the two.
            let beside = body.name.span.start <= bodies[sender].name.span.end + 2;
            body.kind == Some(AgencyKind::Wire)
                && body.known
                && body.joint == Joint::Slash
                && beside
        });
    if is_passed { next } else { sender }
}

/// A platform that writes its own name first ("picture alliance/dpa") yields to the agency behind, and
/// so does a national agency to the wire whose picture it sends on: "ANSA/AP", "PAP/EPA".
fn after_platform(bodies: &[Body], sender: usize) -> usize {
    const PLATFORMS: &[&str] = &["Picture Alliance", "Imago"];
    const NATIONAL: &[&str] = &[
        "AAP",
        "ANA-MPA",
        "ANP",
        "ANSA",
        "APA",
        "Belga",
        "BTA",
        "Agerpres",
        "ČTK",
        "HINA",
        "Keystone",
        "Lehtikuva",
        "LETA",
        "Lusa",
        "MTI",
        "NTB",
        "PAP",
        "Ritzau",
        "STA",
        "Tanjug",
        "TASR",
        "TT",
    ];
    // The syndicate of a newspaper: its picture is filed under the newspaper.
    const SYNDICATES: &[&str] = &["Redux"];
    let before =
        sender.checked_sub(1).filter(|_| SYNDICATES.contains(&bodies[sender].name.value.as_str()));
    if let Some(paper) = before
        && bodies[paper].kind == Some(AgencyKind::Newspaper)
        && bodies[paper].known
        && bodies[sender].joint == Joint::Slash
    {
        return paper;
    }
    const WIRES: &[&str] = &["AFP", "AP", "EFE", "EPA", "Reuters"];
    let own = bodies[sender].name.value.as_str();
    let next = sender + 1;
    let Some(behind) = bodies.get(next) else { return sender };
    // "Getty Images Hulton Archive"
    let is_sold = own == "Getty Images" && behind.joint == Joint::Comma && behind.known;
    let is_behind = if is_sold {
        behind.is_sender() || behind.is_holder()
    } else if PLATFORMS.contains(&own) {
        behind.is_sender() && behind.known
    } else {
        behind.joint == Joint::Slash
            && (NATIONAL.contains(&own) || own == "Getty Images" && behind.name.value == "AFP")
            && WIRES.contains(&behind.name.value.as_str())
    };
    if is_behind { next } else { sender }
}

/// The body that supplied what another distributes.
///
/// A public body keeps the caption's wording, as no one name of it is the established one in every
/// language; an agency or a newspaper has one.
fn source(bodies: &[Body], agency: Option<usize>) -> Option<Spanned<String>> {
    supplier(bodies, agency).map(|body| {
        let is_public = matches!(body.kind, Some(AgencyKind::Government | AgencyKind::Military));
        let same = fold(&body.written).replace(' ', "") == fold(&body.name.value).replace(' ', "");
        // A pool is how the picture came, and no part of who gave it.
        let written = body.written.strip_suffix(" Pool").unwrap_or(&body.written);
        if is_public && !same && !written.is_empty() {
            Spanned::new(written.to_owned(), body.name.span)
        } else {
            body.name.clone()
        }
    })
}

fn supplier(bodies: &[Body], agency: Option<usize>) -> Option<&Body> {
    let contest = bodies.iter().find(|body| body.kind.is_none());
    let Some(agency) = agency else {
        return contest;
    };
    let sender = &bodies[agency];
    let others = || bodies.iter().enumerate().filter(move |(index, _)| *index != agency);
    if let Some((_, body)) = others().find(|(_, body)| body.gives) {
        return Some(body);
    }
    let is_given = |body: &Body| body.joint == Joint::Courtesy && sender.joint != Joint::Courtesy;
    // A collection is part of the library that has it.
    let is_part = |index: usize| {
        after_collection(bodies, index) == agency
            || sender.is_holder()
                && !bodies[index].known
                && is_collection(&bodies[index].name.value)
            || sender.is_holder() && sender.joint == Joint::By && bodies[index].is_sender()
    };
    if let Some((_, body)) = others().find(|(index, body)| is_given(body) && !is_part(*index)) {
        return Some(body);
    }
    if sender.is_sender() {
        let supplies = |body: &Body| match body.kind {
            Some(AgencyKind::Newspaper) => {
                sender.kind == Some(AgencyKind::Wire) || body.sent_by == Some(Joint::Via)
            }
            Some(AgencyKind::Military | AgencyKind::Institution) => true,
            Some(kind) => kind.hands_out(),
            None => false,
        };
        if let Some((_, body)) = others().find(|(_, body)| supplies(body)) {
            return Some(body);
        }
    }
    contest
}

#[cfg(test)]
mod tests {
    use crate::authority::Agencies;
    use crate::caption::credit::read;

    #[test]
    fn a_national_agency_that_sends_on_a_wires_picture_yields_to_the_wire() {
        let agencies = Agencies::embedded();
        for (caption, agency) in [
            ("Reti ad asciugare sul molo. ANSA/AP/Jane Roe", "AP"),
            ("Sieci schną na nabrzeżu. Fot. PAP/EPA/Jane Roe", "EPA"),
            ("Reti ad asciugare sul molo. ANSA/Jane Roe", "ANSA"),
            ("Sieci schną na nabrzeżu. Fot. PAP/Jane Roe", "PAP"),
            ("Nets dry on the quay. (Photo by Jane Roe/AFP/Getty Images)", "AFP"),
        ] {
            let read = read(caption, &agencies).and_then(|reading| reading.credit.agency);
            assert_eq!(read.as_deref(), Some(agency), "{caption}");
        }
    }
}
