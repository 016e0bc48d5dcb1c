//! Programs that share a session, against a platform that rotates refresh tokens and revokes a session whose token is
//! used twice.

use crate::support::{CART, body, builder, grant_type, is_token_request, token_requests, tokens};
use cartwright::Client;
use cartwright::drive::BoxFuture;
use cartwright::drive::TokioRuntime;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::drive::{FileLock, RenewalLock};
use cartwright::drive::{Request, Response, Transport, TransportError};
use cartwright::session::{FileStore, Role, TokenStore, Version};
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Waker};
use std::time::Duration;

/// A platform with one member's session: each refresh gives a new token, and a used one ends the session.
#[derive(Default)]
struct Rotating {
    generation: usize,
    revoked: bool,
}

fn rotating() -> (Recorded, Arc<Mutex<Rotating>>) {
    let state = Arc::new(Mutex::new(Rotating::default()));
    let kept = state.clone();
    let network = Recorded::by(move |request| {
        if !is_token_request(request) {
            return Answer::json(200, CART);
        }
        let mut state = kept.lock().unwrap();
        if grant_type(request) == "refresh_token" {
            let expected = format!("refresh-{}", state.generation);
            if state.revoked || body(request)["refreshToken"] != expected.as_str() {
                state.revoked = true;
                return Answer::json(400, r#"{"error":"invalid_grant"}"#);
            }
            state.generation += 1;
        }
        let answer = serde_json::json!({
            "access_token": format!("access-{}", state.generation),
            "expires_in": 14400,
            "refresh_token": format!("refresh-{}", state.generation),
        });
        Answer::json(200, &answer.to_string())
    });
    (network, state)
}

/// Lets other tasks run before each answer, as a network does.
#[derive(Clone)]
struct Slow(Recorded);

impl Transport for Slow {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            for _ in 0..8 {
                tokio::task::yield_now().await;
            }
            self.0.send(request).await
        })
    }
}

fn program(network: &Recorded, path: &Path) -> Client {
    builder(network)
        .transport(Slow(network.clone()))
        .store(FileStore::new(path))
        .renewal_lock(FileLock::beside(path, TokioRuntime))
        .build()
        .unwrap()
}

fn with_expired_member(path: &Path) {
    let store = FileStore::new(path);
    let expired = tokens("old", "refresh-0", Role::Member, true);
    store.commit(Version::default(), &expired).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_programs_that_share_a_store_renew_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.json");
    with_expired_member(&path);
    let (network, state) = rotating();
    let programs = [program(&network, &path), program(&network, &path)];
    let calls: Vec<_> = (0..40)
        .map(|number| {
            let client = programs[number % 2].clone();
            tokio::spawn(async move { client.current_cart().get().await })
        })
        .collect();
    for call in calls {
        call.await.unwrap().unwrap();
    }
    assert_eq!(token_requests(&network).len(), 1);
    assert!(!state.lock().unwrap().revoked);
    for client in &programs {
        assert_eq!(client.session().unwrap().role(), Role::Member);
    }
}

fn expired_member_of_generation_zero() -> cartwright::session::MemoryStore {
    cartwright::session::MemoryStore::with(tokens("old", "refresh-0", Role::Member, true))
}

#[tokio::test]
async fn a_file_lock_has_one_holder_and_is_released_on_drop() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.json");
    let lock = || FileLock::beside(&path, TokioRuntime);
    let (first, second) = (lock(), lock());
    let held = first.acquire(Duration::from_secs(1)).await;
    assert!(held.is_some());
    assert!(second.acquire(Duration::from_millis(50)).await.is_none());
    drop(held);
    assert!(second.acquire(Duration::from_secs(1)).await.is_some());
}

/// A transport that waits some times before each answer, so that a call can be left at every place where it waits.
#[derive(Clone)]
struct Stepwise(Recorded);

impl Transport for Stepwise {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            for _ in 0..4 {
                tokio::task::yield_now().await;
            }
            self.0.send(request).await
        })
    }
}

#[tokio::test]
async fn a_call_can_be_cancelled_at_every_await() {
    let mut completed = false;
    let mut steps = 0;
    while !completed {
        let (network, state) = rotating();
        let stepwise = Stepwise(network.clone());
        let client = builder(&network).transport(stepwise).store(expired_member_of_generation_zero()).build().unwrap();
        let mut call: Pin<Box<dyn Future<Output = _> + Send>> = {
            let client = client.clone();
            Box::pin(async move { client.current_cart().get().await })
        };
        for _ in 0..=steps {
            let mut context = Context::from_waker(Waker::noop());
            if call.as_mut().poll(&mut context).is_ready() {
                completed = true;
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(call);
        // Whatever was left undone, the next call finds a good session and no token is spent twice.
        client.current_cart().get().await.unwrap();
        assert_eq!(client.session().unwrap().role(), Role::Member, "after {steps} steps");
        assert_eq!(token_requests(&network).len(), 1, "after {steps} steps");
        assert!(!state.lock().unwrap().revoked, "after {steps} steps");
        steps += 1;
    }
    assert!(steps > 4, "the call waits at several places");
}
