//! Whether a coupon is good for a cart.

use super::basket::Basket;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::pricing::money;
use crate::pricing::rules::Coupon;
use rusqlite::{Connection, OptionalExtension};

/// Why a coupon is not good.
#[derive(Debug, Clone)]
pub(crate) struct CouponRefusal {
    pub(crate) code: &'static str,
    pub(crate) description: String,
}

impl From<CouponRefusal> for ApiError {
    fn from(refusal: CouponRefusal) -> Self {
        Self::bad_request(refusal.code, refusal.description)
    }
}

/// Finds a coupon by its code and checks that it is good for a cart.
pub(super) fn find(
    connection: &Connection,
    now: Millis,
    owner: &str,
    code: &str,
    basket: &Basket,
) -> Result<Result<Coupon, CouponRefusal>, ApiError> {
    let refuse = |code, description: String| Ok(Err(CouponRefusal { code, description }));
    let body: Option<String> = connection
        .prepare_cached("SELECT body FROM coupons WHERE code = ?1")?
        .query_row([code.trim()], |row| row.get(0))
        .optional()?;
    let Some(body) = body else {
        return refuse(
            "ERROR_COUPON_DOES_NOT_EXIST",
            format!("There is no coupon {}", code.trim()),
        );
    };
    let coupon: Coupon = serde_json::from_str(&body)?;
    if !coupon.active {
        return refuse("ERROR_COUPON_IS_DISABLED", "This coupon is switched off".to_owned());
    }
    if coupon.starts.is_some_and(|starts| now < starts) {
        return refuse(
            "ERROR_COUPON_IS_NOT_ACTIVE_YET",
            "This coupon is not good yet".to_owned(),
        );
    }
    if coupon.expires.is_some_and(|expires| now >= expires) {
        return refuse("ERROR_COUPON_HAS_EXPIRED", "This coupon has expired".to_owned());
    }
    let uses = |sql: &str, values: &[&str]| -> Result<i64, ApiError> {
        Ok(connection
            .prepare_cached(sql)?
            .query_row(rusqlite::params_from_iter(values), |row| row.get(0))?)
    };
    if let Some(limit) = coupon.usage_limit
        && uses("SELECT count(*) FROM coupon_uses WHERE coupon = ?1", &[&coupon.id])? >= limit
    {
        return refuse(
            "ERROR_COUPON_USAGE_EXCEEDED",
            "This coupon has been used as often as it can be".to_owned(),
        );
    }
    if let Some(limit) = coupon.limit_per_customer
        && uses(
            "SELECT count(*) FROM coupon_uses WHERE coupon = ?1 AND owner = ?2",
            &[&coupon.id, owner],
        )? >= limit
    {
        return refuse(
            "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
            "You have used this coupon as often as you can".to_owned(),
        );
    }
    if let Some(minimum) = coupon.minimum_subtotal
        && basket.goods() < minimum
    {
        return refuse(
            "ERROR_INVALID_SUBTOTAL",
            format!("This coupon is for orders of {} or more", money::formatted(minimum)),
        );
    }
    if !basket.lines.iter().any(|line| applies(&coupon, &line.collections)) {
        return refuse(
            "ERROR_INVALID_PRODUCTS",
            "This coupon is for nothing in the cart".to_owned(),
        );
    }
    Ok(Ok(coupon))
}

/// Whether a coupon is for a product in these collections.
pub(super) fn applies(coupon: &Coupon, collections: &[String]) -> bool {
    coupon.collections.is_empty() || coupon.collections.iter().any(|wanted| collections.contains(wanted))
}
