//! The shop's content in the languages of its visitors.

use crate::checkout::{PAYS, Shopper};
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// The header by which a German or Arabic page says what it reads.
fn linguist(language: &str) -> String {
    format!("{language}|{language}-{language}|false|00000000-0000-0000-0000-000000000000")
}

async fn read(site: &Site, token: &str, language: &str, path: &str, body: Value) -> Value {
    let request = site.http.post(format!("{}{path}", site.base)).bearer_auth(token);
    let request = request.header("x-wix-linguist", linguist(language)).json(&body);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    answer.json().await.unwrap()
}

const SEARCH: &str = "/stores/v3/products/search";

async fn found(site: &Site, token: &str, language: &str, search: Value) -> Value {
    let asked = json!({ "search": search, "fields": ["PLAIN_DESCRIPTION", "DESCRIPTION"] });
    read(site, token, language, SEARCH, asked).await
}

fn names(found: &Value) -> Vec<&str> {
    let products = found["products"].as_array().unwrap().iter();
    products.map(|product| product["name"].as_str().unwrap()).collect()
}

fn slugs(found: &Value) -> Vec<&str> {
    let products = found["products"].as_array().unwrap().iter();
    products.map(|product| product["slug"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn products_are_returned_and_searched_in_the_visitors_language() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let asked = json!({ "search": { "expression": "Morgenbecher" } });
    let german = found(&site, &token, "de", asked.clone()).await;
    assert_eq!((names(&german)[0], slugs(&german)[0]), ("Morgenbecher", "morning-mug"));
    let mug = &german["products"][0];
    assert!(mug["plainDescription"].as_str().unwrap().contains("<strong>Material:</strong>"), "{mug}");
    assert!(mug["description"].to_string().contains("Material:"), "{mug}");
    let colour = &mug["options"][0];
    assert_eq!(colour["name"], "Farbe");
    // The names that a page shows are those that it filters by.
    let moss = colour["choicesSettings"]["choices"][0]["name"].as_str().unwrap();
    assert_eq!(moss, "Moos");
    let filter = json!({ "filter": { "options.choicesSettings.choices.name": { "$hasSome": [moss] } } });
    let counted = |language: &'static str, name: &'static str| {
        let filter = json!({ "filter": { "options.choicesSettings.choices.name": { "$hasSome": [name] } } });
        found(&site, &token, language, filter)
    };
    assert!(slugs(&found(&site, &token, "de", filter).await).contains(&"morning-mug"));
    assert_eq!(slugs(&counted("de", "Moos").await), slugs(&counted("en", "Moss").await));
    // An address that was made in German is opened in English, too, and the name in it is that of the shop there.
    let named = |language: &'static str, ribbon: &'static str| {
        let filter = json!({ "ribbon.name": { "$in": [ribbon] } });
        let value = json!({ "name": "ribbons", "type": "VALUE", "fieldPath": "ribbon.name" });
        let asked = json!({ "filter": filter, "aggregations": [value] });
        found(&site, &token, language, asked)
    };
    let english = named("en", "Bestseller").await;
    assert_eq!(slugs(&english), slugs(&named("de", "Best seller").await));
    let told = |found: &Value| found["aggregationData"]["results"][0]["values"]["results"][0]["value"].clone();
    assert_eq!(told(&english), "Best seller");
    assert_eq!(told(&named("de", "Best seller").await), "Bestseller");
    // A region makes no difference; an unknown language reads the shop's own, and so does one that says it is the shop's.
    assert_eq!(names(&found(&site, &token, "de-AT", asked.clone()).await)[0], "Morgenbecher");
    assert_eq!(names(&found(&site, &token, "fr", asked.clone()).await)[0], "Morning Mug");
    let arabic = found(&site, &token, "ar", asked.clone()).await;
    let name = names(&arabic)[0].to_owned();
    assert!(name.chars().all(|letter| !letter.is_ascii_alphabetic()), "{name}");
    let again = found(&site, &token, "ar", json!({ "search": { "expression": name } })).await;
    assert!(slugs(&again).contains(&"morning-mug"));
}

#[tokio::test]
async fn catalog_v1_does_not_translate_option_names() {
    let site = Site::of_catalog("V1").await;
    let token = site.visitor().await.access;
    let query = json!({ "query": { "filter": "{\"slug\": \"morning-mug\"}" } });
    let mug = &read(&site, &token, "de", "/stores/v1/products/query", query).await["products"][0];
    assert_eq!(mug["name"], "Morgenbecher");
    assert_eq!(mug["productOptions"][0]["name"], "Colour");
    let query = json!({ "query": {}, "includeHiddenProducts": false });
    let lists = read(&site, &token, "de", "/stores/v1/collections/query", query).await;
    let lists: Vec<&Value> = lists["collections"].as_array().unwrap().iter().collect();
    assert!(
        lists.iter().any(|list| list["name"] == "Licht & Duft"
            || list["slug"] == "light-and-scent" && list["name"] != "Light & Scent")
    );
}

#[tokio::test]
async fn a_german_order_is_german_from_cart_to_mail() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let clay = json!({ "options": { "Colour": "Clay" } });
    let line = site.line_of(&token, "supper-bowl", 1, clay).await;
    let body = json!({ "lineItems": [line] });
    let cart = &read(&site, &token, "de", "/ecom/v1/carts/current/add-to-cart", body).await["cart"];
    let bowl = &cart["lineItems"][0];
    let pair = |text: &Value| {
        let side = |side: &str| text[side].as_str().unwrap_or_default().to_owned();
        [side("original"), side("translated")]
    };
    assert_eq!(pair(&bowl["productName"]), ["Supper Bowl", "Abendschale"]);
    assert_eq!(pair(&bowl["descriptionLines"][0]["name"]), ["Colour", "Farbe"]);

    let id = site.start_checkout(&token, json!({})).await;
    let callbacks = json!({ "thankYouPageUrl": format!("{STORE}/de/thank-you") });
    let redirect = json!({ "ecomCheckout": { "checkoutId": id }, "callbacks": callbacks });
    let address = site.redirect(&token, redirect).await;
    let shopper = Shopper { token, browser: Browser::new(), address };
    let page = shopper.browser.get(&shopper.address).await;
    assert!(page.text.contains("Abendschale"), "{}", page.text);
    assert!(!page.text.contains("Supper Bowl"), "{}", page.text);
    assert_eq!(shopper.submit(&page, "", "delivery").await.status, 303);
    let page = shopper.browser.get(&shopper.address).await;
    assert!(page.text.contains("Werktage"), "{}", page.text);
    let paid = shopper.submit(&page, PAYS, "pay").await;
    assert_eq!(paid.status, 303, "{}", paid.text);

    let mail = &site.messages("ada@example.com").await[0];
    let body = mail["body"].as_str().unwrap();
    let html = mail["html"].as_str().unwrap();
    let contents =
        ["Guten Tag Ada Lovelace,", "Vielen Dank", "Abendschale (Farbe: Ton)", "Werktage", "Vereinigte Staaten"];
    for text in contents {
        assert!(body.contains(text), "{text}: {body}");
        assert!(html.contains(text), "{text}: {html}");
    }

    // The mail leads the guest to the order, in any browser.
    let (_, link) = body.rsplit_once('\n').unwrap();
    let page = Browser::new().get(link).await;
    assert_eq!(page.status, 200, "{}", page.text);
    for text in
        ["<html lang=\"de\"", "Wir bereiten Ihre Bestellung vor.", "Abendschale (Farbe: Ton)", "Vereinigte Staaten"]
    {
        assert!(page.text.contains(text), "{text}: {}", page.text);
    }
    let forged = link.replace("&key=", "&key=A");
    assert_eq!(Browser::new().get(&forged).await.status, 404);
}

#[tokio::test]
async fn translations_of_the_owner_apply_to_products_and_searches() {
    let site = Site::start().await;
    let token = site.visitor().await.access;
    let texts = json!({ "texts": { "Morning Mug": "Tazza del mattino" } });
    site.rule("translations", "it", texts).await;
    let asked = json!({ "search": { "expression": "mattino" } });
    let italian = found(&site, &token, "it", asked.clone()).await;
    assert_eq!(names(&italian), ["Tazza del mattino"]);
    let path = "/_platform/rules/translations/it";
    let (status, _) = site.owner(Method::DELETE, path, None).await;
    assert_eq!(status, 200);
    assert!(names(&found(&site, &token, "it", asked.clone()).await).is_empty());
    let path = "/_platform/rules/translations/Italian";
    let (status, body) = site.owner(Method::PUT, path, Some(json!({ "texts": { "Mug": " " } }))).await;
    assert_eq!(status, 400, "{body}");
}

#[tokio::test]
async fn carts_and_orders_record_the_languages_of_shop_and_buyer() {
    let site = Site::start().await;
    let path = "/_platform/site-settings";
    let (status, body) = site.owner(Method::PATCH, path, Some(json!({ "language": "Deutsch" }))).await;
    assert_eq!(status, 400, "{body}");
    site.owner(Method::PATCH, path, Some(json!({ "language": "de" }))).await;
    let token = site.visitor().await.access;
    let product = site.plain_product(&token).await;
    let cart = site.add(&token, &product, 1).await;
    assert_eq!((&cart["siteLanguage"], &cart["buyerLanguage"]), (&json!("de"), &json!("de")));
    let line = json!({ "lineItems": [{ "id": cart["lineItems"][0]["id"], "quantity": 2 }] });
    let change = "/ecom/v1/carts/current/update-line-items-quantity";
    let changed = read(&site, &token, "ar", change, line).await;
    assert_eq!((&changed["cart"]["siteLanguage"], &changed["cart"]["buyerLanguage"]), (&json!("de"), &json!("ar")));
    let (_, newer) = site.get("/ecom/v2/carts/current", &token).await;
    let (business, customer) = (&newer["cart"]["businessInfo"], &newer["cart"]["customerInfo"]);
    assert_eq!((&business["languageCode"], &customer["languageCode"]), (&json!("de"), &json!("ar")));
    let id = site.start_checkout(&token, json!({})).await;
    let (_, body) = site.get(&format!("/ecom/v1/checkouts/{id}"), &token).await;
    assert_eq!((&body["checkout"]["siteLanguage"], &body["checkout"]["buyerLanguage"]), (&json!("de"), &json!("ar")));
}
