//! Checkouts and orders as tests need them.

use crate::STORES_APP;
use cartwright::Client;
use cartwright::query::Query;
use cartwright::resources::cart::LineItem;
use cartwright::resources::checkout::{Checkout, CreateOrder, NewCheckout, UpdateCheckout};
use cartwright::resources::orders::Order;
use cartwright::resources::products::Product;
use serde_json::json;

/// A gift card of the demo shop that covers most orders.
pub const GIFT_CARD: &str = "HEARTH-GIFT-0500";

/// Products without options, of which there is enough.
pub async fn products(client: &Client) -> Vec<String> {
    let all: Vec<Product> = client.products().query(Query::new()).stream().collect().await.unwrap();
    let plain = all.into_iter().filter(|product| {
        let stock = product.stock.as_ref().and_then(|stock| stock.quantity);
        let kind = product.product_type.as_ref().map(|kind| kind.as_str().to_owned());
        product.product_options.as_ref().is_none_or(Vec::is_empty)
            && stock.is_some_and(|stock| stock >= 5)
            && kind.as_deref() == Some("physical")
    });
    plain.filter_map(|product| product.id).collect()
}

/// One of them.
pub async fn product(client: &Client) -> String {
    products(client).await.remove(0)
}

/// Where it goes, and by which way.
fn destination(id: Option<&str>) -> Checkout {
    serde_json::from_value(json!({
        "id": id,
        "buyerInfo": { "email": "ada@example.com" },
        "shippingInfo": {
            "shippingDestination": {
                "address": { "country": "US", "subdivision": "US-NY", "city": "New York", "postalCode": "10001", "addressLine": "1 Main Street" },
                "contactDetails": { "firstName": "Ada", "lastName": "Lovelace" },
            },
            "selectedCarrierServiceOption": { "code": "us-standard" },
        },
    }))
    .unwrap()
}

/// A checkout of some of a product, with everything that an order needs.
pub async fn checkout(client: &Client, quantity: i64, gift_card: Option<&str>) -> Checkout {
    let started = client
        .checkouts()
        .create(NewCheckout {
            gift_card_code: gift_card.map(str::to_owned),
            ..NewCheckout::new([LineItem::of(STORES_APP, product(client).await, quantity)])
        })
        .await
        .unwrap();
    let change =
        UpdateCheckout { checkout: Some(destination(started.id.as_deref()).into()), ..UpdateCheckout::default() };
    client.checkouts().update(change).await.unwrap()
}

/// An order that a gift card paid for.
pub async fn order(client: &Client, quantity: i64) -> Order {
    let checkout = checkout(client, quantity, Some(GIFT_CARD)).await;
    let placed =
        client.checkouts().create_order(CreateOrder { id: checkout.id, ..CreateOrder::default() }).await.unwrap();
    client.orders().get(placed.order_id.unwrap()).await.unwrap()
}
