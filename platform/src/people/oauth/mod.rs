//! The token endpoint.

mod grants;
mod repo;

pub(crate) use grants::{is_offline, issue_code};
pub(crate) use repo::Grant;

use crate::base::Rows;

/// Handlers by the id of their row.
pub(crate) const ROWS: Rows = &[("oauth.token", grants::token), ("oauth.token_info", grants::token_info)];
