//! Client credentials: an owner's program gets an access token for its client id and secret.

use crate::members::MEMBERS;
use crate::site::*;
use cartwright_platform::{Config, Limits};
use reqwest::StatusCode;
use serde_json::{Value, json};

impl Site {
    /// The fields of a request for an owner's access token.
    pub(crate) fn client_credentials(&self) -> Value {
        json!({
            "grant_type": "client_credentials",
            "client_id": self.keys.client_id,
            "client_secret": self.keys.client_secret,
        })
    }

    /// An owner's access token.
    pub(crate) async fn app(&self) -> String {
        let (status, body) = self.token(self.client_credentials()).await;
        assert_eq!(status, 200, "{body}");
        body["access_token"].as_str().unwrap().to_owned()
    }

    /// Asks the token endpoint by a form.
    async fn form(&self, fields: &Value) -> (StatusCode, Value) {
        let fields = fields.as_object().unwrap().iter();
        let form = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs(fields.map(|(name, value)| (name, value.as_str().unwrap())))
            .finish();
        let request = self.http.post(format!("{}/oauth2/token", self.base));
        let request = request.header("content-type", "application/x-www-form-urlencoded; charset=UTF-8");
        let answer = request.body(form).send().await.unwrap();
        (answer.status(), answer.json().await.unwrap())
    }
}

#[tokio::test]
async fn client_credentials_grant_an_owner_access_token_for_four_hours() {
    let site = Site::start().await;
    let mut grant = site.client_credentials();
    let (status, body) = site.token(grant.clone()).await;
    assert_eq!(status, 200, "{body}");
    let given: Vec<&String> = body.as_object().unwrap().keys().collect();
    assert_eq!(given, ["access_token", "expires_in", "token_type"]);
    assert_eq!((&body["expires_in"], &body["token_type"]), (&json!(14_400), &json!("Bearer")));
    let first = body["access_token"].as_str().unwrap();

    site.platform.advance_clock(60);
    grant["instance_id"] = json!("an-instance");
    let second = site.token(grant).await.1["access_token"].as_str().unwrap().to_owned();
    assert_ne!(first, second);
    let bearer = format!("Bearer {first}");
    for (token, email) in [(first, "a@example.com"), (&bearer, "b@example.com"), (&second, "c@example.com")] {
        let body = json!({ "member": { "loginEmail": email } });
        assert_eq!(site.post(MEMBERS, token, body).await.0, 200);
    }
    let created = site.events_of("wix.members.v1.member").await;
    let actor = json!({ "identityType": "APP", "appId": site.keys.client_id });
    assert_eq!(created.last().unwrap()["identity"], actor);

    let info = json!({ "token": first });
    let (_, body) = site.post("/oauth2/token-info", "", info.clone()).await;
    assert_eq!((&body["subjectType"], &body["subjectId"]), (&json!("APP"), &json!(site.keys.client_id)));
    site.platform.advance_clock(14_400 - 60);
    assert_eq!(site.post(MEMBERS, first, json!({ "member": {} })).await.0, 401);
    assert_eq!(site.post("/oauth2/token-info", "", info).await.1["active"], false);
    assert_eq!(site.get(&format!("{MEMBERS}?paging.limit=1"), &second).await.0, 200);
}

#[tokio::test]
async fn wrong_or_missing_client_credentials_are_refused_with_oauth_error_codes() {
    let site = Site::start().await;
    let mut grants = Vec::new();
    for name in ["client_id", "client_secret"] {
        for (value, status, error) in [
            (json!("wrong"), 401, "invalid_client"),
            (json!(""), 400, "invalid_request"),
            (Value::Null, 400, "invalid_request"),
        ] {
            let mut grant = site.client_credentials();
            grant[name] = value;
            grants.push((grant, status, error));
        }
    }
    for (grant, status, error) in grants {
        let (found, body) = site.token(grant.clone()).await;
        assert_eq!((found.as_u16(), &body["error"]), (status, &json!(error)), "{grant}");
        assert!(body["error_description"].is_string(), "{body}");
        assert!(!body.to_string().contains(&site.keys.client_secret));
    }
}

#[tokio::test]
async fn the_token_endpoint_accepts_every_grant_as_a_form() {
    let site = Site::start().await;
    let client = &site.keys.client_id;
    let (status, body) = site.form(&site.client_credentials()).await;
    assert_eq!(status, 200, "{body}");
    let (status, body) = site.form(&json!({ "client_id": client, "grant_type": "anonymous" })).await;
    assert_eq!(status, 200, "{body}");
    let visitor = tokens(&body);
    let refresh = json!({ "client_id": client, "grant_type": "refresh_token", "refresh_token": visitor.refresh });
    assert_eq!(site.form(&refresh).await.0, 200);
    let code = site.register(&Browser::new(), &visitor.access, "ada@example.com").await;
    let exchange = json!({
        "client_id": client, "grant_type": "authorization_code", "code": code, "code_verifier": VERIFIER,
        "redirect_uri": CALLBACK,
    });
    let (status, body) = site.form(&exchange).await;
    assert_eq!(status, 200, "{body}");
    for (fields, error) in [
        (json!({ "client_id": client }), "invalid_request"),
        (json!({ "client_id": client, "grant_type": "password" }), "unsupported_grant_type"),
    ] {
        let (status, body) = site.form(&fields).await;
        assert_eq!((status.as_u16(), &body["error"]), (400, &json!(error)));
    }
}

#[tokio::test]
async fn only_wrong_client_secrets_count_towards_the_rate_limit() {
    let site = Site::start_with(Config {
        limits: Limits { attempts_per_address: 2, ..Limits::default() },
        ..Config::for_tests()
    })
    .await;
    let mut wrong = site.client_credentials();
    wrong["client_secret"] = json!("wrong");
    for _ in 0..3 {
        site.app().await;
    }
    for status in [401, 401, 429] {
        assert_eq!(site.token(wrong.clone()).await.0, status);
    }
    assert_eq!(site.token(site.client_credentials()).await.0, 429);
    site.platform.advance_clock(600);
    site.app().await;
}
