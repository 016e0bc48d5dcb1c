//! The checkouts' methods.

use super::endpoints;
use super::entity::Checkout;
use super::requests::*;
use crate::error::Error;
use crate::resources::cart::LineItemQuantity;
use crate::resources::handle::{handle, without};
use crate::row::Endpoint;
use serde::Serialize;

handle! {
    /// Checkouts. Made by [`Client::checkouts`](crate::Client::checkouts).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart::CreateCheckout;
    ///
    /// let id = client.current_cart().create_checkout(CreateCheckout::default()).await?;
    /// let checkout = client.checkouts().get(id).await?;
    /// println!("{:?}", checkout.price_summary.and_then(|sums| sums.total));
    /// # Ok(())
    /// # }
    /// ```
    Checkouts
}

impl<'a> Checkouts<'a> {
    /// Starts a checkout without a cart.
    ///
    /// # Errors
    ///
    /// An application error for a coupon, gift card or way of delivery that is not good; a field violation for lines
    /// that cannot be.
    pub async fn create(&self, checkout: NewCheckout) -> Result<Checkout, Error> {
        self.one(&endpoints::CREATE, &checkout).await
    }

    /// A checkout as it is now: prices, stock and totals are looked at anew.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when the caller has none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Checkout, Error> {
        self.one(&endpoints::GET, &of(id)).await
    }

    /// The checkout of a cart.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when the cart has none.
    pub async fn get_by_cart(&self, cart_id: impl Into<String>) -> Result<Checkout, Error> {
        self.one(&endpoints::GET_BY_CART, &of(cart_id)).await
    }

    /// The page that the checkout is paid on.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn url(&self, id: impl Into<String>) -> Result<String, Error> {
        let reply = self.client.call(&endpoints::GET_URL, &of(id), &self.options).await?;
        reply.checkout_url.ok_or_else(|| without("checkout address"))
    }

    /// Changes a checkout. Unsafe to repeat when it has lines, because lines are added.
    ///
    /// # Errors
    ///
    /// An application error for a coupon, gift card or way of delivery that is not good, or a checkout that is
    /// complete.
    pub async fn update(&self, change: UpdateCheckout) -> Result<Checkout, Error> {
        self.one(&endpoints::UPDATE, &change).await
    }

    /// Takes the coupon off.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn remove_coupon(&self, id: impl Into<String>) -> Result<Checkout, Error> {
        self.one(&endpoints::REMOVE_COUPON, &of(id)).await
    }

    /// Takes the gift card off.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn remove_gift_card(&self, id: impl Into<String>) -> Result<Checkout, Error> {
        self.one(&endpoints::REMOVE_GIFT_CARD, &of(id)).await
    }

    /// Adds lines. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// The code `CHECKOUT_IS_COMPLETE` for one that has become an order.
    pub async fn add(&self, lines: AddToCheckout) -> Result<Checkout, Error> {
        self.one(&endpoints::ADD, &lines).await
    }

    /// Takes lines out.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn remove(&self, id: impl Into<String>, line_item_ids: Vec<String>) -> Result<Checkout, Error> {
        let payload = RemoveFromCheckout {
            id: Some(id.into()),
            line_item_ids: Some(line_item_ids),
            ..RemoveFromCheckout::default()
        };
        self.one(&endpoints::REMOVE, &payload).await
    }

    /// Sets quantities.
    ///
    /// # Errors
    ///
    /// A field violation for a quantity that cannot be.
    pub async fn update_quantities(
        &self,
        id: impl Into<String>,
        line_items: Vec<LineItemQuantity>,
    ) -> Result<Checkout, Error> {
        let payload = UpdateCheckoutQuantities {
            id: Some(id.into()),
            line_items: Some(line_items),
            ..UpdateCheckoutQuantities::default()
        };
        self.one(&endpoints::UPDATE_QUANTITIES, &payload).await
    }

    /// Places the order of a checkout with nothing to pay now, or that is paid offline. What has to be paid by card
    /// is paid on the page of [`url`](Self::url).
    ///
    /// # Errors
    ///
    /// An application error whose code says why there can be no order, such as `PARTIAL_OUT_OF_STOCK`.
    pub async fn create_order(&self, order: CreateOrder) -> Result<OrderPlaced, Error> {
        self.client.call(&endpoints::CREATE_ORDER, &order, &self.options).await
    }

    async fn one<P: Serialize>(&self, endpoint: &Endpoint<P, CheckoutAnswer>, payload: &P) -> Result<Checkout, Error> {
        let reply = self.client.call(endpoint, payload, &self.options).await?;
        reply.checkout.ok_or_else(|| without("checkout"))
    }
}

fn of(id: impl Into<String>) -> CheckoutId {
    CheckoutId {
        id: Some(id.into()),
        ..CheckoutId::default()
    }
}
