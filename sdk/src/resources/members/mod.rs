//! Members (SPEC sections 3, 6 and 7): the signed-in member's own record, and the owner's management of all.

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod management;
mod requests;

pub use entity::*;
pub use enums::*;
pub use handle::Members;
pub use requests::*;
