//! Checkouts: a cart on its way to an order.

mod stored;

pub(crate) use stored::start;
