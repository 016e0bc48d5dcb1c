//! Login by redirect and logout, each by what goes over the wire (SPEC sections 4 and 5).

use crate::support::*;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::login::{AuthorizeOptions, Prompt, ResponseMode};
use cartwright::session::{MemoryStore, Role};
use cartwright::{Client, ErrorKind};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A platform that gives a visitor's token, redirect sessions and, for the code `good`, a member's token.
fn platform() -> Recorded {
    Recorded::by(|request| {
        if !is_token_request(request) {
            return Answer::json(
                200,
                r#"{"redirectSession":{"fullUrl":"http://localhost:4400/page","sessionToken":"s","urlDetails":{"endpoint":"/page"}}}"#,
            );
        }
        let payload = body(request);
        match (payload["grantType"].as_str(), payload["code"].as_str()) {
            (Some("anonymous"), _) => granted("visitor", Some("visitor-refresh")),
            (Some("authorization_code"), Some("good")) => granted("member", Some("member-refresh")),
            _ => Answer::json(400, r#"{"error":"invalid_grant"}"#),
        }
    })
}

async fn begun(client: &Client) -> String {
    let started = client
        .login()
        .begin("https://shop.example/back", "/cart", &AuthorizeOptions::default())
        .await
        .unwrap();
    started.authorization.state
}

#[tokio::test]
async fn the_authorization_request_as_the_contract_has_it() {
    let network = platform();
    let client = builder(&network).build().unwrap();
    let options = AuthorizeOptions {
        prompt: Prompt::None,
        response_mode: ResponseMode::Query,
        session_token: Some("token".into()),
        idp: None,
    };
    let started = client
        .login()
        .begin("https://shop.example/back", "/", &options)
        .await
        .unwrap();
    assert_eq!(started.url, "http://localhost:4400/page");
    let request = network.requests().pop().unwrap();
    let login = &started.authorization;
    assert_eq!(
        body(&request),
        json!({"auth": {
            "authRequest": {
                "redirectUri": "https://shop.example/back",
                "clientId": "client-1",
                "codeChallenge": login.verifier.challenge().as_str(),
                "codeChallengeMethod": "S256",
                "responseMode": "query",
                "responseType": "code",
                "scope": "offline_access",
                "state": login.state,
                "sessionToken": "token",
            },
            "prompt": "none",
        }})
    );
}

#[tokio::test]
async fn a_callback_makes_the_visitor_a_member_once_however_often_it_is_completed() {
    let network = platform();
    let client = builder(&network).build().unwrap();
    let state = begun(&client).await;
    let url = format!("https://shop.example/back#code=good&state={state}");
    let login = client.login();
    let (first, second) = tokio::join!(
        login.complete(&url, ResponseMode::Fragment),
        login.complete(&url, ResponseMode::Fragment)
    );
    assert_eq!(first.as_ref().unwrap().return_path, "/cart");
    assert_eq!(first.unwrap(), second.unwrap());
    assert!(login.complete(&url, ResponseMode::Fragment).await.is_ok());
    let exchanges: Vec<_> = token_requests(&network)
        .into_iter()
        .filter(|request| grant_type(request) == "authorization_code")
        .collect();
    assert_eq!(exchanges.len(), 1);
    let payload = body(&exchanges[0]);
    assert_eq!(payload["redirectUri"], "https://shop.example/back");
    assert_eq!(payload["codeVerifier"].as_str().unwrap().len(), 43);
    let tokens = client.session().unwrap().tokens();
    assert_eq!(
        (tokens.role(), tokens.refresh.value.expose()),
        (Role::Member, "member-refresh")
    );
}

#[tokio::test]
async fn a_callback_of_no_flow_is_refused_and_changes_nothing() {
    let network = platform();
    let client = builder(&network).build().unwrap();
    let state = begun(&client).await;
    for (url, message) in [
        ("https://shop.example/back#code=good", "Missing code or _state"),
        (
            "https://shop.example/back#error=access_denied&state=x",
            "Missing code or _state",
        ),
        ("https://shop.example/back#code=good&state=other", "Invalid _state"),
    ] {
        let error = client.login().complete(url, ResponseMode::Fragment).await.unwrap_err();
        assert_eq!((error.kind(), error.to_string().as_str()), (ErrorKind::OAuth, message));
    }
    assert!(!client.session().unwrap().is_logged_in());
    let url = format!("https://shop.example/back#code=good&state={state}");
    assert!(client.login().complete(&url, ResponseMode::Fragment).await.is_ok());
}

#[tokio::test]
async fn a_refused_code_has_the_text_of_the_specification() {
    let network = platform();
    let client = builder(&network).build().unwrap();
    let state = begun(&client).await;
    let url = format!("https://shop.example/back?code=bad&state={state}");
    let error = client.login().complete(&url, ResponseMode::Query).await.unwrap_err();
    assert_eq!(error.to_string(), "Failed to get member tokens");
    assert_eq!(error.status(), Some(400));
    assert_eq!(client.session().unwrap().role(), Role::Visitor);
}

#[tokio::test(start_paused = true)]
async fn a_callback_can_be_completed_again_when_the_platform_is_back() {
    let network = platform();
    let down = Arc::new(AtomicBool::new(false));
    let (working, is_down) = (network.clone(), down.clone());
    let stumbling = Recorded::by(move |request| {
        if is_down.load(Ordering::Relaxed) {
            Answer::json(503, "")
        } else {
            working.answer(request)
        }
    });
    let client = builder(&stumbling).build().unwrap();
    let state = begun(&client).await;
    let url = format!("https://shop.example/back#code=good&state={state}");
    down.store(true, Ordering::Relaxed);
    let error = client.login().complete(&url, ResponseMode::Fragment).await.unwrap_err();
    assert!(error.is_retryable(), "{error:?}");
    down.store(false, Ordering::Relaxed);
    let done = client.login().complete(&url, ResponseMode::Fragment).await.unwrap();
    assert_eq!(done.return_path, "/cart");
}

#[tokio::test]
async fn a_return_path_stays_on_this_site() {
    let network = platform();
    let client = builder(&network).build().unwrap();
    let started = client
        .login()
        .begin(
            "https://shop.example/back",
            "//evil.example",
            &AuthorizeOptions::default(),
        )
        .await
        .unwrap();
    let url = format!(
        "https://shop.example/back#code=good&state={}",
        started.authorization.state
    );
    let done = client.login().complete(&url, ResponseMode::Fragment).await.unwrap();
    assert_eq!(done.return_path, "/");
}

#[tokio::test]
async fn logout_leaves_no_token_and_asks_the_platform() {
    let network = platform();
    let store = MemoryStore::with(tokens("member", "member-refresh", Role::Member, false));
    let client = builder(&network).store(Box::new(store)).build().unwrap();
    let url = client.login().logout("https://shop.example/").await.unwrap();
    assert_eq!(url, "http://localhost:4400/page");
    assert_eq!(
        client.session().unwrap().tokens(),
        cartwright::session::Tokens::default()
    );
    assert_eq!(
        body(&network.requests()[0]),
        json!({"logout": {"clientId": "client-1"}, "callbacks": {"postFlowUrl": "https://shop.example/"}})
    );
}

#[tokio::test(start_paused = true)]
async fn logout_leaves_no_token_even_when_the_platform_is_down() {
    let network = Recorded::by(|_| Answer::json(503, ""));
    let store = MemoryStore::with(tokens("member", "member-refresh", Role::Member, false));
    let client = builder(&network).store(Box::new(store)).build().unwrap();
    assert!(client.login().logout("https://shop.example/").await.is_err());
    assert_eq!(client.session().unwrap().role(), Role::None);
}

#[tokio::test]
async fn logout_without_a_session_still_ends_the_one_of_the_platforms_pages() {
    let network = platform();
    let client = builder(&network).build().unwrap();
    let url = client.login().logout("https://shop.example/").await.unwrap();
    assert_eq!(url, "http://localhost:4400/page");
    assert_eq!(client.session().unwrap().role(), Role::None);
}
