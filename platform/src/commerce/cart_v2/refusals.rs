//! Refusals with the data of their codes (contract, "applicationErrorData").

use crate::base::ApiError;
use crate::commerce::cart::{Problem, STORES_APP};
use cartwright::resources::cart_v2::{InvalidCouponReason, InvalidGiftCardReason};
use serde_json::{Value, json};

pub(super) fn refuse(code: &'static str, description: impl Into<String>, data: Value) -> ApiError {
    ApiError::bad_request(code, description).with(data)
}

pub(super) fn cart_not_found(id: Option<&str>) -> ApiError {
    match id {
        Some(id) => ApiError::not_found("CART_NOT_FOUND", format!("There is no cart {id}")),
        None => ApiError::not_found("CURRENT_CART_NOT_FOUND", "The current visitor or member has no cart"),
    }
}

pub(super) fn already_ordered(cart_id: &str, order_id: &str) -> ApiError {
    refuse("CART_ALREADY_ORDERED", "This cart has become an order", json!({ "cartId": cart_id, "orderId": order_id }))
}

pub(super) fn lines_not_found(ids: &[String]) -> ApiError {
    refuse(
        "LINE_ITEM_NOT_FOUND_IN_CART",
        format!("The cart has no line item {}", ids.join(", ")),
        json!({ "lineItemIds": ids }),
    )
}

/// The contract's reason why a coupon does not apply.
pub(super) fn coupon_reason(problem: &Problem) -> Option<InvalidCouponReason> {
    Some(match problem.code {
        "ERROR_COUPON_DOES_NOT_EXIST" => return None,
        "ERROR_COUPON_HAS_EXPIRED" => InvalidCouponReason::Expired,
        "ERROR_COUPON_IS_DISABLED" => InvalidCouponReason::Disabled,
        "ERROR_COUPON_IS_NOT_ACTIVE_YET" => InvalidCouponReason::Inactive,
        "ERROR_COUPON_USAGE_EXCEEDED" => InvalidCouponReason::MaxUsageExceeded,
        "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED" => InvalidCouponReason::MaxUsagePerCustomerExceeded,
        "ERROR_INVALID_SUBTOTAL" => InvalidCouponReason::MinSubtotalNotReached,
        _ => InvalidCouponReason::NotApplicableToSelectedLineItems,
    })
}

pub(super) fn coupon_data(problem: &Problem, code: &str) -> Value {
    let mut data = json!({ "couponCode": code, "reason": coupon_reason(problem) });
    if let (Value::Object(fields), Some(minimum)) = (&mut data, problem.data.get("minimumSubtotal")) {
        fields.insert(
            "minSubtotalNotReachedDetails".to_owned(),
            json!({ "requiredMinimumSubtotal": { "amount": minimum, "convertedAmount": minimum } }),
        );
    }
    data
}

/// The refusal of an inapplicable coupon.
pub(super) fn coupon(problem: Problem, code: &str) -> ApiError {
    match coupon_reason(&problem) {
        None => refuse("INVALID_COUPON_CODE", problem.description, json!({ "couponCode": code })),
        Some(_) => {
            let data = coupon_data(&problem, code);
            refuse("INVALID_COUPON_STATUS", problem.description, data)
        }
    }
}

/// The contract's reason why a gift card cannot pay.
pub(super) fn gift_card_reason(problem: &Problem) -> Option<InvalidGiftCardReason> {
    Some(match problem.code {
        "GIFT_CARD_DISABLED" => InvalidGiftCardReason::Disabled,
        "GIFT_CARD_EXPIRED" => InvalidGiftCardReason::Expired,
        "GIFT_CARD_IS_EMPTY" => InvalidGiftCardReason::EmptyBalance,
        _ => return None,
    })
}

/// The refusal of a gift card that cannot pay.
pub(super) fn gift_card(problem: Problem, code: &str) -> ApiError {
    let id = problem.data.get("giftCardId").cloned();
    match gift_card_reason(&problem) {
        None => refuse("INVALID_GIFT_CARD_CODE", problem.description, json!({ "giftCardCode": code })),
        Some(reason) => refuse(
            "INVALID_GIFT_CARD_STATUS",
            problem.description,
            json!({ "giftCardCode": code, "giftCardId": id, "reason": reason }),
        ),
    }
}

/// Translates a refusal of lines to Cart V2's codes.
pub(super) fn lines(error: ApiError, sent: &[Value]) -> ApiError {
    match error {
        ApiError::Application { code: "CATALOG_ITEM_NOT_FOUND", description, .. } => {
            if sent.iter().any(is_of_unknown_app) {
                return refuse("CATALOG_ITEMS_RETRIEVAL_FAILURE", description, json!({}));
            }
            let items: Vec<Value> = sent
                .iter()
                .filter(|reference| {
                    let id = reference.get("catalogItemId").and_then(Value::as_str);
                    id.is_some_and(|id| description.ends_with(id))
                })
                .map(|reference| json!({ "catalogReference": reference }))
                .collect();
            refuse("ITEM_NOT_FOUND_IN_CATALOG", description, json!({ "invalidItems": items }))
        }
        ApiError::Validation(violations) => renamed(violations),
        other => other,
    }
}

/// Whether a catalog reference names an app without a catalog here.
fn is_of_unknown_app(reference: &Value) -> bool {
    let app = reference.get("appId").and_then(Value::as_str);
    app.is_some_and(|app| app != STORES_APP)
}

/// Renames violated fields from V1 to V2.
fn renamed(mut violations: Vec<crate::base::error::FieldViolation>) -> ApiError {
    for violation in &mut violations {
        for (older, newer) in [("customLineItems[", "customItems["), ("lineItems[", "catalogItems[")] {
            if let Some(rest) = violation.field.strip_prefix(older) {
                violation.field = [newer, rest].concat();
                break;
            }
        }
    }
    ApiError::Validation(violations)
}
