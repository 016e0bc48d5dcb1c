//! `POST /v1/order-billing/generate-receipts`: generates a payment's receipt once.

use super::on_order;
use crate::commerce::{orders::history, payments::hold};
use base::{ApiError, Call, Result, Shop, secret, wire};
use cartwright::resources::orders::{Activity, OrderActivityType, ReceiptCreated, WixReceipt};
use cartwright::resources::{order_billing::ReceiptInfo, order_transactions::PaymentStatus};
use serde_json::{Map, Value, json};

pub(crate) fn generate_receipts(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = match call.value("paymentIds") {
        Some(ids) => serde_json::from_value(ids.clone())?,
        None => Vec::new(),
    };
    let mut answer = on_order(shop, call, |billing| {
        let mut receipts = Vec::new();
        for id in &ids {
            let payment = hold::payment(billing.writing, &billing.order, id)?;
            let refuse = |code, text| Err(ApiError::bad_request(code, text).with(json!({ "paymentId": id })));
            if payment.regular_payment_details.is_none() {
                return refuse("INVALID_PAYMENT_TYPE", "Only payments in money have receipts");
            }
            let came_in = matches!(
                payment.status,
                Some(PaymentStatus::Approved | PaymentStatus::PartiallyRefunded | PaymentStatus::Refunded)
            );
            if !came_in {
                return refuse("INVALID_PAYMENT_STATUS", "The payment has not come in");
            }
            let entries = billing.order.order.activities.iter().flatten();
            let mut recorded = entries.filter_map(|entry| entry.receipt_created.as_ref());
            if recorded.any(|receipt| receipt.payment_id.as_deref() == Some(id)) {
                return refuse("RECEIPT_ALREADY_EXIST", "The payment has a receipt");
            }
            let receipt = wire!(ReceiptInfo { payment_id: id.clone(), receipt_id: secret::new_id() });
            let created = Activity {
                receipt_created: Some(wire!(ReceiptCreated {
                    wix_receipt: wire!(WixReceipt {
                        receipt_id: receipt.receipt_id.clone(),
                        display_number: billing.order.number.to_string()
                    }),
                    payment_id: id.clone()
                })),
                ..history::entry(OrderActivityType::ReceiptCreated)
            };
            history::add(&mut billing.order, billing.writing.now, created);
            receipts.push(receipt);
        }
        Ok(Map::from_iter([("receipts".to_owned(), serde_json::to_value(receipts)?)]))
    })?;
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("orderTransactions");
    }
    Ok(answer)
}
