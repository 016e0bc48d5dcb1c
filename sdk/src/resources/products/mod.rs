//! Products of catalog v1: anyone reads them, the owner writes.

mod media;
mod product;
mod variant;
mod writes;

pub use media::*;
pub use product::*;
pub use variant::*;
pub use writes::*;

use crate::page::Key;
use crate::query::{Filter, Query};
use crate::resources::bulk::Bulk;
use crate::resources::calls::calls;
use crate::resources::collections::Collection;
use crate::row::{Conversions, Service};
use crate::types::Patch;
use std::collections::BTreeMap;

/// Shared with collections.
pub(crate) const CONVERSIONS: Conversions =
    Conversions { dates: &["createdDate", "lastUpdated"], opaque: &["options", "choices"], ..Conversions::NONE };

const VARIANT_CONVERSIONS: Conversions = Conversions {
    dates: &["urlExpirationDate"],
    images: &["image"],
    videos: &["video"],
    opaque: &["choices"],
    ..Conversions::NONE
};

calls! {
    /// Products of catalog v1, with their variants: anyone reads them, the owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::{Filter, Query};
    ///
    /// let mugs = Query::new().filter(Filter::contains("name", "mug")).ascending("price").limit(12);
    /// let page = client.products().query(mugs.clone()).await?;
    /// println!("{:?} in all", page.total);
    ///
    /// // Every page, one after another.
    /// let mut every = client.products().query(mugs).stream();
    /// while let Some(mug) = every.next().await {
    ///     println!("{}", mug?.name.unwrap_or_default());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    Products {
        /// Asks [`get`](Self::get) for costs and profits; needs the owner.
        include_merchant_specific_data: bool,
    } by products;
    rows products at StoresReader "/v1", converting CONVERSIONS;

    /// Returns a product. Fails with status 404 for an unknown id.
    get(GetProduct { id: String; self.include_merchant_specific_data: bool }) -> { product: Product }
        = GET "/products/{id}";

    /// Queries products. The platform ends a list at 10 000 products; a [stream](crate::Paged::stream) goes on beyond
    /// that, by `numericId`, if the query has neither an order nor an offset of its own.
    query(QueryProducts { query: Query }) -> { products: [Product] by BY_NUMERIC_ID }
        = POST "/products/query-platformized".safe().get_on_edge().r_param();

    /// Returns the variant of some choices, and the remaining choices.
    get_options_availability(GetOptionsAvailability {
        id: String,
        /// Choices by the name of their option.
        options: BTreeMap<String, String>
    }) -> OptionsAvailability = POST "/products/{id}/productOptionsAvailability".safe();

    /// Queries the variants of a product.
    query_product_variants(QueryProductVariants) -> { variants: [Variant] }
        = POST "/products/{id}/variants/query".safe();

    /// Queries variants across the store.
    query_store_variants(QueryStoreVariants { query: Query }) -> { variants: [StoreVariant] }
        = POST "/variants/query".safe().converting(&VARIANT_CONVERSIONS);

    /// Returns a variant. Fails with status 404 for an unknown id.
    get_store_variant(GetStoreVariant {
        /// The product's id, a hyphen, the variant's id.
        id: String
    }) -> { variant: StoreVariant } = GET "/variants/{id}".converting(&VARIANT_CONVERSIONS);

    /// Returns the collection of a slug: the older form of
    /// [`Collections::get_by_slug`](crate::resources::collections::Collections::get_by_slug).
    get_collection_by_slug(GetCollectionBySlugV1 { slug: String }) -> { collection: Collection }
        = GET "/collections/slug/{slug}";

    /// Creates a product.
    create(CreateProduct { product: Product }) -> { product: Product }
        = POST "/products".at(Service::Stores).owner();

    /// Updates a product.
    update(UpdateProduct { product.id, product: Patch<Product> }) -> { product: Product }
        = PATCH "/products/{product.id}".at(Service::Stores).owner();

    /// Deletes a product. Fails with status 404 for an unknown id.
    delete(DeleteProduct { id: String }) -> {} = DELETE "/products/{id}".at(Service::Stores).owner();

    /// Updates variants of a product, and returns all of them.
    update_variants(UpdateVariants { id: String, variants: Vec<VariantOverride> }) -> { variants: Vec<Variant> }
        = PATCH "/products/{id}/variants".at(Service::Stores).owner();

    /// Resets all variants to the price, weight and code of the product.
    reset_variants(ResetVariants { id: String }) -> {}
        = POST "/products/{id}/variants/resetToDefault".at(Service::Stores).owner().idempotent();

    /// Adds products to a collection.
    add_to_collection(AddToCollection {
        id: String,
        /// At most 1000.
        product_ids: Vec<String>
    }) -> {} = POST "/collections/{id}/productIds".at(Service::Stores).owner().idempotent();

    /// Removes products from a collection.
    remove_from_collection(RemoveFromCollection {
        id: String,
        /// At most 1000.
        product_ids: Vec<String>
    }) -> {} = POST "/collections/{id}/productIds/delete".at(Service::Stores).owner().idempotent();

    /// Adds images and videos to a product. Not idempotent: an address that is sent twice is fetched twice.
    add_media(AddProductMedia {
        id: String,
        /// At most 50.
        media: Vec<MediaForWrite>
    }) -> {} = POST "/products/{id}/media".at(Service::Stores).owner();

    /// Removes images and videos from a product; all of them if no id is given.
    remove_media(RemoveProductMedia {
        id: String,
        /// At most 50.
        media_ids: Vec<String>
    }) -> {} = POST "/products/{id}/media/delete".at(Service::Stores).owner().idempotent();

    /// Links images and videos of a product to its choices.
    add_choices_media(AddChoicesMedia {
        id: String,
        /// At most 10.
        media: Vec<MediaAssignmentToChoice>
    }) -> {} = PATCH "/products/{id}/choices/media".at(Service::Stores).owner();

    /// Unlinks images and videos from choices; the product keeps them.
    remove_choices_media(RemoveChoicesMedia {
        id: String,
        /// At most 10.
        media: Vec<MediaAssignmentToChoice>
    }) -> {} = POST "/products/{id}/choices/media/delete".at(Service::Stores).owner().idempotent();

    /// Removes all options, and with them all variants, from a product.
    delete_options(DeleteOptions { id: String }) -> {}
        = DELETE "/products/{id}/options".at(Service::Stores).owner();

    /// Removes the brand from a product.
    remove_brand(RemoveBrand { id: String }) -> {}
        = POST "/products/{id}/remove-brand".at(Service::Stores).owner().idempotent();

    /// Removes the ribbon from a product.
    remove_ribbon(RemoveRibbon { id: String }) -> {}
        = POST "/products/{id}/remove-ribbon".at(Service::Stores).owner().idempotent();

    /// Creates a collection.
    create_collection(CreateCollection { collection: Collection }) -> { collection: Collection }
        = POST "/collections".at(Service::Stores).owner();

    /// Updates a collection.
    update_collection(UpdateCollection { collection.id, collection: Patch<Collection> }) -> { collection: Collection }
        = PATCH "/collections/{collection.id}".at(Service::Stores).owner();

    /// Deletes a collection; its products stay. Fails with status 404 for an unknown id.
    delete_collection(DeleteCollection { id: String }) -> {}
        = DELETE "/collections/{id}".at(Service::Stores).owner();

    /// Sets a property of products.
    bulk_update_property(BulkUpdateProperty {
        /// At most 100.
        ids: Vec<String>,
        set: SetProperty
    }) -> Bulk = POST "/bulk/products/update".at(Service::Stores).owner().idempotent();

    /// Raises or lowers a property of products. Not idempotent.
    bulk_adjust_property(BulkAdjustProperty {
        /// At most 100.
        ids: Vec<String>,
        adjust: AdjustedProperty
    }) -> Bulk = POST "/bulk/products/adjust-properties".at(Service::Stores).owner();
}

const BY_NUMERIC_ID: Key<Product, Query> = Key {
    value: |product| product.numeric_id.clone(),
    after: |query, last| {
        let query = query.is_from_the_start().then(|| query.clone().ascending("numericId"))?;
        Some(match last {
            Some(last) => query.filter(Filter::gt("numericId", last)),
            None => query,
        })
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_next_page_of_a_product_stream_starts_after_the_last_numeric_id() {
        let visible = Query::from(Filter::eq("visible", true)).limit(100);
        let next = (BY_NUMERIC_ID.after)(&visible, Some("7".into())).unwrap();
        assert_eq!(
            serde_json::to_value(next).unwrap(),
            json!({
                "filter": { "$and": [{ "visible": true }, { "numericId": { "$gt": "7" } }] },
                "sort": [{ "fieldName": "numericId", "order": "ASC" }],
                "paging": { "limit": 100, "offset": 0 },
            })
        );
    }

    #[test]
    fn a_query_with_a_sort_or_offset_is_not_paged_by_numeric_id() {
        for query in [Query::new().ascending("price"), Query::new().skip(20)] {
            assert!((BY_NUMERIC_ID.after)(&query, None).is_none());
        }
    }
}
