//! Updates of orders, single and bulk.

use super::{calls, history, repo};
use super::{record, stored::Record};
use crate::events::EventKind;
use base::bulk_calls::{self, Outcome};
use base::{ApiError, Call, Millis, Result, Shop, Writing};
use cartwright::resources::orders::{BulkUpdateOrderTags, Order, OrderActivityType, TagList};
use serde_json::{Value, json};

/// The fields that the owner may change; all others are derived.
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
pub fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given = call.value("order").unwrap_or(&Value::Null);
    shop.write(&call.author, |writing| {
        let order = changed(writing, given)?;
        Ok(json!({ "order": order.order }))
    })
}

/// Updates the order whose id is among the given fields.
pub(super) fn changed(writing: &Writing<'_>, given: &Value) -> Result<Record> {
    let given = given.as_object().ok_or_else(|| ApiError::field("order", "REQUIRED_FIELD", "is missing"))?;
    if let Some(name) = given.keys().find(|name| !CHANGEABLE.contains(&name.as_str())) {
        return Err(ApiError::field(format!("order.{name}"), "FIELD_NOT_ALLOWED", "cannot be changed"));
    }
    let change: Order = serde_json::from_value(Value::Object(given.clone()))
        .map_err(|error| ApiError::field("order", "FORMAT", format!("is malformed: {error}")))?;
    let id = change.id.clone().unwrap_or_default();
    let mut order = repo::by_id(writing, &id)?;
    calls::refuse_undecided(&order)?;
    apply(&mut order, writing.now, change);
    record::save(writing, &mut order, EventKind::Updated)?;
    Ok(order)
}

/// Applies the given fields, and adds activities for changes that concern the buyer.
fn apply(record: &mut Record, now: Millis, change: Order) {
    let order = &mut record.order;
    let email_before = order.buyer_info.as_ref().and_then(|buyer| buyer.email.clone());
    let address_before = order.recipient_info.clone();
    if let Some(buyer) = change.buyer_info {
        // The buyer is immutable, except for the email address.
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

/// `POST /v1/bulk/orders/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    let entries = call.value("orders").and_then(Value::as_array);
    let returns_entity = call.flag("returnEntity");
    shop.write(&call.author, |writing| {
        let mut outcome = Outcome::default();
        for entry in entries.into_iter().flatten() {
            let given = entry.get("order").unwrap_or(&Value::Null);
            let id = given.get("id").and_then(Value::as_str).unwrap_or_default();
            outcome.run(writing, id, || {
                let order = changed(writing, given)?.order;
                Ok(returns_entity.then(|| serde_json::to_value(order)).transpose()?)
            })?;
        }
        Ok(outcome.reply())
    })
}

/// `POST /v1/bulk/orders/update-tags`
pub(crate) fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: BulkUpdateOrderTags = call.payload()?;
    let (assigned, unassigned) =
        (requested.assign_tags.unwrap_or_default(), requested.unassign_tags.unwrap_or_default());
    shop.write(&call.author, |writing| {
        let mut outcome = Outcome::default();
        for id in requested.order_ids.iter().flatten() {
            outcome.run(writing, id, || {
                let mut order = repo::by_id(writing, id)?;
                let known = order.order.tags.get_or_insert_default();
                let lists = [
                    (&mut known.tags, &assigned.tags, &unassigned.tags),
                    (&mut known.private_tags, &assigned.private_tags, &unassigned.private_tags),
                ];
                for (list, assigned, unassigned) in lists {
                    let list = list.get_or_insert_default().tag_ids.get_or_insert_default();
                    bulk_calls::change_tags(list, ids(assigned.as_ref()), ids(unassigned.as_ref()))?;
                }
                record::save(writing, &mut order, EventKind::Updated)?;
                Ok(None)
            })?;
        }
        Ok(outcome.reply())
    })
}

fn ids(list: Option<&TagList>) -> &[String] {
    list.and_then(|list| list.tag_ids.as_deref()).unwrap_or_default()
}
