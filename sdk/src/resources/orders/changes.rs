//! What an edit of an order changed.

use super::enums::LineItemQuantityChangeType;
use super::totals::Price;
use crate::resources::cart::{DiscountRuleName, ProductName};
use crate::types::entity::entities;

entities! {
    /// Draft order changes applied.
    DraftOrderChangesApplied {
        /// Draft order id.
        draft_order_id: String,
        /// Why. At most 200 characters.
        reason: String,
        /// Changes.
        changes: Vec<OrderChange>,
    }

    /// Order change.
    OrderChange {
        /// Line item changed. One of a choice.
        line_item_changed: LineItemChanges,
        /// Line item added. One of a choice.
        line_item_added: ManagedLineItem,
        /// Line item removed. One of a choice.
        line_item_removed: ManagedLineItem,
        /// Discount added. One of a choice.
        discount_added: ManagedDiscount,
        /// Discount removed. One of a choice.
        discount_removed: ManagedDiscount,
        /// Additional fee added. One of a choice.
        additional_fee_added: ManagedAdditionalFee,
        /// Additional fee removed. One of a choice.
        additional_fee_removed: ManagedAdditionalFee,
        /// Total price changed. One of a choice.
        total_price_changed: TotalPriceChange,
        /// Shipping information changed. One of a choice.
        shipping_information_changed: ShippingInformationChange,
    }

    /// Line item changes.
    LineItemChanges {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: ProductName,
        /// How many.
        quantity: LineItemQuantityChange,
        /// Price of one.
        price: LineItemPriceChange,
    }

    /// Line item quantity change.
    LineItemQuantityChange {
        /// Original quantity. At most 1000000.
        original_quantity: i64,
        /// The new quantity. At most 1000000.
        new_quantity: i64,
        /// Diff. 1 to 1000000.
        diff: i64,
        /// Delta type.
        delta_type: LineItemQuantityChangeType,
    }

    /// Line item price change.
    LineItemPriceChange {
        /// Original price.
        original_price: Price,
        /// New price.
        new_price: Price,
    }

    /// Managed line item.
    ManagedLineItem {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: ProductName,
        /// How many. 1 to 1000000.
        quantity: i64,
    }

    /// Managed discount.
    ManagedDiscount {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: DiscountRuleName,
        /// Affected line items.
        affected_line_items: Vec<LineItemAmount>,
        /// Total amount.
        total_amount: Price,
    }

    /// Line item amount.
    LineItemAmount {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: ProductName,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Managed additional fee.
    ManagedAdditionalFee {
        /// Identifier. A GUID.
        id: String,
        /// Name shown to people.
        name: DiscountRuleName,
        /// Affected line items.
        affected_line_items: Vec<LineItemAmount>,
        /// Total amount.
        total_amount: Price,
    }

    /// Total price change.
    TotalPriceChange {
        /// Original total.
        original_total: Price,
        /// New total.
        new_total: Price,
    }

    /// Shipping information change.
    ShippingInformationChange {
        /// Original shipping info.
        original_shipping_info: ShippingChange,
        /// New shipping info.
        new_shipping_info: ShippingChange,
    }

    /// Shipping change.
    ShippingChange {
        /// What is to be paid.
        total: Price,
        /// Shipping title. At most 250 characters.
        shipping_title: String,
    }
}
