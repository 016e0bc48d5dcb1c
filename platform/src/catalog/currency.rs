//! The site's currency, in which products are priced.

use super::is_empty;
use crate::base::{ApiError, Result, Shop};
use crate::site::{self, SiteSettings};
use rusqlite::Connection;
use serde_json::Value;

/// Changes the site's settings in the caller's transaction; refuses another currency once there are products.
pub(crate) fn change_settings(shop: &Shop, connection: &Connection, given: &Value) -> Result<SiteSettings> {
    let before = site::currency(connection)?;
    let changed = site::change_settings(shop, connection, given)?;
    if changed.currency != before && !is_empty(connection)? {
        return Err(ApiError::field(
            "currency",
            "FIELD_NOT_ALLOWED",
            "cannot be changed while there are products with prices",
        ));
    }
    Ok(changed)
}
