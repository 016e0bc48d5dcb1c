//! The current visitor's or member's cart, of Cart V1. Cart V2 is [`cart_v2`](super::cart_v2).

mod adding;
mod delivery;
mod entity;
mod enums;
mod estimate;
mod line_item;
mod problems;
mod reason;

pub use adding::{ADD_ARRIVAL, ADD_ATTEMPTS, Added, Missing};
pub(super) use adding::{AddsOnce, CountedCart, add_once};
pub use delivery::*;
pub use entity::*;
pub use enums::*;
pub use estimate::*;
pub use line_item::*;
pub use problems::*;
pub use reason::Reason;

use crate::error::{Error, codes};
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::Amount;
use crate::types::entity::entities;

/// The app whose catalog holds a shop's products: the [`app_id`](CatalogReference::app_id) of their lines.
pub const STORES_APP_ID: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "expirationDate",
        "from",
        "to",
    ],
    images: &["image", "media"],
    addresses: &["address", "shippingAddress", "billingAddress"],
    page_urls: &["url"],
    opaque: &["options", "extendedFields", "additionalData", "data"],
    ..Conversions::NONE
};

calls! {
    /// The current visitor's or member's cart, of Cart V1.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart::LineItem;
    ///
    /// let cart = client.current_cart().add(LineItem::product("my-product-id", 2)).await?;
    /// println!("{} lines", cart.line_items.unwrap_or_default().len());
    /// # Ok(())
    /// # }
    /// ```
    CurrentCart by current_cart;
    rows cart at Ecom "/v1/carts/current", converting CONVERSIONS;

    /// Returns the cart. Fails with the code `OWNED_CART_NOT_FOUND` when there is none: [`get`](Self::get) returns
    /// `None` for that.
    existing(GetCurrentCart {}) -> { cart: Cart } = GET "".named("cart.get_current");

    /// Updates fields, applies a coupon, adds lines. Unsafe to repeat, since lines are added.
    update(UpdateCart) -> { cart: Cart } = PATCH "".named("cart.update_current").not_idempotent();

    /// Deletes the cart.
    delete(DeleteCurrentCart {}) -> {} = DELETE "".named("cart.delete_current").converting(&Conversions::NONE);

    /// Adds lines, creating the cart if there is none.
    ///
    /// The platform answers with success and adds nothing when an item needs a variant that is not named:
    /// [`add_once`](Self::add_once) tells.
    add(AddToCart) -> { cart: Cart } = POST "/add-to-cart".named("cart.add_to_current");

    /// Removes lines.
    remove_line_items(RemoveLineItems {
        /// Ids of lines, 1 to 100.
        line_item_ids: Vec<String>
    }) -> { cart: Cart } = POST "/remove-line-items".idempotent();

    /// Sets quantities of lines. Fails with a field violation for a quantity below 1.
    update_line_items_quantity(UpdateQuantities { line_items: Vec<LineItemQuantity> }) -> { cart: Cart }
        = POST "/update-line-items-quantity".idempotent();

    /// Removes the coupon.
    remove_coupon(RemoveCoupon {}) -> { cart: Cart } = POST "/remove-coupon".idempotent();

    /// Creates a checkout, and returns its id.
    create_checkout(CreateCheckout) -> { checkout_id: String } = POST "/create-checkout";

    /// Estimates the totals of the cart. The answer names the parts that could not be calculated.
    estimate_totals(EstimateTotals) -> EstimatedTotals = POST "/estimate-totals".safe();
}

impl<'a> CurrentCart<'a> {
    /// Returns the cart; `None` when the visitor has none yet.
    pub async fn get(&self) -> Result<Option<Cart>, Error> {
        match self.existing().await {
            Ok(cart) => Ok(Some(cart)),
            Err(error) if error.code() == Some(codes::OWNED_CART_NOT_FOUND) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Applies a coupon. Fails with the platform's code for a coupon that is unknown, expired or not for this cart.
    pub fn apply_coupon(&self, code: impl Into<String>) -> crate::Call<'a, Cart> {
        self.update(UpdateCart { coupon_code: Some(code.into()), ..UpdateCart::default() })
    }
}

impl LineItem {
    /// A line of one catalog item: the app that owns the catalog, the item in it, the quantity.
    #[must_use]
    pub fn of(app_id: impl Into<String>, catalog_item_id: impl Into<String>, quantity: i64) -> Self {
        Self {
            quantity: Some(quantity),
            catalog_reference: Some(CatalogReference::of(app_id, catalog_item_id)),
            ..Self::default()
        }
    }

    /// A line of one product of the shop.
    #[must_use]
    pub fn product(product_id: impl Into<String>, quantity: i64) -> Self {
        Self::of(STORES_APP_ID, product_id, quantity)
    }
}

impl CatalogReference {
    /// An item of the catalog of an app.
    #[must_use]
    pub fn of(app_id: impl Into<String>, catalog_item_id: impl Into<String>) -> Self {
        Self { app_id: Some(app_id.into()), catalog_item_id: Some(catalog_item_id.into()), ..Self::default() }
    }
}

impl From<Vec<LineItem>> for AddToCart {
    fn from(line_items: Vec<LineItem>) -> Self {
        Self { line_items: Some(line_items), ..Self::default() }
    }
}

impl<const N: usize> From<[LineItem; N]> for AddToCart {
    fn from(line_items: [LineItem; N]) -> Self {
        Vec::from(line_items).into()
    }
}

impl From<LineItem> for AddToCart {
    fn from(line_item: LineItem) -> Self {
        vec![line_item].into()
    }
}

impl LineItemQuantity {
    /// A quantity of a line.
    #[must_use]
    pub fn new(id: impl Into<String>, quantity: i64) -> Self {
        Self { id: Some(id.into()), quantity: Some(quantity), ..Self::default() }
    }
}

entities! {
    /// A change to the cart. Lines given here are added.
    UpdateCart {
        cart_info: Cart,
        coupon_code: String,
        /// Need the owner.
        merchant_discounts: Vec<MerchantDiscountInput>,
        /// Lines to add. At most 300.
        line_items: Vec<LineItem>,
        /// Lines to add at the caller's prices; they need the owner. At most 300.
        custom_line_items: Vec<CustomLineItem>,
        /// The fields of `cart_info` to change, by path, joined by commas; all given ones if absent.
        cart_field_mask: String as "cartFieldmask",
    }

    /// A discount given by the merchant: an amount or a percentage.
    MerchantDiscountInput {
        amount: Amount,
        /// From 0 to 100.
        percentage: f64,
        /// The discounted lines; the whole cart if absent.
        line_item_ids: Vec<String>,
    }

    /// Lines to add to the cart.
    AddToCart {
        /// Catalog items with their quantities. At most 100.
        line_items: Vec<LineItem>,
        /// Lines at the caller's prices; they need the owner. At most 100.
        custom_line_items: Vec<CustomLineItem>,
        /// A GUID.
        business_location_id: String,
    }

    /// The new quantity of one line.
    LineItemQuantity {
        /// The line's id.
        id: String,
        /// At least 1.
        quantity: i64,
    }

    /// The first data of a checkout.
    CreateCheckout {
        /// The buyer's sales channel.
        channel_type: ChannelType,
        shipping_address: Address,
        billing_address: Address,
        selected_shipping_option: SelectedShippingOption,
        email: String,
    }

    /// The data of an estimate.
    EstimateTotals {
        selected_shipping_option: SelectedShippingOption,
        shipping_address: Address,
        billing_address: Address,
        /// Memberships to pay with.
        selected_memberships: SelectedMemberships,
        /// `true` if absent.
        calculate_tax: bool,
        /// `true` if absent.
        calculate_shipping: bool,
        /// `true` if absent.
        calculate_additional_fees: bool,
    }

    /// Memberships to pay with.
    SelectedMemberships {
        memberships: Vec<SelectedLineMembership>,
    }

    /// A membership and the lines it pays for.
    SelectedLineMembership {
        /// The membership's id.
        id: String,
        /// The app that issued the membership.
        app_id: String,
        /// Ids of the lines that it pays for.
        line_item_ids: Vec<String>,
    }
}
