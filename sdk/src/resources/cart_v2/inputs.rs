//! Inputs of a cart: items, coupons, gift cards, delivery methods.

use super::line_item::{CatalogOverrideFields, ConvertedMoney, ModifierGroup, SelectedMembership};
use crate::resources::cart::{
    CatalogReference, DescriptionLine, ExtendedFields, ItemType, LineItemImage, PageUrl, PaymentOption,
    PhysicalProperties, PriceDescription, ServiceProperties, TaxableAddress, TranslatableString,
};
use crate::types::entity::entities;

impl CouponInput {
    /// A coupon by its code.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: Some(code.into()), ..Self::default() }
    }
}

impl GiftCardInput {
    /// A gift card by its code: all of it that the cart needs.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: Some(code.into()), ..Self::default() }
    }
}

impl DeliveryMethodInput {
    /// A way of delivery by its code, as an estimate names it.
    #[must_use]
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: Some(code.into()), ..Self::default() }
    }
}

impl LineItemUpdate {
    /// The new quantity of a line.
    #[must_use]
    pub fn new(line_item_id: impl Into<String>, quantity: i64) -> Self {
        Self {
            line_item_id: Some(line_item_id.into()),
            quantity: Some(QuantityUpdate { new_quantity: Some(quantity), ..QuantityUpdate::default() }),
            ..Self::default()
        }
    }
}

entities! {
    /// An item of a catalog to add.
    CatalogItemInput {
        catalog_reference: CatalogReference,
        /// 1 to 100000.
        quantity: i64,
        selected_membership: SelectedMembership,
        catalog_override_fields: CatalogOverrideFields,
        extended_fields: ExtendedFields,
        /// A GUID.
        inventory_app_id: String,
        membership_payment: MembershipInput,
    }

    MembershipInput {
        existing_membership: ExistingMembershipInput,
        future_membership: FutureMembershipInput,
    }

    ExistingMembershipInput {
        /// A GUID.
        app_id: String,
        /// At most 200 characters.
        membership_id: String,
    }

    FutureMembershipInput {
        /// A GUID.
        line_item_id: String,
        /// At most 200 characters.
        benefit_id: String,
    }

    /// A line priced by the caller. Needs the owner.
    CustomItemInput {
        name: TranslatableString,
        quantity_info: CustomItemQuantityInfo,
        pricing: CustomItemPricingInfo,
        source: CustomItemSource,
        attributes: CustomItemAttributes,
        delivery_config: CustomItemDeliveryConfig,
        tax_config: CustomItemTaxConfig,
        payment_config: CustomItemPaymentConfig,
        /// At most 25.
        modifier_groups: Vec<ModifierGroup>,
    }

    CustomItemQuantityInfo {
        /// 1 to 100000.
        requested_quantity: i64,
        available_quantity: i64,
        /// Whether the quantity is fixed.
        fixed_quantity: bool,
    }

    CustomItemPricingInfo {
        price: ConvertedMoney,
        full_price: ConvertedMoney,
        price_description: PriceDescription,
        price_undetermined: bool,
    }

    CustomItemSource {
        catalog_reference: CatalogReference,
        /// At most 36 characters.
        root_catalog_item_id: String,
        /// A GUID.
        inventory_app_id: String,
    }

    CustomItemAttributes {
        /// At most 100.
        description_lines: Vec<DescriptionLine>,
        image: LineItemImage,
        url: PageUrl,
        item_type: ItemType,
        physical_properties: PhysicalProperties,
        service_properties: ServiceProperties,
        members_only: bool,
    }

    CustomItemDeliveryConfig {
        /// A GUID.
        delivery_profile_id: String,
    }

    CustomItemTaxConfig {
        taxable_address: TaxableAddress,
        /// At most 50 characters.
        tax_group_id: String,
    }

    CustomItemPaymentConfig {
        deposit_amount: ConvertedMoney,
        payment_option: PaymentOption,
    }

    /// A coupon to apply.
    CouponInput {
        /// At most 50 characters.
        code: String,
    }

    /// A way of delivery to choose.
    DeliveryMethodInput {
        /// At most 100 characters.
        code: String,
        /// A GUID.
        app_id: String,
    }

    /// A gift card to pay with.
    GiftCardInput {
        /// At most 20 characters.
        code: String,
        redeem_amount: ConvertedMoney,
    }

    /// A change to one line.
    LineItemUpdate {
        /// A GUID.
        line_item_id: String,
        quantity: QuantityUpdate,
        selected_membership: SelectedMembershipUpdate,
        membership_payment: MembershipInput,
    }

    QuantityUpdate {
        /// 1 to 100000.
        new_quantity: i64,
    }

    SelectedMembershipUpdate {
        new_membership: SelectedMembership,
    }

    FormSubmission {
        /// A GUID.
        id: String,
        /// A GUID.
        form_submission_id: String,
    }

    RedirectUrls {
        /// At most 2000 characters.
        cancel_url: String,
        /// At most 2000 characters.
        error_url: String,
        /// At most 2000 characters.
        success_url: String,
        /// At most 2000 characters.
        pending_url: String,
    }
}
