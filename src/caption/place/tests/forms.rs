//! The forms that places take in English captions.

use super::reads;

#[test]
fn a_comma_before_the_date_may_be_missing() {
    reads(&[
        "Volunteers hand out bread in [locality|Homs] city, [country=SY|Syria] [date|January 4, 2014].",
        "A tanker burns off [locality|Fujairah], [country=AE|United Arab Emirates], June 13.",
        "Surfers wait for a set at [place|Bondi Beach] in [locality|Sydney], [country=AU|Australia], [date|14 January 2019].",
        "A vendor arranges roses in [locality|Quito], [country=EC|Ecuador] [date|February 13, 2020].",
        "Firefighters battle a blaze near [locality|Cape Town], [country=ZA|South Africa] [date|April 18, 2021].",
    ]);
}

#[test]
fn states_and_provinces_are_abbreviated() {
    reads(&[
        "A cab waits at a light on [place|Broadway] in [locality|New York], [region|New York], [country=US|USA], [date|3 March 2010].",
        "Snow covers cars in [locality|Buffalo], [region=New York|N.Y.], on [date|Saturday, Dec. 24, 2022]. → US",
        "A drone flies above a field near [locality|Ames], [region|Iowa], on [date|June 2, 2017]. → US",
        "A mural of Jackie Robinson in [locality|Pasadena], [region=California|Calif.], [date|Feb. 3, 2021]. → US",
        "Union members picket outside a plant in [locality|Wentzville], [region=Missouri|Mo.], [date|Sept. 15, 2023]. → US",
        "NEWARK, NJ - JULY 9: Fans line up outside the [place|Prudential Center] on [date|July 9, 2013] in [locality|Newark], [region|New Jersey]. → US",
        "EDMONTON, AB - MARCH 3: Connor McDavid skates before a game against the Sharks at [place|Rogers Place] on [date|March 3, 2019] in [locality|Edmonton], [region|Alberta], [country=CA|Canada].",
        "A koala rests in a gum tree near [locality|Port Macquarie], [region=New South Wales|NSW], on [date|October 30, 2019]. → AU",
        "Cows graze near [locality|Shepparton], [region|Victoria], [country=AU|Australia], [date|May 5, 2011].",
        "A farmer checks soybeans in [locality|Walnut Ridge], [region=Arkansas|Ark.] → US",
        "An Amish buggy passes a barn near [locality|Intercourse], [region=Pennsylvania|Pa.], [date|Oct. 4, 2006]. → US",
        "Workers pour steel at a mill in [locality|Gary], [region=Indiana|Ind.], [date|1951]. → US",
        "Soldiers train at [place|Fort Polk], [region=Louisiana|La.], on [date|March 4, 2016]. → US",
        "A pilot checks his jet at [place|Nellis Air Force Base], [region=Nevada|Nev.], [date|July 20, 2020]. → US",
        "Sailors man the rails as the ship leaves [place|Naval Station Norfolk], [region=Virginia|Va.], [date|May 1, 2019]. → US",
        "Marines wade ashore at [place|Camp Pendleton], [region|California], [date|Feb. 2, 2015]. → US",
    ]);
}

#[test]
fn a_dateline_may_stand_alone() {
    reads(&[
        "Ministers arrive for a cabinet meeting in [locality|Paris] on Wednesday. → FR",
        "[locality=Jerusalem|JERUSALEM] — Pilgrims carry a cross along the [place|Via Dolorosa] on Friday.",
        "A policeman directs traffic in [locality|Beirut], [date|May 1974]. → LB",
    ]);
}

#[test]
fn the_nations_of_the_united_kingdom_are_one_country() {
    reads(&[
        "A vicar blesses horses in [locality|Hawick], [region|Scotland], [date|June 2, 1955]. → GB",
        "Miners leave a pit near [locality|Barnsley], [region|England]. [date|March 5, 1985]. → GB",
        "A sheep dog herds ewes near [locality|Betws-y-Coed], [region|Wales], [date|Aug. 1, 2003]. → GB",
        "Britain's Prime Minister Theresa May speaks in [locality|Newport], [country=GB|Britain] [date|May 2, 2017].",
        "A bonfire burns in [locality|Belfast], [region|Northern Ireland], [date|July 11, 2018]. → GB",
    ]);
}

#[test]
fn neighbourhoods_lie_in_cities_and_adjectives_name_countries() {
    reads(&[
        "Children fill jerry cans in the [place|Sheikh Maqsoud] neighbourhood of the northern Syrian city of [locality|Aleppo] on [date|March 2, 2016]. → SY",
        "A fisherman mends his net in the Tunisian island of [locality|Kerkennah], on [date|May 5, 2017]. → TN",
        "Iraqi forces advance towards the village of [locality|Tal Kayf], north of Mosul, on [date|November 12, 2016]. → IQ",
        "A boy herds goats on the outskirts of the Somali capital [locality|Mogadishu], on [date|Feb. 2, 2011]. → SO",
        "Smoke billows in the rebel-held area of [place|Douma], on the eastern outskirts of the Syrian capital [locality|Damascus], on [date|August 3, 2015]. → SY",
        "A man sells tea in the old quarter of the Yemeni capital [locality|Sanaa], on [date|May 5, 2013]. → YE",
        "Police stand guard in the southern French port city of [locality|Marseille] on [date|June 11, 2016]. → FR",
        "Women gather water in the drought-stricken [region|Baidoa] region of south-western [country=SO|Somalia], on [date|March 15, 2017].",
    ]);
}

#[test]
fn a_bearing_is_not_the_place_itself() {
    reads(&[
        "Wildfire smoke rises in the hills near [locality|Athens], [country=GR|Greece], [date|August 4, 2021].",
        "A bomb crater in the village of [locality|Khan al-Assal], 12 km on the outskirts of Aleppo, [country=SY|Syria].",
    ]);
}

#[test]
fn disputed_ground_has_no_country_and_former_countries_today_s() {
    reads(&[
        "A train leaves [locality=Mumbai|Bombay], [country=IN|India], on [date|August 15, 1947].",
        "A ballot is cast in [locality|Simferopol], [region|Crimea], on [date|March 16, 2014].",
        "Crowds gather at [place|Wenceslas Square] in [locality|Prague], [region|Czechoslovakia], [date|Nov. 24, 1989]. → CZ",
        "Shoppers queue in [locality=St. Petersburg|Leningrad], [region=Soviet Union|USSR], [date|1975]. → RU",
        "A market in [locality|Sarajevo], [region|Yugoslavia], [date|Feb. 8, 1984]. → BA",
        "The Wall is breached in [locality=Berlin|East Berlin], [country=DE|East Germany], [date|Nov. 10, 1989].",
        "A rice field near [locality=Cần Thơ|Can Tho], [country=VN|South Vietnam], [date|1967].",
        "Mobutu greets a crowd in [locality|Kinshasa], [country=CD|Zaire], [date|May 20, 1978].",
        "British troops drill in [locality=Harare|Salisbury], [country=ZW|Rhodesia], [date|1965].",
        "A ferry on the [place|Irrawaddy], [locality=Yangon|Rangoon], [country=MM|Burma], [date|1945].",
        "A temple in [locality|Colombo], [country=LK|Ceylon], [date|1948].",
        "A Sahrawi woman at a camp near [locality|Tindouf], [country=DZ|Algeria], [date|Feb. 27, 2016].",
        "A drum troupe in [locality|Laayoune], [country=EH|Western Sahara], [date|2003].",
    ]);
}

#[test]
fn origins_offices_teams_and_things_are_no_places() {
    reads(&[
        "London-based designer Ana Roe poses in her studio.",
        "Paris Saint-Germain forward Kylian Mbappe celebrates his goal.",
        "A woman from Aleppo, Syria, cooks in her kitchen.",
        "The Venice Film Festival jury poses for photographers.",
        "Manchester United players train ahead of the match against Barcelona.",
        "The mayor of London speaks on the phone.",
        "Paris Hilton arrives at a party.",
        "Jordan Henderson lifts the trophy.",
        "A Bangladeshi migrant waits after fleeing from Libya.",
        "The author, who was born in Dublin, reads from her new novel.",
        "Anti-war activists denounce the war in Iraq.",
        "Ambassador Wu speaks about relations with Japan.",
        "The Boston Tea Party re-enacted by a troupe.",
        "A jar of Dijon mustard.",
        "A Berlin bear mascot waves.",
        "A Bank of America branch.",
    ]);
}

#[test]
fn the_place_of_a_match_is_its_stadium() {
    reads(&[
        "A family arrives in [locality|Vienna], [country=AT|Austria], from Budapest, [date|September 5, 2015].",
        "Real Madrid's Cristiano Ronaldo shoots during a match against Sevilla at the [place=Santiago Bernabéu|Santiago Bernabeu stadium] in [locality|Madrid], [country=ES|Spain], [date|March 20, 2016].",
        "France's Griezmann runs with the ball during the final against Croatia at [place|Luzhniki Stadium] in [locality|Moscow], [country=RU|Russia], [date|Sunday, July 15, 2018].",
        "Rafael Nadal of Spain serves to Roger Federer of Switzerland during their match at the Australian Open in [locality|Melbourne], [date|Jan. 26, 2012]. → AU",
        "Soccer Football - Champions League Final - Liverpool v Real Madrid - [place|Stade de France], [locality|Saint-Denis] near Paris, [country=FR|France] - [date|May 28, 2022] Liverpool's Mohamed Salah reacts",
        "India's Virat Kohli bats against England in [locality|Mumbai], [date|Dec. 3, 2016]. → IN",
        "A plane from Tehran lands at [place|Heathrow Airport] in [locality|London], [date|January 8, 2020]. → GB",
    ]);
}

#[test]
fn ships_seas_and_space_have_no_country() {
    reads(&[
        "The aircraft carrier USS Nimitz steams through the [place|Gulf of Oman], [date|Sept. 18, 2020].",
        "Sailors check a helicopter aboard the [place|USS Carl Vinson] in the Philippine Sea, [date|June 1, 2017].",
        "Migrants cling to a dinghy in the [place|Mediterranean Sea] off Libya, [date|Oct. 4, 2016].",
        "The crew of Apollo 11 on the [place|Moon], [date|July 20, 1969].",
        "Earth rises above the lunar horizon, [date|December 24, 1968].",
        "Rebels train at an undisclosed location.",
        "An iceberg drifts in the [place|Southern Ocean], [date|Feb. 2, 2005].",
        "A polar bear on sea ice in the [place|Arctic Ocean], [date|August 2009].",
    ]);
}

#[test]
fn parks_airports_and_camps_are_places_under_their_town() {
    reads(&[
        "Ducks swim in [place|Hyde Park], [locality|London], [date|April 2, 1934]. → GB",
        "Passengers wait at [place|Charles de Gaulle Airport] near [locality|Paris], [country=FR|France], [date|July 3, 2022].",
        "Elephants cross a river in [place=Maasai Mara|Maasai Mara National Reserve], [country=KE|Kenya], [date|Sept. 1, 2014].",
        "A bison walks in [place|Yellowstone National Park], [region|Wyoming], [date|June 22, 2011]. → US",
        "Protesters fill [place|Tahrir Square] in [locality|Cairo], [country=EG|Egypt], [date|Feb. 11, 2011].",
        "A child carries a pot in the [place=Dadaab|Dadaab refugee camp], eastern [country=KE|Kenya], [date|August 4, 2011].",
        "Rohingya refugees queue for rice in [place|Kutupalong camp], near [locality|Cox's Bazar], [country=BD|Bangladesh], [date|Sept. 20, 2017].",
    ]);
}

#[test]
fn verbs_of_entering_and_old_names_lead_to_places() {
    reads(&[
        "A general strike empties [locality|Łódź], [country=PL|Poland], on [date|May 3, 1905].",
        "The aircraft carrier USS Midway enters [locality|Yokosuka], [country=JP|Japan], on [date|Oct. 5, 1973].",
        "A parade in [locality|Prague], [region|Czechoslovakia], [date|May 1, 1955]. → CZ",
        "Llamas graze above the ruins at [place|Machu Picchu], [country=PE|Peru], [date|1977].",
        "An Ariane rocket on its pad in [locality|Kourou], [country=GF|French Guiana], [date|June 5, 2012].",
        "A young spinner at a cotton mill in [locality|North Pownal], [region|Vermont], [date|1910]. → US",
        "Dust storm, [place|Cimarron County], [region|Oklahoma], [date|April 1936]. → US",
        "The president speaks to the nation.",
        "مراكب صيد في مدينة [locality=Sidon|صيدا] جنوب [country=LB|لبنان]",
    ]);
}
