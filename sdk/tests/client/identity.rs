//! Whose session it is: calls end with the identity they were made for, and every program hears of a change.

use crate::support::{
    CART, Held, body, builder, carts, events, expired_member, grant_type, granted, last, member, tokens,
};
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::resources::authentication::{LoginId, SignOn};
use cartwright::session::{Role, SessionChange, Tokens};
use cartwright::{Client, ErrorKind};
use serde_json::json;
use std::sync::Arc;

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
