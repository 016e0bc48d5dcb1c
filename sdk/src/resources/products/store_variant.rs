//! Variants as they are read one by one: what a choice comes to, and variants across the whole store.

use super::entity::{Dimensions, PriceData, ProductOption, VariantStock};
use super::media::Media;
use crate::query::{QueryMetadata, QueryPayload};
use crate::resources::cursor::OffsetPaging;
use crate::resources::inventory_v2::{InventoryPagingMetadata, PreorderInfo};
use crate::resources::products_v3::{Image, VideoV2};
use crate::types::entity::entities;
use std::collections::BTreeMap;

/// The payload of a query over the variants of the whole store.
pub type QueryStoreVariants = QueryPayload;

entities! {
    /// What has been chosen so far, to learn what can be chosen still.
    OptionsAvailability {
        /// The product's id. A GUID.
        id: String,
        /// Choices by the option's name.
        options: BTreeMap<String, String>,
    }

    /// What can be chosen beside some choices.
    OptionsAvailabilityReply {
        /// The variant that the choices make, once they are complete.
        selected_variant: VariantData,
        /// Pictures and films that go with the choices.
        media: Media,
        /// The options, each choice with whether it can be had.
        product_options: Vec<ProductOption>,
        /// Whether the choices are complete and in stock.
        available_for_purchase: bool,
    }

    /// What a choice comes to.
    VariantData {
        /// Price in the shop's currency.
        price: PriceData,
        /// Price converted into the visitor's currency. Set by the platform.
        converted_price_data: PriceData,
        /// Weight in the shop's weight unit.
        weight: f64,
        /// Stock-keeping unit: the shop's own code.
        sku: String,
        /// How many are left, if the stock is counted.
        quantity: i64,
        /// Whether it is in stock.
        in_stock: bool,
        /// Whether visitors can see it.
        visible: bool,
        /// Length, width and height of the product itself.
        product_dimensions: Dimensions,
        /// Length, width and height of its package.
        package_dimensions: Dimensions,
    }

    /// Which variants of one product to read: by id, by choices, or all.
    QueryProductVariants {
        /// The product's id. A GUID.
        id: String,
        /// Choices by the option's name; variants that have them all.
        choices: BTreeMap<String, String>,
        /// Ids of variants.
        variant_ids: Vec<String>,
        /// Which page.
        paging: OffsetPaging,
        /// Whether to send costs and profits too; they need the owner.
        include_merchant_specific_data: bool,
    }

    /// One page of the variants of a product.
    VariantsPage {
        /// The variants.
        variants: Vec<super::entity::Variant>,
        /// Where this page is.
        metadata: InventoryPagingMetadata,
        /// How many there are in all.
        total_results: i64,
    }

    /// One page of variants across the store.
    StoreVariantsPage {
        /// The variants.
        variants: Vec<StoreVariant>,
        /// Where this page is, and how many there are.
        metadata: QueryMetadata,
    }

    /// Which variant to read.
    GetStoreVariant {
        /// The variant's id in the store: the product's, a hyphen, the variant's.
        id: String,
    }

    /// An answer that holds one variant.
    StoreVariantReply {
        /// The variant.
        variant: StoreVariant,
    }

    /// A variant, with what its product says of it.
    StoreVariant {
        /// Its id in the store: the product's, a hyphen, the variant's.
        id: String,
        /// The variant's own id. A GUID.
        variant_id: String,
        /// The product. A GUID.
        product_id: String,
        /// Name of the variant: its choices. At most 80 characters.
        variant_name: String,
        /// Name of the product. At most 80 characters.
        product_name: String,
        /// Whether variants of the product have their own price, stock and so on.
        managed_variant: bool,
        /// Stock-keeping unit: the shop's own code. At most 40 characters.
        sku: String,
        /// Whether it is in stock, and how many.
        stock: VariantStock,
        /// Choices by the option's name.
        choices: BTreeMap<String, String>,
        /// Collections that the product is in.
        collection_ids: Vec<String>,
        /// Its picture or film. Set by the platform.
        media: VariantMedia,
        /// Orders before it is in stock.
        preorder_info: PreorderInfo,
    }

    /// The picture or film of a variant: one of the two.
    VariantMedia {
        /// The picture.
        image: Image,
        /// The film.
        video: VideoV2,
    }
}
