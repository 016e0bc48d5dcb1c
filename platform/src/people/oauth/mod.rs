//! The token endpoint and what stands behind it.

mod grants;
mod repo;

pub(crate) use grants::{is_offline, issue_code};
pub(crate) use repo::Grant;

use crate::base::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[("oauth.token", grants::token), ("oauth.token_info", grants::token_info)];
