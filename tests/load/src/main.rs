//! Fifty shoppers at once: how many cart calls a second the platform answers, beside the least that any server must do.
//!
//! `cartwright-load floor` serves the least: axum, and one SQLite row written or read a call. `cartwright-load shop`
//! puts shoppers to work and prints what they saw, as JSON.
//!
//! One buyer in detail: `cartwright-load carts` times each kind of call on a cart, alone and beside shoppers.
//!
//! And catalogs of any size: `cartwright-load read` lets readers filter, turn pages, search and count on a platform that
//! has generated products, `cartwright-load plain` asks the same in plain SQL.
//!
//! And one client: `cartwright-load native` measures what it adds to a call.

mod carts;
mod floor;
mod native;
mod plain;
mod random;
mod readers;
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
    /// Times the calls of one buyer with ten lines.
    Carts(carts::Plan),
    /// Lets readers read a catalog.
    Read(readers::Plan),
    /// Asks what readers ask in plain SQL.
    Plain(plain::Plan),
    /// Measures what the client adds to a call.
    Native(native::Plan),
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
        Command::Carts(plan) => {
            println!("{}", carts::run(&plan).await.map_err(|error| error.to_string())?);
            Ok(())
        }
        Command::Read(plan) => {
            println!("{}", readers::run(&plan).await.map_err(|error| error.to_string())?);
            Ok(())
        }
        Command::Plain(plan) => {
            println!("{}", plain::run(&plan)?);
            Ok(())
        }
        Command::Native(plan) => {
            println!("{}", native::run(&plan).await?);
            Ok(())
        }
    }
}
