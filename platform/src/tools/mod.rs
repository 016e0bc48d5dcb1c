//! The owner's and the developer's tools: workbench, console, packs, spreadsheets, snapshots.

pub(crate) mod console;
pub mod copy;
pub(crate) mod packs;
pub(crate) mod snapshots;
pub mod spreadsheets;
pub(crate) mod workbench;
