//! Confirming an email address.

use crate::people::*;
use crate::site::*;
use serde_json::{Value, json};

const RESEND: &str = "/_api/iam/verification/v1/auth/resend";
const START: &str = "/_api/iam/verification/v1/start";

async fn verifying_site() -> Site {
    let site = Site::start().await;
    site.settings(json!({ "emailVerification": true })).await;
    site
}

impl Site {
    async fn resend(&self, state_token: &str) -> (u16, Value) {
        let visitor = self.visitor().await.access;
        let (status, body) = self.post(RESEND, &visitor, json!({ "stateToken": state_token })).await;
        (status.as_u16(), body)
    }
}

/// A code that is not the one that was sent.
fn other_code(code: &str) -> &'static str {
    if code == "000000" { "000001" } else { "000000" }
}

#[tokio::test]
async fn a_registration_is_completed_by_the_mailed_code_once() {
    let site = verifying_site().await;
    let body = site.sign_up("ada@example.com").await;
    assert_eq!(state(&body), "REQUIRE_EMAIL_VERIFICATION");
    assert!(body["sessionToken"].is_null());
    assert_eq!(body["identity"]["status"]["reasons"], json!(["PENDING_EMAIL_VERIFICATION_REQUIRED"]));
    let code = site.code_for("ada@example.com").await;
    let (status, done) = site.verify(&code, state_token(&body)).await;
    assert_eq!((status.as_u16(), state(&done)), (200, "SUCCESS"));
    assert_eq!(done["identity"]["email"]["isVerified"], true);
    let member = site.direct_login(done["sessionToken"].as_str().unwrap()).await;
    assert!(site.is_good(&member).await);
    let used = &site.messages("ada@example.com").await[0];
    assert!(used["code"].is_null() && !used["body"].as_str().unwrap().contains(&code), "{used}");

    let (status, again) = site.verify(&code, state_token(&body)).await;
    assert_eq!((status.as_u16(), code_of(&again)), (404, "NOT_FOUND"), "a code is good once");
    assert_eq!(state(&site.log_in("ada@example.com", PASSWORD).await.1), "SUCCESS");
}

fn code_of(body: &Value) -> &str {
    code(body)
}

#[tokio::test]
async fn a_login_with_an_unverified_email_requires_the_code() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    site.settings(json!({ "emailVerification": true })).await;
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!(state(&body), "REQUIRE_EMAIL_VERIFICATION");
    let code = site.code_for("ada@example.com").await;
    assert_eq!(state(&site.verify(&code, state_token(&body)).await.1), "SUCCESS");
}

#[tokio::test]
async fn five_wrong_codes_end_the_verification() {
    let site = verifying_site().await;
    let body = site.sign_up("ada@example.com").await;
    let code = site.code_for("ada@example.com").await;
    for _ in 0..5 {
        let (status, answer) = site.verify(other_code(&code), state_token(&body)).await;
        assert_eq!((status.as_u16(), code_of(&answer)), (400, "BAD_CODE"));
    }
    let (status, answer) = site.verify(&code, state_token(&body)).await;
    assert_eq!((status.as_u16(), code_of(&answer)), (404, "NOT_FOUND"));
    assert_eq!(site.resend(state_token(&body)).await.0, 404);
}

#[tokio::test]
async fn wrong_verification_codes_are_rate_limited_across_logins() {
    let site = verifying_site().await;
    site.sign_up("ada@example.com").await;
    let mut answers = Vec::new();
    // Four sign-ins of five codes each, and one more.
    for _ in 0..5 {
        let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
        let code = site.code_for("ada@example.com").await;
        for _ in 0..5 {
            answers.push(site.verify(other_code(&code), state_token(&body)).await.0.as_u16());
        }
    }
    assert_eq!(answers[..20], [400; 20]);
    assert_eq!(answers[20], 429);
}

#[tokio::test]
async fn a_verification_code_expires_after_ten_minutes() {
    let site = verifying_site().await;
    let body = site.sign_up("ada@example.com").await;
    let code = site.code_for("ada@example.com").await;
    site.platform.advance_clock(600);
    let (status, answer) = site.verify(&code, state_token(&body)).await;
    assert_eq!((status.as_u16(), code_of(&answer)), (404, "NOT_FOUND"));
}

#[tokio::test]
async fn a_verification_code_is_valid_only_for_its_own_login() {
    let site = verifying_site().await;
    let ada = site.sign_up("ada@example.com").await;
    let eve = site.sign_up("eve@example.com").await;
    let code = site.code_for("eve@example.com").await;
    let (status, _) = site.verify(&code, state_token(&ada)).await;
    assert_eq!(status, 400);
    assert_eq!(site.verify(&code, state_token(&eve)).await.0, 200);
    for nonsense in ["nonsense", "../..", "é"] {
        assert_eq!(site.verify("123456", nonsense).await.0, 404);
    }
    let (status, answer) = site.verify("12345", state_token(&ada)).await;
    assert_eq!((status.as_u16(), violated_field(&answer)), (400, "code"));
    // The token of an email is no good for a second factor.
    let token = json!({ "stateToken": state_token(&ada), "emailData": {} });
    assert_eq!(site.factor("EMAIL", token).await.0, 404);
}

#[tokio::test]
async fn a_new_verification_code_can_be_requested_after_a_pause() {
    let site = verifying_site().await;
    let body = site.sign_up("ada@example.com").await;
    let token = state_token(&body);
    let first = site.code_for("ada@example.com").await;
    let visitor = site.visitor().await.access;
    let request = site.http.post(format!("{}{RESEND}", site.base));
    let request = request.header("authorization", &visitor);
    let answer = request.json(&json!({ "stateToken": token })).send().await.unwrap();
    assert_eq!(answer.status(), 429);
    let wait: i64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=30).contains(&wait), "{wait}");
    site.platform.advance_clock(wait);
    let (status, answer) = site.resend(token).await;
    assert_eq!((status, state(&answer)), (200, "REQUIRE_EMAIL_VERIFICATION"));
    assert_eq!(state_token(&answer), token);
    assert_eq!(site.messages("ada@example.com").await.len(), 2);
    let second = site.code_for("ada@example.com").await;
    if first != second {
        assert_eq!(site.verify(&first, token).await.0, 400);
    }
    // The new code has its whole time.
    site.platform.advance_clock(590);
    assert_eq!(site.verify(&second, token).await.0, 200);
}

#[tokio::test]
async fn resending_a_code_to_an_undeliverable_email_fails() {
    let site = verifying_site().await;
    let body = site.sign_up("ada@undeliverable.example").await;
    assert_eq!(state(&body), "REQUIRE_EMAIL_VERIFICATION");
    let (status, answer) = site.resend(state_token(&body)).await;
    assert_eq!((status, code_of(&answer)), (400, "SEND_CODE_ERROR"));
}

#[tokio::test]
async fn email_verification_precedes_owner_approval_and_the_second_factor() {
    let site = Site::start().await;
    site.settings(json!({ "emailVerification": true, "ownerApproval": true, "mfa": "REQUIRED" })).await;
    let body = site.sign_up("ada@example.com").await;
    assert_eq!(state(&body), "REQUIRE_EMAIL_VERIFICATION");
    let code = site.code_for("ada@example.com").await;
    let (_, body) = site.verify(&code, state_token(&body)).await;
    assert_eq!(state(&body), "REQUIRE_OWNER_APPROVAL");
    site.owner_does("approve", "ada@example.com").await;
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!(state(&body), "REQUIRE_MFA");
}

#[tokio::test]
async fn a_member_can_verify_their_email_outside_of_a_login() {
    let site = Site::start().await;
    let ada = site.sign_up("ada@example.com").await;
    let id = ada["identity"]["id"].as_str().unwrap();
    let member = site.direct_login(ada["sessionToken"].as_str().unwrap()).await.access;
    let eve = site.member("eve@example.com").await.access;
    let asked = json!({ "identityId": id, "target": "EMAIL" });
    let visitor = site.visitor().await.access;
    for other in [&eve, &visitor] {
        assert_eq!(site.post(START, other, asked.clone()).await.0, 403);
    }
    let unknown = json!({ "identityId": "00000000-0000-4000-8000-000000000000" });
    assert_eq!(site.post(START, &site.keys.owner_key, unknown).await.0, 404);
    for start in [START, "/_api/iam/verification/v1/Start"] {
        let (_, body) = site.post(start, &member, json!({ "target": "PIGEON" })).await;
        assert_eq!(violated_field(&body), "target", "{start}");
    }

    for (caller, body) in [(&site.keys.owner_key, asked), (&member, json!({ "target": "EMAIL" }))] {
        let (status, started) = site.post(START, caller, body).await;
        assert_eq!(status, 200, "{started}");
        let token = started["verificationId"].as_str().unwrap();
        let code = site.code_for("ada@example.com").await;
        let (_, done) = site.verify(&code, token).await;
        assert_eq!((state(&done), &done["identity"]["email"]["isVerified"]), ("SUCCESS", &json!(true)));
        assert!(done["sessionToken"].is_null(), "confirming an email is no login");
    }
}

#[tokio::test]
async fn the_hosted_pages_ask_for_the_verification_code() {
    let site = verifying_site().await;
    let browser = Browser::new();
    let sent_on = site.fill_form(&browser, "register", "ada@example.com").await;
    let page = site.follow(&browser, &sent_on).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("ada@example.com") && page.text.contains("one-time-code"));
    assert!(!sent_on.location.contains(&site.code_for("ada@example.com").await));

    let code = site.code_for("ada@example.com").await;
    let refused = site.go_on(&browser, &page, &[("step", "verify"), ("code", other_code(&code))]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("This code is incorrect"), "{}", refused.text);
    let early = site.go_on(&browser, &page, &[("step", "resend")]).await;
    assert!(early.text.contains("Too many attempts"), "{}", early.text);
    site.platform.advance_clock(30);
    let again = site.go_on(&browser, &page, &[("step", "resend")]).await;
    let page = site.follow(&browser, &again).await;
    let code = site.code_for("ada@example.com").await;
    // With blanks around, as people paste.
    let pasted = format!(" {code} ");
    let done = site.go_on(&browser, &page, &[("step", "verify"), ("code", &pasted)]).await;
    assert!(done.location.starts_with(CALLBACK), "{} {}", done.status, done.text);
    let (status, _) = site.exchange(&parameter(&done.location, "code"), VERIFIER).await;
    assert_eq!(status, 200);

    let late = browser.get(&format!("{}/pages/continue?session={}", site.base, page.field("session"))).await;
    assert_eq!(late.status, 404);
    assert!(late.text.contains("Log in again"));
}
