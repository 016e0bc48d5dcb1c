//! Creation and update of a cart. Rows and methods are hand-written, since no `cart_id` of the payload distinguishes
//! the current cart.

use super::{CONVERSIONS, Cart, CartV2, CreateCart, UpdateCart};
use crate::client::{Call, Client};
use crate::error::Error;
use crate::resources::calls::{answered, field};
use crate::row::{Request, Row, Service};
use crate::types::Patch;

/// The rows of this file.
pub(crate) const ROWS: &[Row<'static>] = &[CreateCart::ROW, CREATE_CURRENT, UpdateCart::ROW, UPDATE_CURRENT];

const CREATE_CURRENT: Row<'static> = Row { id: "current_cart_v2.create", path: "/v2/carts/current", ..CreateCart::ROW };
const UPDATE_CURRENT: Row<'static> = Row { id: "current_cart_v2.update", path: "/v2/carts/current", ..UpdateCart::ROW };

impl Request for CreateCart {
    type Answer = Cart;
    const ROW: Row<'static> = Row::post("cart_v2.create", Service::Ecom, "/v2/carts").converting(&CONVERSIONS);

    fn answer(body: serde_json::Value) -> Result<Cart, Error> {
        field(body, answered("cart"))
    }
}

impl Request for UpdateCart {
    type Answer = Cart;
    const ROW: Row<'static> =
        Row::patch("cart_v2.update", Service::Ecom, "/v2/carts/{cart.id}").converting(&CONVERSIONS);

    fn row(&self) -> Row<'static> {
        let id = self.cart.as_ref().and_then(|cart| cart.id.as_ref());
        if id.is_some() { Self::ROW } else { UPDATE_CURRENT }
    }

    fn answer(body: serde_json::Value) -> Result<Cart, Error> {
        field(body, answered("cart"))
    }
}

/// Shows these declarations to a visitor.
#[cfg(cartwright_codegen)]
pub(crate) fn describe(visitor: &mut impl crate::resources::calls::CallVisitor) {
    use crate::resources::calls::{Answer, Declaration};
    let declaration = |name, rows, doc| Declaration { name, rows, doc, answer: Answer::Field("cart") };
    visitor.call::<CreateCart, Cart>(&declaration(
        "create",
        &[CreateCart::ROW, CREATE_CURRENT],
        &["Creates a cart. Fails with a code that names the reason."],
    ));
    visitor.call::<UpdateCart, Cart>(&declaration(
        "update",
        &[UpdateCart::ROW, UPDATE_CURRENT],
        &["Updates fields of the cart; lines, coupons and gift cards have calls of their own. Fails with field violations for fields that cannot be changed."],
    ));
}

impl Client {
    /// Creates a cart of Cart V2 that is not the current cart of anyone. Fails with a code that names the reason.
    pub fn create_cart_v2(&self, cart: CreateCart) -> Call<'_, Cart> {
        self.call(&cart, &crate::CallOptions::default())
    }
}

impl<'a> CartV2<'a> {
    /// Creates the current cart. Fails with a code that names the reason.
    pub fn create(&self, cart: CreateCart) -> Call<'a, Cart> {
        self.client.call_row(CREATE_CURRENT, &cart, &self.options)
    }

    /// Updates fields of the cart. Fails with field violations for fields that cannot be changed.
    pub fn update(&self, cart: impl Into<Patch<Cart>>) -> Call<'a, Cart> {
        let mut cart: Patch<Cart> = cart.into();
        cart.id.clone_from(&self.cart_id);
        let update = UpdateCart { cart: Some(cart), ..UpdateCart::default() };
        self.client.call(&update, &self.options)
    }
}
