//! Builds the order of a checkout.

use crate::base::clock::{rfc3339, seconds};
use crate::base::{Millis, Reading, Result, Shop, secret};
use crate::commerce::cart::{self, Basket, Estimate};
use crate::commerce::{orders::price, rules};
use cartwright::resources::cart::{
    AdditionalFee, DeliveryTimeSlot, ItemTaxFullDetails, ItemTypePreset, SubscriptionOptionInfo,
};
use cartwright::resources::orders::{Order, Tip};
use cartwright::types::Timestamp;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The fields that an order's line copies from the cart's line; stock and page address are omitted.
const TAKEN_OVER: [&str; 20] = [
    "id",
    "quantity",
    "catalogReference",
    "productName",
    "descriptionLines",
    "image",
    "physicalProperties",
    "itemType",
    "price",
    "priceBeforeDiscounts",
    "lineItemPrice",
    "priceDescription",
    "depositAmount",
    "paymentOption",
    "fixedQuantity",
    "priceUndetermined",
    "modifierGroups",
    "extendedFields",
    "serviceProperties",
    "taxableAddress",
];

/// The order of a checkout at the time of placing: unpaid and unfulfilled. Its lines are named in the buyer's language
/// too.
pub(crate) fn build(reading: &Reading<'_>, basket: &Basket, tip: Option<Tip>) -> Result<Order> {
    let estimate = basket.as_checkout();
    let cart = basket.cart();
    let contact = cart.contact();
    let recipient = json!({ "address": cart.address(), "contactDetails": contact });
    let billed = cart.billing_info.as_ref().and_then(|info| info.contact_details.as_ref());
    let billing = json!({
        "address": cart.billing_address().or(cart.address()),
        "contactDetails": billed.unwrap_or(&contact),
    });
    let (kind, owner_id) = basket.owned.owner.split_once(':').unwrap_or_default();
    let buyer = match kind {
        "member" => json!({ "memberId": owner_id, "email": cart.email }),
        "visitor" => json!({ "visitorId": owner_id, "email": cart.email }),
        _ => json!({ "email": cart.email }),
    };
    let language = basket.buyer_language();
    let mut lines = Value::from(line_items(reading.shop, basket, estimate)?);
    if let Some(dictionary) = rules::dictionary(reading, language)? {
        dictionary.translate_pairs(&mut lines);
    }
    let order = json!({
        "lineItems": lines,
        "buyerInfo": buyer,
        "createdBy": {
            "visitorId": basket.owned.owner_id("visitor"),
            "memberId": basket.owned.owner_id("member"),
        },
        "purchaseFlowId": cart.id,
        "status": "INITIALIZED",
        "paymentStatus": "NOT_PAID",
        "fulfillmentStatus": "NOT_FULFILLED",
        "currency": estimate.currency.code(),
        "weightUnit": cart::view::weight_unit(estimate.weight_unit),
        "buyerLanguage": language,
        "siteLanguage": basket.site_language(),
        "taxIncludedInPrices": estimate.totals.tax_included,
        "priceSummary": price_summary(estimate)?,
        "payAfterFreeTrial": after_trial(estimate)?,
        "appliedDiscounts": in_order_form(cart::view::applied_discounts(basket, estimate))?,
        "taxSummary": { "totalTax": price(estimate.totals.tax, estimate.currency) },
        "taxInfo": tax_info(estimate)?,
        "additionalFees": additional_fees(estimate, tip.as_ref())?,
        "tip": tip,
        "shippingInfo": shipping(estimate, &recipient, reading.now)?,
        "recipientInfo": recipient,
        "billingInfo": billing,
        "buyerNote": cart.buyer_note,
        "customFields": cart.checkout.custom_fields,
        "channelInfo": { "type": cart.channel().unwrap_or("WEB") },
        "checkoutId": basket.owned.id,
        "archived": false,
        "seenByAHuman": false,
    });
    Ok(serde_json::from_value(without_nulls(order))?)
}

/// Converts a cart's value to the order's form, which drops converted amounts: an order has one currency.
fn in_order_form(value: impl Serialize) -> Result<Value> {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.remove("convertedAmount");
                fields.remove("formattedConvertedAmount");
                fields.values_mut().for_each(strip);
            }
            Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut value = serde_json::to_value(value)?;
    strip(&mut value);
    Ok(value)
}

fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(name, value)| (name, without_nulls(value))).collect())
        }
        other => other,
    }
}

/// The order's totals. The tip is an additional fee, whose code is the tip's id, on top of the checkout's total.
fn price_summary(estimate: &Estimate) -> Result<Value> {
    let totals = &estimate.totals;
    let mut summary = in_order_form(cart::view::price_summary(estimate))?;
    if let Value::Object(fields) = &mut summary {
        fields.remove("additionalFees");
        let price = |amount| serde_json::to_value(price(amount, estimate.currency));
        fields.insert("totalAdditionalFees".to_owned(), price(totals.fees + totals.tip)?);
        fields.insert("total".to_owned(), price(totals.total + totals.tip)?);
    }
    Ok(summary)
}

fn after_trial(estimate: &Estimate) -> Result<Value> {
    let part = &estimate.totals.due.after_trial;
    if part.total.is_zero() {
        return Ok(Value::Null);
    }
    let mut summary = in_order_form(cart::view::part_summary(part, estimate.currency))?;
    if let Value::Object(fields) = &mut summary
        && let Some(fees) = fields.remove("additionalFees")
    {
        fields.insert("totalAdditionalFees".to_owned(), fees);
    }
    Ok(summary)
}

fn line_items(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Result<Vec<Value>> {
    let price = |amount| serde_json::to_value(price(amount, estimate.currency));
    let lines = basket.lines.iter().zip(&estimate.totals.lines).zip(basket.line_items(shop));
    lines
        .map(|((line, sums), shown)| {
            let subscription = shown.subscription_option_info.as_ref().map(subscription);
            let mut item = Map::new();
            if let Value::Object(mut fields) = in_order_form(shown)? {
                for name in TAKEN_OVER {
                    if let Some(value) = fields.remove(name) {
                        item.insert(name.to_owned(), value);
                    }
                }
            }
            for (name, amount) in [
                ("totalDiscount", sums.discount),
                ("totalPriceBeforeTax", sums.before_tax()),
                ("totalPriceAfterTax", sums.after_tax()),
            ] {
                item.insert(name.to_owned(), price(amount)?);
            }
            let tax = cart::view::tax_details(&sums.taxed, sums.net(), estimate.currency);
            item.insert("taxDetails".to_owned(), tax_details(&tax)?);
            item.insert("taxInfo".to_owned(), line_tax(&tax, line.tax_group.as_deref(), estimate.totals.tax_included)?);
            if let Some(subscription) = subscription {
                item.insert("subscriptionInfo".to_owned(), subscription);
            }
            if line.item_type == ItemTypePreset::Digital {
                item.insert(
                    "digitalFile".to_owned(),
                    json!({ "fileId": line.digital_file.as_ref().unwrap_or(&line.stored.id) }),
                );
            }
            Ok(Value::Object(item))
        })
        .collect()
}

/// The first billing cycle of a subscription.
fn subscription(option: &SubscriptionOptionInfo) -> Value {
    json!({
        "cycleNumber": 1,
        "subscriptionOptionTitle": option.title.as_ref().and_then(|title| title.original.clone()),
        "subscriptionOptionDescription": option.description.as_ref().and_then(|text| text.original.clone()),
        "subscriptionSettings": option.subscription_settings,
    })
}

fn tax_details(tax: &ItemTaxFullDetails) -> Result<Value> {
    in_order_form(json!({
        "taxableAmount": tax.taxable_amount,
        "taxRate": tax.tax_rate,
        "totalTax": tax.total_tax,
    }))
}

fn line_tax(tax: &ItemTaxFullDetails, group: Option<&str>, included: bool) -> Result<Value> {
    in_order_form(json!({
        "taxAmount": tax.total_tax,
        "taxableAmount": tax.taxable_amount,
        "taxRate": tax.tax_rate,
        "taxGroupId": group,
        "taxIncludedInPrice": included,
        "taxBreakdown": tax.tax_breakdown,
    }))
}

/// The order's taxes, by jurisdiction.
fn tax_info(estimate: &Estimate) -> Result<Value> {
    let totals = &estimate.totals;
    let breakdown = cart::view::aggregated_taxes(estimate);
    Ok(json!({
        "totalTax": price(totals.tax, estimate.currency),
        "taxBreakdown": in_order_form(json!(breakdown))?,
        "taxExempt": !estimate.exempt.is_zero(),
    }))
}

fn additional_fees(estimate: &Estimate, tip: Option<&Tip>) -> Result<Vec<Value>> {
    let mut fees = cart::view::additional_fees(estimate).iter().map(additional_fee).collect::<Result<Vec<_>, _>>()?;
    if let Some(tip) = tip {
        let price = price(estimate.totals.tip, estimate.currency);
        fees.push(json!({
            "id": tip.id, "code": tip.id, "name": "Tip", "source": "MANUAL",
            "price": price, "priceBeforeTax": price, "priceAfterTax": price,
        }));
    }
    Ok(fees)
}

fn additional_fee(fee: &AdditionalFee) -> Result<Value> {
    let details = fee.tax_details.as_ref().map(tax_details).transpose()?;
    let info = fee.tax_details.as_ref().map(|tax| line_tax(tax, None, false)).transpose()?;
    in_order_form(json!({
        "id": secret::new_id(),
        "code": fee.code,
        "name": fee.name,
        "price": fee.price,
        "priceBeforeTax": fee.price_before_tax,
        "priceAfterTax": fee.price_after_tax,
        "taxDetails": details,
        "taxInfo": info,
        "lineItemIds": fee.line_item_ids,
        "source": fee.source,
    }))
}

/// The shipping information: delivery, optionally with a time slot, or pickup.
fn shipping(estimate: &Estimate, recipient: &Value, now: Millis) -> Result<Value> {
    let Some(service) = cart::view::selected_service(estimate) else {
        return Ok(Value::Null);
    };
    let logistics = service.logistics.clone().unwrap_or_default();
    let slot = logistics.delivery_time_slot.as_ref();
    let pickup = logistics.pickup_details.as_ref();
    let cost = service.cost.as_ref().map(|cost| {
        in_order_form(json!({
            "price": cost.price,
            "totalPriceBeforeTax": cost.total_price_before_tax,
            "totalPriceAfterTax": cost.total_price_after_tax,
            "taxDetails": cost.tax_details.as_ref().map(tax_details).transpose()?,
            "discount": cost.total_discount,
        }))
    });
    Ok(json!({
        "carrierId": service.carrier_id,
        "code": service.code,
        "title": service.title,
        "cost": cost.transpose()?,
        "logistics": {
            "shippingDestination": if pickup.is_some() { &Value::Null } else { recipient },
            "deliveryTime": logistics.delivery_time,
            "instructions": logistics.instructions,
            "deliverByDate": deliver_by(estimate, slot, now),
            "deliveryTimeSlot": slot.map(|slot| json!({ "from": slot.from, "to": slot.to })),
            "pickupDetails": pickup.map(|pickup| json!({ "address": pickup.address, "pickupMethod": pickup.pickup_method })),
        },
        "region": cart::view::region(estimate).map(|region| json!({ "name": region.name })),
    }))
}

/// The latest delivery time: the slot's end, or the delivery option's maximum of days.
fn deliver_by(estimate: &Estimate, slot: Option<&DeliveryTimeSlot>, now: Millis) -> Option<Timestamp> {
    if let Some(slot) = slot {
        return slot.to.clone();
    }
    let days = estimate.chosen.as_ref()?.quote.option.delivery_days?;
    Some(Timestamp::from(rfc3339(now.saturating_add(seconds(i64::from(days) * 86_400)))))
}
