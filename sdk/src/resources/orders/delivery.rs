//! How an order gets to its buyer.

use super::totals::{ItemTaxFullDetails, LineItemTaxInfo, Price};
use crate::resources::cart::{AddressWithContact, PickupMethod, StreetAddress};
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// How an order gets to its buyer.
    ShippingInformation {
        /// Carrier id. At most 100 characters.
        carrier_id: String,
        /// Code it is known by. At most 100 characters.
        code: String,
        /// Title shown to people. At most 250 characters.
        title: String,
        /// Logistics.
        logistics: DeliveryLogistics,
        /// Cost.
        cost: ShippingPrice,
        /// Region.
        region: ShippingRegion,
    }

    /// Where and when an order comes.
    DeliveryLogistics {
        /// Shipping destination. One of a choice.
        shipping_destination: AddressWithContact,
        /// Pickup details. One of a choice.
        pickup_details: PickupDetails,
        /// Delivery time. At most 500 characters.
        delivery_time: String,
        /// Instructions. At most 1000 characters.
        instructions: String,
        /// By when it comes.
        deliver_by_date: Timestamp,
        /// Delivery time slot.
        delivery_time_slot: DeliveryTimeSlot,
    }

    /// Where it can be fetched.
    PickupDetails {
        /// Address.
        address: PickupAddress,
        /// Pickup method.
        pickup_method: PickupMethod,
    }

    /// Pickup address.
    PickupAddress {
        /// Country. A two-letter country code.
        country: String,
        /// Subdivision. At most 50 characters.
        subdivision: String,
        /// City. At most 1000 characters.
        city: String,
        /// Postal code. At most 1000 characters.
        postal_code: String,
        /// Street address.
        street_address: StreetAddress,
        /// Address line. At most 1000 characters.
        address_line: String,
        /// Address line2. At most 1000 characters.
        address_line2: String,
        /// Country fullname. Set by the platform.
        country_fullname: String,
        /// Subdivision fullname. Set by the platform.
        subdivision_fullname: String,
    }

    /// Between when it comes.
    DeliveryTimeSlot {
        /// From when.
        from: Timestamp,
        /// Until when.
        to: Timestamp,
    }

    /// What delivery costs.
    ShippingPrice {
        /// Price of one.
        price: Price,
        /// Total price before tax. Set by the platform.
        total_price_before_tax: Price,
        /// Total price after tax. Set by the platform.
        total_price_after_tax: Price,
        /// Tax on it.
        tax_details: ItemTaxFullDetails,
        /// Tax on it, by jurisdiction.
        tax_info: LineItemTaxInfo,
        /// All discounts together. Set by the platform.
        discount: Price,
    }

    /// Shipping region.
    ShippingRegion {
        /// Name shown to people. At most 100 characters.
        name: String,
    }
}
