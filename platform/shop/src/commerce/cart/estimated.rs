//! The data of an estimate: its options, its result, and the memberships that pay.

use super::problem::Problem;
use crate::commerce::pricing::delivery::Quote;
use crate::commerce::pricing::sums::Totals;
use crate::commerce::pricing::tax_rules::TaxSource;
use crate::commerce::rules::{Fee, Membership};
use crate::site::WeightUnit;
use cartwright::resources::cart::{Address, SelectedLineMembership, SelectedShippingOption};
use cartwright::types::Currency;
use rust_decimal::Decimal;

#[derive(Debug, Clone, Default)]
pub struct EstimateOptions {
    pub(crate) address: Option<Address>,
    pub(crate) billing_address: Option<Address>,
    pub(crate) selected: Option<SelectedShippingOption>,
    /// Whether the buyer's memberships may pay.
    pub(crate) uses_memberships: bool,
    pub(crate) memberships: Vec<SelectedLineMembership>,
    /// The buyer's tax-exempt group.
    pub(crate) tax_exempt_group: Option<String>,
    pub(crate) tip: Decimal,
    /// Whether the buyer pays on pickup, if allowed.
    pub(crate) pay_at_pickup: bool,
    pub(crate) tax: bool,
    pub(crate) delivery: bool,
    pub(crate) fees: bool,
    pub(crate) gift_cards: bool,
}

impl EstimateOptions {
    /// The same choices, with all parts calculated.
    pub(crate) fn whole(self) -> Self {
        Self { uses_memberships: true, tax: true, delivery: true, fees: true, gift_cards: true, ..self }
    }
}

/// An applicable fee, with its lines.
#[derive(Debug, Clone)]
pub struct DueFee {
    pub fee: Fee,
    pub amount: Decimal,
    pub(crate) line_ids: Vec<String>,
}

#[derive(Debug, Clone)]
pub struct ChosenDelivery {
    pub quote: Quote,
    /// Whether the buyer chose the option; otherwise it is the default (the first).
    pub(crate) requested: bool,
}

#[derive(Debug, Clone)]
pub struct Estimate {
    pub currency: Currency,
    pub(crate) weight_unit: WeightUnit,
    pub totals: Totals,
    pub options: Vec<Quote>,
    pub chosen: Option<ChosenDelivery>,
    pub(crate) tax_source: TaxSource,
    /// The tax-exempt amount, if the buyer is exempt.
    pub(crate) exempt: Decimal,
    pub fees: Vec<DueFee>,
    pub memberships: Memberships,
    pub may_pay_at_pickup: bool,
    pub pays_at_pickup: bool,
    /// The minimum subtotal of an order.
    pub(crate) minimum: Option<Decimal>,
    /// The reason why the cart, which needs delivery, has none.
    pub delivery_problem: Option<Problem>,
    /// The reason why the requested delivery option was not chosen.
    pub selection_problem: Option<Problem>,
    pub gift_card_problem: Option<Problem>,
}

/// A membership that can pay for lines.
#[derive(Debug, Clone)]
pub struct Eligible {
    pub membership: Membership,
    pub line_ids: Vec<String>,
}

/// A selected membership, with the lines it pays for.
#[derive(Debug, Clone)]
pub(crate) struct Selected {
    pub(crate) id: String,
    pub(crate) line_ids: Vec<String>,
    pub(crate) credits: i64,
}

/// The buyer's memberships, evaluated for a cart.
#[derive(Debug, Clone, Default)]
pub struct Memberships {
    pub eligible: Vec<Eligible>,
    /// Ineligible memberships, with reasons.
    pub invalid: Vec<(Membership, &'static str)>,
    pub(crate) selected: Vec<Selected>,
    /// The reason why the selected membership cannot pay.
    pub problem: Option<Problem>,
}

impl Memberships {
    pub fn pay_for(&self, line_id: &str) -> bool {
        let mut paid = self.selected.iter().flat_map(|selected| &selected.line_ids);
        paid.any(|id| id == line_id)
    }
}
