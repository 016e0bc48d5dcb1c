//! Client credentials: the token request, and where the secret does not go. The behaviour of their session is in
//! `contract/situations.json`.

use crate::support::*;
use cartwright::drive::observe::{Arguments, AttemptEvent, Observer};
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::session::{MemoryStore, TokenStore};
use cartwright::{Client, ClientBuilder, ClientCredentials, Error, ErrorKind, Host};
use std::sync::{Arc, Mutex};

fn app(network: &Recorded, host: &str) -> ClientBuilder {
    let credentials = ClientCredentials::new("app-1", "client-secret").instance("instance-1");
    Client::with_credentials(credentials).host(Host::at(host)).transport(network.clone())
}

/// Keeps all that an observer is shown.
#[derive(Default)]
struct Shown(Mutex<String>);

impl Observer for Shown {
    fn attempt(&self, event: &AttemptEvent) {
        self.0.lock().unwrap().push_str(&format!("{event:?}"));
    }

    fn failure(&self, error: &Error, arguments: &Arguments<'_>) {
        self.0.lock().unwrap().push_str(&format!("{error:?}{arguments:?}"));
    }
}

#[tokio::test]
async fn client_credentials_go_only_to_the_platform_and_their_token_is_not_stored() {
    let network = Recorded::by(|request| match is_token_request(request) {
        true => granted("app", None),
        false => Answer::json(200, CART),
    });
    let store = Arc::new(MemoryStore::with(member()));
    let client = app(&network, "http://localhost:4400")
        .store(store.clone())
        .mediator("http://localhost:4400/session")
        .build()
        .unwrap();
    client.current_cart().get().await.unwrap();
    let [token, call] = &network.requests()[..] else { panic!("two requests") };
    let fields = serde_json::json!({
        "grant_type": "client_credentials",
        "client_id": "app-1",
        "client_secret": "client-secret",
        "instance_id": "instance-1",
    });
    assert_eq!((token.url.as_str(), body(token)), ("http://localhost:4400/oauth2/token", fields));
    assert_eq!(token.header("authorization"), None);
    assert_eq!((call.header("authorization"), call.header("wix-site-id")), (Some("app"), None));
    assert_eq!(store.load().tokens, member());
}

#[tokio::test]
async fn refused_client_credentials_report_the_reason_without_the_secret() {
    let network = Recorded::by(|_| {
        let refusal = r#"{"error":"invalid_client","error_description":"The client secret is not known"}"#;
        Answer::json(401, refusal)
    });
    let shown = Arc::new(Shown::default());
    let builder = app(&network, "http://localhost:4400").observer(shown.clone());
    let printed = format!("{builder:?}");
    let client = builder.build().unwrap();
    let error = client.orders().get("order-1").await.unwrap_err();
    assert!(error.to_string().contains("answered 401: The client secret is not known"), "{error}");
    let shown = shown.0.lock().unwrap();
    assert!(shown.contains("invalid_client"), "{shown}");
    let printed = format!("{printed} {client:?} {error} {error:?} {shown} {:?}", network.requests());
    assert!(!printed.contains("client-secret"), "{printed}");
}

#[tokio::test]
async fn client_credentials_need_https_and_have_no_session_or_login() {
    let network = Recorded::new([]);
    let client = app(&network, "http://shop.example").build().unwrap();
    assert!(client.session().is_none());
    for error in [
        client.orders().get("order-1").await.unwrap_err(),
        client.login().logout("https://shop.example/").await.unwrap_err(),
        client.login().external("member-1", &"key".into()).await.unwrap_err(),
    ] {
        assert_eq!(error.kind(), ErrorKind::Request, "{error}");
    }
    assert!(network.requests().is_empty());
}
