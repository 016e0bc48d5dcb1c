//! The copy of a hosted site's catalog, against a second platform as the source.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod alike;
mod refused;
mod site;
