//! Builds the order of a checkout.

use super::{lines, taxes};
use crate::commerce::cart::{self, Basket, Estimate};
use crate::commerce::pricing::delivery::{CARRIER_ID, Quote};
use crate::commerce::pricing::sums::{Part, after_tax, before_tax};
use crate::commerce::{orders::price, rules};
use base::clock::{rfc3339, seconds};
use base::{Millis, Reading, Result, money, secret, wire};
use cartwright::resources::cart::{AddressWithContact, ChannelType, WeightUnit};
use cartwright::resources::checkout::{BuyerInfo, CreatedBy};
use cartwright::resources::orders::{
    AdditionalFee, AdditionalFeeSource, AppliedDiscount, ChannelInfo, DeliveryLogistics, DeliveryTimeSlot,
    FulfillmentStatus, Order, OrderLineItem, OrderStatus, PaymentStatus, PickupDetails, PriceSummary,
    ShippingInformation, ShippingPrice, ShippingRegion, TaxSummary, Tip,
};
use cartwright::types::{Currency, Timestamp};

/// The order of a checkout at the time of placing: unpaid and unfulfilled. Its lines are named in the buyer's language
/// too.
pub(crate) fn build(reading: &Reading<'_>, basket: &Basket, tip: Option<Tip>) -> Result<Order> {
    let estimate = basket.as_checkout();
    let cart = basket.cart();
    let contact = cart.contact();
    let billed = cart.billing_info.as_ref().and_then(|info| info.contact_details.as_ref());
    let recipient = wire!(AddressWithContact { address: cart.address().cloned(), contact_details: contact.clone() });
    let (visitor_id, member_id) = (basket.owned.owner_id("visitor"), basket.owned.owner_id("member"));
    let custom_fields = cart.checkout.custom_fields.clone().filter(|fields| !fields.is_null());
    Ok(wire!(Order {
        line_items: translated_lines(reading, basket)?,
        buyer_info: wire!(BuyerInfo {
            visitor_id: visitor_id.clone(),
            member_id: member_id.clone(),
            email: cart.email.clone()
        }),
        created_by: wire!(CreatedBy { visitor_id, member_id }),
        purchase_flow_id: cart.id.clone(),
        status: OrderStatus::Initialized,
        payment_status: PaymentStatus::NotPaid,
        fulfillment_status: FulfillmentStatus::NotFulfilled,
        currency: estimate.currency.code().to_owned(),
        weight_unit: WeightUnit::from(estimate.weight_unit),
        buyer_language: basket.buyer_language().to_owned(),
        site_language: basket.site_language().to_owned(),
        tax_included_in_prices: estimate.totals.tax_included,
        price_summary: price_summary(estimate),
        pay_after_free_trial: after_trial(estimate),
        applied_discounts: discounts(basket, estimate)?,
        tax_summary: wire!(TaxSummary { total_tax: price(estimate.totals.tax, estimate.currency) }),
        tax_info: taxes::of_order(estimate),
        additional_fees: fees(estimate, tip.as_ref()),
        tip,
        shipping_info: shipping(estimate, &recipient, reading.now)?,
        recipient_info: recipient,
        billing_info: wire!(AddressWithContact {
            address: cart.billing_address().or(cart.address()).cloned(),
            contact_details: billed.cloned().unwrap_or(contact)
        }),
        buyer_note: cart.buyer_note.clone(),
        custom_fields: custom_fields.map(serde_json::from_value::<Vec<_>>).transpose()?,
        channel_info: wire!(ChannelInfo { r#type: ChannelType::from(cart.channel().unwrap_or("WEB")) }),
        checkout_id: basket.owned.id.clone(),
        archived: false,
        seen_by_a_human: false
    }))
}

/// The lines of an order, named in the buyer's language too.
pub(super) fn translated_lines(reading: &Reading<'_>, basket: &Basket) -> Result<Vec<OrderLineItem>> {
    let lines = lines::of_basket(reading.shop, basket, basket.as_checkout())?;
    let Some(dictionary) = rules::dictionary(reading, basket.buyer_language())? else {
        return Ok(lines);
    };
    let mut lines = serde_json::to_value(lines)?;
    dictionary.translate_pairs(&mut lines);
    Ok(serde_json::from_value(lines)?)
}

/// The order's totals. The tip is an additional fee, whose code is the tip's id, on top of the checkout's total.
fn price_summary(estimate: &Estimate) -> PriceSummary {
    let totals = &estimate.totals;
    let whole = Part {
        subtotal: totals.subtotal,
        discount: totals.discount,
        delivery: totals.delivery,
        fees: totals.fees + totals.tip,
        tax: totals.tax,
        total: totals.total + totals.tip,
    };
    summary(&whole, estimate.currency)
}

fn after_trial(estimate: &Estimate) -> Option<PriceSummary> {
    let part = &estimate.totals.due.after_trial;
    (!part.total.is_zero()).then(|| summary(part, estimate.currency))
}

fn summary(part: &Part, currency: Currency) -> PriceSummary {
    let price = |amount| price(amount, currency);
    wire!(PriceSummary {
        subtotal: price(part.subtotal),
        shipping: price(part.delivery),
        tax: price(part.tax),
        discount: price(part.discount),
        total: price(part.total),
        total_additional_fees: price(part.fees)
    })
}

/// The discounts in the order's form, which has the amounts of one currency.
fn discounts(basket: &Basket, estimate: &Estimate) -> Result<Vec<AppliedDiscount>> {
    let mut discounts = serde_json::to_value(cart::view::applied_discounts(basket, estimate))?;
    for discount in discounts.as_array_mut().into_iter().flatten() {
        for part in ["coupon", "merchantDiscount"] {
            if let Some(amount) =
                discount.pointer_mut(&format!("/{part}/amount")).and_then(|amount| amount.as_object_mut())
            {
                amount.retain(|name, _| matches!(name.as_str(), "amount" | "formattedAmount"));
            }
        }
    }
    Ok(serde_json::from_value(discounts)?)
}

/// The fees, and the tip as a fee.
fn fees(estimate: &Estimate, tip: Option<&Tip>) -> Vec<AdditionalFee> {
    let (currency, included) = (estimate.currency, estimate.totals.tax_included);
    let fees = estimate.fees.iter().zip(&estimate.totals.fee_taxes).map(|(due, taxed)| {
        let amount = money::round(due.amount, currency);
        wire!(AdditionalFee {
            id: secret::new_id(),
            code: due.fee.code.clone(),
            name: due.fee.name.clone(),
            price: price(amount, currency),
            price_before_tax: price(before_tax(amount, taxed, included), currency),
            price_after_tax: price(after_tax(amount, taxed, included), currency),
            tax_details: taxes::details(taxed, currency),
            tax_info: taxes::by_jurisdiction(taxed, currency),
            line_item_ids: due.line_ids.clone(),
            source: AdditionalFeeSource::from(due.fee.source.as_str())
        })
    });
    let tip = tip.map(|tip| {
        let price = price(estimate.totals.tip, currency);
        wire!(AdditionalFee {
            id: tip.id.clone(),
            code: tip.id.clone(),
            name: "Tip".to_owned(),
            source: AdditionalFeeSource::Manual,
            price: price.clone(),
            price_before_tax: price.clone(),
            price_after_tax: price
        })
    });
    fees.chain(tip).collect()
}

/// The shipping information: delivery, optionally with a time slot, or pickup.
fn shipping(estimate: &Estimate, recipient: &AddressWithContact, now: Millis) -> Result<Option<ShippingInformation>> {
    let Some(quote) = estimate.chosen.as_ref().map(|chosen| &chosen.quote) else {
        return Ok(None);
    };
    let (option, totals) = (&quote.option, &estimate.totals);
    let price = |amount| price(amount, estimate.currency);
    let pickup = match &option.pickup {
        Some(pickup) => Some(wire!(PickupDetails {
            address: Some(serde_json::from_value(serde_json::to_value(&pickup.address)?)?),
            pickup_method: pickup.method.clone()
        })),
        None => None,
    };
    Ok(Some(wire!(ShippingInformation {
        carrier_id: CARRIER_ID.to_owned(),
        code: quote.code.clone(),
        title: option.title.clone(),
        cost: wire!(ShippingPrice {
            price: price(quote.price),
            total_price_before_tax: price(before_tax(totals.delivery, &totals.delivery_tax, totals.tax_included)),
            total_price_after_tax: price(after_tax(totals.delivery, &totals.delivery_tax, totals.tax_included)),
            tax_details: taxes::details(&totals.delivery_tax, estimate.currency),
            discount: price(totals.delivery_before_discount - totals.delivery)
        }),
        logistics: wire!(DeliveryLogistics {
            shipping_destination: pickup.is_none().then(|| recipient.clone()),
            delivery_time: option.delivery_time.clone().unwrap_or_default(),
            instructions: option.instructions.clone(),
            deliver_by_date: deliver_by(quote, now),
            delivery_time_slot: quote.slot.map(|slot| wire!(DeliveryTimeSlot {
                from: Timestamp::from(rfc3339(slot.from)),
                to: Timestamp::from(rfc3339(slot.to))
            })),
            pickup_details: pickup
        }),
        region: wire!(ShippingRegion { name: option.region_name.clone() })
    })))
}

/// The latest delivery time: the slot's end, or the delivery option's maximum of days.
fn deliver_by(quote: &Quote, now: Millis) -> Option<Timestamp> {
    let days = || quote.option.delivery_days.map(|days| now.saturating_add(seconds(i64::from(days) * 86_400)));
    let end = quote.slot.map(|slot| slot.to).or_else(days)?;
    Some(Timestamp::from(rfc3339(end)))
}
