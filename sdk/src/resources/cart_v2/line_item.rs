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
        /// A GUID.
        id: String,
        name: TranslatableString,
        quantity_info: ItemQuantityInfo,
        pricing: ItemPricingInfo,
        source: ItemSource,
        attributes: ItemAttributes,
        delivery_config: ItemDeliveryConfig,
        tax_config: ItemTaxConfig,
        payment_config: ItemPaymentConfig,
        status: ItemStatus,
        extended_fields: ExtendedFields,
        /// At most 25.
        modifier_groups: Vec<ModifierGroup>,
        /// At most 100.
        discounts: Vec<ItemDiscount>,
        custom_line_item: bool,
    }

    /// The quantities of a line.
    ItemQuantityInfo {
        /// The part of the requested quantity that is in stock. 1 to 100000.
        confirmed_quantity: i64,
        /// 1 to 100000.
        requested_quantity: i64,
        available_quantity: i64,
        /// Whether the quantity is fixed.
        fixed_quantity: bool,
    }

    /// The prices of a line.
    ItemPricingInfo {
        unit_price: ConvertedMoney,
        /// Price of the line.
        total_price: ConvertedMoney,
        price_description: PriceDescription,
        price_undetermined: bool,
        breakdown: ItemPriceBreakdown,
    }

    /// An amount of money, in the shop's currency and the buyer's.
    ConvertedMoney {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount in the buyer's currency. Set by the platform.
        converted_amount: Amount,
    }

    ItemPriceBreakdown {
        full_price: ConvertedMoney,
        sale_price: ConvertedMoney,
        total_modifiers_price: ConvertedMoney,
    }

    ItemSource {
        catalog_reference: CatalogReference,
        catalog_override_fields: CatalogOverrideFields,
        /// At most 36 characters.
        root_catalog_item_id: String,
        /// A GUID.
        inventory_app_id: String,
    }

    CatalogOverrideFields {
        name: TranslatableString,
        sale_price: Amount,
        full_price: Amount,
        /// At most 20.
        description_lines: Vec<DescriptionLine>,
        physical_properties: PhysicalProperties,
        image: LineItemImage,
        payment_option: PaymentOptionOverride,
        deposit_amount: Amount,
        save_payment_method: bool,
        /// A GUID.
        inventory_app_id: String,
    }

    ItemAttributes {
        /// At most 100.
        description_lines: Vec<DescriptionLine>,
        image: LineItemImage,
        url: PageUrl,
        /// At most 5.
        policies: Vec<Policy>,
        item_type: ItemType,
        physical_properties: PhysicalProperties,
        subscription_info: SubscriptionOptionInfo,
        service_properties: ServiceProperties,
        members_only: bool,
    }

    ItemDeliveryConfig {
        /// A GUID.
        delivery_profile_id: String,
        /// A GUID.
        fulfiller_id: String,
    }

    ItemTaxConfig {
        taxable_address: TaxableAddress,
        /// At most 50 characters.
        tax_group_id: String,
    }

    ItemPaymentConfig {
        save_payment_method: bool,
        /// At most 2500 characters.
        consent_required_payment_policy: String,
        deposit_amount: ConvertedMoney,
        selected_membership: SelectedMembership,
        payment_option: PaymentOption,
        membership: Membership,
    }

    SelectedMembership {
        /// At most 200 characters.
        id: String,
        /// A GUID.
        app_id: String,
        /// Set by the platform.
        name: TranslatableString,
    }

    Membership {
        existing_membership: ExistingMembership,
        future_membership: FutureMembership,
        /// Set by the platform.
        name: TranslatableString,
        /// Set by the platform.
        redemption_cost: i64,
        /// Set by the platform.
        redemption_type: RedemptionType,
    }

    ExistingMembership {
        /// A GUID.
        app_id: String,
        /// At most 200 characters.
        membership_id: String,
    }

    FutureMembership {
        /// A GUID.
        line_item_id: String,
        /// At most 200 characters.
        benefit_id: String,
    }

    ModifierGroup {
        /// At most 36 characters, set by the platform.
        id: String,
        name: TranslatableString,
        /// At most 25.
        modifiers: Vec<ItemModifier>,
    }

    ItemModifier {
        /// At most 36 characters, set by the platform.
        id: String,
        /// 1 to 100000.
        quantity: i64,
        label: TranslatableString,
        details: TranslatableString,
        price: ConvertedMoney,
    }

    ItemDiscount {
        name: TranslatableString,
        amount_off: ConvertedMoney,
        source: DiscountSource,
    }

    DiscountSource {
        source_type: DiscountSourceType,
        /// At most 50 characters.
        coupon_code: String,
    }
}
