//! The site's currency, in which products are priced.

use super::is_empty;
use crate::site::{self, SiteSettings};
use base::{ApiError, Result, Writing};
use serde_json::Value;

/// Changes the site's settings in the caller's transaction; refuses another currency once there are products.
pub fn change_settings(writing: &Writing<'_>, given: &Value) -> Result<SiteSettings> {
    let before = site::currency(writing)?;
    let changed = site::change_settings(writing, given)?;
    if changed.currency != before && !is_empty(writing)? {
        return Err(ApiError::field(
            "currency",
            "FIELD_NOT_ALLOWED",
            "cannot be changed while there are products with prices",
        ));
    }
    Ok(changed)
}
