//! `archive check`: what to mend.

use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

use super::learn::learn;
use super::report::wrapped;
use super::{Outcome, SITE, report};
use crate::check::{Group, GroupKind, Subject, findings, groups};
use crate::diagnostic::{
    Diagnostic, Reported, draw_github, draw_human, draw_json, has_errors, sort, visible,
};
use crate::pipeline;
use crate::render::Theme;

/// Columns of what is printed.
const WIDTH: usize = 80;

/// Findings of a group that are shown unless more are asked for.
const SHOWN: usize = 20;

/// Other places of a finding that are shown.
const ALSO: usize = 6;

/// Tells what to mend, in groups: contradictions, unknown places, what captions leave open.
///
/// Reads content/, templates/ and static/ as `archive build` does and writes nothing unless `--write` is given. Exits with 1 if there are errors,
/// which would stop a build.
#[derive(Debug, clap::Args)]
pub(super) struct Check {
    /// How to print the findings: for a person on stderr, as JSON Lines or as the annotations of
    /// a GitHub workflow on stdout.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    /// Only this group of findings, all of them.
    #[arg(long, value_name = "GROUP", value_parser = clap::builder::PossibleValuesParser::new(GroupKind::ALL.iter().map(|kind| kind.as_str())))]
    only: Option<String>,
    /// Shows at most so many findings of a group to a person; 20 unless one group is asked for.
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// Puts into content/people.toml which names of photographers and of agencies are one, where
    /// there is no doubt, and leaves what stands there as it is.
    #[arg(long)]
    write: bool,
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
        if self.write {
            learn(self.drafts)?;
        }
        let Reported { value: archive, mut diagnostics } =
            pipeline::read_archive(Path::new(SITE), self.drafts)?;
        diagnostics.extend(findings(&Subject {
            source: &archive.source,
            authority: &archive.authority,
            catalog: &archive.catalog,
            today: chrono::Local::now().date_naive(),
        }));
        let theme = Theme::new(&archive.source.templates, &archive.source.statics);
        diagnostics.extend(theme.err().into_iter().flatten());
        sort(&mut diagnostics);
        let outcome = if has_errors(&diagnostics) { Outcome::Faults } else { Outcome::Fine };
        if let Some(only) = &self.only {
            diagnostics.retain(|found| GroupKind::of(found).as_str() == only);
        }
        if self.format == Format::Human {
            self.tell(&diagnostics, archive.catalog.entries.len());
        } else {
            self.print(&diagnostics)?;
        }
        Ok(outcome)
    }

    fn tell(&self, diagnostics: &[Diagnostic], entries: usize) {
        let colour = report::colour();
        let limit = match (self.limit, &self.only) {
            (Some(limit), _) => limit,
            (None, Some(_)) => usize::MAX,
            (None, None) => SHOWN,
        };
        let groups = groups(diagnostics);
        for group in &groups {
            eprintln!("{}\n", drawn(group, limit, colour).trim_end());
        }
        let counts: Vec<String> = groups.iter().map(headline).collect();
        let counts = match counts.is_empty() {
            true => "nothing to mend.".to_owned(),
            false => format!("{}.", counts.join(", ")),
        };
        let entries = report::count(entries, "entry", "entries");
        eprintln!("{}", wrapped(&format!("{entries}: {counts}"), WIDTH));
    }

    fn print(&self, diagnostics: &[Diagnostic]) -> anyhow::Result<()> {
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

/// "3 unknown places in 12 captions".
fn headline(group: &Group<'_>) -> String {
    let (findings, places) = (group.findings.len(), group.places());
    let counted = match group.kind {
        // One finding may stand for the captions of a whole file.
        kind if kind.is_lack() => places,
        _ => findings,
    };
    let counted = format!("{counted} {}", group.kind.noun(counted));
    match group.kind {
        GroupKind::Place | GroupKind::Name if places > findings => {
            format!("{counted} in {}", report::count(places, "caption", "captions"))
        }
        _ => counted,
    }
}

/// A group: its headline, what to do, a line for each finding, what to paste.
fn drawn(group: &Group<'_>, limit: usize, colour: bool) -> String {
    let mut out = headline(group);
    if colour {
        out = format!("\x1b[1m{out}\x1b[0m");
    }
    out.push('\n');
    if !group.kind.advice().is_empty() {
        out.push_str(&indented(group.kind.advice(), 2));
    }
    out.push('\n');
    let shown = &group.findings[..limit.min(group.findings.len())];
    if group.kind == GroupKind::Error {
        for found in shown {
            writeln!(out, "{}\n", draw_human(found, colour)).expect("a string takes all");
        }
    } else {
        list(group.kind, shown, &mut out);
    }
    let unseen = group.findings.len() - shown.len();
    if unseen > 0 {
        let name = group.kind.as_str();
        writeln!(out, "  … and {unseen} more: `archive check --only {name}`\n")
            .expect("a string takes all");
    }
    out.push_str(&to_paste(group.kind, shown));
    out
}

/// Findings with the same message stand below it, the others say theirs beside their place.
fn list(kind: GroupKind, shown: &[&Diagnostic], out: &mut String) {
    let place = |found: &Diagnostic| found.at.as_ref().map(ToString::to_string);
    let widest = shown.iter().filter_map(|found| place(found)).map(|place| place.len()).max();
    let column = widest.unwrap_or(0).min(WIDTH / 2);
    let mut told: Vec<&str> = Vec::new();
    let mut is_headed = false;
    for found in shown {
        let message = found.message.as_str();
        let alike: Vec<&&Diagnostic> =
            shown.iter().filter(|other| other.message == message).collect();
        let is_pasted_below = matches!(kind, GroupKind::Place | GroupKind::Name);
        let is_shared = alike.len() > 1 || found.paste.is_some();
        if !is_shared || is_pasted_below {
            if std::mem::take(&mut is_headed) {
                out.push('\n');
            }
            let label = label(kind, found, false);
            line(found, &label, column, out);
            continue;
        }
        if told.contains(&message) {
            continue;
        }
        told.push(message);
        // What the headline says already is not said again.
        let says_more = kind == GroupKind::File || !message.starts_with("this ");
        let was_headed = std::mem::replace(&mut is_headed, says_more);
        if was_headed {
            out.push('\n');
        }
        if is_headed {
            let is_told = kind == GroupKind::File || found.also.len() > 1 && kind.is_lack();
            let help = found.help.as_ref().filter(|_| is_told);
            let help = help.map(|help| format!("; {help}")).unwrap_or_default();
            out.push_str(&indented(&visible(&format!("{message}{help}")), 2));
        }
        for found in alike {
            line(found, &label(kind, found, true), column, out);
        }
    }
    out.push('\n');
}

/// What stands beside the place of a finding.
fn label(kind: GroupKind, found: &Diagnostic, is_shared: bool) -> String {
    let words = found.at.as_ref().map(|at| at.span.text(&at.source.text)).unwrap_or_default();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let captions = found.also.len() + 1;
    let label = match kind {
        GroupKind::Place => words,
        GroupKind::Unsure => found.paste.as_deref().unwrap_or(&words).replace('\n', "; "),
        _ if is_shared => match &found.paste {
            Some(lines) => lines.replace('\n', "; "),
            None => words,
        },
        GroupKind::File => match &found.help {
            Some(help) => format!("{}; {help}", found.message),
            None => found.message.clone(),
        },
        GroupKind::LeftOut => words,
        _ if kind.is_lack() => {
            found.message.split_once("; ").map_or(words, |(_, lost)| lost.to_owned())
        }
        _ => found.message.clone(),
    };
    match captions {
        1 => label,
        _ => format!("{label} ({captions} captions)"),
    }
}

/// A finding in one line, if it fits, and its other places below.
fn line(found: &Diagnostic, label: &str, column: usize, out: &mut String) {
    let place = found.at.as_ref().map(ToString::to_string).unwrap_or_default();
    let place = visible(&place);
    let label = visible(label);
    let length = place.chars().count();
    if place.is_empty() {
        out.push_str(&indented(&label, 4));
    } else if length <= column && column + 6 + label.chars().count() <= WIDTH {
        writeln!(out, "    {place:column$}  {label}").expect("a string takes all");
    } else {
        writeln!(out, "    {place}").expect("a string takes all");
        out.push_str(&indented(&label, 8));
    }
    if found.also.is_empty() || GroupKind::of(found).is_lack() {
        return;
    }
    let mut also: Vec<String> = found.also.iter().take(ALSO).map(ToString::to_string).collect();
    if found.also.len() > ALSO {
        also.push(format!("and {} more", found.also.len() - ALSO));
    }
    out.push_str(&indented(&visible(&also.join(", ")), 8));
}

/// The lines that a file of the site takes in, whole.
fn to_paste(kind: GroupKind, shown: &[&Diagnostic]) -> String {
    let file = match kind {
        GroupKind::Place => "content/places.toml and complete",
        GroupKind::Name => "content/people.toml",
        _ => return String::new(),
    };
    let mut out = String::new();
    for lines in shown.iter().filter_map(|found| found.paste.as_deref()) {
        for line in lines.lines() {
            writeln!(out, "    {}", visible(line)).expect("a string takes all");
        }
        out.push('\n');
    }
    if out.is_empty() { out } else { format!("  To paste into {file}:\n\n{out}") }
}

/// `text` in lines of the width that is left, all with `by` spaces before.
fn indented(text: &str, by: usize) -> String {
    let indent = " ".repeat(by);
    format!("{indent}{}\n", wrapped(text, WIDTH - by).replace('\n', &format!("\n{indent}")))
}
