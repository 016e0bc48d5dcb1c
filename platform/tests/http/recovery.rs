//! Forgotten passwords and accounts to activate.

use crate::people::*;
use crate::site::*;
use reqwest::StatusCode;
use serde_json::{Value, json};

const SEND: &str = "/_api/iam/recovery/v1/send-email";
const RECOVER: &str = "/_api/iam/recovery/v1/recover";
const ACTIVATE: &str = "/_api/iam/recovery/v1/activation-email";

impl Site {
    async fn ask_for_link(&self, email: &str, redirect: Value) -> (StatusCode, Value) {
        let visitor = self.visitor().await.access;
        let body = json!({ "email": email, "language": "en", "redirect": redirect });
        self.post(SEND, &visitor, body).await
    }

    async fn recover(&self, token: &str, password: &str) -> (StatusCode, Value) {
        let visitor = self.visitor().await.access;
        let body = json!({ "recoveryToken": token, "password": password });
        self.post(RECOVER, &visitor, body).await
    }

    /// The token of the last link mailed to a recipient.
    async fn recovery_token(&self, recipient: &str) -> String {
        parameter(&self.link_for(recipient).await, "recoveryToken")
    }
}

#[tokio::test]
async fn a_recovery_mail_has_the_requested_language_or_that_of_the_registration() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let mut request = credentials("ada@example.com", PASSWORD);
    request["profile"] = json!({ "language": "ar" });
    let (status, body) = site.post(REGISTER, &visitor, request).await;
    assert_eq!((status.as_u16(), &body["identity"]["identityProfile"]["language"]), (200, &json!("ar")));
    for (language, subject) in [
        (json!("de"), "Passwort zurücksetzen"),
        (Value::Null, "إعادة تعيين كلمة المرور"),
        (json!("pt"), "Reset your password"),
    ] {
        let body = json!({ "email": "ada@example.com", "language": language });
        assert_eq!(site.post(SEND, &visitor, body).await.0, 200);
        let mail = &site.messages("ada@example.com").await[0];
        assert_eq!(mail["subject"], subject);
        assert!(mail["body"].as_str().unwrap().contains(mail["link"].as_str().unwrap()));
    }
    let owner = &site.keys.owner_key;
    let options = json!({ "identityId": body["identity"]["id"], "emailOptions": { "language": "de" } });
    assert_eq!(site.post(ACTIVATE, owner, options).await.0, 200);
    assert_eq!(site.messages("ada@example.com").await[0]["subject"], "Konto aktivieren");
}

/// The session token of a member who sets a new password by a link in a mail.
pub(crate) async fn recovered(site: &Site, email: &str) -> String {
    site.ask_for_link(email, json!({})).await;
    let token = site.recovery_token(email).await;
    let (status, body) = site.recover(&token, "better horse").await;
    assert_eq!((status.as_u16(), state(&body)), (200, "SUCCESS"), "{body}");
    body["sessionToken"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_recovery_by_mail_removes_the_second_factor_set_up_before_verification() {
    let site = Site::start().await;
    site.settings(json!({ "mfa": "REQUIRED", "mfaFactors": ["TOTP"] })).await;
    site.with_totp("ada@example.com").await;
    site.settings(json!({ "mfa": "OPTIONAL" })).await;
    let session = recovered(&site, "ada@example.com").await;
    assert!(site.is_good(&site.direct_login(&session).await).await);
}

#[tokio::test]
async fn a_recovery_link_sets_a_new_password_once() {
    let site = Site::start().await;
    let before = site.member("ada@example.com").await;
    let redirect = json!({ "url": format!("{STORE}/reset?from=mail"), "clientId": site.keys.client_id });
    let (status, body) = site.ask_for_link("ada@example.com", redirect).await;
    assert_eq!((status.as_u16(), body), (200, json!({})));
    let link = site.link_for("ada@example.com").await;
    assert!(link.starts_with(&format!("{STORE}/reset?from=mail&recoveryToken=")), "{link}");
    let token = parameter(&link, "recoveryToken");

    let (status, body) = site.recover(&token, "short").await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "password"));
    let (status, body) = site.recover(&token, "better horse").await;
    assert_eq!((status.as_u16(), state(&body)), (200, "SUCCESS"));
    assert_eq!(body["identity"]["email"]["isVerified"], true, "the mail has arrived");
    let after = site.direct_login(body["sessionToken"].as_str().unwrap()).await;
    assert!(site.is_good(&after).await);
    let used = &site.messages("ada@example.com").await[0];
    assert!(used["link"].is_null() && !used.to_string().contains(&token), "{used}");

    assert!(!site.is_good(&before).await);
    assert_eq!(site.refresh(&before.refresh).await.0, 400);
    let (status, body) = site.recover(&token, "worse horse").await;
    assert_eq!((status.as_u16(), code(&body)), (404, "NOT_FOUND"));
    assert_eq!(site.log_in("ada@example.com", PASSWORD).await.0, 400);
    assert_eq!(site.log_in("ada@example.com", "better horse").await.0, 200);
}

#[tokio::test]
async fn the_recovery_response_does_not_reveal_whether_an_account_exists() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    site.sign_up("ada@undeliverable.example").await;
    let known = site.ask_for_link("ada@example.com", json!({})).await;
    assert_eq!(known, site.ask_for_link("eve@example.com", json!({})).await);
    assert_eq!(known, site.ask_for_link("ada@undeliverable.example", json!({})).await);
    assert_eq!(site.messages("ada@example.com").await.len(), 1);
    assert_eq!(site.messages("eve@example.com").await.len(), 0);
    // However often they ask.
    for _ in 0..9 {
        assert_eq!(known, site.ask_for_link("ada@example.com", json!({})).await);
        assert_eq!(known, site.ask_for_link("eve@example.com", json!({})).await);
    }
    assert_eq!(site.messages("ada@example.com").await.len(), 5, "a mailbox is not to be filled");
}

#[tokio::test]
async fn a_recovery_link_to_an_unknown_site_is_refused() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    for evil in ["http://evil.example/", "http://localhost:5173@evil.example/", "javascript:alert(1)", "//evil.example"]
    {
        let (status, body) = site.ask_for_link("ada@example.com", json!({ "url": evil })).await;
        assert_eq!((status.as_u16(), violated_field(&body)), (400, "redirect.url"), "{evil}");
    }
    let redirect = json!({ "url": STORE, "clientId": "another" });
    let (_, body) = site.ask_for_link("ada@example.com", redirect).await;
    assert_eq!(violated_field(&body), "redirect.clientId");
    let (_, body) = site.ask_for_link("nonsense", json!({})).await;
    assert_eq!(violated_field(&body), "email");
    assert!(site.messages("ada@example.com").await.is_empty());
}

#[tokio::test]
async fn a_recovery_link_ends_after_an_hour_or_a_password_change() {
    let site = Site::start().await;
    let member = site.member("ada@example.com").await.access;
    site.ask_for_link("ada@example.com", json!({})).await;
    let token = site.recovery_token("ada@example.com").await;
    site.platform.advance_clock(3600);
    let (status, body) = site.recover(&token, "better horse").await;
    assert_eq!((status.as_u16(), code(&body)), (404, "NOT_FOUND"));
    assert_eq!(site.recover("nonsense", "better horse").await.0, 404);

    site.ask_for_link("ada@example.com", json!({})).await;
    let token = site.recovery_token("ada@example.com").await;
    let change = "/_api/iam/authentication/v2/change-password";
    let body = json!({ "newPassword": "newest horse" });
    assert_eq!(site.post(change, &member, body).await.0, 200);
    assert_eq!(site.recover(&token, "better horse").await.0, 404);
}

#[tokio::test]
async fn a_recovery_bypasses_neither_the_second_factor_nor_a_block() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    site.settings(json!({ "mfa": "REQUIRED" })).await;
    site.ask_for_link("ada@example.com", json!({})).await;
    let token = site.recovery_token("ada@example.com").await;
    let (_, body) = site.recover(&token, "better horse").await;
    assert_eq!(state(&body), "REQUIRE_MFA");
    assert!(body["sessionToken"].is_null());

    site.owner_does("block", "ada@example.com").await;
    site.ask_for_link("ada@example.com", json!({})).await;
    let token = site.recovery_token("ada@example.com").await;
    let (status, body) = site.recover(&token, "better horse").await;
    assert_eq!((status.as_u16(), code(&body)), (403, "MEMBER_BLOCKED"));
}

#[tokio::test]
async fn the_owner_can_send_activation_mails() {
    let site = Site::start().await;
    let body = json!({ "loginId": { "email": "joan@example.com" } });
    let sign_on = "/_api/iam/authentication/v2/sign-on";
    let (_, body) = site.post(sign_on, &site.keys.owner_key, body).await;
    let id = body["identity"]["id"].clone();
    let request = json!({ "identityId": id, "emailOptions": { "redirect": { "url": format!("{STORE}/welcome") } } });
    let visitor = site.visitor().await.access;
    assert_eq!(site.post(ACTIVATE, &visitor, request.clone()).await.0, 403);
    assert_eq!(site.post(ACTIVATE, &site.keys.owner_key, request).await.0, 200);
    let link = site.link_for("joan@example.com").await;
    assert!(link.starts_with(&format!("{STORE}/welcome?recoveryToken=")), "{link}");
    let (_, body) = site.recover(&parameter(&link, "recoveryToken"), PASSWORD).await;
    assert_eq!(state(&body), "SUCCESS");
    assert_eq!(site.log_in("joan@example.com", PASSWORD).await.0, 200);

    let evil = json!({ "identityId": id, "emailOptions": { "redirect": { "url": "http://evil.example" } } });
    let (_, body) = site.post(ACTIVATE, &site.keys.owner_key, evil).await;
    assert_eq!(violated_field(&body), "emailOptions.redirect.url");
    let unknown = json!({ "identityId": "00000000-0000-4000-8000-000000000000" });
    assert_eq!(site.post(ACTIVATE, &site.keys.owner_key, unknown).await.0, 404);
}

#[tokio::test]
async fn a_password_reset_that_approves_a_member_names_the_member_as_actor() {
    let site = Site::start().await;
    let (_, body) = site
        .post(
            "/_api/iam/authentication/v2/sign-on",
            &site.keys.owner_key,
            json!({ "loginId": { "email": "joan@example.com" } }),
        )
        .await;
    let id = body["identity"]["id"].clone();
    let disconnect = format!("/members/v1/members/{}/disconnect", id.as_str().unwrap());
    for (path, body) in [(disconnect.as_str(), json!({})), (ACTIVATE, json!({ "identityId": id }))] {
        assert_eq!(site.post(path, &site.keys.owner_key, body).await.0, 200, "{path}");
    }
    let browser = Browser::new();
    let page = browser.get(&site.link_for("joan@example.com").await).await;
    let (token, form) = (page.field("recoveryToken"), page.field("form"));
    let fields = [("recoveryToken", token.as_str()), ("form", form.as_str()), ("password", PASSWORD)];
    let done = browser.post(&format!("{}/pages/reset", site.base), &fields).await;
    assert_eq!(done.status, 200);
    let (_, told) = site.get("/_platform/events?after=0&limit=100", &site.keys.owner_key).await;
    let mut events = told["events"].as_array().unwrap().iter().rev();
    let last = events.find(|event| event["entityId"] == id).unwrap();
    let actor = json!({ "identityType": "MEMBER", "memberId": id });
    assert_eq!((&last["slug"], &last["identity"]), (&json!("updated"), &actor), "{last}");
}

#[tokio::test]
async fn the_hosted_pages_complete_a_password_reset() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    let browser = Browser::new();
    let (session, form) = site.open_form(&browser, "forgot").await;
    let forgot = format!("{}/pages/forgot", site.base);
    let ask = |email: &'static str| {
        let fields = [("session", session.clone()), ("form", form.clone()), ("email", email.to_owned())];
        let (browser, forgot) = (&browser, &forgot);
        async move {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            browser.post(forgot, &fields).await
        }
    };
    assert_eq!(ask("nonsense").await.status, 422);
    let known = ask("ada@example.com").await;
    assert_eq!(known.text, ask("eve@example.com").await.text);

    let link = site.link_for("ada@example.com").await;
    assert!(link.starts_with(&format!("{}/pages/reset?", site.base)), "{link}");
    let page = browser.get(&link).await;
    assert!(page.text.contains("autocomplete=\"new-password\""));
    let reset = format!("{}/pages/reset", site.base);
    let token = page.field("recoveryToken");
    let fields = |password: &'static str| {
        [("recoveryToken", token.clone()), ("form", page.field("form")), ("password", password.to_owned())]
    };
    let send = |password: &'static str| {
        let fields = fields(password);
        let (browser, reset) = (&browser, &reset);
        async move {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            browser.post(reset, &fields).await
        }
    };
    let refused = send("short").await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("8 to 64 characters"));
    let done = send("better horse").await;
    assert_eq!(done.status, 200);
    assert!(done.text.contains("You are logged in") && done.text.contains(STORE));
    assert_eq!(browser.get(&link).await.status, 404);
    assert_eq!(site.log_in("ada@example.com", "better horse").await.0, 200);
}
