//! The contract's bounds over HTTP, one call of each kind: what stands on a bound passes, what is beyond it is named.

use crate::catalog_v3::V3;
use crate::members::MEMBERS;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

const NOBODY: &str = "00000000-0000-4000-8000-000000000000";

fn violation(body: &Value) -> (&str, &str, &Value) {
    let violation = &body["details"]["validationError"]["fieldViolations"][0];
    (
        violation["field"].as_str().unwrap_or_default(),
        violation["violatedRule"].as_str().unwrap_or_default(),
        &violation["data"],
    )
}

#[tokio::test]
async fn a_request_body_is_validated() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let note = |length: usize| json!({ "cartInfo": { "buyerNote": "é".repeat(length) } });
    let (status, body) = site.patch(&visitor, note(1000)).await;
    assert_eq!(status, 200, "{body}");
    let (status, body) = site.patch(&visitor, note(1001)).await;
    let expected = ("cartInfo.buyerNote", "MAX_LENGTH", &json!({ "threshold": 1000 }));
    assert_eq!((status, violation(&body)), (400, expected));
}

#[tokio::test]
async fn a_query_string_is_validated() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.get(&format!("{MEMBERS}?fieldsets=FULL&paging.limit=1"), &visitor).await;
    assert_eq!(status, 200, "{body}");
    let (status, body) = site.get(&format!("{MEMBERS}?fieldsets=FULL&fieldsets=ALL"), &visitor).await;
    let expected = ("fieldsets[1]", "INVALID_ENUM_VALUE", &json!({ "value": "ALL" }));
    assert_eq!((status.as_u16(), violation(&body)), (400, expected));
}

#[tokio::test]
async fn a_path_variable_is_validated_before_the_entity_is_looked_up() {
    let site = Site::start().await;
    let slug = |length: usize| format!("{V3}/slug/{}", "x".repeat(length));
    let (status, body) = site.owner(Method::GET, &slug(100), None).await;
    assert_eq!(status, 404, "{body}");
    let (status, body) = site.owner(Method::GET, &slug(101), None).await;
    let expected = ("slug", "MAX_LENGTH", &json!({ "threshold": 100 }));
    assert_eq!((status, violation(&body)), (400, expected));
    let disconnect = |id: &str| format!("{MEMBERS}/{id}/disconnect");
    let (status, body) = site.owner(Method::POST, &disconnect(NOBODY), Some(json!({}))).await;
    assert_eq!(status, 404, "{body}");
    let (status, body) = site.owner(Method::POST, &disconnect("nobody"), Some(json!({}))).await;
    assert_eq!((status, violation(&body)), (400, ("id", "FORMAT", &json!({ "type": "GUID" }))));
}

#[tokio::test]
async fn hosted_pages_refuse_forms_with_too_many_or_too_long_fields() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let session = session(&site.redirect(&visitor, json!({ "login": {} })).await);
    let many: Vec<(String, String)> = (0..500).map(|number| (format!("membership_{number}"), "x".to_owned())).collect();
    let long = vec![("email".to_owned(), "x".repeat(9_000))];
    for page in
        ["login", "register", "continue", "forgot", "reset", "security", "captcha", "choose", "logout", "checkout"]
    {
        for fields in [&many, &long] {
            let mut sent = vec![("session", session.as_str())];
            sent.extend(fields.iter().map(|(name, value)| (name.as_str(), value.as_str())));
            let answer = Browser::new().post(&format!("{}/pages/{page}", site.base), &sent).await;
            assert_eq!(answer.status, 400, "{page}: {}", answer.text);
        }
    }
}
