//! Whose session it is: calls end with the identity they were made for, and every program hears of a change.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

mod support;

use cartwright::resources::authentication::{LoginId, SignOn};
use cartwright::runtime::TokioRuntime;
use cartwright::session::{
    CookieJar, CookieOptions, CookieStore, Role, SessionChange, SessionEvent, TokenStore, Tokens, Version,
};
use cartwright::transport::recorded::{Answer, Recorded};
use cartwright::{Client, ErrorKind};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use support::{CART, Held, body, builder, events, expired_member, grant_type, granted, is_token_request, tokens};

fn carts() -> Recorded {
    Recorded::by(|request| match is_token_request(request) {
        true => granted("visitor", Some("visitor-refresh")),
        false => Answer::json(200, CART),
    })
}

/// The last event that was heard, and whether it happened elsewhere.
fn last(heard: &Mutex<Vec<SessionEvent>>) -> Option<(SessionChange, bool)> {
    let event = heard.lock().unwrap().pop()?;
    Some((event.change, event.elsewhere))
}

fn member() -> Tokens {
    tokens("member", "member-refresh", Role::Member, false)
}

/// A call that has been sent, and whose answer is held back.
async fn call_under_way(
    begin: Tokens,
) -> (
    Client,
    Held,
    tokio::task::JoinHandle<Result<Option<cartwright::resources::cart::Cart>, cartwright::Error>>,
) {
    let network = carts();
    let held = Held::new(&network);
    let client = builder(&network)
        .transport(Arc::new(held.clone()))
        .store(Box::new(cartwright::session::MemoryStore::with(begin)))
        .build()
        .unwrap();
    let call = tokio::spawn({
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    held.wait_for_request().await;
    (client, held, call)
}

#[tokio::test]
async fn logging_out_ends_the_members_calls() {
    let (client, held, call) = call_under_way(member()).await;
    client.session().unwrap().clear().unwrap();
    held.let_go(1);
    let error = call.await.unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Session);
    assert_eq!(error.code(), Some("IDENTITY_CHANGED"));
}

#[tokio::test]
async fn logging_in_ends_the_visitors_calls() {
    let visitor = tokens("visitor", "visitor-refresh", Role::Visitor, false);
    let (client, held, call) = call_under_way(visitor).await;
    client.session().unwrap().set_tokens(&member()).unwrap();
    held.let_go(1);
    assert_eq!(call.await.unwrap().unwrap_err().code(), Some("IDENTITY_CHANGED"));
}

#[tokio::test]
async fn another_member_ends_the_members_calls() {
    let (client, held, call) = call_under_way(member()).await;
    let heard = events(&client);
    let other = tokens("other", "other-refresh", Role::Member, false);
    client.session().unwrap().set_tokens(&other).unwrap();
    held.let_go(1);
    assert_eq!(call.await.unwrap().unwrap_err().code(), Some("IDENTITY_CHANGED"));
    assert_eq!(last(&heard), Some((SessionChange::SignedIn, false)));
    assert_eq!(last(&heard), None, "told once");
}

#[tokio::test]
async fn a_renewal_ends_no_call() {
    let (client, held, call) = call_under_way(member()).await;
    let renewed = tokens("renewed", "member-refresh", Role::Member, false);
    client.session().unwrap().set_tokens(&renewed).unwrap();
    held.let_go(1);
    assert!(call.await.unwrap().is_ok());
}

/// Cookies that two programs share.
#[derive(Clone, Default)]
struct Jar(Arc<Mutex<BTreeMap<String, String>>>);

impl CookieJar for Jar {
    fn read(&self) -> String {
        let cookies = self.0.lock().unwrap();
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn write(&self, cookie: &str) {
        let (name, rest) = cookie.split_once('=').unwrap();
        let value = rest.split(';').next().unwrap();
        let mut cookies = self.0.lock().unwrap();
        if cookie.contains("Max-Age=0") {
            cookies.remove(name);
        } else {
            cookies.insert(name.to_owned(), value.to_owned());
        }
    }
}

/// The same cookies as a tab sees them that learns of changes late.
#[derive(Clone)]
struct LateJar {
    jar: Jar,
    held: Arc<Mutex<Option<String>>>,
}

impl LateJar {
    fn of(jar: &Jar) -> Self {
        Self {
            jar: jar.clone(),
            held: Arc::default(),
        }
    }

    fn hold(&self) {
        *self.held.lock().unwrap() = Some(self.jar.read());
    }

    fn let_go(&self) {
        self.held.lock().unwrap().take();
    }
}

impl CookieJar for LateJar {
    fn read(&self) -> String {
        self.held.lock().unwrap().clone().unwrap_or_else(|| self.jar.read())
    }

    fn write(&self, cookie: &str) {
        self.jar.write(cookie);
    }
}

/// The commit that the cookies hold.
fn version(jar: &Jar) -> Version {
    let store = CookieStore::new(Box::new(jar.clone()), CookieOptions::default(), Arc::new(TokioRuntime));
    store.load().version
}

fn tab(jar: &(impl CookieJar + Clone + 'static), network: &Recorded) -> Client {
    let store = CookieStore::new(Box::new(jar.clone()), CookieOptions::default(), Arc::new(TokioRuntime));
    builder(network).store(Box::new(store)).build().unwrap()
}

#[tokio::test]
async fn a_tab_finds_out_what_another_did() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.current_cart().get().await.unwrap();
    second.current_cart().get().await.unwrap();
    let heard = events(&second);
    let look = || second.session().unwrap().changed_elsewhere(None);

    look();
    assert!(heard.lock().unwrap().is_empty(), "nothing has happened");

    first.session().unwrap().set_tokens(&member()).unwrap();
    look();
    assert_eq!(last(&heard), Some((SessionChange::SignedIn, true)));
    assert!(second.session().unwrap().is_logged_in());

    first.session().unwrap().clear().unwrap();
    look();
    assert_eq!(last(&heard), Some((SessionChange::SignedOut, true)));
    assert_eq!(second.session().unwrap().role(), Role::None);
    look();
    assert!(heard.lock().unwrap().is_empty(), "told once");
}

#[tokio::test]
async fn what_the_other_tab_says_is_told_as_it_was() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.session().unwrap().set_tokens(&member()).unwrap();
    second.session().unwrap().changed_elsewhere(None);
    let heard = events(&second);
    let told = |change| SessionEvent {
        change,
        elsewhere: false,
        version: version(&jar),
    };
    for change in [
        SessionChange::Renewed,
        SessionChange::Downgraded { from: Role::Member },
        SessionChange::Expired { from: Role::Member },
    ] {
        second.session().unwrap().changed_elsewhere(Some(told(change)));
        assert_eq!(last(&heard), Some((change, true)));
    }
    // The message of the logout was missed; the next one finds it.
    first.session().unwrap().clear().unwrap();
    let renewed = told(SessionChange::Renewed);
    second.session().unwrap().changed_elsewhere(Some(renewed));
    assert_eq!(last(&heard), Some((SessionChange::SignedOut, true)));
}

#[tokio::test(start_paused = true)]
async fn a_message_that_is_faster_than_the_cookies_is_told_once_they_are_there() {
    let (jar, network) = (Jar::default(), carts());
    let late = LateJar::of(&jar);
    let (first, second) = (tab(&jar, &network), tab(&late, &network));
    first.session().unwrap().set_tokens(&member()).unwrap();
    second.session().unwrap().changed_elsewhere(None);
    assert!(second.session().unwrap().is_logged_in());
    let (told, heard) = (events(&first), events(&second));

    late.hold();
    first.session().unwrap().clear().unwrap();
    let logout = told.lock().unwrap().pop();
    second.session().unwrap().changed_elsewhere(logout);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(last(&heard), None, "the store shows nothing of it yet");
    late.let_go();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(last(&heard), Some((SessionChange::SignedOut, true)));
    assert_eq!(second.session().unwrap().role(), Role::None);
}

#[tokio::test(start_paused = true)]
async fn a_message_that_never_comes_true_is_not_told() {
    let (jar, network) = (Jar::default(), carts());
    let (first, second) = (tab(&jar, &network), tab(&jar, &network));
    first.session().unwrap().set_tokens(&member()).unwrap();
    second.session().unwrap().changed_elsewhere(None);
    let heard = events(&second);
    second.session().unwrap().changed_elsewhere(Some(SessionEvent {
        change: SessionChange::SignedOut,
        elsewhere: false,
        version: Version::default(),
    }));
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(last(&heard), None);
    assert!(second.session().unwrap().is_logged_in());
}

#[tokio::test]
async fn a_logout_elsewhere_ends_calls_here() {
    let (jar, network) = (Jar::default(), carts());
    let first = tab(&jar, &network);
    first.session().unwrap().set_tokens(&member()).unwrap();
    let held = Held::new(&network);
    let store = CookieStore::new(Box::new(jar.clone()), CookieOptions::default(), Arc::new(TokioRuntime));
    let second = builder(&network)
        .transport(Arc::new(held.clone()))
        .store(Box::new(store))
        .build()
        .unwrap();
    let call = tokio::spawn({
        let second = second.clone();
        async move { second.current_cart().get().await }
    });
    held.wait_for_request().await;
    first.session().unwrap().clear().unwrap();
    second.session().unwrap().changed_elsewhere(None);
    held.let_go(1);
    assert_eq!(call.await.unwrap().unwrap_err().code(), Some("IDENTITY_CHANGED"));
}

#[tokio::test]
async fn a_session_that_is_gone_from_its_store_has_expired() {
    let (jar, network) = (Jar::default(), carts());
    let client = tab(&jar, &network);
    client
        .session()
        .unwrap()
        .set_tokens(&tokens("member", "member-refresh", Role::Member, true))
        .unwrap();
    let heard = events(&client);
    jar.0.lock().unwrap().clear();
    client.current_cart().get().await.unwrap();
    assert_eq!(
        last(&heard),
        Some((SessionChange::Expired { from: Role::Member }, false))
    );
    assert_eq!(last(&heard), None, "told once");
}

/// A mediator that keeps a session, or none.
fn mediator(session: Option<&'static str>) -> Recorded {
    Recorded::by(move |request| {
        if request.url != "/session" {
            return Answer::json(200, CART);
        }
        if request.method.as_str() == "DELETE" {
            return Answer::json(200, "{}");
        }
        let role = match (grant_type(request).as_str(), session) {
            ("refresh_token", Some(role)) => role,
            ("refresh_token", None) => return Answer::json(401, r#"{"message":"There is no session"}"#),
            ("authorization_code", _) => "member",
            _ => "visitor",
        };
        let answer = serde_json::json!({"access_token": "from-mediator", "expires_in": 600, "role": role});
        Answer::json(200, &answer.to_string())
    })
}

#[tokio::test]
async fn a_mediator_keeps_the_refresh_token() {
    for (kept, role, grants) in [
        (Some("member"), Role::Member, vec!["refresh_token"]),
        (Some("visitor"), Role::Visitor, vec!["refresh_token"]),
        (None, Role::Visitor, vec!["refresh_token", "anonymous"]),
    ] {
        let network = mediator(kept);
        let client = builder(&network).mediator("/session").build().unwrap();
        client.current_cart().get().await.unwrap();
        let session = client.session().unwrap();
        assert_eq!(session.role(), role);
        assert!(session.tokens().refresh.value.is_empty(), "no script sees it");
        let asked = network.requests();
        let to_mediator: Vec<_> = asked.iter().filter(|request| request.url == "/session").collect();
        assert_eq!(
            to_mediator
                .iter()
                .map(|request| grant_type(request))
                .collect::<Vec<_>>(),
            grants
        );
        assert!(to_mediator.iter().all(|request| request.cookies));
        assert!(
            asked
                .iter()
                .filter(|request| request.url != "/session")
                .all(|request| !request.cookies),
            "cookies go to the mediator only"
        );
    }
}

#[tokio::test]
async fn another_member_of_a_mediator_is_another_identity() {
    let client = builder(&mediator(None)).mediator("/session").build().unwrap();
    let session = client.session().unwrap();
    session.set_tokens(&tokens("first", "", Role::Member, false)).unwrap();
    let heard = events(&client);
    session.set_tokens(&tokens("second", "", Role::Member, false)).unwrap();
    assert_eq!(last(&heard), Some((SessionChange::SignedIn, false)));
    assert_eq!(last(&heard), None, "told once");
}

#[tokio::test]
async fn a_mediator_forgets_at_logout() {
    let network = mediator(Some("member"));
    let client = builder(&network).mediator("/session").build().unwrap();
    client.current_cart().get().await.unwrap();
    // The redirect session of this network has no address; the session ends all the same.
    client.login().logout("https://shop.example/").await.unwrap_err();
    assert_eq!(client.session().unwrap().role(), Role::None);
    let last = network.requests().pop().unwrap();
    assert_eq!((last.method.as_str(), last.url.as_str()), ("DELETE", "/session"));
}

#[tokio::test]
async fn the_owner_signs_in_whom_another_system_knows() {
    let network = Recorded::by(|request| {
        if request.url.ends_with("/v2/sign-on") {
            return Answer::json(200, r#"{"sessionToken":"proof","identity":{"id":"member-2"}}"#);
        }
        match body(request)["grant_type"].as_str() {
            Some("authorized_client") => granted("member", Some("member-refresh")),
            _ => granted("visitor", Some("visitor-refresh")),
        }
    });
    let client = builder(&network).build().unwrap();
    let plain = client.login().external("member-1", &"key".into()).await.unwrap();
    assert_eq!(
        (plain.role(), client.session().unwrap().role()),
        (Role::Member, Role::Visitor)
    );
    let sign_on = SignOn {
        login_id: Some(LoginId {
            email: Some("ada@example.com".to_owned()),
            ..LoginId::default()
        }),
        ..SignOn::default()
    };
    client
        .login()
        .external_with_session(&sign_on, &"key".into())
        .await
        .unwrap();
    let asked = network.requests();
    assert!(
        asked[1..]
            .iter()
            .all(|request| request.header("Authorization") == Some("visitor,key"))
    );
    let expected = json!({"grant_type": "authorized_client", "scope": "offline_access", "member_id": "member-1"});
    assert_eq!(body(&asked[1]), expected);
    assert_eq!(body(&asked[2]), json!({"loginId": {"email": "ada@example.com"}}));
    assert_eq!(
        (&body(&asked[3])["member_id"], &body(&asked[3])["session_token"]),
        (&json!("member-2"), &json!("proof"))
    );
}

#[tokio::test]
async fn a_refused_external_login_says_what_the_specification_says() {
    let network = Recorded::by(|request| match body(request)["grant_type"].as_str() {
        Some("authorized_client") => Answer::json(400, r#"{"error":"invalid_grant"}"#),
        _ => granted("visitor", Some("visitor-refresh")),
    });
    let client = builder(&network).store(expired_member()).build().unwrap();
    let error = client.login().external("nobody", &"key".into()).await.unwrap_err();
    assert_eq!(error.to_string(), "Failed to get member tokens");
    assert_eq!(error.status(), Some(400));
}
