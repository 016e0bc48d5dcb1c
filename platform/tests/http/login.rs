//! Redirect sessions and the hosted login.

use crate::site::*;
use serde_json::json;

#[tokio::test]
async fn redirects_to_unknown_sites_are_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let path = "/_api/redirects-api/v1/redirect-session";
    for wrong in ["http://evil.example/callback".to_owned(), format!("{CALLBACK}#there")] {
        let mut body = site.auth("query", "login");
        body["auth"]["authRequest"]["redirectUri"] = json!(wrong);
        let (status, body) = site.post(path, &visitor.access, body).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "auth.authRequest.redirectUri"), "{wrong}");
    }

    for evil in ["http://localhost:5173.evil.example/", "http://localhost:5173@evil.example/", "javascript:alert(1)"] {
        let mut body = site.auth("query", "login");
        body["callbacks"] = json!({ "postFlowUrl": evil });
        let (status, body) = site.post(path, &visitor.access, body).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "callbacks.postFlowUrl"), "{evil}");
    }
}

#[tokio::test]
async fn a_login_redirects_back_with_code_and_state() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let browser = Browser::new();
    site.register(&browser, &visitor.access, "ada@example.com").await;

    // The form is shown again, though the browser remembers the login.
    let address = site.redirect(&visitor.access, site.auth("fragment", "login")).await;
    let sent_on = browser.get(&address).await;
    assert_eq!(sent_on.status, 303);
    let page = browser.get(&format!("{}{}", site.base, sent_on.location)).await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    assert!(policy.contains("form-action 'self' http://localhost:5173"), "{policy}");
    assert!(page.text.contains("autocomplete=\"current-password\""));

    let session = session(&address);
    let form = page.field("form");
    let login = format!("{}/pages/login", site.base);
    let attempt = |email: &'static str, password: &'static str| {
        [
            ("session", session.clone()),
            ("form", form.clone()),
            ("email", email.to_owned()),
            ("password", password.to_owned()),
        ]
    };
    let mut refusals = Vec::new();
    for (email, password) in [("ada@example.com", "wrong horse"), ("eve@example.com", "correct horse")] {
        let fields = attempt(email, password);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let page = browser.post(&login, &fields).await;
        assert_eq!(page.status, 422);
        assert!(page.text.contains("role=\"alert\""));
        assert_eq!(page.field("email"), email);
        refusals.push(page.text.replace(email, ""));
    }
    assert_eq!(refusals[0], refusals[1], "a refusal tells whether there is such an account");

    let fields = attempt("ada@example.com", "correct horse");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let answer = browser.post(&login, &fields).await;
    assert!(answer.location.starts_with(&format!("{CALLBACK}#")), "{}", answer.location);
    assert_eq!(parameter(&answer.location, "state"), "the-state");
    let (status, _) = site.exchange(&parameter(&answer.location, "code"), VERIFIER).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_login_form_with_a_forged_token_is_refused() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let address = site.redirect(&visitor.access, site.auth("query", "login")).await;
    let session = session(&address);
    let fields = [
        ("session", session.as_str()),
        ("form", "guessed"),
        ("email", "ada@example.com"),
        ("password", "correct horse"),
    ];
    let register = format!("{}/pages/register", site.base);
    assert_eq!(Browser::new().post(&register, &fields).await.status, 403);
}

#[tokio::test]
async fn prompt_none_returns_a_code_only_to_a_logged_in_browser() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let browser = Browser::new();
    let address = site.redirect(&visitor.access, site.auth("query", "none")).await;
    let answer = browser.get(&address).await;
    assert_eq!(parameter(&answer.location, "error"), "login_required");
    assert_eq!(parameter(&answer.location, "state"), "the-state");

    site.register(&browser, &visitor.access, "ada@example.com").await;
    let answer = browser.get(&address).await;
    let (status, _) = site.exchange(&parameter(&answer.location, "code"), VERIFIER).await;
    assert_eq!(status, 200);

    let address = site.redirect(&visitor.access, site.auth("web_message", "none")).await;
    let page = browser.get(&address).await;
    assert!(page.text.contains("\"state\":\"the-state\""), "{}", page.text);
    assert!(page.text.contains(&format!("\"{STORE}\")")), "{}", page.text);
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains(&format!("frame-ancestors {STORE}")), "{policy}");
}

#[tokio::test]
async fn a_logout_ends_the_tokens_and_the_browser_session() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let browser = Browser::new();
    let code = site.register(&browser, &visitor.access, "ada@example.com").await;
    let member = tokens(&site.exchange(&code, VERIFIER).await.1);
    let logout = json!({ "logout": { "clientId": site.keys.client_id }, "callbacks": { "postFlowUrl": STORE } });
    let address = site.redirect(&member.access, logout).await;
    let answer = browser.get(&address).await;
    assert_eq!((answer.status.as_u16(), answer.location), (303, format!("{STORE}/")));
    assert_eq!(site.get("/ecom/v1/carts/current", &member.access).await.0, 401);
    assert_eq!(site.refresh(&member.refresh).await.0, 400);
    let address = site.redirect(&visitor.access, site.auth("query", "none")).await;
    assert_eq!(parameter(&browser.get(&address).await.location, "error"), "login_required");
}

#[tokio::test]
async fn a_redirect_session_expires() {
    let site = Site::start().await;
    let visitor = site.visitor().await;
    let address = site.redirect(&visitor.access, site.auth("query", "login")).await;
    site.platform.advance_clock(3600);
    assert_eq!(Browser::new().get(&address).await.status, 400);
}

#[tokio::test]
async fn a_login_merges_the_visitors_cart_into_the_members() {
    let site = Site::start().await;
    let browser = Browser::new();
    let visitor = site.visitor().await;
    let product = site.plain_product(&visitor.access).await;
    let stock = product["stock"]["quantity"].as_i64().unwrap();
    site.add(&visitor.access, &product, 2).await;
    let code = site.register(&browser, &visitor.access, "ada@example.com").await;
    let member = tokens(&site.exchange(&code, VERIFIER).await.1);
    let (_, body) = site.get("/ecom/v1/carts/current", &member.access).await;
    assert_eq!(body["cart"]["lineItems"][0]["quantity"], 2);
    assert!(body["cart"]["buyerInfo"]["memberId"].is_string());
    assert_eq!(site.get("/ecom/v1/carts/current", &visitor.access).await.0, 404);

    // Elsewhere, as a visitor, more than there are.
    let elsewhere = site.visitor().await;
    site.add(&elsewhere.access, &product, stock).await;
    let address = site.redirect(&elsewhere.access, site.auth("query", "none")).await;
    let answer = browser.get(&address).await;
    let (_, body) = site.exchange(&parameter(&answer.location, "code"), VERIFIER).await;
    let (_, body) = site.get("/ecom/v1/carts/current", &tokens(&body).access).await;
    let lines = body["cart"]["lineItems"].as_array().unwrap();
    assert_eq!(lines.len(), 1, "equal items share a line");
    assert_eq!(lines[0]["quantity"], stock);
}

#[tokio::test]
async fn register_login_and_password_change_work_without_hosted_pages() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let authentication = "/_api/iam/authentication/v2";
    let attempt = |email: &str, password: &str| json!({ "loginId": { "email": email }, "password": password });
    let register = format!("{authentication}/register");
    let (status, body) = site.post(&register, &visitor, attempt("nonsense", "correct horse")).await;
    let violation = &body["details"]["validationError"]["fieldViolations"][0];
    assert_eq!((status.as_u16(), &violation["data"]["type"]), (400, &json!("EMAIL")));
    let (status, body) = site.post(&register, &visitor, attempt("ada@example.com", "correct horse")).await;
    assert_eq!((status.as_u16(), &body["state"]), (200, &json!("SUCCESS")));
    let (_, body) = site.post(&register, &visitor, attempt("Ada@example.com", "other horse")).await;
    assert_eq!(code(&body), "-19995");

    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 2).await;
    let login = format!("{authentication}/login");
    let (_, body) = site.post(&login, &visitor, attempt("ada@example.com", "wrong horse")).await;
    assert_eq!(code(&body), "-19976");
    let (_, body) = site.post(&login, &visitor, attempt("ada@example.com", "correct horse")).await;

    let mut auth = site.auth("web_message", "none");
    auth["auth"]["authRequest"]["sessionToken"] = body["sessionToken"].clone();
    let address = site.redirect(&visitor, auth).await;
    let page = Browser::new().get(&address).await;
    let (_, rest) = page.text.split_once("\"code\":\"").unwrap();
    let code = rest.split('"').next().unwrap();
    let (status, body) = site
        .token(json!({
            "clientId": site.keys.client_id, "grantType": "authorization_code",
            "code": code, "codeVerifier": VERIFIER,
        }))
        .await;
    assert_eq!(status, 200, "{body}");
    let member = tokens(&body).access;
    let (_, body) = site.get("/members/v1/members/my?fieldsets=FULL", &member).await;
    assert_eq!(body["member"]["loginEmail"], "ada@example.com");
    let (_, body) = site.get("/members/v1/members/my", &member).await;
    assert!(body["member"]["loginEmail"].is_null());
    let (_, body) = site.get("/ecom/v1/carts/current", &member).await;
    assert_eq!(body["cart"]["lineItems"][0]["quantity"], 2, "the visitor's cart is the member's: {body}");

    let change = format!("{authentication}/change-password");
    let (status, _) = site.post(&change, &member, json!({ "newPassword": "better horse" })).await;
    assert_eq!(status, 200);
    let (status, _) = site.post(&login, &visitor, attempt("ada@example.com", "better horse")).await;
    assert_eq!(status, 200);
}
