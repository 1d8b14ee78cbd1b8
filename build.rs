//! Packs the gazetteer.

fn main() {}
