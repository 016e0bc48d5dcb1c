//! The catalog by GraphQL: the same data and rights as by calls.

use crate::site::*;
use serde_json::{Value, json};

async fn ask(site: &Site, token: &str, query: &str, variables: Value) -> Value {
    let body = json!({ "query": query, "variables": variables });
    let (status, answer) = site.post("/graphql/alpha", token, body).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

#[tokio::test]
async fn a_graphql_product_by_id_or_slug_equals_the_product_of_the_catalog_call() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let query = "query One($slug: String) { product(slug: $slug) {
        id name slug availability price { amount compareAt currency } brand { name }
        pictures { url width height } options { name choices { name inStock } }
        variants { sku price { amount } choices } collections { slug }
    } }";
    let answer = ask(&site, &visitor, query, json!({ "slug": "harbour-mug" })).await;
    let product = &answer["data"]["product"];
    assert_eq!(product["name"], "Harbour Mug", "{answer}");
    let (_, told) = site.get("/stores/v3/products/slug/harbour-mug", &visitor).await;
    assert_eq!(product["id"], told["product"]["id"]);
    assert_eq!(
        (&product["price"]["amount"], &told["product"]["actualPriceRange"]["minValue"]["amount"]),
        (&json!("26.50"), &json!("26.5"))
    );
    assert_eq!(product["availability"], told["product"]["inventory"]["availabilityStatus"]);
    assert!(!product["pictures"].as_array().unwrap().is_empty());
    assert!(!product["collections"].as_array().unwrap().is_empty());
    let by_id = "query One($id: ID) { product(id: $id) { slug } }";
    let again = ask(&site, &visitor, by_id, json!({ "id": product["id"] })).await;
    assert_eq!(again["data"]["product"]["slug"], "harbour-mug");
    let none = ask(&site, &visitor, query, json!({ "slug": "no-such" })).await;
    assert_eq!(none["data"]["product"], Value::Null);
    assert_eq!(none.get("errors"), None);
}

#[tokio::test]
async fn products_can_be_filtered_and_paged_by_cursor() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let query = "query All($after: String) {
        products(first: 7, after: $after, sort: [{ field: \"name\" }]) { nodes { name } endCursor hasNextPage }
    }";
    let (mut names, mut after) = (Vec::new(), Value::Null);
    loop {
        let page = ask(&site, &visitor, query, json!({ "after": after })).await["data"]["products"].take();
        let nodes = page["nodes"].as_array().unwrap();
        names.extend(nodes.iter().map(|node| node["name"].as_str().unwrap().to_owned()));
        after = page["endCursor"].clone();
        if page["hasNextPage"] == false {
            break;
        }
    }
    assert!(names.len() > 20);
    let folded: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    assert!(folded.is_sorted());
    let search = "{ products(search: \"harbuor mug\") { nodes { name } } }";
    let found = ask(&site, &visitor, search, json!({})).await;
    assert_eq!(found["data"]["products"]["nodes"][0]["name"], "Harbour Mug");
    let within = "{ collections(first: 3) { name productCount products(first: 2) { nodes { slug } } } }";
    let collections = ask(&site, &visitor, within, json!({})).await;
    assert_eq!(collections["data"]["collections"].as_array().unwrap().len(), 3);
    assert!(collections["data"]["collections"][0]["products"]["nodes"][0]["slug"].is_string());
}

#[tokio::test]
async fn a_graphql_query_has_the_permissions_and_errors_of_the_rest_call() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = site.keys.owner_key.clone();
    let product =
        json!({ "name": "Kept back", "productType": "physical", "visible": false, "priceData": { "price": 1 } });
    let (status, made) = site.post("/stores/v1/products", &owner, json!({ "product": product })).await;
    assert_eq!(status, 200, "{made}");
    let hidden = "{ products(filter: { visible: false }) { nodes { name } } }";
    assert_eq!(ask(&site, &visitor, hidden, json!({})).await["data"]["products"]["nodes"], json!([]));
    let shown = ask(&site, &owner, hidden, json!({})).await;
    let nodes = shown["data"]["products"]["nodes"].as_array().unwrap();
    assert!(nodes.contains(&json!({ "name": "Kept back" })), "{shown}");

    let bad = ask(&site, &visitor, "{ products(filter: { secret: 1 }) { nodes { name } } }", json!({})).await;
    assert_eq!(bad["errors"][0]["extensions"]["code"], "INVALID_ARGUMENT", "{bad}");
    assert!(bad["errors"][0]["message"].as_str().unwrap().contains("search.filter.secret"));
    for (query, word) in [
        ("{ product { name } }", "Either id or slug"),
        ("{ secrets }", "Unknown field"),
        ("{ products(first: 101) { nodes { id } } }", "search.cursorPaging.limit"),
        ("{ products { nodes { name }", "expected"),
    ] {
        let answer = ask(&site, &visitor, query, json!({})).await;
        let message = answer["errors"][0]["message"].as_str().unwrap();
        assert!(message.contains(word), "{message}");
    }
    let deep = format!("{}slug{}", "{ collections { products { nodes { collections ".repeat(4), "} ".repeat(16));
    let answer = ask(&site, &visitor, &deep, json!({})).await;
    assert!(answer["errors"][0]["message"].is_string());
    let (status, _) = site.post("/graphql/alpha", &visitor, json!({ "query": "" })).await;
    assert_eq!(status, 400);
    let (status, _) = site.post("/graphql/alpha", "nobody", json!({ "query": "{ collections { name } }" })).await;
    assert_eq!(status, 401);
}

#[tokio::test]
async fn an_introspection_query_as_deep_as_tools_send_it_is_answered() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let wrapped = format!("{}name{}", "ofType { ".repeat(9), " }".repeat(9));
    let query = format!("{{ __schema {{ types {{ name fields {{ args {{ name type {{ kind {wrapped} }} }} }} }} }} }}");
    let answer = ask(&site, &visitor, &query, json!({})).await;
    assert!(answer["data"]["__schema"]["types"].is_array(), "{answer}");
}

#[tokio::test]
async fn a_query_for_too_many_values_is_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let lists = |count: usize| {
        let list = |number| format!("l{number}: products(first: 100) {{ nodes {{ id }} }} ");
        format!("{{ {} }}", (0..count).map(list).collect::<String>())
    };
    let sound = ask(&site, &visitor, &lists(2), json!({})).await;
    assert!(sound["data"]["l1"]["nodes"][0]["id"].is_string(), "{sound}");
    let refused = ask(&site, &visitor, &lists(100), json!({})).await;
    assert!(refused["data"].is_null() && refused["errors"][0].is_object(), "{refused}");
}
