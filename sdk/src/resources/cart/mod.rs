//! The current visitor's or member's cart (SPEC sections 3 and 7).

mod adding;
mod custom_line_item;
mod delivery;
pub mod endpoints;
mod entity;
mod enums;
mod estimate;
mod handle;
mod line_item;
mod problems;
mod requests;
mod tax;

pub use adding::{Added, Missing};
pub use custom_line_item::*;
pub use delivery::*;
pub use entity::*;
pub use enums::*;
pub use estimate::*;
pub use handle::{CurrentCart, STORES_APP_ID};
pub use line_item::*;
pub use problems::*;
pub use requests::*;
pub use tax::*;
