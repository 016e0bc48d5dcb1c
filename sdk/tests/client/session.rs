//! The session's promises (DESIGN section 3), each by what goes over the wire.

use crate::support::*;
use cartwright::drive::Delivery;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::resources::cart::Cart;
use cartwright::session::{MemoryStore, Role, SessionChange, TokenStore};
use cartwright::{CallOptions, Client, Error, ErrorKind, RetryPolicy};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::Duration;

fn impatient() -> RetryPolicy {
    RetryPolicy {
        attempts: 1,
        ..RetryPolicy::default()
    }
}

/// Asks for the cart this often at the same time.
async fn many(client: &Client, calls: usize) -> Vec<Result<Option<Cart>, Error>> {
    let calls = (0..calls).map(|_| {
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    join_all(calls).await
}

/// Collects a session's events.
fn answering_carts(token: impl Fn() -> Answer + Send + Sync + 'static) -> Recorded {
    Recorded::by(move |request| {
        if is_token_request(request) {
            token()
        } else {
            Answer::json(200, CART)
        }
    })
}

#[tokio::test]
async fn fifty_calls_on_an_expired_token_make_one_token_request() {
    let network = answering_carts(|| granted("new", Some("rotated")));
    let client = builder(&network).store(expired_member()).build().unwrap();
    for outcome in many(&client, 50).await {
        assert_eq!(outcome.unwrap().unwrap().id.as_deref(), Some("cart-1"));
    }
    assert_eq!(token_requests(&network).len(), 1);
    let calls = network.requests();
    assert_eq!(calls.len(), 51);
    assert!(
        calls
            .iter()
            .filter(|request| !is_token_request(request))
            .all(|request| request.header("Authorization") == Some("new"))
    );
}

#[tokio::test]
async fn fifty_calls_without_a_token_are_one_visitor() {
    let network = answering_carts(|| granted("visitor", Some("visitor-refresh")));
    let client = builder(&network).build().unwrap();
    many(&client, 50)
        .await
        .into_iter()
        .for_each(|outcome| drop(outcome.unwrap()));
    let asked = token_requests(&network);
    assert_eq!(asked.len(), 1);
    assert_eq!(
        body(&asked[0]),
        serde_json::json!({"clientId": "client-1", "grantType": "anonymous"})
    );
    assert_eq!(client.session().unwrap().role(), Role::Visitor);
}

#[tokio::test(start_paused = true)]
async fn an_outage_of_the_token_endpoint_keeps_the_member_signed_in() {
    let network = answering_carts(|| Answer::json(503, ""));
    let client = builder(&network).store(expired_member()).build().unwrap();
    let heard = events(&client);
    let outcomes = many(&client, 10).await;
    for outcome in outcomes {
        let error = outcome.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Session);
        assert!(error.is_retryable());
        assert_eq!(error.to_string(), "something went wrong");
    }
    assert!(network.requests().iter().all(is_token_request), "no call went out");
    assert_eq!(token_requests(&network).len(), 3, "one renewal of three attempts");
    assert!(
        token_requests(&network)
            .iter()
            .all(|request| grant_type(request) == "refresh_token")
    );
    let kept = client.session().unwrap().tokens();
    assert_eq!(kept, tokens("old", "member-refresh", Role::Member, true));
    assert!(heard.lock().unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_lost_network_keeps_the_member_signed_in() {
    for delivery in [Delivery::NotSent, Delivery::Unknown, Delivery::Offline] {
        let network = answering_carts(move || Answer::failure(delivery));
        let client = builder(&network).store(expired_member()).build().unwrap();
        assert!(client.current_cart().get().await.unwrap_err().is_retryable());
        assert!(client.session().unwrap().is_logged_in());
    }
}

#[tokio::test]
async fn a_refused_renewal_becomes_a_visitor_and_says_so() {
    let network = Recorded::by(|request| match is_token_request(request) {
        true if grant_type(request) == "refresh_token" => Answer::json(400, r#"{"error":"invalid_grant"}"#),
        true => granted("visitor", Some("visitor-refresh")),
        false => Answer::json(200, CART),
    });
    let client = builder(&network).store(expired_member()).build().unwrap();
    let heard = events(&client);
    client.current_cart().get().await.unwrap();
    let kept = client.session().unwrap().tokens();
    assert_eq!(
        (kept.role(), kept.refresh.value.expose()),
        (Role::Visitor, "visitor-refresh")
    );
    let [event] = heard.lock().unwrap()[..] else {
        panic!("one event")
    };
    assert_eq!(event.change, SessionChange::Downgraded { from: Role::Member });
    assert!(!event.elsewhere);
}

#[tokio::test]
async fn a_new_refresh_token_replaces_the_old_and_none_keeps_it() {
    for (answered, expected) in [(Some("rotated"), "rotated"), (None, "member-refresh")] {
        let network = answering_carts(move || granted("new", answered));
        let client = builder(&network).store(expired_member()).build().unwrap();
        client.current_cart().get().await.unwrap();
        let kept = client.session().unwrap().tokens();
        assert_eq!((kept.refresh.value.expose(), kept.role()), (expected, Role::Member));
    }
}

#[tokio::test]
async fn logout_during_a_renewal_wins() {
    let network = answering_carts(|| granted("new", Some("rotated")));
    let held = Held::new(&network);
    let client = builder(&network)
        .transport(Arc::new(held.clone()))
        .store(expired_member())
        .build()
        .unwrap();
    let call = tokio::spawn({
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    held.wait_for_request().await;
    client.session().unwrap().clear().unwrap();
    held.let_go(3);
    call.await.unwrap().unwrap();
    let kept = client.session().unwrap().tokens();
    assert_eq!(kept.role(), Role::Visitor, "the member did not come back");
    let grants: Vec<_> = token_requests(&network).iter().map(grant_type).collect();
    assert_eq!(grants, ["refresh_token", "anonymous"]);
}

#[tokio::test]
async fn login_during_the_first_visitors_request_wins() {
    let network = answering_carts(|| granted("visitor", Some("visitor-refresh")));
    let held = Held::new(&network);
    let client = builder(&network).transport(Arc::new(held.clone())).build().unwrap();
    let call = tokio::spawn({
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    held.wait_for_request().await;
    let member = tokens("member", "member-refresh", Role::Member, false);
    client.session().unwrap().set_tokens(&member).unwrap();
    held.let_go(2);
    call.await.unwrap().unwrap();
    assert_eq!(client.session().unwrap().tokens(), member);
    let last = network.requests().pop().unwrap();
    assert_eq!(last.header("Authorization"), Some("member"));
}

#[tokio::test]
async fn a_cancelled_caller_does_not_cancel_the_renewal_of_others() {
    let network = answering_carts(|| granted("new", Some("rotated")));
    let held = Held::new(&network);
    let client = builder(&network)
        .transport(Arc::new(held.clone()))
        .store(expired_member())
        .build()
        .unwrap();
    let first = tokio::spawn({
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    held.wait_for_request().await;
    let second = tokio::spawn({
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    held.let_go(2);
    second.await.unwrap().unwrap();
    assert_eq!(token_requests(&network).len(), 1);
}

#[tokio::test]
async fn a_renewal_goes_on_when_every_caller_is_gone() {
    let network = answering_carts(|| granted("new", Some("rotated")));
    let held = Held::new(&network);
    let client = builder(&network)
        .transport(Arc::new(held.clone()))
        .store(expired_member())
        .build()
        .unwrap();
    let call = tokio::spawn({
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    held.wait_for_request().await;
    call.abort();
    assert!(call.await.unwrap_err().is_cancelled());
    let heard = events(&client);
    held.let_go(1);
    while heard.lock().unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(client.session().unwrap().tokens().refresh.value.expose(), "rotated");
}

#[tokio::test]
async fn a_401_gives_one_renewal_and_one_replay() {
    let network = Recorded::by(|request| match request.header("Authorization") {
        None => granted("new", Some("rotated")),
        Some("new") => Answer::json(200, CART),
        Some(_) => Answer::json(401, ""),
    });
    let store = MemoryStore::with(tokens("revoked", "member-refresh", Role::Member, false));
    let client = builder(&network).store(Box::new(store)).build().unwrap();
    let outcomes = many(&client, 20).await;
    assert!(outcomes.iter().all(Result::is_ok));
    assert_eq!(token_requests(&network).len(), 1);
}

#[tokio::test]
async fn a_second_401_and_any_403_are_errors() {
    for (status, renewals, calls) in [(401, 1, 2), (403, 0, 1)] {
        let network = Recorded::by(move |request| {
            if is_token_request(request) {
                granted("new", None)
            } else {
                Answer::json(status, "")
            }
        });
        let store = MemoryStore::with(tokens("good", "member-refresh", Role::Member, false));
        let client = builder(&network).store(Box::new(store)).build().unwrap();
        let error = client.current_cart().get().await.unwrap_err();
        assert_eq!(error.status(), Some(status));
        assert_eq!(token_requests(&network).len(), renewals);
        assert_eq!(network.requests().len(), renewals + calls);
        assert!(client.session().unwrap().is_logged_in());
    }
}

#[tokio::test]
async fn another_program_that_rotated_first_is_noticed() {
    let store = Arc::new(MemoryStore::with(tokens("old", "spent", Role::Member, true)));
    let elsewhere = store.clone();
    let network = Recorded::by(move |request| {
        if !is_token_request(request) {
            return Answer::json(200, CART);
        }
        let fresh = tokens("theirs", "theirs-refresh", Role::Member, false);
        elsewhere.commit(elsewhere.load().version, &fresh).unwrap();
        Answer::json(400, r#"{"error":"invalid_grant"}"#)
    });
    let client = builder(&network).store(Box::new(Shared(store))).build().unwrap();
    client.current_cart().get().await.unwrap();
    assert_eq!(token_requests(&network).len(), 1);
    assert_eq!(client.session().unwrap().tokens().access.value.expose(), "theirs");
}

#[tokio::test]
async fn a_token_answer_that_is_no_token_keeps_the_session() {
    for answer in [
        "",
        "{}",
        r#"{"access_token":"","expires_in":1}"#,
        r#"{"access_token":"a"}"#,
    ] {
        let network = answering_carts(move || Answer::json(200, answer));
        let client = builder(&network)
            .store(expired_member())
            .retry(impatient())
            .build()
            .unwrap();
        let error = client.current_cart().get().await.unwrap_err();
        assert_eq!(error.to_string(), "something went wrong");
        assert!(client.session().unwrap().is_logged_in());
    }
}

#[tokio::test]
async fn nothing_that_can_be_printed_holds_a_token() {
    let network = answering_carts(|| granted("access-secret", Some("refresh-secret")));
    let client = builder(&network).build().unwrap();
    client.current_cart().get().await.unwrap();
    let printed = format!(
        "{client:?} {:?} {:?} {:?}",
        client.session(),
        client.session().unwrap().tokens(),
        network.requests()
    );
    assert!(!printed.contains("secret"), "{printed}");
}

#[tokio::test(start_paused = true)]
async fn a_call_ends_when_its_time_is_over() {
    let network = Recorded::by(|request| {
        if is_token_request(request) {
            granted("new", None)
        } else {
            Answer::Never
        }
    });
    let client = builder(&network).build().unwrap();
    let options = CallOptions {
        timeout: Some(Duration::from_secs(3)),
        ..CallOptions::default()
    };
    let began = tokio::time::Instant::now();
    let error = client.current_cart().options(options).get().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TimedOut);
    assert_eq!(began.elapsed(), Duration::from_secs(3));
}

#[tokio::test(start_paused = true)]
async fn attempts_end_with_their_call() {
    let network = Recorded::by(|request| {
        if is_token_request(request) {
            granted("new", None)
        } else {
            Answer::Never
        }
    });
    let client = builder(&network).build().unwrap();
    let options = CallOptions {
        timeout: Some(Duration::from_secs(15)),
        ..CallOptions::default()
    };
    let began = tokio::time::Instant::now();
    let error = client.current_cart().options(options).get().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TimedOut);
    // One attempt of 10 s, a wait of at most 0.2 s, and the second attempt for what was left.
    let took = began.elapsed();
    assert!(
        took >= Duration::from_secs(15) && took <= Duration::from_millis(15_200),
        "{took:?}"
    );
    assert_eq!(network.requests().len(), 3);
}

#[tokio::test(start_paused = true)]
async fn waiting_for_a_token_counts() {
    let network = Recorded::by(|_| Answer::Never);
    let client = builder(&network).build().unwrap();
    let options = CallOptions {
        timeout: Some(Duration::from_secs(4)),
        ..CallOptions::default()
    };
    let began = tokio::time::Instant::now();
    let error = client.current_cart().options(options).get().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TimedOut);
    assert_eq!(error.to_string(), "System error occurred: no answer within 4 s");
    assert_eq!(began.elapsed(), Duration::from_secs(4));
}

/// One store for several clients.
struct Shared(Arc<MemoryStore>);

impl TokenStore for Shared {
    fn load(&self) -> cartwright::session::Snapshot {
        self.0.load()
    }
    fn commit(
        &self,
        expected: cartwright::session::Version,
        tokens: &cartwright::session::Tokens,
    ) -> Result<cartwright::session::Commit, cartwright::session::StoreError> {
        self.0.commit(expected, tokens)
    }
}
