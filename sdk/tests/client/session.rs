//! Token requests and printed forms of sessions. The behaviour of sessions is in `tests/spec/situations.json`.

use crate::support::*;

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
