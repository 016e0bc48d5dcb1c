//! Categories of catalog v3: a tree of groups of products.

use crate::catalog_v3::rug;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::HashMap;

const STORE_APP: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/// A payload with the store's tree.
fn of_tree(mut body: Value) -> Value {
    body["treeReference"] = json!({ "appNamespace": "@wix/stores" });
    body
}

fn item(product: &Value) -> Value {
    json!({ "catalogItemId": product["id"], "appId": STORE_APP })
}

impl Site {
    async fn category(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let path = format!("/categories/v1{path}");
        let (status, body) = self.owner(method, &path, Some(of_tree(body))).await;
        (status, body)
    }

    async fn three_rugs(&self) -> Vec<Value> {
        let mut products = Vec::new();
        for number in 0..3 {
            let mut product = rug();
            product["name"] = json!(format!("Rug {number}"));
            product["slug"] = json!(format!("rug-{number}"));
            for variant in product["variantsInfo"]["variants"].as_array_mut().unwrap() {
                variant.as_object_mut().unwrap().remove("sku");
                variant.as_object_mut().unwrap().remove("barcode");
            }
            products.push(self.create_v3(product).await);
        }
        products
    }

    async fn new_category(&self, category: Value) -> Value {
        let body = json!({ "category": category, "fields": ["BREADCRUMBS_INFO", "DESCRIPTION"] });
        let (status, body) = self.category(Method::POST, "/categories", body).await;
        assert_eq!(status, 200, "{body}");
        body["category"].clone()
    }

    async fn below(&self, parent: &Value, name: &str) -> Value {
        let category = json!({ "name": name, "parentCategory": { "id": parent["id"] } });
        self.new_category(category).await
    }

    async fn read_category(&self, id: &Value) -> (u16, Value) {
        let path = format!(
            "/categories/v1/categories/{}?treeReference.appNamespace=%40wix%2Fstores&fields=BREADCRUMBS_INFO",
            id.as_str().unwrap()
        );
        let (status, body) = self.get(&path, &self.visitor().await.access).await;
        (status.as_u16(), body["category"].clone())
    }

    async fn moved(&self, category: &Value, body: Value) -> (u16, Value) {
        let path = format!("/categories/{}/move", category["id"].as_str().unwrap());
        self.category(Method::POST, &path, body).await
    }

    async fn set_visible(&self, category: &Value, visible: bool) -> (u16, Value) {
        let (_, now) = self.read_category(&category["id"]).await;
        let body = json!({ "categoryId": category["id"], "visible": visible, "revision": now["revision"] });
        self.category(Method::PATCH, "/categories/visibility", body).await
    }

    /// The names of what a visitor, or the owner with hidden ones, finds by a condition.
    async fn found_categories(&self, filter: Value) -> (Vec<String>, Vec<String>) {
        let names = |body: Value| -> Vec<String> {
            let found = body["categories"].as_array().unwrap_or_else(|| panic!("{body}")).clone();
            found.iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
        };
        let query = json!({ "query": { "filter": filter }, "returnNonVisibleCategories": true });
        let visitor = self.visitor().await.access;
        let (_, seen) = self.post("/categories/v1/categories/query", &visitor, of_tree(query.clone())).await;
        let (_, all) = self.category(Method::POST, "/categories/query", query).await;
        (names(seen), names(all))
    }
}

fn names(ids: &Value, known: &[&Value]) -> Vec<String> {
    let name = |id: &Value| known.iter().find(|one| one["id"] == *id).unwrap()["name"].clone();
    let ids = ids.as_array().unwrap().iter();
    ids.map(|id| name(id).as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn categories_form_a_tree() {
    let site = Site::start().await;
    let top = site.new_category(json!({ "name": "Table", "description": "For the table" })).await;
    assert_eq!((&top["slug"], &top["visible"]), (&json!("table"), &json!(true)));
    assert_eq!(top["description"], "For the table");
    let cups = site.below(&top, "Cups").await;
    let bowls = site.below(&top, "Bowls").await;
    let plates = site.below(&top, "Plates").await;
    assert_eq!(plates["parentCategory"], json!({ "id": top["id"], "index": 2 }));
    assert_eq!(plates["breadcrumbsInfo"]["breadcrumbs"][0]["categoryName"], "Table");
    assert_ne!(plates["revision"], cups["revision"], "the tree has one revision");

    let known = [&cups, &bowls, &plates];
    let first = json!({ "parentCategoryId": top["id"], "position": "FIRST" });
    let (status, body) = site.moved(&plates, first).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(names(&body["categoriesAfterMove"], &known), ["Plates", "Cups", "Bowls"]);
    let after = |other: &Value| json!({ "parentCategoryId": top["id"], "position": "AFTER", "moveAfterCategoryId": other["id"] });
    let (_, body) = site.moved(&plates, after(&cups)).await;
    assert_eq!(names(&body["categoriesAfterMove"], &known), ["Cups", "Plates", "Bowls"]);

    let mut level = cups.clone();
    for name in ["Three", "Four", "Five"] {
        level = site.below(&level, name).await;
    }
    for (refused, code_of) in [
        (site.moved(&top, json!({ "parentCategoryId": cups["id"], "position": "LAST" })).await, "TREE_CYCLE_DETECTED"),
        (
            site.moved(&bowls, json!({ "parentCategoryId": level["id"], "position": "LAST" })).await,
            "CATEGORY_DEPTH_LIMIT_EXCEEDED",
        ),
        (site.moved(&bowls, after(&top)).await, "AFTER_CATEGORY_NOT_IN_PARENT"),
        (site.moved(&bowls, json!({ "position": "AFTER" })).await, "MISSING_AFTER_CATEGORY"),
    ] {
        assert_eq!(code(&refused.1), code_of, "{}", refused.1);
    }
    let (_, deep) = site.read_category(&level["id"]).await;
    let crumbs = deep["breadcrumbsInfo"]["breadcrumbs"].as_array().unwrap().iter();
    let crumbs: Vec<&Value> = crumbs.map(|crumb| &crumb["categoryName"]).collect();
    assert_eq!(crumbs, ["Table", "Cups", "Three", "Four"]);

    let path = format!("/categories/{}", cups["id"].as_str().unwrap());
    let (status, _) = site.category(Method::DELETE, &path, json!({})).await;
    assert_eq!(status, 400, "a query string has the tree");
    let path = format!("/categories/v1{path}?treeReference.appNamespace=%40wix%2Fstores");
    let (status, body) = site.owner(Method::DELETE, &path, None).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(site.read_category(&level["id"]).await.0, 404, "with all below it");
    assert_eq!(site.read_category(&bowls["id"]).await.0, 200);
}

#[tokio::test]
async fn a_category_update_needs_the_current_revision() {
    let site = Site::start().await;
    let made = site.new_category(json!({ "name": "Spring", "slug": "spring" })).await;
    let path = format!("/categories/{}", made["id"].as_str().unwrap());
    let change = |revision: &Value, slug: &str| json!({ "category": { "id": made["id"], "revision": revision, "name": "Early", "slug": slug } });
    let (status, body) = site.category(Method::PATCH, &path, change(&made["revision"], "early")).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!((&body["category"]["name"], &body["category"]["slug"]), (&json!("Early"), &json!("early")));
    let (status, body) = site.category(Method::PATCH, &path, change(&made["revision"], "late")).await;
    assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));
    let again = json!({ "category": { "name": "Another", "slug": "early" } });
    let (status, body) = site.category(Method::POST, "/categories", again).await;
    assert_eq!((status, code(&body)), (409, "DUPLICATE_SLUG"));
    assert_eq!(body["details"]["applicationError"]["data"]["existingCategoryId"], made["id"]);

    let (_, now) = site.read_category(&made["id"]).await;
    let entries = json!([
        { "category": { "id": made["id"], "revision": now["revision"], "name": "A" } },
        { "category": { "id": made["id"], "revision": now["revision"], "visible": false } },
        { "category": { "id": made["id"], "revision": "1", "name": "B" } },
    ]);
    let body = json!({ "categories": entries, "returnEntity": true });
    let (status, body) = site.category(Method::POST, "/bulk/categories/update", body).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["results"][0]["category"]["name"], "A");
    let failed = |index: usize| &body["results"][index]["itemMetadata"]["error"]["code"];
    assert_eq!((failed(1), failed(2)), (&json!("UPDATE_OF_FIELD_NOT_ALLOWED"), &json!("INVALID_REVISION")));
}

#[tokio::test]
async fn a_hidden_category_hides_its_subcategories() {
    let site = Site::start().await;
    let top = site.new_category(json!({ "name": "Attic" })).await;
    let below = site.below(&top, "Attic chest").await;
    let filter = json!({ "name": { "$startsWith": "Attic" } });
    let both = || vec!["Attic".to_owned(), "Attic chest".to_owned()];
    assert_eq!(site.found_categories(filter.clone()).await, (both(), both()));
    assert_eq!(site.set_visible(&top, false).await.0, 200);
    assert_eq!(site.found_categories(filter.clone()).await, (Vec::new(), both()));
    assert_eq!(site.read_category(&below["id"]).await.1["visible"], false, "still read by its id");
    let (status, body) = site.set_visible(&below, true).await;
    assert_eq!((status, code(&body)), (428, "PARENT_CATEGORY_HIDDEN"));
    let ids = json!({ "categoryIds": [below["id"], top["id"], below["id"]] });
    let (_, body) = site.category(Method::POST, "/bulk/categories/show", ids).await;
    let shown = body["results"].as_array().unwrap().iter();
    let shown: Vec<&Value> = shown.map(|result| &result["itemMetadata"]["success"]).collect();
    assert_eq!(shown, [false, true, true], "one after the other");
    assert_eq!(site.found_categories(filter).await.0, both());
}

#[tokio::test]
async fn categories_can_be_searched_and_counted_within_one_tree() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let ask =
        async |path: &str, body: Value| site.post(&format!("/categories/v1/categories/{path}"), &visitor, body).await;
    for name in ["Moss", "Moss green", "Fern"] {
        site.new_category(json!({ "name": name, "description": "of the wood" })).await;
    }
    let words = json!({ "search": { "search": { "expression": "moss wood" } } });
    let (status, body) = ask("search", of_tree(words)).await;
    assert_eq!(status, 200, "{body}");
    let found = body["categories"].as_array().unwrap().iter();
    let found: Vec<&Value> = found.map(|one| &one["name"]).collect();
    assert_eq!(found.len(), 2);
    let (_, body) = ask("count", of_tree(json!({ "filter": { "name": { "$startsWith": "Moss" } } }))).await;
    assert_eq!(body["count"], 2);
    let (_, body) = ask("query", of_tree(json!({ "query": {} }))).await;
    assert_eq!(body["categories"][0]["name"], "All Products");
    let (status, body) = ask("query", of_tree(json!({ "query": { "filter": {} } }))).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "INVALID_FILTER"));
    let (status, body) = ask("query", json!({ "query": {} })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "treeReference"));
    let (_, body) = site.get("/categories/v1/categories/list-trees", &visitor).await;
    assert_eq!(body["trees"][0]["appNamespace"], "@wix/stores");
    let slug = "/categories/v1/categories/slug/fern?treeReference.appNamespace=%40wix%2Fstores";
    assert_eq!(site.get(slug, &visitor).await.1["category"]["name"], "Fern");
    let settings = json!({ "catalog": "V1" });
    site.owner(Method::PATCH, "/_platform/site-settings", Some(settings)).await;
    assert_eq!(ask("query", of_tree(json!({ "query": {} }))).await.0, 428);
}

#[tokio::test]
async fn products_are_added_to_and_removed_from_categories() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let top = site.new_category(json!({ "name": "Floor" })).await;
    let rugs = site.below(&top, "Rugs").await;
    let products = site.three_rugs().await;
    let id = rugs["id"].as_str().unwrap();
    let unknown = json!({ "id": "00000000-0000-4000-8000-000000000000" });
    let items: Vec<Value> = products.iter().chain([&unknown]).map(item).collect();
    let add = format!("/bulk/categories/{id}/add-items");
    let (status, body) = site.category(Method::POST, &add, json!({ "items": items })).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(body["bulkActionMetadata"]["totalSuccesses"], 3);
    assert_eq!(body["results"][3]["itemMetadata"]["success"], false);
    assert_eq!(site.read_category(&rugs["id"]).await.1["itemCounter"], 3);

    let list = async |id: &str, more: &str| {
        let tree = "treeReference.appNamespace=%40wix%2Fstores";
        let path = format!("/categories/v1/categories/{id}/list-items?{tree}{more}");
        let (status, body) = site.get(&path, &visitor).await;
        assert_eq!(status, 200, "{body}");
        body
    };
    let ids = |body: &Value| -> Vec<Value> {
        body["items"].as_array().unwrap().iter().map(|item| item["catalogItemId"].clone()).collect()
    };
    let [a, b, c] = [0, 1, 2].map(|index| products[index]["id"].clone());
    assert_eq!(ids(&list(id, "").await), [c.clone(), b.clone(), a.clone()], "the newest first");
    let page = list(id, "&cursorPaging.limit=2").await;
    let next = page["pagingMetadata"]["cursors"]["next"].as_str().unwrap();
    let second = list(id, &format!("&cursorPaging.limit=2&cursorPaging.cursor={next}")).await;
    assert_eq!(ids(&second), std::slice::from_ref(&a));
    let top_id = top["id"].as_str().unwrap();
    assert!(ids(&list(top_id, "").await).is_empty());
    assert_eq!(ids(&list(top_id, "&includeItemsFromSubcategories=true").await).len(), 3);

    let arrange = format!("/categories/{id}/set-arranged-items");
    let (status, body) = site.category(Method::POST, &arrange, json!({ "items": [item(&products[1])] })).await;
    assert_eq!(status, 200, "{body}");
    let arranged = list(id, "&useCategoryArrangement=true").await;
    assert_eq!(ids(&arranged), [b.clone(), c.clone(), a.clone()]);
    let (_, body) = site.category(Method::POST, &arrange, json!({ "items": [item(&unknown)] })).await;
    assert_eq!(code(&body), "ITEM_NOT_IN_CATEGORY");

    let of_items = of_tree(json!({ "items": [item(&products[0]), item(&unknown)] }));
    let path = "/categories/v1/categories/list-categories-for-items";
    let (status, body) = site.post(path, &visitor, of_items).await;
    assert_eq!(status, 200, "{body}");
    assert!(body["categoriesForItems"][0]["directCategoryIds"].as_array().unwrap().contains(&rugs["id"]));
    assert_eq!(body["categoriesForItems"][0]["indirectCategoryIds"], json!([top["id"]]));
    assert_eq!(body["categoriesForItems"][1]["directCategoryIds"], json!([]));

    let gone = json!({ "item": item(&products[1]), "categoryIds": [id, top_id] });
    let (_, body) = site.category(Method::POST, "/bulk/categories/remove-item", gone).await;
    assert_eq!(body["bulkActionMetadata"]["totalSuccesses"], 2, "one was in it");
    assert_eq!(ids(&list(id, "&useCategoryArrangement=true").await), [c, a]);
    let told = site.events_of("wix.categories.v1.category").await;
    let kinds: Vec<&str> = told.iter().map(|event| event["slug"].as_str().unwrap()).collect();
    let expected = [
        "created",
        "created",
        "item_added_to_category",
        "item_added_to_category",
        "item_added_to_category",
        "items_arranged_in_category",
        "item_removed_from_category",
    ];
    assert_eq!(kinds, expected);
}

#[tokio::test]
async fn the_system_category_contains_every_product() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (_, found) = site.get("/stores/v3/all-products-category", &visitor).await;
    let (status, category) = site.read_category(&found["categoryId"]).await;
    assert_eq!((status, &category["slug"]), (200, &json!("all-products")));
    let id = found["categoryId"].as_str().unwrap();
    let path = format!("/categories/v1/categories/{id}/list-items?treeReference.appNamespace=%40wix%2Fstores");
    let (_, body) = site.get(&path, &visitor).await;
    assert_eq!(body["pagingMetadata"]["hasNext"], category["itemCounter"].as_i64().unwrap() > 100);
    let add = format!("/bulk/categories/{id}/add-items");
    let product = site.plain_product(&visitor).await;
    let (status, body) = site.category(Method::POST, &add, json!({ "items": [item(&product)] })).await;
    assert_eq!((status, code(&body)), (428, "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED"));
}

#[tokio::test]
async fn products_have_breadcrumbs_and_can_be_filtered_by_category() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let top = site.new_category(json!({ "name": "Floor" })).await;
    let rugs = site.below(&top, "Rugs").await;
    let products = site.three_rugs().await;
    let (id, top_id) = (rugs["id"].as_str().unwrap(), top["id"].as_str().unwrap());
    let items: Vec<Value> = products.iter().map(item).collect();
    let add = format!("/bulk/categories/{id}/add-items");
    let (status, body) = site.category(Method::POST, &add, json!({ "items": items })).await;
    assert_eq!(status, 200, "{body}");

    let found = async |kind: &str, category: &str| {
        let field = format!("{kind}CategoriesInfo.categories");
        let counted = format!("{field}.id");
        let search = json!({ "search": {
            "filter": { field: { "$matchItems": [{ "id": category }] } },
            "aggregations": [{ "name": "by", "type": "VALUE", "fieldPath": counted }],
        }});
        let (status, body) = site.post("/stores/v3/products/search", &visitor, search).await;
        assert_eq!(status, 200, "{body}");
        let values = body["aggregationData"]["results"][0]["values"]["results"].clone();
        let counts: HashMap<String, u64> = values
            .as_array()
            .unwrap()
            .iter()
            .map(|value| (value["value"].as_str().unwrap().to_owned(), value["count"].as_u64().unwrap()))
            .collect();
        (body["products"].as_array().unwrap().len(), counts)
    };
    let system = "00000000-0000-0000-0000-000000000001";
    let (direct, counts) = found("direct", id).await;
    assert_eq!((direct, counts.get(id), counts.get(top_id), counts.get(system)), (3, Some(&3), None, Some(&3)));
    assert_eq!(found("direct", top_id).await.0, 0);
    let (below, counts) = found("all", top_id).await;
    assert_eq!((below, counts.get(id), counts.get(top_id)), (3, Some(&3), Some(&3)));
    assert!(found("direct", system).await.0 > 3);

    let fields =
        "DIRECT_CATEGORIES_INFO&fields=ALL_CATEGORIES_INFO&fields=BREADCRUMBS_INFO&fields=MIN_VARIANT_PRICE_INFO";
    let product = products[0]["id"].as_str().unwrap();
    let path = format!("/stores/v3/products/{product}");
    let shown_path = format!("{path}?fields={fields}");
    let (status, body) = site.get(&shown_path, &visitor).await;
    assert_eq!(status, 200, "{body}");
    let ids_of = |list: &Value, key: &str| -> Vec<String> {
        list.as_array().unwrap().iter().map(|one| one[key].as_str().unwrap().to_owned()).collect()
    };
    let shown = &body["product"];
    let direct = ids_of(&shown["directCategoriesInfo"]["categories"], "id");
    assert!(
        direct.contains(&id.to_owned()) && direct.contains(&system.to_owned()) && !direct.contains(&top_id.to_owned())
    );
    assert!(ids_of(&shown["allCategoriesInfo"]["categories"], "id").contains(&top_id.to_owned()));
    assert!(shown["minVariantPriceInfo"].is_object());
    let owner_set = json!({ "product": { "id": product, "revision": shown["revision"], "mainCategoryId": id } });
    let (status, body) = site.owner(Method::PATCH, &path, Some(owner_set)).await;
    assert_eq!(status, 200, "{body}");
    let (_, body) = site.get(&shown_path, &visitor).await;
    let crumbs = ids_of(&body["product"]["breadcrumbsInfo"]["breadcrumbs"], "categoryId");
    assert_eq!(crumbs, [top_id, id]);
}

#[tokio::test]
async fn the_slug_of_a_category_cannot_be_removed() {
    let site = Site::start().await;
    let (_, body) = site.category(Method::POST, "/categories", json!({ "category": { "name": "Rugs" } })).await;
    let category = &body["category"];
    let path = format!("/categories/{}", category["id"].as_str().unwrap());
    let change = json!({ "category": { "id": category["id"], "revision": category["revision"], "slug": null } });
    let (status, body) = site.category(Method::PATCH, &path, change).await;
    assert_eq!((status, code(&body)), (400, "REMOVED_SLUG"), "{body}");
}
