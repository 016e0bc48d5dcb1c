//! Brands of catalog v3.

use crate::query::{CursorQuery, Filter};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions =
    Conversions { dates: &["createdDate", "updatedDate"], opaque: &["extendedFields"], ..Conversions::NONE };

calls! {
    /// Brands of catalog v3: anyone reads them, the owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Filter;
    ///
    /// let ours = client.brands_v3().get_or_create("Oak & Ash").await?;
    /// let page = client.brands_v3().query(Filter::starts_with("name", "Oak")).await?;
    /// assert!(page.items.contains(&ours));
    /// # Ok(())
    /// # }
    /// ```
    BrandsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<BrandFields>,
        /// Asks bulk calls to answer with the brands.
        return_entity: bool,
    } by brands_v3;
    rows brands_v3 at Stores "/v3", converting CONVERSIONS;

    /// Returns a brand. Fails with status 404 for an unknown id.
    get(GetBrand { brand_id: String; self.fields: Vec<BrandFields> }) -> { brand: Brand } = GET "/brands/{brandId}";

    /// Queries brands.
    query(QueryBrands { query: CursorQuery; self.fields: Vec<BrandFields> }) -> { brands: [Brand] }
        = GET "/brands/query".post_when_long().r_param();

    /// Creates a brand.
    create(CreateBrand { brand: Brand }) -> { brand: Brand } = POST "/brands".owner();

    /// Returns the brand of a name, creating it if there is none.
    get_or_create(GetOrCreateBrand {
        /// At most 50 characters.
        brand_name: String;
        self.fields: Vec<BrandFields>
    }) -> { brand: Brand } = POST "/brands/get-or-create".owner().idempotent();

    /// Updates a brand. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict).
    update(UpdateBrand { brand.id, brand: Patch<Brand>; self.fields: Vec<BrandFields> }) -> { brand: Brand }
        = PATCH "/brands/{brand.id}".owner();

    /// Deletes a brand. Fails with status 404 for an unknown id.
    delete(DeleteBrand { brand_id: String }) -> {} = DELETE "/brands/{brandId}".owner();

    /// Creates brands.
    bulk_create(BulkCreateBrands {
        /// At most 100.
        brands: Vec<Brand>;
        self.return_entity: bool
    }) -> BulkBrands = POST "/bulk/brands/create".owner();

    /// Updates brands, each by its id and current `revision`.
    bulk_update(BulkUpdateBrands {
        /// At most 100.
        brands: Vec<MaskedBrand>;
        self.return_entity: bool;
        self.fields: Vec<BrandFields>
    }) -> BulkBrands = POST "/bulk/brands/update".owner().idempotent();

    /// Returns the brands of names, creating those that are missing.
    bulk_get_or_create(BulkGetOrCreateBrands {
        /// At most 100 of at most 50 characters.
        brand_names: Vec<String>;
        self.fields: Vec<BrandFields>
    }) -> BulkBrands = POST "/bulk/brands/get-or-create".owner().idempotent();

    /// Deletes brands.
    bulk_delete(BulkDeleteBrands {
        /// GUIDs, at most 100.
        brand_ids: Vec<String>
    }) -> Bulk = POST "/bulk/brands/delete".owner().idempotent();

    /// Counts brands.
    count(CountBrands { filter: Filter }) -> { count: i64 } = POST "/brands/count".safe();
}

/// The answer of bulk calls of brands.
pub type BulkBrands = Bulk<Brand>;

impl BulkEntity for Brand {}

impl From<Brand> for MaskedBrand {
    fn from(brand: Brand) -> Self {
        Self { brand: Some(brand.into()), ..Self::default() }
    }
}

entities! {
    /// A brand.
    Brand {
        /// A GUID, set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        created_date: Timestamp,
        updated_date: Timestamp,
        /// At most 50 characters.
        name: String,
        /// The number of products of this brand, on request only. Set by the platform.
        assigned_products_count: i64,
    }

    /// A change of a brand.
    MaskedBrand {
        /// Its `id` names the brand; its `revision` must be the current one.
        brand: Patch<Brand>,
    }
}

open_enums! {
    /// Fields of a brand that are sent on request only.
    BrandFields {
        AssignedProductsCount = "ASSIGNED_PRODUCTS_COUNT",
    }
}
