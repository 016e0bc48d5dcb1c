//! The lines of a cart.

use super::enums::*;
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// One line of a cart: an item of a catalog and how many.
    LineItem {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Quantity. 1 to 100000.
        quantity: i64,
        /// Catalog reference.
        catalog_reference: CatalogReference,
        /// Product name. Set by the platform.
        product_name: ProductName,
        /// Web address. Set by the platform.
        url: PageUrl,
        /// Price of one, discounts taken off. Set by the platform.
        price: MultiCurrencyPrice,
        /// Price of one before any sale. Set by the platform.
        full_price: MultiCurrencyPrice,
        /// Price of one before coupons and merchant discounts. Set by the platform.
        price_before_discounts: MultiCurrencyPrice,
        /// Price of the whole line. Set by the platform.
        line_item_price: MultiCurrencyPrice,
        /// Description lines. Set by the platform.
        description_lines: Vec<DescriptionLine>,
        /// Image. Set by the platform.
        image: LineItemImage,
        /// Availability. Set by the platform.
        availability: ItemAvailability,
        /// Physical properties. Set by the platform.
        physical_properties: PhysicalProperties,
        /// Item type. Set by the platform.
        item_type: ItemType,
        /// Subscription option info. Set by the platform.
        subscription_option_info: SubscriptionOptionInfo,
        /// Payment option. Set by the platform.
        payment_option: PaymentOption,
        /// Service properties. Set by the platform.
        service_properties: ServiceProperties,
        /// Root catalog item id. At most 36 characters, set by the platform.
        root_catalog_item_id: String,
        /// Price description. Set by the platform.
        price_description: PriceDescription,
        /// Deposit amount. Set by the platform.
        deposit_amount: MultiCurrencyPrice,
        /// Selected membership.
        selected_membership: SelectedMembership,
        /// Delivery profile id. A GUID, set by the platform.
        delivery_profile_id: String,
        /// Tax group id. A GUID, set by the platform.
        tax_group_id: String,
        /// Custom line item. Set by the platform.
        custom_line_item: bool,
        /// Consent required payment policy. At most 2500 characters, set by the platform.
        consent_required_payment_policy: String,
        /// Price undetermined. Set by the platform.
        price_undetermined: bool,
        /// Fixed quantity. Set by the platform.
        fixed_quantity: bool,
        /// Catalog override fields.
        catalog_override_fields: CatalogOverrideFields,
        /// Save payment method. Set by the platform.
        save_payment_method: bool,
        /// Taxable address.
        taxable_address: TaxableAddress,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Policies. At most 5, set by the platform.
        policies: Vec<Policy>,
        /// Members only. Set by the platform.
        members_only: bool,
        /// Modifier groups. At most 25, set by the platform.
        modifier_groups: Vec<ModifierGroup>,
        /// Modifiers total price. Set by the platform.
        modifiers_total_price: MultiCurrencyPrice,
    }

    /// Catalog reference.
    CatalogReference {
        /// Item in its catalog: the product's id. At most 36 characters.
        catalog_item_id: String,
        /// App that owns the catalog.
        app_id: String,
        /// What was chosen: `variantId`, or `options` by name, and `customTextFields`.
        options: serde_json::Value,
    }

    /// Product name.
    ProductName {
        /// Text in the site's language. At most 200 characters.
        original: String,
        /// Text in the buyer's language. At most 400 characters.
        translated: String,
    }

    /// Page url.
    PageUrl {
        /// Relative path.
        relative_path: String,
        /// Web address.
        url: String,
    }

    /// An amount of money, in the shop's currency and the buyer's.
    MultiCurrencyPrice {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount in the buyer's currency. Set by the platform.
        converted_amount: Amount,
        /// Amount as text with its currency. Set by the platform.
        formatted_amount: String,
        /// Converted amount as text with its currency. Set by the platform.
        formatted_converted_amount: String,
    }

    /// Description line.
    DescriptionLine {
        /// Plain text. One of a choice.
        plain_text: PlainTextValue,
        /// Color info. One of a choice.
        color_info: Color,
        /// Name.
        name: DescriptionLineName,
    }

    /// Plain text value.
    PlainTextValue {
        /// Text in the site's language. At most 600 characters.
        original: String,
        /// Text in the buyer's language. At most 600 characters.
        translated: String,
    }

    /// Color.
    Color {
        /// Text in the site's language. At most 500 characters.
        original: String,
        /// Text in the buyer's language. At most 500 characters.
        translated: String,
        /// Code.
        code: String,
    }

    /// Description line name.
    DescriptionLineName {
        /// Text in the site's language. At most 100 characters.
        original: String,
        /// Text in the buyer's language. At most 200 characters.
        translated: String,
    }

    /// Line item image.
    LineItemImage {
        /// Identifier.
        id: String,
        /// Web address.
        url: String,
        /// Height in pixels. Set by the platform.
        height: i64,
        /// Width in pixels. Set by the platform.
        width: i64,
        /// Text for those who do not see the picture.
        alt_text: String,
        /// Filename. Set by the platform.
        filename: String,
    }

    /// Item availability.
    ItemAvailability {
        /// Status.
        status: ItemAvailabilityStatus,
        /// Quantity available.
        quantity_available: i64,
    }

    /// Physical properties.
    PhysicalProperties {
        /// Weight in the shop's weight unit.
        weight: f64,
        /// Sku. At most 40 characters.
        sku: String,
        /// Shippable.
        shippable: bool,
    }

    /// Item type.
    ItemType {
        /// Preset. One of a choice.
        preset: ItemTypePreset,
        /// Custom. One of a choice.
        custom: String,
    }

    /// Subscription option info.
    SubscriptionOptionInfo {
        /// Subscription settings.
        subscription_settings: SubscriptionSettings,
        /// Title.
        title: Title,
        /// Description.
        description: Description,
    }

    /// Subscription settings.
    SubscriptionSettings {
        /// Frequency.
        frequency: SubscriptionFrequency,
        /// Interval. 1 to 3650.
        interval: i64,
        /// Auto renewal.
        auto_renewal: bool,
        /// Billing cycles. At least 1.
        billing_cycles: i64,
        /// Enable customer cancellation.
        enable_customer_cancellation: bool,
        /// Free trial period.
        free_trial_period: FreeTrialPeriod,
    }

    /// Free trial period.
    FreeTrialPeriod {
        /// Frequency.
        frequency: SubscriptionFrequency,
        /// Interval. 1 to 999.
        interval: i64,
    }

    /// Title.
    Title {
        /// Text in the site's language. At most 150 characters.
        original: String,
        /// Text in the buyer's language. At most 150 characters.
        translated: String,
    }

    /// Description.
    Description {
        /// Text in the site's language. At most 500 characters.
        original: String,
        /// Text in the buyer's language. At most 500 characters.
        translated: String,
    }

    /// Service properties.
    ServiceProperties {
        /// Scheduled date.
        scheduled_date: Timestamp,
        /// Number of participants. 1 to 10000.
        number_of_participants: i64,
    }

    /// Price description.
    PriceDescription {
        /// Text in the site's language. At most 100 characters.
        original: String,
        /// Text in the buyer's language. At most 100 characters.
        translated: String,
    }

    /// Selected membership.
    SelectedMembership {
        /// Identifier. At most 100 characters.
        id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
    }

    /// Catalog override fields.
    CatalogOverrideFields {
        /// Product name.
        product_name: ProductName,
        /// Price.
        price: Amount,
        /// Full price.
        full_price: Amount,
        /// Description lines. At most 20.
        description_lines: Vec<DescriptionLine>,
        /// Physical properties.
        physical_properties: PhysicalProperties,
        /// Image.
        image: Image,
        /// Payment option.
        payment_option: PaymentOptionOverride,
        /// Deposit amount.
        deposit_amount: Amount,
        /// Save payment method.
        save_payment_method: bool,
        /// Inventory app id. A GUID.
        inventory_app_id: String,
    }

    /// Image.
    Image {
        /// Identifier.
        id: String,
        /// Height in pixels.
        height: i64,
        /// Width in pixels.
        width: i64,
        /// Text for those who do not see the picture.
        alt_text: String,
        /// Filename.
        filename: String,
    }

    /// Payment option override.
    PaymentOptionOverride {
        /// Value.
        value: PaymentOption,
    }

    /// Taxable address.
    TaxableAddress {
        /// Address type. One of a choice.
        address_type: TaxableAddressType,
    }

    /// Extended fields.
    ExtendedFields {
        /// Namespaces.
        namespaces: serde_json::Value,
    }

    /// Policy.
    Policy {
        /// Title. At most 29 characters.
        title: String,
        /// Content. At most 3000 characters.
        content: String,
    }

    /// Modifier group.
    ModifierGroup {
        /// Identifier. At most 36 characters.
        id: String,
        /// Name.
        name: TranslatableString,
        /// Modifiers. At most 25.
        modifiers: Vec<ItemModifier>,
    }

    /// Translatable string.
    TranslatableString {
        /// Text in the site's language. At most 200 characters.
        original: String,
        /// Text in the buyer's language. At most 400 characters.
        translated: String,
    }

    /// Item modifier.
    ItemModifier {
        /// Identifier. At most 36 characters.
        id: String,
        /// Quantity. 1 to 100000.
        quantity: i64,
        /// Label.
        label: TranslatableString,
        /// Details.
        details: TranslatableString,
        /// Price.
        price: MultiCurrencyPrice,
    }
}
