//! The changes of an order by a draft, as listed in the order's history.

use super::totals::Price;
use crate::resources::cart::{DiscountRuleName, ProductName};
use crate::types::entity::{entities, open_enums};

entities! {
    /// The changes of a draft order were applied.
    DraftOrderChangesApplied {
        draft_order_id: String,
        /// At most 200 characters.
        reason: String,
        changes: Vec<OrderChange>,
    }

    /// A change of an order. The fields exclude each other.
    OrderChange {
        line_item_changed: LineItemChanges,
        line_item_added: ManagedLineItem,
        line_item_removed: ManagedLineItem,
        discount_added: ManagedDiscount,
        discount_removed: ManagedDiscount,
        additional_fee_added: ManagedAdditionalFee,
        additional_fee_removed: ManagedAdditionalFee,
        total_price_changed: TotalPriceChange,
        shipping_information_changed: ShippingInformationChange,
    }

    /// The changes of a line item.
    LineItemChanges {
        /// A GUID.
        id: String,
        name: ProductName,
        quantity: LineItemQuantityChange,
        price: LineItemPriceChange,
    }

    /// The change of a line item's quantity.
    LineItemQuantityChange {
        /// At most 1000000.
        original_quantity: i64,
        /// At most 1000000.
        new_quantity: i64,
        /// 1 to 1000000.
        diff: i64,
        delta_type: LineItemQuantityChangeType,
    }

    /// The change of a line item's price.
    LineItemPriceChange {
        original_price: Price,
        new_price: Price,
    }

    /// A line item that was added or removed.
    ManagedLineItem {
        /// A GUID.
        id: String,
        name: ProductName,
        /// 1 to 1000000.
        quantity: i64,
    }

    /// A discount that was added or removed.
    ManagedDiscount {
        /// A GUID.
        id: String,
        name: DiscountRuleName,
        affected_line_items: Vec<LineItemAmount>,
        total_amount: Price,
    }

    /// A line item's share of an amount.
    LineItemAmount {
        /// A GUID.
        id: String,
        name: ProductName,
        amount: Price,
    }

    /// An additional fee that was added or removed.
    ManagedAdditionalFee {
        /// A GUID.
        id: String,
        name: DiscountRuleName,
        affected_line_items: Vec<LineItemAmount>,
        total_amount: Price,
    }

    /// The change of the total.
    TotalPriceChange {
        original_total: Price,
        new_total: Price,
    }

    /// The change of the delivery method.
    ShippingInformationChange {
        original_shipping_info: ShippingChange,
        new_shipping_info: ShippingChange,
    }

    /// A delivery method with its price.
    ShippingChange {
        total: Price,
        /// At most 250 characters.
        shipping_title: String,
    }
}

open_enums! {
    /// The direction of a quantity's change.
    LineItemQuantityChangeType {
        QuantityIncreased = "QUANTITY_INCREASED",
        QuantityDecreased = "QUANTITY_DECREASED",
    }
}
