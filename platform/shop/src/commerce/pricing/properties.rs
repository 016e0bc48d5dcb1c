//! Property-based tests of cart totals.

use super::sums::{CouponEffect, Fee, GiftCardFunds, Inputs, Merchant, Part, Payment, PricedLine, Reduction};
use super::{tax::Rate, totals::calculate};
use base::money;
use cartwright::{resources::cart::JurisdictionType, types::Currency};
use proptest::prelude::*;
use rust_decimal::Decimal;
use std::sync::Arc;

fn currency() -> impl Strategy<Value = Currency> {
    prop_oneof![Just("USD"), Just("JPY"), Just("KWD")].prop_map(|code| code.parse().unwrap())
}

fn amount(max: i64) -> impl Strategy<Value = Decimal> {
    (0..max, 0_u32..4).prop_map(|(units, digits)| Decimal::new(units, digits))
}

fn rates() -> impl Strategy<Value = Arc<[Rate]>> {
    let rate = (0_i64..20_000).prop_map(|rate| Rate {
        jurisdiction: JurisdictionType::City,
        authority: String::new(),
        name: String::new(),
        rate: Decimal::new(rate, 5),
    });
    prop::collection::vec(rate, 0..4).prop_map(Arc::from)
}

fn payment() -> impl Strategy<Value = Payment> {
    prop_oneof![
        4 => Just(Payment::Now),
        1 => Just(Payment::Later),
        1 => Just(Payment::AfterTrial),
        1 => Just(Payment::Membership),
        1 => amount(10_000).prop_map(Payment::Deposit),
    ]
}

prop_compose! {
    fn line()(
        unit_price in amount(500_000),
        modifiers in amount(1_000),
        quantity in 1_i64..50,
        in_coupon in any::<bool>(),
        rates in rates(),
        payment in payment(),
        by_gift_card in any::<bool>(),
    ) -> PricedLine {
        PricedLine { unit_price, modifiers, quantity, in_coupon, rates, payment, by_gift_card }
    }
}

fn reduction() -> impl Strategy<Value = Reduction> {
    prop_oneof![
        (0_i64..=100).prop_map(|part| Reduction::Percent(Decimal::from(part))),
        amount(10_000_000).prop_map(Reduction::Amount),
        amount(100_000).prop_map(Reduction::FixedPrice),
    ]
}

fn coupon() -> impl Strategy<Value = Option<CouponEffect>> {
    prop_oneof![
        Just(None),
        Just(Some(CouponEffect::FreeShipping)),
        (reduction(), any::<bool>()).prop_map(|(reduction, once)| Some(CouponEffect::Goods { reduction, once })),
    ]
}

fn merchant() -> impl Strategy<Value = Merchant> {
    prop_oneof![
        (amount(1_000_000), prop::collection::vec(0_usize..8, 0..3))
            .prop_map(|(off, lines)| Merchant::Amount { off, lines }),
        (0_i64..=100, prop::collection::vec(0_usize..8, 0..3))
            .prop_map(|(part, lines)| Merchant::Percentage { off: Decimal::from(part), lines }),
    ]
}

fn gift_card() -> impl Strategy<Value = GiftCardFunds> {
    (amount(100_000), prop::option::of(amount(100_000)))
        .prop_map(|(balance, requested)| GiftCardFunds { balance, requested })
}

prop_compose! {
    fn inputs()(
        currency in currency(),
        tax_included in any::<bool>(),
        lines in prop::collection::vec(line(), 0..8),
        merchant in prop::collection::vec(merchant(), 0..3),
        coupon in coupon(),
        (delivery, charges) in (amount(5_000), amount(1_000)),
        delivery_rates in rates(),
        fees in prop::collection::vec((amount(2_000), rates()), 0..3),
        gift_cards in prop::collection::vec(gift_card(), 0..3),
        tip in amount(2_000),
    ) -> Inputs {
        Inputs {
            currency,
            tax_included,
            lines,
            merchant,
            coupon,
            delivery,
            charges,
            delivery_rates,
            fees: fees.into_iter().map(|(amount, rates)| Fee { amount, rates }).collect(),
            gift_cards: gift_cards
                .into_iter()
                .map(|card| GiftCardFunds {
                    balance: money::round(card.balance, currency),
                    requested: card.requested.map(|amount| money::round(amount, currency)),
                })
                .collect(),
            tip,
        }
    }
}

fn sum(part: &Part, tax_included: bool) -> Decimal {
    let before_tax = part.subtotal - part.discount + part.delivery + part.fees;
    if tax_included { before_tax } else { before_tax + part.tax }
}

proptest! {
    #[test]
    fn totals_add_up_and_no_amount_is_negative(inputs in inputs()) {
        let totals = calculate(&inputs);
        let before_tax = totals.subtotal - totals.discount + totals.delivery + totals.fees;
        let total = if inputs.tax_included { before_tax } else { before_tax + totals.tax };
        prop_assert_eq!(totals.total, total);
        for amount in [
            totals.subtotal, totals.discount, totals.delivery, totals.fees, totals.tax, totals.total, totals.coupon,
            totals.tip,
        ] {
            prop_assert!(amount >= Decimal::ZERO);
            prop_assert_eq!(amount, money::round(amount, inputs.currency));
        }
        let taxes: Decimal = totals.lines.iter().map(|line| line.taxed.total).sum();
        let others: Decimal = totals.fee_taxes.iter().map(|taxed| taxed.total).sum();
        prop_assert_eq!(totals.tax, taxes + others + totals.delivery_tax.total);
    }

    #[test]
    fn no_discount_exceeds_the_amount_it_applies_to(inputs in inputs()) {
        let totals = calculate(&inputs);
        for line in &totals.lines {
            prop_assert!(line.discount >= Decimal::ZERO && line.discount <= line.gross);
            prop_assert!(line.before_tax() >= Decimal::ZERO);
        }
        let mut taken: Decimal = totals.merchant.iter().copied().sum();
        if inputs.coupon != Some(CouponEffect::FreeShipping) {
            taken += totals.coupon;
        }
        prop_assert_eq!(taken, totals.discount);
    }

    #[test]
    fn amounts_due_now_and_later_add_up_to_the_total(inputs in inputs()) {
        let totals = calculate(&inputs);
        let due = &totals.due;
        for part in [&due.now, &due.later, &due.after_trial] {
            prop_assert_eq!(part.total, sum(part, inputs.tax_included));
            prop_assert!(part.total >= Decimal::ZERO);
        }
        prop_assert_eq!(due.now.total + due.later.total + due.after_trial.total, totals.total);
    }

    #[test]
    fn gift_cards_pay_at_most_the_amount_due_and_their_balance(inputs in inputs()) {
        let totals = calculate(&inputs);
        prop_assert_eq!(totals.gift_cards.len(), inputs.gift_cards.len());
        for (paid, card) in totals.gift_cards.iter().zip(&inputs.gift_cards) {
            prop_assert!(*paid >= Decimal::ZERO && *paid <= card.balance);
            prop_assert!(card.requested.is_none_or(|max| *paid <= max));
        }
        prop_assert!(totals.paid_by_gift_cards() <= totals.due.now.total);
        prop_assert!(totals.to_charge() >= totals.tip);
    }

    #[test]
    fn totals_do_not_depend_on_the_order_of_lines(
        mut inputs in inputs(),
        merchant in prop::collection::vec(merchant(), 0..2),
        seed in any::<u64>(),
    ) {
        // Cart-wide discounts only; a discount of single lines refers to their positions.
        inputs.merchant = merchant
            .into_iter()
            .map(|discount| match discount {
                Merchant::Amount { off, .. } => Merchant::Amount { off, lines: Vec::new() },
                Merchant::Percentage { off, .. } => Merchant::Percentage { off, lines: Vec::new() },
            })
            .collect();
        let mut shuffled = inputs.clone();
        let count = shuffled.lines.len().max(1);
        shuffled.lines.rotate_left(usize::try_from(seed % 8).unwrap() % count);
        if seed % 2 == 0 {
            shuffled.lines.reverse();
        }
        let (one, other) = (calculate(&inputs), calculate(&shuffled));
        prop_assert_eq!(
            (one.subtotal, one.discount, one.tax, one.total, one.coupon, one.due),
            (other.subtotal, other.discount, other.tax, other.total, other.coupon, other.due)
        );
        prop_assert_eq!(one.gift_cards, other.gift_cards);
    }

    #[test]
    fn a_fixed_discount_applies_in_full_up_to_the_subtotal(mut inputs in inputs(), units in 0_i64..1_000) {
        inputs.coupon = None;
        let off = Decimal::new(units, inputs.currency.digits());
        inputs.merchant = vec![Merchant::Amount { off, lines: Vec::new() }];
        let totals = calculate(&inputs);
        prop_assert_eq!(totals.discount, off.min(totals.subtotal));
    }
}
