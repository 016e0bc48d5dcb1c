//! The shop: its settings, events, products, carts, orders and people.
#![forbid(unsafe_code)]

pub mod catalog;
pub mod commerce;
pub mod events;
pub mod people;
pub mod resource;
pub mod site;
