//! Delivery: regions, carriers, options, time slots, pickup.

use super::entity::*;
use super::enums::*;
use super::line_item::*;
use super::tax::*;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// Shipping information.
    ShippingInformation {
        /// Region.
        region: ShippingRegion,
        /// Selected carrier service option.
        selected_carrier_service_option: SelectedCarrierServiceOption,
        /// Carrier service options.
        carrier_service_options: Vec<CarrierServiceOption>,
    }

    /// Shipping region.
    ShippingRegion {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Name. At most 100 characters.
        name: String,
    }

    /// Selected carrier service option.
    SelectedCarrierServiceOption {
        /// Code. At most 100 characters.
        code: String,
        /// Title. At most 250 characters, set by the platform.
        title: String,
        /// Logistics. Set by the platform.
        logistics: DeliveryLogistics,
        /// Cost. Set by the platform.
        cost: SelectedCarrierServiceOptionPrices,
        /// Requested shipping option. Set by the platform.
        requested_shipping_option: bool,
        /// Other charges.
        other_charges: Vec<SelectedCarrierServiceOptionOtherCharge>,
        /// Carrier id. A GUID.
        carrier_id: String,
        /// Delivery allocations. At most 300.
        delivery_allocations: Vec<DeliveryAllocation>,
        /// Partial.
        partial: bool,
    }

    /// When and how it arrives.
    DeliveryLogistics {
        /// The slot in which it is delivered.
        delivery_time_slot: DeliveryTimeSlot,
        /// Delivery time. At most 500 characters.
        delivery_time: String,
        /// Instructions. At most 1000 characters.
        instructions: String,
        /// Pickup details.
        pickup_details: PickupDetails,
    }

    /// A stretch of time for a delivery.
    DeliveryTimeSlot {
        /// When it begins.
        from: Timestamp,
        /// When it ends.
        to: Timestamp,
    }

    /// Pickup details.
    PickupDetails {
        /// Address.
        address: Address,
        /// Business location.
        business_location: bool,
        /// Pickup method.
        pickup_method: PickupMethod,
    }

    /// Selected carrier service option prices.
    SelectedCarrierServiceOptionPrices {
        /// Total price after tax.
        total_price_after_tax: MultiCurrencyPrice,
        /// Total price before tax.
        total_price_before_tax: MultiCurrencyPrice,
        /// Tax details.
        tax_details: ItemTaxFullDetails,
        /// Total discount.
        total_discount: MultiCurrencyPrice,
        /// Price.
        price: MultiCurrencyPrice,
    }

    /// Selected carrier service option other charge.
    SelectedCarrierServiceOptionOtherCharge {
        /// Type.
        r#type: ChargeType,
        /// Details. At most 200 characters.
        details: String,
        /// Cost.
        cost: SelectedCarrierServiceOptionPrices,
    }

    /// Delivery allocation.
    DeliveryAllocation {
        /// Delivery carrier.
        delivery_carrier: Carrier,
        /// Delivery region.
        delivery_region: Region,
        /// Applicable line items.
        applicable_line_items: ApplicableLineItems,
    }

    /// Carrier.
    Carrier {
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Code. At most 250 characters.
        code: String,
    }

    /// Region.
    Region {
        /// Identifier. A GUID.
        id: String,
        /// Name. At most 100 characters.
        name: String,
    }

    /// Applicable line items.
    ApplicableLineItems {
        /// Line item ids. At most 100 characters, at most 300.
        line_item_ids: Vec<String>,
    }

    /// Carrier service option.
    CarrierServiceOption {
        /// Carrier id. A GUID.
        carrier_id: String,
        /// Shipping options.
        shipping_options: Vec<ShippingOption>,
    }

    /// Shipping option.
    ShippingOption {
        /// Code. At most 100 characters.
        code: String,
        /// Title. At most 250 characters.
        title: String,
        /// Logistics.
        logistics: DeliveryLogistics,
        /// Cost.
        cost: ShippingPrice,
        /// Delivery allocations. At most 300.
        delivery_allocations: Vec<DeliveryAllocation>,
        /// Partial.
        partial: bool,
    }

    /// Shipping price.
    ShippingPrice {
        /// Price.
        price: MultiCurrencyPrice,
        /// Other charges.
        other_charges: Vec<OtherCharge>,
    }

    /// Other charge.
    OtherCharge {
        /// Type.
        r#type: ChargeType,
        /// Price.
        price: MultiCurrencyPrice,
        /// Details. At most 250 characters.
        details: String,
    }
}
