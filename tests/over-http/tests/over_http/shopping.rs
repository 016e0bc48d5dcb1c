//! A visitor's way through the shop, by typed calls against the real platform.

use cartwright::query::{Filter, Query};
use cartwright::resources::cart::{Address, CreateCheckout, EstimateTotals, LineItem, LineItemQuantity};
use cartwright::resources::products::Product;
use cartwright::{Client, ErrorKind};
use cartwright_over_http::{STORES_APP, Site};
use serde_json::json;

fn line(product: &Product, quantity: i64) -> LineItem {
    LineItem::of(STORES_APP, product.id.clone().unwrap(), quantity)
}

/// A product without options, of which there is enough.
async fn plain_product(client: &Client) -> Product {
    let all: Vec<Product> = client.products().query(Query::new()).stream().collect().await.unwrap();
    all.into_iter()
        .find(|product| {
            let stock = product.stock.as_ref().unwrap();
            product.product_options.as_ref().is_none_or(Vec::is_empty)
                && stock.quantity.is_some_and(|quantity| quantity >= 5)
        })
        .unwrap()
}

#[tokio::test]
async fn a_cart_goes_from_creation_to_checkout() {
    let site = Site::start().await;
    let client = site.client();
    let cart = client.current_cart();
    assert_eq!(cart.get().await.unwrap(), None);

    let product = plain_product(&client).await;
    let added = cart.add(line(&product, 2)).await.unwrap();
    let lines = added.line_items.unwrap();
    assert_eq!(lines.len(), 1);
    let id = lines.first().and_then(|line| line.id.clone()).unwrap();

    let changed = cart.update_line_items_quantity([LineItemQuantity::new(&id, 3)]).await.unwrap();
    assert_eq!(changed.line_items.unwrap().first().unwrap().quantity, Some(3));
    let error = cart.update_line_items_quantity([LineItemQuantity::new(&id, 0)]).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Validation);

    let coupon = cart.apply_coupon("WELCOME10").await.unwrap();
    assert_eq!(coupon.applied_discounts.unwrap().len(), 1);
    let unknown = cart.apply_coupon("NO-SUCH-COUPON").await.unwrap_err();
    assert!(unknown.code().is_some(), "{unknown:?}");

    let address = Address {
        country: Some("US".to_owned()),
        subdivision: Some("US-NY".to_owned()),
        postal_code: Some("10001".to_owned()),
        ..Address::default()
    };
    let totals = cart
        .estimate_totals(EstimateTotals { shipping_address: Some(address), ..EstimateTotals::default() })
        .await
        .unwrap();
    let summary = totals.price_summary.unwrap();
    let amount = |price: Option<cartwright::resources::cart::MultiCurrencyPrice>| price.unwrap().amount.unwrap().0;
    let parts = amount(summary.subtotal) - amount(summary.discount) + amount(summary.shipping) + amount(summary.tax);
    assert_eq!(amount(summary.total), parts);

    assert!(!cart.create_checkout(CreateCheckout::default()).await.unwrap().is_empty());
    let bare = cart.remove_coupon().await.unwrap();
    assert!(bare.applied_discounts.unwrap_or_default().is_empty());
    let empty = cart.remove_line_items([id]).await.unwrap();
    assert!(empty.line_items.unwrap_or_default().is_empty());
    cart.delete().await.unwrap();
    assert_eq!(cart.get().await.unwrap(), None);
}

#[tokio::test]
async fn products_and_carts_have_no_unknown_fields() {
    let site = Site::start().await;
    let client = site.client();
    let product = plain_product(&client).await;
    let cart = client.current_cart().add(line(&product, 1)).await.unwrap();
    let read = client.products().get(product.id.clone().unwrap()).await.unwrap();
    assert_eq!(read.unknown_fields, serde_json::Map::new());
    assert_eq!(cart.unknown_fields, serde_json::Map::new());
    for line in cart.line_items.unwrap() {
        assert_eq!(line.unknown_fields, serde_json::Map::new());
    }
}

#[tokio::test]
async fn the_catalog_can_be_filtered_and_paged() {
    let site = Site::start().await;
    let client = site.client();
    let collections = client.collections().query(Query::new()).await.unwrap();
    assert!(collections.items.len() >= 6);
    let first = collections.items.iter().find(|collection| collection.slug.as_deref() != Some("all-products")).unwrap();
    let same = client.collections().get_by_slug(first.slug.clone().unwrap()).await.unwrap();
    assert_eq!(same.id, first.id);
    assert_eq!(client.collections().get(first.id.clone().unwrap()).await.unwrap().slug, first.slug);

    let of_collection =
        Query::new().filter(Filter::has_some("collectionIds", [first.id.clone().unwrap()])).ascending("price").limit(3);
    let page = client.products().query(of_collection.clone()).await.unwrap();
    let all: Vec<Product> = client.products().query(of_collection).stream().collect().await.unwrap();
    assert_eq!(page.total, Some(all.len() as u64));
    assert!(all.len() > 3);
    // Catalog v1 sorts by a product's own price, before discounts and whatever its variants cost.
    let prices: Vec<f64> = all.iter().map(|product| product.price_data.as_ref().unwrap().price.unwrap()).collect();
    assert!(prices.is_sorted(), "{prices:?}");

    let error = client.products().query(Query::new().filter(Filter::eq("no-such-field", 1))).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Validation);
    let error = client.products().get("no-such-product").await.unwrap_err();
    assert_eq!((error.kind(), error.status()), (ErrorKind::Application, Some(404)));
}

#[tokio::test]
async fn an_add_with_a_lost_response_is_not_repeated() {
    let site = Site::start().await;
    let client = site.client();
    let product = plain_product(&client).await;
    client.current_cart().add(line(&product, 1)).await.unwrap();
    site.fault(json!({"match": "cart.add_to_current", "resetAfter": true})).await;
    let error = client.current_cart().add(line(&product, 1)).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
    let cart = client.current_cart().get().await.unwrap().unwrap();
    assert_eq!(cart.line_items.unwrap().first().unwrap().quantity, Some(2), "done once, not tried again");
}

#[tokio::test]
async fn reads_are_retried_through_temporary_failures() {
    let site = Site::start().await;
    let client = site.client();
    client.products().query(Query::new().limit(1)).await.unwrap();
    for fault in [
        json!({"match": "products.query", "status": 503}),
        json!({"match": "products.query", "status": 429, "retryAfter": 0}),
        json!({"match": "products.query", "resetBefore": true}),
        json!({"match": "products.query", "resetAfter": true}),
    ] {
        site.fault(fault.clone()).await;
        let page = client.products().query(Query::new().limit(1)).await;
        assert!(page.is_ok(), "{fault}: {page:?}");
    }
    site.fault(json!({"match": "products.query", "malformed": true})).await;
    let error = client.products().query(Query::new().limit(1)).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
}

#[tokio::test]
async fn a_cdn_query_by_get_returns_the_same_as_the_post() {
    let site = Site::start().await;
    let posted = site.client().products().query(Query::new().limit(7)).await.unwrap();
    let edge = Client::visitor(&site.client_id).host(cartwright::Host::at(&site.url)).cdn(true).build().unwrap();
    let got = edge.products().query(Query::new().limit(7)).await.unwrap();
    assert_eq!(posted.items, got.items);
}
