//! The cart of Cart V2, which is also its checkout.

use super::line_item::{ConvertedMoney, LineItem};
use crate::resources::cart::{
    Address, ChannelType, Coupon, ExtendedFields, FullAddressContactDetails, TranslatableString, VatId, WeightUnit,
};
use crate::resources::checkout::{CreatedBy, CustomContentReference, ExternalReference};
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// A cart, which is also its checkout (Cart V2).
    Cart {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// The lines. At most 300, set by the platform.
        line_items: Vec<LineItem>,
        /// The goods, before discounts. Set by the platform.
        subtotal: ConvertedMoney,
        /// Note of the buyer. At most 1000 characters.
        note: String,
        /// Coupons. At most 1, set by the platform.
        coupons: Vec<Coupon>,
        /// Source.
        source: CartSource,
        /// Business info.
        business_info: BusinessInfo,
        /// Customer info.
        customer_info: CustomerInfo,
        /// Delivery info.
        delivery_info: DeliveryInfo,
        /// Tax on it, by jurisdiction.
        tax_info: TaxInfo,
        /// Payment info.
        payment_info: PaymentInfo,
        /// Order placed. Set by the platform.
        order_placed: bool,
        /// The order. A GUID, set by the platform.
        order_id: String,
        /// Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform.
        purchase_flow_id: String,
        /// Settings. Set by the platform.
        settings: CartSettings,
        /// Custom checkout url. At most 2048 characters.
        custom_checkout_url: String,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Current cart. Set by the platform.
        current_cart: bool,
        /// Demo.
        demo: bool,
        /// Forms. At most 1000, set by the platform.
        forms: Vec<FormInfo>,
        /// Estimation indicators. Set by the platform.
        estimation_indicators: CartEstimationIndicators,
    }

    /// Cart source.
    CartSource {
        /// Channel type.
        channel_type: ChannelType,
        /// External references. At most 10, set by the platform.
        external_references: Vec<ExternalReference>,
        /// Who made it. Set by the platform.
        created_by: CreatedBy,
        /// Custom content reference.
        custom_content_reference: CustomContentReference,
    }

    /// Business info.
    BusinessInfo {
        /// Location id. A GUID.
        location_id: String,
        /// Language. Set by the platform.
        language_code: String,
        /// Three-letter currency code. A three-letter currency code, set by the platform.
        currency_code: String,
    }

    /// Customer info.
    CustomerInfo {
        /// The visitor. A GUID, one of a choice, set by the platform.
        visitor_id: String,
        /// The member. A GUID, one of a choice, set by the platform.
        member_id: String,
        /// The user of the site. A GUID, one of a choice, set by the platform.
        user_id: String,
        /// Open access. One of a choice, set by the platform.
        open_access: bool,
        /// First name. At most 100 characters.
        first_name: String,
        /// Last name. At most 100 characters.
        last_name: String,
        /// Phone. A phone number.
        phone: String,
        /// Company. At most 1000 characters.
        company: String,
        /// Vat id.
        vat_id: VatId,
        /// Email address. An email address.
        email: String,
        /// The contact. A GUID, set by the platform.
        contact_id: String,
        /// Language. Set by the platform.
        language_code: String,
        /// Three-letter currency code. A three-letter currency code, set by the platform.
        currency_code: String,
    }

    /// Delivery info.
    DeliveryInfo {
        /// Address.
        address: Address,
        /// Method. Set by the platform.
        method: DeliveryMethod,
        /// Unit of all weights. Set by the platform.
        weight_unit: WeightUnit,
    }

    /// A way of delivery.
    DeliveryMethod {
        /// Code it is known by. At most 100 characters.
        code: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Title shown to people.
        title: TranslatableString,
        /// Pickup.
        pickup: bool,
    }

    /// Tax info.
    TaxInfo {
        /// Prices include tax. Set by the platform.
        prices_include_tax: bool,
        /// Tax exempt group id. A GUID.
        tax_exempt_group_id: String,
    }

    /// Payment info.
    PaymentInfo {
        /// Gift cards. At most 1, set by the platform.
        gift_cards: Vec<GiftCard>,
        /// Three-letter currency code. A three-letter currency code, set by the platform.
        currency_code: String,
        /// Billing address.
        billing_address: Address,
        /// Billing contact.
        billing_contact: FullAddressContactDetails,
    }

    /// Gift card.
    GiftCard {
        /// Identifier. A GUID.
        id: String,
        /// Obfuscated code. At most 50 characters.
        obfuscated_code: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Its id with the app that made it. At most 50 characters.
        external_id: String,
        /// Requested redeem amount.
        requested_redeem_amount: ConvertedMoney,
    }

    /// Cart settings.
    CartSettings {
        /// Lock gift card.
        lock_gift_card: bool,
        /// Lock coupon code.
        lock_coupon_code: bool,
        /// Policy agreement checkbox disabled.
        policy_agreement_checkbox_disabled: bool,
        /// Manual payment disabled.
        manual_payment_disabled: bool,
    }

    /// Form info.
    FormInfo {
        /// Schema identifier. Set by the platform.
        schema_identifier: FormIdentifier,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// The lines it is about. A GUID, at most 300, set by the platform.
        line_item_ids: Vec<String>,
        /// Title shown to people. At most 100 characters, set by the platform.
        title: String,
        /// Subtitles. At most 100 characters, at most 10, set by the platform.
        subtitles: Vec<String>,
        /// Form submission id. A GUID.
        form_submission_id: String,
    }

    /// Form identifier.
    FormIdentifier {
        /// Form schema id. A GUID.
        form_schema_id: String,
        /// Namespace. At most 100 characters.
        namespace: String,
    }

    /// Cart estimation indicators.
    CartEstimationIndicators {
        /// Has additional fees.
        has_additional_fees: bool,
        /// Has pre checkout custom violations.
        has_pre_checkout_custom_violations: bool,
    }
}
