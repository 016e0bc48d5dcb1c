//! `POST /v1/order-billing/refund-payments`: refunds payments and restocks items.

use super::on_order;
use crate::catalog::{Inventory, Reason};
use crate::commerce::orders::{self, Record};
use crate::commerce::payments::{self, pending_refund};
use crate::events::EventKind;
use base::{ApiError, Author, Call, Millis, Result, Shop, Writing};
use cartwright::resources::order_billing::{RefundPayments, RestockItem};
use cartwright::resources::order_transactions::Refund;
use serde_json::{Map, Value, json};

pub(crate) fn refund_payments(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: RefundPayments = call.payload()?;
    on_order(shop, call, |billing| {
        let refund = refund(billing.writing, &mut billing.order, &requested)?;
        Ok(Map::from_iter([("refund".to_owned(), serde_json::to_value(refund)?)]))
    })
}

/// Refunds payments and restocks items. The caller saves the order.
pub(in crate::commerce::ordering) fn refund(
    writing: &Writing<'_>,
    order: &mut Record,
    requested: &RefundPayments,
) -> Result<Refund> {
    let refund = payments::refund_payments(writing, order, requested)?;
    let effects = requested.side_effects.as_ref();
    let restock = effects.and_then(|effects| effects.restock.as_ref());
    for item in restock.and_then(|restock| restock.line_items.as_ref()).into_iter().flatten() {
        put_back(writing, order, item)?;
    }
    Ok(refund)
}

/// Processes the provider's due confirmations of refunds.
pub fn confirm_refunds(shop: &Shop, author: &Author, now: Millis) -> Result<()> {
    for (number, id) in shop.db.read(|connection| pending_refund::due(connection, now))? {
        shop.write(author, |writing| {
            let mut order = orders::by_number(writing, number)?;
            pending_refund::confirm(writing, now, &mut order, &id)?;
            orders::save(writing, &mut order, EventKind::Updated)
        })?;
    }
    Ok(())
}

/// Restocks some of a line, up to the quantity that the order still holds.
fn put_back(writing: &Writing<'_>, order: &mut Record, item: &RestockItem) -> Result<()> {
    let id = item.line_item_id.as_deref().unwrap_or_default();
    let wanted = item.quantity.unwrap_or_default();
    let mut lines = order.order.line_items.iter().flatten();
    let line = lines.find(|line| line.id.as_deref() == Some(id)).ok_or_else(|| {
        ApiError::not_found("LINE_ITEM_NOT_FOUND", format!("The order has no line {id}"))
            .with(json!({ "lineItemId": id }))
    })?;
    let reference = line.catalog_reference.as_ref();
    let product = reference.and_then(|reference| reference.catalog_item_id.clone()).unwrap_or_default();
    let options = reference.and_then(|reference| reference.options.as_ref());
    let variant = options.and_then(|options| options.get("variantId")).and_then(Value::as_str);
    let bought = line.quantity.unwrap_or_default();
    let mut taken = order.stock.iter_mut();
    let taken = taken.find(|taken| taken.product == product && variant.is_none_or(|variant| taken.variant == variant));
    let refuse = || {
        let text = "No more can go back to stock than was taken for the line";
        Err(ApiError::bad_request("INVALID_LINE_ITEM_RESTOCK_QUANTITY", text).with(json!({ "lineItemId": id })))
    };
    let Some(taken) = taken.filter(|taken| wanted >= 1 && wanted <= taken.quantity.min(bought)) else {
        return refuse();
    };
    taken.quantity -= wanted;
    Inventory { writing, reason: Reason::RevertInventoryChange }.give_back(&taken.product, &taken.variant, wanted)
}
