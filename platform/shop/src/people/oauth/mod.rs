//! The token endpoint.

mod grants;
mod repo;

pub(crate) use grants::{is_offline, issue_code};
pub(crate) use repo::Grant;

use crate::base::Rows;

pub(crate) const ROWS: Rows = &[("oauth.token", grants::token), ("oauth.token_info", grants::token_info)];
