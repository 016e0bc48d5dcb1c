//! The coupon of a cart: at most one.

use super::refusals::refuse;
use super::{refusals, target};
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart;
use crate::commerce::cart::{Guesser, OwnedCart};
use crate::commerce::rules;
use crate::commerce::rules::Coupon;
use cartwright::resources::cart_v2::AddCoupon;
use rusqlite::Connection;
use serde_json::{Value, json};

fn check_lock(owned: &OwnedCart) -> Result<(), ApiError> {
    let settings = owned.cart.newer.settings.as_ref();
    if settings.and_then(|settings| settings.lock_coupon_code) == Some(true) {
        return Err(refuse("COUPON_LOCKED", "The coupon of this cart cannot be changed", json!({})));
    }
    Ok(())
}

/// Puts a coupon into a cart that has none.
pub(super) fn apply(
    shop: &Shop,
    connection: &Connection,
    owned: &mut OwnedCart,
    code: &str,
    field: &str,
) -> Result<(), ApiError> {
    let code = cart::check_code(code, field)?;
    if let Some(known) = &owned.cart.coupon {
        let data = json!({ "couponCode": known });
        return Err(if known.eq_ignore_ascii_case(code) {
            refuse("COUPON_ALREADY_EXISTS", "The cart has this coupon", data)
        } else {
            refuse("MAX_COUPONS_PER_CART_EXCEEDED", "The cart has a coupon: take it off first", data)
        });
    }
    let now = shop.clock.now();
    let basket = cart::resolve(connection, now, &owned.owner, owned.cart.clone())?;
    match cart::find_coupon(connection, now, code, &basket)? {
        Ok(coupon) => owned.cart.coupon = Some(coupon.code),
        Err(problem) => return Err(refusals::coupon(problem, code)),
    }
    Ok(())
}

/// `POST …/add-coupon`
pub(crate) fn add(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: AddCoupon = call.payload()?;
    let code = asked.coupon.and_then(|coupon| coupon.code).unwrap_or_default();
    Guesser::of_call(call).count(shop, Some(&code), || {
        target::change(shop, call, |transaction, owned| {
            check_lock(owned)?;
            apply(shop, transaction, owned, &code, "coupon.code")
        })
    })
}

/// `POST …/remove-coupon`
pub(crate) fn remove(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("couponId")?;
    target::change(shop, call, |transaction, owned| {
        check_lock(owned)?;
        let known = match &owned.cart.coupon {
            Some(code) => rules::find_by_code::<Coupon>(transaction, code)?,
            None => None,
        };
        if known.is_none_or(|coupon| coupon.id != id) {
            return Err(refuse(
                "COUPON_NOT_FOUND_IN_CART",
                format!("The cart has no coupon {id}"),
                json!({ "couponId": id }),
            ));
        }
        owned.cart.coupon = None;
        Ok(())
    })
}
