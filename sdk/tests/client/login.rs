//! Logins by redirect and by the owner, each by what goes over the wire (SPEC sections 4 and 5). Their ways through all
//! that may happen are in `contract/situations.json`.

use crate::support::{body, builder, granted, is_token_request};
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::login::{AuthorizeOptions, Prompt, ResponseMode};
use cartwright::resources::authentication::SignOn;
use cartwright::session::Role;
use serde_json::json;

#[tokio::test]
async fn the_authorization_request_matches_the_contract() {
    let network = Recorded::by(|request| match is_token_request(request) {
        true => granted("visitor", Some("visitor-refresh")),
        false => Answer::json(200, r#"{"redirectSession":{"fullUrl":"http://localhost:4400/page"}}"#),
    });
    let client = builder(&network).build().unwrap();
    let options =
        AuthorizeOptions::default().prompt(Prompt::None).response_mode(ResponseMode::Query).session_token("token");
    let started = client.login().begin("https://shop.example/back", "/", &options).await.unwrap();
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
async fn the_owner_can_sign_in_a_member_of_an_external_system() {
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
    assert_eq!((plain.role(), client.session().unwrap().role()), (Role::Member, Role::Visitor));
    let sign_on = SignOn::email("ada@example.com");
    client.login().external_with_session(&sign_on, &"key".into()).await.unwrap();
    let asked = network.requests();
    assert!(asked[1..].iter().all(|request| request.header("Authorization") == Some("visitor,key")));
    let expected = json!({"grant_type": "authorized_client", "scope": "offline_access", "member_id": "member-1"});
    assert_eq!(body(&asked[1]), expected);
    assert_eq!(body(&asked[2]), json!({"loginId": {"email": "ada@example.com"}}));
    assert_eq!(
        (&body(&asked[3])["member_id"], &body(&asked[3])["session_token"]),
        (&json!("member-2"), &json!("proof"))
    );
}
