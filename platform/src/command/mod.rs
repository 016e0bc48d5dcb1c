//! The subcommands.

mod serve;
mod transfer;

pub(crate) use serve::{Serve, serve};
pub(crate) use transfer::{Export, Import, export, import};
