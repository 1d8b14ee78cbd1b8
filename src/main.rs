//! Parses arguments, runs the command, sets the exit code; nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    archive::cli::main()
}
