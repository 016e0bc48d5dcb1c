//! Products that the owner adds to an approved order, at today's prices and with the taxes of the order's address.

use super::{build::translated_lines, place::take_stock, taxes};
use crate::commerce::cart::{self, Api, Basket, NewLine, OwnedCart};
use crate::commerce::orders::Record;
use base::{ApiError, Result, Writing, wire};
use cartwright::resources::cart::{AddressWithContact, CatalogReference};
use cartwright::resources::orders::{ManagedLineItem, OrderChange, OrderTaxBreakdown};
use serde::Deserialize;

/// A product to add.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct AddedItem {
    catalog_reference: CatalogReference,
    quantity: i64,
}

/// The changes by the added products, and the taxes of their amounts.
pub(super) struct Added {
    pub(super) changes: Vec<OrderChange>,
    pub(super) taxes: Vec<OrderTaxBreakdown>,
}

/// Adds products to the order's lines and takes them from stock. Totals are the caller's.
pub(super) fn add(writing: &Writing<'_>, record: &mut Record, items: Vec<AddedItem>) -> Result<Added> {
    let basket = basket(writing, record, items)?;
    let estimate = basket.as_checkout();
    if record.order.tax_included_in_prices.unwrap_or_default() != estimate.totals.tax_included {
        let text = "The order and the shop differ in whether prices include tax";
        return Err(ApiError::precondition("TAX_SETTINGS_HAVE_CHANGED", text));
    }
    record.stock.extend(take_stock(writing, &basket)?);
    let added = translated_lines(writing, &basket)?;
    let changes = added.iter().map(|line| {
        wire!(OrderChange {
            line_item_added: wire!(ManagedLineItem {
                id: line.id.clone(),
                name: line.product_name.clone(),
                quantity: line.quantity
            })
        })
    });
    let changes = changes.collect();
    record.order.line_items.get_or_insert_default().extend(added);
    let taxes = taxes::of_order(estimate).tax_breakdown.unwrap_or_default();
    Ok(Added { changes, taxes })
}

/// A cart of the added products for the order's buyer, address and language, which is never stored.
fn basket(writing: &Writing<'_>, record: &Record, items: Vec<AddedItem>) -> Result<Basket> {
    let order = &record.order;
    let mut owned = OwnedCart::start(record.owner.clone(), false, writing.now);
    owned.cart.newer.customer_language.clone_from(&order.buyer_language);
    let delivery = order.shipping_info.as_ref().and_then(|info| info.logistics.as_ref());
    let sent_to = delivery.and_then(|logistics| logistics.shipping_destination.clone());
    let address = |info: &AddressWithContact| info.address.is_some();
    owned.cart.contact_info = sent_to.or_else(|| order.recipient_info.clone()).filter(address);
    owned.cart.billing_info.clone_from(&order.billing_info);
    for (index, item) in items.into_iter().enumerate() {
        let before: i64 = owned.cart.lines.iter().map(|line| line.quantity).sum();
        let line = NewLine {
            reference: Some(item.catalog_reference),
            quantity: Some(cart::check_quantity(item.quantity, &format!("catalogItems[{index}].quantity"))?),
            ..NewLine::default()
        };
        cart::add(writing, &mut owned.cart, Api::V2, vec![line], &[])?;
        if owned.cart.lines.iter().map(|line| line.quantity).sum::<i64>() == before {
            let text = "must name all options of the product";
            return Err(ApiError::field(format!("catalogItems[{index}].catalogReference"), "VALIDATION", text));
        }
    }
    let basket = Basket::of(writing, owned)?;
    if basket.lines.iter().any(|line| line.subscription.is_some()) {
        let text = "A subscription cannot be added to an order";
        return Err(ApiError::bad_request("SUBSCRIPTION_LINE_ITEM", text));
    }
    Ok(basket)
}
