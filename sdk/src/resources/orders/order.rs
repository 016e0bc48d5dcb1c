//! An order: what was bought, by whom, where it stands.

use super::activity::Activity;
use super::delivery::ShippingInformation;
use super::enums::{
    AttributionSource, FulfillmentStatus, ManuallyRefundableReason, NonRefundableReason, OrderStatus, PaymentStatus,
    RefundableStatus,
};
use super::line_item::OrderLineItem;
use super::totals::{
    AdditionalFee, AppliedDiscount, BalanceSummary, OrderTaxInfo, PlatformFeeSummary, PriceSummary, TaxSummary,
};
use crate::resources::cart::{AddressWithContact, ChannelType, ExtendedFields, WeightUnit};
use crate::resources::checkout::{BuyerInfo, CreatedBy, CustomField};
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// An order: what was bought, by whom, where it stands (SPEC section 3).
    Order {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Number shown to people; a whole number as text. Set by the platform.
        number: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// The lines. At most 300, set by the platform.
        line_items: Vec<OrderLineItem>,
        /// Who buys.
        buyer_info: BuyerInfo,
        /// How much has been paid.
        payment_status: PaymentStatus,
        /// How much has been sent. Set by the platform.
        fulfillment_status: FulfillmentStatus,
        /// Language of the buyer.
        buyer_language: String,
        /// Unit of all weights.
        weight_unit: WeightUnit,
        /// Three-letter currency code. A three-letter currency code.
        currency: String,
        /// Currency conversion details.
        currency_conversion_details: CurrencyConversionDetails,
        /// Whether prices hold the tax.
        tax_included_in_prices: bool,
        /// Language of the site. Set by the platform.
        site_language: String,
        /// The sums. Set by the platform.
        price_summary: PriceSummary,
        /// Who pays, and where they live.
        billing_info: AddressWithContact,
        /// How it gets to the buyer.
        shipping_info: ShippingInformation,
        /// What the buyer wrote. At most 1000 characters.
        buyer_note: String,
        /// Where it stands.
        status: OrderStatus,
        /// Whether it is put away.
        archived: bool,
        /// All tax.
        tax_summary: TaxSummary,
        /// Tax on it, by jurisdiction.
        tax_info: OrderTaxInfo,
        /// Discounts that were taken off. At most 320.
        applied_discounts: Vec<AppliedDiscount>,
        /// What happened to the order, oldest first. At most 1000, set by the platform.
        activities: Vec<Activity>,
        /// Attribution source.
        attribution_source: AttributionSource,
        /// Who made it. Set by the platform.
        created_by: CreatedBy,
        /// Where it was sold.
        channel_info: ChannelInfo,
        /// Whether someone has looked at it.
        seen_by_a_human: bool,
        /// The checkout it came from. A GUID.
        checkout_id: String,
        /// Fields that the checkout form asks for.
        custom_fields: Vec<CustomField>,
        /// What was paid, given back and is still owed. Set by the platform.
        balance_summary: BalanceSummary,
        /// Fees. At most 100.
        additional_fees: Vec<AdditionalFee>,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Ties carts, checkouts and orders of one purchase together. A GUID.
        purchase_flow_id: String,
        /// Who gets it, and where.
        recipient_info: AddressWithContact,
        /// Words to sort by.
        tags: Tags,
        /// When it was bought.
        purchased_date: Timestamp,
        /// Business location.
        business_location: Location,
        /// What is paid when the free trial ends. Set by the platform.
        pay_after_free_trial: PriceSummary,
        /// Platform fee summary.
        platform_fee_summary: PlatformFeeSummary,
        /// Imported. Set by the platform.
        imported: bool,
    }

    /// Currency conversion details.
    CurrencyConversionDetails {
        /// Currency the prices were in first. A three-letter currency code, set by the platform.
        original_currency: String,
        /// Conversion rate. Set by the platform.
        conversion_rate: Amount,
    }

    /// Channel info.
    ChannelInfo {
        /// Which kind it is.
        r#type: ChannelType,
        /// External order id. At most 100 characters.
        external_order_id: String,
        /// External order url. At most 300 characters.
        external_order_url: String,
    }

    /// Tags.
    Tags {
        /// Private tags.
        private_tags: TagList,
        /// Words to sort by.
        tags: TagList,
    }

    /// Tag list.
    TagList {
        /// Tag ids. At most 5 characters, at most 100.
        tag_ids: Vec<String>,
    }

    /// Location.
    Location {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people. At most 500 characters, set by the platform.
        name: String,
    }

    /// Whether a payment can be given back, and why not.
    Refundability {
        /// Non refundable reason. One of a choice.
        non_refundable_reason: NonRefundableReason,
        /// Manually refundable reason. One of a choice.
        manually_refundable_reason: ManuallyRefundableReason,
        /// The payment it is about.
        payment_id: String,
        /// Refundability status.
        refundability_status: RefundableStatus,
        /// Provider link.
        provider_link: String,
    }
}
