//! Creates older orders: an Orders V1 order, and its payment.

use super::write::{address_of, changed, today};
use crate::commerce::{ordering, payments};
use crate::site;
use base::{ApiError, Call, Checks, Result, Shop, contract};
use cartwright::resources::cart::STORES_APP_ID;
use serde_json::{Value, json};

/// `POST /stores/v2/orders`
pub(super) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let given = call.value("order").ok_or_else(|| ApiError::missing("order"))?;
    check(given)?;
    let digits = shop.db.read(site::currency)?.digits();
    let order = json!({ "order": order(given) });
    let payment = (given["paymentStatus"] == "PAID").then(|| payment(given));
    let creation = today(call, order);
    contract::check("orders.create", &creation.payload, &|| digits)?;
    let made = ordering::create(shop, &creation)?;
    let id = made.pointer("/order/id").and_then(Value::as_str).unwrap_or_default();
    if let Some(payment) = payment {
        payments::add_payments(shop, &today(call, json!({ "orderId": id, "payments": [payment] })))?;
    }
    changed(shop, call, id)
}

/// Rules of the older call that Orders V1 lacks.
fn check(given: &Value) -> Result<()> {
    let mut checks = Checks::new();
    let is_there = |value: &Value, pointer: &str| value.pointer(pointer).is_some_and(|value| !value.is_null());
    let mut require = |is_met: bool, field: &str, description: &str| {
        if !is_met {
            checks.refuse(format!("order.{field}"), "REQUIRED_FIELD", description);
        }
    };
    let lines = given["lineItems"].as_array().map(Vec::as_slice).unwrap_or_default();
    require(is_there(given, "/totals"), "totals", "is missing");
    require(!lines.is_empty(), "lineItems", "is missing");
    let is_paid = given["paymentStatus"] == "PAID";
    for name in ["paymentMethod", "paymentProviderTransactionId", "externalTransactionId"] {
        let is_named = is_there(given, &format!("/billingInfo/{name}"));
        require(is_paid || !is_named, &format!("billingInfo.{name}"), "is of an order whose paymentStatus is PAID");
    }
    let is_at_counter = given.pointer("/channelInfo/type").is_some_and(|channel| channel == "POS");
    require(is_at_counter || is_there(given, "/billingInfo/address"), "billingInfo.address", "is missing");
    let is_digital = lines.iter().all(|line| line["lineItemType"] == "DIGITAL");
    let is_delivered =
        is_there(given, "/shippingInfo/shipmentDetails/address") || is_there(given, "/shippingInfo/pickupDetails");
    require(is_at_counter || is_digital || is_delivered, "shippingInfo.shipmentDetails.address", "is missing");
    for (index, line) in lines.iter().enumerate() {
        let field = |name: &str| format!("lineItems[{index}].{name}");
        let is_custom = line["lineItemType"] == "CUSTOM_AMOUNT_ITEM";
        require(
            is_custom != is_there(line, "/productId"),
            &field("lineItemType"),
            "must be CUSTOM_AMOUNT_ITEM without a productId, and with one another",
        );
        let has_options = line["options"].as_array().is_some_and(|options| !options.is_empty());
        require(has_options || !is_there(line, "/variantId"), &field("options"), "is missing beside a variantId");
    }
    checks.finish()
}

/// The payload as an Orders V1 order.
fn order(given: &Value) -> Value {
    let amount = |value: &Value| (!value.is_null()).then(|| json!({ "amount": value }));
    let totals = &given["totals"];
    let buyer = &given["buyerInfo"];
    let is_member = buyer["identityType"] == "MEMBER" || buyer["type"] == "MEMBER";
    let billing = &given["billingInfo"];
    let billed_to = &billing["address"];
    let shipping = &given["shippingInfo"];
    let shipment = &shipping["shipmentDetails"];
    let lines = given["lineItems"].as_array().into_iter().flatten();
    let mut order = json!({
        "channelInfo": given["channelInfo"],
        "currency": given["currency"],
        "weightUnit": given["weightUnit"],
        "buyerNote": given["buyerNote"],
        "buyerLanguage": given["buyerLanguage"],
        "buyerInfo": {
            (if is_member { "memberId" } else { "contactId" }): buyer["id"],
            "email": if buyer["email"].is_null() { &billed_to["email"] } else { &buyer["email"] },
        },
        "priceSummary": {
            "subtotal": amount(&totals["subtotal"]),
            "shipping": amount(&totals["shipping"]),
            "tax": amount(&totals["tax"]),
            "discount": amount(&totals["discount"]),
            "total": amount(&totals["total"]),
        },
        "billingInfo": address_of(billed_to),
        "recipientInfo": address_of(&shipment["address"]),
        "shippingInfo": {
            "title": shipping["deliveryOption"],
            "code": shipping["code"],
            "region": { "name": shipping["shippingRegion"] },
            "logistics": { "deliveryTime": shipping["estimatedDeliveryTime"] },
        },
        "lineItems": lines.map(line).collect::<Vec<_>>(),
    });
    super::view::remove_unset(&mut order);
    order
}

fn line(given: &Value) -> Value {
    let preset = match given["lineItemType"].as_str() {
        Some("DIGITAL") => "DIGITAL",
        Some("CUSTOM_AMOUNT_ITEM") => "CUSTOM_AMOUNT_ITEM",
        _ => "PHYSICAL",
    };
    let price_data = &given["priceData"];
    let price = if price_data["price"].is_null() { &given["price"] } else { &price_data["price"] };
    let reference = given["productId"].as_str().map(|product| {
        json!({
            "appId": STORES_APP_ID,
            "catalogItemId": product,
            "options": { "variantId": given["variantId"] },
        })
    });
    let options = given["options"].as_array().into_iter().flatten().map(|option| {
        let text = |value: &Value| json!({ "original": value, "translated": value });
        json!({ "name": text(&option["option"]), "plainText": text(&option["selection"]) })
    });
    json!({
        "productName": { "original": given["name"], "translated": given["translatedName"] },
        "quantity": given["quantity"],
        "price": { "amount": price },
        "itemType": { "preset": preset },
        "catalogReference": reference,
        "descriptionLines": options.collect::<Vec<_>>(),
        "physicalProperties": { "sku": given["sku"], "weight": given["weight"].as_str().and_then(|text| text.parse::<f64>().ok()) },
    })
}

/// The payment of a paid order.
fn payment(given: &Value) -> Value {
    let billing = &given["billingInfo"];
    let totals = &given["totals"];
    let transaction = ["paymentProviderTransactionId", "externalTransactionId"].map(|name| &billing[name]);
    let provider = transaction.into_iter().find(|id| !id.is_null());
    let mut payment = json!({
        "amount": { "amount": totals["total"] },
        "regularPaymentDetails": {
            "paymentMethod": billing["paymentMethod"],
            "providerTransactionId": provider,
            "gatewayTransactionId": billing["paymentGatewayTransactionId"],
            "offlinePayment": provider.is_none(),
            "status": "APPROVED",
        },
    });
    super::view::remove_unset(&mut payment);
    payment
}
