//! The token endpoint and what stands behind it.

mod codes;
mod grants;

pub(crate) use codes::{Grant, issue_code};
pub(crate) use grants::{token, token_info};
