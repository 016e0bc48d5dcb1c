//! The rows of orders, their fulfillments and payments.

pub(super) mod fields;

use super::request::Request;
use super::stored::{Record, Taken};
use axum::http::StatusCode;
use base::access::{Caller, Subject};
use base::clock::{parse_rfc3339, rfc3339};
use base::db::{json, row_of};
use base::query::{CursorPage, ListSource, OffsetPage};
use base::{ApiError, Millis, Result, Statements, secret};
use cartwright::resources::{order_fulfillments::Fulfillment, orders::Order};
use cartwright::types::{Currency, Timestamp};
use rusqlite::{Connection, Row};
use rust_decimal::Decimal;
use serde_json::Value;

/// The columns for [`columns`].
const COLUMNS: &str = "number, id, owner, stock, unseal_tokens(body)";

pub(super) const SOURCE: ListSource = ListSource {
    fields: fields::FIELDS,
    own_order: &["number"],
    own_order_after: &[],
    never_null: &["created", "updated", "number"],
    usual_limit: 50,
    largest_limit: 100,
};

type Columns = (i64, String, String, String, String);

/// Reads a row of [`COLUMNS`].
fn columns(row: &Row<'_>) -> rusqlite::Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

/// The record of a row.
fn record((number, id, owner, stock, body): Columns) -> Result<Record> {
    Ok(Record { number, id, owner, stock: serde_json::from_str(&stock)?, order: serde_json::from_str(&body)? })
}

fn not_found(name: &str) -> ApiError {
    ApiError::not_found("NOT_FOUND", format!("There is no order {name}"))
}

pub fn by_number(connection: &Connection, number: i64) -> Result<Record> {
    let row = connection.row(&format!("SELECT {COLUMNS} FROM orders WHERE number = ?1"), [number], columns)?;
    record(row.ok_or_else(|| not_found(&number.to_string()))?)
}

pub fn find(connection: &Connection, id: &str) -> Result<Option<Record>> {
    let row = connection.row(&format!("SELECT {COLUMNS} FROM orders WHERE id = ?1"), [id], columns)?;
    row.map(record).transpose()
}

pub fn by_id(connection: &Connection, id: &str) -> Result<Record> {
    find(connection, id)?.ok_or_else(|| not_found(id))
}

fn is_of(record: &Record, caller: &Caller) -> bool {
    caller.is_owner() || record.owner == caller.subject.key()
}

/// Finds the caller's order by id. Another caller's is reported as missing.
pub fn of_caller(connection: &Connection, caller: &Caller, id: &str) -> Result<Record> {
    find(connection, id)?.filter(|record| is_of(record, caller)).ok_or_else(|| not_found(id))
}

/// The caller's orders of these ids; others and unknown ones are left out.
pub fn many_of_caller(connection: &Connection, caller: &Caller, ids: &[String]) -> Result<Vec<Record>> {
    let found = ids.iter().filter_map(|id| find(connection, id).transpose());
    found.filter(|found| found.as_ref().map_or(true, |record| is_of(record, caller))).collect()
}

/// Inserts an order under the next number; returns its record.
pub fn insert(
    connection: &Connection,
    now: Millis,
    checkout: &str,
    owner: &str,
    stock: Vec<Taken>,
    mut order: Order,
) -> Result<Record> {
    let number = next_number(connection)?;
    set_counter(connection, number)?;
    let moment = Timestamp::from(rfc3339(now));
    order.id = None;
    order.created_date = Some(moment.clone());
    order.updated_date = Some(moment.clone());
    order.purchased_date.get_or_insert(moment);
    keep(connection, now, (number, checkout, owner), stock, order)
}

/// Inserts an order under a number, with checkout and owner. An imported order keeps its creation date.
pub fn keep(
    connection: &Connection,
    now: Millis,
    (number, checkout, owner): (i64, &str, &str),
    stock: Vec<Taken>,
    mut order: Order,
) -> Result<Record> {
    let is_ordered = connection.has("SELECT 1 FROM orders WHERE checkout = ?1 AND number <> ?2", (checkout, number))?;
    if is_ordered {
        let text = format!("The checkout {checkout} is another order already");
        return Err(ApiError::application(StatusCode::CONFLICT, "ORDER_ALREADY_EXISTS", text));
    }
    let id = order.id.get_or_insert_with(secret::new_id).clone();
    order.number = Some(number.to_string());
    let created = order.created_date.as_ref().and_then(|date| parse_rfc3339(date.as_str()));
    connection.run(
        "INSERT INTO orders (number, id, checkout, owner, created, updated, stock, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, seal_tokens(?8))",
        (
            number,
            &id,
            checkout,
            owner,
            created.unwrap_or(now),
            now,
            serde_json::to_string(&stock)?,
            serde_json::to_string(&order)?,
        ),
    )?;
    Ok(Record { number, id, owner: owner.to_owned(), stock, order })
}

/// The newest order's number.
pub(crate) fn counter(connection: &Connection) -> Result<i64> {
    connection.value("SELECT number FROM order_counter", [])
}

pub(crate) fn set_counter(connection: &Connection, number: i64) -> Result<()> {
    connection.run("UPDATE order_counter SET number = ?1", [number])
}

/// The next free number: the first after the counter that no imported order has.
pub(crate) fn next_number(connection: &Connection) -> Result<i64> {
    let next = counter(connection)? + 1;
    connection.value(
        "SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM orders WHERE number = ?1) THEN ?1 ELSE (
             SELECT min(taken.number) + 1 FROM orders taken
             WHERE taken.number >= ?1 AND NOT EXISTS (SELECT 1 FROM orders WHERE number = taken.number + 1)
         ) END",
        [next],
    )
}

/// The totals of the orders of a span, in one currency; cancelled orders are left out.
pub fn sales(connection: &Connection, (from, until): (Millis, Millis), currency: Currency) -> Result<Vec<Decimal>> {
    let sql = "SELECT body ->> '$.priceSummary.total.amount' FROM orders
         WHERE created >= ?1 AND created < ?2 AND status NOT IN ('CANCELED', 'REJECTED') AND body ->> '$.currency' = ?3";
    let totals: Vec<Option<String>> = connection.values(sql, (from, until, currency.code()))?;
    Ok(totals.into_iter().map(|total| total.and_then(|total| total.parse().ok()).unwrap_or_default()).collect())
}

/// The number of approved orders with items to fulfil.
pub fn count_to_fulfil(connection: &Connection) -> Result<i64> {
    let sql = "SELECT count(*) FROM orders
         WHERE fulfillment_status IN ('NOT_FULFILLED', 'PARTIALLY_FULFILLED') AND status = 'APPROVED'";
    connection.value(sql, [])
}

/// Updates an order's row, without an event.
pub(crate) fn write(connection: &Connection, now: Millis, record: &mut Record) -> Result<()> {
    record.order.updated_date = Some(Timestamp::from(rfc3339(now)));
    connection.run(
        "UPDATE orders SET body = seal_tokens(?2), stock = ?3, updated = ?4 WHERE number = ?1",
        (record.number, serde_json::to_string(&record.order)?, serde_json::to_string(&record.stock)?, now),
    )
}

/// Selects the orders of an email address without a member.
pub const GUEST_ORDERS: &str =
    "SELECT number FROM orders WHERE email = folded(?1) AND substr(owner, 1, 7) <> 'member:'";

/// The numbers of an email address's orders without a member.
pub(super) fn guest_orders(connection: &Connection, email: &str) -> Result<Vec<i64>> {
    connection.values(GUEST_ORDERS, [email])
}

pub(super) fn set_owner(connection: &Connection, number: i64, owner: &Subject) -> Result<()> {
    connection.run("UPDATE orders SET owner = ?2 WHERE number = ?1", (number, owner.key()))
}

/// Deletes an order with its fulfillments. Its invoices stay as documents.
pub fn delete(connection: &Connection, now: Millis, order: &Record) -> Result<()> {
    connection.run("DELETE FROM fulfillments WHERE order_number = ?1", [order.number])?;
    let sql = "UPDATE invoices SET removed = ?2 WHERE order_number = ?1 AND removed IS NULL";
    connection.run(sql, (order.number, now))?;
    connection.run("DELETE FROM orders WHERE number = ?1", [order.number])
}

pub fn fulfillments(connection: &Connection, order: i64) -> Result<Vec<Fulfillment>> {
    connection
        .rows("SELECT body FROM fulfillments WHERE order_number = ?1 ORDER BY position", [order], |row| json(row, 0))
}

pub(super) fn save_fulfillment(connection: &Connection, order: i64, fulfillment: &Fulfillment) -> Result<()> {
    connection.run(
        "INSERT INTO fulfillments (id, order_number, position, body)
         VALUES (?1, ?2, (SELECT count(*) FROM fulfillments WHERE order_number = ?2), ?3)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        (&fulfillment.id, order, serde_json::to_string(fulfillment)?),
    )
}

pub(super) fn delete_fulfillment(connection: &Connection, id: &str) -> Result<()> {
    connection.run("DELETE FROM fulfillments WHERE id = ?1", [id])
}

pub fn ids(connection: &Connection, id: &str, number: Option<i64>) -> Result<Vec<String>> {
    connection.rows("SELECT id FROM orders WHERE id = ?1 OR number = ?2", (id, number), |row| row.get(0))
}

/// A page of orders, with its paging metadata.
pub(super) fn page(connection: &Connection, page: CursorPage) -> Result<(Vec<Order>, Value)> {
    let (found, metadata) = page.read(connection, COLUMNS, "orders WHERE 1", columns)?;
    let orders = found.into_iter().map(|row| Ok(record(row)?.order));
    Ok((orders.collect::<Result<_>>()?, metadata))
}

/// A page of orders, with the total count.
pub fn page_by_offset(connection: &Connection, page: OffsetPage) -> Result<(Vec<Record>, i64)> {
    let (found, total) = page.read(connection, COLUMNS, "orders WHERE 1", columns)?;
    Ok((found.into_iter().map(record).collect::<Result<_>>()?, total))
}

/// An invoice's row.
#[derive(Debug)]
pub(super) struct StoredInvoice {
    pub(super) number: i64,
    pub(super) id: String,
    pub(super) order: i64,
    pub(super) issued: Millis,
    pub(super) removed: Option<Millis>,
    /// Its content as JSON; `None` for one of an older version of the platform.
    pub(super) document: Option<String>,
}

const INVOICE: &str = "SELECT number, id, order_number AS 'order', issued, removed, document FROM invoices";

/// An order's invoices, except removed ones.
pub(super) fn invoices(connection: &Connection, order: i64) -> Result<Vec<StoredInvoice>> {
    let sql = format!("{INVOICE} WHERE order_number = ?1 AND removed IS NULL ORDER BY number");
    connection.rows(&sql, [order], row_of!(StoredInvoice: number, id, order, issued, removed, document))
}

/// An invoice by id, removed or not.
pub(super) fn invoice(connection: &Connection, id: &str) -> Result<Option<StoredInvoice>> {
    let sql = format!("{INVOICE} WHERE id = ?1");
    connection.row(&sql, [id], row_of!(StoredInvoice: number, id, order, issued, removed, document))
}

/// Inserts an invoice under the next number.
pub(super) fn insert_invoice(
    connection: &Connection,
    (order, id): (i64, &str),
    now: Millis,
    document: &str,
) -> Result<()> {
    let sql = "INSERT INTO invoices (id, order_number, issued, document) VALUES (?1, ?2, ?3, ?4)";
    connection.run(sql, (id, order, now, document))
}

/// Removes an invoice from its order; the document stays.
pub(super) fn remove_invoice(connection: &Connection, id: &str, now: Millis) -> Result<()> {
    connection.run("UPDATE invoices SET removed = ?2 WHERE id = ?1", (id, now))
}

/// The requests of an order's buyer, oldest first.
pub fn requests(connection: &Connection, order: i64) -> Result<Vec<Request>> {
    let sql = "SELECT body FROM order_requests WHERE order_number = ?1 ORDER BY number";
    connection.rows(sql, [order], |row| json(row, 0))
}

/// Inserts or updates a request.
pub(super) fn save_request(connection: &Connection, order: i64, request: &Request) -> Result<()> {
    let sql = "INSERT INTO order_requests (id, order_number, body) VALUES (?1, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body";
    connection.run(sql, (&request.id, order, serde_json::to_string(request)?))
}
