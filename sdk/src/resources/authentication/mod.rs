//! Registration, login, second factors and logout (SPEC section 7, "Authentication").
//!
//! [`Client::login`](crate::Client::login) does a whole registration or login; the calls here are its single steps,
//! with the platform's own shapes.

pub mod endpoints;
mod entity;
mod enums;
mod handle;
mod requests;

pub use entity::*;
pub use enums::*;
pub use handle::Authentication;
pub use requests::*;
