//! Rendering: a page's view through its Tera template to the bytes of a file, one page at a time.
//!
//! The built-in templates and static files are those in `templates/` and `static/` of this
//! repository, compiled into the program. A site's own file takes the place of the built-in one of
//! the same name. Whatever a template prints is escaped, unless the template says `safe`.

mod failure;
mod filters;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use tera::{Context, Tera};

use crate::diagnostic::{Code, Diagnostic, Severity, SourceText};
use crate::output::{Address, Content, OutputFile};
use crate::pages::{self, Page, Site};

static TEMPLATES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates");
static STATICS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/static");

/// The templates and static files of a site: its own where it has them, else the built-in ones.
#[derive(Debug)]
pub struct Theme {
    tera: Tera,
    /// Every template by name, for the places of errors.
    sources: BTreeMap<String, Arc<SourceText>>,
    /// The static files, the site's own in place of built-in ones.
    statics: BTreeMap<Address, Content>,
}

impl Theme {
    /// Compiles the templates, the site's own over the built-in ones of the same name.
    ///
    /// # Errors
    /// One diagnostic for each template of the site that does not compile, with its place, and for
    /// each static file whose name cannot be an address.
    pub fn new(
        templates: &BTreeMap<String, Arc<SourceText>>,
        statics: &BTreeMap<String, PathBuf>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut tera = Tera::default();
        filters::register(&mut tera);
        let mut sources = built_in_templates();
        tera.add_raw_templates(sources.iter().map(|(name, source)| (name, &source.text)))
            .expect("the built-in templates compile: a test renders each of them");
        sources.extend(templates.iter().map(|(name, source)| (name.clone(), Arc::clone(source))));
        let mut faults = add_own(&mut tera, templates);

        let mut files = built_in_statics();
        for (name, path) in statics {
            match Address::parse(&format!("/static/{name}")) {
                Ok(address) => {
                    files.insert(address, Content::CopyOf(path.clone()));
                }
                Err(error) => faults.push(unpublishable(name, &error.to_string())),
            }
        }
        match faults.is_empty() {
            true => Ok(Self { tera, sources, statics: files }),
            false => Err(faults),
        }
    }

    /// The static files: `/static/site.css` and its like, the site's own over the built-in ones.
    pub fn static_files(&self) -> Vec<OutputFile> {
        let files = self.statics.iter();
        files
            .map(|(address, content)| OutputFile {
                address: address.clone(),
                content: content.clone(),
            })
            .collect()
    }

    /// Renders one page.
    ///
    /// # Errors
    /// If a template fails: the diagnostic names template, line and the page being rendered.
    pub fn render(&self, site: &Site<'_>, page: &Page) -> Result<OutputFile, Diagnostic> {
        let view = pages::view(site, page);
        let html = Context::from_serialize(&view)
            .and_then(|context| self.tera.render(view.body.template(), &context))
            .map_err(|error| {
                let mut failures = failure::failures(&error, &self.sources);
                failures.remove(0).while_rendering(&page.address)
            })?;
        Ok(OutputFile::new(page.address.clone(), html))
    }
}

/// Adds the site's own templates; answers their faults. Tera stops at the first fault, so a faulty template is taken out
/// and the others are tried again.
fn add_own(tera: &mut Tera, templates: &BTreeMap<String, Arc<SourceText>>) -> Vec<Diagnostic> {
    let mut left: BTreeMap<&String, &Arc<SourceText>> = templates.iter().collect();
    let mut faults = Vec::new();
    while let Err(error) =
        tera.add_raw_templates(left.iter().map(|(name, source)| (name, &source.text)))
    {
        let failures = failure::failures(&error, templates);
        let before = left.len();
        for failure in failures {
            failure.template.as_ref().and_then(|name| left.remove(name));
            faults.push(failure.diagnostic);
        }
        if left.len() == before {
            break;
        }
    }
    crate::diagnostic::sort(&mut faults);
    faults
}

fn unpublishable(name: &str, reason: &str) -> Diagnostic {
    let message = format!("`static/{name}` cannot be published under its name: {reason}");
    Diagnostic::of_file(Severity::Error, Code::BadFileName, message)
        .help("rename the file, or move it out of `static/`")
}

fn built_in_statics() -> BTreeMap<Address, Content> {
    every_file(&STATICS)
        .into_iter()
        .map(|(name, bytes)| {
            let address = Address::parse(&format!("/static/{name}"))
                .expect("the built-in static files have plain names: a test publishes them");
            (address, Content::Bytes(bytes.to_vec()))
        })
        .collect()
}

fn built_in_templates() -> BTreeMap<String, Arc<SourceText>> {
    every_file(&TEMPLATES)
        .into_iter()
        .map(|(name, bytes)| {
            let text = std::str::from_utf8(bytes).expect("the built-in templates are UTF-8");
            let path = format!("templates/{name}");
            (name, Arc::new(SourceText { path, text: text.to_owned() }))
        })
        .collect()
}

/// Every file of an embedded folder by its path there, with `/` between its parts.
fn every_file<'a>(folder: &'a Dir<'a>) -> Vec<(String, &'a [u8])> {
    let mut files = Vec::new();
    for file in folder.files() {
        let parts: Vec<String> =
            file.path().iter().map(|part| part.to_string_lossy().into_owned()).collect();
        files.push((parts.join("/"), file.contents()));
    }
    for folder in folder.dirs() {
        files.extend(every_file(folder));
    }
    files
}

#[cfg(test)]
mod tests;
