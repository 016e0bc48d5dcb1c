//! Redirect sessions: sending a visitor to the platform's pages and back (SPEC sections 2 and 7).

pub mod endpoints;
mod entity;
mod handle;

pub use endpoints::RedirectSessionReply;
pub use entity::*;
pub use handle::Redirects;
