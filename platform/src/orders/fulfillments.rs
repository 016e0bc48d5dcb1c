//! What is sent of an order, and how it travels.

use super::record::{self, Record};
use super::status::{self, Sent};
use super::{calls, history};
use crate::call::Call;
use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::events::EventKind;
use crate::secret;
use crate::state::Shop;
use cartwright::resources::cart::ItemTypePreset;
use cartwright::resources::order_fulfillments::{
    CreateFulfillment, Fulfillment, FulfillmentTrackingInfo, OrderWithFulfillments,
};
use cartwright::resources::orders::{OrderActivityType, OrderLineItem, OrderStatus};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};

fn all(connection: &Connection, order: i64) -> Result<Vec<Fulfillment>, ApiError> {
    connection
        .prepare_cached("SELECT body FROM fulfillments WHERE order_number = ?1 ORDER BY position")?
        .query_map([order], |row| row.get::<_, String>(0))?
        .map(|body| Ok(serde_json::from_str(&body?)?))
        .collect()
}

fn write(connection: &Connection, order: i64, fulfillment: &Fulfillment) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "INSERT INTO fulfillments (id, order_number, position, body)
             VALUES (?1, ?2, (SELECT count(*) FROM fulfillments WHERE order_number = ?2), ?3)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        )?
        .execute((&fulfillment.id, order, serde_json::to_string(fulfillment)?))?;
    Ok(())
}

fn of(connection: &Connection, order: &Record) -> Result<OrderWithFulfillments, ApiError> {
    Ok(OrderWithFulfillments {
        order_id: Some(order.id.clone()),
        fulfillments: Some(all(connection, order.number)?),
        ..OrderWithFulfillments::default()
    })
}

/// Whether a line is something that has to be sent or handed over. Files and gift cards are not.
fn is_sent(line: &OrderLineItem) -> bool {
    let preset = line.item_type.as_ref().and_then(|kind| kind.preset.as_ref());
    !matches!(preset, Some(ItemTypePreset::Digital | ItemTypePreset::GiftCard))
}

/// How many of a line have been sent.
fn sent(fulfillments: &[Fulfillment], line: &str) -> i64 {
    let lines = fulfillments
        .iter()
        .flat_map(|fulfillment| fulfillment.line_items.iter().flatten());
    lines
        .filter(|sent| sent.id.as_deref() == Some(line))
        .filter_map(|sent| sent.quantity)
        .sum()
}

/// Writes an order's fulfillment status anew. The order is still to be saved.
pub(crate) fn refresh(connection: &Connection, record: &mut Record) -> Result<(), ApiError> {
    let fulfillments = all(connection, record.number)?;
    let lines = record.order.line_items.iter().flatten().filter(|line| is_sent(line));
    let lines: Vec<Sent> = lines
        .map(|line| Sent {
            bought: line.quantity.unwrap_or_default(),
            sent: sent(&fulfillments, line.id.as_deref().unwrap_or_default()),
        })
        .collect();
    let canceled = record.order.status == Some(OrderStatus::Canceled);
    record.order.fulfillment_status = Some(status::fulfillment(&lines, canceled));
    Ok(())
}

/// `GET /v1/fulfillments/orders/{orderId}`
pub(crate) fn list(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("orderId")?;
    shop.db.read(|connection| {
        let order = record::of_caller(connection, &call.caller, id)?;
        Ok(json!({ "orderWithFulfillments": of(connection, &order)? }))
    })
}

/// `POST /v1/fulfillments/list-by-ids`
pub(crate) fn list_many(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let ids = calls::ids(call)?;
    shop.db.read(|connection| {
        let found = record::many_of_caller(connection, &call.caller, &ids)?;
        let listed = found.iter().map(|order| of(connection, order));
        Ok(json!({ "ordersWithFulfillments": listed.collect::<Result<Vec<_>, _>>()? }))
    })
}

/// `POST /v1/fulfillments/orders/{orderId}/create-fulfillment`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: CreateFulfillment = call.payload()?;
    let id = call.text("orderId")?;
    let mut fulfillment = asked
        .fulfillment
        .ok_or_else(|| ApiError::field("fulfillment", "REQUIRED_FIELD", "is missing"))?;
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let mut order = record::by_id(transaction, id)?;
        calls::refuse_unsettled(&order)?;
        let before = all(transaction, order.number)?;
        check(&order, &before, &fulfillment)?;
        fulfillment.id = Some(secret::new_id());
        fulfillment.created_date = Some(Timestamp(rfc3339(now)));
        fulfillment.completed = Some(true);
        write(transaction, order.number, &fulfillment)?;
        refresh(transaction, &mut order)?;
        note(transaction, now, &mut order, fulfillment.tracking_info.as_ref())?;
        record::save(transaction, now, &mut order, EventKind::Updated)?;
        Ok(json!({ "orderWithFulfillments": of(transaction, &order)?, "fulfillmentId": fulfillment.id }))
    })
}

fn check(order: &Record, before: &[Fulfillment], asked: &Fulfillment) -> Result<(), ApiError> {
    let lines = asked.line_items.as_deref().unwrap_or_default();
    if lines.is_empty() {
        return Err(ApiError::field(
            "fulfillment.lineItems",
            "MIN_SIZE",
            "must not be empty",
        ));
    }
    for (index, line) in lines.iter().enumerate() {
        let field = |name: &str| format!("fulfillment.lineItems[{index}].{name}");
        let mut known = order.order.line_items.iter().flatten();
        let Some(bought) = known.find(|known| known.id == line.id && line.id.is_some()) else {
            return Err(ApiError::field(field("id"), "OTHER", "is not a line of the order"));
        };
        let id = line.id.as_deref().unwrap_or_default();
        let others = lines.iter().enumerate();
        let again: i64 = others
            .filter(|(other, same)| *other < index && same.id == line.id)
            .filter_map(|(_, same)| same.quantity)
            .sum();
        let left = bought.quantity.unwrap_or_default() - sent(before, id) - again;
        let wanted = line.quantity.unwrap_or_default();
        if wanted < 1 || wanted > left {
            let rule = if wanted < 1 { "MIN" } else { "MAX" };
            return Err(ApiError::field(field("quantity"), rule, format!("must be 1 to {left}")));
        }
    }
    let number = |fulfillment: &Fulfillment| fulfillment.tracking_info.as_ref()?.tracking_number.clone();
    let asked_number = number(asked).filter(|number| !number.is_empty());
    if asked_number.is_some() && before.iter().any(|known| number(known) == asked_number) {
        return Err(ApiError::bad_request(
            "TRACKING_NUMBER_ALREADY_EXISTS",
            "Another parcel of the order has this number",
        ));
    }
    Ok(())
}

/// Tells the history, and the buyer, of a parcel.
fn note(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    tracking: Option<&FulfillmentTrackingInfo>,
) -> Result<(), ApiError> {
    history::add(order, now, history::entry(OrderActivityType::OrderFulfilled));
    let Some(tracking) = tracking else {
        return Ok(());
    };
    if tracking.tracking_number.is_some() {
        history::add(order, now, history::entry(OrderActivityType::TrackingNumberAdded));
    }
    if tracking.tracking_link.is_some() {
        history::add(order, now, history::entry(OrderActivityType::TrackingLinkAdded));
    }
    let subject = format!("Your order {} is on its way", order.number);
    let mut text = "What you ordered has been sent.".to_owned();
    for told in [
        &tracking.shipping_provider,
        &tracking.tracking_number,
        &tracking.tracking_link,
    ]
    .into_iter()
    .flatten()
    {
        text.push('\n');
        text.push_str(told);
    }
    let noted = Some(OrderActivityType::ShippingConfirmationEmailSent);
    history::mail(connection, now, order, subject, text, noted)
}

/// How a parcel is followed, changed later.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ChangeTracking {
    fulfillment_id: String,
    tracking_info: FulfillmentTrackingInfo,
}

/// Changes how a parcel is followed. The order is still to be saved.
pub(crate) fn change_tracking(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    asked: ChangeTracking,
) -> Result<(), ApiError> {
    let mut fulfillment = find(connection, order, &asked.fulfillment_id)?;
    let before = fulfillment
        .tracking_info
        .replace(asked.tracking_info)
        .unwrap_or_default();
    let after = fulfillment.tracking_info.clone().unwrap_or_default();
    write(connection, order.number, &fulfillment)?;
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
    Ok(())
}

/// A parcel that was not sent after all.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TakeBack {
    fulfillment_id: String,
}

/// Takes a parcel back. The order is still to be saved.
pub(crate) fn take_back(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    asked: &TakeBack,
) -> Result<(), ApiError> {
    find(connection, order, &asked.fulfillment_id)?;
    connection
        .prepare_cached("DELETE FROM fulfillments WHERE id = ?1")?
        .execute([&asked.fulfillment_id])?;
    refresh(connection, order)?;
    history::add(order, now, history::entry(OrderActivityType::OrderNotFulfilled));
    Ok(())
}

fn find(connection: &Connection, order: &Record, id: &str) -> Result<Fulfillment, ApiError> {
    let known = all(connection, order.number)?;
    known
        .into_iter()
        .find(|known| known.id.as_deref() == Some(id))
        .ok_or_else(|| ApiError::not_found("FULFILLMENT_NOT_FOUND", format!("The order has no fulfillment {id}")))
}
