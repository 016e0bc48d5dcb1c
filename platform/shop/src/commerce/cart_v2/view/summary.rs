//! The summary of a cart's prices.

use super::{converted, text, violations::violations};
use crate::commerce::cart::{self, Basket, Estimate, Line};
use crate::commerce::cart_v2::place;
use crate::commerce::pricing::{delivery::CARRIER_ID, sums::after_tax, tax::Taxed};
use base::{Shop, clock::rfc3339, money, secret, wire};
use cartwright::resources::cart::{DiscountType, SubscriptionFrequency};
use cartwright::resources::cart_v2::*;
use cartwright::types::{Amount, Timestamp};
use jiff::{Span, tz::TimeZone};
use rust_decimal::Decimal;

/// The current price summary of a cart.
pub(crate) fn summary(shop: &Shop, basket: &Basket, estimate: &Estimate) -> CartSummary {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    let lines = basket.lines.iter().zip(&totals.lines);
    wire!(CartSummary {
        cart_id: basket.cart().id.clone(),
        cart_revision: basket.cart().revision.to_string(),
        calculation_id: secret::new_id(),
        line_items: Some(
            lines
                .map(|(line, sums)| wire!(LineItemSummary {
                    line_item_id: line.stored.id.clone(),
                    quantity: line.stored.quantity,
                    unit_price: money(line.unit_price()),
                    total_price: money(sums.gross)
                }))
                .collect(),
        ),
        discounts: discounts(basket, estimate),
        delivery_summary: estimate.chosen.as_ref().map(|chosen| wire!(DeliverySummary {
            method: wire!(DeliveryMethod {
                code: chosen.quote.code.clone(),
                app_id: CARRIER_ID.to_owned(),
                title: text(&chosen.quote.option.title),
                pickup: chosen.quote.option.pickup.is_some()
            }),
            price: money(totals.delivery)
        })),
        additional_fees: fees(estimate),
        tax_summary: taxes(basket, estimate),
        price_summary: wire!(PriceSummary {
            subtotal: money(totals.subtotal),
            discount: money(totals.discount),
            delivery: money(totals.delivery),
            additional_fees: money(totals.fees),
            tax: money(totals.tax),
            total: money(totals.total)
        }),
        payment_summary: payment(shop, basket, estimate),
        price_verification_token: place::token_of(shop, basket, estimate),
        calculation_errors: cart::view::calculation_errors(basket, estimate),
        spi_violations: cart::view::violations(basket, estimate),
        violations: violations(basket, estimate)
    })
}

fn discounts(basket: &Basket, estimate: &Estimate) -> Vec<Discount> {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    // Includes V1's merchant discounts: without them the totals would not add up.
    let given = totals.merchant.iter().map(|amount| {
        wire!(Discount {
            name: text("Discount"),
            source: wire!(DiscountSource { source_type: DiscountSourceType::AutomaticRule }),
            scope: DiscountScope::CartSubtotal,
            total: money(*amount)
        })
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        let (kind, _) = cart::view::discount_scope(coupon, basket);
        let lines = basket.lines.iter().zip(&totals.lines);
        wire!(Discount {
            name: text(&coupon.name),
            source: wire!(DiscountSource { source_type: DiscountSourceType::Coupon, coupon_code: coupon.code.clone() }),
            scope: match kind {
                DiscountType::Shipping => DiscountScope::Delivery,
                DiscountType::SpecificItems => DiscountScope::LineItem,
                _ => DiscountScope::CartSubtotal,
            },
            total: money(totals.coupon),
            line_item_discounts: Some(
                lines
                    .filter(|(_, sums)| !sums.coupon.is_zero())
                    .map(|(line, sums)| wire!(LineItemDiscount {
                        line_item_id: line.stored.id.clone(),
                        amount_off: money(sums.coupon)
                    }))
                    .collect(),
            )
        })
    });
    given.chain(coupon).collect()
}

fn fees(estimate: &Estimate) -> Vec<AdditionalFee> {
    let fees = estimate.fees.iter();
    fees.map(|due| {
        wire!(AdditionalFee {
            code: due.fee.code.clone(),
            name: text(&due.fee.name),
            line_item_ids: due.line_ids.clone(),
            price: converted(due.amount, estimate.currency),
            source: if due.fee.item_types.is_empty() { Source::Platform } else { Source::LineItem }
        })
    })
    .collect()
}

/// Taxes: by name for the whole cart, and by line, delivery and fee.
fn taxes(basket: &Basket, estimate: &Estimate) -> TaxSummary {
    let totals = &estimate.totals;
    let money = |amount| Some(converted(amount, estimate.currency));
    let lines = basket.lines.iter().zip(&totals.lines);
    let fees = estimate.fees.iter().zip(&totals.fee_taxes);
    let all = totals.lines.iter().map(|line| &line.taxed);
    let all = all.chain(std::iter::once(&totals.delivery_tax)).chain(&totals.fee_taxes);
    wire!(TaxSummary {
        taxes: Some(
            by_name(all)
                .into_iter()
                .map(|(name, taxable, tax)| wire!(Tax {
                    name: text(&name),
                    taxable_amount: money(taxable),
                    exempt_amount: money(Decimal::ZERO),
                    amount: money(tax)
                }))
                .collect(),
        ),
        total_exempt: money(estimate.exempt),
        prices_include_tax: totals.tax_included,
        line_item_taxes: Some(
            lines
                .map(|(line, sums)| wire!(LineItemTax {
                    line_item_id: line.stored.id.clone(),
                    tax: money(sums.taxed.total),
                    rate: Amount(sums.taxed.rate().normalize())
                }))
                .collect(),
        ),
        delivery_tax: money(totals.delivery_tax.total),
        additional_fee_taxes: Some(
            fees.map(|(due, taxed)| wire!(AdditionalFeeTax {
                additional_fee_code: due.fee.code.clone(),
                tax: money(taxed.total)
            }))
            .collect(),
        )
    })
}

/// Taxes by authority and name, each with its taxable amount and tax.
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
    wire!(PaymentSummary {
        gift_cards: Some(
            cards
                .map(|(given, paid)| wire!(GiftCardSummary {
                    gift_card_id: given.card.id.clone(),
                    redeem_amount: money(*paid)
                }))
                .collect(),
        ),
        memberships: Some(
            estimate
                .memberships
                .selected
                .iter()
                .map(|selected| wire!(MembershipSummary {
                    id: selected.id.clone(),
                    app_id: cart::MEMBERSHIPS_APP.to_owned(),
                    line_item_ids: selected.line_ids.clone()
                }))
                .collect(),
        ),
        subscription_charges: subscriptions(shop, basket, estimate),
        requires_payment_after_gift_card: !left.is_zero(),
        total_after_gift_cards: money(totals.total - totals.paid_by_gift_cards()),
        pay_now: money(totals.due.now.total),
        pay_later: money(totals.due.later.total),
        pay_after_free_trial: money(totals.due.after_trial.total)
    })
}

/// The dates and intervals of subscription charges.
fn subscriptions(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Vec<SubscriptionCharges> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .filter_map(|(line, sums)| {
            let option = line.subscription.as_ref()?;
            let price = after_tax(sums.net(), &sums.taxed, estimate.totals.tax_included);
            let each = money::formatted(price, estimate.currency);
            let from = first_charge(shop, line);
            Some(wire!(SubscriptionCharges {
                line_item_ids: vec![line.stored.id.clone()],
                description: format!("{}: {each} each time", option.title),
                charges: vec![wire!(Charge {
                    cycle_from: 1,
                    cycle_count: option.billing_cycles,
                    cycle_billing_date: from.map(|moment| Timestamp::from(rfc3339(moment)))
                })]
            }))
        })
        .collect()
}

/// The first charge of a subscription: now, or after its free trial.
fn first_charge(shop: &Shop, line: &Line) -> Option<i64> {
    let now = shop.clock.now();
    let Some(trial) = line.free_trial() else {
        return Some(now);
    };
    let count = trial.interval.unwrap_or(1);
    let trial = match trial.frequency.as_ref()? {
        SubscriptionFrequency::Day => Span::new().try_days(count),
        SubscriptionFrequency::Week => Span::new().try_weeks(count),
        SubscriptionFrequency::Year => Span::new().try_years(count),
        _ => Span::new().try_months(count),
    };
    let start = jiff::Timestamp::from_second(now / 1000).ok()?.to_zoned_datetime(TimeZone::UTC);
    Some(start.checked_add(trial.ok()?).ok()?.timestamp().as_millisecond())
}
