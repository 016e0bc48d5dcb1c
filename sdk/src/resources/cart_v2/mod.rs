//! Cart V2 (contract, section 16): the cart is also the checkout. Cart V1 is [`cart`](super::cart).

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod inputs;
mod line_item;
mod ordering;
mod problems;
mod requests;
mod summary;
mod upsells;

pub use entity::*;
pub use enums::*;
pub use handle::CartV2;
pub use inputs::*;
pub use line_item::*;
pub use problems::*;
pub use requests::*;
pub use summary::*;
pub use upsells::*;
