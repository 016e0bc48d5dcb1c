//! The client against scripted answers: one executable, since each would link the whole crate again.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod adding;
mod calls;
mod credentials;
mod diagnosis;
mod direct_login;
mod endpoint_table;
mod headers;
mod hostile_inputs;
mod login;
mod lost_tasks;
mod media_addresses;
mod members;
mod races;
mod recorded;
mod session;
mod situations;
mod support;
mod tabs;
mod vectors;
mod webhooks;
