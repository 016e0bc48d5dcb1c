//! The delivery method of a cart.

use super::{refusals::refuse, target};
use crate::commerce::cart::{Basket, OwnedCart};
use base::{ApiError, Call, Result, Shop, Writing, wire};
use cartwright::resources::cart::SelectedShippingOption;
use cartwright::resources::cart_v2::{DeliveryMethodInput, SetDeliveryMethod};
use serde_json::{Value, json};

/// Sets the delivery method; [`check`] verifies that it is available.
pub(super) fn apply(owned: &mut OwnedCart, given: &DeliveryMethodInput) -> Result<()> {
    let code =
        given.code.clone().ok_or_else(|| ApiError::field("deliveryMethod.code", "REQUIRED_FIELD", "is missing"))?;
    owned.cart.selected_shipping_option =
        Some(wire!(SelectedShippingOption { carrier_id: given.app_id.clone(), code }));
    Ok(())
}

/// Checks the delivery method just set: it requires shippable goods and an address.
pub(super) fn check(basket: &Basket, given: &DeliveryMethodInput) -> Result<()> {
    if !basket.needs_delivery() {
        return Err(refuse(
            "DELIVERY_METHOD_MISSING_LINE_ITEMS",
            "There is nothing to be delivered in the cart",
            json!({}),
        ));
    }
    if basket.cart().address().is_none_or(|address| address.country.is_none()) {
        return Err(refuse("DELIVERY_METHOD_MISSING_ADDRESS", "There is no address to deliver to", json!({})));
    }
    let estimate = basket.as_checkout();
    if estimate.selection_problem.is_some() || estimate.delivery_problem.is_some() {
        let code = given.code.as_deref().unwrap_or_default();
        return Err(refuse(
            "DELIVERY_METHOD_NOT_FOUND",
            format!("There is no way of delivery {code} to this address"),
            json!({ "code": code, "appId": given.app_id }),
        ));
    }
    Ok(())
}

/// `POST /v2/carts/current/set-delivery-method` and `POST /v2/carts/{cartId}/set-delivery-method`
pub(crate) fn set(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: SetDeliveryMethod = call.payload()?;
    let given = requested.delivery_method.unwrap_or_default();
    target::change(shop, call, |_, owned| apply(owned, &given), |basket, ()| check(basket, &given))
}

/// `POST /v2/carts/current/remove-delivery-method` and `POST /v2/carts/{cartId}/remove-delivery-method`
pub(crate) fn remove(shop: &Shop, call: &Call) -> Result<Value> {
    let work = |_: &Writing<'_>, owned: &mut OwnedCart| {
        owned.cart.selected_shipping_option = None;
        Ok(())
    };
    target::change(shop, call, work, |_, ()| Ok(()))
}
