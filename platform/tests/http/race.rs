//! Many shoppers for the last few items.

use crate::checkout::{PAYS, at_checkout};
use crate::orders::{ordered, search};
use crate::site::*;
use serde_json::json;

#[tokio::test]
async fn of_forty_shoppers_ten_get_the_last_ten() {
    let site = Site::start().await;
    let stock = site.plain_product(&site.visitor().await.access).await["stock"]["quantity"].as_i64();
    // Someone buys all but ten.
    let (early, _) = ordered(&site, stock.unwrap() - 10).await;
    let mut shoppers = Vec::new();
    for _ in 0..40 {
        let shopper = at_checkout(&site, 1).await;
        let page = shopper.browser.get(&shopper.address).await;
        shopper.submit(&page, "", "delivery").await;
        shoppers.push(shopper);
    }
    let paid = futures_util::future::join_all(shoppers.iter().map(|shopper| shopper.pay(PAYS))).await;
    let orders = paid.iter().filter(|page| page.status == 303).count();
    let refusals = paid.iter().filter(|page| page.status == 422).count();
    assert_eq!((orders, refusals), (10, 30));
    let clear = |page: &&Page| page.status == 303 || page.text.contains("sold");
    assert_eq!(paid.iter().filter(clear).count(), 40, "each refusal says why");
    let found = search(&site, &site.keys.owner_key, json!({ "cursorPaging": { "limit": 100 } })).await;
    let orders = found["orders"].as_array().unwrap();
    assert_eq!(orders.len(), 11);
    let product = &orders[0]["lineItems"][0]["catalogReference"]["catalogItemId"];
    let query = json!({ "filter": { "id": product } });
    let left = site.products(&early.token, query).await;
    assert_eq!((&left[0]["stock"]["quantity"], &left[0]["stock"]["inStock"]), (&json!(0), &json!(false)));
}
