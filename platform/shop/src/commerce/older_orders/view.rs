//! An order in the older form: amounts, weights and taxes are plain texts, and lines have an index instead of an id.

use crate::commerce::orders::{self, Record};
use crate::commerce::payments;
use base::Result;
use base::access::Caller;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde_json::{Map, Value, json};

/// An order with its fulfillments, payments and refunds.
pub(super) fn order(connection: &Connection, caller: &Caller, record: Record) -> Result<Value> {
    let fulfillments = serde_json::to_value(orders::fulfillments_of(connection, record.number)?)?;
    let transactions = serde_json::to_value(payments::transactions(connection, &record)?)?;
    let number = record.number;
    let order = serde_json::to_value(orders::shown_to(caller, record.order))?;
    let lines = list(&order, "/lineItems");
    let is_canceled = at(&order, "/status") == "CANCELED";
    let buyer = buyer(&order);
    let mut shown = json!({
        "id": at(&order, "/id"),
        "number": number,
        "numericId": number.to_string(),
        "dateCreated": at(&order, "/createdDate"),
        "lastUpdated": at(&order, "/updatedDate"),
        "currency": at(&order, "/currency"),
        "weightUnit": at(&order, "/weightUnit"),
        "buyerNote": at(&order, "/buyerNote"),
        "buyerLanguage": at(&order, "/buyerLanguage"),
        "archived": at(&order, "/archived"),
        "read": at(&order, "/seenByAHuman"),
        "checkoutId": at(&order, "/checkoutId"),
        "isInternalOrderCreate": false,
        "channelInfo": at(&order, "/channelInfo"),
        "enteredBy": { "id": at(&buyer, "/id"), "identityType": at(&buyer, "/identityType") },
        "buyerInfo": buyer,
        "paymentStatus": if at(&order, "/status") == "INITIALIZED" { json!("PENDING") } else { at(&order, "/paymentStatus") },
        "fulfillmentStatus": if is_canceled { json!("CANCELED") } else { at(&order, "/fulfillmentStatus") },
        "totals": totals(&order, &lines),
        "billingInfo": billing(&order, &transactions),
        "shippingInfo": shipping(&order),
        "lineItems": lines.iter().enumerate().map(|(index, shown)| line(index + 1, shown)).collect::<Vec<_>>(),
        "fulfillments": fulfillments_of(&fulfillments, &lines),
        "discount": discount(&order),
        "customField": custom_field(&order),
        "activities": list(&order, "/activities").iter().map(activity).collect::<Vec<_>>(),
        "refunds": list(&transactions, "/refunds").iter().map(refund).collect::<Vec<_>>(),
    });
    remove_unset(&mut shown);
    Ok(shown)
}

/// The value at a pointer (RFC 6901), or null.
fn at(value: &Value, pointer: &str) -> Value {
    value.pointer(pointer).cloned().unwrap_or_default()
}

fn list(value: &Value, pointer: &str) -> Vec<Value> {
    value.pointer(pointer).and_then(Value::as_array).cloned().unwrap_or_default()
}

/// The first value that exists.
fn first(value: &Value, pointers: &[&str]) -> Value {
    pointers.iter().find_map(|pointer| value.pointer(pointer)).cloned().unwrap_or_default()
}

/// Removes unset fields: null, and objects whose fields are all unset.
pub(super) fn remove_unset(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(remove_unset),
        Value::Object(fields) => {
            fields.values_mut().for_each(remove_unset);
            fields.retain(|_, field| !field.is_null() && !field.as_object().is_some_and(Map::is_empty));
        }
        _ => {}
    }
}

fn decimal(value: &Value) -> Decimal {
    match value {
        Value::String(text) => text.parse().unwrap_or_default(),
        Value::Number(number) => number.to_string().parse().unwrap_or_default(),
        _ => Decimal::ZERO,
    }
}

/// A decimal without trailing zeros, as text: `98`, `399.9`.
fn plain(number: Decimal) -> Value {
    Value::String(number.normalize().to_string())
}

fn amount(value: &Value, pointer: &str) -> Value {
    plain(decimal(&at(value, pointer)))
}

fn quantity(line: &Value) -> Decimal {
    decimal(&at(line, "/quantity"))
}

fn totals(order: &Value, lines: &[Value]) -> Value {
    let weight = |line: &Value| decimal(&at(line, "/physicalProperties/weight")) * quantity(line);
    let quantity: i64 = lines.iter().filter_map(|line| line.pointer("/quantity")?.as_i64()).sum();
    json!({
        "subtotal": amount(order, "/priceSummary/subtotal/amount"),
        "shipping": amount(order, "/priceSummary/shipping/amount"),
        "tax": amount(order, "/priceSummary/tax/amount"),
        "discount": amount(order, "/priceSummary/discount/amount"),
        "total": amount(order, "/priceSummary/total/amount"),
        "weight": plain(lines.iter().map(weight).sum()),
        "quantity": quantity,
    })
}

/// The buyer: a member or a contact.
fn buyer(order: &Value) -> Value {
    let kind = if order.pointer("/buyerInfo/memberId").is_some() { "MEMBER" } else { "CONTACT" };
    json!({
        "id": first(order, &["/buyerInfo/memberId", "/buyerInfo/contactId", "/buyerInfo/visitorId"]),
        "type": kind,
        "identityType": kind,
        "contactId": at(order, "/buyerInfo/contactId"),
        "firstName": at(order, "/billingInfo/contactDetails/firstName"),
        "lastName": at(order, "/billingInfo/contactDetails/lastName"),
        "phone": at(order, "/billingInfo/contactDetails/phone"),
        "email": at(order, "/buyerInfo/email"),
    })
}

/// An address with its contact.
fn address(place: &Value, email: &Value) -> Value {
    json!({
        "fullName": {
            "firstName": at(place, "/contactDetails/firstName"),
            "lastName": at(place, "/contactDetails/lastName"),
        },
        "country": at(place, "/address/country"),
        "subdivision": at(place, "/address/subdivision"),
        "city": at(place, "/address/city"),
        "zipCode": at(place, "/address/postalCode"),
        "phone": at(place, "/contactDetails/phone"),
        "company": at(place, "/contactDetails/company"),
        "email": email,
        "addressLine1": at(place, "/address/addressLine"),
        "street": {
            "name": at(place, "/address/streetAddress/name"),
            "number": at(place, "/address/streetAddress/number"),
        },
        "addressLine2": at(place, "/address/addressLine2"),
        "vatId": at(place, "/contactDetails/vatId"),
    })
}

fn billing(order: &Value, transactions: &Value) -> Value {
    let payments = list(transactions, "/payments");
    let paid = payments.iter().find(|payment| at(payment, "/status") == "APPROVED").cloned().unwrap_or_default();
    let details = at(&paid, "/regularPaymentDetails");
    json!({
        "paymentMethod": at(&details, "/paymentMethod"),
        "paymentProviderTransactionId": at(&details, "/providerTransactionId"),
        "externalTransactionId": at(&details, "/providerTransactionId"),
        "paymentGatewayTransactionId": at(&details, "/gatewayTransactionId"),
        "paidDate": at(&paid, "/createdDate"),
        "address": address(&at(order, "/billingInfo"), &at(order, "/buyerInfo/email")),
    })
}

fn shipping(order: &Value) -> Value {
    let info = at(order, "/shippingInfo");
    let destination = at(order, "/recipientInfo");
    let price = json!({
        "price": amount(&info, "/cost/totalPriceAfterTax/amount"),
        "taxIncludedInPrice": at(order, "/taxIncludedInPrices"),
    });
    let mut shown = json!({
        "deliveryOption": at(&info, "/title"),
        "estimatedDeliveryTime": at(&info, "/logistics/deliveryTime"),
        "deliverByDate": at(&info, "/logistics/deliverByDate"),
        "shippingRegion": at(&info, "/region/name"),
        "code": at(&info, "/code"),
    });
    let (name, details) = match info.pointer("/logistics/pickupDetails") {
        Some(pickup) => {
            let details = json!({
                "pickupAddress": address(pickup, &Value::Null),
                "buyerDetails": address(&json!({ "contactDetails": at(&destination, "/contactDetails") }), &Value::Null),
                "pickupInstructions": at(&info, "/logistics/instructions"),
                "priceData": price,
            });
            ("pickupDetails", details)
        }
        None if info.is_null() => return Value::Null,
        None => {
            let details = json!({
                "address": address(&destination, &at(order, "/buyerInfo/email")),
                "discount": amount(&info, "/cost/discount/amount"),
                "tax": amount(&info, "/cost/taxDetails/totalTax/amount"),
                "priceData": price,
            });
            ("shipmentDetails", details)
        }
    };
    if let Some(fields) = shown.as_object_mut() {
        fields.insert(name.to_owned(), details);
    }
    shown
}

fn line(index: usize, line: &Value) -> Value {
    let descriptions = list(line, "/descriptionLines");
    let is_typed = |line: &&Value| line.get("plainText").is_some();
    let (typed, chosen): (Vec<&Value>, Vec<&Value>) = descriptions.iter().partition(is_typed);
    let has_product = line.pointer("/catalogReference").is_some();
    let item_type = match at(line, "/itemType/preset").as_str() {
        _ if !has_product => "CUSTOM_AMOUNT_ITEM",
        Some("DIGITAL") => "DIGITAL",
        _ => "PHYSICAL",
    };
    let (price, total) = (amount(line, "/price/amount"), amount(line, "/totalPriceAfterTax/amount"));
    let tax_included = at(line, "/taxInfo/taxIncludedInPrice");
    json!({
        "index": index,
        "quantity": at(line, "/quantity"),
        "name": at(line, "/productName/original"),
        "translatedName": at(line, "/productName/translated"),
        "productId": at(line, "/catalogReference/catalogItemId"),
        "variantId": at(line, "/catalogReference/options/variantId"),
        "lineItemType": item_type,
        "options": chosen.iter().map(|option| json!({
            "option": at(option, "/name/original"),
            "selection": first(option, &["/colorInfo/original", "/plainTextValue/original"]),
        })).collect::<Vec<_>>(),
        "customTextFields": typed.iter().map(|field| json!({
            "title": at(field, "/name/original"),
            "value": at(field, "/plainText/original"),
        })).collect::<Vec<_>>(),
        "sku": at(line, "/physicalProperties/sku"),
        "weight": line.pointer("/physicalProperties/weight").map(|weight| plain(decimal(weight))),
        "mediaItem": media(&at(line, "/image")),
        "price": price,
        "totalPrice": total,
        "taxIncludedInPrice": tax_included,
        "priceData": { "price": price, "totalPrice": total, "taxIncludedInPrice": tax_included },
        "discount": amount(line, "/totalDiscount/amount"),
        "tax": amount(line, "/taxDetails/totalTax/amount"),
        "taxGroupId": at(line, "/taxDetails/taxGroupId"),
        "fulfillerId": at(line, "/fulfillerId"),
        "refundedQuantity": line.get("refundQuantity").cloned().unwrap_or(json!(0)),
    })
}

fn media(image: &Value) -> Value {
    match image {
        Value::Null => Value::Null,
        image => json!({
            "mediaType": "IMAGE",
            "url": at(image, "/url"),
            "width": at(image, "/width"),
            "height": at(image, "/height"),
            "id": at(image, "/id"),
            "mediaId": at(image, "/id"),
            "altText": at(image, "/altText"),
        }),
    }
}

fn fulfillments_of(fulfillments: &Value, lines: &[Value]) -> Vec<Value> {
    let index_of = |id: &Value| lines.iter().position(|line| line.get("id") == Some(id)).map(|index| index + 1);
    let fulfillments = fulfillments.as_array().into_iter().flatten();
    let shown = fulfillments.map(|fulfillment| {
        let lines = list(fulfillment, "/lineItems");
        let lines =
            lines.iter().map(|line| json!({ "index": index_of(&at(line, "/id")), "quantity": at(line, "/quantity") }));
        json!({
            "id": at(fulfillment, "/id"),
            "dateCreated": at(fulfillment, "/createdDate"),
            "lineItems": lines.collect::<Vec<_>>(),
            "trackingInfo": at(fulfillment, "/trackingInfo"),
        })
    });
    shown.collect()
}

fn discount(order: &Value) -> Value {
    let applied = list(order, "/appliedDiscounts");
    let coupon = applied.iter().find_map(|discount| discount.get("coupon")).cloned().unwrap_or_default();
    json!({
        "value": amount(order, "/priceSummary/discount/amount"),
        "appliedCoupon": { "couponId": at(&coupon, "/id"), "name": at(&coupon, "/name"), "code": at(&coupon, "/code") },
    })
}

fn custom_field(order: &Value) -> Value {
    let field = at(order, "/customFields/0");
    json!({
        "title": at(&field, "/title"),
        "translatedTitle": at(&field, "/translatedTitle"),
        "value": at(&field, "/value"),
    })
}

fn activity(activity: &Value) -> Value {
    let kind = at(activity, "/activityType");
    let kind = match kind.as_str() {
        Some("TRACKING_LINK_ADDED") => json!("TRACKING_LINK_WAS_SET"),
        Some("INVOICE_ADDED") => json!("INVOICE_WAS_SET"),
        Some("INVOICE_SENT") => json!("INVOICE_WAS_SENT"),
        _ => kind,
    };
    json!({
        "type": kind,
        "author": at(activity, "/authorEmail"),
        "message": at(activity, "/merchantComment/message"),
        "timestamp": at(activity, "/createdDate"),
    })
}

fn refund(refund: &Value) -> Value {
    let amounts = list(refund, "/transactions");
    let sum: Decimal = amounts.iter().map(|transaction| decimal(&at(transaction, "/amount/amount"))).sum();
    json!({
        "id": at(refund, "/id"),
        "dateCreated": at(refund, "/createdDate"),
        "amount": plain(sum),
        "reason": at(refund, "/details/reason"),
        "paymentProviderTransactionId": at(refund, "/transactions/0/providerRefundId"),
        "externalRefund": first(refund, &["/transactions/0/externalRefund"]),
    })
}
