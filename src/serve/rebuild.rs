//! Building the preview, the first time and after each change.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Instant;

use tower_livereload::Reloader;

use super::watch::{Event, Watcher};
use super::{Preview, Shown, faults};
use crate::diagnostic::{Severity, draw_human};
use crate::pipeline::{self, BuildOptions, Built};

/// Builds the preview and says on stderr what came of it.
pub(super) struct Builder {
    pub(super) root: PathBuf,
    pub(super) origin: String,
    pub(super) drafts: bool,
    pub(super) preview: Arc<Preview>,
}

impl Builder {
    /// The first build: what fails here and is no fault of the content ends the preview.
    pub(super) fn first(&self) -> anyhow::Result<()> {
        let begun = Instant::now();
        let built = self.build()?;
        self.show(&built);
        tell("built", &built, begun);
        Ok(())
    }

    /// Builds again after each change, until it is told to stop.
    pub(super) fn follow(
        &self,
        mut watcher: Watcher,
        events: &Receiver<Event>,
        reloader: &Reloader,
    ) {
        // Several changes that came during a build need one build.
        while let Ok(event) = events.recv() {
            for event in std::iter::once(event).chain(events.try_iter()) {
                match event {
                    Event::Changed(paths) => {
                        if let Err(error) = watcher.follow(&paths) {
                            eprintln!("warning: {error:#}");
                        }
                    }
                    Event::Failed(message) => eprintln!("warning: {message}"),
                    Event::Stop => return,
                }
            }
            let begun = Instant::now();
            match self.build() {
                Ok(built) => {
                    // Shown before it is told: who reads the line finds what it speaks of.
                    self.show(&built);
                    tell("rebuilt", &built, begun);
                }
                Err(error) => {
                    eprintln!("error: {error:#}");
                    let page = faults::page(&[format!("error: {error:#}")], 1);
                    let shown = Shown { faults: Some(page.into()), ..self.preview.shown() };
                    self.preview.show(shown);
                }
            }
            reloader.reload();
        }
    }

    fn build(&self) -> anyhow::Result<Built> {
        let options = BuildOptions {
            output: self.preview.site.clone(),
            base_url: None,
            origin: Some(self.origin.clone()),
            drafts: self.drafts,
            strict: false,
        };
        pipeline::build(&self.root, &options)
    }

    fn show(&self, built: &Built) {
        let faults = (!built.published).then(|| faults::of(&built.diagnostics).into());
        self.preview.show(Shown { base_path: built.base_url.path().to_owned(), faults });
    }
}

/// One line for each build, and every error in full.
fn tell(verb: &str, built: &Built, begun: Instant) {
    let seconds = begun.elapsed().as_secs_f64();
    let of = |severity| built.diagnostics.iter().filter(move |found| found.severity == severity);
    for error in of(Severity::Error) {
        eprintln!("{}", draw_human(error, false));
    }
    let warnings = match of(Severity::Warning).count() {
        0 => String::new(),
        1 => ", 1 warning (`archive check` shows it)".to_owned(),
        count => format!(", {count} warnings (`archive check` shows them)"),
    };
    if built.published {
        let entries = match built.entries {
            1 => "1 entry".to_owned(),
            count => format!("{count} entries"),
        };
        eprintln!("{verb} in {seconds:.2} s, {entries}, {} files{warnings}", built.files);
    } else {
        eprintln!("not {verb}: mend the errors above and save{warnings}");
    }
}
