//! Brands.

use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// A brand.
    Brand {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// How many products use it. Set by the platform.
        assigned_products_count: i64,
    }
}
