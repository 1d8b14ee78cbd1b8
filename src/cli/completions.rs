//! `archive completions`: tab completion for a shell.

use clap::CommandFactory;
use clap_complete::Shell;

use super::{Cli, Outcome};

/// Prints the completion script of a shell.
///
/// Example: archive completions bash > ~/.local/share/bash-completion/completions/archive
#[derive(Debug, clap::Args)]
pub(super) struct Completions {
    /// For which shell.
    shell: Shell,
}

impl Completions {
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "archive", &mut script);
        std::io::Write::write_all(&mut std::io::stdout().lock(), &script)?;
        Ok(Outcome::Fine)
    }
}
