//! The lines of a cart.

use super::enums::{DiscountSourceType, ItemStatus, RedemptionType};
use crate::resources::cart::{
    CatalogReference, DescriptionLine, ExtendedFields, ItemType, LineItemImage, PageUrl, PaymentOption,
    PaymentOptionOverride, PhysicalProperties, Policy, PriceDescription, ServiceProperties, SubscriptionOptionInfo,
    TaxableAddress, TranslatableString,
};
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// One line of a cart: an item of a catalog and how many.
    LineItem {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: TranslatableString,
        /// Quantity info.
        quantity_info: ItemQuantityInfo,
        /// Pricing.
        pricing: ItemPricingInfo,
        /// Source.
        source: ItemSource,
        /// Attributes.
        attributes: ItemAttributes,
        /// Delivery config.
        delivery_config: ItemDeliveryConfig,
        /// Tax config.
        tax_config: ItemTaxConfig,
        /// Payment config.
        payment_config: ItemPaymentConfig,
        /// Where it stands.
        status: ItemStatus,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Modifier groups. At most 25.
        modifier_groups: Vec<ModifierGroup>,
        /// Discounts. At most 100.
        discounts: Vec<ItemDiscount>,
        /// Custom line item.
        custom_line_item: bool,
    }

    /// How many are wanted, and how many there are.
    ItemQuantityInfo {
        /// How many can be had. 1 to 100000.
        confirmed_quantity: i64,
        /// How many are wanted. 1 to 100000.
        requested_quantity: i64,
        /// How many there are.
        available_quantity: i64,
        /// Whether the quantity cannot be changed.
        fixed_quantity: bool,
    }

    /// What a line costs.
    ItemPricingInfo {
        /// Price of one.
        unit_price: ConvertedMoney,
        /// Price of the line.
        total_price: ConvertedMoney,
        /// Price description.
        price_description: PriceDescription,
        /// Price undetermined.
        price_undetermined: bool,
        /// Breakdown.
        breakdown: ItemPriceBreakdown,
    }

    /// An amount of money, in the shop's currency and the buyer's.
    ConvertedMoney {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount in the buyer's currency. Set by the platform.
        converted_amount: Amount,
    }

    /// Item price breakdown.
    ItemPriceBreakdown {
        /// Full price.
        full_price: ConvertedMoney,
        /// Sale price.
        sale_price: ConvertedMoney,
        /// Total modifiers price.
        total_modifiers_price: ConvertedMoney,
    }

    /// Item source.
    ItemSource {
        /// Where the item comes from.
        catalog_reference: CatalogReference,
        /// Catalog override fields.
        catalog_override_fields: CatalogOverrideFields,
        /// Root catalog item id. At most 36 characters.
        root_catalog_item_id: String,
        /// Inventory app id. A GUID.
        inventory_app_id: String,
    }

    /// Catalog override fields.
    CatalogOverrideFields {
        /// Name shown to people.
        name: TranslatableString,
        /// Sale price.
        sale_price: Amount,
        /// Full price.
        full_price: Amount,
        /// Description lines. At most 20.
        description_lines: Vec<DescriptionLine>,
        /// Physical properties.
        physical_properties: PhysicalProperties,
        /// Image.
        image: LineItemImage,
        /// Payment option.
        payment_option: PaymentOptionOverride,
        /// Deposit amount.
        deposit_amount: Amount,
        /// Save payment method.
        save_payment_method: bool,
        /// Inventory app id. A GUID.
        inventory_app_id: String,
    }

    /// Item attributes.
    ItemAttributes {
        /// Description lines. At most 100.
        description_lines: Vec<DescriptionLine>,
        /// Image.
        image: LineItemImage,
        /// Web address.
        url: PageUrl,
        /// Policies. At most 5.
        policies: Vec<Policy>,
        /// Item type.
        item_type: ItemType,
        /// Physical properties.
        physical_properties: PhysicalProperties,
        /// Subscription info.
        subscription_info: SubscriptionOptionInfo,
        /// Service properties.
        service_properties: ServiceProperties,
        /// Members only.
        members_only: bool,
    }

    /// Item delivery config.
    ItemDeliveryConfig {
        /// Delivery profile id. A GUID.
        delivery_profile_id: String,
        /// Fulfiller id. A GUID.
        fulfiller_id: String,
    }

    /// Item tax config.
    ItemTaxConfig {
        /// Taxable address.
        taxable_address: TaxableAddress,
        /// Tax group id. At most 50 characters.
        tax_group_id: String,
    }

    /// Item payment config.
    ItemPaymentConfig {
        /// Save payment method.
        save_payment_method: bool,
        /// Consent required payment policy. At most 2500 characters.
        consent_required_payment_policy: String,
        /// Deposit amount.
        deposit_amount: ConvertedMoney,
        /// Selected membership.
        selected_membership: SelectedMembership,
        /// Payment option.
        payment_option: PaymentOption,
        /// Membership.
        membership: Membership,
    }

    /// Selected membership.
    SelectedMembership {
        /// Identifier. At most 200 characters.
        id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Name shown to people. Set by the platform.
        name: TranslatableString,
    }

    /// Membership.
    Membership {
        /// Existing membership. One of a choice.
        existing_membership: ExistingMembership,
        /// Future membership. One of a choice.
        future_membership: FutureMembership,
        /// Name shown to people. Set by the platform.
        name: TranslatableString,
        /// Redemption cost. Set by the platform.
        redemption_cost: i64,
        /// Redemption type. Set by the platform.
        redemption_type: RedemptionType,
    }

    /// Existing membership.
    ExistingMembership {
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Membership id. At most 200 characters.
        membership_id: String,
    }

    /// Future membership.
    FutureMembership {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Benefit id. At most 200 characters.
        benefit_id: String,
    }

    /// Modifier group.
    ModifierGroup {
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// Name shown to people.
        name: TranslatableString,
        /// Modifiers. At most 25.
        modifiers: Vec<ItemModifier>,
    }

    /// Item modifier.
    ItemModifier {
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Label.
        label: TranslatableString,
        /// Details.
        details: TranslatableString,
        /// Price of one.
        price: ConvertedMoney,
    }

    /// Item discount.
    ItemDiscount {
        /// Name shown to people.
        name: TranslatableString,
        /// Amount off.
        amount_off: ConvertedMoney,
        /// Source.
        source: DiscountSource,
    }

    /// Discount source.
    DiscountSource {
        /// Source type.
        source_type: DiscountSourceType,
        /// Coupon code. At most 50 characters.
        coupon_code: String,
    }
}
