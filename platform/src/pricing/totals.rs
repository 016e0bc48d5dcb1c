//! A cart's sums, in the order of pricing: lines, merchant discounts, coupon, delivery, fees, tax, total, gift cards.
//! The parts always add up to the total.

use super::discounts::{Discounted, Merchant, Reduction};
use super::due::{self, Due, GiftCardFunds, Payment};
use super::money;
use super::tax::{self, Rate, Taxed};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use std::sync::Arc;

/// One line to be priced.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) unit_price: Decimal,
    /// The price of one item's modifiers.
    pub(crate) modifiers: Decimal,
    pub(crate) quantity: i64,
    /// Whether the coupon is for this line.
    pub(crate) in_coupon: bool,
    pub(crate) rates: Arc<[Rate]>,
    pub(crate) payment: Payment,
    /// Whether gift cards may pay for it.
    pub(crate) by_gift_card: bool,
}

impl Line {
    /// The line, with what would be due now due later.
    pub(crate) fn paid_later(mut self) -> Self {
        if matches!(self.payment, Payment::Now | Payment::Deposit(_)) {
            self.payment = Payment::Later;
        }
        self
    }

    /// The sort key that tells lines of the same price apart, wherever they stand.
    pub(super) fn sort_key(&self) -> (Decimal, i64, Decimal) {
        (
            self.unit_price + self.modifiers,
            self.quantity,
            tax::combined(&self.rates),
        )
    }
}

/// The effect of a coupon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CouponEffect {
    /// A reduction of goods: of all that it is for, or of one item, the cheapest.
    Goods { reduction: Reduction, once: bool },
    /// Free delivery.
    FreeShipping,
}

/// A fee to be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fee {
    pub(crate) amount: Decimal,
    pub(crate) rates: Arc<[Rate]>,
}

/// The inputs of a total.
#[derive(Debug, Clone)]
pub(crate) struct Inputs {
    pub(crate) currency: Currency,
    pub(crate) tax_included: bool,
    pub(crate) lines: Vec<Line>,
    pub(crate) merchant: Vec<Merchant>,
    pub(crate) coupon: Option<CouponEffect>,
    /// The price of the delivery.
    pub(crate) delivery: Decimal,
    /// The charges beside the delivery's price, such as insurance.
    pub(crate) charges: Decimal,
    pub(crate) delivery_rates: Arc<[Rate]>,
    pub(crate) fees: Vec<Fee>,
    pub(crate) gift_cards: Vec<GiftCardFunds>,
    /// The tip.
    pub(crate) tip: Decimal,
}

impl Inputs {
    /// Nothing to be priced, in a currency.
    pub(crate) fn empty(currency: Currency) -> Self {
        Self {
            currency,
            tax_included: false,
            lines: Vec::new(),
            merchant: Vec::new(),
            coupon: None,
            delivery: Decimal::ZERO,
            charges: Decimal::ZERO,
            delivery_rates: Arc::default(),
            fees: Vec::new(),
            gift_cards: Vec::new(),
            tip: Decimal::ZERO,
        }
    }
}

/// One line's sums.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct LineTotals {
    /// Unit price times quantity; nothing when a membership pays.
    pub(crate) gross: Decimal,
    pub(crate) discount: Decimal,
    /// The coupon's part of the discount.
    pub(crate) coupon: Decimal,
    pub(crate) taxed: Taxed,
    tax_included: bool,
}

impl LineTotals {
    /// The price after discounts.
    pub(crate) fn net(&self) -> Decimal {
        self.gross - self.discount
    }

    pub(crate) fn before_tax(&self) -> Decimal {
        before_tax(self.net(), &self.taxed, self.tax_included)
    }

    pub(crate) fn after_tax(&self) -> Decimal {
        after_tax(self.net(), &self.taxed, self.tax_included)
    }
}

/// An amount without its tax.
pub(crate) fn before_tax(amount: Decimal, taxed: &Taxed, included: bool) -> Decimal {
    if included { amount - taxed.total } else { amount }
}

/// An amount with its tax.
pub(crate) fn after_tax(amount: Decimal, taxed: &Taxed, included: bool) -> Decimal {
    if included { amount } else { amount + taxed.total }
}

/// A cart's sums: `total = subtotal - discount + delivery + fees`, and tax on top if prices do not include it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    pub(crate) lines: Vec<LineTotals>,
    /// The amount of each merchant discount, in their order.
    pub(crate) merchant: Vec<Decimal>,
    /// The amount of the coupon, off goods or delivery.
    pub(crate) coupon: Decimal,
    pub(crate) subtotal: Decimal,
    pub(crate) discount: Decimal,
    /// Delivery and its charges before a free-shipping coupon.
    pub(crate) delivery_before_discount: Decimal,
    pub(crate) delivery: Decimal,
    pub(crate) delivery_tax: Taxed,
    /// The fees' taxes, in the order of the fees.
    pub(crate) fee_taxes: Vec<Taxed>,
    pub(crate) fees: Decimal,
    pub(crate) tax: Decimal,
    pub(crate) tax_included: bool,
    pub(crate) total: Decimal,
    pub(crate) due: Due,
    /// The share of each gift card, in their order.
    pub(crate) gift_cards: Vec<Decimal>,
    pub(crate) tip: Decimal,
}

impl Totals {
    /// The sum of gift cards.
    pub(crate) fn paid_by_gift_cards(&self) -> Decimal {
        self.gift_cards.iter().sum()
    }

    /// The amount to be charged now, with the tip.
    pub(crate) fn to_charge(&self) -> Decimal {
        self.due.now.total - self.paid_by_gift_cards() + self.tip
    }
}

/// Works out a cart's sums.
pub(crate) fn calculate(inputs: &Inputs) -> Totals {
    let currency = inputs.currency;
    let included = inputs.tax_included;
    let mut lines: Vec<LineTotals> = inputs.lines.iter().map(|line| undiscounted(line, inputs)).collect();
    let mut discounted = Discounted {
        inputs: &inputs.lines,
        lines: &mut lines,
        currency,
    };
    let merchant = inputs
        .merchant
        .iter()
        .map(|discount| discounted.merchant(discount))
        .collect();
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

/// A line before any discount.
fn undiscounted(line: &Line, inputs: &Inputs) -> LineTotals {
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
