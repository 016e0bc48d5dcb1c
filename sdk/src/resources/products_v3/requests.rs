//! What the calls send and answer.

use super::enums::RequestedFields;
use super::product::Product;
use super::with_inventory::{BulkInventoryItemResults, ProductWithInventory};
use crate::resources::catalog_search::{AggregationData, CatalogSearch, SearchDetails};
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which product to read.
    GetProduct {
        /// The product. A GUID. At most 36 characters.
        product_id: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// An answer that holds the product.
    ProductReply {
        /// The product.
        product: Product,
    }

    /// Which product by slug to read.
    GetProductBySlug {
        /// Last part of the page's address. At most 100 characters.
        slug: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// Which products to read.
    QueryProducts {
        /// What to find, in what order, which page.
        query: CursorQuery,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// One page of products.
    ProductsPage {
        /// The products.
        products: Vec<Product>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// Which products to find.
    SearchProducts {
        /// What to find, in what order, which page, and what to count.
        search: CatalogSearch,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// What was found, and what was counted.
    FoundProducts {
        /// The products.
        products: Vec<Product>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
        /// What was counted.
        aggregation_data: AggregationData,
    }

    /// Which products to count.
    CountProducts {
        /// Condition, in the filter language of queries.
        filter: serde_json::Value,
        /// What to find, in what order, which page, and what to count.
        search: SearchDetails,
        /// Whether hidden products count; needs the owner.
        return_non_visible_products: bool,
    }

    /// An answer that holds the count.
    CountProductsReply {
        /// How many this page has.
        count: i64,
    }

    /// What to create.
    CreateProduct {
        /// The product.
        product: Product,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// What to change.
    UpdateProduct {
        /// The product.
        product: Product,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// Which product to delete.
    DeleteProduct {
        /// The product. A GUID. At most 36 characters.
        product_id: String,
    }

    /// What to create.
    CreateProductWithInventory {
        /// The product.
        product: ProductWithInventory,
        /// Whether the answer holds the changed items.
        return_entity: bool,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// What createProductWithInventory answers.
    CreateProductWithInventoryReply {
        /// The product.
        product: Product,
        /// What became of the stock.
        inventory_results: BulkInventoryItemResults,
    }

    /// What to change.
    UpdateProductWithInventory {
        /// The product.
        product: ProductWithInventory,
        /// Whether the answer holds the changed items.
        return_entity: bool,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }
}
