//! The names of one text, each looked up once.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::{Gazetteer, LookedUp, Sense};
use crate::authority::wordmap::WordHash;
use crate::record::CountryCode;

/// What a name can stand for, shared by all who ask for it.
type Senses<'a> = Rc<[Sense<'a>]>;

/// What a gazetteer says of the names of one text, kept while the text is read: a reader asks for
/// the same name at every rule.
#[derive(Debug)]
pub struct Names<'a> {
    gazetteer: &'a Gazetteer,
    language: &'a str,
    known: RefCell<HashMap<Box<str>, Known<'a>, WordHash>>,
    near: RefCell<HashMap<(Box<str>, CountryCode), Senses<'a>>>,
    nothing: Senses<'a>,
}

#[derive(Clone, Debug)]
struct Known<'a> {
    is_known: bool,
    senses: Senses<'a>,
}

impl<'a> Names<'a> {
    /// Nothing looked up yet.
    pub fn new(gazetteer: &'a Gazetteer) -> Self {
        Self::in_language(gazetteer, "")
    }

    /// The same for a text in `language`, ISO 639-1, whose names may be inflected.
    pub fn in_language(gazetteer: &'a Gazetteer, language: &'a str) -> Self {
        Self {
            gazetteer,
            language,
            known: RefCell::default(),
            near: RefCell::default(),
            nothing: Rc::default(),
        }
    }

    /// ISO 639-1 of the text; empty where unknown.
    pub const fn language(&self) -> &'a str {
        self.language
    }

    /// Where the names are looked up.
    pub const fn gazetteer(&self) -> &'a Gazetteer {
        self.gazetteer
    }

    /// [`Gazetteer::senses`].
    pub fn senses(&self, name: &str) -> Senses<'a> {
        self.known(name, |known| Rc::clone(&known.senses))
    }

    /// The base form of an inflected name; `None` for one that is none.
    pub fn base_form(&self, written: &str) -> Option<&'static str> {
        self.gazetteer
            .base_form(written)
            .or_else(|| self.gazetteer.base_form_in(written, self.language))
    }

    /// [`Gazetteer::is_known`].
    pub fn is_known(&self, name: &str) -> bool {
        self.known(name, |known| known.is_known)
    }

    /// [`Gazetteer::near`].
    pub fn near(&self, name: &str, country: CountryCode) -> Senses<'a> {
        let mut near = self.near.borrow_mut();
        let found = near
            .entry((name.into(), country))
            .or_insert_with(|| self.gazetteer.near(name, country).into());
        Rc::clone(found)
    }

    fn known<T>(&self, name: &str, answer: impl Fn(&Known<'a>) -> T) -> T {
        if let Some(known) = self.known.borrow().get(name) {
            return answer(known);
        }
        let LookedUp { mut senses, is_known } = self.gazetteer.look_up(name);
        let inflected = if senses.is_empty() && !self.language.is_empty() {
            self.gazetteer.base_form_in(name, self.language)
        } else {
            None
        };
        if let Some(base) = inflected {
            senses = self.gazetteer.senses(base);
        }
        let known = Known {
            is_known: inflected.is_some() || is_known,
            senses: if senses.is_empty() { Rc::clone(&self.nothing) } else { senses.into() },
        };
        let answered = answer(&known);
        self.known.borrow_mut().insert(name.into(), known);
        answered
    }
}
