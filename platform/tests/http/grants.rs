//! Signing in by other proofs than a password, token info and logging out.

use crate::people::*;
use crate::site::*;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jsonwebtoken::jwk::{Jwk, JwkSet, ThumbprintHash};
use jsonwebtoken::{Algorithm, DecodingKey};
use reqwest::StatusCode;
use serde_json::{Value, json};

const SIGN_ON: &str = "/_api/iam/authentication/v2/sign-on";

impl Site {
    /// Asks the token endpoint for a member's tokens, with what the `Authorization` header says.
    async fn external_login(&self, authorization: &str, body: Value) -> (StatusCode, Value) {
        let request = self.http.post(format!("{}/oauth2/token", self.base));
        let request = request.header("authorization", authorization).json(&body);
        let answer = request.send().await.unwrap();
        (answer.status(), answer.json().await.unwrap())
    }

    async fn token_info(&self, token: &str) -> Value {
        let body = json!({ "token": token });
        let (status, body) = self.call(reqwest::Method::POST, "/oauth2/token-info", None, Some(body)).await;
        assert_eq!(status, 200);
        body
    }
}

#[tokio::test]
async fn a_sign_on_merges_the_profile_only_if_requested() {
    let site = Site::start().await;
    let owner = &site.keys.owner_key;
    let profile = |company: &str| {
        json!({
            "company": company,
            "phonesV2": [{ "phone": "+44 20 7946 0000", "tag": "WORK" }],
            "addresses": [{ "tag": "BILLING", "address": { "city": "London", "addressLine": "12 Square" } }],
            "customFields": [{ "name": "born", "value": { "numValue": 1815.0 } },
                { "name": "met", "value": { "dateValue": "1833-06-05T00:00:00Z" } }],
        })
    };
    let sign_on = |company: &str, merges: bool| json!({ "loginId": { "email": "ada@example.com" }, "profile": profile(company), "mergeExistingContact": merges });
    site.sign_up("ada@example.com").await;
    let (_, body) = site.post(SIGN_ON, owner, sign_on("Engines", false)).await;
    assert_eq!(body["identity"]["identityProfile"]["company"], Value::Null, "{body}");
    for company in ["Engines", "Looms"] {
        let (_, body) = site.post(SIGN_ON, owner, sign_on(company, true)).await;
        let told = &body["identity"]["identityProfile"];
        let given = profile(company);
        for name in ["company", "phonesV2", "addresses", "customFields"] {
            assert_eq!(told[name], given[name], "{name}");
        }
        assert_eq!(told["emails"], json!(["ada@example.com"]));
    }
}

#[tokio::test]
async fn the_owner_logs_a_visitor_in_as_a_member() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let product = site.plain_product(&visitor).await;
    site.add(&visitor, &product, 2).await;
    let id = site.sign_up("ada@example.com").await["identity"]["id"].clone();
    let both = format!("{visitor},{}", site.keys.owner_key);
    let grant = json!({ "grant_type": "authorized_client", "scope": "offline_access", "member_id": id });
    let (status, body) = site.external_login(&both, grant.clone()).await;
    assert_eq!(status, 200, "{body}");
    let member = tokens(&body);
    assert!(site.is_good(&member).await);
    let (_, body) = site.get("/ecom/v1/carts/current", &member.access).await;
    assert_eq!(body["cart"]["lineItems"][0]["quantity"], 2, "the visitor's cart comes along");
    assert_eq!(site.refresh(&member.refresh).await.0, 200);

    for authorization in [visitor.as_str(), "", "CW.wrong", &format!("{visitor},CW.wrong")] {
        let (status, body) = site.external_login(authorization, grant.clone()).await;
        assert_eq!((status.as_u16(), &body["error"]), (401, &json!("invalid_client")), "{authorization}");
    }
    for wrong in [
        json!({ "grant_type": "authorized_client" }),
        json!({ "grant_type": "authorized_client", "member_id": "nobody" }),
    ] {
        assert_eq!(site.external_login(&both, wrong).await.0, 400);
    }
}

#[tokio::test]
async fn the_owner_gets_tokens_for_a_member_only_if_the_member_is_approved() {
    let site = Site::start().await;
    let both = format!("{},{}", site.visitor().await.access, site.keys.owner_key);
    let grant = |body: &Value| json!({ "grant_type": "authorized_client", "member_id": body["identity"]["id"] });
    let ada = grant(&site.sign_up("ada@example.com").await);
    site.settings(json!({ "ownerApproval": true })).await;
    let eve = grant(&site.sign_up("eve@example.com").await);
    site.owner_does("block", "ada@example.com").await;
    for (email, grant) in [("ada@example.com", &ada), ("eve@example.com", &eve)] {
        let (answer, body) = site.external_login(&both, grant.clone()).await;
        assert_eq!((answer.as_u16(), &body["error"]), (400, &json!("invalid_grant")));
        let sign_on = json!({ "loginId": { "email": email } });
        assert_eq!(site.post(SIGN_ON, &site.keys.owner_key, sign_on).await.0, 403);
    }
    site.owner_does("approve", "ada@example.com").await;
    site.owner_does("disconnect", "ada@example.com").await;
    assert_eq!(site.external_login(&both, ada).await.0, 200);
}

#[tokio::test]
async fn a_sign_on_returns_a_session_that_can_be_exchanged_for_tokens() {
    let site = Site::start().await;
    let both = format!("{},{}", site.visitor().await.access, site.keys.owner_key);
    let request = json!({ "loginId": { "email": "joan@example.com" }, "verifyEmail": true });
    let (status, made) = site.post(SIGN_ON, &both, request.clone()).await;
    assert_eq!(status, 200, "{made}");
    assert_eq!(made["identity"]["email"]["isVerified"], true);
    let (_, found) = site.post(SIGN_ON, &both, request.clone()).await;
    assert_eq!(found["identity"]["id"], made["identity"]["id"]);
    let visitor = site.visitor().await.access;
    assert_eq!(site.post(SIGN_ON, &visitor, request).await.0, 403);
    let (_, body) = site.post(SIGN_ON, &both, json!({ "loginId": { "email": "nonsense" } })).await;
    assert_eq!(violated_field(&body), "loginId.email");

    let grant = |session: &Value| {
        json!({
            "grant_type": "authorized_client", "member_id": made["identity"]["id"], "session_token": session,
        })
    };
    let (status, body) = site.external_login(&both, grant(&made["sessionToken"])).await;
    assert_eq!(status, 200, "{body}");
    assert!(site.is_good(&tokens(&body)).await);
    let others = site.sign_up("eve@example.com").await["sessionToken"].clone();
    for session in [others, json!("nonsense")] {
        assert_eq!(site.external_login(&both, grant(&session)).await.0, 400);
    }
}

#[tokio::test]
async fn a_verified_sign_on_revokes_the_access_of_an_earlier_unverified_registration() {
    let site = Site::start().await;
    let stranger = site.member("joan@example.com").await;
    let session = site.log_in("joan@example.com", PASSWORD).await.1["sessionToken"].clone();
    let request = json!({ "loginId": { "email": "joan@example.com" }, "verifyEmail": true });
    let (status, body) = site.post(SIGN_ON, &site.keys.owner_key, request.clone()).await;
    assert_eq!(status, 200, "{body}");
    assert!(!site.is_good(&stranger).await);
    assert_eq!(site.refresh(&stranger.refresh).await.0, 400);
    assert_eq!(code(&site.log_in("joan@example.com", PASSWORD).await.1), "-19976");
    let grant = |session: &Value| {
        json!({
            "grant_type": "authorized_client", "member_id": body["identity"]["id"], "session_token": session,
        })
    };
    let both = format!("{},{}", site.visitor().await.access, site.keys.owner_key);
    assert_eq!(site.external_login(&both, grant(&session)).await.0, 400);
    // The address is verified now: nothing ends any more.
    let (status, answer) = site.external_login(&both, grant(&body["sessionToken"])).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(site.post(SIGN_ON, &site.keys.owner_key, request).await.0, 200);
    assert!(site.is_good(&tokens(&answer)).await);
}

#[tokio::test]
async fn the_members_own_session_token_satisfies_the_second_factor_once() {
    let site = Site::start().await;
    let sign_on = |email: &'static str| {
        let site = &site;
        async move {
            let request = json!({ "loginId": { "email": email } });
            let (_, body) = site.post(SIGN_ON, &site.keys.owner_key, request).await;
            body["sessionToken"].as_str().unwrap().to_owned()
        }
    };
    let (own, others) = (sign_on("iris@example.com").await, sign_on("eve@example.com").await);
    site.settings(json!({ "mfa": "REQUIRED" })).await;
    let (_, body) = site.log_in("iris@example.com", "hearth and field").await;
    let callback = |session: &str| {
        format!("/_api/iam/authentication/v1/callback?state={}&sessionToken={session}", state_token(&body))
    };
    for session in [others.as_str(), "nonsense"] {
        let (status, answer) = site.get(&callback(session), "").await;
        assert_eq!((status.as_u16(), code(&answer)), (404, "NOT_FOUND"));
    }
    let (status, envelope) = site.get(&callback(&own), "").await;
    assert_eq!((status.as_u16(), &envelope["statusCode"]), (200, &json!(200)));
    let inside: Value = serde_json::from_slice(&STANDARD.decode(envelope["body"].as_str().unwrap()).unwrap()).unwrap();
    assert_eq!(state(&inside), "SUCCESS");
    assert_eq!(site.get(&callback(&own), "").await.0, 404, "once");
}

#[tokio::test]
async fn token_info_reports_only_valid_access_tokens_as_active() {
    let site = Site::start().await;
    let body = site.sign_up("ada@example.com").await;
    let member = site.direct_login(body["sessionToken"].as_str().unwrap()).await;
    let info = site.token_info(&member.access).await;
    assert_eq!(info["active"], true);
    assert_eq!(info["subjectType"], "MEMBER");
    assert_eq!(info["subjectId"], body["identity"]["id"]);
    assert_eq!(info["clientId"], json!(site.keys.client_id));
    let seconds = |name: &str| info[name].as_str().unwrap().parse::<i64>().unwrap();
    assert_eq!(seconds("exp") - seconds("iat"), 14_400);
    let visitor = site.visitor().await.access;
    assert_eq!(site.token_info(&visitor).await["subjectType"], "VISITOR");
    let inactive = json!({ "active": false });
    assert_eq!(site.token_info("nonsense").await, inactive);
    assert_eq!(site.token_info(&member.refresh).await, inactive);
    site.platform.advance_clock(14_400);
    assert_eq!(site.token_info(&member.access).await, inactive);
}

#[tokio::test]
async fn user_info_returns_the_profile_of_the_member() {
    let site = Site::start().await;
    let body = site.sign_up("ada@example.com").await;
    let member = site.direct_login(body["sessionToken"].as_str().unwrap()).await.access;
    let contact = json!({ "firstName": "Ada", "lastName": "of the very long family name" });
    let photo = json!({ "url": "https://static.example/ada.jpg" });
    let id = body["identity"]["id"].as_str().unwrap();
    let path = format!("/members/v1/members/{id}");
    let change =
        json!({ "member": { "id": id, "contact": contact, "profile": { "nickname": "ada", "photo": photo } } });
    let (status, answer) = site.call(reqwest::Method::PATCH, &path, Some(&member), Some(change)).await;
    assert_eq!(status, 200, "{answer}");
    let (status, info) = site.get("/oauth2/user-info", &member).await;
    assert_eq!(status, 200, "{info}");
    let expected = json!({
        "sub": id, "givenName": "Ada", "familyName": "of the very long fam", "email": "ada@example.com",
        "emailVerified": false, "picture": "https://static.example/ada.jpg", "name": "ada",
    });
    assert_eq!(info, expected);
    let visitor = site.visitor().await.access;
    let (status, answer) = site.get("/oauth2/user-info", &visitor).await;
    assert_eq!((status.as_u16(), code(&answer)), (403, "PERMISSION_DENIED"));
}

#[tokio::test]
async fn the_jwks_contains_the_webhook_signing_key() {
    let site = Site::start().await;
    let (status, envelope) = site.get("/oauth2/jwks", "").await;
    assert_eq!((status.as_u16(), &envelope["statusCode"]), (200, &json!(200)));
    let set = STANDARD.decode(envelope["body"].as_str().unwrap()).unwrap();
    let set: JwkSet = serde_json::from_slice(&set).unwrap();
    let [key] = &set.keys[..] else { panic!("one key expected: {set:?}") };
    let (_, webhooks) = site.get("/_platform/webhooks", &site.keys.owner_key).await;
    let given = DecodingKey::from_rsa_pem(webhooks["publicKey"].as_str().unwrap().as_bytes()).unwrap();
    let given = Jwk::from_decoding_key(&given, Some(Algorithm::RS256)).unwrap();
    assert_eq!(key.algorithm, given.algorithm);
    let thumbprint = key.thumbprint(ThumbprintHash::SHA256).unwrap();
    assert_eq!(key.common.key_id, Some(thumbprint));
    assert_eq!(site.get("/oauth2/jwks", "").await.1, envelope, "the key stays");
}

#[tokio::test]
async fn a_logout_link_ends_the_browser_session() {
    let site = Site::start().await;
    let visitor = site.visitor().await.access;
    let browser = Browser::new();
    site.register(&browser, &visitor, "ada@example.com").await;
    let address = |to: &str| {
        format!(
            "{}/_api/iam/authentication/v1/logout?postLogoutRedirectUri={to}&clientId={}",
            site.base, site.keys.client_id
        )
    };
    for evil in ["http://evil.example", "javascript:alert(1)", "//evil.example"] {
        assert_eq!(browser.navigate(&address(evil)).await.status, 400, "{evil}");
    }
    let prompt = site.redirect(&visitor, site.auth("query", "none")).await;
    assert_ne!(parameter(&browser.get(&prompt).await.location, "code"), "");

    // A program, which needs a token, reads the envelope; a browser has none and is sent on.
    let path = address(STORE).replace(&site.base, "");
    assert_eq!(site.get(&path, "").await.0, 401);
    let (status, envelope) = site.get(&path, &visitor).await;
    assert_eq!((status.as_u16(), &envelope["statusCode"]), (200, &json!(302)));
    assert_eq!(envelope["headers"][0], json!({ "key": "Location", "value": format!("{STORE}/") }));
    let answer = browser.navigate(&address(STORE)).await;
    assert_eq!((answer.status.as_u16(), answer.location), (302, format!("{STORE}/")));
    assert_eq!(parameter(&browser.get(&prompt).await.location, "error"), "login_required");
}

#[tokio::test]
async fn a_logout_call_revokes_the_callers_tokens() {
    let site = Site::start().await;
    let member = site.member("ada@example.com").await;
    let (status, _) = site.get("/_api/iam/authentication/v1/logout", &member.access).await;
    assert_eq!(status, 200);
    assert!(!site.is_good(&member).await);
    assert_eq!(site.refresh(&member.refresh).await.0, 400);
    let visitor = site.visitor().await.access;
    let (_, body) = site.get("/_api/iam/authentication/v1/logout?clientId=another", &visitor).await;
    assert_eq!(violated_field(&body), "clientId");
}
