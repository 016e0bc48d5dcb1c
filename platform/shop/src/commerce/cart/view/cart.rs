//! Carts on the wire.

use super::line_items;
use crate::commerce::cart::{Basket, Estimate};
use base::{Shop, clock, money, wire};
use cartwright::{resources::cart::*, types::Timestamp};
use rust_decimal::Decimal;

pub(crate) fn cart(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Cart {
    let stored = basket.cart();
    let currency = Some(basket.currency.code().to_owned());
    let price = |amount| Some(money::plain(money::price(amount, basket.currency)));
    let discount: Decimal = estimate.totals.lines.iter().map(|line| line.discount).sum();
    wire!(Cart {
        id: stored.id.clone(),
        line_items: line_items(shop, basket).into_iter().map(plain_line).collect::<Vec<_>>(),
        buyer_note: stored.buyer_note.clone(),
        buyer_info: wire!(BuyerInfo {
            visitor_id: basket.owned.owner_id("visitor"),
            member_id: basket.owned.owner_id("member"),
            contact_id: basket.owned.owner_id("member"),
            email: stored.email.clone()
        }),
        currency: currency.clone(),
        conversion_currency: currency.clone(),
        payment_currency: currency,
        buyer_language: basket.buyer_language().to_owned(),
        site_language: basket.site_language().to_owned(),
        tax_included_in_prices: estimate.totals.tax_included,
        weight_unit: WeightUnit::from(estimate.weight_unit),
        subtotal: price(estimate.totals.subtotal),
        subtotal_after_discounts: price(estimate.totals.subtotal - discount),
        discount: price(discount),
        checkout_id: stored.checkout_id.clone().unwrap_or_else(|| stored.id.clone()),
        managed_by_v2: true,
        applied_discounts: discounts(basket, estimate),
        created_date: Timestamp::from(clock::rfc3339(stored.created)),
        updated_date: Timestamp::from(clock::rfc3339(stored.updated)),
        contact_info: stored.contact_info.clone(),
        override_checkout_url: stored.override_checkout_url.clone(),
        selected_shipping_option: stored.selected_shipping_option.clone(),
        extended_fields: stored.extended_fields.clone(),
        business_location_id: stored.business_location_id.clone(),
        purchase_flow_id: stored.id.clone(),
        revision: stored.revision.to_string()
    })
}

/// A line with trimmed decimals.
fn plain_line(mut line: LineItem) -> LineItem {
    for price in [
        &mut line.price,
        &mut line.full_price,
        &mut line.price_before_discounts,
        &mut line.line_item_price,
        &mut line.deposit_amount,
        &mut line.modifiers_total_price,
    ] {
        *price = price.take().map(money::plain);
    }
    line
}

fn discounts(basket: &Basket, estimate: &Estimate) -> Vec<CartDiscount> {
    let merchant = estimate.totals.merchant.iter().map(|amount| {
        wire!(CartDiscount {
            merchant_discount: wire!(MerchantDiscount { amount: money::price(*amount, estimate.currency) })
        })
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        wire!(CartDiscount { coupon: wire!(Coupon { id: coupon.id.clone(), code: coupon.code.clone() }) })
    });
    merchant.chain(coupon).collect()
}
