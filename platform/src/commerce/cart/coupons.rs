//! Whether a coupon is good for a cart.

use super::basket::Basket;
use super::line::Line;
use super::problem::Problem;
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::base::money;
use crate::commerce::rules::{self, Coupon, MAX_CODE_LENGTH};
use cartwright::resources::cart::ItemTypePreset;
use rusqlite::Connection;
use serde_json::json;

/// Checks the form of a coupon's code.
pub(crate) fn check_code<'a>(code: &'a str, field: &str) -> Result<&'a str, ApiError> {
    let code = code.trim();
    if code.chars().count() > MAX_CODE_LENGTH {
        return Err(ApiError::field(field, "MAX_LENGTH", "must have at most 50 characters"));
    }
    if code.is_empty() || code.chars().any(|character| character.is_control() || character.is_whitespace()) {
        return Err(ApiError::field(field, "FORMAT", "must be one word"));
    }
    Ok(code)
}

/// Finds a coupon by its code and checks that it is good for a cart.
pub(crate) fn find(
    connection: &Connection,
    now: Millis,
    code: &str,
    basket: &Basket,
) -> Result<Result<Coupon, Problem>, ApiError> {
    let refuse = |code, description: String| Ok(Err(Problem::new(code, description)));
    let Some(coupon) = rules::find_by_code::<Coupon>(connection, code)? else {
        return refuse("ERROR_COUPON_DOES_NOT_EXIST", format!("There is no coupon {}", code.trim()));
    };
    if !coupon.active {
        return refuse("ERROR_COUPON_IS_DISABLED", "This coupon is switched off".to_owned());
    }
    if coupon.starts.is_some_and(|starts| now < starts) {
        return refuse("ERROR_COUPON_IS_NOT_ACTIVE_YET", "This coupon is not good yet".to_owned());
    }
    if coupon.expires.is_some_and(|expires| now >= expires) {
        return refuse("ERROR_COUPON_HAS_EXPIRED", "This coupon has expired".to_owned());
    }
    if let Some(limit) = coupon.usage_limit
        && rules::count_coupon_uses(connection, &coupon, None)? >= limit
    {
        return refuse("ERROR_COUPON_USAGE_EXCEEDED", "This coupon has been used as often as it can be".to_owned());
    }
    if let Some(limit) = coupon.limit_per_customer
        && rules::count_coupon_uses(connection, &coupon, Some(&basket.owner))? >= limit
    {
        return refuse(
            "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
            "You have used this coupon as often as you can".to_owned(),
        );
    }
    Ok(fits(&coupon, basket).map(|()| coupon))
}

/// Whether a coupon is for what is in a cart.
fn fits(coupon: &Coupon, basket: &Basket) -> Result<(), Problem> {
    if let Some(minimum) = coupon.minimum_subtotal
        && basket.goods() < minimum
    {
        let text = money::formatted(minimum, basket.currency);
        let data = json!({ "minimumSubtotal": minimum.to_string() });
        return Err(
            Problem::new("ERROR_INVALID_SUBTOTAL", format!("This coupon is for orders of {text} or more")).with(data)
        );
    }
    if basket.lines.iter().any(|line| applies(coupon, line)) {
        return Ok(());
    }
    let only_gift_cards = basket.lines.iter().all(|line| line.item_type == ItemTypePreset::GiftCard);
    if only_gift_cards && !basket.lines.is_empty() {
        return Err(Problem::new("COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD", "Coupons are not for gift cards"));
    }
    Err(Problem::new("ERROR_INVALID_PRODUCTS", "This coupon is for nothing in the cart"))
}

/// Whether a coupon is for a line. None is for gift cards, which are money.
pub(crate) fn applies(coupon: &Coupon, line: &Line) -> bool {
    line.item_type != ItemTypePreset::GiftCard && coupon.is_for(line.stored.product(), &line.collections)
}
