//! Filter and sort fields of orders, with their SQL.

use base::query::{Field, Kind, field};

/// A value of the order's JSON body.
macro_rules! body {
    ($path:literal) => {
        concat!("json_extract(body, '$.", $path, "')")
    };
}

macro_rules! amount {
    ($path:literal) => {
        concat!("CAST(", body!($path), " AS REAL)")
    };
}

macro_rules! flag {
    ($path:literal) => {
        concat!("ifnull(", body!($path), ", 0)")
    };
}

macro_rules! moment {
    ($path:literal) => {
        concat!("CAST(round(1000 * unixepoch(", body!($path), ", 'subsec')) AS INTEGER)")
    };
}

/// A value of each line, as the start of an `EXISTS`.
macro_rules! each_line {
    ($path:literal) => {
        concat!("EXISTS (SELECT 1 FROM json_each(body, '$.lineItems') l WHERE l.value ->> '$.", $path, "'")
    };
}

const fn text(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Text)
}

const fn declared(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Declared)
}

const fn folded(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Folded)
}

const fn amount(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Number)
}

const fn flag(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Flag)
}

const fn moment(names: &'static [&'static str], column: &'static str) -> Field {
    field(names, column, Kind::Moment)
}

const fn set(names: &'static [&'static str], subquery: &'static str) -> Field {
    field(names, subquery, Kind::Set)
}

pub(in crate::commerce::orders) const FIELDS: &[Field] = &[
    declared(&["id", "_id"], "id"),
    field(&["number"], "number", Kind::Number),
    declared(&["status"], "status"),
    declared(&["paymentStatus"], "payment_status"),
    declared(&["fulfillmentStatus"], "fulfillment_status"),
    moment(&["createdDate", "_createdDate", "purchasedDate"], "created"),
    moment(&["updatedDate", "_updatedDate"], "updated"),
    flag(&["archived"], flag!("archived")),
    flag(&["seenByAHuman"], flag!("seenByAHuman")),
    text(&["currency"], body!("currency")),
    declared(&["checkoutId"], "checkout"),
    text(&["channelInfo.type"], body!("channelInfo.type")),
    folded(&["buyerInfo.email"], "email"),
    text(&["buyerInfo.memberId", "buyerInfo.contactId"], body!("buyerInfo.memberId")),
    text(&["buyerInfo.visitorId"], body!("buyerInfo.visitorId")),
    amount(&["priceSummary.total.amount"], "total"),
    folded(&["billingInfo.contactDetails.firstName"], "first_name"),
    folded(&["billingInfo.contactDetails.lastName"], "last_name"),
    text(&["recipientInfo.contactDetails.lastName"], body!("recipientInfo.contactDetails.lastName")),
    text(&["shippingInfo.title"], body!("shippingInfo.title")),
    text(&["shippingInfo.region.name"], body!("shippingInfo.region.name")),
    text(&["shippingInfo.logistics.deliveryTime"], body!("shippingInfo.logistics.deliveryTime")),
    moment(&["shippingInfo.logistics.deliveryTimeSlot.from"], moment!("shippingInfo.logistics.deliveryTimeSlot.from")),
    moment(&["shippingInfo.logistics.deliveryTimeSlot.to"], moment!("shippingInfo.logistics.deliveryTimeSlot.to")),
    text(&["businessLocation.id"], body!("businessLocation.id")),
    text(&["businessLocation.name"], body!("businessLocation.name")),
    text(&["channelInfo.externalOrderId"], body!("channelInfo.externalOrderId")),
    text(&["createdBy.userId"], body!("createdBy.userId")),
    amount(&["taxInfo.totalTax.amount"], amount!("taxInfo.totalTax.amount")),
    amount(&["taxInfo.totalExempt.amount"], amount!("taxInfo.totalExempt.amount")),
    amount(&["balanceSummary.authorized.amount"], amount!("balanceSummary.authorized.amount")),
    amount(&["balanceSummary.pending.amount"], amount!("balanceSummary.pending.amount")),
    amount(&["balanceSummary.pendingRefund.amount"], amount!("balanceSummary.pendingRefund.amount")),
    flag(&["imported"], flag!("imported")),
    flag(&["demo"], flag!("demo")),
    set(&["lineItems.subscriptionInfo.id"], each_line!("subscriptionInfo.id")),
    set(&["lineItems.catalogReference.appId"], each_line!("catalogReference.appId")),
    set(&["lineItems.catalogReference.catalogItemId"], each_line!("catalogReference.catalogItemId")),
    set(&["lineItems.productName.original"], each_line!("productName.original")),
    set(
        &["lineItems.locations.id"],
        "EXISTS (SELECT 1 FROM json_each(body, '$.lineItems') l, json_each(l.value, '$.locations') o \
         WHERE o.value ->> '$.id'",
    ),
    set(
        &["appliedDiscounts.coupon.id"],
        "EXISTS (SELECT 1 FROM json_each(body, '$.appliedDiscounts') d WHERE d.value ->> '$.coupon.id'",
    ),
    set(
        &["fulfillmentStatusesAggregate.statuses"],
        "EXISTS (SELECT 1 FROM json_each(body, '$.fulfillmentStatusesAggregate.statuses') s WHERE s.value",
    ),
];
