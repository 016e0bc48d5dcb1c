//! Payloads and answers of bulk calls.

use super::product::Product;
use super::variant::Variant;
use super::with_inventory::{InventoryResults, ProductWithInventory};
use crate::query::{Filter, SearchDetails};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::types::entity::{entities, open_enums};
use crate::types::{Amount, Patch};

/// The answer of bulk calls of products.
pub type BulkProducts = Bulk<Product>;

impl BulkEntity for Product {}

/// Declares the payloads of calls that start a job for the products of a filter.
macro_rules! by_filter {
    ($($method:ident $Payload:ident($($(#[$doc:meta])* $field:ident : $Type:ty),*);)*) => {
        entities! {
            $(
                #[doc = concat!("The payload of [`ProductsV3::", stringify!($method), "`](super::ProductsV3::",
                    stringify!($method), ").")]
                $Payload {
                    filter: Filter,
                    $($(#[$doc])* $field: $Type,)*
                    search: SearchDetails,
                }
            )*
        }

        $(
            impl $Payload {
                /// All products of a filter.
                #[must_use]
                pub fn new(filter: Filter $(, $field: impl Into<$Type>)*) -> Self {
                    Self {
                        filter: Some(filter),
                        $($field: Some($field.into()),)*
                        ..Self::default()
                    }
                }

                /// Only products that match a search.
                #[must_use]
                pub fn search(mut self, search: SearchDetails) -> Self {
                    self.search = Some(search);
                    self
                }
            }
        )*
    };
}

by_filter! {
    bulk_update_by_filter BulkUpdateProductsByFilter(product: Patch<Product>);
    bulk_delete_by_filter BulkDeleteProductsByFilter();
    bulk_update_variants_by_filter BulkUpdateVariantsByFilter(variant: Patch<Variant>);
    bulk_add_info_sections_by_filter BulkAddInfoSectionsByFilter(
        /// GUIDs, at most 20.
        info_section_ids: Vec<String>
    );
    bulk_remove_info_sections_by_filter BulkRemoveInfoSectionsByFilter(
        /// GUIDs, at most 100.
        info_section_ids: Vec<String>
    );
    bulk_add_to_categories_by_filter BulkAddToCategoriesByFilter(
        /// GUIDs, at most 5.
        category_ids: Vec<String>
    );
    bulk_remove_from_categories_by_filter BulkRemoveFromCategoriesByFilter(
        /// GUIDs, at most 5.
        category_ids: Vec<String>
    );
}

impl From<Filter> for BulkDeleteProductsByFilter {
    fn from(filter: Filter) -> Self {
        Self::new(filter)
    }
}

impl BulkAdjustVariantsByFilter {
    /// Adjusts all products that match a filter. Set the adjustments as fields.
    #[must_use]
    pub fn new(filter: Filter) -> Self {
        Self { filter: Some(filter), ..Self::default() }
    }
}

impl AdjustValue {
    /// By an amount, negative to lower.
    #[must_use]
    pub fn amount(amount: impl Into<Amount>) -> Self {
        Self { amount: Some(amount.into()), ..Self::default() }
    }

    /// By a number of per cent, negative to lower.
    #[must_use]
    pub fn percentage(percentage: i64) -> Self {
        Self { percentage: Some(percentage), ..Self::default() }
    }
}

impl From<Product> for MaskedProduct {
    fn from(product: Product) -> Self {
        Self { product: Some(product.into()), ..Self::default() }
    }
}

impl From<ProductWithInventory> for MaskedProductWithInventory {
    fn from(product: ProductWithInventory) -> Self {
        Self { product: Some(product.into()), ..Self::default() }
    }
}

impl ProductIdWithRevision {
    /// A product of a revision.
    #[must_use]
    pub fn new(product_id: impl Into<String>, revision: impl Into<String>) -> Self {
        Self { product_id: Some(product_id.into()), revision: Some(revision.into()), ..Self::default() }
    }
}

entities! {
    /// The answer of bulk calls of products with inventory. Products and inventory fail apart from each other.
    BulkProductsAndInventory {
        product_results: Bulk<Product>,
        inventory_results: InventoryResults,
    }

    /// A change of a product.
    MaskedProduct {
        /// Its `id` names the product; its `revision` must be the current one.
        product: Patch<Product>,
    }

    /// A change of a product with the inventory of its variants.
    MaskedProductWithInventory {
        /// Its `id` names the product; its `revision` must be the current one.
        product: Patch<ProductWithInventory>,
    }

    /// A product of a revision.
    ProductIdWithRevision {
        product_id: String,
        /// Must be the current one.
        revision: String,
    }

    /// The payload of
    /// [`ProductsV3::bulk_adjust_variants_by_filter`](super::ProductsV3::bulk_adjust_variants_by_filter).
    BulkAdjustVariantsByFilter {
        filter: Filter,
        search: SearchDetails,
        actual_price: AdjustValue,
        compare_at_price: AdjustValue,
        compare_at_price_discount: UnsignedAdjustValue,
        cost: AdjustValue,
        rounding: RoundingStrategy,
    }

    /// An amount or a percentage to raise or lower by. Only one of the fields is set.
    AdjustValue {
        /// Negative to lower. -999999999.99 to 999999999.99.
        amount: Amount,
        /// Negative to lower. -100 to 1000.
        percentage: i64,
    }

    /// An amount or a percentage. Only one of the fields is set.
    UnsignedAdjustValue {
        /// 0 to 999999999.99.
        amount: Amount,
        /// At most 100.
        percentage: i64,
    }
}

open_enums! {
    /// The rounding of adjusted prices.
    RoundingStrategy {
        NoRounding = "NO_ROUNDING",
        CurrencyPrecision = "CURRENCY_PRECISION",
        NearestWholeNumber = "NEAREST_WHOLE_NUMBER",
    }
}
