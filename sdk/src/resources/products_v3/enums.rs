//! The enumerations of products of catalog v3.

use crate::types::entity::open_enums;

open_enums! {
    /// Whether it is a picture or a film.
    MediaType {
        Image = "IMAGE",
        Video = "VIDEO",
    }

    /// What a choice shows (SPEC section 3).
    ChoiceType {
        ChoiceText = "CHOICE_TEXT",
        OneColor = "ONE_COLOR",
    }

    /// How an option is shown.
    ProductOptionRenderType {
        TextChoices = "TEXT_CHOICES",
        SwatchChoices = "SWATCH_CHOICES",
    }

    /// How a modifier is shown (SPEC section 3).
    ModifierRenderType {
        FreeText = "FREE_TEXT",
        TextChoices = "TEXT_CHOICES",
        SwatchChoices = "SWATCH_CHOICES",
    }

    /// Whether all, some or none of a product are in stock (SPEC section 3).
    InventoryAvailabilityStatus {
        InStock = "IN_STOCK",
        OutOfStock = "OUT_OF_STOCK",
        PartiallyOutOfStock = "PARTIALLY_OUT_OF_STOCK",
        Preorder = "PREORDER",
    }

    /// Whether a product can be ordered before it is in stock (SPEC section 3).
    PreorderStatus {
        Enabled = "ENABLED",
        Disabled = "DISABLED",
        PartiallyEnabled = "PARTIALLY_ENABLED",
    }

    /// Product preorder availability.
    ProductPreorderAvailability {
        AllVariants = "ALL_VARIANTS",
        NoVariants = "NO_VARIANTS",
        SomeVariants = "SOME_VARIANTS",
    }

    /// Whether a product is sent or downloaded.
    ProductType {
        Physical = "PHYSICAL",
        Digital = "DIGITAL",
    }

    /// Kind of a digital file (SPEC section 3).
    FileType {
        Unspecified = "UNSPECIFIED",
        SecurePicture = "SECURE_PICTURE",
        SecureVideo = "SECURE_VIDEO",
        SecureDocument = "SECURE_DOCUMENT",
        SecureMusic = "SECURE_MUSIC",
        SecureArchive = "SECURE_ARCHIVE",
        SecureRaw = "SECURE_RAW",
    }

    /// Who may buy a product.
    UserCriteria {
        MembersOnly = "MEMBERS_ONLY",
    }

    /// Discount type.
    DiscountType {
        Amount = "AMOUNT",
        Percent = "PERCENT",
    }

    /// Fields that are sent only when asked for.
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
        MinPriceVariant = "MIN_PRICE_VARIANT",
        DiscountInfo = "DISCOUNT_INFO",
    }
}
