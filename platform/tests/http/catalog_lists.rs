//! Lists of catalog v3: found by words and conditions, counted, turned by cursor, and as fresh as the last write.

use crate::catalog_v3::rug;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const QUERY: &str = "/stores/v3/products/query";
const SEARCH: &str = "/stores/v3/products/search";
const COUNT: &str = "/stores/v3/products/count";

async fn list(site: &Site, token: &str, body: Value) -> Value {
    let path = if body.get("search").is_some() { SEARCH } else { QUERY };
    let (status, answer) = site.post(path, token, body.clone()).await;
    assert_eq!(status, 200, "{body}: {answer}");
    answer
}

fn names(answer: &Value) -> Vec<String> {
    let products = answer["products"].as_array().unwrap();
    products.iter().map(|product| product["name"].as_str().unwrap().to_owned()).collect()
}

fn cursor(answer: &Value, which: &str) -> Option<String> {
    answer["pagingMetadata"]["cursors"][which].as_str().map(str::to_owned)
}

async fn found(site: &Site, token: &str, expression: &str, fuzzy: bool) -> Vec<String> {
    let search = json!({ "expression": expression, "mode": "AND", "fuzzy": fuzzy });
    names(&list(site, token, json!({ "search": { "search": search } })).await)
}

#[tokio::test]
async fn cursors_page_forward_and_back_in_every_sort_order() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for sort in [
        json!([]),
        json!([{ "fieldName": "name", "order": "DESC" }]),
        json!([{ "fieldName": "actualPriceRange.minValue.amount", "order": "ASC" }]),
        json!([{ "fieldName": "actualPriceRange.maxValue.amount", "order": "DESC" }]),
        json!([{ "fieldName": "productType" }, { "fieldName": "createdDate", "order": "DESC" }]),
        json!([{ "fieldName": "slug", "order": "DESC" }]),
    ] {
        let whole = names(&list(&site, &visitor, json!({ "search": { "sort": sort } })).await);
        assert!(whole.len() > 20);
        let mut pages = Vec::new();
        let mut asked = json!({ "cursorPaging": { "limit": 7 }, "sort": sort });
        let mut last = loop {
            let answer = list(&site, &visitor, json!({ "search": asked })).await;
            pages.push(names(&answer));
            let Some(next) = cursor(&answer, "next") else {
                break answer;
            };
            asked = json!({ "cursorPaging": { "limit": 7, "cursor": next } });
        };
        assert_eq!(pages.concat(), whole, "{sort}");
        assert_eq!(last["pagingMetadata"]["hasNext"], false);
        pages.pop();
        while let Some(before) = pages.pop() {
            let previous = cursor(&last, "prev").unwrap();
            let query = json!({ "cursorPaging": { "limit": 7, "cursor": previous } });
            last = list(&site, &visitor, json!({ "search": query })).await;
            assert_eq!(names(&last), before, "{sort}");
        }
        assert_eq!(cursor(&last, "prev"), None);
    }
}

#[tokio::test]
async fn search_results_page_by_cursor_in_order_of_relevance() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    assert!(found(&site, &visitor, "harbuor mug", false).await.is_empty());
    assert_eq!(found(&site, &visitor, "harbuor mug", true).await[0], "Harbour Mug");
    let whole = found(&site, &visitor, "wool", false).await;
    assert!(whole.len() > 3);
    let search = json!({ "search": { "expression": "wool", "mode": "AND" }, "cursorPaging": { "limit": 2 } });
    let first = list(&site, &visitor, json!({ "search": search })).await;
    let next = json!({ "cursorPaging": { "limit": 2, "cursor": cursor(&first, "next").unwrap() } });
    let second = list(&site, &visitor, json!({ "search": next })).await;
    assert_eq!([names(&first), names(&second)].concat(), whole[..4]);
}

/// The texts at a path of a product, through its lists.
fn texts(value: &Value, path: &str) -> Vec<String> {
    if let Some(list) = value.as_array() {
        return list.iter().flat_map(|one| texts(one, path)).collect();
    }
    if path.is_empty() {
        return value.as_str().map(str::to_owned).into_iter().collect();
    }
    let (name, rest) = path.split_once('.').unwrap_or((path, ""));
    value.get(name).map(|part| texts(part, rest)).unwrap_or_default()
}

#[tokio::test]
async fn products_can_be_filtered_by_the_fields_of_their_record() {
    let site = Site::start().await;
    let owner = &site.keys.owner_key;
    let mut product = rug();
    product["variantsInfo"]["variants"][0]["barcode"] = json!("4006381333931");
    product["physicalProperties"]["fulfillerId"] = json!("e5bb4a2c-6f2b-4b5e-9c70-0d6e7d1f0c11");
    product["visibleInPos"] = json!(false);
    site.create_stocked_v3(product).await;
    let fields = json!(["INFO_SECTION", "MERCHANT_DATA", "VARIANT_OPTION_CHOICE_NAMES"]);
    let all = list(&site, owner, json!({ "search": { "cursorPaging": { "limit": 100 } }, "fields": fields })).await;
    let all = all["products"].as_array().unwrap();
    for (field, operator) in [
        ("additionalRibbons.id", "$hasSome"),
        ("additionalRibbons.name", "$hasSome"),
        ("infoSections.id", "$hasSome"),
        ("infoSections.uniqueName", "$hasAll"),
        ("options.id", "$hasSome"),
        ("options.name", "$hasSome"),
        ("modifiers.id", "$hasSome"),
        ("modifiers.name", "$hasSome"),
        ("modifiers.choicesSettings.choices.choiceId", "$hasSome"),
        ("modifiers.choicesSettings.choices.name", "$hasSome"),
        ("tags.publicTags.tagIds", "$hasSome"),
        ("tags.privateTags.tagIds", "$hasSome"),
    ] {
        let values: Vec<String> = all.iter().flat_map(|product| texts(product, field)).collect();
        let value = values.first().unwrap_or_else(|| panic!("no product has {field}"));
        let having = all.iter().filter(|product| texts(product, field).contains(value));
        let mut expected: Vec<&str> = having.map(|product| product["name"].as_str().unwrap()).collect();
        let search = json!({ "filter": { field: { operator: [value] } }, "cursorPaging": { "limit": 100 } });
        let mut found = names(&list(&site, owner, json!({ "search": search })).await);
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{field}");
    }
    for filter in [
        json!({ "variantsInfo.variants.barcode": { "$hasSome": ["4006381333931"] } }),
        json!({ "physicalProperties.fulfillerId": "e5bb4a2c-6f2b-4b5e-9c70-0d6e7d1f0c11" }),
        json!({ "visibleInPos": false }),
    ] {
        let found = names(&list(&site, owner, json!({ "search": { "filter": filter } })).await);
        assert_eq!(found, ["Wool Rug"], "{filter}");
    }
    let words = json!({ "expression": "4006381333931", "fields": ["variantsInfo.variants.barcode"] });
    assert_eq!(names(&list(&site, owner, json!({ "search": { "search": words } })).await), ["Wool Rug"]);
}

#[tokio::test]
async fn aggregations_and_count_cover_exactly_the_matching_products() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let price = "actualPriceRange.minValue.amount";
    let filter = json!({ price: { "$lt": "60" } });
    let aggregations = json!([
        { "name": "stock", "type": "VALUE", "fieldPath": "inventory.availabilityStatus" },
        { "name": "collections", "type": "VALUE", "fieldPath": "allCategoriesInfo.categories.id", "value": { "limit": 100 } },
        { "name": "prices", "type": "RANGE", "fieldPath": price, "range": { "buckets": [{ "to": 20 }, { "from": 20 }] } },
        { "name": "dearest", "type": "SCALAR", "fieldPath": price, "scalar": { "type": "MAX" } },
        { "name": "years", "type": "DATE_HISTOGRAM", "fieldPath": "createdDate", "dateHistogram": { "interval": "YEAR" } },
        { "name": "both", "type": "NESTED", "nested": { "nestedAggregations": [
            { "name": "kind", "type": "VALUE", "fieldPath": "productType" },
            { "name": "stock", "type": "VALUE", "fieldPath": "inventory.availabilityStatus" },
        ] } },
    ]);
    let answer = list(
        &site,
        &visitor,
        json!({ "search": { "filter": filter, "aggregations": aggregations }, "fields": ["ALL_CATEGORIES_INFO"] }),
    )
    .await;
    let products = answer["products"].as_array().unwrap();
    let results = answer["aggregationData"]["results"].as_array().unwrap();
    let count = |holds: &dyn Fn(&Value) -> bool| products.iter().filter(|product| holds(product)).count();
    let amount = |product: &Value| -> f64 {
        product["actualPriceRange"]["minValue"]["amount"].as_str().unwrap().parse().unwrap()
    };
    let total = |list: &Value| -> u64 {
        list["results"].as_array().unwrap().iter().map(|entry| entry["count"].as_u64().unwrap()).sum()
    };
    for entry in results[0]["values"]["results"].as_array().unwrap() {
        let holding = count(&|product| product["inventory"]["availabilityStatus"] == entry["value"]);
        assert_eq!(entry["count"], json!(holding), "{entry}");
    }
    for entry in results[1]["values"]["results"].as_array().unwrap() {
        let holding = count(&|product| {
            let categories = product["allCategoriesInfo"]["categories"].as_array().unwrap();
            categories.iter().any(|category| category["id"] == entry["value"])
        });
        assert_eq!(entry["count"], json!(holding), "{entry}");
    }
    assert_eq!(results[2]["ranges"]["results"][0]["count"], json!(count(&|product| amount(product) < 20.0)));
    assert_eq!(total(&results[2]["ranges"]), products.len() as u64);
    let dearest = products.iter().map(amount).fold(0.0, f64::max);
    assert_eq!(results[3]["scalar"]["value"], json!(dearest));
    assert_eq!(total(&results[4]["dateHistogram"]), products.len() as u64);
    let rows = results[5]["nested"]["results"].as_array().unwrap();
    let inner = |row: &Value| row["results"]["stock"]["value"]["count"].as_u64().unwrap();
    assert_eq!(rows.iter().map(inner).sum::<u64>(), products.len() as u64);
    let (_, counted) = site.post(COUNT, &visitor, json!({ "filter": filter })).await;
    assert_eq!(counted["count"], json!(products.len()));
}

#[tokio::test]
async fn searches_reflect_product_writes_at_once_and_hide_hidden_products_from_visitors() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = site.keys.owner_key.clone();
    let product = json!({ "name": "Zephyr Kite", "productType": "physical", "priceData": { "price": 12.5 } });
    let (status, made) = site.post("/stores/v1/products", &owner, json!({ "product": product })).await;
    assert_eq!(status, 200, "{made}");
    let id = made["product"]["id"].as_str().unwrap();
    let path = format!("/stores/v1/products/{id}");
    assert_eq!(found(&site, &visitor, "zephyr", false).await, ["Zephyr Kite"]);

    let change = json!({ "product": { "id": id, "name": "Mistral Kite", "visible": false } });
    let (status, changed) = site.call(Method::PATCH, &path, Some(&owner), Some(change)).await;
    assert_eq!(status, 200, "{changed}");
    assert!(found(&site, &owner, "zephyr", false).await.is_empty());
    assert!(found(&site, &visitor, "mistral", false).await.is_empty());
    assert_eq!(found(&site, &owner, "mistral", false).await, ["Mistral Kite"]);
    let filter = json!({ "search": { "filter": { "name": { "$startsWith": "mistral" } } } });
    assert_eq!(list(&site, &visitor, filter.clone()).await["products"], json!([]));
    assert_eq!(names(&list(&site, &owner, filter.clone()).await), ["Mistral Kite"]);

    let (status, _) = site.call(Method::DELETE, &path, Some(&owner), None).await;
    assert_eq!(status, 200);
    assert!(found(&site, &owner, "mistral", false).await.is_empty());
    assert_eq!(list(&site, &owner, filter).await["products"], json!([]));
}

#[tokio::test]
async fn an_invalid_product_search_is_refused_with_its_field() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for (asked, field) in [
        (json!({ "filter": { "secret": 1 } }), "search.filter.secret"),
        (json!({ "sort": [{ "fieldName": "description" }] }), "search.sort.description"),
        (json!({ "cursorPaging": { "limit": 101 } }), "search.cursorPaging.limit"),
        (json!({ "cursorPaging": { "limit": -1 } }), "search.cursorPaging.limit"),
        (json!({ "cursorPaging": { "cursor": "bm90IGEgY3Vyc29y" } }), "search.cursorPaging.cursor"),
        (json!({ "search": { "expression": "x".repeat(101) } }), "search.search.expression"),
        (json!({ "search": { "expression": "x", "fields": ["secret"] } }), "search.search.fields"),
        (json!({ "aggregations": [{ "type": "VALUE", "fieldPath": "name" }] }), "search.aggregations[0].fieldPath"),
        (json!({ "aggregations": [{ "type": "SUM", "fieldPath": "brand.id" }] }), "search.aggregations[0].type"),
        (
            json!({ "aggregations": [{ "type": "DATE_HISTOGRAM", "fieldPath": "actualPriceRange.minValue.amount" }] }),
            "search.aggregations[0].fieldPath",
        ),
        (
            json!({ "aggregations": vec![json!({ "type": "VALUE", "fieldPath": "brand.id" }); 11] }),
            "search.aggregations",
        ),
        (json!({ "aggregations": "all" }), "search.aggregations"),
    ] {
        let (status, body) = site.post(SEARCH, &visitor, json!({ "search": asked })).await;
        assert_eq!(status, 400, "{asked}: {body}");
        let refused = &body["details"]["validationError"]["fieldViolations"][0]["field"];
        assert_eq!(refused, field, "{body}");
    }
}

#[tokio::test]
async fn query_and_search_of_products_accept_only_the_fields_declared_for_each() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let filter = json!({ "allCategoriesInfo.categories": { "$matchItems": [{ "id": "x" }] } });
    let (status, body) = site.post(QUERY, &visitor, json!({ "query": { "filter": filter } })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "query.filter.allCategoriesInfo.categories"));
    let text = body["message"].as_str().unwrap();
    assert!(text.contains("is not declared as filterable"), "{text}");
    let (status, body) =
        site.post(QUERY, &visitor, json!({ "query": { "sort": [{ "fieldName": "productType" }] } })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "query.sort.productType"));
    let priced = json!({ "actualPriceRange.minValue.amount": { "$gt": "1" } });
    for query in [
        json!({ "filter": priced }),
        json!({ "filter": { "name": "Rug" } }),
        json!({ "sort": [{ "fieldName": "name" }] }),
    ] {
        let (status, body) = site.post(QUERY, &visitor, json!({ "query": query })).await;
        assert_eq!(status, 400, "{query}: {body}");
    }
    let filter = json!({ "allCategoriesInfo.categories": { "$hasSome": ["x"] } });
    let (status, body) = site.post(SEARCH, &visitor, json!({ "search": { "filter": filter } })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "search.filter.allCategoriesInfo.categories"));
}

#[tokio::test]
async fn match_items_filters_products_by_conditions_on_a_single_variant() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    site.create_stocked_v3(rug()).await;
    let with = async |item: Value| {
        let filter = json!({ "variantsInfo.variants": { "$matchItems": [item] } });
        names(&list(&site, &visitor, json!({ "search": { "filter": filter } })).await)
    };
    let price = "price.actualPrice.amount";
    assert_eq!(with(json!({ "sku": "RUG-Large", price: { "$gt": "149" } })).await, ["Wool Rug"]);
    assert!(with(json!({ "sku": "RUG-Small", price: { "$gt": "149" } })).await.is_empty());
}

/// Copies of a cursor, in each of which one number is extreme.
fn extremes(cursor: &str) -> Vec<String> {
    use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
    let text = String::from_utf8(URL_SAFE_NO_PAD.decode(cursor).unwrap()).unwrap();
    let numbers: Vec<(usize, &str)> = text.match_indices(|letter: char| letter.is_ascii_digit()).collect();
    let mut made = Vec::new();
    for (at, _) in numbers {
        for extreme in
            ["18446744073709551615", "9223372036854775807", "-9223372036854775808", "4294967295", "0", "1e308"]
        {
            let rest = text[at..].trim_start_matches(|letter: char| letter.is_ascii_digit());
            made.push(URL_SAFE_NO_PAD.encode(format!("{}{extreme}{rest}", &text[..at])));
        }
    }
    made
}

#[tokio::test]
async fn a_cursor_with_extreme_numbers_causes_no_server_error() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let owner = site.keys.owner_key.clone();
    let limit = json!({ "limit": 2 });
    let lists = [
        (SEARCH, "search", json!({ "search": { "expression": "a" }, "cursorPaging": limit })),
        (
            SEARCH,
            "search",
            json!({ "sort": [{ "fieldName": "actualPriceRange.minValue.amount" }], "cursorPaging": limit }),
        ),
        (QUERY, "query", json!({ "cursorPaging": limit })),
        (QUERY, "query", json!({ "sort": [{ "fieldName": "createdDate" }], "cursorPaging": limit })),
        ("/ecom/v1/orders/search", "search", json!({ "cursorPaging": { "limit": 1 } })),
        ("/stores/v3/inventory-items/query", "query", json!({ "cursorPaging": limit })),
    ];
    for visitor_order in 0..2 {
        let product = site.plain_product(&visitor).await;
        crate::order_contents::bought(
            &site,
            &visitor,
            vec![line(&product, 1 + visitor_order)],
            "us-standard",
            json!({}),
        )
        .await;
    }
    for (path, root, asked) in lists {
        let (status, first) = site.post(path, &owner, json!({ root: asked })).await;
        assert_eq!(status, 200, "{path}: {first}");
        let metadata = if first["pagingMetadata"].is_object() { &first["pagingMetadata"] } else { &first["metadata"] };
        let cursor = metadata["cursors"]["next"].as_str().unwrap_or_else(|| panic!("{path}: {first}"));
        for changed in extremes(cursor) {
            let again = json!({ root: { "cursorPaging": { "limit": 2, "cursor": changed } } });
            let (status, body) = site.post(path, &owner, again).await;
            assert!(status.as_u16() < 500, "{path} {changed}: {body}");
        }
    }
}
