//! The nine calls on the current cart.

use crate::site::*;
use reqwest::Method;
use rust_decimal::Decimal;
use serde_json::{Value, json};

const CURRENT: &str = "/ecom/v1/carts/current";
const ADD: &str = "/ecom/v1/carts/current/add-to-cart";
const ESTIMATE: &str = "/ecom/v1/carts/current/estimate-totals";

fn cents(price: &Value) -> i64 {
    let amount: Decimal = price["amount"].as_str().unwrap().parse().unwrap();
    i64::try_from(amount * Decimal::ONE_HUNDRED).unwrap()
}

async fn apply(site: &Site, token: &str, coupon: &str) -> (u16, Value) {
    let body = json!({ "couponCode": coupon });
    let (status, body) = site.call(Method::PATCH, CURRENT, Some(token), Some(body)).await;
    (status.as_u16(), body)
}

async fn estimate(site: &Site, token: &str, body: Value) -> Value {
    let (status, body) = site.post(ESTIMATE, token, body).await;
    assert_eq!(status, 200, "{body}");
    let sums = &body["priceSummary"];
    assert_eq!(
        cents(&sums["total"]),
        cents(&sums["subtotal"]) - cents(&sums["discount"])
            + cents(&sums["shipping"])
            + cents(&sums["tax"])
            + cents(&sums["additionalFees"]),
        "{sums}"
    );
    body
}

fn to(country: &str, state: Option<&str>) -> Value {
    json!({ "shippingAddress": { "country": country, "subdivision": state } })
}

#[tokio::test]
async fn a_cart_is_created_by_the_first_add_and_gone_after_delete() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.get(CURRENT, &visitor).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "OWNED_CART_NOT_FOUND"));

    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let cart = site.add(&visitor, &product, 2).await;
    let lines = cart["lineItems"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[0]["quantity"]), (1, &json!(3)));
    assert_eq!(lines[0]["productName"]["original"], product["name"]);
    assert_eq!(lines[0]["availability"]["status"], "AVAILABLE");
    assert_eq!(cents(&lines[0]["lineItemPrice"]), 3 * cents(&lines[0]["price"]));

    let id = &lines[0]["id"];
    let quantities = "/ecom/v1/carts/current/update-line-items-quantity";
    let (status, body) = site.post(quantities, &visitor, json!({ "lineItems": [{ "id": id, "quantity": 0 }] })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "lineItems[0].quantity"));
    let more = product["stock"]["quantity"].as_i64().unwrap() + 1;
    let (_, body) = site.post(quantities, &visitor, json!({ "lineItems": [{ "id": id, "quantity": more }] })).await;
    let availability = &body["cart"]["lineItems"][0]["availability"];
    assert_eq!(
        (&availability["status"], &availability["quantityAvailable"]),
        (&json!("PARTIALLY_AVAILABLE"), &json!(more - 1))
    );
    let body = estimate(&site, &visitor, to("US", None)).await;
    assert_eq!(body["violations"][0]["target"]["lineItem"]["id"], *id);

    let remove = "/ecom/v1/carts/current/remove-line-items";
    let (status, body) = site.post(remove, &visitor, json!({ "lineItemIds": [id] })).await;
    assert_eq!((status.as_u16(), &body["cart"]["lineItems"]), (200, &json!([])));
    assert_eq!(site.call(Method::DELETE, CURRENT, Some(&visitor), None).await.0, 200);
    assert_eq!(site.get(CURRENT, &visitor).await.0, 404);
}

#[tokio::test]
async fn adding_a_product_with_variants_needs_a_chosen_variant() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let products = site.products(&visitor, json!({ "paging": { "limit": 100 } })).await;
    let product = products.iter().find(|product| product["productOptions"] != json!([])).unwrap();
    // The hosted platform answers as if all were well.
    let cart = site.add(&visitor, product, 1).await;
    assert_eq!(cart["lineItems"], json!([]));

    let variant = &product["variants"][0];
    let mut chosen = line(product, 1);
    chosen["catalogReference"]["options"] = json!({ "options": variant["choices"] });
    let mut named = line(product, 1);
    named["catalogReference"]["options"] = json!({ "variantId": variant["id"] });
    let (_, body) = site.post(ADD, &visitor, json!({ "lineItems": [chosen, named] })).await;
    let lines = body["cart"]["lineItems"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[0]["quantity"]), (1, &json!(2)));
    let described = lines[0]["descriptionLines"].as_array().unwrap().len();
    assert_eq!(described, variant["choices"].as_object().unwrap().len());

    let unknown = json!({ "id": "11111111-1111-4111-8111-111111111111" });
    let (status, body) = site.post(ADD, &visitor, json!({ "lineItems": [line(&unknown, 1)] })).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "CATALOG_ITEM_NOT_FOUND"));
}

#[tokio::test]
async fn coupons_apply_their_discount_or_name_the_reason_for_refusal() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    for (coupon, expected) in [
        ("NOSUCH", "ERROR_COUPON_DOES_NOT_EXIST"),
        ("SUMMER24", "ERROR_COUPON_HAS_EXPIRED"),
        ("PAUSED", "ERROR_COUPON_IS_DISABLED"),
    ] {
        let (status, body) = apply(&site, &visitor, coupon).await;
        assert_eq!((status, code(&body)), (400, expected));
    }

    let (status, body) = apply(&site, &visitor, "welcome10").await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["cart"]["appliedDiscounts"][0]["coupon"]["code"], "WELCOME10");
    let body = estimate(&site, &visitor, to("US", Some("US-NY"))).await;
    let sums = &body["priceSummary"];
    let subtotal = cents(&sums["subtotal"]);
    assert_eq!(cents(&sums["discount"]), (subtotal + 5) / 10);
    let taxed = subtotal - cents(&sums["discount"]);
    assert_eq!(cents(&sums["tax"]), (taxed * 8_875 + 50_000) / 100_000);
    assert_eq!(body["appliedDiscounts"][0]["discountType"], "GLOBAL");

    apply(&site, &visitor, "FREESHIP").await;
    let body = estimate(&site, &visitor, to("US", None)).await;
    assert_eq!(cents(&body["priceSummary"]["shipping"]), 0);
    assert_eq!(body["appliedDiscounts"][0]["discountType"], "SHIPPING");

    let (status, body) = site.post("/ecom/v1/carts/current/remove-coupon", &visitor, json!({})).await;
    assert_eq!((status.as_u16(), &body["cart"]["appliedDiscounts"]), (200, &json!([])));

    // A fixed amount, from a subtotal on; what drops below it loses the coupon, not the order.
    let price = cents(&body["cart"]["lineItems"][0]["price"]);
    let enough = 10_000 / price + 1;
    if price < 10_000 {
        let (status, refused) = apply(&site, &visitor, "FIELD15").await;
        assert_eq!((status, code(&refused)), (400, "ERROR_INVALID_SUBTOTAL"));
    }
    site.add(&visitor, &product, enough).await;
    assert_eq!(apply(&site, &visitor, "FIELD15").await.0, 200);
    let body = estimate(&site, &visitor, to("US", None)).await;
    assert_eq!(cents(&body["priceSummary"]["discount"]), 1_500);
}

#[tokio::test]
async fn delivery_options_depend_on_the_address() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;

    let body = estimate(&site, &visitor, json!({})).await;
    let problem = &body["calculationErrors"]["generalShippingCalculationError"]["applicationError"];
    assert_eq!(problem["code"], "SHIPPING_ADDRESS_MISSING");

    let body = estimate(&site, &visitor, to("US", None)).await;
    assert_eq!(body["shippingInfo"]["region"]["name"], "United States");
    let options = body["shippingInfo"]["carrierServiceOptions"][0]["shippingOptions"].as_array().unwrap();
    assert!(options.len() >= 2);
    let selected = &body["shippingInfo"]["selectedCarrierServiceOption"];
    assert_eq!(selected["requestedShippingOption"], false);

    let mut wanted = to("US", None);
    wanted["selectedShippingOption"] = json!({ "code": options[1]["code"] });
    let body = estimate(&site, &visitor, wanted.clone()).await;
    assert_eq!(body["priceSummary"]["shipping"], options[1]["cost"]["price"], "the chosen option is what is charged");
    wanted["selectedShippingOption"] = json!({ "code": "by-pigeon" });
    let body = estimate(&site, &visitor, wanted).await;
    assert_eq!(
        body["calculationErrors"]["selectedShippingOptionError"]["applicationError"]["code"],
        "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND"
    );
}

#[tokio::test]
async fn a_field_mask_updates_the_cart_notes_it_names() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let patch = |body: Value| site.call(Method::PATCH, CURRENT, Some(&visitor), Some(body));
    let (_, body) =
        patch(json!({ "cartInfo": { "buyerNote": "Ring twice", "buyerInfo": { "email": "ada@example.com" } } })).await;
    assert_eq!(body["cart"]["buyerNote"], "Ring twice");
    let (_, body) = patch(json!({ "cartInfo": {}, "cartFieldmask": "buyerNote" })).await;
    assert_eq!(body["cart"]["buyerNote"], Value::Null);
    assert_eq!(body["cart"]["buyerInfo"]["email"], "ada@example.com");
    let (status, body) = patch(json!({ "cartInfo": { "buyerNote": "x".repeat(1001) } })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "cartInfo.buyerNote"));
}
