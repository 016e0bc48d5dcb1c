//! Changes of the items of approved orders by the owner, and the reasons against a change.

use super::added_items::{self, AddedItem};
use crate::catalog::{Inventory, Reason};
use crate::commerce::orders::{self, Record, Taken, amount, history};
use crate::commerce::payments::balance;
use crate::site;
use base::{ApiError, Result, Shop, Writing, money, wire};
use cartwright::resources::cart::{ChannelType, STORES_APP_ID, WeightUnit};
use cartwright::resources::orders::{
    DraftOrderChangesApplied, LineItemChanges, LineItemQuantityChange, LineItemQuantityChangeType, ManagedLineItem,
    Order, OrderActivityType, OrderChange, OrderChangeRejection, OrderLineItem, OrderStatus, OrderTaxBreakdown, Price,
    TotalPriceChange,
};
use cartwright::types::Currency;
use cartwright_contract::limits::cart::QUANTITY as MAX_QUANTITY;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::Deserialize;
use serde_json::{Value, json};

/// The new quantities of items, and the products to add; unnamed items stay.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct ItemChanges {
    #[serde(default)]
    line_items: Vec<ItemQuantity>,
    #[serde(default)]
    catalog_items: Vec<AddedItem>,
    /// The reason, for the order's history.
    reason: Option<String>,
}

/// The new quantity of an item; zero removes it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ItemQuantity {
    id: String,
    quantity: i64,
}

/// The reasons why the items of an order cannot be changed: `GET /_platform/orders/{id}/change-rejections`.
pub fn change_rejections(shop: &Shop, id: &str) -> Result<Value> {
    shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        Ok(json!({ "reasons": rejections(connection, &order)? }))
    })
}

fn rejections(connection: &Connection, record: &Record) -> Result<Vec<OrderChangeRejection>> {
    use OrderChangeRejection as Reason;
    let order = &record.order;
    let settings = site::read_settings(connection)?;
    let lines = || order.line_items.iter().flatten();
    let channel = order.channel_info.as_ref().and_then(|channel| channel.r#type.clone());
    let refunded = balance::balance_of(connection, record)?;
    let is_foreign = |line: &OrderLineItem| {
        let app = line.catalog_reference.as_ref().and_then(|reference| reference.app_id.as_deref());
        app.is_some_and(|app| app != STORES_APP_ID)
    };
    let taxed_fee = || {
        order.additional_fees.iter().flatten().any(|fee| {
            let tax = fee.tax_details.as_ref().and_then(|tax| tax.total_tax.as_ref());
            !amount(tax).is_zero()
        })
    };
    let checks = [
        (order.status != Some(OrderStatus::Approved), Reason::OrderStatusIsNotSupported),
        (!(refunded.refunded + refunded.pending_refund).is_zero(), Reason::PartiallyOrFullyRefunded),
        (
            !matches!(channel, None | Some(ChannelType::Web | ChannelType::BackofficeMerchant)),
            Reason::UnsupportedChannelType,
        ),
        (
            order.currency.as_deref() != Some(site::currency(connection)?.code()),
            Reason::OrderAndSiteCurrenciesAreInconsistent,
        ),
        (
            order.weight_unit.as_ref().is_some_and(|unit| *unit != WeightUnit::from(settings.weight_unit)),
            Reason::OrderAndSiteWeightUnitsAreInconsistent,
        ),
        (!adds_up(order), Reason::AmountsDoNotAddUp),
        (lines().any(|line| line.subscription_info.is_some()), Reason::SubscriptionLineItemExists),
        (lines().any(is_foreign), Reason::UnsupportedCatalogItem),
        (taxed_fee(), Reason::TaxableExistingAdditionalFee),
    ];
    Ok(checks.into_iter().filter_map(|(applies, reason)| applies.then_some(reason)).collect())
}

/// Whether the total is the sum of its parts.
fn adds_up(order: &Order) -> bool {
    let Some(summary) = &order.price_summary else {
        return false;
    };
    let [subtotal, shipping, fees, discount, tax, total] = [
        &summary.subtotal,
        &summary.shipping,
        &summary.total_additional_fees,
        &summary.discount,
        &summary.tax,
        &summary.total,
    ]
    .map(|part| amount(part.as_ref()));
    let added = if order.tax_included_in_prices == Some(true) { Decimal::ZERO } else { tax };
    subtotal + shipping + fees - discount + added == total
}

/// Changes quantities and adds products, with stock, totals and history. The caller saves the order.
pub(super) fn change(writing: &Writing<'_>, record: &mut Record, given: ItemChanges) -> Result<()> {
    let reasons = rejections(writing, record)?;
    if !reasons.is_empty() {
        let text = "The items of this order cannot be changed";
        let refusal = ApiError::precondition("ORDER_CANNOT_BE_CHANGED", text);
        return Err(refusal.with(json!({ "reasons": reasons })));
    }
    let currency = record.currency();
    let total_before = record.order.price_summary.as_ref().and_then(|summary| summary.total.clone());
    let sums_before = sums(&record.order);
    let mut changes = Vec::new();
    for (index, requested) in given.line_items.iter().enumerate() {
        let field = format!("lineItems[{index}]");
        changes.extend(change_line(writing, record, requested, &field)?);
    }
    move_totals(&mut record.order, &sums_before, None, currency);
    if !given.catalog_items.is_empty() {
        let sums_before = sums(&record.order);
        let added = added_items::add(writing, record, given.catalog_items)?;
        changes.extend(added.changes);
        move_totals(&mut record.order, &sums_before, Some(added.taxes), currency);
    }
    if changes.is_empty() {
        return Ok(());
    }
    let lines = record.order.line_items.get_or_insert_default();
    lines.retain(|line| line.quantity != Some(0));
    if lines.is_empty() {
        return Err(ApiError::field("lineItems", "MIN_SIZE", "would leave no item: cancel the order instead"));
    }
    changes.push(wire!(OrderChange {
        total_price_changed: wire!(TotalPriceChange {
            original_total: total_before,
            new_total: record.order.price_summary.as_ref().and_then(|summary| summary.total.clone())
        })
    }));
    let mut entry = history::entry(OrderActivityType::DraftOrderChangesApplied);
    entry.draft_order_changes_applied = Some(wire!(DraftOrderChangesApplied { reason: given.reason, changes }));
    history::add(record, writing.now, entry);
    balance::refresh(writing, record)?;
    orders::refresh_fulfillment(writing, record)
}

/// Changes one item and describes the change; `None` without a change.
fn change_line(
    writing: &Writing<'_>,
    record: &mut Record,
    requested: &ItemQuantity,
    field: &str,
) -> Result<Option<OrderChange>> {
    let currency = record.currency();
    let sent = orders::repo::fulfillments(writing, record.number)?;
    let lines = record.order.line_items.iter_mut().flatten();
    let line = lines
        .filter(|line| line.id.as_deref() == Some(requested.id.as_str()))
        .last()
        .ok_or_else(|| ApiError::field(format!("{field}.id"), "VALIDATION", "is no item of the order"))?;
    let (before, after) = (line.quantity.unwrap_or(1), requested.quantity);
    let min = orders::fulfillments::sent_quantity(&sent, &requested.id);
    if after < min || after > MAX_QUANTITY {
        let text = format!("must be from {min} (fulfilled already) to {MAX_QUANTITY}");
        return Err(ApiError::field(format!("{field}.quantity"), "VALIDATION", text));
    }
    if after == before {
        return Ok(None);
    }
    move_stock(writing, &mut record.stock, line, after - before)?;
    scale_line(line, Decimal::from(after) / Decimal::from(before.max(1)), currency);
    line.quantity = Some(after);
    let name = line.product_name.clone();
    Ok(Some(if after == 0 {
        let line_item_removed = ManagedLineItem {
            id: Some(requested.id.clone()),
            name,
            quantity: Some(before),
            ..ManagedLineItem::default()
        };
        wire!(OrderChange { line_item_removed })
    } else {
        let delta_type = if after > before {
            LineItemQuantityChangeType::QuantityIncreased
        } else {
            LineItemQuantityChangeType::QuantityDecreased
        };
        let quantity = wire!(LineItemQuantityChange {
            original_quantity: before,
            new_quantity: after,
            diff: (after - before).abs(),
            delta_type
        });
        wire!(OrderChange { line_item_changed: wire!(LineItemChanges { id: requested.id.clone(), name, quantity }) })
    }))
}

/// Takes more of an item from stock, or restocks some.
fn move_stock(writing: &Writing<'_>, stock: &mut [Taken], line: &OrderLineItem, difference: i64) -> Result<()> {
    let Some(reference) = &line.catalog_reference else {
        return Ok(());
    };
    let product = reference.catalog_item_id.as_deref().unwrap_or_default();
    let options = serde_json::to_value(&reference.options)?;
    let variant = options.get("variantId").and_then(Value::as_str).unwrap_or_default();
    let is_taken = |taken: &&mut Taken| taken.product == product && (variant.is_empty() || taken.variant == variant);
    let Some(taken) = stock.iter_mut().find(is_taken) else {
        return Ok(());
    };
    let inventory = Inventory { writing, reason: Reason::Order };
    if difference < 0 {
        inventory.give_back(&taken.product, &taken.variant, -difference)?;
    } else if !inventory.take(&taken.product, &taken.variant, difference)? {
        let text = format!("There are not {difference} more in stock");
        return Err(ApiError::bad_request("PARTIAL_OUT_OF_STOCK", text));
    }
    taken.quantity += difference;
    Ok(())
}

fn scale(price: &mut Option<Price>, by: Decimal, currency: Currency) {
    if let Some(before) = price {
        *price = Some(orders::price(money::round(amount(Some(before)) * by, currency), currency));
    }
}

/// Scales a line's totals by its quantity; the unit price stays.
fn scale_line(line: &mut OrderLineItem, by: Decimal, currency: Currency) {
    for sum in [
        &mut line.line_item_price,
        &mut line.total_discount,
        &mut line.total_price_before_tax,
        &mut line.total_price_after_tax,
    ] {
        scale(sum, by, currency);
    }
    if let Some(details) = &mut line.tax_details {
        scale(&mut details.taxable_amount, by, currency);
        scale(&mut details.total_tax, by, currency);
    }
    if let Some(tax) = &mut line.tax_info {
        scale(&mut tax.taxable_amount, by, currency);
        scale(&mut tax.tax_amount, by, currency);
        for part in tax.tax_breakdown.iter_mut().flatten() {
            scale(&mut part.taxable_amount, by, currency);
            scale(&mut part.non_taxable_amount, by, currency);
            scale(&mut part.tax_amount, by, currency);
        }
    }
}

/// The totals of the lines.
struct Sums {
    goods: Decimal,
    discount: Decimal,
    tax: Decimal,
}

fn sums(order: &Order) -> Sums {
    let mut sums = Sums { goods: Decimal::ZERO, discount: Decimal::ZERO, tax: Decimal::ZERO };
    for line in order.line_items.iter().flatten() {
        sums.goods += amount(line.line_item_price.as_ref());
        sums.discount += amount(line.total_discount.as_ref());
        sums.tax += amount(line.tax_details.as_ref().and_then(|tax| tax.total_tax.as_ref()));
    }
    sums
}

/// Adjusts the order's totals by the difference of the lines' totals. Its taxes by name grow with the quantities, or by
/// the taxes of added lines.
fn move_totals(order: &mut Order, before: &Sums, added_taxes: Option<Vec<OrderTaxBreakdown>>, currency: Currency) {
    let after = sums(order);
    let (goods, discount, tax) = (after.goods - before.goods, after.discount - before.discount, after.tax - before.tax);
    let added = if order.tax_included_in_prices == Some(true) { Decimal::ZERO } else { tax };
    let summary = order.price_summary.get_or_insert_default();
    let tax_before = amount(summary.tax.as_ref());
    let moved = [
        (&mut summary.subtotal, goods),
        (&mut summary.discount, discount),
        (&mut summary.tax, tax),
        (&mut summary.total, goods - discount + added),
    ];
    for (part, by) in moved {
        *part = Some(orders::price(amount(part.as_ref()) + by, currency));
    }
    let tax_now = summary.tax.clone();
    if let Some(of_order) = &mut order.tax_summary {
        of_order.total_tax.clone_from(&tax_now);
    }
    if let Some(of_order) = &mut order.tax_info {
        of_order.total_tax = tax_now;
        let parts = of_order.tax_breakdown.get_or_insert_default();
        match added_taxes {
            Some(taxes) => taxes.into_iter().for_each(|part| join_tax(parts, part, currency)),
            None if tax_before.is_zero() => {}
            None => {
                for part in parts {
                    scale(&mut part.aggregated_tax_amount, (tax_before + tax) / tax_before, currency);
                }
            }
        }
    }
}

/// Adds a tax to the part of the same name, rate and jurisdiction, or appends it.
fn join_tax(parts: &mut Vec<OrderTaxBreakdown>, added: OrderTaxBreakdown, currency: Currency) {
    let key = |part: &OrderTaxBreakdown| (part.tax_name.clone(), part.rate, part.jurisdiction.clone());
    match parts.iter_mut().find(|part| key(part) == key(&added)) {
        Some(part) => {
            let sum = amount(part.aggregated_tax_amount.as_ref()) + amount(added.aggregated_tax_amount.as_ref());
            part.aggregated_tax_amount = Some(orders::price(sum, currency));
        }
        None => parts.push(added),
    }
}
