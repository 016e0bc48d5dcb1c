//! What people do to sign in, by calls and on pages.

use crate::site::*;
use reqwest::StatusCode;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

pub(crate) const PASSWORD: &str = "correct horse";
pub(crate) const REGISTER: &str = "/_api/iam/authentication/v2/register";
pub(crate) const LOGIN: &str = "/_api/iam/authentication/v2/login";

/// An email and a password.
pub(crate) fn credentials(email: &str, password: &str) -> Value {
    json!({ "loginId": { "email": email }, "password": password })
}

/// A value that a sign-in's answer has beside its state.
pub(crate) fn additional<'a>(body: &'a Value, name: &str) -> &'a str {
    body["additionalData"][name]["strValue"].as_str().unwrap_or_default()
}

pub(crate) fn state(body: &Value) -> &str {
    body["state"].as_str().unwrap_or_default()
}

pub(crate) fn state_token(body: &Value) -> &str {
    body["stateToken"].as_str().unwrap()
}

/// The code that an authenticator app with this secret shows.
pub(crate) fn totp_code(secret: &str, now: u64) -> String {
    let secret = Secret::try_from_base32(secret).unwrap();
    Builder::new().with_secret(secret).build().unwrap().generate(now).to_string()
}

impl Site {
    pub(crate) async fn settings(&self, given: Value) {
        let request = self.http.post(format!("{}/_test/settings", self.base)).json(&given);
        assert_eq!(request.send().await.unwrap().status(), 200);
    }

    /// The platform's time in seconds.
    pub(crate) async fn now(&self) -> u64 {
        let request = self.http.post(format!("{}/_test/clock", self.base));
        let answer = request.json(&json!({ "advanceSeconds": 0 })).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        let format = &time::format_description::well_known::Rfc3339;
        let now = time::OffsetDateTime::parse(answer["now"].as_str().unwrap(), format).unwrap();
        now.unix_timestamp().try_into().unwrap()
    }

    /// The newest messages to a recipient, newest first.
    pub(crate) async fn messages(&self, recipient: &str) -> Vec<Value> {
        let request = self.http.get(format!("{}/_test/outbox", self.base));
        let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
        let mut messages = std::mem::take(answer["messages"].as_array_mut().unwrap());
        messages.retain(|message| message["recipient"] == recipient);
        messages
    }

    /// The last code that was sent to a recipient.
    pub(crate) async fn code_for(&self, recipient: &str) -> String {
        self.messages(recipient).await[0]["code"].as_str().unwrap().to_owned()
    }

    /// The last link that was mailed to a recipient.
    pub(crate) async fn link_for(&self, recipient: &str) -> String {
        self.messages(recipient).await[0]["link"].as_str().unwrap().to_owned()
    }

    /// Registers by a call.
    pub(crate) async fn sign_up(&self, email: &str) -> Value {
        let visitor = self.visitor().await.access;
        let (status, body) = self.post(REGISTER, &visitor, credentials(email, PASSWORD)).await;
        assert_eq!(status, 200, "{body}");
        body
    }

    /// Logs in by a call.
    pub(crate) async fn log_in(&self, email: &str, password: &str) -> (StatusCode, Value) {
        let visitor = self.visitor().await.access;
        self.post(LOGIN, &visitor, credentials(email, password)).await
    }

    /// Gives or asks for a second factor.
    pub(crate) async fn factor(&self, factor: &str, body: Value) -> (StatusCode, Value) {
        let visitor = self.visitor().await.access;
        let path = format!("/_api/iam/authentication/v2/{factor}/verify");
        self.post(&path, &visitor, body).await
    }

    /// Gives the code of a mail.
    pub(crate) async fn verify(&self, code: &str, state_token: &str) -> (StatusCode, Value) {
        let visitor = self.visitor().await.access;
        let path = "/_api/iam/verification/v1/auth/verify";
        self.post(path, &visitor, json!({ "code": code, "stateToken": state_token })).await
    }

    /// Has the owner approve, block or disconnect a member.
    pub(crate) async fn owner_does(&self, action: &str, email: &str) {
        let owner = &self.keys.owner_key;
        let query = json!({ "query": { "filter": { "loginEmail": email } }, "fieldsets": ["FULL"] });
        let (_, found) = self.post("/members/v1/members/query", owner, query).await;
        let id = found["members"][0]["id"].as_str().unwrap();
        let path = format!("/members/v1/members/{id}/{action}");
        let (status, body) = self.post(&path, owner, json!({})).await;
        assert_eq!(status, 200, "{body}");
    }

    /// Turns a session token into tokens, without a page.
    pub(crate) async fn direct_login(&self, session_token: &str) -> Tokens {
        let visitor = self.visitor().await.access;
        let mut auth = self.auth("web_message", "none");
        auth["auth"]["authRequest"]["sessionToken"] = json!(session_token);
        let address = self.redirect(&visitor, auth).await;
        let page = Browser::new().get(&address).await;
        let (_, rest) = page.text.split_once("\"code\":\"").unwrap();
        let grant = json!({
            "clientId": self.keys.client_id, "grantType": "authorization_code",
            "code": rest.split('"').next().unwrap(), "codeVerifier": VERIFIER,
        });
        let (status, body) = self.token(grant).await;
        assert_eq!(status, 200, "{body}");
        tokens(&body)
    }

    /// A new member's tokens.
    pub(crate) async fn member(&self, email: &str) -> Tokens {
        let body = self.sign_up(email).await;
        self.direct_login(body["sessionToken"].as_str().unwrap()).await
    }

    /// Whether tokens stand for a member.
    pub(crate) async fn is_good(&self, tokens: &Tokens) -> bool {
        self.get("/members/v1/members/my", &tokens.access).await.0 == 200
    }

    /// Opens a hosted form and gives the session it belongs to and the form's secret.
    pub(crate) async fn open_form(&self, browser: &Browser, form: &str) -> (String, String) {
        let visitor = self.visitor().await.access;
        let session = session(&self.redirect(&visitor, self.auth("query", "login")).await);
        let page = browser.get(&format!("{}/pages/{form}?session={session}", self.base)).await;
        (session, page.field("form"))
    }

    /// Fills a hosted login or registration form in.
    pub(crate) async fn fill_form(&self, browser: &Browser, form: &str, email: &str) -> Page {
        let (session, secret) = self.open_form(browser, form).await;
        let fields = [("session", session.as_str()), ("form", &secret), ("email", email), ("password", PASSWORD)];
        browser.post(&format!("{}/pages/{form}", self.base), &fields).await
    }

    /// Follows a redirect within the hosted pages.
    pub(crate) async fn follow(&self, browser: &Browser, page: &Page) -> Page {
        assert_eq!(page.status, 303, "{}", page.text);
        browser.get(&format!("{}{}", self.base, page.location)).await
    }

    /// Sends a hosted form's step, with the hidden fields that the form has.
    pub(crate) async fn go_on(&self, browser: &Browser, page: &Page, more: &[(&str, &str)]) -> Page {
        let (session, form) = (page.field("session"), page.field("form"));
        let mut fields = vec![("session", session.as_str()), ("form", form.as_str())];
        fields.extend_from_slice(more);
        browser.post(&format!("{}/pages/continue", self.base), &fields).await
    }
}
