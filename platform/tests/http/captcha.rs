//! The simulated captcha.

use crate::people::*;
use crate::site::*;
use serde_json::{Value, json};

impl Site {
    async fn captcha(&self, kind: &str, state: &str) -> String {
        let request = self.http.post(format!("{}/_test/captcha", self.base));
        let request = request.json(&json!({ "kind": kind, "state": state }));
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        answer["token"].as_str().unwrap().to_owned()
    }

    /// What a login with these captcha tokens comes to: a code, or nothing when it is let in.
    async fn login_with(&self, tokens: Value) -> String {
        let visitor = self.visitor().await.access;
        let mut request = credentials("iris@example.com", "hearth and field");
        request["captchaTokens"] = json!([tokens]);
        let (_, body) = self.post(LOGIN, &visitor, request).await;
        code(&body).to_owned()
    }
}

#[tokio::test]
async fn a_site_with_a_visible_captcha_accepts_only_a_fresh_visible_token() {
    let site = Site::start().await;
    site.settings(json!({ "captcha": "VISIBLE" })).await;
    assert_eq!(site.login_with(json!({})).await, "-19971");
    let invisible = site.captcha("INVISIBLE", "VALID").await;
    assert_eq!(site.login_with(json!({ "InvisibleRecaptcha": invisible })).await, "-19971");
    assert_eq!(site.login_with(json!({ "Recaptcha": invisible })).await, "-19970");
    for state in ["USED", "EXPIRED", "WRONG"] {
        let token = site.captcha("VISIBLE", state).await;
        assert_eq!(site.login_with(json!({ "Recaptcha": token })).await, "-19970", "{state}");
    }
    let token = site.captcha("VISIBLE", "VALID").await;
    assert_eq!(site.login_with(json!({ "Recaptcha": token })).await, "");
    assert_eq!(site.login_with(json!({ "Recaptcha": token })).await, "-19970", "used");
    let token = site.captcha("VISIBLE", "VALID").await;
    site.platform.advance_clock(120);
    assert_eq!(site.login_with(json!({ "Recaptcha": token })).await, "-19970", "too old");
}

#[tokio::test]
async fn a_site_with_an_invisible_captcha_also_accepts_a_visible_token() {
    let site = Site::start().await;
    site.settings(json!({ "captcha": "INVISIBLE" })).await;
    assert_eq!(site.login_with(json!({})).await, "-19971");
    let token = site.captcha("INVISIBLE", "VALID").await;
    assert_eq!(site.login_with(json!({ "InvisibleRecaptcha": token })).await, "");
    // Clients fill in both.
    let (visible, used) = (site.captcha("VISIBLE", "VALID").await, site.captcha("INVISIBLE", "USED").await);
    let both = json!({ "Recaptcha": visible, "InvisibleRecaptcha": used });
    assert_eq!(site.login_with(both).await, "");
}

#[tokio::test]
async fn the_captcha_is_checked_before_the_password_rules() {
    let site = Site::start().await;
    site.settings(json!({ "captcha": "VISIBLE" })).await;
    let visitor = site.visitor().await.access;
    let (_, body) = site.post(REGISTER, &visitor, credentials("ada@example.com", "short")).await;
    assert_eq!(code(&body), "-19971");
    let mut request = credentials("ada@example.com", "short");
    request["captchaTokens"] = json!([{ "Recaptcha": site.captcha("VISIBLE", "VALID").await }]);
    let (_, body) = site.post(REGISTER, &visitor, request).await;
    assert_eq!(violated_field(&body), "password");
}

#[tokio::test]
async fn the_captcha_frame_serves_only_origins_of_the_sites_stores() {
    let site = Site::start().await;
    let browser = Browser::new();
    let page = |query: String| {
        let address = format!("{}/pages/captcha?{query}", site.base);
        let browser = &browser;
        async move { browser.get(&address).await }
    };
    for origin in ["", "http://evil.example", "http://localhost:5173/path", "http://localhost:5173@evil.example"] {
        let page = page(format!("kind=invisible&origin={origin}")).await;
        assert_eq!(page.status, 400, "{origin}");
        assert!(!page.text.contains("cartwright-captcha"), "{origin}");
    }
    assert_eq!(page(format!("kind=other&origin={STORE}")).await.status, 400);

    let invisible = page(format!("kind=invisible&origin={STORE}")).await;
    let policy = invisible.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains(&format!("frame-ancestors {STORE}")), "{policy}");
    assert!(invisible.text.contains(&format!("\"{STORE}\")")), "{}", invisible.text);
    site.settings(json!({ "captcha": "INVISIBLE" })).await;
    let token = posted_token(&invisible);
    assert_eq!(site.login_with(json!({ "InvisibleRecaptcha": token })).await, "");
}

#[tokio::test]
async fn the_captcha_frame_posts_a_token_after_the_box_is_ticked() {
    let site = Site::start().await;
    site.settings(json!({ "captcha": "VISIBLE" })).await;
    let browser = Browser::new();
    let address = format!("{}/pages/captcha", site.base);
    let page = browser.get(&format!("{address}?kind=visible&origin={STORE}")).await;
    assert!(page.text.contains("I am human") && !page.text.contains("cartwright-captcha"));
    let page = browser.post(&address, &[("origin", STORE)]).await;
    assert!(page.text.contains("I am human"), "not without the box");
    let ticked = [("origin", STORE), ("human", "yes")];
    let token = posted_token(&browser.post(&address, &ticked).await);
    assert_eq!(site.login_with(json!({ "Recaptcha": token })).await, "");
    let expired = [("origin", STORE), ("human", "yes"), ("state", "EXPIRED")];
    let token = posted_token(&browser.post(&address, &expired).await);
    assert_eq!(site.login_with(json!({ "Recaptcha": token })).await, "-19970");
}

#[tokio::test]
async fn hosted_forms_show_a_captcha_checkbox() {
    let site = Site::start().await;
    site.settings(json!({ "captcha": "VISIBLE" })).await;
    let browser = Browser::new();
    let (session, form) = site.open_form(&browser, "register").await;
    let mut fields = vec![
        ("session", session.as_str()),
        ("form", form.as_str()),
        ("email", "ada@example.com"),
        ("password", PASSWORD),
    ];
    let register = format!("{}/pages/register", site.base);
    let page = browser.post(&register, &fields).await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("href=\"#human\""), "{}", page.text);
    fields.push(("human", "yes"));
    let page = browser.post(&register, &fields).await;
    assert!(page.location.starts_with(CALLBACK), "{}", page.location);
}

/// The token that a page posts to the store.
fn posted_token(page: &Page) -> String {
    let (_, rest) = page.text.split_once("\"token\":\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}
