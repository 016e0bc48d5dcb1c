//! Fulfillments: the shipped items of an order, and their tracking.

use super::status::{self, Sent};
use super::{calls, history, mails::Mail, repo};
use super::{record, stored::Record};
use crate::events::EventKind;
use base::{ApiError, Call, Millis, Result, Shop, Writing, bulk_calls::Outcome, clock::rfc3339, secret, wire};
use cartwright::resources::cart::ItemTypePreset;
use cartwright::resources::order_fulfillments::{
    BulkCreateFulfillments, CreateFulfillment, Fulfillment, FulfillmentTrackingInfo, OrderWithFulfillments,
};
use cartwright::resources::orders::{OrderActivityType, OrderLineItem, OrderStatus};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use serde_json::{Value, json};

fn of(connection: &Connection, order: &Record) -> Result<OrderWithFulfillments> {
    Ok(wire!(OrderWithFulfillments {
        order_id: order.id.clone(),
        fulfillments: repo::fulfillments(connection, order.number)?
    }))
}

/// Whether a line must be shipped or handed over; files and gift cards need not.
pub(super) fn is_sent(line: &OrderLineItem) -> bool {
    let preset = line.item_type.as_ref().and_then(|kind| kind.preset.as_ref());
    !matches!(preset, Some(ItemTypePreset::Digital | ItemTypePreset::GiftCard))
}

/// The shipped quantity of a line.
pub(crate) fn sent_quantity(fulfillments: &[Fulfillment], line: &str) -> i64 {
    let lines = fulfillments.iter().flat_map(|fulfillment| fulfillment.line_items.iter().flatten());
    lines.filter(|sent| sent.id.as_deref() == Some(line)).filter_map(|sent| sent.quantity).sum()
}

pub(super) fn line_sent(line: &OrderLineItem, fulfillments: &[Fulfillment]) -> Sent {
    Sent {
        bought: line.quantity.unwrap_or_default(),
        refunded: line.refund_quantity.unwrap_or_default(),
        sent: sent_quantity(fulfillments, line.id.as_deref().unwrap_or_default()),
    }
}

/// Recomputes an order's fulfillment status. The caller saves the order.
pub fn refresh(connection: &Connection, record: &mut Record) -> Result<()> {
    let fulfillments = repo::fulfillments(connection, record.number)?;
    let lines = record.order.line_items.iter().flatten().filter(|line| is_sent(line));
    let lines: Vec<Sent> = lines.map(|line| line_sent(line, &fulfillments)).collect();
    let canceled = record.order.status == Some(OrderStatus::Canceled);
    record.order.fulfillment_status = Some(status::fulfillment(&lines, canceled));
    Ok(())
}

/// `GET /v1/fulfillments/orders/{orderId}`
pub fn list(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("orderId")?;
    shop.db.read(|connection| {
        let order = repo::of_caller(connection, &call.caller, id)?;
        Ok(json!({ "orderWithFulfillments": of(connection, &order)? }))
    })
}

/// `POST /v1/fulfillments/list-by-ids`
pub(crate) fn list_many(shop: &Shop, call: &Call) -> Result<Value> {
    let ids = calls::ids(call)?;
    shop.db.read(|connection| {
        let found = repo::many_of_caller(connection, &call.caller, &ids)?;
        let listed = found.iter().map(|order| of(connection, order));
        Ok(json!({ "ordersWithFulfillments": listed.collect::<Result<Vec<_>, _>>()? }))
    })
}

/// `POST /v1/fulfillments/orders/{orderId}/create-fulfillment`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: CreateFulfillment = call.payload()?;
    let id = call.text("orderId")?;
    let fulfillment =
        requested.fulfillment.ok_or_else(|| ApiError::field("fulfillment", "REQUIRED_FIELD", "is missing"))?;
    shop.write(&call.author, |writing| {
        let mut order = repo::by_id(writing, id)?;
        let made = created(writing, &mut order, fulfillment)?;
        record::save(writing, &mut order, EventKind::Updated)?;
        Ok(json!({ "orderWithFulfillments": of(writing, &order)?, "fulfillmentId": made }))
    })
}

/// Creates a fulfillment and returns its id. The caller saves the order.
fn created(writing: &Writing<'_>, order: &mut Record, mut fulfillment: Fulfillment) -> Result<Option<String>> {
    calls::refuse_unsettled(order)?;
    check(order, &repo::fulfillments(writing, order.number)?, &fulfillment)?;
    fulfillment.id = Some(secret::new_id());
    fulfillment.created_date = Some(Timestamp::from(rfc3339(writing.now)));
    fulfillment.completed = Some(true);
    repo::save_fulfillment(writing, order.number, &fulfillment)?;
    refresh(writing, order)?;
    note(writing, order, &fulfillment)?;
    Ok(fulfillment.id)
}

/// `POST /v1/fulfillments/orders/bulk/create-fulfillments`: atomic per order.
pub(crate) fn bulk_create(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: BulkCreateFulfillments = call.payload()?;
    shop.write(&call.author, |writing| {
        let mut outcome = Outcome::naming("ordersWithFulfillments");
        for entry in requested.orders_with_fulfillments.into_iter().flatten() {
            let id = entry.order_id.unwrap_or_default();
            outcome.run(writing, &id, || {
                let mut order = repo::by_id(writing, &id)?;
                for fulfillment in entry.fulfillments.into_iter().flatten() {
                    created(writing, &mut order, fulfillment)?;
                }
                record::save(writing, &mut order, EventKind::Updated)?;
                Ok(Some(serde_json::to_value(of(writing, &order)?)?))
            })?;
        }
        Ok(outcome.reply())
    })
}

/// `PATCH /v1/fulfillments/{fulfillment.id}/orders/{orderId}`
pub fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Fulfillment = serde_json::from_value(call.value("fulfillment").cloned().unwrap_or_default())
        .map_err(|error| ApiError::field("fulfillment", "FORMAT", format!("is malformed: {error}")))?;
    if given.line_items.is_some() {
        return Err(ApiError::field(
            "fulfillment.lineItems",
            "FIELD_NOT_ALLOWED",
            "cannot be changed: delete the fulfillment and create another",
        ));
    }
    changed(shop, call, |writing, order| {
        let mut known = find(writing, order, given.id.as_deref().unwrap_or_default())?;
        require_new_number(&given, &repo::fulfillments(writing, order.number)?)?;
        let before = known.tracking_info.clone().unwrap_or_default();
        known.tracking_info = given.tracking_info.or(known.tracking_info);
        known.custom_info = given.custom_info.or(known.custom_info);
        known.status = given.status.or(known.status);
        known.completed = given.completed.or(known.completed);
        repo::save_fulfillment(writing, order.number, &known)?;
        note_tracking(order, writing.now, &before, &known.tracking_info.unwrap_or_default());
        Ok(())
    })
}

/// `DELETE /v1/fulfillments/{fulfillmentId}/orders/{orderId}`
pub fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("fulfillmentId")?;
    changed(shop, call, |writing, order| {
        find(writing, order, id)?;
        repo::delete_fulfillment(writing, id)?;
        refresh(writing, order)?;
        history::add(order, writing.now, history::entry(OrderActivityType::OrderNotFulfilled));
        Ok(())
    })
}

/// Changes the fulfillments of the call's order.
fn changed(shop: &Shop, call: &Call, work: impl FnOnce(&Writing<'_>, &mut Record) -> Result<()>) -> Result<Value> {
    let id = call.text("orderId")?;
    shop.write(&call.author, |writing| {
        let mut order = repo::by_id(writing, id)?;
        work(writing, &mut order)?;
        record::save(writing, &mut order, EventKind::Updated)?;
        Ok(json!({ "orderWithFulfillments": of(writing, &order)? }))
    })
}

fn check(order: &Record, before: &[Fulfillment], requested: &Fulfillment) -> Result<()> {
    let lines = requested.line_items.as_deref().unwrap_or_default();
    if lines.is_empty() {
        return Err(ApiError::field("fulfillment.lineItems", "MIN_SIZE", "must not be empty"));
    }
    for (index, line) in lines.iter().enumerate() {
        let field = |name: &str| format!("fulfillment.lineItems[{index}].{name}");
        let mut known = order.order.line_items.iter().flatten();
        let Some(bought) = known.find(|known| known.id == line.id && line.id.is_some()) else {
            return Err(ApiError::field(field("id"), "OTHER", "is not a line of the order"));
        };
        let others = lines.iter().enumerate();
        let again: i64 = others
            .filter(|(other, same)| *other < index && same.id == line.id)
            .filter_map(|(_, same)| same.quantity)
            .sum();
        let left = line_sent(bought, before).left() - again;
        let wanted = line.quantity.unwrap_or_default();
        if wanted < 1 || wanted > left {
            let rule = if wanted < 1 { "MIN" } else { "MAX" };
            return Err(ApiError::field(field("quantity"), rule, format!("must be 1 to {left}")));
        }
    }
    require_new_number(requested, before)
}

/// Refuses a tracking number that another fulfillment of the order has.
fn require_new_number(requested: &Fulfillment, known: &[Fulfillment]) -> Result<()> {
    let number = |fulfillment: &Fulfillment| fulfillment.tracking_info.as_ref()?.tracking_number.clone();
    let asked_number = number(requested).filter(|number| !number.is_empty());
    let mut others = known.iter().filter(|known| known.id.is_none() || known.id != requested.id);
    if asked_number.is_some() && others.any(|known| number(known) == asked_number) {
        return Err(ApiError::bad_request(
            "TRACKING_NUMBER_ALREADY_EXISTS",
            "Another parcel of the order has this number",
        ));
    }
    Ok(())
}

/// Adds a fulfillment to the history, and mails the buyer.
fn note(writing: &Writing<'_>, order: &mut Record, parcel: &Fulfillment) -> Result<()> {
    history::add(order, writing.now, history::entry(OrderActivityType::OrderFulfilled));
    let Some(tracking) = &parcel.tracking_info else {
        return Ok(());
    };
    if tracking.tracking_number.is_some() {
        history::add(order, writing.now, history::entry(OrderActivityType::TrackingNumberAdded));
    }
    if tracking.tracking_link.is_some() {
        history::add(order, writing.now, history::entry(OrderActivityType::TrackingLinkAdded));
    }
    let noted = Some(OrderActivityType::ShippingConfirmationEmailSent);
    history::mail(writing, order, Mail::Sent { parcel }, noted)
}

/// Adds a tracking change to the history.
fn note_tracking(order: &mut Record, now: Millis, before: &FulfillmentTrackingInfo, after: &FulfillmentTrackingInfo) {
    if after.tracking_number != before.tracking_number {
        let kind = if before.tracking_number.is_some() {
            OrderActivityType::TrackingNumberEdited
        } else {
            OrderActivityType::TrackingNumberAdded
        };
        history::add(order, now, history::entry(kind));
    }
    if after.tracking_link.is_some() && after.tracking_link != before.tracking_link {
        history::add(order, now, history::entry(OrderActivityType::TrackingLinkAdded));
    }
}

fn find(connection: &Connection, order: &Record, id: &str) -> Result<Fulfillment> {
    let known = repo::fulfillments(connection, order.number)?;
    known
        .into_iter()
        .find(|known| known.id.as_deref() == Some(id))
        .ok_or_else(|| ApiError::not_found("FULFILLMENT_NOT_FOUND", format!("The order has no fulfillment {id}")))
}
