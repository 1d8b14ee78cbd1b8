//! How much speaks for a chain being the place of the picture.

use super::grammar::{Chain, Grammar, Worded};
use super::nouns;
use super::proposal::{Anchor, DATED, Proposal};
use super::ruled_out;
use super::story::story;
use super::token::{Kind, Token};
use super::village;
use super::words;
use crate::authority::{Level, Link, Located, PlaceKind, Sense};
use crate::record::CountryCode;

/// People that a lone town must have to be a place without further evidence.
const LONE_TOWN: u32 = 15_000;

/// The same where the name is another spelling, or stands between commas.
const LONE_WEAK_TOWN: u32 = 100_000;

/// The same where two words or more stand between commas before a date.
const TITLED_TOWN: u32 = 1_000;

/// The same after words and a comma, right before a date. After a preposition and before a date any
/// town is one.
const PLACED_TOWN: u32 = 2_000;

/// What speaks for a chain that `anchor` at token `at` leads to; `None` where nothing confirms it.
pub(super) fn weigh(
    grammar: &Grammar<'_>,
    anchor: Anchor,
    at: usize,
    mut chain: Chain,
    context: Option<CountryCode>,
) -> Option<Proposal> {
    let is_dated = is_dated(grammar, &chain, at);
    let is_told = is_dated || context.is_some() && is_last(grammar, &chain);
    village::tell(grammar, anchor, at, is_told, &mut chain);
    ruled_out::tell_georgia(grammar, &mut chain, context);
    if ruled_out::is_nowhere(grammar, anchor, &mut chain) {
        return None;
    }
    let mut located = locate(grammar, &chain, context);
    let confirms = |chain: &Chain, located: &Located| {
        is_confirmed(grammar, (anchor, at), is_dated, context, chain, located)
    };
    if !confirms(&chain, &located) {
        // "at Victoria Park": a park of its own, though some small town or quarter is called so.
        if !is_spot_by_noun(grammar, anchor, &chain) {
            return None;
        }
        chain.links[0].level = Some(Level::Place);
        located = locate(grammar, &chain, context);
        if !confirms(&chain, &located) {
            return None;
        }
    }
    let sentence = grammar.token(at)?.sentence;
    let has_country = located.location.country.is_some();
    let is_water = grammar
        .senses(chain.links[0].span)
        .first()
        .is_some_and(|sense| sense.kind == PlaceKind::Water);
    let is_crossed = is_water
        && chain.links.len() == 1
        && ["over", "across"].contains(&grammar.low(at).as_str());
    let story = story(grammar, at, is_dated, &chain);
    // "at a camp in neighbouring Mauritania": not in the country told of before.
    let is_neighbour = chain.links.last().is_some_and(|last| {
        matches!(&*grammar.low_ahead_of(last.span), "neighbouring" | "neighboring")
    });
    let score = anchor.score() - 6 * i32::from(is_crossed)
        + 2 * i32::from(is_neighbour)
        + DATED * i32::from(is_dated)
        + 4 * i32::from(anchor == Anchor::Segment && is_alone(grammar, &chain, at))
        + i32::from(has_country)
        + i32::from(located.location.locality.is_some())
        - if tells_of_picture(grammar, sentence) {
            0
        } else {
            3 * i32::try_from(sentence.min(2)).unwrap_or(2)
        }
        - story.weight;
    let is_strong = anchor.score() >= Anchor::Preposition.score();
    Some(Proposal { chain, located, score, anchor, at, story, sentence, is_strong, is_dated })
}

/// "Na imagem, …", "On this photo …": a later sentence that says what the picture shows.
fn tells_of_picture(grammar: &Grammar<'_>, sentence: usize) -> bool {
    const OPENING: usize = 4;
    if sentence == 0 {
        return false;
    }
    let first = grammar.tokens.partition_point(|token| token.sentence < sentence);
    (first..first + OPENING).any(|at| {
        grammar.token(at).is_some_and(|token| token.sentence == sentence)
            && matches!(
                &*grammar.low(at),
                "imagem"
                    | "imagen"
                    | "image"
                    | "immagine"
                    | "foto"
                    | "photo"
                    | "picture"
                    | "bild"
                    | "снимке"
                    | "фото"
                    | "الصورة"
            )
    })
}

/// One name alone that a preposition leads to and whose last word is the noun of a spot.
fn is_spot_by_noun(grammar: &Grammar<'_>, anchor: Anchor, chain: &Chain) -> bool {
    let [only] = chain.links.as_slice() else { return false };
    let name = only.span.text(grammar.text);
    anchor == Anchor::Preposition
        && only.level.is_none()
        && name
            .rsplit_once(' ')
            .is_some_and(|(_, noun)| words::belongs_to_name(&noun.to_lowercase()))
}

/// Puts a chain on the map. A bearing counts only where nothing nearer is a town.
pub(super) fn locate(
    grammar: &Grammar<'_>,
    chain: &Chain,
    context: Option<CountryCode>,
) -> Located {
    let name_of = |country: CountryCode| grammar.names.gazetteer().country_name(country);
    let mut links: Vec<Link<'_>> = chain
        .links
        .iter()
        .map(|link| Link {
            written: link
                .capital_of
                .and_then(|country| grammar.names.gazetteer().capital(country))
                .map_or(link.span.text(grammar.text), |capital| capital.name),
            level: link.level,
        })
        .collect();
    // Unknown beside a bearing: the village is the locality and the bearing gives its country.
    if chain.links.iter().any(|link| link.is_bearing)
        && let Some(first) = links.first_mut()
        && !chain.links[0].is_bearing
        && first.level.is_none()
        && !is_spot_name(grammar, chain)
    {
        first.level = Some(Level::Locality);
    }
    // "the arena in Saint-Denis, north of Paris".
    let bearing = chain.links.iter().position(|link| link.is_bearing);
    if let Some(nearest) = bearing.and_then(|bearing| bearing.checked_sub(1))
        && links[nearest].level.is_none()
        && grammar.senses(chain.links[nearest].span).iter().any(Sense::is_town)
    {
        links[nearest].level = Some(Level::Locality);
    }
    let beside = bearing.and_then(|bearing| {
        let senses = grammar.senses(chain.links[bearing].span);
        senses.iter().find(|sense| sense.population >= LONE_WEAK_TOWN)?.country
    });
    let context = beside.or(context);
    let plain = grammar.names.locate(&links, chain.nation.or(context));
    // "in Saint-Denis, north of Paris" is in France whatever larger town is called so elsewhere.
    let near = beside.filter(|country| {
        let nearest = bearing.and_then(|bearing| chain.links.get(bearing.checked_sub(1)?));
        nearest.is_some_and(|nearest| {
            let senses = grammar.senses(nearest.span);
            senses.iter().any(|sense| sense.is_town() && sense.country == Some(*country))
        })
    });
    let Some(nation) = chain.nation.or(near).filter(|_| plain.level_of(Level::Country).is_none())
    else {
        return fixed(grammar, chain, plain);
    };
    links.push(Link { written: name_of(nation), level: Some(Level::Country) });
    let mut national = grammar.names.locate(&links, None);
    let is_elsewhere = (0..chain.links.len()).any(|index| {
        plain.is_known[index] && !national.is_known[index] && plain.location.country != Some(nation)
    });
    if is_elsewhere {
        return fixed(grammar, chain, plain);
    }
    national.levels.truncate(chain.links.len());
    national.is_known.truncate(chain.links.len());
    fixed(grammar, chain, national)
}

/// The caption's own words for a capital that it does not name.
fn fixed(grammar: &Grammar<'_>, chain: &Chain, mut located: Located) -> Located {
    for (index, link) in chain.links.iter().enumerate() {
        if link.capital_of.is_some()
            && located.levels[index] == Some(Level::Locality)
            && let Some(locality) = &mut located.location.locality
        {
            locality.as_written = link.span.text(grammar.text).to_owned();
        }
    }
    forget_quarter(grammar, chain, &mut located);
    let location = &mut located.location;
    if location.locality.as_ref().is_some_and(|town| nouns::is_base(&town.as_written)) {
        let base = location.locality.take();
        location.place = location.place.take().or(base);
    }
    for name in [&mut location.place, &mut location.locality, &mut location.region] {
        let Some(name) = name else { continue };
        if let Some(base) = grammar.names.base_form(&name.as_written) {
            base.clone_into(&mut name.as_written);
        } else if let Some(base) = nouns::base_name(&name.as_written, grammar.language) {
            name.as_written = base;
        }
    }
    located
}

/// "Anytown harbour": a quarter that is called like a town of another country tells none.
fn forget_quarter(grammar: &Grammar<'_>, chain: &Chain, located: &mut Located) {
    let [only] = chain.links.as_slice() else { return };
    if located.levels != [Some(Level::Place)] || chain.nation.is_some() {
        return;
    }
    let senses = grammar.senses(only.span);
    let country = located.location.country;
    let is_quarter =
        senses.iter().any(|sense| sense.kind == PlaceKind::Quarter && sense.country == country);
    if is_quarter && senses.iter().any(|sense| sense.is_town() && sense.country != country) {
        let location = &mut located.location;
        (location.country, location.region) = (None, None);
        (location.coordinates, location.geonames) = (None, None);
    }
}

fn is_spot_name(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    grammar.senses(chain.links[0].span).first().is_some_and(|sense| sense.is_spot())
}

/// The chain ends its sentence.
fn is_last(grammar: &Grammar<'_>, chain: &Chain) -> bool {
    grammar
        .token(chain.end)
        .is_none_or(|token| matches!(token.kind, Kind::Credit | Kind::Mark('.')))
}

/// The gazetteer confirms, or a head noun says what an unknown name is.
fn is_confirmed(
    grammar: &Grammar<'_>,
    (anchor, at): (Anchor, usize),
    is_dated: bool,
    context: Option<CountryCode>,
    chain: &Chain,
    located: &Located,
) -> bool {
    let first = &chain.links[0];
    let name = first.span.text(grammar.text);
    // "Mile 20", "Gate 5", but not "Quayside Airport Terminal 2".
    let is_numbered = grammar.token(chain.end).is_some_and(|token| {
        let is_next = matches!(token.kind, Kind::Number | Kind::Date)
            && token.span.start == first.span.end + 1
            && token.text.starts_with(|c: char| c.is_ascii_digit());
        // "the Paris 2024 Olympic Games".
        let is_games = token.text.len() == 4 && words::is_games(&grammar.low(chain.end + 1));
        let is_count =
            token.kind == Kind::Number && token.text.len() < 4 && name.split(' ').count() < 3;
        is_next && chain.links.len() == 1 && (is_count || is_games)
    });
    if is_numbered {
        return false;
    }
    let is_far = |index: usize| chain.links[index].is_bearing && !located.is_known[index];
    let stated = (1..chain.links.len()).any(|index| !is_far(index)) || chain.nation.is_some();
    if located.levels.iter().all(Option::is_none) {
        return false;
    }
    if stated {
        let is_told = |link: &Worded| {
            link.level == Some(Level::Locality)
                || link.level == Some(Level::Place) && !grammar.senses(link.span).is_empty()
        };
        let outer_known = located.is_known.iter().skip(1).any(|known| *known)
            || chain.nation.is_some()
            || chain.links.iter().skip(1).any(is_told);
        let last_word = name.rsplit(' ').next().unwrap_or_default().to_lowercase();
        // "McCarthy, Alaska, USA" is a place; "Jane Roe, France" need not be.
        let is_parted =
            grammar.token(chain.start + 1).is_some_and(|token| token.is(',') || token.is('('));
        // "Cup final - Karavel, New Zealand - May 4".
        let is_dashed = grammar
            .token(chain.end)
            .is_some_and(|token| matches!(token.kind, Kind::Mark('-' | '–' | '—')))
            && grammar.token(chain.end + 1).is_some_and(|token| token.kind == Kind::Date);
        // "… of the contesting singers. Pie Town, New Mexico".
        let is_closing = is_alone(grammar, chain, at);
        let is_village = (!name.contains(' ') && is_parted
            || is_closing && words::head(&last_word) == Some(Level::Locality))
            && (matches!(located.levels.get(1), Some(Some(Level::Country | Level::Region)))
                || chain
                    .links
                    .get(1)
                    .is_some_and(|outer| grammar.is_kind(outer.span, &[PlaceKind::Island])))
            && (chain.links.len() > 2
                || is_dated
                || is_dashed
                || is_closing
                || chain.start == grammar.opening);
        let first_fits = located.is_known[0]
            || first.level.is_some()
            || anchor != Anchor::Segment
            || is_village
            || words::belongs_to_name(&last_word);
        return outer_known && first_fits;
    }
    if !located.is_known[0] {
        let last_word = name.rsplit(' ').next().unwrap_or_default().to_lowercase();
        let is_ground = words::is_ground(&last_word) || !words::belongs_to_name(&last_word);
        // "carried into St. Mark's Church".
        let is_entered = grammar.low(at) == "into" && name.contains(' ');
        // "Ocean Camp, November 1915": what the picture shows is named first.
        let is_title = anchor == Anchor::Segment
            && matches!(first.level, Some(Level::Place | Level::Locality))
            && name.contains(' ')
            && words::is_shown(&last_word)
            && chain.start == grammar.opening;
        let is_between =
            anchor == Anchor::Segment && is_dated && first.level == Some(Level::Locality);
        if is_title || is_between {
            return true;
        }
        return first.level.is_some()
            && (anchor != Anchor::Weak || is_ground || is_entered)
            && !matches!(anchor, Anchor::Segment | Anchor::Dateline);
    }
    match located.levels[0] {
        Some(Level::Locality) => {
            if first.level == Some(Level::Locality) || first.capital_of.is_some() {
                return true;
            }
            // Other languages seldom use the established name: theirs is none the less sure for it.
            let is_foreign =
                anchor == Anchor::Preposition && !matches!(grammar.language, "" | "en");
            let is_established = grammar.senses(first.span).iter().any(|sense| {
                let is_short =
                    sense.name.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '));
                (sense.is_established
                    || is_short
                    || is_foreign && sense.population > LONE_WEAK_TOWN)
                    && (sense.is_town() || sense.kind == PlaceKind::Country)
            });
            let is_local = grammar.senses(first.span).iter().any(|sense| sense.is_local);
            let is_titled =
                anchor == Anchor::Segment && is_dated && name.contains(' ') && is_established;
            // "in Gwagwalada on April 17", "eggs and flour, Ibi, December 28".
            let follows_words = chain.start > 1
                && grammar.is_mark(chain.start - 1, ',')
                && grammar.token(chain.start - 2).is_some_and(Token::is_low);
            let in_context = context.is_some() && located.location.country == context;
            let is_placed = (is_established || in_context)
                && is_dated
                && !words::is_common(&name.to_lowercase())
                && (anchor == Anchor::Preposition || anchor == Anchor::Segment && follows_words);
            // "… at the film festival, Cannes."
            let is_closing = anchor == Anchor::Segment
                && follows_words
                && is_established
                && is_last(grammar, chain)
                && grammar.tokens[at].sentence == 0
                && !words::is_common(&name.to_lowercase());
            let is_part =
                anchor == Anchor::Object && at > 0 && words::is_part_of_town(&grammar.low(at - 1));
            let is_weak = !is_established
                || matches!(anchor, Anchor::Segment | Anchor::Object | Anchor::Weak) && !is_part
                || words::is_common(&name.to_lowercase());
            let people = located.population;
            let is_island =
                grammar.senses(first.span).iter().any(|sense| sense.kind == PlaceKind::Island);
            is_local
                || is_island
                || is_titled && people >= TITLED_TOWN
                || is_closing && people >= LONE_TOWN
                || is_placed && (anchor == Anchor::Preposition || people >= PLACED_TOWN)
                || located.level_of(Level::Country).is_some()
                || people >= if is_weak { LONE_WEAK_TOWN } else { LONE_TOWN }
        }
        Some(Level::Country | Level::Region) => anchor != Anchor::Object,
        Some(Level::Place) => anchor != Anchor::Segment || !words::is_common(&name.to_lowercase()),
        None => false,
    }
}

/// A date stands right after the chain or right before its preposition.
pub(super) fn is_dated(grammar: &Grammar<'_>, chain: &Chain, at: usize) -> bool {
    let is_date = |index: usize| grammar.token(index).is_some_and(|token| token.kind == Kind::Date);
    let mut after = chain.end;
    while grammar.token(after).is_some_and(|token| {
        token.is(',') || ["on", "in", "late", "early"].contains(&token.lower().as_str())
    }) && after < chain.end + 3
    {
        after += 1;
    }
    let mut before = at;
    if before > 0 && grammar.token(before - 1).is_some_and(|token| token.is(',')) {
        before -= 1;
    }
    is_date(after) || before.checked_sub(1).is_some_and(is_date)
}

/// The chain is a sentence of its own: "Slovakia."
fn is_alone(grammar: &Grammar<'_>, chain: &Chain, at: usize) -> bool {
    let is_stop = |index: usize| grammar.is_mark(index, '.');
    (at == 0 || is_stop(at - 1)) && (chain.end == grammar.tokens.len() || is_stop(chain.end))
}
