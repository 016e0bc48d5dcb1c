//! The line items of an order.

use super::totals::{ItemTaxFullDetails, LineItemTaxInfo, Price};
use crate::resources::cart::{
    CatalogReference, DescriptionLine, ExtendedFields, ItemType, LineItemImage, PaymentOption, PhysicalProperties,
    PriceDescription, ProductName, SubscriptionSettings, TaxableAddress, TranslatableString,
};
use crate::types::entity::{entities, open_enums};
use crate::types::{Amount, Timestamp};

entities! {
    /// A line item of an order.
    OrderLineItem {
        id: String,
        product_name: ProductName,
        catalog_reference: CatalogReference,
        /// 1 to 100000.
        quantity: i64,
        /// Set by the platform.
        total_discount: Price,
        /// At most 20.
        description_lines: Vec<DescriptionLine>,
        image: LineItemImage,
        physical_properties: PhysicalProperties,
        item_type: ItemType,
        /// A GUID.
        fulfiller_id: String,
        /// At most 100000.
        refund_quantity: i64,
        /// At most 100000.
        restock_quantity: i64,
        price: Price,
        /// Set by the platform.
        price_before_discounts: Price,
        /// Set by the platform.
        total_price_before_tax: Price,
        /// Set by the platform.
        total_price_after_tax: Price,
        payment_option: PaymentOption,
        tax_details: ItemTaxFullDetails,
        tax_info: LineItemTaxInfo,
        digital_file: DigitalFile,
        subscription_info: SubscriptionInfo,
        price_description: PriceDescription,
        /// Set by the platform.
        deposit_amount: Price,
        /// At most 5.
        locations: Vec<LocationAndQuantity>,
        line_item_price: Price,
        taxable_address: TaxableAddress,
        price_undetermined: bool,
        fixed_quantity: bool,
        decimal_quantity: DecimalQuantity,
        extended_fields: ExtendedFields,
        /// At most 10, set by the platform.
        modifier_groups: Vec<ModifierGroup>,
    }

    /// A purchased file, for download until its link expires.
    DigitalFile {
        /// At most 100 characters.
        file_id: String,
        /// A web address, at most 2000 characters.
        link: String,
        /// The end of the link's validity. Set by the platform.
        expiration_date: Timestamp,
    }

    /// The subscription that a line item belongs to.
    SubscriptionInfo {
        /// A GUID.
        id: String,
        cycle_number: i64,
        /// At most 150 characters.
        subscription_option_title: String,
        /// At most 500 characters.
        subscription_option_description: String,
        subscription_settings: SubscriptionSettings,
        /// At most 1000 characters.
        charges_description: String,
    }

    /// The part of a line item that is sold at one location.
    LocationAndQuantity {
        /// A GUID.
        id: String,
        /// A GUID.
        app_id: String,
        /// 1 to 100000.
        quantity: i64,
        /// At most 500 characters, set by the platform.
        name: String,
    }

    /// A quantity that is no whole number, such as a weight. `measurement_unit` and `other_unit` exclude each other.
    DecimalQuantity {
        measurement_unit: MeasurementUnit,
        /// At most 50 characters.
        other_unit: String,
        value: Amount,
        description: TranslatableString,
    }

    /// A group of modifiers of a line item.
    ModifierGroup {
        /// At most 36 characters.
        id: String,
        name: TranslatableString,
        /// At most 10.
        modifiers: Vec<ItemModifier>,
    }

    /// A modifier of a line item, such as a topping.
    ItemModifier {
        /// At most 36 characters.
        id: String,
        /// 1 to 100000.
        quantity: i64,
        label: TranslatableString,
        details: TranslatableString,
        price: Price,
    }
}

open_enums! {
    /// The unit of a decimal quantity.
    MeasurementUnit {
        Unspecified = "UNSPECIFIED",
        Ml = "ML",
        Cl = "CL",
        L = "L",
        Cbm = "CBM",
        Mg = "MG",
        G = "G",
        Kg = "KG",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        Sqm = "SQM",
        Oz = "OZ",
        Lb = "LB",
        Floz = "FLOZ",
        Pt = "PT",
        Qt = "QT",
        Gal = "GAL",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
        Sqft = "SQFT",
    }
}
