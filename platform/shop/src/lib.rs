//! The shop: its settings, events, products, carts, orders and people.
#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "names of fields and calls suffice within the workspace; nothing here is published")]

pub mod catalog;
pub mod commerce;
pub mod events;
pub mod people;
pub mod resource;
pub mod site;
