//! Orders that the owner creates, for sales made elsewhere.

use crate::catalog::{Inventory, Reason};
use crate::commerce::orders::{self, Mail, Record, Taken, amount, history, price};
use crate::commerce::payments::balance;
use crate::events::EventKind;
use crate::site;
use base::access::Actor;
use base::{ApiError, Call, Millis, Result, Shop, Writing, clock, secret, wire};
use cartwright::resources::orders::{
    CreateOrder, Order, OrderActivityType, OrderApprovalStrategy, OrderCreationSettings, OrderLineItem, OrderStatus,
    PaymentStatus, PriceSummary,
};
use cartwright::resources::{cart::STORES_APP_ID, checkout::CreatedBy};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// `POST /v1/orders`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let requested: CreateOrder = call.payload()?;
    let mut order = requested.order.unwrap_or_default();
    let settings = requested.settings.unwrap_or_default();
    let now = shop.clock.now();
    refuse_future(&order, now)?;
    shop.write(&call.author, |writing| {
        complete(writing, &mut order)?;
        let stock = take_stock(writing, &order)?;
        let owner = orders::record::owner_of(&order);
        let checkout = order.checkout_id.clone().unwrap_or_else(secret::new_id);
        let mut record = orders::insert(writing, now, &checkout, &owner, stock, order)?;
        history::add(&mut record, now, history::entry(OrderActivityType::OrderPlaced));
        balance::refresh(writing, &mut record)?;
        orders::refresh_fulfillment(writing, &mut record)?;
        let is_approved = is_approved(&record, &settings);
        record.order.status = Some(if is_approved { OrderStatus::Approved } else { OrderStatus::Initialized });
        confirm(writing, &mut record, &settings)?;
        orders::after_payment(writing, &mut record)?;
        orders::save(writing, &mut record, EventKind::Created)?;
        if is_approved {
            orders::publish_action(writing, &record, "approved", json!({}))?;
        }
        Ok(json!({ "order": record.order }))
    })
}

/// Whether an order is approved on creation. One with a pending payment is approved only if free of charge.
fn is_approved(record: &Record, settings: &OrderCreationSettings) -> bool {
    match settings.order_approval_strategy {
        Some(OrderApprovalStrategy::PaymentReceived | OrderApprovalStrategy::PaymentMethodSaved) => {
            record.order.payment_status == Some(PaymentStatus::Paid)
        }
        _ => record.order.status != Some(OrderStatus::Initialized),
    }
}

fn refuse_future(order: &Order, now: Millis) -> Result<()> {
    let purchased = order.purchased_date.as_ref().map(|moment| clock::parse_rfc3339(moment.as_str()));
    match purchased {
        Some(None) => Err(ApiError::field("order.purchasedDate", "FORMAT", "is not a moment")),
        Some(Some(purchased)) if purchased > now => Err(ApiError::bad_request(
            "PURCHASED_DATE_CANNOT_BE_IN_FUTURE",
            "The order cannot have been bought later than now",
        )),
        _ => Ok(()),
    }
}

/// Fills in derived fields: ids, line amounts, the total, and formatted amounts.
fn complete(writing: &Writing<'_>, order: &mut Order) -> Result<()> {
    let usual = site::currency(writing)?;
    let code = order.currency.get_or_insert_with(|| usual.code().to_owned());
    let currency: Currency =
        code.parse().map_err(|_| ApiError::field("order.currency", "FORMAT", "is not a currency"))?;
    for line in order.line_items.iter_mut().flatten() {
        complete_line(line, currency);
    }
    let lines: Decimal = order.line_items.iter().flatten().map(line_total).sum();
    let mut fees = Decimal::ZERO;
    for fee in order.additional_fees.iter_mut().flatten() {
        fee.id.get_or_insert_with(secret::new_id);
        let amount = amount(fee.price.as_ref());
        fee.price = Some(price(amount, currency));
        fees += amount;
    }
    let summary = order.price_summary.get_or_insert_default();
    summary.total_additional_fees.get_or_insert_with(|| price(fees, currency));
    complete_summary(summary, lines, currency);
    let weight_unit = site::read_settings(writing)?.weight_unit;
    order.weight_unit.get_or_insert(weight_unit.into());
    order.tax_included_in_prices.get_or_insert(false);
    order.archived.get_or_insert(false);
    order.imported = Some(false);
    if let (None, Some(Actor::Owner(id))) = (&order.created_by, &writing.author.actor) {
        order.created_by = Some(wire!(CreatedBy { user_id: id.clone() }));
    }
    Ok(())
}

fn line_total(line: &OrderLineItem) -> Decimal {
    amount(line.line_item_price.as_ref())
}

fn complete_line(line: &mut OrderLineItem, currency: Currency) {
    line.id.get_or_insert_with(secret::new_id);
    let each = amount(line.price.as_ref());
    let quantity = Decimal::from(line.quantity.unwrap_or(1));
    line.price = Some(price(each, currency));
    let full = line.price_before_discounts.as_ref().map_or(each, |given| amount(Some(given)));
    line.price_before_discounts = Some(price(full, currency));
    let total = line.line_item_price.as_ref().map_or(each * quantity, |given| amount(Some(given)));
    line.line_item_price = Some(price(total, currency));
    let discount = amount(line.total_discount.as_ref());
    line.total_discount = Some(price(discount, currency));
    for priced in [&mut line.total_price_before_tax, &mut line.total_price_after_tax] {
        let given = priced.as_ref().map_or(total - discount, |given| amount(Some(given)));
        *priced = Some(price(given, currency));
    }
}

fn complete_summary(summary: &mut PriceSummary, lines: Decimal, currency: Currency) {
    let subtotal = summary.subtotal.as_ref().map_or(lines, |given| amount(Some(given)));
    let [shipping, tax, discount, fees] =
        [&mut summary.shipping, &mut summary.tax, &mut summary.discount, &mut summary.total_additional_fees].map(
            |part| {
                let given = amount(part.as_ref());
                *part = Some(price(given, currency));
                given
            },
        );
    let total = summary.total.as_ref().map_or(subtotal + shipping + tax + fees - discount, |given| amount(Some(given)));
    summary.subtotal = Some(price(subtotal, currency));
    summary.total = Some(price(total, currency));
}

/// Takes the products from stock, down to zero: they are sold already.
fn take_stock(writing: &Writing<'_>, order: &Order) -> Result<Vec<Taken>> {
    let inventory = Inventory { writing, reason: Reason::Order };
    let mut stock = Vec::new();
    for line in order.line_items.iter().flatten() {
        let Some(reference) = &line.catalog_reference else {
            continue;
        };
        if reference.app_id.as_deref() != Some(STORES_APP_ID) {
            continue;
        }
        let options = serde_json::to_value(&reference.options)?;
        let variant = options.get("variantId").and_then(Value::as_str).unwrap_or_default();
        let taken = Taken {
            product: reference.catalog_item_id.clone().unwrap_or_default(),
            variant: variant.to_owned(),
            quantity: line.quantity.unwrap_or(1),
        };
        if inventory.take(&taken.product, &taken.variant, taken.quantity)? {
            stock.push(taken);
        }
    }
    Ok(stock)
}

/// Mails the buyer if the call requests it.
fn confirm(writing: &Writing<'_>, record: &mut Record, settings: &OrderCreationSettings) -> Result<()> {
    let notifications = settings.notifications.as_ref();
    if notifications.and_then(|requested| requested.send_notification_to_buyer) != Some(true) {
        return Ok(());
    }
    history::mail(writing, record, Mail::Placed { pending: false }, None)
}
