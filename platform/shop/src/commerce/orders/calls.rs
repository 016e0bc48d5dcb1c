//! Reads of orders, and their activities.

use super::{history, repo};
use super::{record, stored::Record};
use crate::events::EventKind;
use base::{ApiError, Call, Result, Shop};
use cartwright::resources::orders::{Activity, AddActivities, OrderActivityType, OrderStatus};
use serde_json::{Value, json};

/// The requested order ids.
pub fn ids(call: &Call) -> Result<Vec<String>> {
    let given = call.value("orderIds").cloned().unwrap_or_default();
    serde_json::from_value(given).map_err(|_| ApiError::field("orderIds", "FORMAT", "is not a list of texts"))
}

/// Refuses a change of an order whose payment is pending or declined.
pub(super) fn refuse_undecided(record: &Record) -> Result<()> {
    match record.order.status {
        Some(OrderStatus::Pending) => Err(ApiError::bad_request("ORDER_IS_PENDING", "The order waits for its payment")),
        Some(OrderStatus::Rejected) => Err(ApiError::bad_request("ORDER_IS_REJECTED", "The order was rejected")),
        _ => Ok(()),
    }
}

/// Refuses the call unless the order is approved.
pub fn refuse_unsettled(record: &Record) -> Result<()> {
    refuse_undecided(record)?;
    match record.order.status {
        Some(OrderStatus::Canceled) => {
            Err(ApiError::bad_request("ORDER_ALREADY_CANCELED", "The order has been cancelled"))
        }
        _ => Ok(()),
    }
}

/// `GET /v1/orders/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    let found = shop.db.read(|connection| repo::of_caller(connection, &call.caller, id))?;
    Ok(json!({ "order": record::shown_to(&call.caller, found.order) }))
}

/// Validates an activity that the owner adds: a comment or an external event.
fn validated_activity(index: usize, given: Activity) -> Result<Activity> {
    let refuse =
        |name: &str, rule, text: String| Err(ApiError::field(format!("orderActivities[{index}].{name}"), rule, text));
    let Some(kind) = given.activity_type else {
        return refuse("activityType", "REQUIRED_FIELD", "is missing".to_owned());
    };
    match kind {
        OrderActivityType::MerchantComment => {
            let message = given.merchant_comment.as_ref();
            match message.and_then(|comment| comment.message.as_ref()) {
                Some(_) => Ok(Activity { merchant_comment: given.merchant_comment, ..history::entry(kind) }),
                None => refuse("merchantComment.message", "REQUIRED_FIELD", "is missing".to_owned()),
            }
        }
        OrderActivityType::FulfillerEmailSent
        | OrderActivityType::PickupReadyEmailSent
        | OrderActivityType::ShippingConfirmationEmailSent
        | OrderActivityType::DownloadLinkSent
        | OrderActivityType::InvoiceSent => Ok(history::entry(kind)),
        other if OrderActivityType::KNOWN.contains(&other.as_str()) => {
            refuse("activityType", "FIELD_NOT_ALLOWED", format!("{} is written by the platform itself", other.as_str()))
        }
        other => refuse("activityType", "INVALID_ENUM_VALUE", format!("{} is not known", other.as_str())),
    }
}

/// `POST /v1/orders/{orderId}/activities/add`
pub(crate) fn add_activities(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: AddActivities = call.payload()?;
    let id = call.text("orderId")?;
    let given = requested.order_activities.unwrap_or_default();
    if given.is_empty() {
        return Err(ApiError::field("orderActivities", "MIN_SIZE", "must not be empty"));
    }
    let entries = given.into_iter().enumerate();
    let entries = entries.map(|(index, given)| validated_activity(index, given)).collect::<Result<Vec<_>, _>>()?;
    shop.write(&call.author, |writing| {
        let mut order = repo::by_id(writing, id)?;
        let entries = entries.into_iter();
        let ids: Vec<String> = entries.map(|entry| history::add(&mut order, writing.now, entry)).collect();
        record::save(writing, &mut order, EventKind::Updated)?;
        Ok(json!({ "order": order.order, "activityIds": ids }))
    })
}
