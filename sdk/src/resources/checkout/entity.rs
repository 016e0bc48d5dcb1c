//! A checkout: a cart on its way to become an order.

use crate::resources::cart::{
    AdditionalFee, AddressWithContact, AppliedDiscount, CalculationErrors, CarrierServiceOption, CatalogOverrideFields,
    CatalogReference, ChannelType, DescriptionLine, ExtendedFields, GiftCard, InvalidMembership, ItemAvailability,
    ItemTaxFullDetails, ItemType, LineItemImage, Membership, ModifierGroup, MultiCurrencyPrice, PageUrl, PaymentOption,
    PhysicalProperties, Policy, PriceDescription, PriceSummary, ProductName, SelectedCarrierServiceOption,
    SelectedMemberships, ServiceProperties, ShippingRegion, SubscriptionOptionInfo, TaxSummary, TaxableAddress,
    Violation, WeightUnit,
};
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// A checkout: a cart on its way to become an order (SPEC section 3).
    Checkout {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// The lines. At most 300, set by the platform.
        line_items: Vec<CheckoutLineItem>,
        /// Who pays, and where they live.
        billing_info: AddressWithContact,
        /// How it gets to the buyer.
        shipping_info: ShippingInfo,
        /// What the buyer wrote. At most 1000 characters.
        buyer_note: String,
        /// Who buys.
        buyer_info: BuyerInfo,
        /// Conversion currency. A three-letter currency code, set by the platform.
        conversion_currency: String,
        /// The sums. Set by the platform.
        price_summary: PriceSummary,
        /// What could not be worked out. Set by the platform.
        calculation_errors: CalculationErrors,
        /// The gift card that pays a part. Set by the platform.
        gift_card: GiftCard,
        /// Discounts that were taken off. Set by the platform.
        applied_discounts: Vec<AppliedDiscount>,
        /// Fields that the checkout form asks for.
        custom_fields: Vec<CustomField>,
        /// Unit of all weights. Set by the platform.
        weight_unit: WeightUnit,
        /// All tax. Set by the platform.
        tax_summary: TaxSummary,
        /// Three-letter currency code. A three-letter currency code, set by the platform.
        currency: String,
        /// Channel type. Set by the platform.
        channel_type: ChannelType,
        /// Language of the site. Set by the platform.
        site_language: String,
        /// Language of the buyer. Set by the platform.
        buyer_language: String,
        /// Whether it has become an order. Set by the platform.
        completed: bool,
        /// Tax included in price. Set by the platform.
        tax_included_in_price: bool,
        /// Who made it. Set by the platform.
        created_by: CreatedBy,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// What is paid now. Set by the platform.
        pay_now: PriceSummary,
        /// What is paid later. Set by the platform.
        pay_later: PriceSummary,
        /// Memberships that can pay, and that cannot.
        membership_options: MembershipOptions,
        /// Fees. At most 100, set by the platform.
        additional_fees: Vec<AdditionalFee>,
        /// The cart it came from. A GUID.
        cart_id: String,
        /// What stands in the way of an order. Set by the platform.
        violations: Vec<Violation>,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform.
        purchase_flow_id: String,
        /// Custom settings.
        custom_settings: CustomSettings,
        /// Custom content reference.
        custom_content_reference: CustomContentReference,
        /// External reference.
        external_reference: ExternalReference,
        /// What is paid when the free trial ends. Set by the platform.
        pay_after_free_trial: PriceSummary,
        /// Business location id. A GUID.
        business_location_id: String,
        /// Payment currency. A three-letter currency code, set by the platform.
        payment_currency: String,
        /// Tax exempt group id. A GUID.
        tax_exempt_group_id: String,
    }

    /// One line of a checkout, with its sums.
    CheckoutLineItem {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Where the item comes from.
        catalog_reference: CatalogReference,
        /// Product name. Set by the platform.
        product_name: ProductName,
        /// Web address. Set by the platform.
        url: PageUrl,
        /// Price of one, discounts taken off. Set by the platform.
        price: MultiCurrencyPrice,
        /// Price of the whole line. Set by the platform.
        line_item_price: MultiCurrencyPrice,
        /// Price of one before any sale. Set by the platform.
        full_price: MultiCurrencyPrice,
        /// Price of one before coupons and merchant discounts. Set by the platform.
        price_before_discounts: MultiCurrencyPrice,
        /// Total price after tax. Set by the platform.
        total_price_after_tax: MultiCurrencyPrice,
        /// Total price before tax. Set by the platform.
        total_price_before_tax: MultiCurrencyPrice,
        /// Tax on it. Set by the platform.
        tax_details: ItemTaxFullDetails,
        /// All discounts together. Set by the platform.
        discount: MultiCurrencyPrice,
        /// Description lines. Set by the platform.
        description_lines: Vec<DescriptionLine>,
        /// Media. Set by the platform.
        media: LineItemImage,
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
        /// Delivery profile id. A GUID, set by the platform.
        delivery_profile_id: String,
        /// Custom line item. Set by the platform.
        custom_line_item: bool,
        /// Consent required payment policy. At most 2500 characters, set by the platform.
        consent_required_payment_policy: String,
        /// Catalog override fields.
        catalog_override_fields: CatalogOverrideFields,
        /// Price undetermined. Set by the platform.
        price_undetermined: bool,
        /// Whether the quantity cannot be changed. Set by the platform.
        fixed_quantity: bool,
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

    /// Where to, and by which way.
    ShippingInfo {
        /// Shipping destination.
        shipping_destination: AddressWithContact,
        /// Selected carrier service option.
        selected_carrier_service_option: SelectedCarrierServiceOption,
        /// Region. Set by the platform.
        region: ShippingRegion,
        /// Carrier service options. Set by the platform.
        carrier_service_options: Vec<CarrierServiceOption>,
    }

    /// Who buys: a visitor or a member.
    BuyerInfo {
        /// The visitor. A GUID, one of a choice, set by the platform.
        visitor_id: String,
        /// The member. A GUID, one of a choice, set by the platform.
        member_id: String,
        /// The contact. A GUID, set by the platform.
        contact_id: String,
        /// Email address. An email address.
        email: String,
    }

    /// A field that the checkout form asks for.
    CustomField {
        /// Value.
        value: serde_json::Value,
        /// Title shown to people. At most 500 characters.
        title: String,
        /// Translated title. At most 500 characters.
        translated_title: String,
    }

    /// Who made it: one of these.
    CreatedBy {
        /// The user of the site. A GUID, one of a choice.
        user_id: String,
        /// The member. A GUID, one of a choice.
        member_id: String,
        /// The visitor. A GUID, one of a choice.
        visitor_id: String,
        /// App that owns the catalog. A GUID, one of a choice.
        app_id: String,
    }

    /// Membership options.
    MembershipOptions {
        /// Eligible memberships. At most 300, set by the platform.
        eligible_memberships: Vec<Membership>,
        /// Invalid memberships. At most 300, set by the platform.
        invalid_memberships: Vec<InvalidMembership>,
        /// Memberships that pay.
        selected_memberships: SelectedMemberships,
    }

    /// What the checkout page does not offer.
    CustomSettings {
        /// Lock gift card.
        lock_gift_card: bool,
        /// Lock coupon code.
        lock_coupon_code: bool,
        /// Disabled policy agreement checkbox.
        disabled_policy_agreement_checkbox: bool,
        /// Disabled manual payment.
        disabled_manual_payment: bool,
    }

    /// Custom content reference.
    CustomContentReference {
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Component id. A GUID.
        component_id: String,
    }

    /// Its counterpart with another app.
    ExternalReference {
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Resource id. At most 100 characters.
        resource_id: String,
    }
}
