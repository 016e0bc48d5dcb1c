//! Collections of catalog v1.

use crate::resources::products::Media;
use crate::types::entity::entities;

entities! {
    /// A named group of products.
    Collection {
        /// Id of the collection. At most 36 characters, set by the platform.
        id: String,
        /// Name of the collection. At most 50 characters.
        name: String,
        /// Pictures and films of the collection. Set by the platform.
        media: Media,
        /// How many products are in the collection. Set by the platform.
        number_of_products: i64,
        /// Description of the collection. At most 600 characters.
        description: String,
        /// Name of the collection as it stands in the address of its page. At most 100 characters.
        slug: String,
        /// Whether visitors of the site can see the collection.
        visible: bool,
    }
}
