//! Estimates of a cart for an address, a delivery option and memberships.

use super::basket::Basket;
use super::estimated::{ChosenDelivery, DueFee, Estimate, EstimateOptions, Memberships};
use super::problem::Problem;
use super::stored::Tip;
use super::{line::Line, memberships, rules::Rules, savings};
use crate::commerce::pricing::delivery::{self, CARRIER_ID, Parcel, Quote};
use crate::commerce::pricing::sums::{
    self, CouponEffect, GiftCardFunds, Inputs, LineTotals, Merchant, Payment, Reduction, Totals,
};
use crate::commerce::pricing::tax_rules::{PlaceTaxes, TaxSource};
use crate::commerce::pricing::{tax::Rate, totals};
use crate::commerce::rules::{CouponKind, Fee, FeeAmount};
use crate::commerce::shown_totals::Shown;
use cartwright::resources::cart::{Address, ItemTypePreset, PaymentOption, SelectedShippingOption, TaxableAddressType};
use rust_decimal::Decimal;
use std::sync::Arc;

impl Basket {
    /// The prices of a cart: goods and their discounts only.
    pub(crate) fn as_cart(&self) -> &Estimate {
        self.as_cart.get_or_init(|| self.estimate(&EstimateOptions::default()))
    }

    /// The prices of a checkout: with delivery, taxes, fees and all choices.
    pub fn as_checkout(&self) -> &Estimate {
        self.as_checkout.get_or_init(|| self.estimate(&self.choices().whole()))
    }

    /// The totals that a checkout shows.
    pub fn shown(&self) -> Shown {
        let totals = &self.as_checkout().totals;
        Shown { total: totals.total, to_charge: totals.to_charge() }
    }

    /// Estimates the totals for other choices than the cart's.
    pub(crate) fn estimate(&self, options: &EstimateOptions) -> Estimate {
        estimate(self, options)
    }

    /// The cart's addresses and choices, for an estimate of the goods only.
    pub(crate) fn choices(&self) -> EstimateOptions {
        let cart = &self.owned.cart;
        EstimateOptions {
            address: cart.address().cloned(),
            billing_address: cart.billing_address().cloned(),
            selected: cart.selected_shipping_option.clone(),
            uses_memberships: true,
            memberships: cart.checkout.memberships.clone(),
            tax_exempt_group: cart.tax_exempt_group.clone(),
            tip: match cart.checkout.tip {
                None => Decimal::ZERO,
                Some(Tip::Amount(amount)) => amount,
                Some(Tip::Percent(percent)) => self.goods() * percent / Decimal::ONE_HUNDRED,
            },
            pay_at_pickup: cart.checkout.pays_at_pickup,
            ..EstimateOptions::default()
        }
    }
}

/// Calculates the prices of a cart.
fn estimate(basket: &Basket, options: &EstimateOptions) -> Estimate {
    let (rules, now) = (&*basket.rules, basket.now);
    let currency = basket.currency;
    let address = options.address.clone().unwrap_or_default();
    let needed = options.delivery && basket.needs_delivery();
    let parcel =
        Parcel { price: basket.goods(), weight: basket.weight(), quantity: Decimal::from(basket.shippable_quantity()) };
    let quotes = if needed { delivery::quotes(&rules.shipping, &address, &parcel, now) } else { Vec::new() };
    let (chosen, selection_problem) = choose(&quotes, options.selected.as_ref(), needed);
    let memberships = if options.uses_memberships {
        memberships::evaluate(basket, &options.memberships)
    } else {
        Memberships::default()
    };
    let taxes = Taxes::new(rules, options, &address);
    let is_fetched = chosen.as_ref().is_some_and(|chosen| chosen.quote.option.pickup.is_some());
    let may_pay_at_pickup = rules.orders.pay_at_pickup && is_fetched;
    let pays_at_pickup = may_pay_at_pickup && options.pay_at_pickup;
    let lines: Vec<sums::PricedLine> = basket
        .lines
        .iter()
        .map(|line| priced(line, basket, &memberships, &taxes))
        .map(|line| if pays_at_pickup { line.paid_later() } else { line })
        .collect();
    let mut inputs = Inputs {
        tax_included: rules.settings.tax_included,
        merchant: merchant(basket),
        coupon: basket.coupon.as_ref().map(|coupon| effect(coupon.kind, coupon.once)),
        delivery: chosen.as_ref().map_or(Decimal::ZERO, |chosen| chosen.quote.price),
        charges: chosen.as_ref().map_or(Decimal::ZERO, |chosen| chosen.quote.charges()),
        delivery_rates: taxes.on_delivery(),
        tip: options.tip,
        lines,
        ..Inputs::empty(currency)
    };
    let mut fees = Vec::new();
    if options.fees {
        // Percentages apply to the amount after discounts, so the lines are priced first.
        let discounted = totals::calculate(&inputs).lines;
        fees = due_fees(basket, &rules.fees, &discounted);
        inputs.fees = fees.iter().map(|due| taxes.fee(due)).collect();
    }
    if options.gift_cards {
        inputs.gift_cards = basket
            .gift_cards
            .iter()
            .map(|given| GiftCardFunds {
                balance: if given.problem.is_some() { Decimal::ZERO } else { given.card.balance },
                requested: given.requested,
            })
            .collect();
    }
    let totals = totals::calculate(&inputs);
    Estimate {
        currency,
        weight_unit: rules.settings.weight_unit,
        delivery_problem: (needed && quotes.is_empty()).then(|| no_delivery(&address)),
        selection_problem,
        gift_card_problem: gift_card_problem(basket, &inputs, &totals),
        exempt: if taxes.exempt() { totals.subtotal - totals.discount } else { Decimal::ZERO },
        tax_source: taxes.source(),
        minimum: rules.orders.minimum_order_subtotal,
        totals,
        options: quotes,
        chosen,
        fees,
        memberships,
        may_pay_at_pickup,
        pays_at_pickup,
    }
}

fn due_fees(basket: &Basket, fees: &[Fee], sums: &[LineTotals]) -> Vec<DueFee> {
    let due = fees.iter().filter_map(|fee| {
        let lines: Vec<(&Line, &LineTotals)> = basket
            .lines
            .iter()
            .zip(sums)
            .filter(|(line, _)| fee.item_types.is_empty() || fee.item_types.contains(&line.item_type))
            .collect();
        if lines.is_empty() {
            return None;
        }
        let times = if fee.each { lines.iter().map(|(line, _)| line.stored.quantity).sum() } else { 1 };
        let amount = match fee.amount {
            FeeAmount::Fixed(amount) => amount * Decimal::from(times),
            FeeAmount::Percent(percent) => {
                let price: Decimal = lines.iter().map(|(_, sums)| sums.net()).sum();
                price * percent / Decimal::ONE_HUNDRED
            }
        };
        Some(DueFee {
            fee: fee.clone(),
            amount,
            line_ids: lines.iter().map(|(line, _)| line.stored.id.clone()).collect(),
        })
    });
    due.collect()
}

/// The calculation's input for a line.
fn priced(line: &Line, basket: &Basket, memberships: &Memberships, taxes: &Taxes) -> sums::PricedLine {
    let quantity = Decimal::from(line.stored.quantity);
    let payment = if memberships.pay_for(&line.stored.id) {
        Payment::Membership
    } else if line.free_trial().is_some() {
        Payment::AfterTrial
    } else {
        match (&line.payment_option, line.deposit) {
            (PaymentOption::DepositOnline, Some(deposit)) => Payment::Deposit(deposit * quantity),
            (PaymentOption::FullPaymentOffline | PaymentOption::MembershipOffline, _) => Payment::Later,
            _ => Payment::Now,
        }
    };
    sums::PricedLine {
        unit_price: line.price,
        modifiers: line.modifiers_price,
        quantity: line.stored.quantity,
        in_coupon: basket.coupon.as_ref().is_some_and(|coupon| savings::applies(coupon, line)),
        rates: taxes.on_line(line),
        payment,
        by_gift_card: line.item_type != ItemTypePreset::GiftCard && line.subscription.is_none(),
    }
}

fn effect(kind: CouponKind, once: bool) -> CouponEffect {
    let reduction = match kind {
        CouponKind::FreeShipping => return CouponEffect::FreeShipping,
        CouponKind::Percent(percent) => Reduction::Percent(percent),
        CouponKind::Amount(amount) => Reduction::Amount(amount),
        CouponKind::FixedPrice(price) => Reduction::FixedPrice(price),
    };
    CouponEffect::Goods { reduction, once }
}

fn choose(
    options: &[Quote],
    selected: Option<&SelectedShippingOption>,
    needed: bool,
) -> (Option<ChosenDelivery>, Option<Problem>) {
    let wanted = selected.and_then(|selected| selected.code.as_deref());
    let carrier = selected.and_then(|selected| selected.carrier_id.as_deref());
    let found = wanted
        .filter(|_| carrier.is_none_or(|carrier| carrier == CARRIER_ID))
        .and_then(|code| options.iter().find(|quote| quote.code == code));
    let chosen = |quote: &Quote, requested| ChosenDelivery { quote: quote.clone(), requested };
    match (wanted, found) {
        (_, Some(found)) => (Some(chosen(found, true)), None),
        (None, None) => (options.first().map(|quote| chosen(quote, false)), None),
        (Some(code), None) => {
            let problem = Problem::DeliveryOptionUnknown(code.to_owned());
            let first = options.first().map(|quote| chosen(quote, false));
            (first, needed.then_some(problem))
        }
    }
}

fn no_delivery(address: &Address) -> Problem {
    match &address.country {
        None => Problem::AddressMissing,
        Some(country) => Problem::NotDelivered { country: country.to_string() },
    }
}

fn merchant(basket: &Basket) -> Vec<Merchant> {
    let position = |id: &String| basket.lines.iter().position(|line| line.stored.id == *id);
    let discounts = basket.owned.cart.merchant_discounts.iter();
    discounts
        .map(|discount| {
            let named: Option<&Vec<String>> = discount.line_item_ids.as_ref().filter(|ids| !ids.is_empty());
            // A discount for removed lines applies to no line rather than to all: no line has this index.
            let lines =
                named.map_or_else(Vec::new, |ids| ids.iter().map(|id| position(id).unwrap_or(usize::MAX)).collect());
            match discount.percentage {
                Some(percentage) => {
                    Merchant::Percentage { off: Decimal::try_from(percentage).unwrap_or_default(), lines }
                }
                None => Merchant::Amount { off: discount.amount.map_or(Decimal::ZERO, |amount| amount.0), lines },
            }
        })
        .collect()
}

/// The reason why the cart's gift cards pay nothing, if so.
fn gift_card_problem(basket: &Basket, inputs: &Inputs, totals: &Totals) -> Option<Problem> {
    if inputs.gift_cards.is_empty() {
        return None;
    }
    if let Some(problem) = basket.gift_cards.iter().find_map(|given| given.problem.clone()) {
        return Some(problem);
    }
    if !totals.paid_by_gift_cards().is_zero() || basket.lines.is_empty() || totals.due.now.total.is_zero() {
        return None;
    }
    let sells_gift_cards = basket.lines.iter().any(|line| line.item_type == ItemTypePreset::GiftCard);
    if sells_gift_cards {
        return Some(Problem::GiftCardForGiftCard);
    }
    let sells_subscriptions = basket.lines.iter().any(|line| line.subscription.is_some());
    sells_subscriptions.then_some(Problem::GiftCardForSubscription)
}

/// Tax rates at the delivery address, the billing address and the shop's own.
struct Taxes {
    shipping: PlaceTaxes,
    billing: PlaceTaxes,
    business: PlaceTaxes,
    exempt: bool,
}

impl Taxes {
    fn new(rules: &Rules, options: &EstimateOptions, shipping: &Address) -> Self {
        let exempt =
            options.tax_exempt_group.as_ref().is_some_and(|id| rules.exempt_groups.iter().any(|group| group.id == *id));
        let at = |address: Option<&Address>| match address {
            Some(address) if options.tax => rules.taxes.at(address),
            _ => PlaceTaxes::default(),
        };
        Self {
            shipping: at(Some(shipping)),
            billing: at(Some(options.billing_address.as_ref().unwrap_or(shipping))),
            business: at(rules.orders.business_address.as_ref()),
            exempt,
        }
    }

    /// Whether the buyer is tax-exempt.
    fn exempt(&self) -> bool {
        self.exempt
    }

    /// The source of the rates at the delivery address.
    fn source(&self) -> TaxSource {
        self.shipping.source.clone()
    }

    fn on_line(&self, line: &Line) -> Arc<[Rate]> {
        // A gift card is money: not it, but what it buys is taxed.
        if self.exempt || line.item_type == ItemTypePreset::GiftCard {
            return Arc::default();
        }
        let place = match line.taxable_address {
            Some(TaxableAddressType::Business) => &self.business,
            Some(TaxableAddressType::Billing) => &self.billing,
            _ => &self.shipping,
        };
        place.on_item(line.tax_group.as_deref())
    }

    fn on_delivery(&self) -> Arc<[Rate]> {
        if self.exempt {
            return Arc::default();
        }
        self.shipping.on_delivery()
    }

    /// The calculation's input for a fee.
    fn fee(&self, due: &DueFee) -> sums::Fee {
        let taxed = due.fee.taxable && !self.exempt;
        sums::Fee { amount: due.amount, rates: if taxed { self.shipping.on_item(None) } else { Arc::default() } }
    }
}
