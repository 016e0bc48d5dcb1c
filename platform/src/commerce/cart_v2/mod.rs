//! Cart V2: the same carts in the newer calls, where the cart is its own checkout.

mod calls;
mod create;
mod delivery;
mod fields;
mod inputs;
mod lines;
mod place;
mod refusals;
mod rows;
mod savings;
mod target;
mod token;
mod upsells;
mod view;

pub(crate) use rows::ROWS;
