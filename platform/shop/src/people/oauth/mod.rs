//! The token endpoint.

mod grants;
mod repo;

pub use grants::{is_offline, issue_code};
pub use repo::Grant;

use base::Rows;

pub const ROWS: Rows = &[("oauth.token", grants::token), ("oauth.token_info", grants::token_info)];
