//! What products share: brands, ribbons, info sections and customizations.

use crate::catalog_v3::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// Calls and gives what is answered under a name.
async fn one(site: &Site, method: Method, path: &str, body: Option<Value>, name: &str) -> Value {
    let (status, answer) = site.owner(method, path, body).await;
    assert_eq!(status, 200, "{answer}");
    answer[name].clone()
}

#[tokio::test]
async fn changes_of_a_brand_or_ribbon_reach_its_products() {
    let site = Site::start().await;
    let product = site.create_v3(rug()).await;
    for (path, name, of_product, count) in [
        ("/stores/v3/brands", "brand", "brand", "ASSIGNED_PRODUCTS_COUNT"),
        ("/stores/v3/ribbons", "ribbon", "ribbon", "ASSIGNED_PRODUCT_COUNT"),
    ] {
        let known = &product[of_product];
        let by_name = json!({ format!("{name}Name"): known["name"], "fields": [count] });
        let found = one(&site, Method::POST, &format!("{path}/get-or-create"), Some(by_name), name).await;
        assert_eq!(found["id"], known["id"]);
        let counted = found.as_object().unwrap().keys().find(|key| key.starts_with("assigned")).unwrap().clone();
        let carrying = found[counted].as_i64().unwrap();
        assert_eq!(carrying, if name == "brand" { 1 } else { 7 }, "the demo shop has new things, too");
        let again = json!({ name: { "name": known["name"] } });
        let (status, body) = site.owner(Method::POST, path, Some(again)).await;
        assert_eq!((status, code(&body)), (409, "ALREADY_EXISTS"));

        let id = found["id"].as_str().unwrap();
        let change = json!({ name: { "id": id, "revision": found["revision"], "name": "Renamed" } });
        let changed = one(&site, Method::PATCH, &format!("{path}/{id}"), Some(change.clone()), name).await;
        assert_eq!((&changed["name"], &changed["revision"]), (&json!("Renamed"), &json!("2")));
        let (status, body) = site.owner(Method::PATCH, &format!("{path}/{id}"), Some(change)).await;
        assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));
        let seen = site.whole_v3(&product["id"]).await;
        assert_eq!(seen[of_product]["name"], "Renamed");
        assert_ne!(seen["revision"], product["revision"], "the product has changed, too");

        site.done(Method::DELETE, &format!("{path}/{id}"), None).await;
        assert!(site.whole_v3(&product["id"]).await[of_product].is_null());
        let (status, body) = site.owner(Method::GET, &format!("{path}/{id}"), None).await;
        assert_eq!((status, code(&body)), (404, "NOT_FOUND"));
        let events = site.events_of(&format!("wix.stores.catalog.v3.{name}")).await;
        let kinds: Vec<&str> = events.iter().map(|event| event["slug"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["created", "updated", "deleted"]);
    }
}

#[tokio::test]
async fn brand_queries_page_by_cursor() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for number in 0..7 {
        let brand = json!({ "brand": { "name": format!("Cursor {number}") } });
        one(&site, Method::POST, "/stores/v3/brands", Some(brand), "brand").await;
    }
    let mut query = json!({ "filter": { "name": { "$startsWith": "Cursor" } },
        "sort": [{ "fieldName": "name", "order": "DESC" }], "cursorPaging": { "limit": 3 } });
    let mut names = Vec::new();
    loop {
        let (status, body) = site.post("/stores/v3/brands/query", &visitor, json!({ "query": query })).await;
        assert_eq!(status, 200, "{body}");
        names.extend(body["brands"].as_array().unwrap().iter().map(|brand| brand["name"].clone()));
        let Some(next) = body["pagingMetadata"]["cursors"]["next"].as_str() else {
            break;
        };
        query = json!({ "cursorPaging": { "limit": 3, "cursor": next } });
    }
    let expected: Vec<Value> = (0..7).rev().map(|number| json!(format!("Cursor {number}"))).collect();
    assert_eq!(names, expected);
    for (query, field) in [
        (json!({ "cursorPaging": { "cursor": "nonsense" } }), "query.cursorPaging.cursor"),
        (json!({ "cursorPaging": { "limit": 301 } }), "query.cursorPaging.limit"),
        (json!({ "filter": { "secret": 1 } }), "query.filter.secret"),
        (json!({ "sort": [{ "fieldName": "secret" }] }), "query.sort.secret"),
    ] {
        let (status, body) = site.post("/stores/v3/brands/query", &visitor, json!({ "query": query })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, field));
    }
}

#[tokio::test]
async fn an_info_section_update_reaches_every_product_that_uses_it() {
    let site = Site::start().await;
    let path = "/stores/v3/info-sections";
    let given =
        json!({ "infoSection": { "uniqueName": "care-of-wool", "title": "Care", "plainDescription": "<p>A</p>" } });
    let section = one(&site, Method::POST, path, Some(given.clone()), "infoSection").await;
    assert_eq!(section["description"]["nodes"][0]["nodes"][0]["textData"]["text"], "A");
    let same = one(&site, Method::POST, &format!("{path}/get-or-create"), Some(given), "infoSection").await;
    assert_eq!(same["id"], section["id"]);
    let product = site.create_v3(rug()).await;
    let id = section["id"].as_str().unwrap();
    let change = json!({ "infoSection": { "id": id, "revision": "1", "plainDescription": "<p>B</p>" } });
    one(&site, Method::PATCH, &format!("{path}/{id}"), Some(change), "infoSection").await;
    let seen = site.whole_v3(&product["id"]).await;
    assert_eq!(seen["infoSections"][0]["plainDescription"], "<p>B</p>");
    // Catalog v1 gives the product a section of its own.
    let own = json!({ "additionalInfoSections": [{ "title": "Care", "description": "<p>C</p>" }] });
    assert_eq!(site.update_product(&product["id"], own).await.0, 200);
    let shared = one(&site, Method::GET, &format!("{path}/{id}"), None, "infoSection").await;
    assert_eq!(shared["plainDescription"], "<p>B</p>");
    let v1 = site.owners_product(&product["id"]).await;
    assert_eq!(v1["additionalInfoSections"][0]["description"], "<p>C</p>");
}

#[tokio::test]
async fn customizations_and_their_choices_are_created_updated_and_validated() {
    let site = Site::start().await;
    let path = "/stores/v3/customizations";
    let created = json!({ "customization": {
        "name": "Finish", "customizationType": "MODIFIER", "customizationRenderType": "SWATCH_CHOICES",
        "choicesSettings": { "choices": [{ "name": "Oak", "choiceType": "ONE_COLOR", "colorCode": "#c8a165" }] },
    } });
    let custom = one(&site, Method::POST, path, Some(created), "customization").await;
    let id = custom["id"].as_str().unwrap();
    let at = |action: &str| format!("{path}/{id}/{action}");
    let add = json!({ "choices": [{ "name": "Ash", "choiceType": "ONE_COLOR", "colorCode": "#eee", "defaultAddedPrice": "2.50" }] });
    let custom = one(&site, Method::POST, &at("add-choices"), Some(add.clone()), "customization").await;
    let choices = custom["choicesSettings"]["choices"].clone();
    assert_eq!(choices[1]["defaultAddedPrice"], "2.50");
    let colourless = json!({ "choices": [{ "name": "Speckled", "choiceType": "MULTIPLE_COLORS" }] });
    let (status, body) = site.owner(Method::POST, &at("add-choices"), Some(colourless)).await;
    assert_eq!((status, violated_field(&body)), (400, "choices[0].colorCode"));
    assert_eq!(site.owner(Method::POST, &at("add-choices"), Some(add)).await.0, 409);
    let change = json!({ "revision": custom["revision"], "choices": [{ "choice": { "id": choices[0]["id"], "name": "Old oak" } }] });
    let custom = one(&site, Method::POST, &at("update-choices"), Some(change), "customization").await;
    assert_eq!(custom["choicesSettings"]["choices"][0]["name"], "Old oak");
    let gone = json!({ "revision": custom["revision"], "choiceIds": [choices[1]["id"]] });
    let custom = one(&site, Method::POST, &at("remove-choices"), Some(gone.clone()), "customization").await;
    assert_eq!(custom["choicesSettings"]["choices"].as_array().unwrap().len(), 1);
    let (status, body) = site.owner(Method::POST, &at("remove-choices"), Some(gone)).await;
    assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));

    site.create_v3(rug()).await;
    let query = json!({ "query": { "filter": { "name": "Size" } } });
    let (_, body) = site.owner(Method::POST, &format!("{path}/query"), Some(query)).await;
    let size = &body["customizations"][0];
    let used = format!("{path}/{}", size["id"].as_str().unwrap());
    let choice = &size["choicesSettings"]["choices"][0]["id"];
    let (status, body) =
        site.owner(Method::POST, &format!("{used}/remove-choices"), Some(json!({ "choiceIds": [choice] }))).await;
    assert_eq!((status, code(&body)), (400, "CHOICE_ASSIGNED_TO_PRODUCT"));
    let (status, body) = site.owner(Method::DELETE, &used, None).await;
    assert_eq!((status, code(&body)), (400, "CUSTOMIZATION_ASSIGNED_TO_PRODUCT"));
    site.done(Method::DELETE, &format!("{path}/{id}"), None).await;

    for (customization, expected) in [
        (
            json!({ "name": "a", "customizationType": "PRODUCT_OPTION", "customizationRenderType": "FREE_TEXT", "freeTextInput": {} }),
            "INVALID_CUSTOMIZATION_RENDER_TYPE",
        ),
        (
            json!({ "name": "a", "customizationType": "MODIFIER", "customizationRenderType": "TEXT_CHOICES", "freeTextInput": {} }),
            "DOESNT_SUPPORT_FREE_TEXT",
        ),
        (
            json!({ "name": "a", "customizationType": "PRODUCT_OPTION", "customizationRenderType": "TEXT_CHOICES",
                "choicesSettings": { "choices": [{ "name": "b", "defaultAddedPrice": "1.00" }] } }),
            "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION",
        ),
    ] {
        let (status, body) = site.owner(Method::POST, path, Some(json!({ "customization": customization }))).await;
        assert_eq!((status, code(&body)), (400, expected), "{body}");
    }
}

#[tokio::test]
async fn a_blank_brand_or_section_name_is_refused() {
    let site = Site::start().await;
    for (path, entity) in [
        ("/stores/v3/brands", json!({ "brand": { "name": "  " } })),
        ("/stores/v3/info-sections", json!({ "infoSection": { "uniqueName": "  ", "title": "Care" } })),
    ] {
        let (status, body) = site.owner(Method::POST, path, Some(entity)).await;
        let violation = &body["details"]["validationError"]["fieldViolations"][0];
        assert_eq!((status, &violation["ruleName"]), (400, &json!("ONLY_SPACES_STRING_ERROR")), "{body}");
    }
}
