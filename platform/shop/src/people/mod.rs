//! Members, their logins and tokens.

pub mod identity;
pub mod members;
pub mod oauth;
