//! Delivery: regions, carriers, options, time slots, pickup.

use super::*;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// Shipping of a cart: the region, the options on offer and the one chosen.
    ShippingInformation {
        /// Shipping region of the shop that the address lies in.
        region: ShippingRegion,
        /// Shipping option that is chosen, with its cost.
        selected_carrier_service_option: SelectedCarrierServiceOption,
        /// Shipping options on offer, by carrier.
        carrier_service_options: Vec<CarrierServiceOption>,
    }

    /// A region that the shop ships to.
    ShippingRegion {
        /// Id of the region. A GUID, set by the platform.
        id: String,
        /// Name of the region. At most 100 characters.
        name: String,
    }

    /// The shipping option chosen for a cart, with its cost.
    SelectedCarrierServiceOption {
        /// Code of the option, as the carrier names it. At most 100 characters.
        code: String,
        /// Name of the option, as the buyer sees it. At most 250 characters, set by the platform.
        title: String,
        /// Set by the platform.
        logistics: DeliveryLogistics,
        /// Price, discount and tax of the option. Set by the platform.
        cost: SelectedCarrierServiceOptionPrices,
        /// Whether this is the requested option. Set by the platform.
        requested_shipping_option: bool,
        /// Charges on top, such as handling or insurance.
        other_charges: Vec<SelectedCarrierServiceOptionOtherCharge>,
        /// Id of the carrier that offers the option. A GUID.
        carrier_id: String,
        /// The lines of each carrier. At most 300.
        delivery_allocations: Vec<DeliveryAllocation>,
        /// Whether the option delivers only some of the lines.
        partial: bool,
    }

    /// The time and manner of a delivery.
    DeliveryLogistics {
        /// The slot in which it is delivered.
        delivery_time_slot: DeliveryTimeSlot,
        /// A text such as "3-5 days". At most 500 characters.
        delivery_time: String,
        /// Instructions for the delivery or pickup. At most 1000 characters.
        instructions: String,
        /// For a pickup.
        pickup_details: PickupDetails,
    }

    /// A time slot for a delivery.
    DeliveryTimeSlot {
        from: Timestamp,
        to: Timestamp,
    }

    /// The place and manner of a pickup.
    PickupDetails {
        /// Address of the place to collect from.
        address: Address,
        /// Whether that place is a location of the shop.
        business_location: bool,
        /// Whether the items are collected in the shop or at a pickup point.
        pickup_method: PickupMethod,
    }

    /// Price, discount and tax of a shipping option or charge.
    SelectedCarrierServiceOptionPrices {
        /// Price with tax and with discounts taken off.
        total_price_after_tax: MultiCurrencyPrice,
        /// Price without tax and with discounts taken off.
        total_price_before_tax: MultiCurrencyPrice,
        /// Tax on the price.
        tax_details: ItemTaxFullDetails,
        /// All discounts on the price together.
        total_discount: MultiCurrencyPrice,
        /// Price of the option or charge.
        price: MultiCurrencyPrice,
    }

    /// A charge on top of the chosen shipping option.
    SelectedCarrierServiceOptionOtherCharge {
        r#type: ChargeType,
        /// Further text about the charge. At most 200 characters.
        details: String,
        /// Price, discount and tax of the charge.
        cost: SelectedCarrierServiceOptionPrices,
    }

    /// The lines that a carrier delivers to a region.
    DeliveryAllocation {
        /// Carrier that delivers them.
        delivery_carrier: Carrier,
        /// Region it is delivered to.
        delivery_region: Region,
        /// Lines that are delivered so.
        applicable_line_items: ApplicableLineItems,
    }

    /// A carrier that delivers lines.
    Carrier {
        /// Id of the app that provides the carrier. A GUID.
        app_id: String,
        /// Code of the carrier or its service. At most 250 characters.
        code: String,
    }

    /// A region that lines are delivered to.
    Region {
        /// Id of the region. A GUID.
        id: String,
        /// Name of the region. At most 100 characters.
        name: String,
    }

    /// The lines that a delivery covers.
    ApplicableLineItems {
        /// Ids of the lines. Each at most 100 characters, at most 300 ids.
        line_item_ids: Vec<String>,
    }

    /// A carrier and the shipping options it offers for the cart.
    CarrierServiceOption {
        /// Id of the carrier. A GUID.
        carrier_id: String,
        /// Options that the carrier offers.
        shipping_options: Vec<ShippingOption>,
    }

    /// One way of shipping that is on offer.
    ShippingOption {
        /// Code of the option; send it back to choose the option. At most 100 characters.
        code: String,
        /// Name of the option, as the buyer sees it. At most 250 characters.
        title: String,
        logistics: DeliveryLogistics,
        /// Price of the option and the charges on top.
        cost: ShippingPrice,
        /// The lines of each carrier. At most 300.
        delivery_allocations: Vec<DeliveryAllocation>,
        /// Whether the option delivers only some of the lines.
        partial: bool,
    }

    /// Price of a shipping option and the charges on top.
    ShippingPrice {
        /// Price of the shipping.
        price: MultiCurrencyPrice,
        /// Charges on top, such as handling or insurance.
        other_charges: Vec<OtherCharge>,
    }

    /// A charge on top of a shipping option on offer.
    OtherCharge {
        r#type: ChargeType,
        /// Price of the charge.
        price: MultiCurrencyPrice,
        /// Further text about the charge. At most 250 characters.
        details: String,
    }
}
