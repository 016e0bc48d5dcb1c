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
        /// A GUID, set by the platform.
        id: String,
        created_date: Timestamp,
        updated_date: Timestamp,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// At most 300, set by the platform.
        line_items: Vec<LineItem>,
        /// The goods, before discounts. Set by the platform.
        subtotal: ConvertedMoney,
        /// Note of the buyer. At most 1000 characters.
        note: String,
        /// At most 1, set by the platform.
        coupons: Vec<Coupon>,
        source: CartSource,
        business_info: BusinessInfo,
        customer_info: CustomerInfo,
        delivery_info: DeliveryInfo,
        /// Tax on it, by jurisdiction.
        tax_info: TaxInfo,
        payment_info: PaymentInfo,
        /// Set by the platform.
        order_placed: bool,
        /// A GUID, set by the platform.
        order_id: String,
        /// Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform.
        purchase_flow_id: String,
        /// Set by the platform.
        settings: CartSettings,
        /// At most 2048 characters.
        custom_checkout_url: String,
        extended_fields: ExtendedFields,
        /// Set by the platform.
        current_cart: bool,
        demo: bool,
        /// At most 1000, set by the platform.
        forms: Vec<FormInfo>,
        /// Set by the platform.
        estimation_indicators: CartEstimationIndicators,
    }

    CartSource {
        channel_type: ChannelType,
        /// At most 10, set by the platform.
        external_references: Vec<ExternalReference>,
        /// Set by the platform.
        created_by: CreatedBy,
        custom_content_reference: CustomContentReference,
    }

    BusinessInfo {
        /// A GUID.
        location_id: String,
        /// Set by the platform.
        language_code: String,
        /// An ISO 4217 code, set by the platform.
        currency_code: String,
    }

    CustomerInfo {
        /// A GUID, set by the platform.
        visitor_id: String,
        /// A GUID, set by the platform.
        member_id: String,
        /// A GUID, set by the platform.
        user_id: String,
        /// Set by the platform.
        open_access: bool,
        /// At most 100 characters.
        first_name: String,
        /// At most 100 characters.
        last_name: String,
        phone: String,
        /// At most 1000 characters.
        company: String,
        vat_id: VatId,
        /// Email address.
        email: String,
        /// A GUID, set by the platform.
        contact_id: String,
        /// Set by the platform.
        language_code: String,
        /// An ISO 4217 code, set by the platform.
        currency_code: String,
    }

    DeliveryInfo {
        address: Address,
        /// Set by the platform.
        method: DeliveryMethod,
        /// Unit of all weights. Set by the platform.
        weight_unit: WeightUnit,
    }

    /// A way of delivery.
    DeliveryMethod {
        /// At most 100 characters.
        code: String,
        /// A GUID.
        app_id: String,
        title: TranslatableString,
        pickup: bool,
    }

    TaxInfo {
        /// Set by the platform.
        prices_include_tax: bool,
        /// A GUID.
        tax_exempt_group_id: String,
    }

    PaymentInfo {
        /// At most 1, set by the platform.
        gift_cards: Vec<GiftCard>,
        /// An ISO 4217 code, set by the platform.
        currency_code: String,
        billing_address: Address,
        billing_contact: FullAddressContactDetails,
    }

    GiftCard {
        /// A GUID.
        id: String,
        /// At most 50 characters.
        obfuscated_code: String,
        /// A GUID.
        app_id: String,
        /// The id assigned by the app that created it. At most 50 characters.
        external_id: String,
        requested_redeem_amount: ConvertedMoney,
    }

    CartSettings {
        lock_gift_card: bool,
        lock_coupon_code: bool,
        policy_agreement_checkbox_disabled: bool,
        manual_payment_disabled: bool,
    }

    FormInfo {
        /// Schema identifier. Set by the platform.
        schema_identifier: FormIdentifier,
        /// A GUID, set by the platform.
        id: String,
        /// A GUID, at most 300, set by the platform.
        line_item_ids: Vec<String>,
        /// At most 100 characters, set by the platform.
        title: String,
        /// At most 100 characters, at most 10, set by the platform.
        subtitles: Vec<String>,
        /// A GUID.
        form_submission_id: String,
    }

    FormIdentifier {
        /// A GUID.
        form_schema_id: String,
        /// At most 100 characters.
        namespace: String,
    }

    CartEstimationIndicators {
        has_additional_fees: bool,
        has_pre_checkout_custom_violations: bool,
    }
}
