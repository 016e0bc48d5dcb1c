//! The owner's and the developer's tools: workbench, console, packs, spreadsheets, snapshots.
#![forbid(unsafe_code)]

pub mod console;
pub mod copy;
pub mod packs;
pub mod snapshots;
pub mod spreadsheets;
pub mod workbench;
