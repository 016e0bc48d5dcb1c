//! `cartwright`: a shop on the command line, as a visitor, a member or its owner.

mod arguments;
mod commands;
mod connection;
mod loopback;
mod output;
mod problem;

use arguments::Arguments;
use clap::Parser;
use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    match commands::run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            output::note(&format!("error: {problem}"));
            if let Some(hint) = problem.hint() {
                output::note(&format!("  hint: {hint}"));
            }
            problem.exit_code()
        }
    }
}
