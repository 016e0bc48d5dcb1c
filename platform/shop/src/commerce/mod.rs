//! Carts, checkouts, orders and payments, with the owner's rules that price them.

pub mod cart;
pub mod cart_v2;
pub mod older_orders;
pub mod ordering;
pub mod orders;
pub mod payments;
pub mod pricing;
pub mod rules;
pub mod shown_totals;
pub mod wishlists;
