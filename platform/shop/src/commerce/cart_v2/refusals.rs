//! Refusals with the data of their codes (contract, "applicationErrorData").

use crate::commerce::cart::{AddError, MAX_LINES, Problem, STORES_APP};
use base::{ApiError, put_field};
use cartwright::resources::cart::CatalogReference;
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

/// The contract's reason why a coupon does not apply; `None` for an unknown code.
fn coupon_reason(problem: &Problem) -> Option<InvalidCouponReason> {
    Some(match problem {
        Problem::CouponUnknown(_) => return None,
        Problem::CouponExpired => InvalidCouponReason::Expired,
        Problem::CouponDisabled => InvalidCouponReason::Disabled,
        Problem::CouponNotActiveYet => InvalidCouponReason::Inactive,
        Problem::CouponUsedUp => InvalidCouponReason::MaxUsageExceeded,
        Problem::CouponUsedUpByBuyer => InvalidCouponReason::MaxUsagePerCustomerExceeded,
        Problem::CouponBelowMinimum { .. } => InvalidCouponReason::MinSubtotalNotReached,
        _ => InvalidCouponReason::NotApplicableToSelectedLineItems,
    })
}

pub(super) fn coupon_data(problem: &Problem, code: &str) -> Value {
    let mut data = json!({ "couponCode": code, "reason": coupon_reason(problem) });
    if let Problem::CouponBelowMinimum { minimum, .. } = problem {
        let minimum = json!({ "amount": minimum, "convertedAmount": minimum });
        put_field(&mut data, "minSubtotalNotReachedDetails", json!({ "requiredMinimumSubtotal": minimum }));
    }
    data
}

/// The refusal of an inapplicable coupon.
pub(super) fn coupon(problem: &Problem, code: &str) -> ApiError {
    let refusal = match problem {
        Problem::CouponUnknown(_) => refuse("INVALID_COUPON_CODE", problem.to_string(), json!({ "couponCode": code })),
        _ => refuse("INVALID_COUPON_STATUS", problem.to_string(), coupon_data(problem, code)),
    };
    refusal.for_wrong_code(problem.is_wrong_code())
}

/// The contract's reason why a gift card cannot pay, and the card's id; `None` if no known card is the reason.
pub(super) fn gift_card_reason(problem: &Problem) -> Option<(InvalidGiftCardReason, &str)> {
    match problem {
        Problem::GiftCardDisabled { id } => Some((InvalidGiftCardReason::Disabled, id)),
        Problem::GiftCardExpired { id } => Some((InvalidGiftCardReason::Expired, id)),
        Problem::GiftCardEmpty { id } => Some((InvalidGiftCardReason::EmptyBalance, id)),
        _ => None,
    }
}

/// The refusal of a gift card that cannot pay.
pub(super) fn gift_card(problem: &Problem, code: &str) -> ApiError {
    let refusal = match gift_card_reason(problem) {
        None => refuse("INVALID_GIFT_CARD_CODE", problem.to_string(), json!({ "giftCardCode": code })),
        Some((reason, id)) => refuse(
            "INVALID_GIFT_CARD_STATUS",
            problem.to_string(),
            json!({ "giftCardCode": code, "giftCardId": id, "reason": reason }),
        ),
    };
    refusal.for_wrong_code(problem.is_wrong_code())
}

/// The refusal of lines of a call, of which `sent` are the catalog references.
pub(super) fn lines(error: AddError, sent: &[CatalogReference], request_count: usize) -> ApiError {
    match error {
        AddError::UnknownItem { app, item } => {
            let description = format!("The catalog of app {app} has no item {item}");
            if sent.iter().any(is_of_unknown_app) {
                return refuse("CATALOG_ITEMS_RETRIEVAL_FAILURE", description, json!({}));
            }
            let named = sent.iter().filter(|reference| reference.catalog_item_id.as_ref() == Some(&item));
            let items: Vec<Value> = named.map(|reference| json!({ "catalogReference": reference })).collect();
            refuse("ITEM_NOT_FOUND_IN_CATALOG", description, json!({ "invalidItems": items }))
        }
        AddError::TooManyLines => refuse(
            "MAX_LINE_ITEMS_EXCEEDED",
            format!("A cart can have at most {MAX_LINES} lines"),
            json!({ "requestCount": request_count, "maxCount": MAX_LINES }),
        ),
        AddError::Other(error) => error,
    }
}

/// Whether a catalog reference names an app without a catalog here.
fn is_of_unknown_app(reference: &CatalogReference) -> bool {
    reference.app_id.as_deref().is_some_and(|app| app != STORES_APP)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A refusal's code, and one field of its data.
    fn named(error: ApiError, field: &str) -> (&'static str, Value) {
        match error {
            ApiError::Application { code, data, .. } => (code, data[field].clone()),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn an_inapplicable_coupon_or_gift_card_is_refused_with_its_reason() {
        let id = || "card".to_owned();
        let minimum = Problem::CouponBelowMinimum { minimum: "100".to_owned(), formatted: "$100.00".to_owned() };
        for (problem, reason) in [
            (Problem::CouponUnknown("X".to_owned()), None),
            (Problem::CouponExpired, Some("EXPIRED")),
            (Problem::CouponDisabled, Some("DISABLED")),
            (Problem::CouponNotActiveYet, Some("INACTIVE")),
            (Problem::CouponUsedUp, Some("MAX_USAGE_EXCEEDED")),
            (Problem::CouponUsedUpByBuyer, Some("MAX_USAGE_PER_CUSTOMER_EXCEEDED")),
            (minimum, Some("MIN_SUBTOTAL_NOT_REACHED")),
            (Problem::CouponForOtherProducts, Some("NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS")),
        ] {
            let code = if reason.is_some() { "INVALID_COUPON_STATUS" } else { "INVALID_COUPON_CODE" };
            assert_eq!(named(coupon(&problem, "X"), "reason"), (code, json!(reason)), "{problem:?}");
        }
        for (problem, reason) in [
            (Problem::GiftCardUnknown, None),
            (Problem::GiftCardCodeMalformed, None),
            (Problem::GiftCardExpired { id: id() }, Some("EXPIRED")),
            (Problem::GiftCardEmpty { id: id() }, Some("EMPTY_BALANCE")),
            (Problem::GiftCardDisabled { id: id() }, Some("DISABLED")),
        ] {
            let code = if reason.is_some() { "INVALID_GIFT_CARD_STATUS" } else { "INVALID_GIFT_CARD_CODE" };
            assert_eq!(named(gift_card(&problem, "X"), "reason"), (code, json!(reason)), "{problem:?}");
        }
    }

    #[test]
    fn an_unknown_item_is_told_from_an_unknown_catalog() {
        let reference = |app: &str| {
            serde_json::from_value::<CatalogReference>(json!({ "appId": app, "catalogItemId": "mug" })).unwrap()
        };
        let unknown = || AddError::UnknownItem { app: "a".to_owned(), item: "mug".to_owned() };
        let foreign = lines(unknown(), &[reference(STORES_APP), reference("another")], 2);
        assert_eq!(named(foreign, "invalidItems"), ("CATALOG_ITEMS_RETRIEVAL_FAILURE", Value::Null));
        let (code, items) = named(lines(unknown(), &[reference(STORES_APP)], 1), "invalidItems");
        assert_eq!(
            (code, &items[0]["catalogReference"]["catalogItemId"]),
            ("ITEM_NOT_FOUND_IN_CATALOG", &json!("mug"))
        );
        let many = lines(AddError::TooManyLines, &[], 302);
        assert_eq!(named(many, "requestCount"), ("MAX_LINE_ITEMS_EXCEEDED", json!(302)));
    }
}
