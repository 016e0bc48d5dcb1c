//! The summary of a cart's prices.

use super::{converted, text, violations::violations};
use crate::base::{Shop, clock::rfc3339, money, secret};
use crate::commerce::cart::{self, Basket, Estimate, Line};
use crate::commerce::cart_v2::place;
use crate::commerce::pricing::{delivery::CARRIER_ID, sums::after_tax, tax::Taxed};
use cartwright::resources::cart::{DiscountType, SubscriptionFrequency};
use cartwright::resources::cart_v2::*;
use cartwright::types::{Amount, Timestamp};
use rust_decimal::Decimal;
use time::{Duration, OffsetDateTime};

/// The summary of a cart's prices as of now.
pub(crate) fn summary(shop: &Shop, basket: &Basket, estimate: &Estimate) -> CartSummary {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    let lines = basket.lines.iter().zip(&totals.lines);
    CartSummary {
        cart_id: Some(basket.cart().id.clone()),
        cart_revision: Some(basket.cart().revision.to_string()),
        calculation_id: Some(secret::new_id()),
        line_items: Some(
            lines
                .map(|(line, sums)| LineItemSummary {
                    line_item_id: Some(line.stored.id.clone()),
                    quantity: Some(line.stored.quantity),
                    unit_price: money(line.unit_price()),
                    total_price: money(sums.gross),
                    ..LineItemSummary::default()
                })
                .collect(),
        ),
        discounts: Some(discounts(basket, estimate)),
        delivery_summary: estimate.chosen.as_ref().map(|chosen| DeliverySummary {
            method: Some(DeliveryMethod {
                code: Some(chosen.quote.code.clone()),
                app_id: Some(CARRIER_ID.to_owned()),
                title: Some(text(&chosen.quote.option.title)),
                pickup: Some(chosen.quote.option.pickup.is_some()),
                ..DeliveryMethod::default()
            }),
            price: money(totals.delivery),
            ..DeliverySummary::default()
        }),
        additional_fees: Some(fees(estimate)),
        tax_summary: Some(taxes(basket, estimate)),
        price_summary: Some(PriceSummary {
            subtotal: money(totals.subtotal),
            discount: money(totals.discount),
            delivery: money(totals.delivery),
            additional_fees: money(totals.fees),
            tax: money(totals.tax),
            total: money(totals.total),
            ..PriceSummary::default()
        }),
        payment_summary: Some(payment(shop, basket, estimate)),
        price_verification_token: Some(place::token_of(shop, basket, estimate)),
        calculation_errors: cart::view::calculation_errors(basket, estimate),
        spi_violations: Some(cart::view::violations(basket, estimate)),
        violations: Some(violations(basket, estimate)),
        ..CartSummary::default()
    }
}

fn discounts(basket: &Basket, estimate: &Estimate) -> Vec<Discount> {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    // Merchant discounts of the older calls count here too: without them the sums would not add up.
    let given = totals.merchant.iter().map(|amount| Discount {
        name: Some(text("Discount")),
        source: Some(DiscountSource {
            source_type: Some(DiscountSourceType::AutomaticRule),
            ..DiscountSource::default()
        }),
        scope: Some(DiscountScope::CartSubtotal),
        total: money(*amount),
        ..Discount::default()
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        let (kind, _) = cart::view::discount_scope(coupon, basket);
        let lines = basket.lines.iter().zip(&totals.lines);
        Discount {
            name: Some(text(&coupon.name)),
            source: Some(DiscountSource {
                source_type: Some(DiscountSourceType::Coupon),
                coupon_code: Some(coupon.code.clone()),
                ..DiscountSource::default()
            }),
            scope: Some(match kind {
                DiscountType::Shipping => DiscountScope::Delivery,
                DiscountType::SpecificItems => DiscountScope::LineItem,
                _ => DiscountScope::CartSubtotal,
            }),
            total: money(totals.coupon),
            line_item_discounts: Some(
                lines
                    .filter(|(_, sums)| !sums.coupon.is_zero())
                    .map(|(line, sums)| LineItemDiscount {
                        line_item_id: Some(line.stored.id.clone()),
                        amount_off: money(sums.coupon),
                        ..LineItemDiscount::default()
                    })
                    .collect(),
            ),
            ..Discount::default()
        }
    });
    given.chain(coupon).collect()
}

fn fees(estimate: &Estimate) -> Vec<AdditionalFee> {
    let fees = estimate.fees.iter();
    fees.map(|due| AdditionalFee {
        code: Some(due.fee.code.clone()),
        name: Some(text(&due.fee.name)),
        line_item_ids: Some(due.line_ids.clone()),
        price: Some(converted(due.amount, estimate.currency)),
        source: Some(if due.fee.item_types.is_empty() { Source::Platform } else { Source::LineItem }),
        ..AdditionalFee::default()
    })
    .collect()
}

/// The taxes: by name over the whole cart, and by line, delivery and fee.
fn taxes(basket: &Basket, estimate: &Estimate) -> TaxSummary {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    let lines = basket.lines.iter().zip(&totals.lines);
    let fees = estimate.fees.iter().zip(&totals.fee_taxes);
    let all = totals.lines.iter().map(|line| &line.taxed);
    let all = all.chain(std::iter::once(&totals.delivery_tax)).chain(&totals.fee_taxes);
    TaxSummary {
        taxes: Some(
            by_name(all)
                .into_iter()
                .map(|(name, taxable, tax)| Tax {
                    name: Some(text(&name)),
                    taxable_amount: money(taxable),
                    exempt_amount: money(Decimal::ZERO),
                    amount: money(tax),
                    ..Tax::default()
                })
                .collect(),
        ),
        total_exempt: money(estimate.exempt),
        prices_include_tax: Some(totals.tax_included),
        line_item_taxes: Some(
            lines
                .map(|(line, sums)| LineItemTax {
                    line_item_id: Some(line.stored.id.clone()),
                    tax: money(sums.taxed.total),
                    rate: Some(Amount(sums.taxed.rate().normalize())),
                    ..LineItemTax::default()
                })
                .collect(),
        ),
        delivery_tax: money(totals.delivery_tax.total),
        additional_fee_taxes: Some(
            fees.map(|(due, taxed)| AdditionalFeeTax {
                additional_fee_code: Some(due.fee.code.clone()),
                tax: money(taxed.total),
                ..AdditionalFeeTax::default()
            })
            .collect(),
        ),
        ..TaxSummary::default()
    }
}

/// Taxes by authority and name: what each is due on, and comes to.
fn by_name<'a>(all: impl Iterator<Item = &'a Taxed>) -> Vec<(String, Decimal, Decimal)> {
    let mut found: Vec<(String, Decimal, Decimal)> = Vec::new();
    for taxed in all {
        for (rate, share) in taxed.rates.iter().zip(&taxed.shares) {
            let name = format!("{} ({})", rate.name, rate.authority);
            match found.iter_mut().find(|(known, _, _)| *known == name) {
                Some((_, taxable, tax)) => {
                    *taxable += taxed.taxable;
                    *tax += share;
                }
                None => found.push((name, taxed.taxable, *share)),
            }
        }
    }
    found
}

fn payment(shop: &Shop, basket: &Basket, estimate: &Estimate) -> PaymentSummary {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    let cards = basket.gift_cards.iter().zip(&totals.gift_cards);
    let left = totals.due.now.total - totals.paid_by_gift_cards();
    PaymentSummary {
        gift_cards: Some(
            cards
                .map(|(given, paid)| GiftCardSummary {
                    gift_card_id: Some(given.card.id.clone()),
                    redeem_amount: money(*paid),
                    ..GiftCardSummary::default()
                })
                .collect(),
        ),
        memberships: Some(
            estimate
                .memberships
                .selected
                .iter()
                .map(|selected| MembershipSummary {
                    id: Some(selected.id.clone()),
                    app_id: Some(cart::MEMBERSHIPS_APP.to_owned()),
                    line_item_ids: Some(selected.line_ids.clone()),
                    ..MembershipSummary::default()
                })
                .collect(),
        ),
        subscription_charges: Some(subscriptions(shop, basket, estimate)),
        requires_payment_after_gift_card: Some(!left.is_zero()),
        total_after_gift_cards: money(totals.total - totals.paid_by_gift_cards()),
        pay_now: money(totals.due.now.total),
        pay_later: money(totals.due.later.total),
        pay_after_free_trial: money(totals.due.after_trial.total),
        ..PaymentSummary::default()
    }
}

/// When and how often the subscriptions are charged.
fn subscriptions(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Vec<SubscriptionCharges> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .filter_map(|(line, sums)| {
            let option = line.subscription.as_ref()?;
            let price = after_tax(sums.net(), &sums.taxed, estimate.totals.tax_included);
            let each = money::formatted(price, estimate.currency);
            let from = first_charge(shop, line);
            Some(SubscriptionCharges {
                line_item_ids: Some(vec![line.stored.id.clone()]),
                description: Some(format!("{}: {each} each time", option.title)),
                charges: Some(vec![Charge {
                    cycle_from: Some(1),
                    cycle_count: option.billing_cycles,
                    cycle_billing_date: from.map(|moment| Timestamp::from(rfc3339(moment))),
                    ..Charge::default()
                }]),
                ..SubscriptionCharges::default()
            })
        })
        .collect()
}

/// When a subscription is first charged: now, or when its free trial is over.
fn first_charge(shop: &Shop, line: &Line) -> Option<i64> {
    let now = shop.clock.now();
    let Some(trial) = line.free_trial() else {
        return Some(now);
    };
    let start = OffsetDateTime::from_unix_timestamp(now / 1000).ok()?;
    let count = trial.interval.unwrap_or(1);
    let end = match trial.frequency.as_ref()? {
        SubscriptionFrequency::Day => start + Duration::days(count),
        SubscriptionFrequency::Week => start + Duration::weeks(count),
        SubscriptionFrequency::Year => months_later(start, count * 12)?,
        _ => months_later(start, count)?,
    };
    Some(end.unix_timestamp() * 1000)
}

/// The same day some months later, or the last of that month.
fn months_later(moment: OffsetDateTime, count: i64) -> Option<OffsetDateTime> {
    let months = i64::from(moment.year()) * 12 + i64::from(u8::from(moment.month())) - 1 + count;
    let year = i32::try_from(months.div_euclid(12)).ok()?;
    let month = time::Month::try_from(u8::try_from(months.rem_euclid(12)).ok()? + 1).ok()?;
    let day = moment.day().min(month.length(year));
    let date = time::Date::from_calendar_date(year, month, day).ok()?;
    Some(moment.replace_date(date))
}
