//! What can be asked for.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// A shop on the command line.
#[derive(Debug, Parser)]
#[command(name = "cartwright", version, about)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) connection: ConnectionArguments,
    /// Prints JSON instead of tables.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Where the shop is, and who asks.
#[derive(Debug, Args)]
pub(crate) struct ConnectionArguments {
    /// Where the platform is; the public API host when absent.
    #[arg(long, global = true, env = "CARTWRIGHT_HOST", value_name = "URL")]
    pub(crate) host: Option<String>,
    /// The site's client id, from its settings.
    #[arg(long, global = true, env = "CARTWRIGHT_CLIENT_ID", value_name = "ID")]
    pub(crate) client_id: Option<String>,
    /// The owner's key, for `members` and `orders`. Better in the environment than in the shell's history.
    #[arg(long, global = true, env = "CARTWRIGHT_API_KEY", value_name = "KEY", hide_env_values = true)]
    pub(crate) api_key: Option<String>,
    /// The client secret that belongs to the client id: the other way to be the owner, without a key.
    #[arg(long, global = true, env = "CARTWRIGHT_CLIENT_SECRET", value_name = "SECRET", hide_env_values = true)]
    pub(crate) client_secret: Option<String>,
    /// The site's id, which an owner's key needs.
    #[arg(long, global = true, env = "CARTWRIGHT_SITE_ID", value_name = "ID")]
    pub(crate) site_id: Option<String>,
    /// The file that keeps the session; one for each client id in the user's own folder when absent.
    #[arg(long, global = true, env = "CARTWRIGHT_SESSION", value_name = "FILE")]
    pub(crate) session: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Checks the host, the client id or the key, the session and the site, and says how to fix what is wrong.
    Doctor {
        /// The address of the shop's login callback, to check whether the site allows it.
        #[arg(long, value_name = "URL")]
        redirect_uri: Option<String>,
    },
    /// Logs a member in, in the browser.
    Login(LoginArguments),
    /// Ends the session.
    Logout,
    /// Says who is signed in.
    Whoami,
    /// What the shop sells.
    #[command(subcommand)]
    Products(ProductsCommand),
    /// What you want to buy.
    #[command(subcommand)]
    Cart(CartCommand),
    /// Who has an account. For the owner.
    #[command(subcommand)]
    Members(MembersCommand),
    /// What was bought: all of it for the owner, their own for a member.
    #[command(subcommand)]
    Orders(OrdersCommand),
}

#[derive(Debug, Args)]
pub(crate) struct LoginArguments {
    /// The port on this machine that the browser comes back to. The site must allow the address
    /// `http://127.0.0.1:PORT/callback` as a redirect URI.
    #[arg(long, default_value_t = 8719)]
    pub(crate) port: u16,
    /// Prints the address to open instead of opening it.
    #[arg(long)]
    pub(crate) no_browser: bool,
}

/// How much of a list.
#[derive(Debug, Args)]
pub(crate) struct Extent {
    /// How many at most.
    #[arg(long, default_value_t = 20, conflicts_with = "all")]
    pub(crate) limit: usize,
    /// All of them, however many there are.
    #[arg(long)]
    pub(crate) all: bool,
}

impl Extent {
    /// How many at most.
    pub(crate) const fn most(&self) -> usize {
        if self.all { usize::MAX } else { self.limit }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum ProductsCommand {
    /// Lists them.
    List {
        #[command(flatten)]
        extent: Extent,
    },
    /// Finds those whose name holds some words.
    Search {
        /// The words.
        words: String,
        #[command(flatten)]
        extent: Extent,
    },
    /// Shows one.
    Show {
        /// Its slug or id.
        product: String,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum CartCommand {
    /// Shows it.
    Show,
    /// Puts a product in.
    Add {
        /// The product's slug or id.
        product: String,
        /// How many.
        #[arg(long, short, default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..))]
        quantity: i64,
        /// A choice of one of its options, such as `Size=M`; may be given more than once.
        #[arg(long, short, value_name = "OPTION=CHOICE", value_parser = choice)]
        choice: Vec<(String, String)>,
    },
    /// Sets how many of a line.
    Set {
        /// The line's number, as `cart show` counts.
        line: usize,
        /// How many.
        #[arg(value_parser = clap::value_parser!(i64).range(1..))]
        quantity: i64,
    },
    /// Takes a line out.
    Remove {
        /// The line's number, as `cart show` counts.
        line: usize,
    },
    /// Uses a coupon.
    Coupon {
        /// Its code.
        code: String,
    },
    /// Starts a checkout, and says where to pay.
    Checkout,
}

#[derive(Debug, Subcommand)]
pub(crate) enum MembersCommand {
    /// Lists them.
    List {
        #[command(flatten)]
        extent: Extent,
    },
    /// Shows one.
    Show {
        /// Their id.
        id: String,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum OrdersCommand {
    /// Lists them, newest first.
    List {
        #[command(flatten)]
        extent: Extent,
        /// Only those of this payment status, such as `PAID`.
        #[arg(long, value_name = "STATUS")]
        payment: Option<String>,
    },
    /// Shows one.
    Show {
        /// Its id.
        id: String,
    },
}

fn choice(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .filter(|(option, value)| !option.is_empty() && !value.is_empty())
        .map(|(option, value)| (option.to_owned(), value.to_owned()))
        .ok_or_else(|| "a choice is written OPTION=CHOICE, such as Size=M".to_owned())
}
