//! What the Cart V2 calls send and answer. The cart's id is absent for the current cart.

use super::entity::Cart;
use super::enums::ValidationsConfig;
use super::inputs::*;
use super::summary::CartSummary;
use super::upsells::ItemUpsells;
use crate::types::entity::entities;

entities! {
    /// The cart that a call is about.
    CartId {
        /// A GUID.
        cart_id: String,
    }

    /// A cart to start.
    CreateCart {
        /// Fields of the cart.
        cart: Cart,
        /// Items of a catalog. At most 300.
        catalog_items: Vec<CatalogItemInput>,
        /// Lines with prices of the caller's; they need the owner. At most 300.
        custom_items: Vec<CustomItemInput>,
        /// Coupons. At most 1.
        coupons: Vec<CouponInput>,
        /// The way of delivery.
        delivery_method: DeliveryMethodInput,
        /// Gift cards. At most 5.
        gift_cards: Vec<GiftCardInput>,
    }

    /// Fields of a cart to change. Lists and settings are not changed by it.
    UpdateCart {
        /// The fields, and the cart's id when it is not the current one.
        cart: Cart,
    }

    /// What a cart costs, worked out anew and stored.
    CalculateCart {
        /// The cart. A GUID.
        cart_id: String,
        /// Whether prices and stock are looked at anew.
        refresh_cart: bool,
    }

    /// What a cart would cost.
    EstimateCart {
        /// The cart. A GUID.
        cart_id: String,
        /// Whether prices and stock are looked at anew.
        refresh_cart: bool,
        /// What is checked beside.
        validation_config: ValidationsConfig,
        /// Whether delivery is worked out. No when absent.
        calculate_delivery: bool,
        /// Whether fees are worked out. No when absent.
        calculate_additional_fees: bool,
        /// Whether tax is worked out. No when absent.
        calculate_tax: bool,
        /// Whether gift cards are worked out. No when absent.
        calculate_gift_cards: bool,
    }

    /// Lines to add.
    AddItems {
        /// The cart. A GUID.
        cart_id: String,
        /// Items of a catalog. At most 300.
        catalog_items: Vec<CatalogItemInput>,
        /// Lines with prices of the caller's; they need the owner. At most 300.
        custom_items: Vec<CustomItemInput>,
    }

    /// Lines to take out.
    RemoveItems {
        /// The cart. A GUID.
        cart_id: String,
        /// Ids of lines.
        line_item_ids: Vec<String>,
    }

    /// Changes to lines.
    UpdateItems {
        /// The cart. A GUID.
        cart_id: String,
        /// One entry a line.
        line_items: Vec<LineItemUpdate>,
    }

    /// A coupon to apply.
    AddCoupon {
        /// The cart. A GUID.
        cart_id: String,
        /// The coupon.
        coupon: CouponInput,
    }

    /// A coupon to take off.
    RemoveCoupon {
        /// The cart. A GUID.
        cart_id: String,
        /// The coupon, by its id in the cart.
        coupon_id: String,
    }

    /// A way of delivery to choose.
    SetDeliveryMethod {
        /// The cart. A GUID.
        cart_id: String,
        /// The way.
        delivery_method: DeliveryMethodInput,
    }

    /// A gift card to pay with.
    AddGiftCard {
        /// The cart. A GUID.
        cart_id: String,
        /// The gift card.
        gift_card: GiftCardInput,
    }

    /// A gift card to take off.
    RemoveGiftCard {
        /// The cart. A GUID.
        cart_id: String,
        /// The gift card, by its id in the cart.
        gift_card_id: String,
    }

    /// Forms that were filled in.
    UpdateForms {
        /// The cart. A GUID.
        cart_id: String,
        /// One entry a form.
        form_submissions: Vec<FormSubmission>,
    }

    /// Where the cart is to be paid.
    GetCheckoutUrl {
        /// The cart. A GUID.
        cart_id: String,
        /// Currency to pay in.
        currency_code: String,
    }

    /// How the cart's order is placed.
    PlaceOrder {
        /// The cart. A GUID.
        cart_id: String,
        /// The token of the summary that the buyer saw. At most 3000 characters.
        price_verification_token: String,
        /// Whether the way of paying is kept for later charges.
        save_payment_method: bool,
        /// Whether the payment is only authorized, to be captured later.
        delay_capture: bool,
        /// What to pay with.
        payment_token: String,
        /// Where the payment page leads.
        redirect_urls: RedirectUrls,
        /// Whether it is bought within an app.
        in_app_purchase: bool,
    }

    /// The order that a cart became elsewhere.
    MarkAsCompleted {
        /// The cart. A GUID.
        cart_id: String,
        /// The order. A GUID.
        order_id: String,
    }

    /// A cart.
    CartAnswer {
        /// The cart.
        cart: Cart,
    }

    /// A cart and what it costs.
    CalculatedCart {
        /// The cart.
        cart: Cart,
        /// What it costs.
        summary: CartSummary,
    }

    /// What else could be bought.
    UpsellsReply {
        /// One entry a line.
        items_upsells: Vec<ItemUpsells>,
    }

    /// The order that a cart became.
    PlacedOrder {
        /// The order. A GUID.
        order_id: String,
        /// The order's id with the payment provider.
        payment_gateway_order_id: String,
        /// Whether it has been paid.
        completed: bool,
        /// What the payment provider answered.
        payment_response_token: String,
    }
}
