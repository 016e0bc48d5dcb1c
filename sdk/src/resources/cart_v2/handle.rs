//! The methods of a cart of Cart V2, the current one or one by its id.

use super::endpoints;
use super::entity::Cart;
use super::inputs::*;
use super::requests::*;
use super::upsells::ItemUpsells;
use crate::error::Error;
use crate::resources::handle::{handle, without};
use crate::row::Endpoint;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The platform's code for a visitor who has no cart yet.
const NO_CART: &str = "CART_NOT_FOUND";

handle! {
    /// A cart of Cart V2. Made by [`Client::current_cart_v2`](crate::Client::current_cart_v2) and
    /// [`Client::cart_v2`](crate::Client::cart_v2).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart_v2::CatalogItemInput;
    ///
    /// let items = vec![CatalogItemInput::of("my-catalog-app-id", "my-product-id", 2)];
    /// let cart = client.current_cart_v2().add(items, Vec::new()).await?;
    /// println!("{} lines", cart.line_items.unwrap_or_default().len());
    /// # Ok(())
    /// # }
    /// ```
    CartV2 {
        /// The cart's id; the current cart when absent.
        id: Option<String>,
    }
}

impl<'a> CartV2<'a> {
    /// The same for the cart of this id.
    #[must_use]
    pub(crate) fn of(mut self, id: String) -> Self {
        self.id = Some(id);
        self
    }

    /// The cart's id; `None` for the current cart.
    pub(super) fn id(&self) -> Option<String> {
        self.id.clone()
    }

    /// Makes a cart: the current one, or one that is nobody's current cart.
    ///
    /// # Errors
    ///
    /// An application error whose code says what cannot be put into it.
    pub async fn create(&self, cart: CreateCart) -> Result<Cart, Error> {
        self.changed(&endpoints::CURRENT_CREATE, &endpoints::CREATE, &cart)
            .await
    }

    /// The cart; `None` when there is none.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn get(&self) -> Result<Option<Cart>, Error> {
        let reply: Result<CartAnswer, Error> = self
            .call(&endpoints::CURRENT_GET, &endpoints::GET, &self.itself())
            .await;
        match reply {
            Ok(reply) => Ok(reply.cart),
            Err(error) if error.code() == Some(NO_CART) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Changes fields.
    ///
    /// # Errors
    ///
    /// The code `CART_ALREADY_ORDERED`; a field violation for what cannot be changed.
    pub async fn update(&self, mut cart: Cart) -> Result<Cart, Error> {
        cart.id.clone_from(&self.id);
        let payload = UpdateCart {
            cart: Some(cart),
            ..UpdateCart::default()
        };
        self.changed(&endpoints::CURRENT_UPDATE, &endpoints::UPDATE, &payload)
            .await
    }

    /// Deletes the cart.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn delete(&self) -> Result<(), Error> {
        self.call(&endpoints::CURRENT_DELETE, &endpoints::DELETE, &self.itself())
            .await
            .map(|_| ())
    }

    /// Adds lines, making the current cart if there is none. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// An application error whose code says what cannot be added, such as `ITEM_NOT_FOUND_IN_CATALOG`.
    pub async fn add(
        &self,
        catalog_items: Vec<CatalogItemInput>,
        custom_items: Vec<CustomItemInput>,
    ) -> Result<Cart, Error> {
        let payload = AddItems {
            cart_id: self.id.clone(),
            catalog_items: Some(catalog_items).filter(|items| !items.is_empty()),
            custom_items: Some(custom_items).filter(|items| !items.is_empty()),
            ..AddItems::default()
        };
        self.changed(&endpoints::CURRENT_ADD_LINE_ITEMS, &endpoints::ADD_LINE_ITEMS, &payload)
            .await
    }

    /// Takes lines out.
    ///
    /// # Errors
    ///
    /// The codes `LINE_ITEM_NOT_FOUND_IN_CART` and `CART_ALREADY_ORDERED`.
    pub async fn remove(&self, line_item_ids: Vec<String>) -> Result<Cart, Error> {
        let payload = RemoveItems {
            cart_id: self.id.clone(),
            line_item_ids: Some(line_item_ids),
            ..RemoveItems::default()
        };
        self.changed(
            &endpoints::CURRENT_REMOVE_LINE_ITEMS,
            &endpoints::REMOVE_LINE_ITEMS,
            &payload,
        )
        .await
    }

    /// Changes quantities or memberships of lines.
    ///
    /// # Errors
    ///
    /// An application error whose code says which line cannot be changed, such as `INSUFFICIENT_INVENTORY`.
    pub async fn update_lines(&self, line_items: Vec<LineItemUpdate>) -> Result<Cart, Error> {
        let payload = UpdateItems {
            cart_id: self.id.clone(),
            line_items: Some(line_items),
            ..UpdateItems::default()
        };
        self.changed(
            &endpoints::CURRENT_UPDATE_LINE_ITEMS,
            &endpoints::UPDATE_LINE_ITEMS,
            &payload,
        )
        .await
    }

    /// Applies a coupon.
    ///
    /// # Errors
    ///
    /// The codes `INVALID_COUPON_CODE` and `INVALID_COUPON_STATUS`, whose data says why, and `COUPON_ALREADY_EXISTS`.
    pub async fn add_coupon(&self, coupon: CouponInput) -> Result<Cart, Error> {
        let payload = AddCoupon {
            cart_id: self.id.clone(),
            coupon: Some(coupon),
            ..AddCoupon::default()
        };
        self.changed(&endpoints::CURRENT_ADD_COUPON, &endpoints::ADD_COUPON, &payload)
            .await
    }

    /// Takes a coupon off, by its id in the cart.
    ///
    /// # Errors
    ///
    /// The code `COUPON_NOT_FOUND_IN_CART`.
    pub async fn remove_coupon(&self, coupon_id: impl Into<String>) -> Result<Cart, Error> {
        let payload = RemoveCoupon {
            cart_id: self.id.clone(),
            coupon_id: Some(coupon_id.into()),
            ..RemoveCoupon::default()
        };
        self.changed(&endpoints::CURRENT_REMOVE_COUPON, &endpoints::REMOVE_COUPON, &payload)
            .await
    }

    /// Chooses a way of delivery. The cart needs an address and lines first.
    ///
    /// # Errors
    ///
    /// The codes `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS` and `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
    pub async fn set_delivery_method(&self, method: DeliveryMethodInput) -> Result<Cart, Error> {
        let payload = SetDeliveryMethod {
            cart_id: self.id.clone(),
            delivery_method: Some(method),
            ..SetDeliveryMethod::default()
        };
        self.changed(
            &endpoints::CURRENT_SET_DELIVERY_METHOD,
            &endpoints::SET_DELIVERY_METHOD,
            &payload,
        )
        .await
    }

    /// Takes the way of delivery off.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn remove_delivery_method(&self) -> Result<Cart, Error> {
        self.changed(
            &endpoints::CURRENT_REMOVE_DELIVERY_METHOD,
            &endpoints::REMOVE_DELIVERY_METHOD,
            &self.itself(),
        )
        .await
    }

    /// Puts a gift card on, to pay with.
    ///
    /// # Errors
    ///
    /// The codes `INVALID_GIFT_CARD_CODE` and `INVALID_GIFT_CARD_STATUS`, whose data says why.
    pub async fn add_gift_card(&self, gift_card: GiftCardInput) -> Result<Cart, Error> {
        let payload = AddGiftCard {
            cart_id: self.id.clone(),
            gift_card: Some(gift_card),
            ..AddGiftCard::default()
        };
        self.changed(&endpoints::CURRENT_ADD_GIFT_CARD, &endpoints::ADD_GIFT_CARD, &payload)
            .await
    }

    /// Takes a gift card off, by its id in the cart.
    ///
    /// # Errors
    ///
    /// The code `GIFT_CARD_NOT_FOUND_IN_CART`.
    pub async fn remove_gift_card(&self, gift_card_id: impl Into<String>) -> Result<Cart, Error> {
        let payload = RemoveGiftCard {
            cart_id: self.id.clone(),
            gift_card_id: Some(gift_card_id.into()),
            ..RemoveGiftCard::default()
        };
        self.changed(
            &endpoints::CURRENT_REMOVE_GIFT_CARD,
            &endpoints::REMOVE_GIFT_CARD,
            &payload,
        )
        .await
    }

    /// Ties filled-in forms to lines.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn update_forms(&self, form_submissions: Vec<FormSubmission>) -> Result<Cart, Error> {
        let payload = UpdateForms {
            cart_id: self.id.clone(),
            form_submissions: Some(form_submissions),
            ..UpdateForms::default()
        };
        self.changed(&endpoints::CURRENT_UPDATE_FORMS, &endpoints::UPDATE_FORMS, &payload)
            .await
    }

    /// What else could be bought with each line.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn upsells(&self) -> Result<Vec<ItemUpsells>, Error> {
        let reply: UpsellsReply = self
            .call(&endpoints::CURRENT_GET_UPSELLS, &endpoints::GET_UPSELLS, &self.itself())
            .await?;
        Ok(reply.items_upsells.unwrap_or_default())
    }

    pub(super) fn itself(&self) -> CartId {
        CartId {
            cart_id: self.id.clone(),
            ..CartId::default()
        }
    }

    /// Makes a call on the current cart or on the one of an id.
    pub(super) async fn call<P: Serialize, A: DeserializeOwned>(
        &self,
        current: &Endpoint<P, A>,
        by_id: &Endpoint<P, A>,
        payload: &P,
    ) -> Result<A, Error> {
        let endpoint = if self.id.is_some() { by_id } else { current };
        self.client.call(endpoint, payload, &self.options).await
    }

    pub(super) async fn changed<P: Serialize>(
        &self,
        current: &Endpoint<P, CartAnswer>,
        by_id: &Endpoint<P, CartAnswer>,
        payload: &P,
    ) -> Result<Cart, Error> {
        let reply = self.call(current, by_id, payload).await?;
        reply.cart.ok_or_else(|| without("cart"))
    }
}
