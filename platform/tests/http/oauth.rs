//! The token endpoint.

use crate::site::*;
use serde_json::json;

#[tokio::test]
async fn an_anonymous_token_needs_a_known_client_id() {
    let site = Site::start().await;
    let (status, body) = site.token(json!({ "clientId": "nobody", "grantType": "anonymous" })).await;
    assert_eq!((status.as_u16(), &body["error"]), (401, &json!("invalid_client")));
    let (_, body) = site.token(json!({ "client_id": site.keys.client_id, "grant_type": "password" })).await;
    assert_eq!(body["error"], "unsupported_grant_type");
}

#[tokio::test]
async fn a_refresh_token_can_be_reused_until_its_successor_is_used() {
    let site = Site::start().await;
    let first = site.visitor().await;
    // The answer to this one is lost on its way.
    let (status, _) = site.refresh(&first.refresh).await;
    assert_eq!(status, 200);
    let (status, body) = site.refresh(&first.refresh).await;
    assert_eq!(status, 200, "{body}");
    let second = tokens(&body);
    assert_ne!(first.refresh, second.refresh);
    let (status, body) = site.refresh(&second.refresh).await;
    assert_eq!(status, 200, "{body}");
    let third = tokens(&body);
    assert_eq!(site.get("/ecom/v1/carts/current", &third.access).await.0, 404);

    let (status, body) = site.refresh(&first.refresh).await;
    assert_eq!((status.as_u16(), &body["error"]), (400, &json!("invalid_grant")));
    // The whole family has ended with it.
    assert_eq!(site.refresh(&third.refresh).await.0, 400);
    assert_eq!(site.get("/ecom/v1/carts/current", &third.access).await.0, 401);
}

#[tokio::test]
async fn a_visitors_refresh_token_expires_90_days_after_the_last_renewal() {
    let site = Site::start().await;
    let first = site.visitor().await;
    site.platform.advance_clock(90 * 86_400 - 60);
    let renewed = tokens(&site.refresh(&first.refresh).await.1);
    site.platform.advance_clock(90 * 86_400);
    assert_eq!(site.refresh(&renewed.refresh).await.0, 400);
}

#[tokio::test]
async fn only_one_of_two_successors_of_a_refresh_token_is_valid() {
    let site = Site::start().await;
    let first = site.visitor().await;
    let one = tokens(&site.refresh(&first.refresh).await.1);
    let other = tokens(&site.refresh(&first.refresh).await.1);
    assert_eq!(site.refresh(&one.refresh).await.0, 200);
    assert_eq!(site.refresh(&other.refresh).await.0, 400);
}

#[tokio::test]
async fn an_access_token_expires_after_four_hours() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    site.platform.advance_clock(14_399);
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor.access).await.0, 404);
    site.platform.advance_clock(1);
    let (status, body) = site.get("/ecom/v1/carts/current", &visitor.access).await;
    assert_eq!((status.as_u16(), code(&body)), (401, "UNAUTHENTICATED"));
    assert_eq!(site.refresh(&visitor.refresh).await.0, 200);
}

#[tokio::test]
async fn an_authorization_code_works_once_with_its_verifier_and_redirect_uri() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let browser = Browser::new();
    let code = site.register(&browser, &visitor.access, "ada@example.com").await;

    let (status, body) = site.exchange(&code, &VERIFIER.replace('d', "e")).await;
    assert_eq!((status.as_u16(), &body["error"]), (400, &json!("invalid_grant")));
    let (status, body) = site
        .token(json!({
            "clientId": site.keys.client_id, "grantType": "authorization_code",
            "code": code, "codeVerifier": VERIFIER, "redirectUri": format!("{CALLBACK}/other"),
        }))
        .await;
    assert_eq!((status.as_u16(), &body["error"]), (400, &json!("invalid_grant")));

    let (status, body) = site.exchange(&code, VERIFIER).await;
    assert_eq!(status, 200);
    let given = tokens(&body);
    assert_eq!(site.exchange(&code, VERIFIER).await.0, 400);
    assert_eq!(site.refresh(&given.refresh).await.0, 400, "used again, it ends what it gave");
}

#[tokio::test]
async fn a_grant_without_offline_access_has_no_refresh_token() {
    let site = Site::start().await;
    let grant = |scope: &str| json!({ "clientId": site.keys.client_id, "grantType": "anonymous", "scope": scope });
    let (_, body) = site.token(grant("openid offline_access")).await;
    assert!(body["refresh_token"].is_string(), "{body}");
    let (status, body) = site.token(grant("openid")).await;
    assert_eq!((status.as_u16(), &body["refresh_token"]), (200, &serde_json::Value::Null));

    let browser = Browser::new();
    let visitor = site.visitor().await.access;
    site.register(&browser, &visitor, "ada@example.com").await;
    let mut asked = site.auth("query", "none");
    asked["auth"]["authRequest"]["scope"] = json!("openid");
    let page = browser.get(&site.redirect(&visitor, asked).await).await;
    let (status, body) = site.exchange(&parameter(&page.location, "code"), VERIFIER).await;
    assert_eq!((status.as_u16(), &body["refresh_token"]), (200, &serde_json::Value::Null));
}

#[tokio::test]
async fn an_authorization_code_expires_after_five_minutes() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let code = site.register(&Browser::new(), &visitor.access, "ada@example.com").await;
    site.platform.advance_clock(300);
    assert_eq!(site.exchange(&code, VERIFIER).await.0, 400);
}

#[tokio::test]
async fn events_of_hosted_pages_and_code_exchanges_name_their_actor() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 1).await;
    let code = site.register(&Browser::new(), &visitor, "ada@example.com").await;
    site.exchange(&code, VERIFIER).await;
    let actor = async |entity: &str| {
        let events = site.events_of(entity).await;
        events.last().unwrap()["identity"]["identityType"].clone()
    };
    assert_eq!(actor("wix.members.v1.member").await, "ANONYMOUS_VISITOR");
    assert_eq!(actor("wix.ecom.v1.cart").await, "MEMBER");
}
