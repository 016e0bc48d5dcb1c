//! A product of catalog v3.

use super::enums::{
    InventoryAvailabilityStatus, PreorderStatus, ProductPreorderAvailability, ProductType, UserCriteria,
};
use super::media::Media;
use super::options::{ConnectedModifier, ConnectedOption};
use super::physical::{PhysicalProperties, PriceRange};
use super::subscription::SubscriptionDetails;
use super::variant::{VariantSummary, VariantsInfo};
use crate::resources::cart::{ExtendedFields, PageUrl};
use crate::resources::products::SeoSchema;
use crate::resources::rich_content::RichContent;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// A product of catalog v3 (SPEC section 3). Prices are decimal text.
    Product {
        /// Weight and measures, for what is sent. One of a choice.
        physical_properties: PhysicalProperties,
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Name shown to people. At most 80 characters.
        name: String,
        /// Last part of the page's address. At most 300 characters.
        slug: String,
        /// Web address. Set by the platform.
        url: PageUrl,
        /// Text.
        description: RichContent,
        /// Text as HTML. At most 16000 characters.
        plain_description: String,
        /// Whether visitors see it.
        visible: bool,
        /// Whether it is sold at the counter.
        visible_in_pos: bool,
        /// Pictures and films.
        media: Media,
        /// Tags and settings for search engines.
        seo_data: SeoSchema,
        /// Which taxes it falls under. A GUID.
        tax_group_id: String,
        /// What a buyer chooses; combinations make variants. At most 6.
        options: Vec<ConnectedOption>,
        /// What a buyer chooses or writes that makes no variant. At most 10.
        modifiers: Vec<ConnectedModifier>,
        /// The brand.
        brand: ProductBrand,
        /// The info sections. At most 20.
        info_sections: Vec<ProductInfoSection>,
        /// The ribbon.
        ribbon: ProductRibbon,
        /// Categories it was put into. Set by the platform.
        direct_categories_info: ProductCategoriesInfo,
        /// Categories it is in, their parents counted. Set by the platform.
        all_categories_info: ProductCategoriesInfo,
        /// Its home category. A GUID.
        main_category_id: String,
        /// Lowest and highest cost; needs the owner. Set by the platform.
        cost_range: PriceRange,
        /// Whether it is in stock. Set by the platform.
        inventory: Inventory,
        /// Whether it is sent or downloaded.
        product_type: ProductType,
        /// Name that other systems know it by. At most 100 characters, set by the platform.
        handle: String,
        /// Three-letter currency code. A three-letter currency code, set by the platform.
        currency: String,
        /// The way to it. Set by the platform.
        breadcrumbs_info: BreadcrumbsInfo,
        /// Lowest and highest price. Set by the platform.
        actual_price_range: PriceRange,
        /// Lowest and highest price before the sale. Set by the platform.
        compare_at_price_range: PriceRange,
        /// The variants.
        variants_info: VariantsInfo,
        /// Who may buy it.
        purchase_eligibility: PurchaseEligibility,
        /// Further ribbons. At most 4.
        additional_ribbons: Vec<ProductRibbon>,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Words to sort by.
        tags: Tags,
        /// How it is sold by subscription.
        subscription_details: SubscriptionDetails,
        /// How many variants, and the cheapest. Set by the platform.
        variant_summary: VariantSummary,
    }

    /// The brand of a product.
    ProductBrand {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people. At most 50 characters.
        name: String,
    }

    /// An info section of a product.
    ProductInfoSection {
        /// Identifier. A GUID.
        id: String,
        /// Name for the owner, which no other has. At most 100 characters.
        unique_name: String,
        /// Title shown to people. At most 50 characters, set by the platform.
        title: String,
        /// Text. Set by the platform.
        description: RichContent,
        /// Text as HTML. At most 16000 characters.
        plain_description: String,
    }

    /// A ribbon of a product.
    ProductRibbon {
        /// Identifier. At most 36 characters.
        id: String,
        /// Name shown to people. At most 30 characters.
        name: String,
    }

    /// Categories of a product.
    ProductCategoriesInfo {
        /// The categories. At most 2000, set by the platform.
        categories: Vec<ProductCategory>,
    }

    /// A category of a product.
    ProductCategory {
        /// Identifier. A GUID.
        id: String,
        /// Its place there. At most 200.
        index: i64,
    }

    /// Whether a product is in stock.
    Inventory {
        /// Whether all, some or none are in stock. Set by the platform.
        availability_status: InventoryAvailabilityStatus,
        /// Whether it can be ordered before it is in stock. Set by the platform.
        preorder_status: PreorderStatus,
        /// Which variants can be ordered now before they are in stock. Set by the platform.
        preorder_availability: ProductPreorderAvailability,
    }

    /// The way to a product.
    BreadcrumbsInfo {
        /// The way to it, from the top. At most 5, set by the platform.
        breadcrumbs: Vec<BreadCrumb>,
    }

    /// A step of the way to a product.
    BreadCrumb {
        /// The category. A GUID.
        category_id: String,
        /// Name of the category. At most 80 characters.
        category_name: String,
        /// Last part of the category's address. At most 100 characters.
        category_slug: String,
    }

    /// Who may buy a product.
    PurchaseEligibility {
        /// Who may buy it.
        user_criteria: UserCriteria,
    }

    /// Words to sort by.
    Tags {
        /// Words only the owner sees.
        private_tags: TagList,
        /// Words everyone sees.
        public_tags: TagList,
    }

    /// Words, by id.
    TagList {
        /// Ids of the words. At most 5 characters, at most 100.
        tag_ids: Vec<String>,
    }
}
