//! The current visitor's or member's cart (SPEC sections 3 and 7).

pub mod endpoints;
mod entity;
mod enums;
mod estimate;
mod handle;
mod line_item;
mod requests;

pub use entity::*;
pub use enums::*;
pub use estimate::*;
pub use handle::CurrentCart;
pub use line_item::*;
pub use requests::*;
