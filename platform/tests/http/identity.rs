//! Registering, logging in and changing the password by calls.

use crate::people::*;
use crate::site::*;
use cartwright_platform::{Config, Limits};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_login_with_an_unknown_email_fails_like_a_wrong_password() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    let wrong = site.log_in("ada@example.com", "wrong horse").await;
    let unknown = site.log_in("eve@example.com", "wrong horse").await;
    assert_eq!((wrong.0.as_u16(), code(&wrong.1)), (400, "-19976"));
    assert_eq!(wrong, unknown);
    let (status, body) = site.log_in("iris@example.com", "hearth and field").await;
    assert_eq!((status.as_u16(), state(&body)), (200, "SUCCESS"), "a member of the demo shop");
    assert_eq!(body["identity"]["email"]["isVerified"], true);
    // Those whom the owner has added have no password yet.
    let body = json!({ "loginId": { "email": "joan@example.com" } });
    let path = "/_api/iam/authentication/v2/sign-on";
    assert_eq!(site.post(path, &site.keys.owner_key, body).await.0, 200);
    assert_eq!(site.log_in("joan@example.com", "wrong horse").await, unknown);
}

#[tokio::test]
async fn an_invalid_registration_is_refused_with_field_violations() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    for email in ["nonsense", ""] {
        let (status, body) = site.post(REGISTER, &visitor, credentials(email, "short")).await;
        let violation = &body["details"]["validationError"]["fieldViolations"][0];
        assert_eq!(status, 400);
        assert_eq!(violation["field"], "loginId.email");
        assert_eq!(violation["data"]["type"], "EMAIL");
    }

    let long = "x".repeat(65);
    for (password, rule) in [
        ("", "REQUIRED_FIELD"),
        ("short", "MIN_LENGTH"),
        (long.as_str(), "MAX_LENGTH"),
        ("ada@example.com", "VALIDATION"),
    ] {
        let (_, body) = site.post(REGISTER, &visitor, credentials("ada@example.com", password)).await;
        let violation = &body["details"]["validationError"]["fieldViolations"][0];
        assert_eq!((&violation["field"], &violation["violatedRule"]), (&json!("password"), &json!(rule)));
    }
    let (_, body) = site.post(REGISTER, &visitor, json!({})).await;
    assert_eq!(violated_field(&body), "loginId");
    let (_, body) = site.post(LOGIN, &visitor, credentials("ada@example.com", "")).await;
    assert_eq!(violated_field(&body), "password");
}

#[tokio::test]
async fn a_registration_returns_the_identity() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let mut request = credentials("ada@example.com", PASSWORD);
    request["profile"] = json!({ "nickname": "Ada L.", "firstName": "Ada" });
    request["clientMetaData"] = json!({ "deviceToken": "unknown", "form": { "id": "newsletter" } });
    let (_, body) = site.post(REGISTER, &visitor, request).await;
    assert_eq!(state(&body), "SUCCESS");
    assert_eq!(body["identity"]["email"]["address"], "ada@example.com");
    assert_eq!(body["identity"]["email"]["isVerified"], false);
    assert_eq!(body["identity"]["status"]["name"], "ACTIVE");
    assert_eq!(body["identity"]["revision"], "1");
    let profile = &body["identity"]["identityProfile"];
    assert_eq!((&profile["nickname"], &profile["firstName"]), (&json!("Ada L."), &json!("Ada")));
    assert_eq!(profile["privacyStatus"], "PRIVATE");
    assert!(body["stateToken"].is_null());
    let member = site.direct_login(body["sessionToken"].as_str().unwrap()).await;
    assert!(site.is_good(&member).await);
}

#[tokio::test]
async fn wrong_passwords_for_one_email_are_rate_limited() {
    let site = Site::start_with(Config {
        limits: Limits { passwords_per_email: 3, ..Limits::default() },
        ..Config::for_tests()
    })
    .await;
    site.sign_up("ada@example.com").await;
    for _ in 0..3 {
        assert_eq!(code(&site.log_in("ada@example.com", "wrong horse").await.1), "-19976");
    }
    let visitor = site.visitor().await.access;
    let request = site.http.post(format!("{}{LOGIN}", site.base));
    let request = request.header("authorization", &visitor);
    let answer = request.json(&credentials("Ada@example.com", PASSWORD)).send().await.unwrap();
    assert_eq!(answer.status(), 429);
    let wait: i64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=600).contains(&wait), "{wait}");
    assert_eq!(site.log_in("eve@example.com", PASSWORD).await.0, 400);
    site.platform.advance_clock(wait);
    assert_eq!(site.log_in("ada@example.com", PASSWORD).await.0, 200);
    // Right passwords do not count.
    for _ in 0..4 {
        assert_eq!(site.log_in("ada@example.com", PASSWORD).await.0, 200);
    }
}

#[tokio::test]
async fn wrong_passwords_from_one_ip_address_are_rate_limited() {
    let site = Site::start_with(Config {
        limits: Limits { attempts_per_address: 3, ..Limits::default() },
        ..Config::for_tests()
    })
    .await;
    for email in ["ada@example.com", "eve@example.com", "joan@example.com"] {
        assert_eq!(code(&site.log_in(email, "wrong horse").await.1), "-19976");
    }
    assert_eq!(site.log_in("mary@example.com", "wrong horse").await.0, 429);
    let visitor = site.visitor().await.access;
    let (status, _) = site.post(REGISTER, &visitor, credentials("mary@example.com", PASSWORD)).await;
    assert_eq!(status, 429);
    // On the pages too, in the form.
    let page = site.fill_form(&Browser::new(), "login", "mary@example.com").await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("Too many attempts"), "{}", page.text);
    site.platform.advance_clock(600);
    assert_eq!(site.log_in("mary@example.com", "wrong horse").await.0, 400);
}

#[tokio::test]
async fn registration_is_refused_while_it_is_closed() {
    let site = Site::start().await;
    site.sign_up("ada@example.com").await;
    site.settings(json!({ "openRegistration": false })).await;
    let visitor = site.visitor().await.access;
    let (status, body) = site.post(REGISTER, &visitor, credentials("eve@example.com", PASSWORD)).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "REGISTRATION_CLOSED"));
    let page = site.fill_form(&Browser::new(), "register", "eve@example.com").await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("New accounts cannot be created"), "{}", page.text);
    assert_eq!(site.log_in("ada@example.com", PASSWORD).await.0, 200);
}

#[tokio::test]
async fn a_new_member_is_pending_until_the_owner_approves() {
    let site = Site::start().await;
    site.settings(json!({ "ownerApproval": true })).await;
    let body = site.sign_up("ada@example.com").await;
    assert_eq!(state(&body), "REQUIRE_OWNER_APPROVAL");
    assert_eq!(body["identity"]["status"]["name"], "PENDING");
    assert_eq!(body["identity"]["status"]["reasons"], json!(["PENDING_ADMIN_APPROVAL_REQUIRED"]));
    assert!(body["sessionToken"].is_null() && body["stateToken"].is_null(), "{body}");
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!(state(&body), "REQUIRE_OWNER_APPROVAL");
    let page = site.fill_form(&Browser::new(), "login", "ada@example.com").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("awaiting approval"), "{}", page.text);
    // It stays so when the setting changes: the owner has not looked yet.
    site.settings(json!({ "ownerApproval": false })).await;
    assert_eq!(state(&site.log_in("ada@example.com", PASSWORD).await.1), "REQUIRE_OWNER_APPROVAL");
    for _ in 0..2 {
        site.owner_does("approve", "ada@example.com").await;
    }
    assert_eq!(state(&site.log_in("ada@example.com", PASSWORD).await.1), "SUCCESS");
    let mails = site.messages("ada@example.com").await;
    assert_eq!(mails.len(), 1, "told once: {mails:?}");
    assert_eq!(mails[0]["subject"], "Your account is ready");
}

#[tokio::test]
async fn a_blocked_member_loses_all_tokens_and_cannot_log_in() {
    let site = Site::start().await;
    let member = site.member("ada@example.com").await;
    site.owner_does("block", "ada@example.com").await;
    assert_eq!(site.get("/members/v1/members/my", &member.access).await.0, 401);
    let (status, body) = site.refresh(&member.refresh).await;
    assert_eq!((status.as_u16(), &body["error"]), (400, &json!("invalid_grant")));
    let (status, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!((status.as_u16(), code(&body)), (403, "MEMBER_BLOCKED"));
    let (_, body) = site.log_in("ada@example.com", "wrong horse").await;
    assert_eq!(code(&body), "-19976", "only the member learns of it");
}

#[tokio::test]
async fn tokens_of_a_member_who_is_not_approved_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("shop.db");
    let site = Site::start_with(Config { database: Some(database.clone()), ..Config::for_tests() }).await;
    let member = site.member("ada@example.com").await;
    let beside = rusqlite::Connection::open(database).unwrap();
    beside.busy_timeout(std::time::Duration::from_secs(5)).unwrap();
    for status in ["BLOCKED", "OFFLINE", "PENDING"] {
        beside.execute("UPDATE members SET status = ?1", [status]).unwrap();
        assert_eq!(site.get("/members/v1/members/my", &member.access).await.0, 401, "{status}");
        assert_eq!(site.refresh(&member.refresh).await.0, 400, "{status}");
    }
    beside.execute("UPDATE members SET status = 'APPROVED'", ()).unwrap();
    assert!(site.is_good(&member).await);
}

#[tokio::test]
async fn the_owner_can_require_a_password_reset() {
    let site = Site::start().await;
    let body = site.sign_up("ada@example.com").await;
    let member = site.direct_login(body["sessionToken"].as_str().unwrap()).await;
    let id = body["identity"]["id"].as_str().unwrap();
    let path = format!("/_platform/identities/{id}/require-password-reset");
    let ask = |key: String| site.http.post(format!("{}{path}", site.base)).header("authorization", key);
    assert_eq!(ask(member.access.clone()).send().await.unwrap().status(), 403);
    let owner = ask(site.keys.owner_key.clone()).header("wix-site-id", &site.keys.site_id);
    assert_eq!(owner.send().await.unwrap().status(), 200);

    assert!(!site.is_good(&member).await);
    let (status, body) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!((status.as_u16(), code(&body)), (400, "-19973"));
    assert_eq!(code(&site.log_in("ada@example.com", "wrong horse").await.1), "-19976");
    let page = site.fill_form(&Browser::new(), "login", "ada@example.com").await;
    assert!(page.text.contains("choose a new password first"), "{}", page.text);
}

#[tokio::test]
async fn a_password_change_ends_the_members_other_sessions() {
    let site = Site::start().await;
    let here = site.member("ada@example.com").await;
    let (_, body) = site.log_in("ada@example.com", PASSWORD).await;
    let session = body["sessionToken"].as_str().unwrap();
    let elsewhere = site.direct_login(session).await;
    let change = "/_api/iam/authentication/v2/change-password";
    let (status, body) = site.post(change, &here.access, json!({ "newPassword": "short" })).await;
    assert_eq!((status.as_u16(), violated_field(&body)), (400, "newPassword"));
    let (status, _) = site.post(change, &here.access, json!({ "newPassword": "better horse" })).await;
    assert_eq!(status, 200);

    assert!(site.is_good(&here).await);
    assert_eq!(site.refresh(&here.refresh).await.0, 200);
    assert!(!site.is_good(&elsewhere).await);
    assert_eq!(site.refresh(&elsewhere.refresh).await.0, 400);
    let mut auth = site.auth("query", "none");
    auth["auth"]["authRequest"]["sessionToken"] = json!(session);
    let visitor = site.visitor().await.access;
    let answer = Browser::new().get(&site.redirect(&visitor, auth).await).await;
    assert_eq!(parameter(&answer.location, "error"), "login_required");
    assert_eq!(site.log_in("ada@example.com", PASSWORD).await.0, 400);
    assert_eq!(site.log_in("ada@example.com", "better horse").await.0, 200);
}

#[tokio::test]
async fn validate_email_reports_invalid_addresses() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let validate = async |email: &str| {
        let path = "/_api/iam/authentication/v2/validate-email";
        site.post(path, &visitor, json!({ "email": email })).await
    };
    let (status, answer) = validate("ada@example.com").await;
    assert_eq!((status.as_u16(), answer), (200, json!({ "valid": true, "formatInvalid": false })));
    let (_, answer) = validate("ada@shop.invalid").await;
    assert_eq!(answer["failure"]["reason"], "EMAIL_DOMAIN_MISSING_DNS_RECORDS");
    let (_, answer) = validate("ada").await;
    assert_eq!(answer, json!({ "valid": false, "formatInvalid": true }));
    let (status, answer) = validate(" ").await;
    let violation = &answer["details"]["validationError"]["fieldViolations"][0];
    assert_eq!((status.as_u16(), &violation["field"]), (400, &json!("email")));
}

#[tokio::test]
async fn logins_are_on_hold_while_the_owner_reviews_the_account() {
    let site = Site::start().await;
    let body = site.sign_up("ada@example.com").await;
    let member = site.direct_login(body["sessionToken"].as_str().unwrap()).await;
    let path = format!("/_platform/identities/{}/hold", body["identity"]["id"].as_str().unwrap());
    assert_eq!(site.owner(Method::PUT, &path, None).await.0, 200);
    assert!(!site.is_good(&member).await);
    let (status, held) = site.log_in("ada@example.com", PASSWORD).await;
    assert_eq!((status.as_u16(), &held["state"]), (200, &json!("STATUS_CHECK")), "{held}");
    assert_eq!(held["sessionToken"], Value::Null);
    let page = site.fill_form(&Browser::new(), "login", "ada@example.com").await;
    assert!(page.text.contains("is under review"), "{}", page.text);
    assert_eq!(site.owner(Method::DELETE, &path, None).await.0, 200);
    assert_eq!(site.log_in("ada@example.com", PASSWORD).await.1["state"], "SUCCESS");
}
