//! A product of catalog v3.

use super::media::Media;
use super::options::{ConnectedModifier, ConnectedOption};
use super::variant::{
    PhysicalProperties, PricePerUnit, PriceRange, RevenueDetails, SubscriptionDetails, VariantSummary, VariantsInfo,
};
use crate::query::{Filter, SearchDetails};
use crate::resources::cart::{ExtendedFields, PageUrl};
use crate::resources::categories::TreeReference;
use crate::resources::products::SeoSchema;
use crate::resources::rich_content::RichContent;
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

impl From<Filter> for CountProducts {
    fn from(filter: Filter) -> Self {
        Self { filter: Some(filter), ..Self::default() }
    }
}

impl TagList {
    /// A list of tags.
    #[must_use]
    pub fn new(tag_ids: impl Into<Vec<String>>) -> Self {
        Self { tag_ids: Some(tag_ids.into()), ..Self::default() }
    }
}

entities! {
    /// A product of catalog v3. Prices are decimals as text.
    Product {
        /// For physical products.
        physical_properties: PhysicalProperties,
        /// Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// A whole number as text. Set by the platform.
        numeric_id: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// At most 80 characters.
        name: String,
        /// The last part of the address of its page. At most 300 characters.
        slug: String,
        /// Set by the platform.
        url: PageUrl,
        description: RichContent,
        /// HTML; ignored if `description` is sent too. At most 16000 characters.
        plain_description: String,
        visible: bool,
        /// Whether the product is sold at the point of sale.
        visible_in_pos: bool,
        media: Media,
        seo_data: SeoSchema,
        /// A GUID.
        tax_group_id: String,
        /// Combinations of their choices are the variants. At most 6.
        options: Vec<ConnectedOption>,
        /// At most 10.
        modifiers: Vec<ConnectedModifier>,
        brand: ProductBrand,
        /// At most 20.
        info_sections: Vec<ProductInfoSection>,
        ribbon: ProductRibbon,
        /// Without their parents. Set by the platform.
        direct_categories_info: ProductCategoriesInfo,
        /// With their parents. Set by the platform.
        all_categories_info: ProductCategoriesInfo,
        /// Decides the breadcrumbs. A GUID.
        main_category_id: String,
        /// For the owner only. Set by the platform.
        cost_range: PriceRange,
        /// Set by the platform.
        inventory: Inventory,
        product_type: ProductType,
        /// For other systems. At most 100 characters. Set by the platform.
        handle: String,
        /// Set by the platform.
        currency: String,
        /// Set by the platform.
        breadcrumbs_info: BreadcrumbsInfo,
        /// Set by the platform.
        actual_price_range: PriceRange,
        /// Set by the platform.
        compare_at_price_range: PriceRange,
        variants_info: VariantsInfo,
        purchase_eligibility: PurchaseEligibility,
        /// At most 4.
        additional_ribbons: Vec<ProductRibbon>,
        extended_fields: ExtendedFields,
        tags: Tags,
        subscription_details: SubscriptionDetails,
        /// Set by the platform.
        variant_summary: VariantSummary,
        min_variant_price_info: MinVariantPriceInfo,
    }

    /// The lowest price among the variants, on request only: [`RequestedFields::MinVariantPriceInfo`].
    MinVariantPriceInfo {
        sku: String,
        /// In the shop's weight unit.
        weight: f64,
        price_per_unit_data: PricePerUnit,
        /// For the owner only.
        revenue_details: RevenueDetails,
    }

    /// The brand of a product.
    ProductBrand {
        /// A GUID.
        id: String,
        /// At most 50 characters.
        name: String,
    }

    /// An info section of a product.
    ProductInfoSection {
        /// A GUID.
        id: String,
        /// The owner's name for it, unique in the shop. At most 100 characters.
        unique_name: String,
        /// At most 50 characters. Set by the platform.
        title: String,
        /// Set by the platform.
        description: RichContent,
        /// HTML; ignored if `description` is sent too. At most 16000 characters.
        plain_description: String,
    }

    /// A ribbon of a product.
    ProductRibbon {
        /// At most 36 characters.
        id: String,
        /// At most 30 characters.
        name: String,
    }

    /// Categories of a product.
    ProductCategoriesInfo {
        /// At most 2000. Set by the platform.
        categories: Vec<ProductCategory>,
    }

    /// A category of a product.
    ProductCategory {
        /// A GUID.
        id: String,
        /// The place in the category. At most 200.
        index: i64,
    }

    /// The availability of a product with its variants.
    Inventory {
        /// Set by the platform.
        availability_status: InventoryAvailabilityStatus,
        /// Set by the platform.
        preorder_status: PreorderStatus,
        /// Set by the platform.
        preorder_availability: ProductPreorderAvailability,
    }

    /// The breadcrumbs of a product: its main category with the parents.
    BreadcrumbsInfo {
        /// From the top. At most 5. Set by the platform.
        breadcrumbs: Vec<BreadCrumb>,
    }

    /// A category of the breadcrumbs.
    BreadCrumb {
        /// A GUID.
        category_id: String,
        /// At most 80 characters.
        category_name: String,
        /// At most 100 characters.
        category_slug: String,
    }

    /// The restriction of a product to some buyers.
    PurchaseEligibility {
        user_criteria: UserCriteria,
    }

    /// Tags, by which products are sorted and found.
    Tags {
        /// For the owner only.
        private_tags: TagList,
        public_tags: TagList,
    }

    /// A list of tags.
    TagList {
        /// At most 100.
        tag_ids: Vec<String>,
    }

    /// The payload of [`ProductsV3::count`](super::ProductsV3::count).
    CountProducts {
        filter: Filter,
        search: SearchDetails,
        /// Whether to count hidden products, too; needs the owner.
        return_non_visible_products: bool,
    }

    /// The category that every product is in.
    AllProductsCategory {
        /// A GUID.
        category_id: String,
        tree_reference: TreeReference,
    }
}

open_enums! {
    /// The availability of a product with its variants.
    InventoryAvailabilityStatus {
        InStock = "IN_STOCK",
        OutOfStock = "OUT_OF_STOCK",
        PartiallyOutOfStock = "PARTIALLY_OUT_OF_STOCK",
        Preorder = "PREORDER",
    }

    /// The preorder setting of a product with its variants.
    PreorderStatus {
        Enabled = "ENABLED",
        Disabled = "DISABLED",
        PartiallyEnabled = "PARTIALLY_ENABLED",
    }

    /// The variants that can be preordered.
    ProductPreorderAvailability {
        AllVariants = "ALL_VARIANTS",
        NoVariants = "NO_VARIANTS",
        SomeVariants = "SOME_VARIANTS",
    }

    /// The type of a product.
    ProductType {
        Physical = "PHYSICAL",
        Digital = "DIGITAL",
    }

    /// The buyers of a restricted product.
    UserCriteria {
        MembersOnly = "MEMBERS_ONLY",
    }

    /// Fields of a product that are sent on request only.
    RequestedFields {
        Url = "URL",
        Currency = "CURRENCY",
        InfoSection = "INFO_SECTION",
        MerchantData = "MERCHANT_DATA",
        PlainDescription = "PLAIN_DESCRIPTION",
        InfoSectionPlainDescription = "INFO_SECTION_PLAIN_DESCRIPTION",
        SubscriptionPricesInfo = "SUBSCRIPTION_PRICES_INFO",
        BreadcrumbsInfo = "BREADCRUMBS_INFO",
        WeightMeasurementUnitInfo = "WEIGHT_MEASUREMENT_UNIT_INFO",
        VariantOptionChoiceNames = "VARIANT_OPTION_CHOICE_NAMES",
        MediaItemsInfo = "MEDIA_ITEMS_INFO",
        Description = "DESCRIPTION",
        DirectCategoriesInfo = "DIRECT_CATEGORIES_INFO",
        AllCategoriesInfo = "ALL_CATEGORIES_INFO",
        InfoSectionDescription = "INFO_SECTION_DESCRIPTION",
        Thumbnail = "THUMBNAIL",
        ProductChoicesMediaReferences = "PRODUCT_CHOICES_MEDIA_REFERENCES",
        ProductChoicesDisplayImage = "PRODUCT_CHOICES_DISPLAY_IMAGE",
        DirectCategoryIds = "DIRECT_CATEGORY_IDS",
        MinPriceVariant = "MIN_PRICE_VARIANT",
        DiscountInfo = "DISCOUNT_INFO",
        MinVariantPriceInfo = "MIN_VARIANT_PRICE_INFO",
    }
}
