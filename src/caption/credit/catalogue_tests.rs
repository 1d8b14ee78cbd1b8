//! Captions as museums, libraries, archives, laboratories and armies write them.

use super::tests::reads;

#[test]
fn a_museums_label_names_its_maker_and_its_holder() {
    reads(&[
        "[photographer|Jane Roe] (American, b. 1966). Nets at Noon, 2009. Inkjet print, printed \
         2012. [agency|Example Harbour Museum], purchase with funds from the Doe Foundation.",
        "[photographer|Jane Roe] (British, 1895–1965) Toward the Quay, Cornwall, 1937 Gelatin \
         silver print, 6 ½ x 8 inches [agency|Quayside Art Museum], Example University; Gift of \
         John Doe. 2015.28",
        "[photographer|Jane Roe], American, 1895–1965. Nets, 1936. Albumen print. The \
         [agency|J. Paul Getty Museum], Los Angeles, 84.XM.1",
        "[photographer|Jane Roe], Nets at Noon, 1936, gelatin silver print, 20 x 25 cm, \
         [agency|Art Institute of Chicago], gift of John Doe",
        "[photographer|Jane Roe]. [Nets on the Quay.] 1936. [agency|Museum of the City of New \
         York]. 43.131.2.12",
        "[photographer|Jane Roe] (French, active 1850s). Harbour Wall, ca. 1855. Salted paper \
         print. [agency|National Gallery of Art], Washington, Patrons' Permanent Fund",
        "[photographer|Jane Roe], “Nets,” 1936. Gelatin silver print. Collection of the \
         [agency|San Francisco Museum of Modern Art]. © The Estate of Jane Roe",
        "[photographer|Jane Roe] (b. 1966, Leeds), Nets, 2009, chromogenic print.",
    ]);
}

#[test]
fn a_painters_label_and_a_sitters_name_no_photographer() {
    reads(&[
        "John Doe (Dutch, 1606–1669). Harbour in Fog, 1640. Oil on canvas. Private collection.",
        "Theodore Doe, 1858–1919. Glass negative. [agency|Library of Congress].",
        "Jane Roe (1858–1919), skipper of the Gull, mends her nets.",
    ]);
}

#[test]
fn labels_of_a_record_end_the_names_before_them() {
    reads(&[
        "Nets on the quay. Photographer: [photographer=Jane Roe|Roe, Jane] Scope & Content: \
         Genre: Views A view of nets.",
        "Nets on the quay. Creator: [photographer|Jane Roe] Date: 1936 Repository: \
         [agency|Example County Historical Society]",
        "Photo credit: Dr. [photographer|Jane Roe], Prof. [photographer|John Doe], \
         [photographer|Ann Poe] Research Focus: Nets under a microscope.",
        "Photo credit: Dr. [photographer|Jane Roe], associate professor of biology Caption: A net.",
        "Photo credit: [photographer|Jane Roe]/[agency|NSF] Research Focus: Nets of light.",
        "Description Nets on the quay Date 12 May 1936 Source Own work Author \
         [photographer|Jane Roe]",
    ]);
}

#[test]
fn an_institution_at_the_end_holds_the_picture() {
    reads(&[
        "Nets dry · Item · June 1923 Part of [agency|Doe County Archives] Photograph Collection \
         Photograph depicts nets.",
        "Nets dry · Item · June 1923 Part of Doe Railway Photograph Collection Photograph depicts nets.",
        "Nets dry on the quay; [agency|Smithsonian Institution Archives], neg. no. 77",
        "Nets dry on the quay. [agency=Imperial War Museum|IWM] Q 31099",
        "Nets dry on the quay. © [agency=Imperial War Museum|IWM] (Q 31099)",
        "Nets dry on the quay. Courtesy [agency|National Archives], 80-G-12345",
        "Nets dry on the quay. [agency|National Archives] photo no. 111-SC-12345",
        "Nets dry on the quay. [agency|City of Toronto Archives], Fonds 1244, Item 77",
        "Nets dry on the quay. Reference [agency|Wellcome Collection] 12345i",
        "Nets dry on the quay. [agency|Example Harbour Museum]",
        "A scan of a glass plate, held by the [agency|Wellcome Collection].",
        "Nets dry on the quay. In the collection of the [agency|Example Maritime Museum].",
        "Nets dry on the quay. [agency|Royal Collection Trust] / © His Majesty King Charles III 2023",
    ]);
}

#[test]
fn an_institution_where_the_story_plays_holds_nothing() {
    reads(&[
        "Visitors queue at the Example Harbour Museum in the rain.",
        "A vigil held by the Example Museum ended at dusk.",
        "The exhibition was held at the British Museum.",
    ]);
}

#[test]
fn makers_are_told_by_negatives_possessives_stamps_and_verbs() {
    reads(&[
        "Nets on the quay, from a negative by [photographer|Jane Roe], ca. 1870.",
        "Nets on the quay. Daguerreotype by [photographer|Jane Roe], 1850.",
        "An early ambrotype of a fisherman, by [photographer|Jane Roe] of 12 Quay Street.",
        "[photographer|Jane Roe]’s panoramic views of the harbour in 1857.",
        "[photographer|Jane Roe]'s 1936 photograph of nets on the quay.",
        "Nets on the quay. Stamped \"[photographer|Jane Roe].\" Photograph #13704.",
        "Nets at noon. [photographer|Janeroe] captured this photo of the harbour.",
        "Nets on the quay, photographed in 1936 by [photographer|Jane Roe].",
        "Photograph taken about 1936 by [photographer|Jane Roe] for the \
         [agency|Farm Security Administration].",
    ]);
}

#[test]
fn instruments_painters_and_other_takers_are_no_photographers() {
    reads(&[
        "Craters in an image captured by the Example Space Telescope.",
        "Jane Roe's speech moved the crowd on the quay.",
        "Two hundred prisoners were taken by John Doe at the harbour.",
        "The harbour was made famous by Jane Roe.",
        "The bill was signed \"Jane Roe\" by the mayor.",
        "Jane Roe's image of the city as a harbour of hope was mocked.",
    ]);
}

#[test]
fn a_licence_follows_the_photographers_name() {
    reads(&[
        "Nets on the quay. [photographer|Jane Roe], CC BY-SA 4.0, via [agency|Wikimedia Commons]",
        "[photographer|Jane Roe], Public domain, via [agency|Wikimedia Commons]",
        "Nets on the quay. By [photographer|Jane Roe] - Own work, CC BY-SA 3.0",
        "Nets on the quay ([photographer|Jane Roe], CC BY 2.0)",
        "[agency|U.S. Navy] photo by [photographer|Jane Roe], Public domain, via Wikimedia Commons",
    ]);
}

#[test]
fn units_of_states_and_centres_of_agencies_are_read_whole() {
    reads(&[
        "Nets on the quay. ([agency|New York Air National Guard] photo by Staff Sgt. \
         [photographer|Jane Roe])",
        "Nets on the quay. ([agency|Ohio National Guard] photo/Sgt. [photographer|Jane Roe])",
        "Credits: [agency|NASA]/Goddard/[photographer|Jane Roe]",
        "Nets on the quay. Credit: [agency|NASA]/JPL-Caltech/Univ. of Arizona",
        "[agency=U.S. Army Signal Corps|Signal Corps] Photo: 111-SC-1234 (Sgt. [photographer|J. Roe])",
    ]);
}

#[test]
fn a_collection_yields_to_the_institution_that_has_it() {
    reads(&[
        "Nets on the quay. Jane Roe Collection, [agency|Example University Library].",
        "Nets on the quay. From the George Grantham Bain Collection at \
         [agency=Library of Congress|the Library of Congress].",
        "Nets on the quay. [agency=National Archives|National Archives and Records Administration], College Park",
        "Nets on the quay. By permission of [agency=British Library|the British Library]",
        "Image courtesy of the [agency|National Library of Medicine]",
    ]);
}

#[test]
fn a_title_behind_the_name_tells_the_photographer() {
    reads(&[
        "Nets on the quay. [photographer|Jane Roe], photographer, 1936.",
        "Nets on the quay. [photographer=Jane Roe|Roe, Jane], photographer. [agency|Library of Congress].",
        "Nets on the quay. © 1908 by [photographer|Jane Roe].",
        "A portrait of Jane Roe, photographer.",
        "Nets on the quay. © [agency|UNICEF] Peru/[photographer|Jane Roe]",
        "Nets on the quay. Image credit: [agency|ESA]/Hubble & NASA, [photographer|J. Roe]",
        "Nets on the quay. [agency=UK Ministry of Defence|MOD] photo by LA(Phot) [photographer|Jane Roe]",
    ]);
}

#[test]
fn a_label_is_told_by_its_size_its_purchase_its_lead_in_and_its_number() {
    reads(&[
        "[photographer|Jane Roe]. Mill in Anytown. 1935. Gelatin silver print. 3 x 5″ (8.5 x 13.5 \
         cm). Anonymous Fund.",
        "[photographer|Doe Studio], A Clerk of the Harbour, 1883; Accessions Committee Fund purchase",
        "[photographer|Jane Roe]. Piers from the fort, ca. 1913. [agency=Library of \
         Congress|Prints and Photographs Division, Library of Congress] (44.00.00)",
        "Credit: [photographer|Jane Roe], “Mary in the Orchard,” Amherst, MA 2000",
        "Mill - Anytown 1857-59 albumen print [agency|Rijksmuseum], Netherlands",
        "Doe Studio, Anytown, where nets were made",
        "Memorial Hall, Anytown, 1904. [agency|State Library of Queensland] Neg. No. 123456",
        "Fishermen carry wood along the quay. [agency|IFPRI]/ [photographer|Jane Roe].",
        "Mary Doe, portrait by the [agency|Bain News Service]",
        "The mill was drawn by [photographer|Jane F. Roe], who took this photo in 1969.",
        "The mill was drawn by Jane F. Roe, who took the job in 1969.",
    ]);
}
