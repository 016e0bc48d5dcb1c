//! Token requests and printed forms of sessions. The behaviour of sessions is in `contract/situations.json`.

use crate::support::*;
use cartwright::drive::observe::Observer;
use cartwright::error::codes;
use cartwright::session::{Commit, MemoryStore, Role, SessionEvent, Snapshot, StoreError, TokenStore, Tokens, Version};
use futures_util::future::{join, join3};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// A store on a full disk.
struct Full;

impl TokenStore for Full {
    fn load(&self) -> Snapshot {
        Snapshot::default()
    }
    fn commit(&self, _: Version, _: &Tokens) -> Result<Commit, StoreError> {
        Err(StoreError::new("the disk is full"))
    }
}

/// Counts the failures of a store.
#[derive(Default)]
struct Failures(AtomicUsize);

impl Observer for Failures {
    fn not_kept(&self, _: &StoreError) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test]
async fn a_full_disk_does_not_end_the_session_and_is_reported_once() {
    let (network, failures) = (visitors(), Arc::new(Failures::default()));
    let client = builder(&network).store(Full).observer(failures.clone()).build().unwrap();
    for _ in 0..3 {
        client.current_cart().get().await.unwrap();
    }
    assert_eq!(token_requests(&network).len(), 1);
    assert_eq!(failures.0.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_visitors_token_request_contains_the_client_id() {
    let network = visitors();
    builder(&network).build().unwrap().current_cart().get().await.unwrap();
    assert_eq!(
        body(&token_requests(&network)[0]),
        serde_json::json!({"clientId": "client-1", "grantType": "anonymous"})
    );
}

#[tokio::test]
async fn debug_output_of_client_and_session_contains_no_token() {
    let network = visitors();
    let client = builder(&network).build().unwrap();
    client.current_cart().get().await.unwrap();
    let printed =
        format!("{client:?} {:?} {:?} {:?}", client.session(), client.session().unwrap().tokens(), network.requests());
    assert!(!printed.contains("secret"), "{printed}");
}

/// A store that another program writes.
#[derive(Clone, Default)]
struct Shared(Arc<(MemoryStore, AtomicBool)>);

impl Shared {
    /// Keeps the store busy for some milliseconds.
    async fn busy_for(&self, ms: u64) {
        self.0.1.store(true, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(ms)).await;
        self.0.1.store(false, Ordering::Relaxed);
    }
}

impl TokenStore for Shared {
    fn load(&self) -> Snapshot {
        self.0.0.load()
    }
    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        if self.0.1.load(Ordering::Relaxed) { Ok(Commit::Busy) } else { self.0.0.commit(expected, tokens) }
    }
}

#[tokio::test(start_paused = true)]
async fn set_tokens_waits_for_a_busy_store_without_blocking_the_thread() {
    let store = Shared::default();
    let client = builder(&visitors()).store(store.clone()).build().unwrap();
    let session = client.session().unwrap();
    // The other program goes on only while this thread is free.
    let ((), kept) = join(store.busy_for(100), session.set_tokens(&member())).await;
    kept.unwrap();
    assert_eq!(session.role(), Role::Member);
    let ((), kept) = join(store.busy_for(5000), session.set_tokens(&Tokens::default())).await;
    assert!(kept.unwrap_err().is_retryable());
    assert_eq!(session.role(), Role::Member);
}

#[tokio::test(start_paused = true)]
async fn the_last_of_several_waiting_session_replacements_wins() {
    let store = Shared::default();
    let client = builder(&visitors()).store(store.clone()).build().unwrap();
    let session = client.session().unwrap();
    session.set_tokens(&member()).await.unwrap();
    let again = member();
    let ((), kept, cleared) = join3(store.busy_for(100), session.set_tokens(&again), session.clear()).await;
    assert_eq!(kept.unwrap_err().code(), Some(codes::IDENTITY_CHANGED));
    cleared.unwrap();
    assert_eq!(session.role(), Role::None);
}

#[tokio::test]
async fn dropping_a_subscription_removes_its_listener() {
    let client = builder(&visitors()).build().unwrap();
    let session = client.session().unwrap();
    let heard = Arc::new(AtomicUsize::new(0));
    let sink = heard.clone();
    let listening = session.listen(move |_: SessionEvent| {
        sink.fetch_add(1, Ordering::Relaxed);
    });
    session.set_tokens(&member()).await.unwrap();
    assert_eq!((heard.load(Ordering::Relaxed), Arc::strong_count(&heard)), (1, 2));
    drop(listening);
    assert_eq!(Arc::strong_count(&heard), 1);
    session.clear().await.unwrap();
    assert_eq!(heard.load(Ordering::Relaxed), 1);
    let sink = heard.clone();
    session.listen(move |_: SessionEvent| _ = sink.fetch_add(1, Ordering::Relaxed)).forever();
    session.set_tokens(&member()).await.unwrap();
    assert_eq!(heard.load(Ordering::Relaxed), 2);
}
