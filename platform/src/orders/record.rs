//! Orders as they are kept, and whose they are.

use crate::access::{Caller, Subject};
use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::events::{Event, EventKind};
use crate::secret;
use cartwright::resources::orders::Order;
use cartwright::types::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The name of the entity in events.
pub(crate) const ENTITY: &str = "wix.ecom.v1.order";
/// An order with what is known beside its body.
#[derive(Debug, Clone)]
pub(crate) struct Record {
    pub(crate) number: i64,
    pub(crate) id: String,
    /// The owner: the key of a [`Subject`].
    pub(crate) owner: String,
    /// The stock reserved for it.
    pub(crate) stock: Vec<Taken>,
    pub(crate) order: Order,
}

/// Some of a variant, taken out of stock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Taken {
    pub(crate) product: String,
    pub(crate) variant: String,
    pub(crate) quantity: i64,
}

/// The columns that [`columns`] reads, in its order.
pub(super) const COLUMNS: &str = "number, id, owner, stock, unseal_tokens(body)";

type Columns = (i64, String, String, String, String);

/// Reads a row of [`COLUMNS`].
pub(super) fn columns(row: &Row<'_>) -> rusqlite::Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

/// The record of a row.
pub(super) fn record((number, id, owner, stock, body): Columns) -> Result<Record, ApiError> {
    Ok(Record {
        number,
        id,
        owner,
        stock: serde_json::from_str(&stock)?,
        order: serde_json::from_str(&body)?,
    })
}

fn not_found(name: &str) -> ApiError {
    ApiError::not_found("ORDER_NOT_FOUND", format!("There is no order {name}"))
}

/// The order of a number.
pub(crate) fn by_number(connection: &Connection, number: i64) -> Result<Record, ApiError> {
    let row = connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM orders WHERE number = ?1"))?
        .query_row([number], columns)
        .optional()?;
    record(row.ok_or_else(|| not_found(&number.to_string()))?)
}

/// The order of an id.
pub(crate) fn by_id(connection: &Connection, id: &str) -> Result<Record, ApiError> {
    let row = connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM orders WHERE id = ?1"))?
        .query_row([id], columns)
        .optional()?;
    record(row.ok_or_else(|| not_found(id))?)
}

/// The caller's order of an id. Another's is not told from one that is not there.
pub(crate) fn of_caller(connection: &Connection, caller: &Caller, id: &str) -> Result<Record, ApiError> {
    let record = by_id(connection, id)?;
    if caller.is_owner() || record.owner == caller.subject.key() {
        Ok(record)
    } else {
        Err(not_found(id))
    }
}

/// The caller's orders of these ids; those that are not there, or are another's, are left out.
pub(crate) fn many_of_caller(
    connection: &Connection,
    caller: &Caller,
    ids: &[String],
) -> Result<Vec<Record>, ApiError> {
    let found = ids.iter().map(|id| match of_caller(connection, caller, id) {
        Ok(record) => Ok(Some(record)),
        Err(ApiError::Application {
            code: "ORDER_NOT_FOUND",
            ..
        }) => Ok(None),
        Err(error) => Err(error),
    });
    found.filter_map(Result::transpose).collect()
}

/// Writes a new order, which gets the next number, and gives its record.
pub(crate) fn insert(
    connection: &Connection,
    now: Millis,
    checkout: &str,
    owner: &str,
    stock: Vec<Taken>,
    mut order: Order,
) -> Result<Record, ApiError> {
    let number = next_number(connection)?;
    set_counter(connection, number)?;
    let moment = Timestamp(rfc3339(now));
    order.id = None;
    order.created_date = Some(moment.clone());
    order.updated_date = Some(moment.clone());
    order.purchased_date.get_or_insert(moment);
    keep(connection, now, (number, checkout, owner), stock, order)
}

/// Writes an order of a number, a checkout and an owner.
pub(super) fn keep(
    connection: &Connection,
    now: Millis,
    (number, checkout, owner): (i64, &str, &str),
    stock: Vec<Taken>,
    mut order: Order,
) -> Result<Record, ApiError> {
    let id = order.id.get_or_insert_with(secret::new_id).clone();
    order.number = Some(number.to_string());
    connection
        .prepare_cached(
            "INSERT INTO orders (number, id, checkout, owner, created, updated, stock, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, seal_tokens(?7))",
        )?
        .execute((
            number,
            &id,
            checkout,
            owner,
            now,
            serde_json::to_string(&stock)?,
            serde_json::to_string(&order)?,
        ))?;
    Ok(Record {
        number,
        id,
        owner: owner.to_owned(),
        stock,
        order,
    })
}

/// The owner of an order that has no checkout: the key of a [`Subject`].
pub(crate) fn owner_of(order: &Order) -> String {
    let buyer = order.buyer_info.as_ref();
    let member = buyer.and_then(|buyer| buyer.member_id.clone()).map(Subject::Member);
    let visitor = buyer.and_then(|buyer| buyer.visitor_id.clone()).map(Subject::Visitor);
    member.or(visitor).unwrap_or(Subject::Site).key()
}

/// The number that the newest order got.
pub(super) fn counter(connection: &Connection) -> Result<i64, ApiError> {
    Ok(connection
        .prepare_cached("SELECT number FROM order_counter")?
        .query_row([], |row| row.get(0))?)
}

pub(super) fn set_counter(connection: &Connection, number: i64) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE order_counter SET number = ?1")?
        .execute([number])?;
    Ok(())
}

/// The number of the next order: the first after the counter that no imported order has.
pub(super) fn next_number(connection: &Connection) -> Result<i64, ApiError> {
    let next = counter(connection)? + 1;
    Ok(connection
        .prepare_cached(
            "SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM orders WHERE number = ?1) THEN ?1 ELSE (
                 SELECT min(taken.number) + 1 FROM orders taken
                 WHERE taken.number >= ?1 AND NOT EXISTS (SELECT 1 FROM orders WHERE number = taken.number + 1)
             ) END",
        )?
        .query_row([next], |row| row.get(0))?)
}

/// Writes an order as it is now, without telling anyone.
pub(crate) fn write(connection: &Connection, now: Millis, record: &mut Record) -> Result<(), ApiError> {
    record.order.updated_date = Some(Timestamp(rfc3339(now)));
    connection
        .prepare_cached("UPDATE orders SET body = seal_tokens(?2), stock = ?3, updated = ?4 WHERE number = ?1")?
        .execute((
            record.number,
            serde_json::to_string(&record.order)?,
            serde_json::to_string(&record.stock)?,
            now,
        ))?;
    Ok(())
}

/// Writes an order as it is now, and the events of what has changed.
pub(crate) fn save(connection: &Connection, now: Millis, record: &mut Record, kind: EventKind) -> Result<(), ApiError> {
    let before = by_number(connection, record.number)?.order;
    write(connection, now, record)?;
    Event {
        kind,
        entity: ENTITY,
        entity_id: &record.id,
        body: serde_json::to_value(&record.order)?,
    }
    .record(connection, now)?;
    let after = &record.order;
    if kind == EventKind::Created {
        return Ok(());
    }
    if after.payment_status != before.payment_status {
        let details = json!({ "previousPaymentStatus": before.payment_status });
        publish_action(connection, now, record, "payment_status_updated", details)?;
    }
    if after.fulfillment_status != before.fulfillment_status {
        let details = json!({
            "previousFulfillmentStatus": before.fulfillment_status,
            "newFulfillmentStatus": after.fulfillment_status,
        });
        publish_action(connection, now, record, "fulfilled", details)?;
    }
    Ok(())
}

/// Writes the event of an action on an order, with what is told of it beside the order.
pub(crate) fn publish_action(
    connection: &Connection,
    now: Millis,
    record: &Record,
    action: &'static str,
    mut details: Value,
) -> Result<(), ApiError> {
    if let Value::Object(fields) = &mut details {
        fields.insert("order".to_owned(), serde_json::to_value(&record.order)?);
    }
    Event {
        kind: EventKind::Action(action),
        entity: ENTITY,
        entity_id: &record.id,
        body: details,
    }
    .record(connection, now)
}

/// Makes a visitor's orders the member's, once the visitor has signed in.
pub(crate) fn merge_into_member(connection: &Connection, visitor: &Subject, member: &Subject) -> Result<(), ApiError> {
    let Subject::Member(id) = member else {
        return Ok(());
    };
    connection
        .prepare_cached(
            "UPDATE orders SET owner = ?2,
                 body = json_set(json_remove(body, '$.buyerInfo.visitorId'), '$.buyerInfo.memberId', ?3)
             WHERE owner = ?1",
        )?
        .execute((visitor.key(), member.key(), id))?;
    Ok(())
}
