//! Members, their logins and tokens.

pub(crate) mod identity;
pub(crate) mod members;
pub(crate) mod oauth;
