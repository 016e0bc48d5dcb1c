//! Carts, checkouts, orders and payments, and the rules of the owner that price them.

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
