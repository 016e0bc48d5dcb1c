//! From a cart of Cart V2 to its order: what it costs, where it is paid, placing it.

use super::endpoints;
use super::handle::CartV2;
use super::inputs::CatalogItemInput;
use super::requests::*;
use crate::error::{Error, ErrorKind};
use crate::resources::cart::CatalogReference;
use crate::resources::handle::without;

impl CartV2<'_> {
    /// The cart with prices and stock of now.
    ///
    /// # Errors
    ///
    /// The code `CART_ALREADY_ORDERED`.
    pub async fn refresh(&self) -> Result<super::Cart, Error> {
        self.changed(&endpoints::CURRENT_REFRESH, &endpoints::REFRESH, &self.itself())
            .await
    }

    /// What the cart costs, with all that it holds. The summary's token goes into
    /// [`place_order`](Self::place_order).
    ///
    /// # Errors
    ///
    /// The code `CART_ALREADY_ORDERED`.
    pub async fn calculate(&self, refresh: bool) -> Result<CalculatedCart, Error> {
        let payload = CalculateCart {
            cart_id: self.id(),
            refresh_cart: Some(refresh),
            ..CalculateCart::default()
        };
        self.call(&endpoints::CURRENT_CALCULATE, &endpoints::CALCULATE, &payload)
            .await
    }

    /// What the cart would cost; parts that are not asked for are left out.
    ///
    /// # Errors
    ///
    /// The code `CART_ALREADY_ORDERED`.
    pub async fn estimate(&self, mut parts: EstimateCart) -> Result<CalculatedCart, Error> {
        parts.cart_id = self.id();
        self.call(&endpoints::CURRENT_ESTIMATE, &endpoints::ESTIMATE, &parts)
            .await
    }

    /// The page that the cart is paid on.
    ///
    /// # Errors
    ///
    /// A request error for the current cart, whose id has to be read first; the codes `CHECKOUT_PAGE_NOT_FOUND` and
    /// `SITE_NOT_PUBLISHED`.
    pub async fn checkout_url(&self) -> Result<String, Error> {
        let payload = GetCheckoutUrl {
            cart_id: Some(self.known_id()?),
            ..GetCheckoutUrl::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_CHECKOUT_URL, &payload, &self.options)
            .await?;
        reply.checkout_url.ok_or_else(|| without("checkout address"))
    }

    /// Places the order of a cart with nothing to pay now, or that is paid with a token. Never to be repeated
    /// blindly: a cart that has become an order answers `CART_ALREADY_ORDERED`, whose data has the order's id.
    ///
    /// # Errors
    ///
    /// A request error for the current cart, whose id has to be read first; an application error whose code says why
    /// there can be no order. After `CART_PRICES_OUT_OF_SYNC` calculate again and ask the buyer.
    pub async fn place_order(&self, mut order: PlaceOrder) -> Result<PlacedOrder, Error> {
        order.cart_id = Some(self.known_id()?);
        self.client.call(&endpoints::PLACE_ORDER, &order, &self.options).await
    }

    /// Notes the order that the cart became elsewhere. Needs the owner.
    ///
    /// # Errors
    ///
    /// A request error for the current cart, whose id has to be read first.
    pub async fn mark_as_completed(&self, order_id: impl Into<String>) -> Result<super::Cart, Error> {
        let payload = MarkAsCompleted {
            cart_id: Some(self.known_id()?),
            order_id: Some(order_id.into()),
            ..MarkAsCompleted::default()
        };
        let reply = self
            .client
            .call(&endpoints::MARK_AS_COMPLETED, &payload, &self.options)
            .await?;
        reply.cart.ok_or_else(|| without("cart"))
    }

    fn known_id(&self) -> Result<String, Error> {
        self.id().ok_or_else(|| {
            Error::new(
                ErrorKind::Request,
                "this call needs the cart's id: read the current cart first",
            )
        })
    }
}

impl CatalogItemInput {
    /// Some of one catalog item: the app that owns the catalog, the item in it, how many.
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
