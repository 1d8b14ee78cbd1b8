//! Rendering: a page's view through its Tera template to the bytes of a file, one page at a time.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, SourceText};
use crate::output::OutputFile;
use crate::pages::{Page, Site};

/// The templates and static files of a site: its own where it has them, else the built-in ones.
#[derive(Debug)]
pub struct Theme {}

impl Theme {
    /// Compiles the templates, the site's own over the built-in ones of the same name.
    ///
    /// # Errors
    /// One diagnostic for each template of the site that does not compile, with its place.
    pub fn new(
        _templates: &BTreeMap<String, Arc<SourceText>>,
        _statics: &BTreeMap<String, PathBuf>,
    ) -> Result<Self, Vec<Diagnostic>> {
        todo!()
    }

    /// The static files: `/static/site.css` and its like, the site's own over the built-in ones.
    pub fn static_files(&self) -> Vec<OutputFile> {
        todo!()
    }

    /// Renders one page.
    ///
    /// # Errors
    /// If a template fails: the diagnostic names template, line and the page being rendered.
    pub fn render(&self, _site: &Site<'_>, _page: &Page) -> Result<OutputFile, Diagnostic> {
        todo!()
    }
}
