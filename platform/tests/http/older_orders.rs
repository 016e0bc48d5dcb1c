//! The older orders of the stores: programs from the time before Orders V1 of eCommerce read, find and fulfil them.

use crate::orders::{history, order, ordered};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const OLDER: &str = "/stores/v2/orders";

/// The ids of the orders that a query of the owner finds, or the field that is refused.
async fn found(site: &Site, query: Value) -> Result<Vec<String>, String> {
    let (status, body) = site.owner(Method::POST, &format!("{OLDER}/query"), Some(json!({ "query": query }))).await;
    if status != 200 {
        return Err(violated_field(&body).to_owned());
    }
    let orders = body["orders"].as_array().unwrap();
    assert_eq!(body["metadata"]["items"], orders.len());
    Ok(orders.iter().map(|order| order["id"].as_str().unwrap().to_owned()).collect())
}

#[tokio::test]
async fn the_owner_can_filter_and_sort_v2_orders_in_each_accepted_spelling() {
    let site = Site::start().await;
    let (_, first) = ordered(&site, 1).await;
    let (_, second) = ordered(&site, 2).await;
    let both = Ok(vec![second.clone(), first.clone()]);
    assert_eq!(found(&site, json!({})).await, both, "the newest first");
    let ascending = Ok(vec![first.clone(), second.clone()]);
    for sort in [
        json!("[{\"number\": \"asc\"}]"),
        json!("{\"number\": \"ASC\"}"),
        json!([{ "number": "asc" }]),
        json!([{ "fieldName": "number", "order": "ASC" }]),
    ] {
        assert_eq!(found(&site, json!({ "sort": sort })).await, ascending, "{sort}");
    }
    let number = order(&site, &first).await["number"].as_str().unwrap().parse::<i64>().unwrap();
    let product = order(&site, &first).await["lineItems"][0]["catalogReference"]["catalogItemId"].clone();
    let name = order(&site, &first).await["billingInfo"]["contactDetails"]["firstName"].clone();
    for (filter, finds_second) in [
        (json!({ "number": number }), false),
        (json!({ "number": { "$lte": number.to_string() } }), false),
        (json!({ "id": first }), false),
        (json!({ "$and": [{ "id": { "$hasSome": [first] } }, { "archived": false }] }), false),
        (json!({ "fulfillmentStatus": "NOT_FULFILLED", "paymentStatus": { "$ne": "NOT_PAID" } }), true),
        (json!({ "dateCreated": { "$gt": 1_262_304_000_000_i64 } }), true),
        (
            json!({ "dateCreated": { "$gte": "2010-01-01T00:00:00Z" }, "lastUpdated": { "$lt": 4_102_444_800_000_i64 } }),
            true,
        ),
        (json!({ "lineItems.productId": { "$hasSome": [product] } }), true),
        (json!({ "billingInfo.address.fullName": { "$contains": name } }), true),
        (json!({ "channelInfo.type": "WEB" }), true),
    ] {
        for spelled in [filter.clone(), json!(filter.to_string())] {
            let expected = if finds_second { both.clone() } else { Ok(vec![first.clone()]) };
            assert_eq!(found(&site, json!({ "filter": spelled })).await, expected, "{spelled}");
        }
    }
    assert_eq!(found(&site, json!({ "paging": { "limit": 1, "offset": 1 } })).await, Ok(vec![first.clone()]));
    let refused = found(&site, json!({ "filter": { "colour": 1 } })).await;
    assert_eq!(refused, Err("query.filter.colour".to_owned()));
    let too_many = found(&site, json!({ "paging": { "limit": 101 } })).await;
    assert_eq!(too_many, Err("query.paging.limit".to_owned()));
}

#[tokio::test]
async fn a_buyer_can_read_only_their_own_v2_orders() {
    let site = Site::start().await;
    let (shopper, id) = ordered(&site, 1).await;
    let stranger = site.visitor().await.access;
    for (token, count, status) in [(&shopper.token, 1, 200), (&stranger, 0, 404)] {
        let (_, body) = site.post(&format!("{OLDER}/query"), token, json!({ "query": {} })).await;
        assert_eq!((body["orders"].as_array().unwrap().len(), &body["totalResults"]), (count, &json!(count)));
        assert_eq!(site.get(&format!("{OLDER}/{id}"), token).await.0, status);
        let (denied, _) = site.post(&format!("{OLDER}/{id}/fulfillments"), token, json!({})).await;
        assert_eq!(denied, 403);
    }
}

#[tokio::test]
async fn updates_through_the_older_order_calls_change_the_current_order() {
    let site = Site::start().await;
    let (_, id) = ordered(&site, 2).await;
    let at = |path: &str| format!("{OLDER}/{id}{path}");
    let parcel = |index: u32, quantity: u32| {
        let lines = json!([{ "index": index, "quantity": quantity }]);
        json!({ "fulfillment": { "lineItems": lines, "trackingInfo": { "trackingNumber": "123", "shippingProvider": "ups" } } })
    };
    let fulfillments = at("/fulfillments");
    for (index, quantity, field) in
        [(9, 1, "fulfillment.lineItems[0].index"), (1, 3, "fulfillment.lineItems[0].quantity")]
    {
        let (status, body) = site.owner(Method::POST, &fulfillments, Some(parcel(index, quantity))).await;
        assert_eq!((status, violated_field(&body)), (400, field));
    }
    let (status, body) = site.owner(Method::POST, &fulfillments, Some(parcel(1, 1))).await;
    assert_eq!((status, &body["order"]["fulfillmentStatus"]), (200, &json!("PARTIALLY_FULFILLED")), "{body}");
    assert_eq!(body["order"]["fulfillments"][0]["lineItems"], json!([{ "index": 1, "quantity": 1 }]));
    let parcel_path = format!("{fulfillments}/{}", body["id"].as_str().unwrap());
    let tracking = json!({ "fulfillmentTrackingInfo": { "trackingNumber": "456", "shippingProvider": "dhl" } });
    let (status, body) = site.owner(Method::PUT, &parcel_path, Some(tracking)).await;
    assert_eq!((status, &body["order"]["fulfillments"][0]["trackingInfo"]["trackingNumber"]), (200, &json!("456")));
    let (status, body) = site.owner(Method::DELETE, &parcel_path, None).await;
    assert_eq!((status, &body["order"]["fulfillmentStatus"]), (200, &json!("NOT_FULFILLED")), "{body}");
    let email = json!({ "email": "new@example.com" });
    let (status, body) = site.owner(Method::PATCH, &at("/updateEmail"), Some(email)).await;
    assert_eq!((status, &body["order"]["buyerInfo"]["email"]), (200, &json!("new@example.com")));
    let (status, body) = site.owner(Method::PATCH, &at("/updateEmail"), Some(json!({ "email": "new" }))).await;
    assert_eq!((status, violated_field(&body)), (400, "email"));
    let address = json!({ "shippingAddress": {
        "fullName": { "firstName": "Ada", "lastName": "Lovelace" }, "country": "GB", "city": "London", "zipCode": "N1 9GU",
        "addressLine1": "1 Caledonian Road",
    } });
    let (status, body) = site.owner(Method::PUT, &at("/updateShippingAddress"), Some(address)).await;
    let shown = &body["order"]["shippingInfo"]["shipmentDetails"]["address"];
    assert_eq!(
        (status, &shown["zipCode"], &shown["fullName"]["lastName"]),
        (200, &json!("N1 9GU"), &json!("Lovelace")),
        "{body}"
    );
    let today = order(&site, &id).await;
    assert!(history(&today).ends_with(&["EMAIL_EDITED".to_owned(), "SHIPPING_ADDRESS_EDITED".to_owned()]));
}

#[tokio::test]
async fn the_older_order_call_creates_paid_and_unpaid_orders() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await["id"].clone();
    let address = json!({
        "fullName": { "firstName": "Ada", "lastName": "Lovelace" }, "country": "GB", "city": "London", "zipCode": "N1 9GU",
        "addressLine1": "1 Caledonian Road", "email": "ada@example.com",
    });
    let whole = json!({
        "lineItems": [
            { "name": "Mug", "quantity": 2, "productId": product, "lineItemType": "PHYSICAL", "priceData": { "price": "9.50" } },
            { "name": "Engraving", "quantity": 1, "lineItemType": "CUSTOM_AMOUNT_ITEM", "priceData": { "price": "5" } },
        ],
        "totals": { "subtotal": "24", "shipping": "4", "tax": "0", "discount": "0", "total": "28" },
        "channelInfo": { "type": "WEB" }, "paymentStatus": "PAID",
        "billingInfo": { "paymentMethod": "VISA", "paymentProviderTransactionId": "T-1", "address": address },
        "shippingInfo": { "deliveryOption": "Post", "shipmentDetails": { "address": address } },
    });
    let create = async |order: Value| site.owner(Method::POST, OLDER, Some(json!({ "order": order }))).await;
    let (status, body) = create(whole.clone()).await;
    let order = &body["order"];
    assert_eq!(
        (status, &order["paymentStatus"], &order["totals"]["total"]),
        (200, &json!("PAID"), &json!("28")),
        "{body}"
    );
    assert_eq!(order["billingInfo"]["paymentProviderTransactionId"], "T-1");
    assert_eq!(order["lineItems"][1]["lineItemType"], "CUSTOM_AMOUNT_ITEM");
    assert_eq!(order["shippingInfo"]["shipmentDetails"]["address"]["city"], "London");
    let without = |pointer: &str| {
        let mut order = whole.clone();
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        order.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name);
        order
    };
    for (order, field) in [
        (without("/totals"), "order.totals"),
        (without("/lineItems"), "order.lineItems"),
        (without("/paymentStatus"), "order.billingInfo.paymentMethod"),
        (without("/billingInfo/address"), "order.billingInfo.address"),
        (without("/shippingInfo"), "order.shippingInfo.shipmentDetails.address"),
        (without("/lineItems/0/productId"), "order.lineItems[0].lineItemType"),
        (without("/lineItems/1/lineItemType"), "order.lineItems[1].lineItemType"),
        (without("/channelInfo"), "order.channelInfo"),
    ] {
        let (status, body) = create(order).await;
        assert_eq!((status, violated_field(&body)), (400, field), "{body}");
    }
    let mut unpaid = without("/paymentStatus");
    unpaid["billingInfo"] = json!({ "address": unpaid["billingInfo"]["address"] });
    let (status, body) = create(unpaid).await;
    assert_eq!((status, &body["order"]["paymentStatus"]), (200, &json!("NOT_PAID")), "{body}");
}
