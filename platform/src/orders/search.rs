//! Searching orders, page after page by cursor.

use super::record::{self, COLUMNS};
use crate::call::Call;
use crate::error::ApiError;
use crate::query::{Compiled, Compiler, Field, Kind, field, opaque, order_by};
use crate::state::Shop;
use cartwright::query::{CursorPagingMetadata, Cursors};
use cartwright::resources::orders::Order;
use rusqlite::params_from_iter;
use rusqlite::types::Value as Sql;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The page when none is asked for, and the largest (contract: `CursorPaging.limit`).
const DEFAULT_PAGE_SIZE: i64 = 50;
const MAX_PAGE_SIZE: i64 = 100;

/// A value of the order's body.
macro_rules! body {
    ($path:literal) => {
        concat!("json_extract(body, '$.", $path, "')")
    };
}

macro_rules! amount {
    ($path:literal) => {
        concat!("CAST(", body!($path), " AS REAL)")
    };
}

macro_rules! flag {
    ($path:literal) => {
        concat!("ifnull(", body!($path), ", 0)")
    };
}

macro_rules! moment {
    ($path:literal) => {
        concat!("CAST(round(1000 * unixepoch(", body!($path), ", 'subsec')) AS INTEGER)")
    };
}

/// A value of each line, as the start of an `EXISTS`.
macro_rules! each_line {
    ($path:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM json_each(body, '$.lineItems') l WHERE l.value ->> '$.",
            $path,
            "'"
        )
    };
}

const fn text(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Text)
}

const fn amount(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Number)
}

const fn flag(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Flag)
}

const fn moment(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Moment)
}

const fn set(names: &'static [&'static str], subquery: &'static str) -> Field {
    field(names, subquery, Kind::Set)
}

const FIELDS: &[Field] = &[
    text(&["id", "_id"], "id"),
    field(&["number"], "number", Kind::Number),
    text(&["status"], body!("status")),
    text(&["paymentStatus"], body!("paymentStatus")),
    text(&["fulfillmentStatus"], body!("fulfillmentStatus")),
    moment(&["createdDate", "_createdDate", "purchasedDate"], "created"),
    moment(&["updatedDate", "_updatedDate"], "updated"),
    flag(&["archived"], flag!("archived")),
    flag(&["seenByAHuman"], flag!("seenByAHuman")),
    text(&["currency"], body!("currency")),
    text(&["checkoutId"], "checkout"),
    text(&["channelInfo.type"], body!("channelInfo.type")),
    text(&["buyerInfo.email"], body!("buyerInfo.email")),
    text(
        &["buyerInfo.memberId", "buyerInfo.contactId"],
        body!("buyerInfo.memberId"),
    ),
    text(&["buyerInfo.visitorId"], body!("buyerInfo.visitorId")),
    amount(&["priceSummary.total.amount"], amount!("priceSummary.total.amount")),
    text(
        &["billingInfo.contactDetails.firstName"],
        body!("billingInfo.contactDetails.firstName"),
    ),
    text(
        &["billingInfo.contactDetails.lastName"],
        body!("billingInfo.contactDetails.lastName"),
    ),
    text(
        &["recipientInfo.contactDetails.lastName"],
        body!("recipientInfo.contactDetails.lastName"),
    ),
    text(&["shippingInfo.title"], body!("shippingInfo.title")),
    text(&["shippingInfo.region.name"], body!("shippingInfo.region.name")),
    text(
        &["shippingInfo.logistics.deliveryTime"],
        body!("shippingInfo.logistics.deliveryTime"),
    ),
    moment(
        &["shippingInfo.logistics.deliveryTimeSlot.from"],
        moment!("shippingInfo.logistics.deliveryTimeSlot.from"),
    ),
    moment(
        &["shippingInfo.logistics.deliveryTimeSlot.to"],
        moment!("shippingInfo.logistics.deliveryTimeSlot.to"),
    ),
    text(&["businessLocation.id"], body!("businessLocation.id")),
    text(&["businessLocation.name"], body!("businessLocation.name")),
    text(&["channelInfo.externalOrderId"], body!("channelInfo.externalOrderId")),
    text(&["createdBy.userId"], body!("createdBy.userId")),
    amount(&["taxInfo.totalTax.amount"], amount!("taxInfo.totalTax.amount")),
    amount(&["taxInfo.totalExempt.amount"], amount!("taxInfo.totalExempt.amount")),
    amount(
        &["balanceSummary.authorized.amount"],
        amount!("balanceSummary.authorized.amount"),
    ),
    amount(
        &["balanceSummary.pending.amount"],
        amount!("balanceSummary.pending.amount"),
    ),
    amount(
        &["balanceSummary.pendingRefund.amount"],
        amount!("balanceSummary.pendingRefund.amount"),
    ),
    flag(&["imported"], flag!("imported")),
    flag(&["demo"], flag!("demo")),
    set(&["lineItems.subscriptionInfo.id"], each_line!("subscriptionInfo.id")),
    set(
        &["lineItems.catalogReference.appId"],
        each_line!("catalogReference.appId"),
    ),
    set(
        &["lineItems.catalogReference.catalogItemId"],
        each_line!("catalogReference.catalogItemId"),
    ),
    set(&["lineItems.productName.original"], each_line!("productName.original")),
    set(
        &["lineItems.locations.id"],
        "EXISTS (SELECT 1 FROM json_each(body, '$.lineItems') l, json_each(l.value, '$.locations') o \
         WHERE o.value ->> '$.id'",
    ),
    set(
        &["fulfillmentStatusesAggregate.statuses"],
        "EXISTS (SELECT 1 FROM json_each(body, '$.fulfillmentStatusesAggregate.statuses') s WHERE s.value",
    ),
];

/// A search's cursor. New orders do not move its pages: it begins at the newest order of its first page.
#[derive(Debug, Serialize, Deserialize)]
struct Cursor {
    filter: Option<Value>,
    sort: Option<Value>,
    limit: i64,
    newest: i64,
    offset: i64,
}

impl Cursor {
    fn text(&self) -> Result<String, ApiError> {
        Ok(opaque::write(self)?)
    }

    fn read(text: &str) -> Result<Self, ApiError> {
        opaque::read(text)
            .filter(|cursor: &Self| cursor.offset >= 0 && (1..=MAX_PAGE_SIZE).contains(&cursor.limit))
            .ok_or_else(|| ApiError::field("search.cursorPaging.cursor", "FORMAT", "is not a cursor of an answer"))
    }
}

fn asked(call: &Call, newest: i64) -> Result<Cursor, ApiError> {
    let search = call.value("search").filter(|search| !search.is_null());
    let paging = search.and_then(|search| search.get("cursorPaging"));
    let limit = match paging.and_then(|paging| paging.get("limit")) {
        None | Some(Value::Null) => None,
        Some(limit) => Some(
            limit
                .as_i64()
                .filter(|limit| (1..=MAX_PAGE_SIZE).contains(limit))
                .ok_or_else(|| {
                    let text = format!("must be a whole number from 1 to {MAX_PAGE_SIZE}");
                    ApiError::field("search.cursorPaging.limit", "MAX", text)
                })?,
        ),
    };
    let cursor = paging.and_then(|paging| paging.get("cursor")).and_then(Value::as_str);
    if let Some(cursor) = cursor.filter(|cursor| !cursor.is_empty()) {
        let mut cursor = Cursor::read(cursor)?;
        cursor.limit = limit.unwrap_or(cursor.limit);
        return Ok(cursor);
    }
    let part = |name: &str| search.and_then(|search| search.get(name)).cloned();
    let sort = part("sort");
    Ok(Cursor {
        filter: part("filter"),
        sort,
        limit: limit.unwrap_or(DEFAULT_PAGE_SIZE),
        newest,
        offset: 0,
    })
}

/// `POST /v1/orders/search`
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.read(|connection| {
        let newest: i64 = connection
            .prepare_cached("SELECT ifnull(max(number), 0) FROM orders")?
            .query_row([], |row| row.get(0))?;
        let cursor = asked(call, newest)?;
        let Compiled { mut sql, mut values } = Compiler::new("search.filter", FIELDS).filter(cursor.filter.as_ref())?;
        if !call.caller.is_owner() {
            sql = format!("({sql}) AND owner = ?");
            values.push(Sql::Text(call.caller.subject.key()));
        }
        let order = order_by("search.sort", FIELDS, cursor.sort.as_ref(), "number DESC")?;
        values.extend([cursor.newest, cursor.limit + 1, cursor.offset].map(Sql::Integer));
        let mut found = connection
            .prepare_cached(&format!(
                "SELECT {COLUMNS} FROM orders WHERE {sql} AND number <= ? ORDER BY {order} LIMIT ? OFFSET ?"
            ))?
            .query_map(params_from_iter(&values), record::columns)?
            .map(|row| Ok(record::record(row?)?.order))
            .collect::<Result<Vec<Order>, ApiError>>()?;
        let size = usize::try_from(cursor.limit).unwrap_or_default();
        let has_next = found.len() > size;
        found.truncate(size);
        let at = |offset: i64| {
            Cursor {
                filter: cursor.filter.clone(),
                sort: cursor.sort.clone(),
                offset,
                ..cursor
            }
            .text()
        };
        let next = has_next.then(|| at(cursor.offset + cursor.limit)).transpose()?;
        let before = (cursor.offset - cursor.limit).max(0);
        let previous = (cursor.offset > 0).then(|| at(before)).transpose()?;
        let metadata = CursorPagingMetadata {
            count: i64::try_from(found.len()).ok(),
            has_next: Some(has_next),
            cursors: Some(Cursors {
                next,
                prev: previous,
                ..Cursors::default()
            }),
            ..CursorPagingMetadata::default()
        };
        Ok(json!({ "orders": found, "metadata": metadata }))
    })
}
