//! Writes of older orders: each maps to a current call.

use super::calls;
use crate::commerce::orders::{self, fulfillments};
use base::{ApiError, Call, Result, Shop};
use serde_json::{Map, Value, json};

/// The current call, with the same caller.
pub(super) fn today(call: &Call, payload: Value) -> Call {
    let payload = match payload {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    Call { payload, ..call.clone() }
}

/// The call's order after its change.
pub(super) fn changed(shop: &Shop, call: &Call, id: &str) -> Result<Value> {
    shop.db.read(|connection| calls::shown(connection, call, id))
}

/// `POST /stores/v2/orders/{orderId}/fulfillments`
pub(super) fn create_fulfillment(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("orderId")?;
    let given = call.value("fulfillment").cloned().unwrap_or_default();
    let record = shop.db.read(|connection| orders::by_id(connection, id))?;
    let known = record.order.line_items.unwrap_or_default();
    let lines = given.get("lineItems").and_then(Value::as_array).cloned().unwrap_or_default();
    let mut named = Vec::with_capacity(lines.len());
    for (place, line) in lines.iter().enumerate() {
        let index = line.get("index").and_then(Value::as_u64).and_then(|index| usize::try_from(index).ok());
        let bought = index.and_then(|index| known.get(index.checked_sub(1)?)).ok_or_else(|| {
            let field = format!("fulfillment.lineItems[{place}].index");
            ApiError::field(field, "OTHER", "is not the index of a line of the order")
        })?;
        named.push(json!({ "id": bought.id, "quantity": line.get("quantity").or_else(|| line.get("count")) }));
    }
    let fulfillment = json!({ "lineItems": named, "trackingInfo": given.get("trackingInfo") });
    let made = fulfillments::create(shop, &today(call, json!({ "orderId": id, "fulfillment": fulfillment })))?;
    let mut answer = changed(shop, call, id)?;
    if let Some(fields) = answer.as_object_mut() {
        fields.insert("id".to_owned(), made.get("fulfillmentId").cloned().unwrap_or_default());
    }
    Ok(answer)
}

/// `PUT /stores/v2/orders/{orderId}/fulfillments/{fulfillmentId}`
pub(super) fn update_fulfillment(shop: &Shop, call: &Call) -> Result<Value> {
    let (id, fulfillment) = (call.text("orderId")?, call.text("fulfillmentId")?);
    let tracking = call.value("fulfillmentTrackingInfo").ok_or_else(|| ApiError::missing("fulfillmentTrackingInfo"))?;
    let change = json!({ "orderId": id, "fulfillment": { "id": fulfillment, "trackingInfo": tracking } });
    fulfillments::update(shop, &today(call, change))?;
    changed(shop, call, id)
}

/// `DELETE /stores/v2/orders/{orderId}/fulfillments/{fulfillmentId}`
pub(super) fn delete_fulfillment(shop: &Shop, call: &Call) -> Result<Value> {
    fulfillments::delete(shop, call)?;
    changed(shop, call, call.text("orderId")?)
}

/// `PATCH /stores/v2/orders/{orderId}/updateEmail`
pub(super) fn update_email(shop: &Shop, call: &Call) -> Result<Value> {
    let (id, email) = (call.text("orderId")?, call.text("email")?);
    if !base::contract::is_email(email) {
        return Err(ApiError::field("email", "FORMAT", "is not an email address"));
    }
    orders::update(shop, &today(call, json!({ "order": { "id": id, "buyerInfo": { "email": email } } })))?;
    changed(shop, call, id)
}

/// `PUT /stores/v2/orders/{orderId}/updateShippingAddress`
pub(super) fn update_shipping_address(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("orderId")?;
    let given = call.value("shippingAddress").ok_or_else(|| ApiError::missing("shippingAddress"))?;
    orders::update(shop, &today(call, json!({ "order": { "id": id, "recipientInfo": address_of(given) } })))?;
    changed(shop, call, id)
}

/// Converts an older address to the current form.
pub(super) fn address_of(given: &Value) -> Value {
    let part = |name: &str| given.pointer(name).filter(|value| !value.is_null()).cloned();
    json!({
        "contactDetails": {
            "firstName": part("/fullName/firstName"),
            "lastName": part("/fullName/lastName"),
            "phone": part("/phone"),
            "company": part("/company"),
        },
        "address": {
            "country": part("/country"),
            "subdivision": part("/subdivision"),
            "city": part("/city"),
            "postalCode": part("/zipCode"),
            "addressLine": part("/addressLine1"),
            "addressLine2": part("/addressLine2"),
            "streetAddress": given.get("street").filter(|street| street.is_object()),
        },
    })
}
