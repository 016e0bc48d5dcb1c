//! Orders: written once, when a checkout is paid for.

use crate::cart::{self, Basket, Estimate};
use crate::checkout::Checkout;
use crate::clock;
use crate::error::ApiError;
use crate::platform::Shop;
use crate::pricing::money::{self, price};
use crate::secret;
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

/// The number of the first order.
const FIRST_NUMBER: i64 = 10_001;

/// An order by its two names.
#[derive(Debug, Clone)]
pub(crate) struct OrderKey {
    pub(crate) number: i64,
    pub(crate) id: String,
}

/// The order of a number.
pub(crate) fn find(connection: &Connection, number: i64) -> Result<OrderKey, ApiError> {
    let id: Option<String> = connection
        .prepare_cached("SELECT id FROM orders WHERE number = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()?;
    let id = id.ok_or_else(|| ApiError::not_found("ORDER_NOT_FOUND", format!("There is no order {number}")))?;
    Ok(OrderKey { number, id })
}

/// Writes the order of a checkout.
pub(crate) fn insert(
    connection: &Connection,
    shop: &Shop,
    checkout: &Checkout,
    basket: &Basket,
    estimate: &Estimate,
) -> Result<OrderKey, ApiError> {
    let now = shop.clock.now();
    let number: i64 = connection
        .prepare_cached("SELECT ifnull(max(number) + 1, ?1) FROM orders")?
        .query_row([FIRST_NUMBER], |row| row.get(0))?;
    let id = secret::new_id();
    let mut body = order(shop, checkout, basket, estimate)?;
    if let Value::Object(fields) = &mut body {
        let moment = clock::rfc3339(now);
        fields.insert("id".to_owned(), json!(id));
        fields.insert("number".to_owned(), json!(number.to_string()));
        for date in ["createdDate", "updatedDate", "purchasedDate"] {
            fields.insert(date.to_owned(), json!(moment));
        }
    }
    connection
        .prepare_cached(
            "INSERT INTO orders (number, id, checkout, owner, created, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((number, &id, &checkout.id, &checkout.owner, now, body.to_string()))?;
    Ok(OrderKey { number, id })
}

fn order(shop: &Shop, checkout: &Checkout, basket: &Basket, estimate: &Estimate) -> Result<Value, ApiError> {
    let totals = &estimate.totals;
    let body = &checkout.body;
    let recipient = json!({ "address": body.shipping_address, "contactDetails": body.contact });
    let billing = match &body.billing_address {
        Some(address) => json!({ "address": address, "contactDetails": body.contact }),
        None => recipient.clone(),
    };
    let delivery = cart::selected_service(estimate).map(|service| {
        json!({
            "carrierId": service.carrier_id,
            "code": service.code,
            "title": service.title,
            "cost": service.cost,
            "logistics": { "shippingDestination": recipient, "deliveryTime": service.logistics.as_ref().and_then(|logistics| logistics.delivery_time.clone()) },
            "region": estimate.options.first().map(|(option, _)| json!({ "name": option.region_name })),
        })
    });
    let (kind, owner_id) = checkout.owner.split_once(':').unwrap_or_default();
    let buyer = match kind {
        "member" => json!({ "memberId": owner_id, "email": body.email }),
        "visitor" => json!({ "visitorId": owner_id, "email": body.email }),
        _ => json!({ "email": body.email }),
    };
    let summary = cart::price_summary(totals);
    Ok(json!({
        "lineItems": line_items(shop, basket, estimate)?,
        "buyerInfo": buyer,
        "status": "APPROVED",
        "paymentStatus": "PAID",
        "fulfillmentStatus": "NOT_FULFILLED",
        "currency": money::CURRENCY,
        "weightUnit": "KG",
        "buyerLanguage": "en",
        "siteLanguage": "en",
        "taxIncludedInPrices": false,
        "priceSummary": summary,
        "balanceSummary": { "balance": price(rust_decimal::Decimal::ZERO), "paid": price(totals.total) },
        "appliedDiscounts": cart::applied_discounts(basket, totals),
        "taxSummary": { "totalTax": price(totals.tax) },
        "shippingInfo": delivery,
        "recipientInfo": recipient,
        "billingInfo": billing,
        "buyerNote": body.cart.buyer_note,
        "channelInfo": { "type": body.channel.as_deref().unwrap_or("WEB") },
        "checkoutId": checkout.id,
        "archived": false,
        "seenByAHuman": false,
    }))
}

fn line_items(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Result<Vec<Value>, ApiError> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .map(|(line, sums)| {
            let mut item = serde_json::to_value(cart::line_item(shop, line))?;
            if let Value::Object(fields) = &mut item {
                // An order's line says what was paid; whether there are more is no matter to it.
                for gone in ["availability", "url", "fullPrice", "customLineItem", "membersOnly"] {
                    fields.remove(gone);
                }
                for (name, amount) in [
                    ("totalDiscount", sums.discount),
                    ("totalPriceBeforeTax", sums.net()),
                    ("totalPriceAfterTax", sums.net() + sums.tax),
                ] {
                    fields.insert(name.to_owned(), serde_json::to_value(price(amount))?);
                }
                fields.insert(
                    "taxDetails".to_owned(),
                    json!({ "taxableAmount": price(sums.net()), "taxRate": estimate.tax_rate.to_string(), "totalTax": price(sums.tax) }),
                );
            }
            Ok(item)
        })
        .collect()
}
