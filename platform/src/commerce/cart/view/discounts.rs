//! Discounts as the wire has them.

use crate::base::money;
use crate::commerce::cart::savings;
use crate::commerce::cart::{Basket, Estimate};
use crate::commerce::rules::{Coupon, CouponKind};
use cartwright::resources::cart::*;

/// The discounts of an estimate, each with what it came to.
pub(crate) fn applied(basket: &Basket, estimate: &Estimate) -> Vec<AppliedDiscount> {
    let totals = &estimate.totals;
    let price = |amount| Some(money::price(amount, estimate.currency));
    let given = basket.cart().merchant_discounts.iter().zip(&totals.merchant);
    let merchant = given.map(|(discount, amount)| AppliedDiscount {
        discount_type: Some(match &discount.line_item_ids {
            Some(ids) if !ids.is_empty() => DiscountType::SpecificItems,
            _ => DiscountType::Global,
        }),
        line_item_ids: discount.line_item_ids.clone(),
        merchant_discount: Some(AppliedMerchantDiscount {
            amount: price(*amount),
            percentage: discount.percentage,
            ..AppliedMerchantDiscount::default()
        }),
        ..AppliedDiscount::default()
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        let (kind, line_item_ids) = scope(coupon, basket);
        AppliedDiscount {
            discount_type: Some(kind),
            line_item_ids: Some(line_item_ids),
            coupon: Some(AppliedCoupon {
                id: Some(coupon.id.clone()),
                code: Some(coupon.code.clone()),
                name: Some(coupon.name.clone()),
                amount: price(totals.coupon),
                ..AppliedCoupon::default()
            }),
            ..AppliedDiscount::default()
        }
    });
    merchant.chain(coupon).collect()
}

/// The scope of a coupon.
pub(crate) fn scope(coupon: &Coupon, basket: &Basket) -> (DiscountType, Vec<String>) {
    if coupon.kind == CouponKind::FreeShipping {
        return (DiscountType::Shipping, Vec::new());
    }
    if !coupon.is_specific() && !coupon.once {
        return (DiscountType::Global, Vec::new());
    }
    let lines = basket.lines.iter().filter(|line| savings::applies(coupon, line));
    (DiscountType::SpecificItems, lines.map(|line| line.stored.id.clone()).collect())
}
