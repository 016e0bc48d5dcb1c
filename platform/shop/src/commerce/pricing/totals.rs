//! The price calculation, in order: lines, merchant discounts, coupon, delivery, fees, tax, total, gift cards. The
//! parts always add up to the total.

use super::sums::{CouponEffect, Due, Inputs, LineTotals, Payment, PricedLine, Totals};
use super::tax::{self, Taxed};
use super::{discounts::Discounted, due};
use base::money;
use rust_decimal::Decimal;

/// Calculates a cart's totals.
pub(crate) fn calculate(inputs: &Inputs) -> Totals {
    let currency = inputs.currency;
    let included = inputs.tax_included;
    let mut lines: Vec<LineTotals> = inputs.lines.iter().map(|line| undiscounted(line, inputs)).collect();
    let mut discounted = Discounted { inputs: &inputs.lines, lines: &mut lines, currency };
    let merchant = inputs.merchant.iter().map(|discount| discounted.merchant(discount)).collect();
    for line in discounted.lines.iter_mut() {
        line.coupon = -line.discount;
    }
    let price = money::round(inputs.delivery, currency);
    let charges = money::round(inputs.charges, currency);
    let mut delivery = price + charges;
    let coupon = match inputs.coupon {
        None => Decimal::ZERO,
        Some(CouponEffect::FreeShipping) => {
            delivery = charges;
            price
        }
        Some(CouponEffect::Goods { reduction, once }) => discounted.coupon(reduction, once),
    };
    for (input, line) in inputs.lines.iter().zip(&mut lines) {
        line.coupon += line.discount;
        line.taxed = tax::tax(line.net(), &input.rates, included, currency);
    }
    let delivery_tax = tax::tax(delivery, &inputs.delivery_rates, included, currency);
    let fee_amounts = inputs.fees.iter().map(|fee| money::round(fee.amount, currency));
    let fee_taxes: Vec<Taxed> = inputs
        .fees
        .iter()
        .zip(fee_amounts.clone())
        .map(|(fee, amount)| tax::tax(amount, &fee.rates, included, currency))
        .collect();
    let all_taxed = lines.iter().map(|line| &line.taxed).chain(&fee_taxes);
    let tax = all_taxed.map(|taxed| taxed.total).sum::<Decimal>() + delivery_tax.total;
    let subtotal: Decimal = lines.iter().map(|line| line.gross).sum();
    let discount: Decimal = lines.iter().map(|line| line.discount).sum();
    let fees: Decimal = fee_amounts.sum();
    let before_tax = subtotal - discount + delivery + fees;
    let mut totals = Totals {
        lines,
        merchant,
        coupon,
        subtotal,
        discount,
        delivery_before_discount: price + charges,
        delivery,
        delivery_tax,
        fee_taxes,
        fees,
        tax,
        tax_included: included,
        total: if included { before_tax } else { before_tax + tax },
        due: Due::default(),
        gift_cards: Vec::new(),
        tip: money::round(inputs.tip.max(Decimal::ZERO), currency),
    };
    totals.due = due::split(&inputs.lines, &totals);
    totals.gift_cards = due::gift_cards(&inputs.lines, &totals, &totals.due, &inputs.gift_cards);
    totals
}

/// A line before discounts.
fn undiscounted(line: &PricedLine, inputs: &Inputs) -> LineTotals {
    let gross = if line.payment == Payment::Membership {
        Decimal::ZERO
    } else {
        (line.unit_price + line.modifiers) * Decimal::from(line.quantity)
    };
    LineTotals {
        gross: money::round(gross, inputs.currency),
        tax_included: inputs.tax_included,
        ..LineTotals::default()
    }
}
