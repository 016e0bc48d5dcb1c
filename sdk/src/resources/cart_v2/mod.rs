//! Cart V2: the cart is also the checkout. Cart V1 is [`cart`](super::cart).

pub(super) mod create_and_update;
mod entity;
mod enums;
mod inputs;
mod line_item;
mod problems;
mod summary;

pub use entity::*;
pub use enums::*;
pub use inputs::*;
pub use line_item::*;
pub use problems::*;
pub use summary::*;

use crate::client::Client;
use crate::error::{Error, codes};
use crate::maybe_send::MaybeSend;
use crate::resources::calls::calls;
use crate::resources::cart::{Added, AddsOnce, CatalogReference, CountedCart, STORES_APP_ID, add_once};
use crate::row::Conversions;
use crate::types::Patch;
use crate::types::entity::entities;

/// The platform's codes for a visitor who has no cart yet, and for an id without a cart.
pub(crate) const NO_CART: [&str; 2] = [codes::CURRENT_CART_NOT_FOUND, codes::CART_NOT_FOUND];

const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "cycleBillingDate",
    ],
    images: &["image"],
    addresses: &["address", "billingAddress"],
    page_urls: &["url"],
    opaque: &["options", "extendedFields", "data"],
    ..Conversions::NONE
};

calls! {
    /// A cart of Cart V2, which is also its checkout: the current visitor's or member's, or the one of an id
    /// ([`cart_id`](CartV2::cart_id)). Changes fail with the code `CART_ALREADY_ORDERED` once an order was placed.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart_v2::CatalogItemInput;
    ///
    /// let cart = client.current_cart_v2().add_line_items(CatalogItemInput::product("my-product-id", 2)).await?;
    /// println!("{} lines", cart.line_items.unwrap_or_default().len());
    /// # Ok(())
    /// # }
    /// ```
    CartV2 {
        /// Addresses the cart with an id instead of the current cart.
        cart_id: String,
    } by current_cart_v2;
    rows cart_v2 at Ecom "/v2/carts", converting CONVERSIONS;

    /// Returns the cart. Fails with the code `CURRENT_CART_NOT_FOUND`, or `CART_NOT_FOUND` by an id, when there is none:
    /// [`get`](Self::get) returns `None` for that.
    existing(GetCart {; self.cart_id: String }) -> { cart: Cart }
        = GET "/{cartId}".named("cart_v2.get"), current "/current" as get;

    /// Deletes the cart.
    delete(DeleteCart {; self.cart_id: String }) -> {} = DELETE "/{cartId}", current "/current";

    /// Refreshes the prices and stock of the lines.
    refresh(RefreshCart {; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/refresh".idempotent(), current "/current/refresh";

    /// Calculates the cart and stores the summary, after a refresh of prices and stock if asked. The summary's token goes
    /// into [`place_order`](Self::place_order).
    calculate(CalculateCart { refresh_cart: bool; self.cart_id: String }) -> CalculatedCart
        = POST "/{cartId}/calculate".idempotent(), current "/current/calculate";

    /// Estimates the cart; omits parts that were not requested.
    estimate(EstimateCart; self.cart_id) -> CalculatedCart
        = POST "/{cartId}/estimate".safe(), current "/current/estimate";

    /// Adds lines, creating the current cart if there is none. Unsafe to repeat. Fails with a code that names the reason,
    /// such as `ITEM_NOT_FOUND_IN_CATALOG`.
    add_line_items(AddItems; self.cart_id) -> { cart: Cart }
        = POST "/{cartId}/add-line-items", current "/current/add-line-items";

    /// Removes lines. Fails with the code `LINE_ITEM_NOT_FOUND_IN_CART`.
    remove_line_items(RemoveItems { line_item_ids: Vec<String>; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/remove-line-items".idempotent(), current "/current/remove-line-items";

    /// Updates quantities or memberships of lines. Fails with a code that names the reason, such as
    /// `INSUFFICIENT_INVENTORY`.
    update_line_items(UpdateItems { line_items: Vec<LineItemUpdate>; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/update-line-items".idempotent(), current "/current/update-line-items";

    /// Applies a coupon. Fails with the codes `INVALID_COUPON_CODE` and `INVALID_COUPON_STATUS`, whose data has the reason,
    /// and `COUPON_ALREADY_EXISTS`.
    add_coupon(AddCoupon { coupon: CouponInput; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/add-coupon".idempotent(), current "/current/add-coupon";

    /// Removes a coupon, by its id in the cart. Fails with the code `COUPON_NOT_FOUND_IN_CART`.
    remove_coupon(RemoveCoupon { coupon_id: String; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/remove-coupon".idempotent(), current "/current/remove-coupon";

    /// Sets the delivery method. The cart needs an address and lines first. Fails with the codes
    /// `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS` and `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
    set_delivery_method(SetDeliveryMethod {
        delivery_method: DeliveryMethodInput;
        self.cart_id: String
    }) -> { cart: Cart }
        = POST "/{cartId}/set-delivery-method".idempotent(),
        current "/current/set-delivery-method";

    /// Removes the delivery method.
    remove_delivery_method(RemoveDeliveryMethod {; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/remove-delivery-method".idempotent(), current "/current/remove-delivery-method";

    /// Adds a gift card to pay with. Fails with the codes `INVALID_GIFT_CARD_CODE` and `INVALID_GIFT_CARD_STATUS`, whose
    /// data has the reason.
    add_gift_card(AddGiftCard { gift_card: GiftCardInput; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/add-gift-card".idempotent(), current "/current/add-gift-card";

    /// Removes a gift card, by its id in the cart. Fails with the code `GIFT_CARD_NOT_FOUND_IN_CART`.
    remove_gift_card(RemoveGiftCard { gift_card_id: String; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/remove-gift-card".idempotent(), current "/current/remove-gift-card";

    /// Attaches submitted forms to lines.
    update_form_submissions(UpdateForms {
        form_submissions: Vec<FormSubmission>;
        self.cart_id: String
    }) -> { cart: Cart }
        = POST "/{cartId}/update-forms-submission".idempotent(),
        current "/current/update-forms-submission";

    /// Returns the upsells of each line.
    get_upsell_options(GetUpsells {; self.cart_id: String }) -> { items_upsells: Vec<ItemUpsells> }
        = GET "/{cartId}/upsell-options", current "/current/upsell-options";

    /// Returns the address of the checkout page. Needs the cart's id. Fails with the codes `CHECKOUT_PAGE_NOT_FOUND` and
    /// `SITE_NOT_PUBLISHED`.
    get_checkout_url(GetCheckoutUrl; self.cart_id) -> { checkout_url: String }
        = POST "/{cartId}/get-checkout-url".safe();

    /// Places the order of a cart that has nothing to pay now, or is paid with a token. Needs the cart's id. Do not repeat
    /// it blindly: an ordered cart fails with `CART_ALREADY_ORDERED`, whose data has the order's id. After
    /// `CART_PRICES_OUT_OF_SYNC` calculate again and ask the buyer.
    place_order(PlaceOrder; self.cart_id) -> PlacedOrder = POST "/{cartId}/place-order";

    /// Marks the cart as completed by an order that was placed elsewhere. Needs the cart's id.
    mark_as_completed(MarkAsCompleted { order_id: String; self.cart_id: String }) -> { cart: Cart }
        = POST "/{cartId}/mark-cart-as-completed".owner().idempotent();
}

impl Client {
    /// A cart of Cart V2 by its id.
    #[must_use]
    pub fn cart_v2(&self, id: impl Into<String>) -> CartV2<'_> {
        self.current_cart_v2().cart_id(id)
    }
}

impl CartV2<'_> {
    /// Returns the cart; `None` when there is none.
    pub async fn get(&self) -> Result<Option<Cart>, Error> {
        match self.existing().await {
            Ok(cart) => Ok(Some(cart)),
            Err(error) if error.code().is_some_and(|code| NO_CART.contains(&code)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

impl CartV2<'_> {
    /// Adds catalog items exactly once, even if an answer is lost, and names the items that were not added, as
    /// [`add_once`](crate::resources::cart::CurrentCart::add_once) of Cart V1 does.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client, product: &str) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart_v2::CatalogItemInput;
    ///
    /// let added = client.current_cart_v2().add_once(vec![CatalogItemInput::product(product, 1)]).await?;
    /// assert!(added.missing.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The add's error; after a lost answer, also if the changed cart does not hold the items, has no revision, or
    /// cannot be read.
    pub async fn add_once(&self, items: Vec<CatalogItemInput>) -> Result<Added<Cart>, Error> {
        add_once(self, items).await
    }
}

impl AddsOnce for CartV2<'_> {
    type Cart = Cart;
    type Item = CatalogItemInput;

    fn client(&self) -> &Client {
        self.client
    }

    fn requested(item: &CatalogItemInput) -> Option<(&CatalogReference, i64)> {
        Some((item.catalog_reference.as_ref()?, item.quantity.unwrap_or(1)))
    }

    fn read(&self) -> impl Future<Output = Result<Option<Cart>, Error>> + MaybeSend {
        self.get()
    }

    fn add(&self, items: Vec<CatalogItemInput>) -> impl Future<Output = Result<Cart, Error>> + MaybeSend {
        self.add_line_items(items)
    }
}

impl CountedCart for Cart {
    fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    fn revision(&self) -> Option<&str> {
        self.revision.as_deref()
    }

    fn counted(&self) -> Vec<(&CatalogReference, i64)> {
        let lines = self.line_items.as_deref().unwrap_or_default().iter();
        let counted = lines.filter_map(|line| {
            let quantity = line.quantity_info.as_ref()?;
            let reference = line.source.as_ref()?.catalog_reference.as_ref()?;
            Some((reference, quantity.requested_quantity.or(quantity.confirmed_quantity)?))
        });
        counted.collect()
    }
}

impl CatalogItemInput {
    /// A quantity of one catalog item: the app that owns the catalog, the item in it, the quantity.
    #[must_use]
    pub fn of(app_id: impl Into<String>, catalog_item_id: impl Into<String>, quantity: i64) -> Self {
        Self {
            quantity: Some(quantity),
            catalog_reference: Some(CatalogReference::of(app_id, catalog_item_id)),
            ..Self::default()
        }
    }

    /// A quantity of one product of the shop.
    #[must_use]
    pub fn product(product_id: impl Into<String>, quantity: i64) -> Self {
        Self::of(STORES_APP_ID, product_id, quantity)
    }
}

impl CreateCart {
    /// A cart with these lines.
    #[must_use]
    pub fn with(items: impl Into<Vec<CatalogItemInput>>) -> Self {
        Self { catalog_items: Some(items.into()), ..Self::default() }
    }
}

impl From<Vec<CatalogItemInput>> for AddItems {
    fn from(items: Vec<CatalogItemInput>) -> Self {
        Self { catalog_items: Some(items), ..Self::default() }
    }
}

impl<const N: usize> From<[CatalogItemInput; N]> for AddItems {
    fn from(items: [CatalogItemInput; N]) -> Self {
        Vec::from(items).into()
    }
}

impl From<CatalogItemInput> for AddItems {
    fn from(item: CatalogItemInput) -> Self {
        vec![item].into()
    }
}

entities! {
    /// A cart to create.
    CreateCart {
        cart: Cart,
        /// At most 300.
        catalog_items: Vec<CatalogItemInput>,
        /// Lines at the caller's prices; they need the owner. At most 300.
        custom_items: Vec<CustomItemInput>,
        /// At most 1.
        coupons: Vec<CouponInput>,
        delivery_method: DeliveryMethodInput,
        /// At most 5.
        gift_cards: Vec<GiftCardInput>,
    }

    /// An update of a cart, without its lists and settings.
    UpdateCart {
        cart: Patch<Cart>,
    }

    /// The parts of an estimate.
    EstimateCart {
        /// Set by the handle.
        cart_id: String,
        /// Whether prices and stock are refreshed first.
        refresh_cart: bool,
        validation_config: ValidationsConfig,
        /// `false` if absent.
        calculate_delivery: bool,
        /// `false` if absent.
        calculate_additional_fees: bool,
        /// `false` if absent.
        calculate_tax: bool,
        /// `false` if absent.
        calculate_gift_cards: bool,
    }

    /// Lines to add to a cart.
    AddItems {
        /// Set by the handle.
        cart_id: String,
        /// At most 300.
        catalog_items: Vec<CatalogItemInput>,
        /// Lines at the caller's prices; they need the owner. At most 300.
        custom_items: Vec<CustomItemInput>,
    }

    /// The page that a cart is paid on.
    GetCheckoutUrl {
        /// Set by the handle.
        cart_id: String,
        /// The currency to pay in; the shop's if absent. An ISO 4217 code.
        currency_code: String,
    }

    /// The order of a cart.
    PlaceOrder {
        /// Set by the handle.
        cart_id: String,
        /// The token of the summary that the buyer saw. At most 3000 characters.
        price_verification_token: String,
        /// Whether the payment method is saved for later charges.
        save_payment_method: bool,
        /// Whether the payment is authorized now and captured later.
        delay_capture: bool,
        /// The token of the payment method.
        payment_token: String,
        redirect_urls: RedirectUrls,
        in_app_purchase: bool,
    }

    /// A cart with its summary.
    CalculatedCart {
        cart: Cart,
        summary: CartSummary,
    }

    /// A placed order.
    PlacedOrder {
        /// A GUID.
        order_id: String,
        /// The order's id at the payment gateway.
        payment_gateway_order_id: String,
        /// Whether the payment is completed.
        completed: bool,
        payment_response_token: String,
    }
}
