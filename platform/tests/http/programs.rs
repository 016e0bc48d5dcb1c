//! Programs that were written for the hosted platform: the addresses that they call, and the values that they read.

use crate::shop::ADD;
use crate::site::*;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::Method;
use serde_json::{Value, json};

/// The addresses that public storefronts and owners' scripts call, for one id each.
const CALLED: &str = "
POST /oauth2/token
POST /oauth2/token-info
POST /_api/redirects-api/v1/redirect-session
POST /headless/v1/redirect-session
POST /stores-reader/v1/products/query
POST /stores/v1/products/query
POST /stores-reader/v1/products/query-platformized
GET /stores-reader/v1/products/query-platformized
GET /stores/v1/products/ID
GET /stores-reader/v1/products/ID
POST /stores-reader/v1/products/ID/variants/query
POST /stores-reader/v1/products/ID/productOptionsAvailability
POST /stores/v1/collections/query
POST /stores-reader/v1/collections/query
POST /stores-reader/v2/collections/query
GET /stores-reader/v2/collections/query
POST /v2/collections/query
GET /v2/collections/query
GET /stores-reader/v2/collections/ID
GET /stores-reader/v1/collections/slug/all-products
GET /stores-reader/v2/collections/slug/all-products
POST /stores/v2/inventoryItems/query
POST /stores-reader/v2/inventoryItems/query
GET /stores/v3/products/query
POST /stores/v3/products/query
GET /stores/v3/products/search
POST /stores/v3/products/search
GET /stores/v3/products/slug/enamel-camp-cup
GET /stores/v3/provision/version
POST /stores/v3/products/query-variants
POST /stores/v3/bulk/products-with-inventory/create
POST /stores/v3/inventory-items/query
GET /stores/v3/inventory-items/query
GET /stores/v3/customizations/query
POST /stores/v3/customizations/query
POST /categories/v1/categories/query
GET /categories/v1/categories/query
POST /categories/v1/categories/list-categories-for-items
GET /categories/v1/categories/list-categories-for-items
GET /categories/v1/categories/slug/drinkware
GET /ecom/v1/carts/current
PATCH /ecom/v1/carts/current
DELETE /ecom/v1/carts/current
POST /ecom/v1/carts/current/add-to-cart
POST /ecom/v1/carts/current/remove-line-items
POST /ecom/v1/carts/current/update-line-items-quantity
POST /ecom/v1/carts/current/estimate-totals
POST /ecom/v1/carts/current/create-checkout
POST /ecom/v1/carts/current/remove-coupon
GET /ecom/v2/carts/current
POST /ecom/v1/checkouts
GET /ecom/v1/checkouts/ID
POST /ecom/v1/orders/search
GET /ecom/v1/orders/ID
POST /ecom/v1/orders
POST /ecom/v1/payments/orders/ID/add-payment
POST /stores/v2/orders
POST /stores/v2/orders/query
GET /stores/v2/orders/ID
POST /stores/v2/orders/ID/fulfillments
PUT /stores/v2/orders/ID/fulfillments/ID
DELETE /stores/v2/orders/ID/fulfillments/ID
PATCH /stores/v2/orders/ID/updateEmail
PUT /stores/v2/orders/ID/updateShippingAddress
POST /ecom/v1/fulfillments/orders/ID/create-fulfillment
GET /members/v1/members/my
PATCH /members/v1/members/ID
POST /_api/iam/authentication/v2/login
POST /_api/iam/authentication/v2/register
POST /ecom/v1/recommendations/get
POST /v1/recommendations/get
POST /reviews/v1/reviews/query
POST /wix-data/v2/items/query
GET /assets/scripts/v1/site-scripts
GET /promote/seo/v1/resolve-item-seo-tags
POST /promote/seo/v1/resolve-static-page-seo-tags
POST /v1/back-in-stock-notification-requests
";

#[tokio::test]
async fn every_url_that_known_programs_call_is_handled() {
    let site = Site::start().await;
    let mut bare = Vec::new();
    for called in CALLED.lines().filter(|line| !line.is_empty()) {
        let (method, path) = called.split_once(' ').unwrap();
        let path = path.replace("ID", "00000000-0000-4000-8000-000000000000");
        let method: Method = method.parse().unwrap();
        let body = (method != Method::GET).then(|| json!({}));
        let token = format!("Bearer {}", site.visitor().await.access);
        let (status, body) = site.call(method, &path, Some(&token), body).await;
        if status == 405 || body["message"] == "There is nothing at this address" || status.is_server_error() {
            bare.push(format!("{called}: {status}"));
        }
    }
    assert!(bare.is_empty(), "{bare:#?}");
}

#[tokio::test]
async fn unsupported_services_return_empty_lists_or_the_code_of_an_absent_collection() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.post("/v1/recommendations/get", &visitor, json!({})).await;
    assert_eq!((status.as_u16(), &body), (200, &json!({ "recommendation": { "items": [] } })));
    let (status, body) = site.post("/reviews/v1/reviews/query", &visitor, json!({})).await;
    assert_eq!((status.as_u16(), &body["reviews"]), (200, &json!([])));
    let (status, body) = site.post("/wix-data/v2/items/query", &visitor, json!({})).await;
    assert_eq!((status.as_u16(), code(&body)), (404, "WDE0025"));
}

#[tokio::test]
async fn every_credential_is_accepted_with_or_without_the_bearer_scheme() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let key = &site.keys.owner_key;
    let read = async |credential: String, path: &str| {
        let request = site.http.get(format!("{}{path}", site.base)).header("authorization", credential);
        request.header("wix-site-id", &site.keys.site_id).send().await.unwrap().status().as_u16()
    };
    for scheme in ["", "Bearer ", "bearer ", " Bearer  "] {
        assert_eq!(read(format!("{scheme}{visitor}"), "/stores/v3/provision/version").await, 200, "{scheme:?}");
        assert_eq!(read(format!("{scheme}{key}"), "/_platform/site-settings").await, 200, "{scheme:?}");
        let both = format!("{scheme}{visitor},{scheme}{key}");
        assert_eq!(read(both, "/_platform/site-settings").await, 200, "{scheme:?}");
    }
    assert_eq!(read("Bearer".to_owned(), "/stores/v3/provision/version").await, 401);
}

#[tokio::test]
async fn a_query_by_get_returns_the_same_as_the_post() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let by_offset = json!({ "query": { "paging": { "limit": 3 } } });
    let tree = json!({ "appNamespace": "@wix/stores" });
    let by_cursor = json!({ "query": { "cursorPaging": { "limit": 3 } }, "treeReference": tree });
    for (path, query) in [
        ("/v2/collections/query", &by_offset),
        ("/stores-reader/v2/collections/query", &by_offset),
        ("/stores-reader/v1/products/query-platformized", &by_offset),
        ("/categories/v1/categories/query", &by_cursor),
        ("/stores/v3/products/query", &by_cursor),
    ] {
        let packed = URL_SAFE_NO_PAD.encode(query.to_string());
        let (status, posted) = site.post(path, &visitor, query.clone()).await;
        assert_eq!(status, 200, "{path}: {posted}");
        let (status, read) = site.get(&format!("{path}?.r={packed}"), &visitor).await;
        assert_eq!((status.as_u16(), &read), (200, &posted), "{path}");
    }
}

#[tokio::test]
async fn a_wrong_http_method_is_refused_with_a_json_body() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.call(Method::PUT, "/ecom/v1/carts/current", Some(&visitor), None).await;
    assert_eq!((status.as_u16(), code(&body)), (405, "METHOD_NOT_ALLOWED"));
}

#[tokio::test]
async fn queries_of_catalog_v1_return_the_total_count() {
    let site = Site::of_catalog("V1").await;
    let visitor = site.visitor().await.access;
    let query = json!({ "query": {
        "filter": "{\"name\": {\"$startsWith\": \"\"}}", "sort": "[{\"name\": \"asc\"}]", "paging": { "limit": 2 },
    } });
    for (path, list) in [
        ("/stores/v1/products/query", "products"),
        ("/stores-reader/v1/products/query", "products"),
        ("/stores/v1/collections/query", "collections"),
        ("/stores-reader/v1/collections/query", "collections"),
    ] {
        let (status, body) = site.post(path, &visitor, query.clone()).await;
        assert_eq!(status, 200, "{path}: {body}");
        assert_eq!(body[list].as_array().unwrap().len(), 2, "{path}");
        assert_eq!(body["metadata"], json!({ "items": 2, "offset": 0 }), "{path}");
        assert!(body["totalResults"].as_i64().unwrap() > 2, "{path}: {body}");
    }
    let product = site.plain_product(&visitor).await;
    let id = product["id"].as_str().unwrap();
    let (_, body) = site.get(&format!("/stores/v1/products/{id}"), &visitor).await;
    assert_eq!(body["product"], product);
    let path = "/stores/v2/inventoryItems/query";
    let filter = json!({ "query": { "filter": format!("{{\"productId\": \"{id}\"}}") } });
    let (status, body) = site.owner(Method::POST, path, Some(filter)).await;
    assert_eq!((status, &body["totalResults"]), (200, &json!(1)), "{body}");
}

#[tokio::test]
async fn a_catalog_v1_site_has_the_all_products_collection_and_a_variant_per_product() {
    const ALL: &str = "00000000-000000-000000-000000000001";
    let site = Site::of_catalog("V1").await;
    let visitor = site.visitor().await.access;
    let (_, body) = site.post("/stores-reader/v2/collections/query", &visitor, json!({ "query": {} })).await;
    let first = &body["collections"][0];
    assert_eq!((&first["id"], &first["slug"]), (&json!(ALL), &json!("all-products")));
    let (_, by_slug) = site.get("/stores-reader/v1/collections/slug/all-products", &visitor).await;
    assert_eq!(&by_slug["collection"], first);
    let (_, by_id) = site.get(&format!("/stores-reader/v2/collections/{ALL}"), &visitor).await;
    assert_eq!(&by_id["collection"], first);

    let path = "/stores-reader/v1/products/query-platformized";
    let of = async |filter: Value| site.post(path, &visitor, json!({ "query": { "filter": filter } })).await.1;
    let all = of(json!({})).await;
    assert_eq!(all["metadata"]["total"], first["numberOfProducts"]);
    for filter in
        [json!({ "collections.id": { "$hasSome": [ALL] } }), json!({ "collectionIds": { "$hasSome": [ALL] } })]
    {
        assert_eq!(of(filter).await, all);
    }
    for product in all["products"].as_array().unwrap() {
        assert!(product["collectionIds"].as_array().unwrap().contains(&json!(ALL)), "{product}");
        let variants = product["variants"].as_array().unwrap();
        assert!(!variants.is_empty(), "{product}");
        if product["productOptions"] == json!([]) {
            let only = &variants[0];
            assert_eq!((variants.len(), &only["choices"]), (1, &json!({})));
            assert_eq!(only["id"], "00000000-0000-0000-0000-000000000000");
            assert_eq!(only["stock"]["inStock"], product["stock"]["inStock"]);
            assert!(
                only["variant"]["priceData"]["price"].is_number() || only["variant"]["priceData"]["price"].is_string()
            );
        }
        let thumbnail = &product["media"]["mainMedia"]["thumbnail"];
        assert!(thumbnail["width"].as_i64().unwrap_or(50) <= 50, "{thumbnail}");
    }
    let variants = json!({ "query": { "filter": { "collectionIds": { "$hasSome": [ALL] } } } });
    let (_, found) = site.post("/stores-reader/v1/variants/query", &visitor, variants).await;
    let (_, every) = site.post("/stores-reader/v1/variants/query", &visitor, json!({ "query": {} })).await;
    assert_eq!(found["metadata"]["total"], every["metadata"]["total"]);
}

#[tokio::test]
async fn the_legacy_app_id_of_stores_references_the_same_catalog() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let mut line = line(&product, 1);
    line["catalogReference"]["appId"] = json!("1380b703-ce81-ff05-f115-39571d94dfcd");
    let (status, body) = site.post(ADD, &visitor, json!({ "lineItems": [line] })).await;
    assert_eq!((status.as_u16(), &body["cart"]["lineItems"][0]["quantity"]), (200, &json!(1)), "{body}");
}

#[tokio::test]
async fn a_call_of_the_other_catalog_version_is_refused_even_with_an_invalid_body() {
    let site = Site::of_catalog("V3").await;
    let path = "/stores/v1/products";
    for body in [json!({}), json!({ "product": { "name": 7 } })] {
        let (status, answer) = site.owner(Method::POST, path, Some(body)).await;
        assert_eq!((status, code(&answer)), (428, "CATALOG_V3_CALLING_CATALOG_V1_API"), "{answer}");
    }
}

/// The payload of a token: programs cut it out and read it without a key.
fn payload_of(token: &str, prefix: &str) -> (Value, Value) {
    let rest = token.strip_prefix(prefix).unwrap();
    let parts: Vec<&str> = rest.split('.').collect();
    assert_eq!(parts.len(), 3, "{token}");
    let read = |part: &str| serde_json::from_slice::<Value>(&URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap();
    assert!(read(parts[0])["alg"].is_string());
    let payload = read(parts[1]);
    let data = serde_json::from_str(payload["data"].as_str().unwrap()).unwrap();
    (payload, data)
}

#[tokio::test]
async fn an_access_token_contains_the_site_id_and_expiry() {
    let site = Site::start().await;
    let grant = json!({ "clientId": site.keys.client_id, "grantType": "anonymous" });
    let (_, body) = site.token(grant).await;
    let (payload, data) = payload_of(body["access_token"].as_str().unwrap(), "OauthNG.JWS.");
    assert_eq!(data["instance"]["metaSiteId"], site.keys.site_id);
    let lifetime = payload["exp"].as_i64().unwrap() - payload["iat"].as_i64().unwrap();
    assert_eq!(json!(lifetime), body["expires_in"]);
    let (payload, _) = payload_of(body["refresh_token"].as_str().unwrap(), "JWS.");
    assert!(payload["exp"].as_i64() > payload["iat"].as_i64());
    // Whoever changes the payload has no token.
    let access = body["access_token"].as_str().unwrap();
    let (head, signature) = access.rsplit_once('.').unwrap();
    let forged = format!("{head}x.{signature}");
    assert_eq!(site.get("/ecom/v1/carts/current", &forged).await.0, 401);
}

#[tokio::test]
async fn every_cart_v1_response_contains_the_totals() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    let check = |cart: &Value, coupon: bool| {
        let amount = |name: &str| cart[name]["amount"].as_str().unwrap().parse::<f64>().unwrap();
        for name in ["subtotal", "subtotalAfterDiscounts", "discount"] {
            for part in ["amount", "convertedAmount", "formattedAmount", "formattedConvertedAmount"] {
                assert!(cart[name][part].is_string(), "{name}.{part}: {cart}");
            }
        }
        let lines = cart["lineItems"].as_array().unwrap().iter();
        let gross: f64 =
            lines.map(|line| line["lineItemPrice"]["amount"].as_str().unwrap().parse::<f64>().unwrap()).sum();
        assert!((amount("subtotal") - gross).abs() < 0.001);
        assert!((amount("subtotal") - amount("discount") - amount("subtotalAfterDiscounts")).abs() < 0.001);
        assert_eq!(amount("discount") > 0.0, coupon);
        for line in cart["lineItems"].as_array().unwrap() {
            assert!(line["originalPrice"].is_string() && line["originalFullPrice"].is_string());
            assert_eq!((&line["policies"], &line["modifierGroups"]), (&json!([]), &json!([])));
            assert_eq!(line["inventoryAppId"], STORES_APP);
            assert_eq!(line["couponScopes"][0]["group"], json!({ "name": "product", "entityId": product["id"] }));
        }
    };
    let cart = site.add(&visitor, &product, 3).await;
    check(&cart, false);
    let (_, body) = site.get("/ecom/v1/carts/current", &visitor).await;
    check(&body["cart"], false);
    let (status, body) = site
        .call(Method::PATCH, "/ecom/v1/carts/current", Some(&visitor), Some(json!({ "couponCode": "WELCOME10" })))
        .await;
    assert_eq!(status, 200, "{body}");
    check(&body["cart"], true);
    let path = "/ecom/v1/carts/current/estimate-totals";
    let (_, body) = site.post(path, &visitor, json!({})).await;
    check(&body["cart"], true);
    assert!(body["calculatedLineItems"][0]["pricesBreakdown"]["priceBeforeDiscountsAndTax"]["amount"].is_string());
    let quantities = json!({ "lineItems": [{ "id": cart["lineItems"][0]["id"], "quantity": 1 }] });
    let (_, body) = site.post("/ecom/v1/carts/current/update-line-items-quantity", &visitor, quantities).await;
    check(&body["cart"], true);
}

#[tokio::test]
async fn an_aggregation_counts_products_by_option_name() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let aggregation =
        json!({ "name": "options", "type": "VALUE", "fieldPath": "options.name", "value": { "limit": 50 } });
    let search = json!({ "search": { "cursorPaging": { "limit": 100 }, "aggregations": [aggregation] } });
    let (status, body) = site.post("/stores/v3/products/search", &visitor, search).await;
    assert_eq!(status, 200, "{body}");
    let counts = body["aggregationData"]["results"][0]["values"]["results"].as_array().unwrap();
    for counted in counts {
        let filter =
            json!({ "search": { "filter": { "options.name": counted["value"] }, "cursorPaging": { "limit": 100 } } });
        let (_, found) = site.post("/stores/v3/products/search", &visitor, filter).await;
        assert_eq!(found["products"].as_array().unwrap().len() as u64, counted["count"].as_u64().unwrap(), "{counted}");
    }
    assert!(counts.len() > 1);
}
