//! The owner's settings.

use crate::site::*;
use cartwright_platform::{Config, Seed};
use reqwest::Method;
use serde_json::{Value, json};

const SETTINGS: &str = "/_platform/site-settings";

impl Site {
    async fn owner_call(&self, method: Method, body: Option<Value>, key: &str) -> (u16, Value) {
        let mut request = self.http.request(method, format!("{}{SETTINGS}", self.base));
        if !key.is_empty() {
            request = request.header("authorization", key).header("wix-site-id", &self.keys.site_id);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }
}

#[tokio::test]
async fn the_owner_can_read_and_change_settings() {
    let directory = tempfile::tempdir().unwrap();
    let config = Config { database: Some(directory.path().join("shop.db")), ..Config::for_tests() };
    let site = Site::start_with(config.clone()).await;
    let key = site.keys.owner_key.clone();
    let expected = json!({
        "name": "Hearth & Field",
        "openRegistration": true, "published": true, "ownerApproval": false, "emailVerification": false,
        "captcha": "NONE", "mfa": "OPTIONAL", "mfaFactors": ["TOTP", "EMAIL", "SMS", "CALL", "PUSH"],
        "catalog": "BOTH", "language": "en", "currency": "USD", "taxIncluded": false, "taxMode": "MANUAL", "autoTax": "UP", "weightUnit": "KG",
        "readsAsV1": true, "refunds": "SETTLED", "visitorCartDays": 30, "visitorsFrom": "", "memberCartDays": 180,
        "checkoutReminder": "OFF", "ownerEmail": "hello@hearthandfield.example", "ownerMails": ["NEW_ORDER", "REQUESTS"],
        "cancelRequests": true, "returnDays": 30,
    });
    assert_eq!(site.owner_call(Method::GET, None, &key).await, (200, expected));
    let change = json!({ "mfa": "REQUIRED", "mfaFactors": ["EMAIL"] });
    let (status, changed) = site.owner_call(Method::PATCH, Some(change), &key).await;
    assert_eq!((status, &changed["mfa"]), (200, &json!("REQUIRED")));
    assert_eq!(changed["openRegistration"], true);
    assert_eq!(site.owner_call(Method::GET, None, &key).await, (200, changed.clone()));

    // They are kept.
    drop(site);
    let again = Site::start_with(Config {
        // The first one is still there.
        shares_database: true,
        ..config
    })
    .await;
    assert_eq!(again.owner_call(Method::GET, None, &key).await, (200, changed));
}

#[tokio::test]
async fn settings_are_refused_to_everyone_but_the_owner() {
    let site = Site::start().await;
    let member = site.member("ada@example.com").await.access;
    let visitor = site.visitor().await.access;
    for (token, status) in [("", 401), (visitor.as_str(), 403), (&member, 403), ("CW.wrong", 401)] {
        assert_eq!(site.owner_call(Method::GET, None, token).await.0, status);
        let change = json!({ "openRegistration": false });
        assert_eq!(site.owner_call(Method::PATCH, Some(change), token).await.0, status);
    }
    site.sign_up("eve@example.com").await;
}

#[tokio::test]
async fn pages_and_mails_show_the_shops_name() {
    let site = Site::start().await;
    let key = site.keys.owner_key.clone();
    let (status, _) = site.owner_call(Method::PATCH, Some(json!({ "name": "Corner & Sons" })), &key).await;
    assert_eq!(status, 200);
    let page = Browser::new().get(&format!("{}/", site.base)).await;
    assert!(page.text.contains("<bdi>Corner &amp; Sons</bdi>"), "{}", page.text);
    assert!(!page.text.contains("Hearth"), "{}", page.text);
    let visitor = site.visitor().await.access;
    let body = json!({ "email": "iris@example.com", "language": "en" });
    let (status, body) = site.post("/_api/iam/recovery/v1/send-email", &visitor, body).await;
    assert_eq!(status, 200, "{body}");
    let mails = site.http.get(format!("{}/_test/outbox", site.base)).send().await.unwrap();
    let mails: Value = mails.json().await.unwrap();
    assert!(mails.to_string().contains("Corner &amp; Sons"), "{mails}");
}

#[tokio::test]
async fn the_sign_on_policy_and_the_login_settings_share_their_values() {
    let site = Site::start().await;
    let key = site.keys.owner_key.clone();
    let path = "/iam/signon/v1/sign-on-policies";
    let policy = |approval: bool, verification: bool| json!({ "signOnPolicy": { "requireOwnerApproval": approval, "requireEmailVerification": verification } });
    assert_eq!(site.owner(Method::GET, path, None).await.1, policy(false, false));
    let change = json!({ "signOnPolicy": { "requireOwnerApproval": true } });
    let (status, changed) = site.owner(Method::PATCH, path, Some(change.clone())).await;
    assert_eq!((status, changed), (200, policy(true, false)));
    assert_eq!(site.owner_call(Method::GET, None, &key).await.1["ownerApproval"], true);
    let given = json!({ "emailVerification": true });
    site.owner_call(Method::PATCH, Some(given), &key).await;
    assert_eq!(site.owner(Method::GET, path, None).await.1, policy(true, true));
    site.owner(Method::PATCH, path, Some(change)).await;
    let events = site.events_of("wix.iam.signon.v1.sign_on_policy").await;
    assert_eq!(events.len(), 2, "a change that changes nothing makes no event");
    assert_eq!(events[1]["updatedEvent"]["currentEntity"], policy(true, true)["signOnPolicy"]);

    let new = Site::start_with(Config { seed: Seed::Empty, catalog: None, ..Config::for_tests() }).await;
    assert_eq!(new.owner(Method::GET, path, None).await.1, policy(false, false));
    let (status, body) = new.owner(Method::PATCH, path, Some(policy(true, true))).await;
    assert_eq!((status, code(&body)), (404, "NOT_FOUND"), "nothing was ever set");
}
