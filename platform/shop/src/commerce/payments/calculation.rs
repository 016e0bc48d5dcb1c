//! The calculation of a refund, part by part.

use super::ledger::Ledger;
use crate::commerce::orders::{Record, amount};
use base::{ApiError, wire};
use cartwright::resources::cart::{ApplicationError, Details};
use cartwright::resources::order_billing::{CalculatedRefundSummary, CalculationError, RefundItems};
use cartwright::resources::order_transactions::{AdditionalFeeRefund, LineItemRefund, Refund, ShippingRefund};
use cartwright::resources::orders::{AdditionalFee, OrderLineItem};
use cartwright::types::{Amount, Money};
use rust_decimal::Decimal;
use serde_json::json;

/// The parts of an order that were refunded before.
#[derive(Debug, Default)]
pub(super) struct GivenBack<'a> {
    refunds: &'a [Refund],
}

impl<'a> GivenBack<'a> {
    pub(super) const fn of(refunds: &'a [Refund]) -> Self {
        Self { refunds }
    }

    pub(super) fn quantity(&self, line: &str) -> i64 {
        let details = self.refunds.iter().filter_map(|refund| refund.details.as_ref());
        let lines = details.flat_map(|details| details.line_items.iter().flatten());
        lines.filter(|item| item.line_item_id.as_deref() == Some(line)).filter_map(|item| item.quantity).sum()
    }

    pub(super) fn fee(&self, id: &str) -> Decimal {
        let details = self.refunds.iter().filter_map(|refund| refund.details.as_ref());
        let fees = details.flat_map(|details| details.additional_fees.iter().flatten());
        fees.filter(|fee| fee.additional_fee_id.as_deref() == Some(id)).map(|fee| amount(fee.amount.as_ref())).sum()
    }

    pub(super) fn shipping(&self) -> Decimal {
        let details = self.refunds.iter().filter_map(|refund| refund.details.as_ref());
        details.filter_map(|details| details.shipping.as_ref()).map(|shipping| amount(shipping.amount.as_ref())).sum()
    }
}

/// A part's share of a sum, after the parts refunded before: of a line's price by items, of a fee's tax by amount.
/// Computed from running totals, so that all shares add up to the sum exactly.
fn share(order: &Record, sum: Decimal, whole: Decimal, before: Decimal, now: Decimal) -> Decimal {
    if whole.is_zero() {
        return Decimal::ZERO;
    }
    let upto = |part: Decimal| {
        let exact = sum * part / whole;
        Money::new(Amount(exact), order.currency()).rounded().amount().0
    };
    upto(before + now) - upto(before)
}

/// One part of a refund: its amount, and the tax in it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Part {
    pub total: Decimal,
    pub(super) tax: Decimal,
    pub(super) discount: Decimal,
}

impl Part {
    fn add(&mut self, other: Self) {
        self.total += other.total;
        self.tax += other.tax;
        self.discount += other.discount;
    }

    pub(super) fn summary(self, order: &Record) -> CalculatedRefundSummary {
        wire!(CalculatedRefundSummary {
            total: order.price(self.total),
            tax: order.price(self.tax),
            discount: order.price(self.discount),
            subtotal: order.price(self.total - self.tax + self.discount)
        })
    }
}

/// A calculated refund: its parts, or their errors.
#[derive(Debug, Default)]
pub(super) struct Calculation {
    pub(super) lines: Vec<(LineItemRefund, Part)>,
    pub(super) fees: Vec<(AdditionalFeeRefund, Part)>,
    pub(super) shipping: Option<(ShippingRefund, Part)>,
    pub(super) errors: Vec<CalculationError>,
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

    /// The first error.
    pub(super) fn objection(&self) -> Option<ApiError> {
        let error = self.errors.first()?.error.as_ref()?.application_error.as_ref()?;
        let text = error.description.clone().unwrap_or_default();
        Some(ApiError::bad_request("REFUND_NOT_AVAILABLE", text))
    }

    /// The first error, with the refund call's code.
    pub(super) fn refusal(&self) -> Option<ApiError> {
        let first = self.errors.first()?;
        let error = first.error.as_ref()?.application_error.as_ref()?;
        let text = error.description.clone().unwrap_or_default();
        let (code, data) = if let Some(item) = &first.line_item {
            let code = if error.code.as_deref() == Some("LINE_ITEM_NOT_FOUND") {
                "LINE_ITEM_NOT_FOUND"
            } else {
                "INVALID_LINE_ITEM_REFUND_QUANTITY"
            };
            (code, json!({ "lineItemId": item.line_item_id }))
        } else if let Some(fee) = &first.additional_fee {
            let data = json!({ "additionalFeeId": fee.additional_fee_id });
            ("INVALID_ADDITIONAL_FEE_REFUND_AMOUNT", data)
        } else {
            ("INVALID_SHIPPING_REFUND_AMOUNT", json!({}))
        };
        Some(ApiError::bad_request(code, text).with(data))
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
        error.error = Some(wire!(Details {
            application_error: wire!(ApplicationError { code: code.to_owned(), description: text, data: json!({}) })
        }));
        self.errors.push(error);
    }
}

/// Calculates a refund of some items, or of everything that is left.
pub(super) fn calculate(order: &Record, ledger: &Ledger, items: Option<&RefundItems>) -> Calculation {
    let given = GivenBack::of(&ledger.refunds);
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
        line((order, ledger), &given, &mut calculation, item);
    }
    for fee in items.additional_fees.iter().flatten() {
        additional_fee(order, &given, &mut calculation, fee);
    }
    if let Some(shipping) = &items.shipping {
        delivery(order, &given, &mut calculation, shipping);
    }
    calculation
}

/// Whether an amount has more digits than the order's currency.
pub(super) fn is_finer(order: &Record, amount: Decimal) -> bool {
    amount.normalize().scale() > order.currency().digits()
}

pub(super) fn id_of(line: &OrderLineItem) -> &str {
    line.id.as_deref().unwrap_or_default()
}

pub(super) fn delivery_total(order: &Record) -> Decimal {
    let cost = order.order.shipping_info.as_ref().and_then(|info| info.cost.as_ref());
    let total = cost.and_then(|cost| cost.total_price_after_tax.as_ref().or(cost.price.as_ref()));
    amount(total)
}

pub(super) fn fee_total(fee: &AdditionalFee) -> Decimal {
    amount(fee.price_after_tax.as_ref().or(fee.price.as_ref()))
}

fn all_that_is_left(order: &Record, given: &GivenBack<'_>) -> RefundItems {
    let lines = order.order.line_items.iter().flatten().filter_map(|line| {
        let left = line.quantity.unwrap_or_default() - given.quantity(id_of(line));
        (left > 0).then(|| wire!(LineItemRefund { line_item_id: line.id.clone(), quantity: left }))
    });
    let fees = order.order.additional_fees.iter().flatten().filter_map(|fee| {
        let left = fee_total(fee) - given.fee(fee.id.as_deref().unwrap_or_default());
        (left > Decimal::ZERO)
            .then(|| wire!(AdditionalFeeRefund { additional_fee_id: fee.id.clone(), amount: order.price(left) }))
    });
    let shipping = delivery_total(order) - given.shipping();
    wire!(RefundItems {
        line_items: Some(lines.collect()),
        additional_fees: Some(fees.collect()),
        shipping: (shipping > Decimal::ZERO).then(|| wire!(ShippingRefund { amount: order.price(shipping) }))
    })
}

fn line(
    (order, ledger): (&Record, &Ledger),
    given: &GivenBack<'_>,
    calculation: &mut Calculation,
    item: &LineItemRefund,
) {
    let wanted = item.quantity.unwrap_or_default();
    let refusal = |item: &LineItemRefund| wire!(CalculationError { line_item: item.clone() });
    let mut lines = order.order.line_items.iter().flatten();
    let Some(line) = lines.find(|line| line.id == item.line_item_id) else {
        let text = "The order has no such line".to_owned();
        return calculation.refuse("LINE_ITEM_NOT_FOUND", text, refusal(item));
    };
    let earlier = calculation.lines.iter();
    let earlier = earlier.filter(|(known, _)| known.line_item_id == item.line_item_id);
    let requested: i64 = earlier.map(|(known, _)| known.quantity.unwrap_or_default()).sum();
    let bought = line.quantity.unwrap_or_default();
    let before = given.quantity(id_of(line)) + requested;
    if wanted < 1 || wanted > bought - before {
        let text = format!("{} of {bought} can be given back", bought - before);
        return calculation.refuse("INVALID_QUANTITY", text, refusal(item));
    }
    let cut = |sum: Decimal| share(order, sum, bought.into(), before.into(), wanted.into());
    let tax = line.tax_details.as_ref().and_then(|details| details.total_tax.as_ref());
    let mut part = Part {
        total: cut(amount(line.total_price_after_tax.as_ref())),
        tax: cut(amount(tax)),
        discount: cut(amount(line.total_discount.as_ref())),
    };
    if ledger.cards.iter().any(|bought| bought.line == line.id) {
        // A bought gift card is worth its remaining balance.
        let cards = ledger.cards_of(line.id.as_deref()).skip(usize::try_from(requested).unwrap_or_default());
        let left = cards.take(usize::try_from(wanted).unwrap_or_default()).map(|bought| bought.card.balance).sum();
        part.total = part.total.min(left);
    }
    calculation.lines.push((item.clone(), part));
}

fn additional_fee(
    order: &Record,
    given: &GivenBack<'_>,
    calculation: &mut Calculation,
    requested: &AdditionalFeeRefund,
) {
    let id = requested.additional_fee_id.as_deref().unwrap_or_default();
    let mut fees = order.order.additional_fees.iter().flatten();
    let fee = fees.find(|fee| fee.id.as_deref() == Some(id));
    let whole = fee.map_or(Decimal::ZERO, fee_total);
    let earlier = calculation.fees.iter();
    let earlier = earlier.filter(|(known, _)| known.additional_fee_id == requested.additional_fee_id);
    let before = given.fee(id) + earlier.map(|(_, part)| part.total).sum::<Decimal>();
    let wanted = requested.amount.as_ref().map_or(whole, |wanted| amount(Some(wanted)));
    if wanted <= Decimal::ZERO || wanted > whole - before || is_finer(order, wanted) {
        let error = wire!(CalculationError { additional_fee: requested.clone() });
        let text = "More of a fee than was paid cannot be given back".to_owned();
        return calculation.refuse("INVALID_AMOUNT", text, error);
    }
    let tax = fee.and_then(|fee| fee.tax_details.as_ref()?.total_tax.as_ref());
    let part = Part { total: wanted, tax: share(order, amount(tax), whole, before, wanted), ..Part::default() };
    let fee = AdditionalFeeRefund { amount: Some(order.price(wanted)), ..requested.clone() };
    calculation.fees.push((fee, part));
}

fn delivery(order: &Record, given: &GivenBack<'_>, calculation: &mut Calculation, requested: &ShippingRefund) {
    let whole = delivery_total(order);
    let before = given.shipping();
    let wanted = requested.amount.as_ref().map_or(whole, |wanted| amount(Some(wanted)));
    if wanted <= Decimal::ZERO || before + wanted > whole || is_finer(order, wanted) {
        let error = wire!(CalculationError { shipping: requested.clone() });
        let text = "More of the delivery than was paid cannot be given back".to_owned();
        return calculation.refuse("INVALID_AMOUNT", text, error);
    }
    let cost = order.order.shipping_info.as_ref().and_then(|info| info.cost.as_ref());
    let tax = cost.and_then(|cost| cost.tax_details.as_ref()?.total_tax.as_ref());
    let discount = cost.and_then(|cost| cost.discount.as_ref());
    let cut = |sum: Decimal| share(order, sum, whole, before, wanted);
    let part = Part { total: wanted, tax: cut(amount(tax)), discount: cut(amount(discount)) };
    let shipping = wire!(ShippingRefund { amount: order.price(wanted) });
    calculation.shipping = Some((shipping, part));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::RefundAnswer;
    use cartwright::resources::orders::Order;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn order(currency: &str) -> Record {
        Record {
            number: 1,
            id: String::new(),
            owner: String::new(),
            stock: Vec::new(),
            order: Order { currency: Some(currency.to_owned()), ..Order::default() },
        }
    }

    proptest! {
        #[test]
        fn partial_refunds_of_a_line_always_add_up_to_its_total(
            units in 0_i64..1_000_000,
            parts in prop::collection::vec(1_i64..20, 1..6),
            code in "JPY|USD|KWD",
        ) {
            let order = order(&code);
            let whole = Decimal::new(units, order.currency().digits());
            let bought: i64 = parts.iter().sum();
            let mut before = 0;
            let mut sum = Decimal::ZERO;
            for part in parts {
                let cut = share(&order, whole, bought.into(), before.into(), part.into());
                prop_assert!(cut >= Decimal::ZERO);
                sum += cut;
                before += part;
            }
            prop_assert_eq!(sum, whole);
        }
    }
    /// An order of three equal items with a taxed fee and a taxed delivery.
    fn taxed() -> Record {
        let price = |amount: &str| json!({ "amount": amount });
        let order = json!({
            "currency": "USD",
            "lineItems": [{
                "id": "line", "quantity": 3, "totalPriceAfterTax": price("34.20"),
                "taxDetails": { "totalTax": price("5.71") },
            }],
            "additionalFees": [{ "id": "fee", "priceAfterTax": price("3.06"), "taxDetails": { "totalTax": price("0.51") } }],
            "shippingInfo": { "cost": { "totalPriceAfterTax": price("7.80"), "taxDetails": { "totalTax": price("1.30") } } },
        });
        Record { order: serde_json::from_value(order).unwrap(), ..self::order("USD") }
    }

    fn line(quantity: i64) -> Value {
        json!({ "lineItemId": "line", "quantity": quantity })
    }

    fn fee(amount: &str) -> Value {
        json!({ "additionalFeeId": "fee", "amount": { "amount": amount } })
    }

    /// The total and tax of a refund of some items, or the code of its first error.
    fn calculated(ledger: &Ledger, items: Value) -> Result<(String, String), String> {
        let order = taxed();
        let items: Option<RefundItems> = serde_json::from_value(items).unwrap();
        let calculation = calculate(&order, ledger, items.as_ref());
        let whole = calculation.whole();
        match calculation.errors.first() {
            None => Ok((whole.total.to_string(), whole.tax.to_string())),
            Some(error) => Err(error.error.clone().unwrap().application_error.unwrap().code.unwrap()),
        }
    }

    #[test]
    fn a_refund_has_the_tax_share_of_each_part_and_no_more_than_was_paid() {
        let lines = |all: &[i64]| json!({ "lineItems": all.iter().map(|one| line(*one)).collect::<Vec<_>>() });
        let fees = |all: &[&str]| json!({ "additionalFees": all.iter().map(|one| fee(one)).collect::<Vec<_>>() });
        let delivery = |amount: &str| json!({ "shipping": { "amount": { "amount": amount } } });
        let ledger =
            Ledger { payments: Vec::new(), refunds: Vec::new(), cards: Vec::new(), answer: RefundAnswer::Settled };
        for (name, items, expected) in [
            ("everything", json!(null), Ok(("45.06", "7.52"))),
            ("an item", lines(&[1]), Ok(("11.40", "1.90"))),
            ("all items", lines(&[3]), Ok(("34.20", "5.71"))),
            ("all items, each named", lines(&[1, 1, 1]), Ok(("34.20", "5.71"))),
            ("no item", lines(&[0]), Err("INVALID_QUANTITY")),
            ("more items", lines(&[4]), Err("INVALID_QUANTITY")),
            ("more items, named twice", lines(&[2, 2]), Err("INVALID_QUANTITY")),
            ("very many items", lines(&[2, i64::MAX]), Err("INVALID_QUANTITY")),
            ("a line of another order", json!({ "lineItems": [{ "lineItemId": "b" }] }), Err("LINE_ITEM_NOT_FOUND")),
            ("a fee in parts", fees(&["1.00", "2.06"]), Ok(("3.06", "0.51"))),
            ("more of a fee", fees(&["3.07"]), Err("INVALID_AMOUNT")),
            ("more of a fee, in parts", fees(&["2.00", "1.07"]), Err("INVALID_AMOUNT")),
            ("nothing of a fee", fees(&["0"]), Err("INVALID_AMOUNT")),
            ("a tenth of a cent", fees(&["0.001"]), Err("INVALID_AMOUNT")),
            ("half of the delivery", delivery("3.90"), Ok(("3.90", "0.65"))),
            ("more of the delivery", delivery("7.81"), Err("INVALID_AMOUNT")),
            ("half a cent of the delivery", delivery("1.005"), Err("INVALID_AMOUNT")),
        ] {
            let expected = expected.map(|(total, tax)| (total.to_owned(), tax.to_owned())).map_err(str::to_owned);
            assert_eq!(calculated(&ledger, items), expected, "{name}");
        }
        let before = json!({ "details": { "lineItems": [line(1)], "additionalFees": [fee("1.00")] } });
        let ledger = Ledger { refunds: vec![serde_json::from_value(before).unwrap()], ..ledger };
        let left = Ok(("32.66".to_owned(), "5.45".to_owned()));
        assert_eq!(calculated(&ledger, json!(null)), left, "what is left");
        for wanted in [&[3][..], &[1, 2]] {
            assert_eq!(
                calculated(&ledger, lines(wanted)),
                Err("INVALID_QUANTITY".to_owned()),
                "an item was given back"
            );
        }
        assert_eq!(calculated(&ledger, fees(&["2.07"])), Err("INVALID_AMOUNT".to_owned()), "a part of it was");
    }
}
