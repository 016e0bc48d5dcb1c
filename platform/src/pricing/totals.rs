//! A cart's sums: discounts spread over lines, tax, and a total that always adds up.

use super::money::to_cents_precision;
use super::rules::CouponKind;
use rust_decimal::Decimal;

/// One line to be priced.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) unit_price: Decimal,
    pub(crate) quantity: i64,
    /// Whether the coupon is for this line.
    pub(crate) in_coupon: bool,
}

/// A discount given by the merchant.
#[derive(Debug, Clone)]
pub(crate) enum Merchant {
    Amount { off: Decimal, lines: Vec<usize> },
    Percentage { off: Decimal, lines: Vec<usize> },
}

/// Everything that a total depends on.
#[derive(Debug, Clone, Default)]
pub(crate) struct Inputs {
    pub(crate) lines: Vec<Line>,
    pub(crate) merchant: Vec<Merchant>,
    pub(crate) coupon: Option<CouponKind>,
    pub(crate) delivery: Decimal,
    pub(crate) tax_rate: Decimal,
    pub(crate) taxes_delivery: bool,
    pub(crate) fees: Decimal,
}

/// One line's sums.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct LineTotals {
    /// Unit price times quantity.
    pub(crate) gross: Decimal,
    pub(crate) discount: Decimal,
    pub(crate) tax: Decimal,
}

impl LineTotals {
    /// What is left when discounts are taken off.
    pub(crate) fn net(&self) -> Decimal {
        self.gross - self.discount
    }
}

/// A cart's sums: `total = subtotal - discount + delivery + tax + fees`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    pub(crate) lines: Vec<LineTotals>,
    /// What each merchant discount came to, in their order.
    pub(crate) merchant: Vec<Decimal>,
    /// What the coupon took off, of goods or of delivery.
    pub(crate) coupon: Decimal,
    pub(crate) subtotal: Decimal,
    pub(crate) discount: Decimal,
    /// Delivery's price before a free-shipping coupon.
    pub(crate) delivery_before_discount: Decimal,
    pub(crate) delivery: Decimal,
    pub(crate) delivery_tax: Decimal,
    pub(crate) tax: Decimal,
    pub(crate) fees: Decimal,
    pub(crate) total: Decimal,
}

/// Works out a cart's sums. Merchant discounts come before the coupon; no discount goes below zero.
pub(crate) fn calculate(inputs: &Inputs) -> Totals {
    let mut lines: Vec<LineTotals> = inputs
        .lines
        .iter()
        .map(|line| LineTotals {
            gross: to_cents_precision(line.unit_price * Decimal::from(line.quantity)),
            ..LineTotals::default()
        })
        .collect();
    let merchant = inputs
        .merchant
        .iter()
        .map(|discount| apply_merchant(&mut lines, discount))
        .collect();
    let delivery_before_discount = to_cents_precision(inputs.delivery);
    let mut delivery = delivery_before_discount;
    let coupon = match inputs.coupon {
        None => Decimal::ZERO,
        Some(CouponKind::FreeShipping) => std::mem::take(&mut delivery),
        Some(kind) => {
            let scope: Vec<bool> = inputs.lines.iter().map(|line| line.in_coupon).collect();
            let in_scope = |index: usize| scope.get(index).copied().unwrap_or(false);
            match kind {
                CouponKind::Percent(percent) => take_percentage(&mut lines, percent, in_scope),
                CouponKind::Fixed(amount) => take_amount(&mut lines, amount, in_scope),
                CouponKind::FreeShipping => Decimal::ZERO,
            }
        }
    };
    for line in &mut lines {
        line.tax = to_cents_precision(line.net() * inputs.tax_rate);
    }
    let delivery_tax = if inputs.taxes_delivery {
        to_cents_precision(delivery * inputs.tax_rate)
    } else {
        Decimal::ZERO
    };
    let subtotal: Decimal = lines.iter().map(|line| line.gross).sum();
    let discount: Decimal = lines.iter().map(|line| line.discount).sum();
    let tax = lines.iter().map(|line| line.tax).sum::<Decimal>() + delivery_tax;
    let fees = to_cents_precision(inputs.fees);
    Totals {
        lines,
        merchant,
        coupon,
        subtotal,
        discount,
        delivery_before_discount,
        delivery,
        delivery_tax,
        tax,
        fees,
        total: subtotal - discount + delivery + tax + fees,
    }
}

fn apply_merchant(lines: &mut [LineTotals], discount: &Merchant) -> Decimal {
    let (Merchant::Amount { lines: scope, .. } | Merchant::Percentage { lines: scope, .. }) = discount;
    let in_scope = |index: usize| scope.is_empty() || scope.contains(&index);
    match discount {
        Merchant::Amount { off, .. } => take_amount(lines, *off, in_scope),
        Merchant::Percentage { off, .. } => take_percentage(lines, *off, in_scope),
    }
}

/// Takes a percentage off each line, rounded line by line.
fn take_percentage(lines: &mut [LineTotals], percent: Decimal, in_scope: impl Fn(usize) -> bool) -> Decimal {
    let part = percent.clamp(Decimal::ZERO, Decimal::ONE_HUNDRED) / Decimal::ONE_HUNDRED;
    let mut taken = Decimal::ZERO;
    for (_, line) in lines.iter_mut().enumerate().filter(|(index, _)| in_scope(*index)) {
        let off = to_cents_precision(line.net() * part).min(line.net());
        line.discount += off;
        taken += off;
    }
    taken
}

/// Takes an amount off some lines together, each by its share. A line's share is worked out on what the lines
/// before it have left over, so the shares always sum to the amount and never pass a line's price.
fn take_amount(lines: &mut [LineTotals], amount: Decimal, in_scope: impl Fn(usize) -> bool) -> Decimal {
    let base = |lines: &[LineTotals]| -> Decimal {
        let scoped = lines.iter().enumerate().filter(|(index, _)| in_scope(*index));
        scoped.map(|(_, line)| line.net()).sum()
    };
    let mut left_to_share = base(lines);
    let taken = to_cents_precision(amount.max(Decimal::ZERO)).min(left_to_share);
    let mut left_to_take = taken;
    for (_, line) in lines.iter_mut().enumerate().filter(|(index, _)| in_scope(*index)) {
        if left_to_share.is_zero() {
            break;
        }
        let net = line.net();
        let off = to_cents_precision(left_to_take * net / left_to_share)
            .min(net)
            .min(left_to_take);
        left_to_share -= net;
        left_to_take -= off;
        line.discount += off;
    }
    taken - left_to_take
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn line() -> impl Strategy<Value = Line> {
        (0_i64..500_000, 1_i64..50, any::<bool>()).prop_map(|(cents, quantity, in_coupon)| Line {
            unit_price: Decimal::new(cents, 2),
            quantity,
            in_coupon,
        })
    }

    fn coupon() -> impl Strategy<Value = Option<CouponKind>> {
        prop_oneof![
            Just(None),
            Just(Some(CouponKind::FreeShipping)),
            (0_i64..=100).prop_map(|part| Some(CouponKind::Percent(Decimal::from(part)))),
            (0_i64..10_000_000).prop_map(|cents| Some(CouponKind::Fixed(Decimal::new(cents, 2)))),
        ]
    }

    fn merchant() -> impl Strategy<Value = Merchant> {
        prop_oneof![
            (0_i64..1_000_000).prop_map(|cents| Merchant::Amount {
                off: Decimal::new(cents, 2),
                lines: Vec::new()
            }),
            (0_i64..=100, 0_usize..6).prop_map(|(part, index)| Merchant::Percentage {
                off: Decimal::from(part),
                lines: vec![index]
            }),
        ]
    }

    prop_compose! {
        fn inputs()(
            lines in prop::collection::vec(line(), 0..8),
            merchant in prop::collection::vec(merchant(), 0..3),
            coupon in coupon(),
            delivery in 0_i64..5_000,
            rate in 0_i64..30_000,
            taxes_delivery in any::<bool>(),
            fees in 0_i64..2_000,
        ) -> Inputs {
            Inputs {
                lines,
                merchant,
                coupon,
                delivery: Decimal::new(delivery, 2),
                tax_rate: Decimal::new(rate, 5),
                taxes_delivery,
                fees: Decimal::new(fees, 2),
            }
        }
    }

    proptest! {
        #[test]
        fn the_total_adds_up_and_nothing_is_negative(inputs in inputs()) {
            let totals = calculate(&inputs);
            prop_assert_eq!(
                totals.total,
                totals.subtotal - totals.discount + totals.delivery + totals.tax + totals.fees
            );
            for amount in [totals.subtotal, totals.discount, totals.delivery, totals.tax, totals.total, totals.coupon] {
                prop_assert!(amount >= Decimal::ZERO);
                prop_assert_eq!(amount, to_cents_precision(amount));
            }
            prop_assert!(totals.discount <= totals.subtotal);
            for line in &totals.lines {
                prop_assert!(line.discount >= Decimal::ZERO && line.discount <= line.gross);
            }
        }

        #[test]
        fn what_discounts_took_is_what_lines_lost(inputs in inputs()) {
            let totals = calculate(&inputs);
            let mut taken: Decimal = totals.merchant.iter().copied().sum();
            if inputs.coupon != Some(CouponKind::FreeShipping) {
                taken += totals.coupon;
            }
            prop_assert_eq!(taken, totals.discount);
        }

        #[test]
        fn a_fixed_discount_is_taken_whole_when_there_is_enough(lines in prop::collection::vec(line(), 1..8), cents in 0_i64..1_000) {
            let mut lines = lines;
            lines[0] = Line { unit_price: Decimal::new(1_000, 2), quantity: 1, in_coupon: true };
            let amount = Decimal::new(cents, 2);
            let totals = calculate(&Inputs { lines, coupon: Some(CouponKind::Fixed(amount)), ..Inputs::default() });
            prop_assert_eq!(totals.coupon, amount);
        }
    }

    #[test]
    fn a_coupon_takes_only_what_it_is_for() {
        let line = |cents, in_coupon| Line {
            unit_price: Decimal::new(cents, 2),
            quantity: 2,
            in_coupon,
        };
        let totals = calculate(&Inputs {
            lines: vec![line(1_000, true), line(2_500, false)],
            coupon: Some(CouponKind::Percent(Decimal::TEN)),
            tax_rate: Decimal::new(10, 2),
            ..Inputs::default()
        });
        assert_eq!(totals.discount.to_string(), "2.00");
        assert_eq!(totals.tax.to_string(), "6.80");
        assert_eq!(totals.total.to_string(), "74.80");
    }
}
