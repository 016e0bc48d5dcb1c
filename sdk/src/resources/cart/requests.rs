//! What the cart calls send and answer.

use super::custom_line_item::CustomLineItem;
use super::entity::{Address, Cart, SelectedShippingOption};
use super::enums::ChannelType;
use super::line_item::LineItem;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// A change to the cart (SPEC section 3, "Update payload"). Lines given here are added.
    UpdateCart {
        /// Fields to change.
        cart_info: Cart,
        /// Coupon to apply.
        coupon_code: String,
        /// Discounts by the merchant; they need the owner.
        merchant_discounts: Vec<MerchantDiscountInput>,
        /// Lines to add. At most 300.
        line_items: Vec<LineItem>,
        /// Lines to add with prices of the caller's; they need the owner. At most 300.
        custom_line_items: Vec<CustomLineItem>,
        /// Fields of `cart_info` to change, by path, joined by commas; all that are given when absent.
        cart_field_mask: String as "cartFieldmask",
    }

    /// A discount given by the merchant: an amount or a percentage.
    MerchantDiscountInput {
        /// Amount off.
        amount: Amount,
        /// Percentage off, 0 to 100.
        percentage: f64,
        /// Lines it is for; the whole cart when absent.
        line_item_ids: Vec<String>,
    }

    /// Lines to add to the cart.
    AddToCart {
        /// Catalog items with their quantities. At most 100.
        line_items: Vec<LineItem>,
        /// Lines with prices of the caller's; they need the owner. At most 100.
        custom_line_items: Vec<CustomLineItem>,
        /// The business location to buy from. A GUID.
        business_location_id: String,
    }

    /// Lines to take out.
    RemoveLineItems {
        /// Ids of lines, 1 to 100.
        line_item_ids: Vec<String>,
    }

    /// New quantities of lines.
    UpdateQuantities {
        /// One entry a line.
        line_items: Vec<LineItemQuantity>,
    }

    /// The new quantity of one line.
    LineItemQuantity {
        /// The line's id.
        id: String,
        /// How many, at least 1.
        quantity: i64,
    }

    /// What a checkout starts with.
    CreateCheckout {
        /// Where the buyer shops.
        channel_type: ChannelType,
        /// Where to deliver.
        shipping_address: Address,
        /// Where to bill.
        billing_address: Address,
        /// How to deliver.
        selected_shipping_option: SelectedShippingOption,
        /// The buyer's email address.
        email: String,
    }

    /// What to estimate with.
    EstimateTotals {
        /// How to deliver.
        selected_shipping_option: SelectedShippingOption,
        /// Where to deliver.
        shipping_address: Address,
        /// Where to bill.
        billing_address: Address,
        /// Memberships to pay with.
        selected_memberships: SelectedMemberships,
        /// Whether to work out tax; yes when absent.
        calculate_tax: bool,
        /// Whether to work out delivery; yes when absent.
        calculate_shipping: bool,
        /// Whether to work out additional fees; yes when absent.
        calculate_additional_fees: bool,
    }

    /// Memberships to pay with.
    SelectedMemberships {
        /// Which, and for which lines.
        memberships: Vec<SelectedLineMembership>,
    }

    /// A membership and the lines it pays for.
    SelectedLineMembership {
        /// The membership's id.
        id: String,
        /// The app that issued it.
        app_id: String,
        /// Ids of the lines it pays for.
        line_item_ids: Vec<String>,
    }

    /// An answer that holds the cart.
    CartReply {
        /// The cart as it is now.
        cart: Cart,
    }

    /// The answer to a new checkout.
    CheckoutReply {
        /// The checkout's id. A GUID.
        checkout_id: String,
    }
}
