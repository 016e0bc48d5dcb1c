//! WebAssembly bindings of the `cartwright` client.
//!
//! Bindings only: what a call is, what a token does and what an answer means is written in `cartwright`; names, shapes
//! and error classes of the npm package are written in `js/`. An answer's body stays a JavaScript value throughout.
#![cfg(target_arch = "wasm32")]

mod cancel;
mod config;
mod core;
mod failure;
mod outcome;
mod promise;
mod store;
mod values;

pub use crate::core::{Core, parse_callback};
