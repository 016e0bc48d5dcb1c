//! The cart's methods.

use super::endpoints;
use super::entity::Cart;
use super::estimate::EstimatedTotals;
use super::line_item::{CatalogReference, LineItem};
use super::requests::{
    AddToCart, CreateCheckout, EstimateTotals, LineItemQuantity, RemoveLineItems, UpdateCart, UpdateQuantities,
};
use crate::error::Error;
use crate::resources::Empty;
use crate::resources::handle::{handle, without};
use crate::row::Endpoint;
use serde::Serialize;

/// The platform's code for a visitor who has no cart yet.
const NO_CART: &str = "OWNED_CART_NOT_FOUND";

handle! {
    /// The current visitor's or member's cart. Made by [`Client::current_cart`](crate::Client::current_cart).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart::LineItem;
    ///
    /// let cart = client
    ///     .current_cart()
    ///     .add(vec![LineItem::of("my-catalog-app-id", "my-product-id", 2)])
    ///     .await?;
    /// println!("{} lines", cart.line_items.unwrap_or_default().len());
    /// # Ok(())
    /// # }
    /// ```
    CurrentCart
}

impl<'a> CurrentCart<'a> {
    /// The cart; `None` when the visitor has none yet.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn get(&self) -> Result<Option<Cart>, Error> {
        match self
            .client
            .call(&endpoints::GET, &Empty::default(), &self.options)
            .await
        {
            Ok(reply) => Ok(reply.cart),
            Err(error) if error.code() == Some(NO_CART) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Changes fields, applies a coupon, adds lines. Unsafe to repeat, because lines are added.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn update(&self, update: UpdateCart) -> Result<Cart, Error> {
        self.changed(&endpoints::UPDATE, &update).await
    }

    /// Applies a coupon.
    ///
    /// # Errors
    ///
    /// The platform's code for a coupon that is unknown, expired or not for this cart.
    pub async fn apply_coupon(&self, code: impl Into<String>) -> Result<Cart, Error> {
        self.update(UpdateCart {
            coupon_code: Some(code.into()),
            ..UpdateCart::default()
        })
        .await
    }

    /// Deletes the cart.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn delete(&self) -> Result<(), Error> {
        self.client
            .call(&endpoints::DELETE, &Empty::default(), &self.options)
            .await
            .map(drop)
    }

    /// Adds catalog items, making the cart if there is none.
    ///
    /// The platform answers with success and adds nothing when an item needs a variant that is not named:
    /// [`add_once`](Self::add_once) tells.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn add(&self, line_items: Vec<LineItem>) -> Result<Cart, Error> {
        self.add_all(AddToCart {
            line_items: Some(line_items),
            ..AddToCart::default()
        })
        .await
    }

    /// Adds lines of any kind.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn add_all(&self, lines: AddToCart) -> Result<Cart, Error> {
        self.changed(&endpoints::ADD, &lines).await
    }

    /// Takes lines out.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn remove(&self, line_item_ids: Vec<String>) -> Result<Cart, Error> {
        let payload = RemoveLineItems {
            line_item_ids: Some(line_item_ids),
            ..RemoveLineItems::default()
        };
        self.changed(&endpoints::REMOVE, &payload).await
    }

    /// Sets how many of each line, by id.
    ///
    /// # Errors
    ///
    /// A field violation for a quantity below 1.
    pub async fn set_quantities(&self, quantities: impl IntoIterator<Item = (String, i64)>) -> Result<Cart, Error> {
        let line_items = quantities
            .into_iter()
            .map(|(id, quantity)| LineItemQuantity {
                id: Some(id),
                quantity: Some(quantity),
                ..LineItemQuantity::default()
            })
            .collect();
        let payload = UpdateQuantities {
            line_items: Some(line_items),
            ..UpdateQuantities::default()
        };
        self.changed(&endpoints::UPDATE_QUANTITIES, &payload).await
    }

    /// Takes the coupon off.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn remove_coupon(&self) -> Result<Cart, Error> {
        self.changed(&endpoints::REMOVE_COUPON, &Empty::default()).await
    }

    /// Starts a checkout, and gives its id.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn create_checkout(&self, checkout: CreateCheckout) -> Result<String, Error> {
        let reply = self
            .client
            .call(&endpoints::CREATE_CHECKOUT, &checkout, &self.options)
            .await?;
        reply.checkout_id.ok_or_else(|| without("checkout id"))
    }

    /// What the cart would cost.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call. Parts that could not be worked out are told in the answer.
    pub async fn estimate_totals(&self, with: EstimateTotals) -> Result<EstimatedTotals, Error> {
        self.client.call(&endpoints::ESTIMATE, &with, &self.options).await
    }

    async fn changed<P: Serialize>(
        &self,
        endpoint: &Endpoint<P, super::requests::CartReply>,
        payload: &P,
    ) -> Result<Cart, Error> {
        let reply = self.client.call(endpoint, payload, &self.options).await?;
        reply.cart.ok_or_else(|| without("cart"))
    }
}

/// The app whose catalog holds the products of a shop: the [`app_id`](CatalogReference::app_id) of their lines.
pub const STORES_APP_ID: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

impl LineItem {
    /// A line of one catalog item: the app that owns the catalog, the item in it, how many.
    #[must_use]
    pub fn of(app_id: impl Into<String>, catalog_item_id: impl Into<String>, quantity: i64) -> Self {
        Self {
            quantity: Some(quantity),
            catalog_reference: Some(CatalogReference {
                app_id: Some(app_id.into()),
                catalog_item_id: Some(catalog_item_id.into()),
                ..CatalogReference::default()
            }),
            ..Self::default()
        }
    }
}
