//! Nouns that say what a name is the name of, and how wide that is.

use crate::authority::{Level, has};

/// Nouns that say how wide a place is.
const LOCALITIES: &str = " kibbutz moshav city town village township hamlet settlement municipality commune island \
    islet isle capital resort ciudad cidade ville village stadt dorf pueblo villa vila isla ilha île \
    insel città isola город городе місто місті село селе селі деревня деревне посёлок поселок \
    посёлке поселке остров острове stad dorp gemeente stadt νησί مدينة بلدة قرية جزيرة العاصمة ";
const REGIONS: &str = " province region state county governorate oblast prefecture department canton \
    voivodeship emirate peninsula territory archipelago région regione región região provincia estado província provinz область області области краю край محافظة ريف إقليم ";
/// Nouns that only say that it is a part of a town and do not belong to its name.
const GENERIC: &str = " neighborhood neighbourhood neighborhoods neighbourhoods district quarter \
    suburb area borough ward slum favela shantytown enclave barrio bairro quartier viertel حي منطقة \
    outskirts suburbs countryside quartiere faubourg sector rione stadtteil stadtviertel \
    bezirk vorort wijk bairro distrito وسط ضاحية ";
const SPOTS: &str = " estrada esplanada alameda paseo santuario santuário ospedale universidad universidade \
    université università marché forteresse fortaleza fortezza plage spiaggia cárcel cimetière cementerio cemitério \
    cimitero viaduto túnel معبد مسجد كنيسة مستشفى جامعة قصر ملعب استاد سجن متحف مقبرة كلية شاطئ square street avenue road boulevard plaza park gardens garden bridge airport \
    airbase base airfield station stadium arena hospital clinic hotel palace castle cathedral church \
    mosque temple synagogue university college school museum gallery theatre theater cinema opera \
    hall house tower building market bazaar mall camp prison jail cemetery monastery abbey shrine \
    mountains hills plain plains plateau highlands wetlands steppe dunes cliffs \
    beach bay cove inlet fjord gorge lagoon lake river mountain mount volcano glacier forest desert valley canyon falls waterfall \
    pass canal dam harbour harbor port shipyard factory plant mine centre center complex compound \
    crossing checkpoint headquarters embassy consulate parliament court courthouse library club \
    casino racecourse racetrack circuit speedway velodrome pavilion auditorium coliseum dome bowl \
    amphitheater amphitheatre ground grounds field zoo farm ranch vineyard cave reef sea ocean gulf \
    strait channel fort fortress citadel academy institute laboratory observatory cosmodrome \
    spaceport creek lighthouse bookshop bookstore shop store studio quarry cottage winery railway signal-box \
    residence dacha dargah gurdwara pagoda wat stupa velodrome ballroom campsite campground outpost \
    wing ward barracks zone gate wall memorial monument pier wharf terminal pub cafe café restaurant lodge estate \
    mansion villa cosmodrome reserve sanctuary refuge basilica chapel convent ghetto barracks range \
    exchange bourse promenade lane highway motorway tunnel reservoir marina dock docks \
    quay mills mill refinery depot yard junction playground rink course chateau château \
    plaza praça praia playa rua calle estadio estádio teatro museo museu mercado aeropuerto \
    aeroporto parque catedral iglesia igreja palacio palácio puente ponte avenida place rue pont gare \
    hôpital musée théâtre église flughafen bahnhof platz brücke schloss dom kirche straße stadion \
    piazza ponte stazione stadio río rio fleuve fiume lago lac monte mont aéroport aeropuerto \
    aeroporto estación cathédrale cattedrale basílica basilique stade quai porte porta parc jardin jardín \
    jardim jardins palais palazzo castello castillo castelo carcere prisión puerto площадь площади площі проспект проспекте озеро озере река реке \
    станция станции аэропорт аэропорту парк парке стадион стадионе лагерь лагере авиабаза авиабазе вокзал \
    вокзале вокзалі музей музее собор соборе мост мосту πλατεία torg gatan slott kyrka sjukhus laguna \
    plein gracht kerk مخيم ساحة مطار معبر شارع ميدان جسر ";

/// How wide the place is that a head noun names; `None` for any other word.
pub(super) fn head(word: &str) -> Option<Level> {
    if has!(LOCALITIES, word) {
        Some(Level::Locality)
    } else if has!(REGIONS, word) {
        Some(Level::Region)
    } else if has!(GENERIC, word) || has!(SPOTS, word) {
        Some(Level::Place)
    } else {
        None
    }
}

/// Spots that one stands on.
pub(super) fn is_ground(word: &str) -> bool {
    has!(
        " street avenue road boulevard square plaza beach bridge island river lake highway campus pier \
        hill mountain glacier steps lawn runway base field farm coast bay canal strait ",
        word,
    )
}

/// Spots that a caption names in its first words because the picture shows them.
pub(super) fn is_shown(word: &str) -> bool {
    has!(
        " street avenue road square plaza park gardens garden bridge station stadium palace castle cathedral \
        church mosque temple monastery abbey shrine beach bay cove inlet fjord gorge lake river mountain mount glacier forest desert \
        valley canyon falls dam harbour harbor cemetery camp creek fort lighthouse pass island hotel house hall \
        junction mill farm pier market basilica chapel gate tower airport railway cave volcano quarry \
        cottage studio ",
        word
    )
}

/// Nouns of streets, also abbreviated.
pub(super) fn is_street(word: &str) -> bool {
    has!(
        " street st st. avenue ave ave. road rd rd. boulevard blvd blvd. lane drive place terrace square \
        highway way ",
        word
    )
}

/// True for a noun that only says that a place is part of a town: "district".
pub(super) fn is_generic(word: &str) -> bool {
    has!(GENERIC, word)
}

/// True if the head noun belongs to the name: "Keleti station", but not "Jobar area".
pub(super) fn belongs_to_name(word: &str) -> bool {
    has!(SPOTS, word)
}

/// Heads that stand before their name in other languages: "Playa Copacabana", "مدينة حلب".
const LEADING: &str = " barrio bairro quartier quartiere estrada esplanada alameda paseo santuario santuário hôpital \
    ospedale universidad universidade université università marché forteresse fortaleza fortezza plage spiaggia cárcel \
    cimetière cementerio cemitério cimitero islas ilhas îles isole viaduto túnel palácio \
    معبد مسجد كنيسة مستشفى جامعة قصر ملعب استاد سجن متحف مقبرة كلية شاطئ río rio fleuve fiume lago lac monte mont aéroport aeropuerto estación cathédrale \
    cattedrale basilica basílica basilique stade avenue boulevard quai porte porta parc jardin jardín jardim \
    jardins palais palazzo château castello castillo castelo carcere prisión campo \
    playa praia teatro estadio estádio mercado plaza praça calle rua avenida \
    parque museo museu hospital catedral iglesia igreja palacio palácio aeropuerto aeroporto puente \
    ponte piazza place rue pont gare musée théâtre église مدينة بلدة قرية جزيرة حي منطقة محافظة ريف \
    مخيم ساحة مطار معبر شارع ميدان جسر العاصمة \
    площадь площади площі улица улице вулиця вулиці проспект проспекте город городе г місто місті м село селе селі \
    деревня деревне посёлок поселок посёлке поселке озеро озере река реке остров острове станция станции аэропорт \
    аэропорту парк парке стадион стадионе лагерь лагере авиабаза авиабазе πλατεία νησί laguna ";

pub(super) fn leads_name(word: &str) -> bool {
    has!(LEADING, word)
}
