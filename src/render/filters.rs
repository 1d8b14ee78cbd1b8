//! What templates can say beyond Tera's own words.

use tera::{Kwargs, State, Tera};

use crate::pages;

/// `{{ 12345 | number }}` is "12,345".
pub(super) fn register(tera: &mut Tera) {
    tera.register_filter("number", |number: u64, _: Kwargs, _: &State<'_>| {
        usize::try_from(number).map_or_else(|_| number.to_string(), pages::grouped)
    });
}
