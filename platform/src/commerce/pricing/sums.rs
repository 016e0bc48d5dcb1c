//! The inputs of a cart's sums, and the sums: plain values, on which the files beside this one work.

use super::tax::{self, Rate, Taxed};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use std::sync::Arc;

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
        (self.unit_price + self.modifiers, self.quantity, tax::combined(&self.rates))
    }
}

/// When and how a line is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Payment {
    #[default]
    Now,
    /// When it is delivered or fetched.
    Later,
    /// A deposit of the whole line now, the rest later.
    Deposit(Decimal),
    /// When the subscription's free trial is over.
    AfterTrial,
    /// By a membership of the buyer's: the line costs nothing.
    Membership,
}

/// A discount given by the merchant.
#[derive(Debug, Clone)]
pub(crate) enum Merchant {
    Amount { off: Decimal, lines: Vec<usize> },
    Percentage { off: Decimal, lines: Vec<usize> },
}

/// The reduction of a coupon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// A part of the price, 0 to 100.
    Percent(Decimal),
    /// An amount, of all lines together.
    Amount(Decimal),
    /// Each item costs this, if it costs more.
    FixedPrice(Decimal),
}

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
    pub(crate) delivery: Decimal,
    /// The charges beside the delivery's price, such as insurance.
    pub(crate) charges: Decimal,
    pub(crate) delivery_rates: Arc<[Rate]>,
    pub(crate) fees: Vec<Fee>,
    pub(crate) gift_cards: Vec<GiftCardFunds>,
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

/// A gift card that is to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct GiftCardFunds {
    pub(crate) balance: Decimal,
    /// The most it is to pay.
    pub(crate) requested: Option<Decimal>,
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
    pub(super) tax_included: bool,
}

impl LineTotals {
    /// The price after discounts.
    pub(crate) fn net(&self) -> Decimal {
        self.gross - self.discount
    }

    /// The price before discounts, without its tax.
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

/// An amount without its tax.
pub(crate) fn before_tax(amount: Decimal, taxed: &Taxed, included: bool) -> Decimal {
    if included { amount - taxed.total } else { amount }
}

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
    pub(crate) fn paid_by_gift_cards(&self) -> Decimal {
        self.gift_cards.iter().sum()
    }

    /// The amount to be charged now, with the tip.
    pub(crate) fn to_charge(&self) -> Decimal {
        self.due.now.total - self.paid_by_gift_cards() + self.tip
    }
}

/// A part of the total that is due at one time: `total = subtotal - discount + delivery + fees`, and tax on top if
/// prices do not include it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) subtotal: Decimal,
    pub(crate) discount: Decimal,
    pub(crate) delivery: Decimal,
    pub(crate) fees: Decimal,
    pub(crate) tax: Decimal,
    pub(crate) total: Decimal,
}

/// A total by when it is due.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) now: Part,
    pub(crate) later: Part,
    pub(crate) after_trial: Part,
}
