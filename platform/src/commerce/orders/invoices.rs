//! The invoices of orders.

use super::{calls, history, mails::Mail, repo, stored::Record};
use crate::base::{ApiError, Call, Millis, Result, Shop, Writing, secret, wire};
use cartwright::resources::order_invoices::{Invoice, InvoicesForOrder};
use cartwright::resources::orders::OrderActivityType;
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};

/// The app id of invoices: the platform itself.
const APP: &str = "13ee94c1-b635-8505-3391-97919052c16f";

/// `POST /v1/invoices/list-by-ids`
pub(crate) fn list_many(shop: &Shop, call: &Call) -> Result<Value> {
    let ids = calls::ids(call)?;
    shop.db.read(|connection| {
        let found = repo::many_of_caller(connection, &call.caller, &ids)?;
        let listed = found.iter().map(|order| {
            let invoices = repo::invoices(connection, order.number)?;
            Ok(wire!(InvoicesForOrder { order_id: order.id.clone(), invoices_info: invoices }))
        });
        Ok(json!({ "invoicesForOrder": listed.collect::<Result<Vec<_>>>()? }))
    })
}

/// Adds an invoice to an order. The caller saves the order.
pub(crate) fn add(connection: &Connection, now: Millis, order: &mut Record) -> Result<()> {
    let invoice = wire!(Invoice { id: secret::new_id(), app_id: APP.to_owned() });
    repo::insert_invoice(connection, order.number, &invoice)?;
    history::add(order, now, history::entry(OrderActivityType::InvoiceAdded));
    Ok(())
}

/// Adds an invoice to an order without one. The caller saves the order.
pub(super) fn add_first(connection: &Connection, now: Millis, order: &mut Record) -> Result<()> {
    if repo::invoices(connection, order.number)?.is_empty() { add(connection, now, order) } else { Ok(()) }
}

/// The request for one of an order's invoices.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct InvoiceRequest {
    invoice_id: String,
}

fn has(connection: &Connection, order: &Record, id: &str) -> Result<()> {
    if !repo::has_invoice(connection, order.number, id)? {
        return Err(ApiError::not_found("INVOICE_NOT_FOUND", format!("The order has no invoice {id}")));
    }
    Ok(())
}

/// Removes an invoice. The caller saves the order.
pub(crate) fn remove(
    connection: &Connection,
    now: Millis,
    order: &mut Record,
    requested: &InvoiceRequest,
) -> Result<()> {
    has(connection, order, &requested.invoice_id)?;
    repo::delete_invoice(connection, &requested.invoice_id)?;
    history::add(order, now, history::entry(OrderActivityType::InvoiceRemoved));
    Ok(())
}

/// Mails an invoice to the buyer. The caller saves the order.
pub(crate) fn send(writing: &Writing<'_>, order: &mut Record, requested: &InvoiceRequest) -> Result<()> {
    has(writing, order, &requested.invoice_id)?;
    let mail = Mail::Invoice { id: &requested.invoice_id };
    history::mail(writing, order, mail, Some(OrderActivityType::InvoiceSent))
}
