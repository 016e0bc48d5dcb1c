//! What can be given back of an order, and what a refund would come to.

use super::balance;
use super::record;
use crate::error::ApiError;
use crate::http::Call;
use crate::orders::{self, Record, amount};
use crate::platform::Shop;
use cartwright::resources::cart::{ApplicationError, Details};
use cartwright::resources::order_billing::*;
use cartwright::resources::order_transactions::{
    AdditionalFeeRefund, LineItemRefund, Payment, PaymentStatus, Refund, ShippingRefund,
};
use cartwright::resources::orders::OrderLineItem;
use cartwright::types::{Amount, Money};
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::{Value, json};

/// What was given back of an order so far, part by part.
#[derive(Debug, Default)]
pub(super) struct GivenBack<'a> {
    refunds: &'a [Refund],
}

impl<'a> GivenBack<'a> {
    pub(super) const fn of(refunds: &'a [Refund]) -> Self {
        Self { refunds }
    }

    fn quantity(&self, line: &str) -> i64 {
        let details = self.refunds.iter().filter_map(|refund| refund.details.as_ref());
        let lines = details.flat_map(|details| details.line_items.iter().flatten());
        lines
            .filter(|item| item.line_item_id.as_deref() == Some(line))
            .filter_map(|item| item.quantity)
            .sum()
    }

    fn fee(&self, id: &str) -> Decimal {
        let details = self.refunds.iter().filter_map(|refund| refund.details.as_ref());
        let fees = details.flat_map(|details| details.additional_fees.iter().flatten());
        fees.filter(|fee| fee.additional_fee_id.as_deref() == Some(id))
            .map(|fee| amount(fee.amount.as_ref()))
            .sum()
    }

    fn shipping(&self) -> Decimal {
        let details = self.refunds.iter().filter_map(|refund| refund.details.as_ref());
        details
            .filter_map(|details| details.shipping.as_ref())
            .map(|shipping| amount(shipping.amount.as_ref()))
            .sum()
    }
}

/// What some of a line come to, when some were given back before: shares are cut from the line's whole price, so that
/// all of them together are that price exactly.
fn share(order: &Record, whole: Decimal, bought: i64, before: i64, now: i64) -> Decimal {
    let currency = order.order.currency.as_deref().and_then(|code| code.parse().ok());
    let upto = |count: i64| {
        let exact = whole * Decimal::from(count) / Decimal::from(bought.max(1));
        currency.map_or(exact, |currency| {
            Money::new(Amount(exact), currency).rounded().amount().0
        })
    };
    upto(before + now) - upto(before)
}

/// One part of a refund: what comes back, of which tax.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Part {
    pub(super) total: Decimal,
    tax: Decimal,
    discount: Decimal,
}

impl Part {
    fn add(&mut self, other: Self) {
        self.total += other.total;
        self.tax += other.tax;
        self.discount += other.discount;
    }

    fn summary(self, order: &Record) -> CalculatedRefundSummary {
        CalculatedRefundSummary {
            total: Some(order.price(self.total)),
            tax: Some(order.price(self.tax)),
            discount: Some(order.price(self.discount)),
            subtotal: Some(order.price(self.total - self.tax + self.discount)),
            ..CalculatedRefundSummary::default()
        }
    }
}

/// A refund worked out: its parts, or what stands against each.
#[derive(Debug, Default)]
pub(super) struct Calculation {
    lines: Vec<(LineItemRefund, Part)>,
    fees: Vec<(AdditionalFeeRefund, Part)>,
    shipping: Option<(ShippingRefund, Part)>,
    errors: Vec<CalculationError>,
}

impl Calculation {
    pub(super) fn whole(&self) -> Part {
        let mut whole = Part::default();
        let lines = self.lines.iter().map(|(_, part)| *part);
        let fees = self.fees.iter().map(|(_, part)| *part);
        let shipping = self.shipping.iter().map(|(_, part)| *part);
        lines.chain(fees).chain(shipping).for_each(|part| whole.add(part));
        whole
    }

    pub(super) fn is_sound(&self) -> bool {
        self.errors.is_empty()
    }

    /// The first thing that stands against it.
    pub(super) fn objection(&self) -> Option<ApiError> {
        let error = self.errors.first()?.error.as_ref()?.application_error.as_ref()?;
        let text = error.description.clone().unwrap_or_default();
        Some(ApiError::bad_request("REFUND_NOT_AVAILABLE", text))
    }

    pub(super) fn line_items(&self) -> Vec<LineItemRefund> {
        self.lines.iter().map(|(item, _)| item.clone()).collect()
    }

    pub(super) fn additional_fees(&self) -> Vec<AdditionalFeeRefund> {
        self.fees.iter().map(|(fee, _)| fee.clone()).collect()
    }

    pub(super) fn shipping(&self) -> Option<ShippingRefund> {
        self.shipping.as_ref().map(|(shipping, _)| shipping.clone())
    }

    fn refuse(&mut self, code: &str, text: String, mut error: CalculationError) {
        error.error = Some(Details {
            application_error: Some(ApplicationError {
                code: Some(code.to_owned()),
                description: Some(text),
                data: Some(json!({})),
                ..ApplicationError::default()
            }),
            ..Details::default()
        });
        self.errors.push(error);
    }
}

/// Works a refund out: of some items, or of everything that is left.
pub(super) fn calculate(order: &Record, refunds: &[Refund], items: Option<&RefundItems>) -> Calculation {
    let given = GivenBack::of(refunds);
    let mut calculation = Calculation::default();
    let everything;
    let items = match items {
        Some(items) => items,
        None => {
            everything = all_that_is_left(order, &given);
            &everything
        }
    };
    for item in items.line_items.iter().flatten() {
        line(order, &given, &mut calculation, item);
    }
    for fee in items.additional_fees.iter().flatten() {
        additional_fee(order, &given, &mut calculation, fee);
    }
    if let Some(shipping) = &items.shipping {
        delivery(order, &given, &mut calculation, shipping);
    }
    calculation
}

fn id_of(line: &OrderLineItem) -> &str {
    line.id.as_deref().unwrap_or_default()
}

fn delivery_total(order: &Record) -> Decimal {
    let cost = order.order.shipping_info.as_ref().and_then(|info| info.cost.as_ref());
    let total = cost.and_then(|cost| cost.total_price_after_tax.as_ref().or(cost.price.as_ref()));
    amount(total)
}

fn all_that_is_left(order: &Record, given: &GivenBack<'_>) -> RefundItems {
    let lines = order.order.line_items.iter().flatten().filter_map(|line| {
        let left = line.quantity.unwrap_or_default() - given.quantity(id_of(line));
        (left > 0).then(|| LineItemRefund {
            line_item_id: line.id.clone(),
            quantity: Some(left),
            ..LineItemRefund::default()
        })
    });
    let fees = order.order.additional_fees.iter().flatten().filter_map(|fee| {
        let left = amount(fee.price_after_tax.as_ref().or(fee.price.as_ref()))
            - given.fee(fee.id.as_deref().unwrap_or_default());
        (left > Decimal::ZERO).then(|| AdditionalFeeRefund {
            additional_fee_id: fee.id.clone(),
            amount: Some(order.price(left)),
            ..AdditionalFeeRefund::default()
        })
    });
    let shipping = delivery_total(order) - given.shipping();
    RefundItems {
        line_items: Some(lines.collect()),
        additional_fees: Some(fees.collect()),
        shipping: (shipping > Decimal::ZERO).then(|| ShippingRefund {
            amount: Some(order.price(shipping)),
            ..ShippingRefund::default()
        }),
        ..RefundItems::default()
    }
}

fn line(order: &Record, given: &GivenBack<'_>, calculation: &mut Calculation, item: &LineItemRefund) {
    let wanted = item.quantity.unwrap_or_default();
    let refusal = |item: &LineItemRefund| CalculationError {
        line_item: Some(item.clone()),
        ..CalculationError::default()
    };
    let mut lines = order.order.line_items.iter().flatten();
    let Some(line) = lines.find(|line| line.id == item.line_item_id) else {
        let text = "The order has no such line".to_owned();
        return calculation.refuse("LINE_ITEM_NOT_FOUND", text, refusal(item));
    };
    let (bought, before) = (line.quantity.unwrap_or_default(), given.quantity(id_of(line)));
    if wanted < 1 || before + wanted > bought {
        let text = format!("{} of {bought} can be given back", bought - before);
        return calculation.refuse("INVALID_QUANTITY", text, refusal(item));
    }
    let cut = |whole: Decimal| share(order, whole, bought, before, wanted);
    let tax = line.tax_details.as_ref().and_then(|details| details.total_tax.as_ref());
    let part = Part {
        total: cut(amount(line.total_price_after_tax.as_ref())),
        tax: cut(amount(tax)),
        discount: cut(amount(line.total_discount.as_ref())),
    };
    calculation.lines.push((item.clone(), part));
}

fn additional_fee(order: &Record, given: &GivenBack<'_>, calculation: &mut Calculation, asked: &AdditionalFeeRefund) {
    let id = asked.additional_fee_id.as_deref().unwrap_or_default();
    let mut fees = order.order.additional_fees.iter().flatten();
    let whole = fees
        .find(|fee| fee.id.as_deref() == Some(id))
        .map_or(Decimal::ZERO, |fee| {
            amount(fee.price_after_tax.as_ref().or(fee.price.as_ref()))
        });
    let wanted = asked.amount.as_ref().map_or(whole, |wanted| amount(Some(wanted)));
    if wanted <= Decimal::ZERO || given.fee(id) + wanted > whole {
        let error = CalculationError {
            additional_fee: Some(asked.clone()),
            ..CalculationError::default()
        };
        let text = "More of a fee than was paid cannot be given back".to_owned();
        return calculation.refuse("INVALID_AMOUNT", text, error);
    }
    let fee = AdditionalFeeRefund {
        amount: Some(order.price(wanted)),
        ..asked.clone()
    };
    let part = Part {
        total: wanted,
        ..Part::default()
    };
    calculation.fees.push((fee, part));
}

fn delivery(order: &Record, given: &GivenBack<'_>, calculation: &mut Calculation, asked: &ShippingRefund) {
    let whole = delivery_total(order);
    let wanted = asked.amount.as_ref().map_or(whole, |wanted| amount(Some(wanted)));
    if wanted <= Decimal::ZERO || given.shipping() + wanted > whole {
        let error = CalculationError {
            shipping: Some(asked.clone()),
            ..CalculationError::default()
        };
        let text = "More of the delivery than was paid cannot be given back".to_owned();
        return calculation.refuse("INVALID_AMOUNT", text, error);
    }
    let shipping = ShippingRefund {
        amount: Some(order.price(wanted)),
        ..ShippingRefund::default()
    };
    let part = Part {
        total: wanted,
        ..Part::default()
    };
    calculation.shipping = Some((shipping, part));
}

/// `POST /v1/order-billing/calculate-refund`
pub(crate) fn calculate_refund(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: CalculateRefund = call.payload()?;
    let id = call.text("orderId")?;
    let (order, refunds) = shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        let refunds = record::refunds(connection, order.number)?;
        Ok((order, refunds))
    })?;
    let calculation = calculate(&order, &refunds, asked.refund_items.as_ref());
    let whole = calculation.whole();
    let sum = |parts: &mut dyn Iterator<Item = Decimal>| order.price(parts.sum());
    let reply = RefundCalculation {
        available: Some(calculation.is_sound()),
        summary: Some(AggregatedRefundSummary {
            total: Some(order.price(whole.total)),
            tax: Some(order.price(whole.tax)),
            discount: Some(order.price(whole.discount)),
            subtotal: Some(order.price(whole.total - whole.tax + whole.discount)),
            line_items_subtotal: Some(sum(&mut calculation
                .lines
                .iter()
                .map(|(_, part)| part.total - part.tax))),
            additional_fees_total: Some(sum(&mut calculation.fees.iter().map(|(_, part)| part.total))),
            ..AggregatedRefundSummary::default()
        }),
        calculated_refund_items: Some(CalculatedRefundItems {
            line_items: Some(
                calculation
                    .lines
                    .iter()
                    .map(|(item, part)| CalculatedLineItemRefund {
                        item: Some(item.clone()),
                        summary: Some(part.summary(&order)),
                        ..CalculatedLineItemRefund::default()
                    })
                    .collect(),
            ),
            additional_fees: Some(
                calculation
                    .fees
                    .iter()
                    .map(|(fee, part)| CalculatedAdditionalFeeRefund {
                        additional_fee: Some(fee.clone()),
                        summary: Some(part.summary(&order)),
                        ..CalculatedAdditionalFeeRefund::default()
                    })
                    .collect(),
            ),
            shipping: calculation
                .shipping
                .as_ref()
                .map(|(shipping, part)| CalculatedShippingRefund {
                    shipping: Some(shipping.clone()),
                    summary: Some(part.summary(&order)),
                    ..CalculatedShippingRefund::default()
                }),
            ..CalculatedRefundItems::default()
        }),
        not_available: (!calculation.is_sound()).then(|| CalculatedRefundNotAvailableStatus {
            errors: Some(calculation.errors.clone()),
            ..CalculatedRefundNotAvailableStatus::default()
        }),
        ..RefundCalculation::default()
    };
    Ok(serde_json::to_value(reply)?)
}

/// Why a payment cannot be given back, if it cannot.
pub(super) fn non_refundable(payment: &Payment, left: Decimal) -> Option<NonRefundableReason> {
    match payment.status {
        Some(PaymentStatus::Approved | PaymentStatus::PartiallyRefunded | PaymentStatus::Refunded) => {
            if amount(payment.amount.as_ref()).is_zero() {
                Some(NonRefundableReason::ZeroPrice)
            } else if left <= Decimal::ZERO {
                Some(NonRefundableReason::AlreadyRefunded)
            } else {
                None
            }
        }
        _ => Some(NonRefundableReason::NotPaid),
    }
}

/// Whether a payment was made outside the provider, so that it is given back by hand.
pub(super) fn is_offline(payment: &Payment) -> bool {
    let details = payment.regular_payment_details.as_ref();
    details.and_then(|details| details.offline_payment).unwrap_or(false)
}

fn monetary(order: &Record, paid: Decimal, refunded: Decimal) -> MonetaryPaymentSummary {
    MonetaryPaymentSummary {
        paid: Some(order.price(paid)),
        refunded: Some(order.price(refunded)),
        refund_pending: Some(order.price(Decimal::ZERO)),
        max_refund: Some(order.price(paid - refunded)),
        ..MonetaryPaymentSummary::default()
    }
}

fn payment_refundability(order: &Record, payment: &Payment, refunds: &[Refund]) -> PaymentRefundability {
    let refunded: Decimal = refunds
        .iter()
        .map(|refund| balance::refunded(refund, payment.id.as_deref()))
        .sum();
    let status = payment.status.clone();
    let came_in = matches!(
        status,
        Some(PaymentStatus::Approved | PaymentStatus::PartiallyRefunded | PaymentStatus::Refunded)
    );
    let paid = if came_in {
        amount(payment.amount.as_ref())
    } else {
        Decimal::ZERO
    };
    let reason = non_refundable(payment, paid - refunded);
    let offline = is_offline(payment);
    let details = payment.regular_payment_details.as_ref();
    PaymentRefundability {
        refundable: (reason.is_none() && !offline).then_some(true),
        manually_refundable: (reason.is_none() && offline).then(|| ManuallyRefundablePaymentStatus {
            reason: Some(ManuallyRefundableReason::from("OFFLINE")),
            ..ManuallyRefundablePaymentStatus::default()
        }),
        non_refundable: reason.map(|reason| NonRefundablePaymentStatus {
            reason: Some(reason),
            ..NonRefundablePaymentStatus::default()
        }),
        payment: Some(PaymentInfo {
            monetary: Some(monetary(order, paid, refunded)),
            credit_card_details: details.and_then(|details| details.credit_card_details.clone()),
            payment_id: payment.id.clone(),
            payment_method: details.and_then(|details| details.payment_method.clone()),
            offline_payment: Some(offline),
            ..PaymentInfo::default()
        }),
        ..PaymentRefundability::default()
    }
}

/// `POST /v1/order-billing/get-order-refundability`
pub(crate) fn order_refundability(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("orderId")?;
    shop.db.read(|connection| {
        let order = orders::by_id(connection, id)?;
        let refunds = record::refunds(connection, order.number)?;
        let payments = record::payments(connection, order.number)?;
        Ok(serde_json::to_value(refundability_of(
            connection, &order, &payments, &refunds,
        )?)?)
    })
}

fn refundability_of(
    connection: &Connection,
    order: &Record,
    payments: &[Payment],
    refunds: &[Refund],
) -> Result<OrderRefundability, ApiError> {
    let given = GivenBack::of(refunds);
    let balance = balance::balance_of(connection, order)?;
    let lines = order.order.line_items.iter().flatten().map(|line| {
        let (bought, refunded) = (line.quantity.unwrap_or_default(), given.quantity(id_of(line)));
        LineItemRefundability {
            line_item_id: line.id.clone(),
            original_quantity: Some(bought),
            refunded_quantity: Some(refunded),
            available_refund_quantity: Some(bought - refunded),
            ..LineItemRefundability::default()
        }
    });
    let fees = order.order.additional_fees.iter().flatten().map(|fee| {
        let whole = amount(fee.price_after_tax.as_ref().or(fee.price.as_ref()));
        let refunded = given.fee(fee.id.as_deref().unwrap_or_default());
        AdditionalFeeRefundability {
            additional_fee_id: fee.id.clone(),
            amount: Some(order.price(whole)),
            refunded_amount: Some(order.price(refunded)),
            available_refund_amount: Some(order.price(whole - refunded)),
            ..AdditionalFeeRefundability::default()
        }
    });
    let shipping = delivery_total(order);
    Ok(OrderRefundability {
        payments: Some(
            payments
                .iter()
                .map(|payment| payment_refundability(order, payment, refunds))
                .collect(),
        ),
        payments_summary: Some(PaymentsSummary {
            monetary: Some(monetary(order, balance.paid, balance.refunded)),
            ..PaymentsSummary::default()
        }),
        line_items: Some(lines.collect()),
        additional_fees: Some(fees.collect()),
        shipping: Some(ShippingRefundability {
            amount: Some(order.price(shipping)),
            refunded_amount: Some(order.price(given.shipping())),
            available_refund_amount: Some(order.price(shipping - given.shipping())),
            ..ShippingRefundability::default()
        }),
        ..OrderRefundability::default()
    })
}
