//! The ends of a member's sessions: whatever could still become tokens ends with them.

use crate::people::PASSWORD;
use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// A member with everything that mints tokens: a session token, a code, a browser's login, a sign-in that waits in a
/// redirect session, and tokens.
struct Prepared {
    id: String,
    tokens: Tokens,
    session_token: String,
    code: String,
    browser: Browser,
    waiting: String,
}

async fn prepared(site: &Site) -> Prepared {
    let visitor = site.visitor().await.access;
    let browser = Browser::new();
    let code = site.register(&browser, &visitor, "ada@example.com").await;
    let tokens = tokens(&site.exchange(&code, VERIFIER).await.1);
    let (_, body) = site.get("/members/v1/members/my", &tokens.access).await;
    let id = body["member"]["id"].as_str().unwrap().to_owned();
    let again = site.redirect(&visitor, site.auth("query", "none")).await;
    let code = parameter(&browser.get(&again).await.location, "code");
    assert_ne!(code, "");
    let session_token = async || {
        let (_, body) = site.log_in("ada@example.com", "correct horse").await;
        body["sessionToken"].as_str().unwrap().to_owned()
    };
    let mut auth = site.auth("query", "none");
    auth["auth"]["authRequest"]["sessionToken"] = json!(session_token().await);
    Prepared {
        id,
        tokens,
        session_token: session_token().await,
        code,
        browser,
        waiting: site.redirect(&visitor, auth).await,
    }
}

/// The names of the proofs that still mint tokens.
async fn still_good(site: &Site, member: &Prepared) -> Vec<&'static str> {
    let visitor = site.visitor().await.access;
    let by_login = site.redirect(&visitor, site.auth("query", "none")).await;
    let mut by_token = site.auth("query", "none");
    by_token["auth"]["authRequest"]["sessionToken"] = json!(member.session_token);
    let by_token = site.redirect(&visitor, by_token).await;
    let code_of =
        async |browser: &Browser, address: &str| !parameter(&browser.get(address).await.location, "code").is_empty();
    let stranger = Browser::new();
    [
        ("access token", site.is_good(&member.tokens).await),
        ("refresh token", site.refresh(&member.tokens.refresh).await.0 == 200),
        ("code", site.exchange(&member.code, VERIFIER).await.0 == 200),
        ("hosted login", code_of(&member.browser, &by_login).await),
        ("session token", code_of(&stranger, &by_token).await),
        ("redirect session", code_of(&stranger, &member.waiting).await),
    ]
    .into_iter()
    .filter_map(|(name, is_good)| is_good.then_some(name))
    .collect()
}

#[tokio::test]
async fn no_credential_mints_tokens_after_a_members_sessions_end() {
    let filter = json!({ "filter": { "loginEmail": "ada@example.com" } });
    let ends: [(&str, Method, &str, Value); 9] = [
        ("logout call", Method::GET, "/_api/iam/authentication/v1/logout", Value::Null),
        ("logout redirect", Method::POST, "/_api/redirects-api/v1/redirect-session", json!({ "logout": {} })),
        (
            "new password",
            Method::POST,
            "/_api/iam/authentication/v2/change-password",
            json!({ "newPassword": "another horse" }),
        ),
        ("block", Method::POST, "/members/v1/members/{id}/block", json!({})),
        ("block by filter", Method::POST, "/members/v1/members/bulk/block-by-filter", filter.clone()),
        ("deletion by filter", Method::POST, "/members/v1/members/bulk/delete-by-filter", filter),
        ("disconnect", Method::POST, "/members/v1/members/{id}/disconnect", json!({})),
        ("deletion", Method::DELETE, "/members/v1/members/{id}", Value::Null),
        ("required reset", Method::POST, "/_platform/identities/{id}/require-password-reset", json!({})),
    ];
    for (name, method, path, body) in ends {
        let site = Site::start().await;
        let member = prepared(&site).await;
        let is_owners = path.contains("{id}") || path.contains("/bulk/");
        let caller = if is_owners { &site.keys.owner_key } else { &member.tokens.access };
        let path = path.replace("{id}", &member.id);
        let body = (!body.is_null()).then_some(body);
        let (status, answer) = site.call(method, &path, Some(caller), body).await;
        assert!(status.is_success(), "{name}: {answer}");
        let worked = site.http.post(format!("{}/_test/work", site.base)).json(&json!({})).send().await.unwrap();
        assert_eq!(worked.status(), 200);
        let good = still_good(&site, &member).await;
        // A new password keeps the session that set it.
        let expected: &[&str] = if name == "new password" { &["access token", "refresh token"] } else { &[] };
        assert_eq!(good, expected, "{name}");
    }
}

#[tokio::test]
async fn every_credential_mints_tokens_while_the_members_sessions_last() {
    let site = Site::start().await;
    let member = prepared(&site).await;
    assert_eq!(still_good(&site, &member).await.len(), 6);
}

#[tokio::test]
async fn a_session_token_is_valid_once_and_for_five_minutes() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    let session_token = async || {
        let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
        body["sessionToken"].as_str().unwrap().to_owned()
    };
    let code = async |token: &str| {
        let visitor = site.visitor().await.access;
        let mut auth = site.auth("query", "none");
        auth["auth"]["authRequest"]["sessionToken"] = json!(token);
        let address = site.redirect(&visitor, auth).await;
        parameter(&Browser::new().get(&address).await.location, "code")
    };
    let token = session_token().await;
    assert_ne!(code(&token).await, "");
    assert_eq!(code(&token).await, "", "a second time");
    let late = session_token().await;
    site.platform.advance_clock(300);
    assert_eq!(code(&late).await, "", "after five minutes");
}

#[tokio::test]
async fn a_logout_keeps_the_members_sessions_on_other_devices() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let here = Browser::new();
    let code = site.register(&here, &visitor, "ada@example.com").await;
    let first = tokens(&site.exchange(&code, VERIFIER).await.1);
    let second = {
        let (_, body) = site.log_in("ada@example.com", "correct horse").await;
        site.direct_login(body["sessionToken"].as_str().unwrap()).await
    };
    site.redirect(&second.access, json!({ "logout": {} })).await;
    assert!(!site.is_good(&second).await);
    assert!(site.is_good(&first).await);
    let again = site.redirect(&visitor, site.auth("query", "none")).await;
    assert_ne!(parameter(&here.get(&again).await.location, "code"), "");
}

#[tokio::test]
async fn a_foreign_logout_link_logs_out_only_after_confirmation() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let browser = Browser::new();
    site.register(&browser, &visitor, "ada@example.com").await;
    let link = json!({ "logout": {}, "callbacks": { "postFlowUrl": STORE } });
    let link = site.redirect(&visitor, link).await;
    let page = browser.get(&link).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("Log out"), "{}", page.text);
    let login = site.redirect(&visitor, site.auth("query", "none")).await;
    assert_ne!(parameter(&browser.get(&login).await.location, "code"), "");
    let (session, form) = (page.field("session"), page.field("form"));
    let fields = [("session", session.as_str()), ("form", &form)];
    let answer = browser.post(&format!("{}/pages/logout", site.base), &fields).await;
    assert_eq!((answer.status.as_u16(), answer.location), (303, format!("{STORE}/")));
    assert_eq!(parameter(&browser.get(&login).await.location, "error"), "login_required");
}

#[tokio::test]
async fn a_hosted_page_session_ends_with_the_members_tokens() {
    for (name, method, path, body) in [
        ("logout", Method::GET, "/_api/iam/authentication/v1/logout", Value::Null),
        (
            "new password",
            Method::POST,
            "/_api/iam/authentication/v2/change-password",
            json!({ "newPassword": "another horse" }),
        ),
        ("block", Method::POST, "/members/v1/members/{id}/block", json!({})),
    ] {
        let site = Site::start().await;
        let member = prepared(&site).await;
        let product = site.plain_product(&member.tokens.access).await;
        site.add(&member.tokens.access, &product, 1).await;
        let checkout = site.start_checkout(&member.tokens.access, json!({ "email": "ada@example.com" })).await;
        let link = site.redirect(&member.tokens.access, json!({ "ecomCheckout": { "checkoutId": checkout } })).await;
        let stranger = Browser::new();
        let page = stranger.get(&link).await;
        assert_eq!(page.status, 200, "{name}: {}", page.text);
        // A new password keeps the tokens that it was set with: those of another login go.
        let other =
            site.direct_login(site.log_in("ada@example.com", PASSWORD).await.1["sessionToken"].as_str().unwrap()).await;
        let by = match name {
            "block" => &site.keys.owner_key,
            "new password" => &other.access,
            _ => &member.tokens.access,
        };
        let body = (!body.is_null()).then_some(body);
        let (status, answer) = site.call(method, &path.replace("{id}", &member.id), Some(by), body).await;
        assert_eq!(status, 200, "{name}: {answer}");
        assert_eq!(stranger.get(&link).await.status, 400, "{name}: shown");
        let fields = [("session", session(&link)), ("form", page.field("form")), ("action", "pay".to_owned())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let paid = stranger.post(&format!("{}/pages/checkout", site.base), &fields).await;
        assert_eq!(paid.status, 400, "{name}: sent");
    }
}
