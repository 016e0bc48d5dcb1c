//! Lines with prices of the caller's, which need the owner.

use super::enums::*;
use super::line_item::*;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// A line priced by the caller, not by a catalog. Needs the owner.
    CustomLineItem {
        /// How many of the item. 1 to 100000.
        quantity: i64,
        /// Price of one, in the shop's currency.
        price: Amount,
        /// Text shown about the price.
        price_description: PriceDescription,
        /// Details shown under the name, such as size or colour. At most 10.
        description_lines: Vec<DescriptionLine>,
        /// Picture of the item.
        media: Image,
        /// Id of the line. A GUID, set by the platform.
        id: String,
        /// Id of the tax group that decides the item's tax. A GUID.
        tax_group_id: String,
        /// Name of the item.
        product_name: ProductName,
        /// Page of the item on the site.
        url: PageUrl,
        /// Kind of item: physical, digital, gift card, service or another.
        item_type: ItemType,
        /// Price of one before any sale, in the shop's currency.
        full_price: Amount,
        /// How many are left in stock. At most 100000.
        quantity_available: i64,
        /// Weight and stock-keeping code of the item, and whether it is shipped.
        physical_properties: PhysicalProperties,
        /// How the item is paid: online or offline, in full, by deposit or by membership.
        payment_option: PaymentOption,
        /// Date and number of participants, if the item is a service.
        service_properties: ServiceProperties,
        /// Id of the catalog item at the root of this one, where there is one. At most 36 characters.
        root_catalog_item_id: String,
        /// Amount to pay at once, in the shop's currency, if paid by deposit.
        deposit_amount: Amount,
        /// Id of the delivery profile whose rules apply to the item. A GUID.
        delivery_profile_id: String,
        /// Item of a catalog that the line stands for, if any.
        catalog_reference: CatalogReference,
        /// Whether the price is not known yet.
        price_undetermined: bool,
        /// Whether the quantity cannot be changed.
        fixed_quantity: bool,
        /// Payment policy the buyer must agree to. At most 1000 characters, set by the platform.
        consent_required_payment_policy: String,
        /// Whether the payment method is kept for later charges. Set by the platform.
        save_payment_method: bool,
        /// Policies that go with the item, such as returns. At most 5.
        policies: Vec<Policy>,
        /// Whether only members of the site may buy the item.
        members_only: bool,
        /// Which address decides the tax of the line.
        taxable_address: TaxableAddress,
        /// Extras added to the item, by group. At most 25.
        modifier_groups: Vec<CustomModifierGroup>,
    }

    /// A group of extras for a custom line, priced by the caller.
    CustomModifierGroup {
        /// Id of the group. At most 36 characters.
        id: String,
        /// Name of the group.
        name: TranslatableString,
        /// Extras chosen from the group. At most 25.
        modifiers: Vec<CustomItemModifier>,
    }

    /// An extra of a custom line, priced by the caller.
    CustomItemModifier {
        /// Id of the extra. At most 36 characters.
        id: String,
        /// How many of the extra. 1 to 100000.
        quantity: i64,
        /// Name of the extra.
        label: TranslatableString,
        /// Further text about the extra.
        details: TranslatableString,
        /// Price of the extra, in the shop's currency.
        price: Amount,
    }
}
