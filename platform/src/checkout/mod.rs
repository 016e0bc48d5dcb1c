//! Checkouts: a cart on its way to an order.

mod place;
mod stored;

pub(crate) use place::{place, priced};
pub(crate) use stored::{Checkout, StoredCheckout, change, find, start};
