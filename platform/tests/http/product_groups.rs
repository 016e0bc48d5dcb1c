//! Product groups: products that share a customization, each a choice of it.

use crate::catalog_v3::rug;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const GROUPS: &str = "/stores/v3/product-groups";
const UNKNOWN: &str = "00000000-0000-4000-8000-000000000000";

/// A rug that may be made again: it has no stock keeping units.
fn unnumbered() -> Value {
    let mut product = rug();
    for variant in product["variantsInfo"]["variants"].as_array_mut().unwrap() {
        variant.as_object_mut().unwrap().remove("sku");
    }
    product
}

impl Site {
    /// Creates a rug of one edge.
    async fn edged(&self, name: &str, edge: &str, visible: bool) -> Value {
        let mut product = unnumbered();
        product["name"] = json!(name);
        product["visible"] = json!(visible);
        let edges = product["modifiers"][1]["choicesSettings"]["choices"].as_array_mut().unwrap();
        edges.retain(|choice| choice["name"] == edge);
        self.create_v3(product).await
    }

    async fn group(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let (status, body) = self.owner(method, &format!("{GROUPS}{path}"), body).await;
        (status, body)
    }

    /// A group of rugs by their edge.
    async fn new_group(&self, product: &Value) -> Value {
        let edge = &product["modifiers"][1]["id"];
        let given = json!({ "productGroup": { "name": "Rugs", "groupingCustomizationId": edge } });
        let (status, body) = self.group(Method::POST, "", Some(given)).await;
        assert_eq!(status, 200, "{body}");
        body["productGroup"].clone()
    }

    async fn assign(&self, group: &Value, act: &str, products: &[&Value]) -> (u16, Value) {
        let given = json!({ "productGroupId": group["id"], "productIds": products });
        self.group(Method::POST, &format!("/{act}-products"), Some(given)).await
    }
}

#[tokio::test]
async fn a_group_computes_its_members_and_shows_shoppers_the_visible_ones() {
    let site = Site::start().await;
    let blue = site.edged("Rug A", "Blue", true).await;
    let red = site.edged("Rug B", "Red", true).await;
    let hidden = site.edged("Rug C", "Red", false).await;
    let both = site.create_v3(unnumbered()).await;
    let group = site.new_group(&blue).await;
    let products = [&red["id"], &blue["id"], &hidden["id"], &both["id"], &red["id"], &json!(UNKNOWN)];
    let (status, body) = site.assign(&group, "assign", &products).await;
    assert_eq!(status, 200, "{body}");
    let results = body["results"].as_array().unwrap();
    assert_eq!(results.len(), 5, "an id sent twice counts once");
    assert_eq!(results[4]["error"]["code"], "PRODUCT_NOT_FOUND");

    let path = format!("/{}?fields=GROUPING_CUSTOMIZATION", group["id"].as_str().unwrap());
    let (_, body) = site.group(Method::GET, &path, None).await;
    let read = &body["productGroup"];
    assert_eq!(body["fields"], json!(["GROUPING_CUSTOMIZATION"]));
    assert_eq!(read["groupingCustomization"]["name"], "Edge");
    let members = read["members"].as_array().unwrap();
    let told: Vec<_> = members.iter().map(|member| (&member["productName"], &member["status"])).collect();
    let [active, unseen, odd] = ["ACTIVE", "HIDDEN", "OUT_OF_SYNC"].map(|status| json!(status));
    let names = ["Rug A", "Rug B", "Rug C", "Wool Rug"].map(|name| json!(name));
    assert_eq!(told, [(&names[0], &active), (&names[1], &active), (&names[2], &unseen), (&names[3], &odd)]);
    assert_eq!(members[0]["choice"]["colorCode"], "#0000aa");
    assert_eq!(members[0]["slug"], blue["slug"]);

    let order = json!([members[1]["choice"]["id"]]);
    let change = json!({ "productGroup": { "id": group["id"], "revision": read["revision"], "choiceOrder": order } });
    let path = format!("/{}", group["id"].as_str().unwrap());
    let (status, body) = site.group(Method::PATCH, &path, Some(change.clone())).await;
    assert_eq!((status, &body["productGroup"]["members"][0]["productName"]), (200, &json!("Rug B")), "{body}");
    let (status, body) = site.group(Method::PATCH, &path, Some(change)).await;
    assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));

    let visitor = site.visitor().await.access;
    let search = json!({ "search": { "filter": { "members.productId": { "$hasSome": [blue["id"]] } } } });
    let (status, body) = site.post(&format!("{GROUPS}/search"), &visitor, search).await;
    assert_eq!(status, 200, "{body}");
    let seen = body["productGroups"][0]["members"].as_array().unwrap();
    assert_eq!(seen.iter().map(|member| member["productName"].clone()).collect::<Vec<_>>(), ["Rug B", "Rug A"]);
    let words = json!({ "search": { "search": { "expression": "rug a" }, "filter": { "name": "rugs" } } });
    let (_, body) = site.post(&format!("{GROUPS}/search"), &visitor, words).await;
    assert_eq!(body["productGroups"].as_array().unwrap().len(), 1);

    site.done(Method::DELETE, &format!("/stores/v3/products/{}", red["id"].as_str().unwrap()), None).await;
    let (_, body) = site.group(Method::GET, &path, None).await;
    assert_eq!(body["productGroup"]["members"].as_array().unwrap().len(), 3, "a deleted product is no member");
    site.done(Method::DELETE, &format!("{GROUPS}{path}"), None).await;
    assert_eq!(site.whole_v3(&blue["id"]).await["name"], "Rug A", "the products of a deleted group stay");
    let slugs: Vec<Value> = site
        .events_of("wix.stores.catalog.v3.product_group")
        .await
        .into_iter()
        .map(|event| event["slug"].clone())
        .collect();
    assert_eq!(slugs, ["created", "updated", "updated", "deleted"]);
}

#[tokio::test]
async fn a_group_refuses_products_without_its_customization_or_in_another_group() {
    let site = Site::start().await;
    let blue = site.edged("Rug A", "Blue", true).await;
    let group = site.new_group(&blue).await;
    let other = site.new_group(&blue).await;
    assert_eq!(site.assign(&group, "assign", &[&blue["id"]]).await.0, 200);
    assert_eq!(site.assign(&group, "assign", &[&blue["id"]]).await.1["results"][0]["success"], true);
    let (_, body) = site.assign(&other, "assign", &[&blue["id"]]).await;
    assert_eq!(body["results"][0]["error"]["code"], "PRODUCT_IN_ANOTHER_GROUP");

    let mut plain = unnumbered();
    plain["modifiers"] = json!([]);
    let plain = site.create_v3(plain).await;
    for (act, products, refused) in [
        ("assign", vec![&plain["id"], &blue["id"]], (400, "PRODUCTS_MISSING_CUSTOMIZATION")),
        ("assign", vec![&json!(UNKNOWN)], (404, "PRODUCTS_NOT_FOUND")),
        ("unassign", vec![&blue["id"], &plain["id"]], (400, "PRODUCTS_NOT_IN_GROUP")),
        ("unassign", vec![&json!(UNKNOWN)], (404, "PRODUCTS_NOT_FOUND")),
    ] {
        let (status, body) = site.assign(&group, act, &products).await;
        assert_eq!((status, code(&body)), refused, "{act}: {body}");
    }
    assert_eq!(site.assign(&group, "unassign", &[&blue["id"]]).await.0, 200);
    assert_eq!(site.assign(&group, "unassign", &[&blue["id"]]).await.0, 400, "a repeat is refused");

    for (customization, refused) in [
        (json!(UNKNOWN), (404, "CUSTOMIZATION_NOT_FOUND")),
        (blue["modifiers"][0]["id"].clone(), (400, "UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE")),
    ] {
        let given = json!({ "productGroup": { "name": "No", "groupingCustomizationId": customization } });
        let (status, body) = site.group(Method::POST, "", Some(given)).await;
        assert_eq!((status, code(&body)), refused);
    }
    let edge = &blue["modifiers"][1]["id"];
    let mut given = json!({ "productGroup": { "name": "Mine", "groupingCustomizationId": edge, "handle": "mine" } });
    assert_eq!(site.group(Method::POST, "", Some(given.clone())).await.0, 200);
    assert_eq!(site.group(Method::POST, "", Some(given.clone())).await.0, 409, "a handle is unique");
    given["productGroup"]["handle"] = json!("x".repeat(101));
    assert_eq!(site.group(Method::POST, "", Some(given)).await.0, 400);
    let query = json!({ "query": { "filter": { "handle": "mine" } } });
    let (_, body) = site.group(Method::POST, "/query", Some(query)).await;
    assert_eq!(body["productGroups"][0]["name"], "Mine");
}

#[tokio::test]
async fn bulk_calls_create_tag_and_delete_product_groups() {
    let site = Site::start().await;
    let blue = site.edged("Rug A", "Blue", true).await;
    let edge = &blue["modifiers"][1]["id"];
    let bulk = |path: &str| format!("/stores/v3/bulk/product-groups/{path}");
    let group = |name: &str| json!({ "name": name, "groupingCustomizationId": edge });
    let given = json!({ "productGroups": [group("One"), group("Two")], "returnEntity": true });
    let (status, body) = site.owner(Method::POST, &bulk("create"), Some(given)).await;
    assert_eq!(status, 200, "{body}");
    let made: Vec<&Value> = body["results"].as_array().unwrap().iter().map(|result| &result["item"]).collect();
    let change = |group: &Value| json!({ "productGroup": { "id": group["id"], "revision": "1", "name": "Same" } });
    let given = json!({ "productGroups": [change(made[0]), { "productGroup": { "id": UNKNOWN, "revision": "1" } }] });
    let (_, body) = site.owner(Method::POST, &bulk("update"), Some(given)).await;
    assert_eq!(body["bulkActionMetadata"]["totalFailures"], 1, "{body}");

    let tags = |tag: &str| json!({ "publicTags": { "tagIds": [tag] } });
    let given = json!({ "productGroupIds": [made[0]["id"]], "assignTags": tags("new") });
    let (_, body) = site.owner(Method::POST, &bulk("update-tags"), Some(given)).await;
    assert_eq!(body["bulkActionMetadata"]["totalSuccesses"], 1, "{body}");
    let given = json!({ "filter": { "name": "Same" }, "assignTags": tags("sale") });
    let (_, started) = site.owner(Method::POST, &bulk("update-tags-by-filter"), Some(given)).await;
    site.advance(1).await;
    assert_eq!(site.job(&started).await["bulkActionMetadata"]["totalSuccesses"], 1);
    let (_, body) = site.group(Method::GET, &format!("/{}", made[0]["id"].as_str().unwrap()), None).await;
    assert_eq!(body["productGroup"]["tags"]["publicTags"]["tagIds"], json!(["new", "sale"]));

    let given = json!({ "productGroupIds": [made[0]["id"], made[1]["id"]] });
    let (_, body) = site.owner(Method::POST, &bulk("delete"), Some(given)).await;
    assert_eq!(body["bulkActionMetadata"]["totalSuccesses"], 2, "{body}");
}
