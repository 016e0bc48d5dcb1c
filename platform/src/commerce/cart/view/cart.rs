//! Carts as the wire has them.

use crate::base::{Shop, clock, money};
use crate::commerce::cart::{Basket, Estimate};
use crate::site;
use cartwright::{resources::cart::*, types::Timestamp};
use rust_decimal::Decimal;

/// A cart.
pub(crate) fn cart(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Cart {
    let stored = basket.cart();
    let currency = Some(basket.currency.code().to_owned());
    let price = |amount| Some(money::price(amount, basket.currency));
    let discount: Decimal = estimate.totals.lines.iter().map(|line| line.discount).sum();
    Cart {
        id: Some(stored.id.clone()),
        line_items: Some(basket.line_items(shop).to_vec()),
        buyer_note: stored.buyer_note.clone(),
        buyer_info: Some(BuyerInfo {
            visitor_id: basket.owned.owner_id("visitor"),
            member_id: basket.owned.owner_id("member"),
            email: stored.email.clone(),
            ..BuyerInfo::default()
        }),
        currency: currency.clone(),
        conversion_currency: currency.clone(),
        payment_currency: currency,
        buyer_language: Some(basket.buyer_language().to_owned()),
        site_language: Some(basket.site_language().to_owned()),
        tax_included_in_prices: Some(estimate.totals.tax_included),
        weight_unit: Some(weight_unit(estimate.weight_unit)),
        subtotal: price(estimate.totals.subtotal),
        subtotal_after_discounts: price(estimate.totals.subtotal - discount),
        discount: price(discount),
        checkout_id: stored.checkout_id.clone(),
        applied_discounts: Some(discounts(basket, estimate)),
        created_date: Some(Timestamp::from(clock::rfc3339(stored.created))),
        updated_date: Some(Timestamp::from(clock::rfc3339(stored.updated))),
        contact_info: stored.contact_info.clone(),
        override_checkout_url: stored.override_checkout_url.clone(),
        selected_shipping_option: stored.selected_shipping_option.clone(),
        extended_fields: stored.extended_fields.clone(),
        business_location_id: stored.business_location_id.clone(),
        purchase_flow_id: Some(stored.id.clone()),
        revision: Some(stored.revision.to_string()),
        ..Cart::default()
    }
}

fn discounts(basket: &Basket, estimate: &Estimate) -> Vec<CartDiscount> {
    let merchant = estimate.totals.merchant.iter().map(|amount| CartDiscount {
        merchant_discount: Some(MerchantDiscount {
            amount: Some(money::price(*amount, estimate.currency)),
            ..MerchantDiscount::default()
        }),
        ..CartDiscount::default()
    });
    let coupon = basket.coupon.iter().map(|coupon| CartDiscount {
        coupon: Some(Coupon { id: Some(coupon.id.clone()), code: Some(coupon.code.clone()), ..Coupon::default() }),
        ..CartDiscount::default()
    });
    merchant.chain(coupon).collect()
}

/// The unit of weights as the wire has it.
pub(crate) fn weight_unit(unit: site::WeightUnit) -> WeightUnit {
    match unit {
        site::WeightUnit::Kg => WeightUnit::Kg,
        site::WeightUnit::Lb => WeightUnit::Lb,
    }
}
