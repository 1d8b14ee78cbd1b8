//! The words that places are written with.

use crate::authority::has;

pub(super) use super::heads::{
    belongs_to_name, head, is_generic, is_ground, is_shown, is_street, leads_name,
};

/// Articles that are hyphenated or elided to the name after them.
pub(super) const ARTICLES: [&str; 22] = [
    "al", "el", "ar", "as", "ash", "ad", "adh", "an", "at", "ath", "az", "ez", "es", "er", "ed",
    "d", "l", "dell", "nell", "all", "sur", "ul",
];

/// Abbreviations whose point ends no sentence.
const ABBREVIATIONS: &str = " St Ste Mt Ft Pt Gen Sgt Mr Mrs Ms Dr Lt Col Capt Maj Adm Cpl Pfc Spc \
    Cmdr Jr Sr Co Inc Ltd Rep Sen Gov Rev Prof Pres vs No Ala Ariz Ark Calif Cal Colo Conn Del Fla \
    Ave Blvd Rd Ga Ill Ind Kan Kans Ky La Md Mass Mich Minn Miss Mo Mont Neb Nebr Nev Okla Ore Pa Penn Tenn Tex \
    Vt Va Wash Wis Wisc Wyo Ont Que Alta Sask Man Nfld Qld Vic Tas ";

pub(super) fn is_abbreviation(word: &str) -> bool {
    has!(ABBREVIATIONS, word)
}

/// Small words inside a name: "Playa de las Américas", "Bagh-e Babur", "Stratford upon Avon".
const PARTICLES: &str = " d de del della di da do dos das du des la le les las los el al am an der den \
    dem im in-der van von zu zum zur bin ibn abu ul e y of upon on sur sous the and & ";

pub(super) fn is_particle(word: &str) -> bool {
    has!(PARTICLES, word)
}

/// Words before a place where the camera stood.
const PREPOSITIONS: &str = " in at near outside inside over above across through around along off \
    aboard within throughout atop beside into between under beneath onto en em no na nos nas à au \
    aux dans im am bei nel nella nello unweit nahe près cerca perto sur sul sulla pelo pela auf vor beim في فى ب ב בנמל במרכז בשכונת בכיכר בחוף ברחוב מחוץ סמוך מול على فوق خارج بالقرب جنوبي شمالي شرقي غربي قرب وسط بمدينة أمام غرب شرق شمال جنوب ליד באזור בעיר ";

pub(super) fn is_preposition(word: &str) -> bool {
    has!(PREPOSITIONS, word)
}

/// Words after which a name is where someone comes from, goes to or belongs to.
const AWAY: &str = " from to toward towards for against by with via versus vs of about ";

pub(super) fn is_away(word: &str) -> bool {
    has!(AWAY, word)
}

/// "as seen from", "photographed from": the camera stands there.
const SEEN: &str = " seen viewed photographed pictured taken visible observed shot filmed watched ";

pub(super) fn is_seen(word: &str) -> bool {
    has!(SEEN, word)
}

/// "lifts off from", "is launched from": the camera stands there.
pub(super) fn is_launch(word: &str) -> bool {
    has!(
        " lifts lifted launches launched launch blasts blasted takes took departs departed departing departure takeoff liftoff rises \
        rising broadcasts reports ",
        word,
    )
}

/// "of" in the languages that chain names with it.
pub(super) fn is_of(word: &str) -> bool {
    has!(
        " of de d del della dello dell di do da dos das du des von der van called named af av ",
        word,
    )
}

/// Nouns before "of" and a place that belong to people, offices and bodies.
pub(super) fn is_people(word: &str) -> bool {
    has!(
        " mayor president king queen prince princess duke duchess earl lord resident residents people \
        citizens minister governor bishop archbishop patriarch capital bank son daughter native \
        members member team army leader leaders ruler emperor empress sultan emir shah head chief \
        director students student man men woman women child children boy boys girl girls family \
        families size some many all both each one two most out those photo photos photograph picture pictures image \
        images because map flag flags instead ",
        word,
    )
}

/// Nouns of people in the Romance languages, before "of" and where they are from or what they lead.
pub(super) fn is_office(word: &str) -> bool {
    has!(
        " presidente président presidenta ministro ministra ministre prefeito prefeita alcalde \
        alcaldesa sindaco maire governador gobernador governatore gouverneur embaixador embajador \
        ambassadeur ambasciatore rei rey re roi rainha reina regina reine jogador jogadores jugador \
        jugadores giocatore giocatori calciatore joueur joueurs técnico treinador entrenador \
        allenatore entraîneur atacante delantero goleiro portero capitán capitão capitano ",
        word
    )
}

/// Letters before the name of a ship.
pub(super) fn is_ship(word: &str) -> bool {
    has!(" uss usns uscgc hms hmas hmcs hmnzs ins rms ss ms mv rv ", word)
}

/// Nouns that stand before "of" and a place that the picture shows.
const PARTS: &str = " quarters leste oeste norte sul este sur nord ouest sudeste sudoeste nordeste noroeste \
    obrzeżach przedmieściach okolicach ulicach centrum okraji předměstí ulicích view views surroundings vicinity ruins streets street outskirts entrance gate gates floor section \
    part parts centre center heart skyline suburbs suburb edge coast coastline shore shores bank \
    banks front panorama top side north south east west northeast northwest southeast southwest \
    innenstadt zentrum altstadt hafen küste nähe ufer centro centre-ville banlieue periferia afueras \
    arredores порту набережной гавани окрестностях берегу пригороде предместье пляже побережье порті пляжі узбережжі передмісті улице улицах улицы центре центрі окраине окраинах околиці околицях пригороде районе районі вулиці \
    вулицях bord côte costa orillas litoral côtes bords rives cœur coeur middle waters countryside periphery surface peak summit rubble remains slopes steps grounds \
    back backdrop premises site compound campus foot base mouth tip end road roof border portion stretch corner area room rooms interior exterior courtyard lobby kitchen yard ";

/// Parts that only a town has: "on the outskirts of".
pub(super) fn is_part_of_town(word: &str) -> bool {
    has!(
        " outskirts suburb suburbs center centre downtown streets port harbor harbour district \
        neighborhood neighbourhood quarter town village city settlement hamlet \
        centro porto puerto ciudad cidade pueblo vila aldeia barrio bairro centre port ville village \
        banlieue quartier città quartiere periferia afueras arredores ",
        word
    )
}

/// Parts that a town has and a person has not: "Karavel's suburbs".
pub(super) fn is_owned_part(word: &str) -> bool {
    has!(
        " outskirts suburb suburbs downtown district districts neighborhood neighborhoods \
        neighbourhood neighbourhoods quarter waterfront skyline harbor harbour seafront airport ",
        word
    )
}

pub(super) fn is_part(word: &str) -> bool {
    has!(PARTS, word)
}

/// The same in Arabic and Persian, whose names no capital tells from other words.
pub(super) fn is_uncased_part(word: &str) -> bool {
    has!(
        " شوارع أحد إحدى وسط ضواحي ضاحية محيط ميناء سوق أسواق مدينة بلدة قرية العاصمة جنوب شمال شرق غرب جنوبي \
        شمالي شرقي غربي ريف أطراف مشارف خیابان خیابان‌های شهر روستای مرکز ",
        word
    )
}

/// Adjectives of peoples and ages that are no longer a country's: "the Roman city of Minturnae".
pub(super) fn is_era(word: &str) -> bool {
    has!(
        " roman greek byzantine ottoman mayan maya inca incan aztec viking celtic medieval victorian \
        phoenician etruscan babylonian assyrian biblical ancient minoan nabataean moorish soviet arab kurdish bedouin druze jewish muslim christian tatar \
        uighur uyghur tibetan chechen hindu sikh buddhist ",
        word
    )
}

/// Directions and their adjectives.
const DIRECTIONS: &str = " north south east west northeast northwest southeast southwest northern \
    southern eastern western northeastern northwestern southeastern southwestern north-eastern \
    north-western south-eastern south-western north-east north-west south-east south-west central \
    downtown uptown midtown inner upper lower greater nearby neighboring neighbouring mainland \
    outer far coastal rural ";

pub(super) fn is_direction(word: &str) -> bool {
    has!(DIRECTIONS, word)
}

/// Words before "of" or "to" that say that the place after is only a bearing.
const BEARINGS: &str = " north south east west northeast northwest southeast southwest north-east \
    north-west south-east south-west outskirts edge outside near close km kilometers kilometres \
    miles mi près cerca perto vicino nahe unweit ";

pub(super) fn is_bearing(word: &str) -> bool {
    has!(BEARINGS, word)
}

/// Determiners and quotes before a name.
const DETERMINERS: &str = " the a an this its their his her la le les el los las o os der die das dem \
    den il gli l ";

pub(super) fn is_determiner(word: &str) -> bool {
    has!(DETERMINERS, word)
}

/// Words that no name of a place goes past, however capitalised.
const STOPS: &str = " monday tuesday wednesday thursday friday saturday sunday january february \
    march april may june july august september october november december spring summer autumn \
    winter photo photograph picture image president king queen prince princess pope general \
    minister prime mr mrs dr sir lady lord captain sgt lt col editors reuters afp ap getty epa ";

pub(super) fn is_stop(word: &str) -> bool {
    has!(STOPS, word)
}

/// Feasts, which are also the names of towns.
pub(super) fn is_feast(word: &str) -> bool {
    has!(
        " ramadan easter christmas eid diwali hanukkah passover nowruz muharram ashura carnival halloween advent holi ",
        word
    )
}

/// Last words of names that are events, bodies or things.
const NO_PLACES: &str = " gala festival conference expo exhibition summit award awards cup \
    championship championships league match final finals open prix premiere marathon forum week day \
    games olympics olympic show concert rally race tour congress convention meeting ceremony war \
    battle crisis agreement treaty act party fleet army navy force forces guard police news times post \
    journal agency corporation company inc ltd group association federation union ministry \
    department committee council commission organization organisation fund foundation brigade \
    division regiment battalion corps squadron team club's election elections season revolution \
    uprising movement front service services courier gazette herald tribune chronicle magazine mechanics bulletin telegraph examiner \
    inquirer administration authority command operation project \
    program programme challenge trophy derby biennale fair oscars grammys spring \
    tide dusk dawn noon sunset sunrise rest play fire blaze hurricane cyclone typhoon earthquake \
    tsunami mass ";

pub(super) fn is_no_place(word: &str) -> bool {
    has!(NO_PLACES, word)
}

/// Words that turn what follows into a plan, a wish or a thought.
const INTENTIONS: &str = " would will plans planned planning intends hopes hoping wants scheduled \
    expected could should pretende planea soll sollen ";

pub(super) fn is_intention(word: &str) -> bool {
    has!(INTENTIONS, word)
}

/// Nouns before "of" whose place the picture is taken at.
pub(super) fn is_stay(word: &str) -> bool {
    has!(
        " tour inspection streets visit evacuation occupation liberation bombing shelling siege ",
        word,
    )
}

/// Nouns and participles before "in" whose place is the story's and not the picture's.
const STORY: &str = " war conflict crisis crises fighting elections election coup genocide \
    situation involvement intervention presence interest interests troops born died raised based \
    living lived lives worked educated listing listed landfall investment investments ";

pub(super) fn is_story(word: &str) -> bool {
    has!(STORY, word)
}

/// What a market that is no place deals in: "the property market in".
pub(super) fn is_traded(word: &str) -> bool {
    has!(
        " property housing job jobs labor labour stock share shares bond bonds money oil energy art financial \
        capital currency export domestic emerging ",
        word
    )
}

/// Nouns of spots that are also what people do: "Protesters camp in", "Rowers pass under".
pub(super) fn is_done(word: &str) -> bool {
    has!(
        " camp pass range court dock mine farm circuit land dam bridge guard lodge park wall gate fort plant ",
        word
    )
}

/// People by what they do, which a sentence may begin with: "Protesters", "Fishermen", "Pilgrims".
pub(super) fn is_doers(word: &str) -> bool {
    ["ers", "ors", "men", "women", "ants", "ists", "ims", "ees", "diers"]
        .iter()
        .any(|ending| word.ends_with(ending))
}

/// Verbs whose object is where the picture is taken.
const VISITS: &str = " visit visits visiting visited leave leaves leaving left tour tours touring \
    toured enter enters entering inspect inspects exits cross crosses crossing patrol patrols \
    guard guards pass passes passing surround surrounding reach reaches attend attends overlooks \
    overlooking hit hits strikes struck rocks rocked lashes lashed pounds pounded batters battered \
    empties emptied fills flood floods flooded storms stormed besieges shells shelled bombs bombed ";

pub(super) fn is_visit(word: &str) -> bool {
    has!(VISITS, word)
}

/// Words of everyday speech and given names that are also the names of small towns.
const COMMON: &str = " español inglés francés alemán árabe português inglês francês français anglais arabe allemand italiano catalán \
    police march union church army congress parliament christmas easter senate \
    president republic revolution independence liberty university mission paradise eden hope faith \
    college nation victory royal imperial central media mobile reading nice bath born orange most \
    buffalo goran carlos jackson lincoln marion jordan tyler austin logan houston taylor madison \
    florence sydney charlotte victoria alexandria santiago diego sofia angel jesus christ maria jose \
    juan pedro martin thomas james john george henry albert oscar arnold harrison clinton carter \
    monroe jefferson franklin grant hamilton wilson kennedy johnson roosevelt truman obama trump bush \
    force power star sun sky blue green black white brown gold silver young old big best price white \
    english french german spanish italian american british ukrainian russian chinese ice rain snow \
    fire water land earth world war peace heart love life of us un man men women boy girl home house \
    الخبر hamas covid mars moon plan park plaza center gate hall station school temple tower ";

pub(super) fn is_common(word: &str) -> bool {
    has!(COMMON, word)
}

/// Words that begin another clause.
const CLAUSES: &str = " and or but as while who whom whose which that when where after before during \
    since until if than because is are was were has have had be been amid despite following ";

pub(super) fn is_clause(word: &str) -> bool {
    has!(CLAUSES, word)
}

/// Words between a name and its head noun: "Hmeymim air base", "Zaatari refugee camp".
pub(super) fn is_head_modifier(word: &str) -> bool {
    const MODIFIERS: &str = " state presidential extension breeding summer country golf cricket rugby tennis air refugee military international train railway metro subway border \
        football soccer nuclear power district presidential shopping displacement naval space ski \
        bus police fire underground training shooting industrial elementary primary secondary high middle nursing boarding migrant detention concentration prison central main fish steel ";
    has!(MODIFIERS, word)
}

/// Verbs that say how something stands there.
pub(super) fn is_state(word: &str) -> bool {
    has!(
        " is are was were stands stood lies lay rises rose seen pictured photographed shown towers appears looms \
        burns collapsed undergoes under in on after during before at covered lit illuminated reflected \
        surrounded glows ",
        word
    )
}

/// Verbs whose "at" is only where someone looks or points.
pub(super) fn is_aim(word: &str) -> bool {
    has!(
        " look looks looked looking smile smiles smiled smiling wave waves waved waving point points pointed \
        pointing shout shouts shouted laugh laughs laughed stare stares gestures glances throws thrown \
        fired fires yells yelled directed aimed ",
        word
    )
}

/// Capitalised words that open a sentence after an abbreviation.
pub(super) fn begins_sentence(word: &str) -> bool {
    has!(
        " The A An In On At It He She They This That These Those His Her Its Their More Some Many Most All We \
        Photo Photograph Police Officials But And When While After As With For From To If There ",
        word
    )
}

/// What follows the town and the year of games: "Paris 2024 Olympics".
pub(super) fn is_games(word: &str) -> bool {
    has!(
        " olympic olympics paralympic paralympics games winter summer expo world cup championships marathon \
        commonwealth asian ",
        word
    )
}

/// Labels before a place: "Location: Sambas".
pub(super) fn is_label(word: &str) -> bool {
    has!(" location place lieu ort lugar local luogo место место місце المكان ", word)
}

/// First words of the names of spots: "Hotel Karvena", "Mount Ferrin".
pub(super) fn begins_spot(word: &str) -> bool {
    has!(
        " hotel hôtel villa lake mount mt. fort camp cape loch lough palazzo palais château chateau \
        castle casa jebel jabal djebel wadi pier gate terminal club stade estadio estádio arena \
        stadio river ",
        word
    )
}

/// Quarters of the sky before "of" in the Romance languages: "leste da Síria".
pub(super) fn is_quarter(word: &str) -> bool {
    has!(
        " leste oeste norte sul este sur nord ouest sudeste sudoeste nordeste noroeste sud-ouest \
        sud-est nord-ouest nord-est suroeste sureste ",
        word
    )
}

/// "da", "pela", "dalla": what leads, in the Romance languages, to a spot by its noun.
pub(super) fn leads_spot(word: &str) -> bool {
    has!(
        " de del da do du della dello dell pela pelo alla dalla sulla nella par à al ao devant hacia ",
        word
    )
}

/// Words of honour before the town that a club or a hall is called after: "Royal Durban Golf Club".
pub(super) fn is_honour(word: &str) -> bool {
    has!(" royal national imperial greater old new central international ", word)
}

/// Last words of events that are held in the town they are called after.
pub(super) fn is_event(word: &str) -> bool {
    has!(
        " olympics paralympics marathon festival fest fair carnival week day parade regatta biennale biennial ",
        word
    )
}

/// Words before the name of an event that recurs.
pub(super) fn is_annual(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
        || has!(" annual first second third inaugural ", word)
}

/// What an event has, before "of".
pub(super) fn is_course(word: &str) -> bool {
    has!(
        " line start finish opening eve day edition night end stage sidelines monday tuesday \
        wednesday thursday friday saturday sunday weekend ",
        word
    )
}

/// What stands before "to" and where somebody is not yet.
pub(super) fn is_going(word: &str) -> bool {
    has!(
        " heading headed travelling traveling travels fleeing flee returning deported evacuated \
        transferred flown shipped exported marching emigrated emigrating ",
        word
    )
}

/// Verbs before "their way to": who makes it is there.
pub(super) fn is_making(word: &str) -> bool {
    has!(" make makes made making wend wends pick picks fight fights push pushes ", word)
}

/// Continents, too wide to be where a picture was taken, and also the names of villages.
pub(super) fn is_continent(word: &str) -> bool {
    has!(" europe asia africa america oceania ", word)
}
