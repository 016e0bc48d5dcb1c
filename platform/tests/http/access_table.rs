//! Every endpoint, tried by every kind of caller, against the access that its row says.

use crate::site::*;
use cartwright::endpoint::{Access, Info, Method};
use cartwright::{ENDPOINTS, Origin};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Who tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Nobody,
    Visitor,
    Member,
    /// A member who was signed in when the owner blocked them.
    Blocked,
    Owner,
}

const EVERYBODY: [Who; 5] = [Who::Nobody, Who::Visitor, Who::Member, Who::Blocked, Who::Owner];

/// How a caller is refused, by the row; nothing if they are let in.
fn refusal(row: &Info, who: Who) -> Option<u16> {
    match who {
        // What a row leaves to anybody it leaves to those whose tokens are no good.
        Who::Nobody | Who::Blocked => (row.access > Access::Public).then_some(401),
        Who::Visitor => (row.access > Access::Visitor).then_some(403),
        Who::Member => (row.access > Access::Member).then_some(403),
        Who::Owner => None,
    }
}

/// What is refused though the row lets the role in: the owner's key has no password.
const STRICTER: [(&str, Who); 1] = [("authentication.change_password", Who::Owner)];

fn method(row: &Info) -> reqwest::Method {
    match row.method {
        Method::Get => reqwest::Method::GET,
        Method::Post => reqwest::Method::POST,
        Method::Patch => reqwest::Method::PATCH,
        Method::Delete => reqwest::Method::DELETE,
    }
}

impl Site {
    /// The token of a caller, and the id to put into paths: a member's own.
    async fn caller(&self, who: Who, email: &str) -> (String, String) {
        let nobody = || (String::new(), "an-id".to_owned());
        match who {
            Who::Nobody => nobody(),
            Who::Owner => (self.keys.owner_key.clone(), nobody().1),
            Who::Visitor => (self.visitor().await.access, nobody().1),
            Who::Member | Who::Blocked => {
                let (member, id) = self.vouched_for(email).await;
                if who == Who::Blocked {
                    self.owner_does("block", email).await;
                }
                (member.access, id)
            }
        }
    }

    /// A member whom the owner has signed on, and their id.
    async fn vouched_for(&self, email: &str) -> (Tokens, String) {
        let both = format!("{},{}", self.visitor().await.access, self.keys.owner_key);
        let sign_on = json!({ "loginId": { "email": email } });
        let (_, body) = self.post("/_api/iam/authentication/v2/sign-on", &both, sign_on).await;
        let id = body["identity"]["id"].as_str().unwrap().to_owned();
        let grant = json!({ "grant_type": "authorized_client", "member_id": id });
        let (status, body) = self.post("/oauth2/token", &both, grant).await;
        assert_eq!(status, 200, "{body}");
        (tokens(&body), id)
    }

    /// Makes a row's call with nothing but ids in its path.
    async fn try_row(&self, row: &Info, token: &str, id: &str) -> (StatusCode, Value) {
        let segments = row.path.split('/');
        let path: Vec<&str> = segments
            .map(|segment| if segment.starts_with('{') { id } else { segment })
            .collect();
        let path = [Origin::Api.prefix(row.service), &path.join("/")].concat();
        let has_body = matches!(row.method, Method::Post | Method::Patch);
        let token = Some(token).filter(|token| !token.is_empty());
        self.call(method(row), &path, token, has_body.then(|| json!({}))).await
    }
}

#[tokio::test]
async fn every_row_lets_in_whom_it_says() {
    let site = Site::start().await;
    let mut wrong = Vec::new();
    for (number, row) in ENDPOINTS.iter().enumerate() {
        for who in EVERYBODY {
            let (token, id) = site.caller(who, &format!("{who:?}{number}@example.com")).await;
            let (status, body) = site.try_row(row, &token, &id).await;
            let denied = match (status.as_u16(), code(&body)) {
                (401, _) => Some(401),
                (403, "PERMISSION_DENIED") => Some(403),
                _ => None,
            };
            let expected = if STRICTER.contains(&(row.id, who)) {
                Some(403)
            } else {
                refusal(row, who)
            };
            if denied != expected {
                wrong.push(format!("{} {who:?}: {status} {body}, expected {expected:?}", row.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn what_is_a_members_own_is_no_other_members() {
    let site = Site::start().await;
    let (member, _) = site.vouched_for("ada@example.com").await;
    let (_, hidden) = site.vouched_for("eve@example.com").await;
    let (_, shown) = site.vouched_for("iris@example.com").await;
    let own: Vec<&Info> = ENDPOINTS
        .iter()
        .filter(|row| row.id.starts_with("members.") && row.access == Access::Member && row.path.contains('{'))
        .collect();
    assert!(own.len() >= 5, "{own:?}");
    for row in own {
        for (id, refusals) in [(&shown, [403, 400]), (&hidden, [404, 400])] {
            let (status, body) = site.try_row(row, &member.access, id).await;
            assert!(refusals.contains(&status.as_u16()), "{} {status} {body}", row.id);
        }
    }
    let (_, body) = site
        .post(
            "/members/v1/members/query",
            &site.keys.owner_key,
            json!({ "query": { "filter": { "loginEmail": "iris@example.com" } } }),
        )
        .await;
    assert_eq!(
        body["members"][0]["profile"]["nickname"], "Iris Holm",
        "nothing has changed"
    );
}
