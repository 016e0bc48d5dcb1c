//! The token endpoint and what stands behind it.

mod codes;
mod grants;
mod tokens;

pub(crate) use codes::{Grant, issue_code};
pub(crate) use grants::{token, token_info};
pub(crate) use tokens::{revoke_family, revoke_member};
