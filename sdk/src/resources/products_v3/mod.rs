//! Products of catalog v3: anyone reads them, the owner writes.

mod bulk;
mod media;
mod options;
mod product;
mod variant;
mod with_inventory;
mod writing;

pub use bulk::*;
pub use media::*;
pub use options::*;
pub use product::*;
pub use variant::*;
pub use with_inventory::*;

use crate::query::{CatalogSearch, CursorQuery, Filter};
use crate::resources::bulk::Bulk;
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::Patch;

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp", "urlExpirationDate"],
    images: &["image", "displayImage"],
    videos: &["video"],
    page_urls: &["product.url", "products.url", "item.url"],
    contents: &["description"],
    opaque: &["extendedFields", "externalData", "props", "meta", "namespaces"],
    ..Conversions::NONE
};

calls! {
    /// Products of catalog v3: anyone reads them, the owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::CatalogSearch;
    /// use cartwright::resources::products_v3::RequestedFields;
    ///
    /// let products = client.products_v3().fields([RequestedFields::Currency]);
    /// let found = products.search(CatalogSearch::words("oak")).await?;
    ///
    /// let mut tray = products.get_by_slug("oak-tray").await?;
    /// tray.name = Some("Tray of oak".into());
    /// match products.update("product-id", tray).await {
    ///     Err(error) if error.revision_conflict().is_some() => println!("someone else was faster: read it again"),
    ///     updated => println!("{:?}", updated?.revision),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Calls whose names end in `by_filter` start a job and return its id; the job changes all products of the filter,
    /// later. [`Filter::everything`] is every product.
    ProductsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<RequestedFields>,
        /// Asks bulk calls, and calls with inventory, to answer with the entities.
        return_entity: bool,
    } by products_v3;
    rows products_v3 at Stores "/v3", converting CONVERSIONS;

    /// Returns a product. Fails with status 404 for an unknown id.
    get(GetProduct { product_id: String; self.fields: Vec<RequestedFields> }) -> { product: Product }
        = GET "/products/{productId}";

    /// Returns the product of a slug. Fails with status 404 for an unknown one.
    get_by_slug(GetProductBySlug { slug: String; self.fields: Vec<RequestedFields> }) -> { product: Product }
        = GET "/products/slug/{slug}";

    /// Queries products.
    query(QueryProducts { query: CursorQuery; self.fields: Vec<RequestedFields> }) -> { products: [Product] }
        = GET "/products/query".post_when_long().r_param();

    /// Searches products by text and filter, with aggregations.
    search(SearchProducts { search: CatalogSearch; self.fields: Vec<RequestedFields> }) -> { products: [Product] }
        = GET "/products/search".post_when_long().r_param();

    /// Counts products.
    count(CountProducts) -> { count: i64 } = GET "/products/count".post_when_long().r_param();

    /// Creates a product. It is out of stock until it has an inventory item:
    /// [`create_with_inventory`](Self::create_with_inventory) creates both.
    create(CreateProduct { product: Product; self.fields: Vec<RequestedFields> }) -> { product: Product }
        = POST "/products".owner();

    /// Updates a product. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict).
    update(UpdateProduct { product.id, product: Patch<Product>; self.fields: Vec<RequestedFields> })
        -> { product: Product } = PATCH "/products/{product.id}".owner();

    /// Deletes a product. Fails with status 404 for an unknown id.
    delete(DeleteProduct { product_id: String }) -> {} = DELETE "/products/{productId}".owner();

    /// Creates a product and the inventory of its variants.
    create_with_inventory(CreateProductWithInventory {
        product: ProductWithInventory;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> ProductAndInventory = POST "/products-with-inventory".owner();

    /// Updates a product and the inventory of its variants. The entity's `revision` must be the current one, or the
    /// call fails with [`Error::revision_conflict`](crate::Error::revision_conflict).
    update_with_inventory(UpdateProductWithInventory {
        product.id,
        product: Patch<ProductWithInventory>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> ProductAndInventory = PATCH "/products-with-inventory/{product.id}".owner();

    /// Creates products. All limits of a bulk call count together: at most 100 products, options, modifiers and info
    /// sections each, and 1000 variants.
    bulk_create(BulkCreateProducts {
        /// At most 100.
        products: Vec<Product>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> BulkProducts = POST "/bulk/products/create".owner();

    /// Creates products and the inventory of their variants.
    bulk_create_with_inventory(BulkCreateProductsWithInventory {
        /// At most 100.
        products: Vec<ProductWithInventory>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> BulkProductsAndInventory = POST "/bulk/products-with-inventory/create".owner();

    /// Updates products, each by its id and current `revision`.
    bulk_update(BulkUpdateProducts {
        /// At most 100.
        products: Vec<MaskedProduct>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> BulkProducts = POST "/bulk/products/update".owner().idempotent();

    /// Updates products and the inventory of their variants, each product by its id and current `revision`.
    bulk_update_with_inventory(BulkUpdateProductsWithInventory {
        /// At most 100.
        products: Vec<MaskedProductWithInventory>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> BulkProductsAndInventory = POST "/bulk/products-with-inventory/update".owner().idempotent();

    /// Starts a job that updates products. It cannot change slugs, options, modifiers and variants.
    bulk_update_by_filter(BulkUpdateProductsByFilter) -> { job_id: String }
        = POST "/bulk/products/update-by-filter".owner().idempotent();

    /// Deletes products.
    bulk_delete(BulkDeleteProducts {
        /// At most 100.
        product_ids: Vec<String>
    }) -> Bulk = POST "/bulk/products/delete".owner().idempotent();

    /// Starts a job that deletes products.
    bulk_delete_by_filter(BulkDeleteProductsByFilter) -> { job_id: String }
        = POST "/bulk/products/delete-by-filter".owner().idempotent();

    /// Starts a job that updates the variants of products.
    bulk_update_variants_by_filter(BulkUpdateVariantsByFilter) -> { job_id: String }
        = POST "/bulk/products/update-variants-by-filter".owner().idempotent();

    /// Starts a job that raises or lowers prices and costs of variants. Not idempotent.
    bulk_adjust_variants_by_filter(BulkAdjustVariantsByFilter) -> { job_id: String }
        = POST "/bulk/products/adjust-variants-by-filter".owner();

    /// Adds info sections to products. Fails with the code `TOO_MANY_INFO_SECTIONS_ERROR` beyond 20 a product.
    bulk_add_info_sections(BulkAddInfoSections {
        /// At most 100.
        products: Vec<ProductIdWithRevision>,
        /// GUIDs, at most 10.
        info_section_ids: Vec<String>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> BulkProducts = POST "/bulk/products/add-info-sections".owner().idempotent();

    /// Starts a job that adds info sections to products, at most 20.
    bulk_add_info_sections_by_filter(BulkAddInfoSectionsByFilter) -> { job_id: String }
        = POST "/bulk/products/add-info-sections-by-filter".owner().idempotent();

    /// Removes info sections from products.
    bulk_remove_info_sections(BulkRemoveInfoSections {
        /// At most 100.
        products: Vec<ProductIdWithRevision>,
        /// GUIDs, at most 100.
        info_section_ids: Vec<String>;
        self.return_entity: bool;
        self.fields: Vec<RequestedFields>
    }) -> BulkProducts = POST "/bulk/products/remove-info-sections".owner().idempotent();

    /// Starts a job that removes info sections from products, at most 100.
    bulk_remove_info_sections_by_filter(BulkRemoveInfoSectionsByFilter) -> { job_id: String }
        = POST "/bulk/products/remove-info-sections-by-filter".owner().idempotent();

    /// Starts a job that adds products to categories, at most 5.
    bulk_add_to_categories_by_filter(BulkAddToCategoriesByFilter) -> { job_id: String }
        = POST "/bulk/products/add-to-categories-by-filter".owner().idempotent();

    /// Starts a job that removes products from categories, at most 5.
    bulk_remove_from_categories_by_filter(BulkRemoveFromCategoriesByFilter) -> { job_id: String }
        = POST "/bulk/products/remove-from-categories-by-filter".owner().idempotent();

    /// Assigns tags to products and unassigns others. A tag in both is assigned. Fails with the code
    /// `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without tags.
    bulk_update_tags(BulkUpdateProductTags {
        /// GUIDs, at most 100.
        product_ids: Vec<String>,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> Bulk = POST "/bulk/products/update-tags".owner().idempotent();

    /// Starts a job that assigns tags to products and unassigns others.
    bulk_update_tags_by_filter(BulkUpdateProductTagsByFilter {
        filter: Filter,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> { job_id: String } = POST "/bulk/products/update-tags-by-filter".owner().idempotent();

    /// Returns the category that every product is in.
    get_all_products_category(GetAllProductsCategory {}) -> AllProductsCategory = GET "/all-products-category";
}
