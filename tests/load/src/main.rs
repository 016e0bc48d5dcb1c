//! Fifty shoppers at once: how many cart calls a second the platform answers, beside the least that any server must do.
//!
//! `cartwright-load floor` serves the least: axum, and one SQLite row written or read a call. `cartwright-load shop`
//! puts shoppers to work and prints what they saw, as JSON.

mod floor;
mod shoppers;

use clap::{Parser, Subcommand};
use std::error::Error;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the least that a server with a database does.
    Floor {
        /// Where the database is.
        #[arg(long)]
        db: std::path::PathBuf,
        /// The port to listen on; 0 takes a free one, which is printed.
        #[arg(long, default_value_t = 0)]
        port: u16,
    },
    /// Puts shoppers to work.
    Shop(shoppers::Plan),
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    match Arguments::parse().command {
        Command::Floor { db, port } => floor::serve(&db, port).await,
        Command::Shop(plan) => {
            let seen = shoppers::run(&plan).await?;
            println!("{seen}");
            Ok(())
        }
    }
}
