//! Second factors.

use crate::people::*;
use crate::site::*;
use serde_json::{Value, json};

async fn site_with(mfa: &str, factors: &[&str]) -> Site {
    let site = Site::start().await;
    site.settings(json!({ "mfa": mfa, "mfaFactors": factors })).await;
    site
}

fn factors(body: &Value) -> Vec<&str> {
    let values = body["additionalData"]["factors"]["listValue"]["value"].as_array().unwrap();
    values.iter().map(|value| value["strValue"].as_str().unwrap()).collect()
}

impl Site {
    async fn give_totp(&self, token: &str, secret: &str) -> (u16, Value) {
        let code = totp_code(secret, self.now().await);
        let (status, body) = self.factor("TOTP", json!({ "stateToken": token, "totpData": { "code": code } })).await;
        (status.as_u16(), body)
    }

    /// Registers and sets an authenticator app up; gives its secret.
    pub(crate) async fn with_totp(&self, email: &str) -> String {
        let body = self.sign_up(email).await;
        let secret = additional(&body, "totpSecret").to_owned();
        let (status, done) = self.give_totp(state_token(&body), &secret).await;
        assert_eq!((status, state(&done)), (200, "SUCCESS"));
        secret
    }

    /// Answers the newest push on the outbox page.
    async fn answer_push(&self, answer: &str) {
        let browser = Browser::new();
        let page = browser.get(&format!("{}/outbox", self.base)).await;
        let number = page.field("number");
        let fields = [("number", number.as_str()), ("answer", answer)];
        let done = browser.post(&format!("{}/outbox/push", self.base), &fields).await;
        assert_eq!(done.status, 303);
    }
}

#[tokio::test]
async fn an_authenticator_app_can_be_set_up_during_login() {
    let site = site_with("REQUIRED", &["TOTP", "EMAIL"]).await;
    let body = site.sign_up("ada@example.com").await;
    assert_eq!((state(&body), factors(&body)), ("REQUIRE_MFA", vec!["TOTP", "EMAIL"]));
    let secret = additional(&body, "totpSecret");
    let uri = additional(&body, "totpUri");
    assert!(uri.starts_with("otpauth://totp/") && uri.contains(&format!("secret={secret}")));
    let token = state_token(&body);
    let wrong = totp_code(secret, site.now().await + 3600);
    let (status, answer) = site.factor("TOTP", json!({ "stateToken": token, "totpData": { "code": wrong } })).await;
    assert_eq!((status.as_u16(), code(&answer)), (400, "BAD_CODE"));
    let (_, done) = site.give_totp(token, secret).await;
    assert_eq!(state(&done), "SUCCESS");
    assert_eq!(done["identity"]["factors"][0]["type"], "PASSWORD");
    assert_eq!(done["identity"]["factors"][1]["type"], "TOTP");
    let member = site.direct_login(done["sessionToken"].as_str().unwrap()).await;
    assert!(site.is_good(&member).await);

    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!((state(&body), factors(&body)), ("MFA_CHALLENGE", vec!["TOTP"]));
    assert_eq!(additional(&body, "totpSecret"), "", "the secret is told once");
    let (status, answer) = site.give_totp(state_token(&body), secret).await;
    assert_eq!((status, code(&answer)), (400, "BAD_CODE"), "the code has been used");
    site.platform.advance_clock(30);
    let (_, done) = site.give_totp(state_token(&body), secret).await;
    assert_eq!(state(&done), "SUCCESS");
    site.platform.advance_clock(30);
    let (status, answer) = site.give_totp(state_token(&body), secret).await;
    assert_eq!((status, code(&answer)), (404, "NOT_FOUND"), "so has the token");
}

#[tokio::test]
async fn a_code_goes_to_the_email_or_phone_of_the_chosen_factor() {
    let site = site_with("REQUIRED", &["EMAIL", "SMS", "CALL"]).await;
    for (factor, data, kind, recipient, shown) in [
        ("EMAIL", "emailData", "MAIL", "email@example.com", "e•••@example.com"),
        ("SMS", "smsData", "SMS", "+44 20 7946 0018", "•••18"),
        ("CALL", "callData", "CALL", "+44 20 7946 0019", "•••19"),
    ] {
        let email = format!("{}@example.com", factor.to_lowercase());
        let visitor = site.visitor().await.access;
        let mut request = credentials(&email, PASSWORD);
        let phones: &[&str] = if kind == "MAIL" { &[] } else { &[recipient] };
        request["profile"] = json!({ "phones": phones });
        let (_, body) = site.post(REGISTER, &visitor, request).await;
        assert_eq!(state(&body), "REQUIRE_MFA");
        assert_eq!(additional(&body, "totpSecret"), "", "it is not one of the site's factors");
        let token = state_token(&body);
        let (_, begun) = site.factor(factor, json!({ "stateToken": token, (data): {} })).await;
        assert_eq!(state(&begun), "MFA_CHALLENGE");
        assert_eq!(additional(&begun, "factor"), factor);
        assert_eq!(additional(&begun, "destination"), shown);
        assert_eq!(state_token(&begun), token);
        assert_eq!(site.messages(recipient).await[0]["kind"], kind);
        let (status, _) = site.factor(factor, json!({ "stateToken": token, (data): { "code": null } })).await;
        assert_eq!(status, 429, "not again so soon");
        let code = site.code_for(recipient).await;
        let given = json!({ "stateToken": token, (data): { "code": code } });
        let (_, done) = site.factor(factor, given).await;
        assert_eq!(state(&done), "SUCCESS", "{done}");
        let (_, body) = site.log_in(&email, PASSWORD).await;
        assert_eq!((state(&body), factors(&body)), ("MFA_CHALLENGE", vec![factor]));
    }
}

#[tokio::test]
async fn an_unusable_factor_has_a_status_with_the_reason() {
    let site = site_with("REQUIRED", &["SMS"]).await;
    let visitor = site.visitor().await.access;
    let mut request = credentials("ada@example.com", PASSWORD);
    request["profile"] = json!({ "phones": ["+44 20 7946 0000"] });
    let (_, body) = site.post(REGISTER, &visitor, request).await;
    let token = state_token(&body);
    site.factor("SMS", json!({ "stateToken": token, "smsData": {} })).await;
    let code = site.code_for("+44 20 7946 0000").await;
    let given = json!({ "stateToken": token, "smsData": { "code": code } });
    let (_, done) = site.factor("SMS", given).await;
    let status = |body: &Value| body["identity"]["factors"][1]["status"].clone();
    assert_eq!(status(&done), "ACTIVE", "{done}");
    let member = site.direct_login(done["sessionToken"].as_str().unwrap()).await;
    let (_, me) = site.get("/members/v1/members/my", &member.access).await;
    let path = format!("/members/v1/members/{}/phones", me["member"]["id"].as_str().unwrap());
    let (removed, _) = site.call(reqwest::Method::DELETE, &path, Some(&site.keys.owner_key), None).await;
    assert_eq!(removed, 200);
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!(status(&body), "REQUIRE_REENROLL", "{body}");
    site.settings(json!({ "mfa": "OPTIONAL", "mfaFactors": ["TOTP"] })).await;
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!(status(&body), "INACTIVE", "{body}");
}

#[tokio::test]
async fn setting_up_a_factor_invalidates_other_pending_setups() {
    let site = site_with("REQUIRED", &["TOTP"]).await;
    let first = site.sign_up("ada@example.com").await;
    let (_, second) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!(state(&second), "REQUIRE_MFA");
    let (_, done) = site.give_totp(state_token(&first), additional(&first, "totpSecret")).await;
    assert_eq!(state(&done), "SUCCESS");
    let (status, answer) = site.give_totp(state_token(&second), additional(&second, "totpSecret")).await;
    assert_eq!((status, code(&answer)), (404, "NOT_FOUND"));
}

#[tokio::test]
async fn codes_by_mail_are_rate_limited() {
    let site = site_with("REQUIRED", &["EMAIL"]).await;
    let mut body = site.sign_up("ada@example.com").await;
    let mut answers = Vec::new();
    for _ in 0..11 {
        let begin = json!({ "stateToken": state_token(&body), "emailData": {} });
        answers.push(site.factor("EMAIL", begin).await.0.as_u16());
        body = site.log_in("ada@example.com", PASSWORD).await.1;
    }
    assert_eq!(answers[..10], [200; 10]);
    assert_eq!(answers[10], 429);
    assert_eq!(site.messages("ada@example.com").await.len(), 10);
}

#[tokio::test]
async fn sending_a_code_without_a_reachable_recipient_fails() {
    let site = site_with("REQUIRED", &["EMAIL", "SMS"]).await;
    let body = site.sign_up("ada@undeliverable.example").await;
    let token = state_token(&body);
    for (factor, data) in [("SMS", "smsData"), ("EMAIL", "emailData")] {
        let (status, answer) = site.factor(factor, json!({ "stateToken": token, (data): {} })).await;
        assert_eq!((status.as_u16(), code(&answer)), (400, "SEND_CODE_ERROR"), "{factor}");
    }
    for factor in ["TOTP", "PASSWORD", "PIGEON"] {
        let (status, answer) = site.factor(factor, json!({ "stateToken": token })).await;
        assert_eq!((status.as_u16(), violated_field(&answer)), (400, "factorType"), "{factor}");
    }
}

#[tokio::test]
async fn a_code_is_valid_only_for_its_own_factor_and_login() {
    let site = site_with("REQUIRED", &["EMAIL", "PUSH"]).await;
    let ada = site.sign_up("ada@example.com").await;
    let eve = site.sign_up("eve@example.com").await;
    for body in [&ada, &eve] {
        let begin = json!({ "stateToken": state_token(body), "emailData": {} });
        assert_eq!(site.factor("EMAIL", begin).await.0, 200);
    }
    let code = site.code_for("eve@example.com").await;
    let given = |factor: &str, token: &str| match factor {
        "PUSH" => json!({ "stateToken": token, "pushData": { "transactionId": code } }),
        _ => json!({ "stateToken": token, "emailData": { "code": code } }),
    };
    assert_eq!(site.factor("EMAIL", given("EMAIL", state_token(&ada))).await.0, 400);
    assert_eq!(site.factor("PUSH", given("PUSH", state_token(&eve))).await.0, 400);
    // The token of a second factor confirms no email.
    assert_eq!(site.verify(&code, state_token(&eve)).await.0, 404);
    assert_eq!(site.factor("EMAIL", given("EMAIL", state_token(&eve))).await.0, 200);
}

#[tokio::test]
async fn the_second_step_ends_after_five_wrong_codes_or_ten_minutes() {
    let site = site_with("REQUIRED", &["TOTP"]).await;
    let secret = site.with_totp("ada@example.com").await;
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    let token = state_token(&body);
    for _ in 0..5 {
        let given = json!({ "stateToken": token, "totpData": { "code": "12345" } });
        assert_eq!(code(&site.factor("TOTP", given).await.1), "BAD_CODE");
    }
    site.platform.advance_clock(30);
    assert_eq!(site.give_totp(token, &secret).await.0, 404);

    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    site.platform.advance_clock(600);
    assert_eq!(site.give_totp(state_token(&body), &secret).await.0, 404);
}

#[tokio::test]
async fn a_push_factor_succeeds_when_approved_and_fails_when_denied() {
    let site = site_with("REQUIRED", &["PUSH"]).await;
    for (answer, expected) in [("approve", "SUCCESS"), ("deny", "")] {
        let body = site.sign_up(&format!("{answer}@example.com")).await;
        let token = state_token(&body);
        let (_, begun) = site.factor("PUSH", json!({ "stateToken": token, "pushData": {} })).await;
        let transaction = additional(&begun, "transactionId");
        assert!(!transaction.is_empty());
        let given = json!({ "stateToken": token, "pushData": { "transactionId": transaction } });
        let (_, waiting) = site.factor("PUSH", given.clone()).await;
        assert_eq!(state(&waiting), "MFA_CHALLENGE");
        assert_eq!(additional(&waiting, "transactionId"), transaction);
        site.answer_push(answer).await;
        let (_, done) = site.factor("PUSH", given.clone()).await;
        assert_eq!(state(&done), expected, "{done}");
        assert_eq!(site.factor("PUSH", given).await.0, 404, "once");
    }
}

#[tokio::test]
async fn a_remembered_device_skips_the_second_factor_for_30_days() {
    let site = site_with("REQUIRED", &["TOTP"]).await;
    let secret = site.with_totp("ada@example.com").await;
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    site.platform.advance_clock(30);
    let code = totp_code(&secret, site.now().await);
    let given = json!({ "stateToken": state_token(&body), "totpData": { "code": code }, "rememberThisDevice": true });
    let (_, done) = site.factor("TOTP", given).await;
    let device = additional(&done, "deviceToken").to_owned();
    assert!(!device.is_empty());

    let login = |email: &'static str, device: String| {
        let site = &site;
        async move {
            let visitor = site.visitor().await.access;
            let mut request = credentials(email, PASSWORD);
            request["clientMetaData"] = json!({ "deviceToken": device });
            state(&site.post(LOGIN, &visitor, request).await.1).to_owned()
        }
    };
    assert_eq!(login("ada@example.com", device.clone()).await, "SUCCESS");
    assert_eq!(login("ada@example.com", "nonsense".to_owned()).await, "MFA_CHALLENGE");
    site.with_totp("eve@example.com").await;
    assert_eq!(login("eve@example.com", device.clone()).await, "MFA_CHALLENGE", "another's");
    site.platform.advance_clock(30 * 86_400);
    assert_eq!(login("ada@example.com", device).await, "MFA_CHALLENGE", "too long ago");
}

#[tokio::test]
async fn an_optional_second_factor_is_required_only_of_members_who_set_it_up() {
    let site = site_with("REQUIRED", &["TOTP"]).await;
    site.with_totp("ada@example.com").await;
    site.settings(json!({ "mfa": "OPTIONAL" })).await;
    assert_eq!(state(&site.log_in("ada@example.com", PASSWORD).await.1), "MFA_CHALLENGE");
    assert_eq!(state(&site.sign_up("eve@example.com").await), "SUCCESS");
    site.settings(json!({ "mfa": "OFF" })).await;
    assert_eq!(state(&site.log_in("ada@example.com", PASSWORD).await.1), "SUCCESS");
}

#[tokio::test]
async fn the_hosted_pages_set_up_an_authenticator_app_and_ask_for_its_code() {
    let site = site_with("REQUIRED", &["TOTP", "EMAIL"]).await;
    let browser = Browser::new();
    let sent_on = site.fill_form(&browser, "register", "ada@example.com").await;
    let page = site.follow(&browser, &sent_on).await;
    assert!(page.text.contains("class=\"qr\"") && page.text.contains("Set up two-step verification"), "{}", page.text);
    let secret = shown_key(&page);
    let code = totp_code(&secret, site.now().await);
    let given = [("step", "check"), ("factor", "TOTP"), ("code", code.as_str())];
    let done = site.go_on(&browser, &page, &given).await;
    assert!(done.location.starts_with(CALLBACK), "{} {}", done.status, done.text);

    let elsewhere = Browser::new();
    let sent_on = site.fill_form(&elsewhere, "login", "ada@example.com").await;
    let page = site.follow(&elsewhere, &sent_on).await;
    assert!(page.text.contains("One more step") && !page.text.contains(&secret));
    let refused = site.go_on(&elsewhere, &page, &given).await;
    assert_eq!(refused.status, 422, "the code has been used");
    site.platform.advance_clock(30);
    let code = totp_code(&secret, site.now().await);
    let given = [("step", "check"), ("factor", "TOTP"), ("code", &code), ("remember", "yes")];
    let done = site.go_on(&elsewhere, &page, &given).await;
    assert!(done.location.starts_with(CALLBACK));
    let again = site.fill_form(&elsewhere, "login", "ada@example.com").await;
    assert!(again.location.starts_with(CALLBACK), "the device is trusted");
}

#[tokio::test]
async fn the_hosted_pages_offer_every_factor() {
    let site = site_with("REQUIRED", &["EMAIL", "PUSH"]).await;
    let browser = Browser::new();
    let sent_on = site.fill_form(&browser, "register", "ada@example.com").await;
    let page = site.follow(&browser, &sent_on).await;
    assert!(!page.text.contains("class=\"qr\""));
    let begun = site.go_on(&browser, &page, &[("step", "begin"), ("factor", "PUSH")]).await;
    let page = site.follow(&browser, &begun).await;
    let transaction = page.field("transaction");
    let given = [("step", "check"), ("factor", "PUSH"), ("transaction", transaction.as_str())];
    let waiting = site.go_on(&browser, &page, &given).await;
    assert!(waiting.text.contains("not been approved"), "{}", waiting.text);
    site.answer_push("approve").await;
    let done = site.go_on(&browser, &page, &given).await;
    assert!(done.location.starts_with(CALLBACK), "{} {}", done.status, done.text);
}

#[tokio::test]
async fn members_can_set_up_and_remove_an_authenticator_app() {
    let site = site_with("OPTIONAL", &["TOTP"]).await;
    let browser = Browser::new();
    let security = format!("{}/pages/security", site.base);
    // Who is not logged in does so first, and comes back.
    let sent_on = browser.get(&security).await;
    let page = site.follow(&browser, &sent_on).await;
    let (session, form) = (page.field("session"), page.field("form"));
    let fields = [
        ("session", session.as_str()),
        ("form", &form),
        ("email", "iris@example.com"),
        ("password", "hearth and field"),
    ];
    let done = browser.post(&format!("{}/pages/login", site.base), &fields).await;
    assert_eq!(done.location, security);

    let page = browser.get(&security).await;
    let form = page.field("form");
    let enrol = [("form", form.as_str()), ("step", "enrol")];
    let sent_on = browser.post(&security, &enrol).await;
    let page = site.follow(&browser, &sent_on).await;
    let secret = shown_key(&page);
    let code = totp_code(&secret, site.now().await);
    let given = [("step", "check"), ("factor", "TOTP"), ("code", code.as_str())];
    assert_eq!(site.go_on(&browser, &page, &given).await.location, security);
    assert!(browser.get(&security).await.text.contains("Remove app"));
    let (_, body) = site.log_in("iris@example.com", "hearth and field").await;
    assert_eq!(state(&body), "MFA_CHALLENGE");
    let again = browser.post(&security, &enrol).await;
    assert_eq!(again.status, 422, "an app is not replaced without its code");
    assert!(again.text.contains("Remove it first with one of its codes"), "{}", again.text);

    let remove = |code: String| {
        let fields = [("form", form.clone()), ("step", "remove".to_owned()), ("code", code)];
        let (browser, security) = (&browser, &security);
        async move {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            browser.post(security, &fields).await
        }
    };
    assert_eq!(remove("000000".to_owned()).await.status, 422);
    site.platform.advance_clock(30);
    let code = totp_code(&secret, site.now().await);
    assert_eq!(remove(code).await.status, 303);
    let (_, body) = site.log_in("iris@example.com", "hearth and field").await;
    assert_eq!(state(&body), "SUCCESS");
}

/// The key of an authenticator app that a page shows.
fn shown_key(page: &Page) -> String {
    let (_, rest) = page.text.split_once("<code class=\"key\">").unwrap();
    rest.split('<').next().unwrap().to_owned()
}

#[tokio::test]
async fn adding_a_second_factor_needs_confirmation_by_an_existing_one() {
    let site = site_with("REQUIRED", &["EMAIL"]).await;
    let browser = Browser::new();
    let sent_on = site.fill_form(&browser, "register", "ada@example.com").await;
    let page = site.follow(&browser, &sent_on).await;
    let show_email_code = async |page: &Page| {
        let begun = site.go_on(&browser, page, &[("step", "begin"), ("factor", "EMAIL")]).await;
        let page = site.follow(&browser, &begun).await;
        let code = site.code_for("ada@example.com").await;
        let given = [("step", "check"), ("factor", "EMAIL"), ("code", code.as_str())];
        site.go_on(&browser, &page, &given).await
    };
    assert!(show_email_code(&page).await.location.starts_with(CALLBACK));

    site.settings(json!({ "mfaFactors": ["EMAIL", "TOTP"] })).await;
    site.platform.advance_clock(60);
    let security = format!("{}/pages/security", site.base);
    let form = browser.get(&security).await.field("form");
    let enrol = [("form", form.as_str()), ("step", "enrol")];
    let sent_on = browser.post(&security, &enrol).await;
    let page = site.follow(&browser, &sent_on).await;
    assert!(page.text.contains("One more step") && !page.text.contains("class=\"qr\""), "{}", page.text);
    let shown = show_email_code(&page).await;
    let page = site.follow(&browser, &shown).await;
    let code = totp_code(&shown_key(&page), site.now().await);
    let given = [("step", "check"), ("factor", "TOTP"), ("code", code.as_str())];
    assert_eq!(site.go_on(&browser, &page, &given).await.location, security);
    assert!(browser.get(&security).await.text.contains("Remove app"));
}
