//! `POST /v1/order-billing/charge-memberships`: memberships pay for lines of an existing order.

use super::super::reservations::use_credits;
use super::{Billing, on_order};
use crate::commerce::payments::{ledger, repo};
use crate::commerce::rules::{self, Membership};
use crate::commerce::{cart::MEMBERSHIPS_APP, orders::amount};
use base::{ApiError, Call, Result, Shop, wire};
use cartwright::resources::order_transactions::{
    MembershipPaymentDetails, MembershipPaymentStatus, Payment, PaymentStatus,
};
use cartwright::resources::{cart::MembershipName, order_billing::MembershipCharge};
use serde_json::{Map, Value, json};

/// Pays for lines with memberships.
pub(crate) fn charge_memberships(shop: &Shop, call: &Call) -> Result<Value> {
    let member = call.text("memberId")?;
    let charges: Vec<MembershipCharge> = match call.value("memberships") {
        Some(charges) => serde_json::from_value(charges.clone())?,
        None => Vec::new(),
    };
    let mut answer = on_order(shop, call, |billing| {
        let payments = charges.iter().map(|charge| pay_line(billing, member, charge));
        let payments = payments.collect::<Result<Vec<_>, _>>()?;
        Ok(Map::from_iter([("payments".to_owned(), serde_json::to_value(payments)?)]))
    })?;
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("orderTransactions");
    }
    Ok(answer)
}

/// Pays for a line with a member's membership.
pub(super) fn pay_line(billing: &mut Billing<'_>, member: &str, charge: &MembershipCharge) -> Result<Payment> {
    let line_id = charge.line_item_id.as_deref().unwrap_or_default();
    let identifier = charge.membership_identifier.clone().unwrap_or_default();
    let named = identifier.existing_membership.and_then(|existing| existing.membership_id);
    let id = named.or(identifier.membership_id).unwrap_or_default();
    let refuse = |text: &str| {
        ApiError::bad_request("MEMBERSHIP_NOT_ELIGIBLE", text)
            .with(json!({ "lineItemId": line_id, "membershipId": id }))
    };
    let mut lines = billing.order.order.line_items.iter().flatten();
    let line = lines.find(|line| line.id.as_deref() == Some(line_id));
    let line = line.ok_or_else(|| refuse("The order has no such line"))?.clone();
    let payments = repo::payments(billing.writing, billing.order.number)?;
    let is_paid = payments.iter().any(|payment| {
        let details = payment.membership_payment_details.as_ref();
        details.is_some_and(|details| details.line_item_id.as_deref() == Some(line_id) && details.voided != Some(true))
    });
    if is_paid {
        let text = "A membership pays for the line already";
        return Err(ApiError::bad_request("LINE_ITEM_PAID", text).with(json!({ "lineItemId": line_id })));
    }
    let membership =
        rules::find::<Membership>(billing.writing, &id)?.ok_or_else(|| refuse("There is no such membership"))?;
    let email = rules::member_email(billing.writing, member)?;
    if email.is_none_or(|email| !email.eq_ignore_ascii_case(&membership.member)) {
        return Err(refuse("The membership is not this member's"));
    }
    let product = line.catalog_reference.as_ref().and_then(|reference| reference.catalog_item_id.as_ref());
    if !product.is_some_and(|product| membership.products.contains(product)) {
        return Err(refuse("The membership does not pay for the line"));
    }
    let is_current = membership.starts.is_none_or(|starts| billing.writing.now >= starts)
        && membership.expires.is_none_or(|expires| billing.writing.now < expires);
    let credits = line.quantity.unwrap_or(1);
    if !is_current || membership.credits.is_some_and(|left| left.remaining < credits) {
        return Err(refuse("The membership has ended, has not begun, or has not enough credits left"));
    }
    use_credits(billing.writing, &id, credits, billing.order.number)?;
    let whole = amount(line.total_price_after_tax.as_ref()).min(billing.owed()?);
    let payment = Payment {
        membership_payment_details: Some(wire!(MembershipPaymentDetails {
            membership_id: id,
            line_item_id: line_id.to_owned(),
            status: MembershipPaymentStatus::Charged,
            name: wire!(MembershipName { original: membership.name }),
            voided: false,
            provider_app_id: MEMBERSHIPS_APP.to_owned()
        })),
        ..ledger::new_payment(billing.writing.now, billing.order.price(whole), PaymentStatus::Approved)
    };
    billing.keep(&payment)?;
    Ok(payment)
}
