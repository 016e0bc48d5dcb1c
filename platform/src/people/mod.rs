//! Members, their logins, and the tokens of their sessions.

pub(crate) mod identity;
pub(crate) mod members;
pub(crate) mod oauth;
