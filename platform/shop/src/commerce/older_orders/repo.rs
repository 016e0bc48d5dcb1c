//! Filter and sort fields of older orders, with their SQL.

use base::query::{Field, Kind, field};

macro_rules! body {
    ($path:literal) => {
        concat!("json_extract(body, '$.", $path, "')")
    };
}

/// The start of an `EXISTS` over an order's lines.
macro_rules! each_line {
    ($path:literal) => {
        concat!("EXISTS (SELECT 1 FROM json_each(body, '$.lineItems') l WHERE l.value ->> '$.", $path, "'")
    };
}

/// The fields, by their older names.
pub(super) const FIELDS: &[Field] = &[
    field(&["id"], "id", Kind::Declared),
    field(&["number"], "number", Kind::Number),
    field(&["dateCreated"], "created", Kind::Moment),
    field(&["lastUpdated"], "updated", Kind::Moment),
    field(&["archived"], concat!("ifnull(", body!("archived"), ", 0)"), Kind::Flag),
    field(&["paymentStatus"], "iif(status = 'INITIALIZED', 'PENDING', payment_status)", Kind::Text),
    field(&["fulfillmentStatus"], "iif(status = 'CANCELED', 'CANCELED', fulfillment_status)", Kind::Text),
    field(
        &["buyerInfo.id"],
        concat!("ifnull(", body!("buyerInfo.memberId"), ", ", body!("buyerInfo.contactId"), ")"),
        Kind::Text,
    ),
    field(&["enteredBy.id"], body!("createdBy.userId"), Kind::Text),
    field(&["channelInfo.type"], body!("channelInfo.type"), Kind::Text),
    field(&["channelInfo.externalOrderId"], body!("channelInfo.externalOrderId"), Kind::Text),
    field(&["billingInfo.address.fullName"], "first_name || ' ' || last_name", Kind::Folded),
    field(&["lineItems.productId"], each_line!("catalogReference.catalogItemId"), Kind::Set),
    field(&["lineItems.name"], each_line!("productName.original"), Kind::Set),
];
