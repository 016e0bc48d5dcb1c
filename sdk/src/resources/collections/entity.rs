//! Collections of catalog v1.

use crate::resources::products::Media;
use crate::types::entity::entities;

entities! {
    /// A named group of products.
    Collection {
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// Name. At most 50 characters.
        name: String,
        /// Media. Set by the platform.
        media: Media,
        /// Number of products. Set by the platform.
        number_of_products: i64,
        /// Description. At most 600 characters.
        description: String,
        /// Slug. At most 100 characters.
        slug: String,
        /// Visible.
        visible: bool,
    }
}
