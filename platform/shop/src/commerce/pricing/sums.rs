//! Inputs and results of a cart's price calculation: plain values for the files beside this one.

use super::tax::{self, Rate, Taxed};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use std::sync::Arc;

#[derive(Debug, Clone)]
pub(crate) struct PricedLine {
    pub(crate) unit_price: Decimal,
    /// The price of one item's modifiers.
    pub(crate) modifiers: Decimal,
    pub(crate) quantity: i64,
    /// Whether the coupon covers the line.
    pub(crate) in_coupon: bool,
    pub(crate) rates: Arc<[Rate]>,
    pub(crate) payment: Payment,
    /// Whether gift cards may pay for the line.
    pub(crate) by_gift_card: bool,
}

impl PricedLine {
    /// The line with its amount due now deferred.
    pub(crate) fn paid_later(mut self) -> Self {
        if matches!(self.payment, Payment::Now | Payment::Deposit(_)) {
            self.payment = Payment::Later;
        }
        self
    }

    /// A sort key to break ties between lines of the same price, independent of position.
    pub(super) fn sort_key(&self) -> (Decimal, i64, Decimal) {
        (self.unit_price + self.modifiers, self.quantity, tax::combined(&self.rates))
    }
}

/// When and how a line is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Payment {
    #[default]
    Now,
    /// On delivery or pickup.
    Later,
    /// A deposit for the whole line now, the rest later.
    Deposit(Decimal),
    /// After the subscription's free trial.
    AfterTrial,
    /// By the buyer's membership: the line is free.
    Membership,
}

/// A merchant's discount.
#[derive(Debug, Clone)]
pub(crate) enum Merchant {
    Amount { off: Decimal, lines: Vec<usize> },
    Percentage { off: Decimal, lines: Vec<usize> },
}

/// A coupon's reduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// A percentage of the price, 0 to 100.
    Percent(Decimal),
    /// An amount over all lines together.
    Amount(Decimal),
    /// Each item's price, if it costs more.
    FixedPrice(Decimal),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CouponEffect {
    /// Reduces the goods in scope, or only the cheapest item (`once`).
    Goods { reduction: Reduction, once: bool },
    /// Free delivery.
    FreeShipping,
}

/// A fee to add.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fee {
    pub(crate) amount: Decimal,
    pub(crate) rates: Arc<[Rate]>,
}

/// The inputs of a price calculation.
#[derive(Debug, Clone)]
pub(crate) struct Inputs {
    pub(crate) currency: Currency,
    pub(crate) tax_included: bool,
    pub(crate) lines: Vec<PricedLine>,
    pub(crate) merchant: Vec<Merchant>,
    pub(crate) coupon: Option<CouponEffect>,
    pub(crate) delivery: Decimal,
    /// Additional delivery charges, such as insurance.
    pub(crate) charges: Decimal,
    pub(crate) delivery_rates: Arc<[Rate]>,
    pub(crate) fees: Vec<Fee>,
    pub(crate) gift_cards: Vec<GiftCardFunds>,
    pub(crate) tip: Decimal,
}

impl Inputs {
    /// Empty inputs in a currency.
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

/// A gift card to pay with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct GiftCardFunds {
    pub(crate) balance: Decimal,
    /// The maximum to pay.
    pub(crate) requested: Option<Decimal>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct LineTotals {
    /// Unit price times quantity; zero if a membership pays.
    pub(crate) gross: Decimal,
    pub(crate) discount: Decimal,
    /// The coupon's part of the discount.
    pub(crate) coupon: Decimal,
    pub(crate) taxed: Taxed,
    pub(super) tax_included: bool,
}

impl LineTotals {
    /// The price after discounts.
    pub(crate) fn net(&self) -> Decimal {
        self.gross - self.discount
    }

    /// The price before discounts, net of tax.
    pub(crate) fn gross_before_tax(&self, currency: Currency) -> Decimal {
        let taxed = tax::tax(self.gross, &self.taxed.rates, self.tax_included, currency);
        before_tax(self.gross, &taxed, self.tax_included)
    }

    pub(crate) fn before_tax(&self) -> Decimal {
        before_tax(self.net(), &self.taxed, self.tax_included)
    }

    pub(crate) fn after_tax(&self) -> Decimal {
        after_tax(self.net(), &self.taxed, self.tax_included)
    }
}

/// An amount net of tax.
pub(crate) fn before_tax(amount: Decimal, taxed: &Taxed, included: bool) -> Decimal {
    if included { amount - taxed.total } else { amount }
}

pub(crate) fn after_tax(amount: Decimal, taxed: &Taxed, included: bool) -> Decimal {
    if included { amount } else { amount + taxed.total }
}

/// A cart's totals: `total = subtotal - discount + delivery + fees`, and tax on top if prices do not include it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals {
    pub(crate) lines: Vec<LineTotals>,
    /// The amount of each merchant discount, in order.
    pub(crate) merchant: Vec<Decimal>,
    /// The coupon's amount, off goods or delivery.
    pub coupon: Decimal,
    pub subtotal: Decimal,
    pub discount: Decimal,
    /// Delivery and its charges, before a free-shipping coupon.
    pub(crate) delivery_before_discount: Decimal,
    pub delivery: Decimal,
    pub(crate) delivery_tax: Taxed,
    /// The tax of each fee, in order.
    pub(crate) fee_taxes: Vec<Taxed>,
    pub(crate) fees: Decimal,
    pub tax: Decimal,
    pub tax_included: bool,
    pub total: Decimal,
    pub due: Due,
    /// The payment of each gift card, in order.
    pub gift_cards: Vec<Decimal>,
    pub tip: Decimal,
}

impl Totals {
    pub fn paid_by_gift_cards(&self) -> Decimal {
        self.gift_cards.iter().sum()
    }

    /// The amount to charge now, with the tip.
    pub fn to_charge(&self) -> Decimal {
        self.due.now.total - self.paid_by_gift_cards() + self.tip
    }
}

/// The part of the total due at one time: `total = subtotal - discount + delivery + fees`, and tax on top if prices do
/// not include it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Part {
    pub(crate) subtotal: Decimal,
    pub(crate) discount: Decimal,
    pub(crate) delivery: Decimal,
    pub(crate) fees: Decimal,
    pub(crate) tax: Decimal,
    pub total: Decimal,
}

/// A total, split by due time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Due {
    pub(crate) now: Part,
    pub later: Part,
    pub after_trial: Part,
}
