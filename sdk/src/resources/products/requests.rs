//! What the product calls send and answer.

use super::entity::Product;
use crate::query::QueryMetadata;
use crate::types::entity::entities;

entities! {
    /// Which product to read.
    GetProduct {
        /// The product's id. A GUID.
        id: String,
        /// Whether to send costs and profits too; they need the owner.
        include_merchant_specific_data: bool,
    }

    /// An answer that holds one product.
    ProductReply {
        /// The product.
        product: Product,
    }

    /// One page of products.
    ProductsReply {
        /// The products.
        products: Vec<Product>,
        /// Where this page is, and how many there are.
        metadata: QueryMetadata,
    }
}
