//! The platform over HTTP, on a real listener.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod access;
mod cart;
mod catalog;
mod checkout;
mod durability;
mod login;
mod oauth;
mod protocol;
mod site;
