//! The reading stage: a caption file cut into blocks and each caption read, on all cores; and the
//! time that hostile texts take, ten times as long as others.
//!
//! `cargo bench --bench reading`; with `-- --test` each case runs once.

use std::fmt::Write as _;
use std::path::Path;

use archive::authority::Authority;
use archive::{caption, source};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rayon::prelude::*;

const CAPTIONS: usize = 20_000;

const SUBJECTS: [&str; 8] = [
    "Fishermen mend their nets beside an upturned boat",
    "A baker carries trays of bread past shuttered shops",
    "Volunteers pass buckets of sand along a flooded lane",
    "Two children climb over the wall of an abandoned orchard",
    "Firefighters cool the frame of a burnt warehouse",
    "A nurse looks out of the window of a field clinic",
    "Dancers wait behind the curtain of an open-air stage",
    "Farmers lead their sheep across a dry river bed",
];

const PLACES: [&str; 8] = [
    "in the port of Essaouira, Morocco",
    "in the old town of Homs, Syria",
    "near Lviv, western Ukraine",
    "in Valparaiso, Chile",
    "on the outskirts of Nairobi, Kenya",
    "at Alexanderplatz in Berlin, Germany",
    "in Galveston, Texas",
    "in the village of Oia on the Greek island of Santorini",
];

const DATES: [&str; 6] = [
    "on May 3, 2014",
    "on Tuesday, November 8, 2016",
    "on 21 June 1998",
    "in late August 2005",
    "on Feb. 9, 2011",
    "in 1963",
];

const STORIES: [&str; 5] = [
    "The storm that reached the coast two days earlier tore roofs from more than three hundred \
     houses, officials said, and left the lower streets without water for a week.",
    "The season usually begins in March, but traders say that prices have doubled since the road \
     to the capital was closed.",
    "Residents returned after the ceasefire to find most of the quarter in ruins; the mayor, who \
     was born in Toronto, has asked the government for help.",
    "It is the third year of drought in a region that lived on wheat, and many of the young have \
     left for the cities of the north.",
    "The festival, founded in 1931, draws visitors from France, Italy and the United States, and \
     ends with a procession to the harbour.",
];

const CREDITS: [&str; 6] = [
    "(Photo by Jane Roe/AFP)",
    "REUTERS/John Doe",
    "(AP Photo/Maria Muster)",
    "(Photo by Jean Dupont/AFP via Getty Images)",
    "Photo: Erika Muster / dpa",
    "(Ali Example/Anadolu Agency)",
];

/// One of `words`, by the digits of a number in mixed radix.
fn pick<const N: usize>(number: &mut usize, words: [&'static str; N]) -> &'static str {
    let word = words[*number % N];
    *number /= N;
    word
}

/// Caption `number`: about 65 words, as newsrooms write them.
fn written(number: usize) -> String {
    let mut rest = number.wrapping_mul(7919);
    let subject = pick(&mut rest, SUBJECTS);
    let place = pick(&mut rest, PLACES);
    let date = pick(&mut rest, DATES);
    let story = pick(&mut rest, STORIES);
    let other = STORIES[(number / 3) % STORIES.len()];
    let credit = pick(&mut rest, CREDITS);
    match number % 3 {
        0 => format!("{subject} {place}, {date}. {story} {credit}"),
        1 => format!("{subject} {place} {date}. {story} {other} {credit}"),
        _ => format!("{subject} {date} {place}. {other} {credit}"),
    }
}

/// A site with one caption file.
fn site(root: &Path) {
    let mut text = String::new();
    for number in 0..CAPTIONS {
        write!(text, "{}\n\n", written(number)).expect("a string takes every word");
    }
    std::fs::create_dir(root.join("content")).expect("a folder for the captions");
    std::fs::write(root.join("content/captions.txt"), text).expect("a file of captions");
    std::fs::write(root.join("site.toml"), "").expect("a site without settings");
}

fn stage(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the site");
    site(folder.path());
    let authority = Authority::embedded();
    let mut group = criterion.benchmark_group("reading stage");
    group.sample_size(10).throughput(Throughput::Elements(CAPTIONS as u64));
    group.bench_function("caption file to readings", |bencher| {
        bencher.iter(|| {
            let site = source::read(folder.path()).expect("the site that was just written").value;
            let blocks = site.caption_files.par_iter().flat_map(|file| &file.blocks);
            let dated = blocks
                .filter(|block| caption::read(&block.markdown, &authority).date.is_some())
                .count();
            assert_eq!(dated, CAPTIONS);
        });
    });
    group.finish();
}

/// Texts that a careless rule reads again at every word.
const HOSTILE: [&str; 16] = [
    "(((",
    "/ / / ",
    ", , , ",
    "in Paris, ",
    "A/B/C ",
    "Monday ",
    "12/",
    "\"",
    "“",
    "Capital ",
    "of the of the ",
    "a",
    "J. ",
    "حلب ",
    "e\u{301}",
    "Photo by ",
];

fn hostile(criterion: &mut Criterion) {
    let authority = Authority::embedded();
    let mut group = criterion.benchmark_group("hostile");
    group.sample_size(10);
    for unit in HOSTILE {
        for size in [100_000, 1_000_000] {
            let text = unit.repeat(size / unit.len());
            group.throughput(Throughput::Bytes(text.len() as u64));
            group.bench_function(format!("{unit:?} {} KB", size / 1000), |bencher| {
                bencher.iter_batched_ref(
                    || text.clone(),
                    |text| caption::read(text, &authority),
                    BatchSize::LargeInput,
                );
            });
        }
    }
    group.finish();
}

criterion_group!(benches, stage, hostile);
criterion_main!(benches);
