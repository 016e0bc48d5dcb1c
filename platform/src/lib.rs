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

mod access;
mod actor;
mod address;
mod bulk;
mod call;
mod cart;
mod cart_v2;
mod catalog;
mod checks;
mod client_address;
mod clock;
mod config;
mod console;
mod contract;
mod cookies;
mod db;
mod dictionary;
mod error;
mod events;
mod faults;
mod graphql;
mod http;
mod identity;
mod jobs;
mod keys;
mod language;
mod local;
mod mails;
pub mod media;
mod members;
mod oauth;
mod ordering;
mod orders;
mod outbox;
mod packs;
mod page_sessions;
mod pages;
mod password;
mod payments;
mod places;
mod platform;
mod pricing;
pub mod private_file;
mod query;
mod redirects;
mod request_log;
mod retention;
mod rules;
mod sealed;
mod search;
mod secret;
pub mod seed;
mod serve;
mod sessions;
mod shown;
mod site;
mod snapshots;
mod state;
mod strict;
mod tags;
mod text;
mod throttle;
pub mod transfer;
mod uploads;
mod webhooks;
mod work;
mod workbench;

pub use address::is_on_this_machine;
pub use client_address::{ProxiesError, TrustedProxies};
pub use clock::moment;
pub use config::{Config, Keys, Limits, Seed, UploadLimits};
pub use console::{HostedConsole, HostedConsoleError};
pub use db::DatabaseError;
pub use keys::KeysError;
pub use packs::PackError;
pub use platform::{OpenError, Platform};
