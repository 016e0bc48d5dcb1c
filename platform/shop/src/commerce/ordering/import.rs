//! Orders that the owner imports. Stored as given: without mails, stock changes or payments.

use super::repo;
use crate::commerce::orders::{self, Record};
use crate::commerce::payments;
use crate::events::jobs::{self, Area};
use crate::site;
use base::{ApiError, Author, Call, Result, Shop, Writing, clock::rfc3339, secret};
use cartwright::resources::orders::{FulfillmentStatus, ImportOrder, Order, SetOrderNumberCounter};
use cartwright::types::Timestamp;
use cartwright_contract::limits::order::NUMBER as MAX_NUMBER;
use rusqlite::Connection;
use serde_json::{Value, json};

/// `POST /v1/orders/import`. Replaces an imported order with the same id or number.
pub(crate) fn import(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: ImportOrder = call.payload()?;
    shop.write(&call.author, |writing| {
        let imported = put(writing, requested.order.unwrap_or_default())?;
        Ok(json!({ "order": imported.order }))
    })
}

/// Imports orders in one transaction, with the next numbers.
pub fn import_many(shop: &Shop, author: &Author, orders: Vec<Order>) -> Result<()> {
    shop.write(author, |writing| {
        for mut order in orders {
            let number = orders::repo::next_number(writing)?;
            orders::repo::set_counter(writing, number)?;
            order.number = Some(number.to_string());
            put(writing, order)?;
        }
        Ok(())
    })
}

/// Saves an imported order, and publishes its event.
fn put(writing: &Writing<'_>, mut order: Order) -> Result<Record> {
    let known = replaced(writing, &order)?;
    let number = match (&known, given_number(&order)?) {
        (_, Some(number)) => number,
        (Some(known), None) => known.number,
        (None, None) => orders::repo::next_number(writing)?,
    };
    let currency = site::currency(writing)?;
    order.currency.get_or_insert_with(|| currency.code().to_owned());
    order.id = known.as_ref().map(|known| known.id.clone()).or(order.id.take());
    order.imported = Some(true);
    order.updated_date = Some(Timestamp::from(rfc3339(writing.now)));
    let created = order.created_date.get_or_insert_with(|| Timestamp::from(rfc3339(writing.now))).clone();
    order.purchased_date.get_or_insert(created);
    order.fulfillment_status.get_or_insert(FulfillmentStatus::NotFulfilled);
    for line in order.line_items.iter_mut().flatten() {
        line.id.get_or_insert_with(secret::new_id);
    }
    if let Some(known) = &known {
        delete(writing, known)?;
    }
    let checkout = order.checkout_id.clone().unwrap_or_else(secret::new_id);
    let owner = orders::record::owner_of(&order);
    let imported = orders::repo::keep(writing, writing.now, (number, &checkout, &owner), Vec::new(), order)?;
    orders::publish_action(writing, &imported, "imported", json!({}))?;
    Ok(imported)
}

/// Removes an order with its payments, refunds and attempts to pay.
fn delete(writing: &Writing<'_>, order: &Record) -> Result<()> {
    repo::delete_attempts(writing, order.number)?;
    payments::repo::delete_all(writing, order.number)?;
    orders::repo::delete(writing, writing.now, order)
}

/// The order that an import replaces.
fn replaced(connection: &Connection, order: &Order) -> Result<Option<Record>> {
    let id = order.id.as_deref().unwrap_or_default();
    let found = orders::repo::ids(connection, id, given_number(order)?)?;
    let mut found = found.iter().map(|id| orders::by_id(connection, id));
    let (first, second) = (found.next().transpose()?, found.next().transpose()?);
    let is_own = |known: &Option<Record>| known.as_ref().is_some_and(|known| known.order.imported != Some(true));
    if is_own(&first) || is_own(&second) || second.is_some() {
        return Err(ApiError::bad_request(
            "CANNOT_OVERWRITE_NON_IMPORTED_ORDER",
            "Another order has the id or the number",
        ));
    }
    Ok(first)
}

fn given_number(order: &Order) -> Result<Option<i64>> {
    let given = order.number.as_deref().filter(|number| !number.is_empty());
    let number = given.map(str::parse).transpose();
    match number {
        Ok(number) if number.is_none_or(|number: i64| (1..=MAX_NUMBER).contains(&number)) => Ok(number),
        _ => Err(ApiError::field("order.number", "FORMAT", format!("is not a whole number from 1 to {MAX_NUMBER}"))),
    }
}

/// `POST /v1/orders/import/bulk-delete-imported-orders`
pub(crate) fn bulk_delete_imported(shop: &Shop, call: &Call) -> Result<Value> {
    let ids = orders::ids(call)?;
    shop.write(&call.author, |writing| {
        let job = jobs::start(writing, Area::Orders, &(), &ids)?;
        Ok(json!({ "jobId": job }))
    })
}

/// Deletes an imported order for a job.
pub fn change_for_job(writing: &Writing<'_>, id: &str) -> Result<()> {
    let order = orders::by_id(writing, id)?;
    if order.order.imported != Some(true) {
        return Err(ApiError::bad_request("ORDER_NOT_IMPORTED", format!("The order {} was placed here", order.number)));
    }
    delete(writing, &order)?;
    orders::publish_action(writing, &order, "imported_order_deleted", json!({}))
}

/// `POST /v1/orders/import/set-order-number-counter`: the next order gets the number after the counter.
pub(crate) fn set_number_counter(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: SetOrderNumberCounter = call.payload()?;
    let counter: i64 = requested.counter.unwrap_or_default().parse().unwrap_or_default();
    if counter < 0 {
        return Err(ApiError::field("counter", "MIN", "must be at least 0"));
    }
    shop.db.write(|transaction| {
        let before = orders::repo::counter(transaction)?;
        if counter < before && requested.allow_lower_counter != Some(true) {
            return Err(ApiError::bad_request(
                "CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER",
                format!("The counter is at {before}"),
            ));
        }
        orders::repo::set_counter(transaction, counter)?;
        Ok(json!({ "oldCounter": before.to_string(), "newCounter": counter.to_string() }))
    })
}
