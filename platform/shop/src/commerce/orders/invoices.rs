//! The invoices of orders.

use super::invoice_document::{Document, ShownInvoice};
use super::{calls, history, mails::Mail, page, repo, stored::Record};
use base::{ApiError, Call, Millis, Reading, Result, Shop, Writing, clock::rfc3339, secret, wire};
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
            let invoices = repo::invoices(connection, order.number)?.into_iter();
            let invoices: Vec<Invoice> =
                invoices.map(|invoice| wire!(Invoice { id: invoice.id, app_id: APP.to_owned() })).collect();
            Ok(wire!(InvoicesForOrder { order_id: order.id.clone(), invoices_info: invoices }))
        });
        Ok(json!({ "invoicesForOrder": listed.collect::<Result<Vec<_>>>()? }))
    })
}

/// An order's invoices for the owner, with the addresses of their pages.
pub fn list(shop: &Shop, order: &str) -> Result<Value> {
    let invoices = shop.db.read(|connection| {
        let record = repo::by_id(connection, order)?;
        repo::invoices(connection, record.number)
    })?;
    let shown = invoices.iter().map(|invoice| {
        json!({
            "id": invoice.id,
            "number": invoice.number,
            "issuedDate": rfc3339(invoice.issued),
            "url": page::invoice_address(shop, &invoice.id),
        })
    });
    Ok(json!({ "invoices": shown.collect::<Vec<_>>() }))
}

/// The number and the page's address of each of an order's invoices.
pub fn links(reading: &Reading<'_>, record: &Record) -> Result<Vec<(String, String)>> {
    let invoices = repo::invoices(reading, record.number)?.into_iter();
    Ok(invoices.map(|invoice| (invoice.number.to_string(), page::invoice_address(reading.shop, &invoice.id))).collect())
}

/// The invoice of a page's address, removed or not; refused unless the key belongs to the invoice.
pub fn of_page(shop: &Shop, id: &str, key: &str) -> Result<ShownInvoice> {
    let missing = || not_found(id);
    if !page::is_key_of_invoice(shop, id, key) {
        return Err(missing());
    }
    shop.db.read(|connection| {
        let invoice = repo::invoice(connection, id)?.ok_or_else(missing)?;
        let document = match &invoice.document {
            Some(document) => serde_json::from_str(document)?,
            None => Document::of(connection, &repo::by_number(connection, invoice.order)?)?,
        };
        document.shown(connection, &invoice)
    })
}

/// Adds an invoice to an order. The caller saves the order.
pub fn add(connection: &Connection, now: Millis, order: &mut Record) -> Result<()> {
    let document = serde_json::to_string(&Document::of(connection, order)?)?;
    repo::insert_invoice(connection, (order.number, &secret::new_id()), now, &document)?;
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
pub struct InvoiceRequest {
    invoice_id: String,
}

fn not_found(id: &str) -> ApiError {
    ApiError::not_found("INVOICE_NOT_FOUND", format!("There is no invoice {id}"))
}

/// The number of one of an order's invoices.
fn number_of(connection: &Connection, order: &Record, id: &str) -> Result<i64> {
    let found = repo::invoice(connection, id)?;
    let found = found.filter(|invoice| invoice.order == order.number && invoice.removed.is_none());
    found.map(|invoice| invoice.number).ok_or_else(|| not_found(id))
}

/// Removes an invoice: its number and document stay, marked as cancelled. The caller saves the order.
pub fn remove(connection: &Connection, now: Millis, order: &mut Record, requested: &InvoiceRequest) -> Result<()> {
    number_of(connection, order, &requested.invoice_id)?;
    repo::remove_invoice(connection, &requested.invoice_id, now)?;
    history::add(order, now, history::entry(OrderActivityType::InvoiceRemoved));
    Ok(())
}

/// Mails an invoice to the buyer. The caller saves the order.
pub fn send(writing: &Writing<'_>, order: &mut Record, requested: &InvoiceRequest) -> Result<()> {
    let number = number_of(writing, order, &requested.invoice_id)?.to_string();
    let address = page::invoice_address(writing.shop, &requested.invoice_id);
    let mail = Mail::Invoice { number: &number, address: &address };
    history::mail(writing, order, mail, Some(OrderActivityType::InvoiceSent))
}
