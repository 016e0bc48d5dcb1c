//! Pictures of products and of their choices.

use crate::catalog_writes::*;
use crate::order_contents::bought;
use crate::shop::*;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

fn ids(media: &Value) -> Vec<&str> {
    let items = media["items"].as_array().unwrap();
    items.iter().map(|item| item["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn product_images_are_added_linked_to_choices_and_removed() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let path = format!("{PRODUCTS}/{}", product["id"].as_str().unwrap());
    let media = json!({ "media": [
        { "mediaId": "cw_a~mv2.jpg" },
        { "url": "https://example.com/b.png", "choice": { "option": "Colour", "choice": "Moss" } },
    ] });
    site.done(Method::POST, &format!("{path}/media"), Some(media)).await;
    let shown = site.owners_product(&product["id"]).await;
    let found = ids(&shown["media"]);
    assert_eq!((found.len(), found[0]), (2, "cw_a~mv2.jpg"));
    assert_eq!(shown["media"]["mainMedia"], shown["media"]["items"][0]);
    let url = shown["media"]["mainMedia"]["image"]["url"].as_str().unwrap();
    assert_eq!(url, format!("{}/media/cw_a~mv2.jpg", site.base));
    assert_eq!(shown["media"]["items"][1]["image"]["url"], "https://example.com/b.png");
    let moss = |shown: &Value| shown["productOptions"][0]["choices"][0]["media"].clone();
    assert_eq!(ids(&moss(&shown)), [found[1]]);

    let choices = format!("{path}/choices/media");
    let both = json!({ "media": [{ "option": "Colour", "choice": "Oat", "mediaIds": found }] });
    site.done(Method::PATCH, &choices, Some(both)).await;
    let linked = site.owners_product(&product["id"]).await;
    assert_eq!(ids(&linked["productOptions"][0]["choices"][1]["media"]), found);
    let all = json!({ "media": [{ "option": "Colour", "choice": "Oat" }] });
    site.done(Method::POST, &format!("{choices}/delete"), Some(all)).await;
    let unlinked = site.owners_product(&product["id"]).await;
    assert!(unlinked["productOptions"][0]["choices"][1]["media"].is_null());

    let one = json!({ "mediaIds": [found[1]] });
    site.done(Method::POST, &format!("{path}/media/delete"), Some(one)).await;
    let left = site.owners_product(&product["id"]).await;
    assert_eq!(ids(&left["media"]), ["cw_a~mv2.jpg"]);
    assert!(moss(&left).is_null(), "what is gone shows nothing");
    site.done(Method::POST, &format!("{path}/media/delete"), Some(json!({ "mediaIds": [] }))).await;
    assert_eq!(site.owners_product(&product["id"]).await["media"]["items"], json!([]));
}

#[tokio::test]
async fn invalid_product_media_and_unknown_choices_are_refused_with_field_and_rule() {
    let site = Site::start().await;
    let product = site.create_product(shirt()).await;
    let path = format!("{PRODUCTS}/{}", product["id"].as_str().unwrap());
    let many: Vec<Value> = (0..51).map(|index| json!({ "mediaId": format!("m{index}") })).collect();
    for (place, method, media, field, rule) in [
        ("media", Method::POST, json!([]), "media", "MIN_SIZE"),
        ("media", Method::POST, json!(many), "media", "MAX_SIZE"),
        ("media", Method::POST, json!([{}]), "media[0]", "REQUIRED_ONE_OF_FIELD"),
        ("media", Method::POST, json!([{ "url": "javascript:alert(1)" }]), "media[0].url", "FORMAT"),
        ("media", Method::POST, json!([{ "mediaId": "../secret" }]), "media[0].mediaId", "FORMAT"),
        (
            "media",
            Method::POST,
            json!([{ "mediaId": "a", "choice": { "option": "Colour", "choice": "Mauve" } }]),
            "media[0].choice",
            "VALIDATION",
        ),
        (
            "choices/media",
            Method::PATCH,
            json!([{ "option": "Colour", "choice": "Moss", "mediaIds": ["none"] }]),
            "media[0].mediaIds[0]",
            "VALIDATION",
        ),
        (
            "choices/media",
            Method::PATCH,
            json!(vec![json!({ "option": "Colour", "choice": "Moss" }); 11]),
            "media",
            "MAX_SIZE",
        ),
    ] {
        let (status, body) = site.owner(method, &format!("{path}/{place}"), Some(json!({ "media": media }))).await;
        let expected = vec![(field.to_owned(), rule.to_owned())];
        assert_eq!((status, violations(&body)), (400, expected), "{body}");
    }
    for start in [0, 50] {
        let some: Vec<Value> = many.iter().skip(start).take(50).cloned().collect();
        let (status, body) = site.owner(Method::POST, &format!("{path}/media"), Some(json!({ "media": some }))).await;
        let expected = if start == 0 { 200 } else { 400 };
        assert_eq!(status, expected, "fifty are the most: {body}");
    }
}

#[tokio::test]
async fn cart_and_order_lines_show_the_image_of_the_chosen_colour() {
    const RUST: &str = "The Enamel Camp Cup in Rust, face on against plain paper";
    const INK: &str = "Ink-blue enamel cup with cream specks, face on against plain paper";
    for version in ["V1", "V3"] {
        let site = Site::of_catalog(version).await;
        let token = site.visitor().await.access;
        let product = site.product(&token, "enamel-cup").await;
        let media = ids(&product["media"]);
        let choices = product["productOptions"][0]["choices"].as_array().unwrap();
        for (colour, alt) in [("Rust", RUST), ("Ink", INK)] {
            let choice = choices.iter().find(|choice| choice["description"] == colour).unwrap();
            let [shown] = ids(&choice["media"])[..] else {
                panic!("{version}: {choice}");
            };
            let options = json!({ "options": { "Colour": colour } });
            let line = site.line_of(&token, "enamel-cup", 1, options).await;
            let cart = site.add_lines(&token, vec![line.clone()]).await;
            let lines = cart["lineItems"].as_array().unwrap();
            let order = bought(&site, &token, vec![line], "us-standard", json!({})).await;
            for line in [lines.last().unwrap(), &order["lineItems"][0]] {
                let image = &line["image"];
                assert_eq!((&image["id"], &image["altText"]), (&json!(shown), &json!(alt)), "{version}: {line}");
            }
            assert!(media.contains(&shown), "{version}");
            if version == "V3" {
                let whole = site.whole_v3(&product["id"]).await;
                let choices = whole["options"][0]["choicesSettings"]["choices"].as_array().unwrap();
                let choice = choices.iter().find(|choice| choice["name"] == colour).unwrap();
                assert_eq!(choice["linkedMedia"][0]["id"], shown);
            }
        }
    }
}
