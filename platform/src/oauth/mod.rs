//! The token endpoint and what stands behind it.

mod codes;
mod grants;

pub(crate) use codes::{Grant, issue_code};
pub(crate) use grants::{is_offline, token, token_info};
