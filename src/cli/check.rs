//! `archive check`: what to mend.

use std::io::Write;
use std::path::Path;

use super::{Outcome, SITE, report};
use crate::check::findings;
use crate::diagnostic::{
    Diagnostic, Reported, draw_github, draw_human, draw_json, has_errors, sort,
};
use crate::pipeline;
use crate::render::Theme;

/// Tells what to mend: missing dates, places, credits and photographs, unknown names.
///
/// Reads content/, templates/ and static/ as `archive build` does and writes nothing. Exits with 1 if there are errors,
/// which would stop a build.
#[derive(Debug, clap::Args)]
pub(super) struct Check {
    /// How to print the findings: for a person on stderr, as JSON Lines or as the annotations of
    /// a GitHub workflow on stdout.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    /// Takes in caption files marked `draft = true`.
    #[arg(long)]
    drafts: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Human,
    Json,
    Github,
}

impl Check {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let Reported { value: archive, mut diagnostics } =
            pipeline::read_archive(Path::new(SITE), self.drafts)?;
        diagnostics.extend(findings(&archive.source, &archive.catalog));
        let theme = Theme::new(&archive.source.templates, &archive.source.statics);
        diagnostics.extend(theme.err().into_iter().flatten());
        sort(&mut diagnostics);
        self.print(&diagnostics)?;
        if self.format == Format::Human {
            let entries = report::count(archive.catalog.entries.len(), "entry", "entries");
            match diagnostics.len() {
                0 => eprintln!("{entries}, nothing to mend."),
                found => {
                    eprintln!("{entries}, {} to look at.", report::count(found, "thing", "things"));
                }
            }
        }
        Ok(if has_errors(&diagnostics) { Outcome::Faults } else { Outcome::Fine })
    }

    fn print(&self, diagnostics: &[Diagnostic]) -> anyhow::Result<()> {
        if self.format == Format::Human {
            let colour = report::colour();
            diagnostics.iter().for_each(|found| eprintln!("{}\n", draw_human(found, colour)));
            return Ok(());
        }
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        for found in diagnostics {
            let line =
                if self.format == Format::Json { draw_json(found) } else { draw_github(found) };
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(())
    }
}
