//! The order, its delivery and its tip.

use super::activity::Activity;
use super::line_item::OrderLineItem;
use super::totals::{
    AdditionalFee, AppliedDiscount, BalanceSummary, ItemTaxFullDetails, LineItemTaxInfo, OrderTaxInfo,
    PlatformFeeSummary, Price, PriceSummary, TaxSummary,
};
use crate::resources::cart::{
    AddressWithContact, ChannelType, ExtendedFields, PickupMethod, StreetAddress, WeightUnit,
};
use crate::resources::checkout::{BuyerInfo, CreatedBy, CustomField};
use crate::types::entity::{entities, open_enums};
use crate::types::{Amount, Timestamp};

entities! {
    /// An order.
    Order {
        /// A GUID, set by the platform.
        id: String,
        /// The number that people see, a whole number as text. Set by the platform.
        number: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// At most 300, set by the platform.
        line_items: Vec<OrderLineItem>,
        buyer_info: BuyerInfo,
        payment_status: PaymentStatus,
        /// Set by the platform.
        fulfillment_status: FulfillmentStatus,
        buyer_language: String,
        weight_unit: WeightUnit,
        /// A three-letter currency code.
        currency: String,
        currency_conversion_details: CurrencyConversionDetails,
        tax_included_in_prices: bool,
        /// Set by the platform.
        site_language: String,
        /// Set by the platform.
        price_summary: PriceSummary,
        /// Name and address of the payer.
        billing_info: AddressWithContact,
        shipping_info: ShippingInformation,
        /// At most 1000 characters.
        buyer_note: String,
        status: OrderStatus,
        archived: bool,
        tax_summary: TaxSummary,
        tax_info: OrderTaxInfo,
        /// At most 320.
        applied_discounts: Vec<AppliedDiscount>,
        /// Oldest first. At most 1000, set by the platform.
        activities: Vec<Activity>,
        attribution_source: AttributionSource,
        /// Set by the platform.
        created_by: CreatedBy,
        channel_info: ChannelInfo,
        seen_by_a_human: bool,
        /// The checkout that became this order. A GUID.
        checkout_id: String,
        /// Fields of the checkout form.
        custom_fields: Vec<CustomField>,
        /// Set by the platform.
        balance_summary: BalanceSummary,
        /// At most 100.
        additional_fees: Vec<AdditionalFee>,
        extended_fields: ExtendedFields,
        /// Ties carts, checkouts and orders of one purchase together. A GUID.
        purchase_flow_id: String,
        /// Name and address of the recipient.
        recipient_info: AddressWithContact,
        tags: Tags,
        purchased_date: Timestamp,
        business_location: Location,
        /// The totals due when the free trial ends. Set by the platform.
        pay_after_free_trial: PriceSummary,
        platform_fee_summary: PlatformFeeSummary,
        /// Set by the platform.
        imported: bool,
        /// Present if the site takes tips and the platform includes them. Set by the platform.
        tip: Tip,
    }

    /// The conversion of the prices from their original currency.
    CurrencyConversionDetails {
        /// A three-letter currency code, set by the platform.
        original_currency: String,
        /// Set by the platform.
        conversion_rate: Amount,
    }

    /// The sales channel.
    ChannelInfo {
        r#type: ChannelType,
        /// At most 100 characters.
        external_order_id: String,
        /// At most 300 characters.
        external_order_url: String,
    }

    /// The tags of an order.
    Tags {
        private_tags: TagList,
        tags: TagList,
    }

    /// Tags, by id.
    TagList {
        /// At most 100, each of at most 5 characters.
        tag_ids: Vec<String>,
    }

    /// A business location.
    Location {
        /// A GUID.
        id: String,
        /// At most 500 characters, set by the platform.
        name: String,
    }

    /// The delivery method of an order.
    ShippingInformation {
        /// At most 100 characters.
        carrier_id: String,
        /// At most 100 characters.
        code: String,
        /// At most 250 characters.
        title: String,
        logistics: DeliveryLogistics,
        cost: ShippingPrice,
        region: ShippingRegion,
    }

    /// The destination and time of a delivery. `shipping_destination` and `pickup_details` exclude each other.
    DeliveryLogistics {
        shipping_destination: AddressWithContact,
        pickup_details: PickupDetails,
        /// At most 500 characters.
        delivery_time: String,
        /// At most 1000 characters.
        instructions: String,
        /// The latest time of delivery.
        deliver_by_date: Timestamp,
        delivery_time_slot: DeliveryTimeSlot,
    }

    /// The place of a pickup.
    PickupDetails {
        address: PickupAddress,
        pickup_method: PickupMethod,
    }

    /// The address of a pickup.
    PickupAddress {
        /// A two-letter country code.
        country: String,
        /// At most 50 characters.
        subdivision: String,
        /// At most 1000 characters.
        city: String,
        /// At most 1000 characters.
        postal_code: String,
        street_address: StreetAddress,
        /// At most 1000 characters.
        address_line: String,
        /// At most 1000 characters.
        address_line2: String,
        /// Set by the platform.
        country_fullname: String,
        /// Set by the platform.
        subdivision_fullname: String,
    }

    /// The time slot of a delivery.
    DeliveryTimeSlot {
        from: Timestamp,
        to: Timestamp,
    }

    /// The cost of a delivery.
    ShippingPrice {
        price: Price,
        /// Set by the platform.
        total_price_before_tax: Price,
        /// Set by the platform.
        total_price_after_tax: Price,
        tax_details: ItemTaxFullDetails,
        tax_info: LineItemTaxInfo,
        /// Set by the platform.
        discount: Price,
    }

    /// The region of a delivery.
    ShippingRegion {
        /// At most 100 characters.
        name: String,
    }

    /// The tip of an order. Its amount is the additional fee whose `code` is the tip's id.
    Tip {
        /// A GUID, set by the platform.
        id: String,
        choice: TipChoice,
        amount: Amount,
        /// The subtotal that a percentage is taken of. Set by the platform.
        line_item_subtotal: Amount,
        staff_distribution_method: TipSplitMethod,
        /// At most 50. Absent for a tip that goes to the business as a whole.
        distributions: Vec<TipDistribution>,
        /// The part that no staff member gets. Set by the platform.
        undistributed_amount: Amount,
    }

    /// The buyer's choice of a tip.
    TipChoice {
        /// A percentage or an amount, by the type.
        value: Amount,
        tip_type: TipType,
    }

    /// A staff member's part of a tip.
    TipDistribution {
        /// A GUID, set by the platform.
        id: String,
        staff: TipStaff,
        amount: Amount,
        /// Set by the platform.
        created_date: Timestamp,
        source: TipSource,
    }

    /// A staff member who gets a part of a tip.
    TipStaff {
        /// A GUID.
        id: String,
        name: String,
        /// A GUID.
        staff_member_id: String,
    }
}

open_enums! {
    /// The payment status of an order.
    PaymentStatus {
        Unspecified = "UNSPECIFIED",
        NotPaid = "NOT_PAID",
        Paid = "PAID",
        PartiallyRefunded = "PARTIALLY_REFUNDED",
        FullyRefunded = "FULLY_REFUNDED",
        Pending = "PENDING",
        PartiallyPaid = "PARTIALLY_PAID",
        PendingMerchant = "PENDING_MERCHANT",
        Canceled = "CANCELED",
        Declined = "DECLINED",
    }

    /// The fulfillment status of an order.
    FulfillmentStatus {
        NotFulfilled = "NOT_FULFILLED",
        Fulfilled = "FULFILLED",
        PartiallyFulfilled = "PARTIALLY_FULFILLED",
        Canceled = "CANCELED",
    }

    /// The status of an order.
    OrderStatus {
        Initialized = "INITIALIZED",
        Approved = "APPROVED",
        Canceled = "CANCELED",
        Pending = "PENDING",
        Rejected = "REJECTED",
    }

    /// The advertisement that led to an order.
    AttributionSource {
        Unspecified = "UNSPECIFIED",
        FacebookAds = "FACEBOOK_ADS",
    }

    /// The way in which a tip is calculated.
    TipType {
        Percentage = "PERCENTAGE",
        Amount = "AMOUNT",
        Custom = "CUSTOM",
    }

    /// The way in which a tip is split among the staff.
    TipSplitMethod {
        Equal = "EQUAL",
        Proportional = "PROPORTIONAL",
    }

    /// The place where a tip was given.
    TipSource {
        Pos = "POS",
        Web = "WEB",
        Dashboard = "DASHBOARD",
    }
}
