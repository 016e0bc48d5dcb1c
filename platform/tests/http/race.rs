//! Many shoppers for the last few items.

use crate::checkout::{PAYS, at_checkout_with};
use crate::orders::{ordered, search};
use crate::sampling::cases_at_length;
use crate::site::*;
use serde_json::json;

#[tokio::test]
async fn concurrent_payments_sell_each_of_the_last_items_once() {
    let (count, last): (usize, usize) = cases_at_length().map_or((12, 3), |_| (40, 10));
    let site = Site::start().await;
    let product = site.plain_product(&site.visitor().await.access).await;
    let stock = product["stock"]["quantity"].as_i64().unwrap();
    // Someone buys all but the last items.
    let (early, _) = ordered(&site, stock - i64::try_from(last).unwrap()).await;
    let mut shoppers = Vec::new();
    for _ in 0..count {
        let token = site.visitor().await.access;
        let shopper = at_checkout_with(&site, token, &product, 1).await;
        let page = shopper.browser.get(&shopper.address).await;
        shopper.submit(&page, "", "delivery").await;
        shoppers.push(shopper);
    }
    let paid = futures_util::future::join_all(shoppers.iter().map(|shopper| shopper.pay(PAYS))).await;
    let orders = paid.iter().filter(|page| page.status == 303).count();
    let refusals = paid.iter().filter(|page| page.status == 422).count();
    assert_eq!((orders, refusals), (last, count - last));
    let clear = |page: &&Page| page.status == 303 || page.text.contains("sold");
    assert_eq!(paid.iter().filter(clear).count(), count, "each refusal says why");
    let found = search(&site, &site.keys.owner_key, json!({ "cursorPaging": { "limit": 100 } })).await;
    let orders = found["orders"].as_array().unwrap();
    assert_eq!(orders.len(), last + 1);
    let product = &orders[0]["lineItems"][0]["catalogReference"]["catalogItemId"];
    let query = json!({ "filter": { "id": product } });
    let left = site.products(&early.token, query).await;
    assert_eq!((&left[0]["stock"]["quantity"], &left[0]["stock"]["inStock"]), (&json!(0), &json!(false)));
}
