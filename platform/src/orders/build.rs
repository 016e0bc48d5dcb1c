//! The order of a checkout: what was bought, for how much, by whom and where it goes.

use crate::cart::{self, Basket, Estimate};
use crate::checkout::Checkout;
use crate::error::ApiError;
use crate::platform::Shop;
use crate::pricing::money;
use cartwright::resources::orders::Order;
use serde_json::{Value, json};

/// The order of a checkout as it is when it is placed: nothing is paid or sent yet.
pub(crate) fn build(shop: &Shop, checkout: &Checkout, basket: &Basket, estimate: &Estimate) -> Result<Order, ApiError> {
    let totals = &estimate.totals;
    let price = |amount| money::price(amount, estimate.currency);
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
            "region": cart::region(estimate).map(|region| json!({ "name": region.name })),
        })
    });
    let (kind, owner_id) = checkout.owner.split_once(':').unwrap_or_default();
    let buyer = match kind {
        "member" => json!({ "memberId": owner_id, "email": body.email }),
        "visitor" => json!({ "visitorId": owner_id, "email": body.email }),
        _ => json!({ "email": body.email }),
    };
    let summary = cart::price_summary(estimate);
    let order = json!({
        "lineItems": line_items(shop, basket, estimate)?,
        "buyerInfo": buyer,
        "status": "INITIALIZED",
        "paymentStatus": "NOT_PAID",
        "fulfillmentStatus": "NOT_FULFILLED",
        "currency": estimate.currency.code(),
        "weightUnit": "KG",
        "buyerLanguage": "en",
        "siteLanguage": "en",
        "taxIncludedInPrices": totals.tax_included,
        "priceSummary": summary,
        "appliedDiscounts": cart::applied_discounts(basket, estimate),
        "taxSummary": { "totalTax": price(totals.tax) },
        "shippingInfo": delivery,
        "recipientInfo": recipient,
        "billingInfo": billing,
        "buyerNote": body.cart.buyer_note,
        "channelInfo": { "type": body.channel.as_deref().unwrap_or("WEB") },
        "checkoutId": checkout.id,
        "archived": false,
        "seenByAHuman": false,
    });
    Ok(serde_json::from_value(order)?)
}

fn line_items(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Result<Vec<Value>, ApiError> {
    let price = |amount| money::price(amount, estimate.currency);
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .map(|(line, sums)| {
            let mut item = serde_json::to_value(cart::line_item(shop, line, estimate.currency))?;
            if let Value::Object(fields) = &mut item {
                // An order's line says what was paid; whether there are more is no matter to it.
                for gone in ["availability", "url", "fullPrice", "customLineItem", "membersOnly"] {
                    fields.remove(gone);
                }
                for (name, amount) in [
                    ("totalDiscount", sums.discount),
                    ("totalPriceBeforeTax", sums.before_tax()),
                    ("totalPriceAfterTax", sums.after_tax()),
                ] {
                    fields.insert(name.to_owned(), serde_json::to_value(price(amount))?);
                }
                fields.insert(
                    "taxDetails".to_owned(),
                    serde_json::to_value(cart::tax_details(&sums.taxed, sums.net(), estimate.currency))?,
                );
            }
            Ok(item)
        })
        .collect()
}
