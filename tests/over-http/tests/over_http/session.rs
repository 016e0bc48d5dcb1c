//! Sessions against the real token endpoint, with its rotation and reuse detection.

use cartwright::login::{AuthorizeOptions, ResponseMode};
use cartwright::query::Query;
use cartwright::session::{AccessToken, Role, SessionChange, SessionEvent, Tokens};
use cartwright::{Client, Error, ErrorKind};
use cartwright_over_http::{Browser, Page, STORE, Site};
use futures_util::future::join_all;
use serde_json::json;
use std::sync::{Arc, Mutex};

const PASSWORD: (&str, &str) = ("password", "a-long-enough-password");

/// Begins a login, and opens the page that it leads to.
async fn login_page(client: &Client, browser: &Browser, mode: ResponseMode) -> Page {
    let options = AuthorizeOptions::default().response_mode(mode);
    let redirect_uri = format!("{STORE}/login/callback");
    let started = client.login().begin(&redirect_uri, "/account", &options).await.unwrap();
    browser.open(&started.url).await.page()
}

/// Registers on the platform's page, and comes back as a member.
async fn register(client: &Client, email: &str) {
    let browser = Browser::default();
    let login = login_page(client, &browser, ResponseMode::Query).await;
    let form = browser.open(&login.link("register")).await.page();
    let back = browser.submit(&form, &[("email", email), PASSWORD]).await.outside();
    let done = client.login().complete(&back, ResponseMode::Query).await.unwrap();
    assert_eq!(done.return_path, "/account");
}

/// Makes the access token that is kept look ended, as it would after some hours.
async fn end_access_token(client: &Client) -> Tokens {
    let session = client.session().unwrap();
    let tokens = Tokens::new(AccessToken::ending("ended", 1), session.tokens().refresh);
    session.set_tokens(&tokens).await.unwrap();
    tokens
}

async fn read_products(client: &Client, calls: usize) -> Vec<Result<usize, Error>> {
    join_all((0..calls).map(|_| {
        let client = client.clone();
        async move { client.products().query(Query::new().limit(1)).await.map(|page| page.items.len()) }
    }))
    .await
}

#[tokio::test]
async fn a_member_can_register_log_out_and_log_in_again() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, "ada@example.com").await;
    assert_eq!(client.session().unwrap().role(), Role::Member);
    let logout = client.login().logout(&format!("{STORE}/")).await.unwrap();
    assert_eq!(client.session().unwrap().tokens(), Tokens::default());
    let browser = Browser::default();
    assert_eq!(browser.open(&logout).await.outside(), format!("{STORE}/"));

    let page = login_page(&client, &browser, ResponseMode::Fragment).await;
    let wrong = [("email", "ada@example.com"), ("password", "not-her-password")];
    let refused = browser.submit(&page, &wrong).await.page();
    assert!(refused.html.contains("role=\"alert\""));
    let back = browser.submit(&refused, &[("email", "ada@example.com"), PASSWORD]).await.outside();
    client.login().complete(&back, ResponseMode::Fragment).await.unwrap();
    assert!(client.session().unwrap().is_logged_in());
}

#[tokio::test]
async fn fifty_calls_on_an_expired_token_make_one_token_request() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, "ada@example.com").await;
    end_access_token(&client).await;
    site.reset().await;
    let outcomes = read_products(&client, 50).await;
    assert!(outcomes.iter().all(|outcome| *outcome.as_ref().unwrap() == 1));
    assert_eq!(site.grants().await, json!({"refresh_token": 1}));
    assert!(client.session().unwrap().is_logged_in());
}

#[tokio::test]
async fn revoked_access_tokens_are_renewed_once() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, "ada@example.com").await;
    site.expire_tokens().await;
    site.reset().await;
    let outcomes = read_products(&client, 20).await;
    assert!(outcomes.iter().all(Result::is_ok));
    assert_eq!(site.grants().await, json!({"refresh_token": 1}));
}

#[tokio::test]
async fn an_outage_of_the_token_endpoint_keeps_the_member_signed_in() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, "ada@example.com").await;
    let before = end_access_token(&client).await;
    site.reset().await;
    site.fault(json!({"match": "oauth.token", "times": 1000, "status": 503})).await;
    let outcomes = read_products(&client, 10).await;
    for outcome in outcomes {
        let error = outcome.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Session, "no call succeeds as a visitor");
        assert!(error.is_retryable());
    }
    assert_eq!(client.session().unwrap().tokens(), before, "the session is as it was");
    assert!(site.grants().await.get("anonymous").is_none());
    site.reset().await;
    assert!(read_products(&client, 1).await.iter().all(Result::is_ok));
    assert!(client.session().unwrap().is_logged_in());
}

#[tokio::test]
async fn a_response_lost_after_token_rotation_keeps_the_member_signed_in() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, "ada@example.com").await;
    end_access_token(&client).await;
    site.reset().await;
    site.fault(json!({"match": "oauth.token", "resetAfter": true})).await;
    assert!(read_products(&client, 5).await.iter().all(Result::is_ok));
    assert!(client.session().unwrap().is_logged_in());
    assert_eq!(site.grants().await, json!({"refresh_token": 2}));
}

#[tokio::test]
async fn a_reused_refresh_token_ends_the_session_and_emits_a_downgrade() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, "ada@example.com").await;
    let stolen = client.session().unwrap().tokens();
    for _ in 0..2 {
        end_access_token(&client).await;
        read_products(&client, 1).await.pop().unwrap().unwrap();
    }
    let thief = site.client();
    thief.session().unwrap().set_tokens(&stolen).await.unwrap();
    end_access_token(&thief).await;
    read_products(&thief, 1).await.pop().unwrap().unwrap();
    assert_eq!(thief.session().unwrap().role(), Role::Visitor, "the thief gets nothing");

    let heard = Arc::new(Mutex::new(Vec::new()));
    let sink = heard.clone();
    let _listening = client.session().unwrap().listen(move |event| sink.lock().unwrap().push(event));
    read_products(&client, 1).await.pop().unwrap().unwrap();
    let changes: Vec<SessionChange> = heard.lock().unwrap().iter().map(|event: &SessionEvent| event.change).collect();
    assert_eq!(changes, [SessionChange::Downgraded { from: Role::Member }]);
}

#[tokio::test]
async fn only_the_client_that_began_a_login_can_complete_it() {
    let site = Site::start().await;
    let (asked, other) = (site.client(), site.client());
    let browser = Browser::default();
    let login = login_page(&asked, &browser, ResponseMode::Query).await;
    let form = browser.open(&login.link("register")).await.page();
    let back = browser.submit(&form, &[("email", "ada@example.com"), PASSWORD]).await.outside();
    let error = other.login().complete(&back, ResponseMode::Query).await.unwrap_err();
    assert_eq!(error.to_string(), "Invalid _state");
    asked.login().complete(&back, ResponseMode::Query).await.unwrap();
}

#[tokio::test]
async fn a_callback_address_that_is_not_allowed_is_refused() {
    let site = Site::start().await;
    let error =
        site.client().login().begin("https://evil.example/back", "/", &AuthorizeOptions::default()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Validation, "{error}");
}
