//! Saves orders and publishes their events.

use super::{owner_mails, repo, stored::Record};
use crate::events::mails::OwnerMail;
use crate::events::{Event, EventKind};
use base::access::{Caller, Subject};
use base::{Result, Writing};
use cartwright::resources::orders::{Order, PaymentStatus};
use serde_json::{Value, json};

/// The entity's full name in events.
pub(crate) const ENTITY: &str = "wix.ecom.v1.order";

/// The owner of an order without a checkout: the key of a [`Subject`].
pub(crate) fn owner_of(order: &Order) -> String {
    let buyer = order.buyer_info.as_ref();
    let member = buyer.and_then(|buyer| buyer.member_id.clone()).map(Subject::Member);
    let visitor = buyer.and_then(|buyer| buyer.visitor_id.clone()).map(Subject::Visitor);
    member.or(visitor).unwrap_or(Subject::Site).key()
}

/// The order for its reader: only the owner sees the ids of sold files; buyers have links.
pub fn shown_to(caller: &Caller, mut order: Order) -> Order {
    if !caller.is_owner() {
        for line in order.line_items.iter_mut().flatten() {
            if let Some(file) = &mut line.digital_file {
                file.file_id = None;
            }
        }
    }
    order
}

/// Saves an order, and publishes its events.
pub fn save(writing: &Writing<'_>, record: &mut Record, kind: EventKind) -> Result<()> {
    let before = repo::by_number(writing, record.number)?.order;
    repo::write(writing, writing.now, record)?;
    Event { kind, entity: ENTITY, entity_id: &record.id, body: serde_json::to_value(&record.order)? }
        .record(writing)?;
    let after = &record.order;
    if kind == EventKind::Created {
        return owner_mails::tell(writing, OwnerMail::NewOrder, record);
    }
    if after.payment_status != before.payment_status {
        if after.payment_status == Some(PaymentStatus::Paid) {
            owner_mails::tell(writing, OwnerMail::LatePayment, record)?;
        }
        let details = json!({ "previousPaymentStatus": before.payment_status });
        publish_action(writing, record, "payment_status_updated", details)?;
    }
    if after.fulfillment_status != before.fulfillment_status {
        let details = json!({
            "previousFulfillmentStatus": before.fulfillment_status,
            "newFulfillmentStatus": after.fulfillment_status,
        });
        publish_action(writing, record, "fulfilled", details)?;
    }
    Ok(())
}

/// Transfers guest orders with a member's confirmed email address to the member.
pub fn join_member(writing: &Writing<'_>, member: &str, email: &str) -> Result<()> {
    for number in repo::guest_orders(writing, email)? {
        give_to_member(writing, number, member)?;
    }
    Ok(())
}

/// Transfers a guest's order to a member.
pub fn give_to_member(writing: &Writing<'_>, number: i64, member: &str) -> Result<()> {
    let mut record = repo::by_number(writing, number)?;
    let buyer = record.order.buyer_info.get_or_insert_default();
    (buyer.visitor_id, buyer.member_id) = (None, Some(member.to_owned()));
    repo::set_owner(writing, number, &Subject::Member(member.to_owned()))?;
    save(writing, &mut record, EventKind::Updated)
}

/// Publishes an action event of an order, with its details.
pub fn publish_action(writing: &Writing<'_>, record: &Record, action: &'static str, mut details: Value) -> Result<()> {
    if let Value::Object(fields) = &mut details {
        fields.insert("order".to_owned(), serde_json::to_value(&record.order)?);
    }
    Event { kind: EventKind::Action(action), entity: ENTITY, entity_id: &record.id, body: details }.record(writing)
}
