//! The lines of an order.

use super::enums::MeasurementUnit;
use super::totals::{ItemTaxFullDetails, LineItemTaxInfo, Price};
use crate::resources::cart::{
    CatalogReference, DescriptionLine, ExtendedFields, ItemType, LineItemImage, PaymentOption, PhysicalProperties,
    PriceDescription, ProductName, SubscriptionSettings, TaxableAddress, TranslatableString,
};
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// One line of an order (SPEC section 3).
    OrderLineItem {
        /// Identifier.
        id: String,
        /// Product name.
        product_name: ProductName,
        /// Where the item comes from.
        catalog_reference: CatalogReference,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Total discount. Set by the platform.
        total_discount: Price,
        /// Description lines. At most 20.
        description_lines: Vec<DescriptionLine>,
        /// Image.
        image: LineItemImage,
        /// Physical properties.
        physical_properties: PhysicalProperties,
        /// Item type.
        item_type: ItemType,
        /// Fulfiller id. A GUID.
        fulfiller_id: String,
        /// Refund quantity. At most 100000.
        refund_quantity: i64,
        /// Restock quantity. At most 100000.
        restock_quantity: i64,
        /// Price of one.
        price: Price,
        /// Price before discounts. Set by the platform.
        price_before_discounts: Price,
        /// Total price before tax. Set by the platform.
        total_price_before_tax: Price,
        /// Total price after tax. Set by the platform.
        total_price_after_tax: Price,
        /// Payment option.
        payment_option: PaymentOption,
        /// Tax on it.
        tax_details: ItemTaxFullDetails,
        /// Tax on it, by jurisdiction.
        tax_info: LineItemTaxInfo,
        /// Digital file.
        digital_file: DigitalFile,
        /// Subscription info.
        subscription_info: SubscriptionInfo,
        /// Price description.
        price_description: PriceDescription,
        /// Deposit amount. Set by the platform.
        deposit_amount: Price,
        /// Locations. At most 5.
        locations: Vec<LocationAndQuantity>,
        /// Line item price.
        line_item_price: Price,
        /// Taxable address.
        taxable_address: TaxableAddress,
        /// Price undetermined.
        price_undetermined: bool,
        /// Whether the quantity cannot be changed.
        fixed_quantity: bool,
        /// Decimal quantity.
        decimal_quantity: DecimalQuantity,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Modifier groups. At most 10, set by the platform.
        modifier_groups: Vec<ModifierGroup>,
    }

    /// A file that was bought, to be fetched until it expires.
    DigitalFile {
        /// The file. At most 100 characters.
        file_id: String,
        /// Link. A web address, at most 2000 characters.
        link: String,
        /// Until when the link is good. Set by the platform.
        expiration_date: Timestamp,
    }

    /// The subscription that a line belongs to.
    SubscriptionInfo {
        /// Identifier. A GUID.
        id: String,
        /// Cycle number.
        cycle_number: i64,
        /// Subscription option title. At most 150 characters.
        subscription_option_title: String,
        /// Subscription option description. At most 500 characters.
        subscription_option_description: String,
        /// Subscription settings.
        subscription_settings: SubscriptionSettings,
        /// Charges description. At most 1000 characters.
        charges_description: String,
    }

    /// Location and quantity.
    LocationAndQuantity {
        /// Identifier. A GUID.
        id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Name shown to people. At most 500 characters, set by the platform.
        name: String,
    }

    /// Decimal quantity.
    DecimalQuantity {
        /// Measurement unit. One of a choice.
        measurement_unit: MeasurementUnit,
        /// Other unit. At most 50 characters, one of a choice.
        other_unit: String,
        /// Value.
        value: Amount,
        /// Description.
        description: TranslatableString,
    }

    /// Modifier group.
    ModifierGroup {
        /// Identifier. At most 36 characters.
        id: String,
        /// Name shown to people.
        name: TranslatableString,
        /// Modifiers. At most 10.
        modifiers: Vec<ItemModifier>,
    }

    /// Item modifier.
    ItemModifier {
        /// Identifier. At most 36 characters.
        id: String,
        /// How many. 1 to 100000.
        quantity: i64,
        /// Label.
        label: TranslatableString,
        /// Details.
        details: TranslatableString,
        /// Price of one.
        price: Price,
    }
}
