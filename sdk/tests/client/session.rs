//! Token requests and printed forms of sessions. The behaviour of sessions is in `tests/spec/situations.json`.

use crate::support::*;
use cartwright::drive::observe::Observer;
use cartwright::session::{Commit, Snapshot, StoreError, TokenStore, Tokens, Version};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

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
async fn a_full_disk_ends_no_session_and_is_reported_once() {
    let (network, failures) = (visitors(), Arc::new(Failures::default()));
    let client = builder(&network).store(Full).observer(failures.clone()).build().unwrap();
    for _ in 0..3 {
        client.current_cart().get().await.unwrap();
    }
    assert_eq!(token_requests(&network).len(), 1);
    assert_eq!(failures.0.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_visitors_token_request_names_the_client() {
    let network = visitors();
    builder(&network).build().unwrap().current_cart().get().await.unwrap();
    assert_eq!(
        body(&token_requests(&network)[0]),
        serde_json::json!({"clientId": "client-1", "grantType": "anonymous"})
    );
}

#[tokio::test]
async fn nothing_that_can_be_printed_holds_a_token() {
    let network = visitors();
    let client = builder(&network).build().unwrap();
    client.current_cart().get().await.unwrap();
    let printed =
        format!("{client:?} {:?} {:?} {:?}", client.session(), client.session().unwrap().tokens(), network.requests());
    assert!(!printed.contains("secret"), "{printed}");
}
