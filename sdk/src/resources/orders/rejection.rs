//! Reasons why the platform refuses to change an order.

use crate::error::{Error, ErrorKind, codes};
use crate::types::entity::open_enums;

open_enums! {
    /// The reason why an order cannot be changed: see [`order_change_rejection`].
    OrderChangeRejection {
        PartiallyOrFullyRefunded = "PARTIALLY_OR_FULLY_REFUNDED",
        UnsupportedChannelType = "UNSUPPORTED_CHANNEL_TYPE",
        OrderStatusIsNotSupported = "ORDER_STATUS_IS_NOT_SUPPORTED",
        OrderAndSiteCurrenciesAreInconsistent = "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
        OrderAndSiteWeightUnitsAreInconsistent = "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT",
        AmountsDoNotAddUp = "AMOUNTS_DO_NOT_ADD_UP",
        OrderNotFound = "ORDER_NOT_FOUND",
        SubscriptionLineItemExists = "SUBSCRIPTION_LINE_ITEM_EXISTS",
        UnsupportedCatalogItem = "UNSUPPORTED_CATALOG_ITEM",
        TaxableExistingAdditionalFee = "TAXABLE_EXISTING_ADDITIONAL_FEE",
    }
}

/// Codes of [`Orders::update`](super::Orders::update) and [`Orders::cancel`](super::Orders::cancel) that refuse an
/// order for its status.
const STATUSES: &[&str] = &[codes::ORDER_IS_PENDING, codes::ORDER_IS_REJECTED, codes::ORDER_ALREADY_CANCELED];

/// The reason why an order was not changed, by the error's code or, where that is a general one, the `reason` or
/// `reasons` of its data. `None` for a failure with another cause, such as a lost network.
///
/// ```no_run
/// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
/// use cartwright::resources::orders::{CancelOrder, OrderChangeRejection, order_change_rejection};
///
/// if let Err(error) = client.orders().cancel(CancelOrder::new("order-id")).await {
///     match order_change_rejection(&error) {
///         Some(OrderChangeRejection::OrderStatusIsNotSupported) => println!("too late to cancel"),
///         _ => return Err(error),
///     }
/// }
/// # Ok(())
/// # }
/// ```
#[must_use]
pub fn order_change_rejection(error: &Error) -> Option<OrderChangeRejection> {
    if error.kind() != ErrorKind::Application {
        return None;
    }
    let code = error.code()?;
    if STATUSES.contains(&code) {
        return Some(OrderChangeRejection::OrderStatusIsNotSupported);
    }
    let data = error.data();
    let reason = data.get("reason").text();
    let reasons = data.get("reasons").items().filter_map(|(_, reason)| reason.text());
    std::iter::once(code.to_owned()).chain(reason).chain(reasons).find_map(|reason| {
        let reason = OrderChangeRejection::from(reason.as_str());
        (!matches!(reason, OrderChangeRejection::Unknown(_))).then_some(reason)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, application: &str) -> Error {
        let body = format!(r#"{{"message":"m","details":{{"applicationError":{application}}}}}"#);
        Error::of_answer("orders.update", status, None, &body, None)
    }

    #[test]
    fn each_rejection_reason_is_read_from_the_code_or_data() {
        for text in OrderChangeRejection::KNOWN {
            let expected = Some(OrderChangeRejection::from(*text));
            let by_code = format!(r#"{{"code":"{text}"}}"#);
            assert_eq!(order_change_rejection(&refused(428, &by_code)), expected);
            let by_data = format!(r#"{{"code":"ORDER_CANNOT_BE_CHANGED","data":{{"reason":"{text}"}}}}"#);
            assert_eq!(order_change_rejection(&refused(428, &by_data)), expected);
            let by_list = format!(r#"{{"code":"ORDER_CANNOT_BE_CHANGED","data":{{"reasons":["{text}"]}}}}"#);
            assert_eq!(order_change_rejection(&refused(428, &by_list)), expected);
        }
    }

    #[test]
    fn status_codes_map_to_an_unsupported_order_status() {
        for code in STATUSES {
            let error = refused(428, &format!(r#"{{"code":"{code}"}}"#));
            let expected = Some(OrderChangeRejection::OrderStatusIsNotSupported);
            assert_eq!(order_change_rejection(&error), expected);
        }
    }

    #[test]
    fn other_errors_have_no_rejection_reason() {
        assert_eq!(order_change_rejection(&refused(428, r#"{"code":"SOMETHING_ELSE"}"#)), None);
        assert_eq!(order_change_rejection(&Error::timed_out(1000)), None);
    }
}
