//! The platform's command line.
#![forbid(unsafe_code)]

mod command;

use cartwright_platform::serve::{self, Serve};
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A call makes thousands of small allocations, a third of its time with the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The hosted commerce platform on one machine.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Answers calls and serves the hosted pages until it is stopped.
    Serve(Box<Serve>),
    /// Opens the console for the owner of a hosted site: keeps the key, and forwards calls with it.
    Console(command::Console),
    /// Copies the catalog of a hosted site into a seed pack or a running platform: never people, orders or tokens.
    Copy(command::Copy),
    /// Imports products from a CSV file; updates products with a known slug.
    Import(command::Import),
    /// Exports all products to a CSV file.
    Export(command::Export),
    /// Runs a command written for the hosted platform, such as `npm run dev`, and redirects its calls here.
    Lead(command::Lead),
    /// Checks whether a platform answers: for health checks of containers.
    Health(command::Health),
}

/// The default of `RUST_LOG`: warnings, and the progress of generating large seeds, which takes minutes.
const LOGGED: &str = "warn,cartwright_platform_tools::packs=info";

#[tokio::main]
async fn main() -> ExitCode {
    serve::log_to_stderr(LOGGED);
    let done = match Cli::parse().command {
        Command::Serve(options) => serve::serve(*options).await,
        Command::Lead(options) => match command::lead(&options) {
            Ok(ended) => return ended,
            Err(message) => Err(message),
        },
        Command::Console(options) => command::console(options).await,
        Command::Copy(options) => command::copy(options).await,
        Command::Import(options) => tokio::task::block_in_place(|| command::import(&options)),
        Command::Export(options) => tokio::task::block_in_place(|| command::export(&options)),
        Command::Health(options) => command::health(&options).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
