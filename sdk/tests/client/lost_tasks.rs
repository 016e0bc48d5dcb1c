//! Tasks of a client that end without an answer: with their runtime, by a panic, or with the future that waits for them.

use crate::support::*;
use cartwright::drive::recorded::Recorded;
use cartwright::drive::{BoxFuture, Request, Response, Transport, TransportError};
use cartwright::login::ResponseMode;
use cartwright::session::{MemoryStore, Role};
use cartwright::{Client, Host};
use futures_util::FutureExt as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A network that ends its first token request in no answer, and works then.
struct FirstTokenLost {
    network: Recorded,
    is_lost: AtomicBool,
    panics: bool,
}

impl FirstTokenLost {
    fn new(panics: bool) -> Arc<Self> {
        Arc::new(Self { network: visitors(), is_lost: AtomicBool::new(false), panics })
    }
}

impl Transport for FirstTokenLost {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        if is_token_request(&request) && !self.is_lost.swap(true, Ordering::Relaxed) {
            assert!(!self.panics, "the transport panics");
            return Box::pin(std::future::pending());
        }
        self.network.send(request)
    }
}

fn client(transport: Arc<dyn Transport>) -> Client {
    let builder = Client::visitor("client-1").host(Host::at("http://localhost:4400"));
    builder.transport(transport).build().unwrap()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

/// Begins a call, and gives it up once its token request is out.
async fn begin_and_give_up(client: &Client) {
    let call = client.clone();
    let call = tokio::spawn(async move { call.current_cart().get().await });
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }
    call.abort();
}

#[test]
fn a_client_keeps_working_after_one_of_its_runtimes_is_dropped() {
    let client = client(FirstTokenLost::new(false));
    let first = runtime();
    first.block_on(begin_and_give_up(&client));
    drop(first);
    let cart = runtime().block_on(client.current_cart().get());
    assert!(cart.unwrap().is_some());
}

#[tokio::test]
async fn a_panicking_renewal_fails_the_waiting_calls_and_later_calls_succeed() {
    let client = client(FirstTokenLost::new(true));
    let cart = client.current_cart();
    let (first, second) = futures_util::future::join(cart.get(), cart.get()).await;
    for error in [first.unwrap_err(), second.unwrap_err()] {
        assert!(error.is_retryable(), "{error}");
    }
    assert!(cart.get().await.unwrap().is_some());
}

#[tokio::test]
async fn a_cancelled_logout_has_cleared_the_session() {
    let store = MemoryStore::with(tokens("access", "refresh", Role::Member, false));
    let builder = Client::visitor("client-1").store(store);
    let client = builder.transport(Silent).build().unwrap();
    assert!(client.login().logout("https://shop.example/").now_or_never().is_none());
    assert_eq!(client.session().unwrap().role(), Role::None);
}

/// A network that never answers.
struct Silent;

impl Transport for Silent {
    fn send(&self, _: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(std::future::pending())
    }
}

#[test]
fn a_call_outside_a_runtime_fails_with_a_hint_and_later_calls_work() {
    let client = client(Arc::new(visitors()));
    let error = client.current_cart().get().now_or_never().unwrap().unwrap_err();
    assert_eq!(error.kind(), cartwright::ErrorKind::Request);
    assert!(error.to_string().starts_with("calls need a Tokio runtime"), "{error}");
    let session = client.session().unwrap();
    let login = client.login();
    let login = login.complete("https://shop.example/#code=a&state=b", ResponseMode::Fragment);
    assert!(login.now_or_never().is_some_and(|outcome| outcome.is_err()));
    session.changed_elsewhere(None);
    assert!(runtime().block_on(client.current_cart().get()).unwrap().is_some());
}
