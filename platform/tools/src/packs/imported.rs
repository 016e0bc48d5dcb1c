//! Imported orders, from before the shop took orders itself, and their buyers.

use base::clock::{parse_rfc3339, rfc3339};
use base::{Millis, Result, wire};
use cartwright::resources::cart::Address;
use cartwright::resources::checkout::BuyerInfo;
use cartwright::resources::orders::{FulfillmentStatus, Order, OrderStatus, PaymentStatus};
use cartwright::types::Timestamp;
use fastrand::Rng;
use serde_json::Value;
use shop::site::seed::DemoPast;

/// A person who buys.
#[derive(Debug, Clone)]
pub(super) struct Buyer {
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub(super) address: Address,
    /// The id of the person's member, if any.
    pub(super) member: Option<String>,
}

/// A random person.
pub(super) fn buyer(rng: &mut Rng, past: &DemoPast, email: String) -> Buyer {
    let mut name = |from: &[String]| rng.choice(from).cloned().unwrap_or_default();
    let (first_name, last_name) = (name(&past.first_names), name(&past.last_names));
    let address = rng.choice(&past.addresses).cloned().unwrap_or_default();
    Buyer { first_name, last_name, email, address, member: None }
}

/// The outcome of an imported order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Fulfilled,
    Canceled,
    /// Paid, but unfulfilled.
    Open,
}

impl Fate {
    /// A random outcome; one order in thirty is cancelled.
    pub(super) fn by_chance(chance: f64) -> Self {
        if chance < 1.0 / 30.0 { Self::Canceled } else { Self::Fulfilled }
    }
}

/// A copy of an order at another moment, with another buyer and without a number.
pub(super) fn order(like: Order, moment: Millis, buyer: &Buyer, fate: Fate) -> Result<Order> {
    let (status, payment, fulfillment) = match fate {
        Fate::Fulfilled => (OrderStatus::Approved, PaymentStatus::Paid, FulfillmentStatus::Fulfilled),
        Fate::Canceled => (OrderStatus::Canceled, PaymentStatus::FullyRefunded, FulfillmentStatus::NotFulfilled),
        Fate::Open => (OrderStatus::Approved, PaymentStatus::Paid, FulfillmentStatus::NotFulfilled),
    };
    let purchased = like.purchased_date.as_ref().and_then(|date| parse_rfc3339(date.as_str()));
    let like = purchased.map_or(Ok(like.clone()), |purchased| moved(&like, moment.saturating_sub(purchased)))?;
    let moment = Timestamp::from(rfc3339(moment));
    let mut order = Order {
        id: None,
        number: None,
        checkout_id: None,
        activities: None,
        buyer_note: None,
        created_by: None,
        purchase_flow_id: None,
        created_date: Some(moment.clone()),
        purchased_date: Some(moment),
        status: Some(status),
        payment_status: Some(payment),
        fulfillment_status: Some(fulfillment),
        buyer_info: Some(wire!(BuyerInfo { email: buyer.email.clone(), member_id: buyer.member.clone() })),
        ..like
    };
    if let (Fate::Canceled, Some(balance)) = (fate, order.balance_summary.as_mut()) {
        balance.refunded.clone_from(&balance.paid);
    }
    for line in order.line_items.iter_mut().flatten() {
        line.id = None;
    }
    let logistics = order.shipping_info.as_mut().and_then(|shipping| shipping.logistics.as_mut());
    let destination = logistics.and_then(|logistics| logistics.shipping_destination.as_mut());
    let places = [order.billing_info.as_mut(), order.recipient_info.as_mut(), destination];
    for place in places.into_iter().flatten() {
        if let Some(contact) = place.contact_details.as_mut() {
            contact.first_name = Some(buyer.first_name.clone());
            contact.last_name = Some(buyer.last_name.clone());
        }
        if let Some(address) = place.address.as_mut() {
            address.clone_from(&buyer.address);
        }
    }
    Ok(order)
}

/// An order, all of whose dates are later by a time.
fn moved(order: &Order, by: Millis) -> Result<Order> {
    let mut order = serde_json::to_value(order)?;
    move_dates(&mut order, by);
    Ok(serde_json::from_value(order)?)
}

fn move_dates(value: &mut Value, by: Millis) {
    match value {
        Value::String(text) => {
            if let Some(moment) = parse_rfc3339(text) {
                *text = rfc3339(moment.saturating_add(by));
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| move_dates(value, by)),
        Value::Object(fields) => fields.values_mut().for_each(|value| move_dates(value, by)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_cancelled_order_is_refunded_in_full() {
        let paid = json!({ "balanceSummary": { "paid": { "amount": "34.40" }, "refunded": { "amount": "0.00" } } });
        let like: Order = serde_json::from_value(paid).unwrap();
        let person = Buyer {
            first_name: "Ada".to_owned(),
            last_name: "Berg".to_owned(),
            email: "ada@example.com".to_owned(),
            address: Address::default(),
            member: None,
        };
        let refunded = |fate| {
            let balance = serde_json::to_value(order(like.clone(), 0, &person, fate).unwrap().balance_summary).unwrap();
            balance["refunded"]["amount"].clone()
        };
        assert_eq!([refunded(Fate::Canceled), refunded(Fate::Fulfilled)], ["34.40", "0.00"]);
    }
}
