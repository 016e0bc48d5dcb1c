//! Deleting files.

use crate::base::{ApiError, Shop};
use crate::site::media::file::repo;
use serde::Deserialize;
use serde_json::{Value, json};

/// The most files of a call.
const MAX_FILES: usize = 1000;

/// The files to remove.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Removal {
    file_ids: Vec<String>,
    permanent: bool,
}

/// `POST /site-media/v1/bulk/files/delete`: those that are not there are no error. Products that show them keep the
/// address.
pub(crate) fn remove(shop: &Shop, removal: &Removal) -> Result<Value, ApiError> {
    let count = removal.file_ids.len();
    if !(1..=MAX_FILES).contains(&count) {
        let rule = if count == 0 { "MIN_SIZE" } else { "MAX_SIZE" };
        return Err(ApiError::field("fileIds", rule, format!("must have 1 to {MAX_FILES} entries")));
    }
    if !removal.permanent {
        return Err(ApiError::field("permanent", "VALIDATION", "must be true: there is no bin to put files in"));
    }
    shop.files.remove(|| shop.db.write(|transaction| repo::delete(transaction, &removal.file_ids)))?;
    Ok(json!({}))
}
