//! Orders of the time before the demo shop took orders itself.

use super::buyers::Buyer;
use serde_json::{Value, json};

/// The outcome of an old order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Fulfilled,
    Canceled,
}

impl Fate {
    /// One order in thirty was cancelled.
    pub(super) fn by_chance(chance: f64) -> Self {
        if chance < 1.0 / 30.0 {
            Self::Canceled
        } else {
            Self::Fulfilled
        }
    }
}

/// The fields of an order that say which one it is, and what happened to it.
const OWN_FIELDS: [&str; 6] = [
    "id",
    "checkoutId",
    "activities",
    "buyerNote",
    "createdBy",
    "purchaseFlowId",
];

/// An order like another, of an earlier moment and another buyer.
pub(super) fn order(mut like: Value, number: u32, moment: &str, buyer: &Buyer, fate: Fate) -> Value {
    let Some(fields) = like.as_object_mut() else {
        return like;
    };
    for name in OWN_FIELDS {
        fields.remove(name);
    }
    let (status, payment, fulfillment) = match fate {
        Fate::Fulfilled => ("APPROVED", "PAID", "FULFILLED"),
        Fate::Canceled => ("CANCELED", "FULLY_REFUNDED", "NOT_FULFILLED"),
    };
    let mut buyer_info = json!({ "email": buyer.email });
    if let (Some(id), Some(info)) = (&buyer.member, buyer_info.as_object_mut()) {
        info.insert("memberId".to_owned(), json!(id));
    }
    for (name, value) in [
        ("number", json!(number.to_string())),
        ("createdDate", json!(moment)),
        ("purchasedDate", json!(moment)),
        ("status", json!(status)),
        ("paymentStatus", json!(payment)),
        ("fulfillmentStatus", json!(fulfillment)),
        ("buyerInfo", buyer_info),
    ] {
        fields.insert(name.to_owned(), value);
    }
    for line in fields
        .get_mut("lineItems")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
    {
        if let Some(line) = line.as_object_mut() {
            line.remove("id");
        }
    }
    for place in ["/billingInfo/contactDetails", "/recipientInfo/contactDetails"] {
        if let Some(Value::Object(contact)) = like.pointer_mut(place) {
            contact.insert("firstName".to_owned(), json!(buyer.first_name));
            contact.insert("lastName".to_owned(), json!(buyer.last_name));
        }
    }
    like
}
