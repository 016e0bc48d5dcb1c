//! Tags of products and orders.

use crate::base::error::ApiError;

/// The most tags that a list has.
const MAX: usize = 100;

/// Assigns tags to a list and takes others away. A tag of both is assigned.
pub(crate) fn change(tags: &mut Vec<String>, assigned: &[String], unassigned: &[String]) -> Result<(), ApiError> {
    tags.retain(|tag| !unassigned.contains(tag));
    for tag in assigned {
        if !tags.contains(tag) {
            tags.push(tag.clone());
        }
    }
    if tags.len() > MAX {
        let description = format!("must have at most {MAX} entries");
        return Err(ApiError::field("assignTags", "MAX_SIZE", description));
    }
    Ok(())
}
