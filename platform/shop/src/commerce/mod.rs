//! Carts, checkouts, orders and payments, with the owner's rules that price them.

pub(crate) mod cart;
pub(crate) mod cart_v2;
pub(crate) mod older_orders;
pub(crate) mod ordering;
pub(crate) mod orders;
pub(crate) mod payments;
pub(crate) mod pricing;
pub(crate) mod rules;
pub(crate) mod shown_totals;
pub(crate) mod wishlists;
