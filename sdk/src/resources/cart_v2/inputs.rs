//! What is put into a cart: items, coupons, gift cards, ways of delivery.

use super::line_item::{CatalogOverrideFields, ConvertedMoney, ModifierGroup, SelectedMembership};
use crate::resources::cart::{
    CatalogReference, DescriptionLine, ExtendedFields, ItemType, LineItemImage, PageUrl, PaymentOption,
    PhysicalProperties, PriceDescription, ServiceProperties, TaxableAddress, TranslatableString,
};
use crate::types::entity::entities;

entities! {
    /// An item of a catalog to add.
    CatalogItemInput {
        /// Where the item comes from.
        catalog_reference: CatalogReference,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Selected membership.
        selected_membership: SelectedMembership,
        /// Catalog override fields.
        catalog_override_fields: CatalogOverrideFields,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Inventory app id. A GUID.
        inventory_app_id: String,
        /// Membership payment.
        membership_payment: MembershipInput,
    }

    /// Membership input.
    MembershipInput {
        /// Existing membership. One of a choice.
        existing_membership: ExistingMembershipInput,
        /// Future membership. One of a choice.
        future_membership: FutureMembershipInput,
    }

    /// Existing membership input.
    ExistingMembershipInput {
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Membership id. At most 200 characters.
        membership_id: String,
    }

    /// Future membership input.
    FutureMembershipInput {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Benefit id. At most 200 characters.
        benefit_id: String,
    }

    /// A line priced by the caller. Needs the owner.
    CustomItemInput {
        /// Name shown to people.
        name: TranslatableString,
        /// Quantity info.
        quantity_info: CustomItemQuantityInfo,
        /// Pricing.
        pricing: CustomItemPricingInfo,
        /// Source.
        source: CustomItemSource,
        /// Attributes.
        attributes: CustomItemAttributes,
        /// Delivery config.
        delivery_config: CustomItemDeliveryConfig,
        /// Tax config.
        tax_config: CustomItemTaxConfig,
        /// Payment config.
        payment_config: CustomItemPaymentConfig,
        /// Modifier groups. At most 25.
        modifier_groups: Vec<ModifierGroup>,
    }

    /// Custom item quantity info.
    CustomItemQuantityInfo {
        /// How many are wanted. 1 to 100000.
        requested_quantity: i64,
        /// How many there are.
        available_quantity: i64,
        /// Whether the quantity cannot be changed.
        fixed_quantity: bool,
    }

    /// Custom item pricing info.
    CustomItemPricingInfo {
        /// Price of one.
        price: ConvertedMoney,
        /// Full price.
        full_price: ConvertedMoney,
        /// Price description.
        price_description: PriceDescription,
        /// Price undetermined.
        price_undetermined: bool,
    }

    /// Custom item source.
    CustomItemSource {
        /// Where the item comes from.
        catalog_reference: CatalogReference,
        /// Root catalog item id. At most 36 characters.
        root_catalog_item_id: String,
        /// Inventory app id. A GUID.
        inventory_app_id: String,
    }

    /// Custom item attributes.
    CustomItemAttributes {
        /// Description lines. At most 100.
        description_lines: Vec<DescriptionLine>,
        /// Image.
        image: LineItemImage,
        /// Web address.
        url: PageUrl,
        /// Item type.
        item_type: ItemType,
        /// Physical properties.
        physical_properties: PhysicalProperties,
        /// Service properties.
        service_properties: ServiceProperties,
        /// Members only.
        members_only: bool,
    }

    /// Custom item delivery config.
    CustomItemDeliveryConfig {
        /// Delivery profile id. A GUID.
        delivery_profile_id: String,
    }

    /// Custom item tax config.
    CustomItemTaxConfig {
        /// Taxable address.
        taxable_address: TaxableAddress,
        /// Tax group id. At most 50 characters.
        tax_group_id: String,
    }

    /// Custom item payment config.
    CustomItemPaymentConfig {
        /// Deposit amount.
        deposit_amount: ConvertedMoney,
        /// Payment option.
        payment_option: PaymentOption,
    }

    /// A coupon to apply.
    CouponInput {
        /// Code it is known by. At most 50 characters.
        code: String,
    }

    /// A way of delivery to choose.
    DeliveryMethodInput {
        /// Code it is known by. At most 100 characters.
        code: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
    }

    /// A gift card to pay with.
    GiftCardInput {
        /// Code it is known by. At most 20 characters.
        code: String,
        /// How much of it is used.
        redeem_amount: ConvertedMoney,
    }

    /// A change to one line.
    LineItemUpdate {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// How many.
        quantity: QuantityUpdate,
        /// Selected membership.
        selected_membership: SelectedMembershipUpdate,
        /// Membership payment.
        membership_payment: MembershipInput,
    }

    /// Quantity update.
    QuantityUpdate {
        /// The new quantity. 1 to 100000.
        new_quantity: i64,
    }

    /// Selected membership update.
    SelectedMembershipUpdate {
        /// New membership.
        new_membership: SelectedMembership,
    }

    /// Form submission.
    FormSubmission {
        /// Identifier. A GUID.
        id: String,
        /// Form submission id. A GUID.
        form_submission_id: String,
    }

    /// Redirect urls.
    RedirectUrls {
        /// Cancel url. At most 2000 characters.
        cancel_url: String,
        /// Error url. At most 2000 characters.
        error_url: String,
        /// Success url. At most 2000 characters.
        success_url: String,
        /// Pending url. At most 2000 characters.
        pending_url: String,
    }
}
