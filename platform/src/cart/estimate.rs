//! What a cart would cost: with this address, this delivery.

use super::basket::{Basket, Rules};
use super::view;
use crate::access::Subject;
use crate::platform::Shop;
use crate::pricing::delivery::{self, CARRIER_ID, Quote};
use crate::pricing::money::{self, price};
use crate::pricing::rules::DeliveryOption;
use crate::pricing::totals::{self, Inputs, Merchant, Totals};
use cartwright::resources::cart::*;
use rust_decimal::Decimal;
use serde_json::json;

/// What an estimate is asked for.
#[derive(Debug, Clone)]
pub(crate) struct Wishes {
    pub(crate) address: Option<Address>,
    pub(crate) selected: Option<SelectedShippingOption>,
    pub(crate) tax: bool,
    pub(crate) delivery: bool,
}

/// A way of delivery, chosen.
#[derive(Debug, Clone)]
pub(crate) struct Chosen {
    pub(crate) option: DeliveryOption,
    /// Whether it was asked for; otherwise it is the first there is.
    pub(crate) requested: bool,
}

/// Why something could not be worked out.
#[derive(Debug, Clone)]
pub(crate) struct Problem {
    pub(crate) code: &'static str,
    pub(crate) description: String,
}

/// What a cart would cost.
#[derive(Debug, Clone)]
pub(crate) struct Estimate {
    pub(crate) totals: Totals,
    pub(crate) options: Vec<(DeliveryOption, Decimal)>,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) tax_rate: Decimal,
    pub(crate) tax_name: Option<String>,
    /// Why there is no delivery, though it is needed.
    pub(crate) delivery_problem: Option<Problem>,
    /// Why what was asked for is not what is chosen.
    pub(crate) selection_problem: Option<Problem>,
}

/// Works out what a cart would cost.
pub(crate) fn estimate(basket: &Basket, rules: &Rules, wishes: &Wishes) -> Estimate {
    let address = wishes.address.clone().unwrap_or_default();
    let needed = wishes.delivery && basket.needs_delivery();
    let quotes = if needed {
        delivery::quotes(&rules.deliveries, &address, basket.goods(), basket.weight())
    } else {
        Vec::new()
    };
    let (chosen, selection_problem) = choose(&quotes, wishes.selected.as_ref(), needed);
    let tax_rule = delivery::tax_rule(&rules.taxes, &address).filter(|_| wishes.tax);
    let inputs = Inputs {
        lines: basket
            .lines
            .iter()
            .map(|line| totals::Line {
                unit_price: line.price,
                quantity: line.stored.quantity,
                in_coupon: basket
                    .coupon
                    .as_ref()
                    .is_some_and(|coupon| super::coupons::applies(coupon, &line.collections)),
            })
            .collect(),
        merchant: merchant(basket),
        coupon: basket.coupon.as_ref().map(|coupon| coupon.kind),
        delivery: chosen.map_or(Decimal::ZERO, |(quote, _)| quote.price),
        tax_rate: tax_rule.map_or(Decimal::ZERO, |rule| rule.rate),
        taxes_delivery: tax_rule.is_some_and(|rule| rule.taxes_delivery),
        fees: Decimal::ZERO,
    };
    let delivery_problem = (needed && quotes.is_empty()).then(|| no_delivery(&address));
    Estimate {
        totals: totals::calculate(&inputs),
        chosen: chosen.map(|(quote, requested)| Chosen {
            option: quote.option.clone(),
            requested,
        }),
        options: quotes.iter().map(|quote| (quote.option.clone(), quote.price)).collect(),
        tax_rate: inputs.tax_rate,
        tax_name: tax_rule.map(|rule| rule.name.clone()),
        delivery_problem,
        selection_problem,
    }
}

fn choose<'a>(
    quotes: &'a [Quote<'a>],
    selected: Option<&SelectedShippingOption>,
    needed: bool,
) -> (Option<(&'a Quote<'a>, bool)>, Option<Problem>) {
    let wanted = selected.and_then(|selected| selected.code.as_deref());
    let carrier = selected.and_then(|selected| selected.carrier_id.as_deref());
    let found = wanted
        .filter(|_| carrier.is_none_or(|carrier| carrier == CARRIER_ID))
        .and_then(|code| quotes.iter().find(|quote| quote.option.code == code));
    match (wanted, found) {
        (_, Some(found)) => (Some((found, true)), None),
        (None, None) => (quotes.first().map(|quote| (quote, false)), None),
        (Some(code), None) => {
            let problem = Problem {
                code: "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
                description: format!("There is no delivery option {code} for this address"),
            };
            (quotes.first().map(|quote| (quote, false)), needed.then_some(problem))
        }
    }
}

fn no_delivery(address: &Address) -> Problem {
    match &address.country {
        None => Problem {
            code: "SHIPPING_ADDRESS_MISSING",
            description: "Delivery cannot be worked out without a shipping address".to_owned(),
        },
        Some(country) => Problem {
            code: "DELIVERY_NOT_AVAILABLE",
            description: format!("The shop does not deliver this cart to {country}"),
        },
    }
}

fn merchant(basket: &Basket) -> Vec<Merchant> {
    let position = |id: &String| basket.lines.iter().position(|line| line.stored.id == *id);
    let discounts = basket.cart.merchant_discounts.iter();
    discounts
        .map(|discount| {
            let named: Option<&Vec<String>> = discount.line_item_ids.as_ref().filter(|ids| !ids.is_empty());
            // A discount for lines that are gone is for nothing, not for everything: no line has this index.
            let lines = named.map_or_else(Vec::new, |ids| {
                ids.iter().map(|id| position(id).unwrap_or(usize::MAX)).collect()
            });
            match discount.percentage {
                Some(percentage) => Merchant::Percentage {
                    off: Decimal::try_from(percentage).unwrap_or_default(),
                    lines,
                },
                None => Merchant::Amount {
                    off: discount.amount.map_or(Decimal::ZERO, |amount| amount.0),
                    lines,
                },
            }
        })
        .collect()
}

/// A way of delivery's logistics.
pub(super) fn logistics(option: &DeliveryOption) -> DeliveryLogistics {
    DeliveryLogistics {
        delivery_time: option.delivery_time.clone(),
        pickup_details: option.pickup_address.clone().map(|address| PickupDetails {
            address: Some(address),
            business_location: Some(true),
            pickup_method: Some(PickupMethod::StorePickup),
            ..PickupDetails::default()
        }),
        ..DeliveryLogistics::default()
    }
}

/// An estimate as the wire has it.
pub(super) fn answer(shop: &Shop, owner: &Subject, basket: &Basket, estimate: &Estimate) -> EstimatedTotals {
    let totals = &estimate.totals;
    let summary = view::price_summary(totals);
    EstimatedTotals {
        cart: Some(view::cart(shop, owner, basket, totals)),
        calculated_line_items: Some(calculated_lines(basket, estimate)),
        pay_now: Some(summary.clone()),
        pay_later: Some(view::price_summary(&Totals::default())),
        price_summary: Some(summary),
        tax_summary: Some(tax_summary(estimate)),
        shipping_info: Some(shipping(estimate)),
        applied_discounts: Some(view::applied_discounts(basket, totals)),
        calculation_errors: errors(basket, estimate),
        weight_unit: Some(WeightUnit::Kg),
        currency: Some(money::CURRENCY.to_owned()),
        membership_options: Some(MembershipOptions::default()),
        additional_fees: Some(Vec::new()),
        violations: Some(violations(basket)),
        ..EstimatedTotals::default()
    }
}

fn calculated_lines(basket: &Basket, estimate: &Estimate) -> Vec<CalculatedLineItem> {
    let rate = estimate.tax_rate;
    let tax_name = estimate.tax_name.as_deref();
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines
        .map(|(line, sums)| CalculatedLineItem {
            line_item_id: Some(line.stored.id.clone()),
            payment_option: Some(PaymentOption::FullPaymentOnline),
            prices_breakdown: Some(LineItemPricesData {
                total_price_before_tax: Some(price(sums.net())),
                total_price_after_tax: Some(price(sums.net() + sums.tax)),
                tax_details: Some(view::tax_details(sums.net(), rate, sums.tax, tax_name)),
                total_discount: Some(price(sums.discount)),
                price: Some(price(line.price)),
                price_before_discounts: Some(price(line.price)),
                line_item_price: Some(price(sums.gross)),
                full_price: Some(price(line.full_price)),
                ..LineItemPricesData::default()
            }),
            ..CalculatedLineItem::default()
        })
        .collect()
}

fn tax_summary(estimate: &Estimate) -> TaxSummary {
    let totals = &estimate.totals;
    let mut taxable = Decimal::ZERO;
    if estimate.tax_name.is_some() {
        taxable = totals.subtotal - totals.discount;
    }
    if !totals.delivery_tax.is_zero() {
        taxable += totals.delivery;
    }
    TaxSummary {
        taxable_amount: Some(price(taxable)),
        total_tax: Some(price(totals.tax)),
        calculation_details: Some(TaxCalculationDetails {
            rate_type: Some(match estimate.tax_name {
                Some(_) => RateType::ManualRate,
                None => RateType::NoTaxCollected,
            }),
            manual_rate_reason: estimate
                .tax_name
                .is_some()
                .then_some(ManualCalculationReason::GlobalSettingToManual),
            ..TaxCalculationDetails::default()
        }),
        ..TaxSummary::default()
    }
}

fn shipping(estimate: &Estimate) -> ShippingInformation {
    let options = estimate.options.iter().map(|(option, cost)| ShippingOption {
        code: Some(option.code.clone()),
        title: Some(option.title.clone()),
        logistics: Some(logistics(option)),
        cost: Some(ShippingPrice {
            price: Some(price(*cost)),
            other_charges: Some(Vec::new()),
            ..ShippingPrice::default()
        }),
        ..ShippingOption::default()
    });
    ShippingInformation {
        region: estimate.options.first().map(|(option, _)| ShippingRegion {
            id: Some(option.region_id.clone()),
            name: Some(option.region_name.clone()),
            ..ShippingRegion::default()
        }),
        selected_carrier_service_option: view::selected_service(estimate),
        carrier_service_options: Some(if estimate.options.is_empty() {
            Vec::new()
        } else {
            vec![CarrierServiceOption {
                carrier_id: Some(CARRIER_ID.to_owned()),
                shipping_options: Some(options.collect()),
                ..CarrierServiceOption::default()
            }]
        }),
        ..ShippingInformation::default()
    }
}

fn details(code: &str, description: &str) -> Details {
    Details {
        application_error: Some(ApplicationError {
            code: Some(code.to_owned()),
            description: Some(description.to_owned()),
            data: Some(json!({})),
            ..ApplicationError::default()
        }),
        ..Details::default()
    }
}

fn errors(basket: &Basket, estimate: &Estimate) -> Option<CalculationErrors> {
    let of = |problem: &Option<Problem>| {
        problem
            .as_ref()
            .map(|problem| details(problem.code, &problem.description))
    };
    let errors = CalculationErrors {
        general_shipping_calculation_error: of(&estimate.delivery_problem),
        selected_shipping_option_error: of(&estimate.selection_problem),
        coupon_calculation_error: basket
            .coupon_refusal
            .as_ref()
            .map(|refusal| details(refusal.code, &refusal.description)),
        ..CalculationErrors::default()
    };
    (errors != CalculationErrors::default()).then_some(errors)
}

/// What stands in the way of an order.
fn violations(basket: &Basket) -> Vec<Violation> {
    let short = basket
        .lines
        .iter()
        .filter(|line| line.status != ItemAvailabilityStatus::Available);
    short
        .map(|line| Violation {
            severity: Some(Severity::Error),
            description: Some(match line.status {
                ItemAvailabilityStatus::NotFound => "This item is no longer sold".to_owned(),
                ItemAvailabilityStatus::NotAvailable => format!("{} is sold out", line.name),
                _ => format!("There are only {} of {}", line.available.unwrap_or_default(), line.name),
            }),
            target: Some(Target {
                line_item: Some(TargetLineItem {
                    name: Some(LineItemTarget::LineItemDefault),
                    id: Some(line.stored.id.clone()),
                    ..TargetLineItem::default()
                }),
                ..Target::default()
            }),
            ..Violation::default()
        })
        .collect()
}
