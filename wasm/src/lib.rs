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
mod rows;
mod store;
mod values;

pub use crate::core::{Core, parse_callback};

/// Half the code of the standard allocator, and quicker.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
