//! What the checkout calls send and answer.

use super::entity::Checkout;
use crate::resources::cart::{ChannelType, CustomLineItem, LineItem, LineItemQuantity};
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// A checkout to start.
    NewCheckout {
        /// What the buyer has said so far.
        checkout_info: Checkout,
        /// Coupon to apply.
        coupon_code: String,
        /// Catalog items with their quantities. At most 300.
        line_items: Vec<LineItem>,
        /// Lines with prices of the caller's; they need the owner. At most 300.
        custom_line_items: Vec<CustomLineItem>,
        /// Where it is sold.
        channel_type: ChannelType,
        /// Gift card to pay with.
        gift_card_code: String,
        /// Page to pay on instead of the site's; needs the owner. At most 1000 characters.
        override_checkout_url: String,
        /// How much of the gift card to use; all that it has when absent.
        gift_card_redeem_amount: Amount,
    }

    /// A change to a checkout. Lines given here are added.
    UpdateCheckout {
        /// The checkout's id and the fields to change.
        checkout: Checkout,
        /// Coupon to apply.
        coupon_code: String,
        /// Gift card to pay with.
        gift_card_code: String,
        /// Page to pay on instead of the site's; needs the owner. At most 1000 characters.
        override_checkout_url: String,
        /// Catalog items to add. At most 300.
        line_items: Vec<LineItem>,
        /// Lines to add with prices of the caller's; they need the owner. At most 300.
        custom_line_items: Vec<CustomLineItem>,
        /// How much of the gift card to use; all that it has when absent.
        gift_card_redeem_amount: Amount,
    }

    /// The checkout that a call is about; for `by-cart-id`, the cart that it came from.
    CheckoutId {
        /// A GUID.
        id: String,
    }

    /// Lines to add to a checkout.
    AddToCheckout {
        /// The checkout. A GUID.
        id: String,
        /// Catalog items with their quantities. At most 100.
        line_items: Vec<LineItem>,
        /// Lines with prices of the caller's; they need the owner. At most 100.
        custom_line_items: Vec<CustomLineItem>,
    }

    /// Lines to take out of a checkout.
    RemoveFromCheckout {
        /// The checkout. A GUID.
        id: String,
        /// Ids of lines, 1 to 300.
        line_item_ids: Vec<String>,
    }

    /// New quantities of a checkout's lines.
    UpdateCheckoutQuantities {
        /// The checkout. A GUID.
        id: String,
        /// One entry a line, 1 to 100.
        line_items: Vec<LineItemQuantity>,
    }

    /// How the order of a checkout is placed.
    CreateOrder {
        /// The checkout. A GUID.
        id: String,
        /// Whether the way of paying is kept for later charges.
        save_payment_method: bool,
        /// Whether the payment is only authorized, to be captured later.
        delay_capture: bool,
    }

    /// A checkout.
    CheckoutAnswer {
        /// The checkout.
        checkout: Checkout,
    }

    /// Where a checkout is paid.
    CheckoutUrlReply {
        /// Address of the page.
        checkout_url: String,
    }

    /// The order or subscription that a checkout became.
    OrderPlaced {
        /// The order. One of a choice.
        order_id: String,
        /// The subscription. One of a choice.
        subscription_id: String,
        /// The order's id with the payment provider.
        payment_gateway_order_id: String,
    }
}
