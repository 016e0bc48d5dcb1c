//! Changing an order's details.

use super::record::{self, Record};
use super::{calls, history, repo};
use crate::base::call::Call;
use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::events::EventKind;
use cartwright::resources::orders::{Order, OrderActivityType};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The fields that the owner may change; all others are told by what happens to the order.
const CHANGEABLE: [&str; 12] = [
    "id",
    "buyerInfo",
    "billingInfo",
    "recipientInfo",
    "shippingInfo",
    "buyerNote",
    "customFields",
    "tags",
    "archived",
    "seenByAHuman",
    "extendedFields",
    "channelInfo",
];

/// `PATCH /v1/orders/{order.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given = call.value("order").unwrap_or(&Value::Null);
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let order = changed(transaction, now, given)?;
        Ok(json!({ "order": order.order }))
    })
}

/// Changes the order whose id is given among its fields.
pub(super) fn changed(connection: &Connection, now: Millis, given: &Value) -> Result<Record, ApiError> {
    let given = given.as_object().ok_or_else(|| ApiError::field("order", "REQUIRED_FIELD", "is missing"))?;
    if let Some(name) = given.keys().find(|name| !CHANGEABLE.contains(&name.as_str())) {
        return Err(ApiError::field(format!("order.{name}"), "FIELD_NOT_ALLOWED", "cannot be changed"));
    }
    let change: Order = serde_json::from_value(Value::Object(given.clone()))
        .map_err(|error| ApiError::field("order", "FORMAT", format!("is malformed: {error}")))?;
    let id = change.id.clone().unwrap_or_default();
    let mut order = repo::by_id(connection, &id)?;
    calls::refuse_unsettled(&order)?;
    apply(&mut order, now, change);
    record::save(connection, now, &mut order, EventKind::Updated)?;
    Ok(order)
}

/// Takes over what was given, and notes what a buyer would want to know of.
fn apply(record: &mut Record, now: Millis, change: Order) {
    let order = &mut record.order;
    let email_before = order.buyer_info.as_ref().and_then(|buyer| buyer.email.clone());
    let address_before = order.recipient_info.clone();
    if let Some(buyer) = change.buyer_info {
        // The buyer is fixed; only the email address can be changed.
        let known = order.buyer_info.get_or_insert_default();
        known.email = buyer.email.or(known.email.take());
    }
    macro_rules! take {
        ($($field:ident),*) => {$(
            if change.$field.is_some() {
                order.$field = change.$field;
            }
        )*};
    }
    take!(
        billing_info,
        recipient_info,
        buyer_note,
        custom_fields,
        tags,
        archived,
        seen_by_a_human,
        extended_fields,
        channel_info
    );
    if let Some(logistics) = change.shipping_info.and_then(|info| info.logistics) {
        let known = order.shipping_info.get_or_insert_default();
        known.logistics = Some(logistics);
    }
    let email_now = order.buyer_info.as_ref().and_then(|buyer| buyer.email.clone());
    let address_changed = order.recipient_info != address_before;
    if email_now != email_before {
        history::add(record, now, history::entry(OrderActivityType::EmailEdited));
    }
    if address_changed {
        history::add(record, now, history::entry(OrderActivityType::ShippingAddressEdited));
    }
}
