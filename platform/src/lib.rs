//! The hosted platform on one machine: accounts, catalog, carts and checkout on SQLite, behind the public host's
//! addresses, so that a client of the hosted platform works when its host points here.
//!
//! ```
//! use cartwright_platform::{Config, Platform};
//!
//! let platform = Platform::open(Config::for_tests())?;
//! let router = platform.router();
//! # let _ = router;
//! # Ok::<(), cartwright_platform::OpenError>(())
//! ```
#![forbid(unsafe_code)]

#[cfg(panic = "abort")]
compile_error!("Build the platform with `--profile server`: a panic in one call must not end all others.");

mod background;
mod compose;
mod daily_summary;
#[cfg(test)]
mod platform_tests;
pub mod serve;

pub use base::address::is_on_this_machine;
pub use base::client_address::{ProxiesError, ProxyHeader, ProxyHeaderError, TrustedProxies};
pub use base::clock::moment;
pub use base::config::{Config, Keys, Limits, Seed, UploadLimits};
pub use base::contract::day;
pub use base::db::DatabaseError;
pub use base::keys::KeysError;
pub use base::private_file;
pub use compose::{OpenError, Platform};
pub use shop::site::{media, seed};
pub use tools::console::{HostedConsole, HostedConsoleError};
pub use tools::copy;
pub use tools::packs::PackError;
pub use tools::spreadsheets as transfer;
