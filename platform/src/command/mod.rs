//! The subcommands.

mod console;
mod health;
mod serve;
mod sites;
mod transfer;

pub(crate) use console::{Console, console};
pub(crate) use health::{Health, health};
pub(crate) use serve::{Serve, serve};
pub(crate) use transfer::{Export, Import, export, import};
