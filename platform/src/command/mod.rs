//! The subcommands.

mod console;
mod copy;
mod health;
mod lead;
mod transfer;

pub(crate) use console::{Console, console};
pub(crate) use copy::{Copy, copy};
pub(crate) use health::{Health, health};
pub(crate) use lead::{Lead, lead};
pub(crate) use transfer::{Export, Import, export, import};
