//! Lines with prices of the caller's, which need the owner.

use super::enums::*;
use super::line_item::*;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// A line priced by the caller, not by a catalog. Needs the owner.
    CustomLineItem {
        /// Quantity. 1 to 100000.
        quantity: i64,
        /// Price.
        price: Amount,
        /// Price description.
        price_description: PriceDescription,
        /// Description lines. At most 10.
        description_lines: Vec<DescriptionLine>,
        /// Media.
        media: Image,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Tax group id. A GUID.
        tax_group_id: String,
        /// Product name.
        product_name: ProductName,
        /// Web address.
        url: PageUrl,
        /// Item type.
        item_type: ItemType,
        /// Full price.
        full_price: Amount,
        /// Quantity available. At most 100000.
        quantity_available: i64,
        /// Physical properties.
        physical_properties: PhysicalProperties,
        /// Payment option.
        payment_option: PaymentOption,
        /// Service properties.
        service_properties: ServiceProperties,
        /// Root catalog item id. At most 36 characters.
        root_catalog_item_id: String,
        /// Deposit amount.
        deposit_amount: Amount,
        /// Delivery profile id. A GUID.
        delivery_profile_id: String,
        /// Catalog reference.
        catalog_reference: CatalogReference,
        /// Price undetermined.
        price_undetermined: bool,
        /// Fixed quantity.
        fixed_quantity: bool,
        /// Consent required payment policy. At most 1000 characters, set by the platform.
        consent_required_payment_policy: String,
        /// Save payment method. Set by the platform.
        save_payment_method: bool,
        /// Policies. At most 5.
        policies: Vec<Policy>,
        /// Members only.
        members_only: bool,
        /// Taxable address.
        taxable_address: TaxableAddress,
        /// Modifier groups. At most 25.
        modifier_groups: Vec<CustomModifierGroup>,
    }

    /// Custom modifier group.
    CustomModifierGroup {
        /// Identifier. At most 36 characters.
        id: String,
        /// Name.
        name: TranslatableString,
        /// Modifiers. At most 25.
        modifiers: Vec<CustomItemModifier>,
    }

    /// Custom item modifier.
    CustomItemModifier {
        /// Identifier. At most 36 characters.
        id: String,
        /// Quantity. 1 to 100000.
        quantity: i64,
        /// Label.
        label: TranslatableString,
        /// Details.
        details: TranslatableString,
        /// Price.
        price: Amount,
    }
}
