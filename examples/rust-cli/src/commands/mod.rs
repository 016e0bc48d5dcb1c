//! Runs the commands.

mod account;
mod cart;
mod catalog;
mod doctor;
mod members;
mod orders;
mod products;

use crate::arguments::{Arguments, Command};
use crate::output::Output;
use crate::problem::Problem;

/// Runs a command.
pub(crate) async fn run(arguments: Arguments) -> Result<(), Problem> {
    let output = if arguments.json { Output::Json } else { Output::Table };
    let connection = &arguments.connection;
    match arguments.command {
        Command::Doctor { redirect_uri } => {
            doctor::run(&connection.owner_or_member()?, redirect_uri.as_deref(), output).await
        }
        Command::Login(login) => account::login(&connection.visitor()?, &login, output).await,
        Command::Logout => account::logout(&connection.visitor()?, output).await,
        Command::Whoami => account::whoami(&connection.visitor()?, output).await,
        Command::Products(command) => products::run(&connection.visitor()?, command, output).await,
        Command::Cart(command) => cart::run(&connection.visitor()?, command, output).await,
        Command::Members(command) => members::run(&connection.owner()?, command, output).await,
        Command::Orders(command) => orders::run(&connection.owner_or_member()?, command, output).await,
    }
}
