//! Variants of catalog v1: of some choices, of a product, and across the store.

use super::media::Media;
use super::product::{Dimensions, PriceData, ProductOption, VariantStock};
use crate::query::OffsetPaging;
use crate::query::{Neighbours, Pages, Position};
use crate::resources::inventory_v2::PreorderInfo;
use crate::resources::products_v3::{Image, VideoV2};
use crate::types::entity::entities;
use std::collections::BTreeMap;

impl QueryProductVariants {
    /// All variants of a product.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..Self::default() }
    }

    /// Only variants with these ids.
    #[must_use]
    pub fn variant_ids(mut self, ids: impl Into<Vec<String>>) -> Self {
        self.variant_ids = Some(ids.into());
        self
    }

    /// Only variants with these choices, by the name of their option.
    #[must_use]
    pub fn choices(mut self, choices: impl Into<BTreeMap<String, String>>) -> Self {
        self.choices = Some(choices.into());
        self
    }

    /// Sets the number of variants of a page.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.paging.get_or_insert_default().limit = Some(limit.into());
        self
    }
}

impl Pages for QueryProductVariants {
    fn turned(&self, position: &Position, items: usize) -> Neighbours<Self> {
        let mut paging = self.paging.clone().unwrap_or_default();
        // Without a limit, pages are as long as the platform makes them.
        paging.limit = paging.limit.or_else(|| i64::try_from(items).ok());
        paging.turned(position, items).map(|paging| Self { paging: Some(paging), ..self.clone() })
    }
}

entities! {
    /// The variant of some choices, and the remaining choices.
    OptionsAvailability {
        /// Absent while the choices are incomplete.
        selected_variant: VariantData,
        /// The choices' media.
        media: Media,
        /// The choices, each with its availability.
        product_options: Vec<ProductOption>,
        /// Whether the choices are complete and in stock.
        available_for_purchase: bool,
    }

    /// Data of the variant of some choices.
    VariantData {
        /// In the shop's currency.
        price: PriceData,
        /// In the visitor's currency. Set by the platform.
        converted_price_data: PriceData,
        /// In the shop's weight unit.
        weight: f64,
        sku: String,
        /// Absent if the stock is not counted.
        quantity: i64,
        in_stock: bool,
        visible: bool,
        product_dimensions: Dimensions,
        package_dimensions: Dimensions,
    }

    /// A query of the variants of a product: by id, by choices, or all.
    QueryProductVariants {
        /// A GUID.
        id: String,
        /// Choices by the name of their option, all of which a variant must have.
        choices: BTreeMap<String, String>,
        variant_ids: Vec<String>,
        paging: OffsetPaging,
        /// Whether to answer with costs and profits; needs the owner.
        include_merchant_specific_data: bool,
    }

    /// A variant with data of its product.
    StoreVariant {
        /// The product's id, a hyphen, the variant's id.
        id: String,
        /// A GUID.
        variant_id: String,
        /// A GUID.
        product_id: String,
        /// The choices. At most 80 characters.
        variant_name: String,
        /// At most 80 characters.
        product_name: String,
        /// Whether variants of the product have their own price and stock.
        managed_variant: bool,
        /// At most 40 characters.
        sku: String,
        stock: VariantStock,
        /// Choices by the name of their option.
        choices: BTreeMap<String, String>,
        collection_ids: Vec<String>,
        /// Set by the platform.
        media: VariantMedia,
        preorder_info: PreorderInfo,
    }

    /// The image or the video of a variant.
    VariantMedia {
        image: Image,
        video: VideoV2,
    }
}
