//! The client against the platform, over HTTP: one executable, since each would link both again.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod cart_v2;
mod catalog_v1;
mod catalog_v3;
mod checkout;
mod faults;
mod identity;
mod members;
mod orders;
mod session;
mod shopping;
