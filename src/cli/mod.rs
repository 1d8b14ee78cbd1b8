//! One file per command: arguments in, `pipeline` called, answer printed.
//!
//! Exit codes: 0 fine, 1 the content or the site has errors, 2 wrong usage. Human words go to
//! stderr, data to stdout. A closed pipe is success.

mod build;
mod check;
mod completions;
mod explain;
mod init;
mod learn;
mod parse;
mod report;
mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Turns photo captions into a browsable, searchable archive: it reads when, where, who and for
/// which agency out of the captions themselves.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Build),
    Serve(serve::Serve),
    Check(check::Check),
    Explain(explain::Explain),
    Parse(parse::Parse),
    Init(init::Init),
    Completions(completions::Completions),
}

/// The site folder: where the command is run.
const SITE: &str = ".";

/// How a command ended when nothing broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// All is well.
    Fine,
    /// The content or the site has errors, and the editor was told.
    Faults,
}

/// Runs the command line.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let outcome = match cli.command {
        Command::Build(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Check(command) => command.run(),
        Command::Explain(command) => command.run(),
        Command::Parse(command) => command.run(),
        Command::Init(command) => command.run(),
        Command::Completions(command) => command.run(),
    };
    match outcome {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Faults) => ExitCode::from(1),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", crate::diagnostic::visible(&format!("{error:#}")));
            ExitCode::from(1)
        }
    }
}

/// True if the reader of our output went away, as `| head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    })
}
