//! Imported orders, from before the shop took orders itself.

use super::buyers::Buyer;
use crate::base::wire;
use cartwright::resources::checkout::BuyerInfo;
use cartwright::resources::orders::{FulfillmentStatus, Order, OrderStatus, PaymentStatus};
use cartwright::types::Timestamp;

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

/// A copy of an order with an earlier date and another buyer, without a number.
pub(super) fn order(like: Order, moment: &str, buyer: &Buyer, fate: Fate) -> Order {
    let (status, payment, fulfillment) = match fate {
        Fate::Fulfilled => (OrderStatus::Approved, PaymentStatus::Paid, FulfillmentStatus::Fulfilled),
        Fate::Canceled => (OrderStatus::Canceled, PaymentStatus::FullyRefunded, FulfillmentStatus::NotFulfilled),
        Fate::Open => (OrderStatus::Approved, PaymentStatus::Paid, FulfillmentStatus::NotFulfilled),
    };
    let moment = Timestamp::from(moment.to_owned());
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
    for line in order.line_items.iter_mut().flatten() {
        line.id = None;
    }
    for place in [&mut order.billing_info, &mut order.recipient_info] {
        if let Some(contact) = place.as_mut().and_then(|place| place.contact_details.as_mut()) {
            contact.first_name = Some(buyer.first_name.clone());
            contact.last_name = Some(buyer.last_name.clone());
        }
    }
    order
}
